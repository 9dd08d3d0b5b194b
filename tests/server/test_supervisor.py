"""Who sees to it that there are always enough workers."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from socket import socket

import pytest
from uvicorn.supervisors import multiprocess
from uvicorn.supervisors.multiprocess import SIGNALS, Process

from regnum.server.run import Supervisor, configure
from regnum.server.settings import Settings

PATIENCE = 60.0
"""Far less than the supervisor has, and far more than two processes take to start."""


class Mortal(Process):
    """A worker that is killed while it is asked whether it is well."""

    def target(self, sockets: list[socket] | None = None) -> None:
        self.child_conn.recv()


@pytest.fixture
def signals_as_before() -> Iterator[None]:
    """A supervisor takes all signals of its process."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def test_a_worker_that_is_killed_while_it_is_asked_is_replaced_at_once(
    signals_as_before: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(multiprocess, "Process", Mortal)
    config = configure("regnum.server.run:worker_app", Settings(workers=1))
    config.timeout_worker_healthcheck = 60 * 60
    supervisor = Supervisor(config, [])
    supervisor.init_processes()
    (killed,) = supervisor.processes
    asking = threading.Thread(target=supervisor.keep_subprocess_alive, daemon=True)
    asking.start()
    asking.join(PATIENCE)
    assert not asking.is_alive(), "it waits for an answer of the dead"
    (another,) = supervisor.processes
    another.kill()
    another.join()
    assert another.pid != killed.pid
