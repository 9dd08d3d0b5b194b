"""The table of the Scythians."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf, If
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    Abandon,
    Acquire,
    BreakThrough,
    DiscardHalfSpent,
    DiscardTop,
    ExileMarket,
    Gain,
    GainFame,
    GainPer,
    RegionInPlay,
    ReturnUnrest,
    Spend,
    SpendAll,
    Steal,
    YouAreEmpire,
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
    MATERIALS,
    PINNED,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
)

BOT = Bot(
    "scythians",
    "SCY",
    barbarian=(
        Row(a(ATTACK), DiscardTop(2), you_recall(REGION), If(YouAreEmpire(), (Steal(population=1),))),
        Row(
            named("Conquer"),
            FirstOf(
                (Spend(population=4), BreakThrough(TRIBUTARY)), (Acquire(REGION),), (Gain(population=1),)
            ),
        ),
        Row(
            named("Advance"),
            FirstOf(
                (Spend(materials=4), BreakThrough(CIVILISED)), (Acquire(UNCIVILISED),), (Gain(materials=1),)
            ),
        ),
        Row(a(REGION), Gain(population=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), DiscardTop(2), Gain(materials=2), HISTORY_THIS),
        Row(a(BARBARIAN), If(RegionInPlay(), (GainPer(materials=1),), (BreakThrough(REGION),))),
        Row(a(TRIBUTARY), FirstOf((ReturnUnrest(),), (BreakThrough(REGION), HISTORY_THIS))),
        Row(OTHER, FirstOf((ReturnUnrest(),), (Acquire(UNCIVILISED),), (HISTORY_THIS,))),
    ),
    empire=(
        Row(a(FAME), GainPer(progress=1), HISTORY_THIS),
        Row(
            named("Glory"),
            FirstOf((Abandon(3, a(REGION)), GainFame()), (SpendAll(MATERIALS), DiscardHalfSpent())),
        ),
        Row(a(BARBARIAN), ReturnUnrest(), HISTORY_THIS),
        Row(a(REGION), Gain(population=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), DiscardTop(1), HISTORY_THIS),
        Row(a(ATTACK), Gain(materials=2), you_discard(1)),
        Row(a(EMPIRE), Gain(progress=1), HISTORY_THIS),
        Row(
            OTHER,
            FirstOf(
                (Spend(population=3), BreakThrough(TRIBUTARY), HISTORY_THIS),
                (Gain(population=1), Acquire(REGION)),
            ),
        ),
    ),
)
