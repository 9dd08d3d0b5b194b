"""A view in words: what transcripts print, and what the terminal's board is made of."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator

from msgspec import structs

from regnum.engine.text import Text
from regnum.engine.view import CounterView, View, ZoneView


def places(view: View, owner: int | None) -> Iterable[ZoneView]:
    """The zones of a seat, or of the table; those that are called the same are taken as one."""
    found: dict[tuple[str, str], ZoneView] = {}
    for zone in view.zones:
        if zone.owner == owner:
            called = zone.name, _lies_on(zone)
            found[called] = _joined(found[called], zone) if called in found else zone
    return found.values()


def _joined(zone: ZoneView, other: ZoneView) -> ZoneView:
    cards = None if zone.cards is None or other.cards is None else zone.cards + other.cards
    return structs.replace(zone, count=zone.count + other.count, cards=cards)


def _lies_on(zone: ZoneView) -> str:
    """What its cards lie on, as a reference; empty where its name says all."""
    return zone.group if zone.group.startswith("@") else ""


def zone_name(text: Text, zone: ZoneView) -> str:
    """`Hand`, or `Embargo (Religion)` where it matters what the cards lie on."""
    name, where = text.refer(zone.name), text.refer(_lies_on(zone))
    return f"{name} ({where})" if where else name


def shown(zone: ZoneView) -> list[tuple[str, int]]:
    """The cards of a zone that can be seen, each different one once, with its number."""
    cards = zone.cards or ()
    # Of a pile only the top card shows, even where the others could be remembered.
    return list(Counter(cards[-1:] if zone.layout == "pile" else cards).items())


def title_in(text: Text, zone: ZoneView, key: str) -> str:
    """The title of a card without what the zone's name says already: `II` for a Science II in Science."""
    title, name = text.card(key), text.refer(zone.name)
    return title.removeprefix(name).strip(" ()") or title if title.startswith(name) else title


def times(title: str, count: int) -> str:
    """`Science II ×3`; one alone goes without its number."""
    return f"{title} ×{count}" if count > 1 else title


def counter_name(text: Text, view: View, counter: CounterView) -> str:
    """What a counter counts, and where, if there are words for that."""
    name, where = text.refer(counter.name), group_words(text, view, counter.group)
    return f"{name} ({where})" if where else name


def group_words(text: Text, view: View, group: str) -> str:
    """A group is a reference, a zone, or a card by the last part of its key; others are not for people."""
    if group.startswith("@"):
        return text.refer(group)
    if zone := next((zone for zone in view.zones if zone.key == group), None):
        return text.card(zone.cards[0]) if zone.cards and len(zone.cards) == 1 else text.refer(zone.name)
    card = group.rpartition(":")[2]
    return text.card(card) if text.has_card(card) else ""


def counter_value(text: Text, counter: CounterView) -> str:
    """The number, or the name of who is meant by it."""
    return text.seat(counter.value - 1) if counter.who else str(counter.value)


def zone_words(text: Text, zone: ZoneView) -> str:
    """`Science 3 (I, II ×2)`, or `Hand 4` where the cards are hidden."""
    cards = ", ".join(times(title_in(text, zone, key), count) for key, count in shown(zone))
    return f"{zone_name(text, zone)} {zone.count}" + (f" ({cards})" if cards else "")


def summary(text: Text, view: View, table: str, told: Container[CounterView] = ()) -> Iterator[str]:
    """The open board, a line for the table (under the name given) and a line for each seat.

    Counters that stand as they were told before are left out, and so is every empty zone.
    """
    for owner in (None, *range(view.seats)):
        zones = (zone_words(text, zone) for zone in places(view, owner) if zone.count)
        counters = (counter for counter in view.counters if counter.owner == owner and counter not in told)
        words = [
            *zones,
            *(f"{counter_name(text, view, counter)}: {counter_value(text, counter)}" for counter in counters),
        ]
        if words:
            yield f"{table if owner is None else text.seat(owner)}: {'; '.join(words)}"


def opened(views: Iterable[View]) -> View:
    """Several seats' views of one moment as one: every zone as whoever sees most of it sees it."""
    spectator, *others = views
    best = {zone.key: zone for view in others for zone in view.zones if zone.cards is not None}
    zones = tuple(best.get(zone.key, zone) if zone.cards is None else zone for zone in spectator.zones)
    return structs.replace(spectator, zones=zones)
