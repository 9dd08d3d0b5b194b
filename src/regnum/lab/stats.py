"""Numbers with an honest margin."""

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054
"""How many standard errors hold 95 % of a normal distribution."""


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson score interval of a share. Sound for few games, and near 0 and 1, where others are not."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle, scale = share + z * z / (2 * games), 1 + z * z / games
    # At 0 and 1 rounding would leave the share a hair outside its own interval.
    return max(0.0, min(share, (middle - spread) / scale)), min(1.0, max(share, (middle + spread) / scale))


def mean(numbers: Sequence[float]) -> float:
    """The average; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0
