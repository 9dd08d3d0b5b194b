"""The tributary commons of Classics, 1TRI1 to 1TRI11."""

from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.effects import (
    Acquire,
    BreakThrough,
    ByState,
    Choose,
    Gain,
    HandSize,
    HandToTop,
    InHistory,
    InPlay,
    NationToDiscard,
    Owned,
    Per,
    Pool,
    ReturnExhaustion,
    ReturnUnrest,
    TakeBack,
    ThisIntoHistory,
    TryToDevelop,
    a,
)
from regnum.games.imperium.terms import BARBARIAN, CIVILISED, PINNED, PROGRESS, REGION, TRIBUTARY, UNCIVILISED

SUMERIANS = "Sumerians"
"""Acts before the winner is found, from wherever it scores (CARD-SUMERIANS-2)."""

CARDS = (
    Card("Armenians", TRIBUTARY, points=3, play=(Acquire(UNCIVILISED), ThisIntoHistory())),
    Card("Assyrians", TRIBUTARY, free=True, points=3, play=Gain(population=1)),
    Card(
        "Egyptians",
        TRIBUTARY,
        points=Per(1, Owned(CIVILISED)),
        play=(ByState(barbarian=NationToDiscard(), empire=TryToDevelop()), ThisIntoHistory()),
    ),
    Card(
        "Ionians",
        TRIBUTARY,
        free=True,
        points=3,
        play=(ReturnUnrest(("hand", "discard"), 2, up_to=True), ThisIntoHistory()),
    ),
    Card(
        "Qin",
        TRIBUTARY | PINNED,
        points=Per(1, InPlay(PINNED, without=REGION), each=3),
        passives=(HandSize(),),
    ),
    Card("Olmecs", TRIBUTARY, players=3, free=True, points=3, play=ReturnExhaustion()),
    Card(SUMERIANS, TRIBUTARY, points=3, playable=False),
    Card("Aksumites", TRIBUTARY, points=Per(1, Owned(TRIBUTARY)), play=Gain(materials=4)),
    Card(
        "Minoans",
        TRIBUTARY | BARBARIAN,
        free=True,
        points=Per(1, Pool(PROGRESS), each=4),
        play=(HandToTop(), Gain(progress=2)),
    ),
    Card(
        "Mauryans",
        TRIBUTARY | PINNED,
        players=4,
        points=Per(1, InHistory(), each=2),
        solstice=Choose(Gain(materials=2), TakeBack(a(REGION))),
    ),
    Card("Hittites", TRIBUTARY, points=3, play=(BreakThrough(REGION), ThisIntoHistory())),
)
