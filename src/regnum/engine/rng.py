"""SplitMix64: the random numbers of a game, one 64-bit integer long.

The algorithm is part of the record format. Changing a single draw changes every recorded game,
so the tests hold it to the published vectors.
"""

from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFF_FFFF_FFFF_FFFF
STEP = 0x9E37_79B9_7F4A_7C15
SEEDS = 2**53
"""Seeds are the whole numbers below this: every JSON reader carries them exactly."""


class Rng:
    """A stream of random numbers. A game keeps `state` among its own data between two uses."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + STEP) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: the uneven rest of the range is drawn again."""
        drawn = self.next()
        while (
            drawn > MASK - n and drawn >= MASK + 1 - (MASK + 1) % n
        ):  # the quick half is nearly always false
            drawn = self.next()
        return drawn % n

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place (Fisher–Yates, from the end).

        `next` and `below` are written out: chance is asked here more than anywhere else.
        """
        state = self.state
        for last in range(len(cards) - 1, 0, -1):
            state = (state + STEP) & MASK
            z = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
            z ^= z >> 31
            if z >= MASK - last:  # perhaps in the uneven rest: left to `below`
                self.state = (state - STEP) & MASK
                z = self.below(last + 1)
                state = self.state
            other = z % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self.state = state

    def fork(self) -> "Rng":
        """A stream of its own, for someone who must not disturb this one."""
        return Rng(self.next())
