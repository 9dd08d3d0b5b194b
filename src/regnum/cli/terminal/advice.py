"""What a searching computer player would do in a person's place."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from regnum.cli.terminal.table import Table
from regnum.engine.decision import Option
from regnum.engine.position import Position

BEST = 3
ADVISER = "search"


class Adviser(Protocol):
    """A player that says why."""

    def explain(self, position: Position) -> Sequence[tuple[Option, int, float]]:
        """Each option, how often it was tried, and how good it looked on average, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An option, how much of its thought the adviser gave to it, and how it sees the seat's chances, in %."""

    option: Option
    share: int
    chance: int


def advise(table: Table, seat: int) -> list[Advice]:
    """The best options for a seat, the best first, by what the seat may know."""
    adviser = cast(Adviser, table.make(ADVISER, len(table.match.choices)))
    weighed = sorted(adviser.explain(Position(table.match, seat)), key=lambda one: one[1], reverse=True)
    total = sum(visits for _, visits, _ in weighed) or 1
    return [
        Advice(option, round(100 * visits / total), round(100 * value))
        for option, visits, value in weighed[:BEST]
    ]
