"""What has changed is all that is sent, and leads to the same view."""

from __future__ import annotations

import random
from statistics import median
from typing import Any

import msgspec
import pytest

import regnum
from regnum import games
from regnum.engine.view import CounterView, View, ZoneView
from regnum.server.changes import changes
from regnum.testing.guests import Guest, patched
from regnum.testing.serving import Server


def plain(value: Any) -> Any:
    """As it is read from the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def follow(before: View, now: View) -> Any:
    """The view that a client has after it was told of the changes."""
    changed = changes(before, now)
    if changed is None:
        return plain(now)
    had, told = plain(before), plain(changed)
    lists = {name: patched(had, told, name) for name in ("zones", "counters")}
    return had | {"turn": told["turn"], "stage": told["stage"]} | lists


@pytest.mark.parametrize("game", games.names())
def test_changes_lead_to_the_view(game: str) -> None:
    rng = random.Random(7)
    match = regnum.new_match(game, 2, 7)
    views = {seat: match.view(seat) for seat in (0, 1, None)}
    told = steps = 0
    while not match.over and steps < 300:
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, rng.choice(decision.options).key)
        steps += 1
        for seat, before in views.items():
            now = views[seat] = match.view(seat)
            assert follow(before, now) == plain(now)
            told += changes(before, now) is not None
    assert told > steps * 2, "mostly it can be told what has changed"


def zone(key: str, count: int = 0, name: str = "@zone") -> ZoneView:
    return ZoneView(key, name, None, "row", count, None)


def seen(*zones: ZoneView, counters: tuple[CounterView, ...] = ()) -> View:
    return View("civ", 0, 2, 0, "@stage", zones, counters)


A, B, C, D = (zone(key) for key in "abcd")


@pytest.mark.parametrize(
    ("before", "now"),
    [
        (seen(A, B, C), seen(A, zone("b", 3), C)),
        (seen(A, B, C), seen(B)),
        (seen(B), seen(A, B, C)),
        (seen(A, B), seen(B, D)),
        (seen(A, B), seen(C, D)),
        (seen(), seen(A)),
        (seen(A), seen()),
        (seen(A, B), seen(A, zone("b", 1, "@other"), C)),
        (seen(A, B), seen(B, A)),
        (
            seen(A, counters=(CounterView("x", "@x", 0, 1), CounterView("y", "@y", 0, 1))),
            seen(A, counters=(CounterView("w", "@w", 0, 0), CounterView("y", "@y", 1, 0))),
        ),
    ],
)
def test_zones_come_and_go(before: View, now: View) -> None:
    assert follow(before, now) == plain(now)


def test_the_whole_view_comes_first_and_then_what_changes(duel: Any) -> None:
    rng = random.Random(2)
    for _ in range(10):
        duel.step(rng)
    for one in duel.all:
        updates = [m for frame in one.received for m in msgspec.json.decode(frame) if m["type"] == "update"]
        assert "view" in updates[0]
        assert ["view" in update for update in updates[1:]] == [False] * 10
    again = duel.eve.guest.open(duel.id, since=duel.eve.since() | {"version": 3})
    again.events = duel.eve.events[:]
    assert again.sees(10)["view"] == duel.eve.update["view"], "the whole view after a gap"


def test_a_choice_of_imperium_takes_less_than_two_kilobytes(server: Server) -> None:
    """All that both seats are sent for it, in a whole stretch of a game."""
    ann, bob = Guest(server.url), Guest(server.url)
    made = ann.new_table("me", "open", game="imperium", seed=4)
    bob.join(made["links"]["join"], 1, "Bob")
    sockets = [guest.open(made["id"]) for guest in (ann, bob)]
    for one in sockets:
        one.sees(0)
    rng, sizes = random.Random(4), []
    for _ in range(150):
        before = sum(len(frame) for one in sockets for frame in one.received)
        me = next(one for one in sockets if one.options())
        version = me.choose(rng.choice(me.options()))["version"]
        for one in sockets:
            one.sees(version)
        sizes.append(sum(len(frame) for one in sockets for frame in one.received) - before)
    assert median(sizes) < 2000
    assert sum(sizes) / len(sizes) < 2000
