"""What comes of an option when everybody plays on as `greedy` does, as far as positions compare.

Where a turn is many decisions, or a round many turns, a tree does not see its end, and whatever is judged
within it is judged badly.
"""

from collections.abc import Sequence
from math import exp

from regnum.engine.branch import Branch
from regnum.engine.decision import Option
from regnum.engine.horizon import Horizon
from regnum.engine.result import Result
from regnum.engine.rng import Rng
from regnum.players.greedy import Outlook
from regnum.players.judging import Judge

FEW = 3
"""So many options are played on at most,"""
CLOSE = 1.5
"""and only those that look nearly as good as the best, in spreads (see `Game`)."""
LEAVES = 8
"""How many ways to go on somebody looks at who plays on: a tenth of what `greedy` does."""
MOST = 240
"""Decisions: some turns never end."""
CLEAR = 6.0
"""Points: a lead that is one in most worlds."""


class Prospects:
    """For one seat, in worlds that could be."""

    def __init__(self, seat: int, horizon: Horizon, judge: Judge, rng: Rng) -> None:
        self._seat = seat
        self._horizon = horizon
        self._judge = judge
        self._rng = rng

    def of(self, world: Branch, option: Option) -> float:
        """How good the seat stands in the end, or when positions compare again after the option."""
        branch, reached = world.clone(), self._horizon(world.state)
        branch.take(option)
        for _ in range(MOST):
            if branch.decision is None or reached(branch.state):
                break
            branch.take(self._likely(branch))
        return self._stands(branch)

    def _stands(self, branch: Branch) -> float:
        result = branch.game.result(branch.state)
        if result is not None and by_points(result):
            return by_lead(result.points, self._seat)
        return self._judge(branch.state)[self._seat]

    def _likely(self, branch: Branch) -> Option:
        """What whoever is asked would do at a glance."""
        decision = branch.decision
        assert decision is not None
        options = decision.options
        outlook = Outlook(decision.seat, self._judge, self._rng.fork())
        values = outlook.values(branch, options, max(LEAVES, len(options)))
        return options[values.index(max(values))]


def by_points(result: Result) -> bool:
    """Did points decide? Alone, and when an empire collapses, something else does."""
    most = max(result.points)
    return len(result.points) > 1 and all(result.points[seat] == most for seat in result.winners)


def by_lead(points: Sequence[int], seat: int) -> float:
    """How good a seat stands that ends with so many points: a narrow win in one world is none in the next."""
    others = [one for at, one in enumerate(points) if at != seat]
    return 1 / (1 + exp((max(others) - points[seat]) / CLEAR))


def promising(options: Sequence[Option], values: Sequence[float], spread: float) -> list[Option]:
    """The few options that look best, the best first."""
    order = sorted(range(len(options)), key=lambda at: -values[at])[:FEW]
    least = values[order[0]] - CLOSE * spread
    return [options[at] for at in order if values[at] >= least]
