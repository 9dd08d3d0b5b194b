"""How good a position looks: what each seat is expected to have in the end, and what may come of the lead.

What a seat is expected to have is the sum of its signs, by weights that were learnt from games
(`weights.txt`, made by `regnum learn settlers`).
"""

from collections.abc import Callable
from pathlib import Path

from regnum.engine.horizon import Reached
from regnum.engine.weights import Learning, Weights, softmax, weighed
from regnum.games.settlers import scoring
from regnum.games.settlers.cards import index
from regnum.games.settlers.signs import SIGNS, STAGES_OF_ROUNDS, course, signs
from regnum.games.settlers.state import LOOKOUT, OVER, ROUNDS, SettlersState

SOLO_PAR = 40
"""What a solo player may hope to reach."""
COLLECTED_A_ROUND = 2.5
"""The two cards of a lookout, and now and then a location lost to an attack."""
WEIGHTS = Path(__file__).parent / "weights.txt"


def judge(weights: Weights) -> Callable[[SettlersState], list[float]]:
    """Chances by some weights."""
    by_round = [weights.at(course) for course in STAGES_OF_ROUNDS]

    def chances(state: SettlersState) -> list[float]:
        """From 0 (lost) to 1 (won) for each seat."""
        if state.phase == OVER:
            return won(state)
        weight, margin = by_round[state.round]
        hopes = [weighed(weight, signs(state, seat)) / margin for seat in range(state.seats)]
        if state.solo:
            hopes.append((SOLO_PAR - 2 * solo_lead(state)) / margin)
        return softmax(hopes)

    return chances


def won(state: SettlersState) -> list[float]:
    """1 for a win, less where it is shared; alone it may be nobody's."""
    final = scoring.result(state)
    assert final is not None
    return [(seat in final.winners) / max(1, len(final.winners)) for seat in range(state.seats)]


def solo_lead(state: SettlersState) -> float:
    """Faction locations against the cards that the virtual player will have collected (SOLO-22)."""
    collected = len(state.collection) + COLLECTED_A_ROUND * (ROUNDS - state.round)
    collected += 2 if state.phase == LOOKOUT else len(state.virtual)
    faction = sum([not index.COMMON[card] for card in state.empires[0]])
    return faction + 0.4 * len([card for card in state.hand[0] if not index.COMMON[card]]) - collected


def end_of_round(state: SettlersState) -> Reached:
    """Positions within a round do not compare: whoever has spent more looks poorer."""
    begun = state.round

    def reached(now: SettlersState) -> bool:
        return now.round > begun

    return reached


LEARNING = Learning(SIGNS, signs, course, judge, WEIGHTS, given=("points",))
chances = judge(Weights.read(WEIGHTS, SIGNS))
