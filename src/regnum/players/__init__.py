"""Who decides: computer players of different strength."""

import re

from regnum.engine.errors import RegnumError
from regnum.players.greedy import GreedyPlayer
from regnum.players.player import Player, stream
from regnum.players.random import RandomPlayer
from regnum.players.search import SearchPlayer

__all__ = ["Player", "UnknownPlayer", "make", "names"]

BUDGET = re.compile(r"search:([1-9][0-9]{0,8})(ms)?")


class UnknownPlayer(RegnumError):
    """A player that nobody has taught us."""

    def __init__(self, spec: str) -> None:
        super().__init__(
            f"There is no player {spec!r}. Players: {', '.join(names())}, "
            "search:300 (iterations a move), search:500ms (milliseconds a move)."
        )


def names() -> tuple[str, ...]:
    """The players there are, the weakest first."""
    return ("random", "greedy", "search")


def make(spec: str, seed: int) -> Player:
    """A player by its name, with luck of its own."""
    rng = stream(seed)
    if spec == "random":
        return RandomPlayer(rng)
    if spec == "greedy":
        return GreedyPlayer(rng)
    if spec == "search":
        return SearchPlayer(rng)
    if not (budget := BUDGET.fullmatch(spec)):
        raise UnknownPlayer(spec)
    amount = int(budget[1])
    if budget[2]:
        return SearchPlayer(rng, iterations=None, seconds=amount / 1000)
    return SearchPlayer(rng, iterations=amount)
