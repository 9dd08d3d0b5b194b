"""What solo games came to is entered once, with the log of their campaign, and outlives their tables.

It is entered soon after a game is over. Should the server end before that, it is entered when the guest next
looks: the choices of the game are on disk, and lead to the same end.
"""

import logging
from contextlib import suppress
from datetime import date

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from regnum import games
from regnum.bests import SoloGame, solo_game
from regnum.engine.match import Match
from regnum.server import rows, solo_rows
from regnum.server.rows import TableRow
from regnum.server.table import LiveTable
from regnum.server.tables import Tables

log = logging.getLogger("regnum.server")
LOOKS = 60
"""So many tables are looked through at once for games that are over; the others wait for the next look."""
MOST = 20_000
"""Tables of which we remember that they were looked at."""


class Ledger:
    """Enters the results of solo games."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._looked: dict[str, int] = {}
        """By table: the version at which it was last looked at. What has not changed is not over either."""

    async def enter_ended(self) -> None:
        """Every game in memory that has ended."""
        for table in self._tables.held():
            try:
                await self.enter(table)
            except Exception:
                log.exception("what table %s came to could not be entered", table.row.id)

    async def catch_up(self, guest: str) -> None:
        """Games of a guest that have ended and are not entered: from before there was a ledger, or because
        the server has ended in between."""
        tables = self._tables
        ids = await tables.read(lambda connection: solo_rows.unentered(connection, guest))
        standing = await tables.read(lambda connection: rows.standing(connection, ids))
        news = [id for id in ids if id in standing and self._looked.get(id) != standing[id][0]]
        for id in reversed(news[:LOOKS]):  # the oldest first, as they were played
            await self.enter(await tables.get(id))

    async def enter(self, table: LiveTable) -> None:
        """What a table came to, if it is a solo game that is over: once, whoever else is at it."""
        if not is_solo(table.row) or self._looked.get(table.row.id) == table.version:
            return
        async with table.lock:
            if table.gone:
                return
            if table.match is not None and (played := solo_game(table.match)) is not None:
                await self._enter(table.row, played, table.match)
            self._remember(table)

    async def _enter(self, row: TableRow, played: SoloGame, match: Match) -> None:
        with suppress(IntegrityError):  # it is entered already
            await self._tables.writer.run(lambda connection: enter(connection, row, played, match))

    def _remember(self, table: LiveTable) -> None:
        if len(self._looked) >= MOST:
            self._looked.clear()
        self._looked[table.row.id] = table.version


def is_solo(row: TableRow) -> bool:
    """Does one person play here alone?"""
    return row.kind == "game" and len(row.seats) == 1 and row.seats[0].guest is not None


def enter(connection: Connection, table: TableRow, played: SoloGame, match: Match) -> None:
    """The result and the log of its campaign, together or not at all. Raises IntegrityError where it was
    entered before."""
    id = solo_rows.campaign_of(connection, table.id)
    row = solo_rows.campaign(connection, id, alone=True) if id else None
    guest = rows.guest_of(
        connection, table.id
    )  # after waiting for the campaign: it may have been carried away
    assert guest is not None, "nobody leaves a seat for good"
    solo_rows.add_result(connection, table.id, guest, played)
    rules = games.get(table.game).campaign
    if row is None or rules is None or row.playing != table.id:
        return
    solo_rows.write_log(connection, row.id, rules.finished(row.log, match, date.today().isoformat()))
