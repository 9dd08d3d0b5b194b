"""Observations of a game that goes on, without a view.

What a seat sees is found as views find it, by code that is written out from the declarations (`engine.gaze`).
Here that code writes numbers, and only those that have changed.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from regnum.engine.decision import Decision
from regnum.engine.gaze import Find, Number, Part, Passing, Resting, Sight, Steady, Watch
from regnum.engine.state import State
from regnum.lab.observe import PACKED, Observer

MOST_KNOWN = 1 << 10
"""So often is kept what was told of places that come and go."""
LARGE = 8
"""Piles of more cards are hardly ever met twice, and hardly ever differ by more than a card or two."""


class Eye(Watch):
    """A seat's eyes on a game that goes on, which see numbers."""

    def __init__(self, observer: Observer, viewer: int) -> None:
        super().__init__(viewer, observer.game.counters)
        self.observer, self.seat = observer, viewer
        self.numbers = bytearray()
        """All but the question, as it was at the last look."""
        self.floats = memoryview(self.numbers).cast("f")
        """The same, one by one."""
        self._written: list[dict[int, bytes]] = []
        """By part of the sight, where it has no field of its own: what was written of it, by field."""

    def vector(self, state: State, decision: Decision | None) -> bytearray:
        """The same as `Observer.vector` of what the seat sees now."""
        self.look(state, self)
        return self.numbers + self.observer.question(state.stage, state.whose_turn, self.seat, decision)

    def begin(self, sight: Sight) -> None:
        super().begin(sight)
        self.numbers = bytearray(self.observer.bounds[-1][1])
        self.floats = memoryview(self.numbers).cast("f")
        self._written = [{}] * len(sight.parts)

    def finder(self, sight: Sight) -> Find:
        return writer(self.observer, sight, self.seat)

    def rewrite(self, at: int, told: dict[int, bytes]) -> None:
        """Write places that come and go, or counters."""
        before, bounds = self._written[at], self.observer.bounds
        self._written[at] = told
        for field in before:
            if field not in told:
                start, end = bounds[field]
                self.numbers[start:end] = bytes(end - start)
        for field, piece in told.items():
            if piece is not before.get(field):
                start, end = bounds[field]
                self.numbers[start:end] = piece


class Writer:
    """How an eye sees the parts of a sight: for each the lines that write a change into its numbers."""

    def __init__(self, observer: Observer, sight: Sight, viewer: int) -> None:
        self._observer, self._viewer, self._table = observer, viewer, sight.table
        self._taken: set[int] = set()
        self.known: dict[str, Any] = {}
        """What the lines use."""
        self.lines = [self._line(at, part) for at, part in enumerate(sight.parts)]

    def _line(self, at: int, part: Part) -> str:
        if isinstance(part, Steady):
            return self._steady(at, part)
        if isinstance(part, Number):
            field = self._observer.counter_at(part.view(0), self._viewer)
            return self._put(at, field, PACKED, "now")
        assert isinstance(part, Resting), "there is nothing else to be seen"
        self.known[f"told_{at}"] = self._teller(part)
        return f"listener.rewrite({at}, told_{at}(state, now))"

    def _steady(self, at: int, part: Steady) -> str:
        observer, zone = self._observer, part.place.zone
        field = observer.spot_at(part.place, self._viewer)
        pieces = observer.pieces(field, self._table.kind.key)
        if not part.is_open:
            return self._put(at, field, pieces, "now")
        if not zone.plain:
            self.known[f"cards_{at}"] = zone.cards
            return self._put(at, field, pieces, f"cards_{at}(now)")
        anew, change = (
            self._put(at, field, pieces, "now"),
            f"pieces_{at}.change(listener.floats, held[{at}], now)",
        )
        return f"if len(now) <= {LARGE} or held[{at}] is None: {anew}\nelse: {change}"

    def _put(self, at: int, field: int, pieces: Mapping[Any, bytes], what: str) -> str:
        assert field not in self._taken, "two places are told as one: give their pile parts"
        self._taken.add(field)
        self.known[f"pieces_{at}"] = pieces
        start, end = self._observer.bounds[field]
        return f"listener.numbers[{start}:{end}] = pieces_{at}[{what}]"

    def _teller(self, part: Resting) -> Callable[[State, Any], dict[int, bytes]]:
        """What is told of a part, by field. Where it rests on values that stay, that is worked out once."""
        observer, viewer = self._observer, self._viewer
        known: dict[Any, dict[int, bytes]] = {}
        told_of = observer.zones_told if isinstance(part, Passing) else observer.counters_told

        def anew(state: State, now: Any) -> dict[int, bytes]:
            return told_of(part.seen(state, viewer, now), viewer)

        def told(state: State, now: Any) -> dict[int, bytes]:
            found = known.get(now)
            if found is None:
                if len(known) >= MOST_KNOWN:
                    known.clear()
                found = known[now] = anew(state, now)
            return found

        return anew if any(map(self._table.changes, part.made_of)) else told


@lru_cache(1 << 10)
def writer(observer: Observer, sight: Sight, viewer: int) -> Find:
    """What writes the changes of a sight into the numbers of an eye."""
    made = Writer(observer, sight, viewer)
    return sight.finder(made.lines, made.known)
