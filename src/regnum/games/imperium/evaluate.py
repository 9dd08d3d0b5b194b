"""How good a position looks."""

from math import tanh

from regnum.games.imperium import scoring
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import OVER, ImperiumState
from regnum.games.imperium.terms import UNREST
from regnum.games.imperium.verbs.ctx import Ctx

DECENT_LEAD = 25.0
"""A lead of so many points is nearly a win."""
NEAR_COLLAPSE = 5
"""With fewer unrest cards in the pile, it matters who has the fewest."""


def evaluate(state: ImperiumState, seat: int) -> float:
    """From 0 (lost) to 1 (won) for the seat."""
    if state.phase == OVER:
        final = scoring.result(state)
        assert final is not None
        return 1 / len(final.winners) if seat in final.winners else 0.0
    mine = strength(state, seat)
    best = max(strength(state, other) for other in state.others(seat))
    return 0.5 + 0.45 * tanh((mine - best) / DECENT_LEAD)


def strength(state: ImperiumState, seat: int) -> float:
    """Points as they stand, and what may become points."""
    pool = state.pools[seat]
    cards = index.CARD
    unrest = 0
    total = pool.progress + 0.3 * pool.materials + 0.6 * pool.population
    for card, place in scoring.placed(state, seat):
        points = cards[card].points
        total += points if isinstance(points, int) else points.value(Ctx(state, seat, card), place)
        unrest += index.COUNT[UNREST][card]
    # The hand counts nothing: it is refilled when a turn ends, and to end early would look like a gain.
    total += 1.0 * len(state.play[seat]) + 0.5 * len(state.discard[seat])
    total += 4.0 * state.empire[seat] - 0.5 * len(state.nation[seat]) - 1.0 * len(state.development[seat])
    if len(state.unrest) < NEAR_COLLAPSE:
        total -= unrest * (NEAR_COLLAPSE - len(state.unrest))
    return total
