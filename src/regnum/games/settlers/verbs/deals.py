"""What can happen to deals: those under boards, and those made through Trade Route."""

from regnum.engine.fields import NO_CARD, without
from regnum.engine.telling import tell, tell_move, tell_revealed
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs.piles import discard, pile_of, take_faction_cards
from regnum.games.settlers.verbs.whose import of_owner
from regnum.games.settlers.zones import DEALS, HAND, LINE, ROUTES, VIRTUAL


def make_deal(state: SettlersState, seat: int) -> int:
    """The card that was paid for goes under the board (ACTION-DEAL-3)."""
    card, state.site = state.site, NO_CARD
    state.deals[seat] = tuple(sorted((*state.deals[seat], card)))
    tell_move(state, "settlers-dealt", seat, card, HAND[seat], DEALS[seat])
    return card


def announce_deal(state: SettlersState, seat: int, card: int) -> None:
    """A board deal is taken to be built (CARD-NEGOTIATOR-1)."""
    state.deals[seat] = without(state.deals[seat], card)
    state.site = card


def discard_deal(state: SettlersState, seat: int, owner: int, card: int) -> None:
    """A deal of the owner ends: a board deal, a route deal, or an attack card as the virtual player's."""
    route = next((route for route in state.routes if route[:2] == (owner, card)), None)
    if route is not None:
        end_route(state, route)
        return
    source = _leave_deals(state, owner, card)
    discard(state, card)
    text, whose = of_owner("settlers-discarded-deal", seat, owner)
    tell_move(state, text, seat, card, source, pile_of(state, card), **whose)


def move_deal(state: SettlersState, seat: int, owner: int, card: int) -> None:
    """A board deal moves under another board (CARD-SPIES-1)."""
    source = _leave_deals(state, owner, card)
    state.deals[seat] = tuple(sorted((*state.deals[seat], card)))
    text, whose = of_owner("settlers-moved-deal", seat, owner)
    tell_move(state, text, seat, card, source, DEALS[seat], **whose)


def _leave_deals(state: SettlersState, owner: int, card: int) -> str:
    if owner == VIRTUAL:
        state.line = without(state.line, card)
        return LINE
    state.deals[owner] = without(state.deals[owner], card)
    return DEALS[owner]


# --- Trade Route -------------------------------------------------------------------------------------


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
        key, target = index.KEY[marker], pile_of(state, marker)
        tell_revealed(state, "moved", "settlers-marker", seat=seat, card=key, target=target)
