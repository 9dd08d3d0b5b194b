"""The table of the Mauryans."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    YOU_MAY_DRAW,
    Abandon,
    Acquire,
    BreakThrough,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    Gain,
    GainFame,
    GainPer,
    ReturnUnrest,
    Spend,
    ToDeckTop,
    you_recall,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
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
    "mauryans",
    "MAU",
    barbarian=(
        Row(named("Advance"), FirstOf((Spend(progress=1), Acquire(CIVILISED)), (Acquire(UNCIVILISED),))),
        Row(named("Prosperity"), DiscardTop(1), GainPer(progress=1), YOU_MAY_DRAW),
        Row(a(ATTACK), BreakThrough(REGION), you_recall(REGION)),
        Row(a(REGION), DiscardTop(1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), Gain(progress=1), DiscardTop(1), HISTORY_THIS),
        Row(a(EMPIRE), Gain(progress=1)),
        Row(OTHER, Acquire(UNCIVILISED), ToDeckTop(a(REGION)), DynastyToDiscard(), HISTORY_THIS),
    ),
    empire=(
        Row(a(BARBARIAN), ToDeckTop(a(REGION)), HISTORY_THIS),
        Row(a(FAME), ToDeckTop(a(REGION)), HISTORY_THIS),
        Row(named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (Gain(progress=1),))),
        Row(a(ATTACK), BreakThrough(TRIBUTARY), HISTORY_THIS, you_recall(REGION)),
        Row(a(REGION), DiscardTop(1), PLAY_THIS, ExileMarket()),
        Row(a(PINNED), FirstOf((ReturnUnrest(),), (Gain(progress=1),)), HISTORY_THIS),
        Row(a(TRIBUTARY), Gain(progress=1), HISTORY_THIS),
        Row(a(EMPIRE), FirstOf((ReturnUnrest(),), (Gain(progress=1), HISTORY_THIS))),
        Row(OTHER, Gain(progress=1)),
    ),
)
