"""The words of the rulebook as numbers: goods, and what things cost (GENERAL-1 to GENERAL-3)."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import TypeAlias

from regnum.engine.decision import option
from regnum.engine.game import Goods

GOODS = (
    "wood",
    "stone",
    "food",
    "gold",
    "worker",
    "raze",
    "defense",
    "vp",
    "card",
    "common_card",
    "faction_card",
)
WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENSE, VP, CARD, COMMON_CARD, FACTION_CARD = range(len(GOODS))
RESOURCES = (WOOD, STONE, FOOD)
SUPPLY = 7
"""So many kinds lie in a player's own supply; victory points and cards do not."""

Supply: TypeAlias = Sequence[int]
"""How many of each kind, by number of the good."""

Amounts: TypeAlias = Sequence[tuple[int, int]]
"""(good, so many), for those goods that there are any of."""


def slug(good: int) -> str:
    """The word for a good in message ids and keys."""
    return GOODS[good].replace("_", "-")


GOOD_WORDS = tuple(f"@settlers-good-{slug(good)}" for good in range(len(GOODS)))
"""References to the words that people read."""


def so_many(good: int, amount: int) -> str:
    """A reference to so many of a good."""
    return f"{GOOD_WORDS[good]} {amount}"


EGYPT_TOKENS = 4
"""So many locations can be taken over at once (Q-29)."""

OPTION_VALUES = 1000
"""Goods as options have values that no card has: both may stand in one question."""
GOOD_OPTIONS = tuple(option("resource", OPTION_VALUES + good, slug(good)) for good in range(len(GOODS)))


def good_of(value: int) -> int:
    """The good that was chosen."""
    return value - OPTION_VALUES


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Cost:
    """What has to be paid, whole or not at all (GENERAL-19)."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    resource: int = 0
    """Any mix of wood, stone and food."""
    hand_card: int = 0
    location: int = 0
    """A location of the own empire, or a foundation (ACTION-BUILD-3)."""
    amounts: tuple[int, ...] = field(init=False, compare=False)
    """What is paid from a supply, for quick checks."""

    def __post_init__(self) -> None:
        paid = (self.wood, self.stone, self.food, self.gold, self.worker, self.raze, self.resource)
        object.__setattr__(self, "amounts", paid)

    def __repr__(self) -> str:
        return f"cost({_shown(self)})"

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(**{name: getattr(self, name) + getattr(other, name) for name in PARTS})

    @property
    def kind(self) -> int:
        """The good that is paid, where it is but one."""
        return next(good for good, name in enumerate(GOODS) if getattr(self, name, 0))

    @property
    def in_resources(self) -> tuple[int, int, int]:
        """Wood, stone and food, for which gold may stand in."""
        return self.wood, self.stone, self.food

    @property
    def without_location(self) -> "Cost":
        """Settlers and Negotiator leave out the location part."""
        return Cost(wood=self.wood, stone=self.stone, food=self.food, gold=self.gold)

    def payable(self, supply: Supply) -> bool:
        """Does a supply cover it? Gold stands in for resources that are missing (GENERAL-2). Hand cards
        and locations are not in a supply: they are checked where they lie."""
        wood, stone, food, gold, worker, raze, resource = self.amounts
        if worker > supply[WORKER] or raze > supply[RAZE]:
            return False
        left = supply[GOLD] - gold
        wood, stone, food = supply[WOOD] - wood, supply[STONE] - stone, supply[FOOD] - food
        if wood < 0:
            left += wood
            wood = 0
        if stone < 0:
            left += stone
            stone = 0
        if food < 0:
            left += food
            food = 0
        return left >= 0 and (not resource or wood + stone + food + left >= resource)


def price(cost: Cost) -> Goods:
    """A cost, part by part."""
    return tuple((name.replace("_", "-"), amount) for name in PARTS if (amount := getattr(cost, name)))


def _shown(value: Cost) -> str:
    amounts = ((name, getattr(value, name)) for name in PARTS)
    return ", ".join(f"{name}={amount}" for name, amount in amounts if amount)


PARTS = tuple(part.name for part in fields(Cost) if part.init)


cost = Cost
FREE = Cost()
