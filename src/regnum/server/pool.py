"""The processes in which computer players think, with a hard limit of time.

Each place is an executor with one process of its own: one that crashes or does not come to an end is killed
by its id and replaced, and nobody else's thinking suffers.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Protocol, TypeVar

from regnum.engine.errors import RegnumError
from regnum.server import worker
from regnum.server.turns import NOBODY, Turns, Who

T = TypeVar("T")


class AtTable(Protocol):
    """A piece of work for a table."""

    @property
    def table(self) -> str:
        """Its id."""


J = TypeVar("J", bound=AtTable)
log = logging.getLogger("regnum.server")
STARTING = 60.0
"""A process that has not started after so many seconds never will."""


EACH, MOST = 32, 512
"""So much of one guest's may wait, and so much of everybody's. A guest has fewer tables open than that."""


class NoThought(Exception):
    """The player has crashed or taken too long."""


class Place:
    """One process, started when first needed."""

    def __init__(self, ready: Callable[[], None]) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._ready = ready
        self.busy = False

    async def run(self, work: Callable[[J], T], job: J, seconds: float) -> T:
        """Do some work within a time. Raises NoThought."""
        loop = asyncio.get_running_loop()
        try:
            if self._executor is None:
                self._executor = ProcessPoolExecutor(1, get_context("spawn"), worker.begin)
                start = loop.run_in_executor(self._executor, self._ready)
                await asyncio.wait_for(start, STARTING)
            return await asyncio.wait_for(loop.run_in_executor(self._executor, work, job), seconds)
        except (TimeoutError, BrokenProcessPool, OSError) as failure:
            self.end()
            raise NoThought(type(failure).__name__) from failure

    def end(self) -> None:
        """End the process, whatever it is doing."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes = list((executor._processes or {}).values())  # there is no public way to them
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Pool:
    """All places. A table goes to the same place when it is free: its match is known there."""

    def __init__(
        self,
        size: int = 1,
        seconds: float = 10.0,
        each: int = EACH,
        most: int = MOST,
        ready: Callable[[], None] = worker.ready,
    ) -> None:
        self._places = [Place(ready) for _ in range(size)]
        self._turns = Turns(len(self._places), each, most)
        self._seconds = seconds

    async def run(self, work: Callable[[J], T], job: J, who: Who = NOBODY) -> T:
        """Do some work when it is somebody's turn. Raises NoThought if nothing comes of it, or Crowded."""
        async with self._turns.turn(who):
            place = self._pick(job.table)
            place.busy = True
            try:
                return await place.run(work, job, self._seconds)
            except (NoThought, RegnumError):
                raise
            except Exception as failure:
                # The player raised something: in its process, so all there is to tell is that it did.
                log.warning("a computer player failed: %s: %s", type(failure).__name__, failure)
                raise NoThought(type(failure).__name__) from failure
            finally:
                place.busy = False

    def close(self) -> None:
        """End all processes."""
        for place in self._places:
            place.end()

    def _pick(self, table: str) -> Place:
        usual = self._places[hash(table) % len(self._places)]
        return usual if not usual.busy else next(place for place in self._places if not place.busy)
