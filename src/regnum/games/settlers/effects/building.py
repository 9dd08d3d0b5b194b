"""Building a location, by the action or by a card (ACTION-BUILD-1 to ACTION-BUILD-9)."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import Decision, Unit
from regnum.engine.text import Text
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.base import Effect, ask_about
from regnum.games.settlers.effects.payment import pay
from regnum.games.settlers.effects.settle import built
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import Cost
from regnum.games.settlers.verbs import deals, empire
from regnum.games.settlers.zones import DEALS, HAND


def ground(state: SettlersState, seat: int) -> list[int]:
    """What may be discarded for the location part of a cost: own locations and foundations."""
    return [*state.own(seat), *state.foundations[seat]]


def buildable(state: SettlersState, seat: int) -> list[int]:
    """The hand cards that can be paid for. A hand holds nothing but common and own faction cards."""
    supply = state.goods[seat]
    has_ground = bool(state.foundations[seat] or state.own(seat))
    costs = [(card, index.COST[card]) for card in state.hand[seat]]
    return [card for card, cost in costs if (has_ground or not cost.location) and cost.payable(supply)]


def can_build(state: SettlersState, seat: int) -> bool:
    """Is there any?"""
    supply, costs = state.goods[seat], index.COST
    has_ground = bool(state.foundations[seat] or state.own(seat))
    for card in state.hand[seat]:
        cost = costs[card]
        if (has_ground or not cost.location) and cost.payable(supply):
            return True
    return False


def build(state: SettlersState, seat: int, cost: Cost, source: str) -> Unit:
    """Pay for the card that was announced from `source` and place it. What is discarded has left before
    the new location counts or triggers anything (ACTION-BUILD-7)."""
    if cost.location:
        ask = ask_about("ground", "ACTION-BUILD-3", state.site)._replace(told=True)
        gone = yield Decision(seat, ask, index.options(ground(state, seat)))
        if gone in state.foundations[seat]:
            empire.discard_foundation(state, seat, gone)
        else:
            empire.discard_location(state, seat, gone)
    yield from pay(state, seat, cost, state.site)
    built(state, seat, empire.place(state, seat, source))


# --- cards that build --------------------------------------------------------------------------------


class BuildsCard(Effect):
    """Builds a card at once, for its cost without the location part. Both costs have to be payable
    together."""

    name: ClassVar[str]
    clause: ClassVar[str]
    source: ClassVar[tuple[str, ...]]
    """Where the cards lie, by seat."""

    def cards(self, state: SettlersState, seat: int) -> list[int]:
        """Which cards it can build, were there goods enough."""
        raise NotImplementedError

    def announce(self, state: SettlersState, seat: int, card: int) -> None:
        """Take the card from where it lies."""
        raise NotImplementedError

    def costs(self, state: SettlersState, seat: int) -> list[Cost]:
        """What building each of them costs."""
        return [index.CARD[card].cost.without_location for card in self.cards(state, seat)]

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        supply = state.goods[seat]
        payable = [c for c in self.cards(state, seat) if index.CARD[c].cost.without_location.payable(supply)]
        ask = ask_about(self.name, self.clause, card)
        chosen = yield Decision(seat, ask, index.options(payable), secret=True)
        self.announce(state, seat, chosen)
        yield from build(state, seat, index.CARD[chosen].cost.without_location, self.source[seat])

    def say(self, text: Text) -> str:
        return text(f"settlers-say-{self.name}")


@dataclass(frozen=True)
class BuildFromHand(BuildsCard):
    """Settlers: a faction card from hand. Once activated, something has to be built (Q-32)."""

    name: ClassVar[str] = "build-from-hand"
    clause: ClassVar[str] = "CARD-SETTLERS-1"
    source: ClassVar[tuple[str, ...]] = HAND

    def cards(self, state: SettlersState, seat: int) -> list[int]:
        return [card for card in state.hand[seat] if not index.COMMON[card]]

    def announce(self, state: SettlersState, seat: int, card: int) -> None:
        empire.announce(state, seat, card)


@dataclass(frozen=True)
class BuildFromDeals(BuildsCard):
    """Negotiator: a card under the own board, if it is of the own faction (Q-33)."""

    name: ClassVar[str] = "build-from-deals"
    clause: ClassVar[str] = "CARD-NEGOTIATOR-1"
    source: ClassVar[tuple[str, ...]] = DEALS

    def cards(self, state: SettlersState, seat: int) -> list[int]:
        return [card for card in state.deals[seat] if index.CARD[card].faction == state.factions[seat]]

    def announce(self, state: SettlersState, seat: int, card: int) -> None:
        deals.announce_deal(state, seat, card)
