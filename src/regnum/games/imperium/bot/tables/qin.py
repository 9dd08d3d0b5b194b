"""The table of the Qin."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf, If, IfAble
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    YOU_MAY_DRAW,
    Abandon,
    Acquire,
    BreakThrough,
    ConvertAll,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    Gain,
    GainFame,
    GainPer,
    PlaceAtDie,
    RegionInPlay,
    ReturnUnrest,
    Spend,
    you_recall,
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
    REGION,
    TRIBUTARY,
    Cost,
)

BOT = Bot(
    "qin",
    "QIN",
    barbarian=(
        Row(a(FAME), Gain(materials=1, population=1), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(2, a(REGION)), GainFame()), (BreakThrough(REGION),))),
        Row(
            a(ATTACK),
            Acquire(REGION),
            If(RegionInPlay(yours=True), (you_recall(REGION), Abandon(1, a(REGION)))),
        ),
        Row(
            a(BARBARIAN),
            FirstOf(
                (Spend(population=3), BreakThrough(TRIBUTARY)),
                (Spend(materials=1), Acquire(EITHER)),
                (Gain(materials=1, population=1), HISTORY_THIS),
            ),
        ),
        Row(a(REGION), Gain(population=1), PLAY_THIS, ExileMarket(), DiscardTop(1)),
        Row(
            a(PINNED),
            PlaceAtDie(population=1),
            Acquire(ALL_SUITS, token=POPULATION),
            HISTORY_THIS,
            YOU_MAY_DRAW,
        ),
        Row(OTHER, GainPer(materials=1, population=1), ReturnUnrest(), HISTORY_THIS),
    ),
    empire=(
        Row(a(BARBARIAN), ConvertAll(MATERIALS, POPULATION), DiscardTop(1), HISTORY_THIS),
        Row(a(FAME), HISTORY_THIS, PlaceAtDie(population=1)),
        Row(
            a(ATTACK),
            Acquire(REGION),
            If(RegionInPlay(yours=True), (you_recall(REGION), Abandon(1, a(REGION)))),
        ),
        Row(
            named("Glory"),
            FirstOf((Abandon(2, a(REGION)), GainFame()), (DynastyToDiscard(),), (Gain(progress=2),)),
        ),
        Row(a(REGION), PLAY_THIS, ExileMarket(), PlaceAtDie(population=1)),
        Row(a(PINNED), ReturnUnrest(), Acquire(ALL_SUITS, token=POPULATION), HISTORY_THIS),
        Row(a(EMPIRE), IfAble(Spend(population=1), DynastyToDiscard()), Gain(progress=1), HISTORY_THIS),
        Row(OTHER, Acquire(ALL_SUITS), IfAble(Spend(population=1), Gain(progress=1)), HISTORY_THIS),
    ),
    token=Cost(population=1),
)
