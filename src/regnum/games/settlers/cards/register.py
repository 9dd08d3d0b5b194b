"""Finds the decks and numbers their cards. Importing this fills the index.

A deck is a module of this folder with a `DECK`; whoever adds one writes that module and nothing else. No card
that was there changes its number, and nobody plays with the new ones unless they are chosen.
"""

import pkgutil
from collections.abc import Iterable, Mapping
from importlib import import_module

from regnum.games.settlers import cards
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Deck

OTHERS = ("boards", "card", "decks", "faces", "index", "register")
"""The modules of this folder that are no decks."""


def found() -> dict[str, Deck]:
    """The decks of this folder, by module."""
    modules = [module.name for module in pkgutil.iter_modules(cards.__path__)]
    return {
        module: import_module(f"{cards.__name__}.{module}").DECK for module in modules if module not in OTHERS
    }


def in_order(decks: Mapping[str, Deck]) -> tuple[Deck, ...]:
    """The decks by their numbers. These are given out one after another, so that the cards of a new deck
    come after all others."""
    names = sorted(decks, key=lambda name: (decks[name].number, name))
    for number, name in enumerate(names):
        given = decks[name].number
        if given < number:
            raise ValueError(f"the decks {names[number - 1]} and {name} both have the number {given}")
        if given > number:
            raise ValueError(f"the deck {name} has the number {given}, but there is none with {number}")
    return tuple(decks[name] for name in names)


def fill(decks: Iterable[Deck]) -> None:
    """Put all cards into the index, deck by deck."""
    for deck in decks:
        numbers = tuple(index.add(key, card) for key, card in deck.copies())
        index.PRINTED.setdefault(deck.faction, numbers)


DECKS = in_order(found())
fill(DECKS)
