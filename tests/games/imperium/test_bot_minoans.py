"""The table of the Minoans, row by row (MIN)."""

import re
from typing import Any

import pytest

from regnum.testing import Story, rule

from .solo import on_deck, resolved, row_used

MARKET = ("sacred-grove", "oracle", "moneylenders", "macedonians", None)
"""One card of each suit, all of the value 5."""
REGION, UNCIVILISED, CIVILISED, TRIBUTARY = (f"legends-{card}" for card in MARKET if card)
BARE = (None,) * 5
DECK = ["legends-elders", "legends-highlands"]


def minoans(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Minoan bot resolves a card, up to the first question."""
    usual = {"market": MARKET, "deck": "elders, highlands", "pool": (4, 5, 6)}
    return resolved(card, bot="minoans", **{**usual, **position})


def sides(changed: dict[str, str]) -> dict[str, str]:
    """What is different for the bot and for the player, but not in the market or on the bot deck."""
    keys = [key for key in changed if re.fullmatch(r"(?!slot|deck|market|tucked)[a-z]+:[01]", key)]
    return {key: changed[key] for key in keys}


def dearer_than(card: str) -> dict[str, tuple[int, int, int]]:
    """Progress on all market cards but this one, which holds other tokens."""
    others = {REGION, UNCIVILISED, CIVILISED, TRIBUTARY} - {card}
    return {card: (2, 1, 0), **dict.fromkeys(others, (0, 0, 3))}


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-bots:MIN-B-1")
def test_min_b_1_fame_brings_progress_and_goes_into_history() -> None:
    story, changed = minoans("imperial")
    assert row_used(story) == "MIN-B-1"
    assert changed == {"slot:1": "-1", "history:1": "+legends-imperial", "progress:1": "6 to 7"}


@rule("imperium-bots:MIN-B-2")
def test_min_b_2_glory_for_three_regions_brings_fame() -> None:
    story, changed = minoans("glory", plays="thera, crete, cyprus, plain", fame="proud-1, eminent")
    assert row_used(story) == "MIN-B-2"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-legends-plain -minoans-crete -minoans-cyprus",
        "discard:1": "+legends-plain +minoans-crete +minoans-cyprus +minoans-glory",
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["legends-proud-1", *DECK]


@rule("imperium-bots:MIN-B-2")
def test_min_b_2_glory_with_two_regions_breaks_through_for_a_civilised_card() -> None:
    story, changed = minoans("glory", plays="crete, cyprus", tokens=dearer_than(CIVILISED))
    assert row_used(story) == "MIN-B-2"
    assert sides(changed) == {
        "discard:1": "+minoans-glory",
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
    }
    assert on_deck(story) == [CIVILISED, *DECK], "its unrest goes back to the pile"


@rule("imperium-bots:MIN-B-2")
def test_min_b_2_glory_finds_a_civilised_card_that_is_not_in_the_market() -> None:
    market = ("sacred-grove", "oracle", None, "macedonians", None)
    story, changed = minoans("glory", market=market, small={"civilised": "astronomy, education"})
    assert row_used(story) == "MIN-B-2"
    assert changed == {"slot:1": "-1", "civilised-deck": "-1", "deck:1": "+1", "discard:1": "+minoans-glory"}
    assert on_deck(story) == ["legends-astronomy", *DECK]


@rule("imperium-bots:MIN-B-3")
def test_min_b_3_advance_pays_progress_for_a_civilised_card() -> None:
    story, changed = minoans("advance", tokens=dearer_than(CIVILISED))
    assert row_used(story) == "MIN-B-3"
    assert sides(changed) == {
        "discard:1": "+minoans-advance",
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
        "progress:1": "6 to 5",
    }
    assert on_deck(story) == ["legends-unrest-2", CIVILISED, *DECK]


@rule("imperium-bots:MIN-B-3")
@pytest.mark.parametrize(
    ("market", "pool"),
    [(MARKET, (4, 5, 0)), (("sacred-grove", "oracle", None, "macedonians", None), (4, 5, 6))],
)
def test_min_b_3_advance_without_progress_or_a_civilised_card_takes_an_uncivilised_one(
    market: tuple[str | None, ...], pool: tuple[int, int, int]
) -> None:
    story, changed = minoans("advance", market=market, pool=pool, tokens=dearer_than(UNCIVILISED))
    assert row_used(story) == "MIN-B-3"
    assert sides(changed) == {
        "discard:1": "+minoans-advance",
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
    }
    assert on_deck(story) == ["legends-unrest-1", UNCIVILISED, *DECK]


@rule("imperium-bots:MIN-B-4")
def test_min_b_4_conquer_pays_progress_for_a_tributary() -> None:
    story, changed = minoans("conquer", tokens=dearer_than(TRIBUTARY))
    assert row_used(story) == "MIN-B-4"
    assert sides(changed) == {
        "discard:1": "+minoans-conquer",
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
        "progress:1": "6 to 5",
    }
    assert on_deck(story) == ["legends-unrest-3", TRIBUTARY, *DECK]


@rule("imperium-bots:MIN-B-4")
@pytest.mark.parametrize(
    ("market", "pool"),
    [(MARKET, (4, 5, 0)), (("sacred-grove", "oracle", "moneylenders", None, None), (4, 5, 6))],
)
def test_min_b_4_conquer_without_progress_or_a_tributary_takes_a_region(
    market: tuple[str | None, ...], pool: tuple[int, int, int]
) -> None:
    story, changed = minoans("conquer", market=market, pool=pool, tokens=dearer_than(REGION))
    assert row_used(story) == "MIN-B-4"
    assert sides(changed) == {
        "discard:1": "+minoans-conquer",
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
    }
    assert on_deck(story) == [REGION, *DECK]


@rule("imperium-bots:MIN-B-3")
@pytest.mark.parametrize(
    ("card", "market"),
    [
        ("advance", ("sacred-grove", None, None, "macedonians", None)),
        ("conquer", (None, "oracle", "moneylenders", None, None)),
    ],
)
def test_min_b_3_and_4_with_nothing_to_take_the_card_is_only_barbarian(
    card: str, market: tuple[str | None, ...]
) -> None:
    story, changed = minoans(card, market=market)
    assert row_used(story) == "MIN-B-6"
    assert changed == {"slot:1": "-1", "history:1": f"+minoans-{card}", "progress:1": "6 to 7"}


@rule("imperium-bots:MIN-B-5")
@pytest.mark.parametrize("card", ["crete", "thera"])
def test_min_b_5_a_region_is_played_even_a_barbarian_one_and_a_market_card_exiled(card: str) -> None:
    story, changed = minoans(card)
    assert row_used(story) == "MIN-B-5"
    assert sides(changed) == {"play:1": f"+minoans-{card}"}
    assert changed["exile"] == f"+{CIVILISED}"
    assert on_deck(story) == DECK


@rule("imperium-bots:MIN-B-5")
@rule("imperium-solo:SOLO-RESOLVE-6")
def test_min_b_5_a_region_is_played_though_no_market_card_can_be_exiled() -> None:
    story, changed = minoans("crete", market=BARE)
    assert row_used(story) == "MIN-B-5"
    assert changed == {"slot:1": "-1", "play:1": "+minoans-crete"}


@rule("imperium-bots:MIN-B-6", "imperium-bots:MIN-B-7")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("minoans-pottery", "MIN-B-6"),
        ("legends-etruscans", "MIN-B-6"),
        ("minoans-writing-systems", "MIN-B-7"),
        ("minoans-architecture", "MIN-B-7"),
        ("legends-scythians", "MIN-B-7"),
    ],
)
def test_min_b_6_and_7_barbarian_and_pinned_cards_bring_progress_and_go_into_history(
    card: str, row: str
) -> None:
    story, changed = minoans(card)
    assert row_used(story) == row
    assert changed == {"slot:1": "-1", "history:1": f"+{card}", "progress:1": "6 to 7"}


@rule("imperium-bots:MIN-B-8")
@pytest.mark.parametrize("card", ["minoans-prosperity", "minoans-minoan-expansion", "legends-espionage"])
def test_min_b_8_any_other_card_pays_progress_for_a_civilised_card(card: str) -> None:
    story, changed = minoans(card, tokens=dearer_than(CIVILISED))
    assert row_used(story) == "MIN-B-8"
    assert sides(changed) == {
        "discard:1": f"+{card}",
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
        "progress:1": "6 to 5",
    }
    assert on_deck(story) == ["legends-unrest-2", CIVILISED, *DECK]


@rule("imperium-bots:MIN-B-8")
@pytest.mark.parametrize(
    ("market", "progress"),
    [(MARKET, 0), (("sacred-grove", "oracle", None, "macedonians", None), 6)],
)
def test_min_b_8_without_progress_or_a_civilised_card_it_brings_progress_and_goes_into_history(
    market: tuple[str | None, ...], progress: int
) -> None:
    story, changed = minoans("prosperity", market=market, pool=(4, 5, progress))
    assert row_used(story) == "MIN-B-8"
    assert changed == {
        "slot:1": "-1",
        "history:1": "+minoans-prosperity",
        "progress:1": f"{progress} to {progress + 1}",
    }


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-bots:MIN-E-1")
@pytest.mark.parametrize("card", ["minoans-minoan-expansion", "legends-cataphract", "legends-espionage"])
def test_min_e_1_an_attack_acquires_a_card_and_makes_you_abandon_a_region(card: str) -> None:
    story, changed = minoans(card, empire=True, your_play="hills, marsh, city-1")
    assert row_used(story) == "MIN-E-1"
    assert sides(changed) == {}
    assert on_deck(story) == ["legends-unrest-2", CIVILISED, *DECK], "of equals the lowest slot"
    assert story.asked == (0, "imperium-ask-abandon", "imperium:KW-ABANDON-1")
    assert story.options() == ("card:hills", "card:marsh")
    with story.changes() as then:
        story.choose("card:marsh")
    assert then == {
        "play:0": "-marsh",
        "discard:0": "+marsh",
        "discard:1": f"+{card}",
        "resolving": f"-{card}",
    }


@rule("imperium-bots:MIN-E-1")
@pytest.mark.parametrize("best", [REGION, UNCIVILISED, CIVILISED, TRIBUTARY])
def test_min_e_1_an_attack_acquires_a_card_of_any_suit(best: str) -> None:
    story, changed = minoans("minoan-expansion", empire=True, tokens={best: (0, 0, 1)})
    assert row_used(story) == "MIN-E-1"
    assert sides(changed) == {"discard:1": "+minoans-minoan-expansion", "progress:1": "6 to 7"}
    assert best in on_deck(story)[:2]


@rule("imperium-bots:MIN-E-1")
def test_min_e_1_an_attack_on_a_bare_market_only_makes_you_abandon_a_region() -> None:
    story, changed = minoans("minoan-expansion", empire=True, market=BARE, your_play="hills, city-1")
    assert row_used(story) == "MIN-E-1"
    assert changed == {
        "slot:1": "-1",
        "play:0": "-hills",
        "discard:0": "+hills",
        "discard:1": "+minoans-minoan-expansion",
    }


@rule("imperium-bots:MIN-E-1")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-1", "imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_min_e_1_an_attack_that_you_ward_off_still_acquires_a_card() -> None:
    story, _ = minoans("minoan-expansion", empire=True, your_play="hills, marsh, scythians")
    assert (story.asked.text, story.options()) == ("imperium-ask-shield", ("card:legends-scythians", "done"))
    story.choose("card:legends-scythians")
    assert story.asked.text == "imperium-ask-mode"
    assert story.cards("play:0") == ("hills", "marsh", "legends-scythians")
    assert on_deck(story) == ["legends-unrest-2", CIVILISED, *DECK]


@rule("imperium-bots:MIN-E-1")
@pytest.mark.parametrize(("card", "row"), [("minoan-expansion", "MIN-E-7"), ("celts", "MIN-E-8")])
def test_min_e_1_an_attack_that_can_do_nothing_is_looked_up_further(card: str, row: str) -> None:
    story, _ = minoans(card, empire=True, market=BARE, your_play="city-1")
    assert row_used(story) == row


@rule("imperium-bots:MIN-E-2")
def test_min_e_2_fame_brings_progress_and_goes_into_history() -> None:
    story, changed = minoans("imperial", empire=True)
    assert row_used(story) == "MIN-E-2"
    assert changed == {"slot:1": "-1", "history:1": "+legends-imperial", "progress:1": "6 to 7"}


@rule("imperium-bots:MIN-E-3")
def test_min_e_3_glory_for_two_regions_brings_fame() -> None:
    story, changed = minoans("glory", empire=True, plays="crete, cyprus, plain", fame="proud-1, eminent")
    assert row_used(story) == "MIN-E-3"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-legends-plain -minoans-cyprus",
        "discard:1": "+legends-plain +minoans-cyprus +minoans-glory",
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["legends-proud-1", *DECK]


@rule("imperium-bots:MIN-E-3")
def test_min_e_3_glory_with_one_region_brings_two_progress() -> None:
    story, changed = minoans("glory", empire=True, plays="crete")
    assert row_used(story) == "MIN-E-3"
    assert changed == {"slot:1": "-1", "discard:1": "+minoans-glory", "progress:1": "6 to 8"}


@rule("imperium-bots:MIN-E-4", "imperium-bots:MIN-E-6")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("minoans-conquer", "MIN-E-4"),
        ("minoans-pottery", "MIN-E-4"),
        ("minoans-thera", "MIN-E-4"),
        ("minoans-knossos", "MIN-E-6"),
        ("minoans-labyrinth", "MIN-E-6"),
    ],
)
def test_min_e_4_and_6_barbarian_and_pinned_cards_discard_one_and_go_into_history(
    card: str, row: str
) -> None:
    story, changed = minoans(card, empire=True)
    assert row_used(story) == row
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-1",
        "discard:1": "+legends-elders",
        "history:1": f"+{card}",
    }


@rule("imperium-bots:MIN-E-4")
@pytest.mark.parametrize(("card", "row"), [("minoans-conquer", "MIN-E-4"), ("minoans-knossos", "MIN-E-6")])
def test_min_e_4_and_6_with_an_empty_deck_the_card_only_goes_into_history(card: str, row: str) -> None:
    story, changed = minoans(card, empire=True, deck="")
    assert row_used(story) == row
    assert changed == {"slot:1": "-1", "history:1": f"+{card}"}


@rule("imperium-bots:MIN-E-5")
def test_min_e_5_a_region_is_played_and_a_market_card_exiled() -> None:
    story, changed = minoans("crete", empire=True)
    assert row_used(story) == "MIN-E-5"
    assert sides(changed) == {"play:1": "+minoans-crete"}
    assert changed["exile"] == f"+{CIVILISED}"
    assert on_deck(story) == DECK


@rule("imperium-bots:MIN-E-5")
def test_min_e_5_a_region_is_played_though_no_market_card_can_be_exiled() -> None:
    story, changed = minoans("crete", empire=True, market=BARE)
    assert row_used(story) == "MIN-E-5"
    assert changed == {"slot:1": "-1", "play:1": "+minoans-crete"}


@rule("imperium-bots:MIN-E-7")
@pytest.mark.parametrize(("plays", "gained"), [("", {}), ("crete, cyprus, city-1", {"progress:1": "6 to 8"})])
def test_min_e_7_an_empire_card_brings_progress_for_each_region_and_materials_for_you(
    plays: str, gained: dict[str, str]
) -> None:
    story, changed = minoans("minoan-traders", empire=True, plays=plays, your_play="hills, marsh, river")
    assert row_used(story) == "MIN-E-7"
    assert changed == {
        "slot:1": "-1",
        "history:1": "+minoans-minoan-traders",
        "materials:0": "6 to 8",
        **gained,
    }


@rule("imperium-bots:MIN-E-8")
@pytest.mark.parametrize("card", ["minoans-prosperity", "minoans-king-minos", "legends-phoenicians"])
def test_min_e_8_any_other_card_returns_the_latest_unrest(card: str) -> None:
    discard = "minoans-unrest-1, legends-unrest-3, pottery"
    story, changed = minoans(card, empire=True, discard=discard)
    assert row_used(story) == "MIN-E-8"
    assert changed == {
        "slot:1": "-1",
        "discard:1": f"-legends-unrest-3 +{card}",
        "unrest": "+legends-unrest-3",
    }


@rule("imperium-bots:MIN-E-8")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [("elders, highlands", {"deck:1": "-1", "discard:1": "+legends-elders"}), ("", {})],
)
def test_min_e_8_without_unrest_it_discards_one_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = minoans("prosperity", empire=True, deck=deck, discard="pottery")
    assert row_used(story) == "MIN-E-8"
    assert changed == {"slot:1": "-1", "history:1": "+minoans-prosperity", **discarded}
