"""The end of a bot's turn, and how strong a bot is: SOLO-CLEANUP, SOLO-LEVEL."""

from typing import Any

import pytest

from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import FINAL
from regnum.games.imperium.terms import NOTHING, REGION, Cost
from regnum.testing import Story, rule

from .solo import bot_card, bot_turn, on_deck, row_used, solo_state
from .test_solo_turn import idle, in_slots, revealed, rolled, told

FIVE = ["romans-glory", "romans-conquer", "romans-advance", "romans-triumvirate", "romans-city-of-rome"]
OWN = "glory, conquer, advance, triumvirate, city-of-rome"
"""The same in the words of a scene."""
LEVELS = ("chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme")


def cleaned_up(**position: Any) -> tuple[Story, dict[str, str]]:
    """All slots were resolved; the bot cleans up, and it is your turn."""
    story = bot_turn("bot-clean-up", **position)
    with story.changes() as changed:
        story.choose("done")
    return story, changed


def rolls(die: int, **position: Any) -> tuple[Story, dict[str, str]]:
    """A whole turn of the bot in which the die shows this."""
    story = rolled(die, **position)
    with story.changes() as changed:
        story.choose("done")
    return story, changed


def market_tokens(changed: dict[str, str]) -> dict[str, str]:
    return {key: change for key, change in changed.items() if ":market:" in key}


# --- the token -------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-SC-5", "imperium-solo:SOLO-CLEANUP-1")
@pytest.mark.parametrize(
    ("bot", "token"),
    [
        ("romans", {"progress:market:1": "0 to 1"}),
        ("carthaginians", {"materials:market:1": "0 to 2"}),
        ("qin", {"population:market:1": "0 to 1"}),
    ],
)
@rule("imperium-solo:SOLO-NATION-CAR-1", "imperium-solo:SOLO-NATION-QIN-1")
@pytest.mark.parametrize("sides", ["AA", "BB"])
def test_a_token_goes_on_the_market_card_above_slot_2(bot: str, token: dict[str, str], sides: str) -> None:
    _, changed = cleaned_up(bot=bot, die=2, sides=sides)
    assert market_tokens(changed) == token


@rule("imperium-solo:SOLO-CLEANUP-1")
def test_the_token_of_the_bot_is_its_own_whatever_nation_you_play() -> None:
    _, changed = cleaned_up(bot="romans", nation="carthaginians", die=1)
    assert market_tokens(changed) == {"progress:market:2": "0 to 1"}


@rule("imperium-solo:SOLO-CLEANUP-1")
def test_where_no_market_card_lies_above_the_slot_no_token_is_placed() -> None:
    _, changed = cleaned_up(die=4, market=("hills", "boats", "temple", None, "city-1"))
    assert market_tokens(changed) == {}


@rule("imperium-solo:SOLO-CLEANUP-1")
def test_the_token_comes_after_the_last_slot() -> None:
    story, _ = rolls(1, slots="elders, conquer", market=("hills", "boats", "temple", "armenians", "city-1"))
    texts = [event.text for event in story.events(0)]
    assert texts.index("imperium-market-token") > texts.index("imperium-bot-this-discard")
    assert told(story, "imperium-market-token", "card") == ["temple"]


@rule("imperium-solo:SOLO-CLEANUP-2")
@pytest.mark.parametrize("level", LEVELS)
def test_on_a_6_no_token_is_placed(level: str) -> None:
    _, changed = cleaned_up(die=6, level=level)
    assert market_tokens(changed) == {}


# --- the slots -------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-CLEANUP-3")
def test_the_card_set_aside_goes_face_down_into_slot_1() -> None:
    story, _ = rolls(4, slots=idle(5), deck=OWN)
    assert in_slots(story)[0] == "leadership"
    assert story.zone("slot:1", seat=0).cards is None
    texts = [event.text for event in story.events(0)]
    assert texts.index("imperium-market-token") < texts.index("imperium-bot-took-back")
    assert texts.index("imperium-bot-took-back") < texts.index("imperium-bot-filled")


@rule("imperium-solo:SOLO-CLEANUP-4", "imperium-solo:SOLO-Q-20")
def test_slots_are_filled_face_down_from_the_bot_deck_in_ascending_order() -> None:
    story, changed = cleaned_up(deck=f"{OWN}, dalmatia", die=6)
    assert in_slots(story) == FIVE
    assert on_deck(story) == ["romans-dalmatia"]
    assert told(story, "imperium-bot-filled", "slot") == [1, 2, 3, 4, 5]
    assert changed == {**{f"slot:{n}": "+1" for n in range(1, 6)}, "deck:1": "-5", "round": "1 to 2"}


@rule("imperium-solo:SOLO-CLEANUP-5")
def test_the_bot_deck_is_renewed_with_a_dynasty_card_when_a_slot_needs_it() -> None:
    story, changed = cleaned_up(
        deck="glory, conquer", discard="advance, triumvirate, elders", dynasty="raetia, julius-caesar", die=6
    )
    assert in_slots(story)[:2] == FIVE[:2]
    renewed = {"romans-advance", "romans-triumvirate", "elders", "romans-raetia"}
    assert {*in_slots(story)[2:], *on_deck(story)} == renewed
    assert changed["dynasty"] == "-1"
    assert story.cards("discard:1") == ()
    texts = [event.text for event in story.events(0)]
    assert texts.index("imperium-bot-dynasty") < texts.index("imperium-reshuffled")


@rule("imperium-solo:SOLO-CLEANUP-5")
def test_the_new_bot_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        story = bot_turn("bot-clean-up", discard=OWN, dynasty="raetia, julius-caesar")
        story.state.rng = seed
        orders.add((*in_slots(story.choose("done")), *on_deck(story)))
    assert len(orders) > 10


@rule("imperium-solo:SOLO-CLEANUP-5")
def test_a_bot_deck_that_is_just_enough_is_not_renewed() -> None:
    story, changed = cleaned_up(deck=OWN, discard="elders", dynasty="raetia, julius-caesar", die=6)
    assert (in_slots(story), on_deck(story)) == (FIVE, [])
    assert not {"dynasty", "discard:1"} & {*changed}


@rule("imperium-solo:SOLO-CLEANUP-5")
def test_the_bot_deck_may_be_renewed_more_than_once() -> None:
    dynasty = "raetia, prosperity-1, gallia-aquitania, unrest-1, bread-and-circuses, julius-caesar"
    story, changed = cleaned_up(discard="elders", dynasty=dynasty, die=6)
    assert changed["dynasty"] == "-4", "the first time it gives two cards, then one each time"
    assert {*in_slots(story)[:2]} == {"elders", "romans-raetia"}
    assert in_slots(story)[2:] == ["romans-prosperity-1", "romans-gallia-aquitania", "unrest-1"]


@rule("imperium-solo:SOLO-CLEANUP-6")
def test_without_a_dynasty_card_only_the_discards_are_shuffled() -> None:
    story, changed = cleaned_up(discard=f"{OWN}, dalmatia", die=6)
    assert {*in_slots(story), *on_deck(story)} == {*FIVE, "romans-dalmatia"}
    assert len(on_deck(story)) == 1
    assert "last-round" not in changed


@rule("imperium-solo:SOLO-CLEANUP-6")
def test_without_any_card_a_slot_stays_empty() -> None:
    story, _ = cleaned_up(deck="glory", discard="conquer", die=6)
    assert in_slots(story) == ["romans-glory", "romans-conquer", "", "", ""]
    assert [story.count(f"slot:{n}") for n in range(1, 6)] == [1, 1, 0, 0, 0]


@rule("imperium-solo:SOLO-CLEANUP-7")
def test_utopians_travel_on_before_the_shuffle() -> None:
    story, changed = cleaned_up(
        bot="utopians", pool=(0, 0, 6), discard="charity, meditation, portals", level="chieftain"
    )
    assert row_used(story) == "UTO-J-1"
    texts = [event.text for event in story.events(0)]
    assert texts.index("imperium-bot-row") < texts.index("imperium-reshuffled")
    assert changed["progress:1"] == "6 to 0"
    assert index.keys(story.state.extra[1]) == ("utopians-path-to-shangri-la",)
    assert index.ICONS[story.state.slots[0]] & REGION, "the card gained lies on top of the new deck"
    assert {*in_slots(story)[1:]} == {"utopians-charity", "utopians-meditation", "utopians-portals"}


@rule("imperium-solo:SOLO-CLEANUP-7")
def test_utopians_who_cannot_travel_on_get_unrest_that_is_not_shuffled_in() -> None:
    story, changed = cleaned_up(
        bot="utopians", pool=(0, 0, 4), discard="charity, meditation, monastery, portals", level="chieftain"
    )
    assert row_used(story) == "UTO-J-1"
    assert "progress:1" not in changed
    own = {"utopians-charity", "utopians-meditation", "utopians-monastery", "utopians-portals"}
    assert {*in_slots(story)} == own
    (unrest,) = story.cards("discard:1")
    assert changed["unrest"] == f"-{unrest}"


@rule("imperium-solo:SOLO-CLEANUP-8")
def test_the_bot_deck_is_renewed_only_after_the_last_slot() -> None:
    """Armenians discard the top 2 cards of the bot deck, of which there is one."""
    story, _ = rolls(
        6, slots="armenians, elders", deck="glory", discard="conquer, advance", dynasty="raetia, legions"
    )
    texts = [event.text for event in story.events(0)]
    assert texts.count("imperium-reshuffled") == 1
    assert texts.count("imperium-bot-discarded") == 1
    last = max(at for at, text in enumerate(texts) if text == "imperium-bot-this-discard")
    assert texts.index("imperium-reshuffled") > last
    assert {*in_slots(story)} == {
        "romans-glory",
        "elders",
        "romans-conquer",
        "romans-advance",
        "romans-raetia",
    }


@rule("imperium-solo:SOLO-CLEANUP-9", "imperium-solo:SOLO-LEVEL-WARLORD-1")
def test_at_warlord_the_top_card_of_the_bot_deck_is_discarded_after_filling() -> None:
    story, changed = cleaned_up(level="warlord", deck=f"{OWN}, dalmatia", die=6)
    assert in_slots(story) == FIVE[:4]
    assert changed["discard:1"] == "+romans-city-of-rome"
    assert on_deck(story) == ["romans-dalmatia"]
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-mode")


@rule("imperium-solo:SOLO-LEVEL-WARLORD-1")
def test_at_warlord_an_empty_bot_deck_gives_nothing() -> None:
    story, changed = cleaned_up(
        level="warlord", deck="glory, conquer, advance, triumvirate", dynasty="raetia, legions"
    )
    assert in_slots(story) == FIVE[:4]
    assert not {"discard:1", "dynasty"} & {*changed}


@rule("imperium-solo:SOLO-CLEANUP-9")
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "warlord"])
def test_at_other_levels_no_card_is_discarded_after_filling(level: str) -> None:
    _, changed = cleaned_up(level=level, deck=f"{OWN}, dalmatia, prosperity-2", die=6)
    assert "discard:1" not in changed


@rule("imperium-solo:SOLO-SC-15", "imperium-solo:SOLO-CLEANUP-5", "imperium-solo:SOLO-LEVEL-WARLORD-1")
def test_at_warlord_three_slots_are_filled_from_one_card_and_a_renewed_deck() -> None:
    discard = ["elders", "gambling", "diplomacy", "leadership", "education", "moneylenders"]
    story, changed = rolls(
        1,
        level="warlord",
        slots="glory",
        deck="conquer",
        discard=", ".join(discard),
        dynasty="raetia, legions",
    )
    assert in_slots(story)[:2] == ["romans-glory", "romans-conquer"]
    assert changed["dynasty"] == "-1"
    filled, discarded = in_slots(story)[2:], story.cards("discard:1")
    assert (len(filled), len(discarded), len(on_deck(story))) == (2, 1, 4)
    assert {*filled, *discarded, *on_deck(story)} == {*discard, "romans-raetia"}


# --- levels ----------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-LEVEL-1")
def test_levels_go_from_chieftain_which_is_usual_to_supreme_ruler() -> None:
    option = next(option for option in GAME.options if option.name == "level")
    assert option.values == ("chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme")
    assert option.default == "chieftain"


@rule("imperium-solo:SOLO-LEVEL-CHIEFTAIN-1")
@pytest.mark.parametrize("level", ["chieftain", "warlord"])
def test_slot_5_is_never_filled(level: str) -> None:
    story = Story.start(GAME, 1, seed=7, nations="celts", bot="romans", level=level, sides="A")
    assert not story.has("slot:5")
    while story.counter("round") < 4:
        story.choose(story.options()[-1])
        assert not story.has("slot:5")
    assert [story.count(f"slot:{n}") for n in range(1, 5)] == [1, 1, 1, 1]


@rule("imperium-solo:SOLO-SC-4", "imperium-solo:SOLO-CLEANUP-2", "imperium-solo:SOLO-TURN-6")
@rule("imperium-solo:SOLO-LEVEL-IMPERATOR-1")
def test_a_6_at_imperator() -> None:
    story, changed = rolls(6, level="imperator", slots=idle(5), deck=OWN)
    assert revealed(story) == idle(5).split(", ")
    assert market_tokens(changed) == {}
    assert in_slots(story) == FIVE


@rule("imperium-solo:SOLO-SC-4", "imperium-solo:SOLO-LEVEL-OVERLORD-2", "imperium-solo:SOLO-TURN-6")
@pytest.mark.parametrize("level", ["overlord", "supreme"])
def test_a_6_at_overlord(level: str) -> None:
    story, changed = rolls(6, level=level, slots=idle(6), deck=OWN)
    assert revealed(story) == idle(5).split(", ")
    assert market_tokens(changed) == {}
    assert in_slots(story) == ["moneylenders", *FIVE]


@rule("imperium-solo:SOLO-SC-4", "imperium-solo:SOLO-LEVEL-CHIEFTAIN-2", "imperium-solo:SOLO-TURN-6")
@pytest.mark.parametrize("level", ["chieftain", "warlord"])
def test_a_5_at_chieftain(level: str) -> None:
    story, changed = rolls(5, level=level, slots=idle(4), deck=OWN)
    assert told(story, "imperium-bot-set-aside", "slot") == []
    assert revealed(story) == idle(4).split(", ")
    assert market_tokens(changed) == {"progress:market:4": "0 to 1"}
    assert in_slots(story) == FIVE[:4]


@rule("imperium-solo:SOLO-LEVEL-IMPERATOR-1", "imperium-solo:SOLO-LEVEL-SOVEREIGN-1")
@rule("imperium-solo:SOLO-LEVEL-OVERLORD-1", "imperium-solo:SOLO-LEVEL-SUPREME-1", "imperium-solo:SOLO-Q-14")
@pytest.mark.parametrize(
    ("level", "pool"), [(level, NOTHING if at < 3 else Cost(3, 2, 1)) for at, level in enumerate(LEVELS)]
)
def test_from_sovereign_on_the_bot_begins_with_tokens(level: str, pool: Cost) -> None:
    state = GAME.start(1, {"nations": "celts", "bot": "romans", "level": level}, 7)
    assert state.pools == [Cost(3, 2, 1), pool]


@rule("imperium-solo:SOLO-LEVEL-SOVEREIGN-2", "imperium-solo:SOLO-LEVEL-SUPREME-1", "imperium-solo:SOLO-Q-14")
@pytest.mark.parametrize(("level", "points"), list(zip(LEVELS, (1, 1, 1, 3, 3, 3), strict=True)))
def test_from_sovereign_on_five_materials_and_population_are_a_point(level: str, points: int) -> None:
    state = solo_state(level=level, pool=(9, 9, 0))
    state.phase = FINAL
    assert Story.at(GAME, state).result.points[1] == points


@rule("imperium-solo:SOLO-LEVEL-OVERLORD-1", "imperium-solo:SOLO-LEVEL-SUPREME-1", "imperium-solo:SOLO-Q-14")
@pytest.mark.parametrize("level", ["overlord", "supreme"])
def test_from_overlord_on_slot_6_is_filled_like_the_others(level: str) -> None:
    state = GAME.start(1, {"nations": "celts", "bot": "romans", "level": level, "sides": "A"}, 7)
    assert Story.at(GAME, state).count("slot:6") == 1
    story, changed = cleaned_up(level=level, deck=f"{OWN}, dalmatia, prosperity-2", die=2)
    assert in_slots(story) == [*FIVE, "romans-dalmatia"]
    assert on_deck(story) == ["romans-prosperity-2"], "and none is discarded as at Warlord"
    assert market_tokens(changed) == {"progress:market:1": "0 to 1"}


@rule("imperium-solo:SOLO-LEVEL-SUPREME-2")
@pytest.mark.parametrize(("level", "progress"), [("overlord", "0 to 1"), ("supreme", "0 to 2")])
def test_at_supreme_ruler_unrest_returned_by_a_row_gives_progress(level: str, progress: str) -> None:
    """The row itself gives 1 progress."""
    story = bot_card("druids", bot="celts", level=level, discard="celts-unrest-2")
    with story.changes() as changed:
        story.choose("done")
    assert row_used(story) == "CEL-B-10"
    assert (changed["unrest"], changed["progress:1"]) == ("+celts-unrest-2", progress)


@rule("imperium-solo:SOLO-LEVEL-SUPREME-2")
def test_at_supreme_ruler_every_unrest_card_returned_gives_progress() -> None:
    _, changed = rolls(6, level="supreme", slots="unrest-1, elders, unrest-2")
    assert (changed["unrest"], changed["progress:1"]) == ("+unrest-1 +unrest-2", "0 to 2")


@rule("imperium-solo:SOLO-Q-35")
def test_the_journey_row_is_used_for_each_slot_also_with_nothing_to_shuffle() -> None:
    story = bot_turn(phase="bot-clean-up", bot="utopians", level="chieftain", pool=(0, 0, 3))
    story.choose("done")
    assert told(story, "imperium-bot-row", "row") == ["UTO-J-1"] * 4
    assert told(story, "imperium-bot-filled", "slot") == [2, 3, 4], "by the unrest of the slot before"
