"""Two people at each of many tables, who choose as fast as they are shown the table, or once a second."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from bench.tables.wire import Wire

PATIENCE = 20.0
"""After so many seconds an answer will not come any more."""


@dataclass
class Slice:
    """What happened at all tables of one server in one turn."""

    waits: list[float] = field(default_factory=list)
    """Of each choice: the seconds from sending it to both seats having the new view."""
    seconds: float = 0.0
    cpu: float | None = None
    """The seconds that the server's process has computed meanwhile."""
    stolen: float | None = None
    """Which part of the machine's time its host took away meanwhile."""
    bytes: int = 0
    """What both seats of all tables were sent."""
    errors: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Choices a second."""
        return len(self.waits) / self.seconds


class Seat(Wire):
    """One person at one table. A subclass speaks the language of one server."""

    def __init__(self, path: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(path, headers or {})
        self.table: Table
        self.version = -1
        """Of the last view that has come."""
        self.asked: bool | None = None
        """Am I to choose? None where people simply take turns."""
        self.over = False

    def data_received(self, data: bytes) -> None:
        self.table.slice.bytes += len(data)
        super().data_received(data)

    @abstractmethod
    def choose(self) -> None:
        """Send a choice."""

    def shown(self, version: int) -> None:
        """A view has come."""
        self.version = version
        self.table.shown()

    def closed(self, reason: str) -> None:
        self.table.fail(reason)


class Table:
    """A game between two people, who take turns."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats
        self.turn = 0
        self.version = -1
        """What both seats have."""
        self.began: float | None = None
        """When the choice was sent that is under way."""
        self.slice = Slice()
        self.then: Callable[[Table], None] = lambda table: None
        """What happens when both have seen a choice."""
        self.ended = False
        self.sitting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for seat in seats:
            seat.table = self

    @property
    def waiting(self) -> bool:
        """Is a choice under way?"""
        return self.began is not None

    def choose(self) -> None:
        """Whose turn it is chooses."""
        self.began = perf_counter()
        asked = [seat for seat in self.seats if seat.asked]
        (asked[0] if asked else self.seats[self.turn]).choose()

    def shown(self) -> None:
        """One of the seats has a new view."""
        first, second = self.seats
        if first.version != second.version or first.version == self.version:
            return
        self.version = first.version
        if not self.sitting.done():
            self.sitting.set_result(None)
        elif self.began is not None:
            self.slice.waits.append(perf_counter() - self.began)
            self.began = None
            self.turn = 1 - self.turn
            if first.over:
                self.leave()
            else:
                self.then(self)

    def fail(self, reason: str) -> None:
        """Something went wrong here. The others play on."""
        if self.ended:
            return
        self.slice.errors.append(reason)
        self.leave()
        if not self.sitting.done():
            self.sitting.set_result(None)

    def leave(self) -> None:
        """Nobody plays here any more."""
        self.ended, self.began = True, None
        for seat in self.seats:
            seat.hang_up()


class Hall:
    """All tables of one server."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.tables: list[Table] = []

    async def sit_down(self, seats: Sequence[Seat]) -> list[str]:
        """Two more people at a table of their own, who have seen it when this returns. What went wrong."""
        table = Table(seats)
        self.tables.append(table)
        loop = asyncio.get_running_loop()
        for seat in seats:
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", self._port)  # type: ignore[misc]
        await asyncio.wait([table.sitting], timeout=PATIENCE)
        if not table.sitting.done():
            table.fail("the table was never shown")
        return table.slice.errors

    def leave(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            table.leave()

    async def flat_out(self, seconds: float) -> Slice:
        """At every table the next choice is sent as soon as both have seen the last one."""
        end = perf_counter() + seconds

        def again(table: Table) -> None:
            if perf_counter() < end:
                table.choose()

        return await self._slice(seconds, again, lambda table, place: table.choose())

    async def paced(self, seconds: float) -> Slice:
        """One choice a second at every table, and never at two tables at once if it can be helped."""
        loop = asyncio.get_running_loop()
        start = loop.time()

        def once(table: Table, due: float) -> None:
            # A table that still waits for the last choice leaves this one out.
            if not (table.waiting or table.ended):
                table.choose()
            if due + 1 < start + seconds:
                loop.call_at(due + 1, once, table, due + 1)

        def first(table: Table, place: int) -> None:
            due = start + min(1.0, seconds) * place / len(self.tables)
            loop.call_at(due, once, table, due)

        return await self._slice(seconds, lambda table: None, first)

    async def _slice(
        self, seconds: float, then: Callable[[Table], None], begin: Callable[[Table, int], None]
    ) -> Slice:
        """Choices that are under way when the time is up are waited for, and their time counts."""
        made = Slice()
        start = perf_counter()
        for place, table in enumerate(self.tables):
            table.slice, table.then = made, then
            if not table.ended:
                begin(table, place)
        await asyncio.sleep(seconds)
        await self._settled(made)
        made.seconds = perf_counter() - start
        return made

    async def _settled(self, made: Slice) -> None:
        end = perf_counter() + PATIENCE
        while any(table.waiting for table in self.tables):
            if perf_counter() > end:
                for table in self.tables:
                    if table.waiting:
                        table.fail("a choice was never shown")
            await asyncio.sleep(0.001)
