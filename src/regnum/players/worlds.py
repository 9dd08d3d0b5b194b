"""Worlds that a search plays in: dealt now and then, and used again."""

from regnum.engine.branch import Branch
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.engine.run import Run

USES = 16
"""So many iterations pass before a world is dealt anew. Dealing took a third to a half of the time of a
search that dealt each time, and a search learns little from more worlds than it can compare."""


class Worlds:
    """As many as are needed, at one question."""

    def __init__(self, position: Position, rng: Rng) -> None:
        self._position = position
        self._rng = rng
        self._dealt: list[Branch] = []
        self._runs = 0

    def first(self) -> Branch:
        """The first of them, to be cloned."""
        if not self._dealt:
            self._dealt.append(self._position.branch(self._rng))
        return self._dealt[0]

    def next(self) -> Run:
        """A world to play in. What chance brings in it is never the same twice."""
        if self._runs == USES * len(self._dealt):
            self._dealt.append(self._position.branch(self._rng))
            world = self._dealt[-1]
        else:
            world = self._dealt[self._rng.below(len(self._dealt))]
        self._runs += 1
        run = world.run()
        run.state.rng = self._rng.next()
        return run
