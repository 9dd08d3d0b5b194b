"""Where a tree does not see far enough, the options that look best are played on until positions compare."""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from regnum import games, players
from regnum.engine.decision import Ask, Decision, Option, option
from regnum.engine.position import Position
from regnum.engine.result import Result
from regnum.engine.rng import Rng
from regnum.players.prospects import FEW, Luck, Prospects, by_lead, by_points, promising
from regnum.players.search import Budget, SearchPlayer

from .matches import crossroads, position, wander

FAR = [name for name in games.names() if games.get(name).horizon]


def thinking(game: str) -> Position:
    return position(next(match for match in wander(2, {}, seed=4, game=game) if crossroads(match, 4)))


def test_only_the_few_that_look_nearly_as_good_as_the_best_are_played_on() -> None:
    some = [option("number", at, str(at)) for at in range(FEW + 2)]
    looks = dict(zip(some, [0.1, 0.498, 0.5, 0.3, 0.499], strict=False))
    assert [*promising(looks, 0.02).items()] == [(some[2], 0.5), (some[4], 0.499), (some[1], 0.498)]
    assert [*promising(looks, 0.0001)] == [some[2]]
    assert [*promising(dict.fromkeys(some, 0.5), 0.02)] == some[:FEW]


@pytest.mark.parametrize("game", FAR)
@pytest.mark.parametrize("seats", [2, 3])
def test_positions_compare_after_a_round_or_when_everybody_has_had_a_turn(game: str, seats: int) -> None:
    walk, horizon = wander(seats, {}, seed=6, game=game), games.get(game).horizon
    assert horizon is not None
    found = 0
    for before in islice(walk, 5):
        begun: Any = before.state.copy()
        reached, turns = horizon(begun), {begun.whose_turn}
        for match in walk:
            now: Any = match.state
            if reached(now):
                found += 1
                assert turns >= set(range(seats))
                assert game == "settlers" or begun.whose_turn in (None, now.whose_turn)
                assert game == "imperium" or now.round == begun.round + 1
                break
            turns.add(now.whose_turn)
    assert found > 2


@pytest.mark.parametrize("game", FAR)
def test_an_option_is_judged_where_positions_compare(game: str) -> None:
    asked = thinking(game)
    judged: list[Any] = []

    def judge(state: Any) -> Sequence[float]:
        judged.append(state)
        return asked.game.chances(state)

    horizon = asked.game.horizon
    assert horizon is not None
    world = asked.branch(Rng(1))
    assert 0 <= Prospects(asked.seat, world, horizon, judge, Rng(2)).of(asked.decision.options[0]) <= 1
    before: Any = world.state
    after = judged[-1]
    compares = after.whose_turn == before.whose_turn if game == "imperium" else after.round > before.round
    assert compares
    assert world.decision is not None, "the world itself is not played in"


@pytest.mark.parametrize("game", FAR)
def test_what_does_the_same_stands_the_same_in_a_world(game: str) -> None:
    asked = thinking(game)
    horizon, option = asked.game.horizon, asked.decision.options[0]
    assert horizon is not None
    worlds = [asked.branch(Rng(seed)) for seed in range(4)]
    here = [Prospects(asked.seat, world, horizon, asked.game.chances, Rng(2)) for world in worlds]
    assert [one.of(option) for one in here] == [one.of(option) for one in here]


def test_who_is_asked_the_same_for_the_same_time_has_the_same_luck() -> None:
    def draws(asked: Sequence[tuple[int, str]], seed: int = 7) -> list[int]:
        luck = Luck(seed)
        return [luck.at(Decision(seat, Ask(text, ""), ())).next() for seat, text in asked]

    play, again = draws([(0, "play"), (0, "play")])
    assert play != again
    assert draws([(0, "draw"), (1, "play"), (0, "play"), (0, "play")])[2:] == [play, again]
    assert len({play, *draws([(0, "draw"), (1, "play")]), *draws([(0, "play")], seed=8)}) == 4


def test_what_is_not_decided_by_points_is_not_judged_by_them() -> None:
    assert by_points(Result((1,), (40, 50), "points"))
    assert by_points(Result((1,), (50, 50), "points")), "a tie-break"
    assert not by_points(Result((0,), (40, 50), "collapse"))
    assert not by_points(Result((0,), (40,), "points")), "alone"


def test_a_clear_lead_in_the_end_is_better_than_a_narrow_one() -> None:
    ends = (60, 40, 9), (50, 49, 9), (50, 50, 9), (49, 50, 9), (9, 50, 20)
    stands = [by_lead(points, 1) for points in ends]
    assert stands == sorted(stands)
    assert stands[2] == 0.5
    assert 0 < stands[0] < 0.1 < 0.9 < stands[-1] < 1


@pytest.mark.parametrize("game", FAR)
def test_more_worlds_are_looked_at_the_more_may_be_thought(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = islice((match for match in wander(2, {}, seed=4, game=game) if crossroads(match)), 0, 60, 6)
    asked, played, chance = [position(match) for match in here], 0, Random(1)

    def counted(self: Prospects, option: Option) -> float:
        nonlocal played
        played += 1
        return chance.random()

    monkeypatch.setattr(Prospects, "of", counted)
    often = []
    for iterations in (1, 400, 1200):
        played = 0
        for one in asked:
            SearchPlayer(Rng(1), Budget(iterations)).choose(one)
        often.append(played)
    assert 0 < often[0] < often[1] < often[2]


@pytest.mark.parametrize("game", FAR)
def test_without_time_the_best_at_a_glance_is_taken(game: str) -> None:
    for match in islice(
        (match for match in wander(2, {}, seed=5, game=game) if crossroads(match)), 0, 40, 10
    ):
        hurried = SearchPlayer(Rng(1), Budget(None, 0.001, for_turn=True))
        assert hurried.choose(position(match)) in position(match).decision.options
    assert players.make("search:2500ms-turn", 1)


class Slow:
    """An option takes a second to be played on, and the later the better it stands."""

    def __init__(self) -> None:
        self.played = 0

    def of(self, option: Option) -> float:
        self.played += 1
        return float(self.played)

    def clock(self) -> float:
        return float(self.played)


def first_three(looks: Mapping[Option, float], spread: float) -> dict[Option, float]:
    return dict.fromkeys([*looks][:3], 0.0)


@pytest.mark.parametrize("game", FAR)
@pytest.mark.parametrize(("seconds", "chosen", "played"), [(1.5, 0, 2), (2.5, 2, 3), (4.5, 2, 5)])
def test_when_time_is_over_no_further_option_is_played_on(
    game: str, seconds: float, chosen: int, played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A world in which not all of them were is left out: the best at a glance is the first of them."""
    slow, asked = Slow(), thinking(game)
    monkeypatch.setattr("regnum.players.search.Prospects", lambda *about: slow)
    monkeypatch.setattr("regnum.players.search.promising", first_three)
    player = SearchPlayer(Rng(1), Budget(None, seconds), clock=slow.clock)
    assert player.choose(asked) == asked.decision.options[chosen]
    assert slow.played == played
