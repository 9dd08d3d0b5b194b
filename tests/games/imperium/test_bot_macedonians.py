"""The table of the Macedonians, row by row (MAC)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .scene import MARKET, SMALL
from .solo import bot_card, on_deck, row_used

TABLE: dict[str, Any] = {"market": MARKET, "small": SMALL, "main": "river, oasis, jungle"}
BARE: dict[str, Any] = {**TABLE, "market": [None] * 5}
OWN = "glory, prosperity, advance, conquer-2"
POOL = (5, 5, 5)


def macedonians(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Macedonian bot resolves a card, up to the first question; what changed but for its slot."""
    story = bot_card(card, bot="macedonians", **position)
    with story.changes() as changed:
        story.choose("done")
    changed.pop("slot:1")
    return story, changed


def empire(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The same as an empire."""
    return macedonians(card, empire=True, **position)


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-bots:MAC-B-1")
@pytest.mark.parametrize("card", ["great", "notorious", "awe-inspiring"])
def test_mac_b_1_fame_only_goes_into_history(card: str) -> None:
    story, changed = macedonians(card, **TABLE, pool=POOL, plays="forest, cape", deck=OWN)
    assert row_used(story) == "MAC-B-1", "also with the attack or the pinned icon"
    assert changed == {"history:1": f"+{card}"}


@rule("imperium-bots:MAC-B-2")
def test_mac_b_2_glory_for_three_regions_brings_fame() -> None:
    plays, fame = "forest, steppe, cape, woodland", "great, glorious"
    story, changed = macedonians("glory", **TABLE, plays=plays, fame=fame, pool=POOL)
    assert row_used(story) == "MAC-B-2"
    assert changed == {
        "fame-deck": "-1",
        "play:1": "-cape -steppe -woodland",
        "deck:1": "+1",
        "discard:1": "+cape +macedonians-glory +steppe +woodland",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:MAC-B-2")
def test_mac_b_2_glory_with_two_regions_breaks_through_for_a_region() -> None:
    story, changed = macedonians("glory", **TABLE, plays="forest, steppe", fame="great, glorious", pool=POOL)
    assert row_used(story) == "MAC-B-2"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+macedonians-glory",
    }


@rule("imperium-bots:MAC-B-2")
def test_mac_b_2_glory_without_a_region_in_the_market_takes_one_from_its_deck() -> None:
    story, changed = macedonians("glory", **BARE)
    assert changed == {"region-deck": "-1", "deck:1": "+1", "discard:1": "+macedonians-glory"}
    assert on_deck(story) == ["coast"]


@rule("imperium-bots:MAC-B-3")
@pytest.mark.parametrize(
    "card", ["macedonians-conquer-1", "macedonians-philip-ii", "town-1", "sacred-pass", "minoans"]
)
def test_mac_b_3_a_barbarian_for_three_population_breaks_through_for_a_tributary(card: str) -> None:
    story, changed = macedonians(card, **TABLE, pool=POOL, deck=OWN)
    assert row_used(story) == "MAC-B-3", "also if it is pinned, a region or a tributary"
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


@rule("imperium-bots:MAC-B-3")
def test_mac_b_3_a_barbarian_pays_also_where_no_tributary_is_found() -> None:
    story, changed = macedonians("advance", **BARE, pool=(5, 3, 5))
    assert row_used(story) == "MAC-B-3"
    assert changed == {
        "history:1": "+macedonians-advance",
        "population:1": "3 to 0",
        "progress:1": "5 to 7",
    }


@rule("imperium-bots:MAC-B-3")
@pytest.mark.parametrize(
    ("best", "slot", "next_card", "unrest"), [("boats", 1, "elders", 1), ("temple", 2, "wonder", 2)]
)
def test_mac_b_3_a_barbarian_for_three_materials_acquires_civilised_or_uncivilised(
    best: str, slot: int, next_card: str, unrest: int
) -> None:
    tokens = {"hills": (0, 0, 9), "armenians": (0, 0, 9), best: (0, 0, 1)}
    story, changed = macedonians("advance", **TABLE, tokens=tokens, pool=(5, 2, 5))
    assert row_used(story) == "MAC-B-3"
    deck = "uncivilised-deck" if slot == 1 else "civilised-deck"
    assert changed == {
        f"market:{slot}": f"-{best} +{next_card}",
        f"tucked:{slot}": f"-unrest-{unrest} +unrest-12",
        deck: "-1",
        "unrest": "-unrest-12",
        "deck:1": "+2",
        "deck-top:1": f"+{best} +unrest-{unrest}",
        "history:1": "+macedonians-advance",
        "materials:1": "5 to 2",
        "progress:1": "5 to 6",
        f"progress:market:{slot}": "1 to 0",
    }
    assert on_deck(story) == [f"unrest-{unrest}", best]


@rule("imperium-bots:MAC-B-3")
@pytest.mark.parametrize(
    ("pool", "market"),
    [((2, 2, 9), MARKET), ((5, 2, 9), ("hills", None, None, "armenians", None))],
    ids=["too few tokens", "nothing to acquire"],
)
def test_mac_b_3_a_barbarian_that_can_do_neither_breaks_through_for_a_region_and_stays(
    pool: tuple[int, int, int], market: tuple[str | None, ...]
) -> None:
    story, changed = macedonians("advance", **{**TABLE, "market": market}, pool=pool)
    assert row_used(story) == "MAC-B-3"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+macedonians-advance",
    }


@rule("imperium-bots:MAC-B-3")
def test_mac_b_3_a_barbarian_takes_a_region_from_its_deck_where_the_market_has_none() -> None:
    story, changed = macedonians("advance", **BARE, pool=(5, 2, 5))
    assert row_used(story) == "MAC-B-3"
    assert changed == {"region-deck": "-1", "deck:1": "+1", "discard:1": "+macedonians-advance"}
    assert on_deck(story) == ["coast"]


@rule("imperium-bots:MAC-B-4")
@pytest.mark.parametrize("card", ["macedonians-orestis", "steppe"])
def test_mac_b_4_a_region_gains_materials_comes_into_play_and_exiles(card: str) -> None:
    story, changed = macedonians(card, **TABLE, pool=POOL, deck=OWN)
    assert row_used(story) == "MAC-B-4"
    assert changed == {
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
        "play:1": f"+{card}",
        "materials:1": "5 to 6",
    }


@rule("imperium-bots:MAC-B-4")
def test_mac_b_4_a_region_comes_into_play_also_where_nothing_can_be_exiled() -> None:
    story, changed = macedonians("orestis", **BARE)
    assert row_used(story) == "MAC-B-4"
    assert changed == {"play:1": "+macedonians-orestis", "materials:1": "0 to 1"}


@rule("imperium-bots:MAC-B-5")
@pytest.mark.parametrize("card", ["macedonians-phalanx", "macedonians-companion-cavalry", "mauryans"])
def test_mac_b_5_a_pinned_card_gains_population_and_is_discarded(card: str) -> None:
    story, changed = macedonians(card, **TABLE, pool=POOL, plays="forest, cape", deck=OWN)
    assert row_used(story) == "MAC-B-5"
    assert changed == {"discard:1": f"+{card}", "population:1": "5 to 6"}


@rule("imperium-bots:MAC-B-6")
def test_mac_b_6_prosperity_brings_tokens_for_each_region_and_you_may_draw() -> None:
    story, changed = macedonians(
        "prosperity", pool=POOL, plays="forest, cape", deck="glory, advance", your_deck="steppe, woodland"
    )
    assert row_used(story) == "MAC-B-6"
    assert changed == {
        "deck:1": "-1",
        "discard:1": "+macedonians-glory",
        "resolving": "+macedonians-prosperity",
        "materials:1": "5 to 7",
        "population:1": "5 to 7",
    }
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-may")
    with story.changes() as drawn:
        story.choose("choice:yes")
    assert drawn == {
        "deck:0": "-1",
        "hand:0": "+steppe",
        "discard:1": "+macedonians-prosperity",
        "resolving": "-macedonians-prosperity",
    }


@rule("imperium-bots:MAC-B-6")
def test_mac_b_6_prosperity_without_a_region_or_a_deck_still_lets_you_draw() -> None:
    story, changed = macedonians("prosperity", pool=POOL, your_deck="steppe, woodland")
    assert row_used(story) == "MAC-B-6"
    assert changed == {"resolving": "+macedonians-prosperity"}
    assert story.options() == ("choice:yes", "done")
    with story.changes() as refused:
        story.choose("done")
    assert refused == {"discard:1": "+macedonians-prosperity", "resolving": "-macedonians-prosperity"}


@rule("imperium-bots:MAC-B-7")
@pytest.mark.parametrize("card", ["macedonians-uxians", "invasion", "onager"])
def test_mac_b_7_an_attack_steals_two_materials_and_discards_a_card(card: str) -> None:
    story, changed = macedonians(
        card, pool=POOL, plays="forest, cape", deck="glory, advance", your_pool=(5, 5, 5)
    )
    assert row_used(story) == "MAC-B-7"
    assert changed == {
        "deck:1": "-1",
        "discard:1": " ".join(sorted(("+macedonians-glory", f"+{card}"))),
        "materials:0": "5 to 3",
        "materials:1": "5 to 7",
    }


@rule("imperium-bots:MAC-B-7")
@rule("imperium-solo:SOLO-EFFECT-STEAL-1", "imperium-solo:SOLO-EFFECT-DECK")
def test_mac_b_7_an_attack_steals_what_there_is_also_without_a_deck() -> None:
    story, changed = macedonians("uxians", your_pool=(1, 5, 5))
    assert row_used(story) == "MAC-B-7"
    assert changed == {
        "discard:1": "+macedonians-uxians",
        "materials:0": "1 to 0",
        "materials:1": "0 to 1",
    }


@rule("imperium-bots:MAC-B-7")
def test_mac_b_7_an_attack_without_loot_only_discards_a_card() -> None:
    story, changed = macedonians("uxians", deck="glory, advance", your_pool=(0, 5, 5))
    assert row_used(story) == "MAC-B-7"
    assert changed == {"deck:1": "-1", "discard:1": "+macedonians-glory +macedonians-uxians"}


@rule("imperium-bots:MAC-B-7")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_mac_b_7_a_warded_attack_still_discards_its_card() -> None:
    story, _ = macedonians("uxians", deck="glory, advance", your_play="cape", your_pool=(5, 5, 5))
    with story.changes() as changed:
        story.choose("card:cape")
    assert changed == {
        "play:0": "-cape",
        "hand:0": "+cape",
        "deck:1": "-1",
        "discard:1": "+macedonians-glory +macedonians-uxians",
        "resolving": "-macedonians-uxians",
    }


@rule("imperium-bots:MAC-B-7")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_mac_b_7_an_attack_with_neither_loot_nor_a_deck_is_any_other_card() -> None:
    story, changed = macedonians("uxians", your_pool=(0, 5, 5))
    assert row_used(story) == "MAC-B-8"
    assert changed == {"history:1": "+macedonians-uxians"}


@rule("imperium-bots:MAC-B-8")
@pytest.mark.parametrize("card", ["macedonians-alexander", "macedonians-parmenion", "elders", "armenians"])
def test_mac_b_8_any_other_card_brings_progress_for_each_region(card: str) -> None:
    story, changed = macedonians(card, pool=POOL, plays="forest, cape", deck="glory, advance")
    assert row_used(story) == "MAC-B-8"
    assert changed == {
        "deck:1": "-1",
        "discard:1": "+macedonians-glory",
        "history:1": f"+{card}",
        "progress:1": "5 to 7",
    }


@rule("imperium-bots:MAC-B-8")
def test_mac_b_8_any_other_card_without_a_region_or_a_deck_goes_into_history() -> None:
    story, changed = macedonians("alexander", pool=POOL)
    assert row_used(story) == "MAC-B-8"
    assert changed == {"history:1": "+macedonians-alexander"}


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-bots:MAC-E-1")
@pytest.mark.parametrize("card", ["great", "notorious", "awe-inspiring"])
def test_mac_e_1_fame_brings_progress_for_each_region(card: str) -> None:
    story, changed = empire(card, pool=POOL, plays="forest, steppe", deck=OWN, discard="woodland")
    assert row_used(story) == "MAC-E-1"
    assert changed == {"history:1": f"+{card}", "progress:1": "5 to 7"}


@rule("imperium-bots:MAC-E-1")
def test_mac_e_1_fame_without_a_region_goes_into_history() -> None:
    story, changed = empire("great", pool=POOL)
    assert row_used(story) == "MAC-E-1"
    assert changed == {"history:1": "+great"}


@rule("imperium-bots:MAC-E-2")
def test_mac_e_2_glory_for_three_regions_brings_fame() -> None:
    plays, exile = "forest, steppe, cape, woodland", "wilderness"
    story, changed = empire("glory", plays=plays, exile=exile, fame="great, glorious", pool=POOL)
    assert row_used(story) == "MAC-E-2"
    assert changed == {
        "fame-deck": "-1",
        "play:1": "-cape -steppe -woodland",
        "deck:1": "+1",
        "discard:1": "+cape +macedonians-glory +steppe +woodland",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:MAC-E-2")
def test_mac_e_2_glory_with_two_regions_acquires_an_exiled_region() -> None:
    exile = "cape, mountain, armenians, agriculture, exports"
    story, changed = empire("glory", plays="forest, steppe", exile=exile, fame="great, glorious", pool=POOL)
    assert row_used(story) == "MAC-E-2"
    assert changed == {
        "exile": "-mountain",
        "deck:1": "+1",
        "deck-top:1": "+mountain",
        "discard:1": "+macedonians-glory",
    }


@rule("imperium-bots:MAC-E-2")
def test_mac_e_2_glory_without_an_exiled_region_gains_progress() -> None:
    market = ("hills", "boats", "temple", None, "city-1")
    story, changed = empire("glory", market=market, plays="forest, steppe", exile="armenians", pool=POOL)
    assert row_used(story) == "MAC-E-2"
    assert changed == {"discard:1": "+macedonians-glory", "progress:1": "5 to 6"}


@rule("imperium-bots:MAC-E-3")
@pytest.mark.parametrize("card", ["macedonians-conquer-1", "town-1", "sacred-pass", "minoans"])
def test_mac_e_3_a_barbarian_only_goes_into_history(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, plays="forest, cape", deck=OWN, discard="woodland")
    assert row_used(story) == "MAC-E-3", "also if it is pinned, a region or a tributary"
    assert changed == {"history:1": f"+{card}"}


@rule("imperium-bots:MAC-E-4")
@pytest.mark.parametrize("card", ["macedonians-orestis", "steppe"])
def test_mac_e_4_a_region_comes_into_play_and_exiles(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, deck=OWN, discard="woodland")
    assert row_used(story) == "MAC-E-4"
    assert changed == {
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
        "play:1": f"+{card}",
    }


@rule("imperium-bots:MAC-E-4")
def test_mac_e_4_a_region_comes_into_play_also_where_nothing_can_be_exiled() -> None:
    story, changed = empire("orestis", **BARE)
    assert row_used(story) == "MAC-E-4"
    assert changed == {"play:1": "+macedonians-orestis"}


@rule("imperium-bots:MAC-E-5")
@pytest.mark.parametrize("card", ["macedonians-phalanx", "macedonians-companion-cavalry", "boats"])
def test_mac_e_5_a_pinned_card_brings_the_latest_discarded_region_into_play(card: str) -> None:
    story, changed = empire(
        card, discard="forest, steppe, glory", pool=POOL, deck="advance", dynasty="mosaics"
    )
    assert row_used(story) == "MAC-E-5"
    assert changed == {"play:1": "+steppe", "discard:1": "-steppe", "history:1": f"+{card}"}


@rule("imperium-bots:MAC-E-5")
def test_mac_e_5_a_pinned_card_goes_into_history_also_without_a_discarded_region() -> None:
    story, changed = empire("phalanx", discard="glory", plays="forest", pool=POOL)
    assert row_used(story) == "MAC-E-5"
    assert changed == {"history:1": "+macedonians-phalanx"}


@rule("imperium-bots:MAC-E-6")
@pytest.mark.parametrize("card", ["macedonians-parmenion", "onager"])
@pytest.mark.parametrize("best", ["hills", "boats", "temple", "armenians"])
def test_mac_e_6_an_empire_for_two_materials_acquires_the_best_card(card: str, best: str) -> None:
    tokens = {best: (0, 0, 9)}
    story, changed = empire(card, **TABLE, tokens=tokens, pool=POOL, dynasty="mosaics, development")
    assert row_used(story) == "MAC-E-6"
    assert changed["materials:1"] == "5 to 3"
    assert changed["progress:1"] == "5 to 14", "those on the card"
    assert on_deck(story)[-1] == best
    assert changed["discard:1"] == f"+{card}"
    assert not changed.keys() & {"population:1", "dynasty", "history:1"}


@rule("imperium-bots:MAC-E-6")
def test_mac_e_6_an_empire_takes_the_unrest_under_the_card_that_it_acquires() -> None:
    story, changed = empire("parmenion", **TABLE, tokens={"armenians": (0, 0, 9)}, pool=(2, 0, 0))
    assert changed == {
        "market:3": "-armenians +river",
        "tucked:3": "-unrest-3",
        "main-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+armenians +unrest-3",
        "discard:1": "+macedonians-parmenion",
        "materials:1": "2 to 0",
        "progress:1": "0 to 9",
        "progress:market:3": "9 to 0",
    }
    assert on_deck(story) == ["unrest-3", "armenians"]


@rule("imperium-bots:MAC-E-6")
@pytest.mark.parametrize(
    ("materials", "market"), [(1, MARKET), (5, [None] * 5)], ids=["too few materials", "empty market"]
)
def test_mac_e_6_an_empire_that_cannot_acquire_discards_a_dynasty_card(
    materials: int, market: list[str | None]
) -> None:
    table = {**TABLE, "market": market}
    story, changed = empire("parmenion", **table, pool=(materials, 5, 5), dynasty="mosaics, development")
    assert row_used(story) == "MAC-E-6"
    assert changed == {
        "dynasty": "-1",
        "discard:1": "+macedonians-mosaics",
        "history:1": "+macedonians-parmenion",
    }


@rule("imperium-bots:MAC-E-6")
def test_mac_e_6_an_empire_with_neither_goes_into_history() -> None:
    story, changed = empire("parmenion", **BARE, pool=POOL, plays="forest, steppe")
    assert row_used(story) == "MAC-E-6"
    assert changed == {"history:1": "+macedonians-parmenion"}


@rule("imperium-bots:MAC-E-7")
@pytest.mark.parametrize("card", ["macedonians-prosperity", "macedonians-uxians", "elders", "armenians"])
def test_mac_e_7_any_other_card_brings_progress_for_each_region(card: str) -> None:
    story, changed = empire(card, pool=POOL, plays="forest, steppe", deck="glory, advance")
    assert row_used(story) == "MAC-E-7"
    assert changed == {"history:1": f"+{card}", "progress:1": "5 to 7"}


@rule("imperium-bots:MAC-E-7")
def test_mac_e_7_any_other_card_without_a_region_goes_into_history() -> None:
    story, changed = empire("prosperity", pool=POOL)
    assert row_used(story) == "MAC-E-7"
    assert changed == {"history:1": "+macedonians-prosperity"}
