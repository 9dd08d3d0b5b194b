"""Imperium under the laws of every game."""

from collections.abc import Iterator
from itertools import combinations, cycle

import pytest

from regnum import games
from regnum.engine.match import Match
from regnum.engine.rng import Rng
from regnum.games.imperium.bot.levels import NAMES
from regnum.games.imperium.cards import index
from regnum.testing import suite

IMPERIUM = games.get("imperium")
BOXES = {"classics": 40, "legends": 35, "both-classics": 35, "both-legends": 35}
"""So many games for each number of seats."""
CASES = [
    case
    for box, count in BOXES.items()
    for case in suite.cases(IMPERIUM, count, range(2, 5), options=[{"boxes": box}], closely=0.004, batch=5)
]
NATIONS = tuple(nation.name for nation in index.NATIONS)


def solo_cases() -> Iterator[suite.Case]:
    """Every nation against four bots, every bot at each level at least twice: 320 games."""
    levels = cycle(NAMES)
    for at, nation in enumerate(NATIONS):
        for further in (1, 4, 9, 14):
            bot = NATIONS[(at + further) % len(NATIONS)]
            box = "both-legends" if at % 2 else "both-classics"
            options = {"boxes": box, "nations": nation, "bot": bot, "level": next(levels)}
            yield from suite.cases(IMPERIUM, 5, range(1, 2), options=[options], closely=0.01, batch=5)


@pytest.mark.parametrize("case", [*solo_cases()], ids=str)
def test_a_solo_game_keeps_the_laws_of_every_game(case: suite.Case) -> None:
    suite.check(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imperium_keeps_the_laws_of_every_game(case: suite.Case) -> None:
    suite.check(case)


@pytest.mark.parametrize("pair", list(combinations(NATIONS, 2)), ids="-".join)
def test_every_pair_of_nations_finishes(pair: tuple[str, str]) -> None:
    """Once with each in the first seat, with both sides of the power cards."""
    for seed, box, nations, sides in (
        (1, "both-classics", pair, "A,B"),
        (2, "both-legends", pair[::-1], "B,A"),
    ):
        match = Match(IMPERIUM, 2, {"boxes": box, "nations": ",".join(nations), "sides": sides}, seed)
        chance = Rng(seed)
        cards = match.state.everything()
        while not match.over:
            decision = match.decisions[0]
            match.choose(decision.seat, decision.options[chance.below(len(decision.options))].key)
        assert match.result is not None
        assert match.result.sides == tuple(f"@imperium-option-nations-{name}" for name in nations)
        assert match.state.everything() == cards
