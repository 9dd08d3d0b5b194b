"""What locations give: productions, building bonuses, rewards for building, and plain exchanges."""

from collections import Counter

import pytest

from regnum.games.settlers.box import CARDS, COMMONS, KEYS
from regnum.testing import Story, rule

from .facts import (
    BONUSES,
    BONUSES_PER_COLOUR,
    EXCHANGES,
    PRODUCTIONS,
    PRODUCTIONS_PER_COLOUR,
    REWARDS_FOR_BUILDING,
)
from .table import card, hand, supply, table, vp

BOARDS = {
    "barbarians": "5 worker, raze, defense",
    "japanese": "4 worker, wood, raze, defense",
    "romans": "2 worker, wood, stone, raze, defense",
    "egyptians": "3 worker, gold, raze, defense",
}


def owner(name: str) -> str:
    """The faction that can build the card; Romans for a common one."""
    faction = CARDS[card(name)].faction.slug
    return "romans" if faction == "common" else faction


def seats(name: str) -> str:
    """The owner, and an opponent of another faction."""
    return f"{owner(name)}, {'egyptians' if owner(name) != 'egyptians' else 'romans'}"


def key(name: str) -> str:
    """The first copy."""
    return KEYS[card(name)]


def counted(words: str) -> Counter[str]:
    """`2 wood, vp` as numbers."""
    found: Counter[str] = Counter()
    for word in filter(None, words.split(", ")):
        amount, _, good = word.rpartition(" ")
        found[good] += int(amount or 1)
    return found


def draw_all(story: Story) -> int:
    """Answer every question about decks; how many there were. Cards of a named deck come by themselves."""
    asked = 0
    while story.asked.text == "settlers-ask-deck":
        story.choose("choice:faction")
        asked += 1
    return asked


def expect(story: Story, gained: Counter[str], held: str = "") -> None:
    """The first seat has gained exactly this, besides what it held."""
    asked = draw_all(story)
    gained = Counter(gained)
    assert asked == gained.pop("card", 0)
    drawn = asked + gained.pop("common_card", 0) + gained.pop("faction_card", 0)
    assert len(hand(story)) == drawn
    assert vp(story) == gained.pop("vp", 0)
    expected = supply(held)
    for good, amount in gained.items():
        for at, more in enumerate(supply(f"{amount} {good}")):
            expected[at] += more
    assert story.state.goods[0] == expected


def build(story: Story, name: str) -> Story:
    """Build the one card in hand, paying what there is."""
    return story.choose("choice:build", f"card:{key(name)}")


def ready(name: str, empire: str = "", **more: object) -> Story:
    """A table at which the first seat has just what it takes to build the card."""
    cost = CARDS[card(name)].cost
    goods = f"{cost.wood} wood, {cost.stone} stone, {cost.food} food"
    foundations = ["joiner-2"] if cost.location else []
    return table(seats(name), hands=[name], empires=[empire], foundations=foundations, goods=[goods], **more)


# --- production --------------------------------------------------------------------------------------


@rule("settlers:PRODUCTION-9", "settlers:ACTION-BUILD-5", "settlers:GENERAL-23")
@pytest.mark.parametrize(("name", "produced", "bonus"), PRODUCTIONS, ids=[row[0] for row in PRODUCTIONS])
def test_a_production_location_gives_its_goods_and_its_bonus_when_built(
    name: str, produced: str, bonus: str
) -> None:
    expect(build(ready(name), name), counted(produced) + counted(bonus))


@rule("settlers:PRODUCTION-2", "settlers:PRODUCTION-3", "settlers:PRODUCTION-5", "settlers:GENERAL-23")
@pytest.mark.parametrize(("name", "produced", "bonus"), PRODUCTIONS, ids=[row[0] for row in PRODUCTIONS])
def test_it_gives_the_goods_but_not_the_bonus_in_each_production_phase(
    name: str, produced: str, bonus: str
) -> None:
    story = table(seats(name), empires=[name], phase="production")
    expect(story, counted(produced), BOARDS[owner(name)])


@rule("settlers:PRODUCTION-5", "settlers:GENERAL-16")
@pytest.mark.parametrize(
    ("name", "good", "colour", "most"), PRODUCTIONS_PER_COLOUR, ids=[row[0] for row in PRODUCTIONS_PER_COLOUR]
)
def test_production_for_each_location_of_a_colour(name: str, good: str, colour: str, most: int) -> None:
    others = [key for key in plain_locations(colour) if key != name]
    for number in range(5):
        story = table(seats(name), empires=[", ".join([name, *others[:number]])], phase="production")
        expect(story, Counter({good: min(number + 1, most)}), BOARDS[owner(name)])
    expect(build(ready(name), name), Counter({good: 1}))


def plain_locations(colour: str) -> list[str]:
    """Locations of a colour that do nothing by themselves in production or when others are built."""
    return [
        KEYS[number]
        for number in range(COMMONS)
        if colour in CARDS[number].colours and CARDS[number].action is not None
    ]


# --- building bonuses --------------------------------------------------------------------------------


@rule("settlers:GENERAL-23", "settlers:ACTION-BUILD-5")
@pytest.mark.parametrize(("name", "bonus"), BONUSES, ids=[row[0] for row in BONUSES])
def test_a_building_bonus_is_gained_once(name: str, bonus: str) -> None:
    expect(build(ready(name), name), counted(bonus))
    produced = table(seats(name), empires=[name], phase="production")
    expect(produced, Counter(), BOARDS[owner(name)])


@rule("settlers:GENERAL-16", "settlers:ACTION-BUILD-7")
@pytest.mark.parametrize(
    ("name", "colour", "most", "cards"), BONUSES_PER_COLOUR, ids=[row[0] for row in BONUSES_PER_COLOUR]
)
def test_points_for_each_location_of_a_colour(name: str, colour: str, most: int, cards: int) -> None:
    there = [key for key in plain_locations(colour) if key != "joiner-2"]
    for number in range(len(there) + 1):
        story = build(ready(name, ", ".join(there[:number])), name)
        if story.asked.text == "settlers-ask-ground":
            story.choose("card:joiner-2")
        expect(story, Counter({"vp": min(number + 1, most), "card": cards}))


def test_the_cap_of_every_colour_bonus_is_reached_somewhere() -> None:
    assert all(most == 6 for _, _, most, _ in BONUSES_PER_COLOUR)
    assert any(len(plain_locations(colour)) >= 6 for _, colour, _, _ in BONUSES_PER_COLOUR)


# --- rewards for building ----------------------------------------------------------------------------


@rule("settlers:GENERAL-15", "settlers:ACTION-BUILD-6")
@pytest.mark.parametrize(
    ("name", "colour", "reward"), REWARDS_FOR_BUILDING, ids=[row[0] for row in REWARDS_FOR_BUILDING]
)
def test_a_reward_for_each_location_of_a_colour_that_is_built(name: str, colour: str, reward: str) -> None:
    expect(build(ready(name), name), counted(reward))  # itself too
    for other in ("sawmill", "brewer", "barracks", "surface-mine", "marketplace", "porters"):
        story = ready(other, name)
        if owner(name) != "romans":
            cost = CARDS[card(other)].cost
            goods = f"{cost.wood} wood, {cost.stone} stone, {cost.food} food"
            story = table(seats(name), hands=[other], empires=[name], goods=[goods])
        build(story, other)
        expect(story, counted(reward) if colour in CARDS[card(other)].colours else Counter())


# --- plain exchanges ---------------------------------------------------------------------------------


def activation(name: str, goods: str, hand: str = "") -> Story:
    """A table at which the first seat can activate the location."""
    return table(seats(name), empires=[name], goods=[goods], hands=[hand])


@rule("settlers:ACTION-ACT-1", "settlers:ACTION-ACT-2", "settlers:ACTION-ACT-4", "settlers:ACTION-ACT-6")
@pytest.mark.parametrize(("name", "cost", "gained", "times"), EXCHANGES, ids=[row[0] for row in EXCHANGES])
def test_an_exchange_costs_and_gives_what_it_says(name: str, cost: str, gained: str, times: int) -> None:
    price = counted(cost)
    cards = "ruins, mill" if price.pop("hand_card", 0) else ""
    wood = price.pop("resource", 0)  # any resources will do: here wood
    price["wood"] += wood
    held = [good for good, amount in price.items() for _ in range(amount)]
    for at in range(len(held)):
        assert not activation(name, ", ".join(held[:at] + held[at + 1 :])).offers("choice:activate")
    story = activation(name, ", ".join(held * times), cards)
    story.choose("choice:activate", f"card:{key(name)}")
    for _ in range(wood):
        if story.asked.text == "settlers-ask-resource":
            story.choose("resource:wood")
    if cards:
        story.choose("card:ruins-1")
        assert hand(story) == ("mill",)
        assert vp(story) == counted(gained)["vp"]
        return
    drawn = draw_all(story)
    if times == 2:
        assert story.asked == (0, "settlers-ask-again", "settlers:ACTION-ACT-5")
        story.choose("choice:again")
        drawn += draw_all(story)
    total = Counter({good: amount * times for good, amount in counted(gained).items()})
    assert drawn == total.pop("card", 0)
    assert vp(story) == total.pop("vp", 0)
    assert story.state.goods[0] == supply(", ".join(f"{n} {good}" for good, n in total.items()))
    assert story.counter(f"used:{key(name)}") == times
