"""Innovating (INNOVATE)."""

from regnum.engine.decision import Unit
from regnum.games.imperium.effects import BreakThrough
from regnum.games.imperium.state import MARKET_TOKEN, ImperiumState
from regnum.games.imperium.terms import ALL_SUITS, NONE
from regnum.games.imperium.verbs.ctx import Ctx
from regnum.games.imperium.verbs.moves import discard_hand

BREAK_THROUGH = BreakThrough(ALL_SUITS)


def innovate(state: ImperiumState) -> Unit:
    """Discard the hand, then break through for any suit (INNOVATE-1, INNOVATE-2)."""
    seat = state.turn
    discard_hand(state, seat)
    yield from BREAK_THROUGH.resolve(Ctx(state, seat, NONE))
    state.phase = MARKET_TOKEN
