"""What is counted, and conditions that hold or do not."""

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from regnum.engine.text import Text
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.sayings import say_all
from regnum.games.imperium.cards.titles import title_of
from regnum.games.imperium.cards.which import ANY, Which
from regnum.games.imperium.effects.base import Condition, Count
from regnum.games.imperium.terms import PROGRESS, RESOURCES, TERRAIN, UNREST, VARIABLE, say_icons
from regnum.games.imperium.verbs.ctx import Ctx


@dataclass(frozen=True)
class InPlay(Count):
    """Icons on cards in your play area; several on one card count several times (KW-REGIONTYPE-1)."""

    icons: int
    without: int = 0
    in_play: ClassVar[bool] = True

    def count(self, ctx: Ctx) -> int:
        state = ctx.state
        return sum(
            state.icons_in_play(card, self.icons)
            for card in state.play[ctx.seat]
            if not index.ICONS[card] & self.without
        )

    def sources(self, ctx: Ctx) -> list[int]:
        state = ctx.state
        return [card for card in state.play[ctx.seat] if state.icons_in_play(card, self.icons) > 0]

    def say(self, text: Text) -> str:
        return self._said(text, 1)

    def say_many(self, text: Text) -> str:
        return self._said(text, 2)

    def _said(self, text: Text, count: int) -> str:
        icons, without = say_icons(self.icons), say_icons(self.without)
        said = "imperium-per-in-play-not" if self.without else "imperium-per-in-play"
        return text(said, icons=icons, without=without, counted=counted(self.icons), count=count)


@dataclass(frozen=True)
class Owned(Count):
    """Icons on all cards that score for you (SCORE-11, SCORE-13)."""

    icons: int

    @cached_property
    def _counts(self) -> list[int]:
        return index.column(lambda card: index.icon_count(card, self.icons))

    def count(self, ctx: Ctx) -> int:
        counts = self._counts
        return sum([counts[card] for card in ctx.state.owned(ctx.seat)])

    def say(self, text: Text) -> str:
        return self._said(text, 1)

    def say_many(self, text: Text) -> str:
        return self._said(text, 2)

    def _said(self, text: Text, count: int) -> str:
        if self.icons == VARIABLE:
            return text("imperium-per-formula")
        icons = say_icons(self.icons)
        return text("imperium-per-owned", icons=icons, counted=counted(self.icons), count=count)


def counted(icons: int) -> str:
    """Are they counted as icons, of which a card may show several, or as the cards that show one?"""
    return "icons" if any(icons & terrain for terrain in TERRAIN) else "cards"


@dataclass(frozen=True)
class CardsOwned(Count):
    """All cards that score for you (Q-36)."""

    def count(self, ctx: Ctx) -> int:
        return len(ctx.state.owned(ctx.seat))

    def say(self, text: Text) -> str:
        return text("imperium-per-card")


@dataclass(frozen=True)
class InHistory(Count):
    """Cards in your history."""

    def count(self, ctx: Ctx) -> int:
        return len(ctx.state.history[ctx.seat])

    def say(self, text: Text) -> str:
        return text("imperium-per-history", what=ANY.say(text, subject=True))

    def say_many(self, text: Text) -> str:
        return text("imperium-per-history", what=ANY.say(text, 2, subject=True))


@dataclass(frozen=True)
class NamedInPlay(Count):
    """Cards in your play area by name or kind, each once."""

    which: Which
    in_play: ClassVar[bool] = True

    def count(self, ctx: Ctx) -> int:
        return len(self.which.among(ctx.state.play[ctx.seat]))

    def say(self, text: Text) -> str:
        return text("imperium-per-named", what=self.which.say(text, subject=True))

    def say_many(self, text: Text) -> str:
        return text("imperium-per-named", what=self.which.say(text, 2, subject=True))

    def say_at_least(self, text: Text, least: int) -> str:
        what = self.which.say(text, least, subject=True)
        return text("imperium-if-have-in-play", count=least, what=what)


@dataclass(frozen=True)
class Garrisoned(Count):
    """Garrisoned cards: here, or under all your cards."""

    which: Which = ANY
    here: bool = True

    def count(self, ctx: Ctx) -> int:
        pairs = ctx.state.garrison[ctx.seat]
        return len(self.which.among([card for host, card in pairs if host == ctx.card or not self.here]))

    def say(self, text: Text) -> str:
        return self._said(text, 1)

    def say_many(self, text: Text) -> str:
        return self._said(text, 2)

    def _said(self, text: Text, count: int) -> str:
        said = "imperium-per-garrison-here" if self.here else "imperium-per-garrison"
        return text(said, what=self.which.say(text, count, subject=True))


@dataclass(frozen=True)
class Pool(Count):
    """Tokens in your pool: MATERIALS, POPULATION or PROGRESS."""

    resource: int

    def count(self, ctx: Ctx) -> int:
        return ctx.state.pools[ctx.seat][self.resource]

    @property
    def _mark(self) -> str:
        return f"[{RESOURCES[self.resource]}]"

    def say(self, text: Text) -> str:
        return text("imperium-per-tokens", what=self._mark)

    def say_at_least(self, text: Text, least: int) -> str:
        return text("imperium-if-have-at-least", count=least, what=self._mark)


@dataclass(frozen=True)
class Exiled(Count):
    """Cards in the exile pile."""

    def count(self, ctx: Ctx) -> int:
        return len(ctx.state.exile)

    def say(self, text: Text) -> str:
        return text("imperium-per-exiled")


@dataclass(frozen=True)
class UnrestOfOthers(Count):
    """Unrest cards that the other players score."""

    def count(self, ctx: Ctx) -> int:
        state = ctx.state
        return sum(
            1 for seat in state.others(ctx.seat) for card in state.owned(seat) if index.ICONS[card] & UNREST
        )

    def say(self, text: Text) -> str:
        return text("imperium-per-unrest-of-others")


@dataclass(frozen=True)
class PoorerPlayers(Count):
    """Players with fewer progress than you."""

    def count(self, ctx: Ctx) -> int:
        mine = ctx.state.pools[ctx.seat].progress
        return sum(ctx.state.pools[other].progress < mine for other in ctx.state.others(ctx.seat))

    def say(self, text: Text) -> str:
        return text("imperium-per-poorer")


@dataclass(frozen=True)
class Done(Count):
    """How much the sentence before has done, over all players: "per abandoned city", "for each returned"."""

    which: Which = ANY

    def count(self, ctx: Ctx) -> int:
        return ctx.count

    def say(self, text: Text) -> str:
        return text("imperium-per-done", what=self.which.say(text, 2, subject=True))


@dataclass(frozen=True)
class Paid(Done):
    """How many tokens of a kind the sentence before has paid (see `PayUpTo`)."""

    resource: int = PROGRESS

    def say(self, text: Text) -> str:
        return text("imperium-per-paid", what=f"[{RESOURCES[self.resource]}]")


@dataclass(frozen=True)
class Twice(Count):
    """A fixed number of times."""

    times: int = 2

    def count(self, ctx: Ctx) -> int:
        return self.times

    def say(self, text: Text) -> str:
        return text("imperium-per-times", count=self.times)

    def say_each(self, text: Text, does: str) -> str:
        return text("imperium-say-times", count=self.times, does=does)


# --- conditions ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AtLeast(Condition):
    """At least so many of something: `AtLeast(1, NamedInPlay(named("City of Rome")))`."""

    least: int
    per: Count

    def holds(self, ctx: Ctx) -> bool:
        return self.per.count(ctx) >= self.least

    def say(self, text: Text) -> str:
        return self.per.say_at_least(text, self.least)


def in_play(name: str) -> Condition:
    """A card of that name is in your play area."""
    return CardIn(name, "play")


def in_history(name: str) -> Condition:
    """A card of that name is in your history."""
    return CardIn(name, "history")


@dataclass(frozen=True)
class CardIn(Condition):
    """A card of that name lies in your play area or history."""

    named: str
    place: str

    def holds(self, ctx: Ctx) -> bool:
        state = ctx.state
        cards = state.play[ctx.seat] if self.place == "play" else state.history[ctx.seat]
        return any(index.CARD[card].name == self.named for card in cards)

    def say(self, text: Text) -> str:
        return text(f"imperium-if-in-{self.place}", name=title_of(text, self.named))


@dataclass(frozen=True, init=False)
class Both(Condition):
    """All of several conditions."""

    conditions: tuple[Condition, ...]

    def __init__(self, *conditions: Condition) -> None:
        object.__setattr__(self, "conditions", conditions)

    def holds(self, ctx: Ctx) -> bool:
        return all(condition.holds(ctx) for condition in self.conditions)

    def say(self, text: Text) -> str:
        in_play = [one.named for one in self.conditions if isinstance(one, CardIn) and one.place == "play"]
        if len(in_play) == len(self.conditions):
            names = [title_of(text, name) for name in in_play]
            return text("imperium-if-in-play", name=text.list(names))
        return say_all(text, [condition.say(text) for condition in self.conditions])


@dataclass(frozen=True)
class StateIs(Condition):
    """Your state card shows this side."""

    empire: bool

    def holds(self, ctx: Ctx) -> bool:
        return ctx.state.empire[ctx.seat] == self.empire

    def say(self, text: Text) -> str:
        return text("imperium-if-empire" if self.empire else "imperium-if-barbarian")


BARBARIANS, EMPIRES = StateIs(False), StateIs(True)


@dataclass(frozen=True)
class Moved(Condition):
    """The card that the sentence before has moved is one of these."""

    which: Which

    def holds(self, ctx: Ctx) -> bool:
        return bool(self.which.among(ctx.cards))

    def say(self, text: Text) -> str:
        if self.which == Which(without=self.which.without):
            return text("imperium-if-moved-without", icons=say_icons(self.which.without))
        return text("imperium-if-moved", what=self.which.say(text, subject=True), one=self.which.say(text))
