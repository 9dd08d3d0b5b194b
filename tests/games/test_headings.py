"""Points at the end by heading: they add up, and every heading has words in both languages."""

import random
from collections import Counter

import pytest

from regnum import games
from regnum.engine.match import Match
from regnum.engine.result import Result
from regnum.engine.text import LANGUAGES


def ended(name: str, seats: int) -> Result:
    """How a random game comes out."""
    match, rng = Match(games.get(name), seats, {}, 6), random.Random(6)
    while not match.over:
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, rng.choice(decision.options).key)
    assert match.result is not None
    return match.result


@pytest.mark.parametrize(("name", "seats"), [("civ", 3), ("settlers", 2), ("imperium", 2), ("imperium", 1)])
def test_headings_add_up_to_the_points(name: str, seats: int) -> None:
    result = ended(name, seats)
    sums: Counter[int] = Counter()
    for line in result.lines:
        assert line.heading.startswith("@"), "a heading is a reference, never a card"
        sums[line.seat] += line.points
    assert [sums[seat] for seat in range(len(result.points))] == list(result.points)
    for lang in LANGUAGES:
        text = games.get(name).text(lang)
        assert not [line for line in result.lines if "⟨" in text.refer(line.heading)]


def test_cards_of_one_suit_are_under_one_heading() -> None:
    lines = [line for line in ended("imperium", 2).lines if line.category]
    assert len({line.heading for line in lines}) < len({line.source for line in lines})
