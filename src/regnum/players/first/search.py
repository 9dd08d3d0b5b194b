"""The player that plays on in its mind: information-set Monte Carlo tree search.

Each iteration deals the hidden cards anew, as they could lie for all that the seat knows, and plays this
world in the tree that all worlds share (see `tree`).
"""

import random
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from regnum.engine.decision import Option
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.first.judging import judgement
from regnum.players.first.tree import Habits, Node, Tree

ITERATIONS = 1000


class Weighed(NamedTuple):
    """An option, how often it was tried, and how good it looked on average: 0 is lost, 1 is won."""

    option: Option
    visits: int
    value: float


class FirstSearchPlayer:
    """Thinks for so many iterations or seconds, whichever are over first."""

    def __init__(
        self,
        rng: Rng,
        iterations: int | None = ITERATIONS,
        seconds: float | None = None,
        clock: Callable[[], float] = monotonic,
        habits: Habits = Habits(),  # noqa: B008  # frozen
    ) -> None:
        if iterations is None and seconds is None:
            raise ValueError("a search without any limit would never end")
        self._rng = rng
        self._iterations = iterations
        self._seconds = seconds
        self._clock = clock
        self._habits = habits

    def choose(self, position: Position) -> Option:
        options = position.decision.options
        if len(options) == 1:
            return options[0]
        best = self.explain(position)[0]
        if best.visits:
            return best.option
        # The time was over before the first iteration: any option is better than none.
        return options[self._rng.below(len(options))]

    def explain(self, position: Position) -> list[Weighed]:
        """Every option with what the search thinks of it, the best first."""
        found = self._search(position).root.children.get(position.seat, {})
        weighed = [_weigh(option, found.get(option.key)) for option in position.decision.options]
        return sorted(weighed, key=lambda one: (-one.visits, -one.value))

    def _search(self, position: Position) -> Tree:
        # A stream for each decision: how long the last one was thought about does not matter to this one.
        rng = self._rng.fork()
        tree = Tree(
            position.seat, random.Random(rng.next()).random, self._habits, judgement(position.game).spread
        )
        end = None if self._seconds is None else self._clock() + self._seconds
        while not self._is_over(tree.root.visits, end):
            tree.grow(position.sample(rng))
        return tree

    def _is_over(self, made: int, end: float | None) -> bool:
        return made == self._iterations or (end is not None and self._clock() >= end)


def _weigh(option: Option, node: Node | None) -> Weighed:
    return Weighed(option, node.visits, node.total / node.visits) if node else Weighed(option, 0, 0.0)
