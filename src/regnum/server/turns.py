"""Whose turn it is where there is less room than work.

Addresses take turns, and so do the guests of each: however much one of them wants, the others wait for one
piece of it before their own.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Crowded(Exception):
    """Somebody has too much waiting already."""


class Who(NamedTuple):
    """For whom something is done. Nobody in particular comes last."""

    address: str = ""
    guest: str = ""


NOBODY = Who()
Waiting = deque[asyncio.Future[None]]


class Turns:
    """So much is done at once; what waits is done in turn."""

    def __init__(self, places: int, each: int = 0, most: int = 0) -> None:
        self._free = places
        self._each = each
        """So much of one guest's may wait."""
        self._most = most
        """So much may wait in all."""
        self._waiting: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()
        self._count = 0

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[None]:
        """Wait for a turn, and have it for the block. Raises Crowded instead of waiting behind too many."""
        await self._take(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, who: Who) -> None:
        if self._free:
            self._free -= 1
            return
        mine = self._waiting.setdefault(who.address, OrderedDict()).setdefault(who.guest, deque())
        if len(mine) >= self._each or self._count >= self._most:
            self._forget(who, mine)
            raise Crowded
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(ready)
        self._count += 1
        try:
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self._pass_on()  # it was our turn at this very moment
            else:
                mine.remove(ready)
                self._count -= 1
                self._forget(who, mine)
            raise

    def _pass_on(self) -> None:
        """Let the next one have the place: another address, and of it another guest, than last time."""
        if not self._waiting:
            self._free += 1
            return
        address = next((one for one in self._waiting if one), NOBODY.address)
        guests = self._waiting[address]
        guest, waiting = next(iter(guests.items()))
        ready = waiting.popleft()
        self._count -= 1
        guests.move_to_end(guest)
        self._waiting.move_to_end(address)
        self._forget(Who(address, guest), waiting)
        ready.set_result(None)

    def _forget(self, who: Who, waiting: Waiting) -> None:
        """Keep nothing of who has nothing waiting."""
        guests = self._waiting[who.address]
        if not waiting:
            del guests[who.guest]
        if not guests:
            del self._waiting[who.address]
