"""The table of the Minoans."""

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
    GainPer,
    ReturnUnrest,
    Spend,
    you_abandon,
    you_gain,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    CIVILISED,
    EMPIRE,
    FAME,
    PINNED,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
)

BOT = Bot(
    "minoans",
    "MIN",
    barbarian=(
        Row(a(FAME), Gain(progress=1), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (BreakThrough(CIVILISED),))),
        Row(named("Advance"), FirstOf((Spend(progress=1), Acquire(CIVILISED)), (Acquire(UNCIVILISED),))),
        Row(named("Conquer"), FirstOf((Spend(progress=1), Acquire(TRIBUTARY)), (Acquire(REGION),))),
        Row(a(REGION), PLAY_THIS, ExileMarket()),
        Row(a(BARBARIAN), Gain(progress=1), HISTORY_THIS),
        Row(a(PINNED), Gain(progress=1), HISTORY_THIS),
        Row(OTHER, FirstOf((Spend(progress=1), Acquire(CIVILISED)), (Gain(progress=1), HISTORY_THIS))),
    ),
    empire=(
        Row(a(ATTACK), Acquire(ALL_SUITS), you_abandon(REGION)),
        Row(a(FAME), Gain(progress=1), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(2, a(REGION)), GainFame()), (Gain(progress=2),))),
        Row(a(BARBARIAN), DiscardTop(1), HISTORY_THIS),
        Row(a(REGION), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), DiscardTop(1), HISTORY_THIS),
        Row(a(EMPIRE), GainPer(progress=1), HISTORY_THIS, you_gain(materials=2)),
        Row(OTHER, FirstOf((ReturnUnrest(),), (DiscardTop(1), HISTORY_THIS))),
    ),
)
