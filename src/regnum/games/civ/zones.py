"""Where cards lie in a game of CIV. Each zone is declared here and nowhere else."""

from collections.abc import Iterator

from regnum.engine.fields import Cards, Place, Zone, by_seat, note, on_table
from regnum.engine.state import State
from regnum.games.civ.cards import index
from regnum.games.civ.terms import DOMAINS

Laid = tuple[tuple[int, int, int], ...]
"""(on whose area, on which domain, card)"""
DOMAIN_NAMES = tuple(f"@civ-domain-{domain}" for domain in DOMAINS)


def pack_places(state: "CivZones", zone: Zone) -> Iterator[Place]:
    """What lies before each seat in the draft."""
    for seat in range(state.seats):
        yield Place(zone, zone.keys[seat], seat, state.pack_of(seat))


def laid_places(state: "CivZones", zone: Zone) -> Iterator[Place]:
    """What others have laid on the domains of a seat; everybody saw where it came from."""
    lying: dict[tuple[int, int], Cards] = {}
    for seat, domain, card in getattr(state, zone.name):
        lying[seat, domain] = (*lying.get((seat, domain), ()), card)
    for (seat, domain), cards in sorted(lying.items()):
        key = f"{zone.keys[seat]}:{DOMAINS[domain]}"
        yield Place(zone, key, seat, cards, group=DOMAIN_NAMES[domain])


class CivZones(State):
    """Cards are kept sorted where their order means nothing, so that equal positions are equal data."""

    game = "civ"
    key = index.KEY

    deck: Cards = on_table("count", "pile", ordered=True, cut="left")
    left: int = note(0)
    """How many cards of `deck` are still there: its first ones, the last of them on top."""
    discard: Cards = on_table("all", "stack", sorted=True)
    aside: Cards = on_table("count", "pile", fleeting=True)
    middle: Cards = on_table("all", "row", fleeting=True)
    """In the middle of a draft."""

    hand: list[Cards] = by_seat("owner", "hand")
    packs: tuple[tuple[Cards, Cards], ...] = by_seat(
        "owner", "hand", title="pack", start=(), divided=pack_places, fleeting=True
    )
    """A pack a seat, while the draft lasts: (its cards as dealt, those kept so far in order)."""
    areas: list[list[Cards]] = by_seat(
        "all", "stack", title="area", group="area", parts=dict(zip(DOMAINS, DOMAIN_NAMES, strict=True))
    )
    """By seat and domain."""
    hidden: Laid = by_seat("all", "stack", start=(), divided=laid_places)
    """Democracy: Utopia cards."""
    embargoes: Laid = by_seat("all", "stack", title="embargo", start=(), divided=laid_places)
    """Economy cards."""

    def pack_of(self, seat: int) -> Cards:
        """The cards that lie before the seat in the draft."""
        if not self.packs:
            return ()
        dealt, kept = self.packs[(seat - len(self.packs[0][1])) % self.seats]
        return less(dealt, kept)


def less(cards: Cards, gone: Cards) -> Cards:
    """The cards less one of each that is gone."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


# The names of places in events.
HAND, PACK, WHOLE_AREA = (CivZones.zones[name].keys for name in ("hand", "packs", "areas"))
AREA = tuple(tuple(f"{area}:{domain}" for domain in DOMAINS) for area in WHOLE_AREA)
HIDDEN, EMBARGO = (
    tuple(tuple(f"{key}:{domain}" for domain in DOMAINS) for key in CivZones.zones[name].keys)
    for name in ("hidden", "embargoes")
)
DECK, DISCARD, MIDDLE = (CivZones.zones[name].keys[0] for name in ("deck", "discard", "middle"))
