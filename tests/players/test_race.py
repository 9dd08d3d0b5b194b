"""Who falls clearly behind in the worlds that are played in is played on no more."""

from collections.abc import Sequence
from typing import Any

import pytest

from regnum.players.race import ENOUGH, Race


def race_of(worlds: Sequence[Sequence[float]]) -> Race:
    options: list[Any] = list("abc"[: len(worlds[0])])
    race = Race(options)
    for stands in worlds:
        race.add(stands)
    return race


def test_what_looked_best_leads_until_something_stands_better() -> None:
    options: list[Any] = ["a", "b"]
    race = Race(options)
    assert race.leader == "a"
    race.add([0.4, 0.4])
    assert race.leader == "a"
    race.add([0.4, 0.6])
    assert race.leader == "b"


def test_nothing_is_clear_in_few_worlds() -> None:
    assert race_of([[0.9, 0.1]] * (ENOUGH - 1)).running == ["a", "b"]
    assert race_of([[0.9, 0.1]] * ENOUGH).running == ["a"]


def test_worlds_in_which_both_stand_badly_do_not_hide_who_is_behind() -> None:
    worlds = [[0.12, 0.1], [0.93, 0.9], [0.52, 0.5], [0.33, 0.3]]
    assert race_of(worlds).running == ["a"]


def test_who_wins_in_some_worlds_is_not_behind() -> None:
    assert race_of([[0.6, 0.4], [0.4, 0.6], [0.6, 0.4], [0.6, 0.4]]).running == ["a", "b"]


def test_of_two_that_stand_the_same_in_every_world_one_is_enough() -> None:
    assert race_of([[0.3, 0.3], [0.5, 0.5], [0.4, 0.4], [0.6, 0.6]]).running == ["a"]


def test_those_left_behind_are_not_asked_any_more() -> None:
    race = race_of([[0.5 + wobble, 0.1, 0.5 - wobble] for wobble in (0.1, -0.1, 0.05, -0.05)])
    assert race.running == ["a", "c"]
    race.add([0.2, 0.9])
    assert race.leader == "c"
    with pytest.raises(ValueError, match="longer"):
        race.add([0.2, 0.9, 0.5])
