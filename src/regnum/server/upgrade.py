"""A database is brought up to date: first its shape, then its tables (docs/records.md)."""

import logging

from sqlalchemy import Connection, Engine, and_, or_

from regnum import games
from regnum.engine.game import Game
from regnum.engine.record import FORMAT
from regnum.engine.state import State
from regnum.server import rows, seen, storage
from regnum.server.rows import TableRow
from regnum.server.storage import TABLES
from regnum.server.table import LiveTable

log = logging.getLogger("regnum.server")
EVERY = 100
"""Tables between two lines about how far it has come."""


def upgrade(engine: Engine) -> None:
    """Bring a database to this version. Only one process does it, the others wait for it."""
    with storage.alone(engine) as connection:
        storage.reshape(connection)
        carry_over_tables(connection)


def carry_over_tables(connection: Connection) -> None:
    """Tables of earlier versions are played by today's rules, and go on if nothing has changed for them."""
    every = [games.get(name) for name in games.names()]
    outdated = [
        and_(
            TABLES.c.game == game.name,
            or_(TABLES.c.format != FORMAT, TABLES.c.rules != game.version),
            or_(TABLES.c.tried.is_(None), TABLES.c.tried != version_of(game)),
        )
        for game in every
    ]
    ids = rows.tables_of(connection, or_(*outdated))
    for number, id in enumerate(ids):
        if number % EVERY == 0:
            log.warning("carrying tables over to this version: %d of %d", number, len(ids))
        row = rows.table(connection, id)
        assert row is not None
        carry_over(connection, row)


def carry_over(connection: Connection, row: TableRow) -> None:
    """One table: its header and fingerprints written anew, or a note that it cannot go on."""
    game, table = games.get(row.game), LiveTable(row, rows.choices(connection, row.id), [])
    if (match := table.match) is None:
        assert table.trouble is not None
        log.warning("table %s cannot go on: %s", row.id, table.trouble.told("en"))
        rows.leave_behind(connection, row.id, version_of(game))
        return
    fingerprints = {table.log.lines[made - 1]: print for made, print in match.fingerprints.items()}
    cards = match.card_hash
    rows.carry_over(connection, row.id, game.version, cards, FORMAT, match.options, fingerprints)
    rows.keep_seen(connection, row.id, table.version, seen.sights(table, match))


def version_of(game: Game[State]) -> str:
    """What a table is carried over to."""
    return f"{FORMAT}:{game.version}"
