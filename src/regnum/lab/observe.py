"""What a seat sees, as numbers: a float vector with named fields.

Only what the seat sees and its question are looked at, so nothing hidden can be in an observation. Seats are
told relative to the viewer: `+0` is oneself, `+1` the next clockwise.

A vector consists of pieces: one for each place, each counter, and what is asked. `Observer.vector` makes it
of a view. An `Eye` follows a game instead: it makes no view, and writes only the pieces that have changed.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any, NamedTuple, TypeAlias

from regnum.engine.decision import Decision
from regnum.engine.errors import RegnumError
from regnum.engine.features import Features, Pile
from regnum.engine.fields import Cards, Place
from regnum.engine.game import Game
from regnum.engine.gaze import Find, Number, Part, Passing, Resting, Sight, Steady, Watch
from regnum.engine.state import State
from regnum.engine.view import CounterView, View, ZoneView

MOST_BYTES = 1 << 20
"""So much is kept of what was packed for one place before all is forgotten."""
MOST_KNOWN = 1 << 10
"""So often is kept what was told of places that come and go."""
LARGE = 8
"""Piles of more cards are hardly ever met twice, and hardly ever differ by more than a card or two."""


class NotObservable(RegnumError):
    """A game, or something in it, that learners cannot be told of."""


class Spot(NamedTuple):
    """What a viewer calls a place or a counter: its name, whose it is as seen from there, and which part."""

    name: str
    owner: int | None
    part: str = ""

    def __str__(self) -> str:
        whose = "" if self.owner is None else f"+{self.owner}"
        return f"{self.name}{whose}" + (f".{self.part}" if self.part else "")


class Field(NamedTuple):
    """A piece of the vector, and what its numbers are called."""

    title: str
    columns: tuple[str, ...]


Worth: TypeAlias = tuple[tuple[int, float], ...]
"""What a card adds to the columns of a place."""


class Observer:
    """Turns the views of a game for so many seats into numbers."""

    def __init__(self, game: Game[State], seats: int) -> None:
        if game.features is None:
            raise NotObservable(f"{game.name} does not say what learners are told of it: give it `features`.")
        self.game, self.seats = game, seats
        self.features: Features = game.features
        self._piles = {(pile.name, pile.others is not None): pile for pile in self.features.piles}
        self.spots = tuple(self._spots())
        self.counters = tuple(self._counters())
        self._numbers = {spot: at for at, spot in enumerate((*self.spots, *self.counters))}
        sizes = [4 * len(field.columns) for field in self.fields[: len(self._numbers)]]
        self.bounds = list(pairwise(accumulate(sizes, initial=0)))
        """Where each field lies in the vector, in bytes."""
        self._worth: dict[tuple[int, str], Worth] = {}
        self._told = [Pieces(self, at) for at in range(len(self.spots))]
        """By place, by the keys of cards."""
        self._pieces: dict[int, Pieces] = {}
        """By place, by the numbers of cards."""
        self._writers: dict[tuple[Sight, int], Find] = {}
        self._places: list[dict[tuple[str, int | None], int]] = [{} for _ in range(seats)]
        self._counted: list[dict[tuple[str, int | None], int]] = [{} for _ in range(seats)]
        self._asked: dict[tuple[object, ...], bytes] = {}

    # --- which fields there are ------------------------------------------------------------------------

    def _spots(self) -> Iterator[Spot]:
        for pile in self.features.piles:
            owners: Sequence[int | None] = (None,) if pile.others is None else range(self.seats)
            yield from (Spot(pile.name, owner, part) for owner in owners for part in pile.parts)

    def _counters(self) -> Iterator[Spot]:
        yield from (Spot(name, None) for name in self.features.counters)
        yield from (Spot(name, at) for at in range(self.seats) for name in self.features.seat_counters)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """All pieces of the vector, in order."""
        features = self.features
        turn = tuple(f"+{owner}" for owner in range(self.seats))
        return (
            *(Field(str(spot), self.columns(spot)) for spot in self.spots),
            *(Field(str(spot), ("value",)) for spot in self.counters),
            Field("stage", features.stages),
            Field("turn", turn),
            Field("ask", features.asks),
            Field("picks", ("least", "most")),
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each number of the vector is called: `hand+0:science-1`, `needed:science+1:value`."""
        return tuple(f"{field.title}:{column}" for field in self.fields for column in field.columns)

    def columns(self, spot: Spot) -> tuple[str, ...]:
        """What is told of a place."""
        pile = self._pile(spot)
        how = pile.how(viewer=not spot.owner)
        kinds = self.kinds(spot) if how in ("kinds", "full") else ()
        return ("count", *kinds, *(self.features.traits if how in ("traits", "full") else ()))

    def kinds(self, spot: Spot) -> tuple[str, ...]:
        """The cards that may lie in a place."""
        return self._pile(spot).parts[spot.part] or self.features.kinds

    def _pile(self, spot: Spot) -> Pile:
        return self._piles[spot.name, spot.owner is not None]

    # --- finding a field -------------------------------------------------------------------------------

    def spot_at(self, place: ZoneView | Place, viewer: int) -> int:
        """The number of the spot that a place is told as."""
        known, key, owner = self._places[viewer], place.key, place.owner
        if (key, owner) not in known:
            name, *parts = key.split(":")
            if parts and parts[0] == str(owner):
                del parts[0]
            whose = self._relative(owner, viewer)
            known[key, owner] = self._first(key, Spot(name, whose, ":".join(parts)), Spot(name, whose))
        return known[key, owner]

    def counter_at(self, counter: CounterView, viewer: int) -> int:
        """The number of the field that a counter is told as. Those on single cards are told together."""
        known, key, owner = self._counted[viewer], counter.key, counter.owner
        if (key, owner) not in known:
            name, *parts = key.split(":")
            if parts and parts[0] == str(owner):
                del parts[0]
            whose = self._relative(owner, viewer)
            longer = [":".join((name, *parts[:count])) for count in range(len(parts), -1, -1)]
            known[key, owner] = self._first(key, *(Spot(words, whose) for words in longer))
        return known[key, owner]

    def _relative(self, owner: int | None, viewer: int) -> int | None:
        return None if owner is None else (owner - viewer) % self.seats

    def _first(self, key: str, *spots: Spot) -> int:
        for spot in spots:
            if spot in self._numbers:
                return self._numbers[spot]
        raise NotObservable(f"{self.game.name} has no field for {key!r}: add it to the game's features.")

    # --- the vector ------------------------------------------------------------------------------------

    def vector(self, view: View, decision: Decision | None) -> bytearray:
        """All numbers of a view and of what its seat is asked, as packed 32-bit floats."""
        assert view.seat is not None, "an observation is a seat's"
        numbers, viewer = bytearray(self.bounds[-1][1]), view.seat
        told = self.zones_told(view.zones, viewer) | self.counters_told(view.counters, viewer)
        for at, piece in told.items():
            start, end = self.bounds[at]
            numbers[start:end] = piece
        stage = view.stage.removeprefix(f"@{view.game}-stage-")
        return numbers + self.question(stage, view.turn, viewer, decision)

    def zones_told(self, zones: Iterable[ZoneView], viewer: int) -> dict[int, bytes]:
        """The numbers of zones by field. What has no field of its own is told together."""
        found: dict[int, bytes] = {}
        for zone in zones:
            at = self.spot_at(zone, viewer)
            piece = self._told[at][zone.count if zone.cards is None else zone.cards]
            found[at] = added(found[at], piece) if at in found else piece
        return found

    def counters_told(self, counters: Iterable[CounterView], viewer: int) -> dict[int, bytes]:
        """The same of counters."""
        sums: dict[int, int] = {}
        for counter in counters:
            at = self.counter_at(counter, viewer)
            sums[at] = sums.get(at, 0) + counter.value
        return {at: PACKED[value] for at, value in sums.items()}

    def piece(self, at: int, count: int, cards: Iterable[str]) -> "array[float]":
        """How many cards lie in a place, how many of each, and the sums of what they are: as much of it as is
        told."""
        start, end = self.bounds[at]
        numbers = array("f", bytes(end - start))
        numbers[0] = count
        for card in cards:
            for column, number in self.worth(at, card):
                numbers[column] += number
        return numbers

    def worth(self, at: int, card: str) -> Worth:
        """What a card adds to which columns of a place."""
        if (at, card) not in self._worth:
            self._worth[at, card] = tuple(self._worth_of(self.spots[at], card))
        return self._worth[at, card]

    def _worth_of(self, spot: Spot, card: str) -> Iterator[tuple[int, float]]:
        how = self._pile(spot).how(viewer=not spot.owner)
        kinds = self.kinds(spot) if how in ("kinds", "full") else ()
        if card in kinds:
            yield 1 + kinds.index(card), 1.0
        if how in ("traits", "full"):
            row = self.features.known[f"card:{card}"]
            yield from ((1 + len(kinds) + at, number) for at, number in enumerate(row) if number)

    def pieces(self, at: int, keys: Sequence[str]) -> "Pieces":
        """The pieces of a place by what a state holds there: cards by their numbers."""
        if at not in self._pieces:
            self._pieces[at] = Pieces(self, at, keys)
        return self._pieces[at]

    def writer(self, sight: Sight, viewer: int) -> Find:
        """What writes the changes of a sight into the numbers of an eye."""
        if (sight, viewer) not in self._writers:
            writer = Writer(self, sight, viewer)
            self._writers[sight, viewer] = sight.finder(writer.lines, writer.known)
        return self._writers[sight, viewer]

    def question(self, stage: str, turn: int | None, viewer: int, decision: Decision | None) -> bytes:
        """What the game is doing, whose turn it is, and what is asked."""
        ask, picks = (decision.ask.text, decision.picks) if decision is not None else ("", (0, 0))
        key = (stage, turn, viewer, ask, picks)
        known = self._asked.get(key)
        if known is None:
            whose = self._relative(turn, viewer)
            numbers = [*one_of(self.features.stages, stage), *one_of(range(self.seats), whose)]
            numbers += one_of(self.features.asks, ask)
            known = self._asked[key] = array("f", [*numbers, *picks]).tobytes()
        return known


class Pieces(dict[Any, bytes]):
    """The packed numbers of one place, by the cards that are seen there or by their number: made once each.
    Cards are keys, or numbers of `keys`."""

    def __init__(self, observer: Observer, at: int, keys: Sequence[str] = ()) -> None:
        super().__init__()
        self._observer, self._at, self._keys = observer, at, keys
        self._bounds = start, end = observer.bounds[at]
        self._most = MOST_BYTES // (end - start)
        self._worths: dict[int, Worth] = {}

    def __missing__(self, what: tuple[Any, ...] | int) -> bytes:
        if len(self) >= self._most:
            self.clear()
        piece = self[what] = self._made(what, ()) if isinstance(what, int) else self._made(len(what), what)
        return piece

    def _made(self, count: int, cards: tuple[Any, ...]) -> bytes:
        keys = [self._keys[card] for card in cards] if self._keys else cards
        return self._observer.piece(self._at, count, keys).tobytes()

    def change(self, eye: "Eye", before: Cards | None, cards: Cards) -> None:
        """Write a large pile that was `before`: a card or two have come or gone."""
        start, end = self._bounds
        if before is None:
            eye.numbers[start:end] = self._made(len(cards), cards)
            return
        floats, (gone, come) = eye.floats, difference(before, cards)
        floats[start // 4] = len(cards)
        for card in come:
            for at, number in self._worth(card):
                floats[at] += number
        for card in gone:
            for at, number in self._worth(card):
                floats[at] -= number

    def _worth(self, card: int) -> Worth:
        """What a card adds to which numbers of the vector."""
        found = self._worths.get(card)
        if found is None:
            start, worth = self._bounds[0] // 4, self._observer.worth(self._at, self._keys[card])
            found = self._worths[card] = tuple([(start + column, number) for column, number in worth])
        return found


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
        return self.observer.writer(sight, self.seat)

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
        anew, change = self._put(at, field, pieces, "now"), f"pieces_{at}.change(listener, held[{at}], now)"
        return f"if len(now) <= {LARGE}: {anew}\nelse: {change}"

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


class Packed(dict[int, bytes]):
    """Numbers as 32-bit floats."""

    def __missing__(self, number: int) -> bytes:
        piece = self[number] = array("f", (number,)).tobytes()
        return piece


PACKED = Packed()


def difference(before: Cards, now: Cards) -> tuple[Sequence[int], Sequence[int]]:
    """The cards that are gone, and those that have come."""
    if now[: len(before)] == before:
        return (), now[len(before) :]
    gone, come = list(before), []
    for card in now:
        if card in gone:
            gone.remove(card)
        else:
            come.append(card)
    return gone, come


def added(piece: bytes, other: bytes) -> bytes:
    """Two places that are told as one."""
    one, two = array("f", piece), array("f", other)
    return array("f", [a + b for a, b in zip(one, two, strict=True)]).tobytes()


def one_of(names: Sequence[object], name: object) -> list[int]:
    """1 at the place of the name, 0 everywhere else."""
    return [int(one == name) for one in names]
