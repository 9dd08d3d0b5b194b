"""What has changed in a view: most choices move a card or two, and the rest need not be sent again."""

from collections.abc import Callable, Sequence
from itertools import compress
from operator import is_not
from typing import Protocol, TypeVar

from regnum.engine.view import CounterView, View, ZoneView
from regnum.server.messages import Changes, CounterChange, ZoneChange


class Keyed(Protocol):
    """A zone or a counter."""

    @property
    def key(self) -> str:
        """What it is known by."""


K = TypeVar("K", bound=Keyed)
C = TypeVar("C")


def changes(before: View, now: View) -> Changes | None:
    """What leads from one view to another; None where they have too little in common."""
    zones = listed(before.zones, now.zones, zone_change)
    counters = listed(before.counters, now.counters, counter_change)
    if zones is None or counters is None:
        return None
    return Changes(
        turn=now.turn,
        stage=now.stage,
        zones_gone=zones[0],
        zones=zones[1],
        counters_gone=counters[0],
        counters=counters[1],
    )


def listed(
    before: Sequence[K], now: Sequence[K], change: Callable[[int, K | None, K], C]
) -> tuple[list[int], list[C]] | None:
    """Of a list: the places of what is gone, and what has changed or come, by its place now. None where what
    stays has changed its order."""
    if before is now:
        return [], []
    if len(before) == len(now):
        # Mostly all are where they were, and then nothing needs to be looked for.
        others = [*compress(range(len(now)), map(is_not, before, now))]
        if all(before[at].key == now[at].key for at in others):
            return [], [change(at, before[at], now[at]) for at in others if before[at] != now[at]]
    known = {one.key: one for one in before}
    keys = {one.key for one in now}
    stay = [one.key for one in before if one.key in keys]
    if stay != [one.key for one in now if one.key in known]:
        return None
    gone = [at for at, one in enumerate(before) if one.key not in keys]
    fresh = enumerate(now)
    return gone, [change(at, known.get(new.key), new) for at, new in fresh if known.get(new.key) != new]


def zone_change(at: int, old: ZoneView | None, new: ZoneView) -> ZoneChange:
    """What lies in a zone now; of a zone that has come, all about it."""
    if old is None or about_zone(old) != about_zone(new):
        return ZoneChange(at=at, came=old is None, zone=new)
    return ZoneChange(at=at, count=new.count, cards=new.cards)


def counter_change(at: int, old: CounterView | None, new: CounterView) -> CounterChange:
    """The value of a counter now; of one that has come, all about it."""
    if old is None or about_counter(old) != about_counter(new):
        return CounterChange(at=at, came=old is None, counter=new)
    return CounterChange(at=at, value=new.value)


def about_zone(zone: ZoneView) -> tuple[object, ...]:
    """What seldom changes of a zone."""
    return zone.name, zone.owner, zone.layout, zone.group


def about_counter(counter: CounterView) -> tuple[object, ...]:
    """What seldom changes of a counter."""
    return counter.name, counter.owner, counter.group, counter.who
