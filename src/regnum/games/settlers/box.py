"""Every physical card by its number.

Verbs and effects look cards up here, and cards are made of effects: so this table is empty until
`settlers.cards` has filled it.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regnum.engine.decision import Option, option
from regnum.games.settlers.card import FACTIONS, Card, Faction
from regnum.games.settlers.goods import Cost

if TYPE_CHECKING:
    from regnum.games.settlers.operations import Action

COMMONS, FACTION_SIZE, ATTACKS = 84, 30, 16
FIRST_ATTACK = COMMONS + len(FACTIONS) * FACTION_SIZE

CARDS: list[Card] = []
KEYS: list[str] = []
OPTIONS: list[Option] = []
# What is asked of cards all the time, by number.
COSTS: list[Cost] = []
ACTIONS: list["Action | None"] = []
PRODUCES: list[bool] = []
RAZEABLE: list[bool] = []


def fill(designs: Iterable[Card]) -> None:
    """Number the copies of all designs, in order: common, four factions, attack cards."""
    for design in designs:
        for copy in range(1, design.copies + 1):
            number = len(CARDS)
            CARDS.append(design.copy(copy))
            KEYS.append(design.key(copy))
            OPTIONS.append(option("card", number, KEYS[number]))
            COSTS.append(CARDS[number].cost)
            ACTIONS.append(design.action)
            PRODUCES.append(design.production is not None)
            RAZEABLE.append(design.raze is not None)


def faction_of(card: int) -> Faction:
    """To which pile a card belongs (GENERAL-9)."""
    if card < COMMONS:
        return Faction.COMMON
    return Faction((card - COMMONS) // FACTION_SIZE) if card < FIRST_ATTACK else Faction.ATTACK


def cards_of(faction: Faction) -> range:
    """The numbers of a faction's cards."""
    if faction is Faction.COMMON:
        return range(COMMONS)
    if faction is Faction.ATTACK:
        return range(FIRST_ATTACK, FIRST_ATTACK + ATTACKS)
    first = COMMONS + faction * FACTION_SIZE
    return range(first, first + FACTION_SIZE)


def options(cards: Iterable[int]) -> list[Option]:
    """Cards as options, sorted."""
    return [OPTIONS[card] for card in sorted(cards)]


def keys(cards: Iterable[int]) -> tuple[str, ...]:
    """The keys of cards, for views and events."""
    return tuple([KEYS[card] for card in cards])


def number_of(key: str) -> int:
    """The card with this key."""
    return KEYS.index(key)
