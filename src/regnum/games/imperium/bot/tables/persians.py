"""The table of the Persians."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    DECK_THIS,
    HISTORY_THIS,
    PLAY_THIS,
    YOU_MAY_DRAW,
    YOU_TAKE_UNREST,
    Abandon,
    Acquire,
    BreakThrough,
    Convert,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    Gain,
    GainFame,
    GainPer,
    Spend,
    you_gain,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    EITHER,
    EMPIRE,
    FAME,
    PINNED,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
    Cost,
)

BOT = Bot(
    "persians",
    "PER",
    barbarian=(
        Row(a(FAME), DiscardTop(3), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (BreakThrough(REGION),))),
        Row(a(TRIBUTARY), Gain(materials=2, population=2), DiscardTop(1), HISTORY_THIS),
        Row(
            a(BARBARIAN),
            FirstOf(
                (Spend(population=3), BreakThrough(TRIBUTARY), HISTORY_THIS),
                (Spend(materials=2), Acquire(EITHER)),
                (Gain(materials=1, population=1), DECK_THIS),
            ),
        ),
        Row(a(REGION), Gain(population=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), Acquire(REGION), HISTORY_THIS),
        Row(named("Prosperity"), DiscardTop(1), GainPer(materials=1, population=1), YOU_MAY_DRAW),
        Row(OTHER, FirstOf((Acquire(TRIBUTARY),), (Acquire(UNCIVILISED),), (HISTORY_THIS,))),
    ),
    empire=(
        Row(a(FAME), Convert(Cost(population=3), Cost(progress=1)), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (DynastyToDiscard(),))),
        Row(a(BARBARIAN), HISTORY_THIS),
        Row(a(TRIBUTARY), Gain(progress=2), HISTORY_THIS),
        Row(a(ATTACK), BreakThrough(TRIBUTARY), you_gain(materials=2), YOU_TAKE_UNREST),
        Row(a(REGION), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), HISTORY_THIS),
        Row(a(EMPIRE), Acquire(ALL_SUITS), HISTORY_THIS),
        Row(OTHER, FirstOf((Acquire(REGION),), (Gain(progress=1),))),
    ),
)
