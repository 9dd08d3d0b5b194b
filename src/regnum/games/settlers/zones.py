"""Where cards lie in a game of Imperial Settlers. Each zone is declared here and nowhere else."""

from collections.abc import Iterator

from regnum.engine.fields import NO_CARD, Cards, Place, Zone, by_seat, glimpse, note, on_table
from regnum.engine.state import State
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Category, Faction

VIRTUAL = -1
"""Stands where a seat stands, for the virtual player of the solo game."""
ROWS = (Category.PRODUCTION, Category.FEATURE, Category.ACTION)


def solo_places(state: "SettlersZones", zone: Zone) -> Iterator[Place]:
    """The virtual player is there only in the solo game."""
    if state.seats == 1:
        yield from zone.plain_places(state)


def looked_places(state: "SettlersZones", zone: Zone) -> Iterator[Place]:
    """Cards that a seat is looking at."""
    if state.looked:
        yield Place(zone, LOOKED, state.looked[0], state.looked[1:])


def faction_deck_places(state: "SettlersZones", zone: Zone) -> Iterator[Place]:
    """Each deck is called after its faction."""
    for place in zone.plain_places(state):
        assert place.owner is not None
        yield place._replace(name=f"@settlers-zone-deck-{Faction(state.factions[place.owner]).slug}")


def marker_places(state: "SettlersZones", zone: Zone) -> Iterator[Place]:
    """The cards that mark route deals, face down."""
    for seat, _, marker in state.routes:
        if marker != NO_CARD:
            yield Place(zone, f"marker:{seat}", seat, (marker,))


def route_places(state: "SettlersZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """The locations of opponents with which a seat has a deal."""
    for seat in range(state.seats):
        cards = tuple([card for whose, card, _ in state.routes if whose == seat])
        if cards:
            yield Place(zone, ROUTES[seat], seat, cards)


def row_places(state: "SettlersZones", zone: Zone) -> Iterator[Place]:
    """Three rows of locations."""
    for seat, empire in enumerate(state.empires):
        for category in ROWS:
            cards = tuple([card for card in empire if index.CARD[card].category is category])
            yield Place(zone, ROW[seat][category], seat, cards, f"@settlers-zone-{category.slug}")


def gate_places(state: "SettlersZones", zone: Zone) -> Iterator[Place]:
    """What lies under each Gate; who has put all of it there knows it."""
    for gate in sorted({gate for gate, _, _ in state.gates}):
        held = [(card, by) for where, card, by in state.gates if where == gate]
        eyes = {by for _, by in held}
        knows = tuple(eyes) if len(eyes) == 1 else ()
        yield Place(zone, under(gate), state.owner(gate), tuple([card for card, _ in held]), eyes=knows)


class SettlersZones(State):
    """Zones whose order means nothing are kept sorted, so that equal positions are equal data."""

    game = "settlers"
    key = index.KEY

    factions: tuple[int, ...] = note(())
    """By seat."""

    deck: Cards = on_table("count", "pile", ordered=True)
    """The common deck."""
    discard: Cards = on_table("all", "stack", ordered=True)
    revealed: Cards = on_table("all", "row", fleeting=True)
    site: int = on_table("all", "row", single=True, fleeting=True)
    """The card that is being built, made a deal or razed: shown, and on its way."""

    virtual: Cards = on_table("all", "row", divided=solo_places)
    """The locations of the virtual player (SOLO-7)."""
    collection: Cards = on_table("all", "stack", divided=solo_places)
    line: Cards = on_table("all", "stack", ordered=True, divided=solo_places)
    """The target line, the newest attack card first (SOLO-3)."""
    attack_deck: Cards = on_table("count", "pile", title="attacks", ordered=True, divided=solo_places)
    removed: Cards = on_table("all", "stack", fleeting=True)
    """Attack cards that were discarded as deals (Q-16)."""

    hand: list[Cards] = by_seat("owner", "hand")
    packs: list[Cards] = by_seat("owner", "hand", title="pack", start=lambda seats: [], fleeting=True)
    """What lies before each seat in the alternative lookout; empty at all other times."""
    looked: tuple[int, ...] = on_table("owner", "hand", divided=looked_places, fleeting=True)
    """(seat, cards …) taken from the faction deck to be looked at: Architect, Buddha's Temple."""
    decks: list[Cards] = by_seat(
        "count", "pile", title="deck", ordered=True, divided=faction_deck_places, made_of=("factions",)
    )
    """The faction decks, by the seat that plays the faction."""
    discards: list[Cards] = by_seat(
        "all", "stack", title="discard", called="@settlers-zone-faction-discard", ordered=True
    )
    deals: list[Cards] = by_seat("all", "row", group="board")
    """The cards under each board."""
    routes: tuple[tuple[int, int, int], ...] = on_table("nobody", "pile", divided=marker_places)
    """Deals made through Trade Route: (seat, location of an opponent, card that marks it)."""
    route_deals = glimpse("row", route_places, title="routes", group="board", made_of=("routes",))
    empires: list[Cards] = by_seat("all", "row", group="empire", divided=row_places)
    """The locations that belong to each seat."""
    foundations: list[Cards] = by_seat("all", "row", group="empire")
    gates: tuple[tuple[int, int, int], ...] = on_table(
        "owner", "stack", title="under", group="empire", divided=gate_places, made_of=("empires",)
    )
    """(Gate, card under it, who put it there)."""

    def owner(self, card: int) -> int:
        """To whom a location really belongs."""
        return next((seat for seat, empire in enumerate(self.empires) if card in empire), VIRTUAL)


# The names of places in events.
HAND, PACK, DEALS, FOUNDATIONS, FACTION_DECK, FACTION_DISCARD = (
    SettlersZones.zones[name].keys for name in ("hand", "packs", "deals", "foundations", "decks", "discards")
)
DECK, DISCARD, REVEALED, LOOKED, VIRTUAL_AREA, COLLECTION, LINE, ATTACK_DECK, REMOVED = (
    SettlersZones.zones[name].keys[0]
    for name in (
        *("deck", "discard", "revealed", "looked", "virtual", "collection", "line", "attack_deck", "removed"),
    )
)
SEATS = range(len(HAND))
ROUTES = tuple(f"routes:{seat}" for seat in SEATS)
ROW = tuple({category: f"{category.slug}:{seat}" for category in Category} for seat in SEATS)


def row(card: int, owner: int) -> str:
    """Where a location lies."""
    return VIRTUAL_AREA if owner == VIRTUAL else ROW[owner][index.CARD[card].category]


def under(gate: int) -> str:
    """The place under a Gate."""
    return f"under:{index.KEY[gate]}"
