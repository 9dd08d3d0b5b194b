"""The table of the Carthaginians."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
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
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
    ATTACK,
    BARBARIAN,
    EITHER,
    EMPIRE,
    FAME,
    MATERIALS,
    PINNED,
    PROGRESS,
    REGION,
    TRIBUTARY,
    Cost,
)

BOT = Bot(
    "carthaginians",
    "CAR",
    barbarian=(
        Row(a(FAME), Gain(materials=1, population=1), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (BreakThrough(REGION),))),
        Row(
            a(BARBARIAN),
            FirstOf(
                (Spend(population=3), BreakThrough(TRIBUTARY)),
                (Spend(materials=2), Acquire(EITHER)),
                (Gain(materials=1, population=1), HISTORY_THIS),
            ),
        ),
        Row(a(REGION), DiscardTop(1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), Gain(materials=2, population=1), HISTORY_THIS),
        Row(named("Prosperity"), DiscardTop(1), GainPer(materials=1, population=1), YOU_MAY_DRAW),
        Row(a(TRIBUTARY), DiscardTop(3)),
        Row(OTHER, FirstOf((ConvertAll(MATERIALS, PROGRESS),), (Acquire(REGION),), (DiscardTop(2),))),
    ),
    empire=(
        Row(a(BARBARIAN), Gain(materials=1), DiscardTop(1), HISTORY_THIS),
        Row(a(FAME), HISTORY_THIS),
        Row(a(ATTACK), BreakThrough(TRIBUTARY), HISTORY_THIS, you_abandon(REGION), YOU_MAY_DRAW),
        Row(
            named("Glory"),
            FirstOf((Abandon(3, a(REGION)), GainFame()), (BreakThrough(REGION), you_discard(2))),
        ),
        Row(a(EMPIRE), FirstOf((Acquire(EITHER),), (Gain(progress=1), YOU_TAKE_UNREST))),
        Row(a(REGION), Gain(materials=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), Gain(materials=2), HISTORY_THIS),
        Row(
            OTHER,
            HISTORY_THIS,
            FirstOf((Spend(materials=2), Gain(progress=1)), (Spend(population=2), Gain(progress=1))),
            YOU_TAKE_UNREST,
        ),
    ),
    token=Cost(materials=2),
)
