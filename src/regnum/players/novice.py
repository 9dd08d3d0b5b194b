"""The player that knows what is good, and often does not look."""

from regnum.engine.decision import Option
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.greedy import GreedyPlayer
from regnum.players.random import RandomPlayer

BLINDLY = 3


class NovicePlayer:
    """Plays like greedy, but for choices that it makes blindly."""

    def __init__(self, rng: Rng, blindly: int = BLINDLY) -> None:
        """One of so many choices is made without a look."""
        self._rng = rng
        self._blindly = blindly
        self._seeing, self._blind = GreedyPlayer(rng.fork()), RandomPlayer(rng.fork())

    def choose(self, position: Position) -> Option:
        player = self._blind if self._rng.below(self._blindly) == 0 else self._seeing
        return player.choose(position)
