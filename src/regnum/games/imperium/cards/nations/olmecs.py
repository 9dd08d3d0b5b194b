"""The Olmecs, 2OLM1 to 2OLM26."""

from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import GARRISON, LANDS, PROSPER, unrest
from regnum.games.imperium.effects import (
    Acquire,
    Choose,
    DiscardMasks,
    Done,
    DrawUpTo,
    EachPlayer,
    FewerMasks,
    Gain,
    Garrison,
    GarrisonForMasks,
    Give,
    HandToTop,
    IntoHistory,
    LookAtFame,
    May,
    Pay,
    ReturnExhaustion,
    ReturnUnrest,
    SpendAction,
    TakeBack,
    TakeUnrest,
    Then,
    To,
    Where,
    a,
    in_play,
)
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    EITHER,
    EMPIRE,
    FERTILE,
    LAND,
    MASK,
    METROPOLIS,
    PINNED,
    POWER,
    PRODUCTION,
    RIVER,
    UNREST,
    Cost,
    Start,
)

PRICE = Cost(materials=4, population=2)
"""All their developments cost the same."""
RITES = Then(DiscardMasks(2), SpendAction())
"""What most of their abilities cost."""


def stone_mask(starts: Start, copies: int) -> Card:
    """Some begin in the draw deck, others in the nation deck."""
    return Card(
        "Stone Mask",
        MASK,
        copies=copies,
        starts=starts,
        points=Where(history=1),
        play=(DrawUpTo(3, if_able=True), HandToTop()),
    )


NATION = Nation(
    "olmecs",
    "OLM",
    number=15,
    box="legends",
    difficulty=4,
    read=("NATION-OLMECS-1", "Q-70", "Q-71"),
    sides=(
        Card(
            "Olmecs",
            POWER,
            starts="in-play",
            exhaust=Choose(
                IntoHistory(("discard",), a(MASK)),
                To(DiscardMasks(3), Acquire(ALL_SUITS)),
            ),
        ),
        Card(
            "Olmecs", POWER, starts="in-play", exhaust=To(IntoHistory(("hand",), a(MASK)), Gain(progress=2))
        ),
    ),
    cards=(
        Card(
            "San Lorenzo Tenochtitlán",
            PINNED | METROPOLIS,
            starts="accession",
            exhaust=To(HandToTop(), Choose(TakeBack(a(MASK)), Gain(population=1, materials=1))),
        ),
        Card(
            "Step Pyramids",
            EMPIRE | PINNED,
            starts="development",
            points=3,
            cost=PRICE,
            passives=(FewerMasks(),),
            solstice=May(TakeBack(a(MASK))),
        ),
        Card(
            "Ritual Sacrifice",
            EMPIRE,
            starts="development",
            points=3,
            cost=PRICE,
            needs=in_play("Step Pyramids"),
            play=To(Then(DiscardMasks(2), Pay(population=2)), LookAtFame(3)),
        ),
        Card(
            "Olmec Traders",
            EMPIRE | ATTACK,
            starts="development",
            points=3,
            cost=PRICE,
            play=(Gain(materials=3), Give(TakeUnrest(), a(MASK))),
        ),
        Card(
            "Tres Zapotes",
            LAND | EMPIRE,
            terrain=(PRODUCTION, FERTILE),
            starts="development",
            points=3,
            cost=PRICE,
            play=(TakeBack(a(MASK), 2, up_to=True), GARRISON),
        ),
        Card(
            "Stone Heads",
            EMPIRE | PINNED,
            starts="development",
            points=3,
            cost=PRICE,
            passives=(GarrisonForMasks(),),
            solstice=May(Garrison()),
        ),
        Card(
            "Drainage System",
            EMPIRE | PINNED,
            starts="development",
            points=3,
            cost=PRICE,
            solstice=Gain(population=1),
        ),
        Card(
            "Cacao",
            starts="nation",
            play=(EachPlayer(May(ReturnUnrest(("hand", "discard")))), Gain(progress=1, per=Done(a(UNREST)))),
        ),
        Card(
            "Olmec Hieroglyphics",
            PINNED,
            starts="nation",
            exhaust=Choose(ReturnExhaustion(), To(SpendAction(), TakeBack())),
        ),
        Card("Calendar", PINNED, starts="nation", exhaust=To(RITES, PROSPER)),
        stone_mask("nation", 2),
        Card("Lodestone Compass", PINNED, starts="deck", exhaust=To(RITES, Acquire(LANDS))),
        Card("Ball Games", PINNED, starts="deck", exhaust=To(RITES, Acquire(EITHER))),
        Card(
            "Laguna de los Cerros",
            LAND,
            terrain=(PRODUCTION, RIVER),
            starts="deck",
            play=(Gain(population=1), GARRISON),
        ),
        Card(
            "La Venta",
            LAND,
            terrain=(PRODUCTION, RIVER),
            starts="deck",
            play=(Gain(materials=2), GARRISON),
        ),
        stone_mask("deck", 6),
        unrest(starts="supply"),
        unrest(players=3, starts="supply"),
        unrest(players=4, starts="supply"),
    ),
)
