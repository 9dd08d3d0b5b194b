"""How good a position looks. Only what is open counts, and the number of cards in hand."""

from regnum.games.civ import scoring
from regnum.games.civ.state import OVER, CivState


def evaluate(state: CivState, seat: int) -> float:
    """From 0 (lost) to 1 (won) for the seat."""
    sides = scoring.sides_of(state)
    mine = next(at for at, side in enumerate(sides) if seat in side)
    if state.phase == OVER:
        final = scoring.result(state)
        assert final is not None
        return len(sides[mine]) / len(final.winners) if seat in final.winners else 0.0
    strengths = [max(strength(state, member) for member in side) for side in sides]
    best_other = max(strength for at, strength in enumerate(strengths) if at != mine)
    return 0.5 + max(-0.45, min(0.45, (strengths[mine] - best_other) / 20))


def strength(state: CivState, seat: int) -> float:
    """Points held, nearness to hegemony, cards in hand."""
    total = 0.3 * len(state.hands[seat])
    others = [state.areas[other] for other in state.others(seat)]
    for domain, cards in enumerate(state.areas[seat]):
        held = len(cards)
        if held:
            total += 0.25 * held + (held / state.needed(seat, domain)) ** 3 * 6
            lead = held - max(len(area[domain]) for area in others)
            total += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return total
