"""Choosing, cloning, undoing: with a toy game of three kinds of unit, and with CIV."""

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum import games
from regnum.engine.decision import NUMBERS, Ask, Decision, Gather, Option, Unit
from regnum.engine.events import Event
from regnum.engine.fields import note
from regnum.engine.game import BadSetup, Game
from regnum.engine.match import CannotUndo, IllegalChoice, Match, StaleChoice, WrongSeat
from regnum.engine.position import Position
from regnum.engine.result import Result
from regnum.engine.rng import Rng
from regnum.engine.run import Run
from regnum.engine.state import State
from regnum.engine.view import View

ASK = Ask("toy-ask", "toy:ASK-1")
TOLD = Ask("toy-ask-all", "toy:ASK-2", (("count", 3),), told=True)


class Toy(State):
    """A list of the numbers chosen; what is asked next is scripted."""

    game = "toy"
    chosen: list[Any] = note(lambda seats: [])
    script: tuple[str, ...] = note(())

    @property
    def over(self) -> bool:
        return not self.script


def unit(state: Toy) -> Unit | None:
    if not state.script:
        return None
    return UNITS[state.script[0]](state)


def ask_twice(state: Toy) -> Unit:
    for _ in range(2):
        state.chosen.append((yield Decision(0, ASK, NUMBERS[:3])))
    state.script = state.script[1:]


def ask_other(state: Toy) -> Unit:
    state.chosen.append((yield Decision(1, ASK, NUMBERS[:2])))
    state.script = state.script[1:]


def ask_forced(state: Toy) -> Unit:
    state.chosen.append((yield Decision(0, ASK, NUMBERS[:1])))
    state.script = state.script[1:]


def ask_forced_secretly(state: Toy) -> Unit:
    state.chosen.append((yield Decision(0, ASK, NUMBERS[:1], secret=True)))
    state.script = state.script[1:]


def ask_all(state: Toy) -> Unit:
    state.chosen.append((yield Gather([Decision(seat, ASK, NUMBERS[:3]) for seat in range(3)])))
    state.script = state.script[1:]


def reveal(state: Toy) -> Unit:
    state.chosen.append((yield Decision(0, ASK, NUMBERS[:2])))
    state.script = state.script[1:]
    if state.events is not None:
        state.events.append(Event(kind="revealed", text="toy-revealed", reveals=True))


def roll(state: Toy) -> Unit:
    state.chosen.append((yield Decision(0, ASK, NUMBERS[:2])))
    state.script = state.script[1:]
    rng = Rng(state.rng)
    rng.next()
    state.rng = rng.state


LOOKED: list[tuple[Any, ...]] = []
"""What had been chosen whenever somebody looked at options that are made only then."""


def look(state: Toy) -> tuple[Option, ...]:
    LOOKED.append(tuple(state.chosen))
    return NUMBERS[:2]


def ask_lazily(state: Toy) -> Unit:
    for _ in range(2):
        state.chosen.append((yield Decision(0, ASK, look, secret=True, given=(state,))))
    state.script = state.script[1:]


def ask_three_of_three(state: Toy) -> Unit:
    left = list(NUMBERS[:3])
    while left:
        count = len(left)
        picked = yield Decision(0, TOLD, tuple(left), picks=(count, count))
        left.remove(NUMBERS[picked])
        state.chosen.append(picked)
    state.script = state.script[1:]


def silent(state: Toy) -> Unit:
    state.chosen.append("silent")
    state.script = state.script[1:]
    return
    yield


def broken(state: Toy) -> Unit:
    picked = yield Decision(0, ASK, NUMBERS[:2])
    state.chosen.append("half done")
    if picked == 1:
        raise ZeroDivisionError("a bug in a rule")
    state.script = state.script[1:]


UNITS = {
    rule.__name__: rule
    for rule in (
        ask_twice,
        ask_other,
        ask_forced,
        ask_forced_secretly,
        ask_all,
        reveal,
        roll,
        ask_lazily,
        ask_three_of_three,
        silent,
        broken,
    )
}


def scripted(script: tuple[str, ...]) -> Toy:
    state = Toy(3)
    state.script = script
    return state


def toy(*script: str) -> Match:
    """A match of the toy game."""
    game = Game(
        name="toy",
        version="1",
        seats=range(3, 4),
        options=(),
        setup=lambda seats, options, seed: scripted(script),
        unit=unit,
        view=lambda state, gaze: View("toy", gaze.viewer, 3, None, "", (), ()),
        sample=lambda state, seat, rng, now=None: state.copy(),
        result=lambda state: Result((0,), (0, 0, 0), "toy") if not state.script else None,
        evaluate=lambda state, seat: 0.5,
        facts=str,
        cards=(),
        locale=Path(),
    )
    return Match(game, 3, {}, 0)


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
    with pytest.raises(StaleChoice, match="answered by 3 picks; 'number:0' is one too many"):
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
