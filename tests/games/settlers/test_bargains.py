"""Price and gain of options: what is told before a choice is what is then paid and had."""

import pytest

from regnum.engine.game import Bargain
from regnum.games.settlers.cards import index
from regnum.games.settlers.terms import GOODS, SUPPLY
from regnum.testing import Story, rule

from .scene import scene

BUILD, DEAL = rule("settlers:ACTION-BUILD-5"), rule("settlers:ACTION-DEAL-4")
RAZE_HAND, RAZE = rule("settlers:ACTION-RAZE-HAND-2"), rule("settlers:ACTION-RAZE-OPP-2")
ACTIVATE = rule("settlers:ACTION-ACT-1")


def had(story: Story) -> dict[str, int]:
    """The goods and points of seat 0."""
    return dict(zip(GOODS, story.state.goods[0][:SUPPLY], strict=False)) | {"vp": story.state.vp[0]}


def told(story: Story, key: str) -> Bargain:
    """What is said of an option."""
    return story.match.bargains(story.asked.seat)[key]


@pytest.mark.parametrize(
    ("verb", "card", "pays", "gains"),
    [
        pytest.param("build", "quarry", {"wood": 1, "stone": 1}, {"stone": 2}, marks=BUILD),
        pytest.param("deal", "builder", {"food": 1}, {"stone": 1}, marks=DEAL),
        pytest.param("raze-hand", "statue", {"raze": 1}, {"stone": 1, "vp": 1}, marks=RAZE_HAND),
        pytest.param("raze", "mill", {"raze": 2}, {"food": 1, "worker": 1}, marks=RAZE),
        pytest.param("activate", "brewer", {"food": 1}, {"vp": 1}, marks=ACTIVATE),
    ],
)
def test_what_is_told_is_what_is_paid_and_had(
    verb: str, card: str, pays: dict[str, int], gains: dict[str, int]
) -> None:
    story = scene(
        hands=["quarry, builder, statue, village"],
        empires=["brewer, ruins", "mill, carpenters-workshop"],
        goods=["2 wood, 2 stone, 2 food, 2 worker, 3 raze"],
    )
    story.choose(f"choice:{verb}")
    key = next(key for key in story.options() if key.startswith(f"card:{card}"))
    bargain = told(story, key)
    assert (dict(bargain.pays), dict(bargain.gains)) == (pays, gains)
    before = had(story)
    story.choose(key)
    after = had(story)
    assert {good: after[good] - before[good] for good in after if after[good] != before[good]} == {
        good: gains.get(good, 0) - pays.get(good, 0) for good in gains | pays
    }


@rule("settlers:ACTION-RAZE-OPP-2")
def test_protection_makes_razing_dearer() -> None:
    story = scene(empires=["", "mill, statue"], goods=["3 raze"], defended=(index.KEY.index("mill"),))
    story.choose("choice:raze")
    assert told(story, "card:mill").pays == (("raze", 3),)
    assert told(story, "card:statue").pays == (("raze", 2),)


@rule("settlers:ACTION-WORK-1")
def test_a_pair_of_workers_is_the_price_of_a_good() -> None:
    story = scene(goods=["4 worker"])
    story.choose("choice:work")
    assert told(story, "resource:wood") == Bargain((("worker", 2),), (("wood", 1),))
    story.choose("resource:wood")
    assert "done" not in story.match.bargains(0)


@rule("settlers:GENERAL-2")
def test_gold_that_stands_in_leaves_less_of_the_resource_to_pay() -> None:
    story = scene(hands=["statue"], goods=["wood, 2 stone, 2 gold"])
    story.choose("choice:build", "card:statue")
    assert [told(story, key).pays for key in story.options()] == [(("wood", 1),), (("gold", 1),)]


def test_where_nothing_is_paid_nothing_is_told() -> None:
    assert scene(goods=["4 worker"]).match.bargains(0) == {}
