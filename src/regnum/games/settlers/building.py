"""Building a location, by the action or by a card (ACTION-BUILD-1 to ACTION-BUILD-9)."""

from regnum.engine.decision import Ask, Decision, Unit
from regnum.games.settlers.cards import index
from regnum.games.settlers.payment import pay
from regnum.games.settlers.settle import built
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import Cost
from regnum.games.settlers.verbs import empire


def ground(state: SettlersState, seat: int) -> list[int]:
    """What may be discarded for the location part of a cost: own locations and foundations."""
    return [*state.own(seat), *state.foundations[seat]]


def buildable(state: SettlersState, seat: int) -> list[int]:
    """The hand cards that can be paid for. A hand holds nothing but common and own faction cards."""
    supply = state.goods[seat]
    has_ground = bool(state.foundations[seat] or state.own(seat))
    costs = [(card, index.COST[card]) for card in state.hands[seat]]
    return [card for card, cost in costs if (has_ground or not cost.location) and cost.payable(supply)]


def can_build(state: SettlersState, seat: int) -> bool:
    """Is there any?"""
    supply = state.goods[seat]
    has_ground = bool(state.foundations[seat] or state.own(seat))
    for card in state.hands[seat]:
        cost = index.COST[card]
        if (has_ground or not cost.location) and cost.payable(supply):
            return True
    return False


def build(state: SettlersState, seat: int, cost: Cost, source: str) -> Unit:
    """Pay for the card that was announced from `source` and place it. What is discarded has left before
    the new location counts or triggers anything (ACTION-BUILD-7)."""
    if cost.location:
        about = (("card", index.KEY[state.site]),)
        ask = Ask("settlers-ask-ground", "settlers:ACTION-BUILD-3", about)
        gone = yield Decision(seat, ask, index.options(ground(state, seat)))
        if gone in state.foundations[seat]:
            empire.discard_foundation(state, seat, gone)
        else:
            empire.discard_location(state, seat, gone)
    yield from pay(state, seat, cost)
    built(state, seat, empire.place(state, seat, source))
