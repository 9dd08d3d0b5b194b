"""The player that plays on in its mind: information-set Monte Carlo tree search.

Each iteration plays on in a world that could be, for all that the seat knows (see `worlds`), in the tree that
all worlds share (see `tree`).
"""

import gc
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import NamedTuple

from regnum.engine.decision import Option
from regnum.engine.horizon import Horizon
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.greedy import Outlook, leaves_for
from regnum.players.judging import judge_of
from regnum.players.lines import Line, line_of
from regnum.players.node import Node
from regnum.players.player import sensible
from regnum.players.prospects import Prospects, promising
from regnum.players.race import Race
from regnum.players.tree import Habits, Tree, habits_for
from regnum.players.worlds import Worlds

ITERATIONS = 1000


@contextmanager
def uncollected() -> Iterator[None]:
    """Without Python's collector of cycles. A search makes none, and holds a million small things that the
    collector would look through again and again."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


class Weighed(NamedTuple):
    """An option, how often it was tried, and how good it looked on average: 0 is lost, 1 is won."""

    option: Option
    visits: int
    value: float
    line: Line | None = None
    """What it begins; of the best few only."""


class Budget(NamedTuple):
    """How much a search thinks about a decision: so many iterations or seconds, whichever are over first."""

    iterations: int | None = ITERATIONS
    seconds: float | None = None
    for_turn: bool = False
    """The seconds are those of a whole turn: the first decision has the largest share of them."""

    def share(self, made: int, first: float) -> float | None:
        """The seconds for a decision after so many of the turn, where the first has such a share of them. All
        shares together are the whole."""
        if self.seconds is None or not self.for_turn:
            return self.seconds
        return self.seconds * first * (1 - first) ** made

    def at(self, position: Position) -> float | None:
        """The seconds for the decision that is asked."""
        return self.share(len(position.lately), position.game.first_share)


class SearchPlayer:
    """Thinks until its budget is spent, or no rest of it could change the choice."""

    def __init__(
        self,
        rng: Rng,
        budget: Budget = Budget(),  # noqa: B008  # frozen
        weights: str = "",
        clock: Callable[[], float] = monotonic,
        habits: Habits | None = None,
    ) -> None:
        if budget.iterations is None and budget.seconds is None:
            raise ValueError("a search without any limit would never end")
        self._rng = rng
        self._budget = budget
        self._weights = weights
        self._clock = clock
        self._habits = habits

    def choose(self, position: Position) -> Option:
        options = sensible(position)
        if len(options) == 1:
            return options[0]
        if (horizon := position.game.horizon) is not None:
            return self._played_on(position, options, horizon)
        tree = self.think(position, hasty=True)
        return next(one.option for one in _weighed(tree, position) if one.option in options)

    def _played_on(self, position: Position, options: Sequence[Option], horizon: Horizon) -> Option:
        """The option that stands best where positions compare again, of the few that look best."""
        rng, judge = self._rng.fork(), judge_of(position.game, self._weights)
        seconds, begun = self._budget.at(position), self._clock()
        outlook = Outlook(position.seat, judge, rng.fork())
        values = outlook.values(position.branch(rng), options, leaves_for(position.game))
        race = Race(promising(dict(zip(options, values, strict=True)), position.game.spread))
        if seconds is not None and seconds < LEAST:
            return race.leader
        until, made = inf if seconds is None else begun + seconds, 0
        while len(race.running) > 1 and self._left(made, seconds, begun) > 0:
            prospects = Prospects(position.seat, position.branch(rng), horizon, judge, rng)
            found = self._in_a_world(race.running, prospects, until)
            if found is None:
                break
            race.add(found)
            made += PLAYED_ON * len(found)
        return race.leader

    def _in_a_world(
        self, options: Sequence[Option], prospects: Prospects, until: float
    ) -> list[float] | None:
        """How good each option stands; None when time is over before all were played on."""
        found = []
        for option in options:
            if self._clock() > until:
                return None
            found.append(prospects.of(option))
        return found

    def explain(self, position: Position) -> list[Weighed]:
        """Every option with what the search thinks of it, the best first."""
        tree = self.think(position)
        world, children = position.branch(self._rng.fork()), tree.root.children.get(position.seat, {})
        weighed = _weighed(tree, position)
        told = [
            one._replace(line=line_of(children[one.option.key], world))
            for one in weighed[:TOLD]
            if one.visits
        ]
        return [*told, *weighed[len(told) :]]

    @uncollected()
    def think(self, position: Position, hasty: bool = False) -> Tree:
        """All that was found. Who is hasty stops as soon as the choice is clear."""
        # A stream for each decision: how long the last one was thought about does not matter to this one.
        rng = self._rng.fork()
        luck, judge = random.Random(rng.next()).random, judge_of(position.game, self._weights)
        habits = self._habits or habits_for(position.game)
        tree = Tree(position.seat, luck, habits, position.game.spread, judge)
        worlds = Worlds(position, rng)
        options = position.decision.options
        outlook = Outlook(position.seat, judge, rng.fork())
        first = outlook.values(worlds.first(), options, leaves_for(position.game))
        tree.expect(dict(zip(options, first, strict=True)))
        seconds, begun = self._budget.at(position), self._clock()
        while (left := self._left(tree.root.visits, seconds, begun)) > 0:
            if hasty and tree.root.visits % LOOK_UP == 0 and tree.lead() > left:
                break
            tree.grow(worlds.next())
        return tree

    def _left(self, made: int, seconds: float | None, begun: float) -> float:
        """How many iterations are left, as far as can be told. There is always a first: what was looked at
        once is better than anything."""
        if not made:
            return 1
        left = inf if self._budget.iterations is None else self._budget.iterations - made
        if seconds is not None:
            spent = self._clock() - begun
            left = min(left, made * (seconds - spent) / max(spent, 1e-6))
        return left


PLAYED_ON = 40
"""As how many iterations it counts when an option is played on."""
LEAST = 0.05
"""Seconds: in less than these nothing can be played on."""
TOLD = 3
"""Of so many options the line is told."""
LOOK_UP = 16
"""After so many iterations a search looks whether its choice is clear."""


def _weighed(tree: Tree, position: Position) -> list[Weighed]:
    found = tree.root.children.get(position.seat, {})
    weighed = [_weigh(option, found.get(option.key)) for option in position.decision.options]
    return sorted(weighed, key=lambda one: (-one.visits, -one.value))


def _weigh(option: Option, node: Node | None) -> Weighed:
    if node is None:
        return Weighed(option, 0, 0.0)
    return Weighed(option, node.visits, node.value)
