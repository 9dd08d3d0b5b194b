"""SQLite without a detour: choices are written from the event loop itself.

In WAL mode with `synchronous = NORMAL` a commit is a copy into the system's memory, done in less time than it
takes to wake another thread and to be woken by it. What may take long is not done here: nothing waits for a
lock that another process holds, nor for the disk, as a checkpoint does. The writer has a thread for both.
"""

import sqlite3
from collections.abc import Sequence

from msgspec.structs import astuple
from sqlalchemy import Engine

from regnum.server.rows import ChoiceRow

FIELDS = ChoiceRow.__struct_fields__
INSERT = f"INSERT INTO choices ({', '.join(FIELDS)}) VALUES ({', '.join('?' * len(FIELDS))})"


class QuickLog:
    """A connection of the event loop's own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._pooled = engine.raw_connection()
        driver = self._pooled.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self._connection = driver
        self._connection.execute("PRAGMA busy_timeout = 0")
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")

    def append(self, lines: Sequence[ChoiceRow]) -> bool:
        """Make lines durable now, all or none; False if there is any difficulty."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT, [astuple(line) for line in lines])
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return False
        return True

    def carry_over(self) -> None:
        """Carry the lines in the WAL over into the database: in another thread, since it waits for the disk,
        and with another connection, so that lines are appended meanwhile."""
        pooled = self._engine.raw_connection()
        try:
            pooled.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            pooled.close()

    def data_version(self) -> int:
        """A number that changes when others write to the file, and not when this connection does."""
        version: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        return version

    def close(self) -> None:
        """It is not to be used by anybody else, with its settings."""
        self._pooled.invalidate()
