"""What can happen to locations, foundations, deals and markers: the verbs of the empires."""

from regnum.engine.decision import Arg
from regnum.engine.events import Event
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import NO_CARD, VIRTUAL, SettlersState, without
from regnum.games.settlers.terms import DEFENSE, WOOD, WORKER, slug
from regnum.games.settlers.verbs import (
    DEALS,
    DISCARD,
    FOUNDATIONS,
    HAND,
    LINE,
    ROUTES,
    discard,
    gain,
    leave_hand,
    pile_of,
    row,
    take_faction_cards,
    tell,
    tell_move,
    tell_revealed,
    under,
)


def announce(state: SettlersState, seat: int, card: int) -> None:
    """A card is taken from hand to be built, made a deal or razed; everybody sees which."""
    leave_hand(state, seat, card)
    state.site = card


def announce_deal(state: SettlersState, seat: int, card: int) -> None:
    """A board deal is taken to be built (CARD-NEGOTIATOR-1)."""
    state.deals[seat] = without(state.deals[seat], card)
    state.site = card


def place(state: SettlersState, seat: int, source: str) -> int:
    """The card that was paid for becomes a location (ACTION-BUILD-5). `source` is where it lay before."""
    card, state.site = state.site, NO_CARD
    state.empires[seat] = tuple(sorted((*state.empires[seat], card)))
    listen(state, seat, card)
    if state.events is not None:
        tell_move(state, "settlers-built", seat, card, source, row(card, seat))
    return card


def listen(state: SettlersState, seat: int, card: int) -> None:
    """A feature begins to react for the seat."""
    feature = index.CARD[card].feature
    if feature is not None:
        reacting = list(state.listeners[seat])
        reacting[feature.on] = tuple(sorted((*reacting[feature.on], card)))
        state.listeners[seat] = tuple(reacting)


def unlisten(state: SettlersState, seat: int, card: int) -> None:
    """A feature reacts no longer."""
    feature = index.CARD[card].feature
    if feature is not None and seat != VIRTUAL:
        reacting = list(state.listeners[seat])
        reacting[feature.on] = without(reacting[feature.on], card)
        state.listeners[seat] = tuple(reacting)


def leave_empire(state: SettlersState, card: int) -> int:
    """A location leaves play with everything on it (ACTION-BUILD-4, DEFENSE-4, JAPAN-9, Q-3, Q-9).
    Returns whose it was."""
    owner, controller = state.owner(card), state.controller(card)
    unlisten(state, controller, card)
    if state.taken[:1] == (card,):
        state.taken = ()
        tell(state, "counted", "settlers-token-back", seat=controller)
    if owner == VIRTUAL:
        state.virtual = without(state.virtual, card)
    else:
        state.empires[owner] = without(state.empires[owner], card)
    clear(state, card)
    state.defended = without(state.defended, card)
    state.samurai = without(state.samurai, card)
    state.blocked = without(state.blocked, card)
    empty(state, card, owner)
    for route in [route for route in state.routes if route[1] == card]:
        end_route(state, route)
    return owner


def clear(state: SettlersState, card: int) -> None:
    """The goods on an action location go to the supply; it has all its activations again."""
    if card in state.used:
        state.used = tuple([other for other in state.used if other != card])
        state.on = tuple([pair for pair in state.on if pair[0] != card])


def empty(state: SettlersState, card: int, owner: int) -> None:
    """What lies under a Gate or on a Shrine is lost with it (Q-3)."""
    under = [entry for entry in state.gates if entry[0] == card]
    if under:
        kept = tuple([entry for entry in state.gates if entry[0] != card])
        state.known = tuple(
            [
                (known, knowers, sum(entry[0] != card for entry in state.gates[:since]))
                for known, knowers, since in state.known
                if all(entry[1] != known for entry in under)
            ]
        )
        state.gates = kept
        for _, hidden, _ in under:
            discard(state, hidden)
        shown = index.keys(entry[1] for entry in under)
        tell_revealed(state, "moved", "settlers-gate-lost", card=index.KEY[card], cards=shown, seat=owner)
    state.shrines = tuple([entry for entry in state.shrines if entry[0] != card])


def discard_location(state: SettlersState, seat: int, card: int) -> None:
    """A location leaves its empire for its discard pile."""
    owner = leave_empire(state, card)
    discard(state, card)
    if state.events is not None:
        source, target = row(card, owner), pile_of(state, card)
        tell_move(state, "settlers-discarded-location", seat, card, source, target)


def turn_to_foundation(state: SettlersState, card: int) -> None:
    """A razed common location stays with its owner, face down; whose it counted as gains the wood
    (FOUNDATION-1, CARD-TEMPLE-OF-RA-5)."""
    controller = state.controller(card)
    owner = leave_empire(state, card)
    add_foundation(state, owner, card, row(card, owner))
    gain(state, controller, WOOD)


def add_foundation(state: SettlersState, seat: int, card: int, source: str) -> None:
    """A common card becomes a foundation."""
    state.foundations[seat] = tuple(sorted((*state.foundations[seat], card)))
    if state.events is not None:
        tell_move(state, "settlers-foundation", seat, card, source, FOUNDATIONS[seat])


def discard_foundation(state: SettlersState, seat: int, card: int) -> None:
    """A foundation goes to its discard pile (FOUNDATION-3)."""
    state.foundations[seat] = without(state.foundations[seat], card)
    discard(state, card)
    if state.events is not None:
        tell_move(state, "settlers-discarded-foundation", seat, card, FOUNDATIONS[seat], DISCARD)


def discard_site(state: SettlersState, seat: int) -> None:
    """The card razed from hand goes to its discard pile (ACTION-RAZE-HAND-3)."""
    card, state.site = state.site, NO_CARD
    discard(state, card)
    if state.events is not None:
        tell_move(state, "settlers-razed-hand", seat, card, HAND[seat], pile_of(state, card))


# --- deals -------------------------------------------------------------------------------------------


def make_deal(state: SettlersState, seat: int) -> int:
    """The card that was paid for goes under the board (ACTION-DEAL-3)."""
    card, state.site = state.site, NO_CARD
    state.deals[seat] = tuple(sorted((*state.deals[seat], card)))
    if state.events is not None:
        tell_move(state, "settlers-dealt", seat, card, HAND[seat], DEALS[seat])
    return card


def make_route_deal(state: SettlersState, seat: int, card: int) -> None:
    """A deal with a location of an opponent, marked by a card nobody sees (CARD-TRADE-ROUTE-2)."""
    marker = next(iter(take_faction_cards(state, seat, 1)), NO_CARD)
    state.routes = tuple(sorted((*state.routes, (seat, card, marker))))
    tell(state, "moved", "settlers-route", seat=seat, card=index.KEY[card], target=ROUTES[seat])


def end_route(state: SettlersState, route: tuple[int, int, int]) -> None:
    """A route deal ends; the card that marked it is discarded."""
    seat, card, marker = route
    at = state.routes.index(route)
    state.routes = state.routes[:at] + state.routes[at + 1 :]
    tell(state, "moved", "settlers-route-ended", seat=seat, card=index.KEY[card])
    if marker != NO_CARD:
        discard(state, marker)
        tell_revealed(
            state,
            "moved",
            "settlers-marker",
            seat=seat,
            card=index.KEY[marker],
            target=pile_of(state, marker),
        )


def discard_deal(state: SettlersState, seat: int, owner: int, card: int) -> None:
    """A deal of the owner ends: a board deal, a route deal, or an attack card as the virtual player's."""
    route = next((route for route in state.routes if route[:2] == (owner, card)), None)
    if route is not None:
        end_route(state, route)
        return
    source = _leave_deals(state, owner, card)
    discard(state, card)
    if state.events is not None:
        tell_move(state, "settlers-discarded-deal", seat, card, source, pile_of(state, card))


def move_deal(state: SettlersState, seat: int, owner: int, card: int) -> None:
    """A board deal moves under another board (CARD-SPIES-1)."""
    source = _leave_deals(state, owner, card)
    state.deals[seat] = tuple(sorted((*state.deals[seat], card)))
    if state.events is not None:
        tell_move(state, "settlers-moved-deal", seat, card, source, DEALS[seat])


def _leave_deals(state: SettlersState, owner: int, card: int) -> str:
    if owner == VIRTUAL:
        state.line = without(state.line, card)
        return LINE
    state.deals[owner] = without(state.deals[owner], card)
    return DEALS[owner]


# --- markers -----------------------------------------------------------------------------------------


def use(state: SettlersState, seat: int, card: int) -> None:
    """An action location is activated."""
    state.used = tuple(sorted((*state.used, card)))
    tell(state, "used", "settlers-activated", seat=seat, card=index.KEY[card])


def reactivate(state: SettlersState, seat: int, card: int) -> None:
    """An action location is cleared so that it can be used again (CARD-ROYAL-BATHS-1)."""
    clear(state, card)
    tell(state, "turned", "settlers-cleared", seat=seat, card=index.KEY[card])


def defend(state: SettlersState, seat: int, card: int) -> None:
    """The defense token is put on a location (DEFENSE-2)."""
    state.goods[seat][DEFENSE] -= 1
    state.defended = tuple(sorted((*state.defended, card)))
    tell(state, "turned", "settlers-defended", seat=seat, card=index.KEY[card])


def deploy(state: SettlersState, seat: int, card: int) -> None:
    """A worker stands on a location as a samurai (JAPAN-5)."""
    state.goods[seat][WORKER] -= 1
    add_samurai(state, seat, card)


def add_samurai(state: SettlersState, seat: int, card: int) -> None:
    """A samurai of the supply stands on a location (CARD-NINJAS-1)."""
    state.samurai = tuple(sorted((*state.samurai, card)))
    tell(state, "turned", "settlers-samurai", seat=seat, card=index.KEY[card])


def block(state: SettlersState, seat: int, card: int) -> None:
    """An action location is out of use for the round (CARD-SCORPION-BREEDER-1)."""
    state.blocked = tuple(sorted((*state.blocked, card)))
    tell(state, "turned", "settlers-blocked", seat=seat, card=index.KEY[card])


def take_over(state: SettlersState, seat: int, card: int) -> None:
    """A location counts as the seat's for the round (CARD-TEMPLE-OF-RA-1)."""
    unlisten(state, state.owner(card), card)
    state.taken = (card, seat)
    listen(state, seat, card)
    tell(state, "turned", "settlers-taken-over", seat=seat, card=index.KEY[card])


def give_back(state: SettlersState) -> None:
    """The location taken over is its owner's again (CLEANUP-5)."""
    card, seat = state.taken
    unlisten(state, seat, card)
    state.taken = ()
    owner = state.owner(card)
    if owner != VIRTUAL:
        listen(state, owner, card)
    tell(state, "turned", "settlers-given-back", seat=seat, card=index.KEY[card])


def put_under_gate(state: SettlersState, seat: int, gate: int, card: int) -> None:
    """A hand card goes under Gate; the others see that, but not which (CARD-GATE-1). What they knew of
    the hand they still know of hand and Gate together."""
    state.hands[seat] = without(state.hands[seat], card)
    state.gates = (*state.gates, (gate, card, seat))
    if state.events is not None:
        secret = {"cards": (index.KEY[card],)}
        public: dict[str, Arg] = {
            "seat": seat,
            "card": index.KEY[gate],
            "source": HAND[seat],
            "target": under(gate),
        }
        state.events.append(
            Event(kind="moved", text="settlers-under-gate", public=public, secret=secret, knows=(seat,))
        )


def put_on_shrine(state: SettlersState, seat: int, shrine: int, good: int) -> None:
    """A resource is put on Shrine for good (CARD-SHRINE-1)."""
    state.goods[seat][good] -= 1
    state.shrines = tuple(sorted((*state.shrines, (shrine, good))))
    name = f"@settlers-good-{slug(good)}"
    tell(state, "counted", "settlers-on-shrine", seat=seat, card=index.KEY[shrine], good=name)
