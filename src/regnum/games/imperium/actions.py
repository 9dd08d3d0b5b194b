"""Every option that a game of Imperium may offer, once, in an order that stays."""

from collections.abc import Iterator

from regnum.engine.decision import DONE, NUMBERS
from regnum.games.imperium.asks import CHOICES
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import Shield, When
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.effects.combine import Choose, May, walk, ways


def actions() -> tuple[str, ...]:
    """Ending, numbers, what the rules offer; then card by card, each followed by what is new in its text.
    So a nation that is added later comes after everything that was there."""
    by_card = [(index.OPTION[card].key, *choices_of(card)) for card in range(len(index.CARD))]
    texts = {key for keys in by_card for key in keys}
    rules = [one.key for one in CHOICES.values() if one.key not in texts]
    numbers = [one.key for one in NUMBERS]
    return tuple(dict.fromkeys([DONE.key, *numbers, *rules, *(key for keys in by_card for key in keys)]))


def choices_of(card: int) -> Iterator[str]:
    """What a card's text lets its owner choose from."""
    for effect in texts_of(card):
        for part in walk(effect):
            if isinstance(part, Choose):
                yield from (one.key for one, _ in ways(part.effects))
            elif isinstance(part, May):
                yield from (one.key for one, _ in ways((part.effect,)))


def texts_of(card: int) -> Iterator[Effect | None]:
    """All that a card does, and what it does when something happens."""
    yield from (index.PLAY[card], index.EXHAUST[card], index.SOLSTICE[card], index.FINAL[card])
    for passive in index.PASSIVES[card]:
        if isinstance(passive, When):
            yield passive.effect
        elif isinstance(passive, Shield):
            yield passive.cost
