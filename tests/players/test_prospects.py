"""Where turns are long, the options that look best are played on until all have had a turn."""

from itertools import islice
from typing import Any

import pytest

from regnum import games, players
from regnum.engine.branch import Branch
from regnum.engine.decision import Option
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.prospects import FEW, Prospects, promising
from regnum.players.search import Budget, SearchPlayer

from .matches import crossroads, position, wander

LONG = [name for name in games.names() if games.get(name).long_turns]


def thinking(game: str) -> Position:
    return position(next(match for match in wander(2, {}, seed=4, game=game) if crossroads(match, 4)))


def test_only_the_few_that_look_nearly_as_good_as_the_best_are_played_on() -> None:
    options: list[Any] = list("abcde")
    assert promising(options, [0.1, 0.5, 0.499, 0.3, 0.498], 0.02) == ["b", "c", "e"]
    assert promising(options, [0.1, 0.5, 0.2, 0.3, 0.4], 0.02) == ["b"]
    assert len(promising(options, [0.5] * 5, 0.02)) == FEW


@pytest.mark.parametrize("game", LONG)
def test_an_option_is_judged_when_everybody_has_had_a_turn(game: str) -> None:
    asked = thinking(game)
    judged: list[Branch] = []

    def judge(state: object) -> list[float]:
        judged.append(state)  # type: ignore[arg-type]
        return asked.game.chances(state)  # type: ignore[arg-type]

    world = asked.branch(Rng(1))
    before = world.state.whose_turn
    assert 0 <= Prospects(asked.seat, judge, Rng(2)).of(world, asked.decision.options[0]) <= 1
    last = judged[-1]
    over = asked.game.result(last) is not None  # type: ignore[arg-type]
    assert over or last.whose_turn == before  # type: ignore[attr-defined]
    assert world.decision is not None, "the world itself is not played in"


@pytest.mark.parametrize("game", LONG)
def test_more_worlds_are_looked_at_the_more_may_be_thought(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = islice((match for match in wander(2, {}, seed=4, game=game) if crossroads(match)), 0, 60, 6)
    asked, played = [position(match) for match in here], 0

    def counted(self: Prospects, world: Branch, option: Option) -> float:
        nonlocal played
        played += 1
        return 0.5

    monkeypatch.setattr(Prospects, "of", counted)
    often = []
    for iterations in (1, 400, 1200):
        played = 0
        for one in asked:
            SearchPlayer(Rng(1), Budget(iterations)).choose(one)
        often.append(played)
    assert 0 < often[0] < often[1] < often[2]


@pytest.mark.parametrize("game", LONG)
def test_without_time_the_best_at_a_glance_is_taken(game: str) -> None:
    for match in islice(
        (match for match in wander(2, {}, seed=5, game=game) if crossroads(match)), 0, 40, 10
    ):
        hurried = SearchPlayer(Rng(1), Budget(None, 0.001, for_turn=True))
        assert hurried.choose(position(match)) in position(match).decision.options
    assert players.make("search:2500ms-turn", 1)
