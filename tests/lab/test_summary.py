"""A view in words."""

import re

import pytest

from regnum import games
from regnum.engine.match import Match
from regnum.engine.text import LANGUAGES, Text
from regnum.engine.view import CounterView, View, ZoneView
from regnum.lab.summary import counter_name, summary

IMPERIUM = games.get("imperium")
MARKET = ZoneView("market:2", "@imperium-zone-market", None, "row", 1, ("jade-mask",))
NATION = ZoneView("nation:0", "@imperium-zone-nation", 0, "pile", 7, None)
VIEW = View("imperium", None, 2, 0, "@imperium-stage-turn", (MARKET, NATION), ())


@pytest.mark.parametrize(
    ("group", "said"),
    [
        ("", "progress"),
        ("market:2", "progress (Jade Mask)"),
        ("nation:0", "progress (Nation deck)"),
        ("stored:minoans-pottery", "progress (Pottery)"),
        ("@imperium-zone-hand", "progress (Hand)"),
        ("pool", "progress"),
        ("market:4", "progress"),
    ],
)
def test_a_counter_says_where_it_lies_or_nothing(group: str, said: str) -> None:
    counter = CounterView("x", "@imperium-progress", None, 1, group)
    assert counter_name(IMPERIUM.text("en"), VIEW, counter) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_and_no_mark_is_read_to_anybody(lang: str) -> None:
    match = Match(IMPERIUM, 2, {"nations": "romans,vikings", "sides": "A,B"}, 3)
    while match.view(None).turn != 1:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[-1].key)
    text = IMPERIUM.text(lang, ("Anna", "Béla"), read=True)
    told = "\n".join([*summary(text, match.view(0), "Table"), *map(text.event, match.events_for(0))])
    assert not re.findall(r"\[[a-z-]+\]|\([a-z-]+:\d\)|\(pool\)|\(state\)", told)


def test_a_side_is_named_where_the_title_is_the_name_of_its_zone() -> None:
    view = Match(IMPERIUM, 2, {"nations": "romans,vikings", "sides": "A,B"}, 3).view(None)
    table = next(iter(summary(IMPERIUM.text("hu"), view, "Asztal")))
    assert "Királyok királya 1 (A oldal)" in table


def test_marks_that_a_game_does_not_have_are_left_alone() -> None:
    text: Text = IMPERIUM.text("en", read=True)
    assert text.read_out("[materials] [bananas]") == "materials [bananas]"
    assert text.icons(("region", "pinned")) == "region, pinned"
    assert IMPERIUM.text("en").icons(("region", "pinned")) == "[region] [pinned]"


def test_every_mark_of_a_text_can_be_read() -> None:
    for lang in LANGUAGES:
        text = IMPERIUM.text(lang, read=True)
        left = {mark for face in IMPERIUM.cards for mark in re.findall(r"\[[a-z-]+\]", face.body(text))}
        assert left == set()
