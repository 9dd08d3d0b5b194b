"""The tables in memory: read when first asked for, kept while anybody holds them, and a while longer."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from regnum.engine.match import Match
from regnum.server import rows, seen
from regnum.server.problems import Refusal
from regnum.server.rows import ChoiceRow
from regnum.server.settings import Settings
from regnum.server.table import REMARKS_AT_HAND, LiveTable
from regnum.server.viewer import RESTART
from regnum.server.writer import Writer

T = TypeVar("T")
log = logging.getLogger("regnum.server")
READERS = 4
"""Threads that read from the database, and do nothing else: whatever else takes long, they are free."""


class Shelf:
    """All tables of this process that anybody holds, and those that were held last."""

    def __init__(self, settings: Settings, engine: Engine, writer: Writer) -> None:
        self._settings = settings
        self._reading = for_reading(engine)
        self.writer = writer
        self._readers = ThreadPoolExecutor(READERS, "regnum-reader")
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Every table that anybody holds: a connection, a request, a thinking computer, or we ourselves."""
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        """Those that we hold, by when they were last asked for."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.loaded: Callable[[LiveTable], None] = lambda table: None
        """Told of each table that was read."""
        self.ended = asyncio.Event()
        """A game is over: how it was seen, and what it came to, is to be kept soon."""

    # --- finding -------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up in the database, off the event loop."""

        def look() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await self._in_thread(look)

    async def lines(self, id: str, start: int) -> list[ChoiceRow]:
        """The log of a table from a number on, the shortest way there is."""
        plain = self.writer.plain
        if plain is None:
            return await self.read(lambda connection: rows.choices(connection, id, start))
        return await self._in_thread(lambda: plain.lines(id, start))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def find(self, id: str) -> LiveTable:
        """The table of an id, as it was when this process last looked. Raises a Refusal of type `missing`."""
        table = self._live.get(id)
        if table is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            table = await asyncio.shield(self._loading[id])
        if not table.gone:
            self._kept[id] = table
            self._kept.move_to_end(id)
        return table

    def at_hand(self, id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(id)

    def watched(self) -> list[LiveTable]:
        """The tables that somebody looks at, here."""
        return [table for table in self._live.values() if table.viewers]

    def held(self) -> list[LiveTable]:
        """All tables that are in memory."""
        return [*self._live.values()]

    async def _load(self, id: str) -> LiveTable:
        try:
            table = await self.read(lambda connection: load(connection, id))
            if table is None:
                raise Refusal("missing", "error-missing-table")
            self._live[id] = self._kept[id] = table
            self._make_room()
        finally:
            del self._loading[id]
        if table.trouble is not None:
            log.warning("table %s cannot go on: %s", id, table.trouble.told("en"))
        self.loaded(table)
        return table

    # --- letting go ----------------------------------------------------------------------------------

    def _make_room(self) -> None:
        """Let go of the tables not asked for longest. Whoever holds one keeps it, and others find it here."""
        idle = [table for table in self._kept.values() if not table.viewers]
        spare = max(0, len(idle) - self._settings.live_tables)
        for table in [table for table in idle if self._is_kept(table)][:spare]:
            del self._kept[table.row.id]

    def drop(self, table: LiveTable) -> None:
        """Forget what is in memory. Viewers come again, and find what is on disk."""
        table.gone = True
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]
            self._kept.pop(table.row.id, None)
        for viewer in table.viewers:
            viewer.close(RESTART)

    def close(self) -> None:
        """Read nothing more."""
        self._readers.shutdown()

    # --- how tables are seen -------------------------------------------------------------------------

    async def keep_seen(self, only_over: bool = False) -> None:
        """Keep how every table is seen that has changed since, or only those that are over: should a later
        version of the rules leave a game behind, it stays readable."""
        for table in self.held():
            if self._is_kept(table) or (only_over and table.status == "playing"):
                continue
            try:
                async with table.lock:
                    if not table.gone and table.match is not None:
                        await self._keep_sights(table, table.match)
            except Exception:
                log.exception("how table %s is seen could not be kept", table.row.id)

    def _is_kept(self, table: LiveTable) -> bool:
        """Is there nothing new to keep? Of a game that cannot go on, there never is."""
        return table.match is None or table.seen_version == table.version

    async def _keep_sights(self, table: LiveTable, match: Match) -> None:
        # The whole log is put into words for everybody: too long for the event loop.
        version, bodies = table.version, await asyncio.to_thread(seen.sights, table, match)
        with suppress(IntegrityError):  # another process keeps it at this moment
            await self.writer.run(lambda c: rows.keep_seen(c, table.row.id, version, bodies))
        table.seen_version = version


def for_reading(engine: Engine) -> Engine:
    """The database for those who only look. PostgreSQL needs no transaction for that, which would be two more
    journeys."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine.execution_options(reading=True)


def load(connection: Connection, id: str) -> LiveTable | None:
    """Read a table, and play what was decided at it."""
    row = rows.table(connection, id)
    if row is None:
        return None
    table = LiveTable(row, rows.choices(connection, id), rows.last_remarks(connection, id, REMARKS_AT_HAND))
    table.seen_version = rows.seen_version(connection, id)
    if table.match is None:
        table.seen = rows.seen(connection, id)
    return table
