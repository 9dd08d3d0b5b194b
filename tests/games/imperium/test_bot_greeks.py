"""The table of the Greeks, row by row (GRE)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .scene import MARKET, SMALL
from .solo import on_deck, resolved, row_used

NO_MARKET = (None,) * 5
DECK = "shaduf, oracle, mysticism, agriculture"
ANYTHING = {
    "market": MARKET,
    "pool": (9, 9, 9),
    "deck": DECK,
    "plays": "jungle, mountain",
    "your_play": "marsh, steppe",
}
"""A position in which every row can do something."""


def greeks(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Greek bot resolves a card, up to the first question."""
    return resolved(card, bot="greeks", **position)


def greek_empire(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The same as an empire."""
    return greeks(card, empire=True, **position)


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("greek-mercenaries", "GRE-B-1"),
        ("notorious", "GRE-B-1"),
        ("invasion", "GRE-B-1"),
        ("awe-inspiring", "GRE-B-2"),
        ("glory", "GRE-B-3"),
        ("advance", "GRE-B-4"),
        ("conquer", "GRE-B-5"),
        ("settlers", "GRE-B-5"),
        ("city-of-sparta", "GRE-B-5"),
        ("sacred-pass", "GRE-B-5"),
        ("minoans", "GRE-B-5"),
        ("peloponnese", "GRE-B-6"),
        ("forest-of-pholoe", "GRE-B-6"),
        ("plains-of-thessaly", "GRE-B-6"),
        ("city-of-athens", "GRE-B-7"),
        ("qin", "GRE-B-7"),
        ("coinage", "GRE-B-7"),
        ("sumerians", "GRE-B-8"),
        ("jade-mask", "GRE-B-8"),
        ("education", "GRE-B-8"),
    ],
)
def test_the_row_of_a_card_for_barbarian_greeks(card: str, row: str) -> None:
    story, _ = greeks(card, **ANYTHING)
    assert row_used(story) == row


@rule("imperium-bots:GRE-B-1")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        (DECK, {"deck:1": "-2", "discard:1": "+greeks-greek-mercenaries +oracle +shaduf"}),
        ("shaduf", {"deck:1": "-1", "discard:1": "+greeks-greek-mercenaries +shaduf"}),
        ("", {"discard:1": "+greeks-greek-mercenaries"}),
    ],
)
@pytest.mark.parametrize(
    ("materials", "stolen"),
    [
        (5, {"materials:0": "5 to 3", "materials:1": "3 to 5"}),
        (1, {"materials:0": "1 to 0", "materials:1": "3 to 4"}),
        (0, {}),
    ],
)
def test_gre_b_1_an_attack_discards_two_and_steals_two_materials_and_you_gain_population(
    materials: int, stolen: dict[str, str], deck: str, discarded: dict[str, str]
) -> None:
    story, changed = greeks("greek-mercenaries", deck=deck, pool=(3, 3, 3), your_pool=(materials, 5, 5))
    assert row_used(story) == "GRE-B-1"
    assert changed == {"slot:1": "-1", "population:0": "5 to 6", **discarded, **stolen}


@rule("imperium-bots:GRE-B-1")
@rule("imperium-solo:SOLO-SC-16", "imperium-solo:SOLO-EFFECT-ATTACK-1", "imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_gre_b_1_a_protection_saves_your_materials_and_you_still_gain_population() -> None:
    story, changed = greeks("greek-mercenaries", deck=DECK, your_play="cape")
    assert story.asked.text == "imperium-ask-shield"
    assert changed["discard:1"] == "+oracle +shaduf"
    with story.changes() as changed:
        story.choose("card:cape")
    assert changed == {
        "play:0": "-cape",
        "hand:0": "+cape",
        "population:0": "6 to 7",
        "resolving": "-greeks-greek-mercenaries",
        "discard:1": "+greeks-greek-mercenaries",
    }


@rule("imperium-bots:GRE-B-1")
def test_gre_b_1_your_gain_is_no_attack() -> None:
    story, changed = greeks("greek-mercenaries", your_pool=(0, 5, 5), your_play="cape")
    assert story.asked.text == "imperium-ask-mode"
    assert changed["population:0"] == "5 to 6"


@rule("imperium-bots:GRE-B-2")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        (DECK, {"deck:1": "-3", "discard:1": "+mysticism +oracle +shaduf"}),
        ("shaduf", {"deck:1": "-1", "discard:1": "+shaduf"}),
        ("", {}),
    ],
)
def test_gre_b_2_fame_discards_three_and_goes_into_history(deck: str, discarded: dict[str, str]) -> None:
    story, changed = greeks("great", deck=deck, pool=(3, 3, 3))
    assert row_used(story) == "GRE-B-2"
    assert changed == {"slot:1": "-1", "history:1": "+great", **discarded}


@rule("imperium-bots:GRE-B-3")
def test_gre_b_3_glory_for_three_regions_brings_fame() -> None:
    story, changed = greeks(
        "glory", plays="forest, coast, marsh, jungle", fame="great, glorious", market=MARKET
    )
    assert row_used(story) == "GRE-B-3"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+coast +greeks-glory +jungle +marsh",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:GRE-B-3")
def test_gre_b_3_glory_with_two_regions_breaks_through_to_a_civilised_card() -> None:
    story, changed = greeks(
        "glory", plays="forest, jungle", market=MARKET, small=SMALL, tokens={"boats": (0, 0, 9)}
    )
    assert row_used(story) == "GRE-B-3"
    assert changed == {
        "slot:1": "-1",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+temple",
        "discard:1": "+greeks-glory",
    }


@rule("imperium-bots:GRE-B-3")
def test_gre_b_3_glory_takes_the_top_of_the_civilised_deck_where_the_market_has_no_such_card() -> None:
    story, changed = greeks("glory", market=NO_MARKET, small=SMALL)
    assert changed == {"slot:1": "-1", "civilised-deck": "-1", "deck:1": "+1", "discard:1": "+greeks-glory"}
    assert on_deck(story) == ["wonder"]


@rule("imperium-bots:GRE-B-4")
def test_gre_b_4_advance_breaks_through_for_one_material() -> None:
    story, changed = greeks(
        "advance", pool=(3, 3, 3), market=MARKET, small=SMALL, tokens={"boats": (0, 0, 9)}
    )
    assert row_used(story) == "GRE-B-4"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 2",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+temple",
        "discard:1": "+greeks-advance",
    }


@rule("imperium-bots:GRE-B-4")
def test_gre_b_4_advance_pays_its_last_material_also_for_the_top_of_the_civilised_deck() -> None:
    story, changed = greeks("advance", pool=(1, 0, 0), market=("hills", "boats", None), small=SMALL)
    assert changed["materials:1"] == "1 to 0"
    assert on_deck(story) == ["wonder"]


@rule("imperium-bots:GRE-B-4")
def test_gre_b_4_advance_without_materials_acquires_an_uncivilised_card() -> None:
    story, changed = greeks(
        "advance", pool=(0, 3, 3), market=MARKET, small=SMALL, tokens={"temple": (0, 0, 9)}
    )
    assert row_used(story) == "GRE-B-4"
    assert on_deck(story) == ["unrest-1", "boats"]
    assert changed == {
        "slot:1": "-1",
        "market:1": "-boats +elders",
        "tucked:1": "-unrest-1 +unrest-12",
        "unrest": "-unrest-12",
        "uncivilised-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+boats +unrest-1",
        "discard:1": "+greeks-advance",
    }


@rule("imperium-bots:GRE-B-4")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_gre_b_4_advance_is_passed_over_where_nothing_can_be_had() -> None:
    story, changed = greeks("advance", pool=(0, 3, 3), market=("hills", None, "temple", "armenians", None))
    assert row_used(story) == "GRE-B-5"
    assert changed == {"slot:1": "-1", "history:1": "+greeks-advance"}


@rule("imperium-bots:GRE-B-5")
@pytest.mark.parametrize(("deck", "discarded"), [(DECK, {"deck:1": "-1", "discard:1": "+shaduf"}), ("", {})])
def test_gre_b_5_a_barbarian_card_discards_one_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = greeks("city-of-sparta", deck=deck, pool=(3, 3, 3), market=MARKET)
    assert row_used(story) == "GRE-B-5"
    assert changed == {"slot:1": "-1", "history:1": "+greeks-city-of-sparta", **discarded}


@rule("imperium-bots:GRE-B-6")
def test_gre_b_6_a_region_gains_materials_is_played_and_a_market_card_exiled() -> None:
    story, changed = greeks("peloponnese", deck=DECK, pool=(3, 3, 3), market=MARKET, small=SMALL)
    assert row_used(story) == "GRE-B-6"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 4",
        "play:1": "+greeks-peloponnese",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
    }


@rule("imperium-bots:GRE-B-6")
def test_gre_b_6_with_nothing_to_exile_the_region_is_still_played() -> None:
    _, changed = greeks("peloponnese", market=NO_MARKET)
    assert changed == {"slot:1": "-1", "materials:1": "0 to 1", "play:1": "+greeks-peloponnese"}


@rule("imperium-bots:GRE-B-7")
def test_gre_b_7_a_pinned_card_gains_and_goes_into_history() -> None:
    story, changed = greeks("city-of-athens", pool=(3, 3, 3), deck=DECK)
    assert row_used(story) == "GRE-B-7"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 4",
        "population:1": "3 to 4",
        "history:1": "+greeks-city-of-athens",
    }


@rule("imperium-bots:GRE-B-8")
def test_gre_b_8_any_other_card_breaks_through_to_a_region_for_two_population() -> None:
    story, changed = greeks("jade-mask", pool=(3, 3, 3), market=MARKET, small=SMALL, deck=DECK)
    assert row_used(story) == "GRE-B-8"
    assert changed == {
        "slot:1": "-1",
        "population:1": "3 to 1",
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+jade-mask",
    }


@rule("imperium-bots:GRE-B-8")
def test_gre_b_8_a_region_comes_from_its_deck_where_the_market_has_none() -> None:
    story, changed = greeks("jade-mask", pool=(3, 2, 3), market=NO_MARKET, small=SMALL)
    assert changed == {
        "slot:1": "-1",
        "population:1": "2 to 0",
        "region-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+jade-mask",
    }
    assert on_deck(story) == ["coast"]


@rule("imperium-bots:GRE-B-8")
def test_gre_b_8_with_one_population_it_breaks_through_to_an_uncivilised_card_for_two_materials() -> None:
    story, changed = greeks(
        "jade-mask", pool=(3, 1, 3), market=MARKET, small=SMALL, tokens={"temple": (0, 0, 9)}
    )
    assert row_used(story) == "GRE-B-8"
    assert on_deck(story) == ["boats"]
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 1",
        "market:1": "-boats +elders",
        "uncivilised-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+boats",
        "discard:1": "+jade-mask",
    }


@rule("imperium-bots:GRE-B-8")
def test_gre_b_8_an_uncivilised_card_comes_from_its_deck_where_the_market_has_none() -> None:
    story, changed = greeks("jade-mask", pool=(2, 1, 3), market=NO_MARKET, small=SMALL, deck=DECK)
    assert (changed["materials:1"], changed["uncivilised-deck"]) == ("2 to 0", "-1")
    assert on_deck(story)[0] == "elders"


@rule("imperium-bots:GRE-B-8")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        (DECK, {"deck:1": "-2", "discard:1": "+oracle +shaduf"}),
        ("shaduf", {"deck:1": "-1", "discard:1": "+shaduf"}),
        ("", {}),
    ],
)
def test_gre_b_8_where_it_cannot_pay_it_discards_two_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = greeks("jade-mask", pool=(1, 1, 9), market=MARKET, deck=deck)
    assert row_used(story) == "GRE-B-8"
    assert changed == {"slot:1": "-1", "history:1": "+jade-mask", **discarded}


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-RESOLVE-1")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("greek-mercenaries", "GRE-E-1"),
        ("greek-innovation", "GRE-E-1"),
        ("notorious", "GRE-E-1"),
        ("awe-inspiring", "GRE-E-2"),
        ("glory", "GRE-E-3"),
        ("advance", "GRE-E-4"),
        ("conquer", "GRE-E-4"),
        ("city-of-sparta", "GRE-E-4"),
        ("sacred-pass", "GRE-E-4"),
        ("peloponnese", "GRE-E-5"),
        ("city-of-athens", "GRE-E-6"),
        ("city-of-corinth", "GRE-E-6"),
        ("science", "GRE-E-6"),
        ("direct-democracy", "GRE-E-6"),
        ("lighthouse", "GRE-E-6"),
        ("qin", "GRE-E-6"),
        ("pericles", "GRE-E-7"),
        ("greek-prosperity", "GRE-E-7"),
        ("philosophy", "GRE-E-7"),
        ("olympic-games", "GRE-E-8"),
        ("sumerians", "GRE-E-8"),
        ("jade-mask", "GRE-E-8"),
    ],
)
def test_the_row_of_a_card_for_the_greek_empire(card: str, row: str) -> None:
    story, _ = greek_empire(card, **ANYTHING)
    assert row_used(story) == row


@rule("imperium-bots:GRE-E-1")
@pytest.mark.parametrize("best", ["hills", "boats", "temple", "armenians"])
def test_gre_e_1_an_attack_acquires_the_best_card_and_you_recall_a_pinned_card(best: str) -> None:
    story, changed = greek_empire(
        "greek-innovation",
        pool=(3, 3, 3),
        market=MARKET,
        tokens={best: (0, 0, 9)},
        your_play="marsh, romans-city-of-rome",
    )
    assert row_used(story) == "GRE-E-1"
    assert best in on_deck(story)
    assert on_deck(story)[0].startswith("unrest") == (best != "hills")
    assert changed["progress:1"] == "3 to 12"
    assert story.asked.text == "imperium-ask-recall"
    assert story.options() == ("card:marsh", "card:romans-city-of-rome")
    with story.changes() as changed:
        story.choose("card:romans-city-of-rome")
    assert changed == {
        "play:0": "-romans-city-of-rome",
        "hand:0": "+romans-city-of-rome",
        "resolving": "-greeks-greek-innovation",
        "discard:1": "+greeks-greek-innovation",
    }


@rule("imperium-bots:GRE-E-1")
def test_gre_e_1_with_an_empty_market_you_only_recall() -> None:
    story, changed = greek_empire("greek-mercenaries", market=NO_MARKET, your_play="marsh")
    assert row_used(story) == "GRE-E-1"
    assert changed == {
        "slot:1": "-1",
        "play:0": "-marsh",
        "hand:0": "+marsh",
        "discard:1": "+greeks-greek-mercenaries",
    }


@rule("imperium-bots:GRE-E-1")
def test_gre_e_1_a_protection_saves_your_cards_but_the_bot_acquires() -> None:
    story, changed = greek_empire(
        "greek-innovation", market=MARKET, tokens={"hills": (0, 0, 9)}, your_play="cape, marsh"
    )
    assert story.asked.text == "imperium-ask-shield"
    assert changed["deck-top:1"] == "+hills"
    story.choose("card:cape")
    assert story.cards("play:0") == ("marsh",)


@rule("imperium-bots:GRE-E-1")
@rule("imperium-solo:SOLO-RESOLVE-7")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("greeks-greek-mercenaries", "GRE-E-8"),
        ("greeks-greek-innovation", "GRE-E-8"),
        ("notorious", "GRE-E-2"),
    ],
)
def test_gre_e_1_is_passed_over_with_an_empty_market_and_no_pinned_card_of_yours(card: str, row: str) -> None:
    story, changed = greek_empire(card, market=NO_MARKET, your_play="gambling")
    assert row_used(story) == row
    assert changed["history:1"] == f"+{card}"


@rule("imperium-bots:GRE-E-2")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        (DECK, {"deck:1": "-2", "discard:1": "+oracle +shaduf"}),
        ("shaduf", {"deck:1": "-1", "discard:1": "+shaduf"}),
        ("", {}),
    ],
)
def test_gre_e_2_fame_discards_two_gains_two_progress_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = greek_empire("great", deck=deck, pool=(3, 3, 3))
    assert row_used(story) == "GRE-E-2"
    assert changed == {"slot:1": "-1", "progress:1": "3 to 5", "history:1": "+great", **discarded}


@rule("imperium-bots:GRE-E-3")
def test_gre_e_3_glory_for_three_regions_brings_fame() -> None:
    story, changed = greek_empire(
        "glory", plays="forest, coast, marsh, jungle", fame="great, glorious", pool=(3, 3, 3)
    )
    assert row_used(story) == "GRE-E-3"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+coast +greeks-glory +jungle +marsh",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:GRE-E-3")
def test_gre_e_3_glory_with_two_regions_gains_two_progress() -> None:
    story, changed = greek_empire("glory", plays="coast, marsh", pool=(3, 3, 3), market=MARKET)
    assert row_used(story) == "GRE-E-3"
    assert changed == {"slot:1": "-1", "progress:1": "3 to 5", "discard:1": "+greeks-glory"}


@rule("imperium-bots:GRE-E-4")
@pytest.mark.parametrize(("deck", "discarded"), [(DECK, {"deck:1": "-1", "discard:1": "+shaduf"}), ("", {})])
def test_gre_e_4_a_barbarian_card_discards_one_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = greek_empire("advance", deck=deck, pool=(3, 3, 3), market=MARKET)
    assert row_used(story) == "GRE-E-4"
    assert changed == {"slot:1": "-1", "history:1": "+greeks-advance", **discarded}


@rule("imperium-bots:GRE-E-5")
def test_gre_e_5_a_region_discards_one_is_played_and_a_market_card_exiled() -> None:
    story, changed = greek_empire("peloponnese", deck=DECK, pool=(3, 3, 3), market=MARKET, small=SMALL)
    assert row_used(story) == "GRE-E-5"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-1",
        "discard:1": "+shaduf",
        "play:1": "+greeks-peloponnese",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
    }


@rule("imperium-bots:GRE-E-5")
def test_gre_e_5_without_a_deck_and_a_card_to_exile_the_region_is_still_played() -> None:
    _, changed = greek_empire("peloponnese", market=NO_MARKET)
    assert changed == {"slot:1": "-1", "play:1": "+greeks-peloponnese"}


@rule("imperium-bots:GRE-E-6")
@pytest.mark.parametrize("card", ["greeks-science", "greeks-city-of-athens", "qin"])
def test_gre_e_6_a_pinned_card_goes_into_history(card: str) -> None:
    story, changed = greek_empire(card, deck=DECK, pool=(3, 3, 3), market=MARKET)
    assert row_used(story) == "GRE-E-6"
    assert changed == {"slot:1": "-1", "history:1": f"+{card}"}


@rule("imperium-bots:GRE-E-7")
@pytest.mark.parametrize(
    ("best", "market", "unrest", "refill", "deck"),
    [
        ("boats", 1, "unrest-1", "elders", "uncivilised-deck"),
        ("temple", 2, "unrest-2", "wonder", "civilised-deck"),
    ],
)
def test_gre_e_7_an_empire_card_acquires_a_civilised_or_uncivilised_card(
    best: str, market: int, unrest: str, refill: str, deck: str
) -> None:
    tokens = {best: (0, 0, 1), "armenians": (0, 0, 9), "hills": (0, 0, 9)}
    story, changed = greek_empire("pericles", pool=(3, 3, 3), market=MARKET, small=SMALL, tokens=tokens)
    assert row_used(story) == "GRE-E-7"
    assert on_deck(story) == [unrest, best]
    assert changed == {
        "slot:1": "-1",
        "progress:1": "3 to 4",
        f"market:{market}": f"-{best} +{refill}",
        f"progress:market:{market}": "1 to 0",
        f"tucked:{market}": f"-{unrest} +unrest-12",
        "unrest": "-unrest-12",
        deck: "-1",
        "deck:1": "+2",
        "deck-top:1": f"+{best} +{unrest}",
        "discard:1": "+greeks-pericles",
    }


@rule("imperium-bots:GRE-E-7")
@rule("imperium-solo:SOLO-SC-8", "imperium-solo:SOLO-RESOLVE-7")
def test_gre_e_7_with_no_such_card_the_last_row_acquires_a_tributary() -> None:
    story, changed = greek_empire(
        "pericles", pool=(3, 3, 3), market=("hills", None, None, "armenians", None), main="ionians, river"
    )
    assert row_used(story) == "GRE-E-8"
    assert on_deck(story) == ["unrest-1", "armenians"]
    assert changed["population:1"] == "3 to 0"


@rule("imperium-bots:GRE-E-8")
def test_gre_e_8_any_other_card_acquires_a_tributary_for_three_population() -> None:
    tokens = {"boats": (0, 0, 9), "temple": (0, 0, 9), "hills": (0, 0, 9)}
    story, changed = greek_empire(
        "olympic-games",
        pool=(4, 4, 4),
        market=MARKET,
        main="ionians, river",
        tokens=tokens,
        discard="unrest-5",
    )
    assert row_used(story) == "GRE-E-8"
    assert on_deck(story) == ["unrest-3", "armenians"]
    assert changed == {
        "slot:1": "-1",
        "population:1": "4 to 1",
        "market:3": "-armenians +ionians",
        "tucked:3": "-unrest-3 +unrest-12",
        "unrest": "-unrest-12",
        "main-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+armenians +unrest-3",
        "discard:1": "+greeks-olympic-games",
    }


@rule("imperium-bots:GRE-E-8")
@rule("imperium-solo:SOLO-Q-6")
@pytest.mark.parametrize(
    ("population", "market"),
    [(2, MARKET), (9, ("hills", "boats", "temple", None, "city-1"))],
)
def test_gre_e_8_else_it_acquires_a_civilised_card_for_two_materials(
    population: int, market: tuple[str | None, ...]
) -> None:
    story, changed = greek_empire(
        "jade-mask",
        pool=(3, population, 4),
        market=market,
        small=SMALL,
        tokens={"boats": (0, 0, 9)},
        discard="unrest-5",
    )
    assert row_used(story) == "GRE-E-8"
    assert on_deck(story) == ["unrest-2", "temple"]
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 1",
        "market:2": "-temple +wonder",
        "tucked:2": "-unrest-2 +unrest-12",
        "unrest": "-unrest-12",
        "civilised-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+temple +unrest-2",
        "discard:1": "+jade-mask",
    }


@rule("imperium-bots:GRE-E-8")
@pytest.mark.parametrize(
    ("pool", "market"),
    [((1, 2, 9), MARKET), ((9, 9, 9), ("hills", "boats", None, None, None))],
)
def test_gre_e_8_else_it_returns_unrest(pool: tuple[int, int, int], market: tuple[str | None, ...]) -> None:
    story, changed = greek_empire("jade-mask", pool=pool, market=market, discard="unrest-5, unrest-6, river")
    assert row_used(story) == "GRE-E-8"
    assert changed == {"slot:1": "-1", "unrest": "+unrest-6", "discard:1": "-unrest-6 +jade-mask"}


@rule("imperium-bots:GRE-E-8")
def test_gre_e_8_else_it_gains_progress_and_goes_into_history() -> None:
    story, changed = greek_empire("jade-mask", pool=(1, 2, 9), market=MARKET, discard="river", deck=DECK)
    assert row_used(story) == "GRE-E-8"
    assert changed == {"slot:1": "-1", "progress:1": "9 to 10", "history:1": "+jade-mask"}
