"""The table of the Olmecs."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    YOU_MAY_RETURN_UNREST,
    YOU_TAKE_UNREST,
    Acquire,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    Gain,
    GainFame,
    HistoryFrom,
    ReturnUnrest,
    ToDeckTop,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import ALL_SUITS, ATTACK, FAME, MASK, PINNED, REGION, UNCIVILISED

BOT = Bot(
    "olmecs",
    "OLM",
    barbarian=(
        Row(a(MASK), DiscardTop(1)),
        Row(a(REGION), Gain(progress=1), PLAY_THIS, ExileMarket()),
        Row(
            a(PINNED),
            FirstOf((HistoryFrom("discard", a(MASK)), Acquire(ALL_SUITS)), (Gain(progress=1), HISTORY_THIS)),
        ),
        Row(named("Cacao"), ReturnUnrest(), Gain(progress=1), YOU_MAY_RETURN_UNREST),
        Row(OTHER, DynastyToDiscard()),
    ),
    empire=(
        Row(
            a(FAME),
            HISTORY_THIS,
            FirstOf((HistoryFrom("discard", a(MASK)), Acquire(ALL_SUITS)), (ReturnUnrest(),)),
        ),
        Row(
            named("Ritual Sacrifice"),
            FirstOf((HistoryFrom("discard", a(MASK)), GainFame()), (DiscardTop(2),)),
        ),
        Row(a(REGION), Gain(progress=1), PLAY_THIS, ExileMarket()),
        Row(a(ATTACK), DiscardTop(1), ReturnUnrest(), YOU_TAKE_UNREST),
        Row(named("Cacao"), ReturnUnrest(), Gain(progress=1), YOU_MAY_RETURN_UNREST),
        Row(a(UNCIVILISED), Acquire(ALL_SUITS), HISTORY_THIS),
        Row(a(MASK), Gain(progress=1), DiscardTop(1)),
        Row(a(PINNED), Gain(progress=1), Acquire(UNCIVILISED), ToDeckTop(a(MASK)), HISTORY_THIS),
        Row(OTHER, Gain(progress=1), HISTORY_THIS),
    ),
)
