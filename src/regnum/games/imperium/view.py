"""What a seat sees of a game of Imperium."""

from collections.abc import Iterator

from regnum.engine.view import CounterView, Layout, View, ZoneView
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.index import keys
from regnum.games.imperium.rules.cleanup import hand_size
from regnum.games.imperium.state import OVER, PHASES, SIDES, Cards, ImperiumState
from regnum.games.imperium.terms import NONE, ON_DEVELOPMENT, ON_NATION_DECK, RESOURCES, SLOTS, Cost
from regnum.games.imperium.verbs import tell


def view(state: ImperiumState, seat: int | None) -> View:
    """Everything that lies open, the seat's own hand and history, and of the rest the numbers."""
    owners = range(state.seats)
    over = state.phase == OVER
    return View(
        game="imperium",
        seat=seat,
        seats=state.seats,
        turn=None if over or state.phase == SIDES else state.turn,
        stage=f"@imperium-stage-{PHASES[state.phase]}",
        zones=(*common_zones(state, seat), *(z for owner in owners for z in seat_zones(state, owner, seat))),
        counters=(*common_counters(state), *(c for owner in owners for c in seat_counters(state, owner))),
    )


# --- the middle of the table ---------------------------------------------------------------------------


def common_zones(state: ImperiumState, seat: int | None) -> Iterator[ZoneView]:
    """The market, its decks, fame, unrest and exile."""
    for slot in SLOTS:
        cards = () if state.market[slot] == NONE else (state.market[slot],)
        tucked = () if state.tucked[slot] == NONE else (state.tucked[slot],)
        yield open_zone(tell.MARKET[slot], "market", None, "row", cards, "market")
        if tucked:
            yield open_zone(f"tucked:{slot}", "tucked", None, "stack", tucked, "market")
    for slot, key in enumerate(tell.SMALL):
        yield ZoneView(key, f"@imperium-zone-{key}", None, "pile", len(state.small[slot]), None, "decks")
    yield ZoneView(tell.MAIN, "@imperium-zone-main-deck", None, "pile", len(state.main), None, "decks")
    yield ZoneView(tell.FAME, "@imperium-zone-fame-deck", None, "pile", len(state.fame), None, "fame")
    yield open_zone("king-of-kings", "king-of-kings", None, "row", (index.KINGS[state.king],), "fame")
    known = tuple([card for card in state.fame if seat is not None and card in state.pins[seat]])
    if known:
        yield open_zone("fame-known", "fame-known", seat, "row", known, "fame")
    yield open_zone(tell.UNREST, "unrest", None, "pile", tuple(sorted(state.unrest)))
    yield open_zone(tell.EXILE, "exile", None, "stack", tuple(sorted(state.exile)))
    if seat is not None and state.looking[0] == seat:
        yield open_zone("looking", "looking", seat, "row", state.looking[1])


def open_zone(
    key: str, name: str, owner: int | None, layout: Layout, cards: Cards, group: str = ""
) -> ZoneView:
    """A zone whose cards the viewer sees."""
    return ZoneView(key, f"@imperium-zone-{name}", owner, layout, len(cards), keys(cards), group)


def common_counters(state: ImperiumState) -> Iterator[CounterView]:
    """The round, and the tokens in the market."""
    yield CounterView("round", "@imperium-counter-round", None, state.round)
    if state.last_round:
        yield CounterView("last-round", "@imperium-counter-last-round", None, state.last_round)
    for slot in SLOTS:
        yield from tokens(f"market:{slot}", None, state.laid[slot], "market")


def tokens(key: str, owner: int | None, lying: Cost, group: str) -> Iterator[CounterView]:
    """The tokens on a card, those that are there."""
    for resource, amount in zip(RESOURCES, lying, strict=True):
        if amount:
            yield CounterView(f"{resource}:{key}", f"@imperium-{resource}", owner, amount, group and key)


# --- one player ----------------------------------------------------------------------------------------


def seat_zones(state: ImperiumState, owner: int, seat: int | None) -> Iterator[ZoneView]:
    """What lies before one seat, as another sees it."""
    own = owner == seat or state.phase == OVER
    power: Cards = (state.power[owner],)
    if state.phase == SIDES and owner in state.todo:
        power = index.POWERS[state.nations[owner]]
    yield open_zone(f"power:{owner}", "power", owner, "row", (*power, *state.extra[owner]), "nation")
    yield hidden_zone(tell.NATION[owner], "nation", owner, "pile", state.nation[owner], False, "nation")
    if state.accession[owner] != NONE:
        yield open_zone(f"accession:{owner}", "accession", owner, "row", (state.accession[owner],), "nation")
    pinned = tuple([card for card in state.nation[owner] if owner == seat and card in state.pins[owner]])
    if pinned:
        yield open_zone(f"nation-known:{owner}", "nation-known", owner, "row", pinned, "nation")
    yield open_zone(
        tell.DEVELOPMENT[owner], "development", owner, "row", state.development[owner], "development"
    )
    yield open_zone(tell.PLAY[owner], "play", owner, "row", state.play[owner], "play")
    for host in dict.fromkeys(host for host, _ in state.garrison[owner]):
        cards = tuple([card for under, card in state.garrison[owner] if under == host])
        yield open_zone(f"garrison:{owner}:{index.KEY[host]}", "garrison", owner, "stack", cards, "play")
    yield hidden_zone(tell.HAND[owner], "hand", owner, "hand", state.hand[owner], own)
    yield hidden_zone(
        tell.DECK[owner], "deck", owner, "pile", state.deck[owner], state.phase == OVER, "piles"
    )
    tops = known_top(state, owner, seat)
    if tops:
        yield open_zone(f"deck-top:{owner}", "deck-top", owner, "stack", tops, "piles")
    discard = tuple(sorted(state.discard[owner]))
    yield open_zone(tell.DISCARD[owner], "discard", owner, "pile", discard, "piles")
    yield hidden_zone(
        tell.HISTORY[owner], "history", owner, "stack", tuple(sorted(state.history[owner])), own
    )
    if state.flooded[owner]:
        flooded = tuple(sorted(state.flooded[owner]))
        yield hidden_zone(tell.FLOODED[owner], "flooded", owner, "stack", flooded, own)


def hidden_zone(
    key: str, name: str, owner: int, layout: Layout, cards: Cards, seen: bool, group: str = ""
) -> ZoneView:
    """A zone of which most viewers know only the number of cards."""
    shown = keys(cards) if seen else None
    return ZoneView(key, f"@imperium-zone-{name}", owner, layout, len(cards), shown, group)


def known_top(state: ImperiumState, owner: int, seat: int | None) -> Cards:
    """The cards on top of a draw deck that the viewer has seen being put there, the top card last."""
    if not state.tops[owner]:
        return ()
    top = state.deck[owner][-state.tops[owner] :]
    return top if owner == seat else tuple([card for card in top if card in state.open_top[owner]])


def seat_counters(state: ImperiumState, owner: int) -> Iterator[CounterView]:
    """The tokens and the state of one seat."""
    for resource, amount in zip(RESOURCES, state.pools[owner], strict=True):
        yield CounterView(f"{resource}:{owner}", f"@imperium-{resource}", owner, amount, "pool")
    yield CounterView(f"actions:{owner}", "@imperium-counter-actions", owner, state.actions[owner], "state")
    yield CounterView(
        f"exhaustion:{owner}", "@imperium-counter-exhaustion", owner, state.exhaustion[owner], "state"
    )
    yield CounterView(f"empire:{owner}", "@imperium-counter-empire", owner, int(state.empire[owner]), "state")
    yield CounterView(f"hand-size:{owner}", "@imperium-counter-hand-size", owner, hand_size(state, owner))
    for where in state.used[owner]:
        if where == ON_NATION_DECK:
            key, group = f"exhausted:nation:{owner}", tell.NATION[owner]
        elif where == ON_DEVELOPMENT:
            key, group = f"exhausted:development:{owner}", tell.DEVELOPMENT[owner]
        else:
            key = group = f"exhausted:{index.KEY[where]}"
        yield CounterView(key, "@imperium-counter-exhausted", owner, 1, group)
    for card, lying in state.stored:
        if card in state.play[owner]:
            yield from tokens(f"stored:{index.KEY[card]}", owner, lying, "play")
