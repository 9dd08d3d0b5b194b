"""Tables outlive the rules they were played by: they go on where that changes nothing, else stay readable."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import json
import logging
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, create_engine, text

import regnum
from regnum import games
from regnum.engine.match import Match
from regnum.engine.record import FORMAT
from regnum.server import rows, seen, upgrade
from regnum.server.lobby import table_row
from regnum.server.rows import ChoiceRow, SeatRow
from regnum.server.settings import Settings
from regnum.server.storage import open_engine
from regnum.server.table import LiveTable, Log
from regnum.server.tables import Tables
from regnum.server.writer import Writer
from regnum.testing.guests import Guest, Socket
from regnum.testing.serving import Server

FIRST_FORMAT = Path(__file__).parent / "first-format.json"
NEVER = 3600.0
"""Seconds until what is seen is kept by itself, for tests that are about another moment."""
SPOILT = 3
"""The line that is spoilt: the fourth choice."""

OLDER = (
    "UPDATE tables SET format = 1, rules = 'older', cards = 'others', dealt = NULL WHERE id = :table",
    "UPDATE choices SET fingerprint = 'another kind' WHERE table_id = :table AND fingerprint IS NOT NULL",
)
IMPOSSIBLE = f"UPDATE choices SET key = 'card:none' WHERE table_id = :table AND number = {SPOILT}"
UNSEEN = "DELETE FROM seen WHERE table_id = :table"


def sql(server: Server, table: str, *statements: str) -> list[Any]:
    """Look into the database behind the server's back, or spoil it: what the last statement finds."""
    engine = create_engine(server.settings.url())
    with engine.begin() as connection:
        for statement in statements:
            done = connection.execute(text(statement), {"table": table})
        found = [*done.mappings()] if done.returns_rows else []
    engine.dispose()
    return found


def play(duel: Any, choices: int, rng: random.Random) -> None:
    for _ in range(choices):
        duel.step(rng)


def play_with_undos(duel: Any, undos: int, rng: random.Random) -> None:
    while undos:
        me = duel.asked()
        duel.step(rng)
        if me.update["undo"]:
            version = me.undo()["version"]
            undos -= 1
            for one in duel.all:
                one.sees(version)


def told(socket: Socket) -> list[tuple[str, str]]:
    """The log as it is read."""
    return [(event["kind"], event["text"]) for event in socket.events]


def leave_behind(server: Server, duel: Any, *statements: str) -> None:
    """The server ends, and starts again with rules that cannot follow the game."""
    server.stop()
    sql(server, duel.id, *OLDER, IMPOSSIBLE, *statements)
    server.start()


# --- what goes on -------------------------------------------------------------------------------------------


def test_a_table_of_an_earlier_version_goes_on(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    """Of the first format, by older rules, with factions drawn by lot, and choices that were taken back."""
    server = serve()
    duel = new_duel(server.url, game="settlers", seed=8)
    rng = random.Random(1)
    play(duel, 30, rng)
    play_with_undos(duel, 3, rng)
    play(duel, 12, rng)
    before = [(one.update, one.events) for one in duel.all]
    server.stop()
    sql(server, duel.id, *OLDER, UNSEEN)
    server.start()
    game = games.get("settlers")
    (row,) = sql(server, duel.id, "SELECT * FROM tables WHERE id = :table")
    assert (row["format"], row["rules"], row["tried"]) == (FORMAT, game.version, None)
    assert json.loads(row["options"])["factions"] == "seed"
    drawn = game.settled(2, {}, 8)["factions"]
    assert json.loads(row["dealt"])["factions"] == drawn
    assert (drawn, row["cards"]) != ("seed", "others")
    for one, (update, events) in zip(duel.all, before, strict=True):
        back = one.guest.open(duel.id)
        back.sees(update["version"])
        assert back.events == events
        for what in ("view", "decisions", "number", "version"):
            assert back.update[what] == update[what]
    assert duel.ann.guest.get(f"/api/tables/{duel.id}")["trouble"] == ""
    ann, bob = (one.guest.open(duel.id) for one in (duel.ann, duel.bob))
    version = update["version"]
    for _ in range(25):
        ann.sees(version)
        bob.sees(version)
        me = ann if ann.options() else bob
        version = me.choose(rng.choice(me.options()))["version"]
    server.kill()
    server.start()
    assert duel.ann.guest.open(duel.id).sees(version)["version"] == version
    lines = sql(server, duel.id, "SELECT * FROM choices WHERE table_id = :table ORDER BY number")
    log = Log()
    log.add([ChoiceRow(**line) for line in lines])
    assert sum(line["key"].startswith("undo:") for line in lines) == 3
    assert len(log.fingerprints) >= 2
    again = Match(game, 2, {"factions": drawn}, 8).play(log.choices)
    assert log.fingerprints.items() <= again.fingerprints.items()
    assert (
        sql(server, duel.id, UNSEEN, "SELECT fingerprint FROM choices WHERE fingerprint = 'another kind'")
        == []
    )


def test_a_record_of_the_first_format_can_be_looked_at(server: Server) -> None:
    ann, raw = Guest(server.url), FIRST_FORMAT.read_bytes()
    assert json.loads(raw)["format"] == 1
    table = ann.post("/api/records", json.loads(raw))
    assert (table["kind"], table["status"], table["trouble"]) == ("replay", "over", "")
    choices = json.loads(raw)["choices"]
    frames = ann.get(f"/api/tables/{table['id']}/replay?step={len(choices)}&count=1")
    assert frames["steps"] == len(choices)
    assert frames["frames"][0]["result"]["winners"]
    carried = ann.get(f"/api/tables/{table['id']}/record")
    assert (carried["format"], carried["choices"]) == (FORMAT, choices)
    assert carried["ending"]["winners"] == frames["frames"][0]["result"]["winners"]


def test_a_record_of_the_first_format_that_departs_is_refused_in_words(server: Server) -> None:
    ann, record = Guest(server.url), json.loads(FIRST_FORMAT.read_bytes())
    record["choices"][9] = "1 card:none"
    refused = ann.refused("POST", "/api/records", json=record)
    assert (refused["type"], refused["status"]) == ("illegal", 422)
    assert "departs at choice 10: " in refused["message"]


# --- what does not ------------------------------------------------------------------------------------------


def test_a_table_that_cannot_go_on_says_why(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url)
    play(duel, 25, random.Random(4))
    (line,) = sql(server, duel.id, f"SELECT * FROM choices WHERE table_id = :table AND number = {SPOILT}")
    who = ("Ann", "Bob")[line["seat"]]
    leave_behind(server, duel)
    ann = duel.ann.guest
    table = ann.get(f"/api/tables/{duel.id}")
    assert (table["status"], table["asked"], table["record"]) == ("broken", [], True)
    assert table["trouble"] == (
        f"The rules have changed since, and choice 4, made by {who}, is no longer possible. "
        "You see it as it was last seen."
    )
    hungarian = ann.get(f"/api/tables/{duel.id}?lang=hu")["trouble"]
    assert hungarian.startswith("A szabályok azóta megváltoztak")
    assert f"{who} döntése (4. a sorban)" in hungarian
    for lang, message in (("en", "no longer possible"), ("hu", "már nem lehetséges")):
        socket = ann.open(duel.id, lang)
        socket.sees(25)
        socket.send(type="choose", id="1", version=25, number=25, keys=["done"])
        error = socket.answer("1")["error"]
        assert error["type"] == "refused"
        assert message in error["message"]
    assert message in ann.refused("GET", f"/api/tables/{duel.id}/replay?lang=hu")["message"]


def test_a_table_that_cannot_go_on_is_tried_once_a_version(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url)
    play(duel, 25, random.Random(4))
    leave_behind(server, duel)
    version = f"{FORMAT}:{games.get('civ').version}"
    assert sql(server, duel.id, "SELECT tried, rules, format FROM tables WHERE id = :table") == [
        {"tried": version, "rules": "older", "format": 1}
    ]
    trying = "carrying tables over to this version: 0 of 1"
    assert server.log().count(trying) == 1
    assert f"table {duel.id} cannot go on: The rules have changed since" in server.log()
    server.stop()
    server.start()
    assert server.log().count(trying) == 1
    assert duel.ann.guest.get(f"/api/tables/{duel.id}")["status"] == "broken"
    assert "card:" not in server.log()  # what is in a hand is nobody's business
    server.stop()
    sql(server, duel.id, "UPDATE tables SET tried = 'an earlier one' WHERE id = :table")
    server.start()
    assert server.log().count(trying) == 2


def test_everybody_sees_what_they_last_saw_and_nothing_else(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve(keep_seconds=NEVER)
    duel = new_duel(server.url, langs=("en", "hu", "en"))
    play(duel, 25, random.Random(4))
    duel.ann.say("well played")
    before = [(one.update["view"], told(one)) for one in duel.all]
    views = [view for view, _ in before]
    assert views[0] != views[1] != views[2] != views[0]
    leave_behind(server, duel)
    for one, lang, (view, log) in zip(duel.all, ("en", "hu", "en"), before, strict=True):
        back = one.guest.open(duel.id, lang)
        back.sees(25)
        assert back.update["view"] == view
        assert told(back) == log
        assert (back.update["decisions"], back.update["result"], back.update["undo"]) == ([], None, False)
        assert (back.update["number"], back.update["first"]) == (25, 0)
        back.wait(lambda back=back: bool(back.remarks))
        assert "well played" in [remark["text"] for remark in back.remarks]
        # Whoever was connected over the restart asks for what is new, and gets the same.
        again = one.guest.open(duel.id, lang, since=back.since())
        again.sees(25)
        assert (again.update["view"], told(again)) == (view, log)
    back.send(type="lang", lang="hu")
    back.wait(lambda: told(back) != log)
    assert len(told(back)) == len(log)
    assert back.update["view"] == view


def test_a_game_that_was_over_shows_how_it_ended(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve(keep_seconds=NEVER)
    duel = new_duel(server.url, seed=3)
    rng = random.Random(3)
    while not duel.ann.update["result"]:
        duel.step(rng)
    before = [(one.update["view"], one.update["result"], told(one)) for one in duel.all]
    version = duel.ann.update["version"]
    # Kept because it has ended: nothing else comes for an hour, and the server does not end in peace.
    kept = "SELECT version FROM seen WHERE table_id = :table"
    server.wait_until(lambda: {"version": version} in sql(server, duel.id, kept), "the end is not kept")
    server.kill()
    leave_behind(server, duel)
    assert duel.ann.guest.get(f"/api/tables/{duel.id}")["status"] == "broken"
    for one, (view, result, log) in zip(duel.all, before, strict=True):
        back = one.guest.open(duel.id)
        back.sees(version)
        assert (back.update["view"], back.update["result"], told(back)) == (view, result, log)


def test_a_table_that_cannot_go_on_gives_its_record(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url)
    play(duel, 25, random.Random(4))
    leave_behind(server, duel)
    for one in duel.all:
        record = one.guest.get(f"/api/tables/{duel.id}/record")
        assert (record["format"], record["rules"], record["cards"]) == (1, "older", "others")
        assert (record["game"], record["seed"], record["players"]) == ("civ", 5, ["Ann", "Bob"])
        assert len(record["choices"]) == 25
        assert record["choices"][SPOILT].endswith("card:none")
    refused = duel.ann.guest.refused("POST", "/api/records", json=record)
    assert "departs at choice 4: " in refused["message"]


def test_a_table_that_cannot_go_on_offers_a_new_game_and_can_be_closed(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url, options={"start": "draft"})
    play(duel, 25, random.Random(4))
    leave_behind(server, duel)
    ann, bob, eve = (one.guest for one in duel.all)
    assert eve.refused("POST", f"/api/tables/{duel.id}/rematch")["type"] == "foreign"
    new = bob.post(f"/api/tables/{duel.id}/rematch")
    assert ann.post(f"/api/tables/{duel.id}/rematch")["id"] == new["id"] != duel.id
    assert (new["status"], new["trouble"], new["you"]) == ("playing", "", 1)
    old = bob.get(f"/api/tables/{duel.id}")
    assert (new["options"], new["game"]) == (old["options"], "civ")
    assert [seat["name"] for seat in new["seats"]] == ["Ann", "Bob"]
    assert old["rematch"] == new["id"]
    socket = ann.open(new["id"])
    socket.sees(0)
    assert socket.choose(socket.options()[0])["type"] == "done"
    back = bob.open(duel.id)
    back.sees(25)
    closed = ann.post(f"/api/tables/{duel.id}/close")
    assert (closed["status"], closed["trouble"]) == ("closed", old["trouble"])
    back.wait(lambda: back.table["status"] == "closed")
    assert bob.open(duel.id).sees(25)["view"] == back.update["view"]


def test_without_a_kept_sight_it_is_shown_as_far_as_the_rules_follow(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url)
    play(duel, 25, random.Random(4))
    lines = sql(server, duel.id, "SELECT seat, key FROM choices WHERE table_id = :table ORDER BY number")
    match = regnum.new_match("civ", 2, 5).play(f"{line['seat']} {line['key']}" for line in lines[:SPOILT])
    leave_behind(server, duel, UNSEEN)
    for seat, one in enumerate(duel.all):
        viewer = None if seat == 2 else seat
        back = one.guest.open(duel.id)
        back.sees(25)
        assert back.update["view"] == msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
        assert told(back) == told(one)[: len(match.events)]
        assert back.update["decisions"] == []
    trouble = duel.ann.guest.get(f"/api/tables/{duel.id}")["trouble"]
    assert trouble.endswith("You see it as far as today's rules can follow it.")


def test_a_sight_that_is_older_than_the_game_says_so(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve(keep_seconds=NEVER)
    duel = new_duel(server.url)
    rng = random.Random(4)
    play(duel, 10, rng)
    view, log = duel.ann.update["view"], told(duel.ann)
    server.stop()
    server.start()
    sockets = [one.guest.open(duel.id) for one in duel.all]
    for one in sockets:
        one.sees(10)
    play(duel._replace(ann=sockets[0], bob=sockets[1], eve=sockets[2]), 5, rng)
    server.kill()
    leave_behind(server, duel)
    back = duel.ann.guest.open(duel.id)
    back.sees(15)
    assert (back.update["view"], told(back)) == (view, log)
    assert back.table["trouble"].endswith("You see it as it was before the last 5 steps.")


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        (
            ["UPDATE tables SET rules = 'older' WHERE id = :table", IMPOSSIBLE],
            "The rules have changed since, and choice 4,",
        ),
        (
            [
                "UPDATE tables SET rules = 'older' WHERE id = :table",
                "UPDATE choices SET fingerprint = 'other' WHERE table_id = :table AND number = 19",
            ],
            "The rules have changed since, and choice 20,",
        ),
        (
            ["UPDATE tables SET cards = 'others' WHERE id = :table", IMPOSSIBLE],
            "A card has changed since, and choice 4,",
        ),
        (
            ["UPDATE choices SET fingerprint = 'other' WHERE table_id = :table AND number = 19"],
            "What was stored of this game is damaged: choice 20,",
        ),
        ([IMPOSSIBLE], "What was stored of this game is damaged: choice 4,"),
        (
            ["DELETE FROM choices WHERE table_id = :table AND number = 3"],
            "What was stored of this game is damaged and cannot be read.",
        ),
        (
            ["UPDATE choices SET key = 'undo:99' WHERE table_id = :table AND number = 3"],
            "What was stored of this game is damaged and cannot be read.",
        ),
    ],
)
def test_whatever_is_wrong_is_told_truly_and_the_game_stays_readable(
    serve: Callable[..., Server], new_duel: Callable[..., Any], statements: list[str], said: str
) -> None:
    server = serve()
    duel = new_duel(server.url)
    play(duel, 25, random.Random(4))
    view, log = duel.bob.update["view"], told(duel.bob)
    server.stop()
    sql(server, duel.id, *statements)
    server.start()
    (table,) = duel.ann.guest.get("/api/tables")["tables"]
    assert table["status"] == "broken"
    assert table["trouble"].startswith(said)
    assert table["trouble"].endswith("You see it as it was last seen.")
    back = duel.bob.guest.open(duel.id)
    back.sees(25)
    assert (back.update["view"], told(back)) == (view, log)
    assert duel.ann.guest.get(f"/api/tables/{duel.id}/record")["game"] == "civ"


def test_where_not_even_the_start_is_left_there_is_only_the_reason(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve()
    duel = new_duel(server.url)
    play(duel, 5, random.Random(4))
    never = 'UPDATE tables SET options = \'{"start": "never"}\' WHERE id = :table'
    leave_behind(server, duel, never, UNSEEN)
    back = duel.ann.guest.open(duel.id)
    trouble = back.next("table")["table"]["trouble"]
    assert trouble.endswith("cannot be set up like this any more. There is nothing left to see of it.")
    assert back.say("what now?")["type"] == "done"
    assert back.update == {}
    assert "never" in duel.ann.guest.refused("POST", f"/api/tables/{duel.id}/rematch")["message"]


# --- what is kept -------------------------------------------------------------------------------------------


def kept(server: Server, duel: Any) -> list[tuple[int, int]]:
    """Seats and versions of what is kept."""
    found = sql(server, duel.id, "SELECT seat, version FROM seen WHERE table_id = :table ORDER BY seat")
    return [(row["seat"], row["version"]) for row in found]


def test_what_is_seen_is_kept_when_the_server_ends(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve(keep_seconds=NEVER)
    duel = new_duel(server.url)
    play(duel, 8, random.Random(4))
    assert kept(server, duel) == []
    server.stop()
    assert kept(server, duel) == [(-1, 8), (0, 8), (1, 8)]


def test_what_is_seen_is_kept_now_and_then(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    server = serve(keep_seconds=0.05)
    duel = new_duel(server.url)
    rng = random.Random(4)
    for version in (4, 8):
        play(duel, 4, rng)
        wanted = [(-1, version), (0, version), (1, version)]
        server.wait_until(lambda wanted=wanted: kept(server, duel) == wanted, "nothing is kept")
    view, log = duel.ann.update["view"], told(duel.ann)
    server.kill()
    leave_behind(server, duel)
    back = duel.ann.guest.open(duel.id)
    back.sees(8)
    assert (back.update["view"], told(back)) == (view, log)


# --- without a server ---------------------------------------------------------------------------------------


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """An empty database of today."""
    engine = open_engine(Settings(data=str(tmp_path)))
    upgrade.upgrade(engine)
    yield engine
    engine.dispose()


def store(engine: Engine, kind: str = "game", choices: int = 25) -> str:
    """A table at which somebody has played: its id."""
    match, chance = regnum.new_match("civ", 2, 5), random.Random(choices)
    while len(match.choices) < choices:
        decision = match.decisions[0]
        match.choose(decision.seat, chance.choice(decision.options).key)
    seats = [SeatRow(seat, "person", "", name, name) for seat, name in enumerate(("Ann", "Bob"))]
    row = table_row("Ann", kind, "civ", dict(match.options), 5, seats)
    split = [choice.split(" ", 1) for choice in match.choices]
    lines = [
        ChoiceRow(row.id, number, int(seat), key, None, match.fingerprints.get(number + 1))
        for number, (seat, key) in enumerate(split)
    ]
    with engine.begin() as connection:
        rows.add_table(connection, row, lines)
    return row.id


def make_older(engine: Engine, *statements: str) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 'older', cards = 'others'"))
        for statement in statements:
            connection.execute(text(statement))


def look(engine: Engine, id: str) -> LiveTable:
    with engine.connect().execution_options(reading=True) as connection:
        row = rows.table(connection, id)
        assert row is not None
        return LiveTable(row, rows.choices(connection, id), [])


def test_tables_of_every_kind_are_carried_over_once(
    engine: Engine, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrade, "EVERY", 2)
    ids = [store(engine), store(engine, kind="replay"), store(engine, choices=0), store(engine)]
    make_older(engine, f"UPDATE tables SET closed = 1.0 WHERE id = '{ids[3]}'")
    with caplog.at_level(logging.WARNING, "regnum.server"):
        upgrade.upgrade(engine)
        upgrade.upgrade(engine)
    progress = [record.getMessage().rpartition(": ")[2] for record in caplog.records]
    assert progress == ["0 of 4", "2 of 4"]
    game = games.get("civ")
    for id in ids:
        table = look(engine, id)
        assert table.match is not None
        assert (table.row.rules, table.row.cards) == (game.version, table.match.card_hash)
        with engine.connect().execution_options(reading=True) as connection:
            assert rows.seen_version(connection, id) == table.version


def test_a_rule_that_fails_leaves_one_table_behind_and_not_the_others(
    engine: Engine, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = store(engine, choices=2), store(engine, choices=40)
    make_older(engine)
    units: list[object] = []
    civ = games.get("civ")

    def unit(state: Any) -> Any:
        units.append(state)
        if len(units) > 12:
            raise KeyError("a bug")
        return civ.unit(state)

    monkeypatch.setattr(regnum.games.civ, "GAME", dataclasses.replace(civ, unit=unit))
    with caplog.at_level(logging.WARNING, "regnum.server"):
        upgrade.upgrade(engine)
    monkeypatch.undo()
    assert f"a rule fails at table {long}" in caplog.text
    assert "KeyError: 'a bug'" in caplog.text
    assert look(engine, short).row.tried is None
    assert look(engine, long).row.tried == f"{FORMAT}:{civ.version}"


def in_memory(engine: Engine, tmp_path: Path, **settings: Any) -> Tables:
    return Tables(Settings(data=str(tmp_path), **settings), engine, Writer(engine))


def seen_at(engine: Engine, id: str) -> int:
    with engine.connect().execution_options(reading=True) as connection:
        return rows.seen_version(connection, id)


def test_no_table_is_put_away_before_it_is_kept(engine: Engine, tmp_path: Path) -> None:
    ids = [store(engine, choices=number) for number in (3, 4, 5, 6)]
    make_older(engine, f"UPDATE choices SET key = 'card:none' WHERE table_id = '{ids[0]}' AND number = 1")

    async def visit() -> None:
        tables = in_memory(engine, tmp_path, live_tables=1)
        first, second, third, last = ids
        await tables.get(first)  # cannot go on: nothing of it is to be kept
        await tables.get(second)
        gc.collect()  # whatever nobody holds is gone when the collector has come by
        assert tables.at_hand(first) is None
        await tables.get(third)
        assert tables.at_hand(second) is not None
        assert seen_at(engine, second) == -1
        await tables.keep_seen()
        await tables.get(last)
        gc.collect()
        assert tables.at_hand(second) is tables.at_hand(third) is None
        assert tables.at_hand(last) is not None
        await tables.writer.close()

    asyncio.run(visit())
    assert [seen_at(engine, id) for id in ids] == [-1, 4, 5, -1]


def test_one_table_that_cannot_be_kept_does_not_stop_the_others(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ids = [store(engine, choices=3), store(engine, choices=4)]
    sights = seen.sights

    def failing(table: LiveTable, match: Match) -> dict[int, bytes]:
        if table.row.id == ids[0]:
            raise KeyError("a bug")
        return sights(table, match)

    async def keep() -> None:
        tables = in_memory(engine, tmp_path)
        for id in ids:
            await tables.get(id)
        monkeypatch.setattr(seen, "sights", failing)
        await tables.keep_seen()
        monkeypatch.undo()
        assert [seen_at(engine, id) for id in ids] == [-1, 4]
        await tables.keep_seen()
        await tables.writer.close()

    asyncio.run(keep())
    assert f"how table {ids[0]} is seen could not be kept" in caplog.text
    assert [seen_at(engine, id) for id in ids] == [3, 4]


def test_a_process_that_lags_behind_does_not_replace_a_later_sight(engine: Engine) -> None:
    id = store(engine)
    with engine.begin() as connection:
        rows.keep_seen(connection, id, 25, {seen.WATCHING: b"late", 0: b"late", 1: b"late"})
        rows.keep_seen(connection, id, 24, {seen.WATCHING: b"early", 0: b"early", 1: b"early"})
        assert set(rows.seen(connection, id).values()) == {b"late"}


def test_a_sight_needs_none_of_todays_fields(engine: Engine) -> None:
    """It was kept by a version that is long gone: what a view is made of may be otherwise now."""
    table = look(engine, store(engine))
    assert table.match is not None
    body = msgspec.json.decode(seen.zlib.decompress(seen.sight(table, table.match, 0)))
    body["view"] = {"game": "civ", "once": ["upon", "a", "time"]}
    body["told"]["hu"]["result"] = {"reason": "volt"}
    table.seen = {0: seen.zlib.compress(msgspec.json.encode(body))}
    shown = seen.last_seen(table, 0, "hu")
    assert shown is not None
    update = msgspec.json.decode(shown)
    assert update["view"] == body["view"]
    assert update["result"] == {"reason": "volt"}
    assert seen.last_seen(table, 1, "hu") is None
