"""Search: its budget, its explanations, and that it sees what is in front of it."""

import gc
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count, islice

import pytest

from regnum import games, players
from regnum.engine.decision import DONE
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.games.civ.state import CivState
from regnum.players.search import Budget, SearchPlayer
from regnum.players.worlds import Crossing

from .matches import MODES, crossroads, position, wander


def clock(*times: float) -> Callable[[], float]:
    """A clock that shows these times, one after another."""
    return iter(times).__next__


@pytest.fixture
def thinking() -> Position:
    """A position with something to think about."""
    return position(next(match for match in wander(seed=4) if crossroads(match, 4)))


def test_every_iteration_tries_one_option(thinking: Position) -> None:
    assert SearchPlayer(Rng(1), Budget(50)).think(thinking).root.visits == 50
    weighed = SearchPlayer(Rng(1), Budget(50)).explain(thinking)
    assert sum(one.share for one in weighed) == pytest.approx(1)
    assert {one.option for one in weighed} == set(thinking.decision.options)
    assert all(0 <= one.value <= 1 for one in weighed)


def test_the_best_comes_first_and_is_chosen(thinking: Position) -> None:
    weighed = SearchPlayer(Rng(1), Budget(50)).explain(thinking)
    assert weighed == sorted(weighed, key=lambda one: (-one.share, -one.value))
    assert SearchPlayer(Rng(1), Budget(50)).choose(thinking) == weighed[0].option


def test_how_long_it_thought_does_not_change_its_next_luck(thinking: Position) -> None:
    def second(first_thought: int) -> list[tuple[str, float, float]]:
        player = SearchPlayer(Rng(1), Budget(first_thought))
        player.explain(thinking)
        player._budget = Budget(30)
        return [(one.option.key, one.share, one.value) for one in player.explain(thinking)]

    assert second(5) == second(20)


def test_a_millisecond_is_enough_for_a_legal_choice(thinking: Position) -> None:
    assert players.make("search:1ms", 1).choose(thinking) in thinking.decision.options


def test_the_time_ends_a_search(thinking: Position) -> None:
    ticks = count()
    player = SearchPlayer(Rng(1), Budget(None, 10), clock=lambda: float(next(ticks)))
    # The clock is read once for the start, and then before each iteration but the first.
    assert player.think(thinking).root.visits == 10


def test_whichever_limit_comes_first_ends_a_search(thinking: Position) -> None:
    ticks = count()
    player = SearchPlayer(Rng(1), Budget(4, 10), clock=lambda: float(next(ticks)))
    assert player.think(thinking).root.visits == 4


def test_without_any_time_something_legal_is_chosen(thinking: Position) -> None:
    player = SearchPlayer(Rng(1), Budget(None, 1), clock=clock(0.0, 99.0))
    assert player.choose(thinking) in thinking.decision.options


def test_without_any_limit_there_is_no_search() -> None:
    with pytest.raises(ValueError, match="never end"):
        SearchPlayer(Rng(1), Budget(None))


def test_what_goes_wrong_is_not_hidden() -> None:
    def broken(state: object) -> list[float]:
        raise ZeroDivisionError

    match = Match(replace(games.get("civ"), chances=broken), 2, {}, seed=1)
    with pytest.raises(ZeroDivisionError):
        SearchPlayer(Rng(1), Budget(None, 60)).choose(position(match))


def test_a_search_leaves_nothing_for_the_collector(thinking: Position) -> None:
    """It thinks while the collector of cycles rests."""
    gc.collect()
    gc.disable()
    try:
        SearchPlayer(Rng(1), Budget(100)).choose(thinking)
        assert not gc.isenabled()
        assert gc.collect() == 0
    finally:
        gc.enable()
    SearchPlayer(Rng(1), Budget(10)).choose(thinking)
    assert gc.isenabled()


def test_the_collector_finds_no_worlds_of_a_search(thinking: Position) -> None:
    """They are gone before it wakes: it would look through all of them."""
    found: list[int] = []

    def look(phase: str, _: object) -> None:
        found.append(sum(isinstance(one, Crossing) for one in gc.get_objects()))

    gc.callbacks.append(look)
    try:
        SearchPlayer(Rng(1), Budget(400)).think(thinking)
        gc.collect()
    finally:
        gc.callbacks.remove(look)
    assert set(found) == {0}


def test_few_crossings_are_as_good_as_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """They spare time, and change nothing."""
    matches = (match for match in wander(seed=2) if crossroads(match, 3))
    here = [position(match) for match in islice(matches, 0, 60, 6)]

    def weighed() -> list[list[tuple[str, float, float]]]:
        thoughts = [SearchPlayer(Rng(1), Budget(200)).explain(one) for one in here]
        return [[(one.option.key, one.share, one.value) for one in found] for found in thoughts]

    before = weighed()
    monkeypatch.setattr("regnum.players.tree.MOST_KEPT", 5)
    assert weighed() == before


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_search_chooses_as_if_it_kept_in_mind_what_is_seen(
    seats: int, options: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def found() -> list[list[tuple[str, float, float]]]:
        matches = (match for match in wander(seats, options, seed=11) if crossroads(match, 3))
        thoughts = [
            SearchPlayer(Rng(2), Budget(40)).explain(position(match)) for match in islice(matches, 0, None, 9)
        ]
        return [[(one.option.key, one.share, one.value) for one in weighed] for weighed in thoughts]

    forgetful = found()
    monkeypatch.setattr(CivState, "forget", lambda state: None)
    assert found() == forgetful


def test_nobody_deals_anew_from_what_has_been_forgotten(thinking: Position) -> None:
    world = thinking.branch(Rng(1), forgetful=True)
    with pytest.raises(AssertionError, match="what seats have seen"):
        world.game.sample(world.base, thinking.seat, Rng(1))


def test_the_end_of_a_turn_comes_last_where_playouts_are_hasty() -> None:
    offered = [match.decisions[0].options for match in wander(3, seed=5)]
    assert any(DONE in options for options in offered)
    assert all(options[-1] == DONE for options in offered if DONE in options)
