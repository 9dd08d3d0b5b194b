"""The tree of a search: every world that a seat holds for possible is played in the one same tree.

At a node each seat prefers what was best for itself so far (UCB). Which options a node has depends on the
world, so an option's visits are compared with how often it was offered, not with the visits of the node. What
was never tried here is hoped to be as good as it was elsewhere in the tree: in these games the order in which
cards are played seldom matters, and whoever has learnt that a card is good need not learn it at every node.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt

from regnum.engine.branch import Branch
from regnum.engine.decision import DONE, Option, Options
from regnum.engine.fields import MOST_SEATS
from regnum.engine.game import Game
from regnum.engine.run import Run
from regnum.engine.state import State
from regnum.players.judging import Judge
from regnum.players.node import Node, worth
from regnum.players.worlds import Crossing

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


ROOTS = [0.0, 0.0]
"""The roots of the logarithms of numbers: made as far as they are needed, looked up in every comparison."""
MOST_KEPT = 10_000
"""So many crossings are kept at most, of one to three thousand bytes each: what a second or two makes."""


class Tree:
    """Grows by one node in every world that is played in it."""

    def __init__(self, seat: int, luck: Luck, habits: Habits, spread: float, judge: Judge) -> None:
        self.root = Node(seat, DONE, [0.0, 0.0])
        self._luck = luck
        self._habits = habits
        self._exploration = habits.exploration * spread
        self._judge = judge
        self._elsewhere: list[dict[str, list[float]]] = [{} for _ in range(MOST_SEATS)]
        """By seat and key: how often it was taken anywhere, and how good that looked in all."""
        self._kept = 0

    def expect(self, values: Mapping[Option, float]) -> None:
        """What a first look made of the options of the root."""
        seat, trust = self.root.seat, self._habits.trust
        children = self.root.children[seat] = {}
        for option, value in values.items():
            elsewhere = self._elsewhere[seat][option.key] = [0.0, 0.0]
            node = children[option.key] = Node(seat, option, elsewhere, trust, value)
            node.doubt = self._exploration / sqrt(trust)

    def grow(self, world: Crossing) -> None:
        """Play a world down the tree and a little beyond, and remember how good it looked for whom."""
        if len(ROOTS) < self.root.visits + 3:  # no option was offered more often than there were iterations
            ROOTS.append(sqrt(log(len(ROOTS))))
        path = [self.root]
        run = self._descend(world, path)
        if self._habits.haste:
            self._play_on(run)
        else:
            self._finish(run, path[-1].seat)
        self._remember(path, self._judge(run.state))

    def _remember(self, path: Sequence[Node], values: Sequence[float]) -> None:
        exploration, hopeful = self._exploration, self._habits.hopeful
        for node in reversed(path):
            value = values[node.seat]
            node.visits += 1
            node.total = total = node.total + value
            node.weight = weight = node.weight + 1.0
            node.value = worth(node) if hopeful and node.children else total / weight
            node.doubt = exploration / sqrt(weight)
            elsewhere = node.elsewhere
            elsewhere[0] += 1.0
            elsewhere[1] += value

    def lead(self) -> int:
        """By how many visits the first of the seat's options is ahead of the second."""
        visits = sorted([node.visits for node in self.root.children.get(self.root.seat, {}).values()])
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def _descend(self, world: Crossing, path: list[Node]) -> Run:
        """Follow the tree until a node is new, or the game over.

        Where somebody has passed in this world, no rule has to be played; the first who comes to a question
        leaves a crossing there. The most promising option is looked for in here, and not in a function of its
        own: that is done five times an iteration.
        """
        here, node, branch = world, path[0], None
        while True:
            untried = here.untried
            if untried:
                children = node.children.get(here.seat)
                if children and len(children) != here.seen:
                    here.look_up(children)
                    untried = here.untried
            best, most = None, -1.0
            for child in here.known:
                child.offered = offered = child.offered + 1
                promise = child.value + child.doubt * ROOTS[offered]
                if promise > most:
                    best, most = child, promise
            if untried:
                option, promise = self._hoped(here.seat, node, untried)
                if best is None or promise > most:
                    best = self._new(here.seat, node, option)
            assert best is not None
            node = best
            path.append(node)
            if not node.visits:
                break
            onward = here.onward.get(node)
            if onward is None:
                branch = branch or here.branch()
                branch.take(node.option)
                if branch.decision is None:
                    return branch
                onward = self._crossing(here, node, branch)
            here = onward
        run = branch.last_stretch() if branch else here.run()
        run.take(node.option)
        return run

    def _crossing(self, here: Crossing, node: Node, branch: Branch) -> Crossing:
        """Where the option of a node has led to."""
        found = Crossing(branch)
        if self._kept < MOST_KEPT:
            self._kept += 1
            here.onward[node] = found
        return found

    def _new(self, seat: int, node: Node, option: Option) -> Node:
        """A child for an option that was never tried after this node."""
        elsewhere = self._elsewhere[seat].setdefault(option.key, [0.0, 0.0])
        made = node.children.setdefault(seat, {})[option.key] = Node(seat, option, elsewhere)
        return made

    def _hoped(self, seat: int, node: Node, untried: Sequence[Option]) -> tuple[Option, float]:
        """The untried option that did best elsewhere; those that were nowhere tried come first, by chance."""
        elsewhere, luck = self._elsewhere[seat], self._luck
        best, most = untried[0], -1.0
        for option in untried:
            found = elsewhere.get(option.key)
            value = found[1] / found[0] if found and found[0] else 1.0 + luck()
            if value > most:
                best, most = option, value
        return best, most + self._exploration * ROOTS[node.visits + 1]

    def _play_on(self, run: Run) -> None:
        """A few hasty decisions, whoever makes them."""
        luck, haste = self._luck, self._habits.haste
        for _ in range(self._habits.playout):
            if (decision := run.decision) is None:
                return
            # Those of cards in a hand are still to be made; `options` would be a call for the others, too.
            made = decision.given is None
            options: Options = decision.offered if made else decision.options  # type: ignore[assignment]
            # Options are sorted: where whole turns compare, the end of a turn is the last of them.
            ends = options[-1] == DONE and luck() < haste
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
