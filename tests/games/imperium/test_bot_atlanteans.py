"""The table of the Atlanteans, row by row (ATL)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .solo import on_deck, resolved, row_used

TABLE: dict[str, Any] = {
    "market": ("plain", "elders", "astronomy", "romans", "persians"),
    "small": {"region": "island, moor", "uncivilised": "oracle, qanat", "civilised": "masonry, onager"},
    "main": "celts, macedonians, phoenicians",
    "fame": "eminent, acclaimed",
    "discard": "unrest-7",
}
"""One card of each suit in the market, a second tributary, what comes after them, and unrest to return."""
NO_MARKET = (None,) * 5
ALL_WITH_TOKENS = {
    "legends-plain": (1, 0, 0),
    "legends-elders": (0, 1, 0),
    "legends-astronomy": (0, 0, 1),
    "legends-romans": (1, 0, 0),
    "legends-persians": (1, 0, 0),
}
RESOLVED = {"slot:1": "-1"}
PERSIANS_ACQUIRED = {
    "market:4": "-legends-persians +legends-celts",
    "tucked:4": "-legends-unrest-4 +legends-unrest-12",
    "main-deck": "-1",
    "unrest": "-legends-unrest-12",
    "deck:1": "+2",
    "deck-top:1": "+legends-persians +legends-unrest-4",
}
PLAIN_BROKEN_THROUGH = {
    "market:0": "-legends-plain +legends-island",
    "region-deck": "-1",
    "deck:1": "+1",
    "deck-top:1": "+legends-plain",
}
EACH_SUIT = [
    (("plain", None, None, None, None), ["legends-plain"]),
    ((None, "elders", None, None, None), ["legends-unrest-1", "legends-elders"]),
    ((None, None, "astronomy", None, None), ["legends-unrest-1", "legends-astronomy"]),
    ((None, None, None, "romans", None), ["legends-unrest-1", "legends-romans"]),
    (("plain", "elders", "astronomy", "romans", None), ["legends-unrest-3", "legends-romans"]),
]
"""Markets, and what is acquired there when any of the four suits will do."""


def atlanteans(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Atlantean bot resolves a card, up to the first question."""
    return resolved(card, bot="atlanteans", **{**TABLE, "empire": True, **position})


@rule("imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("etruscans", "ATL-E-1"),
        ("fortunate-isle", "ATL-E-1"),
        ("monument", "ATL-E-1"),
        ("imperial", "ATL-E-2"),
        ("themiscyra", "ATL-E-4"),
        ("sacred-grove", "ATL-E-4"),
        ("palace-of-poseidon", "ATL-E-5"),
        ("mining", "ATL-E-5"),
        ("greeks", "ATL-E-5"),
        ("prosperity", "ATL-E-6"),
        ("spread-of-atlantis", "ATL-E-7"),
        ("espionage", "ATL-E-7"),
        ("xiongnu", "ATL-E-7"),
        ("kleito", "ATL-E-8"),
        ("education", "ATL-E-8"),
        ("diplomacy", "ATL-E-9"),
        ("carthaginians", "ATL-E-7"),
        ("jade-mask", "ATL-E-9"),
    ],
)
def test_a_card_uses_the_topmost_row_that_it_matches(card: str, row: str) -> None:
    story, _ = atlanteans(card)
    assert row_used(story) == row


# --- barbarian cards, fame -------------------------------------------------------------------------------


@rule("imperium-bots:ATL-E-1")
@pytest.mark.parametrize("card", ["legends-etruscans", "legends-fortunate-isle", "legends-monument"])
def test_atl_e_1_a_barbarian_card_discards_one_card_and_returns_one_unrest(card: str) -> None:
    story, changed = atlanteans(card, deck="flood-1, flood-2", discard="unrest-8, unrest-9, prosperity")
    assert row_used(story) == "ATL-E-1"
    assert changed == {
        **RESOLVED,
        "deck:1": "-1",
        "discard:1": "-legends-unrest-9 +atlanteans-flood-1",
        "unrest": "+legends-unrest-9",
        "history:1": f"+{card}",
    }


@rule("imperium-bots:ATL-E-1")
def test_atl_e_1_unrest_that_was_just_discarded_is_returned() -> None:
    _, changed = atlanteans("etruscans", deck="unrest-9, unrest-8", discard="unrest-7")
    assert changed == {
        **RESOLVED,
        "deck:1": "-1",
        "unrest": "+legends-unrest-9",
        "history:1": "+legends-etruscans",
    }


@rule("imperium-bots:ATL-E-1")
@pytest.mark.parametrize(
    ("position", "moved"),
    [
        ({"deck": "flood-1, flood-2"}, {"deck:1": "-1", "discard:1": "+atlanteans-flood-1"}),
        ({"discard": "unrest-9"}, {"discard:1": "-legends-unrest-9", "unrest": "+legends-unrest-9"}),
        ({}, {}),
    ],
)
def test_atl_e_1_a_barbarian_card_always_goes_into_history(
    position: dict[str, str], moved: dict[str, str]
) -> None:
    story, changed = atlanteans("etruscans", **{"discard": "", **position})
    assert row_used(story) == "ATL-E-1"
    assert changed == {**RESOLVED, **moved, "history:1": "+legends-etruscans"}


@rule("imperium-bots:ATL-E-2")
@rule("imperium-solo:SOLO-EFFECT-HISTORY-1")
def test_atl_e_2_fame_gains_progress_and_goes_into_history() -> None:
    story, changed = atlanteans("imperial", deck="flood-1", pool=(5, 5, 4))
    assert row_used(story) == "ATL-E-2"
    assert changed == {**RESOLVED, "progress:1": "4 to 5", "history:1": "+legends-imperial"}


# --- Myths and Legends -----------------------------------------------------------------------------------


@rule("imperium-bots:ATL-E-3")
def test_atl_e_3_myths_and_legends_sends_the_latest_region_into_history_for_fame() -> None:
    story, changed = atlanteans(
        "myths-and-legends", plays="hesperides, thule, palace-of-poseidon", your_pool=(6, 6, 3)
    )
    assert row_used(story) == "ATL-E-3"
    assert changed == {
        **RESOLVED,
        "play:1": "-atlanteans-thule",
        "history:1": "+atlanteans-thule",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+atlanteans-myths-and-legends",
    }
    assert on_deck(story) == ["legends-eminent"]


@rule("imperium-bots:ATL-E-3")
@rule("imperium-solo:SOLO-EFFECT-KOK-1", "imperium-solo:SOLO-EFFECT-KOK-2")
def test_atl_e_3_without_fame_cards_the_bot_becomes_king_of_kings() -> None:
    story, changed = atlanteans(
        "myths-and-legends", plays="thule", fame="", dynasty="kleito, vast-wealth", your_pool=(6, 6, 3)
    )
    assert row_used(story) == "ATL-E-3"
    assert changed == {
        **RESOLVED,
        "king-of-kings": "-king-of-kings-a +king-of-kings-b",
        "last-round": "0 to 2",
        "play:1": "-atlanteans-thule",
        "history:1": "+atlanteans-thule",
        "progress:1": "0 to 3",
        "dynasty": "-1",
        "deck:1": "+1",
        "discard:1": "+atlanteans-myths-and-legends",
    }
    assert on_deck(story) == ["atlanteans-kleito"]


@rule("imperium-bots:ATL-E-3")
def test_atl_e_3_without_a_region_in_play_myths_and_legends_steals_progress() -> None:
    story, changed = atlanteans("myths-and-legends", deck="flood-1", discard="thule", your_pool=(6, 6, 3))
    assert row_used(story) == "ATL-E-3"
    assert changed == {
        **RESOLVED,
        "progress:0": "3 to 2",
        "progress:1": "0 to 1",
        "discard:1": "+atlanteans-myths-and-legends",
    }


@rule("imperium-bots:ATL-E-3")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_atl_e_3_with_nothing_to_give_and_nothing_to_steal_it_is_an_empire_card() -> None:
    story, changed = atlanteans("myths-and-legends", your_pool=(6, 6, 0))
    assert row_used(story) == "ATL-E-8"
    assert changed == {**RESOLVED, **PLAIN_BROKEN_THROUGH, "history:1": "+atlanteans-myths-and-legends"}


# --- regions, pinned cards, Prosperity -------------------------------------------------------------------


@rule("imperium-bots:ATL-E-4")
@pytest.mark.parametrize("card", ["atlanteans-thule", "legends-sacred-grove"])
def test_atl_e_4_a_region_exiles_from_the_market_and_is_played(card: str) -> None:
    story, changed = atlanteans(card)
    assert row_used(story) == "ATL-E-4"
    assert changed == {
        **RESOLVED,
        "market:2": "-legends-astronomy +legends-masonry",
        "civilised-deck": "-1",
        "exile": "+legends-astronomy",
        "play:1": f"+{card}",
    }


@rule("imperium-bots:ATL-E-4")
@pytest.mark.parametrize("position", [{"market": NO_MARKET}, {"tokens": ALL_WITH_TOKENS}])
def test_atl_e_4_with_nothing_to_exile_a_region_is_only_played(position: dict[str, Any]) -> None:
    story, changed = atlanteans("thule", deck="flood-1", **position)
    assert row_used(story) == "ATL-E-4"
    assert changed == {**RESOLVED, "play:1": "+atlanteans-thule"}


@rule("imperium-bots:ATL-E-5")
def test_atl_e_5_a_pinned_card_acquires_the_best_card_and_goes_into_history() -> None:
    story, changed = atlanteans("moats-and-walls", plays="thule")
    assert row_used(story) == "ATL-E-5"
    assert changed == {**RESOLVED, **PERSIANS_ACQUIRED, "history:1": "+atlanteans-moats-and-walls"}


@rule("imperium-bots:ATL-E-5")
@pytest.mark.parametrize(("market", "gained"), EACH_SUIT)
def test_atl_e_5_a_pinned_card_acquires_any_suit(market: tuple[str | None, ...], gained: list[str]) -> None:
    story, changed = atlanteans("mining", market=market)
    assert on_deck(story) == gained
    assert changed["history:1"] == "+legends-mining"


@rule("imperium-bots:ATL-E-5")
def test_atl_e_5_without_a_market_card_a_pinned_card_only_goes_into_history() -> None:
    story, changed = atlanteans("mining", market=NO_MARKET)
    assert row_used(story) == "ATL-E-5"
    assert changed == {**RESOLVED, "history:1": "+legends-mining"}


@rule("imperium-bots:ATL-E-6")
@pytest.mark.parametrize(
    ("plays", "tokens"),
    [
        ("thule, hesperides", {"progress:1": "4 to 6"}),
        ("thule, hesperides, elysian-fields, palace-of-poseidon", {"progress:1": "4 to 7"}),
        ("", {}),
    ],
)
def test_atl_e_6_prosperity_gains_progress_per_region_and_you_may_draw(
    plays: str, tokens: dict[str, str]
) -> None:
    story, changed = atlanteans("prosperity", plays=plays, pool=(5, 5, 4), your_deck="legions, conquer")
    assert row_used(story) == "ATL-E-6"
    assert changed == {**RESOLVED, **tokens, "resolving": "+atlanteans-prosperity"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-may")
    assert story.options() == ("choice:yes", "done")


@rule("imperium-bots:ATL-E-6")
@pytest.mark.parametrize(
    ("answer", "drawn"), [("choice:yes", {"deck:0": "-1", "hand:0": "+romans-legions"}), ("done", {})]
)
def test_atl_e_6_you_draw_one_card_or_none(answer: str, drawn: dict[str, str]) -> None:
    story, _ = atlanteans("prosperity", plays="thule", deck="flood-1", your_deck="legions, conquer")
    with story.changes() as changed:
        story.choose(answer)
    assert changed == {
        **drawn,
        "resolving": "-atlanteans-prosperity",
        "discard:1": "+atlanteans-prosperity",
    }


@rule("imperium-bots:ATL-E-6")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_atl_e_6_without_regions_and_cards_to_draw_it_is_an_empire_card() -> None:
    story, changed = atlanteans("prosperity", nation="utopians", your_deck="")
    assert row_used(story) == "ATL-E-8"
    assert changed == {**RESOLVED, **PLAIN_BROKEN_THROUGH, "history:1": "+atlanteans-prosperity"}


# --- attacks ---------------------------------------------------------------------------------------------


@rule("imperium-bots:ATL-E-7")
def test_atl_e_7_an_attack_acquires_steals_progress_and_makes_you_recall_a_region() -> None:
    story, changed = atlanteans(
        "atlantean-fleet", your_play="rainforest, mining, mountain", your_pool=(6, 6, 3), plays="thule"
    )
    assert row_used(story) == "ATL-E-7"
    assert changed == {
        **RESOLVED,
        **PERSIANS_ACQUIRED,
        "progress:0": "3 to 2",
        "progress:1": "0 to 1",
        "resolving": "+atlanteans-atlantean-fleet",
    }
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-recall")
    assert story.options() == ("card:legends-rainforest", "card:legends-mountain")
    with story.changes() as changed:
        story.choose("card:legends-mountain")
    assert changed == {
        "play:0": "-legends-mountain",
        "hand:0": "+legends-mountain",
        "resolving": "-atlanteans-atlantean-fleet",
        "discard:1": "+atlanteans-atlantean-fleet",
    }


@rule("imperium-bots:ATL-E-7")
@pytest.mark.parametrize(("market", "gained"), EACH_SUIT)
def test_atl_e_7_an_attack_acquires_any_suit(market: tuple[str | None, ...], gained: list[str]) -> None:
    story, changed = atlanteans("espionage", market=market)
    assert row_used(story) == "ATL-E-7"
    assert on_deck(story) == gained
    assert changed["discard:1"] == "+legends-espionage"


@rule("imperium-bots:ATL-E-7")
@pytest.mark.parametrize(
    ("position", "done"),
    [
        ({"your_pool": (6, 6, 3)}, {"progress:0": "3 to 2", "progress:1": "0 to 1"}),
        ({"your_play": "rainforest"}, {"play:0": "-legends-rainforest", "hand:0": "+legends-rainforest"}),
    ],
)
def test_atl_e_7_what_cannot_be_done_is_skipped(position: dict[str, Any], done: dict[str, str]) -> None:
    story, changed = atlanteans("atlantean-fleet", market=NO_MARKET, **position)
    assert row_used(story) == "ATL-E-7"
    assert changed == {**RESOLVED, **done, "discard:1": "+atlanteans-atlantean-fleet"}


@rule("imperium-bots:ATL-E-7")
@rule("imperium-solo:SOLO-RESOLVE-7")
@pytest.mark.parametrize(
    ("card", "row", "brought"),
    [
        ("atlanteans-atlantean-fleet", "ATL-E-8", {"region-deck": "-1", "deck:1": "+1"}),
        ("legends-espionage", "ATL-E-9", {"dynasty": "-1", "discard:1": "+atlanteans-kleito"}),
    ],
)
def test_atl_e_7_an_attack_that_does_nothing_uses_its_next_row(
    card: str, row: str, brought: dict[str, str]
) -> None:
    story, changed = atlanteans(card, market=NO_MARKET, your_play="mining", dynasty="kleito, vast-wealth")
    assert row_used(story) == row
    assert changed == {**RESOLVED, **brought, "history:1": f"+{card}"}


@rule("imperium-bots:ATL-E-7")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-1", "imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_atl_e_7_a_protection_stops_the_theft_and_the_recall_but_not_what_is_acquired() -> None:
    story, changed = atlanteans("atlantean-fleet", your_play="rainforest, scythians", your_pool=(6, 6, 3))
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-shield")
    assert changed == {**RESOLVED, **PERSIANS_ACQUIRED, "resolving": "+atlanteans-atlantean-fleet"}
    with story.changes() as changed:
        story.choose("card:legends-scythians")
    assert changed["discard:1"] == "+atlanteans-atlantean-fleet"
    assert not {"play:0", "hand:0", "progress:0", "progress:1"} & set(changed)


# --- empire and other cards ------------------------------------------------------------------------------


@rule("imperium-bots:ATL-E-8")
def test_atl_e_8_an_empire_card_sends_the_latest_region_into_history_to_acquire() -> None:
    story, changed = atlanteans("flood-1", plays="hesperides, thule, palace-of-poseidon")
    assert row_used(story) == "ATL-E-8"
    assert changed == {
        **RESOLVED,
        **PERSIANS_ACQUIRED,
        "play:1": "-atlanteans-thule",
        "history:1": "+atlanteans-flood-1 +atlanteans-thule",
    }


@rule("imperium-bots:ATL-E-8")
@pytest.mark.parametrize(("market", "gained"), EACH_SUIT)
def test_atl_e_8_an_empire_card_acquires_any_suit(market: tuple[str | None, ...], gained: list[str]) -> None:
    story, changed = atlanteans("education", market=market, plays="thule")
    assert on_deck(story) == gained
    assert changed["play:1"] == "-atlanteans-thule"
    assert changed["history:1"] == "+atlanteans-thule +legends-education"


@rule("imperium-bots:ATL-E-8")
def test_atl_e_8_without_a_region_in_play_an_empire_card_breaks_through_for_a_region() -> None:
    story, changed = atlanteans("flood-1", plays="palace-of-poseidon", discard="thule")
    assert row_used(story) == "ATL-E-8"
    assert changed == {**RESOLVED, **PLAIN_BROKEN_THROUGH, "history:1": "+atlanteans-flood-1"}


@rule("imperium-bots:ATL-E-8")
@rule("imperium-solo:SOLO-RESOLVE-13")
def test_atl_e_8_without_a_market_card_the_region_stays_in_play() -> None:
    story, changed = atlanteans("flood-1", plays="thule", market=NO_MARKET)
    assert row_used(story) == "ATL-E-8"
    assert changed == {**RESOLVED, "region-deck": "-1", "deck:1": "+1", "history:1": "+atlanteans-flood-1"}
    assert on_deck(story) == ["legends-island"]


@rule("imperium-bots:ATL-E-9")
@pytest.mark.parametrize("card", ["legends-jade-mask", "legends-phoenicians", "legends-leadership"])
def test_atl_e_9_any_other_card_brings_a_dynasty_card_and_goes_into_history(card: str) -> None:
    story, changed = atlanteans(
        card, dynasty="mountain-of-atlantis, kleito", main="celts, macedonians", pool=(5, 5, 5)
    )
    assert row_used(story) == "ATL-E-9"
    assert changed == {
        **RESOLVED,
        "dynasty": "-1",
        "discard:1": "+atlanteans-mountain-of-atlantis",
        "history:1": f"+{card}",
    }


@rule("imperium-bots:ATL-E-9")
@rule("imperium-solo:SOLO-END-1")
def test_atl_e_9_the_last_dynasty_card_triggers_scoring() -> None:
    _, changed = atlanteans("jade-mask", dynasty="kleito")
    assert changed["discard:1"] == "+atlanteans-kleito"
    assert changed["last-round"] == "0 to 2"


@rule("imperium-bots:ATL-E-9")
def test_atl_e_9_without_dynasty_cards_any_other_card_only_goes_into_history() -> None:
    story, changed = atlanteans("jade-mask", deck="flood-1")
    assert row_used(story) == "ATL-E-9"
    assert changed == {**RESOLVED, "history:1": "+legends-jade-mask"}
