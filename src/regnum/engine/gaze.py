"""Looking at a game that goes on.

Who may see what follows from the declarations of zones and counters. For each viewer it is written out once,
as a function that finds what has changed since the last look. Most of what happens moves a card or two: with
two seats that leaves two or three places of thirty.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from regnum.engine.fields import Cards, Place, Zone
from regnum.engine.state import LINES, State, copied
from regnum.engine.view import CounterView, View, ZoneView, closed_view, lying, open_view, sees, zone_view


class Table(NamedTuple):
    """All that decides who sees what, apart from what lies where."""

    kind: type[State]
    seats: int
    people: int
    over: bool

    def changes(self, attribute: str) -> bool:
        """Does what a state holds there change in place?"""
        return isinstance(self._example(attribute), list)

    def kept(self, attribute: str) -> str:
        """The expression for what a state holds there, as it will be even when the state changes."""
        return copied(f"state.{attribute}", self._example(attribute))

    def _example(self, attribute: str) -> Any:
        field = self.kind.held.get(attribute)
        return None if field is None else field.first(self.seats)


# --- what there is to be seen ------------------------------------------------------------------------------


class Part:
    """Something that is seen, and the code that finds out whether it has changed. There, `now` is what it
    rests on, and `held[at]` what that was at the last look."""

    value: Callable[[Any, int], int] | None = None
    """What `now` may call as `value_<at>`."""

    def now(self, at: int) -> str:
        """What of the state it rests on."""
        raise NotImplementedError

    def differs(self, at: int) -> str:
        """Is that another one?"""
        return f"now != held[{at}]"

    def kept(self, table: Table) -> str:
        """What is held of it."""
        return "now"

    def seen(self, state: State, viewer: int | None, now: Any) -> tuple[Any, ...]:
        """The zones or counters that a viewer sees there."""
        raise NotImplementedError


class Steady(Part):
    """A place that is always there, as those see it who see its cards, or as all others do. To these it rests
    on how many cards lie there, and on nothing else."""

    def __init__(self, zone: Zone, number: int, table: Table, viewer: int | None) -> None:
        key, owner, name = zone.spots[number]
        self.place = Place(zone, key, owner, (), name)
        self.is_open = sees(self.place, viewer, table.over)
        self._number, self._kind = number, table.kind

    def now(self, at: int) -> str:
        zone = self.place.zone
        return zone.held_at(self._number) if self.is_open else zone.counted_at(self._number)

    def differs(self, at: int) -> str:
        # A tuple is replaced when it changes: no need to look at each of its cards.
        is_replaced = self.is_open and self.place.zone.is_replaced
        return f"now is not held[{at}]" if is_replaced else super().differs(at)

    def what(self, now: Any) -> Cards | int:
        """The cards there, or how many they are."""
        return self.place.zone.cards(now) if self.is_open else now

    def seen(self, state: State, viewer: int | None, now: Any) -> tuple[ZoneView, ...]:
        zone, key, owner, _, name, group, _ = self.place
        what = self.what(now)
        if zone.fleeting and not what:
            return ()
        if isinstance(what, int):
            return (closed_view(zone, key, owner, name, group, what, self._kind),)
        return (open_view(self.place._replace(cards=what), self._kind),)


class Resting(Part):
    """What rests on attributes of the state: while all of them are as they were, it looks as it did."""

    def __init__(self, *made_of: str) -> None:
        self.made_of = made_of

    def kept(self, table: Table) -> str:
        return ", ".join(map(table.kept, self.made_of))

    def now(self, at: int) -> str:
        return ", ".join(f"state.{name}" for name in self.made_of)

    def differs(self, at: int) -> str:
        return f"now is not held[{at}] and now != held[{at}]"


class Passing(Resting):
    """A zone whose places come and go, or are not seen by all alike."""

    def __init__(self, zone: Zone) -> None:
        super().__init__(*zone.fields)
        self._zone = zone

    def seen(self, state: State, viewer: int | None, now: Any) -> tuple[ZoneView, ...]:
        return tuple([zone_view(place, state, viewer) for place in lying(self._zone, state, viewer)])


class Counters(Resting):
    """Numbers that everybody sees, and the attributes of the state that they rest on."""

    def __init__(self, made_of: tuple[str, ...], told: Callable[[Any], Iterable[CounterView]]) -> None:
        super().__init__(*made_of)
        self._told = told

    def parts(self, seats: int) -> Iterator[Part]:
        """They are seen together."""
        yield self

    def seen(self, state: State, viewer: int | None, now: Any) -> tuple[CounterView, ...]:
        return tuple(self._told(state))


class SeatCounter(NamedTuple):
    """A number that every seat has and everybody sees. It is worked out at every look: that must take less
    than to find out whether it may have changed."""

    key: str
    name: str
    value: Callable[[Any, int], int]

    def parts(self, seats: int) -> Iterator[Part]:
        """Each seat's by itself."""
        return (Number(self, seat) for seat in range(seats))


class Number(Part):
    """A counter of one seat."""

    def __init__(self, counter: SeatCounter, seat: int) -> None:
        self._key, self._name, self._seat = f"{counter.key}:{seat}", counter.name, seat
        self.value = counter.value

    def now(self, at: int) -> str:
        return f"value_{at}(state, {self._seat})"

    def view(self, value: int) -> CounterView:
        """What everybody sees."""
        return CounterView(self._key, self._name, self._seat, value)

    def seen(self, state: State, viewer: int | None, now: int) -> tuple[CounterView, ...]:
        return (self.view(now),)


Counted: TypeAlias = tuple[Counters | SeatCounter, ...]
"""The counters of a game."""


def zones_seen(table: Table, viewer: int | None) -> Iterator[Part]:
    """All of the zones that a viewer sees anything of."""
    for zone in table.kind.zones.values():
        if zone.seen == "nobody" and zone.glimpsed is None:
            continue
        if not zone.stays:
            yield Passing(zone)
            continue
        for number, (_, owner, _) in enumerate(zone.spots):
            if owner is None or (owner < table.seats and zone.has(owner, table.people)):
                yield Steady(zone, number, table, viewer)


# --- what has changed --------------------------------------------------------------------------------------

NOTHING: Mapping[str, Any] = {}
Find: TypeAlias = Callable[[State, list[Any], Any], None]
"""Looks at a state, compares it with what was held, and tells whoever listens what has changed."""


class Sight:
    """What a viewer may see at a table, part by part in the order of the declarations."""

    def __init__(self, table: Table, viewer: int | None, counters: Counted) -> None:
        zones = tuple(zones_seen(table, viewer))
        self.table, self.zones = table, len(zones)
        """So many parts are zones; those after them are counters."""
        self.owners = tuple([row_of(one.place.owner) if isinstance(one, Steady) else None for one in zones])
        """Of these, the rows that they belong to, where that is always the same."""
        self.parts: tuple[Part, ...] = (
            *zones,
            *(one for each in counters for one in each.parts(table.seats)),
        )

    def finder(self, tells: Iterable[str], known: Mapping[str, Any] = NOTHING) -> Find:
        """The function that finds changes: straight code, as `copy` of a state is. For each part there are
        lines that tell `listener` of its change; they may use all that is `known`."""
        values = {f"value_{at}": part.value for at, part in enumerate(self.parts)}
        scope: dict[str, Any] = {**values, **known, "copied": list.copy}
        exec(LINES.join(self.code(tells)), scope)
        made: Find = scope["find"]
        return made

    def code(self, tells: Iterable[str]) -> Iterator[str]:
        """The lines of that function."""
        yield "def find(state, held, listener):"
        yield f"    'What has changed in {self.table.kind.game}.'"
        for at, (part, told) in enumerate(zip(self.parts, tells, strict=True)):
            yield f"    now = {part.now(at)}"
            yield f"    if {part.differs(at)}:"
            yield from (f"        {line}" for line in told.splitlines())
            yield f"        held[{at}] = {part.kept(self.table)}"


sight_of = lru_cache(1 << 10)(Sight)


class Watch:
    """One viewer who looks at a game again and again."""

    __slots__ = ("_counters", "_find", "_held", "sight", "viewer")

    def __init__(self, viewer: int | None, counters: Counted) -> None:
        self.viewer, self._counters = viewer, counters
        self.sight: Sight | None = None
        self._held: list[Any] = []
        self._find: Find = nothing_found

    def look(self, state: State, listener: Any) -> None:
        """Tell the listener what looks other than at the last look."""
        table = (state.__class__, state.seats, state.people, state.over)
        if self.sight is None or self.sight.table != table:
            self.begin(sight_of(Table(*table), self.viewer, self._counters))
        self._find(state, self._held, listener)

    def begin(self, sight: Sight) -> None:
        """Another table, or the end of the game: everything is looked at anew."""
        self.sight, self._held, self._find = sight, [None] * len(sight.parts), self.finder(sight)

    def finder(self, sight: Sight) -> Find:
        """How changes are found and told."""
        raise NotImplementedError


def nothing_found(state: State, held: list[Any], listener: Any) -> None:
    """Before the first look."""


class Gaze(Watch):
    """The eyes of a viewer, which see views."""

    __slots__ = ("_all", "_seen")

    def __init__(self, viewer: int | None, counters: Counted = ()) -> None:
        super().__init__(viewer, counters)
        self._seen: list[tuple[Any, ...]] = []
        """By part of the sight."""
        self._all: tuple[tuple[ZoneView, ...], tuple[CounterView, ...]] = ((), ())

    def view(self, state: State) -> View:
        """All that the viewer sees, in the order of the declarations; but the table's zones come first, then
        those of seat after seat."""
        news: list[tuple[int, Any]] = []
        self.look(state, news)
        if news:
            self._see(state, news)
        stage = f"@{state.game}-stage-{state.stage}"
        return View(state.game, self.viewer, state.seats, state.whose_turn, stage, *self._all)

    def begin(self, sight: Sight) -> None:
        super().begin(sight)
        self._seen = [()] * len(sight.parts)

    def finder(self, sight: Sight) -> Find:
        return lister(sight)

    def _see(self, state: State, news: list[tuple[int, Any]]) -> None:
        sight, seen = self.sight, self._seen
        assert sight is not None, "whoever has news has looked"
        for at, now in news:
            seen[at] = sight.parts[at].seen(state, self.viewer, now)
        zones, counters = self._all
        # News come in the order of the parts, zones first: what has none stays the same object.
        if news[0][0] < sight.zones:
            zones = by_owner(state.seats, seen, sight.owners)
        if news[-1][0] >= sight.zones:
            counters = tuple([counter for some in seen[sight.zones :] for counter in some])
        self._all = zones, counters


@lru_cache(1 << 10)
def lister(sight: Sight) -> Find:
    """Lists the parts that have changed, by their numbers, with what they rest on now."""
    return sight.finder([f"listener.append(({at}, now))" for at in range(len(sight.parts))])


def by_owner(
    seats: int, seen: Iterable[tuple[ZoneView, ...]], owners: Iterable[int | None]
) -> tuple[ZoneView, ...]:
    """First what belongs to the table, then what belongs to each seat. Of most parts it is known whose all of
    it is."""
    rows: list[list[ZoneView]] = [[] for _ in range(seats + 1)]
    for views, row in zip(seen, owners, strict=False):  # counters come after all zones
        if row is not None:
            rows[row] += views
        else:
            for view in views:
                rows[row_of(view.owner)].append(view)
    return tuple(chain.from_iterable(rows))


def row_of(owner: int | None) -> int:
    """The table's row is the first."""
    return 0 if owner is None else owner + 1
