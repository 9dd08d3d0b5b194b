"""What comes of an option when everybody plays on as `greedy` does, as far as positions compare.

Where a turn is many decisions, or a round many turns, a tree does not see its end, and whatever is judged
within it is judged badly.
"""

from collections.abc import Mapping, Sequence
from math import exp
from zlib import crc32

from regnum.engine.branch import Branch
from regnum.engine.decision import Decision, Option
from regnum.engine.horizon import Horizon
from regnum.engine.result import Result
from regnum.engine.rng import Rng
from regnum.players.greedy import Outlook
from regnum.players.judging import Judge

FEW = 6
"""So many options are played on at most,"""
CLOSE = 3.0
"""and only those that look nearly as good as the best, in spreads (see `Game`)."""
LEAVES = 8
"""How many ways to go on somebody looks at who plays on: a tenth of what `greedy` does."""
MOST = 240
"""Decisions: some turns never end."""
CLEAR = 6.0
"""Points: a lead that is one in most worlds."""


class Luck:
    """What chance brings to those who play on in a world. Who is asked the same for the same time has the
    same luck, whatever came before: it shall not be what options differ by."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[str, Rng] = {}

    def at(self, decision: Decision) -> Rng:
        asked = f"{decision.seat} {decision.ask.text}"
        if asked not in self._streams:
            self._streams[asked] = Rng(self._seed ^ crc32(asked.encode()))
        return self._streams[asked].fork()


class Glance:
    """What whoever is asked would do at a glance."""

    def __init__(self, judge: Judge, luck: Luck, leaves: int = LEAVES) -> None:
        self._judge = judge
        self._luck = luck
        self._leaves = leaves

    def choice(self, branch: Branch) -> Option:
        """What looks best."""
        decision = branch.decision
        assert decision is not None
        options = decision.options
        outlook = Outlook(decision.seat, self._judge, self._luck.at(decision))
        values = outlook.values(branch, options, max(self._leaves, len(options)))
        return options[values.index(max(values))]


class Prospects:
    """For one seat, in a world that could be."""

    def __init__(self, seat: int, world: Branch, horizon: Horizon, judge: Judge, rng: Rng) -> None:
        self._seat = seat
        self._world = world
        self._horizon = horizon
        self._judge = judge
        self._luck = rng.next()

    def of(self, option: Option) -> float:
        """How good the seat stands in the end, or when positions compare again after the option."""
        branch, reached = self._world.clone(), self._horizon(self._world.state)
        everybody = Glance(self._judge, Luck(self._luck))
        branch.take(option)
        for _ in range(MOST):
            if branch.decision is None or reached(branch.state):
                break
            branch.take(everybody.choice(branch))
        return self._stands(branch)

    def _stands(self, branch: Branch) -> float:
        result = branch.game.result(branch.state)
        if result is not None and by_points(result):
            return by_lead(result.points, self._seat)
        return self._judge(branch.state)[self._seat]


def by_points(result: Result) -> bool:
    """Did points decide? Alone, and when an empire collapses, something else does."""
    most = max(result.points)
    return len(result.points) > 1 and all(result.points[seat] == most for seat in result.winners)


def by_lead(points: Sequence[int], seat: int, clear: float = CLEAR) -> float:
    """How good a seat stands that ends with so many points: a narrow win in one world is none in the next."""
    others = [one for at, one in enumerate(points) if at != seat]
    return 1 / (1 + exp((max(others) - points[seat]) / clear))


def promising(looks: Mapping[Option, float], spread: float) -> dict[Option, float]:
    """The few options that look best, the best first."""
    best = sorted(looks.items(), key=lambda one: -one[1])[:FEW]
    least = best[0][1] - CLOSE * spread
    return {option: value for option, value in best if value >= least}
