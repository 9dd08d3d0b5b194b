"""All cards by number, and what the rules ask about them, each in a list by number.

`cards.register` fills the lists once, when the game is imported. They are here so that the verbs, which the
effects of the cards are made of, need not import the cards.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from regnum.engine.decision import DONE, Option, option
from regnum.games.imperium.cards.card import Card, CardSet, Nation
from regnum.games.imperium.terms import ICONS as ICON_NAMES
from regnum.games.imperium.terms import REGION, TERRAIN, VARIABLE, Cost

if TYPE_CHECKING:
    from regnum.games.imperium.cards.passives import Passive
    from regnum.games.imperium.effects.base import Effect

T = TypeVar("T")

CARD: list[Card] = []
KEY: list[str] = []
KIND: list[int] = []
"""Cards alike in everything have the same kind: which of them is chosen makes no difference (Q-47)."""
KINDS: dict[Card, int] = {}
"""By a card as far as it matters which it is."""
ICONS: list[int] = []
COUNT: dict[int, list[int]] = {icon: [] for icon in ICON_NAMES}
"""By icon: how often each card shows it. A region that counts as two shows `region` twice."""
FREE: list[bool] = []
PLAY: list["Effect | None"] = []
CHECK: list[bool] = []
"""May the card have a cost that cannot be met, or a condition that does not hold?"""
EXHAUST: list["Effect | None"] = []
SOLSTICE: list["Effect | None"] = []
FINAL: list["Effect | None"] = []
PASSIVES: list[tuple["Passive", ...]] = []
WATCH: list[int] = []
"""The kinds of passives and reactions of a card, as bits (see `cards.passives`)."""
COST: list[Cost] = []
BOT_VALUE: list[int] = []
"""What a bot counts for it (SOLO-DYNASTY-2)."""
OPTION: list[Option] = []
NUMBER: dict[str, int] = {}
"""By key."""
GROWING: list[Callable[[int], None]] = []
"""How the columns that are worked out learn of a new card."""
NATIONS: list[Nation] = []
POWERS: list[tuple[int, int]] = []
"""By nation: the numbers of the two sides of its power card."""
NATION_CARDS: list[tuple[int, ...]] = []
JOURNEYS: list[tuple[int, ...]] = []
"""By nation: the faces of its journey from the first to the last; most nations have none."""
COMMONS: dict[str, tuple[int, ...]] = {}
"""By box."""
KINGS: list[int] = []
"""The two sides of King of Kings, A and B."""
SETS: list[CardSet] = []
"""The commons and nations, as they were added."""


def add(card: Card, kind: int, key: str) -> int:
    """Give a card its number."""
    if key in NUMBER:
        raise ValueError(f"Two cards would have the key {key!r}: {CARD[NUMBER[key]].name} and {card.name}.")
    number = len(CARD)
    CARD.append(card)
    KEY.append(key)
    KIND.append(kind)
    icons = card.icons
    for terrain in TERRAIN:
        COUNT[terrain].append(card.terrain.count(terrain))
        icons |= terrain if terrain in card.terrain else 0
    if not isinstance(card.points, int) and card.points.variable:
        icons |= VARIABLE
    ICONS.append(icons)
    for icon, counts in COUNT.items():
        if icon not in TERRAIN:
            counts.append((card.regions if icon == REGION else 1) if icons & icon else 0)
    FREE.append(card.free)
    COST.append(card.cost)
    BOT_VALUE.append(card.points if isinstance(card.points, int) else card.points.for_bot())
    OPTION.append(option("card", number, key))
    NUMBER[key] = number
    for grow in GROWING:
        grow(number)
    return number


def column(value: Callable[[int], T]) -> list[T]:
    """Something about each card that is worked out once: a list by number that grows with the index."""
    made = [value(card) for card in range(len(CARD))]

    def grow(card: int) -> None:
        made[card:] = [value(card)]

    GROWING.append(grow)
    return made


def options(cards: Iterable[int]) -> list[Option]:
    """The cards to choose from, in the order of their numbers."""
    return [OPTION[card] for card in sorted(cards)]


def options_or_done(cards: Iterable[int]) -> list[Option]:
    """The same, and the choice to take none."""
    chosen = options(cards)
    chosen.append(DONE)
    return chosen


def distinct(cards: Iterable[int], pile: tuple[int, ...]) -> list[int]:
    """Of cards that are alike and lie in the same open pile, one: which of them makes no difference.

    Hands are left as they are: what is offered from a hand must not depend on its other cards, or an
    answer given in one world could not be given in another.
    """
    kept: list[int] = []
    seen: set[int] = set()
    for card in cards:
        if card in pile:
            if KIND[card] in seen:
                continue
            seen.add(KIND[card])
        kept.append(card)
    return kept


def keys(cards: Iterable[int]) -> tuple[str, ...]:
    """The keys of cards, for views and events."""
    return tuple([KEY[card] for card in cards])


def icon_count(card: int, mask: int) -> int:
    """How often a card shows any of these icons (SCORE-13)."""
    if not ICONS[card] & mask:
        return 0
    return sum(COUNT[icon][card] for icon in ICON_NAMES if mask & icon)
