"""The table of the Persians, row by row (PER)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .scene import MARKET, SMALL
from .solo import bot_card, on_deck, row_used

TABLE: dict[str, Any] = {"market": MARKET, "small": SMALL, "main": "river, oasis, jungle"}
BARE: dict[str, Any] = {**TABLE, "market": [None] * 5}
POOL = (5, 5, 5)


def persians(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Persian bot resolves a card, up to the first question; what changed but for its slot."""
    story = bot_card(card, bot="persians", **position)
    with story.changes() as changed:
        story.choose("done")
    changed.pop("slot:1")
    return story, changed


def empire(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The same as an empire."""
    return persians(card, empire=True, **position)


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-bots:PER-B-1")
@pytest.mark.parametrize("card", ["great", "notorious", "awe-inspiring"])
def test_per_b_1_fame_discards_three_cards_and_goes_into_history(card: str) -> None:
    story, changed = persians(card, **TABLE, pool=POOL, deck="glory, prosperity, satrap, windmills")
    assert row_used(story) == "PER-B-1", "also with the attack or the pinned icon"
    assert changed == {
        "deck:1": "-3",
        "discard:1": "+persians-glory +persians-prosperity +persians-satrap",
        "history:1": f"+{card}",
    }
    assert on_deck(story) == ["persians-windmills"]


@rule("imperium-bots:PER-B-1")
@rule("imperium-solo:SOLO-EFFECT-DECK")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        ("glory, satrap", {"deck:1": "-2", "discard:1": "+persians-glory +persians-satrap"}),
        ("", {}),
    ],
)
def test_per_b_1_fame_discards_what_is_left_of_the_deck(deck: str, discarded: dict[str, str]) -> None:
    story, changed = persians("great", deck=deck, discard="windmills")
    assert row_used(story) == "PER-B-1"
    assert changed == {"history:1": "+great", **discarded}


@rule("imperium-bots:PER-B-2")
def test_per_b_2_glory_for_three_regions_brings_fame() -> None:
    plays, fame = "forest, steppe, cape, woodland", "great, glorious"
    story, changed = persians("glory", **TABLE, plays=plays, fame=fame, pool=POOL)
    assert row_used(story) == "PER-B-2"
    assert changed == {
        "fame-deck": "-1",
        "play:1": "-cape -steppe -woodland",
        "deck:1": "+1",
        "discard:1": "+cape +persians-glory +steppe +woodland",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:PER-B-2")
def test_per_b_2_glory_with_two_regions_breaks_through_for_a_region() -> None:
    story, changed = persians("glory", **TABLE, plays="forest, steppe", fame="great, glorious", pool=POOL)
    assert row_used(story) == "PER-B-2"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+persians-glory",
    }


@rule("imperium-bots:PER-B-2")
def test_per_b_2_glory_without_a_region_in_the_market_takes_one_from_its_deck() -> None:
    story, changed = persians("glory", **BARE)
    assert changed == {"region-deck": "-1", "deck:1": "+1", "discard:1": "+persians-glory"}
    assert on_deck(story) == ["coast"]


@rule("imperium-bots:PER-B-3")
@pytest.mark.parametrize("card", ["persians-lydians", "persians-babylonians", "mauryans", "hittites"])
def test_per_b_3_a_tributary_gains_tokens_and_discards_a_card(card: str) -> None:
    story, changed = persians(card, **TABLE, pool=POOL, deck="glory, satrap")
    assert row_used(story) == "PER-B-3", "also a barbarian, an empire or a pinned one"
    assert changed == {
        "deck:1": "-1",
        "discard:1": "+persians-glory",
        "history:1": f"+{card}",
        "materials:1": "5 to 7",
        "population:1": "5 to 7",
    }


@rule("imperium-bots:PER-B-3")
def test_per_b_3_a_tributary_gains_tokens_also_without_a_deck() -> None:
    story, changed = persians("lydians")
    assert row_used(story) == "PER-B-3"
    assert changed == {
        "history:1": "+persians-lydians",
        "materials:1": "0 to 2",
        "population:1": "0 to 2",
    }


@rule("imperium-bots:PER-B-4")
@pytest.mark.parametrize("card", ["persians-conquer-1", "persians-advance", "town-1", "sacred-pass"])
def test_per_b_4_a_barbarian_for_three_population_breaks_through_for_a_tributary(card: str) -> None:
    story, changed = persians(card, **TABLE, pool=POOL)
    assert row_used(story) == "PER-B-4", "also if it is pinned or a region"
    assert changed == {
        "market:3": "-armenians +river",
        "tucked:3": "-unrest-3",
        "unrest": "+unrest-3",
        "main-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+armenians",
        "history:1": f"+{card}",
        "population:1": "5 to 2",
    }


@rule("imperium-bots:PER-B-4")
def test_per_b_4_a_barbarian_pays_also_where_no_tributary_is_found() -> None:
    story, changed = persians("advance", **BARE, pool=(5, 3, 5))
    assert row_used(story) == "PER-B-4"
    assert changed == {"history:1": "+persians-advance", "population:1": "3 to 0", "progress:1": "5 to 7"}


@rule("imperium-bots:PER-B-4")
@pytest.mark.parametrize(
    ("best", "slot", "next_card", "unrest"), [("boats", 1, "elders", 1), ("temple", 2, "wonder", 2)]
)
def test_per_b_4_a_barbarian_for_two_materials_acquires_civilised_or_uncivilised(
    best: str, slot: int, next_card: str, unrest: int
) -> None:
    tokens = {"hills": (0, 0, 9), "armenians": (0, 0, 9), best: (0, 0, 1)}
    story, changed = persians("advance", **TABLE, tokens=tokens, pool=(5, 2, 5))
    assert row_used(story) == "PER-B-4"
    deck = "uncivilised-deck" if slot == 1 else "civilised-deck"
    assert changed == {
        f"market:{slot}": f"-{best} +{next_card}",
        f"tucked:{slot}": f"-unrest-{unrest} +unrest-12",
        deck: "-1",
        "unrest": "-unrest-12",
        "deck:1": "+2",
        "deck-top:1": f"+{best} +unrest-{unrest}",
        "discard:1": "+persians-advance",
        "materials:1": "5 to 3",
        "progress:1": "5 to 6",
        f"progress:market:{slot}": "1 to 0",
    }
    assert on_deck(story) == [f"unrest-{unrest}", best]


@rule("imperium-bots:PER-B-4")
def test_per_b_4_two_materials_are_enough() -> None:
    story, changed = persians("advance", **TABLE, pool=(2, 2, 0))
    assert changed["materials:1"] == "2 to 0"
    assert on_deck(story) == ["unrest-2", "temple"]


@rule("imperium-bots:PER-B-4")
@pytest.mark.parametrize(
    ("pool", "market"),
    [((1, 2, 9), MARKET), ((5, 2, 9), ("hills", None, None, "armenians", None))],
    ids=["too few tokens", "nothing to acquire"],
)
def test_per_b_4_a_barbarian_that_can_do_neither_gains_tokens_and_goes_onto_the_deck(
    pool: tuple[int, int, int], market: tuple[str | None, ...]
) -> None:
    position = {**TABLE, "market": market, "deck": "satrap", "plays": "forest, steppe"}
    story, changed = persians("advance", **position, pool=pool)
    assert row_used(story) == "PER-B-4"
    assert changed == {
        "deck:1": "+1",
        "deck-top:1": "+persians-advance",
        "materials:1": f"{pool[0]} to {pool[0] + 1}",
        "population:1": "2 to 3",
    }
    assert on_deck(story) == ["persians-advance", "persians-satrap"]


@rule("imperium-bots:PER-B-5")
@pytest.mark.parametrize("card", ["persians-bactria", "steppe"])
def test_per_b_5_a_region_gains_population_comes_into_play_and_exiles(card: str) -> None:
    story, changed = persians(card, **TABLE, pool=POOL, deck="glory")
    assert row_used(story) == "PER-B-5"
    assert changed == {
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
        "play:1": f"+{card}",
        "population:1": "5 to 6",
    }


@rule("imperium-bots:PER-B-5")
def test_per_b_5_a_region_comes_into_play_also_where_nothing_can_be_exiled() -> None:
    story, changed = persians("bactria", **BARE)
    assert row_used(story) == "PER-B-5"
    assert changed == {"play:1": "+persians-bactria", "population:1": "0 to 1"}


@rule("imperium-bots:PER-B-6")
@pytest.mark.parametrize("card", ["persians-city-of-persepolis", "persians-windmills", "agriculture"])
def test_per_b_6_a_pinned_card_acquires_a_region_and_goes_into_history(card: str) -> None:
    story, changed = persians(card, **TABLE, tokens={"hills": (0, 1, 0)}, pool=POOL)
    assert row_used(story) == "PER-B-6"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "population:market:0": "1 to 0",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "history:1": f"+{card}",
        "population:1": "5 to 6",
    }


@rule("imperium-bots:PER-B-6")
def test_per_b_6_a_pinned_card_without_a_region_in_the_market_goes_into_history() -> None:
    market = (None, "boats", "temple", "armenians", "city-1")
    story, changed = persians("windmills", **{**TABLE, "market": market}, pool=POOL)
    assert row_used(story) == "PER-B-6"
    assert changed == {"history:1": "+persians-windmills"}


@rule("imperium-bots:PER-B-7")
def test_per_b_7_prosperity_brings_tokens_for_each_region_and_you_may_draw() -> None:
    plays, yours = "forest, cape", "steppe, woodland"
    story, changed = persians("prosperity", pool=POOL, plays=plays, deck="glory, satrap", your_deck=yours)
    assert row_used(story) == "PER-B-7"
    assert changed == {
        "deck:1": "-1",
        "discard:1": "+persians-glory",
        "resolving": "+persians-prosperity",
        "materials:1": "5 to 7",
        "population:1": "5 to 7",
    }
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-may")
    with story.changes() as drawn:
        story.choose("choice:yes")
    assert drawn == {
        "deck:0": "-1",
        "hand:0": "+steppe",
        "discard:1": "+persians-prosperity",
        "resolving": "-persians-prosperity",
    }


@rule("imperium-bots:PER-B-7")
def test_per_b_7_prosperity_without_a_region_or_a_deck_still_lets_you_draw() -> None:
    story, changed = persians("prosperity", pool=POOL, your_deck="steppe, woodland")
    assert row_used(story) == "PER-B-7"
    assert changed == {"resolving": "+persians-prosperity"}
    with story.changes() as refused:
        story.choose("done")
    assert refused == {"discard:1": "+persians-prosperity", "resolving": "-persians-prosperity"}


@rule("imperium-bots:PER-B-8")
@pytest.mark.parametrize("card", ["persians-satrap", "persians-battering-ram", "invasion", "diplomacy"])
def test_per_b_8_any_other_card_acquires_a_tributary(card: str) -> None:
    story, changed = persians(card, **TABLE, tokens={"hills": (0, 0, 9)}, pool=POOL)
    assert row_used(story) == "PER-B-8", "also with the attack icon"
    assert changed == {
        "market:3": "-armenians +river",
        "tucked:3": "-unrest-3",
        "main-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+armenians +unrest-3",
        "discard:1": f"+{card}",
    }
    assert on_deck(story) == ["unrest-3", "armenians"]


@rule("imperium-bots:PER-B-8")
def test_per_b_8_any_other_card_without_a_tributary_acquires_an_uncivilised_card() -> None:
    market, tokens = ("hills", "boats", "temple", None, None), {"hills": (0, 0, 9)}
    story, changed = persians("satrap", **{**TABLE, "market": market}, tokens=tokens)
    assert row_used(story) == "PER-B-8"
    assert changed == {
        "market:1": "-boats +elders",
        "tucked:1": "-unrest-1 +unrest-12",
        "uncivilised-deck": "-1",
        "unrest": "-unrest-12",
        "deck:1": "+2",
        "deck-top:1": "+boats +unrest-1",
        "discard:1": "+persians-satrap",
    }


@rule("imperium-bots:PER-B-8")
def test_per_b_8_any_other_card_with_neither_goes_into_history() -> None:
    market = ("hills", None, "temple", None, None)
    story, changed = persians("satrap", **{**TABLE, "market": market}, pool=POOL)
    assert row_used(story) == "PER-B-8"
    assert changed == {"history:1": "+persians-satrap"}


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-bots:PER-E-1")
@pytest.mark.parametrize("card", ["great", "notorious", "awe-inspiring"])
@pytest.mark.parametrize(
    ("population", "tokens"),
    [
        (8, {"population:1": "8 to 2", "progress:1": "5 to 7"}),
        (3, {"population:1": "3 to 0", "progress:1": "5 to 6"}),
        (2, {}),
    ],
)
def test_per_e_1_fame_turns_each_three_population_into_progress(
    card: str, population: int, tokens: dict[str, str]
) -> None:
    story, changed = empire(card, **TABLE, pool=(9, population, 5), deck="glory, satrap")
    assert row_used(story) == "PER-E-1", "also with the attack or the pinned icon"
    assert changed == {"history:1": f"+{card}", **tokens}


@rule("imperium-bots:PER-E-2")
def test_per_e_2_glory_for_three_regions_brings_fame() -> None:
    plays, fame = "forest, steppe, cape, woodland", "great, glorious"
    story, changed = empire("glory", plays=plays, fame=fame, pool=POOL, dynasty="satrap, windmills")
    assert row_used(story) == "PER-E-2"
    assert changed == {
        "fame-deck": "-1",
        "play:1": "-cape -steppe -woodland",
        "deck:1": "+1",
        "discard:1": "+cape +persians-glory +steppe +woodland",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:PER-E-2")
def test_per_e_2_glory_with_two_regions_discards_a_dynasty_card() -> None:
    dynasty = "satrap, windmills"
    story, changed = empire("glory", plays="forest, steppe", pool=POOL, dynasty=dynasty, deck="prosperity")
    assert row_used(story) == "PER-E-2"
    assert changed == {"dynasty": "-1", "discard:1": "+persians-glory +persians-satrap"}


@rule("imperium-bots:PER-E-2")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_per_e_2_glory_without_regions_or_a_dynasty_is_any_other_card() -> None:
    story, changed = empire("glory", **BARE, plays="forest, steppe")
    assert row_used(story) == "PER-E-9"
    assert changed == {"discard:1": "+persians-glory", "progress:1": "0 to 1"}


@rule("imperium-bots:PER-E-3")
@pytest.mark.parametrize("card", ["persians-advance", "persians-lydians", "town-1", "sacred-pass"])
def test_per_e_3_a_barbarian_only_goes_into_history(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, deck="glory, satrap", dynasty="windmills")
    assert row_used(story) == "PER-E-3", "also if it is a tributary, pinned or a region"
    assert changed == {"history:1": f"+{card}"}


@rule("imperium-bots:PER-E-4")
@pytest.mark.parametrize("card", ["persians-babylonians", "mauryans", "hittites"])
def test_per_e_4_a_tributary_gains_progress_and_goes_into_history(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, deck="glory, satrap")
    assert row_used(story) == "PER-E-4", "also if it is an empire or pinned"
    assert changed == {"history:1": f"+{card}", "progress:1": "5 to 7"}


@rule("imperium-bots:PER-E-5")
@pytest.mark.parametrize("card", ["persians-battering-ram", "invasion", "onager"])
def test_per_e_5_an_attack_breaks_through_and_gives_you_materials_and_unrest(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, deck="glory", your_pool=(1, 2, 3))
    assert row_used(story) == "PER-E-5", "also if it is an empire"
    assert changed == {
        "market:3": "-armenians +river",
        "tucked:3": "-unrest-3",
        "main-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+armenians",
        "discard:1": f"+{card}",
        "hand:0": "+unrest-3",
        "materials:0": "1 to 3",
    }
    assert on_deck(story) == ["armenians", "persians-glory"]


@rule("imperium-bots:PER-E-5")
def test_per_e_5_an_attack_that_finds_no_tributary_gains_progress() -> None:
    story, changed = empire("persian-gold", **BARE, pool=POOL)
    assert row_used(story) == "PER-E-5"
    assert changed == {
        "unrest": "-unrest-12",
        "discard:1": "+persians-persian-gold",
        "hand:0": "+unrest-12",
        "materials:0": "6 to 8",
        "progress:1": "5 to 7",
    }


@rule("imperium-bots:PER-E-6")
@pytest.mark.parametrize("card", ["persians-bactria", "steppe"])
def test_per_e_6_a_region_comes_into_play_and_exiles(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, deck="glory")
    assert row_used(story) == "PER-E-6"
    assert changed == {
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
        "play:1": f"+{card}",
    }


@rule("imperium-bots:PER-E-6")
def test_per_e_6_a_region_comes_into_play_also_where_nothing_can_be_exiled() -> None:
    story, changed = empire("bactria", **BARE)
    assert row_used(story) == "PER-E-6"
    assert changed == {"play:1": "+persians-bactria"}


@rule("imperium-bots:PER-E-7")
@pytest.mark.parametrize("card", ["persians-city-of-persepolis", "persians-windmills", "agriculture"])
def test_per_e_7_a_pinned_card_only_goes_into_history(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, deck="glory, satrap", dynasty="darius-i")
    assert row_used(story) == "PER-E-7", "also if it is an empire"
    assert changed == {"history:1": f"+{card}"}


@rule("imperium-bots:PER-E-8")
@pytest.mark.parametrize("best", ["hills", "boats", "temple", "armenians"])
def test_per_e_8_an_empire_acquires_the_best_card_of_any_suit(best: str) -> None:
    story, changed = empire("satrap", **TABLE, tokens={best: (0, 0, 9)}, pool=POOL)
    assert row_used(story) == "PER-E-8"
    assert on_deck(story)[-1] == best
    assert changed["progress:1"] == "5 to 14", "those on the card"
    assert changed["history:1"] == "+persians-satrap"
    assert not changed.keys() & {"materials:1", "population:1", "discard:1"}


@rule("imperium-bots:PER-E-8")
@pytest.mark.parametrize("card", ["persians-darius-i", "moneylenders"])
def test_per_e_8_an_empire_takes_the_unrest_under_the_card_that_it_acquires(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL)
    assert row_used(story) == "PER-E-8"
    assert changed == {
        "market:2": "-temple +wonder",
        "tucked:2": "-unrest-2 +unrest-12",
        "civilised-deck": "-1",
        "unrest": "-unrest-12",
        "deck:1": "+2",
        "deck-top:1": "+temple +unrest-2",
        "history:1": f"+{card}",
    }


@rule("imperium-bots:PER-E-8")
def test_per_e_8_an_empire_with_an_empty_market_goes_into_history() -> None:
    story, changed = empire("satrap", **BARE, pool=POOL)
    assert row_used(story) == "PER-E-8"
    assert changed == {"history:1": "+persians-satrap"}


@rule("imperium-bots:PER-E-9")
@pytest.mark.parametrize("card", ["persians-prosperity", "jade-mask", "diplomacy"])
def test_per_e_9_any_other_card_acquires_a_region(card: str) -> None:
    story, changed = empire(card, **TABLE, tokens={"hills": (0, 1, 0)}, pool=POOL, plays="forest, steppe")
    assert row_used(story) == "PER-E-9"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "population:market:0": "1 to 0",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": f"+{card}",
        "population:1": "5 to 6",
    }


@rule("imperium-bots:PER-E-9")
def test_per_e_9_any_other_card_without_a_region_in_the_market_gains_progress() -> None:
    market = (None, "boats", "temple", "armenians", "city-1")
    story, changed = empire("prosperity", **{**TABLE, "market": market}, pool=POOL, plays="forest, steppe")
    assert row_used(story) == "PER-E-9"
    assert changed == {"discard:1": "+persians-prosperity", "progress:1": "5 to 6"}
