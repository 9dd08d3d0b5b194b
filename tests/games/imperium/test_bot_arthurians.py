"""The table of the Arthurians, row by row (ART)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .solo import bot_turn, on_deck, resolved, row_used

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
ELDERS_BROKEN_THROUGH = {
    "market:1": "-legends-elders +legends-oracle",
    "uncivilised-deck": "-1",
    "deck:1": "+1",
    "deck-top:1": "+legends-elders",
}


def arthurians(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Arthurian bot resolves a card, up to the first question."""
    return resolved(card, bot="arthurians", **{**TABLE, **position})


@rule("imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("imperial", "ART-B-1"),
        ("twrch-trwyth", "ART-B-2"),
        ("viviane-of-the-lake", "ART-B-3"),
        ("fortunate-isle", "ART-B-3"),
        ("city-of-camelot", "ART-B-4"),
        ("mining", "ART-B-4"),
        ("amphitheatre", "ART-B-4"),
        ("scythians", "ART-B-4"),
        ("myrddin-wyllt-merlin", "ART-B-5"),
        ("lawnslot-llyn-sir-lancelot", "ART-B-5"),
        ("cataphract", "ART-B-5"),
        ("lady-bertilak", "ART-B-6"),
        ("espionage", "ART-B-6"),
        ("exports", "ART-B-6"),
        ("vikings", "ART-B-6"),
        ("education", "ART-B-7"),
        ("taliesin-the-bard", "ART-B-7"),
        ("excalibur", "ART-B-8"),
        ("rituals-and-ceremonies", "ART-B-9"),
        ("diplomacy", "ART-B-9"),
        ("guennuvar", "ART-B-10"),
        ("etruscans", "ART-B-10"),
    ],
)
def test_a_card_uses_the_topmost_row_that_it_matches(card: str, row: str) -> None:
    story, _ = arthurians(card)
    assert row_used(story) == row


@rule("imperium-solo:SOLO-NATION-ART-3")
def test_arthurians_have_one_table_in_every_state() -> None:
    story, _ = arthurians("cafall", empire=True)
    assert row_used(story) == "ART-B-10"


@rule("imperium-bots:ART-B-1")
def test_art_b_1_fame_gains_progress_and_is_discarded() -> None:
    story, changed = arthurians("imperial", pool=(5, 5, 4), deck="cafall")
    assert row_used(story) == "ART-B-1"
    assert changed == {**RESOLVED, "progress:1": "4 to 5", "discard:1": "+legends-imperial"}


# --- Twrch Trwyth ----------------------------------------------------------------------------------------


@rule("imperium-bots:ART-B-2")
def test_art_b_2_twrch_trwyth_exiles_a_quest_and_sends_the_latest_knight_into_history() -> None:
    story, changed = arthurians(
        "twrch-trwyth",
        impending="excalibur, taliesin-the-bard, graal",
        discard="bedwyr, cai-sir-kay, unrest-7",
    )
    assert row_used(story) == "ART-B-2"
    assert changed == {
        **RESOLVED,
        "impending": "-1",
        "exile": "+arthurians-excalibur",
        "discard:1": "-arthurians-cai-sir-kay +arthurians-twrch-trwyth",
        "history:1": "+arthurians-cai-sir-kay",
    }


@rule("imperium-bots:ART-B-2")
def test_art_b_2_without_a_knight_twrch_trwyth_is_exiled_too() -> None:
    story, changed = arthurians(
        "twrch-trwyth",
        impending="lawnslot-llyn-sir-lancelot, excalibur, graal",
        discard="cafall, unrest-7",
        plays="bedwyr",
    )
    assert row_used(story) == "ART-B-2"
    assert changed == {
        **RESOLVED,
        "impending": "-1",
        "exile": "+arthurians-lawnslot-llyn-sir-lancelot +arthurians-twrch-trwyth",
    }


@rule("imperium-bots:ART-B-2")
@pytest.mark.parametrize("impending", ["graal", ""])
@pytest.mark.parametrize(
    ("discard", "moved"),
    [
        (
            "bedwyr",
            {
                "discard:1": "-arthurians-bedwyr +arthurians-twrch-trwyth",
                "history:1": "+arthurians-bedwyr",
            },
        ),
        ("", {"exile": "+arthurians-twrch-trwyth"}),
    ],
)
def test_art_b_2_the_graal_is_never_exiled(impending: str, discard: str, moved: dict[str, str]) -> None:
    story, changed = arthurians("twrch-trwyth", impending=impending, deck="cafall", discard=discard)
    assert row_used(story) == "ART-B-2"
    assert changed == {**RESOLVED, **moved}


# --- regions, pinned cards, knights ----------------------------------------------------------------------


@rule("imperium-bots:ART-B-3")
@pytest.mark.parametrize("card", ["arthurians-britannia-prima", "legends-sacred-grove"])
def test_art_b_3_a_region_exiles_from_the_market_and_is_played(card: str) -> None:
    story, changed = arthurians(card)
    assert row_used(story) == "ART-B-3"
    assert changed == {
        **RESOLVED,
        "market:2": "-legends-astronomy +legends-masonry",
        "civilised-deck": "-1",
        "exile": "+legends-astronomy",
        "play:1": f"+{card}",
    }


@rule("imperium-bots:ART-B-3")
@pytest.mark.parametrize("position", [{"market": NO_MARKET}, {"tokens": ALL_WITH_TOKENS}])
def test_art_b_3_with_nothing_to_exile_a_region_is_only_played(position: dict[str, Any]) -> None:
    story, changed = arthurians("britannia-prima", deck="cafall", **position)
    assert row_used(story) == "ART-B-3"
    assert changed == {**RESOLVED, "play:1": "+arthurians-britannia-prima"}


@rule("imperium-bots:ART-B-4")
def test_art_b_4_a_pinned_card_discards_one_card_and_returns_one_unrest() -> None:
    story, changed = arthurians(
        "city-of-camelot", deck="cafall, guennuvar", discard="unrest-8, unrest-9, bedwyr", pool=(5, 5, 4)
    )
    assert row_used(story) == "ART-B-4"
    assert changed == {
        **RESOLVED,
        "deck:1": "-1",
        "discard:1": "-legends-unrest-9 +arthurians-cafall +arthurians-city-of-camelot",
        "unrest": "+legends-unrest-9",
    }


@rule("imperium-bots:ART-B-4")
def test_art_b_4_unrest_that_was_just_discarded_is_returned() -> None:
    _, changed = arthurians("city-of-camelot", deck="unrest-9, guennuvar")
    assert changed == {
        **RESOLVED,
        "deck:1": "-1",
        "discard:1": "+arthurians-city-of-camelot",
        "unrest": "+legends-unrest-9",
    }


@rule("imperium-bots:ART-B-4")
def test_art_b_4_without_unrest_a_pinned_card_gains_progress() -> None:
    _, changed = arthurians("city-of-camelot", deck="cafall, unrest-9", discard="bedwyr", pool=(5, 5, 4))
    assert changed == {
        **RESOLVED,
        "deck:1": "-1",
        "discard:1": "+arthurians-cafall +arthurians-city-of-camelot",
        "progress:1": "4 to 5",
    }


@rule("imperium-bots:ART-B-4")
@rule("imperium-solo:SOLO-NATION-ART-3")
def test_art_b_4_the_nadir_card_is_discarded_and_the_bot_stays_a_barbarian() -> None:
    story, changed = arthurians("gwaith-camlan", deck="", discard="")
    assert row_used(story) == "ART-B-4"
    assert changed == {**RESOLVED, "discard:1": "+arthurians-gwaith-camlan", "progress:1": "0 to 1"}
    assert not story.state.empire[1]


@rule("imperium-bots:ART-B-5")
def test_art_b_5_a_knight_abandons_a_region_to_acquire_a_region() -> None:
    story, changed = arthurians(
        "bedwyr",
        plays="britannia-prima, britannia-secunda, city-of-camelot",
        tokens={"legends-plain": (1, 2, 3)},
    )
    assert row_used(story) == "ART-B-5"
    assert changed == {
        **RESOLVED,
        "play:1": "-arthurians-britannia-secunda",
        "discard:1": "+arthurians-bedwyr +arthurians-britannia-secunda",
        "market:0": "-legends-plain +legends-island",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+legends-plain",
        "materials:market:0": "1 to 0",
        "population:market:0": "2 to 0",
        "progress:market:0": "3 to 0",
        "materials:1": "0 to 1",
        "population:1": "0 to 2",
        "progress:1": "0 to 3",
    }


@rule("imperium-bots:ART-B-5")
@pytest.mark.parametrize(
    "position",
    [
        {"plays": ""},
        {"plays": "britannia-prima", "market": (None, "elders", "astronomy", "romans", "persians")},
    ],
)
def test_art_b_5_a_knight_breaks_through_for_uncivilised_where_no_region_can_be_exchanged(
    position: dict[str, Any],
) -> None:
    story, changed = arthurians("bedwyr", **position)
    assert row_used(story) == "ART-B-5"
    assert changed == {**RESOLVED, **ELDERS_BROKEN_THROUGH, "discard:1": "+arthurians-bedwyr"}


@rule("imperium-bots:ART-B-5")
def test_art_b_5_a_knight_breaks_through_from_the_uncivilised_deck() -> None:
    story, changed = arthurians("bedwyr", market=("plain", None, "astronomy", "romans", "persians"))
    assert changed == {
        **RESOLVED,
        "uncivilised-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+arthurians-bedwyr",
    }
    assert on_deck(story) == ["legends-oracle"]


# --- attacks ---------------------------------------------------------------------------------------------

BOTH_TAKE_UNREST = {"unrest": "-legends-unrest-11 -legends-unrest-12", "hand:0": "+legends-unrest-11"}


@rule("imperium-bots:ART-B-6")
def test_art_b_6_an_attack_gives_a_knight_for_a_quest_and_both_sides_take_unrest() -> None:
    story, changed = arthurians(
        "morigena",
        impending="excalibur, taliesin-the-bard, graal",
        discard="bedwyr, cai-sir-kay, unrest-7",
        dynasty="britannia-flavia, gwaith-camlan",
    )
    assert row_used(story) == "ART-B-6"
    assert changed == {
        **RESOLVED,
        **BOTH_TAKE_UNREST,
        "impending": "-1",
        "discard:1": "-arthurians-cai-sir-kay +arthurians-morigena",
        "history:1": "+arthurians-cai-sir-kay",
        "deck:1": "+2",
        "deck-top:1": "+legends-unrest-12",
    }
    assert on_deck(story) == ["legends-unrest-12", "arthurians-excalibur"]


@rule("imperium-bots:ART-B-6")
@rule("imperium-solo:SOLO-NATION-ART-2")
def test_art_b_6_the_graal_is_the_last_quest_and_triggers_nothing() -> None:
    story, changed = arthurians("morigena", impending="graal", discard="bedwyr")
    assert on_deck(story) == ["legends-unrest-12", "arthurians-graal"]
    assert changed["impending"] == "-1"
    assert changed["history:1"] == "+arthurians-bedwyr"
    assert "last-round" not in changed


@rule("imperium-bots:ART-B-6")
@pytest.mark.parametrize(
    "position", [{"impending": "excalibur, graal", "discard": "cafall, unrest-7"}, {"discard": "bedwyr"}]
)
def test_art_b_6_without_a_knight_or_a_quest_an_attack_brings_a_dynasty_card(
    position: dict[str, Any],
) -> None:
    story, changed = arthurians("morigena", dynasty="britannia-flavia, gwaith-camlan", **position)
    assert row_used(story) == "ART-B-6"
    assert changed == {
        **RESOLVED,
        **BOTH_TAKE_UNREST,
        "dynasty": "-1",
        "discard:1": "+arthurians-britannia-flavia",
        "history:1": "+arthurians-morigena",
        "deck:1": "+1",
        "deck-top:1": "+legends-unrest-12",
    }


@rule("imperium-bots:ART-B-6")
def test_art_b_6_with_nothing_to_gain_an_attack_still_goes_into_history() -> None:
    story, changed = arthurians("lady-bertilak", deck="cafall")
    assert row_used(story) == "ART-B-6"
    assert changed == {
        **RESOLVED,
        **BOTH_TAKE_UNREST,
        "history:1": "+arthurians-lady-bertilak",
        "deck:1": "+1",
        "deck-top:1": "+legends-unrest-12",
    }


@rule("imperium-bots:ART-B-6")
@rule("imperium-solo:SOLO-END-1", "imperium-solo:SOLO-NATION-ART-3")
def test_art_b_6_the_nadir_card_as_last_dynasty_card_triggers_scoring() -> None:
    story, changed = arthurians("lady-bertilak", dynasty="gwaith-camlan")
    assert changed["discard:1"] == "+arthurians-gwaith-camlan"
    assert changed["last-round"] == "0 to 2"
    assert not story.state.empire[1]


# --- empire cards, quests --------------------------------------------------------------------------------


@rule("imperium-bots:ART-B-7")
@pytest.mark.parametrize("card", ["legends-education", "arthurians-taliesin-the-bard"])
def test_art_b_7_an_empire_card_gains_progress_and_goes_into_history(card: str) -> None:
    story, changed = arthurians(
        card, pool=(5, 5, 4), discard="bedwyr, unrest-7", deck="cafall", dynasty="gwaith-camlan"
    )
    assert row_used(story) == "ART-B-7"
    assert changed == {**RESOLVED, "progress:1": "4 to 5", "history:1": f"+{card}"}


@rule("imperium-bots:ART-B-8")
@rule("imperium-solo:SOLO-NATION-ART-2")
@pytest.mark.parametrize("card", ["arthurians-excalibur", "arthurians-graal"])
def test_art_b_8_a_quest_gives_a_knight_for_fame(card: str) -> None:
    story, changed = arthurians(
        card, discard="bedwyr, cai-sir-kay, unrest-7", dynasty="britannia-flavia, gwaith-camlan"
    )
    assert row_used(story) == "ART-B-8"
    assert changed == {
        **RESOLVED,
        "discard:1": f"-arthurians-cai-sir-kay +{card}",
        "history:1": "+arthurians-cai-sir-kay",
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["legends-eminent"]


@rule("imperium-bots:ART-B-8")
@rule("imperium-solo:SOLO-NATION-ART-2")
@pytest.mark.parametrize("card", ["arthurians-excalibur", "arthurians-graal"])
def test_art_b_8_without_a_knight_a_quest_brings_progress_and_a_dynasty_card(card: str) -> None:
    story, changed = arthurians(
        card, discard="cafall, unrest-7", pool=(5, 5, 4), dynasty="britannia-flavia, gwaith-camlan"
    )
    assert row_used(story) == "ART-B-8"
    assert changed == {
        **RESOLVED,
        "history:1": f"+{card}",
        "progress:1": "4 to 5",
        "dynasty": "-1",
        "discard:1": "+arthurians-britannia-flavia",
    }


@rule("imperium-bots:ART-B-8")
def test_art_b_8_without_dynasty_cards_a_quest_brings_progress() -> None:
    _, changed = arthurians("excalibur")
    assert changed == {**RESOLVED, "history:1": "+arthurians-excalibur", "progress:1": "0 to 1"}


@rule("imperium-bots:ART-B-8")
@rule("imperium-solo:SOLO-EFFECT-KOK-1", "imperium-solo:SOLO-EFFECT-KOK-3")
def test_art_b_8_king_of_kings_comes_once_and_then_a_knight_is_kept() -> None:
    story = bot_turn(
        "bot-slot",
        **{**TABLE, "fame": "", "discard": "bedwyr, cai-sir-kay"},
        bot="arthurians",
        slots="graal, excalibur",
        deck="5 unrest",
        dynasty="britannia-flavia, gwaith-camlan",
    )
    with story.changes() as changed:
        story.choose("done")
    assert changed["progress:1"] == "0 to 7", "6 as a barbarian, then 1"
    assert changed["history:1"] == "+arthurians-cai-sir-kay +arthurians-excalibur"
    assert changed["discard:1"] == "-arthurians-cai-sir-kay +arthurians-britannia-flavia +arthurians-graal"
    assert changed["last-round"] == "0 to 2"


# --- uncivilised and other cards -------------------------------------------------------------------------


@rule("imperium-bots:ART-B-9")
@pytest.mark.parametrize("card", ["legends-leadership", "legends-jade-mask"])
def test_art_b_9_an_uncivilised_card_breaks_through_and_gives_you_progress(card: str) -> None:
    story, changed = arthurians(card, your_pool=(6, 6, 2))
    assert row_used(story) == "ART-B-9"
    assert changed == {
        **RESOLVED,
        **ELDERS_BROKEN_THROUGH,
        "history:1": f"+{card}",
        "progress:0": "2 to 3",
    }


@rule("imperium-bots:ART-B-9")
def test_art_b_9_a_break_through_that_finds_nothing_brings_two_progress() -> None:
    story, changed = arthurians(
        "jade-mask", market=NO_MARKET, small={"region": "", "uncivilised": "", "civilised": ""}
    )
    assert row_used(story) == "ART-B-9"
    assert changed == {
        **RESOLVED,
        "history:1": "+legends-jade-mask",
        "progress:0": "0 to 1",
        "progress:1": "0 to 2",
    }


@rule("imperium-bots:ART-B-10")
@pytest.mark.parametrize(
    ("market", "gained"),
    [
        (("plain", None, None, None, None), ["legends-plain"]),
        ((None, "elders", None, None, None), ["legends-unrest-1", "legends-elders"]),
        ((None, None, "astronomy", None, None), ["legends-unrest-1", "legends-astronomy"]),
        ((None, None, None, "romans", None), ["legends-unrest-1", "legends-romans"]),
        (("plain", "elders", "astronomy", "romans", None), ["legends-unrest-3", "legends-romans"]),
        (("plain", "elders", "masonry", "romans", None), ["legends-unrest-2", "legends-masonry"]),
    ],
)
def test_art_b_10_any_other_card_acquires_the_best_card_of_all_suits(
    market: tuple[str | None, ...], gained: list[str]
) -> None:
    small = {"region": "island", "uncivilised": "oracle", "civilised": "onager"}
    story, changed = arthurians("uthyr-pendragon", market=market, small=small)
    assert row_used(story) == "ART-B-10"
    assert on_deck(story) == gained
    assert changed["history:1"] == "+arthurians-uthyr-pendragon"
    assert not [key for key in changed if key.startswith(("discard", "progress", "materials", "population"))]


@rule("imperium-bots:ART-B-10")
def test_art_b_10_without_a_market_card_any_other_card_only_goes_into_history() -> None:
    story, changed = arthurians("cafall", market=NO_MARKET)
    assert row_used(story) == "ART-B-10"
    assert changed == {**RESOLVED, "history:1": "+arthurians-cafall"}
