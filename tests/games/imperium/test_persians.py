"""The Persians: what their cards do."""

from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.scoring import value_of
from regnum.testing import Story, rule

from .scene import EXILED, MARKET, SMALL, scene, unrest

ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))
ACQUIRE = "choice:to-pay-2-materials-acquire-uncivilised-civilised"


def persians(**position: Any) -> Story:
    """The Persians in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("persians", "romans", "greeks", "vikings"),
        "market": MARKET,
        "small": SMALL,
        "main": "hittites, ionians, jungle",
        "exile": EXILED,
    }
    story: Story = scene(**{**laid, **position})
    return story


# --- the power card ------------------------------------------------------------------------------------


@rule("imperium:NATION-PERSIANS-1", "imperium:KW-RETURN-5")
def test_side_a_pays_three_costs_to_break_through_for_a_tributary() -> None:
    story = persians(sides="AB", hands=["glory, advance, unrest"], decks=["lydians"])
    story.choose("card:persians-a")
    assert (story.counter("actions:0"), story.counter("population:0")) == (2, 6), "one cost after the other"
    story.choose("card:persians-glory", "card:persians-advance")
    assert story.cards("deck-top:0") == ("persians-glory", "persians-advance")
    assert story.cards("hand:0") == ("unrest-1",)
    assert story.counter("actions:0") == 2
    assert story.counter("population:0") == 5
    assert story.counter("exhaustion:0") == 4
    assert story.counter("exhausted:persians-a") == 1
    assert set(story.options()) == {"card:armenians", "choice:from-deck"}
    with story.changes() as changed:
        story.choose("card:armenians")
    assert set(story.cards("hand:0")) == {"unrest-1", "armenians"}
    assert not any(" to " in change for change in changed.values()), "no tokens"


@rule("imperium:NATION-PERSIANS-1", "imperium:KW-PAY-9")
@pytest.mark.parametrize(
    "position",
    [
        {"actions": 0},
        {"exhaustion": 0},
        {"sides": "BB"},
        {"hands": ["zagros"]},
        {"pools": [(6, 0, 0)]},
    ],
)
def test_side_a_needs_all_three_and_a_token(position: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"sides": "AB", "hands": ["zagros, satrap"], "actions": 1}
    assert persians(**laid).offers("card:persians-a")
    assert not persians(**{**laid, **position}).offers("card:persians-a")


@rule("imperium:SCORE-11")
def test_tributaries_are_worth_points_wherever_they_are() -> None:
    position: dict[str, Any] = {
        "hands": ["lydians, conquer"],
        "decks": ["hittites"],
        "discards": ["median-empire"],
        "histories": ["babylonians, ionians"],
        "plays": ["zagros, qin"],
        "garrisons": {"persians-zagros": "aksumites"},
        "main": "",
        "developments": [""],
    }
    for key, value in {"a": 2, "b": 7, "darius-i": 7}.items():
        assert value_of(persians(**position).state, 0, index.NUMBER[f"persians-{key}"], "play") == value


# --- the accession card and the developments -----------------------------------------------------------


@pytest.mark.parametrize("empires", [[], [0]])
@pytest.mark.parametrize(
    ("choice", "gained"),
    [
        ("gain-1-materials", {"materials:0": "6 to 7"}),
        ("gain-1-population", {"population:0": "6 to 7"}),
        ("draw", {"hand:0": "+persians-lydians", "deck:0": "-1"}),
    ],
)
def test_persepolis_turns_a_card_into_something_at_the_solstice(
    choice: str, gained: dict[str, str], empires: list[int]
) -> None:
    assert persians(hands=["city-of-persepolis"], empires=empires).offers("card:persians-city-of-persepolis")

    def story() -> Story:
        return persians(
            phase="refill", turn=1, plays=["city-of-persepolis"], hands=["glory"], decks=["lydians"]
        )

    told = story()
    assert told.options() == ("card:persians-glory", "done")
    with told.changes() as changed:
        told.choose("card:persians-glory", f"choice:{choice}")
    hand = f"-persians-glory {gained.get('hand:0', '')}".strip()
    assert changed == {"round": "1 to 2", "discard:0": "+persians-glory", **gained, "hand:0": hand}
    told = story()
    with told.changes() as changed:
        told.choose("done")
    assert changed == {"round": "1 to 2"}


def test_battering_ram_breaks_cities_and_breaks_through() -> None:
    story = persians(
        seats=3,
        empires=[0],
        hands=["battering-ram, glory"],
        plays=[
            "city-of-persepolis",
            "city-of-rome, dalmatia, metropolis-1",
            "city-of-athens, city-of-sparta",
        ],
    )
    story.choose("card:persians-battering-ram")
    assert story.cards("discard:1") == ("romans-city-of-rome",)
    assert story.asked.seat == 2
    assert set(story.options()) == {"card:greeks-city-of-athens", "card:greeks-city-of-sparta"}
    story.choose("card:greeks-city-of-sparta")
    assert story.cards("discard:2") == ("greeks-city-of-sparta",)
    assert story.cards("play:0") == ("persians-city-of-persepolis", "persians-battering-ram")
    assert story.asked.seat == 0
    assert set(story.options()) == {"choice:region", "choice:tributary", "done"}
    story.choose("choice:region")
    assert story.options() == ("card:hills", "choice:from-deck")
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed == {
        "hand:0": "+coast",
        "region-deck": "-1",
        "play:0": "-persians-battering-ram",
        "discard:0": "+persians-battering-ram",
    }


@rule("imperium:KW-ATTACK-2", "imperium:KW-ATTACK-4")
def test_battering_ram_is_an_attack_of_an_empire() -> None:
    story = persians(empires=[0], hands=["battering-ram, glory"], plays=["", "metropolis-1, dalmatia"])
    with story.changes() as changed:
        story.choose("card:persians-battering-ram", "done")
    assert not {"play:1", "discard:1"} & set(changed)
    story = persians(empires=[0], hands=["battering-ram, glory"], plays=["", "city-of-rome, cape"])
    story.choose("card:persians-battering-ram", "card:cape", "choice:yes")
    assert "romans-city-of-rome" in story.cards("play:1")
    assert not persians(hands=["battering-ram, zagros"]).offers("card:persians-battering-ram")


def test_development_develops() -> None:
    story = persians(empires=[0], hands=["development, glory"], developments=["satrap, darius-i"])
    story.choose("card:persians-development")
    assert set(story.options()) == {"choice:develop", ACQUIRE}
    story.choose("choice:develop")
    with story.changes() as changed:
        story.choose("card:persians-satrap")
    assert changed == {
        "development:0": "-persians-satrap",
        "discard:0": "+persians-development +persians-satrap",
        "play:0": "-persians-development",
        "materials:0": "6 to 2",
        "population:0": "6 to 4",
    }


@rule("imperium:KW-CHOOSE-2")
def test_development_acquires_for_two_materials() -> None:
    story = persians(empires=[0], hands=["development, glory"], pools=[(2, 0, 0)])
    story.choose("card:persians-development")
    assert set(story.options()) == {"card:boats", "card:temple", "card:city-1"}
    story.choose("card:temple")
    assert story.counter("materials:0") == 0
    assert "temple" in story.cards("hand:0")
    poor = persians(empires=[0], hands=["development, zagros"], pools=[(1, 0, 0)])
    assert not poor.offers("card:persians-development")
    assert not persians(hands=["development, zagros"]).offers("card:persians-development")


@rule("imperium:KW-REGIONTYPE-1")
def test_windmills_make_production_of_one_fertile_icon() -> None:
    story = persians(hands=["prosperity, glory"], plays=["windmills, nisaean-plain, zagros"])
    with story.changes() as changed:
        story.choose("card:persians-windmills")
    assert changed == {"exhaustion:0": "5 to 4", "exhausted:persians-windmills": "0 to 1"}
    story.choose("card:persians-prosperity", "done", "done")
    with story.changes() as changed:
        story.choose("choice:gain-1-materials-in-play-production")
    assert changed["materials:0"] == "6 to 10"
    assert not story.offers("card:persians-windmills")


@rule("imperium:KW-FREEPLAY-1")
def test_windmills_are_built_by_an_empire_without_an_action() -> None:
    story = persians(empires=[0], hands=["windmills"], plays=["nisaean-plain"], actions=0)
    with story.changes() as changed:
        story.choose("card:persians-windmills")
    assert changed == {"hand:0": "-persians-windmills", "play:0": "+persians-windmills"}
    assert not persians(hands=["windmills, zagros"]).offers("card:persians-windmills")


@rule("imperium:KW-FREEPLAY-4", "imperium:KW-ACTION-1")
def test_satrap_buys_an_action() -> None:
    story = persians(empires=[0], hands=["satrap, glory"], actions=0)
    with story.changes() as changed:
        story.choose("card:persians-satrap")
    assert changed == {
        "hand:0": "-persians-satrap",
        "discard:0": "+persians-satrap",
        "materials:0": "6 to 3",
        "actions:0": "0 to 1",
    }
    poor = persians(empires=[0], hands=["satrap, zagros"], pools=[(2, 6, 0)])
    assert not poor.offers("card:persians-satrap")
    assert not persians(hands=["satrap, zagros"]).offers("card:persians-satrap")


def test_persian_gold_pleases_all_and_sows_unrest() -> None:
    story = persians(seats=3, empires=[0], hands=["persian-gold, glory"], pools=[(1, 1, 1)] * 3)
    before = unrest(story)
    story.choose("card:persians-persian-gold")
    assert story.state.pools == [(3, 1, 2), (3, 1, 1), (3, 1, 1)]
    assert [now - was for now, was in zip(unrest(story), before, strict=True)] == [0, 1, 1]
    assert story.cards("discard:0") == ("persians-persian-gold",)
    assert story.counter("actions:0") == 2
    assert not persians(hands=["persian-gold, zagros"]).offers("card:persians-persian-gold")


@rule("imperium:KW-ATTACK-3")
def test_who_is_protected_from_persian_gold_may_still_take_it() -> None:
    story = persians(empires=[0], hands=["persian-gold, glory"], plays=["", "cape"])
    story.choose("card:persians-persian-gold", "card:cape")
    assert (story.counter("materials:1"), story.counter("progress:0")) == (8, 1), "unrest comes last"
    story.choose("choice:yes")
    assert unrest(story) == [0, 0]
    assert story.counter("materials:1") == 8


@pytest.mark.parametrize(("name", "actions"), [("babylonians", 3), ("darius-i", 2)])
def test_babylonians_and_darius_take_anything_and_are_remembered(name: str, actions: int) -> None:
    story = persians(empires=[0], hands=[f"{name}, glory"])
    story.choose(f"card:persians-{name}")
    assert tuple(sorted(story.options())) == ALL_MARKET
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "hand:0": "+hills",
        "play:0": f"-persians-{name}",
        "history:0": f"+persians-{name}",
    }
    assert story.counter("actions:0") == actions
    assert not persians(hands=[f"{name}, zagros"]).offers(f"card:persians-{name}")


# --- regions -------------------------------------------------------------------------------------------


def test_arachosia_remembers_a_discarded_card() -> None:
    story = persians(hands=["arachosia, advance"], discards=["glory, lydians"])
    story.choose("card:persians-arachosia")
    assert set(story.options()) == {"card:persians-glory", "card:persians-lydians", "done"}
    with story.changes() as changed:
        story.choose("card:persians-glory", "card:persians-advance")
    assert changed == {
        "discard:0": "-persians-glory",
        "history:0": "+persians-glory",
        "hand:0": "-persians-advance",
        "garrison:0:persians-arachosia": "+persians-advance",
    }
    story = persians(hands=["arachosia, advance"], discards=["glory, lydians"])
    story.choose("card:persians-arachosia", "done", "done")
    assert story.cards("history:0") == ()


@pytest.mark.parametrize(("region", "materials"), [("nisaean-plain", 6), ("bactria", 9), ("zagros", 6)])
def test_regions_bring_something_and_take_a_garrison(region: str, materials: int) -> None:
    story = persians(hands=[f"{region}, unrest, advance, glory"])
    story.choose(f"card:persians-{region}")
    assert (story.counter("materials:0"), story.counter("population:0")) == (materials, 6)
    assert story.options() == ("card:unrest-1", "card:persians-advance", "done")
    with story.changes() as changed:
        story.choose("card:persians-advance")
    assert changed == {"hand:0": "-persians-advance", f"garrison:0:persians-{region}": "+persians-advance"}


# --- tributaries ---------------------------------------------------------------------------------------


@rule("imperium:KW-BARBARIAN-1")
@pytest.mark.parametrize(
    ("name", "gained"),
    [("median-empire", {"materials:0": "6 to 10"}), ("lydians", {"population:0": "6 to 8"})],
)
def test_tributaries_of_barbarians_pay_once(name: str, gained: dict[str, str]) -> None:
    story = persians(hands=[f"{name}, glory"])
    with story.changes() as changed:
        story.choose(f"card:persians-{name}")
    assert changed == {
        "hand:0": f"-persians-{name}",
        "history:0": f"+persians-{name}",
        "actions:0": "3 to 2",
        **gained,
    }
    assert not persians(empires=[0], hands=[f"{name}, zagros"]).offers(f"card:persians-{name}")


def test_what_many_nations_have_is_the_same_for_persians() -> None:
    shared = {"advance": ("advance",), "conquer": ("conquer-1", "conquer-2"), "glory": ("glory",)}
    shared["prosperity-1"] = ("prosperity",)
    shared["unrest-1"] = ("unrest-1", "unrest-2", "unrest-3")
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"persians-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
