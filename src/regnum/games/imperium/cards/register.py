"""All cards, in the order of their numbers: the commons, then nation by nation.

A nation is a module here with a `NATION`; it is found by its name in `NATION_NAMES`.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from importlib import import_module

from regnum.games.imperium.asks import phrase
from regnum.games.imperium.cards import civilised, fame, index, regions, tributaries, uncivilised
from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import unrest
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.effects.combine import Choose, May, sentences, walk
from regnum.games.imperium.effects.passives import Shield, When

NATION_NAMES = (
    "carthaginians",
    "celts",
    "greeks",
    "macedonians",
    "persians",
    "romans",
    "scythians",
    "vikings",
)
UNREST = (unrest(8), unrest(2, players=3), unrest(2, players=4))
COMMONS = (*uncivilised.CARDS, *civilised.CARDS, *regions.CARDS, *tributaries.CARDS, *fame.CARDS, *UNREST)

KINDS: dict[Card, int] = {}


def slug(name: str) -> str:
    """`rome-the-eternal-city` of `Rome, the Eternal City`."""
    plain = name.lower().replace("ø", "o").replace("&", "and").replace("'", "").replace("á", "a")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def kind(card: Card) -> int:
    """Cards alike in all that matters in play have the same kind."""
    alike = replace(card, players=2, copies=1, starts="commons")
    return KINDS.setdefault(alike, len(KINDS))


def register(cards: Iterable[Card], prefix: str = "") -> list[int]:
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
    play, exhaust, solstice = sentences(card.play), sentences(card.exhaust), sentences(card.solstice)
    index.PLAY.append(play)
    index.CHECK.append(not card.playable or card.needs is not None or (play is not None and not play.sure()))
    index.EXHAUST.append(exhaust)
    index.SOLSTICE.append(solstice)
    index.PASSIVES.append(card.passives)
    watch = 0
    for passive in card.passives:
        watch |= passive.kind
    index.WATCH.append(watch)
    reactions = [passive.effect for passive in card.passives if isinstance(passive, When)]
    shields = [passive.cost for passive in card.passives if isinstance(passive, Shield)]
    for effect in (play, exhaust, solstice, *reactions, *shields):
        name_choices(effect)
    return number


def name_choices(effect: Effect | None) -> None:
    """Every option that a text offers gets its words, once and in a fixed order."""
    for part in walk(effect):
        if isinstance(part, Choose):
            assert part.options
        elif isinstance(part, May):
            phrase(part.effect.slug, part.effect)


def register_nation(nation: Nation) -> None:
    """A nation's cards, its power card first."""
    sides = tuple(add(card, f"{nation.name}-{side}") for card, side in zip(nation.sides, "ab", strict=True))
    index.NATIONS.append(nation)
    index.POWERS.append((sides[0], sides[1]))
    index.NATION_CARDS.append(tuple(register(nation.cards, f"{nation.name}-")))


def fill_index() -> None:
    """Give every card its number."""
    index.COMMONS.extend(register(COMMONS))
    index.KINGS.extend((add(fame.KING_A, "king-of-kings-a"), add(fame.KING_B, "king-of-kings-b")))
    for name in NATION_NAMES:
        register_nation(import_module(f"regnum.games.imperium.cards.{name}").NATION)
