"""The helpers that tests of CIV are written with say clearly what is wrong with a story."""

import re
from pathlib import Path

import pytest

from regnum.games.civ import GAME
from regnum.testing import Story, StoryError

from .scene import area, hand, scene

# --- the table ---------------------------------------------------------------------------------------


def test_a_table_is_laid_as_written() -> None:
    story = scene(
        hands=["science-2, 2 military", ""],
        areas=["", "3 religion, culture-3"],
        discard="economy-1",
        hidden=[(1, "religion")],
        embargoes=[(0, "science")],
        turn=1,
        phase="effects",
    )
    assert hand(story, 0) == ("military-1", "military-1", "science-2")
    assert area(story, 1) == {"religion": 3, "culture": 1}
    assert story.cards("discard") == ("economy-1",)
    assert story.has("hidden:1:religion")
    assert story.has("embargo:0:science")
    assert story.asked == (1, "civ-ask-effect", "civ:TURN-2")


@pytest.mark.parametrize("deck", [None, 0, 7, "science-1, 2 utopia"])
def test_every_card_lies_somewhere(deck: int | str | None) -> None:
    story = scene(hands=["science-2"], areas=["7 science", "3 utopia"], hidden=[(0, "science")], deck=deck)
    assert story.state.everything() == Story.start(GAME, 3).state.everything()


def test_a_word_without_an_age_takes_cards_that_are_alike() -> None:
    story = scene(hands=["culture"], areas=["3 science", "7 science", "2 science"])
    assert story.cards("area:0:science") == ("science-1",) * 3
    assert story.cards("area:1:science") == ("science-2",) * 7
    assert story.cards("area:2:science") == ("science-3",) * 2


def test_the_deck_is_drawn_as_written() -> None:
    story = scene(hands=["culture-1", "culture-1"], deck="science-3, 2 utopia, military-1")
    story.choose("card:culture-1")
    assert hand(story, 0) == ("science-3", "utopia-3", "utopia-3")


def test_an_older_age_is_in_the_discard_pile() -> None:
    story = scene(hands=["culture-3"], age=3)
    assert story.count("discard") == 25 + 29
    assert story.count("deck") == 41 - 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("9 science-1", "4 science-1 left"),
        ("21 science", "8 science-3 left"),
        ("utopia-1", "0 utopia-1 left"),
    ],
)
def test_more_cards_than_there_are_cannot_be_laid(words: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        scene(areas=[words])


def test_cards_are_used_up() -> None:
    with pytest.raises(ValueError, match="1 science-1 left"):
        scene(areas=["3 science-1", "2 science-1"])


@pytest.mark.parametrize("word", ["sience", "science-4", "science 2", "-1 science"])
def test_a_word_that_is_no_card_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="is no card of CIV"):
        scene(hands=[word])


def test_a_hand_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="2 seats"):
        scene(2, hands=["", "", "science"])


# --- the story ---------------------------------------------------------------------------------------


def test_a_choice_that_is_not_offered_says_what_is() -> None:
    story = scene(hands=["science-1, military-1"], areas=["3 science"])
    expected = (
        r"'card:culture-1', 2 of 2, .* Seat 0 is asked civ-ask-effect \(civ:TURN-2\) .*choice:experiment"
    )
    with pytest.raises(StoryError, match=expected):
        story.choose("card:science-1", "card:culture-1")


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    with pytest.raises(StoryError, match=r"Seat 1 is not asked. Seat 0 is asked .*card:science-1"):
        scene(hands=["science-1", "culture-1"]).choose("card:culture-1", seat=1)


def test_an_option_that_the_game_never_has_is_an_error_and_not_a_no() -> None:
    story = scene(hands=["science-1"])
    assert not story.offers("choice:experiment")
    with pytest.raises(StoryError, match=r"civ has no option 'choice:experimnt', ever. .*card:science-1"):
        story.offers("choice:experimnt")


def test_a_refusal_that_does_not_come_is_an_error() -> None:
    with pytest.raises(StoryError, match="'card:science-1' was not refused"):
        scene(hands=["science-1", "culture-1"]).refuses("card:science-1")


def test_a_refusal_for_another_reason_is_an_error() -> None:
    with pytest.raises(StoryError, match=r"refused, but not by IllegalChoice: Seat 1 is not asked"):
        scene(hands=["science-1"]).refuses("card:science-1", seat=1)


def test_several_who_are_asked_need_a_seat() -> None:
    story = Story.start(GAME, 3, start="draft")
    with pytest.raises(StoryError, match=r"Several seats are asked: say which by seat=…. Seat 0 .* Seat 2 "):
        story.choose("card:science-1")


def test_a_game_that_is_over_says_so() -> None:
    story = scene(hands=["science-1"], areas=["6 science"]).choose("card:science-1", "done")
    with pytest.raises(StoryError, match=r"The game is over: .*hegemony"):
        story.choose("done")


def test_a_game_that_is_not_over_has_no_result_yet() -> None:
    with pytest.raises(StoryError, match=r"The game is not over. Seat 0 is asked"):
        _ = scene(hands=["science-1"]).result


@pytest.mark.parametrize("look", ["count", "cards", "counter"])
def test_a_place_that_is_not_there_says_which_are(look: str) -> None:
    with pytest.raises(StoryError, match=r"There are: .*(hand:0|hand-size:0)"):
        getattr(scene(hands=["science-1"]), look)("hnad:0")


def test_a_pile_that_nobody_may_see_has_only_a_number() -> None:
    story = scene(hands=["science-1"], deck=5)
    assert story.count("deck") == 5
    with pytest.raises(StoryError, match="Nobody may look at the cards of 'deck'"):
        story.cards("deck")


def test_changes_tell_cards_numbers_and_counters() -> None:
    story = scene(
        hands=["religion-1", "culture-1"], areas=["2 religion"], deck="2 utopia, 5 military-1, 3 culture-1"
    )
    with story.changes() as changed:
        story.choose("card:religion-1", "done")
    assert changed == {
        "hand:0": "-religion-1 +military-1 +military-1 +military-1 +utopia-3 +utopia-3",
        "area:0:religion": "+religion-1",
        "deck": "-5",
        "hand-size:0": "3 to 5",
    }


def test_a_story_at_a_position_can_be_undone_to_it() -> None:
    story = scene(hands=["science-1, culture-1"], areas=["military-1"])
    before = story.state.copy()
    story.choose("card:science-1")
    story.match.undo(0)
    assert story.state == before


def test_looking_at_worlds_changes_nothing() -> None:
    story = scene(hands=["2 religion-1", "3 culture-1"], areas=["3 science-1, military-1"], phase="effects")
    story.choose("choice:experiment")
    before = story.state.copy()
    worlds = story.worlds(0)
    worlds[0].choose("card:military-1")
    assert story.state == before
    assert all(world.asked == story.asked for world in worlds[1:])


def test_the_examples_of_the_documentation_are_real_tests() -> None:
    here = Path(__file__).parent
    tests = "".join((here / name).read_text("utf-8") for name in ("test_effects.py", "test_scenarios.py"))
    (example,) = re.findall(
        r"```python\n(.*?)```", (here.parents[2] / "docs/testing.md").read_text("utf-8"), re.S
    )
    _, *told = example.split("\n\n\n")
    assert len(told) == 2
    for test in told:
        assert test.strip() in tests
