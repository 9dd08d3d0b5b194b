"""The tables of the Mauryans, row by row (MAU)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .solo import on_deck, resolved, row_used

TABLE: dict[str, Any] = {
    "market": ("plain", "elders", "astronomy", "romans", "persians"),
    "small": {"region": "island, moor", "uncivilised": "oracle, qanat", "civilised": "masonry, onager"},
    "main": "celts, macedonians, cartography",
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
DECK = "arthashastra, chanakya, advance"
RESOLVED = {"slot:1": "-1"}
ONE_DISCARDED = {"deck:1": "-1", "discard:1": "+mauryans-arthashastra"}
PLAIN_BROKEN_THROUGH = {
    "market:0": "-legends-plain +legends-island",
    "region-deck": "-1",
    "deck:1": "+1",
    "deck-top:1": "+legends-plain",
}
ELDERS_ACQUIRED = {
    "market:1": "-legends-elders +legends-oracle",
    "tucked:1": "-legends-unrest-1 +legends-unrest-12",
    "uncivilised-deck": "-1",
    "unrest": "-legends-unrest-12",
    "deck:1": "+2",
    "deck-top:1": "+legends-elders +legends-unrest-1",
}
PERSIANS_BROKEN_THROUGH = {
    "market:4": "-legends-persians +legends-celts",
    "main-deck": "-1",
    "deck:1": "+1",
    "deck-top:1": "+legends-persians",
}


def mauryans(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Mauryan bot resolves a card, up to the first question."""
    return resolved(card, bot="mauryans", **{**TABLE, **position})


@rule("imperium-solo:SOLO-RESOLVE-1", "imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("card", "barbarian", "empire"),
    [
        ("advance", "MAU-B-1", "MAU-E-1"),
        ("prosperity", "MAU-B-2", "MAU-E-9"),
        ("indian-elephants-1", "MAU-B-3", "MAU-E-4"),
        ("indian-elephants-2", "MAU-B-3", "MAU-E-1"),
        ("exports", "MAU-B-3", "MAU-E-4"),
        ("vikings", "MAU-B-3", "MAU-E-4"),
        ("gandhara", "MAU-B-4", "MAU-E-5"),
        ("magadha", "MAU-B-4", "MAU-E-1"),
        ("grand-trunk-road", "MAU-B-4", "MAU-E-5"),
        ("sacred-grove", "MAU-B-4", "MAU-E-5"),
        ("arthashastra", "MAU-B-5", "MAU-E-6"),
        ("mathematics", "MAU-B-5", "MAU-E-6"),
        ("monument", "MAU-B-5", "MAU-E-1"),
        ("scythians", "MAU-B-5", "MAU-E-6"),
        ("greeks", "MAU-B-5", "MAU-E-6"),
        ("ashoka", "MAU-B-6", "MAU-E-8"),
        ("education", "MAU-B-6", "MAU-E-8"),
        ("chandragupta", "MAU-B-7", "MAU-E-1"),
        ("imperial", "MAU-B-7", "MAU-E-2"),
        ("glory", "MAU-B-7", "MAU-E-3"),
        ("nanda-dynasty", "MAU-B-7", "MAU-E-7"),
        ("etruscans", "MAU-B-7", "MAU-E-1"),
        ("jade-mask", "MAU-B-7", "MAU-E-9"),
    ],
)
def test_a_card_uses_the_topmost_row_that_it_matches(card: str, barbarian: str, empire: str) -> None:
    as_barbarian, _ = mauryans(card)
    as_empire, _ = mauryans(card, empire=True)
    assert (row_used(as_barbarian), row_used(as_empire)) == (barbarian, empire)


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-bots:MAU-B-1")
def test_mau_b_1_advance_pays_progress_for_a_civilised_card() -> None:
    story, changed = mauryans("advance", pool=(5, 5, 4))
    assert row_used(story) == "MAU-B-1"
    assert changed == {
        **RESOLVED,
        "progress:1": "4 to 3",
        "market:2": "-legends-astronomy +legends-masonry",
        "tucked:2": "-legends-unrest-2 +legends-unrest-12",
        "civilised-deck": "-1",
        "unrest": "-legends-unrest-12",
        "deck:1": "+2",
        "deck-top:1": "+legends-astronomy +legends-unrest-2",
        "discard:1": "+mauryans-advance",
    }


@rule("imperium-bots:MAU-B-1")
@rule("imperium-solo:SOLO-RESOLVE-13")
@pytest.mark.parametrize(
    "position",
    [
        {"pool": (5, 5, 0)},
        {"pool": (5, 5, 4), "market": ("plain", "elders", None, "romans", "persians")},
    ],
)
def test_mau_b_1_without_progress_or_a_civilised_card_advance_acquires_an_uncivilised_card(
    position: dict[str, Any],
) -> None:
    story, changed = mauryans("advance", **position)
    assert row_used(story) == "MAU-B-1"
    assert changed == {**RESOLVED, **ELDERS_ACQUIRED, "discard:1": "+mauryans-advance"}


@rule("imperium-bots:MAU-B-1")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_mau_b_1_with_nothing_to_acquire_advance_is_any_other_card() -> None:
    market = ("plain", None, None, "romans", "persians")
    story, changed = mauryans("advance", pool=(5, 5, 4), market=market, dynasty="gandhara, mathematics")
    assert row_used(story) == "MAU-B-7"
    assert changed == {
        **RESOLVED,
        "dynasty": "-1",
        "discard:1": "+mauryans-gandhara",
        "history:1": "+mauryans-advance",
    }


@rule("imperium-bots:MAU-B-2")
@rule("imperium-solo:SOLO-Q-19")
@pytest.mark.parametrize(
    ("plays", "deck", "done"),
    [
        ("magadha, gandhara, arthashastra", "advance, chanakya", {"progress:1": "4 to 6"}),
        ("gandhara, grand-trunk-road", "advance, chanakya", {"progress:1": "4 to 7"}),
        ("gandhara", "", {"progress:1": "4 to 5"}),
        ("", "advance, chanakya", {}),
        ("", "", {}),
    ],
)
def test_mau_b_2_prosperity_discards_one_card_gains_per_region_and_you_may_draw(
    plays: str, deck: str, done: dict[str, str]
) -> None:
    story, changed = mauryans("prosperity", plays=plays, deck=deck, pool=(5, 5, 4), your_deck="legions")
    assert row_used(story) == "MAU-B-2"
    discarded = {"deck:1": "-1", "discard:1": "+mauryans-advance"} if deck else {}
    assert changed == {**RESOLVED, **discarded, **done, "resolving": "+mauryans-prosperity"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-may")
    assert story.options() == ("choice:yes", "done")


@rule("imperium-bots:MAU-B-2")
@pytest.mark.parametrize(
    ("answer", "drawn"), [("choice:yes", {"deck:0": "-1", "hand:0": "+romans-legions"}), ("done", {})]
)
def test_mau_b_2_you_draw_one_card_or_none(answer: str, drawn: dict[str, str]) -> None:
    story, _ = mauryans("prosperity", plays="gandhara", your_deck="legions, conquer")
    with story.changes() as changed:
        story.choose(answer)
    assert changed == {**drawn, "resolving": "-mauryans-prosperity", "discard:1": "+mauryans-prosperity"}


@rule("imperium-bots:MAU-B-2")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_mau_b_2_where_nothing_can_be_done_prosperity_is_any_other_card() -> None:
    story, changed = mauryans("prosperity", nation="utopians", your_deck="")
    assert row_used(story) == "MAU-B-7"
    assert changed == {**RESOLVED, **ELDERS_ACQUIRED, "history:1": "+mauryans-prosperity"}


@rule("imperium-bots:MAU-B-3")
@pytest.mark.parametrize(
    "card", ["mauryans-indian-elephants-1", "mauryans-indian-elephants-2", "legends-exports"]
)
def test_mau_b_3_an_attack_breaks_through_for_a_region_and_you_recall_one(card: str) -> None:
    story, changed = mauryans(card, your_play="rainforest, mining, mountain")
    assert row_used(story) == "MAU-B-3"
    assert changed == {**RESOLVED, **PLAIN_BROKEN_THROUGH, "resolving": f"+{card}"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-recall")
    assert story.options() == ("card:legends-rainforest", "card:legends-mountain")
    with story.changes() as changed:
        story.choose("card:legends-mountain")
    assert changed == {
        "play:0": "-legends-mountain",
        "hand:0": "+legends-mountain",
        "resolving": f"-{card}",
        "discard:1": f"+{card}",
    }


@rule("imperium-bots:MAU-B-3")
def test_mau_b_3_where_you_have_no_region_an_attack_only_breaks_through() -> None:
    market = (None, "elders", "astronomy", "romans", "persians")
    story, changed = mauryans("indian-elephants-1", your_play="mining", market=market)
    assert row_used(story) == "MAU-B-3"
    assert changed == {
        **RESOLVED,
        "region-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+mauryans-indian-elephants-1",
    }
    assert on_deck(story) == ["legends-island"]


@rule("imperium-bots:MAU-B-4", "imperium-bots:MAU-E-5")
@pytest.mark.parametrize(("empire", "row"), [(False, "MAU-B-4"), (True, "MAU-E-5")])
@pytest.mark.parametrize(
    "card", ["mauryans-indus-valley", "mauryans-grand-trunk-road", "legends-sacred-grove"]
)
def test_mau_b_4_and_e_5_a_region_discards_one_card_is_played_and_exiles(
    card: str, empire: bool, row: str
) -> None:
    story, changed = mauryans(card, empire=empire, deck=DECK)
    assert row_used(story) == row
    assert changed == {
        **RESOLVED,
        **ONE_DISCARDED,
        "market:2": "-legends-astronomy +legends-masonry",
        "civilised-deck": "-1",
        "exile": "+legends-astronomy",
        "play:1": f"+{card}",
    }


@rule("imperium-bots:MAU-B-4", "imperium-bots:MAU-E-5")
@pytest.mark.parametrize(("empire", "row"), [(False, "MAU-B-4"), (True, "MAU-E-5")])
@pytest.mark.parametrize("position", [{"market": NO_MARKET}, {"tokens": ALL_WITH_TOKENS}])
def test_mau_b_4_and_e_5_with_nothing_to_discard_and_to_exile_a_region_is_played(
    position: dict[str, Any], empire: bool, row: str
) -> None:
    story, changed = mauryans("gandhara", empire=empire, **position)
    assert row_used(story) == row
    assert changed == {**RESOLVED, "play:1": "+mauryans-gandhara"}


@rule("imperium-bots:MAU-B-5")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [("chanakya, advance", {"deck:1": "-1", "discard:1": "+mauryans-chanakya"}), ("", {})],
)
@pytest.mark.parametrize("card", ["mauryans-arthashastra", "mauryans-mathematics", "legends-monument"])
def test_mau_b_5_a_pinned_card_gains_progress_discards_one_card_and_goes_into_history(
    card: str, deck: str, discarded: dict[str, str]
) -> None:
    story, changed = mauryans(card, deck=deck, discard="unrest-9", pool=(5, 5, 4))
    assert row_used(story) == "MAU-B-5"
    assert changed == {**RESOLVED, **discarded, "progress:1": "4 to 5", "history:1": f"+{card}"}


@rule("imperium-bots:MAU-B-6")
@pytest.mark.parametrize("card", ["mauryans-ashoka", "legends-education"])
def test_mau_b_6_an_empire_card_gains_progress_and_is_discarded(card: str) -> None:
    story, changed = mauryans(card, deck=DECK, pool=(5, 5, 4))
    assert row_used(story) == "MAU-B-6"
    assert changed == {**RESOLVED, "progress:1": "4 to 5", "discard:1": f"+{card}"}


@rule("imperium-bots:MAU-B-7")
@pytest.mark.parametrize("card", ["mauryans-chandragupta", "mauryans-nanda-dynasty", "legends-imperial"])
def test_mau_b_7_any_other_card_acquires_takes_back_a_region_and_brings_a_dynasty_card(card: str) -> None:
    story, changed = mauryans(
        card, discard="magadha, indus-valley, arthashastra", dynasty="gandhara, mathematics", pool=(5, 5, 4)
    )
    assert row_used(story) == "MAU-B-7"
    assert changed == {
        **RESOLVED,
        **ELDERS_ACQUIRED,
        "deck:1": "+3",
        "deck-top:1": "+legends-elders +legends-unrest-1 +mauryans-indus-valley",
        "dynasty": "-1",
        "discard:1": "-mauryans-indus-valley +mauryans-gandhara",
        "history:1": f"+{card}",
    }
    assert on_deck(story) == ["mauryans-indus-valley", "legends-unrest-1", "legends-elders"]


@rule("imperium-bots:MAU-B-7")
@rule("imperium-solo:SOLO-RESOLVE-4")
def test_mau_b_7_a_region_of_the_dynasty_deck_comes_too_late_to_be_taken_back() -> None:
    story, _ = mauryans("chanakya", discard="", dynasty="gandhara, mathematics")
    assert on_deck(story) == ["legends-unrest-1", "legends-elders"]
    assert story.cards("discard:1") == ("mauryans-gandhara",)


@rule("imperium-bots:MAU-B-7")
@rule("imperium-solo:SOLO-DYNASTY-8")
def test_mau_b_7_glory_from_the_dynasty_deck_makes_an_empire() -> None:
    story, changed = mauryans("chanakya", market=NO_MARKET, dynasty="glory, mathematics")
    assert changed == {
        **RESOLVED,
        "dynasty": "-1",
        "dynasty-known": "-mauryans-glory",
        "discard:1": "+mauryans-glory",
        "empire:1": "0 to 1",
        "history:1": "+mauryans-chanakya",
    }
    assert row_used(story) == "MAU-B-7"


@rule("imperium-bots:MAU-B-7")
@pytest.mark.parametrize(
    ("position", "done"),
    [
        ({}, {}),
        ({"market": TABLE["market"]}, ELDERS_ACQUIRED),
        (
            {"discard": "magadha"},
            {"discard:1": "-mauryans-magadha", "deck:1": "+1", "deck-top:1": "+mauryans-magadha"},
        ),
        ({"dynasty": "gandhara, mathematics"}, {"dynasty": "-1", "discard:1": "+mauryans-gandhara"}),
    ],
)
def test_mau_b_7_what_cannot_be_done_is_skipped(position: dict[str, Any], done: dict[str, str]) -> None:
    market = ("plain", None, "astronomy", "romans", "persians")
    story, changed = mauryans("chandragupta", **{"market": market, **position})
    assert row_used(story) == "MAU-B-7"
    assert changed == {**RESOLVED, **done, "history:1": "+mauryans-chandragupta"}


# --- empire ----------------------------------------------------------------------------------------------

TAKEN_BACK = {
    "discard:1": "-mauryans-gandhara",
    "deck:1": "+1",
    "deck-top:1": "+mauryans-gandhara",
}


@rule("imperium-bots:MAU-E-1", "imperium-bots:MAU-E-2")
@pytest.mark.parametrize(
    ("discard", "moved"),
    [
        ("indus-valley, gandhara, city-of-pataliputra, unrest-7", TAKEN_BACK),
        ("city-of-pataliputra, unrest-7", {}),
    ],
)
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("mauryans-chanakya", "MAU-E-1"),
        ("mauryans-magadha", "MAU-E-1"),
        ("mauryans-indian-elephants-2", "MAU-E-1"),
        ("legends-monument", "MAU-E-1"),
        ("legends-imperial", "MAU-E-2"),
    ],
)
def test_mau_e_1_and_e_2_barbarian_cards_and_fame_take_back_a_region_and_go_into_history(
    card: str, row: str, discard: str, moved: dict[str, str]
) -> None:
    story, changed = mauryans(card, empire=True, deck="arthashastra, advance", discard=discard)
    assert row_used(story) == row
    assert changed == {**RESOLVED, **moved, "history:1": f"+{card}"}


@rule("imperium-bots:MAU-E-3")
@rule("imperium-solo:SOLO-Q-19")
@pytest.mark.parametrize(
    ("plays", "abandoned"),
    [
        (
            "mountain, gandhara, arthashastra, indus-valley, magadha",
            ("mauryans-gandhara", "mauryans-indus-valley", "mauryans-magadha"),
        ),
        ("mountain, gandhara, grand-trunk-road", ("mauryans-gandhara", "mauryans-grand-trunk-road")),
    ],
)
def test_mau_e_3_glory_for_three_regions_brings_fame(plays: str, abandoned: tuple[str, ...]) -> None:
    story, changed = mauryans("glory", empire=True, plays=plays, pool=(5, 5, 4))
    assert row_used(story) == "MAU-E-3"
    assert changed == {
        **RESOLVED,
        "play:1": " ".join(f"-{card}" for card in abandoned),
        "discard:1": " ".join(f"+{card}" for card in sorted((*abandoned, "mauryans-glory"))),
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["legends-eminent"]


@rule("imperium-bots:MAU-E-3")
@pytest.mark.parametrize("plays", ["", "gandhara, arthashastra, indus-valley", "grand-trunk-road"])
def test_mau_e_3_without_three_regions_glory_gains_progress(plays: str) -> None:
    story, changed = mauryans("glory", empire=True, plays=plays, deck="advance", pool=(5, 5, 4))
    assert row_used(story) == "MAU-E-3"
    assert changed == {**RESOLVED, "progress:1": "4 to 5", "discard:1": "+mauryans-glory"}


@rule("imperium-bots:MAU-E-4")
@pytest.mark.parametrize(
    "card", ["mauryans-indian-elephants-1", "legends-exports", "legends-vikings", "legends-xiongnu"]
)
def test_mau_e_4_an_attack_breaks_through_for_a_tributary_and_you_recall_a_region(card: str) -> None:
    story, changed = mauryans(card, empire=True, your_play="rainforest, mining, mountain")
    assert row_used(story) == "MAU-E-4"
    assert changed == {**RESOLVED, **PERSIANS_BROKEN_THROUGH, "history:1": f"+{card}"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-recall")
    assert story.options() == ("card:legends-rainforest", "card:legends-mountain")
    with story.changes() as changed:
        story.choose("card:legends-rainforest")
    assert changed == {"play:0": "-legends-rainforest", "hand:0": "+legends-rainforest"}


@rule("imperium-bots:MAU-E-4")
def test_mau_e_4_where_you_have_no_region_an_attack_breaks_through_from_the_main_deck() -> None:
    market = ("plain", "elders", "astronomy", None, None)
    story, changed = mauryans(
        "indian-elephants-1",
        empire=True,
        market=market,
        main="mountain, celts, education",
        your_play="mining",
    )
    assert row_used(story) == "MAU-E-4"
    assert on_deck(story) == ["legends-celts"]
    assert changed["history:1"] == "+mauryans-indian-elephants-1"
    assert "play:0" not in changed


@rule("imperium-bots:MAU-E-6")
@pytest.mark.parametrize("card", ["mauryans-buddhism", "legends-mining", "legends-scythians"])
@pytest.mark.parametrize(
    ("discard", "done"),
    [
        ("unrest-8, unrest-9, prosperity", {"discard:1": "-legends-unrest-9", "unrest": "+legends-unrest-9"}),
        ("prosperity", {"progress:1": "4 to 5"}),
    ],
)
def test_mau_e_6_a_pinned_card_returns_unrest_or_gains_progress_and_goes_into_history(
    card: str, discard: str, done: dict[str, str]
) -> None:
    story, changed = mauryans(card, empire=True, discard=discard, deck=DECK, pool=(5, 5, 4))
    assert row_used(story) == "MAU-E-6"
    assert changed == {**RESOLVED, **done, "history:1": f"+{card}"}


@rule("imperium-bots:MAU-E-7")
@pytest.mark.parametrize("card", ["mauryans-nanda-dynasty", "legends-phoenicians"])
def test_mau_e_7_a_tributary_gains_progress_and_goes_into_history(card: str) -> None:
    story, changed = mauryans(card, empire=True, discard="unrest-9", deck=DECK, pool=(5, 5, 4))
    assert row_used(story) == "MAU-E-7"
    assert changed == {**RESOLVED, "progress:1": "4 to 5", "history:1": f"+{card}"}


@rule("imperium-bots:MAU-E-8")
@pytest.mark.parametrize("card", ["mauryans-ashoka", "legends-education"])
def test_mau_e_8_an_empire_card_returns_unrest_and_is_discarded(card: str) -> None:
    story, changed = mauryans(card, empire=True, discard="unrest-8, unrest-9", pool=(5, 5, 4))
    assert row_used(story) == "MAU-E-8"
    assert changed == {
        **RESOLVED,
        "discard:1": f"-legends-unrest-9 +{card}",
        "unrest": "+legends-unrest-9",
    }


@rule("imperium-bots:MAU-E-8")
@pytest.mark.parametrize("card", ["mauryans-ashoka", "legends-education"])
def test_mau_e_8_without_unrest_an_empire_card_gains_progress_and_goes_into_history(card: str) -> None:
    story, changed = mauryans(card, empire=True, deck="unrest-9", discard="", pool=(5, 5, 4))
    assert row_used(story) == "MAU-E-8"
    assert changed == {**RESOLVED, "progress:1": "4 to 5", "history:1": f"+{card}"}


@rule("imperium-bots:MAU-E-9")
@pytest.mark.parametrize("card", ["mauryans-prosperity", "legends-jade-mask", "legends-leadership"])
def test_mau_e_9_any_other_card_gains_progress_and_is_discarded(card: str) -> None:
    story, changed = mauryans(
        card, empire=True, plays="gandhara, magadha", discard="unrest-9", deck=DECK, pool=(5, 5, 4)
    )
    assert row_used(story) == "MAU-E-9"
    assert changed == {**RESOLVED, "progress:1": "4 to 5", "discard:1": f"+{card}"}
