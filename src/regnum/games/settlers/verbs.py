"""What can happen to goods, hands and decks. With `empire`, the only code that changes the table."""

from collections.abc import Iterable

from regnum.engine.decision import Arg
from regnum.engine.events import Event, EventKind
from regnum.engine.rng import Rng
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Category, Faction
from regnum.games.settlers.features import WhenScoring
from regnum.games.settlers.state import NO_CARD, SCORED, VIRTUAL, SettlersState, Task
from regnum.games.settlers.terms import VP, slug

SEATS = range(4)
HAND = tuple(f"hand:{seat}" for seat in SEATS)
DEALS = tuple(f"deals:{seat}" for seat in SEATS)
ROUTES = tuple(f"routes:{seat}" for seat in SEATS)
FOUNDATIONS = tuple(f"foundations:{seat}" for seat in SEATS)
FACTION_DECK = tuple(f"deck:{seat}" for seat in SEATS)
FACTION_DISCARD = tuple(f"discard:{seat}" for seat in SEATS)
PACK = tuple(f"pack:{seat}" for seat in SEATS)
DECK, DISCARD, REVEALED, SITE = "deck", "discard", "revealed", "site"
VIRTUAL_AREA, COLLECTION, LINE, ATTACK_DECK, REMOVED = "virtual", "collection", "line", "attacks", "removed"
ROW = tuple({category: f"{category.slug}:{seat}" for category in Category} for seat in SEATS)


# --- telling -----------------------------------------------------------------------------------------


def tell(state: SettlersState, kind: EventKind, text: str, **public: Arg) -> None:
    """Report something that everybody sees."""
    if state.events is not None:
        state.events.append(Event(kind=kind, text=text, public=public))


def tell_revealed(state: SettlersState, kind: EventKind, text: str, **public: Arg) -> None:
    """Report something that everybody sees and nobody knew before."""
    if state.events is not None:
        state.events.append(Event(kind=kind, text=text, public=public, reveals=True))


def tell_some(
    state: SettlersState, text: str, cards: tuple[int, ...], knows: tuple[int, ...], **public: Arg
) -> None:
    """Report that cards moved which only some seats see."""
    if state.events is not None:
        public["count"] = len(cards)
        secret = {"cards": index.keys(cards)}
        event = Event(kind="moved", text=text, public=public, secret=secret, knows=knows, reveals=True)
        state.events.append(event)


def tell_move(
    state: SettlersState, text: str, seat: int, card: int, source: str, target: str, **more: Arg
) -> None:
    tell(state, "moved", text, seat=seat, card=index.KEY[card], source=source, target=target, **more)


def row(card: int, owner: int) -> str:
    """Where a location lies."""
    return VIRTUAL_AREA if owner == VIRTUAL else ROW[owner][index.CARD[card].category]


def under(gate: int) -> str:
    """The place under a Gate."""
    return f"under:{index.KEY[gate]}"


def later(state: SettlersState, *task: int) -> None:
    """Something to be done next, before what is already waiting."""
    state.pending = (*state.pending, task)


def pop(state: SettlersState) -> Task:
    """The next thing that was begun."""
    task = state.pending[-1]
    state.pending = state.pending[:-1]
    return task


# --- goods -------------------------------------------------------------------------------------------


def gain(state: SettlersState, seat: int, good: int, amount: int = 1) -> None:
    """From the supply to the own supply; it is never exhausted (GENERAL-4, GENERAL-5)."""
    state.goods[seat][good] += amount
    if state.events is not None:
        tell(
            state, "counted", "settlers-gained", seat=seat, count=amount, good=f"@settlers-good-{slug(good)}"
        )


def pay(state: SettlersState, seat: int, good: int, amount: int, onto: int = NO_CARD) -> None:
    """From the own supply to the supply, or onto an action location (ACTION-ACT-3)."""
    state.goods[seat][good] -= amount
    if onto != NO_CARD:
        state.on += ((onto, good),) * amount
    if state.events is not None:
        tell(state, "counted", "settlers-paid", seat=seat, count=amount, good=f"@settlers-good-{slug(good)}")


def lose_all(state: SettlersState, seat: int, good: int, kept: int) -> None:
    """Cleanup: what is not stored goes back to the supply (CLEANUP-3)."""
    state.goods[seat][good] = kept
    if kept and state.events is not None:
        tell(state, "counted", "settlers-stored", seat=seat, count=kept, good=f"@settlers-good-{slug(good)}")


def take_good(state: SettlersState, seat: int, other: int, good: int) -> None:
    """From another's supply to the own (CARD-SABOTEURS-1)."""
    state.goods[other][good] -= 1
    state.goods[seat][good] += 1
    tell(state, "counted", "settlers-took-good", seat=seat, other=other, good=f"@settlers-good-{slug(good)}")


def score(state: SettlersState, seat: int, amount: int) -> None:
    """One gain of victory points. Sphinx looks at it; what it adds is no gain (CARD-SPHINX-2)."""
    state.vp[seat] += amount
    if state.events is not None:
        tell(state, "counted", "settlers-gained", seat=seat, count=amount, good="@settlers-good-vp")
    for card in state.listeners[seat][SCORED]:
        feature = index.CARD[card].feature
        assert isinstance(feature, WhenScoring)
        if amount >= feature.at_least:
            state.vp[seat] += feature.vp
            tell(state, "counted", "settlers-scored-more", seat=seat, card=index.KEY[card], count=feature.vp)


def give_up_vp(state: SettlersState, seat: int) -> None:
    """A victory point just received is exchanged (Q-14)."""
    state.vp[seat] -= 1
    tell(state, "counted", "settlers-paid", seat=seat, count=1, good=f"@settlers-good-{slug(VP)}")


# --- hands, decks, piles -----------------------------------------------------------------------------


def leave_hand(state: SettlersState, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    if state.known:
        state.known = tuple([fact for fact in state.known if fact[0] != card])


def enter_hand(state: SettlersState, seat: int, cards: Iterable[int], knowers: int = 0) -> None:
    """Cards come to hand; `knowers` are the other seats that have seen them, as bits."""
    cards = tuple(cards)
    state.hands[seat] = tuple(sorted(state.hands[seat] + cards))
    knowers &= ~(1 << seat)
    if knowers:
        state.known += tuple([(card, knowers, len(state.gates)) for card in cards])


def discard(state: SettlersState, card: int) -> None:
    """To the pile of its own kind, whoever discards it (GENERAL-9)."""
    if index.COMMON[card]:
        state.discard = (*state.discard, card)
    elif index.FACTION[card] == Faction.ATTACK:
        state.removed = (*state.removed, card)
    else:
        seat = state.factions.index(index.FACTION[card])
        state.discards[seat] = (*state.discards[seat], card)


def pile_of(state: SettlersState, card: int) -> str:
    """The name of the pile that a card is discarded to."""
    if index.COMMON[card]:
        return DISCARD
    if index.FACTION[card] == Faction.ATTACK:
        return REMOVED
    return FACTION_DISCARD[state.factions.index(index.FACTION[card])]


def discard_from_hand(state: SettlersState, seat: int, card: int) -> None:
    """From hand to its discard pile."""
    leave_hand(state, seat, card)
    discard(state, card)
    if state.events is not None:
        tell_move(state, "settlers-discarded-hand", seat, card, HAND[seat], pile_of(state, card))


def shuffled(state: SettlersState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards in a random order."""
    rng, order = Rng(state.rng), list(cards)
    rng.shuffle(order)
    state.rng = rng.state
    return tuple(order)


def reshuffled(state: SettlersState, pile: tuple[int, ...]) -> tuple[int, ...]:
    """A discard pile as a new deck. Everybody has seen what is in it, and may remember."""
    state.reshuffled += (tuple(sorted(pile)),)
    return shuffled(state, pile)


def take_commons(state: SettlersState, count: int) -> tuple[int, ...]:
    """The top cards of the common deck, as many as there are; the pile is shuffled in when needed
    (GENERAL-10)."""
    taken: tuple[int, ...] = ()
    while len(taken) < count and state.has_common():
        if not state.deck:
            state.deck, state.discard = reshuffled(state, state.discard), ()
            tell(state, "shuffled", "settlers-reshuffled", source=DISCARD, target=DECK)
        taken += (state.deck[-1],)
        state.deck = state.deck[:-1]
    return taken


def take_faction_cards(state: SettlersState, seat: int, count: int) -> tuple[int, ...]:
    """The top cards of a faction deck. Its pile is shuffled in only where the table has chosen so (Q-1)."""
    taken: tuple[int, ...] = ()
    while len(taken) < count and state.has_faction(seat):
        if not state.decks[seat]:
            state.decks[seat], state.discards[seat] = reshuffled(state, state.discards[seat]), ()
            tell(
                state,
                "shuffled",
                "settlers-reshuffled-faction",
                seat=seat,
                source=FACTION_DISCARD[seat],
                target=FACTION_DECK[seat],
            )
        deck = state.decks[seat]
        taken += (deck[-1],)
        state.decks[seat] = deck[:-1]
    return taken


def draw_commons(state: SettlersState, seat: int, count: int = 1) -> tuple[int, ...]:
    """From the common deck to hand."""
    cards = take_commons(state, count)
    _drawn(state, seat, cards, "settlers-drew-common", DECK)
    return cards


def draw_faction_cards(state: SettlersState, seat: int, count: int = 1) -> tuple[int, ...]:
    """From the own faction deck to hand."""
    cards = take_faction_cards(state, seat, count)
    _drawn(state, seat, cards, "settlers-drew-faction", FACTION_DECK[seat])
    return cards


def _drawn(state: SettlersState, seat: int, cards: tuple[int, ...], text: str, source: str) -> None:
    if cards:
        enter_hand(state, seat, cards)
        tell_some(state, text, cards, (seat,), seat=seat, source=source, target=HAND[seat])


def look(state: SettlersState, seat: int, count: int) -> None:
    """The top cards of the own faction deck are looked at (CARD-ARCHITECT-1)."""
    cards = take_faction_cards(state, seat, count)
    if cards:
        state.looked = (seat, *sorted(cards))
        tell_some(state, "settlers-looked", cards, (seat,), seat=seat, source=FACTION_DECK[seat])


def keep_looked(state: SettlersState, card: int) -> None:
    """One of the cards looked at is kept; the rest are shuffled into the deck."""
    seat, *cards = state.looked
    state.looked = ()
    enter_hand(state, seat, (card,))
    tell_some(state, "settlers-kept", (card,), (seat,), seat=seat, target=HAND[seat])
    rest = tuple(other for other in cards if other != card)
    if rest:
        state.decks[seat] = shuffled(state, tuple(sorted(state.decks[seat] + rest)))
        tell(state, "shuffled", "settlers-shuffled-back", seat=seat, target=FACTION_DECK[seat])
