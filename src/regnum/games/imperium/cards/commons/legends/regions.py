"""The region commons of Legends, 2REG1 to 2REG14. Two of them do not stay in play."""

from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.cards.commons.classics.regions import SETTLE
from regnum.games.imperium.effects import (
    Acquire,
    Discard,
    DiscardToTop,
    Draw,
    ExileThis,
    Gain,
    IntoHistory,
    May,
    Pay,
    Per,
    PoorerPlayers,
    Shield,
    Then,
    ThisIntoHistory,
)
from regnum.games.imperium.terms import ALL_SUITS, BARBARIAN, FERTILE, LAND, PRODUCTION, REGION, RIVER

CARDS = (
    Card("Fortunate Isle", REGION | BARBARIAN, points=2, play=(Acquire(ALL_SUITS), ExileThis())),
    Card("Rainforest", LAND, terrain=(PRODUCTION, FERTILE), play=(Gain(population=1), *SETTLE)),
    Card("Mountain", LAND, terrain=(PRODUCTION,), play=(Gain(materials=2), *SETTLE)),
    Card("Peninsula", LAND, terrain=(PRODUCTION, PRODUCTION, RIVER), play=(Draw(2), *SETTLE)),
    Card("Lakes", LAND, terrain=(PRODUCTION, RIVER, RIVER), play=(May(IntoHistory(("discard",))), *SETTLE)),
    Card(
        "Highlands",
        LAND,
        terrain=(PRODUCTION,),
        play=SETTLE,
        solstice=Then(Gain(population=2), Discard()),
    ),
    Card(
        "Sacred Grove",
        REGION,
        players=3,
        points=Per(2, PoorerPlayers()),
        play=(Gain(progress=1), May(IntoHistory(("hand",))), ThisIntoHistory()),
    ),
    Card(
        "Lowlands",
        LAND,
        terrain=(PRODUCTION,),
        play=SETTLE,
        solstice=Then(Gain(materials=3), Discard()),
    ),
    Card("Moor", LAND, terrain=(PRODUCTION, RIVER), play=(May(DiscardToTop()), *SETTLE)),
    Card("Plain", LAND, terrain=(PRODUCTION, PRODUCTION, FERTILE), play=(Gain(progress=1), *SETTLE)),
    Card(
        "Archipelago",
        LAND,
        terrain=(PRODUCTION, FERTILE, RIVER),
        play=(May(IntoHistory(("discard",))), *SETTLE),
    ),
    Card(
        "Fortified Region",
        LAND,
        points=1,
        play=SETTLE,
        passives=(Shield(Pay(population=1), exhaust=True),),
    ),
    Card(
        "Grassland",
        LAND,
        terrain=(PRODUCTION, FERTILE),
        play=SETTLE,
        solstice=Then(Draw(), Discard()),
    ),
    Card("Island", LAND, terrain=(PRODUCTION, FERTILE, RIVER), play=(Draw(), *SETTLE)),
)
