"""The tree of a search: every world that a seat holds for possible is played in the one same tree.

At a node each seat prefers what was best for itself so far (UCB). Which options a node has depends on the
world, so an option's visits are compared with how often it was offered, not with the visits of the node. What
was never tried here is hoped to be as good as it was elsewhere in the tree: in these games the order in which
cards are played seldom matters, and whoever has learnt that a card is good need not learn it at every node.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import log, sqrt

from regnum.engine.decision import DONE, Decision, Option
from regnum.engine.fields import MOST_SEATS
from regnum.engine.game import Game
from regnum.engine.run import Run
from regnum.engine.state import State
from regnum.players.judging import Judge

Luck = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Habits:
    """What a search can be tuned by."""

    exploration: float = 2.5
    """How much a rarely tried option is hoped to be better than it looks, in spreads (see `Game`)."""
    playout: int = 6
    """How many decisions are played beyond the tree at most."""
    haste: float = 0.0
    """How often a playout ends the turn where it may, rather than do something blindly. Without haste it only
    finishes what was begun."""
    trust: float = 20.0
    """As how many visits a first look at an option counts."""
    hopeful: bool = True
    """Is an option worth the best of what it begins? Else it is worth the average."""


TURN_BY_TURN = Habits(playout=4, haste=0.7, trust=1.0, hopeful=False)
"""Where only whole turns compare, most positions are judged between two turns, and the best of many that are
not is only the luckiest."""


def habits_for(game: Game[State]) -> Habits:
    """What suits how the game judges."""
    return TURN_BY_TURN if game.whole_turns else Habits()


class Roots(dict[int, float]):
    """The root of the logarithm of a number: made once, and looked up in every comparison."""

    def __missing__(self, number: int) -> float:
        found = self[number] = sqrt(log(number))
        return found


ROOTS = Roots()


class Node:
    """What is known of one option of a seat, after the options above it."""

    __slots__ = ("children", "doubt", "offered", "option", "seat", "total", "trust", "value", "visits")

    def __init__(self, seat: int, option: Option, trust: float = 0.0, value: float = 0.0) -> None:
        """`value` is what a first look made of it, which counts as so many visits as `trust` says."""
        self.seat = seat
        self.option = option
        self.offered = 1
        """How often it could have been taken."""
        self.visits = 0
        self.trust = trust
        self.total = trust * value
        """The sum of all judgements below, as the seat sees them, and of the first look."""
        self.value = value
        """What it is worth: the average of these, or see `worth`."""
        self.doubt = 0.0
        """How much better than that it may be, as far as its visits tell: the fewer, the more."""
        self.children: dict[int, dict[str, Node]] = {}
        """By seat and key. Who is asked next may depend on the world, too."""


class Tree:
    """Grows by one node in every world that is played in it."""

    def __init__(self, seat: int, luck: Luck, habits: Habits, spread: float, judge: Judge) -> None:
        self.root = Node(seat, DONE)
        self._luck = luck
        self._habits = habits
        self._exploration = habits.exploration * spread
        self._judge = judge
        self._known: list[dict[str, list[float]]] = [{} for _ in range(MOST_SEATS)]
        """By seat and key: how often it was taken anywhere, and how good that looked in all."""

    def expect(self, values: Mapping[Option, float]) -> None:
        """What a first look made of the options of the root."""
        trust, seat = self._habits.trust, self.root.seat
        children = {option.key: Node(seat, option, trust, value) for option, value in values.items()}
        for node in children.values():
            node.doubt = self._exploration / sqrt(trust)
        self.root.children[seat] = children

    def grow(self, run: Run) -> None:
        """Play a world down the tree and a little beyond, and remember how good it looked for whom."""
        path = self._descend(run)
        if self._habits.haste:
            self._play_on(run)
        else:
            self._finish(run, path[-1].seat)
        values, known = self._judge(run.state), self._known
        exploration, hopeful = self._exploration, self._habits.hopeful
        for node in reversed(path):
            seat = node.seat
            value = values[seat]
            node.visits += 1
            node.total += value
            weight = node.visits + node.trust
            node.value = worth(node) if hopeful and node.children else node.total / weight
            node.doubt = exploration / sqrt(weight)
            found = known[seat].get(node.option.key)
            if found is None:
                known[seat][node.option.key] = [1.0, value]
            else:
                found[0] += 1.0
                found[1] += value

    def lead(self) -> int:
        """By how many visits the first of the seat's options is ahead of the second."""
        visits = sorted([node.visits for node in self.root.children.get(self.root.seat, {}).values()])
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

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
        """The most promising option, tried or not."""
        seat = decision.seat
        children = node.children.get(seat)
        if children is None:
            children = node.children[seat] = {}
        best, most = None, -1.0
        untried: list[Option] = []
        for option in decision.options:
            child = children.get(option.key)
            if child is None:
                untried.append(option)
                continue
            child.offered = offered = child.offered + 1
            promise = child.value + child.doubt * ROOTS[offered]
            if promise > most:
                best, most = child, promise
        if untried:
            option, promise = self._hoped(seat, node, untried)
            if best is None or promise > most:
                best = children[option.key] = Node(seat, option)
        assert best is not None
        return best

    def _hoped(self, seat: int, node: Node, untried: list[Option]) -> tuple[Option, float]:
        """The untried option that did best elsewhere; those that were nowhere tried come first, by chance."""
        known, luck = self._known[seat], self._luck
        best, most = untried[0], -1.0
        for option in untried:
            found = known.get(option.key)
            value = 1.0 + luck() if found is None else found[1] / found[0]
            if value > most:
                best, most = option, value
        return best, most + self._exploration * ROOTS[node.visits + 1]

    def _play_on(self, run: Run) -> None:
        """A few hasty decisions, whoever makes them."""
        luck, haste = self._luck, self._habits.haste
        for _ in range(self._habits.playout):
            if (decision := run.decision) is None:
                return
            options = decision.options
            ends = DONE in options and luck() < haste
            run.take(DONE if ends else options[int(luck() * len(options))])

    def _finish(self, run: Run, seat: int) -> None:
        """What was begun is done blindly, so that no position is judged when something is paid and not yet
        received."""
        unit, luck = run.unit, self._luck
        for _ in range(self._habits.playout):
            decision = run.decision
            if decision is None or decision.seat != seat or run.unit is not unit:
                return
            options = decision.options
            run.take(options[int(luck() * len(options))])


def worth(node: Node) -> float:
    """What an option is worth to its seat: as much as the best of what the seat can do next by itself.

    The average alone would make options that ask further look worse than those that do not, for most of what
    was tried below them was a mistake. An option that few worlds offer does not count.
    """
    mean = node.total / (node.visits + node.trust)
    children = node.children.get(node.seat)
    if not children:
        return mean
    best, most = None, mean
    for child in children.values():
        if child.visits and child.value > most and 2 * child.offered >= node.visits:
            best, most = child, child.value
    return mean if best is None else mean + (most - mean) * best.visits / (best.visits + 1)
