"""Measure several things at once, so that whatever else the machine does hits all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter, process_time

SLICE = 0.3
"""Seconds for which one subject works before the next has its turn: short beside the moods of a machine,
long beside one game."""


@dataclass(frozen=True)
class Subject:
    """Something to measure. `work` does one whole piece (a game, say) and returns what it counted in it."""

    name: str
    what: str
    """What is counted: `decisions` or `copies`."""
    work: Callable[[], int]


@dataclass(frozen=True)
class Slice:
    """What one subject did in one turn."""

    count: int
    pieces: int
    seconds: float
    processor: float
    """Of these, the seconds in which the processor worked for us: the same on a machine that is free."""

    @property
    def rate(self) -> float:
        """What was counted, a second."""
        return self.count / self.seconds

    @property
    def processor_rate(self) -> float:
        """The same, a second of the processor's."""
        return self.count / self.processor

    @property
    def piece_rate(self) -> float:
        """Whole pieces a second."""
        return self.pieces / self.seconds


@dataclass(frozen=True)
class Spread:
    """The middle of many measurements, and the two values between which half of them lie."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        if len(values) == 1:
            return cls(values[0], values[0], values[0])
        low, _, high = quantiles(values, n=4, method="inclusive")
        return cls(median(values), low, high)


def measure_slice(work: Callable[[], int], seconds: float) -> Slice:
    """Work until the time is up. The piece in progress is finished, and its time counts."""
    count = pieces = 0
    start, worked = perf_counter(), process_time()
    now = start
    while now - start < seconds:
        count += work()
        pieces += 1
        now = perf_counter()
    return Slice(count, pieces, now - start, process_time() - worked)


def rounds(subjects: Sequence[Subject], seconds: float) -> Iterator[list[Slice]]:
    """In each round every subject has one slice. As many rounds as the seconds allow, one at least.

    A round before the first warms up and is not counted: Python needs some passes to specialise its code.
    """
    turn = min(SLICE, seconds / (2 * len(subjects)))
    end = perf_counter() + seconds
    for subject in subjects:
        measure_slice(subject.work, turn)
    while True:
        yield [measure_slice(subject.work, turn) for subject in subjects]
        if perf_counter() >= end:
            return


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """How many times as fast: the ratio of the medians, with the spread of the ratios round by round."""
    by_round = Spread.of([mine / other for mine, other in zip(ours, theirs, strict=True)])
    return Spread(median(ours) / median(theirs), by_round.low, by_round.high)
