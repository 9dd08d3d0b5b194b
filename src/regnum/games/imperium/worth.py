"""What cards can do, in points: roughly, by what their texts are made of.

So a new card needs no entry here as long as it is made of known parts.
"""

from functools import singledispatch

from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Text
from regnum.games.imperium.effects import (
    Abandon,
    AbandonThis,
    Acquire,
    AndThen,
    BreakThrough,
    BreakThroughVariable,
    ByState,
    Choose,
    Develop,
    Discard,
    Draw,
    DrawUpTo,
    EachOther,
    EachPlayer,
    ExileThis,
    ForEach,
    FreePlay,
    Gain,
    GainAction,
    Garrison,
    HandToTop,
    If,
    IntoHistory,
    LookAtFame,
    May,
    NationToDiscard,
    Pay,
    PlayFromDiscard,
    Recall,
    ReturnThisUnrest,
    ReturnUnrest,
    SpendAction,
    Steal,
    TakeBack,
    TakeFame,
    TakeUnrest,
    Then,
    ThisIntoHistory,
    To,
)
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.effects.combine import sentences
from regnum.games.imperium.effects.moves import MoveCards

MATERIALS, POPULATION, PROGRESS = 0.4, 0.6, 1.0
OFTEN = 2.0
"""How much there usually is of what an effect counts."""
PERHAPS = 0.5
"""How often a condition holds."""
FROM_OTHERS = 1.5
"""What one gains, and somebody else loses."""
OTHERS = -0.5
"""What somebody else's gain is worth."""
ONCE: dict[type, float] = {
    Acquire: 1.6,
    BreakThrough: 2.0,
    BreakThroughVariable: 2.0,
    TakeFame: 5.0,
    LookAtFame: 10.0,  # the better of two
    Develop: 2.0,
    NationToDiscard: 1.5,
    Draw: 0.5,
    DrawUpTo: 0.4,
    TakeBack: 0.6,
    FreePlay: 1.0,
    PlayFromDiscard: 1.0,
    GainAction: 1.0,
    SpendAction: -1.0,
    ReturnUnrest: 2.0,
    ReturnThisUnrest: 2.5,
    TakeUnrest: -2.5,
    IntoHistory: 0.4,
    ThisIntoHistory: -0.3,
    Garrison: 0.3,
    Discard: -0.4,
    HandToTop: -0.2,
    Abandon: -1.2,
    AbandonThis: -1.0,
    ExileThis: -1.0,
    Recall: -0.4,
}
OTHERWISE = 0.3
"""Whatever else is done: it does no harm."""
LEAST, MOST = 0.2, 3.0
"""Further than that, such a guess is not to be trusted."""


@singledispatch
def worth(effect: Effect) -> float:
    """Of carrying an effect out once."""
    once = ONCE.get(type(effect), OTHERWISE)
    if isinstance(effect, Draw | DrawUpTo | TakeUnrest | GainAction | SpendAction | MoveCards):
        return once * effect.count
    return once


def tokens(effect: Gain | Pay | Steal) -> float:
    return MATERIALS * effect.materials + POPULATION * effect.population + PROGRESS * effect.progress


@worth.register
def _(effect: Gain) -> float:
    return tokens(effect) * (1.0 if effect.per is None else OFTEN)


@worth.register
def _(effect: Pay) -> float:
    return -tokens(effect)


@worth.register
def _(effect: Steal) -> float:
    return FROM_OTHERS * tokens(effect)


@worth.register(Then)
@worth.register(AndThen)
def _(effect: Then | AndThen) -> float:
    return sum(worth(part) for part in effect.parts())


@worth.register
def _(effect: Choose) -> float:
    return max(worth(part) for part in effect.effects)


@worth.register
def _(effect: May) -> float:
    return max(0.0, worth(effect.effect))


@worth.register
def _(effect: To) -> float:
    return max(0.0, worth(effect.cost) + worth(effect.effect))


@worth.register
def _(effect: If) -> float:
    return PERHAPS * worth(effect.effect)


@worth.register
def _(effect: ByState) -> float:
    return (worth(effect.barbarian) + worth(effect.empire)) / 2


@worth.register
def _(effect: EachPlayer) -> float:
    return (1 + OTHERS) * worth(effect.effect)


@worth.register
def _(effect: EachOther) -> float:
    return OTHERS * worth(effect.effect)


@worth.register
def _(effect: ForEach) -> float:
    return OFTEN * worth(effect.effect)


def of(text: "Text | None") -> float:
    """Of what is printed on a card."""
    effect = sentences(text)
    return 0.0 if effect is None else min(MOST, max(LEAST, worth(effect)))


def ability(card: int) -> float:
    """Of a card that can be exhausted: about 1 on average, for any ability is worth having."""
    text = index.CARD[card].exhaust
    return 0.5 + 0.6 * of(text) if text else 0.0


def feast(card: int) -> float:
    """The same of its solstice."""
    text = index.CARD[card].solstice
    return 0.5 + 0.8 * of(text) if text else 0.0


def deed(card: int) -> float:
    """What a card in hand is good for: what it does when played, or in play turn by turn."""
    return max(of(index.CARD[card].play), ability(card) + feast(card) + bool(index.CARD[card].passives))


ABILITY = index.column(ability)
FEAST = index.column(feast)
DEED = index.column(deed)
