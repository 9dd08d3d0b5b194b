"""A server for tests: a process of its own that ends with the tests, however they end.

Starting Python and reading the server's packages takes longer than most tests. So one process, the nursery,
does that once and waits; each server is a fork of it: a process with an id, stopped or killed like any other.
"""

import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Self

import httpx
import msgspec

from regnum.server.settings import UNLIMITED, Settings
from regnum.testing.patience import PATIENCE


class Order(msgspec.Struct):
    """What the nursery is asked for."""

    settings: Settings
    log: str
    path: list[str]


class Nursery:
    """The process that servers are forked from. It ends when its standard input is closed."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "regnum.testing.serving"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def start(self, order: Order) -> int:
        """Start a server: its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End it, and every server that is left."""
        self._process.communicate()


nurseries: list[Nursery] = []
"""None, or the one of this process."""


class Server:
    """A server process on a free port of this machine."""

    def __init__(self, logs: Path, **settings: object) -> None:
        chosen: dict[str, object] = {"port": 0, "data": str(logs), "limits": UNLIMITED, "thinkers": 1}
        self.settings = Settings(**(chosen | settings))  # type: ignore[arg-type]
        self.pid = 0
        """Of the process itself; with workers, of their supervisor. 0 where none is running."""
        self._logs = logs
        self._starts = 0

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.settings.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it, on the port it had before if it had one."""
        self._starts += 1
        if not nurseries:
            nurseries.append(Nursery())
        # Tests may bring modules of their own, such as odd computer players.
        self.pid = nurseries[0].start(Order(self.settings, str(self.log_file()), sys.path))
        self._wait()

    def stop(self) -> None:
        """End it the friendly way."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def log_file(self) -> Path:
        """Where it writes its log."""
        return self._logs / f"server-{self._starts}.log"

    def log(self) -> str:
        """What it has logged since all its starts."""
        return "".join(path.read_text() for path in sorted(self._logs.glob("server-*.log")))

    def running(self) -> bool:
        """Is the process there?"""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def _end(self, how: int) -> None:
        if not self.pid:
            return
        if self.running():
            os.kill(self.pid, how)
        self.wait_until(lambda: not self.running(), "the server does not end")
        self.pid = 0

    def _wait(self) -> None:
        """Until it answers."""
        self.wait_until(self._answers, "the server does not answer")

    def wait_until(self, so: Callable[[], bool], trouble: str) -> None:
        """Until something is so; RuntimeError with the log if that takes too long."""
        end = time.monotonic() + PATIENCE
        while not so():
            if time.monotonic() > end:
                raise RuntimeError(f"{trouble}:\n{self.log()}")
            time.sleep(0.01)

    def _answers(self) -> bool:
        if not self.running():
            raise RuntimeError(f"the server has ended:\n{self.log()}")
        said = self.log_file().read_text() if self.log_file().exists() else ""
        _, found, rest = said.partition("served at http://127.0.0.1:")
        if not found or " " not in rest:
            return False
        self.settings = msgspec.structs.replace(self.settings, port=int(rest.split(" ", 1)[0]))
        try:
            # Reading certificates, which nobody needs here, would take longer than the whole rest.
            return httpx.get(f"{self.url}/api/tables", timeout=PATIENCE, verify=False).status_code == 200
        except httpx.TransportError:
            return False


# --- in the nursery -----------------------------------------------------------------------------------


def main() -> None:
    """Fork a server for each line of standard input."""
    from regnum.server.run import serve

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that nothing is left of a server that has ended
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tests end us, and they get the Ctrl+C
    nursery = os.getpid()
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        code = 1
        try:
            be_a_server(order, nursery)
            serve(order.settings)
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)


def be_a_server(order: Order, nursery: int) -> None:
    """What a fork of the nursery does first."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(order.log, "wb") as log, open(os.devnull, "r+b") as nothing:
        os.dup2(log.fileno(), sys.stderr.fileno())
        os.dup2(nothing.fileno(), sys.stdin.fileno())
        os.dup2(nothing.fileno(), sys.stdout.fileno())
    sys.path[:] = order.path
    threading.Thread(target=end_without, args=(nursery,), daemon=True).start()


def end_without(nursery: int) -> None:
    """End when the nursery has."""
    while os.getppid() == nursery:
        time.sleep(0.2)
    os._exit(1)


if __name__ == "__main__":
    main()
