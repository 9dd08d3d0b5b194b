"""A seat's hidden cards never leave the server for anybody else: every byte is looked at.

Two worlds that differ only in what a viewer may not know must send that viewer the same bytes. The cards of
CIV are kinds, so that a search for a card's key alone would prove little; both are done.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import regnum
from regnum import games
from regnum.engine.match import Match
from regnum.engine.rng import Rng
from regnum.engine.view import View
from regnum.server.render import Rendering, info
from regnum.server.rows import SeatRow, TableRow
from regnum.server.table import LiveTable
from regnum.testing.serving import Server

VIEWERS = (0, 1, None)


def allowed(match: Match, viewer: int | None, first: int) -> dict[str, Any]:
    """What the engine lets a viewer know."""
    raw = msgspec.json.encode(
        {
            "view": match.view(viewer),
            "events": [(event.text, event.args) for event in match.events_for(viewer, first)],
            "options": [
                [[one.option.key, one.zone] for one in seen.options] if seen.options is not None else None
                for seen in match.decisions_for(viewer)
            ],
        }
    )
    return dict(msgspec.json.decode(raw))


def sent(update: dict[str, Any]) -> dict[str, Any]:
    """The same facts out of what was sent."""
    decisions = update["decisions"]
    return {
        "view": update["view"],
        "events": [[event["id"], event["args"]] for event in update["events"]],
        "options": [
            one["options"] and [[option["key"], option.get("zone", "")] for option in one["options"]]
            for one in decisions
        ],
    }


@pytest.mark.parametrize("options", [{}, {"start": "draft"}])
def test_nobody_is_sent_more_than_the_engine_allows(
    new_duel: Callable[..., Any], server: Server, options: dict[str, str]
) -> None:
    """Everything sent over real connections, message for message, is what the engine shows that viewer."""
    rng = random.Random(1)
    duel = new_duel(server.url, seed=9, options=options)
    match = Match(games.get("civ"), 2, options, 9)
    counts = dict.fromkeys(VIEWERS, 0)
    while True:
        for viewer, one in zip(VIEWERS, duel.all, strict=True):
            update = one.sees(len(match.choices))
            assert sent(update) == allowed(match, viewer, update["first"])
            counts[viewer] = len(one.updates)
        if match.over:
            break
        me = duel.asked()
        seat = 0 if me is duel.ann else 1
        key = rng.choice(me.options())
        match.choose(seat, key)
        assert me.choose(key)["type"] == "done"
    assert min(counts.values()) > 100


def test_every_byte_is_searched_for_cards_in_other_hands(
    new_duel: Callable[..., Any], server: Server
) -> None:
    """Keys of cards in a message are those that the viewer's own view, options and events name."""
    rng = random.Random(2)
    duel = new_duel(server.url, seed=10)
    match = regnum.new_match("civ", 2, 10)
    keys = re.compile(r"(?:military|religion|economy|science|culture|utopia)-[1-3]")
    frames = [0, 0, 0]
    for _ in range(120):
        if match.over:
            break
        me = duel.asked()
        key = rng.choice(me.options())
        match.choose(0 if me is duel.ann else 1, key)
        version = me.choose(key)["version"]
        for place, (viewer, one) in enumerate(zip(VIEWERS, duel.all, strict=True)):
            one.sees(version)
            new, frames[place] = one.received[frames[place] :], len(one.received)
            known = set(keys.findall(str(allowed(match, viewer, 0))))
            assert set(keys.findall("".join(new))) <= known
            for zone in one.update["view"]["zones"]:
                secret = zone["key"].startswith("hand:") and zone["owner"] != viewer
                assert (zone["cards"] is None) >= secret
    everything = "".join(duel.eve.received)
    assert str(match.seed) not in re.findall(r'"seed": ?(\d+)', everything)


def world(match: Match, seat: int, rng: Rng) -> Match | None:
    """The same match with the cards that a seat cannot see dealt anew; None where it has no such twin."""
    if match.since:
        return None
    twin = match.elsewhere(match.game.sample(match.base, seat, rng, match.state))
    twin.events[:], twin.marks[:] = match.events, match.marks  # what happened before, as everybody saw it
    return twin if twin.decisions else None


def table_of(match: Match) -> LiveTable:
    """A table in memory with that match at it."""
    seats = [SeatRow(seat, "person", "", "", f"guest-{seat}") for seat in range(match.seats)]
    row = TableRow(
        id="table", kind="game", game="civ", rules=match.game.version, cards=match.card_hash,
        format=2, options={}, dealt=dict(match.options), tried=None,
        seed=0, owner="guest-0", join_token="j", watch_token="w", created=0.0,
        closed=None, rematch_of=None, touched=0, seats=seats,
    )  # fmt: skip
    table = LiveTable(row, [], [])
    table.match = match
    return table


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_worlds_that_a_viewer_cannot_tell_apart_are_the_same_bytes(lang: str) -> None:
    rng, deal = random.Random(3), Rng(4)
    compared = different = 0
    for seed in range(6):
        match = regnum.new_match("civ", 2 + seed % 3, seed)
        views: dict[int, View] = {}
        while not match.over:
            decision = match.decisions[0]
            for viewer in range(match.seats):
                twin = world(match, viewer, deal)
                if twin is None or decision.seat != viewer:
                    continue
                first = len(match.events)
                ours, theirs = table_of(match), table_of(twin)
                for had in (None, views.get(viewer)):
                    mine = Rendering(ours).update(viewer, lang, first, had, foresight=True)
                    assert mine == Rendering(theirs).update(viewer, lang, first, had, foresight=True)
                views[viewer] = match.view(viewer)
                assert info(ours, f"guest-{viewer}", lang) == info(theirs, f"guest-{viewer}", lang)
                compared += 1
                different += match.state.data() != twin.state.data()
            match.choose(decision.seat, rng.choice(decision.options).key)
    assert compared > 100
    assert different > compared // 2, "the worlds were the same, so nothing was compared"


def test_the_log_of_the_server_holds_no_secrets(new_duel: Callable[..., Any], server: Server) -> None:
    duel = new_duel(server.url)
    duel.step(random.Random(5))
    table = duel.ann.guest.get(f"/api/tables/{duel.id}")
    carry = duel.ann.guest.post(f"/api/tables/{duel.id}/carry")["path"]
    duel.eve.guest.refused("POST", "/api/tables", content=b"{")
    log = server.log()
    cookies = [value for one in duel.all for value in one.guest.http.cookies.values()]
    for secret in (*cookies, *(cookie.split(".")[0] for cookie in cookies), carry, table["links"]["watch"]):
        assert secret.rpartition("/")[2] not in log
