"""A bot's turn and how it resolves a card: SOLO-TURN, SOLO-RESOLVE."""

from typing import Any

import pytest

from regnum.engine.rng import Rng
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ACTIVATE
from regnum.testing import Story, rule

from .solo import bot_card, bot_turn, on_deck, row_used, solo_state

IDLE = ("elders", "gambling", "diplomacy", "leadership", "education", "moneylenders")
"""Cards that give a barbarian Roman bot 2 materials and are discarded: the last row of its table."""
REGIONS = ("hills", "coast", "marsh", "armenians", "forest")
NO_REGION = ("ionians", "boats", "temple", "armenians", "city-1")
SEED_OF = {1 + Rng(seed).below(6): seed for seed in range(40)}
"""By what the next die will show."""


def rolled(die: int, **position: Any) -> Story:
    """The bot is about to roll, and this is what the die will show."""
    story = bot_turn(**position)
    story.state.rng = SEED_OF[die]
    return story


def idle(count: int) -> str:
    return ", ".join(IDLE[:count])


def told(story: Story, text: str, arg: str) -> list[Any]:
    """What events of this kind said, in order."""
    return [event.args[arg] for event in story.events(0) if event.text == text]


def revealed(story: Story) -> list[Any]:
    """The cards that the bot has turned up, in order."""
    return told(story, "imperium-bot-revealed", "card")


def in_slots(story: Story) -> list[str]:
    return [index.KEY[card] if card >= 0 else "" for card in story.state.slots]


def resolved(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The bot resolves a card, up to the first question."""
    story = bot_card(card, **position)
    with story.changes() as changed:
        story.choose("done")
    return story, changed


# --- rounds and the bot's turn ---------------------------------------------------------------------------


@rule("imperium-solo:SOLO-TURN-1", "imperium-solo:SOLO-SETUP-5")
def test_a_round_is_your_turn_the_bots_turn_and_the_solstice() -> None:
    story = Story.start(GAME, 1, seed=7, nations="celts", bot="romans", sides="A")
    while story.counter("round") == 1:
        story.choose(story.options()[-1])
    turned = [(event.text, event.args.get("seat")) for event in story.events(0) if event.kind == "turned"]
    course = [
        ("imperium-turn", 1),
        ("imperium-solstice", None),
        ("imperium-round", None),
        ("imperium-turn", 0),
    ]
    assert turned == course


@rule("imperium-solo:SOLO-TURN-1", "imperium-solo:SOLO-RESOLVE-2")
def test_only_you_resolve_solstice_abilities() -> None:
    story = bot_turn(
        "bot-clean-up",
        bot="minoans",
        nation="egyptians",
        plays="lowlands, highlands",
        your_play="religion, amphitheatre",
        die=6,
    )
    story.choose("done")
    assert (story.asked.seat, story.asked.text) == (0, "imperium-ask-solstice")
    assert story.options() == ("card:legends-religion", "card:legends-amphitheatre")
    while story.counter("round") == 1:
        story.choose(story.options()[0])
    assert [story.counter(f"{kind}:1") for kind in ("materials", "population", "progress")] == [0, 0, 0]


@rule("imperium-solo:SOLO-TURN-2", "imperium-solo:SOLO-TURN-3")
def test_the_bot_rolls_sets_aside_resolves_and_cleans_up() -> None:
    story = rolled(2, level="chieftain", slots=idle(3), deck="glory, conquer, advance")
    story.choose("done")
    assert [event.text for event in story.events(0) if event.kind != "turned"] == [
        "imperium-bot-rolled",
        "imperium-bot-set-aside",
        *["imperium-bot-revealed", "imperium-bot-row", "imperium-gained", "imperium-bot-this-discard"] * 2,
        "imperium-market-token",
        "imperium-bot-took-back",
        *["imperium-bot-filled"] * 3,
    ]


@rule("imperium-solo:SOLO-TURN-2")
def test_the_bot_has_no_actions_and_no_exhaustion_tokens() -> None:
    story = Story.start(GAME, 1, seed=7, nations="celts", bot="romans", sides="A")
    keys = {counter.key for counter in story.view(0).counters}
    assert {"actions:0", "exhaustion:0"} <= keys
    assert not {"actions:1", "exhaustion:1"} & keys
    assert (story.state.actions[1], story.state.exhaustion[1]) == (0, 0)


@rule("imperium-solo:SOLO-TURN-2")
def test_the_bots_turn_asks_nobody_how_it_is_used() -> None:
    story = Story.start(GAME, 1, seed=7, nations="celts", bot="romans", sides="A", level="overlord")
    while story.counter("round") < 6:
        assert story.asked.seat == 0
        story.choose(story.options()[-1])
    said = [event.text for event in story.events(0) if event.args.get("seat") == 1]
    assert said.count("imperium-bot-rolled") == 5
    assert not {"imperium-activates", "imperium-innovates", "imperium-revolts", "imperium-exhausted"} & {
        *said
    }


@rule("imperium-solo:SOLO-TURN-3")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_the_card_of_the_slot_that_the_die_shows_is_set_aside(die: int) -> None:
    story = rolled(die, slots=idle(5), deck="glory, conquer, advance, triumvirate")
    story.choose("done")
    assert told(story, "imperium-bot-set-aside", "slot") == [die]
    assert story.counter("die") == die
    assert revealed(story) == [card for slot, card in enumerate(IDLE[:5], 1) if slot != die]
    assert in_slots(story)[0] == IDLE[die - 1]


@rule("imperium-solo:SOLO-TURN-3")
@pytest.mark.parametrize(
    ("level", "die", "filled"),
    [("imperator", 6, 5), ("chieftain", 5, 4), ("chieftain", 6, 4), ("imperator", 4, 3)],
)
def test_without_such_a_slot_or_a_card_in_it_nothing_is_set_aside(level: str, die: int, filled: int) -> None:
    story = rolled(die, level=level, slots=idle(filled))
    story.choose("done")
    assert told(story, "imperium-bot-set-aside", "slot") == []
    assert revealed(story) == list(IDLE[:filled])


@rule("imperium-solo:SOLO-TURN-3", "imperium-solo:SOLO-TURN-4")
def test_nobody_sees_the_card_set_aside_nor_the_next_while_one_is_resolved() -> None:
    story = rolled(
        3, slots="roman-expansion, elders, gambling, diplomacy, leadership", your_play="hills, marsh"
    )
    story.choose("done")
    assert story.asked.text == "imperium-ask-recall"
    for viewer in (0, None):
        zones = {zone.key: zone for zone in story.view(viewer).zones}
        assert zones["resolving"].cards == ("romans-roman-expansion",)
        assert (zones["aside"].cards, zones["aside"].count) == (None, 1)
        assert [zones[f"slot:{n}"].count for n in range(1, 6)] == [0, 1, 0, 1, 1]
        assert all(zones[f"slot:{n}"].cards is None for n in (2, 4, 5))


@rule("imperium-solo:SOLO-TURN-3")
def test_the_die_shows_every_number() -> None:
    shown = set()
    for seed in range(40):
        story = bot_turn()
        story.state.rng = seed
        shown.add(story.choose("done").counter("die"))
    assert shown == {1, 2, 3, 4, 5, 6}


@rule("imperium-solo:SOLO-SC-3", "imperium-solo:SOLO-TURN-3", "imperium-solo:SOLO-TURN-4")
@rule("imperium-solo:SOLO-CLEANUP-1", "imperium-solo:SOLO-CLEANUP-3", "imperium-solo:SOLO-CLEANUP-4")
def test_a_turn_at_imperator_in_which_the_die_shows_3() -> None:
    story = rolled(3, slots=idle(5), deck="glory, conquer, advance, triumvirate, city-of-rome")
    with story.changes() as changed:
        story.choose("done")
    assert revealed(story) == ["elders", "gambling", "leadership", "education"]
    assert changed == {
        "discard:1": "+education +elders +gambling +leadership",
        "deck:1": "-4",
        "materials:1": "0 to 8",
        "progress:market:0": "0 to 1",
        "die": "1 to 3",
        "round": "1 to 2",
    }
    dealt = ["romans-glory", "romans-conquer", "romans-advance", "romans-triumvirate"]
    assert in_slots(story) == ["diplomacy", *dealt]
    assert all(story.zone(f"slot:{n}", seat=0).cards is None for n in range(1, 6))


@rule("imperium-solo:SOLO-TURN-4", "imperium-solo:SOLO-RESOLVE-15")
def test_each_card_is_resolved_completely_before_the_next_is_revealed() -> None:
    story = rolled(6, slots="elders, roman-expansion, gambling", your_play="hills, marsh")
    story.choose("done")
    assert revealed(story) == ["elders", "romans-roman-expansion"]
    assert story.cards("discard:1") == ("elders",)
    story.choose("card:hills")
    assert revealed(story) == ["elders", "romans-roman-expansion", "gambling"]
    moved = told(story, "imperium-bot-this-discard", "card")
    assert moved == ["elders", "romans-roman-expansion", "gambling"]


@rule("imperium-solo:SOLO-TURN-5")
def test_a_card_gained_meanwhile_enters_a_slot_only_in_clean_up() -> None:
    story = rolled(
        6, slots="conquer, elders", deck="glory, advance, triumvirate, city-of-rome", market=REGIONS
    )
    story.choose("done")
    gained = "marsh", "hills", "forest", "coast"
    assert revealed(story) == ["romans-conquer", "elders"]
    assert in_slots(story)[0] in gained
    assert in_slots(story)[1:] == [
        "romans-glory",
        "romans-advance",
        "romans-triumvirate",
        "romans-city-of-rome",
    ]


@rule("imperium-solo:SOLO-TURN-6")
@pytest.mark.parametrize(
    ("level", "slots", "resolved_by_die"),
    [
        ("chieftain", 4, (3, 3, 3, 3, 4, 4)),
        ("warlord", 4, (3, 3, 3, 3, 4, 4)),
        ("imperator", 5, (4, 4, 4, 4, 4, 5)),
        ("sovereign", 5, (4, 4, 4, 4, 4, 5)),
        ("overlord", 6, (5, 5, 5, 5, 5, 5)),
        ("supreme", 6, (5, 5, 5, 5, 5, 5)),
    ],
)
def test_so_many_cards_are_resolved(level: str, slots: int, resolved_by_die: tuple[int, ...]) -> None:
    for die, count in enumerate(resolved_by_die, 1):
        story = rolled(die, level=level, slots=idle(slots))
        story.choose("done")
        assert len(revealed(story)) == count


@rule("imperium-solo:SOLO-TURN-6")
def test_fewer_cards_are_resolved_where_slots_could_not_be_filled() -> None:
    story = rolled(1, slots=idle(3))
    story.choose("done")
    assert revealed(story) == ["gambling", "diplomacy"]


@rule("imperium-solo:SOLO-TURN-7")
def test_your_turn_goes_by_the_rules_for_several_players() -> None:
    story = Story.start(GAME, 1, seed=7, nations="celts", bot="romans", sides="A")
    assert story.options() == ("choice:activate", "choice:innovate", "choice:revolt")
    story.choose("choice:activate")
    assert story.asked.clause == "imperium:ACTIVATE-1"
    assert (story.counter("actions:0"), story.count("hand:0")) == (3, 5)
    story.choose("done")
    assert story.asked.clause == "imperium:CLEANUP-2"
    story.choose("card:marsh")
    assert story.asked.clause == "imperium:CLEANUP-7"
    assert story.counter("progress:market:0") == 1
    story.choose("done")
    assert (story.counter("round"), story.count("hand:0"), story.counter("actions:0")) == (2, 5, 3)


# --- resolving a bot card --------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-RESOLVE-1")
@pytest.mark.parametrize(("empire", "row"), [(False, "ROM-B-8"), (True, "ROM-E-1")])
def test_a_card_is_turned_up_and_looked_up_in_the_table_of_the_bots_state(empire: bool, row: str) -> None:
    story, _ = resolved("conquer", bot="romans", empire=empire)
    assert revealed(story) == ["romans-conquer"]
    assert row_used(story) == row


@rule("imperium-solo:SOLO-RESOLVE-1")
@pytest.mark.parametrize("empire", [False, True])
@pytest.mark.parametrize(
    ("bot", "card", "row"),
    [
        ("vikings", "elders", "VIK-B-5"),
        ("atlanteans", "thule", "ATL-E-4"),
        ("utopians", "charity", "UTO-A-7"),
    ],
)
def test_a_nation_with_one_table_always_uses_it(bot: str, card: str, row: str, empire: bool) -> None:
    story, _ = resolved(card, bot=bot, empire=empire)
    assert row_used(story) == row


@rule("imperium-solo:SOLO-RESOLVE-2")
def test_what_is_printed_on_a_card_is_not_done() -> None:
    """Corruption gives everybody 2 materials, unrest to the others, and 1 progress."""
    _, changed = resolved("corruption", bot="romans")
    assert changed == {
        "slot:1": "-1",
        "unrest": "-unrest-12",
        "hand:0": "+unrest-12",
        "discard:1": "+corruption",
    }


@rule("imperium-solo:SOLO-RESOLVE-2")
def test_a_region_of_the_bot_wards_off_nothing() -> None:
    """Cape could be recalled to ignore an attack."""
    state = solo_state(plays="cape", your_hand="corruption", your_empire=True)
    state.turn, state.phase = 0, ACTIVATE
    story = Story.at(GAME, state)
    with story.changes() as changed:
        story.choose("card:corruption")
    assert "play:1" not in changed
    assert changed["deck:1"] == "+1"


@rule("imperium-solo:SOLO-RESOLVE-3")
@pytest.mark.parametrize(
    ("bot", "card", "empire", "row"),
    [
        pytest.param("romans", "advance", False, "ROM-B-6", id="name, above the state icon"),
        pytest.param("romans", "armenians", False, "ROM-B-9", id="suit"),
        pytest.param("celts", "gambling", False, "CEL-B-5", id="one of two suits"),
        pytest.param("utopians", "education", False, "UTO-A-4", id="the other suit"),
        pytest.param("romans", "city-of-rome", False, "ROM-B-5", id="icon"),
        pytest.param("romans", "awe-inspiring", False, "ROM-B-2", id="fame, above pinned"),
        pytest.param("romans", "dalmatia", False, "ROM-B-4", id="region, above pinned"),
        pytest.param("romans", "invasion", False, "ROM-B-1", id="attack"),
        pytest.param("arthurians", "bedwyr", False, "ART-B-5", id="type knight"),
        pytest.param("olmecs", "stone-mask-3", False, "OLM-B-1", id="type mask"),
        pytest.param("utopians", "sacred-scroll", False, "UTO-A-2", id="type scroll"),
        pytest.param("romans", "triumvirate", False, "ROM-B-8", id="state icon barbarian"),
        pytest.param("romans", "the-senate", True, "ROM-E-9", id="state icon empire"),
        pytest.param("romans", "the-senate", False, "ROM-B-10", id="other"),
    ],
)
def test_the_topmost_row_that_matches_is_used(bot: str, card: str, empire: bool, row: str) -> None:
    own_unrest = "romans-unrest" if bot == "romans" else "unrest"
    story, _ = resolved(card, bot=bot, empire=empire, deck=f"2 {own_unrest}")
    assert row_used(story) == row


@rule("imperium-solo:SOLO-RESOLVE-4")
def test_the_steps_of_a_row_are_done_in_order() -> None:
    """The dynasty card is discarded first: then it is the region that is played from there."""
    story, changed = resolved("elders", bot="vikings", dynasty="iceland, skis", discard="scandinavia")
    assert row_used(story) == "VIK-B-5"
    assert changed == {"slot:1": "-1", "dynasty": "-1", "play:1": "+vikings-iceland", "history:1": "+elders"}


@rule("imperium-solo:SOLO-SC-7", "imperium-solo:SOLO-RESOLVE-5", "imperium-solo:SOLO-RESOLVE-9")
@rule("imperium-solo:SOLO-RESOLVE-3", "imperium-solo:SOLO-RESOLVE-10")
def test_you_recall_a_region_of_your_choice_and_take_unrest() -> None:
    story = bot_card("roman-expansion", bot="romans", plays="coast", pool=(0, 3, 0), your_play="hills, marsh")
    with story.changes() as changed:
        story.choose("done")
        assert (story.asked.seat, story.options()) == (0, ("card:hills", "card:marsh"))
        story.choose("card:hills")
    assert changed == {
        "slot:1": "-1",
        "unrest": "-unrest-12",
        "play:0": "-hills",
        "hand:0": "+hills +unrest-12",
        "discard:1": "+romans-roman-expansion",
    }
    assert told(story, "imperium-bot-row", "row") == ["ROM-B-1"], "and not ROM-B-8"


@rule("imperium-solo:SOLO-RESOLVE-6")
def test_impossible_parts_of_a_row_are_skipped() -> None:
    tokens = dict.fromkeys(REGIONS, (0, 0, 1))
    story, changed = resolved("dalmatia", bot="romans", market=REGIONS, tokens=tokens)
    assert row_used(story) == "ROM-B-4"
    assert changed == {"slot:1": "-1", "play:1": "+romans-dalmatia"}, (
        "no deck to discard from, nothing to exile"
    )


@rule("imperium-solo:SOLO-SC-8", "imperium-solo:SOLO-RESOLVE-7", "imperium-solo:SOLO-RESOLVE-13")
def test_a_row_that_can_do_nothing_is_passed_over() -> None:
    story, changed = resolved("pericles", bot="greeks", empire=True, pool=(0, 3, 0), market=REGIONS)
    assert row_used(story) == "GRE-E-8"
    assert on_deck(story)[1:] == ["armenians"]
    assert changed["market:3"].startswith("-armenians +")
    assert changed["population:1"] == "3 to 0"
    assert changed["discard:1"] == "+greeks-pericles"


@rule("imperium-solo:SOLO-RESOLVE-7")
def test_moving_the_card_itself_is_a_part_that_can_be_done() -> None:
    """Without population the row of fame only buries the card; the row of pinned cards would give some."""
    story, changed = resolved("awe-inspiring", bot="romans")
    assert row_used(story) == "ROM-B-2"
    assert changed == {"slot:1": "-1", "history:1": "+awe-inspiring"}


@rule("imperium-solo:SOLO-RESOLVE-8")
def test_where_no_row_can_do_anything_the_card_is_only_discarded() -> None:
    story, changed = resolved("hegemony", bot="carthaginians", market=NO_REGION)
    assert row_used(story) == ""
    assert changed == {"slot:1": "-1", "discard:1": "+carthaginians-hegemony"}


@rule("imperium-solo:SOLO-RESOLVE-9")
@pytest.mark.parametrize(
    ("bot", "card", "place", "row"),
    [
        ("romans", "the-senate", "discard", "ROM-B-10"),
        ("romans", "city-of-rome", "history", "ROM-B-5"),
        ("romans", "dalmatia", "play", "ROM-B-4"),
        ("persians", "conquer-1", "deck", "PER-B-4"),
        ("arthurians", "twrch-trwyth", "exile", "ART-B-2"),
    ],
)
def test_the_card_is_discarded_unless_its_row_has_moved_it(bot: str, card: str, place: str, row: str) -> None:
    story, _ = resolved(card, bot=bot)
    assert row_used(story) == row
    assert story.state.zone_of(index.NUMBER[f"{bot}-{card}"], 1) == place
    assert not story.state.resolving


@rule("imperium-solo:SOLO-RESOLVE-10")
def test_one_card_is_one_action_even_if_more_rows_match() -> None:
    """Lydians are tributary and barbarian: PER-B-3 is used, and PER-B-4 would gain tokens too."""
    story, changed = resolved("lydians", bot="persians")
    assert told(story, "imperium-bot-row", "row") == ["PER-B-3"]
    assert changed == {
        "slot:1": "-1",
        "materials:1": "0 to 2",
        "population:1": "0 to 2",
        "history:1": "+persians-lydians",
    }


@rule("imperium-solo:SOLO-SC-6", "imperium-solo:SOLO-RESOLVE-11", "imperium-solo:SOLO-LEVEL-SUPREME-2")
@pytest.mark.parametrize("card", ["unrest-3", "romans-unrest-2"])
@pytest.mark.parametrize(
    ("level", "gained"), [("imperator", {}), ("overlord", {}), ("supreme", {"progress:1": "0 to 1"})]
)
def test_unrest_goes_back_to_its_pile(card: str, level: str, gained: dict[str, str]) -> None:
    story, changed = resolved(card, bot="romans", level=level)
    assert row_used(story) == ""
    assert changed == {"slot:1": "-1", "unrest": f"+{card}", **gained}


@rule("imperium-solo:SOLO-SC-9", "imperium-solo:SOLO-RESOLVE-12", "imperium-solo:SOLO-RESOLVE-13")
def test_progress_does_not_stand_in_for_population() -> None:
    story, changed = resolved("conquer", bot="romans", pool=(0, 2, 9), market=NO_REGION)
    assert row_used(story) == "ROM-B-8"
    assert changed == {"slot:1": "-1", "population:1": "2 to 3", "discard:1": "+romans-conquer"}


@rule("imperium-solo:SOLO-RESOLVE-12")
def test_progress_does_not_stand_in_for_materials() -> None:
    market = ("hills", "armenians", "temple", "ionians", "coast")
    story, changed = resolved("advance", bot="romans", pool=(4, 0, 9), market=market)
    assert row_used(story) == "ROM-B-6"
    assert changed == {"slot:1": "-1", "population:1": "0 to 1", "discard:1": "+romans-advance"}


@rule("imperium-solo:SOLO-RESOLVE-12")
def test_exactly_the_named_tokens_are_paid() -> None:
    _, changed = resolved("advance", bot="romans", pool=(7, 2, 3))
    assert changed["materials:1"] == "7 to 2"
    assert "population:1" not in changed


@rule("imperium-solo:SOLO-RESOLVE-13", "imperium-solo:SOLO-Q-6")
def test_nothing_is_paid_for_what_cannot_be_had() -> None:
    """No tributary for 3 population, no civilised card for 2 materials: progress, and the card is buried."""
    market = ("hills", "coast", "marsh", "forest", "river")
    story, changed = resolved("olympic-games", bot="greeks", empire=True, pool=(2, 3, 0), market=market)
    assert row_used(story) == "GRE-E-8"
    assert changed == {"slot:1": "-1", "progress:1": "0 to 1", "history:1": "+greeks-olympic-games"}


@rule("imperium-solo:SOLO-RESOLVE-13", "imperium-solo:SOLO-Q-6")
def test_the_first_able_option_is_taken_and_no_other() -> None:
    market = ("hills", "coast", "temple", "forest", "river")
    story, changed = resolved("olympic-games", bot="greeks", empire=True, pool=(2, 3, 0), market=market)
    assert row_used(story) == "GRE-E-8"
    assert changed["materials:1"] == "2 to 0"
    assert "population:1" not in changed
    assert on_deck(story)[1] == "temple"


@rule("imperium-solo:SOLO-RESOLVE-13")
@pytest.mark.parametrize(
    ("materials", "tokens"), [(2, {}), (3, {"materials:1": "3 to 0", "progress:1": "0 to 1"})]
)
def test_what_is_done_if_able_is_done_whole_or_not_at_all(materials: int, tokens: dict[str, str]) -> None:
    story, changed = resolved("elders", bot="romans", empire=True, pool=(materials, 0, 0))
    assert row_used(story) == "ROM-E-10"
    assert changed == {"slot:1": "-1", "population:1": "0 to 1", "history:1": "+elders", **tokens}


@rule("imperium-solo:SOLO-Q-7")
@pytest.mark.parametrize(("materials", "row"), [(0, "SCY-E-8"), (1, "SCY-E-2")])
def test_all_of_nothing_cannot_be_spent(materials: int, row: str) -> None:
    story, changed = resolved("glory", bot="scythians", empire=True, pool=(materials, 0, 0), deck="2 nomads")
    assert row_used(story) == row
    assert ("materials:1" in changed) is (materials > 0)


@rule("imperium-solo:SOLO-RESOLVE-14")
def test_per_region_counts_the_bots_own() -> None:
    story, changed = resolved(
        "prosperity-1", bot="romans", plays="hills, coast", your_play="marsh, forest, river"
    )
    assert row_used(story) == "ROM-B-7"
    assert (changed["materials:1"], changed["population:1"]) == ("0 to 2", "0 to 2")


@rule("imperium-solo:SOLO-RESOLVE-14")
@pytest.mark.parametrize(("yours", "abandoned"), [("", []), ("lakes", ["legends-plain"])])
def test_a_condition_about_you_looks_at_your_play_area(yours: str, abandoned: list[str]) -> None:
    story, _ = resolved("school-of-diplomacy", bot="qin", plays="plain", your_play=yours)
    assert row_used(story) == "QIN-B-3"
    left = [index.KEY[card] for card in story.state.discard[1]]
    assert left == [*abandoned, "qin-school-of-diplomacy"]
    assert story.cards("play:0") == ()


@rule("imperium-solo:SOLO-RESOLVE-15")
def test_the_turn_waits_for_each_of_your_choices_and_goes_on_there() -> None:
    story = rolled(
        6,
        bot="romans",
        empire=True,
        slots="roman-invasion, elders",
        your_hand="gambling, diplomacy",
        your_play="hills, marsh",
    )
    story.choose("done")
    assert (story.asked.text, story.options()) == (
        "imperium-ask-discard",
        ("card:gambling", "card:diplomacy"),
    )
    story.choose("card:diplomacy")
    assert (story.asked.text, story.options()) == ("imperium-ask-abandon", ("card:hills", "card:marsh"))
    assert revealed(story) == ["romans-roman-invasion"]
    story.choose("card:marsh")
    assert set(story.cards("discard:0")) == {"diplomacy", "marsh"}
    assert revealed(story) == ["romans-roman-invasion", "elders"]
    assert story.counter("round") == 2


# --- rulings ---------------------------------------------------------------------------------------------


def your_card(card: str, **position: Any) -> Story:
    """You are about to play a card."""
    state = solo_state(your_hand=card, your_empire=True, **position)
    state.turn, state.phase = 0, ACTIVATE
    return Story.at(GAME, state)


@rule("imperium-solo:SOLO-Q-4")
def test_unrest_that_the_bot_takes_lies_on_its_deck() -> None:
    story = your_card("corruption", deck="glory")
    story.choose("card:corruption")
    assert on_deck(story) == ["unrest-12", "romans-glory"]


@rule("imperium-solo:SOLO-Q-4")
def test_a_card_given_to_the_bot_lies_on_its_deck() -> None:
    story = your_card("exports, elders", deck="glory")
    story.choose("card:exports", "card:elders")
    assert on_deck(story) == ["elders", "romans-glory"]


@rule("imperium-solo:SOLO-Q-5", "imperium-solo:SOLO-CLEANUP-8")
@pytest.mark.parametrize(("deck", "left"), [("glory", {"deck:1": "-1"}), ("", {})])
def test_an_empty_bot_deck_is_not_renewed_in_mid_turn(deck: str, left: dict[str, str]) -> None:
    story, changed = resolved(
        "armenians", bot="romans", deck=deck, discard="conquer, advance", dynasty="legions"
    )
    assert row_used(story) == "ROM-B-9"
    fallen = {"discard:1": "+romans-glory"} if deck else {}
    assert changed == {"slot:1": "-1", "progress:1": "0 to 1", "history:1": "+armenians", **left, **fallen}


@rule("imperium-solo:SOLO-Q-20")
@pytest.mark.parametrize(
    ("pool", "paid"),
    [
        ((2, 2, 0), {"materials:1": "2 to 0", "progress:1": "0 to 1"}),
        ((1, 2, 0), {"population:1": "2 to 0", "progress:1": "0 to 1"}),
        ((1, 1, 0), {}),
    ],
)
def test_an_empire_of_carthage_pays_materials_rather_than_population(
    pool: tuple[int, int, int], paid: dict[str, str]
) -> None:
    story, changed = resolved("elders", bot="carthaginians", empire=True, pool=pool)
    assert row_used(story) == "CAR-E-8"
    unrest = {"unrest": "-unrest-12", "hand:0": "+unrest-12"}
    assert changed == {"slot:1": "-1", "history:1": "+elders", **unrest, **paid}


@rule("imperium-solo:SOLO-Q-25")
@pytest.mark.parametrize(
    ("bot", "card", "empire", "discard", "place", "moved"),
    [
        pytest.param(
            *("minoans", "elders", True, "unrest-1, unrest-2, conquer", "unrest", "unrest-2"), id="returned"
        ),
        pytest.param(
            *(
                "mauryans",
                "chanakya",
                True,
                "magadha, indus-valley, advance",
                "deck",
                "mauryans-indus-valley",
            ),
            id="to-deck-top",
        ),
        pytest.param(
            *(
                "olmecs",
                "calendar",
                False,
                "stone-mask-1, stone-mask-5, cacao",
                "history",
                "olmecs-stone-mask-5",
            ),
            id="to-history",
        ),
        pytest.param(
            *("macedonians", "phalanx", True, "orestis, pelagonia, advance", "play", "macedonians-pelagonia"),
            id="into-play",
        ),
    ],
)
def test_of_several_cards_in_the_bot_discard_the_latest_is_moved(
    bot: str, card: str, empire: bool, discard: str, place: str, moved: str
) -> None:
    story, _ = resolved(card, bot=bot, empire=empire, discard=discard, box="classics")
    assert story.state.zone_of(index.NUMBER[moved], 1) == place
    others = [key for key in story.cards("discard:1") if not key.endswith(card)]
    assert len(others) == 2
