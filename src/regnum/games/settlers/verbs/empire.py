"""What can happen to locations and foundations."""

from regnum.engine.fields import NO_CARD, without
from regnum.engine.telling import tell, tell_move
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import WOOD
from regnum.games.settlers.verbs import goods, holders, markers
from regnum.games.settlers.verbs.deals import end_route
from regnum.games.settlers.verbs.piles import discard, leave_hand, pile_of
from regnum.games.settlers.verbs.whose import of_owner
from regnum.games.settlers.zones import DISCARD, FOUNDATIONS, HAND, VIRTUAL, row

# --- cards on their way ------------------------------------------------------------------------------


def announce(state: SettlersState, seat: int, card: int) -> None:
    """A card is taken from hand to be built, made a deal or razed; everybody sees which."""
    leave_hand(state, seat, card)
    state.site = card


def place(state: SettlersState, seat: int, source: str) -> int:
    """The card that was paid for becomes a location (ACTION-BUILD-5). `source` is where it lay before."""
    card, state.site = state.site, NO_CARD
    state.empires[seat] = tuple(sorted((*state.empires[seat], card)))
    listen(state, seat, card)
    tell_move(state, "settlers-built", seat, card, source, row(card, seat))
    return card


def discard_site(state: SettlersState, seat: int) -> int:
    """The card razed from hand goes to its discard pile (ACTION-RAZE-HAND-3)."""
    card, state.site = state.site, NO_CARD
    discard(state, card)
    tell_move(state, "settlers-razed-hand", seat, card, HAND[seat], pile_of(state, card))
    return card


# --- locations ---------------------------------------------------------------------------------------


def listen(state: SettlersState, seat: int, card: int) -> None:
    """A feature begins to react for the seat."""
    feature = index.CARD[card].feature
    if feature is not None and seat != VIRTUAL:
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
    if state.is_taken(card):
        state.taken = tuple([pair for pair in state.taken if pair[0] != card])
        tell(state, "counted", "settlers-token-back", seat=controller)
    if owner == VIRTUAL:
        state.virtual = without(state.virtual, card)
    else:
        state.empires[owner] = without(state.empires[owner], card)
    markers.remove_all(state, card)
    holders.empty(state, card, owner)
    for route in [route for route in state.routes if route[1] == card]:
        end_route(state, route)
    return owner


def discard_location(state: SettlersState, seat: int, card: int) -> None:
    """A location leaves its empire for its discard pile."""
    owner = to_pile(state, card)
    text, whose = of_owner("settlers-discarded-location", seat, owner)
    tell_move(state, text, seat, card, row(card, owner), pile_of(state, card), **whose)


def discard_razed(state: SettlersState, seat: int, card: int) -> None:
    """The same of a razed location; whose it was has been told (JAPAN-4, SOLO-9)."""
    owner = to_pile(state, card)
    tell_move(state, "settlers-discarded-razed", seat, card, row(card, owner), pile_of(state, card))


def to_pile(state: SettlersState, card: int) -> int:
    """A location goes to its discard pile. Returns whose it was."""
    owner = leave_empire(state, card)
    discard(state, card)
    return owner


def take_over(state: SettlersState, seat: int, card: int) -> None:
    """A location counts as the seat's for the round (CARD-TEMPLE-OF-RA-1)."""
    owner = state.owner(card)
    unlisten(state, owner, card)
    state.taken = tuple(sorted((*state.taken, (card, seat))))
    listen(state, seat, card)
    text, whose = of_owner("settlers-taken-over", seat, owner)
    tell(state, "turned", text, seat=seat, card=index.KEY[card], **whose)


def give_all_back(state: SettlersState) -> None:
    """The locations taken over are their owners' again (CLEANUP-5)."""
    for card, seat in state.taken:
        owner = state.owner(card)
        unlisten(state, seat, card)
        listen(state, owner, card)
        text, whose = of_owner("settlers-given-back", seat, owner)
        tell(state, "turned", text, seat=seat, card=index.KEY[card], **whose)
    state.taken = ()


# --- foundations -------------------------------------------------------------------------------------


def turn_to_foundation(state: SettlersState, card: int) -> None:
    """A razed common location stays with its owner, face down; whose it counted as gains the wood
    (FOUNDATION-1, CARD-TEMPLE-OF-RA-5)."""
    controller = state.controller(card)
    owner = leave_empire(state, card)
    add_foundation(state, owner, card, row(card, owner))
    goods.tell_gained(state, controller, ((WOOD, 1),), goods.BY_FOUNDATION)
    goods.gain(state, controller, WOOD)


def lay_foundation(state: SettlersState, seat: int, card: int) -> None:
    """A common hand card becomes a foundation (CARD-SANCTUARY-1)."""
    leave_hand(state, seat, card)
    add_foundation(state, seat, card, HAND[seat])


def add_foundation(state: SettlersState, seat: int, card: int, source: str) -> None:
    """A common card becomes a foundation."""
    state.foundations[seat] = tuple(sorted((*state.foundations[seat], card)))
    tell_move(state, "settlers-foundation", seat, card, source, FOUNDATIONS[seat])


def discard_foundation(state: SettlersState, seat: int, card: int) -> None:
    """A foundation goes to its discard pile (FOUNDATION-3)."""
    state.foundations[seat] = without(state.foundations[seat], card)
    discard(state, card)
    tell_move(state, "settlers-discarded-foundation", seat, card, FOUNDATIONS[seat], DISCARD)
