"""The action phase: one action a turn, and free moves around it (ACTION-1 to ACTION-4, ACTION-PASS)."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from regnum.engine.decision import DONE, Ask, Decision, Option, Unit, option
from regnum.engine.telling import tell, tell_turn
from regnum.games.settlers.effects.building import can_build
from regnum.games.settlers.rules import actions, free_moves
from regnum.games.settlers.rules.cleanup import begin_cleanup
from regnum.games.settlers.state import SettlersState

TURN_ASK = Ask("settlers-ask-turn", "settlers:ACTION-1")
AFTER_ASK = Ask("settlers-ask-after", "settlers:ACTION-4")


def act(state: SettlersState) -> Unit:
    """An action or a free move; after the action only free moves, as long as there are any. When everybody
    has passed, the phase is over."""
    if everybody_passed(state):
        begin_cleanup(state)
        return
    seat = state.turn
    if not state.acted:
        value = yield Decision(seat, TURN_ASK, moves, secret=True, given=(state, seat))
        state.acted = value < PASS
        yield from MOVES[value].make(state, seat)
        return
    offers = [offer for offer, possible, _ in FREE_MOVES if possible(state, seat)]
    value = DONE.value
    if offers:
        value = yield Decision(seat, AFTER_ASK, [*offers, DONE])
    if value == DONE.value:
        next_turn(state)
    else:
        yield from MOVES[value].make(state, seat)


def moves(state: SettlersState, seat: int) -> list[Option]:
    """All that a turn can begin with."""
    return [offer for offer, possible, _ in MOVES if possible(state, seat)]


def can_pass(state: SettlersState, seat: int) -> bool:
    """At any own turn."""
    return True


def pass_round(state: SettlersState, seat: int) -> Unit:
    """Passing lasts for the rest of the round (ACTION-PASS-1)."""
    state.passed |= 1 << seat
    tell(state, "said", "settlers-passed", seat=seat)
    next_turn(state)
    return
    yield


def next_turn(state: SettlersState) -> None:
    """The next player who has not passed. With none left, `everybody_passed` ends the phase."""
    state.acted = False
    for seat in (*state.others(state.turn), state.turn):
        if not state.has_passed(seat):
            state.turn = seat
            tell_turn(state, "settlers-turn", seat)
            return


def everybody_passed(state: SettlersState) -> bool:
    """Is the action phase over?"""
    return state.passed == (1 << state.seats) - 1


# --- the table of moves ------------------------------------------------------------------------------

Possible: TypeAlias = Callable[[SettlersState, int], bool]
Make: TypeAlias = Callable[[SettlersState, int], Unit]


class Move(NamedTuple):
    """Something to do in a turn."""

    option: Option
    possible: Possible
    make: Make


_TABLE: tuple[tuple[str, Possible, Make], ...] = (
    ("build", can_build, actions.build),
    ("deal", actions.can_deal, actions.deal),
    ("raze-hand", actions.can_raze_hand, actions.raze_hand),
    ("raze", actions.can_raze, actions.raze),
    ("activate", actions.can_activate, actions.activate),
    ("work", actions.can_work, actions.work),
    ("pass", can_pass, pass_round),
    ("defend", free_moves.can_defend, free_moves.defend),
    ("deploy", free_moves.can_deploy, free_moves.deploy),
    ("gate", free_moves.can_use_gate, free_moves.use_gate),
    ("shrine", free_moves.can_use_shrine, free_moves.use_shrine),
)
MOVES = tuple(Move(option("choice", at, name), can, make) for at, (name, can, make) in enumerate(_TABLE))
PASS = next(move.option.value for move in MOVES if move.option.name == "pass")
FREE_MOVES = MOVES[PASS + 1 :]
"""The other actions come before passing in the table, free moves after it."""
