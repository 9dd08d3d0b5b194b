"""The data of a game in progress."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Self

from regnum.engine.events import Event, Turn
from regnum.engine.fields import MOST_SEATS, Cards, Counter, Field, Place, Zone

LINES = "\n"


class Declared(type):
    """Turns the declarations in the body of a state's class into slots, and writes some of its methods."""

    def __new__(meta, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "Declared":
        declared = {word: field for word, field in body.items() if isinstance(field, Field)}
        for word, field in declared.items():
            del body[word]
            field.name = word
            if isinstance(field, Zone):
                field.named(word)
        held = [word for word, field in declared.items() if not is_glimpse(field)]
        body["__slots__"] = (*body.get("__slots__", ()), *held)
        made = super().__new__(meta, name, bases, body)
        made.fields = {**getattr(made, "fields", {}), **declared}
        made.zones = {name: field for name, field in made.fields.items() if isinstance(field, Zone)}
        made.scoring = tuple(zone for zone in made.zones.values() if zone.scored)
        made.held = {word: field for word, field in made.fields.items() if not is_glimpse(field)}
        made.lay_out = laid_out(made.held)
        made.copy = copy_of(made.held)
        made.zone_of = search_of(made.zones.values())
        return made

    fields: dict[str, Field]
    held: dict[str, Field]
    zones: dict[str, Zone]
    scoring: tuple[Zone, ...]
    lay_out: Callable[[Any, int], None]
    copy: Callable[[Any], Any]
    zone_of: Callable[[Any, int, int], str]


def is_glimpse(field: Field) -> bool:
    """Does it only show what lies elsewhere?"""
    return isinstance(field, Zone) and field.glimpsed is not None


def laid_out(fields: dict[str, Field]) -> Callable[[Any, int], None]:
    """The `lay_out` of a state with these fields, written out: simulations begin many games."""
    lines = [f"    self.{name} = {first_value(name, field)}" for name, field in fields.items()]
    scope = {name: field.first(2) if is_fixed(field) else field.first for name, field in fields.items()}
    return written("lay_out(self, seats)", ["    pass", *lines], scope, "Give every field its first value.")


def first_value(name: str, field: Field) -> str:
    """The expression for the first value of a field."""
    return name if is_fixed(field) else f"{name}(seats)"


def is_fixed(field: Field) -> bool:
    """Is its first value the same for any number of seats, and never changed in place?"""
    return not callable(getattr(field, "start", None)) and not isinstance(field.first(2), list)


def copy_of(fields: dict[str, Field]) -> Callable[[Any], Any]:
    """The `copy` of a state with these fields, written out: search copies more than it does anything else."""
    lines = ["    twin = new(type(self))", "    twin.events = None"]
    lines += [f"    twin.{name} = self.{name}" for name in ("rng", "seats", "people", "bracket")]
    lines += [f"    twin.{name} = {copied(f'self.{name}', field.first(2))}" for name, field in fields.items()]
    scope = {"new": object.__new__, "copied": list.copy}
    doc = "An independent copy that nobody listens to."
    return written("copy(self)", [*lines, "    return twin"], scope, doc)


def search_of(zones: Iterable[Zone]) -> Callable[[Any, int, int], str]:
    """The `zone_of` of a state with these zones, written out: those of seats come before the table's."""
    searched = sorted([zone for zone in zones if zone.is_searched], key=lambda zone: not zone.per_seat)
    lines = [f"    if {zone.holds}: return {zone.name!r}" for zone in searched]
    lines.append("    raise ValueError(f'{self.key[card]} is not with seat {seat}')")
    doc = "The name of the zone where a card lies that is a seat's or the table's."
    return written("zone_of(self, card, seat)", lines, {}, doc)


def written(head: str, lines: Sequence[str], scope: dict[str, Any], doc: str) -> Callable[..., Any]:
    """A function of these lines, which know what is in the scope."""
    exec(LINES.join([f"def {head}:", *lines]), scope)
    made: Callable[..., Any] = scope[head.partition("(")[0]]
    made.__doc__ = doc
    return made


def copied(value: str, example: Any) -> str:
    """The expression that copies a value like the example: lists change in place, the rest is shared. The
    method takes two thirds of the time of a slice, and a state of Imperium has 26 lists."""
    if not isinstance(example, list):
        return value
    nested = any(isinstance(one, list) for one in example)
    return f"[*map(copied, {value})]" if nested else f"{value}.copy()"


class State(metaclass=Declared):
    """Plain data: zones are tuples of card numbers, counters are ints, and nothing is shared that changes.

    A game's state is a subclass that declares its fields (see `engine.fields`). Only lists change in place.
    """

    __slots__ = ("bracket", "events", "people", "rng", "seats")

    game: ClassVar[str]
    """The game's name, which its message ids begin with."""
    key: ClassVar[Sequence[str]]
    """The keys of all cards, by number."""

    fields: ClassVar[dict[str, Field]]
    held: ClassVar[dict[str, Field]]
    """Those that have a value in every state."""
    zones: ClassVar[dict[str, Zone]]
    """By the names of their attributes."""
    scoring: ClassVar[tuple[Zone, ...]]
    """Those whose cards count at the end."""

    events: list[Event] | None
    """Where verbs report what happens; None in search and simulation, where nobody listens. Set-up may
    leave a list of what it has to tell."""
    bracket: Turn
    """The turn that was told of last: see `engine.telling`."""
    rng: int
    seats: int
    """How many sides play."""
    people: int
    """Who may be asked: the first so many seats. Those after them are bots, answered for by the rules."""

    def __init__(self, seats: int, people: int | None = None) -> None:
        self.events = None
        self.bracket = Turn()
        self.rng = 0
        self.seats = seats
        self.people = seats if people is None else people
        self.lay_out(seats)

    def lay_out(self, seats: int) -> None:
        """Give every field its first value: written for each class from its fields."""

    def copy(self) -> Self:  # type: ignore[empty-body]
        """An independent copy that nobody listens to: written for each class from its fields."""

    def forget(self) -> None:
        """Keep no more what only samples are made of: this state will be played on, and never sampled."""

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        raise NotImplementedError

    @property
    def whose_turn(self) -> int | None:
        """The seat whose turn it is; None where it is nobody's."""
        return None

    @property
    def stage(self) -> str:
        """What the game is doing, in a word: its message is `<game>-stage-<stage>`."""
        return ""

    # --- who sits where ----------------------------------------------------------------------------------

    def is_bot(self, seat: int) -> bool:
        """Is it a side that nobody sits at?"""
        return seat >= self.people

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise from the next one."""
        return OTHERS[self.seats][seat]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats, clockwise from this one."""
        return CLOCKWISE[self.seats][seat]

    # --- where cards lie ---------------------------------------------------------------------------------

    def places(self) -> Iterator[Place]:
        """Every place where cards may lie."""
        for zone in self.zones.values():
            if zone.glimpsed is None:
                yield from zone.places(self)

    def everything(self) -> list[int]:
        """Every card, wherever it lies: never changes during a game."""
        return sorted([card for place in self.places() if place.zone.counted for card in place.cards])

    def taking_part(self) -> list[int]:
        """Every card that this game is played with: all that lie somewhere, and what a game adds to them."""
        return self.everything()

    def scored(self, seat: int) -> Iterator[tuple[str, Cards]]:
        """The cards that count for a seat at the end, by the name of the zone where they lie."""
        for zone in self.scoring:
            if cards := zone.of(self, seat):
                yield zone.name, cards

    def owned(self, seat: int) -> Cards:
        """All cards that count for a seat at the end."""
        return tuple([card for _, cards in self.scored(seat) for card in cards])

    def zone_of(self, card: int, seat: int) -> str:  # type: ignore[empty-body]
        """The name of the zone where a card lies that is a seat's or the table's: written for each class."""

    # --- comparing ---------------------------------------------------------------------------------------

    def data(self) -> tuple[Any, ...]:
        """All of the state as one value that does not change with it, for comparing."""
        return (self.rng, self.seats, *[frozen(getattr(self, name)) for name in self.held])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def fingerprint(self) -> str:
        """A short hash of what lies where, of all counters, and of the random numbers to come.

        It is made of names that people at the table use, never of how the code holds things: records of
        years keep it, and no change of the code may touch it.
        """
        return blake2b(LINES.join(self.told()).encode(), digest_size=8).hexdigest()

    def told(self) -> Iterator[str]:
        """The lines that a fingerprint is made of, sorted by their names."""
        lines = [f"{place.key} {self._cards_told(place)}" for place in self.places() if place.cards]
        for field in self.fields.values():
            if isinstance(field, Counter):
                lines += [f"{name} {number}" for name, number in field.told(self)]
        yield from sorted(lines)
        yield f"rng {self.rng}"

    def _cards_told(self, place: Place) -> str:
        cards = [self.key[card] for card in place.cards]
        return " ".join(cards if place.zone.ordered else sorted(cards))


CLOCKWISE = tuple(
    tuple(tuple((seat + step) % seats for step in range(seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
OTHERS = tuple(tuple(order[1:] for order in by_seat) for by_seat in CLOCKWISE)


def frozen(value: Any) -> Any:
    """The value with tuples for its lists."""
    return tuple(frozen(one) for one in value) if isinstance(value, list) else value
