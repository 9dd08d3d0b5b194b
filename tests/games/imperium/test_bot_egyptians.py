"""The tables of the Egyptians, row by row (EGY)."""

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
DECK = "egyptian-hieroglyphics, egyptian-incursion, advance"
RESOLVED = {"slot:1": "-1"}
ONE_DISCARDED = {"deck:1": "-1", "discard:1": "+egyptians-egyptian-hieroglyphics"}
TWO_DISCARDED = {
    "deck:1": "-2",
    "discard:1": "+egyptians-egyptian-hieroglyphics +egyptians-egyptian-incursion",
}
PLAIN_ACQUIRED = {
    "market:0": "-legends-plain +legends-island",
    "region-deck": "-1",
    "deck:1": "+1",
    "deck-top:1": "+legends-plain",
}
ASTRONOMY_ACQUIRED = {
    "market:2": "-legends-astronomy +legends-masonry",
    "tucked:2": "-legends-unrest-2 +legends-unrest-12",
    "civilised-deck": "-1",
    "unrest": "-legends-unrest-12",
    "deck:1": "+2",
    "deck-top:1": "+legends-astronomy +legends-unrest-2",
}
ASTRONOMY_EXILED = {
    "market:2": "-legends-astronomy +legends-masonry",
    "civilised-deck": "-1",
    "exile": "+legends-astronomy",
}
EITHER_SUIT = [
    (("plain", "elders", None, "romans", "persians"), ["legends-unrest-1", "legends-elders"]),
    (("plain", None, "astronomy", "romans", "persians"), ["legends-unrest-1", "legends-astronomy"]),
    (("plain", "domestication", "astronomy", None, None), ["legends-unrest-1", "legends-domestication"]),
]
"""Markets, and what is acquired there when it may be uncivilised or civilised."""
NEITHER_SUIT = ("plain", None, None, "romans", "persians")


def egyptians(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Egyptian bot resolves a card, up to the first question."""
    return resolved(card, bot="egyptians", **{**TABLE, **position})


@rule("imperium-solo:SOLO-RESOLVE-1", "imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("card", "barbarian", "empire"),
    [
        ("imperial", "EGY-B-1", "EGY-E-2"),
        ("glory", "EGY-B-2", "EGY-E-3"),
        ("kushites", "EGY-B-3", "EGY-E-1"),
        ("egyptian-incursion", "EGY-B-3", "EGY-E-1"),
        ("fortunate-isle", "EGY-B-3", "EGY-E-1"),
        ("monument", "EGY-B-3", "EGY-E-1"),
        ("nile-valley", "EGY-B-4", "EGY-E-4"),
        ("sacred-grove", "EGY-B-4", "EGY-E-4"),
        ("medicine", "EGY-B-5", "EGY-E-5"),
        ("scythians", "EGY-B-5", "EGY-E-5"),
        ("prosperity", "EGY-B-6", "EGY-E-7"),
        ("egyptian-legacy", "EGY-B-7", "EGY-E-6"),
        ("espionage", "EGY-B-7", "EGY-E-6"),
        ("xiongnu", "EGY-B-7", "EGY-E-6"),
        ("ramesses-ii", "EGY-B-7", "EGY-E-7"),
        ("jade-mask", "EGY-B-7", "EGY-E-7"),
    ],
)
def test_a_card_uses_the_topmost_row_that_it_matches(card: str, barbarian: str, empire: str) -> None:
    as_barbarian, _ = egyptians(card, your_hand="legions")
    as_empire, _ = egyptians(card, your_hand="legions", empire=True)
    assert (row_used(as_barbarian), row_used(as_empire)) == (barbarian, empire)


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-bots:EGY-B-1")
@pytest.mark.parametrize(("deck", "discarded"), [(DECK, ONE_DISCARDED), ("", {})])
def test_egy_b_1_fame_discards_one_card_and_goes_into_history(deck: str, discarded: dict[str, str]) -> None:
    story, changed = egyptians("imperial", deck=deck)
    assert row_used(story) == "EGY-B-1"
    assert changed == {**RESOLVED, **discarded, "history:1": "+legends-imperial"}


@rule("imperium-bots:EGY-B-2")
def test_egy_b_2_glory_for_three_regions_brings_fame() -> None:
    story, changed = egyptians("glory", plays="red-land, lower-nile, nile-valley, mountain")
    assert row_used(story) == "EGY-B-2"
    assert changed == {
        **RESOLVED,
        "play:1": "-egyptians-lower-nile -egyptians-nile-valley -legends-mountain",
        "discard:1": "+egyptians-glory +egyptians-lower-nile +egyptians-nile-valley +legends-mountain",
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["legends-eminent"]


@rule("imperium-bots:EGY-B-2")
def test_egy_b_2_with_two_regions_glory_acquires_a_civilised_card() -> None:
    story, changed = egyptians("glory", plays="red-land, lower-nile, egyptian-hieroglyphics")
    assert row_used(story) == "EGY-B-2"
    assert changed == {**RESOLVED, **ASTRONOMY_ACQUIRED, "discard:1": "+egyptians-glory"}


@rule("imperium-bots:EGY-B-2")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_egy_b_2_without_regions_and_civilised_cards_glory_is_any_other_card() -> None:
    market = ("plain", "elders", None, "romans", "persians")
    story, changed = egyptians("glory", plays="red-land, mountain", market=market, deck=DECK)
    assert row_used(story) == "EGY-B-7"
    assert changed == {
        **RESOLVED,
        **TWO_DISCARDED,
        "materials:1": "0 to 2",
        "history:1": "+egyptians-glory",
    }


@rule("imperium-bots:EGY-B-3")
@pytest.mark.parametrize(
    "card", ["egyptians-advance", "egyptians-egyptian-incursion", "legends-fortunate-isle"]
)
def test_egy_b_3_a_barbarian_card_pays_population_for_a_region(card: str) -> None:
    deck = "egyptian-hieroglyphics, prosperity"
    story, changed = egyptians(card, pool=(5, 5, 5), deck=deck, tokens={"legends-plain": (0, 0, 3)})
    assert row_used(story) == "EGY-B-3"
    assert changed == {
        **RESOLVED,
        **PLAIN_ACQUIRED,
        "population:1": "5 to 3",
        "progress:market:0": "3 to 0",
        "progress:1": "5 to 8",
        "history:1": f"+{card}",
    }


@rule("imperium-bots:EGY-B-3")
@rule("imperium-solo:SOLO-RESOLVE-13", "imperium-solo:SOLO-RESOLVE-12")
@pytest.mark.parametrize(
    "position",
    [
        {"pool": (5, 1, 9)},
        {"pool": (5, 5, 9), "market": (None, "elders", "astronomy", "romans", "persians")},
    ],
)
def test_egy_b_3_without_population_or_a_region_it_pays_materials_for_an_either_card(
    position: dict[str, Any],
) -> None:
    story, changed = egyptians("kushites", deck=DECK, **position)
    assert row_used(story) == "EGY-B-3"
    assert changed == {
        **RESOLVED,
        **ASTRONOMY_ACQUIRED,
        "materials:1": "5 to 3",
        "history:1": "+egyptians-kushites",
    }


@rule("imperium-bots:EGY-B-3")
@pytest.mark.parametrize(("market", "gained"), EITHER_SUIT)
def test_egy_b_3_materials_pay_for_uncivilised_or_civilised(
    market: tuple[str | None, ...], gained: list[str]
) -> None:
    story, changed = egyptians("kushites", pool=(2, 1, 0), market=market)
    assert on_deck(story) == gained
    assert changed["materials:1"] == "2 to 0"


@rule("imperium-bots:EGY-B-3")
@pytest.mark.parametrize("position", [{"pool": (1, 1, 9)}, {"pool": (5, 1, 9), "market": NEITHER_SUIT}])
def test_egy_b_3_a_barbarian_card_that_cannot_pay_discards_one_card(position: dict[str, Any]) -> None:
    story, changed = egyptians("kushites", deck=DECK, **position)
    assert row_used(story) == "EGY-B-3"
    assert changed == {**RESOLVED, **ONE_DISCARDED, "history:1": "+egyptians-kushites"}


@rule("imperium-bots:EGY-B-3")
def test_egy_b_3_with_nothing_at_all_a_barbarian_card_only_goes_into_history() -> None:
    story, changed = egyptians("kushites")
    assert row_used(story) == "EGY-B-3"
    assert changed == {**RESOLVED, "history:1": "+egyptians-kushites"}


@rule("imperium-bots:EGY-B-4", "imperium-bots:EGY-E-4")
@pytest.mark.parametrize(("empire", "row"), [(False, "EGY-B-4"), (True, "EGY-E-4")])
@pytest.mark.parametrize("card", ["egyptians-lower-nile", "legends-sacred-grove"])
def test_egy_b_4_and_e_4_a_region_gains_population_is_played_and_exiles(
    card: str, empire: bool, row: str
) -> None:
    story, changed = egyptians(card, empire=empire, deck=DECK, pool=(4, 4, 4))
    assert row_used(story) == row
    assert changed == {**RESOLVED, **ASTRONOMY_EXILED, "population:1": "4 to 5", "play:1": f"+{card}"}


@rule("imperium-bots:EGY-B-4", "imperium-bots:EGY-E-4")
@pytest.mark.parametrize(("empire", "row"), [(False, "EGY-B-4"), (True, "EGY-E-4")])
@pytest.mark.parametrize("position", [{"market": NO_MARKET}, {"tokens": ALL_WITH_TOKENS}])
def test_egy_b_4_and_e_4_with_nothing_to_exile_a_region_is_played(
    position: dict[str, Any], empire: bool, row: str
) -> None:
    story, changed = egyptians("red-land", empire=empire, **position)
    assert row_used(story) == row
    assert changed == {**RESOLVED, "population:1": "0 to 1", "play:1": "+egyptians-red-land"}


@rule("imperium-bots:EGY-B-5")
@pytest.mark.parametrize(("deck", "discarded"), [("glory, advance", "+egyptians-glory"), ("", "")])
@pytest.mark.parametrize("card", ["egyptians-egyptian-hieroglyphics", "egyptians-pyramids", "legends-mining"])
def test_egy_b_5_a_pinned_card_gains_population_discards_one_card_and_goes_into_history(
    card: str, deck: str, discarded: str
) -> None:
    story, changed = egyptians(card, deck=deck, pool=(4, 4, 4))
    assert row_used(story) == "EGY-B-5"
    moved = {"deck:1": "-1", "discard:1": discarded} if deck else {}
    assert changed == {**RESOLVED, **moved, "population:1": "4 to 5", "history:1": f"+{card}"}


@rule("imperium-bots:EGY-B-6")
@pytest.mark.parametrize(
    ("plays", "deck", "done"),
    [
        (
            "red-land, lower-nile, embalming",
            DECK,
            {**ONE_DISCARDED, "materials:1": "3 to 5", "population:1": "4 to 6"},
        ),
        ("red-land", "", {"materials:1": "3 to 4", "population:1": "4 to 5"}),
        ("", DECK, ONE_DISCARDED),
        ("", "", {}),
    ],
)
def test_egy_b_6_prosperity_discards_one_card_gains_per_region_and_you_may_draw(
    plays: str, deck: str, done: dict[str, str]
) -> None:
    story, changed = egyptians("prosperity", plays=plays, deck=deck, pool=(3, 4, 5), your_deck="legions")
    assert row_used(story) == "EGY-B-6"
    assert changed == {**RESOLVED, **done, "resolving": "+egyptians-prosperity"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-may")
    assert story.options() == ("choice:yes", "done")


@rule("imperium-bots:EGY-B-6")
@pytest.mark.parametrize(
    ("answer", "drawn"), [("choice:yes", {"deck:0": "-1", "hand:0": "+romans-legions"}), ("done", {})]
)
def test_egy_b_6_you_draw_one_card_or_none(answer: str, drawn: dict[str, str]) -> None:
    story, _ = egyptians("prosperity", plays="red-land", your_deck="legions, conquer")
    with story.changes() as changed:
        story.choose(answer)
    assert changed == {**drawn, "resolving": "-egyptians-prosperity", "discard:1": "+egyptians-prosperity"}


@rule("imperium-bots:EGY-B-6")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_egy_b_6_where_nothing_can_be_done_prosperity_is_any_other_card() -> None:
    story, changed = egyptians("prosperity", nation="utopians", your_deck="")
    assert row_used(story) == "EGY-B-7"
    assert changed == {**RESOLVED, "materials:1": "0 to 2", "history:1": "+egyptians-prosperity"}


@rule("imperium-bots:EGY-B-7")
def test_egy_b_7_any_other_card_abandons_a_river_to_acquire() -> None:
    story, changed = egyptians("flood-of-the-nile", plays="lower-nile, nile-valley, red-land", deck=DECK)
    assert row_used(story) == "EGY-B-7"
    assert changed == {
        **RESOLVED,
        **ASTRONOMY_ACQUIRED,
        "play:1": "-egyptians-nile-valley",
        "discard:1": "+egyptians-nile-valley",
        "history:1": "+egyptians-flood-of-the-nile",
    }


@rule("imperium-bots:EGY-B-7")
@pytest.mark.parametrize(("market", "gained"), EITHER_SUIT)
def test_egy_b_7_a_river_pays_for_uncivilised_or_civilised(
    market: tuple[str | None, ...], gained: list[str]
) -> None:
    story, changed = egyptians("ramesses-ii", plays="lakes", market=market)
    assert on_deck(story) == gained
    assert changed["discard:1"] == "+legends-lakes"
    assert "materials:1" not in changed


@rule("imperium-bots:EGY-B-7")
@pytest.mark.parametrize("position", [{"plays": "red-land"}, {"plays": "lower-nile", "market": NEITHER_SUIT}])
def test_egy_b_7_without_a_river_or_a_card_to_acquire_it_discards_two_and_gains_materials(
    position: dict[str, Any],
) -> None:
    story, changed = egyptians("espionage", deck=DECK, pool=(4, 4, 4), **position)
    assert row_used(story) == "EGY-B-7"
    assert changed == {
        **RESOLVED,
        **TWO_DISCARDED,
        "materials:1": "4 to 6",
        "history:1": "+legends-espionage",
    }


@rule("imperium-bots:EGY-B-7")
@pytest.mark.parametrize(
    ("deck", "moved"), [("advance", {"deck:1": "-1", "discard:1": "+egyptians-advance"}), ("", {})]
)
def test_egy_b_7_discards_only_the_cards_that_are_left(deck: str, moved: dict[str, str]) -> None:
    _, changed = egyptians("flood-of-the-nile", deck=deck)
    assert changed == {
        **RESOLVED,
        **moved,
        "materials:1": "0 to 2",
        "history:1": "+egyptians-flood-of-the-nile",
    }


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-bots:EGY-E-1")
@pytest.mark.parametrize("card", ["egyptians-kushites", "legends-fortunate-isle", "legends-monument"])
def test_egy_e_1_a_barbarian_card_discards_one_card_and_returns_one_unrest(card: str) -> None:
    story, changed = egyptians(
        card, empire=True, deck=DECK, discard="unrest-8, unrest-9, prosperity", pool=(5, 5, 5)
    )
    assert row_used(story) == "EGY-E-1"
    assert changed == {
        **RESOLVED,
        "deck:1": "-1",
        "discard:1": "-legends-unrest-9 +egyptians-egyptian-hieroglyphics",
        "unrest": "+legends-unrest-9",
        "history:1": f"+{card}",
    }


@rule("imperium-bots:EGY-E-1")
@pytest.mark.parametrize(
    ("position", "moved"),
    [
        ({"deck": "unrest-9, glory"}, {"deck:1": "-1", "unrest": "+legends-unrest-9"}),
        ({"deck": DECK}, ONE_DISCARDED),
        ({"discard": "unrest-9"}, {"discard:1": "-legends-unrest-9", "unrest": "+legends-unrest-9"}),
        ({}, {}),
    ],
)
def test_egy_e_1_a_barbarian_card_always_goes_into_history(
    position: dict[str, str], moved: dict[str, str]
) -> None:
    story, changed = egyptians("kushites", empire=True, **{"discard": "", **position})
    assert row_used(story) == "EGY-E-1"
    assert changed == {**RESOLVED, **moved, "history:1": "+egyptians-kushites"}


@rule("imperium-bots:EGY-E-2")
@pytest.mark.parametrize(
    ("pool", "converted"),
    [((3, 4, 5), {"materials:1": "3 to 0", "population:1": "4 to 7"}), ((0, 4, 5), {})],
)
def test_egy_e_2_fame_gains_progress_and_turns_materials_into_population(
    pool: tuple[int, int, int], converted: dict[str, str]
) -> None:
    story, changed = egyptians("imperial", empire=True, deck=DECK, pool=pool)
    assert row_used(story) == "EGY-E-2"
    assert changed == {**RESOLVED, **converted, "progress:1": "5 to 6", "history:1": "+legends-imperial"}


@rule("imperium-bots:EGY-E-3")
def test_egy_e_3_glory_for_three_regions_brings_fame() -> None:
    story, changed = egyptians(
        "glory",
        empire=True,
        plays="red-land, lower-nile, nile-valley, mountain",
        your_hand="legions, conquer",
    )
    assert row_used(story) == "EGY-E-3"
    assert changed == {
        **RESOLVED,
        "play:1": "-egyptians-lower-nile -egyptians-nile-valley -legends-mountain",
        "discard:1": "+egyptians-glory +egyptians-lower-nile +egyptians-nile-valley +legends-mountain",
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["legends-eminent"]


@rule("imperium-bots:EGY-E-3")
def test_egy_e_3_with_two_regions_glory_makes_you_discard_a_card() -> None:
    story, changed = egyptians(
        "glory", empire=True, plays="red-land, lower-nile, embalming", your_hand="legions, conquer, glory"
    )
    assert row_used(story) == "EGY-E-3"
    assert changed == {**RESOLVED, "resolving": "+egyptians-glory"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-discard")
    assert set(story.options()) == {"card:romans-conquer", "card:romans-glory", "card:romans-legions"}
    with story.changes() as changed:
        story.choose("card:romans-legions")
    assert changed == {
        "hand:0": "-romans-legions",
        "discard:0": "+romans-legions",
        "resolving": "-egyptians-glory",
        "discard:1": "+egyptians-glory",
    }
    assert story.asked.text == "imperium-ask-mode", "only one card"


@rule("imperium-bots:EGY-E-3")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_egy_e_3_without_regions_and_your_cards_glory_is_any_other_card() -> None:
    story, changed = egyptians("glory", empire=True, plays="red-land", deck=DECK, your_hand="")
    assert row_used(story) == "EGY-E-7"
    assert changed == {**RESOLVED, **TWO_DISCARDED, "history:1": "+egyptians-glory"}


@rule("imperium-bots:EGY-E-5")
@pytest.mark.parametrize("card", ["egyptians-embalming", "legends-mining", "legends-scythians"])
def test_egy_e_5_a_pinned_card_acquires_a_civilised_card(card: str) -> None:
    story, changed = egyptians(card, empire=True, pool=(3, 4, 5))
    assert row_used(story) == "EGY-E-5"
    assert changed == {**RESOLVED, **ASTRONOMY_ACQUIRED, "discard:1": f"+{card}"}


@rule("imperium-bots:EGY-E-5")
@pytest.mark.parametrize(
    ("pool", "converted"),
    [((3, 4, 5), {"population:1": "4 to 0", "progress:1": "5 to 9"}), ((3, 0, 5), {})],
)
def test_egy_e_5_without_civilised_cards_a_pinned_card_turns_population_into_progress(
    pool: tuple[int, int, int], converted: dict[str, str]
) -> None:
    market = ("plain", "elders", None, "romans", "persians")
    story, changed = egyptians("obelisk", empire=True, deck=DECK, pool=pool, market=market)
    assert row_used(story) == "EGY-E-5"
    assert changed == {**RESOLVED, **converted, "history:1": "+egyptians-obelisk"}


@rule("imperium-bots:EGY-E-6")
@pytest.mark.parametrize(
    ("market", "gained"),
    [
        (("plain", "masonry", "astronomy", None, None), ["legends-plain"]),
        ((None, "elders", "astronomy", "romans", None), ["legends-unrest-3", "legends-romans"]),
        (("plain", "elders", "astronomy", "romans", None), ["legends-unrest-3", "legends-romans"]),
        (("sacred-grove", "elders", "astronomy", "romans", None), ["legends-sacred-grove"]),
    ],
)
def test_egy_e_6_an_attack_acquires_a_region_or_a_tributary(
    market: tuple[str | None, ...], gained: list[str]
) -> None:
    small = {"region": "island", "uncivilised": "oracle", "civilised": "onager"}
    story, changed = egyptians(
        "egyptian-legacy", empire=True, market=market, small=small, your_hand="legions, conquer"
    )
    assert row_used(story) == "EGY-E-6"
    assert on_deck(story) == gained
    assert "progress:1" not in changed
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-discard")


@rule("imperium-bots:EGY-E-6")
def test_egy_e_6_with_nothing_to_acquire_an_attack_gains_progress_you_discard_and_take_unrest() -> None:
    market = (None, "elders", "astronomy", None, None)
    story, changed = egyptians(
        "egyptian-expansion", empire=True, market=market, pool=(4, 4, 4), your_hand="legions, conquer"
    )
    assert row_used(story) == "EGY-E-6"
    assert changed == {**RESOLVED, "progress:1": "4 to 6", "resolving": "+egyptians-egyptian-expansion"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-discard")
    assert set(story.options()) == {"card:romans-conquer", "card:romans-legions"}
    with story.changes() as changed:
        story.choose("card:romans-conquer")
    assert changed == {
        "hand:0": "-romans-conquer +legends-unrest-12",
        "discard:0": "+romans-conquer",
        "unrest": "-legends-unrest-12",
        "resolving": "-egyptians-egyptian-expansion",
        "discard:1": "+egyptians-egyptian-expansion",
    }


@rule("imperium-bots:EGY-E-6")
def test_egy_e_6_without_cards_you_take_unrest_and_keep_it() -> None:
    story, changed = egyptians("xiongnu", empire=True, deck=DECK, market=NO_MARKET, your_hand="")
    assert row_used(story) == "EGY-E-6"
    assert changed == {
        **RESOLVED,
        "progress:1": "0 to 2",
        "hand:0": "+legends-unrest-12",
        "unrest": "-legends-unrest-12",
        "discard:1": "+legends-xiongnu",
    }


@rule("imperium-bots:EGY-E-6")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-2", "imperium-solo:SOLO-Q-16")
def test_egy_e_6_a_protection_saves_your_cards_but_you_take_unrest() -> None:
    story, _ = egyptians(
        "egyptian-legacy", empire=True, market=NO_MARKET, your_hand="legions, conquer", your_play="scythians"
    )
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-shield")
    with story.changes() as changed:
        story.choose("card:legends-scythians")
    assert changed["hand:0"] == "+legends-unrest-12"
    assert "discard:0" not in changed


@rule("imperium-bots:EGY-E-7")
@pytest.mark.parametrize(
    ("deck", "moved"),
    [
        (DECK, TWO_DISCARDED),
        ("advance", {"deck:1": "-1", "discard:1": "+egyptians-advance"}),
        ("", {}),
    ],
)
@pytest.mark.parametrize("card", ["egyptians-prosperity", "egyptians-ramesses-ii", "legends-jade-mask"])
def test_egy_e_7_any_other_card_discards_two_cards_and_goes_into_history(
    card: str, deck: str, moved: dict[str, str]
) -> None:
    story, changed = egyptians(card, empire=True, deck=deck, plays="lower-nile", pool=(4, 4, 4))
    assert row_used(story) == "EGY-E-7"
    assert changed == {**RESOLVED, **moved, "history:1": f"+{card}"}
