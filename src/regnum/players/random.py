"""The player that picks blindly."""

from regnum.engine.decision import Decision, Option
from regnum.engine.position import Position
from regnum.engine.rng import Rng


class RandomPlayer:
    """Every option is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Option:
        return self.pick(position.decision)

    def pick(self, decision: Decision) -> Option:
        """The choice without a position, for whoever plays many games of blind players."""
        return decision.options[self._rng.below(len(decision.options))]
