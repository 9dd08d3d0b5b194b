"""Innovating (INNOVATE)."""

from regnum.engine.decision import Unit
from regnum.games.imperium.effects import BreakThrough
from regnum.games.imperium.state import MARKET_TOKEN, ImperiumState
from regnum.games.imperium.terms import ALL_SUITS, NONE
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx

BREAK_THROUGH = BreakThrough(ALL_SUITS)


def innovate(state: ImperiumState) -> Unit:
    """Discard the hand, then break through for any suit (INNOVATE-1, INNOVATE-2)."""
    seat = state.turn
    for card in state.hand[seat]:
        moves.discard(state, seat, card)
    yield from BREAK_THROUGH.resolve(Ctx(state, seat, NONE))
    state.phase = MARKET_TOKEN
