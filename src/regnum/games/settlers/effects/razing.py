"""Razing, by the action or by a card: cards in hand, and locations (ACTION-RAZE-HAND, ACTION-RAZE-OPP)."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import Decision, Unit
from regnum.engine.telling import tell
from regnum.engine.text import Text
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects import settle, tasks
from regnum.games.settlers.effects.base import Effect, Targeted, ask_about
from regnum.games.settlers.effects.gains import receive
from regnum.games.settlers.effects.words import amounts
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import GOOD_OPTIONS, RAZE, VP, good_of
from regnum.games.settlers.verbs import empire
from regnum.games.settlers.verbs.goods import BY_CARD, spend
from regnum.games.settlers.verbs.whose import of_owner
from regnum.games.settlers.zones import VIRTUAL

HAND_TOKENS, LOCATION_TOKENS = 1, 2
"""Raze tokens for a card in hand, and for a location without protection."""


def razeable_in_hand(state: SettlersState, seat: int) -> list[int]:
    """Hand cards with a raze field: common ones, and those of the Japanese (ACTION-RAZE-HAND-1, JAPAN-2)."""
    return [card for card in state.hand[seat] if index.RAZEABLE[card]]


def razeable(state: SettlersState, seat: int) -> list[int]:
    """Locations of opponents with a raze field: common ones, and those of the Japanese
    (ACTION-RAZE-OPP-1, ACTION-RAZE-OPP-6, JAPAN-3)."""
    return [card for card in state.targets(seat) if index.RAZEABLE[card]]


def tokens_for(state: SettlersState, card: int) -> int:
    """What razing a location costs: a defense token and a samurai add one each (ACTION-RAZE-OPP-2)."""
    return LOCATION_TOKENS + (card in state.defended) + (card in state.samurai)


def within_reach(state: SettlersState, seat: int, tokens: int) -> list[int]:
    """The locations of opponents that so many raze tokens are enough for."""
    return [card for card in razeable(state, seat) if tokens_for(state, card) <= tokens]


def raze_site(state: SettlersState, seat: int, noted: bool = False) -> None:
    """Raze the card that was announced from hand."""
    card = empire.discard_site(state, seat)
    settle.razed(state, seat, card, noted)


def raze(state: SettlersState, seat: int, card: int, noted: bool = False) -> None:
    """Raze a location. A common one becomes a foundation; others, and the virtual player's, are discarded
    (ACTION-RAZE-OPP-4, JAPAN-4, SOLO-9)."""
    owner = state.owner(card)
    text, whose = of_owner("settlers-razed", seat, owner)
    tell(state, "used", text, seat=seat, card=index.KEY[card], **whose)
    if index.COMMON[card] and owner != VIRTUAL:
        empire.turn_to_foundation(state, card)
    else:
        empire.discard_razed(state, seat, card)
    settle.razed(state, seat, card, noted)


# --- cards that raze ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class RazeOwn(Targeted):
    """Rabble: an own common location is razed as by an opponent (CARD-RABBLE-1, Q-24)."""

    name: ClassVar[str] = "raze-own"
    clause: ClassVar[str] = "CARD-RABBLE-1"
    costs_own: ClassVar[bool] = True

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        own = state.locations(seat)
        return [other for other in own if index.COMMON[other] and index.RAZEABLE[other]]

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        raze(state, seat, target)


@dataclass(frozen=True)
class TakeRazeGood(Targeted):
    """Pack: one good of a raze field; nothing is razed (CARD-PACK-1)."""

    name: ClassVar[str] = "take-raze-good"
    clause: ClassVar[str] = "CARD-PACK-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return razeable(state, seat)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        target = yield from self.pick(state, seat, card)
        goods = [GOOD_OPTIONS[good] for good, _ in index.raze_field(target).goods]
        good = yield Decision(seat, ask_about("raze-good", self.clause, card), goods)
        receive(state, seat, ((good_of(good), 1),), BY_CARD, card)


@dataclass(frozen=True)
class RazeUnprotected(Targeted):
    """Chariot Builder: whatever protects it (CARD-CHARIOT-BUILDER-1)."""

    name: ClassVar[str] = "raze-any"
    clause: ClassVar[str] = "CARD-CHARIOT-BUILDER-1"

    def targets(self, state: SettlersState, seat: int, card: int) -> list[int]:
        return razeable(state, seat)

    def act(self, state: SettlersState, seat: int, target: int) -> None:
        raze(state, seat, target)


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
        hand = razeable_in_hand(state, seat) if tokens >= HAND_TOKENS else []
        return hand + within_reach(state, seat, tokens)

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        ask = ask_about("raze-for-points", "CARD-DARK-CHAPEL-1", card)
        target = yield Decision(seat, ask, index.options(self.targets(state, seat)), secret=True)
        tasks.later(state, tasks.EXCHANGE, seat, self.vp, True)
        if target in state.hand[seat]:
            spend(state, seat, RAZE, HAND_TOKENS, card)
            empire.announce(state, seat, target)
            raze_site(state, seat, noted=True)
        else:
            spend(state, seat, RAZE, tokens_for(state, target), card)
            raze(state, seat, target, noted=True)

    def say(self, text: Text) -> str:
        tokens = {"hand": HAND_TOKENS, "location": LOCATION_TOKENS}
        return text("settlers-say-raze-for-points", gain=amounts(text, ((VP, self.vp),)), **tokens)
