"""Action locations: what an activation costs, and everything it can do besides giving goods."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from regnum.engine.decision import SEATS, Decision, Gather, Unit
from regnum.engine.text import Text
from regnum.games.settlers import razing, settle, tasks
from regnum.games.settlers.building import build
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Category
from regnum.games.settlers.effects import Effect, give, produce
from regnum.games.settlers.payment import pay
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import CARD, GOOD_OPTIONS, RAZE, RESOURCES, VP, Cost, good_of
from regnum.games.settlers.verbs import deals, empire, markers
from regnum.games.settlers.verbs.goods import spend, take_good
from regnum.games.settlers.verbs.piles import discard_from_hand
from regnum.games.settlers.verbs.tell import DEALS, HAND
from regnum.games.settlers.words import amounts

Pick: TypeAlias = Generator[Decision | Gather, Any, int]


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
        if not cost.payable(supply) or cost.hand_card > len(state.hands[seat]):
            return False
        if isinstance(self.effect, BuildsCard):
            return any((cost + more).payable(supply) for more in self.effect.costs(state, seat))
        return self.effect.possible(state, seat, card)

    def activate(self, state: SettlersState, seat: int, card: int) -> Unit:
        """One activation. A second one may follow in the same action (ACTION-ACT-5)."""
        markers.use(state, seat, card)
        more = self.effect.costs(state, seat) if isinstance(self.effect, BuildsCard) else ()
        yield from pay(state, seat, self.cost, card, more)
        if self.times > 1:
            tasks.later(state, tasks.AGAIN, seat, card)
        yield from self.effect.resolve(state, seat, card)


class Targeted(Effect):
    """An operation on one card that the actor picks."""

    name: ClassVar[str]
    """As in the messages `settlers-ask-<name>` and `settlers-say-<name>`."""
    clause: ClassVar[str]

    def targets(self, state: SettlersState, seat: int, card: int) -> Iterable[int]:
        """What may be picked. With nothing to pick the activation is rejected (ACTION-ACT-6)."""
        raise NotImplementedError

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        """Do it to the card picked."""
        raise NotImplementedError

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        return bool(self.targets(state, seat, card))

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        target = yield from self.pick(state, seat, card)
        self.act(state, seat, target)

    def pick(self, state: SettlersState, seat: int, card: int) -> Pick:
        """Ask for the target."""
        ask = settle.ask_about(self.name, self.clause, card)
        return (yield Decision(seat, ask, index.options(self.targets(state, seat, card))))  # type: ignore[no-any-return]

    def say(self, text: Text) -> str:
        return text(f"settlers-say-{self.name}")


# --- the own empire ----------------------------------------------------------------------------------


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
        ask = settle.ask_about(self.name, self.clause, card)
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
        return [card for card in state.hands[seat] if not index.COMMON[card]]

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
class RazeOwn(Targeted):
    """Rabble: an own common location is razed as by an opponent (CARD-RABBLE-1, Q-24)."""

    name: ClassVar[str] = "raze-own"
    clause: ClassVar[str] = "CARD-RABBLE-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        own = state.locations(seat)
        return [other for other in own if index.COMMON[other] and index.RAZEABLE[other]]

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        razing.raze(state, seat, target)


@dataclass(frozen=True)
class HandToFoundation(Targeted):
    """Sanctuary: a common card from hand becomes a foundation. It is shown (Q-31)."""

    name: ClassVar[str] = "hand-to-foundation"
    clause: ClassVar[str] = "CARD-SANCTUARY-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return state.commons_in_hand(seat)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        ask = settle.ask_about(self.name, self.clause, card)
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
        for _ in range(self.count):
            tasks.later(state, tasks.DRAW, seat, CARD, True)
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
        owner = yield Decision(seat, settle.ask_about("steal-resource-seat", self.clause, card), owners)
        goods = [GOOD_OPTIONS[good] for good in RESOURCES if state.goods[owner][good]]
        good = yield Decision(seat, settle.ask_about("steal-resource", self.clause, card), goods)
        take_good(state, seat, owner, good_of(good))

    def say(self, text: Text) -> str:
        return text("settlers-say-steal-resource")


@dataclass(frozen=True)
class TakeRazeGood(Targeted):
    """Pack: one good of a raze field; nothing is razed (CARD-PACK-1)."""

    name: ClassVar[str] = "take-raze-good"
    clause: ClassVar[str] = "CARD-PACK-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return razing.razeable(state, seat)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        target = yield from self.pick(state, seat, card)
        goods = [GOOD_OPTIONS[good] for good, _ in razing.raze_field(target).goods]
        good = yield Decision(seat, settle.ask_about("raze-good", self.clause, card), goods)
        give(state, seat, good_of(good), 1)


@dataclass(frozen=True)
class RazeUnprotected(Targeted):
    """Chariot Builder: whatever protects it (CARD-CHARIOT-BUILDER-1)."""

    name: ClassVar[str] = "raze-any"
    clause: ClassVar[str] = "CARD-CHARIOT-BUILDER-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return razing.razeable(state, seat)

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        razing.raze(state, seat, target)


@dataclass(frozen=True)
class RazeForPoints(Effect):
    """Dark Chapel: raze from hand or from an opponent, then exchange what it gave. The raze tokens are
    its activation cost (CARD-DARK-CHAPEL-1, CARD-DARK-CHAPEL-2)."""

    vp: int

    def possible(self, state: SettlersState, seat: int, card: int) -> bool:
        return bool(self.targets(state, seat))

    def targets(self, state: SettlersState, seat: int) -> list[int]:
        """What the raze tokens of the seat are enough for."""
        tokens = state.goods[seat][RAZE]
        hand = razing.razeable_in_hand(state, seat) if tokens >= razing.HAND_TOKENS else []
        return hand + razing.within_reach(state, seat, tokens)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        ask = settle.ask_about("raze-for-points", "CARD-DARK-CHAPEL-1", card)
        target = yield Decision(seat, ask, index.options(self.targets(state, seat)), secret=True)
        tasks.later(state, tasks.EXCHANGE, seat, self.vp, True)
        if target in state.hands[seat]:
            spend(state, seat, RAZE, razing.HAND_TOKENS, card)
            empire.announce(state, seat, target)
            razing.raze_site(state, seat, noted=True)
        else:
            spend(state, seat, RAZE, razing.tokens_for(state, target), card)
            razing.raze(state, seat, target, noted=True)

    def say(self, text: Text) -> str:
        tokens = {"hand": razing.HAND_TOKENS, "location": razing.LOCATION_TOKENS}
        return text("settlers-say-raze-for-points", gain=amounts(text, ((VP, self.vp),)), **tokens)


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
    """Temple of Ra: needs the one Egypt token (CARD-TEMPLE-OF-RA-1, Q-29)."""

    name: ClassVar[str] = "take-over"
    clause: ClassVar[str] = "CARD-TEMPLE-OF-RA-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return [] if state.taken else state.targets(seat)

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
        other = yield Decision(seat, settle.ask_about("opponent-discards", self.clause, card), rivals)
        hand = state.hands[other]
        if hand:
            ask = settle.ask_about("made-to-discard", self.clause, card)
            gone = yield Decision(other, ask, index.options(hand), HAND[other], secret=True)
            discard_from_hand(state, other, gone)

    def say(self, text: Text) -> str:
        return text("settlers-say-opponent-discards")
