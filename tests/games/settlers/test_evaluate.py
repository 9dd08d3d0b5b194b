"""How computer players weigh a position."""

import pytest

from regnum.games.settlers import GAME
from regnum.games.settlers.cards import index
from regnum.games.settlers.plans import Plan, plan
from regnum.games.settlers.terms import GOODS, VP
from regnum.games.settlers.worth import EVERY_ROUND, GOOD_WORTH, ON_DEMAND

from .scene import Box, scene, supply


def value(seat: int = 0, **position: object) -> float:
    """Of a position in the action phase of a round."""
    return GAME.evaluate(scene(**position).state, seat)  # type: ignore[arg-type]


def test_everything_is_weighed_in_points() -> None:
    assert len(GOOD_WORTH) == len(GOODS)
    assert GOOD_WORTH[VP] == 1
    for number, design in enumerate(index.CARD):
        assert (ON_DEMAND[number] > 0) == (design.action is not None)
        assert EVERY_ROUND[number] > 0 or design.production is None


def test_even_positions_are_even_and_leads_are_leads() -> None:
    assert value(round=5) == 0.5
    assert 0.5 < value(vp=[1, 0], round=5) < value(vp=[5, 0], round=5) < 1
    assert value(vp=[5, 0]) == pytest.approx(1 - value(1, vp=[5, 0]))


def test_goods_cards_and_income_count() -> None:
    assert value(goods=["wood"]) > value()
    assert value(hands=["mill"]) > value()
    early = value(empires=["old-forest"], round=1) - value(round=1)
    late = value(empires=["old-forest"], round=5) - value(round=5)
    assert early > late > 0
    assert value(deals=["builder"], round=4) > value(round=4)


def test_goods_that_will_be_lost_count_no_more() -> None:
    assert value(goods=["5 wood"], passed=0b01) == value(passed=0b01)
    assert value(goods=["5 raze"], passed=0b01) > value(passed=0b01)  # Romans store raze tokens


def test_a_new_round_is_no_gain_by_itself() -> None:
    """What every round brings was counted in advance."""
    story = scene(goods=["", ""], passed=0b11, round=2)
    before = GAME.evaluate(scene(goods=["", ""], round=2).state, 0)
    assert story.state.round == 3
    assert abs(GAME.evaluate(story.state, 0) - before) < 0.03


def test_the_end_is_certain() -> None:
    over = scene(vp=[3, 1], round=5, passed=0b11)
    assert [GAME.evaluate(over.state, seat) for seat in (0, 1)] == [1, 0]
    shared = scene(round=5, passed=0b11)
    assert GAME.evaluate(shared.state, 0) == 0.5


def test_the_solo_player_wants_faction_locations() -> None:
    common = scene("romans", empires=["mill, ruins"])
    faction = scene("romans", empires=["mill, colossus"])
    assert GAME.evaluate(faction.state, 0) > GAME.evaluate(common.state, 0)


def planned(hand: str, goods: str, ground: int = 0) -> Plan:
    """What could be made of a hand in the third round."""
    return plan(Box().take(hand), tuple(supply(goods)), 2, ground)


def test_goods_are_worth_what_can_be_built_of_them() -> None:
    assert planned("old-forest", "2 wood").built > planned("old-forest", "2 stone").built == 0
    assert planned("old-forest", "2 stone").left == 2


def test_gold_and_pairs_of_workers_stand_in_for_what_is_missing() -> None:
    whole = planned("old-forest", "2 wood").built
    assert planned("old-forest", "wood, gold").built == whole
    assert planned("old-forest", "wood, 2 worker").built == whole
    assert planned("old-forest", "wood, worker").built == 0


def test_a_plan_spends_nothing_twice() -> None:
    one, other = planned("mill", "4 wood").built, planned("old-forest", "4 wood").built
    both = planned("mill, old-forest", "4 wood")
    assert both.built == max(one, other)
    assert both.hoped > 0
    assert planned("mill, old-forest", "5 wood").built == one + other


def test_a_location_needs_ground() -> None:
    assert planned("builder", "stone", ground=1).built > planned("builder", "stone").built
