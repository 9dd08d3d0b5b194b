"""The table of the Carthaginians, row by row (CAR)."""

from typing import Any

import pytest

from regnum.testing import Story, rule

from .scene import MARKET, SMALL
from .solo import bot_turn, on_deck, resolved, row_used

NO_MARKET = (None,) * 5
DECK = "shaduf, oracle, mysticism, agriculture"
ANYTHING = {
    "market": MARKET,
    "pool": (9, 9, 9),
    "deck": DECK,
    "plays": "jungle, mountain",
    "your_play": "marsh, steppe",
    "your_hand": "3 unrest",
}
"""A position in which every row can do something."""


def carthaginians(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The Carthaginian bot resolves a card, up to the first question."""
    return resolved(card, bot="carthaginians", **position)


def empire(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The same as an empire."""
    return carthaginians(card, empire=True, **position)


@rule("imperium-solo:SOLO-NATION-CAR-1")
@pytest.mark.parametrize(("die", "laid"), [(2, {"materials:market:1": "0 to 2"}), (6, {})])
def test_at_clean_up_two_materials_go_on_the_market_card_at_the_die(die: int, laid: dict[str, str]) -> None:
    story = bot_turn("bot-clean-up", bot="carthaginians", die=die, deck="6 unrest", market=MARKET)
    with story.changes() as changed:
        story.choose("done")
    assert {key: value for key, value in changed.items() if ":market:" in key} == laid


# --- barbarian -------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("notorious", "CAR-B-1"),
        ("awe-inspiring", "CAR-B-1"),
        ("glory", "CAR-B-2"),
        ("advance-1", "CAR-B-3"),
        ("conquer", "CAR-B-3"),
        ("dido-queen-of-carthage", "CAR-B-3"),
        ("carthaginian-traders", "CAR-B-3"),
        ("sacred-pass", "CAR-B-3"),
        ("town-1", "CAR-B-3"),
        ("minoans", "CAR-B-3"),
        ("balearic-islands", "CAR-B-4"),
        ("iberia", "CAR-B-4"),
        ("caravans", "CAR-B-5"),
        ("qin", "CAR-B-5"),
        ("coinage", "CAR-B-5"),
        ("prosperity-1", "CAR-B-6"),
        ("prosperity-2", "CAR-B-6"),
        ("berbers", "CAR-B-7"),
        ("sumerians", "CAR-B-7"),
        ("jade-mask", "CAR-B-8"),
        ("invasion", "CAR-B-8"),
        ("education", "CAR-B-8"),
    ],
)
def test_the_row_of_a_card_for_barbarian_carthaginians(card: str, row: str) -> None:
    story, _ = carthaginians(card, **ANYTHING)
    assert row_used(story) == row


@rule("imperium-bots:CAR-B-1")
def test_car_b_1_fame_gains_materials_and_population_and_goes_into_history() -> None:
    story, changed = carthaginians("great", pool=(3, 3, 3), deck=DECK)
    assert row_used(story) == "CAR-B-1"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 4",
        "population:1": "3 to 4",
        "history:1": "+great",
    }


@rule("imperium-bots:CAR-B-2")
def test_car_b_2_glory_for_three_regions_brings_fame() -> None:
    story, changed = carthaginians(
        "glory", plays="forest, coast, marsh, jungle", fame="great, glorious", market=MARKET, deck=DECK
    )
    assert row_used(story) == "CAR-B-2"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+carthaginians-glory +coast +jungle +marsh",
    }
    assert on_deck(story)[0] == "great"


@rule("imperium-bots:CAR-B-2")
def test_car_b_2_glory_with_two_regions_breaks_through_to_a_region() -> None:
    story, changed = carthaginians(
        "glory",
        plays="forest, jungle",
        market=MARKET,
        small=SMALL,
        tokens={"hills": (1, 2, 3)},
        pool=(3, 3, 3),
    )
    assert row_used(story) == "CAR-B-2"
    assert changed == {
        "slot:1": "-1",
        "market:0": "-hills +coast",
        "materials:market:0": "1 to 0",
        "population:market:0": "2 to 0",
        "progress:market:0": "3 to 0",
        "materials:1": "3 to 4",
        "population:1": "3 to 5",
        "progress:1": "3 to 6",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+carthaginians-glory",
    }


@rule("imperium-bots:CAR-B-2")
@rule("imperium-solo:SOLO-EFFECT-BREAK-2")
def test_car_b_2_glory_takes_the_top_of_the_region_deck_where_the_market_has_no_region() -> None:
    story, changed = carthaginians("glory", market=NO_MARKET, small=SMALL)
    assert row_used(story) == "CAR-B-2"
    assert changed == {
        "slot:1": "-1",
        "region-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+carthaginians-glory",
    }
    assert on_deck(story) == ["coast"]


@rule("imperium-bots:CAR-B-3")
def test_car_b_3_a_barbarian_card_breaks_through_for_three_population() -> None:
    story, changed = carthaginians(
        "conquer", pool=(4, 4, 4), market=MARKET, main="ionians, river, shaduf", tokens={"boats": (0, 0, 9)}
    )
    assert row_used(story) == "CAR-B-3"
    assert changed == {
        "slot:1": "-1",
        "population:1": "4 to 1",
        "market:3": "-armenians +ionians",
        "main-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+armenians",
        "discard:1": "+carthaginians-conquer",
    }


@rule("imperium-bots:CAR-B-3")
@rule("imperium-solo:SOLO-EFFECT-BREAK-3")
def test_car_b_3_searches_the_main_deck_where_the_market_has_no_tributary() -> None:
    story, changed = carthaginians("conquer", pool=(4, 3, 4), market=NO_MARKET, main="river, ionians, shaduf")
    assert (changed["population:1"], changed["main-deck"]) == ("3 to 0", "-1")
    assert on_deck(story) == ["ionians"]
    assert "materials:1" not in changed


@rule("imperium-bots:CAR-B-3")
@pytest.mark.parametrize(
    ("best", "market", "unrest", "refill", "deck"),
    [
        ("boats", 1, "unrest-1", "elders", "uncivilised-deck"),
        ("temple", 2, "unrest-2", "wonder", "civilised-deck"),
    ],
)
def test_car_b_3_with_two_population_it_acquires_for_two_materials(
    best: str, market: int, unrest: str, refill: str, deck: str
) -> None:
    tokens = {best: (0, 0, 1), "armenians": (0, 0, 9), "hills": (0, 0, 9)}
    story, changed = carthaginians("advance", pool=(4, 2, 4), market=MARKET, small=SMALL, tokens=tokens)
    assert row_used(story) == "CAR-B-3"
    assert on_deck(story) == [unrest, best]
    assert changed == {
        "slot:1": "-1",
        "materials:1": "4 to 2",
        "progress:1": "4 to 5",
        f"market:{market}": f"-{best} +{refill}",
        f"progress:market:{market}": "1 to 0",
        f"tucked:{market}": f"-{unrest} +unrest-12",
        "unrest": "-unrest-12",
        deck: "-1",
        "deck:1": "+2",
        "deck-top:1": f"+{best} +{unrest}",
        "discard:1": "+carthaginians-advance-1",
    }


@rule("imperium-bots:CAR-B-3")
@rule("imperium-solo:SOLO-RESOLVE-13")
@pytest.mark.parametrize(
    ("pool", "market"),
    [((1, 2, 9), MARKET), ((9, 2, 9), ("hills", None, None, "armenians", "ionians"))],
)
def test_car_b_3_gains_and_goes_into_history_where_it_cannot_pay_or_finds_no_card(
    pool: tuple[int, int, int], market: tuple[str | None, ...]
) -> None:
    story, changed = carthaginians("dido-queen-of-carthage", pool=pool, market=market)
    assert row_used(story) == "CAR-B-3"
    assert changed == {
        "slot:1": "-1",
        "materials:1": f"{pool[0]} to {pool[0] + 1}",
        "population:1": "2 to 3",
        "history:1": "+carthaginians-dido-queen-of-carthage",
    }


@rule("imperium-bots:CAR-B-4")
def test_car_b_4_a_region_discards_one_is_played_and_a_market_card_exiled() -> None:
    story, changed = carthaginians("mauretania", deck=DECK, market=MARKET, small=SMALL, pool=(3, 3, 3))
    assert row_used(story) == "CAR-B-4"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-1",
        "discard:1": "+shaduf",
        "play:1": "+carthaginians-mauretania",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
    }


@rule("imperium-bots:CAR-B-4")
def test_car_b_4_without_a_deck_the_first_market_card_without_tokens_is_exiled() -> None:
    tokens = {"temple": (2, 0, 0)}
    _, changed = carthaginians("mauretania", market=MARKET, small=SMALL, tokens=tokens)
    assert changed == {
        "slot:1": "-1",
        "play:1": "+carthaginians-mauretania",
        "market:1": "-boats +elders",
        "uncivilised-deck": "-1",
        "exile": "+boats",
    }


@rule("imperium-bots:CAR-B-5")
def test_car_b_5_a_pinned_card_gains_and_goes_into_history() -> None:
    story, changed = carthaginians("caravans", pool=(3, 3, 3), deck=DECK)
    assert row_used(story) == "CAR-B-5"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 5",
        "population:1": "3 to 4",
        "history:1": "+carthaginians-caravans",
    }


@rule("imperium-bots:CAR-B-6")
def test_car_b_6_prosperity_pays_by_region_and_you_may_draw() -> None:
    story, changed = carthaginians(
        "prosperity", plays="hills, coast", deck=DECK, pool=(3, 3, 3), your_play="cape"
    )
    assert row_used(story) == "CAR-B-6"
    assert changed == {
        "slot:1": "-1",
        "resolving": "+carthaginians-prosperity-1",
        "deck:1": "-1",
        "discard:1": "+shaduf",
        "materials:1": "3 to 5",
        "population:1": "3 to 5",
    }
    assert (story.asked.text, story.asked.seat) == ("imperium-ask-may", 0)
    with story.changes() as changed:
        story.choose("choice:yes")
    assert (story.count("hand:0"), changed.pop("deck:0")) == (1, "-1")
    assert changed.keys() == {"hand:0", "resolving", "discard:1"}


@rule("imperium-bots:CAR-B-6")
def test_car_b_6_prosperity_without_regions_and_deck_still_lets_you_draw() -> None:
    story, changed = carthaginians("prosperity")
    assert row_used(story) == "CAR-B-6"
    assert changed == {"slot:1": "-1", "resolving": "+carthaginians-prosperity-1"}
    with story.changes() as changed:
        story.choose("done")
    assert changed == {
        "resolving": "-carthaginians-prosperity-1",
        "discard:1": "+carthaginians-prosperity-1",
    }


@rule("imperium-bots:CAR-B-6")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_car_b_6_prosperity_is_passed_over_without_regions_and_deck_if_you_have_no_card_to_draw() -> None:
    story, _ = carthaginians(
        "prosperity", pool=(2, 0, 0), your_deck="", your_empire=True, your_pool=(0, 0, 0)
    )
    assert row_used(story) == "CAR-B-8"


@rule("imperium-bots:CAR-B-7")
@pytest.mark.parametrize(
    ("deck", "count", "discarded"), [(DECK, 3, "+mysticism +oracle +shaduf"), ("shaduf", 1, "+shaduf")]
)
def test_car_b_7_a_tributary_discards_three(deck: str, count: int, discarded: str) -> None:
    story, changed = carthaginians("berbers", deck=deck, pool=(3, 3, 3))
    assert row_used(story) == "CAR-B-7"
    assert changed == {
        "slot:1": "-1",
        "deck:1": f"-{count}",
        "discard:1": f"+carthaginians-berbers {discarded}",
    }


@rule("imperium-bots:CAR-B-7")
@rule("imperium-solo:SOLO-RESOLVE-7")
def test_car_b_7_without_a_deck_the_last_row_is_used() -> None:
    story, changed = carthaginians("berbers", pool=(2, 0, 0))
    assert row_used(story) == "CAR-B-8"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "2 to 0",
        "progress:1": "0 to 2",
        "discard:1": "+carthaginians-berbers",
    }


@rule("imperium-bots:CAR-B-8")
def test_car_b_8_any_other_card_turns_materials_into_progress() -> None:
    story, changed = carthaginians("jade-mask", pool=(5, 4, 1), market=MARKET, deck=DECK)
    assert row_used(story) == "CAR-B-8"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "5 to 0",
        "progress:1": "1 to 6",
        "discard:1": "+jade-mask",
    }


@rule("imperium-bots:CAR-B-8")
def test_car_b_8_without_materials_it_acquires_a_region() -> None:
    story, changed = carthaginians("jade-mask", pool=(0, 4, 1), market=MARKET, small=SMALL, deck=DECK)
    assert row_used(story) == "CAR-B-8"
    assert changed == {
        "slot:1": "-1",
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
        "discard:1": "+jade-mask",
    }


@rule("imperium-bots:CAR-B-8")
@pytest.mark.parametrize(
    ("deck", "count", "discarded"),
    [(DECK, 2, "+jade-mask +oracle +shaduf"), ("shaduf", 1, "+jade-mask +shaduf")],
)
def test_car_b_8_without_materials_and_a_region_it_discards_two(
    deck: str, count: int, discarded: str
) -> None:
    story, changed = carthaginians(
        "jade-mask", pool=(0, 4, 1), market=(None, "boats", "temple", "armenians", "city-1"), deck=deck
    )
    assert row_used(story) == "CAR-B-8"
    assert changed == {"slot:1": "-1", "deck:1": f"-{count}", "discard:1": discarded}


@rule("imperium-bots:CAR-B-8")
@rule("imperium-solo:SOLO-RESOLVE-8")
def test_car_b_8_where_nothing_can_be_done_the_card_is_only_discarded() -> None:
    story, changed = carthaginians("jade-mask", pool=(0, 4, 1), market=NO_MARKET)
    assert row_used(story) == ""
    assert changed == {"slot:1": "-1", "discard:1": "+jade-mask"}


# --- empire ----------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-RESOLVE-1")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("conquer", "CAR-E-1"),
        ("sacred-pass", "CAR-E-1"),
        ("town-1", "CAR-E-1"),
        ("notorious", "CAR-E-2"),
        ("awe-inspiring", "CAR-E-2"),
        ("elephants-1", "CAR-E-3"),
        ("elephants-2", "CAR-E-3"),
        ("monopoly", "CAR-E-3"),
        ("invasion", "CAR-E-3"),
        ("glory", "CAR-E-4"),
        ("hannibal", "CAR-E-5"),
        ("hegemony", "CAR-E-5"),
        ("trading-ships", "CAR-E-5"),
        ("iberia", "CAR-E-6"),
        ("caravans", "CAR-E-7"),
        ("city-of-carthage", "CAR-E-7"),
        ("qin", "CAR-E-7"),
        ("berbers", "CAR-E-8"),
        ("prosperity-1", "CAR-E-8"),
        ("jade-mask", "CAR-E-8"),
    ],
)
def test_the_row_of_a_card_for_the_carthaginian_empire(card: str, row: str) -> None:
    story, _ = empire(card, **ANYTHING)
    assert row_used(story) == row


@rule("imperium-bots:CAR-E-1")
@pytest.mark.parametrize(("deck", "discarded"), [(DECK, {"deck:1": "-1", "discard:1": "+shaduf"}), ("", {})])
def test_car_e_1_a_barbarian_card_gains_materials_discards_one_and_goes_into_history(
    deck: str, discarded: dict[str, str]
) -> None:
    story, changed = empire("conquer", pool=(3, 3, 3), deck=deck, market=MARKET)
    assert row_used(story) == "CAR-E-1"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 4",
        "history:1": "+carthaginians-conquer",
        **discarded,
    }


@rule("imperium-bots:CAR-E-2")
def test_car_e_2_fame_goes_into_history() -> None:
    story, changed = empire("notorious", pool=(3, 3, 3), deck=DECK, market=MARKET, your_play="marsh")
    assert row_used(story) == "CAR-E-2"
    assert changed == {"slot:1": "-1", "history:1": "+notorious"}


@rule("imperium-bots:CAR-E-3")
def test_car_e_3_an_attack_breaks_through_and_you_abandon_a_region_and_may_draw() -> None:
    story, changed = empire(
        "elephants",
        pool=(3, 3, 3),
        market=MARKET,
        main="ionians, river, shaduf",
        your_play="coast, marsh, romans-city-of-rome",
    )
    assert row_used(story) == "CAR-E-3"
    assert changed == {
        "slot:1": "-1",
        "market:3": "-armenians +ionians",
        "main-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+armenians",
        "history:1": "+carthaginians-elephants-1",
    }
    assert (story.asked.text, story.options()) == ("imperium-ask-abandon", ("card:coast", "card:marsh"))
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {"play:0": "-marsh", "discard:0": "+marsh"}
    assert (story.asked.text, story.asked.seat) == ("imperium-ask-may", 0)
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed.keys() == {"hand:0", "deck:0"}
    assert changed["deck:0"] == "-1"


@rule("imperium-bots:CAR-E-3")
def test_car_e_3_without_a_region_you_only_may_draw() -> None:
    story, changed = empire("monopoly", market=NO_MARKET, main="river, shaduf", your_play="city-1")
    assert row_used(story) == "CAR-E-3"
    assert changed == {"slot:1": "-1", "progress:1": "0 to 2", "history:1": "+carthaginians-monopoly"}
    assert story.asked.text == "imperium-ask-may"


@rule("imperium-bots:CAR-E-3")
@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_car_e_3_a_protection_saves_your_region_and_you_may_still_draw() -> None:
    story, changed = empire("elephants", market=MARKET, your_play="cape, marsh")
    assert (story.asked.text, changed["deck-top:1"]) == ("imperium-ask-shield", "+armenians")
    story.choose("card:cape")
    assert story.cards("play:0") == ("marsh",)
    assert story.asked.text == "imperium-ask-may"


@rule("imperium-bots:CAR-E-4")
def test_car_e_4_glory_for_three_regions_brings_fame() -> None:
    story, changed = empire(
        "glory",
        plays="forest, coast, marsh, jungle",
        fame="great, glorious",
        market=MARKET,
        deck=DECK,
        your_hand="3 unrest",
    )
    assert row_used(story) == "CAR-E-4"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -jungle -marsh",
        "fame-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+carthaginians-glory +coast +jungle +marsh",
    }
    assert on_deck(story)[0] == "great"


@rule("imperium-bots:CAR-E-4")
def test_car_e_4_glory_with_two_regions_breaks_through_and_you_discard_two_cards() -> None:
    story, changed = empire(
        "glory", plays="forest, jungle", market=MARKET, small=SMALL, your_hand="conquer, 3 unrest"
    )
    assert row_used(story) == "CAR-E-4"
    assert changed == {
        "slot:1": "-1",
        "resolving": "+carthaginians-glory",
        "market:0": "-hills +coast",
        "region-deck": "-1",
        "deck:1": "+1",
        "deck-top:1": "+hills",
    }
    assert (story.asked.text, story.asked.seat) == ("imperium-ask-discard", 0)
    with story.changes() as changed:
        story.choose("card:romans-conquer", "card:unrest-3")
    assert changed.pop("hand:0") == "-romans-conquer -unrest-3"
    assert changed == {
        "discard:0": "+romans-conquer +unrest-3",
        "discard:1": "+carthaginians-glory",
        "resolving": "-carthaginians-glory",
    }


@rule("imperium-bots:CAR-E-4")
@pytest.mark.parametrize(
    ("yours", "lost"),
    [("", {}), ("conquer", {"hand:0": "-romans-conquer", "discard:0": "+romans-conquer"})],
)
def test_car_e_4_glory_takes_the_cards_that_you_have(yours: str, lost: dict[str, str]) -> None:
    story, changed = empire("glory", market=NO_MARKET, small=SMALL, your_hand=yours)
    assert row_used(story) == "CAR-E-4"
    assert changed == {
        "slot:1": "-1",
        "region-deck": "-1",
        "deck:1": "+1",
        "discard:1": "+carthaginians-glory",
        **lost,
    }
    assert on_deck(story) == ["coast"]


@rule("imperium-bots:CAR-E-4")
def test_car_e_4_a_protection_saves_your_hand_but_the_bot_breaks_through() -> None:
    story, changed = empire("glory", market=MARKET, your_hand="3 unrest", your_play="cape")
    assert (story.asked.text, changed["deck-top:1"]) == ("imperium-ask-shield", "+hills")
    story.choose("card:cape")
    assert story.count("hand:0") == 4


@rule("imperium-bots:CAR-E-5")
@pytest.mark.parametrize(
    ("best", "market", "unrest", "refill", "deck"),
    [
        ("boats", 1, "unrest-1", "elders", "uncivilised-deck"),
        ("temple", 2, "unrest-2", "wonder", "civilised-deck"),
    ],
)
def test_car_e_5_an_empire_card_acquires_a_civilised_or_uncivilised_card(
    best: str, market: int, unrest: str, refill: str, deck: str
) -> None:
    tokens = {best: (1, 0, 1), "armenians": (0, 0, 9), "hills": (0, 0, 9)}
    story, changed = empire("hannibal", pool=(3, 3, 3), market=MARKET, small=SMALL, tokens=tokens)
    assert row_used(story) == "CAR-E-5"
    assert on_deck(story) == [unrest, best]
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 4",
        "progress:1": "3 to 4",
        f"market:{market}": f"-{best} +{refill}",
        f"materials:market:{market}": "1 to 0",
        f"progress:market:{market}": "1 to 0",
        f"tucked:{market}": f"-{unrest} +unrest-12",
        "unrest": "-unrest-12",
        deck: "-1",
        "deck:1": "+2",
        "deck-top:1": f"+{best} +{unrest}",
        "discard:1": "+carthaginians-hannibal",
    }


@rule("imperium-bots:CAR-E-5")
def test_car_e_5_with_no_such_card_it_gains_progress_and_you_take_unrest() -> None:
    story, changed = empire(
        "hannibal",
        pool=(3, 3, 3),
        market=("hills", None, None, "armenians", "ionians"),
        your_play="cape",
    )
    assert row_used(story) == "CAR-E-5"
    assert changed == {
        "slot:1": "-1",
        "progress:1": "3 to 4",
        "unrest": "-unrest-12",
        "hand:0": "+unrest-12",
        "discard:1": "+carthaginians-hannibal",
    }


@rule("imperium-bots:CAR-E-6")
def test_car_e_6_a_region_gains_materials_is_played_and_a_market_card_exiled() -> None:
    story, changed = empire("iberia", deck=DECK, pool=(3, 3, 3), market=MARKET, small=SMALL)
    assert row_used(story) == "CAR-E-6"
    assert changed == {
        "slot:1": "-1",
        "materials:1": "3 to 4",
        "play:1": "+carthaginians-iberia",
        "market:2": "-temple +wonder",
        "civilised-deck": "-1",
        "exile": "+temple",
    }


@rule("imperium-bots:CAR-E-6")
def test_car_e_6_with_nothing_to_exile_the_region_is_still_played() -> None:
    everywhere = dict.fromkeys(MARKET, (2, 0, 0))
    _, changed = empire("iberia", market=MARKET, tokens=everywhere)
    assert changed == {"slot:1": "-1", "materials:1": "0 to 1", "play:1": "+carthaginians-iberia"}


@rule("imperium-bots:CAR-E-7")
@pytest.mark.parametrize("card", ["carthaginians-caravans", "carthaginians-city-of-carthage", "qin"])
def test_car_e_7_a_pinned_card_gains_two_materials_and_goes_into_history(card: str) -> None:
    story, changed = empire(card, pool=(3, 3, 3), deck=DECK)
    assert row_used(story) == "CAR-E-7"
    assert changed == {"slot:1": "-1", "materials:1": "3 to 5", "history:1": f"+{card}"}


@rule("imperium-bots:CAR-E-8")
@rule("imperium-solo:SOLO-Q-20")
@pytest.mark.parametrize(
    ("pool", "sold"),
    [
        ((3, 3, 3), {"materials:1": "3 to 1", "progress:1": "3 to 4"}),
        ((1, 3, 3), {"population:1": "3 to 1", "progress:1": "3 to 4"}),
        ((1, 1, 3), {}),
    ],
)
def test_car_e_8_any_other_card_goes_into_history_sells_tokens_and_you_take_unrest(
    pool: tuple[int, int, int], sold: dict[str, str]
) -> None:
    story, changed = empire("prosperity", pool=pool, deck=DECK, your_play="cape")
    assert row_used(story) == "CAR-E-8"
    assert changed == {
        "slot:1": "-1",
        "history:1": "+carthaginians-prosperity-1",
        "unrest": "-unrest-12",
        "hand:0": "+unrest-12",
        **sold,
    }
