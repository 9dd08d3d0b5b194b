"""Who falls clearly behind in the worlds that are played in is played on no more."""

from collections.abc import Sequence

import pytest

from regnum.engine.decision import option
from regnum.players.race import ENOUGH, Race

A, B, C = [option("number", at, str(at)) for at in range(3)]


def race_of(worlds: Sequence[Sequence[float]]) -> Race:
    race = Race(dict.fromkeys((A, B, C)[: len(worlds[0])], 0.5))
    for stands in worlds:
        race.add(stands)
    return race


def test_how_options_look_at_first_counts_as_a_world() -> None:
    race = Race({A: 0.5, B: 0.45})
    assert race.leader == A
    race.add([0.4, 0.43])
    assert race.leader == A
    race.add([0.4, 0.43])
    assert race.leader == B


def test_nothing_is_clear_in_few_worlds() -> None:
    assert race_of([[0.9, 0.1]] * (ENOUGH - 2)).running == [A, B]
    assert race_of([[0.9, 0.1]] * (ENOUGH - 1)).running == [A]


def test_worlds_in_which_both_stand_badly_do_not_hide_who_is_behind() -> None:
    worlds = [[0.12, 0.1], [0.93, 0.9], [0.52, 0.5], [0.33, 0.3]]
    assert race_of(worlds).running == [A]


def test_who_wins_in_some_worlds_is_not_behind() -> None:
    assert race_of([[0.6, 0.4], [0.4, 0.6], [0.6, 0.4], [0.6, 0.4]]).running == [A, B]


def test_of_two_that_stand_the_same_in_every_world_one_is_enough() -> None:
    assert race_of([[0.3, 0.3], [0.5, 0.5], [0.4, 0.4], [0.6, 0.6]]).running == [A]


def test_those_left_behind_are_not_asked_any_more() -> None:
    race = race_of([[0.5 + wobble, 0.1, 0.5 - wobble] for wobble in (0.1, -0.1, 0.05, -0.05)])
    assert race.running == [A, C]
    race.add([0.2, 0.9])
    assert race.leader == C
    with pytest.raises(ValueError, match="longer"):
        race.add([0.2, 0.9, 0.5])


def test_the_further_behind_in_doubts_the_less_speaks_for_it() -> None:
    race = race_of([[0.6, 0.1, 0.5], [0.5, 0.15, 0.55], [0.6, 0.1, 0.45]])
    first, second, third = race.standings()
    assert [first.option, second.option, third.option] == [A, C, B]
    assert first.stand == pytest.approx((0.5 + 0.6 + 0.5 + 0.6) / 4)
    assert first.share > second.share > third.share > 0
    assert first.share + second.share + third.share == pytest.approx(1)


def test_for_what_stands_the_same_as_much_speaks() -> None:
    assert [one.share for one in race_of([[0.3, 0.3], [0.5, 0.5]]).standings()] == [0.5, 0.5]
    assert [one.share for one in Race({A: 0.5, B: 0.4}).standings()] == [0.5, 0.5], "nothing was played yet"


def test_what_is_behind_by_as_much_in_every_world_has_nothing_for_it() -> None:
    assert [one.share for one in Race({A: 0.5}).standings()] == [1.0]
    race = Race({A: 0.75, B: 0.5})
    race.add([0.5, 0.25])
    assert [one.share for one in race.standings()] == [1.0, 0.0]


def test_who_was_left_behind_stands_where_the_leader_would_put_it() -> None:
    """In the worlds that both have seen it was worse by 0.4; the leader has seen worse worlds since."""
    race = race_of([[0.9, 0.5, 0.8], [0.9, 0.5, 1.0], [0.9, 0.5, 0.8], [0.9, 0.5, 1.0]])
    assert race.running == [A, C]
    race.add([0.3, 0.2])
    stands = {one.option: one.stand for one in race.standings()}
    assert stands[A] - stands[B] == pytest.approx((0 + 4 * 0.4) / 5)
