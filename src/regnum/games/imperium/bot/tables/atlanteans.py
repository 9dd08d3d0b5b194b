"""The table of the Atlanteans."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    YOU_MAY_DRAW,
    Acquire,
    BreakThrough,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    Gain,
    GainFame,
    GainPer,
    HistoryFrom,
    ReturnUnrest,
    Steal,
    you_recall,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import ALL_SUITS, ATTACK, BARBARIAN, EMPIRE, FAME, PINNED, REGION

BOT = Bot(
    "atlanteans",
    "ATL",
    empire=(
        Row(a(BARBARIAN), DiscardTop(1), ReturnUnrest(), HISTORY_THIS),
        Row(a(FAME), Gain(progress=1), HISTORY_THIS),
        Row(
            named("Myths and Legends"),
            FirstOf((HistoryFrom("play", a(REGION)), GainFame()), (Steal(progress=1),)),
        ),
        Row(a(REGION), ExileMarket(), PLAY_THIS),
        Row(a(PINNED), Acquire(ALL_SUITS), HISTORY_THIS),
        Row(named("Prosperity"), GainPer(progress=1), YOU_MAY_DRAW),
        Row(a(ATTACK), Acquire(ALL_SUITS), Steal(progress=1), you_recall(REGION)),
        Row(
            a(EMPIRE),
            FirstOf((HistoryFrom("play", a(REGION)), Acquire(ALL_SUITS)), (BreakThrough(REGION),)),
            HISTORY_THIS,
        ),
        Row(OTHER, DynastyToDiscard(), HISTORY_THIS),
    ),
)
