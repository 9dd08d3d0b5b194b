"""Everything that runs in one process of the server."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.channels import ChannelsPlugin

from regnum import games
from regnum.server import replaying, rows
from regnum.server.computers import Computers
from regnum.server.crowd import Crowd
from regnum.server.guests import Guests
from regnum.server.homes import Homes
from regnum.server.hub import Hub
from regnum.server.ledger import Ledger
from regnum.server.limits import Limiter
from regnum.server.pool import Pool
from regnum.server.problems import Refusal
from regnum.server.settings import Settings
from regnum.server.storage import open_engine
from regnum.server.table import LiveTable
from regnum.server.tables import Tables
from regnum.server.upgrade import upgrade
from regnum.server.writer import Writer

log = logging.getLogger("regnum.server")
LOOK_SECONDS = 30.0
"""Looking back at a game takes far less; what does not come to an end is given up."""
COLLECT_AFTER = (150, 3, 20_000)
"""New objects between two looks of the garbage collector, and looks between two that reach further."""
SWITCH_SECONDS = 0.0005
"""So long a thread computes before another may: whoever plays waits for readers of the database no longer."""


class House:
    """The tables, and who keeps them going."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin, homes: Homes | None = None) -> None:
        self.settings = settings
        self.guests = Guests(settings.secret())
        self.limiter = Limiter(settings.limits)
        self.crowd = Crowd(settings.limits)
        self._engine = open_engine(settings)
        self.writer = Writer(self._engine, settings.power_safe)
        self.tables = Tables(settings, self._engine, self.writer)
        self.ledger = Ledger(self.tables)
        self.computers = Computers(settings, self.tables)
        self.replays = Pool(1, LOOK_SECONDS, each=8, most=64, ready=replaying.ready)
        """Where records are judged and played again."""
        self._channels = channels
        self.hub = Hub(settings, self.tables, channels, homes)
        self.hub.looked = self.computers.hear
        self.computers.tell = lambda game, looked: self.hub.tell(looked={game[0]: (game[1], *looked)})

    @asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """From the first request to the last."""
        upgrade(self._engine)
        app.state.house = self
        spare_the_players()
        async with self._channels:
            self.hub.start()
            keeping = asyncio.create_task(self._keep())
            try:
                yield
            finally:
                keeping.cancel()
                await asyncio.wait([keeping])
                await self.hub.stop()
                await self.ledger.enter_ended()
                await self.tables.keep_seen()
                self.computers.pool.close()
                self.replays.close()
                await self.writer.close()
                self.tables.close()
                self._engine.dispose()

    async def _keep(self) -> None:
        """Keep what is over as soon as it is, and how all tables are seen now and then. To do so with all of
        them whenever a game ends somewhere took a large house more time than to play."""
        clock = asyncio.get_running_loop().time
        due = clock() + self.settings.keep_seconds
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.tables.ended.wait(), max(0.0, due - clock()))
            self.tables.ended.clear()
            await self.ledger.enter_ended()
            is_due = clock() >= due
            await self.tables.keep_seen(only_over=not is_due)
            if is_due:
                due = clock() + self.settings.keep_seconds

    async def table_for(self, id: str, guest: str) -> LiveTable:
        """A table that this guest may look at. Raises a Refusal."""
        table = await self.tables.get(id)
        if table.row.seat_of(guest) is None and table.row.owner != guest:
            allowed = await self.tables.read(lambda connection: rows.may_watch(connection, id, guest))
            if not allowed:
                raise Refusal("foreign", "error-not-yours")
        return table


def spare_the_players() -> None:
    """See to it that nothing of Python's own makes everybody at every table wait.

    The garbage collector would look through all that was imported again and again, up to a tenth of a second
    each time: all games are there first, and then it passes over them for good. It looks often, since it
    looks at what is new: among a thousand tables that lies all over the memory, and a thousand objects take
    up to three milliseconds.
    """
    for name in games.names():
        games.get(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(SWITCH_SECONDS)
