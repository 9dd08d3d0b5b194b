"""How much is thought, and where."""

import pytest

from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.player import TOO_OFTEN, sensible
from regnum.players.search import Budget, SearchPlayer

from .matches import crossroads, position, wander


def test_all_shares_of_a_turn_are_no_more_than_the_whole() -> None:
    budget = Budget(None, 2.5, for_turn=True)
    shares = [budget.share(made) or 0.0 for made in range(40)]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(2.5)


def test_seconds_a_decision_are_the_same_for_each() -> None:
    assert [Budget(None, 0.5).share(made) for made in (0, 7)] == [0.5, 0.5]
    assert Budget(100).share(3) is None


def test_choices_of_the_turn_are_remembered_and_no_others() -> None:
    match = next(match for match in wander(2, seed=3, game="imperium") if len(position(match).lately) >= 3)
    lately, seat = position(match).lately, match.decisions[0].seat
    assert [f"{seat} {key}" for key in reversed(lately)] == match.choices[-len(lately) :]
    while match.state.whose_turn == seat:
        asked = match.decisions[0]
        match.choose(asked.seat, asked.options[-1].key)
    assert position(match).lately == ()


def test_who_goes_round_in_circles_stops() -> None:
    crossed = (match for match in wander(2, seed=3, game="imperium") if crossroads(match, 4))
    asked = next(position(match) for match in crossed if match.decisions[0].options[0].kind == "card")
    card = asked.decision.options[0]
    asked.lately = (card.key,) * TOO_OFTEN
    assert card not in sensible(asked)
    asked.lately = (card.key,) * (TOO_OFTEN - 1)
    assert card in sensible(asked)


class Counting:
    """A clock that stands still, and counts who looks."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return 0.0


def clear(at: Position) -> int:
    """How many iterations a choice takes."""
    clock = Counting()
    SearchPlayer(Rng(1), Budget(2000, 1e9), clock=clock).choose(at)
    return clock.looks


def test_a_search_stops_when_its_choice_is_clear() -> None:
    crossed = [position(match.clone()) for match in wander(seed=4) if crossroads(match, 2)]
    assert min(clear(at) for at in crossed[5:60:9]) < 1900
