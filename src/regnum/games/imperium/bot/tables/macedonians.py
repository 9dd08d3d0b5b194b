"""The table of the Macedonians."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    YOU_MAY_DRAW,
    Abandon,
    Acquire,
    BreakThrough,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    Gain,
    GainFame,
    GainPer,
    PlayFromDiscard,
    Spend,
    Steal,
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
)

BOT = Bot(
    "macedonians",
    "MAC",
    barbarian=(
        Row(a(FAME), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (BreakThrough(REGION),))),
        Row(
            a(BARBARIAN),
            FirstOf(
                (Spend(population=3), BreakThrough(TRIBUTARY), HISTORY_THIS),
                (Spend(materials=3), Acquire(EITHER), HISTORY_THIS),
                (BreakThrough(REGION),),
            ),
        ),
        Row(a(REGION), Gain(materials=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), Gain(population=1)),
        Row(named("Prosperity"), DiscardTop(1), GainPer(materials=1, population=1), YOU_MAY_DRAW),
        Row(a(ATTACK), Steal(materials=2), DiscardTop(1)),
        Row(OTHER, GainPer(progress=1), DiscardTop(1), HISTORY_THIS),
    ),
    empire=(
        Row(a(FAME), GainPer(progress=1), HISTORY_THIS),
        Row(
            named("Glory"),
            FirstOf(
                (Abandon(3, a(REGION)), GainFame()), (Acquire(REGION, exiled=True),), (Gain(progress=1),)
            ),
        ),
        Row(a(BARBARIAN), HISTORY_THIS),
        Row(a(REGION), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), PlayFromDiscard(a(REGION)), HISTORY_THIS),
        Row(a(EMPIRE), FirstOf((Spend(materials=2), Acquire(ALL_SUITS)), (DynastyToDiscard(), HISTORY_THIS))),
        Row(OTHER, GainPer(progress=1), HISTORY_THIS),
    ),
)
