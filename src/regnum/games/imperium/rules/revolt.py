"""Revolting (REVOLT)."""

from regnum.engine.decision import DONE, Decision, Unit
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import MARKET_TOKEN, ImperiumState
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.zones import HAND

ASK = ask("revolt", "REVOLT-1")


def revolt(state: ImperiumState) -> Unit:
    """Return unrest cards from hand, one by one, or stop; a unit each."""
    seat = state.turn
    unrest = moves.unrest_in(state.hand[seat])
    options, picks = index.options_or_done(unrest), (0, max(1, len(unrest)))
    card = yield Decision(seat, ASK, options, HAND[seat], secret=True, picks=picks)
    if card == DONE.value:
        state.phase = MARKET_TOKEN
    else:
        yield from moves.return_unrest(state, seat, card)
