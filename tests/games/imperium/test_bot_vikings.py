"""The table of the Vikings, row by row (VIK)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .scene import MARKET, SMALL
from .solo import bot_card, on_deck, row_used

TABLE: dict[str, Any] = {"market": MARKET, "small": SMALL, "main": "river, oasis, jungle"}
BARE: dict[str, Any] = {**TABLE, "market": [None] * 5}
POOL = (5, 5, 5)


def vikings(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Viking bot resolves a card, up to the first question; what changed but for its slot."""
    story = bot_card(card, bot="vikings", **position)
    with story.changes() as changed:
        story.choose("done")
    changed.pop("slot:1")
    return story, changed


@rule("imperium-bots:VIK-B-1")
@pytest.mark.parametrize("card", ["vikings-jomsviking", "invasion", "onager", "notorious"])
def test_vik_b_1_an_attack_steals_acquires_and_makes_you_discard_a_card(card: str) -> None:
    yours: dict[str, Any] = {"your_hand": "forest, steppe, woodland", "your_pool": (5, 5, 5)}
    story, changed = vikings(card, **TABLE, pool=POOL, deck="sagas", **yours)
    assert row_used(story) == "VIK-B-1", "also if it is a barbarian, uncivilised or fame"
    assert changed == {
        "market:3": "-armenians +river",
        "tucked:3": "-unrest-3",
        "main-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+armenians +unrest-3",
        "resolving": f"+{card}",
        "materials:0": "5 to 3",
        "materials:1": "5 to 7",
        "population:1": "5 to 4",
    }
    assert on_deck(story) == ["unrest-3", "armenians", "vikings-sagas"]
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


@rule("imperium-bots:VIK-B-1")
def test_vik_b_1_an_attack_acquires_a_better_region_instead_of_a_tributary() -> None:
    tokens = {"hills": (0, 0, 4), "boats": (0, 0, 9), "temple": (0, 0, 9)}
    story, changed = vikings("jomsviking", **TABLE, tokens=tokens, pool=(0, 1, 0), your_pool=(1, 5, 5))
    assert row_used(story) == "VIK-B-1"
    assert changed == {
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "progress:market:0": "4 to 0",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+vikings-jomsviking",
        "materials:0": "1 to 0",
        "materials:1": "0 to 1",
        "population:1": "1 to 0",
        "progress:1": "0 to 4",
    }


@rule("imperium-bots:VIK-B-1")
@pytest.mark.parametrize(
    ("population", "market"),
    [(0, MARKET), (5, (None, "boats", "temple", None, "city-1"))],
    ids=["no population", "nothing to acquire"],
)
def test_vik_b_1_an_attack_that_cannot_acquire_pays_nothing(
    population: int, market: tuple[str | None, ...]
) -> None:
    story, changed = vikings("jomsviking", **{**TABLE, "market": market}, pool=(5, population, 5))
    assert row_used(story) == "VIK-B-1"
    assert changed == {
        "discard:1": "+vikings-jomsviking",
        "materials:0": "6 to 4",
        "materials:1": "5 to 7",
    }


@rule("imperium-bots:VIK-B-1")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_vik_b_1_a_warded_attack_still_acquires() -> None:
    story, _ = vikings("jomsviking", **TABLE, pool=POOL, your_play="cape", your_hand="forest, steppe")
    with story.changes() as changed:
        story.choose("card:cape")
    assert changed == {
        "market:3": "-armenians +river",
        "tucked:3": "-unrest-3",
        "main-deck": "-1",
        "play:0": "-cape",
        "hand:0": "+cape",
        "deck:1": "+2",
        "deck-top:1": "+armenians +unrest-3",
        "discard:1": "+vikings-jomsviking",
        "resolving": "-vikings-jomsviking",
        "population:1": "5 to 4",
    }


@rule("imperium-bots:VIK-B-1")
@rule("imperium-solo:SOLO-RESOLVE-7")
@pytest.mark.parametrize(
    ("card", "row"),
    [("notorious", "VIK-B-2"), ("invasion", "VIK-B-5"), ("go-aviking", "VIK-B-6"), ("onager", "VIK-B-8")],
)
def test_vik_b_1_an_attack_that_can_do_nothing_is_what_else_it_is(card: str, row: str) -> None:
    story, _ = vikings(card, your_pool=(0, 5, 5))
    assert row_used(story) == row


@rule("imperium-bots:VIK-B-2")
@pytest.mark.parametrize("card", ["great", "awe-inspiring"])
def test_vik_b_2_fame_returns_unrest_acquires_and_goes_into_history(card: str) -> None:
    story, changed = vikings(card, **TABLE, pool=POOL, discard="2 unrest, sagas", dynasty="combs, skis")
    assert row_used(story) == "VIK-B-2", "also with the pinned icon"
    assert changed == {
        "market:2": "-temple +wonder",
        "tucked:2": "-unrest-4 +unrest-2",
        "civilised-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+temple +unrest-4",
        "discard:1": "-unrest-2",
        "history:1": f"+{card}",
    }


@rule("imperium-bots:VIK-B-2")
@pytest.mark.parametrize("best", ["hills", "boats", "temple", "armenians"])
def test_vik_b_2_fame_acquires_the_best_card_of_any_suit(best: str) -> None:
    story, changed = vikings("great", **TABLE, tokens={best: (0, 0, 9)}, pool=POOL)
    assert row_used(story) == "VIK-B-2"
    assert on_deck(story)[-1] == best
    assert changed["progress:1"] == "5 to 14", "those on the card"
    assert changed["history:1"] == "+great"
    assert not changed.keys() & {"materials:1", "population:1", "discard:1"}


@rule("imperium-bots:VIK-B-2")
@pytest.mark.parametrize(
    ("discard", "returned"), [("", {}), ("unrest", {"unrest": "+unrest-1", "discard:1": "-unrest-1"})]
)
def test_vik_b_2_fame_goes_into_history_also_where_nothing_can_be_acquired(
    discard: str, returned: dict[str, str]
) -> None:
    story, changed = vikings("great", **BARE, pool=POOL, discard=discard)
    assert row_used(story) == "VIK-B-2"
    assert changed == {"history:1": "+great", **returned}


@rule("imperium-bots:VIK-B-3")
def test_vik_b_3_glory_for_three_regions_brings_fame() -> None:
    plays, fame = "forest, steppe, cape, woodland", "great, glorious"
    story, changed = vikings("glory", plays=plays, fame=fame, pool=POOL, deck="sagas")
    assert row_used(story) == "VIK-B-3"
    assert changed == {
        "fame-deck": "-1",
        "play:1": "-cape -steppe -woodland",
        "deck:1": "+1",
        "discard:1": "+cape +steppe +vikings-glory +woodland",
    }
    assert on_deck(story) == ["great", "vikings-sagas"]


@rule("imperium-bots:VIK-B-3")
def test_vik_b_3_glory_with_two_regions_discards_a_card_and_steals() -> None:
    position: dict[str, Any] = {"plays": "forest, steppe", "pool": POOL, "deck": "sagas, combs"}
    story, changed = vikings("glory", **position, your_pool=(5, 5, 5))
    assert row_used(story) == "VIK-B-3"
    assert changed == {
        "deck:1": "-1",
        "discard:1": "+vikings-glory +vikings-sagas",
        "materials:0": "5 to 3",
        "materials:1": "5 to 7",
    }


@rule("imperium-bots:VIK-B-3")
@pytest.mark.parametrize(
    ("deck", "materials", "expected"),
    [
        ("sagas, combs", 0, {"deck:1": "-1", "discard:1": "+vikings-glory +vikings-sagas"}),
        ("", 1, {"discard:1": "+vikings-glory", "materials:0": "1 to 0", "materials:1": "0 to 1"}),
    ],
)
def test_vik_b_3_glory_does_what_it_can(deck: str, materials: int, expected: dict[str, str]) -> None:
    story, changed = vikings("glory", deck=deck, your_pool=(materials, 5, 5))
    assert row_used(story) == "VIK-B-3"
    assert changed == expected


@rule("imperium-bots:VIK-B-3")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_vik_b_3_glory_with_neither_a_deck_nor_loot_is_any_other_card() -> None:
    story, changed = vikings("glory", your_pool=(0, 5, 5), exile="wilderness")
    assert row_used(story) == "VIK-B-8"
    assert changed == {
        "exile": "-wilderness",
        "deck:1": "+1",
        "deck-top:1": "+wilderness",
        "discard:1": "+vikings-glory",
    }


@rule("imperium-bots:VIK-B-4")
@pytest.mark.parametrize("card", ["vikings-scandinavia", "steppe", "sacred-pass"])
def test_vik_b_4_a_region_for_three_materials_acquires_comes_into_play_and_exiles(card: str) -> None:
    tokens = {"hills": (0, 0, 9), "armenians": (0, 0, 9)}
    story, changed = vikings(card, **TABLE, tokens=tokens, pool=POOL, deck="sagas")
    assert row_used(story) == "VIK-B-4", "also if it is a barbarian or pinned"
    assert changed == {
        "market:1": "-boats +elders",
        "tucked:1": "-unrest-1 +unrest-12",
        "uncivilised-deck": "-1",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
        "unrest": "-unrest-12",
        "deck:1": "+2",
        "deck-top:1": "+boats +unrest-1",
        "play:1": f"+{card}",
        "materials:1": "5 to 2",
    }
    assert on_deck(story) == ["unrest-1", "boats", "vikings-sagas"]


@rule("imperium-bots:VIK-B-4")
def test_vik_b_4_a_region_exiles_after_it_has_acquired() -> None:
    table = {**TABLE, "market": (None, "boats", None, None, None)}
    story, changed = vikings("scandinavia", **table, pool=(3, 0, 0))
    assert changed["exile"] == "+elders", "which has come for the boats"
    assert on_deck(story) == ["unrest-1", "boats"]


@rule("imperium-bots:VIK-B-4")
@pytest.mark.parametrize(
    ("materials", "market", "exiled"),
    [
        (
            2,
            ("hills", "boats", None, None, None),
            {"market:1": "-boats +elders", "uncivilised-deck": "-1", "exile": "+boats"},
        ),
        (
            5,
            ("hills", None, None, "armenians", None),
            {"market:0": "-hills +coast", "region-deck": "-1", "exile": "+hills"},
        ),
        (5, [None] * 5, {}),
    ],
    ids=["too few materials", "nothing to acquire", "nothing to exile"],
)
def test_vik_b_4_a_region_that_cannot_acquire_pays_nothing(
    materials: int, market: tuple[str | None, ...], exiled: dict[str, str]
) -> None:
    story, changed = vikings("scandinavia", **{**TABLE, "market": market}, pool=(materials, 5, 5))
    assert row_used(story) == "VIK-B-4"
    assert changed == {"play:1": "+vikings-scandinavia", **exiled}


@rule("imperium-bots:VIK-B-5")
@pytest.mark.parametrize("card", ["elders", "oracle", "town-1", "ambassador"])
def test_vik_b_5_an_uncivilised_card_brings_a_dynasty_card_and_a_region(card: str) -> None:
    table = {**TABLE, "small": {**SMALL, "uncivilised": "jade-mask"}}
    dynasty, discard = "sagas, combs", "forest, steppe, glory"
    story, changed = vikings(card, **table, pool=POOL, deck="skis", dynasty=dynasty, discard=discard)
    assert row_used(story) == "VIK-B-5", "also if it is a barbarian, pinned or civilised"
    assert changed == {
        "dynasty": "-1",
        "play:1": "+steppe",
        "discard:1": "-steppe +vikings-sagas",
        "history:1": f"+{card}",
    }


@rule("imperium-bots:VIK-B-5")
def test_vik_b_5_a_region_from_the_dynasty_deck_comes_into_play_at_once() -> None:
    story, changed = vikings("oracle", dynasty="iceland, combs", discard="forest, glory")
    assert row_used(story) == "VIK-B-5"
    assert changed == {"dynasty": "-1", "play:1": "+vikings-iceland", "history:1": "+oracle"}


@rule("imperium-bots:VIK-B-5")
@rule("imperium-solo:SOLO-NATION-VIK-1")
def test_vik_b_5_harald_hardrada_triggers_scoring_as_the_last_of_the_dynasty() -> None:
    story, changed = vikings("oracle", dynasty="harald-hardrada")
    assert changed == {
        "dynasty": "-1",
        "dynasty-known": "-vikings-harald-hardrada",
        "discard:1": "+vikings-harald-hardrada",
        "history:1": "+oracle",
        "last-round": "0 to 2",
    }
    assert not story.state.empire[1]


@rule("imperium-bots:VIK-B-5")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"discard": "forest"}, {"discard:1": "-forest", "play:1": "+forest"}),
        ({"discard": "glory", "dynasty": "sagas, combs"}, {"dynasty": "-1", "discard:1": "+vikings-sagas"}),
        ({"plays": "forest"}, {}),
    ],
    ids=["no dynasty", "no region", "neither"],
)
def test_vik_b_5_an_uncivilised_card_does_what_it_can(
    position: dict[str, Any], expected: dict[str, str]
) -> None:
    story, changed = vikings("oracle", **position)
    assert row_used(story) == "VIK-B-5"
    assert changed == {"history:1": "+oracle", **expected}


BARBARIANS = ["vikings-gothja", "vikings-longships", "minoans"]


@rule("imperium-bots:VIK-B-6")
@pytest.mark.parametrize("card", BARBARIANS)
def test_vik_b_6_a_barbarian_for_three_materials_acquires_an_uncivilised_card(card: str) -> None:
    tokens = {"hills": (0, 0, 9), "armenians": (0, 0, 9)}
    story, changed = vikings(card, **TABLE, tokens=tokens, pool=POOL, deck="sagas", dynasty="combs, skis")
    assert row_used(story) == "VIK-B-6", "also if it is pinned or a tributary"
    assert changed == {
        "market:1": "-boats +elders",
        "tucked:1": "-unrest-1 +unrest-12",
        "uncivilised-deck": "-1",
        "unrest": "-unrest-12",
        "deck:1": "+2",
        "deck-top:1": "+boats +unrest-1",
        "discard:1": f"+{card}",
        "materials:1": "5 to 2",
    }
    assert on_deck(story) == ["unrest-1", "boats", "vikings-sagas"]


@rule("imperium-bots:VIK-B-6")
@pytest.mark.parametrize(
    ("materials", "market"),
    [(2, MARKET), (5, ("hills", None, "temple", "armenians", None))],
    ids=["too few materials", "nothing to acquire"],
)
def test_vik_b_6_a_barbarian_that_cannot_acquire_discards_two_cards_and_gains_tokens(
    materials: int, market: tuple[str | None, ...]
) -> None:
    table = {**TABLE, "market": market, "plays": "forest, steppe"}
    story, changed = vikings("gothja", **table, pool=(materials, 5, 5), deck="sagas, combs, skis")
    assert row_used(story) == "VIK-B-6"
    assert changed == {
        "deck:1": "-2",
        "discard:1": "+vikings-combs +vikings-gothja +vikings-sagas",
        "materials:1": f"{materials} to {materials + 1}",
        "population:1": "5 to 6",
    }


@rule("imperium-bots:VIK-B-6")
def test_vik_b_6_a_barbarian_gains_tokens_also_without_a_deck() -> None:
    story, changed = vikings("gothja")
    assert row_used(story) == "VIK-B-6"
    assert changed == {"discard:1": "+vikings-gothja", "materials:1": "0 to 1", "population:1": "0 to 1"}


@rule("imperium-bots:VIK-B-7")
@pytest.mark.parametrize("card", ["metropolis-1", "coinage", "mauryans"])
def test_vik_b_7_a_pinned_card_gains_population_and_brings_a_dynasty_card(card: str) -> None:
    position: dict[str, Any] = {"deck": "skis", "discard": "unrest", "dynasty": "sagas, combs"}
    story, changed = vikings(card, **TABLE, pool=POOL, **position)
    assert row_used(story) == "VIK-B-7"
    assert changed == {
        "dynasty": "-1",
        "discard:1": "+vikings-sagas",
        "history:1": f"+{card}",
        "population:1": "5 to 6",
    }


@rule("imperium-bots:VIK-B-7")
def test_vik_b_7_a_pinned_card_gains_population_also_without_a_dynasty() -> None:
    story, changed = vikings("coinage")
    assert row_used(story) == "VIK-B-7"
    assert changed == {"history:1": "+coinage", "population:1": "0 to 1"}


OTHERS = ["vikings-prosperity", "moneylenders", "hittites"]
RICH: dict[str, Any] = {
    **TABLE,
    "pool": POOL,
    "deck": "skis",
    "dynasty": "sagas, combs",
    "plays": "forest, steppe",
    "exile": "cape, mountain, egyptians, agriculture, exports",
    "fame": "great, glorious",
}
"""All that any other card could ask for, but for unrest in the discard."""


@rule("imperium-bots:VIK-B-8")
@pytest.mark.parametrize("card", OTHERS)
def test_vik_b_8_any_other_card_returns_the_latest_unrest(card: str) -> None:
    story, changed = vikings(card, **RICH, discard="2 unrest, glory")
    assert row_used(story) == "VIK-B-8"
    assert changed == {"unrest": "+unrest-2", "discard:1": f"-unrest-2 +{card}"}


@rule("imperium-bots:VIK-B-8")
@pytest.mark.parametrize("card", OTHERS)
def test_vik_b_8_any_other_card_without_unrest_acquires_an_exiled_region(card: str) -> None:
    story, changed = vikings(card, **RICH, discard="glory")
    assert row_used(story) == "VIK-B-8"
    assert changed == {
        "exile": "-mountain",
        "deck:1": "+1",
        "deck-top:1": "+mountain",
        "discard:1": f"+{card}",
    }


@rule("imperium-bots:VIK-B-8")
@pytest.mark.parametrize("card", OTHERS)
def test_vik_b_8_any_other_card_without_an_exiled_region_abandons_one_for_a_dynasty_card(card: str) -> None:
    story, changed = vikings(card, **{**RICH, "exile": "egyptians, agriculture, exports"}, discard="glory")
    assert row_used(story) == "VIK-B-8"
    assert changed == {
        "dynasty": "-1",
        "play:1": "-steppe",
        "discard:1": " ".join(sorted(("+steppe", "+vikings-sagas", f"+{card}"))),
    }


@rule("imperium-bots:VIK-B-8")
@rule("imperium-solo:SOLO-Q-13")
@pytest.mark.parametrize("lost", [{"plays": ""}, {"dynasty": ""}], ids=["no region", "no dynasty"])
def test_vik_b_8_any_other_card_that_can_do_nothing_else_brings_fame_and_goes_into_history(
    lost: dict[str, str],
) -> None:
    story, changed = vikings(
        "prosperity", **{**RICH, "exile": "egyptians, agriculture, exports", **lost}, discard="glory"
    )
    assert row_used(story) == "VIK-B-8"
    assert changed == {"fame-deck": "-1", "deck:1": "+1", "history:1": "+vikings-prosperity"}
    assert on_deck(story) == ["great", "vikings-skis"]


@rule("imperium-bots:VIK-B-8")
@rule("imperium-solo:SOLO-EFFECT-KOK-1", "imperium-solo:SOLO-EFFECT-KOK-2")
def test_vik_b_8_any_other_card_without_a_fame_card_resolves_king_of_kings() -> None:
    story, changed = vikings("prosperity", pool=POOL, fame="")
    assert row_used(story) == "VIK-B-8"
    assert changed == {
        "king-of-kings": "-king-of-kings-a +king-of-kings-b",
        "history:1": "+vikings-prosperity",
        "progress:1": "5 to 11",
        "last-round": "0 to 2",
    }
