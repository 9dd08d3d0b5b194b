"""Better weights, as duels tell them: a hill is laid through what came of them, and climbed.

It is ridge regression, in plain Python because there is so little to solve. How far each weight is trusted
comes from the duels, too: of a few ridges the one by which they foretell each other best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from operator import mul
from typing import NamedTuple, TypeAlias

from regnum.lab.duels import STRAY, Duel, Place

Matrix: TypeAlias = Sequence[Sequence[float]]

REACH = 1.5 * STRAY
"""No weight is moved further at once: what lies beyond was hardly ever played."""
STRIDE = 4 * STRAY
"""So far the weight that matters most would be moved on a hill without a top; all others in proportion."""
FOLDS = 5
RIDGES = (10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)


class Climb(NamedTuple):
    """Where a hill leads to."""

    place: Place
    explained: float
    """How much of what came of a duel the others foretell; 1 is all, and less than 0 worse than nothing."""


def climbed(duels: Sequence[Duel], centre: Place) -> Climb:
    """From a centre upwards, as far as is in reach."""
    size = len(centre)
    folds = [Sums.of(duels[fold::FOLDS], size) for fold in range(FOLDS)]
    unforeseen = {ridge: missed(folds, ridge) for ridge in RIDGES}
    ridge = min(RIDGES, key=unforeseen.__getitem__)
    *found, common = solution(folds, ridge)
    came = sum([one.came**2 for one in duels])
    place = uphill(centre, found[:size], [common + bend for bend in found[size:]])
    return Climb(place, 1 - unforeseen[ridge] / came if came else 0.0)


def uphill(centre: Place, slopes: Sequence[float], bends: Sequence[float]) -> Place:
    """Every weight moves towards its top; but one that hardly matters not far, whatever little luck says."""
    steep = [slope - 2 * bend * at for slope, bend, at in zip(slopes, bends, centre, strict=True)]
    steepest = max(map(abs, steep), default=0.0)
    if not steepest:
        return centre
    moves = [slope / max(2 * bend, steepest / STRIDE) for slope, bend in zip(steep, bends, strict=True)]
    return tuple(round(at + max(-REACH, min(REACH, move)), 3) for at, move in zip(centre, moves, strict=True))


@dataclass(frozen=True)
class Sums:
    """All that a fit needs to know of some duels: the slopes of all weights come first, then their bends,
    then the bend that all have in common."""

    squares: Matrix
    """By two signs."""
    products: Sequence[float]
    """By sign, with what came of the duels."""
    total: float
    """Of the squares of that."""

    @classmethod
    def of(cls, duels: Sequence[Duel], size: int) -> "Sums":
        columns = [*zip(*map(slopes_and_bends, duels), strict=True)] or [()] * (2 * size + 1)
        came = [one.came for one in duels]
        return cls(
            [[dot(column, other) for other in columns] for column in columns],
            [dot(column, came) for column in columns],
            dot(came, came),
        )

    def missed(self, found: Sequence[float]) -> float:
        """How much of the squares a fit leaves over."""
        foretold = [dot(line, found) for line in self.squares]
        return self.total - 2 * dot(self.products, found) + dot(foretold, found)


def slopes_and_bends(one: Duel) -> list[float]:
    """How much further up each slope the first was, and how much nearer to the beginning, which is the top
    where a slope is level."""
    slopes = [first - second for first, second in zip(one.one, one.other, strict=True)]
    bends = [second**2 - first**2 for first, second in zip(one.one, one.other, strict=True)]
    return [*slopes, *bends, sum(bends)]


def missed(folds: Sequence[Sums], ridge: float) -> float:
    """What a fit to all others misses of each fold."""
    others = [[other for other in folds if other is not fold] for fold in folds]
    return sum([fold.missed(solution(rest, ridge)) for fold, rest in zip(folds, others, strict=True)])


def solution(folds: Sequence[Sums], ridge: float) -> list[float]:
    """The slopes and bends by these folds; they are small as long as much does not speak against it."""
    squares = zip(*[fold.squares for fold in folds], strict=True)
    matrix = [[*map(fsum, zip(*lines, strict=True))] for lines in squares]
    for at, line in enumerate(matrix):
        line[at] += ridge if at < len(matrix) - 1 else 1.0
    return solved(matrix, [*map(fsum, zip(*[fold.products for fold in folds], strict=True))])


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """A system of linear equations, by Gauss: it is symmetric and positive, so no row need be exchanged."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = rows[at]
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            below[at:] = [one - factor * other for one, other in zip(below[at:], pivot[at:], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        found[at] = (rows[at][size] - dot(rows[at][at + 1 : size], found[at + 1 :])) / rows[at][at]
    return found


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    total: float = sum(map(mul, one, other))
    return total
