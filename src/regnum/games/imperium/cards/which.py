"""Which cards a text speaks of."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from regnum.engine.text import Text
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.titles import title_of
from regnum.games.imperium.terms import article, say_icons


@dataclass(frozen=True)
class Which:
    """Cards that a text speaks of: with any of these icons, without those, or of a name."""

    icons: int = 0
    without: int = 0
    named: str = ""
    also: tuple[str, ...] = ()
    """Other names that will do as well."""
    called: str = ""
    """What all of them are called together."""

    @cached_property
    def _fitting(self) -> list[bool]:
        return index.column(self._fits)

    def _fits(self, card: int) -> bool:
        icons = index.ICONS[card]
        if (self.icons and not icons & self.icons) or icons & self.without:
            return False
        return not self.named or index.CARD[card].name in (self.named, *self.also)

    def matches(self, card: int) -> bool:
        """Is it one of those?"""
        return self._fitting[card]

    def among(self, cards: Sequence[int]) -> list[int]:
        """Those of the cards that it speaks of."""
        if not (self.icons or self.without or self.named):
            return list(cards)
        fits = self._fitting
        return [card for card in cards if fits[card]]

    @property
    def any_card(self) -> bool:
        """Does it speak of every card?"""
        return not (self.icons or self.without or self.named)

    def say(self, text: Text, count: int = 1, subject: bool = False, up_to: bool = False) -> str:
        """`a [region] card`, `2 cards`, `City of Rome`: as the object of the sentence, or as its subject."""
        case = "-subject" if subject else ""
        if self.called:
            return text(f"imperium-say-called{case}", count=count, name=title_of(text, self.called))
        if self.named:
            names = [title_of(text, name) for name in (self.named, *self.also)]
            return text(f"imperium-say-named{case}", name=text.either(names))
        kind = f"imperium-say-cards{'-of' if self.icons else ''}{'-not' if self.without else ''}{case}"
        icons, without = say_icons(self.icons), say_icons(self.without)
        shown = {"icons": icons, "article": article(icons)} if self.icons else {}
        limit = "up-to" if up_to else "exactly"
        return text(kind, count=count, limit=limit, without=without, **shown)


ANY = Which()


def a(icons: int, without: int = 0) -> Which:
    """A card with any of these icons."""
    return Which(icons, without)


def named(name: str, *also: str, called: str = "") -> Which:
    """The card, or the cards, of that name, or of one of several, which may have a name in common."""
    return Which(named=name, also=also, called=called)
