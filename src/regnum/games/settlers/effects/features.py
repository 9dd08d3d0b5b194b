"""Features: lasting rules of locations. What they react to is in `on`, the index of `state.listeners`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from regnum.engine.text import Text
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.words import amounts, colour
from regnum.games.settlers.state import (
    BUILT,
    DEALT,
    OWN_TURN,
    PRODUCED,
    RAZED,
    SCORED,
    STORED,
    TRADED,
    SettlersState,
)
from regnum.games.settlers.terms import GOOD_WORDS, VP

if TYPE_CHECKING:
    from regnum.games.settlers.effects.base import Effect
    from regnum.games.settlers.effects.gains import Gain


FACTION_LOCATION = None
"""Every faction location, whatever its colour."""


class Feature:
    """A lasting rule. `on` is the event that it reacts to."""

    on: ClassVar[int]

    def say(self, text: Text) -> str:
        """What it does, in words."""
        raise NotImplementedError


Kind = TypeVar("Kind", bound=Feature)


def listening(state: SettlersState, seat: int, kind: type[Kind]) -> Sequence[tuple[int, Kind]]:
    """The features of a kind that react for the seat, each with its location."""
    cards = state.listeners[seat][kind.on]
    if not cards:
        return ()
    return [(card, feature) for card in cards if isinstance(feature := index.CARD[card].feature, kind)]


# --- rewards -----------------------------------------------------------------------------------------


class Rewards(Feature):
    """A feature that gives something whenever it reacts."""

    reward: "Effect"


@dataclass(frozen=True)
class WhenBuilding(Rewards):
    """A reward for each location of a colour that its owner builds, or for each faction location."""

    on: ClassVar[int] = BUILT
    colour: str | None
    """A colour, or FACTION_LOCATION."""
    reward: "Effect"

    def matches(self, built: int) -> bool:
        """Is this a location that is rewarded? Itself too (GENERAL-15)."""
        return not index.COMMON[built] if self.colour is None else self.colour in index.CARD[built].colours

    def say(self, text: Text) -> str:
        reward = self.reward.say(text)
        if self.colour is None:
            return text("settlers-say-when-faction", gain=reward)
        return text("settlers-say-when-colour", colour=colour(self.colour), gain=reward)


@dataclass(frozen=True)
class WhenRazing(Rewards):
    """A reward for each razing (CARD-RAID-1)."""

    on: ClassVar[int] = RAZED
    reward: "Gain"

    def say(self, text: Text) -> str:
        return text("settlers-say-when-razing", gain=self.reward.say(text))


@dataclass(frozen=True)
class WhenDealing(Rewards):
    """A reward for each deal made (CARD-DOJO-1)."""

    on: ClassVar[int] = DEALT
    reward: "Gain"

    def say(self, text: Text) -> str:
        return text("settlers-say-when-dealing", gain=self.reward.say(text))


@dataclass(frozen=True)
class WhenOthersTrade(Rewards):
    """A reward for each pair of workers that an opponent spends, so often a round (CARD-OASIS-1)."""

    on: ClassVar[int] = TRADED
    reward: "Gain"
    most: int

    def say(self, text: Text) -> str:
        return text("settlers-say-when-trading", gain=self.reward.say(text), most=self.most)


# --- other features ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class WhenScoring(Feature):
    """More points for each gain of several at once (CARD-SPHINX-2)."""

    on: ClassVar[int] = SCORED
    at_least: int
    vp: int

    def say(self, text: Text) -> str:
        return text("settlers-say-when-scoring", least=self.at_least, gain=amounts(text, ((VP, self.vp),)))


@dataclass(frozen=True)
class Stores(Feature):
    """Goods that may be kept in cleanup (CARD-WAREHOUSES-1)."""

    on: ClassVar[int] = STORED
    goods: tuple[int, ...]

    def say(self, text: Text) -> str:
        return text("settlers-say-stores", goods=tuple(GOOD_WORDS[good] for good in self.goods))


@dataclass(frozen=True)
class ExchangesDeals(Feature):
    """Goods just produced by deals may be given back for points (CARD-SCHOOL-OF-DIPLOMACY-1)."""

    on: ClassVar[int] = PRODUCED
    vp: int

    def say(self, text: Text) -> str:
        return text("settlers-say-exchanges", gain=amounts(text, ((VP, self.vp),)))


@dataclass(frozen=True)
class HoldsCards(Feature):
    """Hand cards may be put under it for points (CARD-GATE-1, CARD-GATE-2)."""

    on: ClassVar[int] = OWN_TURN
    vp: int
    least: int
    bonus: int

    def worth(self, held: int) -> int:
        """Points at the end for so many cards."""
        return self.bonus if held >= self.least else 0

    def say(self, text: Text) -> str:
        gain, bonus = amounts(text, ((VP, self.vp),)), amounts(text, ((VP, self.bonus),))
        return text("settlers-say-holds-cards", gain=gain, least=self.least, bonus=bonus)


@dataclass(frozen=True)
class HoldsResources(Feature):
    """Resources may be put on it; they are worth points at the end (CARD-SHRINE-1, CARD-SHRINE-2)."""

    on: ClassVar[int] = OWN_TURN
    steps: tuple[tuple[int, int], ...]
    """(so many resources, so many points); only the highest step counts."""

    def worth(self, held: int) -> int:
        """Points at the end for so many resources."""
        return max((points for least, points in self.steps if held >= least), default=0)

    def say(self, text: Text) -> str:
        steps = text.list(
            [text("settlers-say-step", count=n, gain=amounts(text, ((VP, vp),))) for n, vp in self.steps]
        )
        return text("settlers-say-holds-resources", steps=steps)
