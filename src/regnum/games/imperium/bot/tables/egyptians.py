"""The table of the Egyptians."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    YOU_MAY_DRAW,
    YOU_TAKE_UNREST,
    Abandon,
    Acquire,
    ConvertAll,
    DiscardTop,
    ExileMarket,
    Gain,
    GainFame,
    GainPer,
    ReturnUnrest,
    Spend,
    you_discard,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
    ATTACK,
    BARBARIAN,
    CIVILISED,
    EITHER,
    FAME,
    MATERIALS,
    PINNED,
    POPULATION,
    PROGRESS,
    REGION,
    RIVER,
    TRIBUTARY,
)

BOT = Bot(
    "egyptians",
    "EGY",
    barbarian=(
        Row(a(FAME), DiscardTop(1), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (Acquire(CIVILISED),))),
        Row(
            a(BARBARIAN),
            FirstOf(
                (Spend(population=2), Acquire(REGION)),
                (Spend(materials=2), Acquire(EITHER)),
                (DiscardTop(1),),
            ),
            HISTORY_THIS,
        ),
        Row(a(REGION), Gain(population=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), Gain(population=1), DiscardTop(1), HISTORY_THIS),
        Row(named("Prosperity"), DiscardTop(1), GainPer(materials=1, population=1), YOU_MAY_DRAW),
        Row(
            OTHER,
            FirstOf((Abandon(1, a(RIVER)), Acquire(EITHER)), (DiscardTop(2), Gain(materials=2))),
            HISTORY_THIS,
        ),
    ),
    empire=(
        Row(a(BARBARIAN), DiscardTop(1), ReturnUnrest(), HISTORY_THIS),
        Row(a(FAME), Gain(progress=1), ConvertAll(MATERIALS, POPULATION), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (you_discard(1),))),
        Row(a(REGION), Gain(population=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), FirstOf((Acquire(CIVILISED),), (ConvertAll(POPULATION, PROGRESS), HISTORY_THIS))),
        Row(
            a(ATTACK),
            FirstOf((Acquire(REGION | TRIBUTARY),), (Gain(progress=2),)),
            you_discard(1),
            YOU_TAKE_UNREST,
        ),
        Row(OTHER, DiscardTop(2), HISTORY_THIS),
    ),
)
