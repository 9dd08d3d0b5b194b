"""Nothing that was acknowledged is ever lost, and nobody is shown another past."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

import regnum
from regnum.engine.match import Match
from regnum.engine.record import split
from regnum.testing.guests import Guest, Socket
from regnum.testing.serving import Server

KILLS = 30


def test_a_restart_keeps_everything(serve: Callable[..., Server], new_duel: Callable[..., Any]) -> None:
    server = serve()
    duel = new_duel(server.url)
    rng = random.Random(1)
    for _ in range(25):
        duel.step(rng)
    duel.ann.say("back in a minute")
    duel.eve.wait(lambda: duel.eve.remarks[-1]["kind"] == "said")
    before = [(one.update, one.events, one.remarks) for one in duel.all]
    server.stop()
    for one in duel.all:
        assert one.closed_with() == 1012
    server.start()
    for one, (update, events, remarks) in zip(duel.all, before, strict=True):
        back = one.guest.open(duel.id)
        back.sees(25)
        back.wait(lambda back=back: bool(back.remarks))
        assert back.events == events
        assert back.remarks == remarks[: len(back.remarks)]
        for what in ("view", "decisions", "number", "version"):
            assert back.update[what] == update[what]


def test_a_request_is_known_again_after_a_restart(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    """The answer was lost on the way: the client asks again, and the choice is made only once."""
    server = serve()
    duel = new_duel(server.url)
    me = duel.asked()
    key, named = me.options()[0], {"version": 0, "number": 0}
    first = me.choose(key, id="the-same", **named)
    server.kill()
    server.start()
    back = me.guest.open(duel.id)
    back.sees(1)
    again = back.choose(key, id="the-same", **named)
    assert again == first
    assert back.silent()


def test_undo_survives_a_restart(serve: Callable[..., Server], new_duel: Callable[..., Any]) -> None:
    server = serve()
    duel = new_duel(server.url)
    rng, undone = random.Random(2), 0
    while undone < 5:
        me = duel.asked()
        duel.step(rng)
        if me.update["undo"]:
            version = me.undo()["version"]
            undone += 1
            for one in duel.all:
                one.sees(version)
    update, events = duel.ann.update, duel.ann.events
    server.kill()
    server.start()
    back = duel.ann.guest.open(duel.id)
    back.sees(update["version"])
    assert (back.update["view"], back.update["number"]) == (update["view"], update["number"])
    assert back.events == events


class Player(threading.Thread):
    """Plays on as fast as it can, comes again when the server has gone, and keeps what it was told."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest, self.table = guest, table
        self.rng = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        """By version: the choice that the server has confirmed."""
        self.shown: dict[int, tuple[int, str]] = {}
        """By version: how many events there were, and the last of them."""
        self.changed: list[str] = []
        self.trouble: list[BaseException] = []
        self.ending = threading.Event()

    def run(self) -> None:
        while not self.ending.is_set():
            try:
                self.play(self.guest.open(self.table))
            except (WebSocketException, OSError, EOFError):
                time.sleep(0.01)  # killed: come again
            except BaseException as error:
                self.trouble.append(error)
                return

    def play(self, socket: Socket) -> None:
        socket.sees(0)
        while not self.ending.is_set():
            self.look(socket)
            if not socket.options():
                if socket.update["result"]:
                    return
                socket.silent(0.05)
                continue
            key = self.rng.choice(socket.options())
            seat = socket.table["you"]
            answer = socket.choose(key)
            if answer["type"] == "done":
                self.acknowledged[answer["version"]] = f"{seat} {key}"
            socket.sees(answer.get("version", 0))

    def look(self, socket: Socket) -> None:
        """Compare what is shown with what was shown before."""
        now = (len(socket.events), socket.events[-1]["text"] if socket.events else "")
        before = self.shown.setdefault(socket.update["version"], now)
        if before != now:
            self.changed.append(f"version {socket.update['version']}: {before} became {now}")


def test_thirty_sudden_deaths(serve: Callable[..., Server]) -> None:
    """The server is killed at random moments while two play on as fast as they can."""
    server = serve()
    rng = random.Random(3)
    lost: list[str] = []
    kills = 0
    while kills < KILLS:
        ann, bob = Guest(server.url), Guest(server.url)
        table = ann.new_table("me", "open", name="Ann", seed=kills)
        bob.join(table["links"]["join"], 1, "Bob")
        players = [Player(ann, table["id"], kills), Player(bob, table["id"], kills + 1)]
        for player in players:
            player.start()
        for _ in range(6):
            time.sleep(rng.uniform(0.05, 0.3))
            server.kill()
            kills += 1
            server.start()
        for player in players:
            player.ending.set()
        for player in players:
            player.join(60)
            assert player.trouble == []
            assert player.changed == []
        kept = log_of(server, table["id"])
        for player in players:
            for version, choice in player.acknowledged.items():
                if len(kept) < version or kept[version - 1] != choice:
                    lost.append(f"{table['id']} {version}: {choice}")
        replayed = regnum.new_match("civ", 2, kills - 6)
        follow(replayed, kept)
        back = ann.open(table["id"])
        assert back.sees(len(kept))["view"] == msgspec.json.decode(msgspec.json.encode(replayed.view(0)))
    assert lost == []


def log_of(server: Server, table: str) -> list[str]:
    """What is on disk, in order."""
    engine = create_engine(server.settings.url())
    query = text("SELECT number, seat, key FROM choices WHERE table_id = :table ORDER BY number")
    with engine.connect() as connection:
        rows = connection.execute(query, {"table": table}).all()
    engine.dispose()
    assert [number for number, _, _ in rows] == list(range(len(rows)))
    return [f"{seat} {key}" for _, seat, key in rows]


def follow(match: Match, choices: list[str]) -> None:
    """Play what is on disk."""
    for choice in choices:
        match.choose(*split(choice))


def spoil(server: Server, statement: str, **values: Any) -> None:
    """Change the database behind the server's back."""
    engine = create_engine(server.settings.url())
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE choices SET key = 'card:none' WHERE table_id = :table AND number = 3",
        "UPDATE choices SET fingerprint = 'another' WHERE table_id = :table AND number = 19",
        "DELETE FROM choices WHERE table_id = :table AND number = 3",
    ],
)
def test_a_table_that_no_longer_replays_is_readable_and_can_be_closed(
    serve: Callable[..., Server], new_duel: Callable[..., Any], statement: str
) -> None:
    server = serve()
    duel = new_duel(server.url)
    rng = random.Random(4)
    for _ in range(25):
        duel.step(rng)
    server.stop()
    spoil(server, statement, table=duel.id)
    server.start()
    ann = duel.ann.guest
    table = ann.get(f"/api/tables/{duel.id}")
    assert (table["status"], table["asked"]) == ("broken", [])
    assert table["trouble"]
    socket = ann.open(duel.id)
    assert socket.next("table")["table"]["status"] == "broken"
    socket.send(type="choose", id="1", version=25, number=25, keys=["done"])
    assert socket.answer("1")["error"]["type"] == "refused"
    record = ann.http.get(f"/api/tables/{duel.id}/record").json()
    assert record["game"] == "civ"
    assert ann.post(f"/api/tables/{duel.id}/close")["status"] == "closed"
    assert [one["status"] for one in ann.get("/api/tables")["tables"]] == ["closed"]
