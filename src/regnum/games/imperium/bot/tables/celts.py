"""The table of the Celts."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    YOU_TAKE_UNREST,
    Abandon,
    Acquire,
    BreakThrough,
    ConvertAll,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    Gain,
    GainFame,
    ReturnUnrest,
    Spend,
    Steal,
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
    MATERIALS,
    PINNED,
    POPULATION,
    PROGRESS,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
)

BOT = Bot(
    "celts",
    "CEL",
    barbarian=(
        Row(a(ATTACK), Steal(materials=1, progress=1)),
        Row(a(FAME), ConvertAll(MATERIALS, PROGRESS), HISTORY_THIS),
        Row(
            named("Glory"),
            FirstOf((Abandon(3, a(REGION)), GainFame()), (DynastyToDiscard(), YOU_TAKE_UNREST)),
        ),
        Row(
            named("Conquer"),
            FirstOf((Spend(population=3), BreakThrough(TRIBUTARY)), (Acquire(REGION),), (YOU_TAKE_UNREST,)),
        ),
        Row(
            a(UNCIVILISED),
            FirstOf((Acquire(UNCIVILISED),), (Gain(population=1), HISTORY_THIS, YOU_TAKE_UNREST)),
        ),
        Row(a(BARBARIAN), BreakThrough(UNCIVILISED), HISTORY_THIS),
        Row(a(REGION), Gain(materials=1, population=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), HISTORY_THIS, YOU_TAKE_UNREST),
        Row(a(TRIBUTARY), DiscardTop(4), HISTORY_THIS),
        Row(OTHER, ReturnUnrest(), Gain(progress=1), DiscardTop(1)),
    ),
    empire=(
        Row(a(BARBARIAN), HISTORY_THIS, YOU_TAKE_UNREST),
        Row(a(FAME), ConvertAll(POPULATION, PROGRESS), DiscardTop(2), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (Gain(progress=2),))),
        Row(a(UNCIVILISED), DiscardTop(1), HISTORY_THIS),
        Row(a(REGION), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), DiscardTop(1), HISTORY_THIS),
        Row(a(ATTACK), Acquire(EITHER), YOU_TAKE_UNREST),
        Row(a(EMPIRE), Acquire(ALL_SUITS), you_gain(materials=2)),
        Row(a(TRIBUTARY), Gain(progress=2), HISTORY_THIS),
        Row(OTHER, HISTORY_THIS, YOU_TAKE_UNREST),
    ),
)
