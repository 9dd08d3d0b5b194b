"""The table of the Arthurians."""

from regnum.games.imperium.bot.row import OTHER, Bot, Quest, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    EXILE_THIS,
    HISTORY_THIS,
    PLAY_THIS,
    YOU_TAKE_UNREST,
    Abandon,
    Acquire,
    BreakThrough,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    ExileQuest,
    Gain,
    GainFame,
    GainQuest,
    HistoryFrom,
    ReturnUnrest,
    TakesUnrest,
    you_gain,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import ALL_SUITS, ATTACK, EMPIRE, FAME, KNIGHT, PINNED, REGION, UNCIVILISED

BOT = Bot(
    "arthurians",
    "ART",
    barbarian=(
        Row(a(FAME), Gain(progress=1)),
        Row(
            named("Twrch Trwyth"),
            ExileQuest(named("Graal")),
            FirstOf((HistoryFrom("discard", a(KNIGHT)),), (EXILE_THIS,)),
        ),
        Row(a(REGION), ExileMarket(), PLAY_THIS),
        Row(a(PINNED), DiscardTop(1), FirstOf((ReturnUnrest(),), (Gain(progress=1),))),
        Row(a(KNIGHT), FirstOf((Abandon(1, a(REGION)), Acquire(REGION)), (BreakThrough(UNCIVILISED),))),
        Row(
            a(ATTACK),
            FirstOf((HistoryFrom("discard", a(KNIGHT)), GainQuest()), (HISTORY_THIS, DynastyToDiscard())),
            TakesUnrest(),
            YOU_TAKE_UNREST,
        ),
        Row(a(EMPIRE), Gain(progress=1), HISTORY_THIS),
        Row(
            Quest(),
            FirstOf(
                (HistoryFrom("discard", a(KNIGHT)), GainFame()),
                (HISTORY_THIS, Gain(progress=1), DynastyToDiscard()),
            ),
        ),
        Row(a(UNCIVILISED), BreakThrough(UNCIVILISED), HISTORY_THIS, you_gain(progress=1)),
        Row(OTHER, Acquire(ALL_SUITS), HISTORY_THIS),
    ),
)
