"""How much is thought, and where."""

from itertools import islice

import pytest

from regnum import games
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.player import TOO_OFTEN, sensible
from regnum.players.search import Budget, SearchPlayer

from .matches import crossroads, position, wander


@pytest.mark.parametrize("game", games.names())
def test_all_shares_of_a_turn_are_no_more_than_the_whole(game: str) -> None:
    budget, first = Budget(None, 2.5, for_turn=True), games.get(game).first_share
    shares = [budget.share(made, first) or 0.0 for made in range(100)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 2.5 * first
    assert sum(shares) == pytest.approx(2.5)


def test_seconds_a_decision_are_the_same_for_each() -> None:
    assert [Budget(None, 0.5).share(made, 0.4) for made in (0, 7)] == [0.5, 0.5]
    assert Budget(100).share(3, 0.4) is None


def test_the_longer_a_turn_goes_on_the_less_a_decision_is_thought_about() -> None:
    budget = Budget(None, 2.5, for_turn=True)
    walk = (position(match) for match in wander(2, seed=3, game="imperium"))
    at = {len(asked.lately): budget.at(asked) for asked in islice(walk, 60)}
    assert [at[made] for made in sorted(at)] == [budget.share(made, 0.15) for made in sorted(at)]
    assert len(at) > 3


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
