"""What a seat sees of a game of CIV."""

from collections.abc import Iterator

from regnum.engine.view import CounterView, View, ZoneView
from regnum.games.civ import verbs
from regnum.games.civ.cards import DOMAINS, keys
from regnum.games.civ.state import HEGEMONY, LEVEL_1, LEVEL_2, OVER, PHASES, CivState


def view(state: CivState, seat: int | None) -> View:
    """Everything that lies open, the seat's own hand, and of the rest the numbers."""
    owners = range(state.seats)
    return View(
        game="civ",
        seat=seat,
        seats=state.seats,
        turn=None if state.phase == OVER or state.draft else state.turn,
        stage=f"@civ-stage-{PHASES[state.phase]}",
        zones=(*common_zones(state), *(zone for owner in owners for zone in seat_zones(state, owner, seat))),
        counters=(*common_counters(state), *(c for owner in owners for c in seat_counters(state, owner))),
    )


def common_zones(state: CivState) -> Iterator[ZoneView]:
    """The piles of the table."""
    yield ZoneView(verbs.DECK, "@civ-zone-deck", None, "pile", state.left, None)
    discard = keys(sorted(state.discard))
    yield ZoneView(verbs.DISCARD, "@civ-zone-discard", None, "stack", len(discard), discard)
    if state.aside:
        yield ZoneView("aside", "@civ-zone-aside", None, "pile", len(state.aside), None)
    if state.middle:
        yield ZoneView(verbs.MIDDLE, "@civ-zone-middle", None, "row", len(state.middle), keys(state.middle))


def seat_zones(state: CivState, owner: int, seat: int | None) -> Iterator[ZoneView]:
    """What lies before one seat, as another sees it."""

    def own(cards: tuple[int, ...]) -> tuple[str, ...] | None:
        return keys(cards) if owner == seat else None

    hand, pack = state.hands[owner], state.pack(owner)
    yield ZoneView(verbs.HAND[owner], "@civ-zone-hand", owner, "hand", len(hand), own(hand))
    if pack:
        yield ZoneView(verbs.PACK[owner], "@civ-zone-pack", owner, "hand", len(pack), own(pack))
    for domain, name in enumerate(DOMAINS):
        cards = keys(state.areas[owner][domain])
        yield ZoneView(
            verbs.AREA[owner][domain], f"@civ-domain-{name}", owner, "stack", len(cards), cards, "area"
        )
    yield from laid_zones(owner, "hidden", verbs.HIDDEN[owner], state.hidden)
    yield from laid_zones(owner, "embargo", verbs.EMBARGO[owner], state.embargoes)


def laid_zones(
    owner: int, group: str, names: tuple[str, ...], laid: tuple[tuple[int, int, int], ...]
) -> Iterator[ZoneView]:
    """What others have laid face down on the domains of a seat; everybody saw where it came from."""
    for domain, key in enumerate(names):
        cards = keys(card for whose, where, card in laid if whose == owner and where == domain)
        if cards:
            lies_on = f"@civ-domain-{DOMAINS[domain]}"
            yield ZoneView(key, f"@civ-zone-{group}", owner, "stack", len(cards), cards, lies_on)


def common_counters(state: CivState) -> Iterator[CounterView]:
    """The numbers that this many players play with."""
    yield CounterView("level-1", "@civ-counter-level-1", None, LEVEL_1[state.seats])
    yield CounterView("level-2", "@civ-counter-level-2", None, LEVEL_2[state.seats])
    yield CounterView("hegemony", "@civ-counter-hegemony", None, HEGEMONY[state.seats])


def seat_counters(state: CivState, owner: int) -> Iterator[CounterView]:
    """The numbers of one seat."""
    yield CounterView(f"hand-size:{owner}", "@civ-counter-hand-size", owner, state.hand_size(owner))
    if state.coin and state.coin[0] == owner:
        yield CounterView(f"coin:{owner}", "@civ-counter-coin", owner, state.coin[1])
    for domain, name in enumerate(DOMAINS):
        needed = state.needed(owner, domain)
        if needed > HEGEMONY[state.seats]:
            key = f"needed:{owner}:{name}"
            yield CounterView(key, "@civ-counter-needed", owner, needed, f"@civ-domain-{name}")
