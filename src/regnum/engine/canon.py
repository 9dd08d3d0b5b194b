"""A value as one line that says the same on every machine: what the hash of a card is made of."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum


def canonical(value: object) -> str:
    """The value in words of its own. Fields that are as usual are left out: a new one, with its usual value,
    changes nothing that was written before it was there."""
    if isinstance(value, Enum):
        return value.name
    if value is None or isinstance(value, bool | int | str):
        return repr(value)
    if isinstance(value, tuple | list):
        return f"({' '.join(canonical(one) for one in value)})"
    if isinstance(value, Mapping):
        return f"{{{' '.join(f'{canonical(key)}:{canonical(one)}' for key, one in sorted(value.items()))}}}"
    if is_dataclass(value) and not isinstance(value, type):
        held = [(part, getattr(value, part.name)) for part in fields(value)]
        told = [f"{part.name}={canonical(one)}" for part, one in held if differs(part, one)]
        return f"{type(value).__name__}({' '.join(told)})"
    raise TypeError(f"{value!r} cannot be part of a card: it is no plain value")


def differs(part: Field[object], held: object) -> bool:
    """Was a field given a value that is not its usual one?"""
    if not part.init:
        return False
    usual = part.default_factory() if part.default_factory is not MISSING else part.default
    return usual is MISSING or held != usual
