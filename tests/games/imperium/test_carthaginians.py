"""The Carthaginians: what their cards do, and how materials come to the market."""

from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.scoring import value_of
from regnum.testing import Story, rule

from .scene import EXILED, SMALL, scene

MARKET = ("hills", "boats", "temple", "armenians", "aksumites")
ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))


def carthage(**position: Any) -> Story:
    """The Carthaginians in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("carthaginians", "romans", "vikings", "celts"),
        "market": MARKET,
        "small": SMALL,
        "main": "hittites, ionians, jungle",
        "exile": EXILED,
    }
    return scene(**{**laid, **position})


def points(story: Story, key: str, place: str = "hand") -> int:
    """What a card is worth to seat 0."""
    return value_of(story.state, 0, index.NUMBER[f"carthaginians-{key}"], place)


# --- the power card ------------------------------------------------------------------------------------


@rule("imperium:NATION-CARTHAGINIANS-1", "imperium:CLEANUP-3", "imperium:TIME-9")
@pytest.mark.parametrize(("side", "laid"), [("A", 1), ("B", 2)])
def test_clean_up_puts_materials_instead_of_progress_on_a_market_card(side: str, laid: int) -> None:
    story = carthage(sides=f"{side}B", phase="market-token", hands=["unrest"])
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed == {"materials:market:2": f"0 to {laid}"}


@rule("imperium:NATION-CARTHAGINIANS-1")
def test_others_put_progress_while_carthaginians_are_at_the_table() -> None:
    story = carthage(sides="BB", phase="market-token", turn=1, hands=["", "unrest"])
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed == {"progress:market:2": "0 to 1"}


@rule("imperium:NATION-CARTHAGINIANS-2")
def test_side_a_doubles_the_materials_of_an_acquired_card() -> None:
    story = carthage(sides="AB", hands=["advance, unrest"], tokens={"boats": (2, 0, 1)})
    story.choose("card:carthaginians-advance-1")
    story.choose("choice:to-pay-3-materials-acquire-uncivilised-civilised", "card:boats")
    assert story.asked.clause == "imperium:TIME-10"
    assert story.options() == ("card:carthaginians-a", "done")
    assert story.counter("materials:0") == 6 - 3 + 2
    with story.changes() as changed:
        story.choose("card:carthaginians-a")
    assert changed == {
        "materials:0": "5 to 7",
        "exhaustion:0": "5 to 4",
        "exhausted:carthaginians-a": "0 to 1",
        "play:0": "-carthaginians-advance-1",
        "discard:0": "+carthaginians-advance-1",
    }
    assert story.counter("progress:0") == 1


@rule("imperium:NATION-CARTHAGINIANS-2")
def test_side_a_may_leave_it_and_keeps_the_token() -> None:
    story = carthage(sides="AB", hands=["advance, unrest"], tokens={"boats": (2, 0, 0)})
    story.choose("card:carthaginians-advance-1")
    story.choose("choice:to-pay-3-materials-acquire-uncivilised-civilised", "card:boats", "done")
    assert story.counter("materials:0") == 5
    assert story.counter("exhaustion:0") == 5


@rule("imperium:NATION-CARTHAGINIANS-2")
def test_side_a_doubles_what_comes_with_a_break_through() -> None:
    story = carthage(sides="AB", hands=["advance, unrest"], tokens={"boats": (3, 0, 0)})
    story.choose("card:carthaginians-advance-1")
    story.choose("choice:to-pay-5-materials-break-through-uncivilised-civilised", "choice:uncivilised")
    story.choose("card:boats", "card:carthaginians-a")
    assert story.counter("materials:0") == 6 - 5 + 3 + 3


@rule("imperium:NATION-CARTHAGINIANS-2")
def test_side_a_has_nothing_to_double_on_a_card_without_materials() -> None:
    story = carthage(sides="AB", hands=["advance, unrest"], tokens={"boats": (0, 2, 1)})
    story.choose("card:carthaginians-advance-1")
    story.choose("choice:to-pay-3-materials-acquire-uncivilised-civilised", "card:boats")
    assert story.asked.clause == "imperium:ACTIVATE-1"
    assert not story.offers("card:carthaginians-a")


@rule("imperium:NATION-CARTHAGINIANS-2")
@pytest.mark.parametrize("position", [{"sides": "BB"}, {"exhaustion": 0}, {"exhausted": "carthaginians-a"}])
def test_doubling_needs_side_a_a_token_and_a_fresh_card(position: dict[str, Any]) -> None:
    laid = {"sides": "AB", "hands": ["advance, unrest"], "tokens": {"boats": (2, 0, 0)}}
    story = carthage(**{**laid, **position})
    story.choose("card:carthaginians-advance-1")
    story.choose("choice:to-pay-3-materials-acquire-uncivilised-civilised", "card:boats")
    assert story.asked.clause == "imperium:ACTIVATE-1"
    assert story.counter("materials:0") == 5


@rule("imperium:NATION-CARTHAGINIANS-2", "imperium:INNOVATE-3", "imperium:Q-51")
def test_innovating_doubles_nothing() -> None:
    story = carthage(sides="AB", phase="innovate", hands=["unrest"], tokens={"boats": (2, 0, 0)})
    story.choose("choice:uncivilised", "card:boats")
    assert story.asked.clause == "imperium:CLEANUP-2"
    assert story.counter("materials:0") == 8


def test_materials_are_worth_points_at_the_end() -> None:
    assert [points(carthage(pools=[(17, 0, 0)]), key) for key in ("a", "b", "monopoly")] == [2, 5, 3]
    assert [points(carthage(pools=[(99, 0, 0)]), key) for key in ("a", "b", "monopoly")] == [10, 10, 10]


# --- the accession card and the developments -----------------------------------------------------------


@rule("imperium:RESHUFFLE-5")
def test_city_of_carthage_comes_last_and_makes_them_an_empire() -> None:
    story = carthage(hands=["prosperity, advance"], decks=[""], discards=["2 unrest"], nation_decks=[""])
    assert story.cards("accession:0") == ("carthaginians-city-of-carthage",)
    story.choose("card:carthaginians-prosperity-1")
    story.choose("choice:yes")
    assert story.counter("empire:0") == 1


@pytest.mark.parametrize(
    ("choice", "gained"), [("gain-1-materials", "materials:0"), ("gain-1-population", "population:0")]
)
def test_city_of_carthage_turns_a_card_into_a_token(choice: str, gained: str) -> None:
    story = carthage(phase="refill", turn=1, plays=["city-of-carthage"], hands=["advance, unrest"])
    assert story.offers("done")
    with story.changes() as changed:
        story.choose("card:carthaginians-advance-1", f"choice:{choice}")
    assert changed == {
        "hand:0": "-carthaginians-advance-1",
        "discard:0": "+carthaginians-advance-1",
        gained: "6 to 7",
        "round": "1 to 2",
    }


def test_city_of_carthage_draws_for_a_card_and_may_rest() -> None:
    story = carthage(
        phase="refill", turn=1, plays=["city-of-carthage"], hands=["advance"], decks=["mauretania"]
    )
    with story.changes() as changed:
        story.choose("card:carthaginians-advance-1", "choice:draw")
    assert changed["hand:0"] == "-carthaginians-advance-1 +carthaginians-mauretania"
    story = carthage(phase="refill", turn=1, plays=["city-of-carthage"], hands=["advance"])
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}


def test_elephants_trample_regions_and_break_through() -> None:
    story = carthage(
        seats=3,
        empires=[0],
        hands=["elephants, unrest"],
        plays=["iberia", "dalmatia, raetia, legions", ""],
        garrisons={"romans-raetia": "advance"},
    )
    story.choose("card:carthaginians-elephants-1")
    assert story.asked.seat == 1
    assert story.options() == ("card:romans-raetia", "card:romans-dalmatia")
    with story.changes() as changed:
        story.choose("card:romans-raetia")
    assert changed["play:1"] == "-romans-raetia"
    assert changed["discard:1"] == "+romans-advance +romans-raetia"
    assert "carthaginians-iberia" in story.cards("play:0")
    assert story.options() == ("choice:region", "choice:tributary", "done")
    story.choose("choice:tributary")
    assert set(story.options()) == {"card:armenians", "card:aksumites", "choice:from-deck"}
    with story.changes() as changed:
        story.choose("card:aksumites")
    assert changed["hand:0"] == "+aksumites"
    assert changed["history:0"] == "+carthaginians-elephants-1"


def test_elephants_need_not_break_through_and_are_only_for_an_empire() -> None:
    story = carthage(empires=[0], hands=["2 elephants"], plays=["", "dalmatia"])
    with story.changes() as changed:
        story.choose("card:carthaginians-elephants-1", "done")
    assert changed == {
        "hand:0": "-carthaginians-elephants-1",
        "history:0": "+carthaginians-elephants-1",
        "actions:0": "3 to 2",
        "play:1": "-romans-dalmatia",
        "discard:1": "+romans-dalmatia",
    }
    assert not carthage(hands=["elephants, advance"]).offers("card:carthaginians-elephants-1")


@rule("imperium:CARD-RECALLSHIELD-1")
def test_elephants_are_an_attack() -> None:
    story = carthage(empires=[0], hands=["elephants, unrest"], plays=["", "cape, dalmatia"])
    story.choose("card:carthaginians-elephants-1")
    assert story.asked.clause == "imperium:KW-ATTACK-4"
    story.choose("card:cape", "choice:yes", "done")
    assert story.cards("play:1") == ("romans-dalmatia",)


def test_hegemony_pays_two_materials_for_any_market_card() -> None:
    story = carthage(
        empires=[0],
        hands=["hegemony, unrest"],
        decks=["mauretania", "dalmatia"],
        pools=[(2, 0, 0)],
    )
    story.choose("card:carthaginians-hegemony")
    assert tuple(sorted(story.options())) == ALL_MARKET
    with story.changes() as changed:
        story.choose("card:armenians")
    assert changed["hand:0"].startswith("+armenians +unrest-")
    assert story.asked.seat == 0
    with story.changes() as changed:
        story.choose("choice:yes", "done")
    assert changed == {
        "hand:0": "+carthaginians-mauretania",
        "deck:0": "-1",
        "play:0": "-carthaginians-hegemony",
        "discard:0": "+carthaginians-hegemony",
    }
    assert story.counter("materials:0") == 0


def test_hegemony_lets_the_others_draw_too() -> None:
    story = carthage(empires=[0], hands=["hegemony, unrest"], decks=["mauretania", "dalmatia"])
    story.choose("card:carthaginians-hegemony", "card:hills", "done")
    assert story.asked.seat == 1
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed["hand:1"] == "+romans-dalmatia"


def test_hegemony_cannot_be_played_without_two_materials() -> None:
    story = carthage(empires=[0], hands=["hegemony, berbers"], pools=[(1, 5, 0)])
    assert not story.offers("card:carthaginians-hegemony")


@rule("imperium:KW-DRAW-5")
def test_hannibal_acquires_draws_and_comes_back_to_an_old_card() -> None:
    story = carthage(
        empires=[0],
        hands=["hannibal, unrest"],
        decks=["mauretania"],
        histories=["berbers, glory"],
    )
    story.choose("card:carthaginians-hannibal")
    assert tuple(sorted(story.options())) == (*ALL_MARKET, "done")
    story.choose("card:hills")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed == {"hand:0": "+carthaginians-mauretania", "deck:0": "-1"}
    assert story.options() == ("card:carthaginians-berbers", "card:carthaginians-glory", "done")
    with story.changes() as changed:
        story.choose("card:carthaginians-berbers")
    assert changed == {
        "hand:0": "+carthaginians-berbers",
        "history:0": "-carthaginians-berbers +carthaginians-hannibal",
        "play:0": "-carthaginians-hannibal",
    }


def test_hannibal_may_do_nothing_at_all() -> None:
    story = carthage(empires=[0], hands=["hannibal, unrest"], histories=["berbers"])
    with story.changes() as changed:
        story.choose("card:carthaginians-hannibal", "done", "done", "done")
    assert changed == {
        "hand:0": "-carthaginians-hannibal",
        "history:0": "+carthaginians-hannibal",
        "actions:0": "3 to 2",
    }


def test_trading_ships_bring_a_river_home_with_the_goods() -> None:
    story = carthage(
        empires=[0],
        hands=["unrest"],
        plays=["trading-ships, iberia, mauretania, balearic-islands"],
        tokens={"temple": (1, 0, 2), "boats": (0, 1, 1), "hills": (2, 0, 0)},
    )
    story.choose("card:carthaginians-trading-ships")
    assert story.options() == ("card:carthaginians-iberia", "card:carthaginians-balearic-islands", "done")
    with story.changes() as changed:
        story.choose("card:carthaginians-balearic-islands")
    assert changed == {
        "play:0": "-carthaginians-balearic-islands",
        "hand:0": "+carthaginians-balearic-islands",
    }
    assert story.options() == ("card:temple", "card:hills")
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed["materials:0"] == "6 to 7"
    assert changed["progress:0"] == "0 to 2"
    assert changed["hand:0"].startswith("+temple +unrest")
    assert "actions:0" not in changed


def test_trading_ships_may_stay_in_port() -> None:
    story = carthage(
        empires=[0], hands=["unrest"], plays=["trading-ships, iberia"], tokens={"temple": (1, 0, 0)}
    )
    with story.changes() as changed:
        story.choose("card:carthaginians-trading-ships", "done")
    assert changed == {"exhaustion:0": "5 to 4", "exhausted:carthaginians-trading-ships": "0 to 1"}


@rule("imperium:CARD-SHADUF-1", "imperium:CARD-SHADUF-2", "imperium:CARD-DOMESTICATION-2")
def test_the_river_recalled_for_trading_ships_waters_shaduf() -> None:
    position: dict[str, Any] = {
        "empires": [0],
        "hands": ["unrest"],
        "plays": ["trading-ships, iberia, balearic-islands, shaduf"],
        "tokens": {"temple": (1, 0, 0)},
    }
    story = carthage(**position)
    story.choose("card:carthaginians-trading-ships", "card:carthaginians-balearic-islands")
    assert story.options() == ("card:shaduf", "done")
    with story.changes() as changed:
        story.choose("card:shaduf")
    assert changed["progress:0"] == "0 to 1"
    story = carthage(**position)
    story.choose("card:carthaginians-trading-ships", "card:carthaginians-iberia")
    assert story.asked.clause == "imperium:ACTIVATE-1"


def test_monopoly_gains_draws_and_gives_unwanted_cards() -> None:
    story = carthage(
        seats=3, empires=[0], hands=["monopoly, unrest"], decks=["mauretania"], discards=["berbers"]
    )
    with story.changes() as changed:
        story.choose("card:carthaginians-monopoly")
    assert changed == {
        "hand:0": "-carthaginians-monopoly +carthaginians-mauretania",
        "deck:0": "-1",
        "play:0": "+carthaginians-monopoly",
        "materials:0": "6 to 8",
        "actions:0": "3 to 2",
    }
    assert story.asked.clause == "imperium:KW-GIVE-1"
    assert set(story.options()) == {
        "card:unrest-1",
        "card:carthaginians-mauretania",
        "card:carthaginians-berbers",
    }
    with story.changes() as changed:
        story.choose("card:unrest-1")
    assert changed == {"hand:0": "-unrest-1", "hand:1": "+unrest-1"}
    with story.changes() as changed:
        story.choose("card:carthaginians-berbers")
    assert changed == {
        "discard:0": "-carthaginians-berbers +carthaginians-monopoly",
        "hand:2": "+carthaginians-berbers",
        "play:0": "-carthaginians-monopoly",
    }


def test_monopoly_is_an_attack_that_cape_avoids() -> None:
    story = carthage(empires=[0], hands=["monopoly, unrest"], plays=["", "cape"])
    story.choose("card:carthaginians-monopoly", "card:cape", "choice:yes")
    assert story.asked == (0, "imperium-ask-activate", "imperium:ACTIVATE-1")
    assert story.cards("hand:1") == ("cape",)


# --- the nation deck -----------------------------------------------------------------------------------


def test_caravans_trade_materials_and_a_card_for_a_laden_card() -> None:
    story = carthage(
        hands=["unrest, berbers"],
        plays=["caravans"],
        tokens={"hills": (2, 0, 0), "boats": (0, 0, 3), "aksumites": (1, 0, 0)},
    )
    story.choose("card:carthaginians-caravans")
    assert story.counter("materials:0") == 3
    with story.changes() as changed:
        story.choose("card:unrest-1")
    assert changed["discard:0"] == "+unrest-1"
    assert story.options() == ("card:hills", "card:aksumites")
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert story.state.pools[0] == (5, 6, 0)
    assert story.counter("actions:0") == 3
    assert story.counter("exhausted:carthaginians-caravans") == 1


@pytest.mark.parametrize(
    "position", [{"pools": [(2, 5, 0)]}, {"hands": [""], "plays": ["caravans, sacred-pass"]}]
)
def test_caravans_need_three_materials_and_a_card(position: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"hands": ["berbers"], "plays": ["caravans"], "tokens": {"hills": (1, 0, 0)}}
    assert not carthage(**{**laid, **position}).offers("card:carthaginians-caravans")
    assert carthage(**laid).offers("card:carthaginians-caravans")


def test_berbers_bring_population() -> None:
    story = carthage(hands=["berbers, unrest"])
    with story.changes() as changed:
        story.choose("card:carthaginians-berbers")
    assert changed == {
        "hand:0": "-carthaginians-berbers",
        "discard:0": "+carthaginians-berbers",
        "population:0": "6 to 8",
        "actions:0": "3 to 2",
    }


@pytest.mark.parametrize(("region", "materials"), [("iberia", 0), ("balearic-islands", 0), ("mauretania", 2)])
def test_regions_take_a_garrison(region: str, materials: int) -> None:
    story = carthage(hands=[f"{region}, unrest, berbers"])
    story.choose(f"card:carthaginians-{region}")
    assert story.asked.clause == "imperium:KW-GARRISON-1"
    assert story.counter("materials:0") == 6 + materials
    assert story.options() == ("card:unrest-1", "card:carthaginians-berbers", "done")
    with story.changes() as changed:
        story.choose("card:unrest-1")
    assert changed == {"hand:0": "-unrest-1", f"garrison:0:carthaginians-{region}": "+unrest-1"}
    assert story.counter("population:0") == 6


def test_prosperity_of_carthage_counts_production() -> None:
    story = carthage(
        hands=["prosperity, unrest"], plays=["iberia, balearic-islands"], decks=["glory", "legions"]
    )
    story.choose("card:carthaginians-prosperity-1", "done", "done")
    with story.changes() as changed:
        story.choose("choice:gain-1-materials-in-play-production")
    assert changed["materials:0"] == "6 to 9"


# --- the draw deck -------------------------------------------------------------------------------------


def test_dido_settles_a_region_at_once() -> None:
    story = carthage(hands=["dido-queen-of-carthage, unrest"], tokens={"hills": (1, 0, 0)})
    story.choose("card:carthaginians-dido-queen-of-carthage")
    assert story.counter("population:0") == 7
    assert story.options() == ("card:hills", "done")
    assert story.cards("history:0") == ()
    story.choose("card:hills")
    # Hills were played: a population, an exiled card of the market, and a garrison.
    assert story.counter("population:0") == 8
    assert story.counter("materials:0") == 7
    assert story.asked.clause == "imperium:KW-EXILE-2"
    story.choose("card:armenians", "done")
    assert story.cards("play:0") == ("hills",)
    assert story.cards("history:0") == ("carthaginians-dido-queen-of-carthage",)
    assert story.counter("actions:0") == 2


def test_dido_need_not_settle() -> None:
    story = carthage(hands=["dido-queen-of-carthage, unrest"])
    with story.changes() as changed:
        story.choose("card:carthaginians-dido-queen-of-carthage", "done")
    assert changed == {
        "hand:0": "-carthaginians-dido-queen-of-carthage",
        "history:0": "+carthaginians-dido-queen-of-carthage",
        "population:0": "6 to 7",
        "actions:0": "3 to 2",
    }
    story = carthage(empires=[0], hands=["dido-queen-of-carthage, unrest"])
    assert not story.offers("card:carthaginians-dido-queen-of-carthage")


@pytest.mark.parametrize("side", "AB")
def test_traders_add_one_material_whatever_the_side(side: str) -> None:
    story = carthage(sides=f"{side}B", hands=["carthaginian-traders, unrest"], discards=["glory"], actions=0)
    story.choose("card:carthaginians-carthaginian-traders")
    assert tuple(sorted(story.options())) == ALL_MARKET
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {"materials:market:0": "0 to 1"}
    assert story.options() == ("card:unrest-1", "card:carthaginians-glory", "done")
    with story.changes() as changed:
        story.choose("card:carthaginians-glory")
    assert changed == {
        "discard:0": "-carthaginians-glory +carthaginians-carthaginian-traders",
        "history:0": "+carthaginians-glory",
        "play:0": "-carthaginians-carthaginian-traders",
    }


def test_traders_may_remember_a_hand_card_or_nothing() -> None:
    story = carthage(hands=["carthaginian-traders, unrest"])
    story.choose("card:carthaginians-carthaginian-traders", "card:hills")
    with story.changes() as changed:
        story.choose("card:unrest-1")
    assert changed["history:0"] == "+unrest-1"
    story = carthage(hands=["carthaginian-traders, unrest"])
    story.choose("card:carthaginians-carthaginian-traders", "card:hills", "done")
    assert story.count("history:0") == 0
    assert story.counter("actions:0") == 3
    story = carthage(empires=[0], hands=["carthaginian-traders, unrest"])
    assert not story.offers("card:carthaginians-carthaginian-traders")


def test_what_many_nations_have_is_the_same_for_carthage() -> None:
    shared = {"advance": ("advance-1", "advance-2"), "conquer": ("conquer",), "glory": ("glory",)}
    shared |= {"prosperity-2": ("prosperity-1", "prosperity-2"), "unrest-1": ("unrest-1", "unrest-2")}
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"carthaginians-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
