"""The end: END, SCORE, COLLAPSE, and the standstill (Q-58)."""

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import Acquire, EachOther, Gain, May, TakeUnrest, Then, To, TriggerScoring
from regnum.games.imperium.rules.end import STANDSTILL
from regnum.games.imperium.terms import UNCIVILISED
from regnum.testing import Story, rule

from .scene import resolving, scene

ROMANS = ("romans",) * 4
NOTHING = (0, 0, 0)


def final(**position: object) -> Story:
    """A game that is scored here."""
    position = {"decks": [""] * 4, "pools": [NOTHING] * 4, **position}
    return scene(4, nations=ROMANS, phase="final", **position)  # type: ignore[arg-type]


@rule("imperium:END-8", "imperium:END-9", "imperium:TIME-20")
def test_after_a_trigger_one_more_full_round_is_played() -> None:
    story = scene(2, phase="refill", turn=1, round=6, last_round=7, hands=["", "5 unrest"], decks=[""])
    assert not story.over
    assert story.counter("round") == 7
    story = scene(2, phase="refill", turn=1, round=7, last_round=7, hands=["", "5 unrest"], decks=[""])
    assert story.over
    twice = Then(TriggerScoring("zenith"), TriggerScoring("main-deck"))
    story = resolving(twice, "oasis", round=3)
    assert story.counter("last-round") == 4
    assert story.state.reason == "zenith"
    assert resolving(twice, "oasis", round=4, last_round=4).counter("last-round") == 4


@rule("imperium:END-10", "imperium:Q-26", "imperium:SOLSTICE-2")
def test_a_trigger_in_the_solstice_belongs_to_the_round_that_ends() -> None:
    story = resolving(TriggerScoring("zenith"), "oasis", phase="solstice", round=5)
    assert story.counter("last-round") == 6
    assert story.counter("round") == 6
    assert not story.over


@rule("imperium:Q-58")
def test_a_standstill_is_scored() -> None:
    story = scene(phase="refill", turn=1, round=STANDSTILL, hands=["2 unrest", "2 unrest"])
    assert story.over
    assert story.result.reason == "standstill"


# --- scoring ----------------------------------------------------------------------------------------------


@rule(
    "imperium:SCORE-1",
    "imperium:SCORE-3",
    "imperium:SCORE-4",
    "imperium:SCORE-5",
    "imperium:SCORE-6",
    "imperium:SCORE-7",
)
def test_every_place_that_scores() -> None:
    story = final(
        hands=["elders"],
        decks=["shrine", "", "", ""],
        discards=["diplomacy"],
        plays=["mysticism, hills"],
        garrisons={"hills": "mountain"},
        histories=["armenians"],
        pools=[(3, 0, 2), NOTHING, NOTHING, NOTHING],
        developments=["legions"],
        nation_decks=["romans-unrest-1"],
    )
    assert story.result.points[0] == 1 + 1 + 1 + 1 + 1 + 3 + 2
    assert {line.source: line.points for line in story.result.lines if line.seat == 0}[
        "@imperium-progress"
    ] == 2
    assert story.zone("deck:0", seat=1).cards == ("shrine",), "all zones are revealed"


@rule("imperium:SCORE-7", "imperium:SCORE-16")
def test_totals_may_be_negative_and_ties_share_the_victory() -> None:
    story = final(hands=["unrest-1, unrest-2", "unrest-3", "unrest-4", "unrest-5, unrest-6"])
    assert story.result.points == (-4, -2, -2, -4)
    assert story.result.winners == (1, 2)


@rule("imperium:SCORE-14", "imperium:Q-31", "imperium:CLEANUP-10")
def test_tokens_on_cards_are_nobodys() -> None:
    story = final(market=("hills", "elders", "coinage", "armenians", "ionians"), tokens={"hills": (0, 0, 5)})
    assert story.result.points == (0, 0, 0, 0)


@rule("imperium:SCORE-2")
def test_what_works_before_the_winner_is_found_goes_clockwise(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = index.FINAL.copy()
    for key in ("elders", "hills", "shrine"):
        texts[index.NUMBER[key]] = May(Gain(progress=5))
    monkeypatch.setattr(index, "FINAL", texts)
    story = scene(
        nations=ROMANS,
        phase="refill",
        round=9,
        last_round=9,
        turn=0,
        start=1,
        hands=["elders", "oasis"],
        decks=["", "hills", ""],
        histories=["", "", "shrine"],
        pools=[NOTHING] * 3,
    )
    story.choose("done", seat=1)
    story.choose("choice:yes", seat=2)
    story.choose("choice:yes", seat=0)
    assert story.over
    assert [story.counter(f"progress:{seat}") for seat in range(3)] == [5, 0, 5]


# --- collapse ---------------------------------------------------------------------------------------------


@rule(
    "imperium:S-30",
    "imperium:COLLAPSE-1",
    "imperium:COLLAPSE-2",
    "imperium:COLLAPSE-3",
    "imperium:COLLAPSE-6",
)
@rule("imperium:COLLAPSE-7", "imperium:TIME-21", "imperium:END-1", "imperium:END-12")
def test_collapse_in_mid_effect() -> None:
    story = scene(
        3,
        nations=ROMANS,
        hands=["corruption, unrest-1, unrest-2", "unrest-3", "unrest-4, unrest-5"],
        discards=["", "unrest-6"],
        pools=[NOTHING] * 3,
        decks=["", "", ""],
        empires=[0],
        unrest=1,
        last_round=2,
    )
    story.choose("card:corruption")
    assert story.over
    assert story.result.reason == "collapse"
    assert [story.counter(f"materials:{seat}") for seat in range(3)] == [2, 2, 2]
    assert story.counter("progress:0") == 0, "cut off"
    assert story.count("hand:2") == 2
    assert story.result.winners == (0,), "Corruption is worth 2 points"


@rule("imperium:COLLAPSE-7")
def test_after_a_collapse_ties_are_broken_by_points() -> None:
    position = {"decks": ["", ""], "pools": [NOTHING] * 2, "unrest": 1}
    story = resolving(
        EachOther(TakeUnrest()), "oasis", nations=ROMANS, hands=["unrest-1, unrest-2", "unrest-3"], **position
    )
    assert story.result.winners == (0, 1), "two each, and no points"
    story = resolving(
        EachOther(TakeUnrest()),
        "oasis",
        nations=ROMANS,
        hands=["unrest-1, unrest-2, elders", "unrest-3"],
        **position,
    )
    assert story.result.winners == (0,)


@rule("imperium:COLLAPSE-5", "imperium:CARD-SUMERIANS-2")
def test_sumerians_act_before_a_collapse_is_judged() -> None:
    story = resolving(
        EachOther(TakeUnrest()),
        "oasis",
        nations=ROMANS,
        hands=["", "unrest-3, sumerians"],
        discards=["unrest-1"],
        decks=["", ""],
        unrest=1,
    )
    assert story.asked.seat == 1
    while not story.over:
        story.choose(story.options()[0])
    assert story.result.reason == "collapse"
    assert story.result.winners == (1,)


@rule("imperium:COLLAPSE-4", "imperium:COLLAPSE-3", "imperium:Q-29")
def test_which_unrest_is_counted_after_a_collapse() -> None:
    story = resolving(
        EachOther(TakeUnrest()),
        "oasis",
        nations=ROMANS,
        plays=["hills"],
        garrisons={"hills": "unrest-1, unrest-2"},
        nation_decks=[None, "romans-unrest-1, romans-unrest-2"],
        exile="unrest-9",
        decks=["", ""],
        unrest=1,
    )
    assert story.result.winners == (1,), "two garrisoned against one in hand"


@rule("imperium:COLLAPSE-1", "imperium:MARKET-4", "imperium:KW-TAKE-3")
@pytest.mark.parametrize("unrest", [1, 2])
def test_tucking_the_last_unrest_ends_the_game(unrest: int) -> None:
    story = resolving(
        Then(Acquire(UNCIVILISED), Gain(progress=1)),
        "oasis",
        market=("hills", "elders", "coinage", "armenians", "ionians"),
        unrest=unrest,
        decks=["", ""],
    )
    assert story.over is (unrest == 1)
    assert story.state.pools[0].progress == (0 if unrest == 1 else 1)


@rule("imperium:KW-TAKE-3")
def test_a_cost_that_collapses_the_game_buys_nothing() -> None:
    story = resolving(To(TakeUnrest(), Gain(progress=5)), "oasis", unrest=1, decks=["", ""])
    assert story.over
    assert story.state.pools[0].progress == 0
