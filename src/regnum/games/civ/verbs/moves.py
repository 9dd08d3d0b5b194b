"""Hands, areas and the discard pile."""

from regnum.engine.fields import without
from regnum.engine.telling import tell_move, tell_secret
from regnum.games.civ import knowledge
from regnum.games.civ.cards.index import DOMAIN
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import CULTURE
from regnum.games.civ.verbs.coin import watch_coin
from regnum.games.civ.zones import AREA, DISCARD, HAND, less


def leave_hand(state: CivState, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    state.hand[seat] = without(state.hand[seat], card)
    if state.known:
        knowledge.gone(state, seat, card)


def enter_hand(state: CivState, seat: int, card: int) -> None:
    """A card enters a hand for everybody to see."""
    state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    knowledge.shown(state, seat, card)


def leave_area(state: CivState, seat: int, card: int) -> None:
    """A card leaves an area. This may end a copied hand size, so whoever calls it has told of the card."""
    area, domain = state.areas[seat], DOMAIN[card]
    area[domain] = without(area[domain], card)
    if state.coin and domain == CULTURE:
        watch_coin(state)


def enter_area(state: CivState, seat: int, card: int) -> None:
    """A card enters an area, and may end a copied hand size there."""
    area, domain = state.areas[seat], DOMAIN[card]
    cards = area[domain]
    if cards and card < cards[-1]:
        area[domain] = tuple(sorted((*cards, card)))
    else:
        area[domain] = (*cards, card)
    if state.coin and domain == CULTURE:
        watch_coin(state)


def play(state: CivState, seat: int, card: int) -> None:
    """From hand into the area."""
    leave_hand(state, seat, card)
    if state.events is not None:
        tell_move(state, "civ-played", seat, card, HAND[seat], AREA[seat][DOMAIN[card]])
    enter_area(state, seat, card)


def discard_from_hand(state: CivState, seat: int, card: int) -> None:
    """From hand to the discard pile."""
    leave_hand(state, seat, card)
    state.discard = (*state.discard, card)
    if state.events is not None:
        tell_move(state, "civ-discarded-hand", seat, card, HAND[seat], DISCARD)


def discard_from_area(state: CivState, seat: int, card: int, text: str = "civ-discarded-area") -> None:
    """From the area to the discard pile; `text` says why."""
    if state.events is not None:
        tell_move(state, text, seat, card, AREA[seat][DOMAIN[card]], DISCARD)
    leave_area(state, seat, card)
    state.discard = (*state.discard, card)


def take_from_area(state: CivState, seat: int, card: int) -> None:
    """From the area back to hand."""
    if state.events is not None:
        tell_move(state, "civ-took-back", seat, card, AREA[seat][DOMAIN[card]], HAND[seat])
    leave_area(state, seat, card)
    enter_hand(state, seat, card)


def take_from_discard(state: CivState, seat: int, card: int) -> None:
    """From the discard pile to hand."""
    state.discard = without(state.discard, card)
    enter_hand(state, seat, card)
    if state.events is not None:
        tell_move(state, "civ-took-discarded", seat, card, DISCARD, HAND[seat])


def take_hand(state: CivState, seat: int, other: int) -> int:
    """Inquisition: the other's whole hand joins the seat's own. Returns how many cards that are."""
    taken = state.hand[other]
    state.hand[seat] = tuple(sorted(state.hand[seat] + taken))
    state.hand[other] = ()
    knowledge.hand_taken(state, seat, other, taken)
    if state.events is not None:
        source, target = HAND[other], HAND[seat]
        seats = seat, other
        tell_secret(
            state, "civ-took-hand", taken, seats, source=source, target=target, seat=seat, other=other
        )
    return len(taken)


def give_back(state: CivState, seat: int, other: int, cards: tuple[int, ...]) -> None:
    """Inquisition: cards of the joint hand go to the other."""
    state.hand[seat] = less(state.hand[seat], cards)
    state.hand[other] = tuple(sorted(cards))
    knowledge.hand_returned(state, seat, other, cards)
    if state.events is not None:
        source, target = HAND[seat], HAND[other]
        seats = seat, other
        tell_secret(
            state, "civ-gave-back", cards, seats, source=source, target=target, seat=seat, other=other
        )
