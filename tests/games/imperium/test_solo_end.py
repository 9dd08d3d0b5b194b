"""The end of a game against the bot: SOLO-END and SOLO-SCORE."""

from collections.abc import Callable
from typing import Any

import pytest

from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import PHASES, ImperiumState
from regnum.games.imperium.terms import Cost
from regnum.testing import Story, rule

from .solo import bot_card, bot_turn, row_used, solo_state

NOTHING = (0, 0, 0)


def at(state: ImperiumState, phase: str, turn: int = 0) -> Story:
    """The game goes on from here."""
    state.phase, state.turn = PHASES.index(phase), turn
    return Story.at(GAME, state)


def your_turn(phase: str = "activate", **position: Any) -> Story:
    """A position of a solo game in which it is the player's turn."""
    return at(solo_state(**{"your_deck": "", **position}), phase)


# --- triggers --------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-END-1", "imperium-solo:SOLO-DYNASTY-7")
@pytest.mark.parametrize(("dynasty", "last_round"), [("legions", 5), ("legions, the-senate", 0)])
def test_the_last_dynasty_card_triggers_scoring_at_clean_up(dynasty: str, last_round: int) -> None:
    story = bot_turn("bot-clean-up", dynasty=dynasty, discard="6 unrest", round=4, die=6)
    story.choose("done")
    assert story.state.last_round == last_round
    assert story.counter("round") == 5
    assert not story.over


@rule("imperium-solo:SOLO-END-1", "imperium-solo:SOLO-DYNASTY-7")
@pytest.mark.parametrize(("dynasty", "last_round"), [("chainmail", 5), ("chainmail, chariots", 0)])
def test_the_last_dynasty_card_triggers_scoring_by_a_row(dynasty: str, last_round: int) -> None:
    story = bot_card("glory", bot="celts", dynasty=dynasty, round=4)
    story.choose("done")
    assert row_used(story) == "CEL-B-3"
    assert story.state.last_round == last_round


@rule("imperium-solo:SOLO-END-1", "imperium-solo:SOLO-NATION-UTO-1")
def test_the_utopian_bot_without_a_dynasty_deck_triggers_nothing() -> None:
    story = bot_turn("bot-clean-up", bot="utopians", discard="6 unrest", round=4, die=6)
    story.choose("done")
    assert story.counter("round") == 5
    assert story.state.last_round == 0


@rule("imperium-solo:SOLO-END-2")
@pytest.mark.parametrize(("main", "last_round"), [("oasis", 5), ("oasis, marsh", 0)])
def test_the_last_card_of_the_main_deck_triggers_scoring(main: str, last_round: int) -> None:
    market = ("hills", "elders", "coinage", "armenians", "city-1")
    tokens = dict.fromkeys(market[:4], (1, 0, 0))
    story = bot_card("jungle", market=market, tokens=tokens, main=main, round=4)
    with story.changes() as changed:
        story.choose("done")
    assert changed["market:4"] == "-city-1 +oasis"
    assert story.state.last_round == last_round


@rule("imperium-solo:SOLO-END-3")
@pytest.mark.parametrize(("left", "last_round"), [(1, 5), (2, 0)])
def test_your_last_development_triggers_scoring(left: int, last_round: int) -> None:
    state = solo_state(bot="greeks", your_hand="glorious", your_empire=True, your_deck="", round=4)
    state.development[0] = state.development[0][:left]
    story = at(state, "activate")
    story.choose("card:glorious", *(["card:romans-roman-invasion"] if left > 1 else []))
    assert len(story.state.development[0]) == left - 1
    assert story.state.last_round == last_round


@rule("imperium-solo:SOLO-END-3")
def test_the_last_quest_that_leaves_its_area_triggers_nothing() -> None:
    state = solo_state(nation="arthurians", bot="qin", your_deck="", round=4)
    state.development[0] = (index.NUMBER["arthurians-graal"],)
    state.todo = state.extra[0]
    story = at(state, "solstice")
    story.choose("card:arthurians-graal")
    assert story.state.development[0] == ()
    assert story.counter("round") == 5
    assert story.state.last_round == 0


@rule("imperium-solo:SOLO-END-4")
def test_king_of_kings_turned_over_by_you_triggers_scoring() -> None:
    story = your_turn(bot="greeks", your_hand="glory", your_play="hills, coast, marsh", fame="", round=4)
    with story.changes() as changed:
        story.choose("card:romans-glory", "card:hills", "card:coast")
    assert changed["king-of-kings"] == "-king-of-kings-a +king-of-kings-b"
    assert changed["last-round"] == "0 to 5"


@rule("imperium-solo:SOLO-Q-9")
def test_after_the_bot_you_may_still_resolve_king_of_kings() -> None:
    state = solo_state(
        bot="greeks", your_hand="glory", your_play="hills, coast, marsh", your_deck="", fame="", king=1
    )
    state.kinged = 0b10
    story = at(state, "activate")
    with story.changes() as changed:
        story.choose("card:romans-glory", "card:hills", "card:coast")
    assert changed["progress:0"] == "0 to 4", "its other side"


@rule("imperium-solo:SOLO-END-5")
def test_harald_hardrada_in_your_discard_pile_triggers_scoring() -> None:
    state = solo_state(nation="vikings", bot="greeks", your_deck="", your_discard="hills, oasis", round=4)
    state.nation[0] = ()
    story = at(state, "refill")
    assert "vikings-harald-hardrada" in story.cards("hand:0")
    assert story.state.reason == "zenith"
    assert story.state.last_round == 5


@rule("imperium-solo:SOLO-END-6")
def test_the_graal_that_you_play_triggers_scoring() -> None:
    story = your_turn(nation="arthurians", bot="qin", your_hand="graal", round=4)
    story.choose("card:arthurians-graal")
    assert story.state.reason == "graal"
    assert story.state.last_round == 5


@rule("imperium-solo:SOLO-END-7")
@pytest.mark.parametrize(("population", "last_round"), [(24, 5), (23, 0)])
def test_your_solstice_in_shangri_la_triggers_scoring(population: int, last_round: int) -> None:
    state = solo_state(nation="utopians", bot="qin", your_pool=(0, population, 9), your_deck="", round=4)
    state.extra[0] = state.todo = index.JOURNEYS[state.nations[0]][3:4]
    story = at(state, "solstice")
    assert story.counter("round") == 5
    assert story.state.last_round == last_round


@rule("imperium-solo:SOLO-END-8", "imperium-solo:SOLO-NATION-UTO-6")
@pytest.mark.parametrize(("population", "last_round"), [(24, 5), (23, 0)])
def test_the_utopian_bot_at_the_end_of_its_journey_triggers_scoring(population: int, last_round: int) -> None:
    story = bot_turn(
        "bot-clean-up", bot="utopians", journey=3, pool=(0, population, 0), discard="6 unrest", round=4, die=6
    )
    story.choose("done")
    assert story.state.last_round == last_round


# --- the last rounds -------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-END-9")
def test_after_a_trigger_this_round_is_finished_and_another_one_is_played() -> None:
    story = your_turn(
        bot="greeks",
        your_hand="glory",
        your_play="hills, coast, marsh, coinage",
        your_deck="boats, shrine, mysticism, oracle, temple, pharmacy, education, exports, wonder, onager",
        market=("river", "elders", "corruption", "armenians", "ionians"),
        fame="",
        round=4,
        deck="peloponnese, forest-of-pholoe, jungle, steppe, oasis, cape, woodland",
        dynasty="science, lighthouse",
    )
    story.choose("card:romans-glory", "card:hills", "card:coast", "done", "card:elders")
    assert (story.counter("round"), story.counter("last-round")) == (5, 5)
    assert story.counter("materials:0") == 8, "the solstice of the round with the trigger"
    story.choose("choice:activate", "done", "card:elders", "done")
    assert story.over
    assert story.count("play:1") > 0, "the bot had its turn"
    assert story.counter("materials:0") == 10, "the solstice of the last round"


@rule("imperium-solo:SOLO-END-9")
@pytest.mark.parametrize(("round", "over"), [(4, False), (5, True)])
def test_both_sides_score_after_the_solstice_of_the_round_after_the_trigger(round: int, over: bool) -> None:
    story = bot_turn("bot-clean-up", your_play="coinage", round=round, last_round=5, die=6, slots="glory")
    with story.changes() as changed:
        story.choose("done")
    assert changed["materials:0"] == "6 to 8", "the solstice still comes"
    assert story.over == over


@rule("imperium-solo:SOLO-END-9")
def test_a_second_trigger_changes_nothing() -> None:
    story = bot_turn(
        "bot-clean-up", dynasty="legions", discard="6 unrest", round=5, last_round=5, die=6, your_deck=""
    )
    story.choose("done")
    assert story.over
    assert story.state.last_round == 5


# --- collapse --------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-SC-19", "imperium-solo:SOLO-END-10", "imperium-solo:SOLO-END-9")
def test_the_last_unrest_ends_the_game_also_after_a_trigger() -> None:
    story = bot_card(
        "boudicca",
        bot="celts",
        empire=True,
        unrest=1,
        round=5,
        last_round=5,
        your_pool=(0, 0, 90),
        your_deck="",
    )
    story.choose("done")
    assert row_used(story) == "CEL-E-1"
    assert story.cards("unrest") == ()
    assert story.over
    assert (story.result.reason, story.result.winners) == ("collapse", (1,))
    assert story.result.points[0] > story.result.points[1]


def bots_row(**position: Any) -> Story:
    """The bot takes the last unrest by a row of its own."""
    return bot_card("morigena", bot="arthurians", dynasty="bedwyr, gwaith-camlan", **position).choose("done")


def your_card(**position: Any) -> Story:
    """The bot takes the last unrest by a card of the player."""
    return your_turn(bot="greeks", your_hand="corruption", your_empire=True, **position).choose(
        "card:corruption"
    )


def market_card(**position: Any) -> Story:
    """The last unrest goes under a card of the market."""
    market = ("hills", "elders", "coinage", "armenians", "city-1")
    tokens = dict.fromkeys(("elders", "coinage", "armenians", "city-1"), (1, 0, 0))
    small = {"region": "port"}
    position = {"market": market, "tokens": tokens, "small": small, **position}
    return bot_card("jungle", **position).choose("done")


def journey(**position: Any) -> Story:
    """The last unrest goes into the discard pile of the Utopian bot."""
    return bot_turn("bot-clean-up", bot="utopians", discard="sacred-scroll-1", die=6, **position).choose(
        "done"
    )


@rule("imperium-solo:SOLO-END-10")
@pytest.mark.parametrize("last", [bots_row, your_card, market_card, journey])
def test_whoever_takes_the_last_unrest_the_player_has_lost(last: Callable[..., Story]) -> None:
    story = last(unrest=1, your_pool=(0, 0, 90), your_deck="")
    assert story.over
    assert story.cards("unrest") == ()
    assert (story.result.reason, story.result.winners) == ("collapse", (1,))


@rule("imperium-solo:SOLO-END-10")
def test_a_collapse_cuts_off_what_was_going_on() -> None:
    story = bot_turn(
        "bot-slot", bot="celts", empire=True, slots="boudicca, cattle-raid", unrest=1, your_deck="", die=6
    )
    story.choose("done")
    assert story.over
    rows = [event.args["row"] for event in story.events(0) if event.text == "imperium-bot-row"]
    assert rows == ["CEL-E-1"], "the second slot is not resolved"
    assert story.counter("round") == 1


# --- scoring ---------------------------------------------------------------------------------------------


def scored(**position: Any) -> Story:
    """A game that is scored here. Where nothing else is said, nobody has anything."""
    state = solo_state(**{"your_pool": NOTHING, "your_deck": "", **position})
    return at(state, "final")


def bot_lines(story: Story) -> list[tuple[str, int]]:
    """How the points of the bot came about."""
    return [(line.source, line.points) for line in story.result.lines if line.seat == 1]


@rule("imperium-solo:SOLO-SCORE-1")
def test_the_player_scores_as_with_other_players() -> None:
    story = scored(
        bot="greeks",
        nation="celts",
        sides="BB",
        your_pool=(30, 30, 4),
        your_hand="elders, unrest",
        your_discard="town-1, agriculture",
        your_play="hills, forest",
    )
    power = 2 * 3
    assert story.result.points[0] == power + 4 + 1 - 2 + 0 + 2 * 2


@rule("imperium-solo:SOLO-SCORE-1")
def test_notorious_counts_the_unrest_of_the_bot() -> None:
    with_it = scored(
        bot="greeks",
        your_hand="notorious",
        slots="unrest",
        deck="2 unrest",
        discard="unrest",
        dynasty="greeks-unrest-1",
    )
    without = scored(bot="greeks", slots="unrest", deck="2 unrest", discard="unrest")
    assert with_it.result.points[0] - without.result.points[0] == 4


@rule("imperium-solo:SOLO-SC-18", "imperium-solo:SOLO-SCORE-2", "imperium-solo:SOLO-LEVEL-SOVEREIGN-2")
@pytest.mark.parametrize(
    ("level", "points"),
    [
        ("chieftain", 9),
        ("warlord", 9),
        ("imperator", 9),
        ("sovereign", 11),
        ("overlord", 11),
        ("supreme", 11),
    ],
)
def test_the_tokens_of_the_bot(level: str, points: int) -> None:
    assert scored(level=level, pool=(13, 8, 7)).result.points[1] == points


@rule("imperium-solo:SOLO-SCORE-2")
@pytest.mark.parametrize(
    ("pool", "points"), [((9, 0, 0), 0), ((5, 5, 0), 1), ((0, 19, 0), 1), ((20, 0, 0), 2)]
)
def test_materials_and_population_count_together_by_full_tens(
    pool: tuple[int, int, int], points: int
) -> None:
    assert scored(pool=pool).result.points[1] == points


@rule(
    "imperium-solo:SOLO-SC-18",
    "imperium-solo:SOLO-SCORE-3",
    "imperium-solo:SOLO-SCORE-4",
    "imperium-solo:SOLO-SCORE-5",
    "imperium-solo:SOLO-SCORE-6",
)
def test_the_cards_of_the_bot() -> None:
    story = scored(
        pool=(13, 8, 7), discard="great, agriculture", deck="unrest", dynasty="legions, emperor-trajan"
    )
    assert sorted(bot_lines(story)) == [
        ("@imperium-bot-goods", 2),
        ("@imperium-named-agriculture", 5),
        ("@imperium-named-great", 6),
        ("@imperium-named-unrest", -2),
        ("@imperium-progress", 7),
    ]
    assert story.result.points[1] == 2 + 7 + 5 + 6 - 2


@rule("imperium-solo:SOLO-SCORE-3")
@pytest.mark.parametrize("place", ["slots", "plays", "deck", "discard", "history"])
def test_every_place_that_scores_for_the_bot(place: str) -> None:
    assert scored(**{place: "marvellous"}).result.points[1] == 9


@rule("imperium-solo:SOLO-SCORE-3")
def test_a_card_that_is_set_aside_scores() -> None:
    state = solo_state(slots="marvellous", your_deck="", your_pool=NOTHING)
    state.aside, state.slots = state.slots[:1], (-1, *state.slots[1:])
    assert at(state, "final").result.points[1] == 9


@rule("imperium-solo:SOLO-SCORE-3")
@pytest.mark.parametrize(
    "position",
    [
        {"dynasty": "legions, emperor-trajan"},
        {"bot": "arthurians", "impending": "excalibur, graal"},
        {"bot": "arthurians", "sides": "BB"},
        {"bot": "utopians", "journey": 2, "pool": (0, 8, 0)},
        {"bot": "carthaginians", "sides": "BA", "pool": (9, 0, 0)},
    ],
    ids=["dynasty deck", "quests", "power card", "journey", "variable power card"],
)
def test_what_does_not_score_for_the_bot(position: dict[str, Any]) -> None:
    story = scored(**position)
    assert bot_lines(story) == []
    assert story.result.points[1] == 0


@rule("imperium-solo:SOLO-SCORE-4")
@pytest.mark.parametrize(
    ("card", "points"), [("marvellous", 9), ("armenians", 3), ("3 unrest", -6), ("hills", 0)]
)
def test_a_plain_number_counts_as_printed(card: str, points: int) -> None:
    assert scored(discard=card).result.points[1] == points


@rule("imperium-solo:SOLO-SCORE-4")
def test_a_negative_number_counts_as_printed() -> None:
    assert scored(bot="arthurians", discard="twrch-trwyth").result.points[1] == -4


@rule("imperium-solo:SOLO-SCORE-5")
@pytest.mark.parametrize("place", ["slots", "plays", "deck", "discard", "history"])
@pytest.mark.parametrize(("card", "points"), [("praiseworthy", 7), ("town-1", 2), ("jade-mask", 1)])
def test_a_conditional_card_counts_its_best_wherever_it_lies(place: str, card: str, points: int) -> None:
    assert scored(**{place: card}).result.points[1] == points


@rule("imperium-solo:SOLO-SCORE-5", "imperium-solo:SOLO-Q-12")
@pytest.mark.parametrize("place", ["slots", "deck", "discard", "history"])
def test_mandate_of_heaven_counts_nothing_wherever_it_lies(place: str) -> None:
    assert scored(bot="qin", **{place: "mandate-of-heaven"}).result.points[1] == 0


@rule("imperium-solo:SOLO-Q-12", "imperium-solo:SOLO-DYNASTY-2")
def test_the_value_of_mandate_of_heaven_is_nothing() -> None:
    assert index.BOT_VALUE[index.NUMBER["qin-mandate-of-heaven"]] == 0


@rule("imperium-solo:SOLO-SCORE-6")
@pytest.mark.parametrize("others", ["", "hills, forest, steppe, coast"])
def test_a_variable_card_counts_five_whatever_else_the_bot_has(others: str) -> None:
    story = scored(discard="agriculture, notorious", history=others)
    assert story.result.points[1] == 10


@rule("imperium-solo:SOLO-Q-11")
@pytest.mark.parametrize(
    ("card", "bot", "points"), [("triumphant-1", "romans", 11), ("legends-proud-1", "minoans", 12)]
)
def test_a_card_of_the_bot_may_count_more_than_ten(card: str, bot: str, points: int) -> None:
    assert scored(bot=bot, discard=card).result.points[1] == points


@rule("imperium-solo:SOLO-SC-18", "imperium-solo:SOLO-SCORE-7")
@pytest.mark.parametrize(("yours", "winner"), [(41, 0), (40, 1), (39, 1)])
def test_the_player_wins_only_with_more_points(yours: int, winner: int) -> None:
    state = solo_state(pool=(0, 0, 40), your_pool=NOTHING, your_deck="", nation="celts")
    state.accession[0] = -1
    state.pools[0] = Cost(0, 0, yours)
    story = at(state, "final")
    assert story.result.points == (yours, 40)
    assert story.result.winners == (winner,)
