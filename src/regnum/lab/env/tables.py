"""Many tables at once, for self-play: one batch of observations in, one batch of actions back."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regnum.lab.env.table import BadEnvironment, Floats, Mask, Table


class Batch(NamedTuple):
    """The open question of every table."""

    seats: NDArray[np.int64]
    """Who is asked there."""
    observations: Floats
    masks: Mask
    ended: NDArray[np.bool_]
    """Where a game has ended by the last action. The question is already of the next game there."""
    returns: Floats
    """What each seat has won where a game has ended: a row for each table."""


class Tables:
    """So many games, each with its own seed. A game that ends makes room for the next at once."""

    def __init__(self, game: str, tables: int, seats: int, seed: int, options: Mapping[str, Any]) -> None:
        if tables < 1:
            raise BadEnvironment(f"There is at least 1 table, not {tables}.")
        self.tables = [Table(game, seats, options) for _ in range(tables)]
        self.seats, self._next_seed = seats, seed

    @property
    def first(self) -> Table:
        """Any of them: all have the same actions and fields."""
        return self.tables[0]

    def reset(self) -> Batch:
        """Begin a game at every table."""
        for table in self.tables:
            self._begin(table)
        nobody = np.zeros((len(self.tables), self.seats), np.float32)
        return self._batch(np.zeros(len(self.tables), np.bool_), nobody)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Answer at every table."""
        ended = np.zeros(len(self.tables), np.bool_)
        won = np.zeros((len(self.tables), self.seats), np.float32)
        for at, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.act(int(action))
            if table.decision is None:
                ended[at], won[at] = True, table.returns()
                self._begin(table)
        return self._batch(ended, won)

    def _begin(self, table: Table) -> None:
        table.reset(self._next_seed)
        self._next_seed += 1

    def _batch(self, ended: NDArray[np.bool_], won: Floats) -> Batch:
        asked = [table.decision.seat for table in self.tables if table.decision is not None]
        seen = [table.vector(seat) for table, seat in zip(self.tables, asked, strict=True)]
        masks = [table.mask(seat) for table, seat in zip(self.tables, asked, strict=True)]
        return Batch(np.array(asked), np.stack(seen), np.stack(masks), ended, won)
