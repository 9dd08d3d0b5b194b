"""What a searching computer player would do in a person's place."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from regnum.cli.terminal.table import Table
from regnum.engine.decision import Option
from regnum.engine.position import Position
from regnum.players.search import Weighed

BEST = 3
ADVISER = "search"


class Adviser(Protocol):
    """A player that says why."""

    def explain(self, position: Position) -> Sequence[Weighed]:
        """Every option with what it thinks of it, the best first."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An option, how sure the adviser is of it, and how it sees the seat's chances, in %."""

    option: Option
    share: int
    chance: int


def advise(table: Table, seat: int) -> list[Advice]:
    """The best options for a seat, the best first, by what the seat may know."""
    adviser = cast(Adviser, table.make(ADVISER, len(table.match.choices)))
    weighed = adviser.explain(Position(table.match, seat))
    return [Advice(one.option, round(100 * one.share), round(100 * one.value)) for one in weighed[:BEST]]
