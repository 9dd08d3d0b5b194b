"""Commands whose packages are not installed with the core."""

from importlib import import_module
from typing import Any

from regnum.engine.errors import RegnumError


def needing(extra: str, module: str) -> Any:
    """A module of ours that needs the packages of an extra. Without them one line says how to get them."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.startswith("regnum"):
            raise
        raise RegnumError(
            f"this needs the package {missing.name}: pip install 'regnum[{extra}]' installs it, "
            "and in a checkout ./regnum does so by itself"
        ) from None
