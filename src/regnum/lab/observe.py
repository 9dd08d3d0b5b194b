"""What a seat sees, as numbers: a float vector with named fields.

Only what the seat sees and its question are looked at, so nothing hidden can be in an observation. Seats are
told relative to the viewer: `+0` is oneself, `+1` the next clockwise.

A vector consists of pieces: one for each place, each counter, and what is asked. `Observer.vector` makes it
of a view. `lab.eye` follows a game instead: it makes no view, and writes only the pieces that have changed.
"""

from array import array
from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any, NamedTuple, TypeAlias

from regnum.engine.decision import Decision
from regnum.engine.errors import RegnumError
from regnum.engine.features import Features, Pile
from regnum.engine.fields import Cards, Place
from regnum.engine.game import Game
from regnum.engine.state import State
from regnum.engine.view import CounterView, View, ZoneView

MOST_BYTES = 1 << 20
"""So much is kept of what was packed for one place before all is forgotten."""


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
            name, parts = divided(key, owner)
            whose = self._relative(owner, viewer)
            known[key, owner] = self._first(key, Spot(name, whose, ":".join(parts)), Spot(name, whose))
        return known[key, owner]

    def counter_at(self, counter: CounterView, viewer: int) -> int:
        """The number of the field that a counter is told as. Those on single cards are told together."""
        known, key, owner = self._counted[viewer], counter.key, counter.owner
        if (key, owner) not in known:
            name, parts = divided(key, owner)
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

    def change(self, numbers: MutableSequence[float], before: Cards, cards: Cards) -> None:
        """Write a pile that was `before`. The numbers are all those of a vector."""
        gone, come = difference(before, cards)
        numbers[self._bounds[0] // 4] = len(cards)
        for card in come:
            for at, number in self._worth(card):
                numbers[at] += number
        for card in gone:
            for at, number in self._worth(card):
                numbers[at] -= number

    def _worth(self, card: int) -> Worth:
        """What a card adds to which numbers of the vector."""
        found = self._worths.get(card)
        if found is None:
            start, worth = self._bounds[0] // 4, self._observer.worth(self._at, self._keys[card])
            found = self._worths[card] = tuple([(start + column, number) for column, number in worth])
        return found


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


def divided(key: str, owner: int | None) -> tuple[str, list[str]]:
    """The name in a key, and what else stands there but whose it is: `used:0:mill` is `used`, `mill`."""
    name, *parts = key.split(":")
    return name, parts[1:] if parts and parts[0] == str(owner) else parts


def one_of(names: Sequence[object], name: object) -> list[int]:
    """1 at the place of the name, 0 everywhere else."""
    return [int(one == name) for one in names]
