"""How a phase begins (GENERAL-25, GENERAL-26)."""

from regnum.engine.telling import tell
from regnum.games.settlers.state import PHASES, SettlersState


def begin_phase(state: SettlersState, phase: int) -> None:
    """The players come one after another, the first player first (GENERAL-26)."""
    state.phase, state.queue, state.turn = phase, state.order(), state.first
    tell(state, "said", f"settlers-phase-{PHASES[phase]}")
