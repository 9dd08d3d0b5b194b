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


@rule("settlers:CARD-SLAVER-1")
def test_slaver_tells_what_each_payment_costs_and_gives() -> None:
    story = scene("egyptians, romans", hands=["caravan"], empires=["slaver"], goods=["food, stone, gold"])
    story.choose("choice:build", "card:caravan-1", "number:0")
    assert told(story, "resource:gold") == Bargain((("gold", 1),), (("vp", 2),))
    assert told(story, "resource:stone") == Bargain((("stone", 1),), (("vp", 1),))
    assert "done" not in story.match.bargains(0)


@rule("settlers:CARD-PHARAOHS-GUARD-1")
def test_each_of_two_gains_is_told_with_its_number() -> None:
    story = scene("egyptians, romans", hands=["pharaohs-guard"], empires=["ruins"], goods=["2 food"])
    story.choose("choice:build", "card:pharaohs-guard")
    assert told(story, "resource:vp") == Bargain(gains=(("vp", 2),))
    assert told(story, "resource:raze") == Bargain(gains=(("raze", 1),))


@rule("settlers:CARD-DARK-CHAPEL-1", "settlers:CARD-DARK-CHAPEL-2")
def test_dark_chapel_tells_the_price_of_each_razing_and_the_points_for_each_good() -> None:
    story = scene(
        "barbarians, romans",
        empires=["dark-chapel", "mill"],
        hands=["quarry-1"],
        goods=["3 raze"],
        defended=(index.KEY.index("mill"),),
    )
    story.choose("choice:activate", "card:dark-chapel-1")
    assert told(story, "card:quarry-1") == Bargain((("raze", 1),), (("stone", 2),))
    assert told(story, "card:mill") == Bargain((("raze", 3),), (("food", 1), ("worker", 1)))
    story.choose("card:mill")
    worth = dict(told(story, "resource:food").gains)["vp"]
    before = had(story)["vp"]
    story.choose("resource:food", "done")
    assert had(story)["vp"] == before + worth


@rule("settlers:ACTION-ACT-5")
def test_activating_once_more_tells_its_price_again() -> None:
    story = scene(empires=["court-sculptor"], goods=["2 stone"])
    story.choose("choice:activate", "card:court-sculptor")
    assert told(story, "choice:again") == Bargain((("stone", 1),), (("vp", 1),))


@pytest.mark.parametrize(
    ("factions", "location", "target", "gains"),
    [
        pytest.param(
            "romans, japanese",
            "imperial-messenger",
            "legions-1",
            {"raze": 1},
            marks=rule("settlers:CARD-IMPERIAL-MESSENGER-1"),
        ),
        pytest.param(
            "romans, japanese", "porters", "old-forest", {"wood": 2}, marks=rule("settlers:CARD-PORTERS-1")
        ),
        pytest.param(
            "barbarians, japanese",
            "rabble-1",
            "old-forest",
            {"wood": 3},
            marks=rule("settlers:CARD-RABBLE-1"),
        ),
        pytest.param(
            "egyptians, japanese",
            "chariot-builder",
            "mill",
            {"food": 1, "worker": 1},
            marks=rule("settlers:CARD-CHARIOT-BUILDER-1"),
        ),
        pytest.param(
            "japanese, romans", "ninjas-1", "legions-1", {"raze": 1}, marks=rule("settlers:CARD-NINJAS-2")
        ),
    ],
)
def test_what_a_location_does_something_to_is_told_with_its_goods(
    factions: str, location: str, target: str, gains: dict[str, int]
) -> None:
    dealing = ["legions, builder" if faction == "romans" else "" for faction in factions.split(", ")]
    story = scene(
        factions,
        empires=[f"{location}, old-forest, village", "mill, statue"],
        deals=dealing,
        goods=["3 worker, 3 food, 3 raze"],
    )
    story.choose("choice:activate", f"card:{location}")
    if story.offers("seat:1"):
        story.choose("seat:1")
    key, before = f"card:{target}", had(story)
    bargain = told(story, key)
    assert (bargain.pays, dict(bargain.gains)) == ((), gains)
    story.choose(key)
    assert {good: had(story)[good] - before[good] for good in gains} == gains


@rule("settlers:CARD-SETTLERS-1")
def test_a_card_built_without_a_location_is_told_without_one() -> None:
    story = scene(
        "romans, japanese", empires=["settlers"], hands=["builder"], goods=["9 wood, 9 stone, worker"]
    )
    story.choose("choice:activate", "card:settlers")
    bargain = told(story, "card:builder-1")
    assert dict(bargain.pays) == {"stone": 1}
    before = had(story)
    story.choose("card:builder-1")
    assert had(story)["stone"] - before["stone"] == dict(bargain.gains).get("stone", 0) - 1


def test_where_nothing_is_paid_nothing_is_told() -> None:
    assert scene(goods=["4 worker"]).match.bargains(0) == {}
