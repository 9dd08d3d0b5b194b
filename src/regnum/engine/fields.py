"""How a state is declared: every zone, counter and note of a game once, in the body of its class.

    class CivZones(State):
        hand: list[Cards] = by_seat("owner", "hand")
        discard: Cards = on_table("all", "stack")
        start: int = counter()
        phase: int = note(PLAY)

From these lines come the slots, the first values, copies, comparison, the fingerprint, the count of all
cards, what a seat owns, the view, lifting and laying, and the names of places in events.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from regnum.engine.state import State

Cards: TypeAlias = tuple[int, ...]
"""Cards by their numbers. Where their order matters, the last one is on top."""

NO_CARD = -1
"""Stands where a card could lie."""

MOST_SEATS = 8

Seen: TypeAlias = Literal["all", "owner", "count", "nobody"]
"""Who sees the cards of a zone. `count`: everybody, but only how many; `nobody`: not even that."""

Whose: TypeAlias = Literal["all", "people", "bots"]
"""Which seats have a zone, where seats have it: all, or only those that people sit at, or only the others."""

Layout: TypeAlias = Literal["hand", "row", "pile", "stack"]
"""How a zone lies: a fan of cards, side by side, only the top showing, or all below each other."""


class Field:
    """Something that a state holds. Its value is an int, a string, a tuple, or a list of such."""

    name: str
    """The attribute of the state."""

    def first(self, seats: int) -> Any:
        """Its value in an empty state."""
        raise NotImplementedError


@dataclass(eq=False)
class Note(Field):
    """What a game has to remember besides: where it stands, what seats know, what follows from the rest."""

    start: Any
    """The first value; of a list by seat, a function of the number of seats."""

    def first(self, seats: int) -> Any:
        return self.start(seats) if callable(self.start) else self.start


@dataclass(eq=False)
class Counter(Note):
    """A number that people at the table could name. `parts` are the names of a tuple's or list's numbers."""

    parts: tuple[str, ...] = ()

    def told(self, state: "State") -> Iterator[tuple[str, int]]:
        """The numbers that are not 0, each with its name: `round`, `actions:1`, `materials:0`."""
        yield from numbers(self.name, getattr(state, self.name), self.parts)


def numbers(name: str, value: Any, parts: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """The numbers of a value by name: what has parts is told part by part, any other list place by place."""
    if isinstance(value, int):
        if value:
            yield name, int(value)
    elif parts and len(value) == len(parts) and all(isinstance(one, int) for one in value):
        for part, one in zip(parts, value, strict=True):
            yield from numbers(f"{name}:{part}", one, ())
    else:
        for at, one in enumerate(value):
            yield from numbers(f"{name}:{at}", one, parts)


class Place(NamedTuple):
    """Where cards lie, as people at the table would tell places apart."""

    zone: "Zone"
    key: str
    """`hand:0`, `discard`, `garrison:1:rome`."""
    owner: int | None
    cards: Cards
    name: str = ""
    """Its name in message ids, where that is not the zone's."""
    group: str | None = None
    """Its group, where that is not the zone's."""
    eyes: tuple[int | None, ...] | None = None
    """The viewers that see its cards, where the zone does not say it."""


Places: TypeAlias = Callable[[Any, "Zone"], Iterator[Place]]
"""From a state and a zone to the places that it consists of."""
Glimpses: TypeAlias = Callable[[Any, "Zone", int | None], Iterator[Place]]
"""The same, as one viewer sees it."""


@dataclass(eq=False, kw_only=True)
class Zone(Field):
    """A kind of place for cards."""

    seen: Seen
    layout: Layout
    per_seat: bool = False
    whose: Whose = "all"
    single: bool = False
    """It holds one card or NO_CARD, instead of a tuple of cards."""
    entry: int | None = None
    """It holds tuples of numbers, of which the one at this place is the card: (host, card), say."""
    start: Any = None
    """Its first value, or a function of the number of seats, where it does not hold plain tuples of cards."""
    slots: int = 0
    """So many places side by side, each with what is said here."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """Of each seat so many places side by side: what their keys end with, and what they are called."""
    title: str = ""
    """Its name in keys and message ids, where that is not the attribute's."""
    called: str = ""
    """Its name in words, where that is not the message of its title."""
    group: str = ""
    """Zones of one owner and one group are drawn together."""
    scored: bool = False
    """Its cards belong to somebody and are counted at the end."""
    counted: bool = True
    """Its cards are among those that are never lost. Not so where they also lie elsewhere."""
    ordered: bool = False
    """The order of its cards matters, as in a deck."""
    sorted: bool = False
    """Its cards are shown sorted."""
    opens: bool = False
    """Everybody sees it when the game is over."""
    fleeting: bool = False
    """It is there only while cards lie in it."""
    cut: str = ""
    """The note that says how many of its cards are there: its first ones. To shorten a deck card by card
    would take longer."""
    divided: Places | None = None
    """How its value is divided into places, where that is not one a seat, or one."""
    glimpsed: Glimpses | None = None
    """Holds nothing: some of the cards that lie elsewhere are shown here as well."""
    made_of: tuple[str, ...] = ()
    """What else of the state its places are made of, where it is divided or glimpsed. While all that is as it
    was, so is what anybody sees of the zone (see `engine.view.Gaze`)."""
    keys: tuple[str, ...] = field(init=False, default=())
    """The keys of its places: by seat, by slot, or one. Those of its parts begin with them."""
    spots: tuple[tuple[str, int | None, str], ...] = field(init=False, default=())
    """Key, owner and name of each of its places, in order, where it is not divided."""
    plain: bool = field(init=False, default=True)
    """It holds nothing but cards, any number of them."""

    def named(self, attribute: str) -> None:
        """Learn the name of the attribute that it was declared by."""
        assert self.glimpsed is None or self.made_of, f"{attribute} does not say what it is made of"
        self.name = attribute
        self.plain = not self.single and self.entry is None
        self.title = self.title or attribute.replace("_", "-")
        count = MOST_SEATS if self.per_seat else self.slots
        self.keys = tuple(f"{self.title}:{at}" for at in range(count)) if count else (self.title,)
        self.spots = tuple(self._spots())

    def _spots(self) -> Iterator[tuple[str, int | None, str]]:
        for at, key in enumerate(self.keys):
            owner = at if self.per_seat else None
            if self.parts:
                yield from ((f"{key}:{part}", owner, called) for part, called in self.parts.items())
            else:
                yield key, owner, self.called

    def first(self, seats: int) -> Any:
        if self.start is not None:
            return self.start(seats) if callable(self.start) else self.start
        if self.parts:
            return [[()] * len(self.parts) for _ in range(seats)]
        one: int | Cards = NO_CARD if self.single else ()
        if self.per_seat or self.slots:
            return [one] * (seats if self.per_seat else self.slots)
        return one

    # --- looking ---------------------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[str, ...]:
        """The attributes of the state that its places are made of."""
        if self.glimpsed is not None:
            return self.made_of
        return (self.name, self.cut, *self.made_of) if self.cut else (self.name, *self.made_of)

    def places(self, state: "State") -> Iterator[Place]:
        """All places of the zone."""
        if self.divided is not None:
            return self.divided(state, self)
        return self.plain_places(state)

    def plain_places(self, state: "State") -> Iterator[Place]:
        """One for each seat or slot or part, or one."""
        for (key, owner, name), one in zip(self.spots, self._row(state), strict=False):
            if self.has(owner, state.people):
                yield Place(self, key, owner, self.cards(one), name)

    def places_of(self, cards: Set[int], state: "State") -> Iterable[Place]:
        """Its places where any of these cards lie; all of them where that cannot be told at a glance."""
        if not self.plain or self.divided is not None:
            return self.places(state)
        return [
            Place(self, key, owner, one, name)
            for (key, owner, name), one in zip(self.spots, self._row(state), strict=False)
            if not cards.isdisjoint(one) and self.has(owner, state.people)
        ]

    def _row(self, state: "State") -> Sequence[Any]:
        """What lies in each of its places, in order."""
        held = getattr(state, self.name)
        if self.cut:
            held = held[: getattr(state, self.cut)]
        if self.parts:
            return [one for parts in held for one in parts]
        return held if self.per_seat or self.slots else (held,)

    @property
    def stays(self) -> bool:
        """Are its places always the same, whatever lies in them?"""
        return self.divided is None and self.glimpsed is None and (self.fleeting or self.start is None)

    def held_at(self, at: int) -> str:
        """The expression for what a state holds in one of its places."""
        held = f"state.{self.name}"
        if self.parts:
            return f"{held}[{at // len(self.parts)}][{at % len(self.parts)}]"
        if self.per_seat or self.slots:
            return f"{held}[{at}]" if self.start is None else f"({held}[{at}] if {held} else ())"
        return f"{held}[:state.{self.cut}]" if self.cut else held

    def counted_at(self, at: int) -> str:
        """The expression for how many cards that are."""
        if self.cut:
            return f"state.{self.cut}"
        return f"int({self.held_at(at)} != {NO_CARD})" if self.single else f"len({self.held_at(at)})"

    @property
    def is_replaced(self) -> bool:
        """Is what lies there another object whenever it has changed?"""
        return not self.single and not self.cut

    def has(self, seat: int | None, people: int) -> bool:
        """Is it a zone that this seat has, where people sit at the first so many?"""
        return self.whose == "all" or seat is None or (self.whose == "bots") == (seat >= people)

    def cards(self, held: Any) -> Cards:
        """The cards of one place, by what the state holds there."""
        if self.single:
            return () if held == NO_CARD else (held,)
        if self.entry is not None:
            return tuple([one[self.entry] for one in held])
        return held  # type: ignore[no-any-return]

    def of(self, state: "State", seat: int) -> Cards:
        """The cards of a seat, or of the table's zone."""
        held = getattr(state, self.name)
        if self.per_seat:
            held = held[seat]
        return held if self.plain else self.cards(held)

    @property
    def is_searched(self) -> bool:
        """Can a card be looked for in it by seat, or in the table's one?"""
        return self.glimpsed is None and not self.slots and not self.parts and self.start is None

    @property
    def holds(self) -> str:
        """The expression for whether `card` lies in it: at `seat`, or on the table."""
        held = f"self.{self.name}[seat]" if self.per_seat else f"self.{self.name}"
        if self.single:
            return f"card == {held}"
        if self.entry is not None:
            return f"card in [one[{self.entry}] for one in {held}]"
        return f"card in {held}"

    # --- moving: only verbs do this ----------------------------------------------------------------------

    def lift(self, state: "State", seat: int, card: int) -> None:
        """Take a card away."""
        held = getattr(state, self.name)
        if self.per_seat:
            held[seat] = self._less(held[seat], card)
        else:
            setattr(state, self.name, self._less(held, card))

    def _less(self, held: Any, card: int) -> Any:
        if self.single:
            return NO_CARD
        if self.entry is not None:
            return tuple([one for one in held if one[self.entry] != card])
        return without(held, card)

    def lay(self, state: "State", seat: int, card: int) -> None:
        """Put a card there: on top, or alone."""
        held = getattr(state, self.name)
        if self.per_seat:
            held[seat] = card if self.single else (*held[seat], card)
        else:
            setattr(state, self.name, card if self.single else (*held, card))


def without(cards: Cards, gone: int) -> Cards:
    """The cards less one of them."""
    at = cards.index(gone)
    return cards[:at] + cards[at + 1 :]


# --- the words of a declaration --------------------------------------------------------------------------
# They return Any, so that the annotation beside each says what the state holds.


def by_seat(seen: Seen, layout: Layout, **how: Any) -> Any:
    """A zone that every seat has."""
    return Zone(seen=seen, layout=layout, per_seat=True, **how)


def on_table(seen: Seen, layout: Layout, **how: Any) -> Any:
    """A zone that there is once, or side by side in several `slots`."""
    return Zone(seen=seen, layout=layout, **how)


def glimpse(layout: Layout, places: Glimpses, **how: Any) -> Any:
    """Cards that lie elsewhere, shown to those who know them."""
    return Zone(seen="nobody", layout=layout, counted=False, glimpsed=places, **how)


def counter(start: int | Callable[[int], Any] = 0, parts: Sequence[str] = ()) -> Any:
    """A number, or numbers by seat."""
    return Counter(start, tuple(parts))


def note(start: Any) -> Any:
    """Anything else."""
    return Note(start)
