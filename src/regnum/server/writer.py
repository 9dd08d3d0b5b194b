"""How a process writes: many tables' choices become durable in one transaction."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError

from regnum.server.quick import QuickLog
from regnum.server.rows import ChoiceRow, Conflict
from regnum.server.storage import CHOICES

if TYPE_CHECKING:
    from regnum.server.postgres import PlainLog

T = TypeVar("T")
log = logging.getLogger("regnum.server")

Lines = Sequence[ChoiceRow]
Outcome: TypeAlias = Exception | None
"""None where lines are durable, or else why they are not."""
Told: TypeAlias = Callable[[Outcome], None]
LINES_UNTIL_CHECKPOINT = 4000
"""So many lines, about 20 MB, may wait in SQLite's WAL before they are carried over into the database."""


class Writer:
    """Group commit: while one batch is on its way to the disk, the next one gathers.

    Where a commit waits for nothing (SQLite, if it need not be safe from power cuts) it is made in the event
    loop; else, and if there is any difficulty, by the one thread that writes.
    """

    def __init__(self, engine: Engine, power_safe: bool = False) -> None:
        self._engine = engine
        self._power_safe = power_safe
        self._thread = ThreadPoolExecutor(1, "regnum-writer")
        self._waiting: list[tuple[Lines, Told]] = []
        self._soon = False
        """What waits is about to be written."""
        self._flushing: asyncio.Task[None] | None = None
        self._in_wal = 0
        """Lines that SQLite has not carried over into the database."""
        self._carries = False
        """The thread is carrying them over."""
        self._carried = False
        """It has: all but those that came meanwhile."""
        self.committed: Callable[[dict[str, int]], None] = lambda versions: None
        """Told after each batch: by table, how many lines its log has now."""
        self.released: Callable[[], None] = lambda: None
        """Told when all of a batch have been told."""

    @property
    def tells(self) -> bool:
        """Can the database tell at once whether others have written to it?"""
        return self._engine.dialect.name == "sqlite"

    @cached_property
    def plain(self) -> "PlainLog | None":
        """PostgreSQL the shortest way; None where tables are kept elsewhere."""
        if self._engine.dialect.name != "postgresql":
            return None
        from regnum.server.postgres import PlainLog  # Here, because its package is an extra.

        return PlainLog(self._engine)

    @cached_property
    def _quick(self) -> QuickLog | None:
        return QuickLog(self._engine) if self.tells else None

    async def append(self, lines: Lines) -> None:
        """Add lines to a log, all or none. Returns when they are durable; raises Conflict."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(outcome: Outcome) -> None:
            if done.cancelled():
                return
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

        self.append_soon(lines, told)
        await done

    def append_soon(self, lines: Lines, told: Told) -> None:
        """The same without waiting: somebody is told when they are durable, or why they are not."""
        self._waiting.append((lines, told))
        if not self._soon and self._flushing is None:
            self._begin_soon()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some other writing, in a transaction of its own."""

        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await self._in_thread(transaction)

    def data_version(self) -> int | None:
        """A number that changes if others have written to the database; None where it cannot tell."""
        return self._quick.data_version() if self._quick else None

    async def close(self) -> None:
        """Finish what has begun."""
        while self._soon or self._flushing is not None:
            await (asyncio.wait([self._flushing]) if self._flushing else asyncio.sleep(0))
        self._thread.shutdown()
        if self._quick:
            self._quick.close()
        if self.plain:
            self.plain.close()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _begin_soon(self) -> None:
        self._soon = True
        asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        """Write what has gathered: at once, or by the thread."""
        self._soon = False
        batch, self._waiting = self._waiting, []
        try:
            written = self._quickly([line for lines, _ in batch for line in lines])
        except Exception as failure:  # whoever waits is told, whatever it is
            self._release(batch, [failure] * len(batch))
            return
        if written:
            self._release(batch, [None] * len(batch))
        else:
            self._flushing = asyncio.create_task(self._flush(batch))

    async def _flush(self, batch: list[tuple[Lines, Told]]) -> None:
        try:
            self._release(batch, await self._outcomes([lines for lines, _ in batch]))
        finally:
            self._flushing = None
            # What has gathered meanwhile is not the thread's for that: where much is decided, something
            # always has, and all would take the long way from the first difficulty on.
            if self._waiting:
                self._begin_soon()

    async def _outcomes(self, logs: list[Lines]) -> list[Outcome]:
        try:
            return await self._in_thread(lambda: self._commit(logs))
        except Exception as failure:  # whoever waits is told, whatever it is
            return [failure] * len(logs)

    def _quickly(self, lines: Lines) -> bool:
        """Commit in the event loop, unless that could wait for something."""
        if self._power_safe or not self._quick:
            return False
        self._in_wal += len(lines)
        if self._carried:
            # The thread's connections carry over the rest at the end of a commit, and the WAL begins anew.
            self._in_wal, self._carried = 0, False
            return False
        if self._in_wal > LINES_UNTIL_CHECKPOINT and not self._carries:
            self._carry_over(self._quick)
        return self._quick.append(lines)

    def _carry_over(self, quick: QuickLog) -> None:
        """Begin to empty the WAL. It takes a tenth of a second, for which nobody is to wait."""
        self._carries = True
        work = asyncio.get_running_loop().run_in_executor(self._thread, quick.carry_over)
        work.add_done_callback(self._carried_over)

    def _carried_over(self, work: asyncio.Future[None]) -> None:
        self._carries, self._carried = False, True
        if failure := work.exception():
            log.error("what was decided could not be carried over", exc_info=failure)

    def _release(self, batch: list[tuple[Lines, Told]], outcomes: list[Outcome]) -> None:
        versions = {}
        for (lines, told), outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                versions[lines[-1].table_id] = lines[-1].number + 1
            try:
                told(outcome)
            except Exception:
                # What goes wrong at one table is not to be the others' trouble.
                log.exception("what table %s has decided could not be told", lines[-1].table_id)
        self.released()
        if versions:
            self.committed(versions)

    # --- in the thread -------------------------------------------------------------------------------

    def _commit(self, logs: list[Lines]) -> list[Outcome]:
        try:
            self._insert([line for lines in logs for line in lines])
        except Conflict:
            # Somebody else was quicker at one of the tables; the others are not to suffer for it.
            return [self._commit_alone(lines) for lines in logs]
        return [None] * len(logs)

    def _commit_alone(self, lines: Lines) -> Outcome:
        try:
            self._insert(lines)
        except Conflict as taken:
            return taken
        return None

    def _insert(self, lines: Lines) -> None:
        """Make lines durable, all or none. Raises Conflict."""
        if self.plain is not None:
            self.plain.append(lines)
            return
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(CHOICES), [msgspec.structs.asdict(line) for line in lines])
        except IntegrityError:
            raise Conflict from None
