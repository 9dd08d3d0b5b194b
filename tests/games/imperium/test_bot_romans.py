"""The table of the Romans, row by row (ROM)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .scene import MARKET, SMALL
from .solo import bot_turn, on_deck, resolved, row_used

NO_MARKET = (None,) * 5
DECK = "shaduf, oracle, mysticism, agriculture"
ANYTHING = {
    "market": MARKET,
    "pool": (9, 9, 9),
    "deck": DECK,
    "plays": "jungle, mountain",
    "your_play": "marsh, steppe",
    "your_hand": "3 unrest",
}
"""A position in which every row can do something."""


def romans(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Roman bot resolves a card, up to the first question."""
    return resolved(card, bot="romans", **position)


def roman_empire(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The same as an empire."""
    return romans(card, empire=True, **position)


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("roman-expansion", "ROM-B-1"),
        ("cataphract", "ROM-B-1"),
        ("notorious", "ROM-B-1"),
        ("awe-inspiring", "ROM-B-2"),
        ("great", "ROM-B-2"),
        ("glory", "ROM-B-3"),
        ("dalmatia", "ROM-B-4"),
        ("sacred-pass", "ROM-B-4"),
        ("city-of-rome", "ROM-B-5"),
        ("town-1", "ROM-B-5"),
        ("qin", "ROM-B-5"),
        ("coinage", "ROM-B-5"),
        ("advance", "ROM-B-6"),
        ("prosperity-1", "ROM-B-7"),
        ("prosperity-2", "ROM-B-7"),
        ("conquer", "ROM-B-8"),
        ("triumvirate", "ROM-B-8"),
        ("minoans", "ROM-B-8"),
        ("rituals-and-ceremonies", "ROM-B-8"),
        ("sumerians", "ROM-B-9"),
        ("jade-mask", "ROM-B-10"),
        ("education", "ROM-B-10"),
    ],
)
def test_the_row_of_a_card_for_barbarian_romans(card: str, row: str) -> None:
    story, _ = romans(card, **ANYTHING)
    assert row_used(story) == row


@rule("imperium-bots:ROM-B-1")
@rule("imperium-solo:SOLO-SC-7", "imperium-solo:SOLO-RESOLVE-3", "imperium-solo:SOLO-RESOLVE-10")
def test_rom_b_1_an_attack_makes_you_recall_a_region_and_take_unrest() -> None:
    story, _ = romans("roman-expansion", your_play="hills, marsh, city-1")
    assert row_used(story) == "ROM-B-1"
    assert (story.asked.text, story.options()) == ("imperium-ask-recall", ("card:hills", "card:marsh"))
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {
        "unrest": "-unrest-12",
        "play:0": "-marsh",
        "hand:0": "+marsh +unrest-12",
        "discard:1": "+romans-roman-expansion",
        "resolving": "-romans-roman-expansion",
    }


@rule("imperium-bots:ROM-B-1")
def test_rom_b_1_without_a_region_in_play_you_only_take_unrest() -> None:
    story, changed = romans("roman-expansion", your_play="city-1")
    assert row_used(story) == "ROM-B-1"
    assert changed == {
        "unrest": "-unrest-12",
        "hand:0": "+unrest-12",
        "slot:1": "-1",
        "discard:1": "+romans-roman-expansion",
    }


@rule("imperium-bots:ROM-B-1")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-1")
def test_rom_b_1_a_protection_saves_your_region_but_you_take_unrest() -> None:
    story, _ = romans("roman-expansion", your_play="cape, marsh")
    assert story.asked.text == "imperium-ask-shield"
    with story.changes() as changed:
        story.choose("card:cape")
    assert (changed["play:0"], changed["hand:0"]) == ("-cape", "+cape +unrest-12")


@rule("imperium-bots:ROM-B-2")
@pytest.mark.parametrize(
    ("pool", "changed_tokens"),
    [((4, 5, 1), {"population:1": "5 to 0", "progress:1": "1 to 6"}), ((4, 0, 1), {})],
)
def test_rom_b_2_fame_turns_population_into_progress(
    pool: tuple[int, int, int], changed_tokens: dict[str, str]
) -> None:
    story, changed = romans("awe-inspiring", pool=pool, deck=DECK)
    assert row_used(story) == "ROM-B-2"
    assert changed == {"slot:1": "-1", "history:1": "+awe-inspiring", **changed_tokens}


@rule("imperium-bots:ROM-B-3")
def test_rom_b_3_glory_for_three_regions_brings_fame() -> None:
    story, changed = romans(
        "glory", plays="hills, coast, marsh, jungle", fame="great, glorious", your_play="steppe"
    )
    assert row_used(story) == "ROM-B-3"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+coast +jungle +marsh +romans-glory",
    }, "the three played last"
    assert on_deck(story) == ["great"]
    assert story.zone("deck:1").cards is None, "face down"


@rule("imperium-bots:ROM-B-3")
def test_rom_b_3_glory_with_two_regions_brings_progress_and_you_recall_a_region() -> None:
    story, _ = romans("glory", plays="hills, coast", your_play="marsh, steppe, city-1", pool=(3, 3, 3))
    assert row_used(story) == "ROM-B-3"
    assert (story.asked.text, story.options()) == ("imperium-ask-recall", ("card:marsh", "card:steppe"))
    assert story.counter("progress:1") == 4
    with story.changes() as changed:
        story.choose("card:steppe")
    assert changed == {
        "play:0": "-steppe",
        "hand:0": "+steppe",
        "discard:1": "+romans-glory",
        "resolving": "-romans-glory",
    }


@rule("imperium-bots:ROM-B-3")
def test_rom_b_3_glory_without_a_region_anywhere_brings_progress() -> None:
    story, changed = romans("glory", pool=(3, 3, 3))
    assert row_used(story) == "ROM-B-3"
    assert changed == {"slot:1": "-1", "discard:1": "+romans-glory", "progress:1": "3 to 4"}


@rule("imperium-bots:ROM-B-3")
def test_rom_b_3_a_protection_saves_your_region_but_the_bot_gains_progress() -> None:
    story, _ = romans("glory", your_play="cape, marsh")
    assert story.asked.text == "imperium-ask-shield"
    story.choose("card:cape")
    assert story.cards("play:0") == ("marsh",)
    assert story.counter("progress:1") == 1


@rule("imperium-bots:ROM-B-4")
def test_rom_b_4_a_region_is_played_and_a_market_card_exiled() -> None:
    story, changed = romans("dalmatia", deck=DECK, market=MARKET, small=SMALL, pool=(3, 3, 3))
    assert row_used(story) == "ROM-B-4"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-1",
        "discard:1": "+shaduf",
        "play:1": "+romans-dalmatia",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
    }


@rule("imperium-bots:ROM-B-4")
@rule("imperium-solo:SOLO-EFFECT-EXILE-2")
def test_rom_b_4_without_a_deck_and_a_card_to_exile_the_region_is_still_played() -> None:
    everywhere = dict.fromkeys(MARKET, (0, 0, 1))
    story, changed = romans("dalmatia", market=MARKET, tokens=everywhere)
    assert row_used(story) == "ROM-B-4"
    assert changed == {"slot:1": "-1", "play:1": "+romans-dalmatia"}


@rule("imperium-bots:ROM-B-5")
@pytest.mark.parametrize("card", ["romans-city-of-rome", "town-1", "qin"])
def test_rom_b_5_a_pinned_card_gains_population_and_goes_into_history(card: str) -> None:
    story, changed = romans(card, pool=(3, 3, 3), deck=DECK)
    assert row_used(story) == "ROM-B-5"
    assert changed == {"slot:1": "-1", "history:1": f"+{card}", "population:1": "3 to 4"}


@rule("imperium-bots:ROM-B-6")
def test_rom_b_6_advance_breaks_through_for_five_materials() -> None:
    story, changed = romans("advance", pool=(6, 3, 3), market=MARKET, small=SMALL)
    assert row_used(story) == "ROM-B-6"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "6 to 1",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+temple",
        "discard:1": "+romans-advance",
    }


@rule("imperium-bots:ROM-B-6")
def test_rom_b_6_advance_breaks_through_also_where_the_market_has_no_civilised_card() -> None:
    story, changed = romans("advance", pool=(5, 3, 3), market=("hills", "boats", None), small=SMALL)
    assert changed["materials:1"] == "5 to 0"
    assert changed["civilised-deck"] == "-1"
    assert on_deck(story) == ["wonder"]


@rule("imperium-bots:ROM-B-6")
def test_rom_b_6_advance_with_four_materials_acquires_an_uncivilised_card() -> None:
    story, changed = romans(
        "advance", pool=(4, 3, 3), market=MARKET, small=SMALL, tokens={"temple": (0, 0, 2)}
    )
    assert row_used(story) == "ROM-B-6"
    assert on_deck(story) == ["unrest-1", "boats"]
    assert changed == {
        "slot:1": "-1",
        "market:1": "-boats +elders",
        "tucked:1": "-unrest-1 +unrest-12",
        "unrest": "-unrest-12",
        "uncivilised-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+boats +unrest-1",
        "discard:1": "+romans-advance",
    }


@rule("imperium-bots:ROM-B-6")
def test_rom_b_6_advance_gains_population_where_nothing_can_be_had() -> None:
    story, changed = romans("advance", pool=(4, 3, 3), market=("hills", None, "temple", "armenians", None))
    assert row_used(story) == "ROM-B-6"
    assert changed == {"slot:1": "-1", "population:1": "3 to 4", "discard:1": "+romans-advance"}


@rule("imperium-bots:ROM-B-7")
def test_rom_b_7_prosperity_pays_by_region_and_you_may_draw() -> None:
    story, changed = romans("prosperity", plays="hills, coast", deck=DECK, pool=(3, 3, 3), your_play="cape")
    assert row_used(story) == "ROM-B-7"
    assert changed == {
        "slot:1": "-1",
        "resolving": "+romans-prosperity-1",
        "deck:1": "-1",
        "discard:1": "+shaduf",
        "materials:1": "3 to 5",
        "population:1": "3 to 5",
    }
    assert (story.asked.text, story.asked.seat) == ("imperium-ask-may", 0)
    with story.changes() as changed:
        story.choose("choice:yes")
    assert (story.count("hand:0"), changed.pop("deck:0")) == (1, "-1")
    assert changed.keys() == {"hand:0", "resolving", "discard:1"}


@rule("imperium-bots:ROM-B-7")
def test_rom_b_7_prosperity_without_regions_and_deck_still_lets_you_draw() -> None:
    story, _ = romans("prosperity", pool=(3, 3, 3))
    with story.changes() as changed:
        story.choose("done")
    assert row_used(story) == "ROM-B-7"
    assert changed == {"resolving": "-romans-prosperity-1", "discard:1": "+romans-prosperity-1"}
    assert [story.counter(f"{kind}:1") for kind in ("materials", "population", "progress")] == [3, 3, 3]


@rule("imperium-bots:ROM-B-7")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_rom_b_7_prosperity_is_passed_over_without_regions_and_deck_if_you_have_no_card_to_draw() -> None:
    story, _ = romans("prosperity", your_deck="", your_empire=True, your_pool=(0, 0, 0))
    assert row_used(story) == "ROM-B-10"


@rule("imperium-bots:ROM-B-8")
def test_rom_b_8_conquer_breaks_through_for_three_population() -> None:
    story, changed = romans("conquer", pool=(4, 4, 4), market=MARKET, main="ionians, river, shaduf")
    assert row_used(story) == "ROM-B-8"
    assert on_deck(story) == ["armenians"]
    assert changed == {
        "slot:1": "-1",
        "population:1": "4 to 1",
        "market:3": "-armenians +ionians",
        "main-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+armenians",
        "discard:1": "+romans-conquer",
    }


@rule("imperium-bots:ROM-B-8")
def test_rom_b_8_conquer_with_two_population_acquires_a_region() -> None:
    story, changed = romans("conquer", pool=(4, 2, 4), market=MARKET, small=SMALL)
    assert row_used(story) == "ROM-B-8"
    assert changed == {
        "slot:1": "-1",
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+romans-conquer",
    }


@rule("imperium-bots:ROM-B-8")
@rule("imperium-solo:SOLO-SC-9", "imperium-solo:SOLO-RESOLVE-12", "imperium-solo:SOLO-RESOLVE-13")
def test_rom_b_8_conquer_does_not_pay_with_progress_and_gains_population() -> None:
    story, changed = romans("conquer", pool=(0, 2, 9), market=(None, "boats", "temple", "armenians", None))
    assert row_used(story) == "ROM-B-8"
    assert changed == {"slot:1": "-1", "population:1": "2 to 3", "discard:1": "+romans-conquer"}


@rule("imperium-bots:ROM-B-9")
def test_rom_b_9_a_tributary_discards_two_gains_progress_and_goes_into_history() -> None:
    story, changed = romans("sumerians", deck=DECK, pool=(3, 3, 3))
    assert row_used(story) == "ROM-B-9"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-2",
        "discard:1": "+oracle +shaduf",
        "progress:1": "3 to 4",
        "history:1": "+sumerians",
    }


@rule("imperium-bots:ROM-B-9")
@rule("imperium-solo:SOLO-EFFECT-DECK")
def test_rom_b_9_from_a_short_deck_comes_what_is_there() -> None:
    _, changed = romans("sumerians", deck="shaduf")
    assert (changed["discard:1"], changed["progress:1"]) == ("+shaduf", "0 to 1")


@rule("imperium-bots:ROM-B-10")
@pytest.mark.parametrize("card", ["jade-mask", "education"])
def test_rom_b_10_any_other_card_gains_two_materials(card: str) -> None:
    story, changed = romans(card, pool=(3, 3, 3), deck=DECK)
    assert row_used(story) == "ROM-B-10"
    assert changed == {"slot:1": "-1", "materials:1": "3 to 5", "discard:1": f"+{card}"}


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-RESOLVE-1")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("conquer", "ROM-E-1"),
        ("roman-expansion", "ROM-E-1"),
        ("advance", "ROM-E-1"),
        ("sacred-pass", "ROM-E-1"),
        ("town-1", "ROM-E-1"),
        ("minoans", "ROM-E-1"),
        ("notorious", "ROM-E-2"),
        ("awe-inspiring", "ROM-E-2"),
        ("roman-invasion", "ROM-E-3"),
        ("military-engineering", "ROM-E-3"),
        ("invasion", "ROM-E-3"),
        ("glory", "ROM-E-4"),
        ("prosperity-1", "ROM-E-5"),
        ("prosperity-2", "ROM-E-5"),
        ("raetia", "ROM-E-6"),
        ("legions", "ROM-E-7"),
        ("rome-the-eternal-city", "ROM-E-7"),
        ("city-of-rome", "ROM-E-7"),
        ("qin", "ROM-E-7"),
        ("sumerians", "ROM-E-8"),
        ("the-senate", "ROM-E-9"),
        ("emperor-trajan", "ROM-E-9"),
        ("julius-caesar", "ROM-E-9"),
        ("jade-mask", "ROM-E-10"),
    ],
)
def test_the_row_of_a_card_for_the_roman_empire(card: str, row: str) -> None:
    story, _ = roman_empire(card, **ANYTHING)
    assert row_used(story) == row


@rule("imperium-bots:ROM-E-1")
def test_rom_e_1_a_barbarian_card_goes_into_history() -> None:
    story, changed = roman_empire("roman-expansion", pool=(3, 3, 3), deck=DECK, your_play="marsh")
    assert row_used(story) == "ROM-E-1"
    assert changed == {"slot:1": "-1", "history:1": "+romans-roman-expansion"}


@rule("imperium-bots:ROM-E-2")
@pytest.mark.parametrize(
    ("pool", "changed_tokens"),
    [((4, 5, 1), {"population:1": "5 to 0", "progress:1": "1 to 6"}), ((4, 0, 1), {})],
)
def test_rom_e_2_fame_turns_population_into_progress(
    pool: tuple[int, int, int], changed_tokens: dict[str, str]
) -> None:
    story, changed = roman_empire("notorious", pool=pool, deck=DECK, your_hand="conquer", your_play="marsh")
    assert row_used(story) == "ROM-E-2"
    assert changed == {"slot:1": "-1", "history:1": "+notorious", **changed_tokens}


@rule("imperium-bots:ROM-E-3")
def test_rom_e_3_an_attack_makes_you_discard_a_card_and_abandon_a_region() -> None:
    story, _ = roman_empire("roman-invasion", your_hand="conquer, 2 unrest", your_play="hills, marsh, city-1")
    assert row_used(story) == "ROM-E-3"
    assert story.asked.text == "imperium-ask-discard"
    assert story.options() == ("card:unrest-1", "card:unrest-2", "card:celts-conquer-1")
    story.choose("card:unrest-2")
    assert (story.asked.text, story.options()) == ("imperium-ask-abandon", ("card:hills", "card:marsh"))
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {
        "play:0": "-marsh",
        "discard:0": "+marsh",
        "discard:1": "+romans-roman-invasion",
        "resolving": "-romans-roman-invasion",
    }


@rule("imperium-bots:ROM-E-3")
@pytest.mark.parametrize(
    ("yours", "lost"),
    [
        ({"your_hand": "conquer"}, {"hand:0": "-celts-conquer-1", "discard:0": "+celts-conquer-1"}),
        ({"your_play": "marsh"}, {"play:0": "-marsh", "discard:0": "+marsh"}),
    ],
)
def test_rom_e_3_you_lose_what_you_have(yours: dict[str, str], lost: dict[str, str]) -> None:
    story, changed = roman_empire("roman-invasion", **yours)
    assert row_used(story) == "ROM-E-3"
    assert changed == {"slot:1": "-1", "discard:1": "+romans-roman-invasion", **lost}


@rule("imperium-bots:ROM-E-3")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_rom_e_3_a_protection_saves_your_hand_and_your_regions() -> None:
    story, _ = roman_empire("roman-invasion", your_hand="conquer", your_play="cape, marsh")
    assert (story.asked.text, story.count("hand:0")) == ("imperium-ask-shield", 1)
    with story.changes() as changed:
        story.choose("card:cape")
    assert changed == {
        "play:0": "-cape",
        "hand:0": "+cape",
        "discard:1": "+romans-roman-invasion",
        "resolving": "-romans-roman-invasion",
    }


@rule("imperium-bots:ROM-E-3")
@rule("imperium-solo:SOLO-RESOLVE-7")
@pytest.mark.parametrize(("card", "row"), [("romans-roman-invasion", "ROM-E-9"), ("invasion", "ROM-E-10")])
def test_rom_e_3_is_passed_over_if_you_have_nothing_to_lose(card: str, row: str) -> None:
    story, changed = roman_empire(card, your_play="city-1")
    assert row_used(story) == row
    assert changed["history:1"] == f"+{card}"


@rule("imperium-bots:ROM-E-4")
def test_rom_e_4_glory_for_three_regions_brings_fame() -> None:
    story, changed = roman_empire(
        "glory", plays="hills, coast, marsh, jungle", fame="great, glorious", your_hand="3 unrest"
    )
    assert row_used(story) == "ROM-E-4"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+coast +jungle +marsh +romans-glory",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:ROM-E-4")
@rule("imperium-solo:SOLO-SC-17", "imperium-solo:SOLO-EFFECT-KOK-1", "imperium-solo:SOLO-EFFECT-KOK-3")
def test_rom_e_4_glory_makes_the_bot_king_of_kings_once() -> None:
    story = bot_turn(
        "bot-slot",
        bot="romans",
        empire=True,
        slots="glory, greeks-glory",
        plays="hills, coast, marsh, jungle, mountain, steppe",
        fame="",
        dynasty="emperor-trajan, the-senate",
        your_hand="3 unrest",
    )
    with story.changes() as changed:
        story.choose("done")
    assert row_used(story) == "ROM-E-4"
    assert story.asked.text == "imperium-ask-discard", "nothing is left to gain the second time"
    assert changed == {
        "slot:1": "-1",
        "slot:2": "-1",
        "resolving": "+greeks-glory",
        "king-of-kings": "-king-of-kings-a +king-of-kings-b",
        "play:1": "-jungle -mountain -steppe",
        "discard:1": "+jungle +mountain +romans-glory +steppe",
        "progress:1": "0 to 3",
        "dynasty": "-1",
        "deck:1": "+1",
        "last-round": "0 to 2",
    }
    assert on_deck(story) == ["romans-emperor-trajan"]


@rule("imperium-bots:ROM-E-4")
def test_rom_e_4_glory_with_two_regions_makes_you_discard_two_cards() -> None:
    story, changed = roman_empire("glory", plays="hills, coast", your_hand="conquer, 3 unrest")
    assert row_used(story) == "ROM-E-4"
    assert changed == {"slot:1": "-1", "resolving": "+romans-glory"}
    assert story.asked.text == "imperium-ask-discard"
    with story.changes() as changed:
        story.choose("card:celts-conquer-1", "card:unrest-2")
    assert changed == {
        "hand:0": "-celts-conquer-1 -unrest-2",
        "discard:0": "+celts-conquer-1 +unrest-2",
        "discard:1": "+romans-glory",
        "resolving": "-romans-glory",
    }


@rule("imperium-bots:ROM-E-4")
def test_rom_e_4_glory_can_be_warded_off() -> None:
    story, _ = roman_empire("glory", your_hand="3 unrest", your_play="cape")
    assert story.asked.text == "imperium-ask-shield"
    story.choose("card:cape")
    assert story.count("hand:0") == 4


@rule("imperium-bots:ROM-E-4")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_rom_e_4_glory_is_passed_over_if_your_hand_is_empty() -> None:
    story, changed = roman_empire("glory", plays="hills, coast")
    assert row_used(story) == "ROM-E-10"
    assert changed == {"slot:1": "-1", "population:1": "0 to 1", "history:1": "+romans-glory"}


@rule("imperium-bots:ROM-E-5")
def test_rom_e_5_prosperity_pays_by_region_and_you_may_draw() -> None:
    story, changed = roman_empire(
        "prosperity", plays="hills, coast", deck=DECK, pool=(3, 3, 3), your_play="cape"
    )
    assert row_used(story) == "ROM-E-5"
    assert changed == {
        "slot:1": "-1",
        "resolving": "+romans-prosperity-1",
        "materials:1": "3 to 5",
        "population:1": "3 to 5",
    }
    assert (story.asked.text, story.asked.seat) == ("imperium-ask-may", 0)
    with story.changes() as changed:
        story.choose("choice:yes")
    assert (story.count("hand:0"), changed.pop("deck:0")) == (1, "-1")
    assert changed.keys() == {"hand:0", "resolving", "discard:1"}


@rule("imperium-bots:ROM-E-5")
def test_rom_e_5_prosperity_without_regions_still_lets_you_draw() -> None:
    story, changed = roman_empire("prosperity")
    assert row_used(story) == "ROM-E-5"
    assert changed == {"slot:1": "-1", "resolving": "+romans-prosperity-1"}
    assert story.asked.text == "imperium-ask-may"


@rule("imperium-bots:ROM-E-5")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_rom_e_5_prosperity_is_passed_over_without_regions_if_you_have_no_card_to_draw() -> None:
    story, _ = roman_empire("prosperity", your_deck="", your_empire=True, your_pool=(0, 0, 0))
    assert row_used(story) == "ROM-E-10"


@rule("imperium-bots:ROM-E-6")
def test_rom_e_6_a_region_gains_population_is_played_and_a_market_card_exiled() -> None:
    story, changed = roman_empire("raetia", deck=DECK, pool=(3, 3, 3), market=MARKET, small=SMALL)
    assert row_used(story) == "ROM-E-6"
    assert changed == {
        "slot:1": "-1",
        "population:1": "3 to 4",
        "play:1": "+romans-raetia",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
    }


@rule("imperium-bots:ROM-E-6")
def test_rom_e_6_with_nothing_to_exile_the_region_is_still_played() -> None:
    _, changed = roman_empire("raetia", market=NO_MARKET)
    assert changed == {"slot:1": "-1", "population:1": "0 to 1", "play:1": "+romans-raetia"}


@rule("imperium-bots:ROM-E-7")
@pytest.mark.parametrize(("deck", "discarded"), [(DECK, {"deck:1": "-1", "discard:1": "+shaduf"}), ("", {})])
def test_rom_e_7_a_pinned_card_discards_one_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = roman_empire("legions", deck=deck, pool=(3, 3, 3))
    assert row_used(story) == "ROM-E-7"
    assert changed == {"slot:1": "-1", "history:1": "+romans-legions", **discarded}


@rule("imperium-bots:ROM-E-8")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        (DECK, {"deck:1": "-2", "discard:1": "+oracle +shaduf"}),
        ("shaduf", {"deck:1": "-1", "discard:1": "+shaduf"}),
        ("", {}),
    ],
)
def test_rom_e_8_a_tributary_discards_two_and_goes_into_history(deck: str, discarded: dict[str, str]) -> None:
    story, changed = roman_empire("sumerians", deck=deck, pool=(3, 3, 3))
    assert row_used(story) == "ROM-E-8"
    assert changed == {"slot:1": "-1", "history:1": "+sumerians", **discarded}


@rule("imperium-bots:ROM-E-9")
def test_rom_e_9_an_empire_card_breaks_through_to_a_civilised_card_and_goes_into_history() -> None:
    story, changed = roman_empire("the-senate", pool=(3, 3, 3), market=MARKET, small=SMALL)
    assert row_used(story) == "ROM-E-9"
    assert on_deck(story) == ["temple"]
    assert changed == {
        "slot:1": "-1",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+temple",
        "history:1": "+romans-the-senate",
    }


@rule("imperium-bots:ROM-E-9")
@rule("imperium-solo:SOLO-EFFECT-BREAK-4")
def test_rom_e_9_gains_progress_where_no_civilised_card_is_left() -> None:
    _, changed = roman_empire("the-senate", market=NO_MARKET, small={"civilised": ""}, main="coast, boats")
    assert changed == {"slot:1": "-1", "progress:1": "0 to 2", "history:1": "+romans-the-senate"}


@rule("imperium-bots:ROM-E-10")
@pytest.mark.parametrize(
    ("pool", "changed_tokens"),
    [
        ((4, 3, 3), {"materials:1": "4 to 1", "progress:1": "3 to 4", "population:1": "3 to 4"}),
        ((2, 3, 3), {"population:1": "3 to 4"}),
    ],
)
def test_rom_e_10_any_other_card_sells_three_materials_gains_population_and_goes_into_history(
    pool: tuple[int, int, int], changed_tokens: dict[str, str]
) -> None:
    story, changed = roman_empire("jade-mask", pool=pool, deck=DECK)
    assert row_used(story) == "ROM-E-10"
    assert changed == {"slot:1": "-1", "history:1": "+jade-mask", **changed_tokens}
