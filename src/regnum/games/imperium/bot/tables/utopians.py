"""The table of the Utopians."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf, If, IfAble
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    YOU_MAY_DRAW,
    YOU_MAY_RETURN_UNREST,
    Acquire,
    BreakThrough,
    DiscardTop,
    ExileMarket,
    Gain,
    GainFame,
    HasTokens,
    HistoryFrom,
    NoneDiscarded,
    ReturnUnrest,
    SpendAll,
    ToDeckTop,
    TravelOn,
    TriggerScoring,
    UnrestToDiscard,
    you_gain,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
    ALL_SUITS,
    CIVILISED,
    EITHER,
    FAME,
    PINNED,
    POPULATION,
    PROGRESS,
    REGION,
    SCROLL,
    UNCIVILISED,
)

BOT = Bot(
    "utopians",
    "UTO",
    any_state=(
        Row(a(FAME), Gain(population=2, progress=2), HISTORY_THIS),
        Row(a(SCROLL), DiscardTop(2), Gain(progress=1), YOU_MAY_DRAW),
        Row(a(UNCIVILISED), FirstOf((ReturnUnrest(),), (DiscardTop(1), Gain(population=1), HISTORY_THIS))),
        Row(a(CIVILISED), FirstOf((ReturnUnrest(),), (DiscardTop(1), Gain(population=2), HISTORY_THIS))),
        Row(a(REGION), ReturnUnrest(), ExileMarket(), HISTORY_THIS),
        Row(
            a(PINNED),
            If(
                NoneDiscarded(a(SCROLL)),
                (Acquire(EITHER), HISTORY_THIS),
                (
                    IfAble(ToDeckTop(a(SCROLL)), Gain(population=1, progress=1)),
                    IfAble(HistoryFrom("discard", a(SCROLL)), Acquire(ALL_SUITS)),
                ),
            ),
        ),
        Row(named("Charity"), DiscardTop(1), Gain(progress=1), you_gain(materials=2)),
        Row(named("Meditation"), ToDeckTop(a(SCROLL)), BreakThrough(REGION), YOU_MAY_DRAW),
        Row(OTHER, Acquire(ALL_SUITS), Gain(progress=1), HISTORY_THIS, YOU_MAY_RETURN_UNREST),
    ),
    journey=(
        Row(
            named("Visions of Shangri-La"),
            If(
                HasTokens(5, PROGRESS),
                (SpendAll(PROGRESS), TravelOn(), Acquire(REGION)),
                (UnrestToDiscard(),),
            ),
        ),
        Row(
            named("Path to Shangri-La"),
            If(HasTokens(5, PROGRESS), (SpendAll(PROGRESS), TravelOn(), GainFame()), (UnrestToDiscard(),)),
        ),
        Row(
            named("Gates of Shangri-La"),
            If(
                HasTokens(5, PROGRESS),
                (SpendAll(PROGRESS), TravelOn(), GainFame()),
                (Gain(population=1), UnrestToDiscard()),
            ),
        ),
        Row(
            named("Shangri-La"),
            If(
                HasTokens(24, POPULATION),
                (GainFame(), TriggerScoring()),
                (Gain(population=2), UnrestToDiscard(), you_gain(progress=1)),
            ),
        ),
    ),
)
