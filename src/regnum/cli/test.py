"""`regnum test`: everything that must hold before a change is good."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from regnum.cli import client_checks, lint
from regnum.cli.checkout import Step, project_root, run_steps

HELP = "Check the code and run the tests. With arguments, run only pytest, with those: regnum test -k undo"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.usage = "regnum test [--ray] [pytest arguments ...]"
    parser.add_argument(
        "--ray", action="store_true", help="install Ray, which is large, and test with it, too"
    )
    parser.set_defaults(handed_on=[])


def run(args: argparse.Namespace) -> int:
    pytest = Step("pytest", ("-m", "pytest", *pytest_arguments(args.handed_on, project_root())))
    return run_steps([pytest] if args.handed_on else [*lint.STEPS, pytest, *client_checks.STEPS])


def pytest_arguments(given: Sequence[str], root: Path) -> list[str]:
    """The user's own arguments, with one worker per core unless that would be in the way."""
    return list(given) if wants_one_process(given, root) else ["-n", "auto", *given]


def wants_one_process(given: Sequence[str], root: Path) -> bool:
    """Did the user choose the workers, ask for the debugger, or name one file, done before workers start?"""
    choices = ("-n", "--numprocesses", "--pdb", "no:xdist", "-pno:xdist")
    files = [word for word in given if (root / word.split("::")[0]).is_file()]
    return len(files) == 1 or any(word.startswith(choices) for word in given)
