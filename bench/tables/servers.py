"""The two servers, each a process of its own, and how people sit down there."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from socket import create_connection
from threading import Thread
from time import monotonic, sleep
from typing import IO, Any, NamedTuple

import msgspec

from bench.tables.driver import Seat
from regnum.engine.errors import RegnumError

PATIENCE = 30.0


class ServerTrouble(RegnumError):
    """A server that does not do what it should: what it was, in words."""


class Server(ABC):
    """A server of the bench. A subclass knows its command and its ways."""

    name = ""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self._process = process
        self.port = port

    @abstractmethod
    def seats(self) -> tuple[Seat, Seat]:
        """Set up a table, and take both its seats; the connections are yet to be opened."""

    def memory(self) -> int | None:
        """The bytes of memory that the server's processes have; None where the system does not tell."""
        try:
            found = [re.search(r"VmRSS:\s+(\d+) kB", about(pid, "status")) for pid in self._family()]
        except OSError:
            return None
        return sum(int(one[1]) for one in found if one) * 1024

    def cpu(self) -> float | None:
        """The seconds that the server's processes have computed; None where the system does not tell."""
        try:
            # After the name, which may hold anything but ends the brackets: the state, then numbers.
            spent = [about(pid, "stat").rpartition(")")[2].split()[11:13] for pid in self._family()]
        except OSError:
            return None
        return sum(int(user) + int(system) for user, system in spent) / os.sysconf("SC_CLK_TCK")

    def _family(self) -> list[int]:
        """The process and those that it has started."""
        found = [self._process.pid]
        for pid in found:
            for listed in Path(f"/proc/{pid}/task").glob("*/children"):
                found += map(int, listed.read_text().split())
        return found

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Answer:
        """Speak HTTP."""
        http = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        raw = b"" if body is None else msgspec.json.encode(body)
        http.request(method, path, raw, {"Content-Type": "application/json"})
        answer = http.getresponse()
        said = answer.read()
        http.close()
        if answer.status != status:
            raise ServerTrouble(f"{self.name} answers {answer.status} to {method} {path}: {said[:200]!r}")
        return Answer(msgspec.json.decode(said), answer.headers)


def about(pid: int, what: str) -> str:
    """What Linux says about a process."""
    return Path(f"/proc/{pid}/{what}").read_text()


class Answer(NamedTuple):
    """What came back."""

    body: Any
    headers: Mapping[str, str]


@contextmanager
def started(
    command: Sequence[str], folder: Path, says: str, environment: Mapping[str, str] | None = None
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server process and its port, of which it tells in a line like `says`. It ends with the block.

    It also ends when its standard input does: should we be killed, nothing is left behind.
    """
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment and dict(environment),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        assert process.stdout is not None
        try:
            port = port_of(process.stdout, says)
            wait_until_open(port)
            # What it says further is read, or it would wait for a reader one day, and then forgotten.
            Thread(target=process.stdout.read, daemon=True).start()
            yield process, port
        finally:
            end(process)


def port_of(output: IO[bytes], says: str) -> int:
    said = b""
    for line in output:
        said += line
        if found := re.search(says.encode(), line):
            return int(found[1])
    raise ServerTrouble(f"the server has ended: {said[-2000:].decode(errors='replace')}")


def wait_until_open(port: int) -> None:
    """A server may say where it will be before it is there."""
    limit = monotonic() + PATIENCE
    while True:
        try:
            create_connection(("127.0.0.1", port), PATIENCE).close()
            return
        except OSError as refused:
            if monotonic() > limit:
                raise ServerTrouble(f"the server does not open its port: {refused}") from None
            sleep(0.02)


def end(process: subprocess.Popen[bytes]) -> None:
    """The friendly way; and if that takes too long, the other."""
    assert process.stdin is not None
    process.stdin.close()
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
