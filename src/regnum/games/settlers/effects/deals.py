"""Operations of action locations on deals, the own ones and those of opponents."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import SEATS, Decision, Unit
from regnum.engine.fields import Cards
from regnum.engine.text import Text
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.base import Effect, Targeted, ask_about
from regnum.games.settlers.effects.gains import receive
from regnum.games.settlers.effects.settle import dealt
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs.deals import discard_deal, make_route_deal, move_deal
from regnum.games.settlers.verbs.goods import BY_DEAL
from regnum.games.settlers.zones import VIRTUAL


@dataclass(frozen=True)
class UseOwnDeal(Targeted):
    """Imperial Messenger: an own deal, route deals too, gives its good once more."""

    name: ClassVar[str] = "use-own-deal"
    clause: ClassVar[str] = "CARD-IMPERIAL-MESSENGER-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> set[int]:
        return set(state.deals_of(seat))

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        receive(state, seat, index.deal_field(target).goods, BY_DEAL, target)


@dataclass(frozen=True)
class DiscardOwnDeal(Targeted):
    """Hanseatic League."""

    name: ClassVar[str] = "discard-own-deal"
    clause: ClassVar[str] = "CARD-HANSEATIC-LEAGUE-1"
    costs_own: ClassVar[bool] = True

    def targets(self, state: SettlersState, seat: int, card: int) -> set[int]:
        return set(state.deals_of(seat))

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        discard_deal(state, seat, seat, target)


class OnDeal(Effect):
    """An operation on a deal of an opponent: in the solo game, a revealed attack card (SOLO-7)."""

    name: ClassVar[str]
    clause: ClassVar[str]

    def deals(self, state: SettlersState, owner: int) -> Cards:
        """The deals of an opponent that may be picked."""
        return state.deals_of(owner)

    def act(self, state: SettlersState, seat: int, owner: int, deal: int) -> None:
        """Do it to the deal picked."""
        raise NotImplementedError

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        if state.solo:
            return bool(state.line)
        return any(self.deals(state, other) for other in state.rivals(seat))

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        owner, deals = VIRTUAL, state.line
        if not state.solo:
            owners = [SEATS[other] for other in sorted(state.rivals(seat)) if self.deals(state, other)]
            owner = yield Decision(seat, ask_about(f"{self.name}-seat", self.clause, card), owners)
            deals = self.deals(state, owner)
        ask = ask_about(self.name, self.clause, card)
        deal = yield Decision(seat, ask, index.options(set(deals)))
        self.act(state, seat, owner, deal)

    def say(self, text: Text) -> str:
        return text(f"settlers-say-{self.name}")


@dataclass(frozen=True)
class DiscardDeal(OnDeal):
    """Robbers: board deals and route deals (CARD-ROBBERS-1)."""

    name: ClassVar[str] = "discard-deal"
    clause: ClassVar[str] = "CARD-ROBBERS-1"

    def act(self, state: SettlersState, seat: int, owner: int, deal: int) -> None:
        discard_deal(state, seat, owner, deal)


@dataclass(frozen=True)
class PlunderDeal(OnDeal):
    """Ninjas: the deal is discarded and its good gained (CARD-NINJAS-2)."""

    name: ClassVar[str] = "plunder-deal"
    clause: ClassVar[str] = "CARD-NINJAS-2"

    def act(self, state: SettlersState, seat: int, owner: int, deal: int) -> None:
        discard_deal(state, seat, owner, deal)
        receive(state, seat, index.deal_field(deal).goods, BY_DEAL, deal)


@dataclass(frozen=True)
class StealDeal(OnDeal):
    """Spies: a board deal moves under the own board; it gives nothing yet (CARD-SPIES-1, CARD-SPIES-2)."""

    name: ClassVar[str] = "steal-deal"
    clause: ClassVar[str] = "CARD-SPIES-1"

    def deals(self, state: SettlersState, owner: int) -> Cards:
        return state.deals[owner]

    def act(self, state: SettlersState, seat: int, owner: int, deal: int) -> None:
        move_deal(state, seat, owner, deal)


@dataclass(frozen=True)
class RouteDeal(Targeted):
    """Trade Route: a deal with a faction location of an opponent (CARD-TRADE-ROUTE-1)."""

    name: ClassVar[str] = "route-deal"
    clause: ClassVar[str] = "CARD-TRADE-ROUTE-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return [other for other in state.targets(seat) if not index.COMMON[other]]

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        make_route_deal(state, seat, target)
        dealt(state, seat, target)
