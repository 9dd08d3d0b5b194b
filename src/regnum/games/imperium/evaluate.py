"""How good a position looks: what each seat is expected to have in the end, and what may come of the lead.

What a seat is expected to have is the sum of its signs, by weights that were learnt from games
(`weights.txt`, made by `regnum learn imperium`).
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from regnum.engine.weights import Learning, Weights, softmax, weighed
from regnum.games.imperium import scoring
from regnum.games.imperium.signs import SIGNS, UNREST_AT, course, signs
from regnum.games.imperium.state import OVER, ImperiumState

NEAR_COLLAPSE = 7
"""With fewer unrest cards in the pile, it matters who has the fewest."""
SURELY = 1.0
"""How surely a collapse will be decided by an unrest card more or less, for others may still take some."""
WEIGHTS = Path(__file__).parent / "weights.txt"


def judge(weights: Weights) -> Callable[[ImperiumState], list[float]]:
    """Chances by some weights."""

    def chances(state: ImperiumState) -> list[float]:
        """From 0 (lost) to 1 (won) for each seat."""
        if state.phase == OVER:
            return won(state)
        weight, margin = weights.at(course(state))
        sides = [signs(state, seat) for seat in range(state.seats)]
        shares = softmax([weighed(weight, side) / margin for side in sides])
        risk = 1 - len(state.unrest) / NEAR_COLLAPSE
        if risk <= 0:
            return shares
        after = after_collapse(state, [side[UNREST_AT] for side in sides])
        return [share + risk * risk * (then - share) for share, then in zip(shares, after, strict=True)]

    return chances


def won(state: ImperiumState) -> list[float]:
    """1 for a win, less where it is shared."""
    final = scoring.result(state)
    assert final is not None
    return [(seat in final.winners) / len(final.winners) for seat in range(state.seats)]


def after_collapse(state: ImperiumState, unrest: Sequence[float]) -> list[float]:
    """How a collapse would suit each seat. Alone it is a defeat (SOLO-END-10), among others the fewest unrest
    cards decide (COLLAPSE-6)."""
    if state.people < state.seats:
        return [float(state.is_bot(seat)) for seat in range(state.seats)]
    return softmax([-SURELY * cards for cards in unrest])


LEARNING = Learning(SIGNS, signs, course, judge, WEIGHTS, given=("points", "bot", "bot-points"))
chances = judge(Weights.read(WEIGHTS, SIGNS))
