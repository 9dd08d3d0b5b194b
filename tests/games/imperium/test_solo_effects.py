"""What the bot does in its own way: SOLO-EFFECT, as its rows do it, and the rulings about them."""

from typing import Any

import pytest

from regnum.games.imperium.bot.tables import BOTS
from regnum.games.imperium.cards import index
from regnum.testing import Story, rule

from .solo import bot_card, bot_turn, on_deck, row_used

MARKET = ("hills", "town-1", "agriculture", "diplomacy", "armenians")
"""By the bot's markers: Agriculture, Town, Hills, Diplomacy, Armenians."""


def resolved(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The bot resolves a card, up to the first question of the player."""
    story = bot_card(card, **position)
    with story.changes() as changed:
        story.choose("done")
    return story, changed


def market_of(story: Story) -> list[str]:
    """The market by the bot's markers."""
    return [story.cards(f"market:{slot}")[0] for slot in (2, 1, 0, 3, 4)]


# --- its deck --------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-EFFECT-DECK")
def test_with_fewer_cards_than_asked_the_rest_of_the_deck_is_discarded() -> None:
    story, changed = resolved("marvellous", bot="persians", deck="glory, bactria", discard="zagros")
    assert row_used(story) == "PER-B-1"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-2",
        "discard:1": "+persians-bactria +persians-glory",
        "history:1": "+marvellous",
    }


@rule("imperium-solo:SOLO-EFFECT-DECK")
def test_with_an_empty_deck_the_step_does_nothing_and_nothing_is_shuffled() -> None:
    story, changed = resolved("marvellous", bot="persians", deck="", discard="zagros, glory")
    assert row_used(story) == "PER-B-1"
    assert changed == {"slot:1": "-1", "history:1": "+marvellous"}


@rule("imperium-solo:SOLO-Q-22")
def test_the_persian_fame_row_discards_three_and_keeps_its_materials() -> None:
    story, changed = resolved(
        "marvellous", bot="persians", deck="glory, bactria, zagros, advance", pool=(5, 0, 0)
    )
    assert row_used(story) == "PER-B-1"
    assert changed["discard:1"] == "+persians-bactria +persians-glory +persians-zagros"
    assert on_deck(story) == ["persians-advance"]
    assert (story.counter("materials:1"), story.counter("progress:1")) == (5, 0)


# --- its own cards: abandon, return, history, play -------------------------------------------------------


@rule("imperium-solo:SOLO-EFFECT-ABANDON-1")
def test_of_several_regions_those_played_last_are_abandoned() -> None:
    _, changed = resolved("glory", plays="hills, coast, marsh, jungle", fame="great")
    assert changed["play:1"] == "-coast -jungle -marsh"
    assert changed["discard:1"] == "+coast +jungle +marsh +romans-glory"


@rule("imperium-solo:SOLO-EFFECT-ABANDON-1")
def test_of_several_fitting_cards_the_one_played_last_is_abandoned() -> None:
    position = {"bot": "egyptians", "box": "classics", "deck": "advance, glory", "market": MARKET}
    story, changed = resolved("flood-of-the-nile", plays="river, marsh, steppe", **position)
    assert row_used(story) == "EGY-B-7"
    assert changed["play:1"] == "-marsh", "the last of those with a river"
    assert changed["discard:1"] == "+marsh"


@rule("imperium-solo:SOLO-Q-19")
def test_grand_trunk_road_is_two_regions_when_the_mauryan_bot_abandons() -> None:
    position = {"bot": "mauryans", "empire": True, "fame": "eminent"}
    story, changed = resolved("glory", plays="gandhara, grand-trunk-road", **position)
    assert row_used(story) == "MAU-E-3"
    assert changed["play:1"] == "-mauryans-gandhara -mauryans-grand-trunk-road"
    assert on_deck(story) == ["legends-eminent"]
    _, changed = resolved("glory", plays="gandhara, magadha", **position)
    assert "play:1" not in changed, "two plain regions are not enough"


@rule("imperium-solo:SOLO-Q-19")
def test_grand_trunk_road_is_two_regions_when_the_mauryan_bot_counts() -> None:
    _, changed = resolved("prosperity", bot="mauryans", plays="grand-trunk-road, gandhara")
    assert changed["progress:1"] == "0 to 3"


@rule("imperium-solo:SOLO-EFFECT-RETURN-1")
def test_unrest_is_returned_from_the_bot_discard_to_the_pile() -> None:
    story, changed = resolved("druids", bot="celts", discard="celts-unrest-1, hills", deck="unrest, advance")
    assert row_used(story) == "CEL-B-10"
    assert changed["unrest"] == "+celts-unrest-1"
    assert changed["discard:1"] == "-celts-unrest-1 +celts-druids +unrest-1", "the one on the deck is not"


@rule("imperium-solo:SOLO-EFFECT-RETURN-2")
def test_another_card_is_returned_to_the_top_of_the_bot_deck() -> None:
    story, changed = resolved("advance", bot="persians", deck="glory")
    assert row_used(story) == "PER-B-4"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "+1",
        "deck-top:1": "+persians-advance",
        "materials:1": "0 to 1",
        "population:1": "0 to 1",
    }
    assert on_deck(story) == ["persians-advance", "persians-glory"]


@rule("imperium-solo:SOLO-EFFECT-HISTORY-1")
@pytest.mark.parametrize(
    ("bot", "card", "row"), [("atlanteans", "legends-eminent", "ATL-E-2"), ("vikings", "great", "VIK-B-2")]
)
def test_every_bot_has_a_history(bot: str, card: str, row: str) -> None:
    story, changed = resolved(card, bot=bot, empire=bot == "atlanteans")
    assert row_used(story) == row
    assert changed["history:1"] == f"+{card}"
    assert not story.has("flooded:1")


@rule("imperium-solo:SOLO-EFFECT-PLAY-1")
def test_a_region_that_is_played_stays_without_an_effect_of_its_own() -> None:
    market = {"market": MARKET, "tokens": dict.fromkeys(MARKET, (1, 0, 0))}
    story, changed = resolved("jungle", empire=False, deck="advance, conquer", **market)
    assert row_used(story) == "ROM-B-4"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-1",
        "discard:1": "+romans-advance",
        "play:1": "+jungle",
    }, "no population, nothing garrisoned"
    assert story.state.garrison[1] == ()


@rule("imperium-solo:SOLO-Q-18", "imperium-solo:SOLO-EFFECT-PLAY-1")
@pytest.mark.parametrize("region", ["legends-fortunate-isle", "legends-sacred-grove"])
def test_regions_without_the_pinned_icon_are_played_and_stay(region: str) -> None:
    story, changed = resolved(region, bot="minoans")
    assert row_used(story) == "MIN-B-5"
    assert changed["play:1"] == f"+{region}"
    assert not {"progress:1", "history:1"} & set(changed)


# --- acquiring -------------------------------------------------------------------------------------------


@rule(
    "imperium-solo:SOLO-SC-10",
    "imperium-solo:SOLO-EFFECT-ACQUIRE-1",
    "imperium-solo:SOLO-EFFECT-ACQUIRE-2",
    "imperium-solo:SOLO-EFFECT-ACQUIRE-4",
    "imperium-solo:SOLO-EFFECT-ACQUIRE-6",
    "imperium-solo:SOLO-Q-10",
)
def test_of_equal_values_the_card_with_more_tokens_is_acquired() -> None:
    tokens = {"town-1": (0, 0, 3), "diplomacy": (4, 0, 0)}
    story, changed = resolved(
        "advance", deck="conquer", market=MARKET, tokens=tokens, small={"uncivilised": "elders"}
    )
    assert row_used(story) == "ROM-B-6"
    assert changed["market:1"] == "-town-1 +elders", "refilled in the same slot"
    assert changed["progress:1"] == "0 to 3"
    assert changed["progress:market:1"] == "3 to 0"
    assert on_deck(story)[1:] == ["town-1", "romans-conquer"]
    assert "unrest" in on_deck(story)[0]


@rule("imperium-solo:SOLO-Q-10")
def test_materials_and_population_do_not_make_a_card_worth_more() -> None:
    tokens = {"diplomacy": (9, 9, 0), "town-1": (9, 0, 0)}
    _, changed = resolved("advance", market=MARKET, tokens=tokens)
    assert changed["market:2"].startswith("-agriculture"), "5 beats 1 and 2"


@rule("imperium-solo:SOLO-Q-10", "imperium-solo:SOLO-EFFECT-ACQUIRE-2")
def test_all_tokens_count_between_cards_of_equal_value() -> None:
    market = ("hills", "boats", "agriculture", "shaduf", "armenians")
    tokens = {"boats": (0, 1, 0), "shaduf": (2, 0, 0)}
    _, changed = resolved("advance", market=market, tokens=tokens)
    assert changed["market:3"].startswith("-shaduf")
    assert changed["materials:1"] == "0 to 2"


@rule("imperium-solo:SOLO-EFFECT-ACQUIRE-2")
def test_of_cards_alike_in_everything_the_lowest_slot_is_acquired() -> None:
    market = ("hills", "boats", "agriculture", "shaduf", "armenians")
    _, changed = resolved("advance", market=market)
    assert changed["market:2"].startswith("-agriculture"), "slot 1 lies above the civilised place"


@rule("imperium-solo:SOLO-EFFECT-ACQUIRE-3")
@pytest.mark.parametrize(
    ("market", "taken"),
    [
        (("hills", "elders", "temple", "armenians", "city-1"), "temple"),
        (("hills", "boats", "coinage", "armenians", "city-1"), "boats"),
    ],
)
def test_cards_of_all_suits_that_are_allowed_compete(market: tuple[str, ...], taken: str) -> None:
    story, _ = resolved("pericles", bot="greeks", empire=True, market=market)
    assert row_used(story) == "GRE-E-7"
    assert taken in on_deck(story)


@rule(
    "imperium-solo:SOLO-SC-11", "imperium-solo:SOLO-EFFECT-ACQUIRE-4", "imperium-solo:SOLO-EFFECT-ACQUIRE-5"
)
def test_unrest_under_an_acquired_card_lies_above_it() -> None:
    tokens = {"town-1": (0, 0, 3), "diplomacy": (4, 0, 0)}
    story = bot_turn(
        "bot-slot", slots="advance", die=6, deck="glory, conquer, 2 unrest", market=MARKET, tokens=tokens
    )
    under = story.cards("tucked:1")[0]
    story.choose("done")
    slots = [index.KEY[card] for card in story.state.slots]
    assert slots[:3] == [under, "town-1", "romans-glory"], "the first slot gets the top of the deck"


@rule("imperium-solo:SOLO-EFFECT-ACQUIRE-4")
def test_of_several_gained_cards_the_last_lies_on_top() -> None:
    position = {"bot": "arthurians", "box": "legends", "discard": "bedwyr", "impending": "excalibur"}
    story, _ = resolved("morigena", deck="cafall", **position)
    assert row_used(story) == "ART-B-6"
    top, quest, below = on_deck(story)
    assert (quest, below) == ("arthurians-excalibur", "arthurians-cafall")
    assert "unrest" in top, "taken after the quest was gained"


@rule("imperium-solo:SOLO-EFFECT-ACQUIRE-7")
def test_from_exile_the_best_region_comes_without_unrest() -> None:
    story, changed = resolved(
        "glory", bot="macedonians", empire=True, exile="hills, jungle, armenians", deck="orestis"
    )
    assert row_used(story) == "MAC-E-2"
    assert changed == {
        "slot:1": "-1",
        "exile": "-jungle",
        "deck:1": "+1",
        "deck-top:1": "+jungle",
        "discard:1": "+macedonians-glory",
    }


@rule("imperium-solo:SOLO-EFFECT-ACQUIRE-7")
def test_between_equals_in_exile_chance_decides() -> None:
    def taken(seed: int) -> str:
        story = bot_card("glory", bot="macedonians", empire=True, exile="hills, coast")
        story.state.rng = seed
        story.choose("done")
        return on_deck(story)[0]

    assert {taken(seed) for seed in range(20)} == {"hills", "coast"}


@rule("imperium-solo:SOLO-EFFECT-ACQUIRE-8")
def test_the_qin_bot_acquires_only_a_card_with_such_a_token() -> None:
    market = ("legends-island", "legends-elders", "legends-art", "legends-etruscans", "legends-qanat")
    tokens = {"legends-island": (0, 1, 0), "legends-elders": (3, 0, 4)}
    story, changed = resolved(
        "legalism", bot="qin", empire=True, market=market, tokens=tokens, box="legends", deck="advance"
    )
    assert row_used(story) == "QIN-E-6"
    assert changed["market:0"].startswith("-legends-island"), "worth nothing, but of any suit"
    assert changed["population:1"] == "0 to 1"


@rule("imperium-solo:SOLO-EFFECT-ACQUIRE-8")
def test_without_such_a_token_the_qin_bot_acquires_nothing() -> None:
    _, changed = resolved("legalism", bot="qin", empire=True)
    assert changed == {"slot:1": "-1", "history:1": "+qin-legalism"}


# --- breaking through ------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-SC-12", "imperium-solo:SOLO-EFFECT-BREAK-3", "imperium-solo:SOLO-EFFECT-BREAK-5")
def test_without_a_tributary_in_the_market_the_main_deck_is_searched() -> None:
    market = ("hills", "elders", "coinage", "city-1", "city-2")
    story, changed = resolved(
        "conquer", pool=(0, 3, 0), deck="glory", market=market, main="oasis, temple, armenians, ionians"
    )
    assert row_used(story) == "ROM-B-8"
    assert on_deck(story) == ["armenians", "romans-glory"]
    assert sorted(index.KEY[card] for card in story.state.main) == ["ionians", "oasis", "temple"]
    assert changed["population:1"] == "3 to 0"


@rule("imperium-solo:SOLO-SC-12", "imperium-solo:SOLO-EFFECT-BREAK-1", "imperium-solo:SOLO-EFFECT-BREAK-5")
def test_a_tributary_of_the_market_comes_with_its_tokens_and_without_its_unrest() -> None:
    market = ("hills", "elders", "coinage", "armenians", "city-1")
    story = bot_card(
        "conquer", pool=(0, 3, 0), deck="glory", market=market, tokens={"armenians": (1, 0, 2)}, main="oasis"
    )
    under = story.cards("tucked:3")[0]
    with story.changes() as changed:
        story.choose("done")
    assert on_deck(story) == ["armenians", "romans-glory"]
    assert changed["unrest"] == f"+{under}"
    assert (changed["materials:1"], changed["progress:1"]) == ("0 to 1", "0 to 2")
    assert changed["market:3"] == "-armenians +oasis"


@rule("imperium-solo:SOLO-EFFECT-BREAK-1")
@pytest.mark.parametrize(("tokens", "taken"), [({}, "egyptians"), ({"armenians": (0, 0, 3)}, "armenians")])
def test_a_break_through_takes_the_best_card_of_the_market(
    tokens: dict[str, tuple[int, int, int]], taken: str
) -> None:
    market = ("hills", "elders", "coinage", "armenians", "egyptians")
    story, _ = resolved("conquer", pool=(0, 3, 0), market=market, tokens=tokens)
    assert on_deck(story) == [taken]


@rule("imperium-solo:SOLO-EFFECT-BREAK-2", "imperium-solo:SOLO-EFFECT-BREAK-5")
def test_without_a_card_of_the_suit_the_top_of_its_deck_is_taken() -> None:
    story, changed = resolved(
        "advance",
        bot="greeks",
        pool=(1, 0, 0),
        deck="glory",
        market=("oasis", "elders", "mysticism", "armenians", "ionians"),
        small={"civilised": "temple, coinage"},
    )
    assert row_used(story) == "GRE-B-4"
    assert on_deck(story) == ["temple", "greeks-glory"]
    assert changed["civilised-deck"] == "-1"
    assert "market:2" not in changed


@rule("imperium-solo:SOLO-EFFECT-BREAK-3")
def test_with_an_empty_small_deck_the_main_deck_is_searched() -> None:
    story, _ = resolved(
        "advance",
        bot="greeks",
        pool=(1, 0, 0),
        market=("oasis", "elders", "mysticism", "armenians", "ionians"),
        small={"civilised": ""},
        main="jungle, temple, coinage",
    )
    assert on_deck(story) == ["temple"]
    assert sorted(index.KEY[card] for card in story.state.main) == ["coinage", "jungle"]


@rule("imperium-solo:SOLO-EFFECT-BREAK-4", "imperium-solo:SOLO-Q-17")
def test_a_break_through_that_finds_nothing_gives_two_progress() -> None:
    market = ("hills", "elders", "coinage", "city-1", "city-2")
    story, changed = resolved("conquer", pool=(0, 3, 0), market=market, main="oasis, temple")
    assert row_used(story) == "ROM-B-8"
    assert changed["progress:1"] == "0 to 2"
    assert changed["population:1"] == "3 to 0"
    assert on_deck(story) == []
    assert story.count("main-deck") == 2


# --- exile -----------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-SC-13", "imperium-solo:SOLO-EFFECT-EXILE-1", "imperium-solo:SOLO-EFFECT-EXILE-3")
def test_the_first_market_card_without_tokens_is_exiled() -> None:
    market = ("city-1", "town-1", "agriculture", "diplomacy", "armenians")
    tokens = {"agriculture": (1, 0, 0), "town-1": (0, 1, 0)}
    story = bot_card("jungle", empire=True, market=market, tokens=tokens, small={"region": "marsh"})
    under = story.cards("tucked:0")[0]
    with story.changes() as changed:
        story.choose("done")
    assert row_used(story) == "ROM-E-6"
    assert changed == {
        "slot:1": "-1",
        "play:1": "+jungle",
        "population:1": "0 to 1",
        "market:0": "-city-1 +marsh",
        "tucked:0": f"-{under}",
        "unrest": f"+{under}",
        "exile": "+city-1",
        "region-deck": "-1",
    }
    assert market_of(story) == ["agriculture", "town-1", "marsh", "diplomacy", "armenians"]


@rule("imperium-solo:SOLO-EFFECT-EXILE-1")
def test_without_any_tokens_the_card_of_slot_1_is_exiled() -> None:
    _, changed = resolved("jungle", empire=True, market=MARKET)
    assert changed["exile"] == "+agriculture"


@rule("imperium-solo:SOLO-SC-13", "imperium-solo:SOLO-EFFECT-EXILE-2", "imperium-solo:SOLO-RESOLVE-6")
def test_with_tokens_on_all_five_nothing_is_exiled_and_the_region_is_still_played() -> None:
    _, changed = resolved("jungle", empire=True, market=MARKET, tokens=dict.fromkeys(MARKET, (0, 1, 0)))
    assert changed == {"slot:1": "-1", "play:1": "+jungle", "population:1": "0 to 1"}


# --- fame and King of Kings ------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-EFFECT-FAME-1")
def test_the_top_fame_card_goes_onto_the_bot_deck() -> None:
    story, changed = resolved("glory", plays="hills, coast, marsh", fame="great, glorious", deck="advance")
    assert changed["fame-deck"] == "-1"
    assert on_deck(story) == ["great", "romans-advance"]
    assert "last-round" not in changed


@rule(
    "imperium-solo:SOLO-SC-17",
    "imperium-solo:SOLO-EFFECT-FAME-1",
    "imperium-solo:SOLO-EFFECT-KOK-1",
    "imperium-solo:SOLO-EFFECT-KOK-2",
    "imperium-solo:SOLO-END-4",
)
def test_an_empire_that_would_gain_king_of_kings_gets_progress_and_a_dynasty_card() -> None:
    story, changed = resolved(
        "glory",
        empire=True,
        plays="hills, coast, marsh",
        fame="",
        dynasty="legions, the-senate",
        deck="advance",
        round=4,
    )
    assert row_used(story) == "ROM-E-4"
    assert changed == {
        "slot:1": "-1",
        "play:1": "-coast -hills -marsh",
        "discard:1": "+coast +hills +marsh +romans-glory",
        "progress:1": "0 to 3",
        "dynasty": "-1",
        "deck:1": "+1",
        "king-of-kings": "-king-of-kings-a +king-of-kings-b",
        "last-round": "0 to 5",
    }
    assert on_deck(story) == ["romans-legions", "romans-advance"]


@rule("imperium-solo:SOLO-EFFECT-KOK-1", "imperium-solo:SOLO-Q-9")
@pytest.mark.parametrize("king", [0, 1])
def test_a_barbarian_that_would_gain_king_of_kings_gets_six_progress_for_either_side(king: int) -> None:
    story, changed = resolved(
        "glory", plays="hills, coast, marsh", fame="", dynasty="legions, the-senate", king=king
    )
    assert changed["progress:1"] == "0 to 6"
    assert "dynasty" not in changed
    assert story.cards("king-of-kings") == ("king-of-kings-b",)


@rule("imperium-solo:SOLO-Q-9", "imperium-solo:SOLO-EFFECT-KOK-1")
def test_an_empire_gets_the_same_for_side_b() -> None:
    story, changed = resolved(
        "glory", empire=True, plays="hills, coast, marsh", fame="", dynasty="legions, the-senate", king=1
    )
    assert changed["progress:1"] == "0 to 3"
    assert on_deck(story) == ["romans-legions"]
    assert "king-of-kings" not in changed


def test_without_a_dynasty_card_king_of_kings_still_gives_its_progress() -> None:
    story, changed = resolved("glory", empire=True, plays="hills, coast, marsh", fame="")
    assert changed["progress:1"] == "0 to 3"
    assert on_deck(story) == []


@rule("imperium-solo:SOLO-SC-17", "imperium-solo:SOLO-EFFECT-KOK-3", "imperium-solo:SOLO-Q-9")
def test_the_second_time_the_regions_stay_and_the_player_discards_two() -> None:
    story = bot_card(
        "glory", empire=True, plays="hills, coast, marsh", fame="", king=1, your_hand="oasis, cape, jungle"
    )
    story.state.kinged = 0b10
    story.choose("done")
    assert row_used(story) == "ROM-E-4"
    assert story.asked.text == "imperium-ask-discard"
    with story.changes() as changed:
        story.choose("card:oasis", "card:cape")
    assert changed["discard:0"] == "+cape +oasis"
    assert not {"play:1", "progress:1", "last-round"} & set(changed)


@rule("imperium-solo:SOLO-Q-13")
def test_the_last_part_of_the_viking_other_row_buries_the_resolved_card() -> None:
    story, changed = resolved("prosperity", bot="vikings", fame="great, glorious", deck="advance")
    assert row_used(story) == "VIK-B-8"
    assert changed == {
        "slot:1": "-1",
        "history:1": "+vikings-prosperity",
        "fame-deck": "-1",
        "deck:1": "+1",
    }
    assert on_deck(story) == ["great", "vikings-advance"]


# --- stealing and unrest ---------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-EFFECT-STEAL-1")
@pytest.mark.parametrize(
    ("yours", "left", "stolen"),
    [((5, 0, 0), 3, "0 to 2"), ((2, 0, 0), 0, "0 to 2"), ((1, 0, 0), 0, "0 to 1")],
)
def test_as_many_tokens_are_stolen_as_you_have(yours: tuple[int, int, int], left: int, stolen: str) -> None:
    story, changed = resolved("greek-mercenaries", bot="greeks", your_pool=yours)
    assert row_used(story) == "GRE-B-1"
    assert changed["materials:1"] == stolen
    assert story.counter("materials:0") == left


@rule("imperium-solo:SOLO-EFFECT-TAKE-1")
def test_unrest_that_a_row_makes_the_bot_take_lies_on_its_deck() -> None:
    story, changed = resolved(
        "morigena", bot="arthurians", dynasty="bedwyr, gwaith-camlan", deck="cafall", unrest=4
    )
    assert row_used(story) == "ART-B-6"
    assert on_deck(story) == ["legends-unrest-8", "arthurians-cafall"]
    assert changed["hand:0"] == "+legends-unrest-7", "the next one is yours"
    assert changed["unrest"] == "-legends-unrest-7 -legends-unrest-8"


# --- rows that were settled ------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-Q-21")
def test_the_scythian_attack_row_makes_you_discard_one() -> None:
    story, _ = resolved("raiders", bot="scythians", empire=True, your_hand="oasis, cape")
    assert row_used(story) == "SCY-E-3", "a barbarian card is buried first"
    story, _ = resolved("corruption", bot="scythians", empire=True, your_hand="oasis, cape")
    assert row_used(story) == "SCY-E-6"
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed["hand:0"] == "-oasis"
    assert story.asked.text == "imperium-ask-mode", "one is all"
    assert story.counter("materials:1") == 2


@rule("imperium-solo:SOLO-Q-26")
@pytest.mark.parametrize(("empire", "row"), [(False, "OLM-B-4"), (True, "OLM-E-5")])
def test_cacao_lets_you_return_unrest_from_your_hand_only(empire: bool, row: str) -> None:
    position: dict[str, Any] = {"bot": "olmecs", "empire": empire}
    story, _ = resolved("cacao", your_hand="unrest, legends-island", your_discard="unrest", **position)
    assert row_used(story) == row
    in_hand = next(card for card in story.cards("hand:0") if "unrest" in card)
    assert story.options() == (f"card:{in_hand}", "done")
    with story.changes() as changed:
        story.choose(f"card:{in_hand}")
    assert changed["hand:0"] == f"-{in_hand}"
    assert changed["unrest"] == f"+{in_hand}"


@rule("imperium-solo:SOLO-Q-26")
def test_cacao_does_not_ask_where_unrest_lies_only_in_your_discard_pile() -> None:
    story, _ = resolved("cacao", bot="olmecs", your_discard="unrest")
    assert story.asked.text == "imperium-ask-mode"


@rule("imperium-solo:SOLO-Q-27")
def test_there_are_235_rows() -> None:
    assert sum(len(table) for bot in BOTS.values() for table in bot.tables().values()) == 235


@rule("imperium-solo:SOLO-Q-27")
def test_the_scythian_rows_follow_the_rulebook() -> None:
    position: dict[str, Any] = {"bot": "scythians", "empire": True, "deck": "advance, conquer, nomads-2"}
    story, changed = resolved("glory", pool=(3, 0, 0), **position)
    assert row_used(story) == "SCY-E-2"
    assert changed["materials:1"] == "3 to 0"
    assert changed["deck:1"] == "-2", "half of what was spent, rounded up"
    story, changed = resolved("mounted-archers", **position)
    assert row_used(story) == "SCY-E-5"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-1",
        "discard:1": "+scythians-advance",
        "history:1": "+scythians-mounted-archers",
    }


@rule(
    "imperium-solo:SOLO-SC-14",
    "imperium-solo:SOLO-DYNASTY-8",
    "imperium-solo:SOLO-RESOLVE-1",
    "imperium-solo:SOLO-RESOLVE-13",
)
def test_a_bot_that_becomes_an_empire_uses_the_other_table_in_the_same_turn() -> None:
    story = bot_turn(
        "bot-slot",
        bot="celts",
        slots="unrest, glory, boudicca",
        plays="hills, coast",
        dynasty="celtic-gold, chainmail, chariots",
        deck="6 unrest",
        die=6,
    )
    with story.changes() as changed:
        story.choose("done")
    rows = [event.args["row"] for event in story.events(0) if event.text == "imperium-bot-row"]
    assert rows == ["CEL-B-3", "CEL-E-1"]
    assert changed["empire:1"] == "0 to 1"
    assert changed["discard:1"] == "+celts-celtic-gold +celts-glory"
    assert changed["history:1"] == "+celts-boudicca"
    assert changed["hand:0"].count("+") == 2, "unrest by either row"
    assert "play:1" not in changed, "two regions are too few for Glory"
