"""The table of the Olmecs, row by row (OLM)."""

import re
from typing import Any

import pytest

from regnum.testing import Story, rule

from .solo import on_deck, resolved, row_used

MARKET = ("sacred-grove", "oracle", "moneylenders", "macedonians", None)
"""One card of each suit, all of the value 5."""
REGION, UNCIVILISED, CIVILISED, TRIBUTARY = (f"legends-{card}" for card in MARKET if card)
BARE = (None,) * 5
DECK = ["legends-elders", "legends-highlands", "legends-education"]


def olmecs(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Olmec bot resolves a card, up to the first question."""
    usual = {"market": MARKET, "deck": "elders, highlands, education", "pool": (4, 5, 6)}
    return resolved(card, bot="olmecs", **{**usual, **position})


def sides(changed: dict[str, str]) -> dict[str, str]:
    """What is different for the bot and for the player, but not in the market or on the bot deck."""
    keys = [key for key in changed if re.fullmatch(r"(?!slot|deck|market|tucked)[a-z]+:[01]", key)]
    return {key: changed[key] for key in keys}


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-bots:OLM-B-1")
@pytest.mark.parametrize("card", ["olmecs-stone-mask-5", "legends-jade-mask"])
def test_olm_b_1_a_mask_discards_one_card(card: str) -> None:
    story, changed = olmecs(card, dynasty="cacao, calendar")
    assert row_used(story) == "OLM-B-1"
    assert changed == {"slot:1": "-1", "deck:1": "-1", "discard:1": f"+legends-elders +{card}"}


@rule("imperium-bots:OLM-B-1")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_olm_b_1_with_an_empty_deck_a_mask_is_any_other_card() -> None:
    story, changed = olmecs("stone-mask-5", deck="", dynasty="cacao, calendar")
    assert row_used(story) == "OLM-B-5"
    assert changed == {
        "slot:1": "-1",
        "dynasty": "-1",
        "discard:1": "+olmecs-cacao +olmecs-stone-mask-5",
    }


@rule("imperium-bots:OLM-B-1")
@rule("imperium-solo:SOLO-RESOLVE-8")
def test_olm_b_1_with_no_card_in_any_deck_a_mask_is_only_discarded() -> None:
    story, changed = olmecs("stone-mask-5", deck="")
    assert row_used(story) == ""
    assert changed == {"slot:1": "-1", "discard:1": "+olmecs-stone-mask-5"}


@rule("imperium-bots:OLM-B-2", "imperium-bots:OLM-E-3")
@pytest.mark.parametrize(
    ("card", "row", "empire"),
    [
        ("la-venta", "OLM-B-2", False),
        ("tres-zapotes", "OLM-B-2", False),
        ("la-venta", "OLM-E-3", True),
        ("tres-zapotes", "OLM-E-3", True),
    ],
)
def test_olm_b_2_and_olm_e_3_a_region_brings_progress_and_is_played_and_a_market_card_exiled(
    card: str, row: str, empire: bool
) -> None:
    story, changed = olmecs(card, empire=empire, discard="stone-mask-1")
    assert row_used(story) == row
    assert sides(changed) == {"play:1": f"+olmecs-{card}", "progress:1": "6 to 7"}
    assert changed["exile"] == f"+{CIVILISED}"
    assert on_deck(story) == DECK


@rule("imperium-bots:OLM-B-2", "imperium-bots:OLM-E-3")
@pytest.mark.parametrize(("row", "empire"), [("OLM-B-2", False), ("OLM-E-3", True)])
def test_olm_b_2_and_olm_e_3_a_region_is_played_though_no_market_card_can_be_exiled(
    row: str, empire: bool
) -> None:
    story, changed = olmecs("la-venta", empire=empire, market=BARE)
    assert row_used(story) == row
    assert changed == {"slot:1": "-1", "play:1": "+olmecs-la-venta", "progress:1": "6 to 7"}


@rule("imperium-bots:OLM-B-3")
@pytest.mark.parametrize("best", [REGION, UNCIVILISED, CIVILISED, TRIBUTARY])
def test_olm_b_3_a_pinned_card_pays_the_latest_mask_for_a_market_card(best: str) -> None:
    discard = "stone-mask-1, stone-mask-2, calendar"
    story, changed = olmecs("ball-games", discard=discard, tokens={best: (0, 0, 2)})
    assert row_used(story) == "OLM-B-3"
    assert sides(changed) == {
        "discard:1": "-olmecs-stone-mask-2 +olmecs-ball-games",
        "history:1": "+olmecs-stone-mask-2",
        "progress:1": "6 to 8",
    }
    assert best in on_deck(story)[:2]


@rule("imperium-bots:OLM-B-3")
@pytest.mark.parametrize("card", ["olmecs-step-pyramids", "legends-mining"])
@pytest.mark.parametrize(("discard", "market"), [("calendar", MARKET), ("stone-mask-1", BARE)])
def test_olm_b_3_without_a_mask_or_a_market_card_it_brings_progress_and_goes_into_history(
    card: str, discard: str, market: tuple[str | None, ...]
) -> None:
    story, changed = olmecs(card, discard=discard, market=market)
    assert row_used(story) == "OLM-B-3"
    assert changed == {"slot:1": "-1", "history:1": f"+{card}", "progress:1": "6 to 7"}


@rule("imperium-bots:OLM-B-4", "imperium-bots:OLM-E-5")
@pytest.mark.parametrize(("row", "empire"), [("OLM-B-4", False), ("OLM-E-5", True)])
def test_olm_b_4_and_olm_e_5_cacao_returns_unrest_and_brings_progress_and_lets_you_return_unrest(
    row: str, empire: bool
) -> None:
    discard = "legends-unrest-3, legends-unrest-4, calendar"
    yours = {"your_hand": "unrest-7, hills", "your_discard": "unrest-8"}
    story, changed = olmecs("cacao", empire=empire, discard=discard, **yours)
    assert row_used(story) == row
    assert changed == {
        "slot:1": "-1",
        "discard:1": "-legends-unrest-4",
        "unrest": "+legends-unrest-4",
        "progress:1": "6 to 7",
        "resolving": "+olmecs-cacao",
    }
    assert story.asked == (0, "imperium-ask-return-unrest", "imperium:KW-RETURN-1")
    assert story.options() == ("card:legends-unrest-7", "done")
    with story.changes() as then:
        story.choose("card:legends-unrest-7")
    assert then == {
        "hand:0": "-legends-unrest-7",
        "unrest": "+legends-unrest-7",
        "discard:1": "+olmecs-cacao",
        "resolving": "-olmecs-cacao",
    }


@rule("imperium-bots:OLM-B-4", "imperium-bots:OLM-E-5")
@pytest.mark.parametrize(("row", "empire"), [("OLM-B-4", False), ("OLM-E-5", True)])
def test_olm_b_4_and_olm_e_5_cacao_only_offers_to_return_your_unrest(row: str, empire: bool) -> None:
    story, _ = olmecs("cacao", empire=empire, your_hand="unrest-7")
    with story.changes() as then:
        story.choose("done")
    assert row_used(story) == row
    assert then == {"discard:1": "+olmecs-cacao", "resolving": "-olmecs-cacao"}


@rule("imperium-bots:OLM-B-4", "imperium-bots:OLM-E-5")
@rule("imperium-solo:SOLO-Q-26")
@pytest.mark.parametrize(("row", "empire"), [("OLM-B-4", False), ("OLM-E-5", True)])
def test_olm_b_4_and_olm_e_5_unrest_in_your_discard_pile_cannot_be_returned(row: str, empire: bool) -> None:
    story, changed = olmecs("cacao", empire=empire, your_hand="hills", your_discard="unrest-8")
    assert row_used(story) == row
    assert sides(changed) == {"progress:1": "6 to 7"}
    assert (story.asked.text, story.options()) == ("imperium-ask-return-unrest", ("done",))


@rule("imperium-bots:OLM-B-5")
@pytest.mark.parametrize(
    "card", ["olmecs-ritual-sacrifice", "olmecs-olmec-traders", "legends-imperial", "legends-elders"]
)
def test_olm_b_5_any_other_card_discards_a_dynasty_card(card: str) -> None:
    story, changed = olmecs(card, deck="highlands", dynasty="stone-mask-1, cacao")
    assert row_used(story) == "OLM-B-5"
    assert sides(changed) == {"discard:1": f"+{card} +olmecs-stone-mask-1"}
    assert changed["dynasty"] == "-1"
    assert on_deck(story) == ["legends-highlands"]


@rule("imperium-bots:OLM-B-5")
def test_olm_b_5_without_a_dynasty_card_any_other_card_is_only_discarded() -> None:
    story, changed = olmecs("ritual-sacrifice", discard="stone-mask-1")
    assert row_used(story) == ""
    assert changed == {"slot:1": "-1", "discard:1": "+olmecs-ritual-sacrifice"}


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-bots:OLM-E-1")
@pytest.mark.parametrize("best", [REGION, UNCIVILISED, CIVILISED, TRIBUTARY])
def test_olm_e_1_fame_goes_into_history_and_pays_a_mask_for_a_market_card(best: str) -> None:
    discard = "stone-mask-1, stone-mask-2, legends-unrest-5, calendar"
    story, changed = olmecs("imperial", empire=True, discard=discard, tokens={best: (0, 0, 2)})
    assert row_used(story) == "OLM-E-1"
    assert sides(changed) == {
        "discard:1": "-olmecs-stone-mask-2",
        "history:1": "+legends-imperial +olmecs-stone-mask-2",
        "progress:1": "6 to 8",
    }
    assert best in on_deck(story)[:2]


@rule("imperium-bots:OLM-E-1")
@pytest.mark.parametrize(("discard", "market"), [("calendar", MARKET), ("stone-mask-1", BARE)])
@pytest.mark.parametrize("unrest", ["", "legends-unrest-5"])
def test_olm_e_1_fame_without_a_mask_or_a_market_card_returns_unrest_if_there_is_any(
    discard: str, market: tuple[str | None, ...], unrest: str
) -> None:
    story, changed = olmecs("imperial", empire=True, discard=f"{discard}, {unrest}", market=market)
    returned = {"discard:1": f"-{unrest}", "unrest": f"+{unrest}"} if unrest else {}
    assert row_used(story) == "OLM-E-1"
    assert changed == {"slot:1": "-1", "history:1": "+legends-imperial", **returned}


@rule("imperium-bots:OLM-E-2")
def test_olm_e_2_ritual_sacrifice_pays_the_latest_mask_for_fame() -> None:
    discard = "stone-mask-1, stone-mask-2, calendar"
    story, changed = olmecs("ritual-sacrifice", empire=True, discard=discard, fame="proud-1, eminent")
    assert row_used(story) == "OLM-E-2"
    assert changed == {
        "slot:1": "-1",
        "discard:1": "-olmecs-stone-mask-2 +olmecs-ritual-sacrifice",
        "history:1": "+olmecs-stone-mask-2",
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["legends-proud-1", *DECK]


@rule("imperium-bots:OLM-E-2")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        ("elders, highlands, education", "+legends-elders +legends-highlands"),
        ("elders", "+legends-elders"),
    ],
)
def test_olm_e_2_ritual_sacrifice_without_a_mask_discards_two_cards(deck: str, discarded: str) -> None:
    story, changed = olmecs("ritual-sacrifice", empire=True, deck=deck, discard="calendar")
    assert row_used(story) == "OLM-E-2"
    assert sides(changed) == {"discard:1": f"{discarded} +olmecs-ritual-sacrifice"}


@rule("imperium-bots:OLM-E-2")
def test_olm_e_2_ritual_sacrifice_that_can_do_nothing_is_any_other_card() -> None:
    story, changed = olmecs("ritual-sacrifice", empire=True, deck="", discard="calendar")
    assert row_used(story) == "OLM-E-9"
    assert changed == {"slot:1": "-1", "history:1": "+olmecs-ritual-sacrifice", "progress:1": "6 to 7"}


@rule("imperium-bots:OLM-E-4")
@pytest.mark.parametrize("card", ["olmecs-olmec-traders", "legends-espionage"])
def test_olm_e_4_an_attack_discards_one_card_and_returns_unrest_and_makes_you_take_unrest(card: str) -> None:
    discard = "legends-unrest-3, legends-unrest-4, calendar"
    story, changed = olmecs(card, empire=True, discard=discard)
    assert row_used(story) == "OLM-E-4"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-1",
        "discard:1": f"-legends-unrest-4 +legends-elders +{card}",
        "hand:0": "+legends-unrest-4",
    }


@rule("imperium-bots:OLM-E-4")
def test_olm_e_4_an_attack_returns_the_unrest_that_it_has_just_discarded() -> None:
    story, changed = olmecs("olmec-traders", empire=True, deck="legends-unrest-3, elders")
    assert row_used(story) == "OLM-E-4"
    assert sides(changed) == {"discard:1": "+olmecs-olmec-traders", "hand:0": "+legends-unrest-3"}
    assert on_deck(story) == ["legends-elders"]


@rule("imperium-bots:OLM-E-4")
def test_olm_e_4_an_attack_with_nothing_to_discard_or_return_only_makes_you_take_unrest() -> None:
    story, changed = olmecs("olmec-traders", empire=True, deck="", discard="calendar")
    assert row_used(story) == "OLM-E-4"
    assert changed == {
        "slot:1": "-1",
        "discard:1": "+olmecs-olmec-traders",
        "unrest": "-legends-unrest-12",
        "hand:0": "+legends-unrest-12",
    }


@rule("imperium-bots:OLM-E-4")
@rule("imperium-solo:SOLO-Q-16")
def test_olm_e_4_unrest_cannot_be_warded_off() -> None:
    story, changed = olmecs("olmec-traders", empire=True, your_play="scythians")
    assert story.asked.text == "imperium-ask-mode"
    assert changed["hand:0"] == "+legends-unrest-12"


@rule("imperium-bots:OLM-E-6")
@pytest.mark.parametrize("card", ["legends-elders", "legends-mining", "legends-jade-mask", "legends-city-1"])
@pytest.mark.parametrize("best", [REGION, UNCIVILISED, CIVILISED, TRIBUTARY])
def test_olm_e_6_an_uncivilised_card_acquires_any_card_and_goes_into_history(card: str, best: str) -> None:
    story, changed = olmecs(card, empire=True, deck="", discard="stone-mask-1", tokens={best: (0, 0, 2)})
    assert row_used(story) == "OLM-E-6"
    assert sides(changed) == {"history:1": f"+{card}", "progress:1": "6 to 8"}
    assert best in on_deck(story)


@rule("imperium-bots:OLM-E-6")
def test_olm_e_6_an_uncivilised_card_goes_into_history_though_the_market_is_bare() -> None:
    story, changed = olmecs("mining", empire=True, market=BARE)
    assert row_used(story) == "OLM-E-6"
    assert changed == {"slot:1": "-1", "history:1": "+legends-mining"}


@rule("imperium-bots:OLM-E-7")
@pytest.mark.parametrize(
    ("deck", "moved"),
    [
        ("elders, education", {"deck:1": "-1", "discard:1": "+legends-elders +olmecs-stone-mask-5"}),
        ("", {"discard:1": "+olmecs-stone-mask-5"}),
    ],
)
def test_olm_e_7_a_mask_brings_progress_and_discards_one_card(deck: str, moved: dict[str, str]) -> None:
    story, changed = olmecs("stone-mask-5", empire=True, deck=deck)
    assert row_used(story) == "OLM-E-7"
    assert changed == {"slot:1": "-1", "progress:1": "6 to 7", **moved}


@rule("imperium-bots:OLM-E-8")
@pytest.mark.parametrize("card", ["olmecs-ball-games", "olmecs-step-pyramids", "legends-astronomy"])
def test_olm_e_8_a_pinned_card_brings_progress_an_uncivilised_card_and_a_mask(card: str) -> None:
    tokens = {UNCIVILISED: (2, 1, 0), **dict.fromkeys((REGION, CIVILISED, TRIBUTARY), (0, 0, 3))}
    discard = "stone-mask-1, stone-mask-2, calendar"
    story, changed = olmecs(card, empire=True, discard=discard, tokens=tokens)
    assert row_used(story) == "OLM-E-8"
    assert sides(changed) == {
        "discard:1": "-olmecs-stone-mask-2",
        "history:1": f"+{card}",
        "materials:1": "4 to 6",
        "population:1": "5 to 6",
        "progress:1": "6 to 7",
    }
    assert on_deck(story) == ["olmecs-stone-mask-2", "legends-unrest-1", UNCIVILISED, *DECK]


@rule("imperium-bots:OLM-E-8")
def test_olm_e_8_without_an_uncivilised_card_and_a_mask_it_brings_progress_and_goes_into_history() -> None:
    market = ("sacred-grove", None, "moneylenders", "macedonians", None)
    story, changed = olmecs("ball-games", empire=True, market=market, discard="calendar")
    assert row_used(story) == "OLM-E-8"
    assert changed == {"slot:1": "-1", "history:1": "+olmecs-ball-games", "progress:1": "6 to 7"}


@rule("imperium-bots:OLM-E-9")
@pytest.mark.parametrize("card", ["legends-phoenicians", "legends-mercenaries"])
def test_olm_e_9_any_other_card_brings_progress_and_goes_into_history(card: str) -> None:
    story, changed = olmecs(card, empire=True, discard="stone-mask-1")
    assert row_used(story) == "OLM-E-9"
    assert changed == {"slot:1": "-1", "history:1": f"+{card}", "progress:1": "6 to 7"}
