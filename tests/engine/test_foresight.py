"""What is foreseen of a gesture, and where foresight ends: with the toy game."""

from collections.abc import Mapping
from typing import Any

import pytest

from regnum.engine.foresight import Question, foresee
from regnum.engine.match import WrongSeat
from regnum.testing import suite
from regnum.testing.suite import foresight_law

from .toy import toy


def told(foreseen: Mapping[str, Question]) -> dict[str, Any]:
    """The asks by option, each with what may be answered."""
    return {
        key: (then.seen.text, [one.option.name for one in then.seen.options or ()], told(then.then))
        for key, then in foreseen.items()
    }


def test_what_is_asked_next_is_foreseen_and_what_comes_after_it() -> None:
    price = ("toy-ask-price", ["0", "1"], {})
    assert told(foresee(toy("act"), 0))["number:0"] == ("toy-ask-card", ["0", "1"], {"number:1": price})


def test_foresight_ends_where_something_is_revealed_or_chance_is_asked() -> None:
    assert list(foresee(toy("act"), 0)) == ["number:0"]


def test_foresight_ends_where_another_seat_decides_or_the_game_does() -> None:
    match = toy("ask_twice", "ask_other").play(["0 number:0"])
    assert foresee(match, 0) == {}
    assert foresee(toy("ask_twice").play(["0 number:0"]), 0) == {}


def test_nothing_is_foreseen_while_several_are_asked_at_once() -> None:
    assert foresee(toy("ask_all", "act"), 0) == {}
    last = toy("ask_all", "act").play(["1 number:0", "2 number:0"])
    assert foresee(last, 0) == {}
    assert foresee(toy("reveal", "ask_all"), 0) == {}


def test_single_picks_of_a_series_are_not_foreseen() -> None:
    assert foresee(toy("ask_three_of_three"), 0) == {}


def test_after_a_series_that_wants_so_many_the_next_question_is_foreseen() -> None:
    foreseen = told(foresee(toy("ask_three_of_three", "ask_twice"), 0, depth=1))
    assert foreseen == {"number:0 number:1 number:2": ("toy-ask", ["0", "1", "2"], {})}


def test_the_same_question_once_more_is_foreseen_and_nothing_after_it() -> None:
    foreseen = told(foresee(toy("ask_twice", "act"), 0))
    assert foreseen["number:0"] == ("toy-ask", ["0", "1", "2"], {})


def test_a_question_that_begins_another_action_is_not_foreseen_where_it_led_there() -> None:
    assert foresee(toy("ask_twice", begins=frozenset({"toy-ask"})), 0) == {}


def test_foresight_is_bounded_in_depth_and_in_options() -> None:
    match = toy("act")
    assert told(foresee(match, 0, depth=1)) == {"number:0": ("toy-ask-card", ["0", "1"], {})}
    assert told(foresee(match, 0, width=3)) == {"number:0": ("toy-ask-card", ["0", "1"], {})}
    assert foresee(match, 0, width=1) == {}


def test_foresight_changes_nothing_in_the_match() -> None:
    match = toy("act", "ask_other")
    before = match.state.fingerprint(), len(match.choices), len(match.events), repr(match.decisions)
    foresee(match, 0)
    assert before == (match.state.fingerprint(), len(match.choices), len(match.events), repr(match.decisions))


def test_only_who_is_asked_can_look_ahead() -> None:
    with pytest.raises(WrongSeat):
        foresee(toy("act"), 1)


def test_foresight_never_rests_on_what_is_hidden_even_where_a_rule_does() -> None:
    first, second = (foresee(toy("peek", hidden=hidden), 0) for hidden in (0, 2))
    assert first == second


def test_the_law_finds_a_rule_that_lets_a_question_rest_on_what_is_hidden() -> None:
    (shown,) = {len(then.seen.options or ()) for then in foresee(toy("peek"), 0).values()}
    other = (shown - 2 + 1) % 3
    with pytest.raises(AssertionError, match="was foreseen to ask"):
        foresight_law(toy("peek", hidden=other), 0, suite.Rng(1))


def test_the_law_holds_after_a_whole_series() -> None:
    foresight_law(toy("ask_three_of_three", "act"), 0, suite.Rng(1))


def test_the_law_is_content_with_an_honest_rule() -> None:
    foresight_law(toy("act", "ask_other"), 0, suite.Rng(1))
