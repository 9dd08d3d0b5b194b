"""How far an option must be played on before what came of it compares with what came of another."""

from collections.abc import Callable
from typing import Any, TypeAlias

from regnum.engine.state import State

Reached: TypeAlias = Callable[[Any], bool]
"""Do positions compare here? To be asked of each that follows, one after the other."""
Horizon: TypeAlias = Callable[[Any], Reached]
"""Made at the position from which on it shall be told."""


def all_had_a_turn(state: State) -> Reached:
    """Until it is again the turn of whoever has it now; between turns, of whoever has the next."""
    turn = state.whose_turn
    left = state.seats if turn is not None else state.seats + 1

    def reached(now: State) -> bool:
        nonlocal turn, left
        if now.whose_turn not in (None, turn):
            turn, left = now.whose_turn, left - 1
        return not left

    return reached
