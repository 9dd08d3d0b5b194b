"""How the processes that serve the same tables hear of each other.

Nobody's cards go this way: only which table has how many lines now, and who is there. What is new is then
read from the database. Litestar's channels carry it, in memory or through Redis; and because a message may be
lost, and several processes may share a database without Redis, each also looks at the database now and then.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from regnum.engine.errors import RegnumError
from regnum.server import render, rows, showing
from regnum.server.homes import Homes
from regnum.server.settings import Settings
from regnum.server.table import LiveTable
from regnum.server.tables import Tables

CHANNEL = "tables"
SHORTEST_PAUSE, PAUSE_EACH = 0.02, 0.002
"""Seconds for which coming and going is gathered: at least, and for each viewer that is told of it."""
log = logging.getLogger("regnum.server")


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    origin: str
    versions: dict[str, int] = {}
    """By table, how many lines its log has now."""
    changed: list[str] = []
    """Tables where somebody sat down, spoke, or anything else but a choice has happened."""
    present: dict[str, tuple[list[int], int]] = {}
    """By table, which seats are there at this process, and how many watch."""
    looked: dict[str, tuple[int, int, int]] = {}
    """By table, at which version this process looks back at it, and how far it has come."""
    roll_call: list[str] = []
    """Tables of which this process wants to hear who is present elsewhere."""


def backend(settings: Settings) -> ChannelsBackend:
    """What carries the news."""
    if not settings.redis:
        return MemoryChannelsBackend()
    try:
        from regnum.server.messenger import messenger  # Here, because its package is an extra.
    except ModuleNotFoundError as absent:
        raise RegnumError(f"Redis needs the package {absent.name}: pip install 'regnum[redis]'.") from None
    return messenger(settings.redis)


def pause_of(settings: Settings, tables: Tables) -> float:
    """Seconds between two looks. Where nobody tells us anything, several workers look more often if the
    database, as SQLite does, says at once whether others have written at all."""
    if settings.redis or settings.homes:
        return 2.0
    return 0.01 if settings.workers > 1 and tables.writer.tells else 0.1


class Hub:
    """This process among the others."""

    def __init__(
        self, settings: Settings, tables: Tables, channels: ChannelsPlugin, homes: Homes | None = None
    ) -> None:
        self.origin = secrets.token_hex(6)
        self._tables = tables
        self._channels = channels
        self._pause = pause_of(settings, tables)
        self._tasks: list[asyncio.Task[None]] = []
        self._seen: int | None = None
        """The database's own count of what others have written, when we last looked."""
        self._redis = bool(settings.redis)
        self._homes = homes
        self.looked: Callable[[tuple[str, int], tuple[int, int]], None] = lambda game, looked: None
        """Told how far another process has come that looks back at a game."""
        if homes is not None:
            homes.heard = lambda raw: channels.publish(raw, CHANNEL)
        tables.writer.committed = self._committed
        tables.changed = lambda id: self.tell(changed=[id])

    def start(self) -> None:
        """Begin to listen."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._watch())]

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, **news: object) -> None:
        """Tell the others: by Redis, or by word of mouth where all of them are neighbours. What is told in
        memory is heard by nobody but ourselves."""
        if not self._redis and self._homes is None:
            return
        raw = msgspec.json.encode(News(self.origin, **news))  # type: ignore[arg-type]
        if self._redis:
            self._channels.publish(raw, CHANNEL)
        elif self._homes is not None:
            self._homes.tell(raw)

    def _committed(self, versions: dict[str, int]) -> None:
        """Something was decided. Only those are told who have the table open elsewhere: mostly nobody, and to
        tell everybody of every choice would cost more than to make it."""
        tables = {id: self._tables.at_hand(id) for id in versions}
        apart = {id: versions[id] for id, table in tables.items() if table is not None and table.elsewhere}
        if apart:
            self.tell(versions=apart)

    def came_or_went(self, table: LiveTable, first: bool = False) -> None:
        """Somebody has opened a table here, or left it. Who else does so soon after is told of together."""
        self._seen = None  # a table is looked at anew: something may have been written while it was opened
        if first:
            self.tell(roll_call=[table.row.id])
        self._show_presence(table)

    def _show_presence(self, table: LiveTable) -> None:
        if table.gathering:
            return
        table.gathering = True
        # The more there are to tell, the longer it may take: a crowd costs no more than its size.
        pause = SHORTEST_PAUSE + len(table.viewers) * PAUSE_EACH
        asyncio.get_running_loop().call_later(pause, self._presence_gathered, table)

    def _presence_gathered(self, table: LiveTable) -> None:
        table.gathering = False
        showing.show_presence(table)
        seats, watchers = render.here(table)
        self.tell(present={table.row.id: (sorted(seats), watchers)})

    async def _listen(self) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for raw in subscriber.iter_events():
                try:
                    news = msgspec.json.decode(raw, type=News)
                    if news.origin != self.origin:
                        await self._hear(news)
                except Exception:
                    # One piece of bad news must not make us deaf to the rest.
                    log.exception("news from another process could not be used")

    async def _hear(self, news: News) -> None:
        for id, version in news.versions.items():
            await self._tables.catch_up(id, version)
        for id in news.changed:
            await self._tables.refresh(id)
        for id, present in news.present.items():
            self._note_present(news.origin, id, present)
        for id, (version, done, all) in news.looked.items():
            self.looked((id, version), (done, all))
        here = {}
        for id in news.roll_call:
            table = self._tables.at_hand(id)
            if table is not None and table.viewers:
                seats, watchers = render.here(table)
                here[id] = (sorted(seats), watchers)
        if here:
            self.tell(present=here)

    def _note_present(self, origin: str, id: str, present: tuple[list[int], int]) -> None:
        table = self._tables.at_hand(id)
        if table is None:
            return
        before = render.present(table)
        if present == ([], 0):
            table.elsewhere.pop(origin, None)
        else:
            if origin not in table.elsewhere:
                self.tell(versions={id: table.version})  # they may have missed what was decided meanwhile
            table.elsewhere[origin] = present
        if render.present(table) != before:
            showing.show_presence(table)

    # --- looking for what was not heard --------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self._look()
            except Exception:
                # The database may be away for a while; the next look finds what was missed.
                self._seen = None
                log.exception("the database could not be looked at")

    async def _look(self) -> None:
        seen = self._tables.writer.data_version()
        if seen is not None and seen == self._seen:
            return
        watched = {table.row.id: table for table in self._tables.watched()}
        if not watched:
            return
        self._seen = seen
        found = await self._tables.read(lambda connection: rows.standing(connection, list(watched)))
        for id, (version, touched) in found.items():
            table = watched[id]
            if version > table.version:
                await self._tables.catch_up(id, version)
            if touched != table.row.touched:
                await self._tables.refresh(id)
