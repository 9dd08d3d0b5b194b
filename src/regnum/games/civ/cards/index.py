"""The 104 cards by number. A card is a domain and an age: cards alike in both are the same number."""

from collections.abc import Iterable
from functools import cache, lru_cache

from regnum.engine.decision import Option, option
from regnum.games.civ.terms import DOMAINS

COPIES = (
    # military, religion, economy, science, culture, utopia
    (8, 8, 4, 4, 4, 0),  # age I
    (8, 8, 4, 8, 4, 0),  # age II
    (4, 0, 8, 8, 8, 16),  # age III
)


def card(domain: int, age: int) -> int:
    """The number of a card; ages count from 0."""
    return 3 * domain + age


def age_of(number: int) -> int:
    """The age of a card, which is also the age of its place in the deck."""
    return number % 3


NUMBERS = range(3 * len(DOMAINS))
DOMAIN = tuple(number // 3 for number in NUMBERS)
KEY = tuple(f"{DOMAINS[number // 3]}-{number % 3 + 1}" for number in NUMBERS)
OPTION = tuple(option("card", number, KEY[number]) for number in NUMBERS)


@cache
def cards_of(age: int) -> tuple[int, ...]:
    """All cards of an age, unshuffled."""
    return tuple(card(domain, age) for domain, copies in enumerate(COPIES[age]) for _ in range(copies))


@lru_cache(1 << 14)
def options(cards: tuple[int, ...]) -> tuple[Option, ...]:
    """Each different card once: which of several equal cards it is makes no difference (Q-2)."""
    return tuple([OPTION[number] for number in sorted(set(cards))])


def keys(cards: Iterable[int]) -> tuple[str, ...]:
    """The keys of cards, for views and events."""
    return tuple(KEY[number] for number in cards)
