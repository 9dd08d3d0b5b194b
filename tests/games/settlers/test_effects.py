"""What locations give: productions, building bonuses, rewards for building, and plain exchanges."""

from collections import Counter

import pytest

from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.terms import GOODS
from regnum.testing import Story, rule

from .facts import (
    BONUSES,
    BONUSES_PER_COLOUR,
    EXCHANGES,
    OPERATIONS,
    PRODUCTIONS,
    PRODUCTIONS_PER_COLOUR,
    REWARDS_FOR_BUILDING,
)
from .scene import card, hand, scene, supply, vp

BOARDS = {
    "barbarians": "5 worker, raze, defense",
    "japanese": "4 worker, wood, raze, defense",
    "romans": "2 worker, wood, stone, raze, defense",
    "egyptians": "3 worker, gold, raze, defense",
}


def owner(name: str) -> str:
    """The faction that can build the card; Romans for a common one."""
    faction = index.CARD[card(name)].faction.slug
    return "romans" if faction == "common" else faction


def seats(name: str) -> str:
    """The owner, and an opponent of another faction."""
    return f"{owner(name)}, {'egyptians' if owner(name) != 'egyptians' else 'romans'}"


def key(name: str) -> str:
    """The first copy."""
    return index.KEY[card(name)]


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
    """A scene in which the first seat has just what it takes to build the card."""
    cost = index.CARD[card(name)].cost
    goods = f"{cost.wood} wood, {cost.stone} stone, {cost.food} food"
    foundations = ["joiner-2"] if cost.location else []
    return scene(seats(name), hands=[name], empires=[empire], foundations=foundations, goods=[goods], **more)


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
    story = scene(seats(name), empires=[name], phase="production")
    expect(story, counted(produced), BOARDS[owner(name)])


@rule("settlers:PRODUCTION-5", "settlers:GENERAL-16")
@pytest.mark.parametrize(
    ("name", "good", "colour", "most"), PRODUCTIONS_PER_COLOUR, ids=[row[0] for row in PRODUCTIONS_PER_COLOUR]
)
def test_production_for_each_location_of_a_colour(name: str, good: str, colour: str, most: int) -> None:
    others = [key for key in plain_locations(colour) if key != name]
    for number in range(5):
        story = scene(seats(name), empires=[", ".join([name, *others[:number]])], phase="production")
        expect(story, Counter({good: min(number + 1, most)}), BOARDS[owner(name)])
    expect(build(ready(name), name), Counter({good: 1}))


def plain_locations(colour: str) -> list[str]:
    """Locations of a colour that do nothing by themselves in production or when others are built."""
    return [
        index.KEY[number]
        for number in index.cards_of(Faction.COMMON)
        if colour in index.CARD[number].colours and index.CARD[number].action is not None
    ]


# --- building bonuses --------------------------------------------------------------------------------


@rule("settlers:GENERAL-23", "settlers:ACTION-BUILD-5")
@pytest.mark.parametrize(("name", "bonus"), BONUSES, ids=[row[0] for row in BONUSES])
def test_a_building_bonus_is_gained_once(name: str, bonus: str) -> None:
    expect(build(ready(name), name), counted(bonus))
    produced = scene(seats(name), empires=[name], phase="production")
    expect(produced, Counter(), BOARDS[owner(name)])


@rule("settlers:GENERAL-16", "settlers:ACTION-BUILD-7")
@pytest.mark.parametrize(
    ("name", "colour", "most", "cards"), BONUSES_PER_COLOUR, ids=[row[0] for row in BONUSES_PER_COLOUR]
)
def test_points_for_each_location_of_a_colour(name: str, colour: str, most: int, cards: int) -> None:
    there = others_of_colour(name, colour)
    for number in range(most + 1):
        story = build(ready(name, ", ".join(there[:number])), name)
        if story.asked.text == "settlers-ask-ground":
            story.choose("card:joiner-2")
        expect(story, Counter({"vp": min(number + 1, most), "card": cards}))


def others_of_colour(name: str, colour: str) -> list[str]:
    """Common and own faction locations of a colour that do nothing when the card is built."""
    there = [*index.cards_of(Faction.COMMON), *index.cards_of(index.CARD[card(name)].faction)]
    quiet = [at for at in there if colour in index.CARD[at].colours and index.CARD[at].feature is None]
    return [index.KEY[at] for at in dict.fromkeys(quiet) if index.KEY[at] not in (key(name), "joiner-2")]


def test_the_cap_of_every_colour_bonus_is_exceeded() -> None:
    assert all(most == 6 for _, _, most, _ in BONUSES_PER_COLOUR)
    assert all(len(others_of_colour(name, colour)) >= most for name, colour, most, _ in BONUSES_PER_COLOUR)


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
            cost = index.CARD[card(other)].cost
            goods = f"{cost.wood} wood, {cost.stone} stone, {cost.food} food"
            story = scene(seats(name), hands=[other], empires=[name], goods=[goods])
        build(story, other)
        expect(story, counted(reward) if colour in index.CARD[card(other)].colours else Counter())


# --- plain exchanges ---------------------------------------------------------------------------------


def activation(name: str, goods: str, hand: str = "") -> Story:
    """A scene in which the first seat can activate the location."""
    return scene(seats(name), empires=[name], goods=[goods], hands=[hand])


@rule("settlers:ACTION-ACT-1", "settlers:ACTION-ACT-2", "settlers:ACTION-ACT-4", "settlers:ACTION-ACT-6")
@pytest.mark.parametrize(("name", "cost", "gained", "times"), EXCHANGES, ids=[row[0] for row in EXCHANGES])
def test_an_exchange_costs_and_gives_what_it_says(name: str, cost: str, gained: str, times: int) -> None:
    price = counted(cost)
    cards = "ruins, mill" if price.pop("hand_card", 0) else ""
    price["wood"] += price.pop("resource", 0)  # any resources will do: here wood
    held = list(price.elements())
    for at in range(len(held)):
        assert not activation(name, ", ".join(held[:at] + held[at + 1 :])).offers("choice:activate")
    story = activation(name, ", ".join(held * (times + 1)), cards)
    story.choose("choice:activate", f"card:{key(name)}")
    if cards:
        story.choose("card:ruins-1")
        assert hand(story) == ("mill",)
    drawn = draw_all(story)
    if times == 2:
        assert story.asked == (0, "settlers-ask-again", "settlers:ACTION-ACT-5")
        story.choose("choice:again")
        drawn += draw_all(story)
    total = Counter({good: amount * times for good, amount in counted(gained).items()})
    assert drawn == total.pop("card", 0)
    assert vp(story) == total.pop("vp", 0)
    left = total + Counter(held)  # enough for once more
    assert story.state.goods[0] == supply(", ".join(f"{n} {good}" for good, n in left.items()))
    assert story.counter(f"used:{key(name)}") == times
    opponent_passes(story)
    assert not story.offers("choice:activate")


def opponent_passes(story: Story) -> None:
    """The first seat ends its turn, the other passes."""
    if story.asked.text == "settlers-ask-after":  # a Japanese player with workers left
        story.choose("done")
    assert story.asked.seat == 1
    story.choose("choice:pass")
    assert story.asked == (0, "settlers-ask-turn", "settlers:ACTION-1")


# --- other actions -----------------------------------------------------------------------------------

DEALS = {"barbarians": "raid", "japanese": "farm", "romans": "gardens", "egyptians": "pyramid"}
RIVALS = {"romans": ("warehouses", "builder"), "egyptians": ("oasis", "sphinx")}
TO_BUILD = {"settlers": "stone", "negotiator": "wood"}


def operation(name: str, goods: str, used: int = 0) -> Story:
    """A scene in which every action has a target, and nothing else can be activated: Sawmill is used up.
    Settlers may build Roman Bank, Negotiator may build Farm."""
    faction, rival = seats(name).split(", ")
    location, deal = RIVALS[rival]
    to_build = "roman-bank" if name == "settlers" else ""
    return scene(
        seats(name),
        hands=[f"mill, {to_build}", "village"],
        empires=[f"{name}, town, sawmill", f"castle, {location}"],
        deals=[DEALS[faction], deal],
        goods=[f"{goods}, {TO_BUILD.get(name, '')}", "stone"],
        used=tuple(sorted([card("sawmill")] * 2 + [card(name)] * used)),
    )


@rule("settlers:ACTION-ACT-1", "settlers:ACTION-ACT-4")
@pytest.mark.parametrize(("name", "cost", "times"), OPERATIONS, ids=[row[0] for row in OPERATIONS])
def test_an_action_is_not_offered_more_often_than_its_text_says(name: str, cost: str, times: int) -> None:
    goods = ", ".join(good for good in counted(cost).elements() if good in GOODS)
    for used in range(times):
        assert operation(name, goods, used).offers("choice:activate")
    assert not operation(name, goods, times).offers("choice:activate")


@rule("settlers:ACTION-ACT-2", "settlers:ACTION-ACT-3")
@pytest.mark.parametrize(("name", "cost", "times"), OPERATIONS, ids=[row[0] for row in OPERATIONS])
def test_an_action_costs_what_it_says(name: str, cost: str, times: int) -> None:
    price = [good for good in counted(cost).elements() if good in GOODS]
    for at in range(len(price)):
        assert not operation(name, ", ".join(price[:at] + price[at + 1 :])).offers("choice:activate")
    story = operation(name, ", ".join(price))
    story.choose("choice:activate", f"card:{key(name)}")
    while story.asked.seat == 0 and story.asked.text != "settlers-ask-turn":
        story.choose(story.options()[0])
    on = Counter(GOODS[good] for location, good in story.state.on if location == card(name))
    assert on == Counter(price)


def test_every_action_is_listed_with_its_cost_and_its_limit() -> None:
    listed = {name for name, *_ in (*EXCHANGES, *OPERATIONS)}
    assert listed == {design.name for design in index.CARD if design.action is not None}
