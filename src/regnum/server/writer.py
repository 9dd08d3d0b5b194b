"""The one thread of a process that writes: many tables' choices become durable in one transaction."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError

from regnum.server.rows import ChoiceRow
from regnum.server.storage import CHOICES

T = TypeVar("T")

Lines = Sequence[ChoiceRow]

encode = msgspec.json.Encoder().encode
FIELDS = ChoiceRow.__struct_fields__
INSERT = "INSERT INTO choices ({names}) SELECT {values} FROM json_each(?)".format(
    names=", ".join(FIELDS), values=", ".join(f"json_extract(value, '$.{name}')" for name in FIELDS)
)
"""For SQLite: a whole batch is one statement. Python's lock is let go and taken again for each statement, and
with one for each line a busy event loop would come in between at every line."""


class Conflict(Exception):
    """Another process has written the line of that number."""


class Writer:
    """Group commit: while one batch is on its way to the disk, the next one gathers."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sqlite = engine.dialect.name == "sqlite"
        self._own: Connection | None = None
        """The connection of the thread. On SQLite it is kept, on others the pool sees that it is alive."""
        self._thread = ThreadPoolExecutor(1, "regnum-writer")
        self._waiting: list[tuple[Lines, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self.committed: Callable[[dict[str, int]], None] = lambda versions: None
        """Told after each batch: by table, how many lines its log has now."""

    async def append(self, lines: Lines) -> None:
        """Add lines to a log, all or none. Returns when they are durable; raises Conflict."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((lines, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await done

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some other writing, in a transaction of its own."""

        def write() -> T:
            with self._transaction() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, write)

    async def nobody_else_wrote(self, seen: int | None) -> tuple[bool, int | None]:
        """Is it certain that no other process has written since this said `seen`? With what it says now."""
        if not self._sqlite:
            return False, None
        now = await asyncio.get_running_loop().run_in_executor(self._thread, self._data_version)
        return now == seen, now

    async def close(self) -> None:
        """Finish what has begun."""
        while self._flushing is not None:
            await asyncio.wait([self._flushing])
        if self._own is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._own.close)
        self._thread.shutdown()

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    outcomes = await loop.run_in_executor(
                        self._thread, self._commit, [one[0] for one in batch]
                    )
                except Exception as failure:  # whoever waits is told, whatever it is
                    outcomes = [failure] * len(batch)
                self._release(batch, outcomes)
        finally:
            self._flushing = None

    def _release(
        self, batch: list[tuple[Lines, asyncio.Future[None]]], outcomes: list[Exception | None]
    ) -> None:
        versions = {}
        for (lines, done), outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                versions[lines[-1].table_id] = lines[-1].number + 1
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)
        if versions:
            self.committed(versions)

    # --- in the thread -------------------------------------------------------------------------------

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if not self._sqlite:
            with self._engine.begin() as connection:
                yield connection
            return
        own = self._kept()
        with own.begin():
            yield own

    def _kept(self) -> Connection:
        if self._own is None:
            self._own = self._engine.connect()
        return self._own

    def _data_version(self) -> int:
        """A number that changes when others write to the file, and not when this connection does."""
        driver = self._kept().connection.driver_connection
        assert driver is not None
        version: int = driver.execute("PRAGMA data_version").fetchone()[0]
        return version

    def _commit(self, batch: list[Lines]) -> list[Exception | None]:
        try:
            self._insert([line for lines in batch for line in lines])
        except IntegrityError:
            # Somebody else was quicker at one of the tables; the others are not to suffer for it.
            return [self._commit_alone(lines) for lines in batch]
        return [None] * len(batch)

    def _commit_alone(self, lines: Lines) -> Exception | None:
        try:
            self._insert(lines)
        except IntegrityError:
            return Conflict()
        return None

    def _insert(self, lines: Lines) -> None:
        with self._transaction() as connection:
            if self._sqlite:
                connection.exec_driver_sql(INSERT, (encode(lines).decode(),))
            else:
                connection.execute(insert(CHOICES), [msgspec.structs.asdict(line) for line in lines])
