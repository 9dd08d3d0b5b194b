"""The table of the Qin, row by row (QIN)."""

import re
from typing import Any

import pytest

from regnum.testing import Story, rule

from .solo import on_deck, resolved, row_used

MARKET = ("sacred-grove", "oracle", "moneylenders", "macedonians", None)
"""One card of each suit, all of the value 5."""
REGION, UNCIVILISED, CIVILISED, TRIBUTARY = SUITS = tuple(f"legends-{card}" for card in MARKET if card)
AT_DIE = [(1, CIVILISED), (2, UNCIVILISED), (3, REGION), (4, TRIBUTARY)]
BARE = (None,) * 5
DECK = ["legends-elders", "legends-highlands"]


def qin(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Qin bot resolves a card, up to the first question."""
    usual = {"market": MARKET, "deck": "elders, highlands", "pool": (4, 5, 6)}
    return resolved(card, bot="qin", **{**usual, **position})


def sides(changed: dict[str, str]) -> dict[str, str]:
    """What is different for the bot and for the player, but not in the market or on the bot deck."""
    keys = [key for key in changed if re.fullmatch(r"(?!slot|deck|market|tucked)[a-z]+:[01]", key)]
    return {key: changed[key] for key in keys}


def dearer_than(*cards: str) -> dict[str, tuple[int, int, int]]:
    """Progress on all market cards but these, of which the first holds other tokens."""
    return {**dict.fromkeys(set(SUITS) - set(cards), (0, 0, 3)), cards[0]: (2, 1, 0)}


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-bots:QIN-B-1")
def test_qin_b_1_fame_brings_materials_and_population_and_goes_into_history() -> None:
    story, changed = qin("imperial")
    assert row_used(story) == "QIN-B-1"
    assert changed == {
        "slot:1": "-1",
        "history:1": "+legends-imperial",
        "materials:1": "4 to 5",
        "population:1": "5 to 6",
    }


@rule("imperium-bots:QIN-B-2", "imperium-bots:QIN-E-4")
@pytest.mark.parametrize(("row", "empire"), [("QIN-B-2", False), ("QIN-E-4", True)])
def test_qin_b_2_and_qin_e_4_glory_for_two_regions_brings_fame(row: str, empire: bool) -> None:
    plays, dynasty = "eastern-zhou, western-zhou, plain", "writing-systems, long-walls-i"
    story, changed = qin("glory", empire=empire, plays=plays, dynasty=dynasty, fame="proud-1, eminent")
    assert row_used(story) == row
    assert changed == {
        "slot:1": "-1",
        "play:1": "-legends-plain -qin-western-zhou",
        "discard:1": "+legends-plain +qin-glory +qin-western-zhou",
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["legends-proud-1", *DECK]


@rule("imperium-bots:QIN-B-2")
def test_qin_b_2_glory_with_one_region_breaks_through_for_a_region() -> None:
    story, changed = qin("glory", plays="western-zhou", tokens=dearer_than(REGION))
    assert row_used(story) == "QIN-B-2"
    assert sides(changed) == {"discard:1": "+qin-glory", "materials:1": "4 to 6", "population:1": "5 to 6"}
    assert on_deck(story) == [REGION, *DECK]


@rule("imperium-bots:QIN-B-2")
def test_qin_b_2_glory_finds_a_region_that_is_not_in_the_market() -> None:
    market = (None, "oracle", "moneylenders", "macedonians", None)
    story, changed = qin("glory", market=market, small={"region": "moor, plain"})
    assert row_used(story) == "QIN-B-2"
    assert changed == {"slot:1": "-1", "region-deck": "-1", "deck:1": "+1", "discard:1": "+qin-glory"}
    assert on_deck(story) == ["legends-moor", *DECK]


ATTACKS = pytest.mark.parametrize(
    ("card", "row", "empire"),
    [
        ("qin-school-of-diplomacy", "QIN-B-3", False),
        ("legends-cataphract", "QIN-B-3", False),
        ("qin-school-of-diplomacy", "QIN-E-3", True),
        ("legends-cataphract", "QIN-E-3", True),
    ],
)


@rule("imperium-bots:QIN-B-3", "imperium-bots:QIN-E-3")
@ATTACKS
def test_qin_b_3_and_qin_e_3_an_attack_takes_a_region_and_each_side_loses_one(
    card: str, row: str, empire: bool
) -> None:
    yours = {"your_play": "hills, marsh, city-1"}
    story, changed = qin(
        card, empire=empire, plays="western-zhou, plain", tokens=dearer_than(REGION), **yours
    )
    assert row_used(story) == row
    assert sides(changed) == {"materials:1": "4 to 6", "population:1": "5 to 6"}
    assert on_deck(story) == [REGION, *DECK]
    assert story.asked == (0, "imperium-ask-recall", "imperium:KW-RECALL-1")
    assert story.options() == ("card:hills", "card:marsh")
    with story.changes() as then:
        story.choose("card:marsh")
    assert then == {
        "play:0": "-marsh",
        "hand:0": "+marsh",
        "play:1": "-legends-plain",
        "discard:1": " ".join(sorted(["+legends-plain", f"+{card}"])),
        "resolving": f"-{card}",
    }


@rule("imperium-bots:QIN-B-3", "imperium-bots:QIN-E-3")
@ATTACKS
def test_qin_b_3_and_qin_e_3_an_attack_on_a_player_without_a_region_only_takes_one(
    card: str, row: str, empire: bool
) -> None:
    story, changed = qin(card, empire=empire, plays="western-zhou, plain", your_play="city-1")
    assert row_used(story) == row
    assert sides(changed) == {"discard:1": f"+{card}"}
    assert on_deck(story) == [REGION, *DECK]


@rule("imperium-bots:QIN-B-3", "imperium-bots:QIN-E-3")
@ATTACKS
@pytest.mark.parametrize(
    ("plays", "abandoned", "left"),
    [("western-zhou", " +qin-western-zhou", {"play:1": "-qin-western-zhou"}), ("", "", {})],
)
def test_qin_b_3_and_qin_e_3_an_attack_without_a_region_in_the_market_only_lays_waste(
    card: str, row: str, empire: bool, plays: str, abandoned: str, left: dict[str, str]
) -> None:
    market = (None, "oracle", "moneylenders", "macedonians", None)
    story, changed = qin(card, empire=empire, market=market, plays=plays, your_play="hills, city-1")
    assert row_used(story) == row
    assert changed == {
        "slot:1": "-1",
        "play:0": "-hills",
        "hand:0": "+hills",
        "discard:1": f"+{card}{abandoned}",
        **left,
    }


@rule("imperium-bots:QIN-B-3", "imperium-bots:QIN-E-3")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-1", "imperium-solo:SOLO-EFFECT-ATTACK-2")
@ATTACKS
def test_qin_b_3_and_qin_e_3_an_attack_that_you_ward_off_still_costs_the_bot_a_region(
    card: str, row: str, empire: bool
) -> None:
    story, _ = qin(card, empire=empire, plays="western-zhou", your_play="hills, marsh, scythians")
    assert (story.asked.text, story.options()) == ("imperium-ask-shield", ("card:legends-scythians", "done"))
    with story.changes() as then:
        story.choose("card:legends-scythians")
    assert row_used(story) == row
    assert story.cards("play:0") == ("hills", "marsh", "legends-scythians")
    assert then["play:1"] == "-qin-western-zhou"
    assert on_deck(story) == [REGION, *DECK]


@rule("imperium-bots:QIN-B-3", "imperium-bots:QIN-E-3")
@pytest.mark.parametrize(
    ("card", "empire", "row"),
    [
        ("school-of-diplomacy", False, "QIN-B-7"),
        ("cataphract", False, "QIN-B-7"),
        ("school-of-diplomacy", True, "QIN-E-8"),
        ("cataphract", True, "QIN-E-7"),
    ],
)
def test_qin_b_3_and_qin_e_3_an_attack_that_can_do_nothing_is_looked_up_further(
    card: str, empire: bool, row: str
) -> None:
    market = (None, "oracle", "moneylenders", "macedonians", None)
    story, _ = qin(card, empire=empire, market=market, plays="western-zhou", your_play="city-1")
    assert row_used(story) == row
    assert story.cards("play:1") == ("qin-western-zhou",)


@rule("imperium-bots:QIN-B-4")
@pytest.mark.parametrize("card", ["qin-advance", "qin-duke-zhuang-of-qin", "legends-fortunate-isle"])
def test_qin_b_4_a_barbarian_card_even_a_region_pays_population_to_break_through_for_a_tributary(
    card: str,
) -> None:
    tokens = {**dearer_than(TRIBUTARY), TRIBUTARY: (2, 0, 0)}
    story, changed = qin(card, pool=(4, 4, 6), tokens=tokens)
    assert row_used(story) == "QIN-B-4"
    assert sides(changed) == {"discard:1": f"+{card}", "materials:1": "4 to 6", "population:1": "4 to 1"}
    assert on_deck(story) == [TRIBUTARY, *DECK], "its unrest goes back to the pile"


@rule("imperium-bots:QIN-B-4")
def test_qin_b_4_a_barbarian_card_finds_a_tributary_in_the_main_deck() -> None:
    market = ("sacred-grove", "oracle", "moneylenders", None, None)
    story, changed = qin("advance", market=market, main="moor, etruscans, phoenicians, plain")
    assert row_used(story) == "QIN-B-4"
    assert sides(changed) == {"discard:1": "+qin-advance", "population:1": "5 to 2"}
    assert on_deck(story) == ["legends-etruscans", *DECK]


@rule("imperium-bots:QIN-B-4")
@pytest.mark.parametrize(("best", "next_best"), [(CIVILISED, UNCIVILISED), (UNCIVILISED, CIVILISED)])
def test_qin_b_4_with_two_population_it_pays_materials_for_a_civilised_or_uncivilised_card(
    best: str, next_best: str
) -> None:
    story, changed = qin("advance", pool=(4, 2, 6), tokens=dearer_than(best, next_best))
    assert row_used(story) == "QIN-B-4"
    assert sides(changed) == {
        "discard:1": "+qin-advance",
        "materials:1": "4 to 5",
        "population:1": "2 to 3",
    }
    assert on_deck(story)[1:] == [best, *DECK], "under its unrest"


@rule("imperium-bots:QIN-B-4")
@pytest.mark.parametrize(
    ("market", "materials"), [(MARKET, 0), (("sacred-grove", None, None, "macedonians", None), 4)]
)
def test_qin_b_4_with_nothing_to_pay_or_buy_it_brings_both_and_goes_into_history(
    market: tuple[str | None, ...], materials: int
) -> None:
    story, changed = qin("advance", market=market, pool=(materials, 2, 6))
    assert row_used(story) == "QIN-B-4"
    assert changed == {
        "slot:1": "-1",
        "history:1": "+qin-advance",
        "materials:1": f"{materials} to {materials + 1}",
        "population:1": "2 to 3",
    }


@rule("imperium-bots:QIN-B-5")
def test_qin_b_5_a_region_brings_population_and_is_played_and_costs_two_cards() -> None:
    story, changed = qin("western-zhou")
    assert row_used(story) == "QIN-B-5"
    assert sides(changed) == {
        "play:1": "+qin-western-zhou",
        "discard:1": "+legends-elders",
        "population:1": "5 to 6",
    }
    assert changed["exile"] == f"+{CIVILISED}"
    assert on_deck(story) == DECK[1:]


@rule("imperium-bots:QIN-B-5")
def test_qin_b_5_a_region_is_played_though_market_and_deck_are_empty() -> None:
    story, changed = qin("western-zhou", market=BARE, deck="")
    assert row_used(story) == "QIN-B-5"
    assert changed == {"slot:1": "-1", "play:1": "+qin-western-zhou", "population:1": "5 to 6"}


@rule("imperium-bots:QIN-B-6")
@pytest.mark.parametrize("card", ["qin-confucianism", "qin-mathematics", "legends-mining"])
@pytest.mark.parametrize(("die", "taken"), AT_DIE)
def test_qin_b_6_a_pinned_card_takes_the_market_card_at_the_die(card: str, die: int, taken: str) -> None:
    tokens = dict.fromkeys(set(SUITS) - {taken}, (3, 0, 3))
    story, changed = qin(card, die=die, tokens=tokens)
    assert row_used(story) == "QIN-B-6"
    assert sides(changed) == {"history:1": f"+{card}", "population:1": "5 to 6"}
    assert taken in on_deck(story)[:2]


@rule("imperium-bots:QIN-B-6")
def test_qin_b_6_a_pinned_card_takes_a_better_market_card_with_population() -> None:
    tokens = {TRIBUTARY: (0, 2, 1), REGION: (0, 0, 3)}
    story, changed = qin("confucianism", die=2, tokens=tokens)
    assert row_used(story) == "QIN-B-6"
    assert sides(changed) == {
        "history:1": "+qin-confucianism",
        "population:1": "5 to 7",
        "progress:1": "6 to 7",
    }
    assert changed["population:market:1"] == "0 to 1"
    assert on_deck(story)[1:] == [TRIBUTARY, *DECK]


@rule("imperium-bots:QIN-B-6")
@rule("imperium-solo:SOLO-NATION-QIN-1")
@pytest.mark.parametrize("die", [5, 6])
def test_qin_b_6_without_a_market_card_at_the_die_one_with_population_is_taken(die: int) -> None:
    tokens = {UNCIVILISED: (0, 2, 0), CIVILISED: (0, 0, 3)}
    story, changed = qin("confucianism", die=die, tokens=tokens)
    assert row_used(story) == "QIN-B-6"
    assert sides(changed) == {"history:1": "+qin-confucianism", "population:1": "5 to 7"}
    assert on_deck(story)[1:] == [UNCIVILISED, *DECK]


@rule("imperium-bots:QIN-B-6")
def test_qin_b_6_without_population_in_the_market_it_only_goes_into_history_and_lets_you_draw() -> None:
    story, changed = qin("confucianism", die=6, tokens={CIVILISED: (3, 0, 3)}, your_deck="hills, marsh")
    assert row_used(story) == "QIN-B-6"
    assert changed == {"slot:1": "-1", "history:1": "+qin-confucianism"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-may")
    assert story.options() == ("choice:yes", "done")
    with story.changes() as then:
        story.choose("choice:yes")
    assert then == {"deck:0": "-1", "hand:0": "+hills"}


@rule("imperium-bots:QIN-B-6")
def test_qin_b_6_you_need_not_draw() -> None:
    story, _ = qin("confucianism", die=6, your_deck="hills, marsh")
    with story.changes() as then:
        story.choose("done")
    assert then == {}
    assert story.asked.text == "imperium-ask-mode"


@rule("imperium-bots:QIN-B-6")
def test_qin_b_6_with_nothing_to_draw_you_are_not_asked() -> None:
    story, changed = qin("confucianism", die=6, exhaustion=0, your_deck="")
    assert row_used(story) == "QIN-B-6"
    assert changed == {"slot:1": "-1", "history:1": "+qin-confucianism"}
    assert story.asked.text == "imperium-ask-mode"


@rule("imperium-bots:QIN-B-7")
@pytest.mark.parametrize("card", ["qin-prosperity", "qin-terracotta-warriors", "legends-phoenicians"])
def test_qin_b_7_any_other_card_brings_both_for_each_region_and_returns_unrest(card: str) -> None:
    plays, discard = "western-zhou, plain, city-1", "qin-unrest-1, legends-unrest-3, glory"
    story, changed = qin(card, plays=plays, discard=discard)
    assert row_used(story) == "QIN-B-7"
    assert changed == {
        "slot:1": "-1",
        "history:1": f"+{card}",
        "discard:1": "-legends-unrest-3",
        "unrest": "+legends-unrest-3",
        "materials:1": "4 to 6",
        "population:1": "5 to 7",
    }


@rule("imperium-bots:QIN-B-7")
def test_qin_b_7_without_regions_and_unrest_it_only_goes_into_history() -> None:
    story, changed = qin("prosperity", discard="glory")
    assert row_used(story) == "QIN-B-7"
    assert changed == {"slot:1": "-1", "history:1": "+qin-prosperity"}


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-bots:QIN-E-1")
@pytest.mark.parametrize("card", ["qin-advance", "legends-fortunate-isle", "legends-monument"])
def test_qin_e_1_a_barbarian_card_turns_materials_into_population_and_discards_one(card: str) -> None:
    story, changed = qin(card, empire=True)
    assert row_used(story) == "QIN-E-1"
    assert changed == {
        "slot:1": "-1",
        "history:1": f"+{card}",
        "deck:1": "-1",
        "discard:1": "+legends-elders",
        "materials:1": "4 to 0",
        "population:1": "5 to 9",
    }


@rule("imperium-bots:QIN-E-1")
def test_qin_e_1_without_materials_and_a_deck_it_only_goes_into_history() -> None:
    story, changed = qin("advance", empire=True, pool=(0, 5, 6), deck="")
    assert row_used(story) == "QIN-E-1"
    assert changed == {"slot:1": "-1", "history:1": "+qin-advance"}


@rule("imperium-bots:QIN-E-2")
@pytest.mark.parametrize(
    ("die", "placed"),
    [
        (1, {"population:market:2": "0 to 1"}),
        (2, {"population:market:1": "0 to 1"}),
        (3, {"population:market:0": "0 to 1"}),
        (4, {"population:market:3": "0 to 1"}),
        (5, {}),
        (6, {}),
    ],
)
def test_qin_e_2_fame_goes_into_history_and_puts_population_on_the_market_card_at_the_die(
    die: int, placed: dict[str, str]
) -> None:
    story, changed = qin("imperial", empire=True, die=die)
    assert row_used(story) == "QIN-E-2"
    assert changed == {"slot:1": "-1", "history:1": "+legends-imperial", **placed}


@rule("imperium-bots:QIN-E-4")
def test_qin_e_4_glory_with_one_region_discards_a_dynasty_card() -> None:
    story, changed = qin("glory", empire=True, plays="western-zhou", dynasty="mathematics, metallurgy")
    assert row_used(story) == "QIN-E-4"
    assert changed == {"slot:1": "-1", "dynasty": "-1", "discard:1": "+qin-glory +qin-mathematics"}


@rule("imperium-bots:QIN-E-4")
def test_qin_e_4_glory_with_one_region_and_no_dynasty_brings_two_progress() -> None:
    story, changed = qin("glory", empire=True, plays="western-zhou")
    assert row_used(story) == "QIN-E-4"
    assert changed == {"slot:1": "-1", "discard:1": "+qin-glory", "progress:1": "6 to 8"}


@rule("imperium-bots:QIN-E-5")
@pytest.mark.parametrize(
    ("die", "placed"),
    [
        (1, {"population:market:2": "0 to 1"}),
        (2, {"population:market:1": "0 to 1"}),
        (6, {}),
    ],
)
def test_qin_e_5_a_region_is_played_a_market_card_exiled_and_then_population_put_at_the_die(
    die: int, placed: dict[str, str]
) -> None:
    story, changed = qin("western-zhou", empire=True, die=die)
    assert row_used(story) == "QIN-E-5"
    assert sides(changed) == {"play:1": "+qin-western-zhou"}
    assert changed["exile"] == f"+{CIVILISED}"
    assert {key: how for key, how in changed.items() if ":market:" in key} == placed
    assert on_deck(story) == DECK


@rule("imperium-bots:QIN-E-5")
def test_qin_e_5_a_region_is_played_though_the_market_is_bare() -> None:
    story, changed = qin("western-zhou", empire=True, market=BARE)
    assert row_used(story) == "QIN-E-5"
    assert changed == {"slot:1": "-1", "play:1": "+qin-western-zhou"}


@rule("imperium-bots:QIN-E-6")
@pytest.mark.parametrize("card", ["qin-legalism", "qin-long-walls-ii", "legends-astronomy"])
@pytest.mark.parametrize("taken", SUITS)
def test_qin_e_6_a_pinned_card_returns_unrest_and_takes_a_market_card_with_population(
    card: str, taken: str
) -> None:
    tokens = {**dict.fromkeys(SUITS, (3, 0, 3)), taken: (0, 2, 0)}
    discard = "qin-unrest-1, legends-unrest-3, glory"
    story, changed = qin(card, empire=True, discard=discard, tokens=tokens)
    assert row_used(story) == "QIN-E-6"
    assert sides(changed) == {
        "history:1": f"+{card}",
        "discard:1": "-legends-unrest-3",
        "population:1": "5 to 7",
    }
    assert taken in on_deck(story)[:2]
    assert story.asked.text == "imperium-ask-mode"


@rule("imperium-bots:QIN-E-6")
def test_qin_e_6_without_unrest_and_population_it_only_goes_into_history() -> None:
    tokens = dict.fromkeys(SUITS, (3, 0, 3))
    story, changed = qin("legalism", empire=True, die=1, discard="glory", tokens=tokens)
    assert row_used(story) == "QIN-E-6"
    assert changed == {"slot:1": "-1", "history:1": "+qin-legalism"}


@rule("imperium-bots:QIN-E-7")
@pytest.mark.parametrize("card", ["qin-king-wu-of-qin", "legends-education"])
def test_qin_e_7_an_empire_card_pays_population_for_a_dynasty_card_and_brings_progress(card: str) -> None:
    story, changed = qin(card, empire=True, dynasty="mathematics, metallurgy")
    assert row_used(story) == "QIN-E-7"
    assert changed == {
        "slot:1": "-1",
        "history:1": f"+{card}",
        "dynasty": "-1",
        "discard:1": "+qin-mathematics",
        "population:1": "5 to 4",
        "progress:1": "6 to 7",
    }


@rule("imperium-bots:QIN-E-7")
@pytest.mark.parametrize(("dynasty", "population"), [("mathematics, metallurgy", 0), ("", 5)])
def test_qin_e_7_without_population_or_a_dynasty_card_it_pays_nothing(dynasty: str, population: int) -> None:
    story, changed = qin("king-wu-of-qin", empire=True, dynasty=dynasty, pool=(4, population, 6))
    assert row_used(story) == "QIN-E-7"
    assert changed == {"slot:1": "-1", "history:1": "+qin-king-wu-of-qin", "progress:1": "6 to 7"}


@rule("imperium-bots:QIN-E-8")
@pytest.mark.parametrize("card", ["qin-prosperity", "qin-terracotta-warriors", "legends-phoenicians"])
@pytest.mark.parametrize("taken", SUITS)
def test_qin_e_8_any_other_card_takes_a_market_card_and_turns_population_into_progress(
    card: str, taken: str
) -> None:
    story, changed = qin(card, empire=True, tokens={taken: (0, 0, 2)})
    assert row_used(story) == "QIN-E-8"
    assert sides(changed) == {"history:1": f"+{card}", "population:1": "5 to 4", "progress:1": "6 to 9"}
    assert taken in on_deck(story)[:2]


@rule("imperium-bots:QIN-E-8")
def test_qin_e_8_the_population_may_come_from_the_market_card() -> None:
    story, changed = qin("prosperity", empire=True, pool=(4, 0, 6), tokens={CIVILISED: (0, 1, 0)})
    assert row_used(story) == "QIN-E-8"
    assert sides(changed) == {"history:1": "+qin-prosperity", "progress:1": "6 to 7"}


@rule("imperium-bots:QIN-E-8")
def test_qin_e_8_with_a_bare_market_and_no_population_it_only_goes_into_history() -> None:
    story, changed = qin("prosperity", empire=True, pool=(4, 0, 6), market=BARE)
    assert row_used(story) == "QIN-E-8"
    assert changed == {"slot:1": "-1", "history:1": "+qin-prosperity"}
