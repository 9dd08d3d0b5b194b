"""What a seat sees: zones, piles and counters, described so that any client can draw them.

None of it refers to what it is part of, so the garbage collector need not look at it (`gc=False`): a server
makes thousands a second, and whoever plays would wait for it.
"""

from collections.abc import Iterable, Set
from functools import lru_cache

import msgspec

from regnum.engine.decision import ONE, Arg, Decision, Option
from regnum.engine.fields import Layout, Place, Zone
from regnum.engine.state import State


class ZoneView(msgspec.Struct, frozen=True, gc=False):
    """A place with cards. `cards` is None where the viewer may know only their number."""

    key: str
    name: str
    owner: int | None
    layout: Layout
    count: int
    cards: tuple[str, ...] | None
    group: str = ""
    """Zones of one owner and one group are drawn together: the domains of an area. A reference such as
    `@civ-domain-science` says in words what they lie on."""


class CounterView(msgspec.Struct, frozen=True, gc=False):
    """A number that matters, such as points or the hand size."""

    key: str
    name: str
    owner: int | None
    value: int
    group: str = ""
    who: bool = False
    """Is the value a seat, counted from 1? People read who sits there."""


class View(msgspec.Struct, frozen=True, gc=False):
    """A game as one viewer sees it. Names are message references such as `@civ-zone-hand`."""

    game: str
    seat: int | None
    seats: int
    turn: int | None
    stage: str
    zones: tuple[ZoneView, ...]
    counters: tuple[CounterView, ...]


class SeenOption(msgspec.Struct, frozen=True, gc=False):
    """An answer, and where its card lies: the key of a zone of the view, or nothing where it lies in none."""

    option: Option
    zone: str


class SeenDecision(msgspec.Struct, frozen=True, gc=False):
    """A decision as one viewer sees it: everybody sees who is asked what, only the asked the options, and how
    many of them may be picked: that, too, may rest on a hand."""

    seat: int
    text: str
    clause: str
    args: dict[str, Arg]
    picks: tuple[int, int]
    options: tuple[SeenOption, ...] | None

    @classmethod
    def of(cls, decision: Decision, state: State, viewer: int | None) -> "SeenDecision":
        """What `viewer` sees of a decision."""
        ask, picks, options = decision.ask, ONE, None
        if decision.seat == viewer:
            zones, picks = zones_of(decision, state), decision.picks
            options = tuple([SeenOption(one, zones.get(one, "")) for one in decision.options])
        return cls(decision.seat, ask.text, ask.clause, dict(ask.args), picks, options)


# --- zones -----------------------------------------------------------------------------------------------


def lying(zone: Zone, state: State, viewer: int | None) -> Iterable[Place]:
    """The places of a zone that a viewer sees or sees something of."""
    if zone.glimpsed is not None:
        return zone.glimpsed(state, zone, viewer)
    if zone.seen == "nobody":
        return ()
    return [place for place in zone.places(state) if place.cards or not zone.fleeting]


def zone_view(place: Place, state: State, viewer: int | None) -> ZoneView:
    """One place as a viewer sees it. What has not changed is the same object as before: whoever works
    something out for a zone need not do it again. Cards that are not seen are not looked at even for that."""
    if sees(place, viewer, state.over):
        return open_view(place, state.__class__)
    zone, key, owner, cards, name, group, _ = place
    return closed_view(zone, key, owner, name, group, len(cards), state.__class__)


@lru_cache(1 << 14)
def open_view(place: Place, kind: type[State]) -> ZoneView:
    """A place with its cards by their keys."""
    cards, key = place.cards, kind.key
    shown = tuple([key[card] for card in (sorted(cards) if place.zone.sorted else cards)])
    return view_of(place, len(cards), shown, kind)


@lru_cache(1 << 12)
def closed_view(
    zone: Zone, key: str, owner: int | None, name: str, group: str | None, count: int, kind: type[State]
) -> ZoneView:
    """A place with the number of its cards."""
    return view_of(Place(zone, key, owner, (), name, group), count, None, kind)


def view_of(place: Place, count: int, cards: tuple[str, ...] | None, kind: type[State]) -> ZoneView:
    """A place in the words of views."""
    zone = place.zone
    name = place.name or f"@{kind.game}-zone-{zone.title}"
    group = zone.group if place.group is None else place.group
    return ZoneView(place.key, name, place.owner, zone.layout, count, cards, group)


def sees(place: Place, viewer: int | None, over: bool) -> bool:
    """Does a viewer see which cards lie there?"""
    zone = place.zone
    if place.eyes is not None:
        return viewer in place.eyes
    if zone.seen == "all" or zone.glimpsed is not None or (zone.opens and over):
        return True
    return zone.seen == "owner" and viewer is not None and place.owner == viewer


def zones_of(decision: Decision, state: State) -> dict[Option, str]:
    """Where the cards among the options lie, as the asked seat sees it.

    Where a card, or the like of it, is seen in several places, those count that the decision speaks of, and
    rather where it lies than where it is only glimpsed.
    """
    wanted = {one.value: one for one in decision.options if one.kind == "card"}
    found: dict[Option, tuple[bool, bool, str]] = {}
    unsure, best = len(wanted), (not decision.zone, False)
    for zone in spoken_of_first(state.__class__, decision.zone):
        if not unsure:  # the zones that are left have nothing better: most of them need no look
            break
        for place in looked_through(zone, state, decision.seat, wanted.keys()):
            if not sees(place, decision.seat, state.over):
                continue
            rank = (not within(place.key, decision.zone), zone.glimpsed is not None, place.key)
            for card in place.cards:
                option = wanted.get(card)
                if option is not None and (option not in found or rank[:2] < found[option][:2]):
                    found[option] = rank
                    unsure -= rank[:2] == best
    return {option: key for option, (_, _, key) in found.items()}


def looked_through(zone: Zone, state: State, viewer: int, cards: Set[int]) -> Iterable[Place]:
    """The places of a zone where any of these cards may lie."""
    return lying(zone, state, viewer) if zone.glimpsed is not None else zone.places_of(cards, state)


@lru_cache(1 << 12)
def spoken_of_first(kind: type[State], zones: str | tuple[str, ...]) -> tuple[Zone, ...]:
    """The zones of a game whose cards anybody sees: those that a decision speaks of; those of cards that are
    somebody's, among which most is chosen; the others; and those that only show what lies elsewhere."""
    titles = {name.partition(":")[0] for name in names_of(zones)}

    def order(zone: Zone) -> tuple[bool, bool, bool]:
        return zone.glimpsed is not None, zone.title not in titles, not zone.scored

    return tuple(sorted((zone for zone in kind.zones.values() if may_be_seen(zone)), key=order))


def may_be_seen(zone: Zone) -> bool:
    """Does anybody ever see its cards, while there is something to decide?"""
    is_closed = zone.seen in ("count", "nobody") and zone.glimpsed is None
    return not is_closed or zone.divided is not None


def within(key: str, zones: str | tuple[str, ...]) -> bool:
    """Is it the key of one of the zones, or of a part of one: `area:0:science` of `area:0`?"""
    return any(key == name or key.startswith(f"{name}:") for name in names_of(zones))


def names_of(zones: str | tuple[str, ...]) -> tuple[str, ...]:
    """The zones that a decision speaks of, one by one."""
    return (zones,) if isinstance(zones, str) else zones
