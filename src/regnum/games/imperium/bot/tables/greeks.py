"""The table of the Greeks."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    Abandon,
    Acquire,
    BreakThrough,
    DiscardTop,
    ExileMarket,
    Gain,
    GainFame,
    ReturnUnrest,
    Spend,
    Steal,
    you_gain,
    you_recall,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    CIVILISED,
    EITHER,
    EMPIRE,
    FAME,
    PINNED,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
)

BOT = Bot(
    "greeks",
    "GRE",
    barbarian=(
        Row(a(ATTACK), DiscardTop(2), Steal(materials=2), you_gain(population=1)),
        Row(a(FAME), DiscardTop(3), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (BreakThrough(CIVILISED),))),
        Row(
            named("Advance"), FirstOf((Spend(materials=1), BreakThrough(CIVILISED)), (Acquire(UNCIVILISED),))
        ),
        Row(a(BARBARIAN), DiscardTop(1), HISTORY_THIS),
        Row(a(REGION), Gain(materials=1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), Gain(materials=1, population=1), HISTORY_THIS),
        Row(
            OTHER,
            FirstOf(
                (Spend(population=2), BreakThrough(REGION)),
                (Spend(materials=2), BreakThrough(UNCIVILISED)),
                (DiscardTop(2), HISTORY_THIS),
            ),
        ),
    ),
    empire=(
        Row(a(ATTACK), Acquire(ALL_SUITS), you_recall(PINNED)),
        Row(a(FAME), DiscardTop(2), Gain(progress=2), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (Gain(progress=2),))),
        Row(a(BARBARIAN), DiscardTop(1), HISTORY_THIS),
        Row(a(REGION), DiscardTop(1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), HISTORY_THIS),
        Row(a(EMPIRE), Acquire(EITHER)),
        Row(
            OTHER,
            FirstOf(
                (Spend(population=3), Acquire(TRIBUTARY)),
                (Spend(materials=2), Acquire(CIVILISED)),
                (ReturnUnrest(),),
                (Gain(progress=1), HISTORY_THIS),
            ),
        ),
    ),
)
