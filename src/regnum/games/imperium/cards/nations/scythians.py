"""The Scythians, 1SCY1 to 1SCY24."""

from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import GARRISON, advance, city, conquer, glory, unrest
from regnum.games.imperium.effects import (
    EMPIRES,
    Acquire,
    BreakThrough,
    Discard,
    Draw,
    EachOther,
    EachPlayer,
    Gain,
    HandSize,
    InPlay,
    IntoHistory,
    May,
    Owned,
    Pay,
    Per,
    Pool,
    Recall,
    ReturnUnrest,
    Shield,
    SpendAction,
    Steal,
    Sum,
    TakeUnrest,
    Then,
    ThisIntoHistory,
    To,
    When,
    YouPlay,
    a,
)
from regnum.games.imperium.terms import (
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FERTILE,
    LAND,
    MATERIALS,
    PINNED,
    POWER,
    PRODUCTION,
    REGION,
    RIVER,
    Cost,
)

SETTLE = (Gain(population=1), GARRISON)


def nomads(icons: int = 0) -> Card:
    """Nomads: only one of the two shows a state (CARD-NOMADS-1)."""
    return Card(
        "Nomads",
        icons,
        starts="deck",
        play=(EachPlayer(May(Draw())), Gain(materials=1, per=InPlay(PRODUCTION))),
    )


NATION = Nation(
    "scythians",
    "SCY",
    number=7,
    box="classics",
    difficulty=2,
    read=("NATION-SCYTHIANS-1",),
    sides=(
        Card(
            "Scythians",
            POWER,
            starts="in-play",
            points=Per(1, Pool(MATERIALS), each=6),
            exhaust=To(Then(SpendAction(), TakeUnrest()), BreakThrough(REGION)),
        ),
        Card(
            "Scythians",
            POWER,
            starts="in-play",
            points=Sum(Per(1, Pool(MATERIALS), each=3), Per(1, Owned(REGION), each=3)),
        ),
    ),
    cards=(
        glory("accession"),
        Card(
            "Ateas",
            EMPIRE,
            starts="development",
            points=3,
            cost=Cost(population=4),
            play=(May(Acquire(REGION)), May(ReturnUnrest()), ThisIntoHistory()),
        ),
        Card(
            "Kurgans",
            EMPIRE | PINNED,
            starts="development",
            points=2,
            cost=Cost(population=3),
            exhaust=IntoHistory(("discard",)),
            passives=(HandSize(),),
        ),
        city("City of Gelonus", "development", EMPIRE, points=2, cost=Cost(population=3)),
        Card(
            "Jewellery",
            starts="development",
            points=7,
            cost=Cost(materials=7),
            playable=False,
            garrisonable=False,
        ),
        unrest(2, starts="nation"),
        Card(
            "Tamga",
            PINNED,
            starts="nation",
            points=Per(1, Owned(REGION), each=2),
            exhaust=To(Discard(), Draw(2)),
        ),
        Card("Pontic Steppe", LAND, terrain=(PRODUCTION, FERTILE), starts="nation", play=SETTLE),
        Card("Tarim Basin", LAND, terrain=(PRODUCTION, RIVER), starts="nation", play=(May(Draw()), GARRISON)),
        Card("Caucasia", LAND, terrain=(PRODUCTION,), starts="nation", play=SETTLE),
        Card(
            "Raiders",
            BARBARIAN | ATTACK,
            starts="nation",
            free=True,
            play=(Draw(2), EachOther(Recall(a(REGION))), Steal(population=1, of=EMPIRES)),
        ),
        nomads(),
        nomads(BARBARIAN),
        advance(),
        conquer(),
        Card("Carpathian Mountains", LAND | BARBARIAN, starts="deck", play=SETTLE),
        Card("Tian Shan", LAND | BARBARIAN, starts="deck", play=SETTLE),
        Card(
            "Mounted Archers",
            PINNED,
            starts="deck",
            passives=(Shield(exhaust=True),),
            solstice=May(To(Pay(materials=1), Gain(population=1))),
        ),
        Card(
            "Tents",
            BARBARIAN | PINNED,
            starts="deck",
            passives=(When(YouPlay(a(REGION)), Gain(population=1), exhaust=True),),
            solstice=May(Recall(a(REGION))),
        ),
        unrest(3, starts="deck"),
    ),
)
