"""The tree of a search: every world that a seat holds for possible is played in the one same tree.

At a node each seat prefers what was best for itself so far (UCB). Which options a node has depends on the
world, so an option's visits are compared with how often it was offered, not with the visits of the node.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt

from regnum.engine.decision import DONE, Decision, Option
from regnum.engine.run import Run
from regnum.players.first.judging import judgement

Luck = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Habits:
    """What a search can be tuned by."""

    exploration: float = 2.5
    """How much a rarely tried option is hoped to be better than it looks, in spreads (see `Game`)."""
    playout: int = 4
    """How many decisions are played beyond the tree before a position is judged."""
    haste: float = 0.7
    """How often a playout is done where it may be, rather than do something at random."""


class Node:
    """What is known of one option of a seat, after the options above it."""

    __slots__ = ("children", "offered", "option", "seat", "total", "visits")

    def __init__(self, seat: int, option: Option) -> None:
        self.seat = seat
        self.option = option
        self.offered = 1
        """How often it could have been taken."""
        self.visits = 0
        self.total = 0.0
        """The sum of all judgements below, as the seat sees them."""
        self.children: dict[int, dict[str, Node]] = {}
        """By seat and key. Who is asked next may depend on the world, too."""


class Tree:
    """Grows by one node in every world that is played in it."""

    def __init__(self, seat: int, luck: Luck, habits: Habits, spread: float) -> None:
        self.root = Node(seat, DONE)
        self._luck = luck
        self._habits = habits
        self._exploration = habits.exploration * spread

    def grow(self, run: Run) -> None:
        """Play a world down the tree and a little beyond, and remember how good it looked for whom."""
        path = self._descend(run)
        self._play_on(run)
        evaluate, state = judgement(run.game).evaluate, run.state
        values: dict[int, float] = {}
        for node in path:
            seat = node.seat
            if seat not in values:
                values[seat] = evaluate(state, seat)
            node.visits += 1
            node.total += values[seat]

    def _descend(self, run: Run) -> list[Node]:
        """Follow the tree until a node is new, or the game over."""
        node = self.root
        path = [node]
        while (decision := run.decision) is not None:
            node = self._step(node, decision)
            path.append(node)
            run.take(node.option)
            if not node.visits:
                break
        return path

    def _step(self, node: Node, decision: Decision) -> Node:
        """An option that was never tried here, or else the most promising."""
        children = node.children.get(decision.seat)
        if children is None:
            children = node.children[decision.seat] = {}
        exploration = self._exploration
        untried: list[Option] = []
        best, most = node, -1.0
        for option in decision.options:
            child = children.get(option.key)
            if child is None:
                untried.append(option)
                continue
            child.offered += 1
            visits = child.visits
            promise = child.total / visits + exploration * sqrt(log(child.offered) / visits)
            if promise > most:
                best, most = child, promise
        if untried:
            option = untried[int(self._luck() * len(untried))]
            best = children[option.key] = Node(decision.seat, option)
        return best

    def _play_on(self, run: Run) -> None:
        """A few hasty decisions, so that most positions are judged between two turns and not within one."""
        luck, haste = self._luck, self._habits.haste
        for _ in range(self._habits.playout):
            if (decision := run.decision) is None:
                return
            options = decision.options
            if DONE in options and luck() < haste:
                run.take(DONE)
            else:
                run.take(options[int(luck() * len(options))])
