"""The lookout phase: standard, alternative, advanced, peaceful."""

import pytest

from regnum.games.settlers.cards import index
from regnum.testing import Story, rule

from .scene import GAME, card, did, hand, scene

THREE = "romans, barbarians, egyptians"


def begin(seats: int, first: int = 0, seed: int = 5, **options: str) -> Story:
    """A game whose first player is known."""
    while True:
        story = Story.start(GAME, seats, seed, **options)
        if story.state.first == first:
            return story
        seed += 1


def hand_sizes(story: Story) -> list[int]:
    return [len(cards) for cards in story.state.hand]


def picks(story: Story, number: int) -> list[tuple[int, int]]:
    """Who picks from how many cards, each taking the first."""
    made = []
    for _ in range(number):
        assert story.asked.text == "settlers-ask-pick"
        made.append((story.asked.seat, len(story.options())))
        story.choose(story.options()[0])
    return made


@rule("settlers:S-02", "settlers:LOOKOUT-1", "settlers:LOOKOUT-2", "settlers:LOOKOUT-3", "settlers:LOOKOUT-4")
def test_standard_lookout_goes_round_and_back() -> None:
    story = begin(3)
    assert hand_sizes(story) == [5, 5, 5]  # a faction card each
    assert story.count("revealed") == 4
    assert picks(story, 2) == [(0, 4), (1, 3)]
    assert picks(story, 1) == [(2, 2)]
    assert story.count("discard") == 1
    assert story.count("revealed") == 4
    assert picks(story, 3) == [(2, 4), (1, 3), (0, 2)]
    assert story.count("discard") == 2
    assert hand_sizes(story) == [7, 7, 7]
    assert story.view(None).stage == "@settlers-stage-action"


@rule("settlers:GENERAL-26", "settlers:LOOKOUT-2", "settlers:LOOKOUT-3")
def test_the_order_is_clockwise_from_the_first_player() -> None:
    story = begin(4, first=2)
    assert [seat for seat, _ in picks(story, 8)] == [2, 3, 0, 1, 1, 0, 3, 2]


@rule("settlers:LOOKOUT-4")
def test_a_pick_is_compulsory_and_open() -> None:
    story = begin(2)
    assert not story.offers("done")
    picked = story.options()[0].removeprefix("card:")
    assert did(story, f"card:{picked}") == {"revealed": f"-{picked}", "hand:0": f"+{picked}"}
    assert any(event.args.get("card") == picked for event in story.events(1))


@rule("settlers:LOOKOUT-1")
def test_with_an_empty_faction_deck_no_faction_card_comes() -> None:
    story = scene(THREE, phase="lookout", decks=[(), (card("raid"),), ()], deck=tuple(range(20)))
    assert hand_sizes(story) == [0, 1, 0]


@rule("settlers:LOOKOUT-5")
def test_too_few_cards_are_picked_until_none_is_left() -> None:
    story = scene(THREE, phase="lookout", deck=(1, 2), discard="", decks=[(), (), ()])
    assert picks(story, 1) == [(0, 2)]
    assert hand_sizes(story) == [1, 1, 0]  # the last one is taken without asking, the third seat gets none
    assert story.view(None).stage == "@settlers-stage-action"


# --- alternative -------------------------------------------------------------------------------------


@rule("settlers:LOOKOUT-ALT-1", "settlers:LOOKOUT-ALT-2", "settlers:LOOKOUT-ALT-3")
def test_alternative_lookout_keeps_one_passes_two_keeps_one_discards_one() -> None:
    story = begin(3, lookout="alternative")
    assert hand_sizes(story) == [5, 5, 5]
    dealt = [story.cards(f"pack:{seat}") for seat in range(3)]
    assert [len(pack) for pack in dealt] == [3, 3, 3]
    for seat in (2, 0, 1):
        story.choose(f"card:{dealt[seat][0]}", seat=seat)
    assert [story.cards(f"pack:{seat}") for seat in range(3)] == [dealt[2][1:], dealt[0][1:], dealt[1][1:]]
    for seat in range(3):
        story.choose(story.options(seat)[0], seat=seat)
    assert set(story.cards("discard")) == {dealt[0][2], dealt[1][2], dealt[2][2]}
    assert hand_sizes(story) == [7, 7, 7]
    assert {dealt[0][0], dealt[2][1]} <= set(hand(story, 0))


@rule("settlers:LOOKOUT-ALT-2")
def test_all_decide_at_once_and_in_secret() -> None:
    story = begin(2, lookout="alternative")
    assert [decision.seat for decision in story.match.decisions] == [0, 1]
    kept = story.options(0)[0]
    story.choose(kept, seat=0)
    assert [decision.seat for decision in story.match.decisions] == [1]
    assert len(story.zone("pack:0", seat=1).cards or ()) == 0
    assert not any("cards" in event.args for event in story.events(1) if event.text == "settlers-kept-pack")


@rule("settlers:LOOKOUT-ALT-3")
def test_the_own_hand_stays_in_sight_while_choosing() -> None:
    story = begin(2, lookout="alternative")
    assert len(story.zone("hand:0", seat=0).cards or ()) == 5
    assert story.zone("hand:0", seat=1).cards is None


@rule("settlers:LOOKOUT-ALT-2")
def test_the_giver_remembers_what_the_neighbour_kept() -> None:
    story = begin(3, lookout="alternative")
    for seat in range(3):
        story.choose(story.options(seat)[0], seat=seat)
    passed = story.cards("pack:1")  # came from seat 0
    for seat in range(3):
        story.choose(story.options(seat)[0], seat=seat)
    kept = next(key for key in passed if key in hand(story, 1))
    assert all(kept in hand(world, 1) for world in story.worlds(0))
    assert not all(kept in hand(world, 1) for world in story.worlds(2))


# --- advanced ----------------------------------------------------------------------------------------


@rule("settlers:LOOKOUT-ADV-1", "settlers:LOOKOUT-ADV-2", "settlers:LOOKOUT-ADV-5")
def test_advanced_lookout_of_two() -> None:
    story = begin(2, lookout="advanced")
    assert hand_sizes(story) == [5, 5]
    assert picks(story, 4) == [(0, 5), (1, 4), (0, 3), (1, 2)]
    assert story.count("discard") == 1
    assert hand_sizes(story) == [7, 7]


@rule("settlers:S-03", "settlers:LOOKOUT-ADV-3", "settlers:LOOKOUT-ADV-4", "settlers:LOOKOUT-ADV-5")
def test_advanced_lookout_of_three() -> None:
    story = begin(3, lookout="advanced")
    deck = story.count("deck")
    assert picks(story, 6) == [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]
    assert deck - story.count("deck") == 2
    assert story.count("discard") == 1
    assert hand_sizes(story) == [7, 7, 7]


@rule("settlers:LOOKOUT-ADV-3", "settlers:LOOKOUT-ADV-4")
def test_advanced_lookout_of_four() -> None:
    story = begin(4, lookout="advanced")
    sizes = [size for _, size in picks(story, 8)]
    assert sizes == [5, 4, 4, 4, 3, 3, 3, 2]
    assert story.count("discard") == 1


@rule("settlers:Q-27", "settlers:LOOKOUT-5")
def test_advanced_lookout_with_a_deck_that_runs_out() -> None:
    story = scene(THREE, phase="lookout", lookout_name="advanced", deck=(1, 2, 3, 4), decks=[(), (), ()])
    assert picks(story, 3) == [(0, 4), (1, 3), (2, 2)]
    assert hand_sizes(story) == [2, 1, 1]


# --- peaceful ----------------------------------------------------------------------------------------


@rule("settlers:LOOKOUT-PEACE-1", "settlers:LOOKOUT-PEACE-4", "settlers:S-32")
@pytest.mark.parametrize("lookout", ["standard", "alternative", "advanced"])
def test_in_the_peaceful_variant_each_lookout_gives_four_cards(lookout: str) -> None:
    story = begin(2, lookout=lookout, peaceful="on")
    assert all(sum(index.COMMON[c] for c in cards) == 3 for cards in story.state.hand)
    while story.view(None).stage == "@settlers-stage-lookout":
        for decision in story.match.decisions:
            story.match.choose(decision.seat, decision.options[0].key)
    assert hand_sizes(story) == [8, 8]


@rule("settlers:S-32", "settlers:LOOKOUT-PEACE-2", "settlers:LOOKOUT-PEACE-3")
def test_in_the_peaceful_variant_only_cards_raze_opponents() -> None:
    story = scene(
        "egyptians, romans",
        hands=["village"],
        empires=["chariot-builder", "armorer"],
        goods=["5 raze"],
        peaceful=True,
    )
    assert "cannot choose 'choice:raze'" in story.refuses("choice:raze")
    assert story.offers("choice:raze-hand")
    story.choose("choice:activate", "card:chariot-builder")
    assert story.cards("foundations:1") == ("armorer-1",)


@rule("settlers:GENERAL-25", "settlers:LOOKOUT-1")
def test_every_round_begins_with_a_lookout() -> None:
    story = begin(2)
    seen = []
    while not story.over:
        stage = story.view(None).stage.removeprefix("@settlers-stage-")
        if not seen or seen[-1] != (story.state.round, stage):
            seen.append((story.state.round, stage))
        story.choose("choice:pass" if "choice:pass" in story.options() else story.options()[0])
    assert [entry for entry in seen if entry[1] == "lookout"] == [
        (number, "lookout") for number in range(1, 6)
    ]
    assert seen[-1] == (5, "action")
