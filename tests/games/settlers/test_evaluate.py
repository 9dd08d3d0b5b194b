"""How computer players weigh a position."""

from regnum.engine.rng import Rng
from regnum.games.settlers.cards import index
from regnum.games.settlers.evaluate import EVERY_ROUND, GOOD_WORTH, ON_DEMAND, evaluate
from regnum.games.settlers.terms import GOODS, VP

from .scene import card, scene


def value(seat: int = 0, **position: object) -> float:
    """Of a position in the action phase of a round."""
    return evaluate(scene(**position).state, seat)  # type: ignore[arg-type]


def test_everything_is_weighed_in_points() -> None:
    assert len(GOOD_WORTH) == len(GOODS)
    assert GOOD_WORTH[VP] == 1
    for number, design in enumerate(index.CARD):
        assert (ON_DEMAND[number] > 0) == (design.action is not None)
        assert EVERY_ROUND[number] > 0 or design.production is None


def test_even_positions_are_even_and_leads_are_leads() -> None:
    assert value(round=5) == 0.5
    assert 0.5 < value(vp=[1, 0], round=5) < value(vp=[5, 0], round=5) < 1
    assert value(vp=[5, 0]) == 1 - value(1, vp=[5, 0])


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
    before = evaluate(scene(goods=["", ""], round=2).state, 0)
    assert story.state.round == 3
    assert abs(evaluate(story.state, 0) - before) < 0.03


def test_the_end_is_certain() -> None:
    over = scene(vp=[3, 1], round=5, passed=0b11)
    assert [evaluate(over.state, seat) for seat in (0, 1)] == [1, 0]
    shared = scene(round=5, passed=0b11)
    assert evaluate(shared.state, 0) == 0.5


def test_the_solo_player_wants_faction_locations() -> None:
    common = scene("romans", empires=["mill, ruins"])
    faction = scene("romans", empires=["mill, colossus"])
    assert evaluate(faction.state, 0) > evaluate(common.state, 0)


def test_only_what_is_open_counts() -> None:
    story = scene(hands=["mill, castle", "raid, ruins"], empires=["builder", "settlement"])
    worlds = [story.game.sample(story.state, 0, Rng(number)) for number in range(5)]
    assert {evaluate(world, 0) for world in worlds} == {evaluate(story.state, 0)}
    assert card("mill") in story.state.hand[0]
