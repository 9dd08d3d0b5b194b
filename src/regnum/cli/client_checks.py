"""The checks of the client, each a step of `regnum test`: python -m regnum.cli.client_checks e2e."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from regnum.cli.checkout import Step, project_root
from regnum.cli.client import ensure_client, environment_for, find_node
from regnum.engine.errors import RegnumError

BROWSER = "/usr/bin/chromium"

STEPS = tuple(
    Step(f"client {script}", ("-m", "regnum.cli.client_checks", script))
    for script in ("check", "test", "e2e")
)


def main(script: str) -> int:
    """Run one of the client's npm scripts, with everything it needs in place."""
    root = project_root()
    try:
        ensure_client(root, say)
        if script == "e2e" and not ensure_browser():
            say("NO BROWSER TESTS WERE RUN: there is no chromium here, and only root can install Debian's.")
            return 0
        npm = find_node(root, say)
    except RegnumError as trouble:
        print(f"regnum: {trouble}", file=sys.stderr)
        return 1
    return subprocess.run([*npm, "run", script], cwd=root / "web", env=environment_for(npm)).returncode


def say(line: str) -> None:
    """Progress, on the error stream."""
    print(f"regnum: {line}", file=sys.stderr, flush=True)


def ensure_browser() -> bool:
    """Is there a chromium? Debian's is installed where that is allowed."""
    if Path(BROWSER).exists():
        return True
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    say("installing chromium for the browser tests")
    for command in (["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", "chromium"]):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        if subprocess.run(command, env=environment, stdout=subprocess.DEVNULL).returncode:
            return False
    return Path(BROWSER).exists()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
