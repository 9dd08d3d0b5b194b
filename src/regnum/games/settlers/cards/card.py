"""What a card is, and what a deck is: values that a player could proof-read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from regnum.games.settlers.terms import FREE, Cost

if TYPE_CHECKING:
    from regnum.games.settlers.effects.base import Effect
    from regnum.games.settlers.effects.features import Feature
    from regnum.games.settlers.effects.gains import Gain
    from regnum.games.settlers.effects.operations import Action


class Faction(IntEnum):
    """Whose card it is."""

    BARBARIANS = 0
    JAPANESE = 1
    ROMANS = 2
    EGYPTIANS = 3
    COMMON = 4
    ATTACK = 5

    @property
    def slug(self) -> str:
        """Its word in message ids, options and keys."""
        return self.name.lower()


FACTIONS = (Faction.BARBARIANS, Faction.JAPANESE, Faction.ROMANS, Faction.EGYPTIANS)


class Category(IntEnum):
    """What a location is (GENERAL-22). The order is that of the solo attack's tie-break (SOLO-17)."""

    ACTION = 0
    FEATURE = 1
    PRODUCTION = 2

    @property
    def slug(self) -> str:
        """Its word in message ids."""
        return self.name.lower()


BLACK, PURPLE, BLUE, BROWN, GOLDEN, RED, PINK, GRAY = COLOURS = (
    *("black", "purple", "blue", "brown", "gold", "red", "pink", "gray"),
)


@dataclass(frozen=True)
class Card:
    """One design of a card. Copies that differ in a field say so in `differing`."""

    name: str
    """Its key: the English name as a slug. The names people read are the messages `settlers-card-<name>`."""
    colours: tuple[str, ...] | str = ()
    cost: Cost = FREE
    raze: "Gain | None" = None
    deal: "Gain | None" = None
    production: "Effect | None" = None
    feature: "Feature | None" = None
    action: "Action | None" = None
    bonus: "Effect | None" = None
    """The building bonus (GENERAL-23)."""
    copies: int = 1
    differing: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """By number of the copy, from 1: the fields that are printed differently on it."""
    faction: Faction = Faction.COMMON

    def __post_init__(self) -> None:
        if isinstance(self.colours, str):
            object.__setattr__(self, "colours", (self.colours,))

    @property
    def category(self) -> Category:
        """A card with nothing but a building bonus is a feature."""
        if self.production is not None:
            return Category.PRODUCTION
        return Category.ACTION if self.action is not None else Category.FEATURE

    @property
    def vp(self) -> int:
        """Worth at the end, as a location (GENERAL-21)."""
        return 1 if self.faction is Faction.COMMON else 2

    def copy(self, number: int) -> "Card":
        """One physical copy as it is printed."""
        return replace(self, **self.differing.get(number, {}))

    def key(self, number: int) -> str:
        """The key of one physical copy: `castle-2`, or `statue` where there is but one."""
        return f"{self.name}-{number}" if self.copies > 1 else self.name


@dataclass(frozen=True, kw_only=True)
class Deck:
    """The designs of one deck, all of one faction."""

    number: int
    """Its place among all decks, for good. A new deck takes the next one, and no card changes its number."""
    faction: Faction
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        marked = tuple(replace(card, faction=self.faction) for card in self.cards)
        object.__setattr__(self, "cards", marked)

    def copies(self) -> Iterator[tuple[str, Card]]:
        """Every physical card, with its key."""
        for design in self.cards:
            for number in range(1, design.copies + 1):
                yield design.key(number), design.copy(number)
