"""A game looked at afterwards."""

from itertools import islice

import pytest

from regnum import games
from regnum.engine.match import Match
from regnum.engine.rng import Rng
from regnum.players.analysis import TOLD, analyse
from regnum.players.search import Budget, SearchPlayer

from .matches import crossroads, position, wander


def played(game: str, seats: int = 2, choices: int = 60) -> Match:
    """The beginning of a game in which everybody picks blindly: there is much to find fault with."""
    return next(islice(wander(seats, {}, seed=3, game=game), choices, None)).clone()


@pytest.mark.parametrize("game", games.names())
def test_every_choice_has_its_chances(game: str) -> None:
    match = played(game)
    found = analyse(match, Budget(20), looks=2)
    assert [moment.number for moment in found.moments] == list(range(len(match.choices) + 1))
    for moment in found.moments:
        assert len(moment.chances) == 2
        assert sum(moment.chances) == pytest.approx(1)
    assert found.moments[-1].chances == tuple(match.game.chances(match.state))


def test_what_was_lost_is_told_with_what_was_better() -> None:
    match = played("settlers", choices=80)
    found = analyse(match, Budget(60), looks=10)
    assert 0 < len(found.mistakes) <= TOLD
    losses = [mistake.lost for mistake in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    for mistake in found.mistakes:
        assert match.choices[mistake.number] == f"{mistake.seat} {mistake.chosen.key}"
        assert mistake.best.option != mistake.chosen
        assert mistake.best.line is not None
        assert mistake.best.line.steps[0].option == mistake.best.option


def test_no_more_is_thought_than_was_asked_for() -> None:
    looked: list[int] = []
    analyse(played("civ"), Budget(5), looks=3, tick=lambda: looked.append(1))
    assert len(looked) == 3


@pytest.mark.parametrize("game", games.names())
def test_a_line_can_be_played(game: str) -> None:
    """As long as nothing is revealed that search did not know: the first step always can."""
    crossed = (match for match in wander(2, {}, seed=4, game=game) if crossroads(match, 3))
    for match in islice(crossed, 3, 40, 9):
        best = SearchPlayer(Rng(1), Budget(60)).explain(position(match))[0]
        assert best.line is not None
        first = best.line.steps[0]
        decision = match.decisions[0]
        assert first.ask == decision.ask
        assert first.option in decision.options
        assert 0 <= best.line.outcome.chance <= 1


def test_only_the_best_options_have_lines() -> None:
    match = played("civ", choices=30)
    weighed = SearchPlayer(Rng(1), Budget(40)).explain(position(match))
    assert all(one.line is None for one in weighed[3:])
