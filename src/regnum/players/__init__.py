"""Who decides: computer players of different strength."""

import re
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from regnum.engine.errors import RegnumError
from regnum.engine.rng import Rng
from regnum.players.first import FirstGreedyPlayer, FirstSearchPlayer
from regnum.players.greedy import GreedyPlayer
from regnum.players.novice import NovicePlayer
from regnum.players.player import Player, stream
from regnum.players.random import RandomPlayer
from regnum.players.search import Budget, SearchPlayer

__all__ = ["Player", "UnknownPlayer", "make", "names"]

FORM = re.compile(
    r"(?P<name>[a-z]+(?:-1)?)(?::(?P<amount>[1-9][0-9]{0,8})(?P<unit>ms|ms-turn)?)?(?:@(?P<weights>.+))?"
)


class UnknownPlayer(RegnumError):
    """A player that nobody has taught us."""

    def __init__(self, spec: str) -> None:
        super().__init__(
            f"There is no player {spec!r}. Players: {', '.join(names())}, "
            "search:300 (iterations a decision), search:500ms (milliseconds a decision), search:2500ms-turn "
            "(milliseconds a turn); novice:8 makes one choice of eight blindly; greedy@FILE judges by the "
            "weights of a file. The first of their kind are kept as greedy-1 and search-1:300."
        )


def names() -> tuple[str, ...]:
    """The players there are, the weakest first."""
    return ("random", "novice", "greedy", "search")


class Spec(NamedTuple):
    """A player as it is asked for: a name, how much it thinks, and the file of the weights it judges by."""

    name: str
    budget: Budget | None = None
    weights: str = ""

    @classmethod
    def of(cls, spec: str) -> "Spec":
        found = FORM.fullmatch(spec)
        if found is None:
            raise UnknownPlayer(spec)
        budget = budget_of(int(found["amount"]), found["unit"]) if found["amount"] else None
        return cls(found["name"], budget, found["weights"] or "")


def budget_of(amount: int, unit: str | None) -> Budget:
    """Iterations, milliseconds a decision, or milliseconds a turn."""
    return Budget(None, amount / 1000, unit == "ms-turn") if unit else Budget(amount)


def novice(budget: Budget | None, rng: Rng, spec: str) -> Player:
    """One that makes one choice of so many blindly."""
    if budget is None:
        return NovicePlayer(rng)
    if budget.iterations is None:
        raise UnknownPlayer(spec)
    return NovicePlayer(rng, budget.iterations)


def make(spec: str, seed: int, clock: Callable[[], float] = monotonic) -> Player:
    """A player by its name, with luck of its own, and a clock for the time it may take."""
    asked, rng = Spec.of(spec), stream(seed)
    if asked.name == "search":
        return SearchPlayer(rng, asked.budget or Budget(), asked.weights, clock)
    if asked.name == "greedy" and asked.budget is None:
        return GreedyPlayer(rng, asked.weights)
    if asked.name == "search-1" and asked.budget is not None and not asked.weights:
        return FirstSearchPlayer(rng, asked.budget.iterations, asked.budget.seconds)
    if asked == Spec("greedy-1"):
        return FirstGreedyPlayer(rng)
    if asked.name == "novice" and not asked.weights:
        return novice(asked.budget, rng, spec)
    if asked == Spec("random"):
        return RandomPlayer(rng)
    raise UnknownPlayer(spec)
