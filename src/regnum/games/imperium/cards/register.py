"""Finds all cards and gives them their numbers and keys.

The commons of a box and a nation are sets of cards, each with a number of its own. They are registered in
that order, so that a new set only appends: what is stored about a card speaks of its number or its key.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from regnum.games.imperium.cards import commons, index, nations
from regnum.games.imperium.cards.card import Card, CardSet, Commons, Nation
from regnum.games.imperium.cards.passives import Shield, When
from regnum.games.imperium.cards.titles import reference, slug
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.effects.combine import sentences, walk


def fill_index() -> None:
    """Register all sets that there are."""
    for one in sorted([*found(commons), *found(nations)], key=lambda one: one.number):
        register(one)


def found(package: ModuleType) -> Iterator[CardSet]:
    """The `COMMONS` or the `NATION` of every module in a package."""
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        held = vars(import_module(module.name))
        one = held.get("COMMONS", held.get("NATION"))
        if not isinstance(one, CardSet):
            raise ValueError(f"{module.name} has neither a COMMONS nor a NATION.")
        yield one


def register(one: CardSet) -> None:
    """Put a set into the index, after all that are there."""
    refuse_clash(one)
    index.SETS.append(one)
    if isinstance(one, Nation):
        register_nation(one)
    else:
        register_commons(one)


def refuse_clash(one: CardSet) -> None:
    """A name is there once, and numbers only grow."""
    for other in index.SETS:
        if other.name == one.name:
            raise ValueError(f"There are two sets of cards called {one.name!r}.")
        if other.number >= one.number:
            free = index.SETS[-1].number + 1
            raise ValueError(
                f"{one.name!r} cannot have the number {one.number}, because {other.name!r} has "
                f"{other.number}. The next free number is {free}."
            )


def register_commons(one: Commons) -> None:
    """The commons of a box, and King of Kings if the box brings it."""
    index.COMMONS[one.box] = tuple(add_all(one.cards, one.prefix))
    if one.kings is not None:
        index.KINGS.extend(add_sides(one.kings, slug(one.kings[0].name)))


def register_nation(nation: Nation) -> None:
    """A nation's cards, its power card first."""
    index.NATIONS.append(nation)
    index.POWERS.append(add_sides(nation.sides, nation.name))
    index.JOURNEYS.append(tuple(add_all(nation.journey, f"{nation.name}-")))
    index.NATION_CARDS.append(tuple(add_all(nation.cards, f"{nation.name}-")))


def add_sides(sides: tuple[Card, Card], name: str) -> tuple[int, int]:
    """A card with two faces is two cards: `romans-a` and `romans-b`."""
    return add(sides[0], f"{name}-a"), add(sides[1], f"{name}-b")


def add_all(cards: Iterable[Card], prefix: str) -> list[int]:
    """Give numbers and keys to cards; of a name that occurs several times, each copy is counted."""
    cards = list(cards)
    total: Counter[str] = Counter()
    for card in cards:
        total[slug(card.name)] += card.copies
    count: Counter[str] = Counter()
    numbers = []
    for card in cards:
        name = slug(card.name)
        for _ in range(card.copies):
            count[name] += 1
            key = f"{prefix}{name}" + (f"-{count[name]}" if total[name] > 1 else "")
            numbers.append(add(card, key))
    return numbers


def add(card: Card, key: str) -> int:
    """Put a card into the index, with its texts ready to be resolved."""
    number = index.add(card, kind(card), key)
    reference(card.name)
    play, exhaust = sentences(card.play), sentences(card.exhaust)
    solstice, final = sentences(card.solstice), sentences(card.final)
    index.PLAY.append(play)
    index.CHECK.append(not card.playable or card.needs is not None or (play is not None and not play.sure()))
    index.EXHAUST.append(exhaust)
    index.SOLSTICE.append(solstice)
    index.FINAL.append(final)
    index.PASSIVES.append(card.passives)
    watch = 0
    for passive in card.passives:
        watch |= passive.watch
    index.WATCH.append(watch)
    reactions = [passive.effect for passive in card.passives if isinstance(passive, When)]
    shields = [passive.cost for passive in card.passives if isinstance(passive, Shield)]
    for effect in (play, exhaust, solstice, final, *reactions, *shields):
        name_choices(effect)
    return number


def kind(card: Card) -> int:
    """Cards alike in all that matters in play have the same kind."""
    alike = replace(card, players=2, copies=1, starts="commons")
    return index.KINDS.setdefault(alike, len(index.KINDS))


def name_choices(effect: Effect | None) -> None:
    """Every option and question of a text gets its words, once and in a fixed order."""
    for part in walk(effect):
        part.ready_words()
