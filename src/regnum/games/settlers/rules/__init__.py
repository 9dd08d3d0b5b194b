"""The course of a game: units by chapter of the rulebook. The phase of a state says which is next."""

from collections.abc import Callable

from regnum.engine.decision import Unit
from regnum.games.settlers.effects import received, tasks
from regnum.games.settlers.effects.settle import settle_next
from regnum.games.settlers.rules.actions import activate_again, another_pair
from regnum.games.settlers.rules.cleanup import clean_up
from regnum.games.settlers.rules.lookout import look_out
from regnum.games.settlers.rules.production import produce
from regnum.games.settlers.rules.solo import attack
from regnum.games.settlers.rules.turn import act
from regnum.games.settlers.state import ACTION, ATTACK, CLEANUP, LOOKOUT, OVER, PRODUCTION, SettlersState

UNITS: dict[int, Callable[[SettlersState], Unit]] = {
    LOOKOUT: look_out,
    PRODUCTION: produce,
    ACTION: act,
    CLEANUP: clean_up,
    ATTACK: attack,
}
TASKS: dict[int, Callable[..., Unit]] = {
    tasks.DRAW: received.draw,
    tasks.SETTLE: settle_next,
    tasks.AGAIN: activate_again,
    tasks.PAIR: another_pair,
    tasks.KEEP: received.keep,
    tasks.LOOKED: received.keep_looked,
    tasks.EXCHANGE: received.exchange,
}
"""What was begun, by kind; each takes the seat and what else stands in the task."""


def unit(state: SettlersState) -> Unit | None:
    """The next small piece of the game: what was begun, or a step of the phase."""
    if state.pending:
        task = tasks.pop(state)
        return TASKS[task[0]](state, *task[1:])
    return None if state.phase == OVER else UNITS[state.phase](state)
