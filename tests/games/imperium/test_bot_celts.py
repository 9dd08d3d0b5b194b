"""The table of the Celts, row by row (CEL)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .scene import MARKET, SMALL
from .solo import bot_turn, on_deck, resolved, row_used

NO_MARKET = (None,) * 5
DECK = "shaduf, oracle, mysticism, agriculture, standing-army"
ANYTHING = {
    "market": MARKET,
    "pool": (9, 9, 9),
    "deck": DECK,
    "plays": "jungle, mountain",
    "your_play": "marsh, steppe",
    "your_pool": (6, 6, 6),
}
"""A position in which every row can do something."""
YOU_TAKE_UNREST = {"unrest": "-unrest-12", "hand:0": "+unrest-12"}


def celts(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Celtic bot resolves a card, up to the first question."""
    return resolved(card, bot="celts", **position)


def celtic_empire(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The same as an empire."""
    return celts(card, empire=True, **position)


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("boudicca", "CEL-B-1"),
        ("cattle-raid", "CEL-B-1"),
        ("notorious", "CEL-B-1"),
        ("invasion", "CEL-B-1"),
        ("cataphract", "CEL-B-1"),
        ("awe-inspiring", "CEL-B-2"),
        ("glory", "CEL-B-3"),
        ("conquer-1", "CEL-B-4"),
        ("conquer-2", "CEL-B-4"),
        ("town-1", "CEL-B-5"),
        ("port", "CEL-B-5"),
        ("jade-mask", "CEL-B-5"),
        ("advance", "CEL-B-6"),
        ("sacred-pass", "CEL-B-6"),
        ("minoans", "CEL-B-6"),
        ("celtica", "CEL-B-7"),
        ("hibernia", "CEL-B-7"),
        ("cauldron-of-cerridwen", "CEL-B-8"),
        ("coinage", "CEL-B-8"),
        ("qin", "CEL-B-8"),
        ("sumerians", "CEL-B-9"),
        ("druids", "CEL-B-10"),
        ("education", "CEL-B-10"),
    ],
)
def test_the_row_of_a_card_for_barbarian_celts(card: str, row: str) -> None:
    story, _ = celts(card, **ANYTHING)
    assert row_used(story) == row


@rule("imperium-bots:CEL-B-1")
@pytest.mark.parametrize(
    ("yours", "stolen"),
    [
        (
            (3, 4, 3),
            {
                "materials:0": "3 to 2",
                "progress:0": "3 to 2",
                "materials:1": "2 to 3",
                "progress:1": "2 to 3",
            },
        ),
        ((0, 4, 3), {"progress:0": "3 to 2", "progress:1": "2 to 3"}),
        ((3, 4, 0), {"materials:0": "3 to 2", "materials:1": "2 to 3"}),
    ],
)
def test_cel_b_1_an_attack_steals_materials_and_progress(
    yours: tuple[int, int, int], stolen: dict[str, str]
) -> None:
    story, changed = celts("boudicca", pool=(2, 2, 2), your_pool=yours, market=MARKET, deck=DECK)
    assert row_used(story) == "CEL-B-1"
    assert changed == {"slot:1": "-1", "discard:1": "+celts-boudicca", **stolen}


@rule("imperium-bots:CEL-B-1")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_cel_b_1_a_protection_saves_your_tokens() -> None:
    story, _ = celts("boudicca", your_pool=(3, 4, 3), your_play="cape")
    assert story.asked.text == "imperium-ask-shield"
    with story.changes() as changed:
        story.choose("card:cape")
    assert changed == {
        "play:0": "-cape",
        "hand:0": "+cape",
        "resolving": "-celts-boudicca",
        "discard:1": "+celts-boudicca",
    }


@rule("imperium-bots:CEL-B-1")
@rule("imperium-solo:SOLO-RESOLVE-7")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("boudicca", "CEL-B-6"),
        ("notorious", "CEL-B-2"),
        ("invasion", "CEL-B-5"),
        ("cataphract", "CEL-B-10"),
    ],
)
def test_cel_b_1_is_passed_over_if_you_have_nothing_to_steal(card: str, row: str) -> None:
    story, _ = celts(card, your_pool=(0, 4, 0))
    assert row_used(story) == row


@rule("imperium-bots:CEL-B-2")
@pytest.mark.parametrize(
    ("pool", "changed_tokens"),
    [((5, 4, 1), {"materials:1": "5 to 0", "progress:1": "1 to 6"}), ((0, 4, 1), {})],
)
def test_cel_b_2_fame_turns_materials_into_progress_and_goes_into_history(
    pool: tuple[int, int, int], changed_tokens: dict[str, str]
) -> None:
    story, changed = celts("great", pool=pool, deck=DECK)
    assert row_used(story) == "CEL-B-2"
    assert changed == {"slot:1": "-1", "history:1": "+great", **changed_tokens}


@rule("imperium-bots:CEL-B-3")
def test_cel_b_3_glory_for_three_regions_brings_fame() -> None:
    story, changed = celts(
        "glory",
        plays="forest, coast, marsh, jungle",
        fame="great, glorious",
        dynasty="belgica, celtic-gold",
    )
    assert row_used(story) == "CEL-B-3"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+celts-glory +coast +jungle +marsh",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:CEL-B-3")
@rule("imperium-solo:SOLO-EFFECT-KOK-1", "imperium-solo:SOLO-EFFECT-KOK-2")
def test_cel_b_3_glory_without_a_fame_card_makes_the_bot_king_of_kings() -> None:
    story, changed = celts(
        "glory", plays="coast, marsh, jungle", fame="", pool=(1, 1, 1), dynasty="belgica, celtic-gold"
    )
    assert row_used(story) == "CEL-B-3"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "discard:1": "+celts-glory +coast +jungle +marsh",
        "king-of-kings": "-king-of-kings-a +king-of-kings-b",
        "progress:1": "1 to 7",
        "last-round": "0 to 2",
    }


@rule("imperium-bots:CEL-B-3")
def test_cel_b_3_glory_with_two_regions_moves_the_dynasty_and_you_take_unrest() -> None:
    story, changed = celts(
        "glory",
        plays="coast, marsh",
        dynasty="belgica, hibernia, celtic-gold",
        pool=(3, 3, 3),
        your_play="cape",
    )
    assert row_used(story) == "CEL-B-3"
    assert changed == {
        "slot:1": "-1",
        "dynasty": "-1",
        "discard:1": "+celts-belgica +celts-glory",
        **YOU_TAKE_UNREST,
    }


@rule("imperium-bots:CEL-B-3")
def test_cel_b_3_glory_with_an_empty_dynasty_deck_only_gives_you_unrest() -> None:
    story, changed = celts("glory", plays="coast, marsh")
    assert row_used(story) == "CEL-B-3"
    assert changed == {"slot:1": "-1", "discard:1": "+celts-glory", **YOU_TAKE_UNREST}


@rule("imperium-bots:CEL-B-3")
@rule("imperium-solo:SOLO-SC-14", "imperium-solo:SOLO-DYNASTY-8", "imperium-solo:SOLO-RESOLVE-1")
def test_cel_b_3_celtic_gold_makes_an_empire_before_the_next_card_is_resolved() -> None:
    story = bot_turn(
        "bot-slot",
        bot="celts",
        slots="glory, boudicca",
        plays="coast, marsh",
        dynasty="celtic-gold, vercingetorix",
        deck="6 unrest",
        your_pool=(6, 6, 6),
    )
    with story.changes() as changed:
        story.choose("done")
    assert row_used(story) == "CEL-E-1"
    assert changed["empire:1"] == "0 to 1"
    assert changed["discard:1"] == "+celts-celtic-gold +celts-glory"
    assert changed["history:1"] == "+celts-boudicca"
    assert changed["hand:0"] == "+unrest-11 +unrest-12"


@rule("imperium-bots:CEL-B-4")
def test_cel_b_4_conquer_breaks_through_for_three_population() -> None:
    story, changed = celts("conquer", pool=(4, 4, 4), market=MARKET, main="ionians, river, shaduf")
    assert row_used(story) == "CEL-B-4"
    assert changed == {
        "slot:1": "-1",
        "population:1": "4 to 1",
        "market:3": "-armenians +ionians",
        "main-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+armenians",
        "discard:1": "+celts-conquer-1",
    }


@rule("imperium-bots:CEL-B-4")
def test_cel_b_4_conquer_with_two_population_acquires_a_region() -> None:
    story, changed = celts("conquer", pool=(4, 2, 4), market=MARKET, small=SMALL)
    assert row_used(story) == "CEL-B-4"
    assert changed == {
        "slot:1": "-1",
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+celts-conquer-1",
    }


@rule("imperium-bots:CEL-B-4")
def test_cel_b_4_conquer_where_nothing_can_be_had_gives_you_unrest() -> None:
    story, changed = celts(
        "conquer",
        pool=(4, 2, 4),
        market=(None, "boats", "temple", "armenians", "city-1"),
        your_play="cape",
    )
    assert row_used(story) == "CEL-B-4"
    assert changed == {"slot:1": "-1", "discard:1": "+celts-conquer-1", **YOU_TAKE_UNREST}


@rule("imperium-bots:CEL-B-5")
def test_cel_b_5_an_uncivilised_card_acquires_another() -> None:
    tokens = {"temple": (0, 0, 9), "armenians": (0, 0, 9), "hills": (0, 0, 9)}
    story, changed = celts("town-1", pool=(3, 3, 3), market=MARKET, small=SMALL, tokens=tokens)
    assert row_used(story) == "CEL-B-5"
    assert on_deck(story) == ["unrest-1", "boats"]
    assert changed == {
        "slot:1": "-1",
        "market:1": "-boats +elders",
        "tucked:1": "-unrest-1 +unrest-12",
        "unrest": "-unrest-12",
        "uncivilised-deck": "-1",
        "deck:1": "+2",
        "deck-top:1": "+boats +unrest-1",
        "discard:1": "+town-1",
    }


@rule("imperium-bots:CEL-B-5")
def test_cel_b_5_with_no_such_card_it_gains_population_and_you_take_unrest() -> None:
    story, changed = celts(
        "town-1",
        pool=(3, 3, 3),
        market=("hills", None, "temple", "armenians", "ionians"),
        your_play="cape",
    )
    assert row_used(story) == "CEL-B-5"
    assert changed == {
        "slot:1": "-1",
        "population:1": "3 to 4",
        "history:1": "+town-1",
        **YOU_TAKE_UNREST,
    }


@rule("imperium-bots:CEL-B-6")
def test_cel_b_6_a_barbarian_card_breaks_through_to_an_uncivilised_card_and_goes_into_history() -> None:
    tokens = {"temple": (0, 0, 9)}
    story, changed = celts("advance", pool=(3, 3, 3), market=MARKET, small=SMALL, tokens=tokens)
    assert row_used(story) == "CEL-B-6"
    assert on_deck(story) == ["boats"]
    assert changed == {
        "slot:1": "-1",
        "market:1": "-boats +elders",
        "uncivilised-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+boats",
        "history:1": "+celts-advance",
    }


@rule("imperium-bots:CEL-B-6")
def test_cel_b_6_takes_the_top_of_the_uncivilised_deck_where_the_market_has_no_such_card() -> None:
    story, changed = celts("advance", market=NO_MARKET, small=SMALL)
    assert changed == {
        "slot:1": "-1",
        "uncivilised-deck": "-1",
        "deck:1": "+1",
        "history:1": "+celts-advance",
    }
    assert on_deck(story) == ["elders"]


@rule("imperium-bots:CEL-B-7")
def test_cel_b_7_a_region_gains_is_played_and_a_market_card_exiled() -> None:
    story, changed = celts("celtica", deck=DECK, pool=(3, 3, 3), market=MARKET, small=SMALL)
    assert row_used(story) == "CEL-B-7"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 4",
        "population:1": "3 to 4",
        "play:1": "+celts-celtica",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
    }


@rule("imperium-bots:CEL-B-7")
def test_cel_b_7_with_nothing_to_exile_the_region_is_still_played() -> None:
    _, changed = celts("celtica", market=NO_MARKET)
    assert changed == {
        "slot:1": "-1",
        "materials:1": "0 to 1",
        "population:1": "0 to 1",
        "play:1": "+celts-celtica",
    }


@rule("imperium-bots:CEL-B-8")
@rule("imperium-solo:SOLO-Q-16")
def test_cel_b_8_a_pinned_card_goes_into_history_and_you_take_unrest() -> None:
    story, changed = celts("cauldron-of-cerridwen", pool=(3, 3, 3), deck=DECK, your_play="cape")
    assert row_used(story) == "CEL-B-8"
    assert changed == {"slot:1": "-1", "history:1": "+celts-cauldron-of-cerridwen", **YOU_TAKE_UNREST}


@rule("imperium-bots:CEL-B-9")
@pytest.mark.parametrize(
    ("deck", "discarded"),
    [
        (DECK, {"deck:1": "-4", "discard:1": "+agriculture +mysticism +oracle +shaduf"}),
        ("shaduf, oracle", {"deck:1": "-2", "discard:1": "+oracle +shaduf"}),
        ("", {}),
    ],
)
def test_cel_b_9_a_tributary_discards_four_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = celts("sumerians", deck=deck, pool=(3, 3, 3))
    assert row_used(story) == "CEL-B-9"
    assert changed == {"slot:1": "-1", "history:1": "+sumerians", **discarded}


@rule("imperium-bots:CEL-B-10")
def test_cel_b_10_any_other_card_returns_unrest_gains_progress_and_discards_one() -> None:
    story, changed = celts("druids", discard="unrest-3, unrest-5, river", deck=DECK, pool=(3, 3, 3))
    assert row_used(story) == "CEL-B-10"
    assert changed == {
        "slot:1": "-1",
        "unrest": "+unrest-5",
        "progress:1": "3 to 4",
        "deck:1": "-1",
        "discard:1": "-unrest-5 +celts-druids +shaduf",
    }, "the unrest that came there last"


@rule("imperium-bots:CEL-B-10")
def test_cel_b_10_unrest_is_not_returned_if_it_only_now_comes_into_the_discard() -> None:
    _, changed = celts("druids", deck="unrest-3")
    assert changed == {
        "slot:1": "-1",
        "progress:1": "0 to 1",
        "deck:1": "-1",
        "discard:1": "+celts-druids +unrest-3",
    }


@rule("imperium-bots:CEL-B-10")
def test_cel_b_10_without_unrest_and_a_deck_it_only_gains_progress() -> None:
    _, changed = celts("druids", discard="river")
    assert changed == {"slot:1": "-1", "progress:1": "0 to 1", "discard:1": "+celts-druids"}


# --- empire ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("advance", "CEL-E-1"),
        ("conquer-1", "CEL-E-1"),
        ("boudicca", "CEL-E-1"),
        ("town-1", "CEL-E-1"),
        ("sacred-pass", "CEL-E-1"),
        ("notorious", "CEL-E-2"),
        ("awe-inspiring", "CEL-E-2"),
        ("glory", "CEL-E-3"),
        ("invasion", "CEL-E-4"),
        ("port", "CEL-E-4"),
        ("jade-mask", "CEL-E-4"),
        ("celtica", "CEL-E-5"),
        ("cauldron-of-cerridwen", "CEL-E-6"),
        ("chainmail", "CEL-E-6"),
        ("chariots", "CEL-E-6"),
        ("ogham-script", "CEL-E-6"),
        ("qin", "CEL-E-6"),
        ("celtic-innovation", "CEL-E-7"),
        ("cataphract", "CEL-E-7"),
        ("vercingetorix", "CEL-E-8"),
        ("education", "CEL-E-8"),
        ("sumerians", "CEL-E-9"),
        ("druids", "CEL-E-10"),
        ("celtic-gold", "CEL-E-10"),
    ],
)
def test_the_row_of_a_card_for_the_celtic_empire(card: str, row: str) -> None:
    story, _ = celtic_empire(card, **ANYTHING)
    assert row_used(story) == row


@rule("imperium-bots:CEL-E-1")
def test_cel_e_1_a_barbarian_card_goes_into_history_and_you_take_unrest() -> None:
    story, changed = celtic_empire("boudicca", pool=(3, 3, 3), deck=DECK, your_play="cape")
    assert row_used(story) == "CEL-E-1"
    assert changed == {"slot:1": "-1", "history:1": "+celts-boudicca", **YOU_TAKE_UNREST}


@rule("imperium-bots:CEL-E-1")
@rule("imperium-solo:SOLO-END-10")
def test_cel_e_1_the_last_unrest_card_ends_the_game() -> None:
    story, _ = celtic_empire("boudicca", unrest=1)
    assert story.over
    assert story.result.winners == (1,), "the bot"


@rule("imperium-bots:CEL-E-2")
@pytest.mark.parametrize(
    ("deck", "pool", "changes"),
    [
        (
            DECK,
            (4, 5, 1),
            {
                "population:1": "5 to 0",
                "progress:1": "1 to 6",
                "deck:1": "-2",
                "discard:1": "+oracle +shaduf",
            },
        ),
        ("shaduf", (4, 0, 1), {"deck:1": "-1", "discard:1": "+shaduf"}),
        ("", (4, 0, 1), {}),
    ],
)
def test_cel_e_2_fame_turns_population_into_progress_discards_two_and_goes_into_history(
    deck: str, pool: tuple[int, int, int], changes: dict[str, str]
) -> None:
    story, changed = celtic_empire("notorious", deck=deck, pool=pool, market=MARKET)
    assert row_used(story) == "CEL-E-2"
    assert changed == {"slot:1": "-1", "history:1": "+notorious", **changes}


@rule("imperium-bots:CEL-E-3")
def test_cel_e_3_glory_for_three_regions_brings_fame() -> None:
    story, changed = celtic_empire(
        "glory", plays="forest, coast, marsh, jungle", fame="great, glorious", pool=(3, 3, 3)
    )
    assert row_used(story) == "CEL-E-3"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+celts-glory +coast +jungle +marsh",
    }
    assert on_deck(story) == ["great"]


@rule("imperium-bots:CEL-E-3")
def test_cel_e_3_glory_with_two_regions_gains_two_progress() -> None:
    story, changed = celtic_empire("glory", plays="coast, marsh", pool=(3, 3, 3), dynasty="vercingetorix")
    assert row_used(story) == "CEL-E-3"
    assert changed == {"slot:1": "-1", "progress:1": "3 to 5", "discard:1": "+celts-glory"}


@rule("imperium-bots:CEL-E-4")
@pytest.mark.parametrize(("deck", "discarded"), [(DECK, {"deck:1": "-1", "discard:1": "+shaduf"}), ("", {})])
@pytest.mark.parametrize("card", ["invasion", "port"])
def test_cel_e_4_an_uncivilised_card_discards_one_and_goes_into_history(
    card: str, deck: str, discarded: dict[str, str]
) -> None:
    story, changed = celtic_empire(card, deck=deck, pool=(3, 3, 3), market=MARKET)
    assert row_used(story) == "CEL-E-4"
    assert changed == {"slot:1": "-1", "history:1": f"+{card}", **discarded}


@rule("imperium-bots:CEL-E-5")
def test_cel_e_5_a_region_is_played_and_a_market_card_exiled() -> None:
    story, changed = celtic_empire("celtica", deck=DECK, pool=(3, 3, 3), market=MARKET, small=SMALL)
    assert row_used(story) == "CEL-E-5"
    assert changed == {
        "slot:1": "-1",
        "play:1": "+celts-celtica",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
    }


@rule("imperium-bots:CEL-E-5")
def test_cel_e_5_with_nothing_to_exile_the_region_is_still_played() -> None:
    _, changed = celtic_empire("celtica", market=NO_MARKET)
    assert changed == {"slot:1": "-1", "play:1": "+celts-celtica"}


@rule("imperium-bots:CEL-E-6")
@pytest.mark.parametrize(("deck", "discarded"), [(DECK, {"deck:1": "-1", "discard:1": "+shaduf"}), ("", {})])
def test_cel_e_6_a_pinned_card_discards_one_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = celtic_empire("chariots", deck=deck, pool=(3, 3, 3), market=MARKET)
    assert row_used(story) == "CEL-E-6"
    assert changed == {"slot:1": "-1", "history:1": "+celts-chariots", **discarded}


@rule("imperium-bots:CEL-E-7")
@pytest.mark.parametrize(
    ("best", "market", "unrest", "refill", "deck"),
    [
        ("boats", 1, "unrest-1", "elders", "uncivilised-deck"),
        ("temple", 2, "unrest-2", "wonder", "civilised-deck"),
    ],
)
def test_cel_e_7_an_attack_acquires_a_civilised_or_uncivilised_card_and_you_take_unrest(
    best: str, market: int, unrest: str, refill: str, deck: str
) -> None:
    tokens = {best: (0, 0, 1), "armenians": (0, 0, 9), "hills": (0, 0, 9)}
    story, changed = celtic_empire(
        "celtic-innovation", pool=(3, 3, 3), market=MARKET, small=SMALL, tokens=tokens, your_play="cape"
    )
    assert row_used(story) == "CEL-E-7"
    assert on_deck(story) == [unrest, best]
    assert changed == {
        "slot:1": "-1",
        "progress:1": "3 to 4",
        f"market:{market}": f"-{best} +{refill}",
        f"progress:market:{market}": "1 to 0",
        f"tucked:{market}": f"-{unrest} +unrest-12",
        "unrest": "-unrest-11 -unrest-12",
        deck: "-1",
        "deck:1": "+2",
        "deck-top:1": f"+{best} +{unrest}",
        "hand:0": "+unrest-11",
        "discard:1": "+celts-celtic-innovation",
    }


@rule("imperium-bots:CEL-E-7")
def test_cel_e_7_with_no_such_card_you_only_take_unrest() -> None:
    story, changed = celtic_empire("celtic-innovation", market=("hills", None, None, "armenians", "ionians"))
    assert row_used(story) == "CEL-E-7"
    assert changed == {"slot:1": "-1", "discard:1": "+celts-celtic-innovation", **YOU_TAKE_UNREST}


@rule("imperium-bots:CEL-E-8")
@pytest.mark.parametrize("best", ["hills", "boats", "temple", "armenians"])
def test_cel_e_8_an_empire_card_acquires_the_best_card_and_you_gain_two_materials(best: str) -> None:
    story, changed = celtic_empire(
        "vercingetorix",
        pool=(3, 3, 3),
        market=MARKET,
        tokens={best: (0, 0, 9)},
        your_play="cape",
        your_pool=(6, 6, 6),
    )
    assert row_used(story) == "CEL-E-8"
    assert best in on_deck(story)
    assert on_deck(story)[0].startswith("unrest") == (best != "hills")
    assert (changed["progress:1"], changed["materials:0"]) == ("3 to 12", "6 to 8")
    assert changed["discard:1"] == "+celts-vercingetorix"
    assert not {"population:0", "progress:0", "materials:1", "population:1"} & changed.keys()


@rule("imperium-bots:CEL-E-8")
def test_cel_e_8_with_an_empty_market_you_only_gain_two_materials() -> None:
    story, changed = celtic_empire("vercingetorix", market=NO_MARKET)
    assert row_used(story) == "CEL-E-8"
    assert changed == {
        "slot:1": "-1",
        "materials:0": "6 to 8",
        "discard:1": "+celts-vercingetorix",
    }


@rule("imperium-bots:CEL-E-9")
def test_cel_e_9_a_tributary_gains_two_progress_and_goes_into_history() -> None:
    story, changed = celtic_empire("sumerians", pool=(3, 3, 3), deck=DECK)
    assert row_used(story) == "CEL-E-9"
    assert changed == {"slot:1": "-1", "progress:1": "3 to 5", "history:1": "+sumerians"}


@rule("imperium-bots:CEL-E-10")
def test_cel_e_10_any_other_card_goes_into_history_and_you_take_unrest() -> None:
    story, changed = celtic_empire("druids", pool=(3, 3, 3), deck=DECK, discard="unrest", your_play="cape")
    assert row_used(story) == "CEL-E-10"
    assert changed == {"slot:1": "-1", "history:1": "+celts-druids", **YOU_TAKE_UNREST}
