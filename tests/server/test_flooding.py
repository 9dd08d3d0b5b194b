"""Whoever asks too much is told so, and the table is unharmed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from regnum.server.limits import Limiter
from regnum.server.problems import Refusal
from regnum.server.settings import UNLIMITED, Limits, Rate
from regnum.server.viewer import Viewer
from regnum.testing.guests import Guest
from regnum.testing.serving import Server

STRICT = msgspec.structs.replace(UNLIMITED, crowd=3.0)


class Clock:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_so_many_and_fills_again() -> None:
    clock = Clock()
    limiter = Limiter(Limits(joins=Rate(3, 0.5)), clock)
    for _ in range(3):
        limiter.take("joins", "ann", "1.2.3.4")
    with pytest.raises(Refusal) as refused:
        limiter.take("joins", "ann", "1.2.3.4")
    assert (refused.value.type, refused.value.about) == ("flooding", {"wait": 2})
    limiter.take("joins", "bob", "1.2.3.4")
    clock.now += 2
    limiter.take("joins", "ann", "1.2.3.4")


def test_an_address_has_a_limit_too() -> None:
    limiter = Limiter(Limits(joins=Rate(3, 0.5), crowd=2), Clock())
    for guest in range(6):
        limiter.take("joins", f"guest-{guest}", "1.2.3.4")
    with pytest.raises(Refusal):
        limiter.take("joins", "guest-7", "1.2.3.4")
    limiter.take("joins", "guest-7", "5.6.7.8")


def test_many_guests_do_not_fill_the_memory() -> None:
    clock = Clock()
    limiter = Limiter(Limits(joins=Rate(1, 1)), clock)
    for guest in range(50_000):
        clock.now += 0.001
        limiter.take("joins", f"guest-{guest}")
    assert len(limiter._buckets) <= 20_000


def test_new_tables_and_joins_are_counted(serve: Callable[..., Server]) -> None:
    limits = msgspec.structs.replace(STRICT, tables=Rate(2, 0.01), joins=Rate(2, 0.01))
    server = serve(limits=limits)
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("me", "open")
    ann.new_table("me", "open")
    refused = ann.refused("POST", "/api/tables", json={"game": "civ", "seats": ["me", "open"]})
    assert (refused["type"], refused["status"]) == ("flooding", 429)
    assert refused["args"]["wait"] > 1
    link = f"/api{table['links']['join']}"
    bob.new_table("me", "open")
    for _ in range(2):
        bob.get(link)
    assert bob.refused("GET", link)["type"] == "flooding"


def test_who_only_looks_is_counted_by_address(serve: Callable[..., Server]) -> None:
    """Nobody who has no cookie could be counted otherwise: each request would be somebody else's."""
    limits = msgspec.structs.replace(STRICT, joins=Rate(2, 0.01), crowd=2)
    server = serve(limits=limits)
    link = f"/api{Guest(server.url).new_table('me', 'open')['links']['join']}"
    for _ in range(4):
        Guest(server.url).get(link)
    assert Guest(server.url).refused("GET", link)["type"] == "flooding"


def test_a_flood_of_choices_is_refused_and_then_cut_off(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    limits = msgspec.structs.replace(STRICT, choices=Rate(20, 0.01), patience=30)
    duel = new_duel(serve(limits=limits).url)
    me = duel.asked()
    for place in range(20):
        me.send(type="choose", id=f"{place}", version=0, number=0, keys=["card:none"])
    me.send(type="choose", id="last", version=0, number=0, keys=[me.options()[0]])
    flood = me.until(lambda message: message.get("error", {}).get("type") == "flooding")
    assert flood["error"]["args"]["wait"] > 0
    for _ in range(31):
        me.wire.send("x")
    assert me.closed_with() == 1008
    other = duel.other(me)
    assert other.update["version"] == 0
    assert duel.eve.guest.open(duel.id).next("update")["version"] == 0


def test_a_series_costs_as_much_as_its_picks(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    duel = new_duel(serve(limits=msgspec.structs.replace(STRICT, choices=Rate(20, 0.01))).url)
    refused = duel.asked().choose(*["card:none"] * 40)
    assert refused["error"]["type"] == "flooding"


def test_chat_has_its_own_limit(serve: Callable[..., Server], new_duel: Callable[..., Any]) -> None:
    duel = new_duel(serve(limits=msgspec.structs.replace(STRICT, words=Rate(2, 0.01))).url)
    assert [duel.ann.say(text)["type"] for text in ("one", "two")] == ["done", "done"]
    assert duel.ann.say("three")["error"]["type"] == "flooding"
    duel.step(random.Random(1))


def test_a_viewer_that_does_not_read_stops_nobody(duel: Any) -> None:
    """Eve opens the table and never reads: the others play on."""
    rng = random.Random(2)
    for _ in range(60):
        me = duel.asked()
        version = me.choose(rng.choice(me.options()))["version"]
        duel.ann.sees(version)
        duel.bob.sees(version)
        if duel.ann.update["result"]:
            break
    assert len(duel.eve.updates) <= 2


class Slow:
    """A wire that takes nothing until it is told to."""

    def __init__(self) -> None:
        self.open, self.takes = True, False
        self.sent: list[str] = []

    def push(self, text: bytes) -> None:
        self.sent.append(text.decode())

    def shut(self, code: int) -> None:
        self.open = False
        self.sent.append(f"closed {code}")


def test_what_waits_for_a_viewer_is_bounded() -> None:
    """One that never takes anything is closed instead of filling the memory."""

    async def post() -> list[str]:
        wire = Slow()
        viewer = Viewer(wire, None, "guest", None, "en")  # type: ignore[arg-type]
        for _ in range(100):
            viewer.post(b"x" * 100_000)
            await asyncio.sleep(0)
        return wire.sent

    assert asyncio.run(post()) == ["closed 1013"]


def test_a_viewer_that_is_slow_for_a_while_gets_everything_in_order() -> None:
    """What is posted while the socket is full waits, and becomes one frame."""

    async def post() -> list[str]:
        wire = Slow()
        viewer = Viewer(wire, None, "guest", None, "en")  # type: ignore[arg-type]
        viewer.post(b"1")
        await asyncio.sleep(0)
        viewer.post(b"2")
        await asyncio.sleep(0)
        assert wire.sent == []
        wire.takes = True
        viewer.flush()
        viewer.post(b"3")
        viewer.post(b"4")
        viewer.close(1012)
        viewer.flush()
        return wire.sent

    assert asyncio.run(post()) == ["[1,2]", "[3,4]", "closed 1012"]


def test_a_flooding_error_names_its_request(
    serve: Callable[..., Server], new_duel: Callable[..., Any]
) -> None:
    duel = new_duel(serve(limits=msgspec.structs.replace(STRICT, choices=Rate(2, 0.01))).url)
    for place in range(2):
        duel.ann.send(type="choose", id=f"{place}", version=0, number=0, keys=["card:none"])
    duel.ann.send(type="choose", id="too much", version=0, number=0, keys=["card:none"])
    assert duel.ann.answer("too much")["error"]["type"] == "flooding"
