"""What the signs of a position are worth, as learnt from games: a small text file that people can read.

A sign is a number that tells something of a seat's prospects: its points, the regions it holds. Its weight
changes in the course of a game, so a file has one column for each of a few stages, and between two stages
weights are interpolated.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from operator import mul
from pathlib import Path
from typing import Generic, TypeVar

from regnum.engine.errors import RegnumError
from regnum.engine.state import State

S = TypeVar("S", bound=State)
STEPS = 48
"""In so many steps of the course of a game weights change: fine enough, and each is worked out once."""
MARGIN = "margin"
"""The last line of a file: how far final leads lie from what the signs foretell, at each stage."""


class BadWeights(RegnumError):
    """A file of weights that does not fit its game."""


@dataclass(frozen=True, eq=False)
class Weights:
    """By stage: a weight for each sign, and the margin."""

    names: tuple[str, ...]
    stages: tuple[tuple[float, ...], ...]
    """At equal distances from the start of a game to its end."""
    margins: tuple[float, ...]

    def at(self, course: float) -> tuple[tuple[float, ...], float]:
        """The weights and the margin when so much of a game is over, from 0 to 1."""
        return self._steps[int(min(1.0, max(0.0, course)) * STEPS)]

    @cached_property
    def _steps(self) -> list[tuple[tuple[float, ...], float]]:
        return [self._between(step / STEPS) for step in range(STEPS + 1)]

    def _between(self, course: float) -> tuple[tuple[float, ...], float]:
        shares = hats(course, len(self.stages))
        weights = tuple(blend(shares, column) for column in zip(*self.stages, strict=True))
        return weights, blend(shares, self.margins)

    # --- files ---------------------------------------------------------------------------------------

    @classmethod
    def read(cls, path: Path, names: Sequence[str]) -> "Weights":
        """From a file, which must have exactly these signs in this order."""
        lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines()]
        rows = [line for line in lines if line and line[0] != "#"]
        found = tuple(row[0] for row in rows)
        if found != (*names, MARGIN):
            raise BadWeights(f"{path.name} has weights of {', '.join(found)}; the game's signs are others.")
        numbers = [[float(number) for number in row[1:]] for row in rows]
        stages = tuple(zip(*numbers[:-1], strict=True))
        return cls(tuple(names), stages, tuple(numbers[-1]))

    def write(self, path: Path, told: Iterable[str]) -> None:
        """To a file, with lines that tell how it was made."""
        width = max(map(len, (*self.names, MARGIN)))
        rows = zip((*self.names, MARGIN), (*zip(*self.stages, strict=True), self.margins), strict=True)
        lines = [f"# {line}".rstrip() for line in told]
        lines += [f"{name:{width}}" + "".join(f"{number:9.3f}" for number in row) for name, row in rows]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def hats(course: float, stages: int) -> list[float]:
    """How much each stage counts: all of it where the game is just there, nothing at the next."""
    at = course * (stages - 1)
    return [max(0.0, 1.0 - abs(at - stage)) for stage in range(stages)]


def blend(shares: Sequence[float], values: Sequence[float]) -> float:
    return sum(share * value for share, value in zip(shares, values, strict=True))


@dataclass(frozen=True)
class Learning(Generic[S]):
    """What a game tells whoever learns to judge its positions (see `lab.learn`)."""

    names: tuple[str, ...]
    """Of the signs."""
    signs: Callable[[S, int], Sequence[float]]
    """Those of a seat. Weighed and summed up they are what the seat will have in the end, in points or
    whatever its chance grows with, as far as that differs from others."""
    course: Callable[[S], float]
    """How much of the game is over, from 0 to 1."""
    judge: Callable[[Weights], Callable[[S], Sequence[float]]]
    """The chances of all seats, by these weights."""
    weights: Path
    """Those in use."""
    given: tuple[str, ...] = ()
    """Signs that are not learnt: what all others are measured by, and what players cannot change."""


def weighed(weights: Sequence[float], signs: Sequence[float]) -> float:
    """The sum of all signs, each as much as it weighs."""
    total: float = sum(map(mul, weights, signs))
    return total


def softmax(hopes: Sequence[float]) -> list[float]:
    """Chances in proportion to e to the power of what each may hope for."""
    most = max(hopes)
    shares = [exp(hope - most) for hope in hopes]
    total = sum(shares)
    return [share / total for share in shares]
