"""`regnum lint`: style, types, and who may import whom."""

from __future__ import annotations

import argparse

from regnum.cli.checkout import Step, run_steps

HELP = "Check style, types and imports of the project. Every check runs, even after one has failed."

# import-linter has no `python -m` of its own.
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"

STEPS = (
    Step("ruff check", ("-m", "ruff", "check", ".")),
    Step("ruff format", ("-m", "ruff", "format", "--check", ".")),
    Step("mypy", ("-m", "mypy")),
    Step("lint-imports", ("-c", LINT_IMPORTS, "--no-logo")),
)


def configure(parser: argparse.ArgumentParser) -> None:
    """There is nothing to choose."""


def run(args: argparse.Namespace) -> int:
    return run_steps(STEPS)
