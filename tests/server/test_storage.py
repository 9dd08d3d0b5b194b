"""The database, its migrations, and what must be the same in two places."""

from __future__ import annotations

import asyncio
import os
import re
import stat
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from regnum.engine.errors import RegnumError
from regnum.engine.text import LANGUAGES, bundle
from regnum.server import messages, problems, rows, schema
from regnum.server import writer as writer_module
from regnum.server.guests import Guests, clean
from regnum.server.quick import QuickLog
from regnum.server.rows import ChoiceRow, SeatRow, TableRow
from regnum.server.settings import Settings
from regnum.server.storage import HEAD, METADATA, MIGRATIONS, open_engine
from regnum.server.table import Log
from regnum.server.upgrade import upgrade
from regnum.server.words import SIGNS, put_names
from regnum.server.writer import Conflict, Writer

ROOT = Path(__file__).parents[2]


def row(id: str = "table") -> TableRow:
    return TableRow(
        id=id, kind="game", game="civ", rules="1", cards="x", format=2, options={}, dealt={},
        tried=None, seed=2**53 - 1, owner="ann",
        join_token=f"join-{id}", watch_token=f"watch-{id}", created=0.0, closed=None, rematch_of=None,
        touched=0, seats=[SeatRow(0, "person", "", "Ann", "ann"), SeatRow(1, "open", "", "", None)],
    )  # fmt: skip


def lines(table: str, *numbers: int) -> list[ChoiceRow]:
    return [ChoiceRow(table, number, 0, f"card:{number}", None, None) for number in numbers]


def test_migrations_lead_from_nothing_to_the_tables_of_the_code(tmp_path: Path) -> None:
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == HEAD
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_the_head_is_the_last_step() -> None:
    steps = [path.read_text() for path in (MIGRATIONS / "versions").glob("*.py")]
    made = {found[1] for step in steps if (found := re.search(r'(?m)^revision = "(.+)"', step))}
    before = {found[1] for step in steps if (found := re.search(r'(?m)^down_revision = "(.+)"', step))}
    assert made - before == {HEAD}


def test_a_newer_database_is_refused_in_words(tmp_path: Path) -> None:
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(RegnumError, match="newer version"):
        upgrade(engine)
    engine.dispose()


@pytest.mark.parametrize("address", ["nonsense://x", "sqlite:////no/such/folder/x.sqlite3", "://"])
def test_a_bad_database_is_refused_in_words(tmp_path: Path, address: str) -> None:
    with pytest.raises(RegnumError, match=r"database|PostgreSQL"):
        upgrade(open_engine(Settings(data=str(tmp_path), database=address)))


def test_sqlite_is_set_up_for_safety(tmp_path: Path) -> None:
    for power_safe, level in ((False, 1), (True, 2)):
        engine = open_engine(Settings(data=str(tmp_path), power_safe=power_safe))
        with engine.connect() as connection:
            assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert connection.scalar(text("PRAGMA synchronous")) == level
        engine.dispose()


def test_nobody_appends_the_same_line_twice(tmp_path: Path) -> None:
    """One batch with a line that is there already: only its own table is refused."""
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade(engine)

    async def write() -> list[BaseException | None]:
        writer = Writer(engine)
        told: list[dict[str, int]] = []
        writer.committed = told.append
        for id in ("a", "b"):
            await writer.run(lambda connection, id=id: rows.add_table(connection, row(id)))
        await writer.append(lines("a", 0, 1))
        wishes = [writer.append(lines("a", 2)), writer.append(lines("a", 1, 2)), writer.append(lines("b", 0))]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        await writer.close()
        assert told == [{"a": 2}, {"a": 3, "b": 1}]
        return results

    first, second, third = asyncio.run(write())
    assert (first, type(second), third) == (None, Conflict, None)
    with engine.connect().execution_options(reading=True) as connection:
        assert [line.number for line in rows.choices(connection, "a")] == [0, 1, 2]
        assert [line.number for line in rows.choices(connection, "b")] == [0]
        found = rows.table(connection, "a")
        assert found is not None
        assert (found.seed, found.seats[0].name) == (2**53 - 1, "Ann")
    engine.dispose()


def test_a_choice_waits_while_another_process_writes(tmp_path: Path) -> None:
    """The event loop does not wait: it goes on while the writer's thread does."""
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade(engine)

    async def write() -> None:
        writer = Writer(engine)
        await writer.run(lambda connection: rows.add_table(connection, row("a")))
        with engine.begin():
            waiting = asyncio.create_task(writer.append(lines("a", 0)))
            await asyncio.sleep(0.05)
            assert not waiting.done()
        await waiting
        await writer.close()

    asyncio.run(write())
    with engine.connect().execution_options(reading=True) as connection:
        assert [line.number for line in rows.choices(connection, "a")] == [0]
    engine.dispose()


def watch_thread(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the lines that are written by the thread, from now on."""
    by_thread: list[int] = []
    insert = Writer._insert

    def watched(self: Writer, lines: Sequence[ChoiceRow]) -> None:
        by_thread.extend(line.number for line in lines)
        insert(self, lines)

    monkeypatch.setattr(Writer, "_insert", watched)
    return by_thread


async def at_table(engine: Engine, power_safe: bool = False) -> Writer:
    """A writer, and a table to write for."""
    writer = Writer(engine, power_safe)
    await writer.run(lambda connection: rows.add_table(connection, row("a")))
    return writer


def numbers_kept(engine: Engine, table: str) -> list[int]:
    with engine.connect().execution_options(reading=True) as connection:
        return [line.number for line in rows.choices(connection, table)]


@pytest.mark.parametrize("power_safe", [False, True])
def test_only_what_waits_for_nothing_is_written_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, power_safe: bool
) -> None:
    """For the sake of power cuts, all lines are written by the thread; or else none."""
    by_thread = watch_thread(monkeypatch)
    engine = open_engine(Settings(data=str(tmp_path), power_safe=power_safe))
    upgrade(engine)

    async def write() -> None:
        writer = await at_table(engine, power_safe)
        for number in range(6):
            await writer.append(lines("a", number))
        await writer.close()

    asyncio.run(write())
    assert by_thread == ([0, 1, 2, 3, 4, 5] if power_safe else [])
    assert numbers_kept(engine, "a") == [0, 1, 2, 3, 4, 5]
    engine.dispose()


def test_nobody_waits_while_the_log_is_carried_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread carries the WAL over while lines are written. When it has, lines go by the thread once,
    so that the WAL begins anew."""
    monkeypatch.setattr(writer_module, "LINES_UNTIL_CHECKPOINT", 2)
    by_thread = watch_thread(monkeypatch)
    may_go, carried = threading.Event(), list[int]()
    carry_over = QuickLog.carry_over

    def slowly(self: QuickLog) -> None:
        assert may_go.wait(60)
        carry_over(self)
        carried.append(1)

    monkeypatch.setattr(QuickLog, "carry_over", slowly)
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade(engine)

    async def write() -> None:
        writer = await at_table(engine)
        for number in range(6):
            await writer.append(lines("a", number))
        assert (carried, by_thread) == ([], [])
        may_go.set()
        while not writer._carried:
            await asyncio.sleep(0.001)
        for number in (6, 7):
            await writer.append(lines("a", number))
        await writer.close()

    asyncio.run(write())
    assert (carried, by_thread) == ([1], [6])
    assert numbers_kept(engine, "a") == [*range(8)]
    engine.dispose()


def test_where_something_always_waits_the_thread_writes_no_more_than_it_must(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has been told decides the next thing at once, so that it waits when the thread is done."""
    by_thread = watch_thread(monkeypatch)
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade(engine)

    async def write() -> None:
        writer = await at_table(engine)
        writer._carried = True  # the next one goes by the thread
        finished = asyncio.get_running_loop().create_future()

        def decide(number: int) -> None:
            def told(outcome: Exception | None) -> None:
                assert outcome is None
                if number == 5:
                    finished.set_result(None)
                else:
                    decide(number + 1)

            writer.append_soon(lines("a", number), told)

        decide(0)
        await finished
        await writer.close()

    asyncio.run(write())
    assert by_thread == [0]
    assert numbers_kept(engine, "a") == [*range(6)]
    engine.dispose()


def test_a_log_that_cannot_be_carried_over_is_written_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writer_module, "LINES_UNTIL_CHECKPOINT", 2)

    def fail(self: QuickLog) -> None:
        raise OSError("no room")

    monkeypatch.setattr(QuickLog, "carry_over", fail)
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade(engine)

    async def write() -> None:
        writer = await at_table(engine)
        for number in range(20):
            await writer.append(lines("a", number))
        while writer._carries:
            await asyncio.sleep(0.001)
        await writer.close()

    asyncio.run(write())
    assert numbers_kept(engine, "a") == [*range(20)]
    assert "could not be carried over" in caplog.text
    engine.dispose()


def test_our_own_choices_are_not_taken_for_those_of_others(tmp_path: Path) -> None:
    engine, other = (open_engine(Settings(data=str(tmp_path))) for _ in range(2))
    upgrade(engine)

    async def write() -> None:
        writer = Writer(engine)
        await writer.run(lambda connection: rows.add_table(connection, row("a")))
        before = writer.data_version()
        await writer.append(lines("a", 0))
        assert writer.data_version() == before
        with other.begin() as connection:
            rows.touch(connection, "a")
        assert writer.data_version() != before
        await writer.close()

    asyncio.run(write())
    engine.dispose()
    other.dispose()


def test_names_are_put_into_a_message_as_json_has_them() -> None:
    said = put_names(msgspec.json.encode({"text": f"{SIGNS[1]} → {SIGNS[0]}"}), ('A"n\\n', "Bé</script>"))
    assert msgspec.json.decode(said) == {"text": 'Bé</script> → A"n\\n'}


def test_a_log_adds_up_with_undo() -> None:
    log = Log()
    log.add(lines("t", 0, 1, 2))
    log.add([ChoiceRow("t", 3, 0, "undo:2", "u", None), *lines("t", 4, 5)])
    assert log.choices == ["0 card:0", "0 card:1", "0 card:4", "0 card:5"]
    assert (log.version, log.unchanged_since(3), log.unchanged_since(4)) == (6, 2, None)
    with pytest.raises(RegnumError):
        log.add(lines("t", 9))


def test_the_secret_is_made_once_and_for_the_owner_only(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new"))
    secret = settings.secret()
    assert settings.secret() == secret
    assert stat.S_IMODE((tmp_path / "new" / "secret").stat().st_mode) == 0o600 or os.name == "nt"


def test_cookies_are_ours_or_nobodys() -> None:
    guests, others = Guests(b"one"), Guests(b"two")
    guest = guests.new()
    cookie = guests.cookie(guest)
    assert guests.of_header(f"a=b; regnum_guest={cookie}; c=d") == (guest, True)
    assert others.known(cookie) is None
    for forged in ("", "x", cookie[:-1], cookie.swapcase(), f"{guest}.", f"{guests.new()}.{cookie[23:]}"):
        assert guests.known(forged) is None


def test_names_are_cleaned() -> None:
    assert clean(" a\n\tb\u202e\u200b\x00\ue000c  ") == "a b c"


def test_every_text_of_the_server_is_in_both_languages() -> None:
    english, hungarian = (bundle(lang, problems.LOCALE) for lang in LANGUAGES)
    assert set(english._messages) == set(hungarian._messages)
    sources = "".join(path.read_text() for path in problems.LOCALE.parent.glob("*.py"))
    used = set(re.findall(r'"((?:error|note|page)-[a-z-]+)"', sources)) - {"error-"}
    assert used - set(english._messages) == set()
    for lang in LANGUAGES:
        assert problems.say(lang, "note-joined", {"name": "@civ-zone-hand"}).startswith("@civ-zone-hand")


def test_the_protocol_page_names_every_message_and_error() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    tags = [cls.__struct_config__.tag for cls in messages.FromServer.__args__ + messages.FromClient.__args__]
    for word in (*tags, *problems.STATUS):
        assert f"`{word}" in page, word
    for type, status in problems.STATUS.items():
        assert re.search(rf"\| `{type}` \| {status} \|", page)
    assert msgspec.json.encode(schema.schema())
