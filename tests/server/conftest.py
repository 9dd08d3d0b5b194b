"""A server for the tests of a module, guests, and a game between two of them."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from regnum.testing.guests import Guest, Socket, everybody_leaves
from regnum.testing.serving import Server, nurseries

ODD = Path(__file__).parent / "odd"
ODD_PLAYERS = {
    "players": "odd_players:make",
    "levels": ("random", "greedy", "first", "crash", "stumble", "sleep", "cheat"),
}


def elsewhere() -> dict[str, Any]:
    """Where `test_postgres_redis.py` has the tests run again."""
    if "REGNUM_TEST_DATABASE" not in os.environ:
        return {}
    return {
        "database": os.environ["REGNUM_TEST_DATABASE"],
        "redis": os.environ["REGNUM_TEST_REDIS"],
        "workers": int(os.environ["REGNUM_TEST_WORKERS"]),
    }


@pytest.fixture(scope="session", autouse=True)
def _nursery() -> Iterator[None]:
    """What servers are forked from ends with the tests."""
    yield
    while nurseries:
        nurseries.pop().close()


@pytest.fixture(autouse=True)
def _leaving() -> Iterator[None]:
    """Nobody stays longer than a test."""
    yield
    everybody_leaves()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with nothing special about it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ODD))
        settings = {**ODD_PLAYERS, "hint": "first", "named_seeds": True, **elsewhere()}
        with Server(tmp_path_factory.mktemp("server"), **settings) as server:
            yield server


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Server]]:
    """Starts servers with settings of their own, which end with the test. They share one data folder."""
    monkeypatch.syspath_prepend(str(ODD))
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        folder = tmp_path / f"log-{len(servers)}"
        folder.mkdir()
        database = str(tmp_path / "shared.sqlite3")
        usual = {"database": database, "data": str(tmp_path), "named_seeds": True}
        server = Server(folder, **(usual | elsewhere() | settings))
        servers.append(server)
        server.start()
        return server

    yield start
    for server in servers:
        server.stop()


class Duel(NamedTuple):
    """Two people and a spectator at a table."""

    id: str
    ann: Socket
    bob: Socket
    eve: Socket

    @property
    def all(self) -> tuple[Socket, Socket, Socket]:
        """Everybody."""
        return (self.ann, self.bob, self.eve)

    def asked(self) -> Socket:
        """Who is asked now."""
        return next(one for one in (self.ann, self.bob) if one.options())

    def other(self, one: Socket) -> Socket:
        """The other player."""
        return self.bob if one is self.ann else self.ann

    def step(self, rng: random.Random) -> dict[str, Any]:
        """Somebody chooses something, and all have seen it."""
        me = self.asked()
        answer = me.choose(rng.choice(me.options()))
        assert answer["type"] == "done", answer
        for one in self.all:
            one.sees(answer["version"])
        return answer


def everybody_is_at(table: dict[str, Any]) -> bool:
    """Do both play, and does somebody look on?"""
    return all(seat["online"] for seat in table["seats"]) and table["watchers"] == 1


def sit_down(
    url: str, langs: tuple[str, str, str] = ("en", "en", "en"), greet: bool = True, **table: Any
) -> Duel:
    """A new table with Ann and Bob at it, and Eve looking on. They greet: all know of each other."""
    ann, bob, eve = Guest(url), Guest(url), Guest(url)
    made = ann.new_table("me", "open", **({"name": "Ann", "seed": 5} | table))
    bob.join(made["links"]["join"], 1, "Bob")
    eve.post(f"/api{made['links']['watch']}")
    sockets = [one.open(made["id"], lang) for one, lang in zip((ann, bob, eve), langs, strict=True)]
    for one in sockets:
        one.sees(0)
        if greet:
            one.wait(lambda one=one: everybody_is_at(one.table))
    return Duel(made["id"], *sockets)


@pytest.fixture
def duel(server: Server) -> Duel:
    """A table of two, just begun."""
    return sit_down(server.url)


@pytest.fixture
def new_duel() -> Callable[..., Duel]:
    """Makes tables of two at any server."""
    return sit_down
