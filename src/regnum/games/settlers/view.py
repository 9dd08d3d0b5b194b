"""What a seat sees of a game of Imperial Settlers."""

from collections import Counter
from collections.abc import Iterator

from regnum.engine.view import CounterView, View, ZoneView
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Category, Faction
from regnum.games.settlers.scoring import score
from regnum.games.settlers.state import LOOKOUT, NO_CARD, OVER, PHASES, SettlersState
from regnum.games.settlers.terms import SUPPLY, slug
from regnum.games.settlers.verbs.tell import (
    ATTACK_DECK,
    COLLECTION,
    DEALS,
    DECK,
    DISCARD,
    FACTION_DECK,
    FACTION_DISCARD,
    FOUNDATIONS,
    HAND,
    LINE,
    LOOKED,
    PACK,
    REMOVED,
    REVEALED,
    ROUTES,
    ROW,
    SITE,
    VIRTUAL_AREA,
    under,
)

MARKERS = ("used", "defended", "samurai", "blocked")


def view(state: SettlersState, seat: int | None) -> View:
    """Everything that lies open, what the seat holds, and of the rest the numbers."""
    owners = range(state.seats)
    drafting = state.phase == LOOKOUT and bool(state.packs)
    return View(
        game="settlers",
        seat=seat,
        seats=state.seats,
        turn=None if state.phase == OVER or drafting else state.turn,
        stage=f"@settlers-stage-{PHASES[state.phase]}",
        zones=(
            *common_zones(state),
            *solo_zones(state),
            *(zone for owner in owners for zone in seat_zones(state, owner, seat)),
        ),
        counters=(
            *common_counters(state),
            *(counter for owner in owners for counter in seat_counters(state, owner)),
            *marker_counters(state),
        ),
    )


def common_zones(state: SettlersState) -> Iterator[ZoneView]:
    """The piles of the table."""
    yield ZoneView(DECK, "@settlers-zone-deck", None, "pile", len(state.deck), None)
    yield open_zone(DISCARD, "discard", None, state.discard, "stack")
    if state.revealed:
        yield open_zone(REVEALED, "revealed", None, state.revealed)
    if state.site != NO_CARD:
        yield open_zone(SITE, "site", None, (state.site,))


def open_zone(
    key: str, name: str, owner: int | None, cards: tuple[int, ...], layout: str = "row", group: str = ""
) -> ZoneView:
    """A zone that everybody can see."""
    return ZoneView(key, f"@settlers-zone-{name}", owner, layout, len(cards), index.keys(cards), group)  # type: ignore[arg-type]


def solo_zones(state: SettlersState) -> Iterator[ZoneView]:
    """The virtual player's."""
    if state.solo:
        yield open_zone(VIRTUAL_AREA, "virtual", None, state.virtual)
        yield open_zone(COLLECTION, "collection", None, state.collection, "stack")
        yield open_zone(LINE, "line", None, state.line, "stack")
        yield ZoneView(ATTACK_DECK, "@settlers-zone-attacks", None, "pile", len(state.attack_deck), None)
    if state.removed:
        yield open_zone(REMOVED, "removed", None, state.removed, "stack")


def seat_zones(state: SettlersState, owner: int, seat: int | None) -> Iterator[ZoneView]:
    """What lies before one seat, as another sees it."""
    faction = Faction(state.factions[owner]).slug
    hand, deck = state.hands[owner], state.decks[owner]
    shown = index.keys(hand) if owner == seat else None
    yield ZoneView(HAND[owner], "@settlers-zone-hand", owner, "hand", len(hand), shown)
    if state.packs and state.packs[owner]:
        pack = state.packs[owner]
        shown = index.keys(pack) if owner == seat else None
        yield ZoneView(PACK[owner], "@settlers-zone-pack", owner, "hand", len(pack), shown)
    if state.looked and state.looked[0] == owner:
        cards = state.looked[1:]
        shown = index.keys(cards) if owner == seat else None
        yield ZoneView(LOOKED, "@settlers-zone-looked", owner, "hand", len(cards), shown)
    yield ZoneView(FACTION_DECK[owner], f"@settlers-zone-deck-{faction}", owner, "pile", len(deck), None)
    yield open_zone(FACTION_DISCARD[owner], "faction-discard", owner, state.discards[owner], "stack")
    yield open_zone(DEALS[owner], "deals", owner, state.deals[owner], group="board")
    routes = tuple(card for whose, card, _ in state.routes if whose == owner)
    if routes:
        yield open_zone(ROUTES[owner], "routes", owner, routes, group="board")
    yield from empire_zones(state, owner, seat)


def empire_zones(state: SettlersState, owner: int, seat: int | None) -> Iterator[ZoneView]:
    """Three rows of locations, the foundations, and what lies under Gates."""
    for category in (Category.PRODUCTION, Category.FEATURE, Category.ACTION):
        row = tuple(card for card in state.empires[owner] if index.CARD[card].category is category)
        yield open_zone(ROW[owner][category], category.slug, owner, row, group="empire")
    yield open_zone(FOUNDATIONS[owner], "foundations", owner, state.foundations[owner], group="empire")
    for gate in sorted({gate for gate, _, _ in state.gates if gate in state.empires[owner]}):
        held = [(card, by) for where, card, by in state.gates if where == gate]
        own = all(by == seat for _, by in held)
        shown = index.keys(card for card, _ in held) if own else None
        yield ZoneView(under(gate), "@settlers-zone-under", owner, "stack", len(held), shown, "empire")


def common_counters(state: SettlersState) -> Iterator[CounterView]:
    """Round and first player."""
    yield CounterView("round", "@settlers-counter-round", None, state.round)
    yield CounterView("first", "@settlers-counter-first", None, state.first + 1)


def seat_counters(state: SettlersState, owner: int) -> Iterator[CounterView]:
    """The goods of one seat at a glance."""
    yield CounterView(f"vp:{owner}", "@settlers-good-vp", owner, state.vp[owner])
    yield CounterView(f"score:{owner}", "@settlers-counter-score", owner, score(state, owner))
    for good in range(SUPPLY):
        name = slug(good)
        yield CounterView(f"{name}:{owner}", f"@settlers-good-{name}", owner, state.goods[owner][good])
    if state.has_passed(owner):
        yield CounterView(f"passed:{owner}", "@settlers-counter-passed", owner, 1)


def marker_counters(state: SettlersState) -> Iterator[CounterView]:
    """What lies on locations: uses, protection, blocks, goods."""
    for name in MARKERS:
        for card, count in sorted(Counter(getattr(state, name)).items()):
            yield marker(state, name, f"@settlers-counter-{name}", card, count)
    for card, by in state.taken:
        yield marker(state, "taken", "@settlers-counter-taken", card, by + 1)
    for (card, good), count in sorted(Counter((*state.on, *state.shrines)).items()):
        yield marker(state, f"on-{slug(good)}", f"@settlers-good-{slug(good)}", card, count)


def marker(state: SettlersState, kind: str, name: str, card: int, value: int) -> CounterView:
    """A marker on a location, grouped under the name of the card."""
    owner = state.owner(card)
    group = f"@settlers-card-{index.CARD[card].name}"
    return CounterView(f"{kind}:{index.KEY[card]}", name, owner if owner >= 0 else None, value, group)
