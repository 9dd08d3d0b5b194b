"""What comes of an option when everybody plays on as `greedy` does, until all have had a turn.

Where a turn is many decisions, a tree does not see its end, and whatever is judged within it is judged badly.
"""

from collections.abc import Sequence

from regnum.engine.branch import Branch
from regnum.engine.decision import Option
from regnum.engine.rng import Rng
from regnum.players.greedy import Outlook
from regnum.players.judging import Judge

FEW = 3
"""So many options are played on at most,"""
CLOSE = 1.5
"""and only those that look nearly as good as the best, in spreads (see `Game`)."""
LEAVES = 8
"""How many ways to go on somebody looks at who plays on: a tenth of what `greedy` does."""
MOST = 80
"""Decisions: some turns never end."""


class Prospects:
    """For one seat, in worlds that could be."""

    def __init__(self, seat: int, judge: Judge, rng: Rng) -> None:
        self._seat = seat
        self._judge = judge
        self._rng = rng

    def of(self, world: Branch, option: Option) -> float:
        """How good the seat stands when all have had a turn after the option."""
        branch = world.clone()
        branch.take(option)
        turn, turns = branch.state.whose_turn, branch.state.seats
        for _ in range(MOST):
            whose = branch.state.whose_turn
            if whose is not None and whose != turn:
                turn, turns = whose, turns - 1
            if branch.decision is None or not turns:
                break
            branch.take(self._likely(branch))
        return self._judge(branch.state)[self._seat]

    def _likely(self, branch: Branch) -> Option:
        """What whoever is asked would do at a glance."""
        decision = branch.decision
        assert decision is not None
        options = decision.options
        outlook = Outlook(decision.seat, self._judge, self._rng.fork())
        values = outlook.values(branch, options, max(LEAVES, len(options)))
        return options[values.index(max(values))]


def promising(options: Sequence[Option], values: Sequence[float], spread: float) -> list[Option]:
    """The few options that look best, the best first."""
    order = sorted(range(len(options)), key=lambda at: -values[at])[:FEW]
    least = values[order[0]] - CLOSE * spread
    return [options[at] for at in order if values[at] >= least]
