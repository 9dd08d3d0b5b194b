"""What a seat sees, as numbers: a float vector with named fields.

Only the seat's view and its question are looked at, so nothing hidden can be in an observation. Seats are
told relative to the viewer: `+0` is oneself, `+1` the next clockwise.

A vector is joined from pieces: one for each place, each counter, and what is asked. They are packed once and
kept: a zone that has not changed is the same object in the next view, so most pieces are only looked up.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from regnum.engine.decision import Decision
from regnum.engine.errors import RegnumError
from regnum.engine.features import Features, Pile
from regnum.engine.game import Game
from regnum.engine.state import State
from regnum.engine.view import View, ZoneView

MOST_KEPT = 4096
"""So many packed zones are kept for each viewer before all are forgotten."""


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


class Lying(NamedTuple):
    """A zone of the view, packed: at which piece, and as what. It holds the zone, by whose identity it is
    found again: while it is kept, no other can take its place in memory."""

    zone: ZoneView
    at: int
    piece: bytes


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
        self._nothing = [bytes(4 * len(self.columns(spot))) for spot in self.spots]
        self._nothing += [packed(0) for _ in self.counters]
        self._lying: list[dict[int, Lying]] = [{} for _ in range(seats)]
        self._counted: list[dict[str, int]] = [{} for _ in range(seats)]
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

    def spot_at(self, zone: ZoneView, viewer: int) -> int:
        """The number of the spot that a zone of a view is told as."""
        name, *parts = zone.key.split(":")
        if parts and zone.owner is not None and parts[0] == str(zone.owner):
            del parts[0]
        owner = self._relative(zone.owner, viewer)
        return self._first(zone.key, Spot(name, owner, ":".join(parts)), Spot(name, owner))

    def counter_at(self, key: str, owner: int | None, viewer: int) -> int:
        """The number of the field that a counter is told as. Those on single cards are told together."""
        name, *parts = key.split(":")
        if parts and parts[0] == str(owner):
            del parts[0]
        whose = self._relative(owner, viewer)
        longer = [":".join((name, *parts[:count])) for count in range(len(parts), -1, -1)]
        return self._first(key, *(Spot(words, whose) for words in longer))

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
        viewer = view.seat
        assert viewer is not None, "an observation is a seat's"
        nothing, lying, counted = self._nothing, self._lying[viewer], self._counted[viewer]
        pieces = nothing[:]
        for zone in view.zones:
            if zone.count:
                held = lying.get(id(zone)) or self._pack(zone, viewer)
                at = held.at
                pieces[at] = held.piece if pieces[at] is nothing[at] else added(pieces[at], held.piece)
        for counter in view.counters:
            at = counted.get(counter.key, -1)
            if at < 0:
                at = counted[counter.key] = self.counter_at(counter.key, counter.owner, viewer)
            piece = packed(counter.value)
            pieces[at] = piece if pieces[at] is nothing[at] else added(pieces[at], piece)
        pieces.append(self.question(view, decision))
        return bytearray().join(pieces)

    def _pack(self, zone: ZoneView, viewer: int) -> Lying:
        at = self.spot_at(zone, viewer)
        lying = self._lying[viewer]
        if len(lying) >= MOST_KEPT:
            lying.clear()
        held = lying[id(zone)] = Lying(zone, at, self._told(self.spots[at], zone))
        return held

    def _told(self, spot: Spot, zone: ZoneView) -> bytes:
        """How many cards, how many of each, and the sums of what they are: as much of it as is told."""
        how = self._pile(spot).how(viewer=not spot.owner)
        numbers: list[float] = [zone.count]
        cards = zone.cards or ()
        if how in ("kinds", "full"):
            numbers += map(cards.count, self.kinds(spot))
        if how in ("traits", "full"):
            rows = [self.features.known[f"card:{card}"] for card in cards]
            numbers += map(sum, zip(*rows, strict=True)) if rows else [0.0] * len(self.features.traits)
        return array("f", numbers).tobytes()

    def question(self, view: View, decision: Decision | None) -> bytes:
        """What the game is doing, whose turn it is, and what is asked."""
        viewer = view.seat
        assert viewer is not None, "a question is put to a seat"
        ask, picks = (decision.ask.text, decision.picks) if decision is not None else ("", (0, 0))
        key = (view.stage, view.turn, viewer, ask, picks)
        if key not in self._asked:
            stage = view.stage.removeprefix(f"@{self.game.name}-stage-")
            turn = self._relative(view.turn, viewer)
            numbers = [*one_of(self.features.stages, stage), *one_of(range(self.seats), turn)]
            numbers += one_of(self.features.asks, ask)
            self._asked[key] = array("f", [*numbers, *picks]).tobytes()
        return self._asked[key]


@lru_cache(1 << 12)
def packed(number: int) -> bytes:
    """A number as a 32-bit float."""
    return array("f", (number,)).tobytes()


def added(piece: bytes, other: bytes) -> bytes:
    """Two places that are told as one."""
    one, two = array("f", piece), array("f", other)
    return array("f", [a + b for a, b in zip(one, two, strict=True)]).tobytes()


def one_of(names: Sequence[object], name: object) -> list[int]:
    """1 at the place of the name, 0 everywhere else."""
    return [int(one == name) for one in names]
