"""What changes at a table: choices, undos, remarks, and who sits there. It is changed only here."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import time
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from regnum.engine.errors import RegnumError
from regnum.server import render, rows, showing
from regnum.server.messages import Choose, Done, Undo
from regnum.server.problems import Refusal
from regnum.server.rows import ChoiceRow, Conflict, RemarkRow
from regnum.server.settings import Settings
from regnum.server.shelf import Shelf, load
from regnum.server.table import LiveTable
from regnum.server.viewer import Viewer
from regnum.server.writer import Writer

T = TypeVar("T")
Refuse: TypeAlias = Callable[[Exception], None]
"""Tells whoever has chosen what went wrong."""
Attempt: TypeAlias = Awaitable[tuple[list[ChoiceRow], Refusal | None]]
"""Lines for the log, and what stopped the request before its end."""

log = logging.getLogger("regnum.server")
TRIES = 8
"""So often a choice is tried anew when other processes write to the same table."""


class Tables(Shelf):
    """All tables of this process, and what happens at them."""

    def __init__(self, settings: Settings, engine: Engine, writer: Writer) -> None:
        super().__init__(settings, engine, writer)
        self.changed: Callable[[str], None] = lambda id: None
        """Told when anything but a choice has changed, so that other processes hear of it."""
        self.moved: Callable[[LiveTable], None] = lambda table: None
        """Told when a table may be waiting for a computer player."""
        self._trying: set[asyncio.Task[None]] = set()
        """Choices that are tried anew."""
        self._shown: list[LiveTable] = []
        """Tables of a batch whose viewers are still to be sent how they are now."""
        writer.released = self._send_shown
        self.loaded = lambda table: self.moved(table)

    async def get(self, id: str) -> LiveTable:
        """The table of an id, with all that other processes have written."""
        known = self.at_hand(id) is not None
        if known:
            await self._sync(id)
        return await self.find(id)

    async def _sync(self, id: str) -> None:
        """See what other processes have done to a table: news may be late, or not come at all."""
        standing = await self.read(lambda connection: rows.standing(connection, [id]))
        for version, touched in standing.values():
            await self.catch_up(id, version)
            if (table := self.at_hand(id)) is not None and table.row.touched != touched:
                await self.refresh(id)

    # --- deciding ------------------------------------------------------------------------------------

    async def choose(self, table: LiveTable, seat: int, wish: Choose, viewer: Viewer | None = None) -> Done:
        """Make choices for a seat. When this returns they are durable, and all viewers have been told."""
        async with table.lock:
            return await self._decide(table, seat, wish.id, choosing(table, seat, wish), viewer)

    def choose_at_once(self, viewer: Viewer, seat: int, wish: Choose, refuse: Refuse) -> None:
        """The same without waiting for anything, at a table that nobody is using. What is wrong with the
        choice is raised, and what goes wrong while it is written down is told."""
        table = viewer.table
        answer = self._answered(table, seat, wish.id)
        if answer is not None:
            viewer.post(answer)
            return
        lines, error = table.take(seat, wish)
        if not lines:
            assert error is not None
            raise error
        is_free = table.lock.take()
        assert is_free, "nobody may come in between"
        self.writer.append_soon(lines, partial(self._written, viewer, seat, wish, lines, error, refuse))

    def _written(
        self,
        viewer: Viewer,
        seat: int,
        wish: Choose,
        lines: list[ChoiceRow],
        error: Refusal | None,
        refuse: Refuse,
        outcome: Exception | None,
    ) -> None:
        """What was chosen at once is durable, or is not: now others may use the table."""
        table = viewer.table
        if isinstance(outcome, Conflict):
            trying = asyncio.create_task(self._choose_again(viewer, seat, wish, refuse))
            self._trying.add(trying)
            trying.add_done_callback(self._trying.discard)
            return
        try:
            if outcome is None:
                self._shown.append(table)
                self._told(table, wish.id, lines, error, viewer)
            else:
                self.drop(table)
                refuse(outcome)
        except Exception as failure:
            refuse(failure)
        finally:
            table.lock.release()

    def _send_shown(self) -> None:
        """Send what all tables of a batch have to show, one after the other: a reader who is woken in between
        takes the system longer than the frames do. And at once: behind what waits for the loop there may be
        a crowd."""
        shown, self._shown = self._shown, []
        for table in shown:
            try:
                showing.send(table)
            except Exception:
                # A connection that fails at one table is not to be the others' trouble.
                log.exception("what table %s has to show could not be sent", table.row.id)

    async def _choose_again(self, viewer: Viewer, seat: int, wish: Choose, refuse: Refuse) -> None:
        """Another process was quicker: look at what it has written, and try anew. The table is held."""
        table = viewer.table
        try:
            await self._read_again(table)
            await self._decide(table, seat, wish.id, choosing(table, seat, wish), viewer)
        except Exception as failure:
            refuse(failure)
        finally:
            table.lock.release()

    async def undo(self, table: LiveTable, seat: int, wish: Undo, viewer: Viewer | None = None) -> None:
        """Take back a seat's last choice, or all since a question."""

        async def attempt() -> tuple[list[ChoiceRow], Refusal | None]:
            table.playing()
            table.refuse_stale(wish.version)
            # The match is played again from its start: too long for the event loop.
            return await asyncio.to_thread(table.undo, seat, wish.id, wish.to), None

        async with table.lock:
            done = await self._decide(table, seat, wish.id, attempt, viewer)
        await self.note(table, "note-undo", seat, f"undo {wish.id}"[:40], count=done.taken)

    async def _decide(
        self,
        table: LiveTable,
        seat: int,
        request: str,
        attempt: Callable[[], Attempt],
        viewer: Viewer | None,
    ) -> Done:
        """Try until the choices are durable. Whoever calls holds the table."""
        for _ in range(TRIES):
            answer = self._answered(table, seat, request)
            if answer is not None:
                if viewer is not None:
                    viewer.post(answer)
                return answer
            lines, error = await attempt()
            if not lines:
                assert error is not None
                raise error
            if await self._commit(table, lines):
                done = self._told(table, request, lines, error, viewer)
                showing.send(table)
                return done
        raise Refusal("unwell", "error-unwell")

    def _answered(self, table: LiveTable, seat: int, request: str) -> Done | None:
        """What a request was answered by, if it has come before. Nothing is decided at a dropped table."""
        if table.gone:
            raise Refusal("unwell", "error-unwell")
        return table.answer_to(seat, request)

    async def _commit(self, table: LiveTable, lines: list[ChoiceRow]) -> bool:
        """Make lines durable; False if others were quicker, after reading what they have written."""
        try:
            await self.writer.append(lines)
        except Conflict:
            await self._read_again(table)
            return False
        except BaseException:
            # The match in memory is ahead of the disk now: nobody may see it.
            self.drop(table)
            raise
        return True

    def _told(
        self,
        table: LiveTable,
        request: str,
        lines: list[ChoiceRow],
        error: Refusal | None,
        viewer: Viewer | None,
    ) -> Done:
        """What is durable now is ready to be sent, with its answer."""
        table.log.add(lines)
        lang = viewer.lang if viewer else "en"
        problem = error.told(lang, render.called(table, lang)) if error else None
        done = Done(id=request, version=table.version, taken=len(lines), error=problem)
        table.keep_answer(lines[0].seat, done)
        if viewer is not None:
            viewer.lay_by(done)  # with the table as it is now
        self._lay_out(table)
        return done

    async def _read_again(self, table: LiveTable) -> None:
        """Put what is on disk in the place of what is in memory."""
        fresh = await self.read(lambda connection: load(connection, table.row.id))
        if fresh is None:
            self.drop(table)
            return
        table.row, table.called = fresh.row, {}
        table.remarks, table.remarked = fresh.remarks, fresh.remarked
        table.match, table.log, table.trouble = fresh.match, fresh.log, fresh.trouble
        table.reached, table.seen, table.seen_version = fresh.reached, fresh.seen, fresh.seen_version
        self.show(table)

    async def catch_up(self, id: str, version: int) -> None:
        """Another process has written to a table's log."""
        table = self.at_hand(id)
        if table is None or table.version >= version:
            return
        async with table.lock:
            if table.gone or table.version >= version:
                return
            start = table.version
            lines = await self.lines(id, start)
            try:
                table.follow(lines)
            except RegnumError as departed:
                log.warning("table %s is read anew: %s", id, departed)
                await self._read_again(table)
            else:
                self.show(table)

    # --- what else changes ---------------------------------------------------------------------------

    async def note(
        self, table: LiveTable, text: str, seat: int | None, request: str | None = None, count: int = 1
    ) -> None:
        """The table itself remarks something, or that it has happened so often."""
        name = "" if seat is None else table.row.seats[seat].name
        await self.remark(table, RemarkRow(0, "note", seat, name, text, request, time(), count))

    async def remark(self, table: LiveTable, remark: RemarkRow) -> None:
        """Something is said, and everybody hears it."""
        await self.keep_remark(table.row.id, remark)
        await self.refresh(table.row.id)

    async def keep_remark(self, id: str, remark: RemarkRow) -> None:
        """Make a remark durable; nobody here has heard it yet."""
        for _ in range(TRIES):
            try:
                await self.writer.run(lambda connection: rows.add_remark(connection, id, remark))
            except IntegrityError:
                continue  # another process took the number
            self.changed(id)
            return
        raise Refusal("unwell", "error-unwell")

    async def change(self, id: str, work: Callable[[Connection], T]) -> T:
        """Write something but a choice, and let everybody see it."""
        result = await self.writer.run(work)
        await self.refresh(id)
        self.changed(id)
        return result

    async def refresh(self, id: str) -> None:
        """Read seats and remarks anew, and tell the viewers what has changed."""
        table = self.at_hand(id)
        if table is None:
            return
        async with table.lock:
            last = max(0, table.remarked - 1)
            row, said = await self.read(lambda c: (rows.table(c, id), rows.remarks(c, id, last)))
            if row is None or table.gone:
                return
            before, table.row = table.row, row
            table.hear(said)
            if before != row:
                table.called = {}
            showing.reseat(table)
            if before.touched != row.touched:
                showing.show_seats(table)
            showing.show_remarks(table)
            if before.closed != row.closed:
                self.show(table)
        self.moved(table)

    def show(self, table: LiveTable) -> None:
        """Send everybody the table as it is now: what is in memory must be on disk."""
        self._lay_out(table)
        showing.send(table)

    def _lay_out(self, table: LiveTable) -> None:
        """Make ready what everybody is to be sent."""
        table.settle()
        showing.show(table)
        if table.match is None:
            return
        if table.match.over:
            self.ended.set()
        self.moved(table)


def choosing(table: LiveTable, seat: int, wish: Choose) -> Callable[[], Attempt]:
    """An attempt to make the choices of a request."""

    async def attempt() -> tuple[list[ChoiceRow], Refusal | None]:
        return table.take(seat, wish)

    return attempt
