"""What a search has in mind: the line that an option begins, and what it leads to."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from regnum.engine.branch import Branch
from regnum.engine.decision import Ask, Option
from regnum.engine.run import Run
from regnum.engine.state import State
from regnum.players.node import Node

SURE = 3
"""What was tried less often is no part of a line: it was an attempt."""
LONGEST = 40
"""Choices: some turns never end."""


class Guide(Protocol):
    """Whoever knows how a game may go on."""

    def choice(self, branch: Branch) -> Option | None:
        """What is chosen there, whoever is asked; None where that is not known."""


class Trodden:
    """In a tree, what was tried most goes on."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def choice(self, branch: Branch) -> Option | None:
        """The option that was tried most of those that there are in this world."""
        decision = branch.decision
        assert decision is not None
        children = self._node.children.get(decision.seat, {})
        tried = [children[one.key] for one in decision.options if one.key in children]
        best = max(tried, key=lambda child: child.visits, default=None)
        if best is None or best.visits < SURE:
            return None
        self._node = best
        return best.option


class Step(NamedTuple):
    """A choice of a line, and what it answers."""

    ask: Ask
    option: Option


class Outcome(NamedTuple):
    """What a line leads to, in a world that could be."""

    points: int
    """What the seat's points change by until somebody else is asked."""
    cards: int
    """The same of the cards in its hand."""
    theirs: int
    """What the points of the best of the others change by, by the answer that search expects."""
    chance: float
    """To win, when the line is done."""


class Line(NamedTuple):
    """From an option to the end of what the seat can do by itself, as far as that can be foretold."""

    steps: tuple[Step, ...]
    outcome: Outcome


def line_of(option: Option, guide: Guide, worlds: Sequence[Branch]) -> Line:
    """Play on from the question in the first of some worlds that could be, beginning with an option."""
    branch, others = worlds[0].clone(), worlds[1:]
    assert branch.decision is not None
    seat = branch.decision.seat
    before, held = points_of(branch), hand_of(branch.state, seat)
    steps = [take(branch, option), *stretch(branch, guide, seat, own=True)]
    own = points_of(branch)
    cards, chance = hand_of(branch.state, seat) - held, branch.game.chances(branch.state)[seat]
    stretch(branch, guide, seat, own=False)
    after = points_of(branch)
    theirs = max([after[other] - own[other] for other in after if other != seat], default=0)
    known = min([agreed(world, steps) for world in others], default=len(steps))
    return Line(tuple(steps[:known]), Outcome(own[seat] - before[seat], cards, theirs, chance))


def take(branch: Branch, option: Option) -> Step:
    assert branch.decision is not None
    step = Step(branch.decision.ask, option)
    branch.take(option)
    return step


def stretch(branch: Branch, guide: Guide, seat: int, own: bool) -> list[Step]:
    """What the seat does as long as nobody else is asked, or what the others do until the seat is."""
    steps: list[Step] = []
    while (decision := branch.decision) is not None and (decision.seat == seat) == own:
        option = guide.choice(branch) if len(steps) < LONGEST else None
        if option is None:
            break
        steps.append(take(branch, option))
    return steps


def agreed(world: Branch, steps: Sequence[Step]) -> int:
    """How many steps can be taken in another world as well. What differs there the seat cannot know yet: a
    line that went on with a card which is still to be drawn would be a dream."""
    branch = world.clone()
    for number, step in enumerate(steps):
        decision = branch.decision
        if decision is None or decision.ask != step.ask or step.option not in decision.options:
            return number
        branch.take(step.option)
    return len(steps)


def points_of(run: Run) -> dict[int, int]:
    """Everybody's points, were the game to end now."""
    points = dict.fromkeys(range(run.state.seats), 0)
    for line in run.game.tally(run.state):
        points[line.seat] += line.points
    return points


def hand_of(state: State, seat: int) -> int:
    return len(state.zones["hand"].of(state, seat))
