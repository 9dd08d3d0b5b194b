"""The table of the Romans."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf, IfAble
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    YOU_MAY_DRAW,
    YOU_TAKE_UNREST,
    Abandon,
    Acquire,
    BreakThrough,
    ConvertAll,
    DiscardTop,
    ExileMarket,
    Gain,
    GainFame,
    GainPer,
    Spend,
    you_abandon,
    you_discard,
    you_recall,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
    ATTACK,
    BARBARIAN,
    CIVILISED,
    EMPIRE,
    FAME,
    PINNED,
    POPULATION,
    PROGRESS,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
)

BOT = Bot(
    "romans",
    "ROM",
    barbarian=(
        Row(a(ATTACK), you_recall(REGION), YOU_TAKE_UNREST),
        Row(a(FAME), ConvertAll(POPULATION, PROGRESS), HISTORY_THIS),
        Row(
            named("Glory"),
            FirstOf((Abandon(3, a(REGION)), GainFame()), (Gain(progress=1), you_recall(REGION))),
        ),
        Row(a(REGION), DiscardTop(1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), Gain(population=1), HISTORY_THIS),
        Row(
            named("Advance"),
            FirstOf(
                (Spend(materials=5), BreakThrough(CIVILISED)), (Acquire(UNCIVILISED),), (Gain(population=1),)
            ),
        ),
        Row(named("Prosperity"), DiscardTop(1), GainPer(materials=1, population=1), YOU_MAY_DRAW),
        Row(
            a(BARBARIAN),
            FirstOf(
                (Spend(population=3), BreakThrough(TRIBUTARY)), (Acquire(REGION),), (Gain(population=1),)
            ),
        ),
        Row(a(TRIBUTARY), DiscardTop(2), Gain(progress=1), HISTORY_THIS),
        Row(OTHER, Gain(materials=2)),
    ),
    empire=(
        Row(a(BARBARIAN), HISTORY_THIS),
        Row(a(FAME), ConvertAll(POPULATION, PROGRESS), HISTORY_THIS),
        Row(a(ATTACK), you_discard(1), you_abandon(REGION)),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (you_discard(2),))),
        Row(named("Prosperity"), GainPer(materials=1, population=1), YOU_MAY_DRAW),
        Row(a(REGION), Gain(population=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), DiscardTop(1), HISTORY_THIS),
        Row(a(TRIBUTARY), DiscardTop(2), HISTORY_THIS),
        Row(a(EMPIRE), BreakThrough(CIVILISED), HISTORY_THIS),
        Row(OTHER, IfAble(Spend(materials=3), Gain(progress=1)), Gain(population=1), HISTORY_THIS),
    ),
)
