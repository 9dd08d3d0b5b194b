"""The end of a round, and of the game (CLEANUP-5, END-1)."""

from regnum.engine.telling import tell
from regnum.games.settlers.rules.lookout import begin_round
from regnum.games.settlers.state import OVER, ROUNDS, SettlersState


def next_round(state: SettlersState) -> None:
    """The first-player marker goes to the left, the round marker moves on (CLEANUP-5)."""
    if state.round == ROUNDS:
        state.phase = OVER
        tell(state, "scored", "settlers-ended-solo" if state.solo else "settlers-ended")
        return
    state.passed = 0
    state.round += 1
    state.first = (state.first + 1) % state.seats
    begin_round(state)
