"""What a search has in mind: the line that an option begins, and what it leads to."""

from typing import NamedTuple

from regnum.engine.branch import Branch
from regnum.engine.decision import Ask, Option
from regnum.engine.run import Run
from regnum.engine.state import State
from regnum.players.node import Node

SURE = 3
"""What was tried less often is no part of a line: it was an attempt."""


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
    """From an option to the end of what the seat can do by itself."""

    steps: tuple[Step, ...]
    outcome: Outcome


def line_of(node: Node, world: Branch) -> Line:
    """Play on from the question in a world: first the node's own option, then what was tried most."""
    run, seat = world.run(), node.seat
    before = points_of(run)
    held = hand_of(run.state, seat)
    steps = [step_of(run, node)]
    last = follow(run, node, seat, steps)
    own = points_of(run)
    cards, chance = hand_of(run.state, seat) - held, run.game.chances(run.state)[seat]
    answer_of_others(run, last, seat)
    after = points_of(run)
    theirs = max([after[other] - own[other] for other in after if other != seat], default=0)
    return Line(tuple(steps), Outcome(own[seat] - before[seat], cards, theirs, chance))


def step_of(run: Run, node: Node) -> Step:
    """Take a node's option."""
    assert run.decision is not None
    step = Step(run.decision.ask, node.option)
    run.take(node.option)
    return step


def follow(run: Run, node: Node, seat: int, steps: list[Step]) -> Node:
    """The seat's own choices, as long as search is sure of them. Returns the last node."""
    while (following := next_of(run, node)) is not None and following.seat == seat:
        steps.append(step_of(run, following))
        node = following
    return node


def answer_of_others(run: Run, node: Node, seat: int) -> None:
    """What the others do until the seat is asked again."""
    while (following := next_of(run, node)) is not None and following.seat != seat:
        step_of(run, following)
        node = following


def next_of(run: Run, node: Node) -> Node | None:
    """The option that was tried most of those that there are in this world."""
    decision = run.decision
    if decision is None:
        return None
    children = node.children.get(decision.seat, {})
    tried = [children[one.key] for one in decision.options if one.key in children]
    best = max(tried, key=lambda child: child.visits, default=None)
    return best if best is not None and best.visits >= SURE else None


def points_of(run: Run) -> dict[int, int]:
    """Everybody's points, were the game to end now."""
    points = dict.fromkeys(range(run.state.seats), 0)
    for line in run.game.tally(run.state):
        points[line.seat] += line.points
    return points


def hand_of(state: State, seat: int) -> int:
    return len(state.zones["hand"].of(state, seat))
