"""The table of the Scythians, row by row (SCY)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .scene import MARKET, SMALL
from .solo import bot_card, on_deck, row_used

TABLE: dict[str, Any] = {"market": MARKET, "small": SMALL, "main": "river, oasis, jungle"}
BARE: dict[str, Any] = {**TABLE, "market": [None] * 5}
DECK = "tents, tamga, kurgans, ateas"
POOL = (5, 5, 5)


def scythians(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Scythian bot resolves a card, up to the first question; what changed but for its slot."""
    story = bot_card(card, bot="scythians", **position)
    with story.changes() as changed:
        story.choose("done")
    changed.pop("slot:1")
    return story, changed


def empire(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The same as an empire."""
    return scythians(card, empire=True, **position)


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-bots:SCY-B-1")
@pytest.mark.parametrize("card", ["scythians-raiders", "invasion", "onager", "notorious"])
@pytest.mark.parametrize(
    ("your_empire", "stolen"), [(False, {}), (True, {"population:0": "5 to 4", "population:1": "5 to 6"})]
)
def test_scy_b_1_an_attack_makes_you_recall_a_region_and_robs_an_empire(
    card: str, your_empire: bool, stolen: dict[str, str]
) -> None:
    yours: dict[str, Any] = {
        "your_play": "forest, steppe, city-1",
        "your_pool": (5, 5, 5),
        "your_empire": your_empire,
    }
    story, changed = scythians(card, pool=POOL, deck=DECK, **yours)
    assert row_used(story) == "SCY-B-1", "also if it is a barbarian or fame"
    assert changed == {
        "deck:1": "-2",
        "discard:1": "+scythians-tamga +scythians-tents",
        "resolving": f"+{card}",
    }
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-recall")
    assert story.options() == ("card:forest", "card:steppe")
    with story.changes() as changed:
        story.choose("card:forest")
    assert changed == {
        "play:0": "-forest",
        "hand:0": "+forest",
        "discard:1": f"+{card}",
        "resolving": f"-{card}",
        **stolen,
    }


@rule("imperium-bots:SCY-B-1")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_scy_b_1_a_warded_attack_neither_recalls_nor_steals() -> None:
    story, _ = scythians("raiders", deck=DECK, your_play="forest, cape", your_empire=True)
    with story.changes() as changed:
        story.choose("card:cape")
    assert changed == {
        "play:0": "-cape",
        "hand:0": "+cape",
        "discard:1": "+scythians-raiders",
        "resolving": "-scythians-raiders",
    }


@rule("imperium-bots:SCY-B-1")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"deck": "tents"}, {"deck:1": "-1", "discard:1": "+onager +scythians-tents"}),
        ({"your_play": "forest"}, {"play:0": "-forest", "hand:0": "+forest", "discard:1": "+onager"}),
        ({"your_empire": True}, {"population:0": "6 to 5", "population:1": "0 to 1", "discard:1": "+onager"}),
    ],
    ids=["only a deck", "only your region", "only your state"],
)
def test_scy_b_1_an_attack_does_what_it_can(position: dict[str, Any], expected: dict[str, str]) -> None:
    story, changed = scythians("onager", **position)
    assert row_used(story) == "SCY-B-1"
    assert changed == expected


@rule("imperium-bots:SCY-B-1")
@rule("imperium-solo:SOLO-RESOLVE-7")
@pytest.mark.parametrize(
    ("card", "row", "your_empire"),
    [("raiders", "SCY-B-6", False), ("onager", "SCY-B-8", False), ("raiders", "SCY-B-6", True)],
)
def test_scy_b_1_an_attack_that_can_do_nothing_is_what_else_it_is(
    card: str, row: str, your_empire: bool
) -> None:
    story, _ = scythians(card, your_play="city-1", your_pool=(6, 0, 6), your_empire=your_empire)
    assert row_used(story) == row


@rule("imperium-bots:SCY-B-2")
def test_scy_b_2_conquer_for_four_population_breaks_through_for_a_tributary() -> None:
    story, changed = scythians("conquer", **TABLE, pool=POOL, plays="forest, cape", deck=DECK)
    assert row_used(story) == "SCY-B-2"
    assert changed == {
        "market:3": "-armenians +river",
        "tucked:3": "-unrest-3",
        "unrest": "+unrest-3",
        "main-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+armenians",
        "discard:1": "+scythians-conquer",
        "population:1": "5 to 1",
    }


@rule("imperium-bots:SCY-B-2")
def test_scy_b_2_conquer_for_three_population_acquires_a_region() -> None:
    story, changed = scythians("conquer", **TABLE, tokens={"hills": (1, 0, 0)}, pool=(5, 3, 5), plays="cape")
    assert row_used(story) == "SCY-B-2"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "materials:market:0": "1 to 0",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+scythians-conquer",
        "materials:1": "5 to 6",
    }


@rule("imperium-bots:SCY-B-2")
def test_scy_b_2_conquer_that_can_do_neither_gains_population() -> None:
    market = (None, "boats", "temple", "armenians", "city-1")
    story, changed = scythians("conquer", **{**TABLE, "market": market}, pool=(5, 3, 5), plays="cape, forest")
    assert row_used(story) == "SCY-B-2"
    assert changed == {"discard:1": "+scythians-conquer", "population:1": "3 to 4"}


@rule("imperium-bots:SCY-B-3")
def test_scy_b_3_advance_for_four_materials_breaks_through_for_a_civilised_card() -> None:
    story, changed = scythians(
        "advance", **TABLE, tokens={"boats": (0, 0, 9)}, pool=POOL, plays="forest, cape"
    )
    assert row_used(story) == "SCY-B-3"
    assert changed == {
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+temple",
        "discard:1": "+scythians-advance",
        "materials:1": "5 to 1",
    }


@rule("imperium-bots:SCY-B-3")
def test_scy_b_3_advance_takes_a_civilised_card_from_its_deck_where_the_market_has_none() -> None:
    story, changed = scythians("advance", **BARE, pool=(4, 5, 5))
    assert changed == {
        "civilised-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+scythians-advance",
        "materials:1": "4 to 0",
    }
    assert on_deck(story) == ["wonder"]


@rule("imperium-bots:SCY-B-3")
def test_scy_b_3_advance_for_three_materials_acquires_an_uncivilised_card() -> None:
    tokens = {"hills": (0, 0, 9), "armenians": (0, 0, 9)}
    story, changed = scythians("advance", **TABLE, tokens=tokens, pool=(3, 5, 5), plays="forest")
    assert row_used(story) == "SCY-B-3"
    assert changed == {
        "market:1": "-boats +elders",
        "tucked:1": "-unrest-1 +unrest-12",
        "uncivilised-deck": "-1",
        "unrest": "-unrest-12",
        "deck:1": "+2",
        "deck-top:1": "+boats +unrest-1",
        "discard:1": "+scythians-advance",
    }
    assert on_deck(story) == ["unrest-1", "boats"]


@rule("imperium-bots:SCY-B-3")
def test_scy_b_3_advance_that_can_do_neither_gains_materials() -> None:
    market = ("hills", None, "temple", "armenians", None)
    story, changed = scythians("advance", **{**TABLE, "market": market}, pool=(3, 5, 5), plays="forest, cape")
    assert row_used(story) == "SCY-B-3"
    assert changed == {"discard:1": "+scythians-advance", "materials:1": "3 to 4"}


@rule("imperium-bots:SCY-B-4")
@pytest.mark.parametrize("card", ["scythians-pontic-steppe", "scythians-tian-shan", "steppe", "sacred-pass"])
def test_scy_b_4_a_region_gains_population_comes_into_play_and_exiles(card: str) -> None:
    story, changed = scythians(card, **TABLE, pool=POOL, deck=DECK)
    assert row_used(story) == "SCY-B-4", "also if it is a barbarian"
    assert changed == {
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
        "play:1": f"+{card}",
        "population:1": "5 to 6",
    }


@rule("imperium-bots:SCY-B-4")
def test_scy_b_4_a_region_comes_into_play_also_where_nothing_can_be_exiled() -> None:
    story, changed = scythians("pontic-steppe", **BARE)
    assert row_used(story) == "SCY-B-4"
    assert changed == {"play:1": "+scythians-pontic-steppe", "population:1": "0 to 1"}


@rule("imperium-bots:SCY-B-5")
@pytest.mark.parametrize(
    "card", ["scythians-mounted-archers", "scythians-city-of-gelonus", "town-1", "mauryans"]
)
def test_scy_b_5_a_pinned_card_discards_two_cards_and_gains_materials(card: str) -> None:
    story, changed = scythians(card, **TABLE, pool=POOL, deck=DECK, discard="unrest")
    assert row_used(story) == "SCY-B-5", "also if it is an empire, a barbarian or a tributary"
    assert changed == {
        "deck:1": "-2",
        "discard:1": "+scythians-tamga +scythians-tents",
        "history:1": f"+{card}",
        "materials:1": "5 to 7",
    }


@rule("imperium-bots:SCY-B-5")
def test_scy_b_5_a_pinned_card_gains_materials_also_without_a_deck() -> None:
    story, changed = scythians("tents")
    assert row_used(story) == "SCY-B-5"
    assert changed == {"history:1": "+scythians-tents", "materials:1": "0 to 2"}


@rule("imperium-bots:SCY-B-6")
@pytest.mark.parametrize("card", ["scythians-nomads-2", "oracle", "minoans"])
def test_scy_b_6_a_barbarian_gains_materials_for_each_region(card: str) -> None:
    story, changed = scythians(card, **TABLE, pool=POOL, plays="forest, cape", discard="unrest")
    assert row_used(story) == "SCY-B-6", "also if it is a tributary"
    assert changed == {"discard:1": f"+{card}", "materials:1": "5 to 7"}


@rule("imperium-bots:SCY-B-6")
def test_scy_b_6_a_barbarian_without_a_region_breaks_through_for_one() -> None:
    story, changed = scythians("nomads-2", **TABLE, pool=POOL)
    assert row_used(story) == "SCY-B-6"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+scythians-nomads-2",
    }


@rule("imperium-bots:SCY-B-6")
def test_scy_b_6_a_barbarian_takes_a_region_from_its_deck_where_the_market_has_none() -> None:
    story, changed = scythians("nomads-2", **BARE)
    assert changed == {"region-deck": "-1", "deck:1": "+1", "discard:1": "+scythians-nomads-2"}
    assert on_deck(story) == ["coast"]


@rule("imperium-bots:SCY-B-7")
def test_scy_b_7_a_tributary_returns_the_latest_unrest() -> None:
    story, changed = scythians("hittites", **TABLE, discard="2 unrest, tents", pool=POOL)
    assert row_used(story) == "SCY-B-7"
    assert changed == {"unrest": "+unrest-2", "discard:1": "-unrest-2 +hittites"}


@rule("imperium-bots:SCY-B-7")
def test_scy_b_7_a_tributary_without_unrest_breaks_through_for_a_region() -> None:
    story, changed = scythians("hittites", **TABLE, discard="tents", pool=POOL, plays="forest, cape")
    assert row_used(story) == "SCY-B-7"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "history:1": "+hittites",
    }


@rule("imperium-bots:SCY-B-7")
def test_scy_b_7_a_tributary_takes_a_region_from_its_deck_where_the_market_has_none() -> None:
    story, changed = scythians("hittites", **BARE)
    assert changed == {"region-deck": "-1", "deck:1": "+1", "history:1": "+hittites"}
    assert on_deck(story) == ["coast"]


OTHERS = ["scythians-ateas", "scythians-nomads-1", "great", "diplomacy"]


@rule("imperium-bots:SCY-B-8")
@pytest.mark.parametrize("card", OTHERS)
def test_scy_b_8_any_other_card_returns_the_latest_unrest(card: str) -> None:
    story, changed = scythians(card, **TABLE, discard="2 unrest, tents", pool=POOL, plays="forest")
    assert row_used(story) == "SCY-B-8"
    assert changed == {"unrest": "+unrest-2", "discard:1": f"-unrest-2 +{card}"}


@rule("imperium-bots:SCY-B-8")
@pytest.mark.parametrize("card", OTHERS)
def test_scy_b_8_any_other_card_without_unrest_acquires_an_uncivilised_card(card: str) -> None:
    tokens = {"hills": (0, 0, 9), "armenians": (0, 0, 9)}
    story, changed = scythians(card, **TABLE, tokens=tokens, discard="tents", pool=POOL)
    assert row_used(story) == "SCY-B-8"
    assert changed == {
        "market:1": "-boats +elders",
        "tucked:1": "-unrest-1 +unrest-12",
        "uncivilised-deck": "-1",
        "unrest": "-unrest-12",
        "deck:1": "+2",
        "deck-top:1": "+boats +unrest-1",
        "discard:1": f"+{card}",
    }


@rule("imperium-bots:SCY-B-8")
def test_scy_b_8_any_other_card_with_neither_goes_into_history() -> None:
    market = ("hills", None, "temple", "armenians", None)
    story, changed = scythians("nomads-1", **{**TABLE, "market": market}, pool=POOL)
    assert row_used(story) == "SCY-B-8"
    assert changed == {"history:1": "+scythians-nomads-1"}


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-bots:SCY-E-1")
@pytest.mark.parametrize("card", ["great", "notorious", "awe-inspiring"])
def test_scy_e_1_fame_brings_progress_for_each_region(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, plays="forest, cape", deck=DECK)
    assert row_used(story) == "SCY-E-1", "also with the attack or the pinned icon"
    assert changed == {"history:1": f"+{card}", "progress:1": "5 to 7"}


@rule("imperium-bots:SCY-E-1")
def test_scy_e_1_fame_without_a_region_goes_into_history() -> None:
    story, changed = empire("great", pool=POOL)
    assert row_used(story) == "SCY-E-1"
    assert changed == {"history:1": "+great"}


@rule("imperium-bots:SCY-E-2")
def test_scy_e_2_glory_for_three_regions_brings_fame() -> None:
    plays, fame = "forest, steppe, cape, woodland", "great, glorious"
    story, changed = empire("glory", plays=plays, fame=fame, pool=POOL, deck=DECK)
    assert row_used(story) == "SCY-E-2"
    assert changed == {
        "fame-deck": "-1",
        "play:1": "-cape -steppe -woodland",
        "deck:1": "+1",
        "discard:1": "+cape +scythians-glory +steppe +woodland",
    }
    assert on_deck(story)[0] == "great"


@rule("imperium-bots:SCY-E-2")
@pytest.mark.parametrize(("materials", "count"), [(1, 1), (4, 2), (5, 3), (20, 4)])
def test_scy_e_2_glory_with_two_regions_spends_all_materials_to_discard_half_as_many_cards(
    materials: int, count: int
) -> None:
    story, changed = empire("glory", plays="forest, steppe", pool=(materials, 5, 5), deck=DECK)
    assert row_used(story) == "SCY-E-2"
    discarded = ["scythians-tents", "scythians-tamga", "scythians-kurgans", "scythians-ateas"][:count]
    assert changed == {
        "deck:1": f"-{count}",
        "discard:1": " ".join(sorted(f"+{card}" for card in [*discarded, "scythians-glory"])),
        "materials:1": f"{materials} to 0",
    }


@rule("imperium-bots:SCY-E-2")
@rule("imperium-solo:SOLO-RESOLVE-7")
@pytest.mark.parametrize(
    ("materials", "deck"), [(0, DECK), (5, "")], ids=["without materials", "without a deck"]
)
def test_scy_e_2_glory_that_can_do_neither_is_any_other_card(materials: int, deck: str) -> None:
    story, changed = empire("glory", **BARE, plays="forest, steppe", pool=(materials, 2, 5), deck=deck)
    assert row_used(story) == "SCY-E-8"
    assert changed == {"discard:1": "+scythians-glory", "population:1": "2 to 3"}


@rule("imperium-bots:SCY-E-3")
@pytest.mark.parametrize(
    "card", ["scythians-raiders", "scythians-tian-shan", "scythians-tents", "scythians-conquer", "minoans"]
)
def test_scy_e_3_a_barbarian_returns_unrest_and_goes_into_history(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, discard="2 unrest, jewellery", deck="tamga, kurgans")
    assert row_used(story) == "SCY-E-3", "also if it is an attack, a region or pinned"
    assert changed == {"unrest": "+unrest-2", "discard:1": "-unrest-2", "history:1": f"+{card}"}


@rule("imperium-bots:SCY-E-3")
def test_scy_e_3_a_barbarian_goes_into_history_also_without_unrest() -> None:
    story, changed = empire("conquer", **TABLE, pool=POOL, discard="jewellery")
    assert row_used(story) == "SCY-E-3"
    assert changed == {"history:1": "+scythians-conquer"}


@rule("imperium-bots:SCY-E-4")
@pytest.mark.parametrize("card", ["scythians-pontic-steppe", "steppe"])
def test_scy_e_4_a_region_gains_population_comes_into_play_and_exiles(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, deck=DECK)
    assert row_used(story) == "SCY-E-4"
    assert changed == {
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
        "play:1": f"+{card}",
        "population:1": "5 to 6",
    }


@rule("imperium-bots:SCY-E-4")
def test_scy_e_4_a_region_comes_into_play_also_where_nothing_can_be_exiled() -> None:
    story, changed = empire("pontic-steppe", **BARE)
    assert row_used(story) == "SCY-E-4"
    assert changed == {"play:1": "+scythians-pontic-steppe", "population:1": "0 to 1"}


@rule("imperium-bots:SCY-E-5")
@pytest.mark.parametrize(
    "card", ["scythians-mounted-archers", "scythians-city-of-gelonus", "agriculture", "mauryans"]
)
def test_scy_e_5_a_pinned_card_discards_a_card_and_goes_into_history(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, deck=DECK, discard="unrest")
    assert row_used(story) == "SCY-E-5", "also if it is an empire"
    assert changed == {"deck:1": "-1", "discard:1": "+scythians-tents", "history:1": f"+{card}"}


@rule("imperium-bots:SCY-E-5")
def test_scy_e_5_a_pinned_card_goes_into_history_also_without_a_deck() -> None:
    story, changed = empire("mounted-archers", pool=POOL)
    assert row_used(story) == "SCY-E-5"
    assert changed == {"history:1": "+scythians-mounted-archers"}


@rule("imperium-bots:SCY-E-6")
@rule("imperium-solo:SOLO-Q-21")
@pytest.mark.parametrize("card", ["invasion", "onager"])
def test_scy_e_6_an_attack_gains_materials_and_you_discard_a_card(card: str) -> None:
    story, changed = empire(card, pool=POOL, deck=DECK, your_hand="forest, steppe, woodland")
    assert row_used(story) == "SCY-E-6", "also if it is an empire"
    assert changed == {"resolving": f"+{card}", "materials:1": "5 to 7"}
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-discard")
    assert set(story.options()) == {"card:forest", "card:steppe", "card:woodland"}
    with story.changes() as changed:
        story.choose("card:steppe")
    assert changed == {
        "hand:0": "-steppe",
        "discard:0": "+steppe",
        "discard:1": f"+{card}",
        "resolving": f"-{card}",
    }


@rule("imperium-bots:SCY-E-6")
def test_scy_e_6_an_attack_gains_materials_also_where_your_hand_is_empty() -> None:
    story, changed = empire("onager")
    assert row_used(story) == "SCY-E-6"
    assert changed == {"discard:1": "+onager", "materials:1": "0 to 2"}


@rule("imperium-bots:SCY-E-6")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_scy_e_6_a_warded_attack_still_gains_materials() -> None:
    story, _ = empire("onager", your_play="cape", your_hand="forest, steppe")
    story.choose("card:cape")
    assert story.counter("materials:1") == 2
    assert set(story.cards("hand:0")) == {"forest", "steppe", "cape"}
    assert story.cards("discard:1") == ("onager",)


@rule("imperium-bots:SCY-E-7")
@pytest.mark.parametrize("card", ["scythians-ateas", "moneylenders"])
def test_scy_e_7_an_empire_gains_progress_and_goes_into_history(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, plays="forest, cape", deck="tents, tamga")
    assert row_used(story) == "SCY-E-7"
    assert changed == {"history:1": f"+{card}", "progress:1": "5 to 6"}


@rule("imperium-bots:SCY-E-8")
@pytest.mark.parametrize("card", ["scythians-jewellery", "scythians-nomads-1", "hittites", "diplomacy"])
def test_scy_e_8_any_other_card_for_three_population_breaks_through_for_a_tributary(card: str) -> None:
    story, changed = empire(card, **TABLE, pool=POOL, discard="unrest", plays="forest")
    assert row_used(story) == "SCY-E-8"
    assert changed == {
        "market:3": "-armenians +river",
        "tucked:3": "-unrest-4",
        "unrest": "+unrest-4",
        "main-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+armenians",
        "history:1": f"+{card}",
        "population:1": "5 to 2",
    }


@rule("imperium-bots:SCY-E-8")
def test_scy_e_8_any_other_card_pays_also_where_no_tributary_is_found() -> None:
    story, changed = empire("jewellery", **BARE, pool=(5, 3, 5))
    assert row_used(story) == "SCY-E-8"
    assert changed == {"history:1": "+scythians-jewellery", "population:1": "3 to 0", "progress:1": "5 to 7"}


@rule("imperium-bots:SCY-E-8")
def test_scy_e_8_any_other_card_for_two_population_gains_one_and_acquires_a_region() -> None:
    story, changed = empire("jewellery", **TABLE, tokens={"hills": (1, 0, 0)}, pool=(5, 2, 5))
    assert row_used(story) == "SCY-E-8"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "materials:market:0": "1 to 0",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+scythians-jewellery",
        "materials:1": "5 to 6",
        "population:1": "2 to 3",
    }


@rule("imperium-bots:SCY-E-8")
def test_scy_e_8_any_other_card_gains_population_also_without_a_region_in_the_market() -> None:
    market = (None, "boats", "temple", "armenians", "city-1")
    story, changed = empire("jewellery", **{**TABLE, "market": market}, pool=(5, 2, 5))
    assert row_used(story) == "SCY-E-8"
    assert changed == {"discard:1": "+scythians-jewellery", "population:1": "2 to 3"}
