"""PostgreSQL and Redis for tests: Debian's own, on free ports, ended by their process ids."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from regnum.testing.patience import PATIENCE

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server"}


class Unavailable(Exception):
    """A program that is not there and cannot be installed."""


def program(name: str) -> str:
    """The path of a program; installed from Debian's packages if we may. Raises Unavailable."""
    found = find(name) or (install(PACKAGES[name]) and find(name))
    if not found:
        raise Unavailable(f"{name} is not installed: apt-get install {PACKAGES[name]}")
    return found


def find(name: str) -> str | None:
    """Where a program is. Debian keeps PostgreSQL's own out of the path."""
    own = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(own[-1]) if own else shutil.which(name)


def install(package: str) -> bool:
    """Install a package of Debian's, without starting its service."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    command = ["apt-get", "install", "-y", "--no-install-recommends", package]
    for attempt in (["apt-get", "update"], command):
        subprocess.run(attempt, env=environment, capture_output=True, check=False, timeout=600)
    return True


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """A database cluster of its own: the address of its database."""
    server, initdb = program("postgres"), find("initdb")
    if initdb is None:
        raise Unavailable("initdb is not installed: apt-get install postgresql")
    with folder() as place:
        who = run_as("postgres", place)
        make = [initdb, "-D", str(place / "data"), "-U", "regnum", "-A", "trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(make, check=True, capture_output=True, cwd=place, **who)
        port = free_port()
        options = ["-h", "127.0.0.1", "-p", str(port), "-k", str(place), "-F", "-c", "shared_buffers=32MB"]
        with running([server, "-D", str(place / "data"), *options], port, place, signal.SIGINT, **who):
            yield f"postgresql://regnum@127.0.0.1:{port}/postgres"


@contextmanager
def redis() -> Iterator[str]:
    """A Redis of its own: its address."""
    server = program("redis-server")
    with folder() as place:
        port = free_port()
        command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(place)]
        with running(command, port, place, signal.SIGTERM):
            yield f"redis://127.0.0.1:{port}/0"


@contextmanager
def folder() -> Iterator[Path]:
    """A short-lived folder with a short path: sockets have little room for theirs."""
    place = Path(tempfile.mkdtemp(prefix="regnum-"))
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


def run_as(user: str, place: Path) -> dict[str, Any]:
    """PostgreSQL does not run as root: how to start it as somebody else, who then owns the folder."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(place, user)
    return {"user": user, "group": user, "extra_groups": []}


@contextmanager
def running(command: list[str], port: int, place: Path, end: int, **how: Any) -> Iterator[None]:
    """A server that answers on a port, and is ended afterwards."""
    with (place / "log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=place, **how
        )
    try:
        wait_until(lambda: process.poll() is not None or answers(port))
        if process.poll() is not None:
            raise Unavailable(f"{command[0]} has ended: {(place / 'log').read_text()[-500:]}")
        yield
    finally:
        process.send_signal(end)
        process.wait(PATIENCE)


def answers(port: int) -> bool:
    """Does somebody listen there?"""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def wait_until(so: Callable[[], bool]) -> None:
    """Wait, but not for ever."""
    end = time.monotonic() + PATIENCE
    while not so():
        if time.monotonic() > end:
            raise Unavailable("a service does not start")
        time.sleep(0.05)
