"""Cleanup, the end of the game, scores and ties."""

import pytest

from regnum.games.settlers.terms import FOOD, WOOD, WORKER
from regnum.testing import Story, rule

from .scene import card, goods, hand, locations, scene, vp


def finish(story: Story) -> Story:
    """Everybody passes."""
    while not story.over:
        story.choose("choice:pass")
    return story


# --- cleanup -----------------------------------------------------------------------------------------


@rule("settlers:S-22", "settlers:CLEANUP-1", "settlers:CLEANUP-2", "settlers:CLEANUP-3")
def test_cleanup_of_the_japanese() -> None:
    stalls, casino = card("stalls"), card("casino")
    story = scene(
        "japanese, romans",
        empires=["stalls, casino"],
        goods=["2 food, worker"],
        used=(stalls, casino),
        on=((stalls, FOOD), (casino, WORKER)),
        passed=0b11,
    )
    assert story.asked == (0, "settlers-ask-store", "settlers:CLEANUP-1")
    assert story.options() == ("number:0", "number:1", "number:2")
    story.choose("number:2")
    assert goods(story) == "2 food"
    assert story.state.on == ()
    assert story.state.used == ()


@rule("settlers:CLEANUP-1", "settlers:CLEANUP-2")
@pytest.mark.parametrize(
    ("faction", "kept"),
    [("barbarians", "worker"), ("japanese", "food"), ("romans", "raze"), ("egyptians", "gold")],
)
def test_each_board_stores_one_kind(faction: str, kept: str) -> None:
    other = "romans" if faction != "romans" else "egyptians"
    everything = "3 wood, 3 stone, 3 food, 3 gold, 3 worker, 3 raze, defense"
    story = scene(f"{faction}, {other}", goods=[everything], passed=0b11)
    story.choose("number:2")
    assert goods(story) == f"2 {kept}"
    assert story.state.round == 2


@rule("settlers:CLEANUP-4", "settlers:GENERAL-12", "settlers:JAPAN-8")
def test_what_cleanup_leaves_alone() -> None:
    story = scene(
        "japanese, romans",
        hands=["mill, ruins, castle, castle, castle, village, village, village, town, tavern, brewer"],
        empires=["gate, shrine, farm"],
        deals=["stalls"],
        foundations=["armorer"],
        samurai=(card("farm"),),
        gates=((card("gate"), card("watchtower-4"), 0),),
        shrines=((card("shrine"), WOOD),),
        deck=tuple(range(30)),
        passed=0b11,
    )
    state = story.state
    assert state.round == 2
    assert len(hand(story)) == 12  # all of them, and the faction card of the next lookout
    assert locations(story) == ("farm-1", "gate-1", "shrine")
    assert story.cards("deals:0") == ("stalls-1",)
    assert story.cards("foundations:0") == ("armorer-1",)
    assert state.samurai == (card("farm"),)
    assert len(state.gates) == len(state.shrines) == 1


@rule("settlers:CLEANUP-5", "settlers:GENERAL-25", "settlers:GENERAL-26")
def test_the_first_player_marker_moves_left_and_the_next_round_begins() -> None:
    story = scene("romans, barbarians, egyptians", passed=0b111, used=(card("castle"),), empires=["castle"])
    assert (story.state.round, story.state.first) == (2, 1)
    assert story.asked.seat == 1
    assert story.state.passed == 0
    assert story.state.used == ()


@rule("settlers:CLEANUP-5", "settlers:CARD-SCORPION-BREEDER-1")
def test_blocks_end_with_the_round() -> None:
    story = scene("egyptians, romans", empires=["", "castle"], blocked=(card("castle"),), passed=0b11)
    assert story.state.blocked == ()


# --- the end -----------------------------------------------------------------------------------------


@rule(
    "settlers:S-23",
    "settlers:CLEANUP-6",
    "settlers:END-1",
    "settlers:TIE-1",
    "settlers:TIE-4",
    "settlers:Q-6",
)
def test_workers_and_resources_break_a_tie_and_gold_does_not() -> None:
    story = scene(goods=["2 worker, wood", "stone, 4 gold"], vp=[62, 62], round=5)
    finish(story)
    assert goods(story) == "1 wood, 2 worker"  # no cleanup
    assert story.result.winners == (0,)
    assert story.result.points == (62, 62)


@rule("settlers:END-1", "settlers:GENERAL-25")
def test_the_game_ends_after_the_action_phase_of_round_five() -> None:
    story = scene(round=4, passed=0b11)
    assert not story.over
    assert scene(round=5, passed=0b11).over


@rule("settlers:SCORE-1", "settlers:SCORE-4")
def test_the_score_adds_up() -> None:
    gate, shrine = card("gate"), card("shrine")
    story = scene(
        "japanese, romans",
        empires=["mill, ruins, gate, shrine"],
        vp=[5, 13],
        round=5,
        gates=tuple((gate, card(key), 0) for key in ("castle-1", "castle-2", "castle-3")),
        shrines=((shrine, WOOD),) * 7,
        deck=(),
    )
    finish(story)
    assert story.result.points == (5 + 2 + 4 + 2 + 5, 13)
    assert story.result.winners == (0,)
    assert [(line.source, line.points) for line in story.result.lines if line.seat == 0] == [
        ("@settlers-score-play", 5),
        ("@settlers-score-common", 2),
        ("@settlers-score-faction", 4),
        ("@settlers-score-held", 7),
    ]


@rule("settlers:SCORE-2")
def test_foundations_deals_cards_and_goods_score_nothing() -> None:
    story = scene(hands=["mill"], foundations=["ruins"], deals=["spies"], goods=["9 gold, 9 wood"], round=5)
    finish(story)
    assert story.result.points == (0, 0)


@rule("settlers:SCORE-3", "settlers:Q-5")
def test_a_location_taken_over_scores_for_its_owner() -> None:
    story = scene("egyptians, romans", empires=["temple-of-ra", "mill"], round=5)
    story.choose("choice:activate", "card:temple-of-ra", "choice:pass", "choice:pass")
    assert story.result.points == (2, 1)


@rule("settlers:GENERAL-6")
def test_the_score_has_no_upper_bound() -> None:
    story = scene(empires=["monument"], vp=[49, 0], phase="production")
    assert vp(story) == 50


@rule("settlers:TIE-1", "settlers:TIE-4")
def test_what_lies_on_locations_does_not_break_ties() -> None:
    castle, shrine = card("castle"), card("shrine")
    story = scene(
        "japanese, romans",
        empires=["castle, shrine, farm", "mill, spies, builder"],
        goods=["3 raze, defense", "wood"],
        on=((castle, WORKER),) * 2,
        used=(castle,) * 2,
        samurai=(card("farm"),),
        shrines=((shrine, WOOD),) * 2,
        round=5,
    )
    finish(story)
    assert story.result.points == (5, 5)
    assert story.result.winners == (1,)


@rule("settlers:TIE-2")
def test_hand_cards_break_the_next_tie() -> None:
    story = scene(hands=["mill", "castle, castle"], goods=["wood", "worker"], vp=[9, 9], round=5)
    finish(story)
    assert story.result.winners == (1,)


@rule("settlers:TIE-3")
def test_still_tied_the_victory_is_shared() -> None:
    story = scene(
        "romans, barbarians, egyptians",
        hands=["mill", "ruins", "castle, castle"],
        goods=["wood", "worker", ""],
        vp=[9, 9, 9],
        round=5,
    )
    finish(story)
    assert story.result.winners == (0, 1)
    assert story.result.reason == "shared"
