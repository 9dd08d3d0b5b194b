"""What the developer's commands share: where the project is, and how its tools are run one after another."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import regnum
from regnum.engine.errors import RegnumError


@dataclass(frozen=True)
class Step:
    """One tool to run, as arguments for this Python."""

    title: str
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a step ended."""

    title: str
    code: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.title:<14} {'failed' if self.code else 'ok':<8} {self.seconds:6.1f} s"


def project_root() -> Path:
    """The checkout that this code was installed from, or else the one around the current folder."""
    here = Path.cwd()
    for folder in (Path(regnum.__file__).parents[2], here, *here.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "regnum").is_dir():
            return folder
    raise RegnumError("this command works on the project itself: run it as ./regnum in a checkout")


def run_steps(steps: Sequence[Step]) -> int:
    """Run every step, even after a failure, and close with a summary; 1 if any failed."""
    root = project_root()
    outcomes = [run_step(step, root) for step in steps]
    print("\n── summary", *outcomes, sep="\n", flush=True)
    return int(any(outcome.code for outcome in outcomes))


def run_step(step: Step, root: Path) -> Outcome:
    print(f"\n── {step.title}", flush=True)
    start = time.monotonic()
    code = subprocess.run([sys.executable, *step.arguments], cwd=root).returncode
    return Outcome(step.title, code, time.monotonic() - start)
