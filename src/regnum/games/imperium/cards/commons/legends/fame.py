"""The fame cards of Legends, 2FAM1 to 2FAM8."""

from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.effects import (
    BreakThrough,
    BreakThroughVariable,
    Choose,
    Draw,
    Gain,
    IntoHistory,
    May,
    Owned,
    Per,
    ReturnUnrest,
    ThisIntoHistory,
    Where,
)
from regnum.games.imperium.terms import ALL_SUITS, FAME, VARIABLE

CARDS = (
    Card(
        "Imperial",
        FAME,
        points=Where(history=8, otherwise=2),
        play=Choose(BreakThrough(ALL_SUITS, exiled=True), ThisIntoHistory()),
    ),
    Card("Independent", FAME, free=True, points=3, play=Gain(materials=3, population=2)),
    Card("Magnificent", FAME, free=True, points=5, play=(Draw(), May(ReturnUnrest()))),
    Card("Outstanding", FAME, free=True, points=7, play=IntoHistory(("discard",), count=2, up_to=True)),
    Card("Proud", FAME, copies=2, points=Where(garrison=12, history=8, otherwise=3), playable=False),
    Card("Eminent", FAME, free=True, points=8, play=Draw(2)),
    Card(
        "Acclaimed",
        FAME,
        points=Per(1, Owned(VARIABLE)),
        play=(BreakThroughVariable(), ThisIntoHistory()),
    ),
)
