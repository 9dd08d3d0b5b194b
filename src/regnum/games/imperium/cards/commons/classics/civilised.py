"""The civilised commons of Classics, 1CIV1 to 1CIV15."""

from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.effects import (
    Abandon,
    Acquire,
    CardsOwned,
    Choose,
    Discard,
    Done,
    Draw,
    EachOther,
    EachPlayer,
    Gain,
    GainAction,
    GarrisonThis,
    Give,
    InPlay,
    IntoHistory,
    May,
    Owned,
    Pay,
    Per,
    Pool,
    ReturnUnrest,
    Steal,
    TakeUnrest,
    To,
    When,
    YouReturnUnrest,
    a,
)
from regnum.games.imperium.terms import (
    ATTACK,
    CITY,
    CIVILISED,
    EMPIRE,
    KNIGHT,
    MATERIALS,
    METROPOLIS,
    PINNED,
    POPULATION,
    PROGRESS,
    REGION,
    TRIBUTARY,
)

LATE = CIVILISED | EMPIRE
"""Every civilised card that is not also uncivilised is for empires."""


def metropolis(players: int) -> Card:
    """A metropolis of the commons."""
    return Card(
        "Metropolis",
        LATE | PINNED | METROPOLIS,
        players=players,
        points=2,
        solstice=Choose(Gain(population=1), Gain(materials=1), Draw()),
    )


CARDS = (
    Card(
        "Drama & Poetry",
        LATE | ATTACK,
        players=4,
        free=True,
        points=2,
        play=(Steal(progress=1), EachPlayer(May(To(Discard(), ReturnUnrest())))),
    ),
    Card(
        "Education",
        LATE,
        free=True,
        points=2,
        play=(May(IntoHistory(("hand",))), May(IntoHistory(("discard",)))),
    ),
    Card(
        "Moneylenders",
        LATE,
        free=True,
        points=Per(1, Pool(MATERIALS), each=10),
        play=To(Pay(materials=3), GainAction()),
    ),
    Card(
        "Corruption",
        LATE | ATTACK,
        points=2,
        play=(EachPlayer(Gain(materials=2)), EachOther(TakeUnrest()), Gain(progress=1)),
    ),
    Card(
        "Onager",
        LATE | ATTACK,
        points=2,
        play=(
            EachOther(Abandon(a(CITY))),
            Gain(materials=2, per=Done(a(CITY))),
            May(Acquire(REGION | TRIBUTARY)),
        ),
    ),
    metropolis(players=2),
    metropolis(players=4),
    Card(
        "Pharmacy",
        LATE | PINNED,
        points=2,
        solstice=Choose(Gain(population=1), To(Pay(population=2), Gain(progress=1))),
    ),
    Card(
        "Wonder",
        LATE | PINNED,
        players=3,
        points=2,
        passives=(When(YouReturnUnrest(), Gain(progress=2), exhaust=True),),
    ),
    Card("Coinage", LATE | PINNED, points=2, exhaust=Draw(), solstice=Gain(materials=2)),
    Card(
        "Exports",
        LATE | ATTACK,
        points=Per(1, CardsOwned(), each=10),
        play=(EachPlayer(Gain(materials=2)), Give()),
    ),
    Card(
        "Urban Development",
        LATE,
        points=Per(2, Owned(CITY | METROPOLIS)),
        play=Gain(materials=1, population=1, per=InPlay(CITY | METROPOLIS)),
    ),
    Card(
        "Mercenaries",
        LATE,
        free=True,
        points=Per(1, Pool(POPULATION), each=4),
        play=To(Pay(population=1), GainAction()),
    ),
    Card(
        "Temple",
        LATE | PINNED,
        points=Per(1, Pool(PROGRESS), each=5),
        exhaust=To(Discard(), Gain(progress=1)),
        solstice=ReturnUnrest(("discard",)),
    ),
    Card(
        "Cataphract",
        LATE | ATTACK | KNIGHT,
        points=2,
        play=(EachOther(Abandon(a(REGION))), May(Acquire(REGION | TRIBUTARY)), May(GarrisonThis())),
    ),
)
