"""The uncivilised commons of Legends, 2UNC1 to 2UNC22. The last nine are civilised as well."""

from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.cards.commons.classics import uncivilised as classics
from regnum.games.imperium.effects import (
    Abandon,
    Acquire,
    ByState,
    Choose,
    Draw,
    EachOther,
    FreePlay,
    Gain,
    GainAction,
    HandToTop,
    If,
    LoseBarbarian,
    MaterialsFrom,
    May,
    Moved,
    Owned,
    Pay,
    Per,
    Recall,
    ReturnUnrest,
    TakeUnrest,
    To,
    TreatAsProduction,
    When,
    Which,
    a,
    named,
)
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    CIVILISED,
    FERTILE,
    PINNED,
    PRODUCTION,
    REGION,
    RIVER,
    UNCIVILISED,
    UNREST,
)

SAME = {card.name: card for card in classics.CARDS}
"""Classics has these cards too."""

CARDS = (
    Card(
        "Mining",
        UNCIVILISED | PINNED,
        players=4,
        points=1,
        exhaust=(
            To(Abandon(a(REGION)), Gain(progress=1)),
            If(Moved(Which(without=PRODUCTION)), Gain(progress=1)),
        ),
    ),
    SAME["Jade Mask"],
    SAME["Elders"],
    Card(
        "Espionage",
        UNCIVILISED | ATTACK,
        points=1,
        play=(To(HandToTop(), Acquire(ALL_SUITS)), EachOther(Recall())),
    ),
    SAME["Invasion"],
    Card("Monument", UNCIVILISED | BARBARIAN | PINNED, points=1, exhaust=FreePlay(a(UNREST))),
    Card("Code of Laws", UNCIVILISED | PINNED, points=1, exhaust=Draw()),
    Card(
        "Religion",
        UNCIVILISED | PINNED,
        points=1,
        exhaust=GainAction(),
        solstice=Choose(TakeUnrest(), Pay(materials=3)),
    ),
    SAME["Oracle"],
    Card(
        "Domestication",
        UNCIVILISED | PINNED,
        points=Per(2, Owned(FERTILE)),
        passives=(When(MaterialsFrom(FERTILE), Gain(progress=1), exhaust=True),),
    ),
    Card(
        "Water Mill",
        UNCIVILISED | PINNED,
        points=Per(1, Owned(FERTILE | RIVER)),
        exhaust=Choose(
            To(Recall(a(FERTILE)), Gain(materials=2, population=1, from_cost=True)),
            To(Recall(a(RIVER)), GainAction()),
        ),
    ),
    Card("Qanat", UNCIVILISED | PINNED, points=Per(2, Owned(RIVER)), exhaust=TreatAsProduction(RIVER)),
    SAME["Rituals & Ceremonies"],
    classics.city(copies=1, players=3),
    classics.city(copies=3),
    Card(
        "Road Building",
        UNCIVILISED | CIVILISED | PINNED,
        points=1,
        passives=(LoseBarbarian(named("Conquer")),),
        solstice=Gain(materials=2),
    ),
    Card(
        "Art",
        UNCIVILISED | CIVILISED | PINNED,
        points=1,
        solstice=ByState(
            barbarian=May(To(Pay(materials=1), ReturnUnrest())),
            empire=May(To(Pay(materials=3), Gain(progress=1))),
        ),
    ),
    SAME["Diplomacy"],
    SAME["Leadership"],
    SAME["Lost Scroll"],
)
