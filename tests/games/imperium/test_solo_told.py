"""What is told of a bot's turn says where it comes from: the row of its table, clauses, and its step."""

import pytest

from regnum import rulebook
from regnum.engine.events import SeenEvent
from regnum.engine.match import Match
from regnum.engine.rng import Rng
from regnum.games.imperium import GAME
from regnum.games.imperium.bot.tables import BOTS
from regnum.testing import Story, rule

from .solo import bot_card, bot_turn

IDLE = "elders, gambling, diplomacy"


def turn_told(story: Story, seat: int | None = 0) -> list[SeenEvent]:
    """What was told of the bot's turn."""
    return [event for event in story.events(seat) if event.beat]


def named(story: Story, text: str) -> list[tuple[str, ...]]:
    """What events of a kind say that they come from, without the names of the books."""
    told = [event for event in story.events(0) if event.text == text]
    return [tuple(clause.partition(":")[2] for clause in event.clauses) for event in told]


def beats(story: Story) -> list[str]:
    """The steps of the turn, in order."""
    return list(dict.fromkeys(event.beat for event in turn_told(story)))


@rule("imperium-solo:SOLO-TURN-2", "imperium-solo:SOLO-TURN-4")
def test_a_turn_is_told_in_steps_the_die_slot_by_slot_and_clean_up() -> None:
    story = bot_turn(slots=IDLE, deck="glory, conquer, advance, city-of-rome, triumvirate")
    story.state.rng = 1
    story.choose("done")
    aside = f"slot:{story.counter('die')}"
    slots = [slot for slot in ("slot:1", "slot:2", "slot:3") if slot != aside]
    assert beats(story) == ["die", *slots, "clean-up"]
    assert [event.beat for event in story.events(0) if event.kind == "turned"] == [""] * 3


@rule("imperium-solo:SOLO-RESOLVE-3", "imperium-bots:ROM-B-10")
def test_the_row_names_itself_and_the_clause_that_governs_matching() -> None:
    story = bot_card("elders").choose("done")
    assert named(story, "imperium-bot-row") == [("ROM-B-10", "SOLO-RESOLVE-3")]
    assert named(story, "imperium-gained") == [("ROM-B-10",)]
    assert named(story, "imperium-bot-this-discard") == [("SOLO-RESOLVE-9",)]


@rule("imperium-solo:SOLO-RESOLVE-7")
def test_a_row_that_fits_and_cannot_be_done_is_named_with_the_reason() -> None:
    story = bot_card("cattle-raid", bot="celts", your_pool=(0, 6, 0)).choose("done")
    assert named(story, "imperium-bot-passed") == [("CEL-B-1", "SOLO-RESOLVE-7")]
    assert named(story, "imperium-bot-row")[0][0] != "CEL-B-1"
    assert "Nothing of CEL-B-1 can be done now." in story.log(0)
    assert "CEL-B-1: ebből most semmi sem hajtható végre." in story.log(0, "hu")


@rule("imperium-solo:SOLO-RESOLVE-11")
def test_unrest_goes_home_by_its_own_clause() -> None:
    story = bot_card("unrest-1").choose("done")
    assert named(story, "imperium-returned-unrest") == [("SOLO-RESOLVE-11",)]
    assert named(story, "imperium-bot-row") == []


@rule("imperium-solo:SOLO-RESOLVE-15")
def test_what_is_told_before_and_after_a_question_belongs_to_the_same_row() -> None:
    story = bot_turn("bot-slot", slots="roman-expansion, elders", your_play="hills, marsh")
    story.choose("done")
    assert story.asked.text == "imperium-ask-recall"
    assert [event.beat for event in turn_told(story)] == ["slot:1"] * 2
    story.choose("card:hills")
    assert named(story, "imperium-recalled") == [("ROM-B-1",)]
    assert [event.beat for event in story.events(0) if event.text == "imperium-recalled"] == ["slot:1"]


@rule("imperium-solo:SOLO-CLEANUP-1", "imperium-solo:SOLO-CLEANUP-4", "imperium-solo:SOLO-CLEANUP-5")
def test_each_part_of_the_clean_up_names_its_clause() -> None:
    story = bot_turn("bot-clean-up", level="warlord", die=2, discard=IDLE, dynasty="advance, conquer")
    story.choose("done")
    assert named(story, "imperium-market-token") == [("SOLO-CLEANUP-1",)]
    assert set(named(story, "imperium-bot-filled")) == {("SOLO-CLEANUP-4",)}
    assert named(story, "imperium-bot-dynasty")[0] == ("SOLO-CLEANUP-5",)


@rule("imperium-solo:SOLO-NATION-UTO-3")
def test_a_step_of_the_journey_names_its_row() -> None:
    story = bot_turn("bot-clean-up", bot="utopians", die=6, discard="elders, gambling")
    story.choose("done")
    assert named(story, "imperium-bot-row")[0] == ("UTO-J-1", "SOLO-NATION-UTO-3")


@rule("imperium-solo:SOLO-SETUP-12")
def test_where_an_event_comes_from_tells_a_spectator_no_more_than_the_player() -> None:
    story = bot_turn(slots=IDLE, deck="glory, conquer, advance, city-of-rome, triumvirate").choose("done")
    mine, theirs = turn_told(story), turn_told(story, None)
    assert [(event.clauses, event.beat) for event in mine] == [
        (event.clauses, event.beat) for event in theirs
    ]


@pytest.mark.parametrize("bot", BOTS)
def test_all_that_a_bot_does_names_clauses_that_exist(bot: str) -> None:
    nation = "celts" if bot != "celts" else "romans"
    options = {"nations": nation, "bot": bot, "boxes": "both-classics", "sides": "A", "rounds": "8"}
    match, rng = Match(GAME, 1, options, seed=11), Rng(3)
    while not match.over:
        offered = match.asked(0).options
        match.choose(0, offered[rng.below(len(offered))].key)
    told = [event for event in match.events_for(0) if event.beat]
    assert {event.beat for event in told} >= {"die", "slot:1", "clean-up"}
    assert all(event.clauses for event in told)
    for clause in {clause for event in told for clause in event.clauses}:
        assert rulebook.clause(clause).id == clause


@rule("imperium-solo:SOLO-EFFECT-STEAL-1")
def test_tokens_that_change_hands_are_told_as_the_pools_change() -> None:
    story = bot_card("cattle-raid", bot="celts", your_pool=(3, 6, 2))
    with story.changes() as changed:
        story.choose("done")
    told = [event.args for event in story.events(0) if event.text == "imperium-stole"]
    assert [(args["tokens"], args["change"], args["other"]) for args in told] == [
        (("@imperium-materials 1", "@imperium-progress 1"), -1, 0)
    ]
    assert (changed["materials:1"], changed["progress:0"]) == ("0 to 1", "2 to 1")
