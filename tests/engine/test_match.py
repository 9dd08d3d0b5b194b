"""Choosing, cloning, undoing: with a toy game of three kinds of unit, and with CIV."""

import pytest

import regnum
from regnum import games
from regnum.engine.decision import NUMBERS
from regnum.engine.game import BadSetup
from regnum.engine.match import CannotUndo, IllegalChoice, StaleChoice, Step, WrongSeat
from regnum.engine.position import Position
from regnum.engine.result import Result
from regnum.engine.rng import Rng
from regnum.engine.run import Run

from .toy import LOOKED, toy

# --- choosing ----------------------------------------------------------------------------------------


def test_a_choice_reaches_the_rule_as_its_value() -> None:
    match = toy("ask_twice")
    match.choose(0, "number:2")
    match.choose(0, "number:1")
    assert match.state.chosen == [2, 1]
    assert match.over
    assert match.result == Result((0,), (0, 0, 0), "toy")


def test_an_illegal_choice_is_refused_with_what_is_possible() -> None:
    match = toy("ask_twice")
    with pytest.raises(
        IllegalChoice, match=r"Seat 0 cannot choose 'number:7' now.*number:0, number:1, number:2"
    ):
        match.choose(0, "number:7")
    assert match.choices == []


def test_a_choice_for_the_wrong_seat_is_refused_with_who_is_asked() -> None:
    match = toy("ask_other")
    with pytest.raises(WrongSeat, match="Seat 2 is not asked anything now; seat 1 is"):
        match.choose(2, "number:0")


def test_a_late_answer_is_refused() -> None:
    match = toy("ask_twice")
    match.choose(0, "number:0", number=0)
    with pytest.raises(StaleChoice, match="Question 0 has been answered; the open one is 1"):
        match.choose(0, "number:0", number=0)
    assert match.choices == ["0 number:0"]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    match = toy("silent")
    assert match.over
    with pytest.raises(WrongSeat, match="over"):
        match.choose(0, "number:0")


def test_a_single_option_is_taken_without_asking() -> None:
    match = toy("ask_forced", "ask_other")
    assert match.decisions[0].seat == 1
    assert match.state.chosen == [0]


def test_a_single_option_that_only_the_seat_may_know_of_is_asked() -> None:
    assert toy("ask_forced_secretly").decisions[0].seat == 0


def test_units_without_a_question_run_by_themselves() -> None:
    match = toy("silent", "silent", "ask_other")
    assert match.state.chosen == ["silent", "silent"]
    assert match.decisions[0].seat == 1


def test_a_bug_in_a_rule_leaves_the_match_as_it_was() -> None:
    match = toy("broken", "ask_other")
    before = match.state.fingerprint()
    with pytest.raises(ZeroDivisionError):
        match.choose(0, "number:1")
    assert match.state.fingerprint() == before
    assert match.choices == []
    match.choose(0, "number:0")
    assert match.state.chosen == ["half done"]


# --- gathering ---------------------------------------------------------------------------------------


def test_all_seats_of_a_gather_are_asked_at_once_in_any_order() -> None:
    match = toy("ask_all")
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    match.choose(2, "number:2")
    match.choose(0, "number:0")
    assert match.state.chosen == []
    assert [decision.seat for decision in match.decisions] == [1]
    match.choose(1, "number:1")
    assert match.state.chosen == [(0, 1, 2)]


def test_the_questions_of_a_gather_have_one_number() -> None:
    match = toy("ask_twice", "ask_all")
    match.choose(0, "number:0")
    match.choose(0, "number:0")
    match.choose(1, "number:0", number=2)
    match.choose(0, "number:0", number=2)
    assert match.number == 2


def test_nobody_answers_a_gather_twice() -> None:
    match = toy("ask_all")
    match.choose(1, "number:1")
    with pytest.raises(WrongSeat):
        match.choose(1, "number:2")


def test_others_do_not_see_the_options_of_a_seat() -> None:
    match = toy("ask_all")
    seen = match.decisions_for(1)
    assert [decision.options is not None for decision in seen] == [False, True, False]
    assert all(decision.options is None for decision in match.decisions_for(None))


def test_a_position_does_not_tell_how_others_have_answered() -> None:
    match = toy("ask_all")
    match.choose(0, "number:2")
    match.choose(1, "number:2")
    position = Position(match, 2)
    others = set()
    for seed in range(40):
        run = position.sample(Rng(seed))
        assert run.decision is not None
        assert run.decision.seat == 2
        run.take(NUMBERS[0])
        others.add(run.state.chosen[0][:2])
    assert len(others) > 4


# --- options that are made when somebody looks ---------------------------------------------------------


def test_nobody_looks_nothing_is_made() -> None:
    LOOKED.clear()
    match = toy("ask_lazily")
    assert LOOKED == []
    assert [option.key for option in match.decisions[0].options] == ["number:0", "number:1"]
    match.choose(0, "number:1")
    assert LOOKED == [()], "options are made once, however often they are looked at"


def test_a_clone_does_not_look_again() -> None:
    LOOKED.clear()
    match = toy("ask_lazily")
    match.choose(0, "number:1")
    twins = [match.clone() for _ in range(3)]
    assert LOOKED == [(), (1,)]
    assert {repr(twin.decisions) for twin in twins} == {repr(match.decisions)}


def test_the_options_of_a_clone_rest_on_its_own_state() -> None:
    LOOKED.clear()
    match = toy("ask_lazily", "ask_lazily")
    match.choose(0, "number:0")
    twin = match.clone()
    match.choose(0, "number:0")
    match.choose(0, "number:0")
    twin.choose(0, "number:1")
    assert twin.decisions[0].options == NUMBERS[:2]
    assert LOOKED[-1] == (0, 1)


# --- several picks as one answer -----------------------------------------------------------------------


def test_a_series_is_one_answer_and_its_forced_pick_belongs_to_it() -> None:
    match = toy("ask_three_of_three", "ask_other")
    assert match.decisions[0].picks == (3, 3)
    assert list(match.series(0, ["number:2", "number:0", "number:1"])) == ["number:2", "number:0"]
    assert match.state.chosen == [2, 0, 1]
    assert match.choices == ["0 number:2", "0 number:0"], "what needs no asking is not recorded"


def test_a_series_may_leave_its_forced_pick_out() -> None:
    match = toy("ask_three_of_three", "ask_other")
    assert list(match.series(0, ["number:2", "number:0"])) == ["number:2", "number:0"]
    assert match.state.chosen == [2, 0, 1]


def test_a_pick_too_many_is_refused_and_the_others_stand() -> None:
    match = toy("ask_three_of_three", "ask_twice")
    with pytest.raises(StaleChoice, match="After 2 choices toy-ask-all is not asked: 'number:0' is too much"):
        list(match.series(0, ["number:2", "number:0", "number:1", "number:0"]))
    assert match.state.chosen == [2, 0, 1]


def test_that_is_all_may_be_said_where_there_was_no_more() -> None:
    match = toy("ask_three_of_three", "ask_twice")
    assert list(match.series(0, ["number:2", "number:0", "number:1", "done"])) == ["number:2", "number:0"]


def test_an_illegal_pick_in_a_series_is_refused() -> None:
    match = toy("ask_three_of_three")
    with pytest.raises(IllegalChoice):
        list(match.series(0, ["number:2", "number:2"]))
    assert match.state.chosen == [2]


def test_a_series_of_a_seat_that_is_not_asked_is_refused() -> None:
    match = toy("ask_three_of_three")
    with pytest.raises(WrongSeat):
        list(match.series(1, ["number:2", "number:0"]))


def test_a_forced_answer_that_costs_something_is_told() -> None:
    match = toy("ask_three_of_three", "ask_other")
    list(match.series(0, ["number:2", "number:0"]))
    (told,) = match.events
    assert (told.text, told.public) == (
        "toy-ask-all-forced",
        {"count": 3, "seat": 0, "what": "@toy-number-1"},
    )


# --- several answers as one gesture ----------------------------------------------------------------------


GESTURE = [Step("toy-ask-verb", ["number:0"]), Step("toy-ask-card", ["number:1"])]


def test_a_plan_answers_one_question_after_the_other() -> None:
    match = toy("act", "ask_other")
    taken = list(match.plan(0, [*GESTURE, Step("toy-ask-price", ["number:1"])]))
    assert taken == ["number:0", "number:1", "number:1"]
    assert match.state.chosen == [0, 1, 1]
    assert match.choices == ["0 number:0", "0 number:1", "0 number:1"]


def test_an_answer_of_a_plan_that_needed_no_asking_belongs_to_it() -> None:
    match = toy("act", "act")
    first = [Step("toy-ask-verb", ["number:0"]), Step("toy-ask-card", ["number:0"])]
    taken = list(match.plan(0, [*first, Step("toy-ask-price", ["number:0"]), *GESTURE]))
    assert taken == ["number:0", "number:0", "number:0", "number:1"]
    assert match.state.chosen == [0, 0, 0]
    assert match.decisions[0].ask.text == "toy-ask-price"


def test_a_plan_stops_where_something_else_is_asked_and_what_was_taken_stands() -> None:
    match = toy("act", "ask_other")
    with pytest.raises(
        StaleChoice, match="After 2 choices toy-ask-verb is not asked: 'number:0' is too much"
    ):
        list(match.plan(0, [*GESTURE, Step("toy-ask-verb", ["number:0"])]))
    assert match.choices == ["0 number:0", "0 number:1"]


def test_a_plan_that_begins_with_another_question_changes_nothing() -> None:
    match = toy("act")
    with pytest.raises(StaleChoice, match="After 0 choices"):
        list(match.plan(0, GESTURE[1:]))
    with pytest.raises(StaleChoice, match="After 0 choices"):
        list(match.plan(0, [Step("toy-ask-card", ["done"])]))
    with pytest.raises(WrongSeat):
        list(match.plan(1, GESTURE))
    assert match.choices == []


def test_a_plan_does_not_answer_for_others() -> None:
    match = toy("ask_twice", "ask_other")
    with pytest.raises(StaleChoice, match="After 2 choices"):
        list(match.plan(0, [Step("toy-ask", ["number:0", "number:1", "number:1"])]))
    assert match.decisions[0].seat == 1


def test_a_series_of_a_plan_may_be_said_to_be_all() -> None:
    match = toy("ask_three_of_three", "act")
    series = Step("toy-ask-all", ["number:2", "number:0", "number:1", "done"])
    assert len(list(match.plan(0, [series, *GESTURE]))) == 4


def test_recorded_choices_are_played_one_after_the_other() -> None:
    match = toy("ask_twice", "ask_other").play(["0 number:2", "0 number:1", "1 number:0"])
    assert match.state.chosen == [2, 1, 0]


# --- cloning -----------------------------------------------------------------------------------------


def test_a_clone_in_mid_unit_asks_the_same_and_goes_its_own_way() -> None:
    match = toy("ask_twice", "ask_other")
    match.choose(0, "number:2")
    twin = match.clone()
    assert twin.state.chosen == [2]
    twin.choose(0, "number:1")
    assert match.state.chosen == [2]
    assert twin.state.chosen == [2, 1]
    assert twin.choices == ["0 number:2", "0 number:1"]
    assert match.choices == ["0 number:2"]


def test_a_clone_in_mid_gather_knows_who_has_answered() -> None:
    match = toy("ask_all")
    match.choose(1, "number:1")
    twin = match.clone()
    assert [decision.seat for decision in twin.decisions] == [0, 2]


def test_a_finished_match_can_be_cloned() -> None:
    match = toy("silent")
    assert match.clone().over


# --- undoing -----------------------------------------------------------------------------------------


def test_undo_leads_back_one_choice() -> None:
    match = toy("ask_twice")
    match.choose(0, "number:2")
    match.undo(0)
    assert match.state.chosen == []
    assert match.choices == []
    match.choose(0, "number:1")
    assert match.state.chosen == [1]


def test_undo_leads_back_into_an_earlier_unit() -> None:
    match = toy("ask_twice", "ask_other")
    match.choose(0, "number:2")
    match.choose(0, "number:1")
    match.undo(0)
    assert match.state.chosen == [2]
    assert match.decisions[0].seat == 0


def test_a_choice_stands_once_another_seat_has_decided() -> None:
    match = toy("ask_twice", "ask_other", "ask_other")
    for seat, key in ((0, "number:0"), (0, "number:0"), (1, "number:1")):
        match.choose(seat, key)
    with pytest.raises(CannotUndo, match="Seat 1 has decided since") as refused:
        match.undo(0)
    assert (refused.value.text, refused.value.about) == ("undo-other", {"other": 1})
    assert match.state.chosen == [0, 0, 1]


def test_a_choice_stands_once_something_was_revealed() -> None:
    match = toy("reveal", "ask_twice")
    match.choose(0, "number:0")
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0)
    assert match.state.chosen == [0]


def test_a_choice_stands_once_chance_was_asked() -> None:
    match = toy("roll", "ask_twice")
    match.choose(0, "number:0")
    with pytest.raises(CannotUndo, match="Chance"):
        match.undo(0)
    assert match.state.chosen == [0]


@pytest.mark.parametrize(
    "script", [("ask_twice",), ("roll", "ask_twice"), ("reveal", "ask_twice"), ("ask_other",)]
)
def test_whether_a_choice_may_be_undone_is_known_without_trying(script: tuple[str, ...]) -> None:
    match = toy(*script)
    assert not match.may_undo(0)
    match.choose(match.decisions[0].seat, "number:1")
    twin = match.clone()
    for one in (match, twin):
        may = one.may_undo(0)
        try:
            one.undo(0)
        except CannotUndo:
            assert not may
        else:
            assert may


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(CannotUndo, match="has not decided anything"):
        toy("ask_twice").undo(0)


def test_an_answer_to_an_open_gather_can_be_taken_back_whoever_answered_since() -> None:
    match = toy("ask_all")
    match.choose(0, "number:0")
    match.choose(1, "number:1")
    match.undo(0)
    assert [decision.seat for decision in match.decisions] == [0, 2]
    assert match.choices == ["1 number:1"]


def test_a_whole_gesture_can_be_taken_back() -> None:
    match = toy("ask_twice", "act", "ask_other")
    match.choose(0, "number:2")
    match.choose(0, "number:1")
    list(match.plan(0, GESTURE))
    match.undo(0, to=2)
    assert match.choices == ["0 number:2", "0 number:1"]
    assert match.decisions[0].ask.text == "toy-ask-verb"


@pytest.mark.parametrize(
    ("script", "reason"),
    [(("reveal", "ask_twice"), "undo-revealed"), (("roll", "ask_twice"), "undo-random")],
)
def test_a_gesture_stands_if_any_part_of_it_must(script: tuple[str, ...], reason: str) -> None:
    match = toy(*script).play(["0 number:0", "0 number:1"])
    with pytest.raises(CannotUndo) as refused:
        match.undo(0, to=0)
    assert refused.value.text == reason
    assert match.choices == ["0 number:0", "0 number:1"]
    match.undo(0, to=1)
    assert match.choices == ["0 number:0"]


def test_a_gesture_that_another_seat_has_answered_stands() -> None:
    match = toy("ask_other", "ask_twice").play(["1 number:0", "0 number:1"])
    with pytest.raises(CannotUndo, match="Seat 1 has decided since"):
        match.undo(0, to=0)


@pytest.mark.parametrize("to", [1, 2, 99])
def test_nobody_goes_back_to_a_question_that_is_open_or_still_to_come(to: int) -> None:
    match = toy("ask_twice").play(["0 number:0"])
    with pytest.raises(CannotUndo, match="Nothing has been decided since that question"):
        match.undo(0, to=to)


def test_how_far_a_seat_can_go_back_is_known_without_trying() -> None:
    match = toy("ask_other", "roll", "ask_twice", "reveal", "ask_twice")
    for earliest in (0, 1, 2, 2, 2, 5, 5, 5):
        for one in (match, match.clone()):
            assert one.back_to(0) == earliest
            assert one.back_to(2) == one.number
        if not match.over:
            match.choose(match.decisions[0].seat, "number:0")


def test_to_take_back_an_answer_to_a_gather_is_to_go_back_to_it() -> None:
    match = toy("ask_twice", "ask_all").play(["0 number:1", "0 number:1", "0 number:0", "1 number:1"])
    assert match.back_to(0) == match.number == 2
    match.undo(0, to=2)
    assert match.choices == ["0 number:1", "0 number:1", "1 number:1"]


# --- set-up, runs, and what a game may be asked ------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (5, {}, "civ is for 2 to 4 seats, not 5"),
        (2, {"begin": "draft"}, "civ has no option 'begin'. Its options: start, teams, first"),
        (2, {"start": "quick"}, "start cannot be 'quick'. It is one of: classic, draft"),
        (3, {"teams": "on"}, "teams are for 4 seats, not 3"),
        (2, {"first": "4"}, "with 2 seats, seat 4 cannot have the first turn"),
    ],
)
def test_a_bad_set_up_is_refused_in_words(seats: int, options: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        regnum.new_match("civ", seats=seats, **options)


@pytest.mark.parametrize("seed", [-1, 2**53])
def test_a_seed_that_json_cannot_carry_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="A seed is a whole number"):
        regnum.new_match("civ", seed=seed)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(games.UnknownGame, match=r"There is no game 'chess'\. Games: civ"):
        regnum.new_match("chess")


def test_a_run_and_a_match_play_the_same_game() -> None:
    civ = games.get("civ")
    match = regnum.new_match("civ", seats=3, seed=11, start="draft")
    run = Run(civ, civ.start(3, {"start": "draft"}, 11))
    while run.decision is not None:
        option = run.decision.options[-1]
        match.choose(run.decision.seat, option.key)
        run.take(option)
    assert match.over
    assert run.state == match.state
