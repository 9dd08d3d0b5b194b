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
from typing import NamedTuple, TypeAlias

from regnum.engine.decision import Option
from regnum.engine.horizon import Horizon
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.greedy import Outlook
from regnum.players.judging import judge_of
from regnum.players.lines import Guide, Line, Trodden, line_of
from regnum.players.node import Node
from regnum.players.player import sensible
from regnum.players.prospects import Glance, Luck, Prospects, promising
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
    """An option, and how good it looked on average: 0 is lost, 1 is won."""

    option: Option
    share: float
    """How much speaks for it: which part of all tries it got, or how little it stands behind the best. All
    options together make 1."""
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


LOOKS = 80
"""How many ways to go on a first look at a decision takes in: more than that of `greedy`, for it decides what
is thought about at all."""
TOLD = 3
"""Of so many options the line is told,"""
WORLDS_OF_A_LINE = 3
"""as far as it can be followed in so many worlds."""
LEAVES_OF_A_LINE = 24
"""Ways to go on that are looked at for each of its steps: more than at a glance, and still quick."""

Explained: TypeAlias = tuple[list[Weighed], Callable[[Option], Guide]]
"""The options, the best first, and who knows how each goes on."""


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
            return self._race(position, options, horizon, self._rng.fork()).leader
        tree = self.think(position, hasty=True)
        return next(one.option for one in _weighed(tree, position) if one.option in options)

    def _race(
        self,
        position: Position,
        options: Sequence[Option],
        horizon: Horizon,
        rng: Rng,
        also: Sequence[Option] = (),
    ) -> Race:
        """The few options that look best, and some others, played on until positions compare again."""
        judge = judge_of(position.game, self._weights)
        seconds, begun = self._budget.at(position), self._clock()
        outlook = Outlook(position.seat, judge, rng.fork())
        values = outlook.values(position.branch(rng), options, LOOKS)
        looks = dict(zip(options, values, strict=True))
        race = Race(promising(looks, position.game.spread) | {one: looks[one] for one in also})
        if seconds is not None and seconds < LEAST:
            return race
        until, made = inf if seconds is None else begun + seconds, 0
        while len(race.running) > 1 and self._left(made, seconds, begun) > 0:
            prospects = Prospects(position.seat, position.branch(rng), horizon, judge, rng)
            found = self._in_a_world(race.running, prospects, until)
            if found is None:
                break
            race.add(found)
            made += PLAYED_ON * len(found)
        return race

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

    def explain(self, position: Position, also: Sequence[Option] = (), lines: int = TOLD) -> list[Weighed]:
        """Every option with what the search thinks of it, the best first: that is what it would choose. Some
        options are looked at closely however bad they look; of the best, so many are told with their line."""
        if (horizon := position.game.horizon) is not None:
            weighed, guide = self._by_race(position, horizon, also)
        else:
            weighed, guide = self._by_tree(position)
        worlds = [position.branch(self._rng.fork()) for _ in range(WORLDS_OF_A_LINE)]
        told = [
            one._replace(line=line_of(one.option, guide(one.option), worlds)) if one.share else one
            for one in weighed[:lines]
        ]
        return [*told, *weighed[lines:]]

    def _by_tree(self, position: Position) -> Explained:
        tree = self.think(position)
        children = tree.root.children.get(position.seat, {})
        return _weighed(tree, position), lambda option: Trodden(children[option.key])

    def _by_race(self, position: Position, horizon: Horizon, also: Sequence[Option]) -> Explained:
        rng = self._rng.fork()
        judge, options = judge_of(position.game, self._weights), position.decision.options
        race, luck = self._race(position, options, horizon, rng, also), Luck(rng.next())
        weighed = [Weighed(one.option, one.share, one.stand) for one in race.standings()]
        raced = {one.option for one in weighed}
        # What never ran looked worse than all that did.
        rest = [Weighed(option, 0.0, 0.0) for option in options if option not in raced]
        return [*weighed, *rest], lambda option: Glance(judge, luck, LEAVES_OF_A_LINE)

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
        looks = min(LOOKS, int(habits.trust) * len(options))  # no more than it is trusted for
        first = outlook.values(worlds.first(), options, looks)
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
LOOK_UP = 16
"""After so many iterations a search looks whether its choice is clear."""


def _weighed(tree: Tree, position: Position) -> list[Weighed]:
    """By a tree, what was tried most first."""
    found, tries = tree.root.children.get(position.seat, {}), max(1, tree.root.visits)
    weighed = [_weigh(option, found.get(option.key), tries) for option in position.decision.options]
    return sorted(weighed, key=lambda one: (-one.share, -one.value))


def _weigh(option: Option, node: Node | None, tries: int) -> Weighed:
    if node is None:
        return Weighed(option, 0.0, 0.0)
    return Weighed(option, node.visits / tries, node.value)
