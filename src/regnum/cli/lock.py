"""`regnum lock`: the exact packages, with hashes, that ./regnum installs."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from regnum.cli.checkout import project_root
from regnum.engine.errors import RegnumError

HELP = "Write requirements/*.txt anew from pyproject.toml. Versions stay as they are where they still fit."

# Each lock and the extra of pyproject.toml it adds to the core. A later one keeps to the versions of those
# before it, so that any of them can be installed beside the others.
LOCKS = {
    name: None if name == "core" else name
    for name in ("core", "server", "lab", "rl", "dev", "bench", "node", "ray")
}

OPTIONS = (
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--custom-compile-command=./regnum lock",
)


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions of everything")


def run(args: argparse.Namespace) -> int:
    root = project_root()
    require_uv()
    earlier: list[str] = []
    for name, extra in LOCKS.items():
        lock = f"requirements/{name}.txt"
        compile_lock(root, lock, extra, earlier, upgrade=args.upgrade)
        print(f"{lock}: {count_packages(root / lock)} packages", flush=True)
        earlier.append(lock)
    return 0


def require_uv() -> None:
    """Only this command needs uv, so it is fetched here and not with every developer's packages."""
    if find_spec("uv") is None:
        print("installing uv", flush=True)
        call(Path.cwd(), "pip", "install", "--quiet", "uv")


def compile_lock(root: Path, lock: str, extra: str | None, earlier: list[str], *, upgrade: bool) -> None:
    wanted = [] if extra is None else [f"--extra={extra}"]
    constraints = [f"--constraint={file}" for file in earlier]
    newest = ["--upgrade"] if upgrade else []
    sources = ["pyproject.toml", "requirements/core.in"]
    output = f"--output-file={lock}"
    call(root, "uv", "pip", "compile", *OPTIONS, *wanted, *constraints, *newest, output, *sources)


def count_packages(lock: Path) -> int:
    return sum("==" in line for line in lock.read_text().splitlines())


def call(root: Path, module: str, *arguments: str) -> None:
    """Run a module of this Python. Locally built packages are left out: nobody else has their hashes."""
    environment = {name: value for name, value in os.environ.items() if name != "UV_FIND_LINKS"}
    if subprocess.run([sys.executable, "-m", module, *arguments], cwd=root, env=environment).returncode:
        raise RegnumError(f"{module} could not finish; what it said stands above")
