"""Computer players decide like anybody; one with which something is wrong does not stop the table."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from regnum import games, players
from regnum.engine.match import Match
from regnum.players.analysis import LOOKS, Analysis
from regnum.server import worker
from regnum.server.computers import Computers
from regnum.server.pool import NoThought
from regnum.server.problems import Refusal
from regnum.server.settings import Settings
from regnum.server.turns import NOBODY, Who
from regnum.testing.guests import Guest, Socket
from regnum.testing.serving import Server

from .conftest import ODD_PLAYERS


@pytest.fixture
def odd(serve: Callable[..., Server]) -> Callable[..., Server]:
    """Servers whose computer players are odd, and whose patience is short."""
    return lambda **rest: serve(**(ODD_PLAYERS | {"hint": "first", "think_seconds": 4.0} | rest))


def first_turns(guest: Guest, spec: str) -> Socket:
    """A table with a computer that begins; until it has decided and the guest is asked."""
    table = guest.new_table("me", spec, name="Ann", options={"first": "2"}, seed=1)
    socket = guest.open(table["id"])
    socket.wait(lambda: bool(socket.options()))
    return socket


def notes(socket: Socket) -> list[str]:
    """What the table has noted."""
    return [remark["text"] for remark in socket.remarks if remark["kind"] == "note"]


def test_a_computer_plays_its_turns(odd: Callable[..., Server]) -> None:
    server = odd()
    socket = first_turns(Guest(server.url), "first")
    assert socket.update["version"] > 0
    assert notes(socket) == []
    assert socket.table["seats"][1] == {
        "seat": 1, "kind": "computer", "name": "Computer (first)", "spec": "first", "online": True
    }  # fmt: skip
    while socket.update["result"] is None:
        if socket.options():
            assert socket.choose(socket.options()[0])["type"] == "done"
        else:
            socket.next("update")


@pytest.mark.parametrize("spec", ["crash", "stumble", "sleep", "cheat"])
def test_a_player_that_fails_is_replaced_by_a_quick_one(odd: Callable[..., Server], spec: str) -> None:
    server = odd()
    ann = Guest(server.url)
    socket = first_turns(ann, spec)
    socket.wait(lambda: bool(notes(socket)))
    assert notes(socket)[0].startswith(f"Computer ({spec}) took too long, so a quick look has chosen")
    # The table goes on, and other tables have players that think.
    assert socket.choose(socket.options()[0])["type"] == "done"
    other = first_turns(ann, "first")
    assert notes(other) == []


def test_computers_alone_play_to_the_end(odd: Callable[..., Server]) -> None:
    server = odd()
    ann = Guest(server.url)
    table = ann.new_table("first", "first", "first")
    socket = ann.open(table["id"])
    socket.wait(lambda: bool(socket.update) and socket.update["result"] is not None)
    names = [seat["name"] for seat in socket.table["seats"]]
    assert names == ["Computer (first) (Seat 1)", "Computer (first) (Seat 2)", "Computer (first) (Seat 3)"]


def test_thinking_goes_on_after_a_restart(odd: Callable[..., Server]) -> None:
    server = odd(think_seconds=60.0)
    ann = Guest(server.url)
    table = ann.new_table("me", "sleep", options={"first": "2"})
    socket = ann.open(table["id"])
    socket.sees(0)
    server.kill()
    server.settings = msgspec.structs.replace(server.settings, think_seconds=0.5)
    server.start()
    back = ann.open(table["id"])
    back.wait(lambda: bool(back.options()))


def test_a_hint_says_what_search_would_do(odd: Callable[..., Server]) -> None:
    server = odd()
    socket = first_turns(Guest(server.url), "first")
    ann, id = socket.guest, socket.table["id"]
    hint = ann.post(f"/api/tables/{id}/hint")
    assert hint["number"] == socket.update["number"]
    assert [advice["key"] for advice in hint["advice"]] == socket.options()
    assert sum(advice["share"] for advice in hint["advice"]) == pytest.approx(1)
    assert all(advice["label"] for advice in hint["advice"])
    assert Guest(server.url).refused("POST", f"/api/tables/{id}/hint")["type"] == "foreign"


def test_there_is_no_hint_for_who_is_not_asked(odd: Callable[..., Server]) -> None:
    server = odd(think_seconds=60.0)
    ann = Guest(server.url)
    table = ann.new_table("me", "sleep", options={"first": "2"})
    assert ann.refused("POST", f"/api/tables/{table['id']}/hint")["type"] == "foreign"


def test_the_levels_on_offer_can_play(serve: Callable[..., Server]) -> None:
    """With the real players: every level is known, and search gives hints."""
    ann = Guest(serve(hint="search:20", think_seconds=30.0).url)
    specs = [level["spec"] for level in ann.get("/api/games")["games"][0]["players"]]
    for spec in specs:
        players.make(spec, 1)
    socket = first_turns(ann, "novice:8")
    assert notes(socket) == []
    hint = ann.post(f"/api/tables/{socket.table['id']}/hint")
    assert {advice["key"] for advice in hint["advice"]} == set(socket.options())
    best = hint["advice"][0]
    assert best["line"][0] == {"key": best["key"], "label": best["label"]}
    assert 0 <= best["leads"]["chance"] <= 1
    assert re.fullmatch(
        r"Points [+−]?\d+, cards [+−]?\d+; then the others: points [+−]?\d+\.", best["leads"]["text"]
    )
    assert first_turns(ann, "random").update["version"] > 0


def children(pid: int) -> list[int]:
    """The processes that a process has started, as Linux lists them."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(word) for file in found for word in file.read_text().split()]


def gone(pid: int) -> bool:
    """Has a process ended?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux lists them")
def test_thinking_processes_end_with_the_server(odd: Callable[..., Server]) -> None:
    server = odd()
    first_turns(Guest(server.url), "first")
    thinkers = children(server.pid)
    assert thinkers
    server.kill()
    end = time.monotonic() + 30
    while not all(gone(pid) for pid in thinkers):
        assert time.monotonic() < end, "a thinking process has outlived its server"
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux lists them")
def test_a_thinking_process_that_is_killed_is_replaced(odd: Callable[..., Server]) -> None:
    server = odd()
    ann = Guest(server.url)
    first_turns(ann, "first")
    for pid in children(server.pid):
        os.kill(pid, signal.SIGKILL)
    socket: Any = first_turns(ann, "first")
    assert socket.update["version"] > 0


def test_a_game_that_is_over_is_looked_back_at(odd: Callable[..., Server]) -> None:
    ann = Guest(odd(think_seconds=60.0).url)
    table = ann.new_table("me", "first", options={"first": "2"}, seed=1)
    id = table["id"]
    assert ann.refused("POST", f"/api/tables/{id}/analysis")["message"].startswith("This can be had")
    socket = ann.open(id)
    socket.wait(lambda: bool(socket.update))
    while socket.update["result"] is None:
        if socket.options():
            assert socket.choose(socket.options()[-1])["type"] == "done"
        else:
            socket.next("update")
    found = ann.post(f"/api/tables/{id}/analysis")
    assert len(found["chances"]) == socket.update["number"] + 1
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in found["chances"])
    for mistake in found["mistakes"]:
        assert mistake["line"][0]["key"] != mistake["chosen"]["key"]
        assert mistake["chosen"]["label"] in mistake["text"]
        where = f"/api/tables/{id}/replay?step={mistake['number']}&count=1&seat={mistake['seat']}"
        (frame,) = ann.get(where)["frames"]
        (asked,) = (one for one in frame["decisions"] if one["seat"] == mistake["seat"])
        assert mistake["asked"] == asked["text"]
        assert mistake["chosen"]["key"] in [option["key"] for option in asked["options"]]
    assert ann.post(f"/api/tables/{id}/analysis") == found, "it is thought of once"
    again = ann.post(f"/api/tables/{id}/analysis?lang=hu")
    assert again["chances"] == found["chances"]
    assert [one["number"] for one in again["mistakes"]] == [one["number"] for one in found["mistakes"]]
    stranger = Guest(ann.url)
    for method in ("POST", "GET"):
        assert stranger.refused(method, f"/api/tables/{id}/analysis")["type"] == "foreign"
    assert ann.get(f"/api/tables/{id}/analysis") == {"v": 1, "done": 0, "all": 0}, "nobody is at work"


class OneByOne:
    """A pool that does its work here, and lets others look on before each piece of it."""

    def __init__(self, look: Callable[[], None], fails: bool = False) -> None:
        self._look = look
        self._fails = fails

    async def run(self, work: Callable[[Any], Any], job: Any, who: Who) -> Any:
        await asyncio.sleep(0)
        self._look()
        if self._fails:
            raise NoThought
        return work(job)


def looking_back(monkeypatch: pytest.MonkeyPatch, fails: bool = False) -> tuple[Computers, Any, list[Any]]:
    """Computers, the table of a game that is over, and how far they have come before each piece of work."""
    monkeypatch.setattr(worker, "LOOK_SECONDS", 0.001)
    match = Match(games.get("civ"), 2, {}, 3)
    while match.decisions:
        match.play([f"{match.decisions[0].seat} {match.decisions[0].options[0].key}"])
    row = SimpleNamespace(id="a game", game="civ")
    table: Any = SimpleNamespace(row=row, version=7, match=match, lock=asyncio.Lock())
    computers = Computers(Settings(), cast("Any", SimpleNamespace()))
    seen: list[Any] = []
    pool: Any = OneByOne(lambda: seen.append(computers.looked(table)), fails)
    computers.pool = pool
    return computers, table, seen


def test_it_is_known_how_far_an_analysis_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    computers, table, seen = looking_back(monkeypatch)
    asyncio.run(computers.look_back(table, NOBODY))
    assert seen == [(0, 0), *((looked, LOOKS) for looked in range(LOOKS))]
    assert computers.looked(table) == (0, 0)


def test_whoever_asks_another_worker_hears_how_far_an_analysis_has_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    computers, table, _ = looking_back(monkeypatch)
    others, seen = Computers(Settings(), cast("Any", SimpleNamespace())), []

    def tell(game: tuple[str, int], looked: tuple[int, int]) -> None:
        others.hear(game, looked)
        seen.append(others.looked(table))

    computers.tell = tell
    asyncio.run(computers.look_back(table, NOBODY))
    assert seen == [*((looked, LOOKS) for looked in range(LOOKS + 1)), (0, 0)]


def test_whoever_asks_meanwhile_waits_for_the_same_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    computers, table, seen = looking_back(monkeypatch)

    async def both() -> list[Analysis]:
        return await asyncio.gather(*(computers.look_back(table, NOBODY) for _ in range(2)))

    first, second = asyncio.run(both())
    assert first is second
    assert len(seen) == 1 + LOOKS


def test_an_analysis_that_fails_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    computers, table, seen = looking_back(monkeypatch, fails=True)

    async def twice() -> None:
        for _ in range(2):
            with pytest.raises(Refusal):
                await computers.look_back(table, NOBODY)

    asyncio.run(twice())
    assert seen == [(0, 0)] * 2
