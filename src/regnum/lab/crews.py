"""Who does the work of a tournament or a course: the cores of this machine, or those of many (`cluster`).

A piece of work depends on nothing but itself, so it comes out the same wherever it is done, and may be done
again when whoever had it is lost.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

from regnum.engine.errors import RegnumError

Piece = TypeVar("Piece")
Done = TypeVar("Done")
MOST_LOSSES = 3
UNDER_WAY = 4
"""So many pieces for each processor are on their way at any time."""


class Crew(Protocol):
    """Does the same with every piece of some work. Each comes as it is done, in no certain order."""

    def __call__(
        self, do: Callable[[Piece], Done], pieces: Iterable[Piece]
    ) -> Iterator[tuple[Piece, Done]]: ...


class LostWorkers(RegnumError):
    """Processes that are ended from outside again and again."""


def processes(workers: int) -> Crew:
    """So many processes on this machine. One that is lost is replaced, and its pieces are done again."""

    def do_all(do: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        waiting = list(pieces)
        if workers == 1 or len(waiting) == 1:
            yield from ((piece, do(piece)) for piece in waiting)
            return
        losses = 0
        while waiting:
            count = 0
            try:
                for piece, done in in_pool(do, waiting[:], workers):
                    waiting.remove(piece)
                    count += 1
                    yield piece, done
            except BrokenProcessPool:
                losses = 0 if count else losses + 1
                if losses == MOST_LOSSES:
                    raise LostWorkers(
                        f"{losses} times in a row a process was ended before it could finish a game. "
                        "Is there too little memory? Fewer --workers need less."
                    ) from None

    return do_all


ALONE = processes(1)
"""Whoever asks does it all."""


def in_pool(
    do: Callable[[Piece], Done], pieces: Sequence[Piece], workers: int
) -> Iterator[tuple[Piece, Done]]:
    """The pieces as they are done."""
    left = iter(pieces)
    # Spawned and not forked: a fork would share whatever threads and locks its parent happens to have.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: dict[Future[Done], Piece] = {}
        while True:
            more = islice(left, UNDER_WAY * workers - len(waiting))
            waiting |= {pool.submit(do, piece): piece for piece in more}
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
