"""Action locations: what an activation costs, and what it does besides gains, building and razing."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import SEATS, Decision, Unit
from regnum.engine.text import Text
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Category
from regnum.games.settlers.effects import tasks
from regnum.games.settlers.effects.base import Effect, Targeted, ask_about
from regnum.games.settlers.effects.building import BuildsCard
from regnum.games.settlers.effects.gains import draw_later
from regnum.games.settlers.effects.payment import pay
from regnum.games.settlers.effects.production import produce
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import CARD, EGYPT_TOKENS, GOOD_OPTIONS, RESOURCES, Cost, good_of
from regnum.games.settlers.verbs import empire, markers
from regnum.games.settlers.verbs.goods import BY_CARD, take_good
from regnum.games.settlers.verbs.piles import discard_from_hand
from regnum.games.settlers.zones import HAND


@dataclass(frozen=True)
class Action:
    """Pay, then the effect; so many times a round (ACTION-ACT-1 to ACTION-ACT-7)."""

    cost: Cost
    effect: Effect
    times: int = 1

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        """Has it an activation left, can it be paid for, and is there a target (GENERAL-19)?"""
        cost, supply = self.cost, state.goods[seat]
        if state.used.count(card) >= self.times or card in state.blocked:
            return False
        if not cost.payable(supply) or cost.hand_card > len(state.hand[seat]):
            return False
        if isinstance(self.effect, BuildsCard):
            return any((cost + more).payable(supply) for more in self.effect.costs(state, seat))
        return self.effect.possible(state, seat, card)

    def activate(self, state: SettlersState, seat: int, card: int) -> Unit:
        """One activation. A second one may follow in the same action (ACTION-ACT-5)."""
        markers.use(state, seat, card)
        more = self.effect.costs(state, seat) if isinstance(self.effect, BuildsCard) else ()
        yield from pay(state, seat, self.cost, card, card, more)
        if self.times > 1:
            tasks.later(state, tasks.AGAIN, seat, card)
        yield from self.effect.resolve(state, seat, card)


# --- the own empire ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reactivate(Targeted):
    """Royal Baths, Travelling Jugglers."""

    name: ClassVar[str] = "reactivate"
    clause: ClassVar[str] = "CARD-ROYAL-BATHS-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return [other for other in state.locations(seat) if other in state.used and other != card]

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        markers.reactivate(state, seat, target)


@dataclass(frozen=True)
class TriggerProduction(Targeted):
    """Porters: an own production location gives its goods at once."""

    name: ClassVar[str] = "trigger-production"
    clause: ClassVar[str] = "CARD-PORTERS-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return [other for other in state.locations(seat) if index.PRODUCES[other]]

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        yield from produce(state, seat, (yield from self.pick(state, seat, card)))


@dataclass(frozen=True)
class HandToFoundation(Targeted):
    """Sanctuary: a common card from hand becomes a foundation. It is shown (Q-31)."""

    name: ClassVar[str] = "hand-to-foundation"
    clause: ClassVar[str] = "CARD-SANCTUARY-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return state.commons_in_hand(seat)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        ask = ask_about(self.name, self.clause, card)
        offers = index.options(self.targets(state, seat, card))
        chosen = yield Decision(seat, ask, offers, HAND[seat], secret=True)
        empire.lay_foundation(state, seat, chosen)


@dataclass(frozen=True)
class DrawAndKeep(Effect):
    """Mission: draw cards, the deck chosen for each, and keep one."""

    count: int

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        return state.has_common() or state.has_faction(seat)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        tasks.later(state, tasks.KEEP, seat)
        draw_later(state, seat, CARD, self.count, BY_CARD, card, noted=True)
        return
        yield

    def say(self, text: Text) -> str:
        return text("settlers-say-draw-keep", count=self.count)


# --- opponents ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StealResource(Effect):
    """Saboteurs: from an opponent's own supply; gold is no resource (CARD-SABOTEURS-1)."""

    clause: ClassVar[str] = "CARD-SABOTEURS-1"

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        return any(any(state.goods[other][:3]) for other in state.rivals(seat))

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        owners = [SEATS[other] for other in sorted(state.rivals(seat)) if any(state.goods[other][:3])]
        owner = yield Decision(seat, ask_about("steal-resource-seat", self.clause, card), owners)
        goods = [GOOD_OPTIONS[good] for good in RESOURCES if state.goods[owner][good]]
        good = yield Decision(seat, ask_about("steal-resource", self.clause, card), goods)
        take_good(state, seat, owner, good_of(good))

    def say(self, text: Text) -> str:
        return text("settlers-say-steal-resource")


@dataclass(frozen=True)
class RemoveLocation(Targeted):
    """Garrison, Engineers: any location of an opponent is discarded; this is not razing (CARD-GARRISON-2)."""

    name: ClassVar[str] = "remove-location"
    clause: ClassVar[str] = "CARD-GARRISON-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return state.targets(seat)

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        empire.discard_location(state, seat, target)


@dataclass(frozen=True)
class BlockAction(Targeted):
    """Scorpion Breeder."""

    name: ClassVar[str] = "block-action"
    clause: ClassVar[str] = "CARD-SCORPION-BREEDER-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        actions = [other for other in state.targets(seat) if index.CARD[other].category is Category.ACTION]
        return [other for other in actions if other not in state.blocked]

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        markers.block(state, seat, target)


@dataclass(frozen=True)
class TakeOver(Targeted):
    """Temple of Ra: needs a free Egypt token (CARD-TEMPLE-OF-RA-1, Q-29)."""

    name: ClassVar[str] = "take-over"
    clause: ClassVar[str] = "CARD-TEMPLE-OF-RA-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return state.targets(seat) if len(state.taken) < EGYPT_TOKENS else []

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        empire.take_over(state, seat, target)


@dataclass(frozen=True)
class OpponentDiscards(Effect):
    """Desert: an opponent of choice discards a hand card of that player's choice; one without cards may
    be named too (CARD-DESERT-2, Q-11). The virtual player has no hand (Q-16)."""

    clause: ClassVar[str] = "CARD-DESERT-2"

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        return state.solo or bool(state.rivals(seat))

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        if state.solo:
            return
        rivals = [SEATS[other] for other in sorted(state.rivals(seat))]
        other = yield Decision(seat, ask_about("opponent-discards", self.clause, card), rivals)
        hand = state.hand[other]
        if hand:
            ask = ask_about("made-to-discard", self.clause, card)
            gone = yield Decision(other, ask, index.options(hand), HAND[other], secret=True)
            discard_from_hand(state, other, gone)

    def say(self, text: Text) -> str:
        return text("settlers-say-opponent-discards")
