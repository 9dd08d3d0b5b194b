"""Weights from games: logistic regression, in plain Python because there is so little to solve."""

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import NamedTuple, TypeAlias

from regnum.engine.weights import Weights, hats

TRUST = 0.3
"""The weights in use count as a third as many games, in which they foretell everything: what the games of a
run do not show clearly stays as it was."""


class Row(NamedTuple):
    """A position of a game and two of its seats."""

    course: float
    apart: Sequence[float]
    """The signs of one less those of the other."""
    lead: float
    """What one comes to in the end less what the other does, mostly in points."""
    kinds: tuple[str, str] = ("", "")
    """What the two play (see `Learning.kind`)."""
    weight: float = 1.0
    """How much it counts: each game as much as any other, however long."""


class Places(NamedTuple):
    """Where the weights to be found lie: stage by stage the signs, then stage by stage the kinds."""

    stages: int
    signs: int
    kinds: Mapping[str, int]

    @property
    def size(self) -> int:
        return self.stages * (self.signs + len(self.kinds))

    def beginning(self, known: Weights) -> list[float]:
        """What is known, as e is raised to it."""
        stages = zip(known.stages, known.margins, strict=True)
        signs = [weight / margin for stage, margin in stages for weight in stage]
        return signs + [0.0] * (self.size - len(signs))

    def weights(self, found: Sequence[float], known: Weights) -> Weights:
        """What was found, in the measure of what was known: the margins stay."""
        stages = [found[stage * self.signs : (stage + 1) * self.signs] for stage in range(self.stages)]
        columns = [
            tuple(margin * weight for weight in stage)
            for stage, margin in zip(stages, known.margins, strict=True)
        ]
        return Weights(known.names, tuple(columns), known.margins)

    def of(self, row: Row) -> list[tuple[int, float]]:
        """What is not 0 of a row, which lies between two stages."""
        found = []
        one, other = row.kinds
        for stage, share in enumerate(hats(row.course, self.stages)):
            if share:
                begin = stage * self.signs
                found += [(begin + at, share * value) for at, value in enumerate(row.apart) if value]
                begin = self.stages * self.signs + stage * len(self.kinds)
                if one:
                    found.append((begin + self.kinds[one], share))
                if other:
                    found.append((begin + self.kinds[other], -share))
        return found


def fitted(rows: Sequence[Row], known: Weights) -> tuple[Weights, float]:
    """The weights that foretell best who of two will have more, not far from those that are known without
    reason; and how much of what was uncertain they explain.

    It is a logistic regression, by Newton's method. Fitted to how many points more, weights foretold a few
    runaway games, scored more and won less. What a nation is worth by itself is found beside them and
    forgotten: otherwise the signs that it begins with would be taken for its strength, and whoever may still
    develop much would rather not.
    """
    kinds = sorted({kind for row in rows for kind in row.kinds if kind})
    places = Places(len(known.stages), len(known.names), {kind: at for at, kind in enumerate(kinds)})
    spread = [(places.of(row), outcome(row), row.weight) for row in rows]
    start = places.beginning(known)
    found = start[:]
    for _ in range(STEPS):
        found = improved(spread, start, found)
    return places.weights(found, known), explained(spread, found)


STEPS = 6
"""Of Newton's method: by then nothing changes any more."""
Spread: TypeAlias = tuple[list[tuple[int, float]], float, float]
"""A row as the fit needs it: what is not 0 of it, what came of it, how much it counts."""


def outcome(row: Row) -> float:
    """1 where the first has more in the end, a half where both have as much."""
    return 0.5 if not row.lead else float(row.lead > 0)


def chance(found: Sequence[float], signs: Sequence[tuple[int, float]]) -> float:
    """That the first will have more."""
    hope = sum([found[at] * value for at, value in signs])
    return 1 / (1 + exp(-max(-SURE, min(SURE, hope))))


SURE = 30.0
"""As sure as a chance needs to be."""


def improved(rows: Sequence[Spread], start: Sequence[float], found: Sequence[float]) -> list[float]:
    """One step towards the weights that are most likely."""
    size = len(start)
    curves, slopes = [[0.0] * size for _ in range(size)], [0.0] * size
    for signs, came, weight in rows:
        hoped = chance(found, signs)
        slope, curve = weight * (came - hoped), weight * hoped * (1 - hoped)
        for at, value in signs:
            slopes[at] += slope * value
            line, share = curves[at], curve * value
            for other, factor in signs:
                line[other] += share * factor
    for at in range(size):
        trust = TRUST * curves[at][at] + 1e-6 * len(rows) + 1e-9
        curves[at][at] += trust
        slopes[at] -= trust * (found[at] - start[at])
    return [one + more for one, more in zip(found, solved(curves, slopes), strict=True)]


def explained(rows: Sequence[Spread], found: Sequence[float]) -> float:
    """How much less uncertain the outcome is than a coin, from 0 to 1 (McFadden)."""
    surprise = total = 1e-9
    for signs, came, weight in rows:
        hoped = min(max(chance(found, signs), 1e-9), 1 - 1e-9)
        surprise -= weight * (came * log(hoped) + (1 - came) * log(1 - hoped))
        total += weight * log(2)
    return 1 - surprise / total


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A system of linear equations, by Gauss: it is symmetric and positive, so no row need be exchanged."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = rows[at]
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            if factor:
                for column in range(at, size + 1):
                    below[column] -= factor * pivot[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum([rows[at][column] * found[column] for column in range(at + 1, size)])
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
