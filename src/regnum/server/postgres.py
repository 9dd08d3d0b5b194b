"""PostgreSQL without a detour: lines of tables' logs are written and read by one prepared statement each.

Through SQLAlchemy a line costs four journeys to the database: whether it is still there, the beginning of a
transaction, the line, the end. A single statement is a transaction by itself, and makes the journey once.
"""

from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Engine

from regnum.server.rows import ChoiceRow, Conflict

T = TypeVar("T")
Connection = psycopg.Connection[tuple[Any, ...]]
INSERT = """
INSERT INTO choices (table_id, number, seat, key, request, fingerprint)
SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[], %s::text[], %s::text[])
"""
SELECT = """
SELECT table_id, number, seat, key, request, fingerprint FROM choices
WHERE table_id = %s AND number >= %s ORDER BY number
"""


class PlainLog:
    """Two connections of our own, one for those who write and one for those who read."""

    def __init__(self, engine: Engine) -> None:
        address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._writing, self._reading = Held(address), Held(address)

    def append(self, lines: Sequence[ChoiceRow]) -> None:
        """Make lines durable, all or none. Raises Conflict."""
        columns = [
            [getattr(line, name) for line in lines]
            for name in ("table_id", "number", "seat", "key", "request", "fingerprint")
        ]
        try:
            self._writing.use(lambda connection: connection.execute(INSERT, columns, prepare=True))
        except psycopg.IntegrityError:
            raise Conflict from None

    def lines(self, id: str, start: int) -> list[ChoiceRow]:
        """The log of a table from a number on."""
        found = self._reading.use(lambda c: c.execute(SELECT, (id, start), prepare=True).fetchall())
        return [ChoiceRow(*row) for row in found]

    def close(self) -> None:
        """Hang up."""
        self._writing.drop()
        self._reading.drop()


class Held:
    """A connection that is made when it is needed, and made anew when it was lost."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._lock = Lock()
        self._connection: Connection | None = None

    def use(self, work: Callable[[Connection], T]) -> T:
        """Do something with the connection, one at a time.

        Where it was lost it is tried once more. A line that was written all the same is then found taken,
        and whoever sent it finds it in the log.
        """
        with self._lock:
            try:
                return work(self._open())
            except psycopg.OperationalError:
                self.drop()
                return work(self._open())

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = psycopg.connect(self._address, autocommit=True)
        return self._connection

    def drop(self) -> None:
        """Let it go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
