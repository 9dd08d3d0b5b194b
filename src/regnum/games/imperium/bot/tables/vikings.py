"""The table of the Vikings."""

from regnum.games.imperium.bot.row import OTHER, Bot, Row
from regnum.games.imperium.bot.step import FirstOf, IfAble
from regnum.games.imperium.bot.steps import (
    HISTORY_THIS,
    PLAY_THIS,
    Abandon,
    Acquire,
    DiscardTop,
    DynastyToDiscard,
    ExileMarket,
    Gain,
    GainFame,
    PlayFromDiscard,
    ReturnUnrest,
    Spend,
    Steal,
    you_discard,
)
from regnum.games.imperium.cards.which import a, named
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    FAME,
    PINNED,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
)

BOT = Bot(
    "vikings",
    "VIK",
    barbarian=(
        Row(
            a(ATTACK),
            Steal(materials=2),
            IfAble(Spend(population=1), Acquire(TRIBUTARY | REGION)),
            you_discard(1),
        ),
        Row(a(FAME), ReturnUnrest(), Acquire(ALL_SUITS), HISTORY_THIS),
        Row(
            named("Glory"), FirstOf((Abandon(3, a(REGION)), GainFame()), (DiscardTop(1), Steal(materials=2)))
        ),
        Row(a(REGION), IfAble(Spend(materials=3), Acquire(UNCIVILISED)), PLAY_THIS, ExileMarket()),
        Row(a(UNCIVILISED), DynastyToDiscard(), PlayFromDiscard(a(REGION)), HISTORY_THIS),
        Row(
            a(BARBARIAN),
            FirstOf(
                (Spend(materials=3), Acquire(UNCIVILISED)), (DiscardTop(2), Gain(materials=1, population=1))
            ),
        ),
        Row(a(PINNED), Gain(population=1), DynastyToDiscard(), HISTORY_THIS),
        Row(
            OTHER,
            FirstOf(
                (ReturnUnrest(),),
                (Acquire(REGION, exiled=True),),
                (Abandon(1, a(REGION)), DynastyToDiscard()),
                (GainFame(), HISTORY_THIS),
            ),
        ),
    ),
)
