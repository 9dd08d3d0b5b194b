"""All cards by number, and what the rules ask about them, each in a list by number.

Verbs and effects look cards up here, and cards are made of effects: so the lists are empty until
`cards.register` has filled them. They never change after that.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regnum.engine.decision import Option, option
from regnum.games.settlers.cards.card import Card, Faction
from regnum.games.settlers.terms import Cost

if TYPE_CHECKING:
    from regnum.games.settlers.effects.gains import Gain
    from regnum.games.settlers.effects.operations import Action

CARD: list[Card] = []
KEY: list[str] = []
NUMBER: dict[str, int] = {}
"""By key."""
OPTION: list[Option] = []
FACTION: list[int] = []
PRINTED: dict[int, tuple[int, ...]] = {}
"""By faction: the cards of its first deck, which it plays with unless others are chosen."""
COMMON: list[bool] = []
COST: list[Cost] = []
ACTION: list["Action | None"] = []
PRODUCES: list[bool] = []
RAZEABLE: list[bool] = []


def add(key: str, card: Card) -> int:
    """Give a physical card its number."""
    if key in NUMBER:
        raise ValueError(f"two cards have the key {key!r}")
    number = NUMBER[key] = len(CARD)
    CARD.append(card)
    KEY.append(key)
    OPTION.append(option("card", number, key))
    FACTION.append(int(card.faction))
    COMMON.append(card.faction is Faction.COMMON)
    COST.append(card.cost)
    ACTION.append(card.action)
    PRODUCES.append(card.production is not None)
    RAZEABLE.append(card.raze is not None)
    return number


def cards_of(faction: Faction) -> tuple[int, ...]:
    """All cards of a faction, whatever decks they come from."""
    return tuple(number for number, whose in enumerate(FACTION) if whose == faction)


def deal_field(card: int) -> "Gain":
    """The deal field of a card that has one."""
    deal = CARD[card].deal
    assert deal is not None
    return deal


def raze_field(card: int) -> "Gain":
    """The raze field of a card that has one."""
    raze = CARD[card].raze
    assert raze is not None
    return raze


def options(cards: Iterable[int]) -> list[Option]:
    """Cards as options, sorted."""
    return [OPTION[card] for card in sorted(cards)]


def keys(cards: Iterable[int]) -> tuple[str, ...]:
    """The keys of cards, for views and events."""
    return tuple([KEY[card] for card in cards])
