"""A choice that is carried out as it is read: who holds its table, and what if it cannot be kept."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine

from regnum.engine.match import Match
from regnum.server import rows, showing
from regnum.server.house import House
from regnum.server.lock import Lock
from regnum.server.messages import Choose
from regnum.server.problems import Refusal
from regnum.server.rows import SeatRow, TableRow
from regnum.server.settings import Settings
from regnum.server.storage import open_engine
from regnum.server.table import LiveTable
from regnum.server.tables import Tables
from regnum.server.upgrade import upgrade
from regnum.server.viewer import Viewer
from regnum.server.writer import Outcome, Writer

# --- the lock -------------------------------------------------------------------------------------------


def test_a_lock_is_had_at_once_or_waited_for_in_turn() -> None:
    async def use() -> list[str]:
        lock, order = Lock(), list[str]()

        async def wait(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        waiting = [asyncio.create_task(wait(name)) for name in "abc"]
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "it was handed on: nobody comes in between"
        await asyncio.gather(*waiting)
        assert lock.take()
        return order

    assert asyncio.run(use()) == ["a", "b", "c"]


@pytest.mark.parametrize("handed", [False, True])
def test_who_does_not_wait_any_more_does_not_keep_the_lock(handed: bool) -> None:
    async def use() -> None:
        lock = Lock()

        async def wait() -> None:
            async with lock:
                pass

        lock.take()
        first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        if handed:
            lock.release()  # it is the first one's at this moment
        first.cancel()
        if not handed:
            lock.release()
        await asyncio.gather(first, second, return_exceptions=True)
        assert first.cancelled()
        assert not second.cancelled()
        assert lock.take()

    asyncio.run(use())


# --- choices --------------------------------------------------------------------------------------------


class Silent:
    """A wire that keeps what it was sent."""

    open = takes = True

    def __init__(self) -> None:
        self.sent: list[dict[str, object]] = []
        self.woken: Callable[[], None] = lambda: None

    def push(self, text: bytes) -> None:
        self.woken()
        self.sent += msgspec.json.decode(text)

    def shut(self, code: int) -> None:
        self.sent.append({"type": "shut", "code": code})

    @property
    def types(self) -> list[object]:
        return [one["type"] for one in self.sent]


def table_row(id: str = "duel") -> TableRow:
    return TableRow(
        id=id, kind="game", game="civ", rules="1", cards="x", format=2, options={}, dealt={"first": "1"},
        tried=None, seed=7, owner="ann", join_token=f"j-{id}", watch_token=f"w-{id}", created=0.0,
        closed=None, rematch_of=None, touched=0,
        seats=[SeatRow(0, "person", "", "Ann", "ann"), SeatRow(1, "person", "", "Bob", "bob")],
    )  # fmt: skip


class Desk:
    """Tables of one process, with Ann looking at one of them."""

    def __init__(self, engine: Engine, folder: Path) -> None:
        self.tables = Tables(Settings(data=str(folder)), engine, Writer(engine))
        self.wire = Silent()
        self.refused: list[Exception] = []
        self.viewer: Viewer

    async def sit(self, id: str = "duel") -> LiveTable:
        table = await self.tables.find(id)
        self.viewer = Viewer(self.wire, table, "ann", 0, "en")
        table.viewers.add(self.viewer)
        showing.send_all(table, self.viewer)
        await turn_of_the_loop()
        self.wire.sent.clear()
        return table

    def choose(self, request: str, key: str, version: int = 0, number: int = 0) -> None:
        wish = Choose(id=request, version=version, number=number, keys=[key])
        self.tables.choose_at_once(self.viewer, 0, wish, self.refused.append)

    async def close(self) -> None:
        await self.tables.writer.close()
        self.tables.close()


async def turn_of_the_loop() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.001)


def at_desks(folder: Path, play: Callable[..., Awaitable[None]], count: int = 1) -> None:
    """Let desks, each with a connection of its own to the same tables, be played at."""
    engines = [open_engine(Settings(data=str(folder))) for _ in range(count)]
    upgrade(engines[0])
    with engines[0].begin() as connection:
        for id in ("duel", "other"):
            rows.add_table(connection, table_row(id))

    async def run() -> None:
        desks = [Desk(engine, folder) for engine in engines]
        try:
            await asyncio.wait_for(play(*desks), 60)
        finally:
            for desk in desks:
                await desk.close()

    asyncio.run(run())
    for engine in engines:
        engine.dispose()


def options(table: LiveTable) -> list[str]:
    assert table.match is not None
    return [option.key for option in table.match.asked(0).options]


def test_nobody_is_told_of_a_choice_before_it_is_durable(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table = await desk.sit()
        desk.choose("1", options(table)[0])
        assert table.lock.held
        assert desk.wire.sent == []
        await turn_of_the_loop()
        assert desk.wire.types == ["done", "update"]
        assert not table.lock.held
        assert [line.number for line in await desk.tables.lines("duel", 0)] == [0]
        desk.choose("1", "whatever")  # the same request once more
        await turn_of_the_loop()
        assert desk.wire.types == ["done", "update", "done"]
        assert table.version == 1
        assert not table.lock.held

    at_desks(tmp_path, play)


def test_what_is_decided_together_is_shown_at_all_tables_before_anybody_is_woken(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        happened: list[str] = []
        duel, first = await desk.sit(), desk.viewer
        other, second = await desk.sit("other"), desk.viewer
        desk.wire.woken = lambda: happened.append("woken")
        desk.tables.moved = lambda table: happened.append(f"shown {table.row.id}")
        for table, viewer in ((duel, first), (other, second)):
            wish = Choose(id="1", version=0, number=0, keys=options(table)[:1])
            desk.tables.choose_at_once(viewer, 0, wish, desk.refused.append)
        await turn_of_the_loop()
        assert happened == ["shown duel", "shown other", "woken", "woken"]
        assert desk.wire.types == ["done", "update"] * 2

    at_desks(tmp_path, play)


def test_a_connection_that_fails_is_not_the_other_tables_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(desk: Desk) -> None:
        duel, first = await desk.sit(), desk.viewer
        other, second = await desk.sit("other"), desk.viewer
        broken = iter([ConnectionError("gone")])

        def fail_once() -> None:
            for error in broken:
                raise error

        desk.wire.woken = fail_once
        told: list[dict[str, int]] = []
        desk.tables.writer.committed = told.append
        for table, viewer in ((duel, first), (other, second)):
            wish = Choose(id="1", version=0, number=0, keys=options(table)[:1])
            desk.tables.choose_at_once(viewer, 0, wish, desk.refused.append)
        await turn_of_the_loop()
        assert desk.wire.types == ["done", "update"], "the other table's"
        assert told == [{"duel": 1, "other": 1}]
        assert not duel.lock.held

    at_desks(tmp_path, play)
    assert "table duel has to show could not be sent" in caplog.text


def test_what_is_decided_is_sent_before_what_waits_for_the_loop(tmp_path: Path) -> None:
    """Whoever has a crowd of connections opened has the loop full of messages for them."""

    async def play(desk: Desk) -> None:
        table = await desk.sit()
        happened: list[str] = []
        desk.wire.woken = lambda: happened.append("woken")
        desk.choose("1", options(table)[0])
        asyncio.get_running_loop().call_soon(happened.append, "crowd")
        await turn_of_the_loop()
        assert happened == ["woken", "crowd"]
        assert desk.wire.types == ["done", "update"]

    at_desks(tmp_path, play)


def test_what_is_wrong_with_a_choice_is_raised_and_the_table_is_free(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        table = await desk.sit()
        for key, version, kind in (("card:nothing", 0, "illegal"), (options(table)[0], 5, "stale")):
            with pytest.raises(Refusal) as refused:
                desk.choose("1", key, version)
            assert refused.value.type == kind
            assert not table.lock.held
        assert table.version == 0

    at_desks(tmp_path, play)


def test_a_choice_that_cannot_be_kept_is_refused_and_its_table_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Writer, lines: object) -> bool:
        raise OSError("no room")

    async def play(desk: Desk) -> None:
        table = await desk.sit()
        with monkeypatch.context() as broken:
            broken.setattr(Writer, "_quickly", fail)
            desk.choose("1", options(table)[0])
            await turn_of_the_loop()
        assert [type(one) for one in desk.refused] == [OSError]
        assert table.gone
        assert not table.lock.held
        assert desk.wire.types == ["shut"], "whoever looks on comes again"
        fresh = await desk.sit()
        assert fresh is not table
        assert fresh.version == 0
        desk.choose("1", options(fresh)[0])

    at_desks(tmp_path, play)


def test_where_another_process_was_quicker_the_choice_is_judged_by_what_it_has_written(
    tmp_path: Path,
) -> None:
    async def play(here: Desk, there: Desk) -> None:
        mine, theirs = await here.sit(), await there.sit()
        first = options(mine)[0]
        there.choose("1", first)
        await turn_of_the_loop()
        assert (mine.version, theirs.version) == (0, 1)
        here.choose("2", first)
        await until(lambda: bool(here.refused))
        assert [one.type for one in here.refused if isinstance(one, Refusal)] == ["stale"]
        assert mine.version == 1
        assert mine.match is not None
        assert theirs.match is not None
        assert mine.match.choices == theirs.match.choices
        await until(lambda: not mine.lock.held)

    at_desks(tmp_path, play, count=2)


def test_trouble_at_one_table_is_not_the_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """All that is written together is told of, whatever goes wrong with one of them."""
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade(engine)
    with engine.begin() as connection:
        rows.add_table(connection, table_row())

    async def write() -> list[Outcome]:
        writer, told = Writer(engine), list[Outcome]()

        def fail(outcome: Outcome) -> None:
            raise RuntimeError("a bug")

        writer.append_soon([rows.ChoiceRow("duel", 0, 0, "card:x", None, None)], fail)
        writer.append_soon([rows.ChoiceRow("duel", 1, 0, "card:x", None, None)], told.append)
        await writer.close()
        return told

    assert asyncio.run(write()) == [None]
    assert "could not be told" in caplog.text
    engine.dispose()


# --- what is kept meanwhile -----------------------------------------------------------------------------


def test_when_a_game_ends_the_tables_that_play_on_are_not_kept_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[str] = []

    async def keep(self: Tables, table: LiveTable, match: Match) -> None:
        kept.append(table.row.id)

    monkeypatch.setattr(Tables, "_keep_sights", keep)

    async def play(desk: Desk) -> None:
        duel = await desk.sit()
        await desk.sit("other")
        assert duel.match is not None
        while duel.match.decisions:
            asked = duel.match.decisions[0]
            duel.match.play([f"{asked.seat} {asked.options[0].key}"])
        duel.settle()
        await desk.tables.keep_seen(only_over=True)
        assert kept == ["duel"]
        await desk.tables.keep_seen()
        assert sorted(kept) == ["duel", "duel", "other"]

    at_desks(tmp_path, play)


@pytest.mark.parametrize(("seconds", "only_over"), [(3600.0, [True] * 5), (0.0, [False] * 5)])
def test_games_that_end_do_not_hold_up_what_is_due(seconds: float, only_over: list[bool]) -> None:
    asked: list[bool] = []

    async def keep() -> None:
        ended = asyncio.Event()
        ended.set()

        async def keep_seen(only_over: bool) -> None:
            asked.append(only_over)
            ended.set()
            if len(asked) == 5:
                raise asyncio.CancelledError

        async def enter_ended() -> None:
            pass

        tables = SimpleNamespace(ended=ended, keep_seen=keep_seen)
        ledger = SimpleNamespace(enter_ended=enter_ended)
        house: Any = SimpleNamespace(settings=Settings(keep_seconds=seconds), tables=tables, ledger=ledger)
        with contextlib.suppress(asyncio.CancelledError):
            await House._keep(house)

    asyncio.run(keep())
    assert asked == only_over
