"""Turn brackets: every event knows the number of its turn, and whose turn it is."""

import random
from itertools import pairwise

import pytest

from regnum import games
from regnum.engine.match import Match

CASES = [
    ("civ", 3, {}),
    ("civ", 2, {"start": "draft"}),
    ("settlers", 3, {}),
    ("settlers", 1, {}),
    ("imperium", 3, {}),
    ("imperium", 1, {}),
]


def played(name: str, seats: int, options: dict[str, str]) -> Match:
    """A random game."""
    match, rng = Match(games.get(name), seats, options, 4), random.Random(4)
    while not match.over:
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, rng.choice(decision.options).key)
    return match


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_turns_follow_one_another_without_a_gap(name: str, seats: int, options: dict[str, str]) -> None:
    match = played(name, seats, options)
    turns = [event.turn for event in match.events]
    assert len({turn.seat for turn in turns} - {None}) == match.state.seats
    for before, after in pairwise(turns):
        assert after == before or after.number == before.number + 1


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_turn_that_is_told_begins_a_bracket(name: str, seats: int, options: dict[str, str]) -> None:
    events = played(name, seats, options).events
    told = [place for place, event in enumerate(events) if event.text == f"{name}-turn"]
    assert told
    for place in told:
        assert events[place].turn.seat == events[place].public["seat"]
        assert place == 0 or events[place - 1].turn != events[place].turn


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_clone_counts_turns_like_its_original(name: str, seats: int, options: dict[str, str]) -> None:
    match, rng = Match(games.get(name), seats, options, 4), random.Random(4)
    while not match.over:
        decision = rng.choice(match.decisions)
        key, before = rng.choice(decision.options).key, len(match.events)
        twin = match.clone()
        twin.choose(decision.seat, key)
        match.choose(decision.seat, key)
        assert twin.events == match.events[before:]
