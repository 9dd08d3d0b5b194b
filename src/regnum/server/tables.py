"""The tables in memory: read when first asked for, kept while somebody looks, and changed only here."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from regnum import bests
from regnum.bests import Best, best_of
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match
from regnum.server import render, rows, seen
from regnum.server.messages import Choose, Done, Error, Present, Same, Seats, Since, Undo
from regnum.server.problems import Refusal
from regnum.server.rows import ChoiceRow, RemarkRow
from regnum.server.settings import Settings
from regnum.server.table import LiveTable
from regnum.server.viewer import CARRIED, RESTART, Viewer
from regnum.server.writer import Conflict, Writer

T = TypeVar("T")
Attempt: TypeAlias = Awaitable[tuple[list[ChoiceRow], Refusal | None]]
"""Lines for the log, and what stopped the request before its end."""

log = logging.getLogger("regnum.server")
TRIES = 8
"""So often a choice is tried anew when other processes write to the same table."""


class Tables:
    """All tables of this process."""

    def __init__(self, settings: Settings, engine: Engine, writer: Writer) -> None:
        self._settings = settings
        self._engine = engine
        self.writer = writer
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._solo: dict[str, Best | None] = {}
        """What solo games that are over were worth: that never changes, so it is worked out once."""
        self.changed: Callable[[str], None] = lambda id: None
        """Told when anything but a choice has changed, so that other processes hear of it."""
        self.moved: Callable[[LiveTable], None] = lambda table: None
        """Told when a table may be waiting for a computer player."""
        self.ended = asyncio.Event()
        """A game is over: how it was seen is to be kept soon."""

    # --- finding -------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up in the database, off the event loop."""

        def look() -> T:
            with self._engine.connect().execution_options(reading=True) as connection:
                return work(connection)

        return await asyncio.to_thread(look)

    async def get(self, id: str) -> LiveTable:
        """The table of an id. Raises a Refusal of type `missing`."""
        if id in self._live:
            self._live.move_to_end(id)
            await self._sync(id)
        if (table := self._live.get(id)) is not None:
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def solo_bests(self, guest: str) -> dict[Best, str]:
        """A guest's personal bests, and the tables where they were played."""
        ids = await self.read(lambda connection: rows.solo(connection, guest))
        for id in ids:
            if id not in self._solo and (match := (await self.get(id)).match) is not None and match.over:
                self._solo[id] = bests.of_match(match)
        played = {id: game for id in ids if (game := self._solo.get(id)) is not None}
        return {best: next(id for id in played if played[id] == best) for best in best_of(played.values())}

    async def _sync(self, id: str) -> None:
        """See what other processes have done to a table: news may be late, or not come at all."""
        standing = await self.read(lambda connection: rows.standing(connection, [id]))
        for version, touched in standing.values():
            await self.catch_up(id, version)
            if (table := self._live.get(id)) is not None and table.row.touched != touched:
                await self.refresh(id)

    def at_hand(self, id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(id)

    def watched(self) -> list[LiveTable]:
        """The tables that somebody looks at, here."""
        return [table for table in self._live.values() if table.viewers]

    async def _load(self, id: str) -> LiveTable:
        try:
            table = await self.read(lambda connection: load(connection, id))
            if table is None:
                raise Refusal("missing", "error-missing-table")
            self._live[id] = table
            self._make_room()
        finally:
            del self._loading[id]
        if table.trouble is not None:
            log.warning("table %s cannot go on: %s", id, table.trouble.told("en"))
        self.moved(table)
        return table

    def _make_room(self) -> None:
        idle = [
            table
            for table in self._live.values()
            if not (table.viewers or table.thinking) and self._is_kept(table)
        ]
        for table in idle[: max(0, len(self._live) - self._settings.live_tables)]:
            if not table.lock.locked():
                self.drop(table)

    def drop(self, table: LiveTable) -> None:
        """Forget what is in memory. Viewers come again, and find what is on disk."""
        table.gone = True
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]
        for viewer in table.viewers:
            viewer.close(RESTART)

    async def keep_seen(self) -> None:
        """Keep how every table is seen that has changed since: should a later version of the rules leave a
        game behind, it stays readable."""
        self.ended.clear()
        for table in [*self._live.values()]:
            if self._is_kept(table):
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

    # --- deciding ------------------------------------------------------------------------------------

    async def choose(self, table: LiveTable, seat: int, wish: Choose, viewer: Viewer | None = None) -> Done:
        """Make choices for a seat. When this returns they are durable, and all viewers have been told."""

        async def attempt() -> tuple[list[ChoiceRow], Refusal | None]:
            return table.take(seat, wish)

        return await self._decide(table, seat, wish.id, attempt, viewer)

    async def undo(self, table: LiveTable, seat: int, wish: Undo, viewer: Viewer | None = None) -> None:
        """Take back a seat's last choice."""

        async def attempt() -> tuple[list[ChoiceRow], Refusal | None]:
            table.playing()
            table.refuse_stale(wish.version)
            # The match is played again from its start: too long for the event loop.
            return [await asyncio.to_thread(table.undo, seat, wish.id)], None

        await self._decide(table, seat, wish.id, attempt, viewer)
        await self.note(table, "note-undo", seat, f"undo {wish.id}"[:40])

    async def _decide(
        self,
        table: LiveTable,
        seat: int,
        request: str,
        attempt: Callable[[], Attempt],
        viewer: Viewer | None,
    ) -> Done:
        async with table.lock:
            for _ in range(TRIES):
                if table.gone:
                    raise Refusal("unwell", "error-unwell")
                answer = table.answer_to(seat, request)
                if answer is not None:
                    if viewer is not None:
                        viewer.post(answer)
                    return answer
                lines, error = await attempt()
                if not lines:
                    assert error is not None
                    raise error
                if await self._commit(table, lines):
                    return self._told(table, request, lines, error, viewer)
        raise Refusal("unwell", "error-unwell")

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
        table.log.add(lines)
        lang = viewer.lang if viewer else "en"
        problem = error.told(lang, render.called(table, lang)) if error else None
        done = Done(id=request, version=table.version, taken=len(lines), error=problem)
        table.keep_answer(lines[0].seat, done)
        if viewer is not None:
            viewer.post(done)
        self.show(table)
        return done

    async def _read_again(self, table: LiveTable) -> None:
        """Put what is on disk in the place of what is in memory."""
        fresh = await self.read(lambda connection: load(connection, table.row.id))
        if fresh is None:
            self.drop(table)
            return
        table.row, table.remarks, table.called = fresh.row, fresh.remarks, {}
        table.match, table.log, table.trouble = fresh.match, fresh.log, fresh.trouble
        table.reached, table.seen, table.seen_version = fresh.reached, fresh.seen, fresh.seen_version
        self.show(table)

    async def catch_up(self, id: str, version: int) -> None:
        """Another process has written to a table's log."""
        table = self._live.get(id)
        if table is None or table.version >= version:
            return
        async with table.lock:
            if table.gone or table.version >= version:
                return
            start = table.version
            lines = await self.read(lambda connection: rows.choices(connection, id, start))
            try:
                table.follow(lines)
            except RegnumError as departed:
                log.warning("table %s is read anew: %s", id, departed)
                await self._read_again(table)
            else:
                self.show(table)

    # --- what else changes ---------------------------------------------------------------------------

    async def note(self, table: LiveTable, text: str, seat: int | None, request: str | None = None) -> None:
        """The table itself remarks something."""
        name = "" if seat is None else table.row.seats[seat].name
        await self.remark(table, RemarkRow(0, "note", seat, name, text, request, time()))

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
        table = self._live.get(id)
        if table is None:
            return
        async with table.lock:
            known = len(table.remarks)
            row, said = await self.read(lambda c: (rows.table(c, id), rows.remarks(c, id, known)))
            if row is None or table.gone:
                return
            before, table.row = table.row, row
            table.remarks += said[len(table.remarks) - known :]
            if before != row:
                table.called = {}
            self._tell_seats(table, also=before.touched != row.touched)
            if before.closed != row.closed:
                self.show(table)
        self.moved(table)

    def _tell_seats(self, table: LiveTable, also: bool) -> None:
        for viewer in [*table.viewers]:
            if table.row.seat_of(viewer.guest) != viewer.seat:
                # Who has lost a seat is told so; who has won one comes again, and is seated.
                viewer.close(RESTART if viewer.seat is None else CARRIED)
                table.viewers.discard(viewer)
        if also:
            self.show_seats(table)
        for viewer in table.viewers:
            self._send_remarks(table, viewer)

    def _send_remarks(self, table: LiveTable, viewer: Viewer) -> None:
        if viewer.remarks < len(table.remarks):
            viewer.post(render.remarks(table, viewer.remarks, viewer.lang))
            viewer.remarks = len(table.remarks)

    # --- showing -------------------------------------------------------------------------------------

    def show(self, table: LiveTable) -> None:
        """Send everybody the table as it is now: what is in memory must be on disk."""
        table.settle()
        if table.match is None:
            for viewer in table.viewers:
                self.send_all(table, viewer)
            return
        rendering = render.Rendering(table)
        events = len(table.match.events)
        for viewer in table.viewers:
            first = table.events_kept(viewer.version, viewer.events)
            viewer.post(rendering.update(viewer.seat, viewer.lang, first))
            viewer.events, viewer.version = events, table.version
        if table.match.over:
            self.show_seats(table)
            self.ended.set()
        self.moved(table)

    def show_seats(self, table: LiveTable) -> None:
        """Send everybody who sits there and how the table stands."""
        made: dict[tuple[int | None, bool, str], bytes] = {}
        for viewer in table.viewers:
            # A crowd of spectators reads the same: it is put into bytes once.
            same = (viewer.seat, viewer.guest == table.row.owner, viewer.lang)
            if same not in made:
                made[same] = render.encode(Seats(table=render.info(table, viewer.guest, viewer.lang)))
            viewer.post(made[same])
            viewer.present = render.present(table)

    def show_presence(self, table: LiveTable) -> None:
        """Send everybody who is there, unless they know."""
        seats, watchers = present = render.present(table)
        raw = render.encode(Present(online=sorted(seats), watchers=watchers))
        for viewer in table.viewers:
            if viewer.present != present:
                viewer.post(raw)
                viewer.present = present

    def welcome(self, table: LiveTable, viewer: Viewer, since: Since | None) -> None:
        """Send a viewer what it has not got: everything, what is new, or that nothing is."""
        seats, watchers = viewer.present = render.present(table)
        if since is not None and table.match is not None and since.version <= table.version:
            viewer.events = table.events_kept(since.version, since.events)
            viewer.remarks = min(since.remarks, len(table.remarks))
            if since == self._standing(table):
                viewer.version = table.version
                viewer.post(Same(**msgspec.structs.asdict(since), online=sorted(seats), watchers=watchers))
                return
        self.send_all(table, viewer)

    def _standing(self, table: LiveTable) -> Since:
        """What a viewer that has everything would say it has."""
        assert table.match is not None
        return Since(
            version=table.version,
            events=len(table.match.events),
            remarks=len(table.remarks),
            touched=table.row.touched,
        )

    def send_all(self, table: LiveTable, viewer: Viewer) -> None:
        """Send a viewer the table, from the events and remarks on that it has."""
        viewer.post(Seats(table=render.info(table, viewer.guest, viewer.lang)))
        if table.match is None and (update := seen.last_seen(table, viewer.seat, viewer.lang)) is not None:
            viewer.post(update)
        if table.match is not None and table.row.kind == "game":
            first = viewer.events
            viewer.post(render.Rendering(table).update(viewer.seat, viewer.lang, first))
            viewer.events, viewer.version = len(table.match.events), table.version
        self._send_remarks(table, viewer)

    def refuse(self, viewer: Viewer, refused: Refusal, request: str | None) -> None:
        """Tell a viewer what is refused."""
        problem = refused.told(viewer.lang, render.called(viewer.table, viewer.lang))
        viewer.post(Error(id=request, error=problem))


def load(connection: Connection, id: str) -> LiveTable | None:
    """Read a table, and play what was decided at it."""
    row = rows.table(connection, id)
    if row is None:
        return None
    table = LiveTable(row, rows.choices(connection, id), rows.remarks(connection, id))
    table.seen_version = rows.seen_version(connection, id)
    if table.match is None:
        table.seen = rows.seen(connection, id)
    return table
