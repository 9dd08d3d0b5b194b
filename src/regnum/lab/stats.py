"""Numbers with an honest margin."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

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


def spread(numbers: Sequence[float], z: float = Z_95) -> tuple[float, float]:
    """The interval of an average, by its standard error; as wide as can be where one number is all."""
    count = len(numbers)
    if count < 2:
        return float("-inf"), float("inf")
    middle = mean(numbers)
    error = sqrt(sum((one - middle) ** 2 for one in numbers) / (count - 1) / count)
    return middle - z * error, middle + z * error


def difference(
    wins: float, games: int, other_wins: float, other_games: int, z: float = Z_95
) -> tuple[float, float, float]:
    """By how much one share is larger than another, and the interval of that: Newcombe's, which is built of
    the Wilson intervals of both (1998, method 10)."""
    one, two = (wins / games if games else 0.5), (other_wins / other_games if other_games else 0.5)
    (low, high), (other_low, other_high) = wilson(wins, games, z), wilson(other_wins, other_games, z)
    found = one - two
    least = found - sqrt((one - low) ** 2 + (other_high - two) ** 2)
    most = found + sqrt((high - one) ** 2 + (two - other_low) ** 2)
    return found, least, most


def z_for(comparisons: int, sure: float = 0.95) -> float:
    """How many standard errors hold, for so many comparisons at once, all true values with this certainty
    (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - sure) / (2 * max(1, comparisons)))
