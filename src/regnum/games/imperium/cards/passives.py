"""Abilities that work by themselves: passives, reactions, protections, replacements.

They are here and not among the effects, because the verbs look for them.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from regnum.engine.text import Text
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.sayings import say_all
from regnum.games.imperium.cards.titles import title_of
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.terms import (
    ACQUIRES_EXILED,
    CHEAPER_DEVELOPMENT,
    CHEAPER_UNREST,
    FEWER_MASKS,
    FLOODS,
    FREE_PLAYS,
    GARRISON_FOR_MASKS,
    HAND_SIZE,
    INSTEAD_OF_MATERIALS,
    LOOKS_AT_MORE,
    LOSES_BARBARIAN,
    MARKET_TOKEN_KIND,
    NO_HISTORY,
    ON_DECK_EMPTY,
    ON_GAIN_CARD,
    ON_LEAVE,
    ON_MATERIALS_FROM,
    ON_PAY_POPULATION,
    ON_PLAY,
    ON_RETURN_UNREST,
    ON_SINK,
    ON_TAKE_UNREST,
    REACTIONS,
    RESOURCES,
    SHIELDS,
    TRIBUTE,
    Cost,
    article,
    say_icons,
    say_tokens,
)

if TYPE_CHECKING:
    from regnum.games.imperium.effects.base import Effect
    from regnum.games.imperium.verbs.ctx import Happened


class Passive:
    """An ability that is looked for by its class (see `verbs.passives`)."""

    kind: ClassVar[int]
    """One bit for each class, so that a seat's passives are one mask; reactions have a bit for each event."""
    exhaust: bool = False
    """It takes an exhaustion token."""

    @property
    def watch(self) -> int:
        """The bit that it sets while it is in play."""
        return self.kind

    def say(self, text: Text) -> str:
        raise NotImplementedError


# --- passives ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HandSize(Passive):
    """Larger hand at the refill (KW-PASSIVE-3)."""

    kind = HAND_SIZE
    more: int = 1

    def say(self, text: Text) -> str:
        return text("imperium-passive-hand-size", count=self.more)


@dataclass(frozen=True)
class LoseBarbarian(Passive):
    """Your cards of this kind can be played by an empire (KW-PASSIVE-4)."""

    kind = LOSES_BARBARIAN
    cards: Which

    def say(self, text: Text) -> str:
        named = self.cards.named
        what = (
            text("imperium-say-all-named", name=title_of(text, named))
            if named
            else self.cards.say(text, 2, subject=True)
        )
        return text("imperium-passive-lose-barbarian", what=what)


@dataclass(frozen=True)
class AcquireExiled(Passive):
    """Where you acquire one of these suits, you may take an exiled card (KW-ACQUIRE-7)."""

    kind = ACQUIRES_EXILED
    suits: int

    def say(self, text: Text) -> str:
        icons = say_icons(self.suits)
        return text("imperium-passive-acquire-exiled", icons=icons, article=article(icons))


@dataclass(frozen=True)
class FreePlays(Passive):
    """Cards of this kind take no action token."""

    kind = FREE_PLAYS
    cards: Which

    def say(self, text: Text) -> str:
        return text("imperium-passive-free-plays", what=self.cards.say(text, 2, subject=True))


@dataclass(frozen=True)
class CheaperUnrest(Passive):
    """Playing unrest costs fewer materials or cards, to a minimum of one (CARD-UNREST-2)."""

    kind = CHEAPER_UNREST
    materials: int = 0
    discards: int = 0

    def say(self, text: Text) -> str:
        return text("imperium-passive-cheaper-unrest", materials=self.materials, discards=self.discards)


@dataclass(frozen=True)
class CheaperDevelopment(Passive):
    """Developing costs less (KW-DEVELOP-5)."""

    kind = CHEAPER_DEVELOPMENT
    off: Cost

    def say(self, text: Text) -> str:
        return text("imperium-passive-cheaper-development", tokens=say_tokens(text, self.off))


@dataclass(frozen=True)
class NoHistory(Passive):
    """What would go into your history is discarded (KW-HISTORY-4)."""

    kind = NO_HISTORY

    def say(self, text: Text) -> str:
        return text("imperium-passive-no-history")


@dataclass(frozen=True)
class Floods(Passive):
    """You have a flooded pile (KW-SINK-1)."""

    kind = FLOODS

    def say(self, text: Text) -> str:
        return text("imperium-passive-floods")


@dataclass(frozen=True)
class MarketToken(Passive):
    """Instead of progress you put these onto market cards (NATION-CARTHAGINIANS-1, NATION-QIN-1)."""

    kind = MARKET_TOKEN_KIND
    tokens: Cost

    def say(self, text: Text) -> str:
        return text("imperium-passive-market-token", tokens=say_tokens(text, self.tokens))


@dataclass(frozen=True)
class LookAtMore(Passive):
    """You look at more fame cards, and gain something for looking (NATION-ROMANS-1)."""

    kind = LOOKS_AT_MORE
    more: int
    tokens: Cost

    def say(self, text: Text) -> str:
        return text("imperium-passive-look-more", count=self.more, tokens=say_tokens(text, self.tokens))


@dataclass(frozen=True)
class InsteadOfMaterials(Passive):
    """Where you would gain materials, you and the others gain something else, once for each gain (TIME-9)."""

    kind = INSTEAD_OF_MATERIALS
    yours: Cost
    theirs: Cost

    def say(self, text: Text) -> str:
        yours, theirs = say_tokens(text, self.yours), say_tokens(text, self.theirs)
        return text("imperium-passive-instead", yours=yours, theirs=theirs)


@dataclass(frozen=True)
class FewerMasks(Passive):
    """Exhausted where masks are to be discarded, the card stands in for one of them (TIME-11, Q-70)."""

    kind = FEWER_MASKS
    exhaust: bool = True

    def say(self, text: Text) -> str:
        return text("imperium-passive-fewer-masks")


@dataclass(frozen=True)
class GarrisonForMasks(Passive):
    """Where masks are to be discarded, cards garrisoned here may be abandoned in their place (Q-70)."""

    kind = GARRISON_FOR_MASKS

    def say(self, text: Text) -> str:
        return text("imperium-passive-garrison-for-masks")


# --- protections ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tribute(Passive):
    """Attackers give you progress or are ignored (CARD-STANDINGARMY-1)."""

    kind = TRIBUTE
    progress: int = 1

    def say(self, text: Text) -> str:
        return text("imperium-passive-tribute", count=self.progress)


@dataclass(frozen=True)
class Shield(Passive):
    """You may do this to avoid the effects of an attack (KW-ATTACK-3, KW-ATTACK-6)."""

    kind = SHIELDS
    cost: "Effect | None" = None
    """None where exhausting the card is all."""
    exhaust: bool = False
    """The card is exhausted for it, on anybody's turn."""

    def say(self, text: Text) -> str:
        if self.cost is None:
            return text("imperium-passive-shield-exhaust", cost=text("imperium-say-exhaust-this"))
        if not self.exhaust:
            return text("imperium-passive-shield", cost=self.cost.say_cost(text))
        cost = say_all(text, [self.cost.say_cost(text), text("imperium-say-exhaust-this")])
        return text("imperium-passive-shield-exhaust", cost=cost)


# --- reactions -----------------------------------------------------------------------------------------


class Trigger:
    """What a reaction waits for."""

    event: ClassVar[int]

    def matches(self, happened: "Happened") -> bool:
        """Was it this?"""
        return True

    def say(self, text: Text) -> str:
        """`you play a [region]`."""
        raise NotImplementedError


@dataclass(frozen=True)
class When(Passive):
    """When something happens to you, this does; with `exhaust` it is optional and takes a token."""

    kind = REACTIONS
    trigger: Trigger
    effect: "Effect"
    exhaust: bool = False

    @property
    def watch(self) -> int:
        return self.trigger.event

    def answers(self, event: int, happened: "Happened") -> bool:
        """Does it react to this?"""
        return self.trigger.event == event and self.trigger.matches(happened)

    def say(self, text: Text) -> str:
        trigger = self.trigger.say(text)
        if not self.exhaust:
            return text("imperium-passive-when", trigger=trigger, does=self.effect.say(text))
        does = self.effect.say_for(text, text("imperium-say-exhaust-this"))
        return text("imperium-passive-when-exhaust", trigger=trigger, does=does)


@dataclass(frozen=True)
class YouPlay(Trigger):
    """You play a card of this kind, from hand or from a named place."""

    event = ON_PLAY
    which: Which
    source: str = ""

    def matches(self, happened: "Happened") -> bool:
        return self.which.matches(happened.card) and self.source in ("", happened.how)

    def say(self, text: Text) -> str:
        said = "imperium-when-play-discard" if self.source else "imperium-when-play"
        return text(said, what=self.which.say(text))


@dataclass(frozen=True)
class YouGainCard(Trigger):
    """You acquire, or break through for, a card of this suit; or only one of both."""

    event = ON_GAIN_CARD
    suits: int
    how: str = ""
    """`acquire`, `break`, or both."""
    exiled: bool = False
    """Only if it was exiled."""

    def matches(self, happened: "Happened") -> bool:
        if self.how not in ("", happened.how) or (self.exiled and not happened.exiled):
            return False
        # A break through is for the suit that was declared, whatever else the card shows.
        return bool((happened.suit or index.ICONS[happened.card]) & self.suits)

    def say(self, text: Text) -> str:
        icons = say_icons(self.suits)
        said = "imperium-when-acquire" if self.how == "acquire" else "imperium-when-gain"
        return text("imperium-when-gain-exiled" if self.exiled else said, icons=icons, article=article(icons))


@dataclass(frozen=True)
class YouGainTokens(Trigger):
    """You gain a card from the market with tokens of this kind on it."""

    event = ON_GAIN_CARD
    resource: int

    def matches(self, happened: "Happened") -> bool:
        return happened.tokens[self.resource] > 0

    def say(self, text: Text) -> str:
        return text("imperium-when-gain-tokens", what=f"[{RESOURCES[self.resource]}]")


@dataclass(frozen=True)
class MaterialsFrom(Trigger):
    """You gain materials from a card in play with this icon (CARD-SHADUF-1)."""

    event = ON_MATERIALS_FROM
    icon: int

    def matches(self, happened: "Happened") -> bool:
        return any(index.ICONS[card] & self.icon for card in happened.cards)

    def say(self, text: Text) -> str:
        icons = say_icons(self.icon)
        return text("imperium-when-materials-from", icons=icons, article=article(icons))


@dataclass(frozen=True)
class CardLeaves(Trigger):
    """A card of this kind leaves your play area."""

    event = ON_LEAVE
    which: Which

    def matches(self, happened: "Happened") -> bool:
        return self.which.matches(happened.card)

    def say(self, text: Text) -> str:
        return text("imperium-when-leaves", what=self.which.say(text, subject=True))


@dataclass(frozen=True)
class _Plain(Trigger):
    """A trigger that asks for nothing more."""

    def say(self, text: Text) -> str:
        return text(f"imperium-when-{type(self).__name__.lower()}")


@dataclass(frozen=True)
class YouReturnUnrest(_Plain):
    """An unrest card of yours goes onto the unrest pile."""

    event = ON_RETURN_UNREST


@dataclass(frozen=True)
class YouTakeUnrest(_Plain):
    """You take unrest (KW-TAKE; not with an acquired card, Q-13)."""

    event = ON_TAKE_UNREST


@dataclass(frozen=True)
class YouPayPopulation(_Plain):
    """A payment of yours has taken at least one population token (CARD-EMBALMING)."""

    event = ON_PAY_POPULATION


@dataclass(frozen=True)
class CardSunk(_Plain):
    """A card of yours is sunk."""

    event = ON_SINK


@dataclass(frozen=True)
class DeckEmpty(_Plain):
    """Your draw deck has just become empty (NATION-UTOPIANS-8)."""

    event = ON_DECK_EMPTY
