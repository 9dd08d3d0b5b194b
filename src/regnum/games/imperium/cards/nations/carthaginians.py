"""The Carthaginians, 1CAR1 to 1CAR23."""

from dataclasses import dataclass

from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import GARRISON, advance, city, conquer, glory, prosperity, unrest
from regnum.games.imperium.effects import (
    Abandon,
    Acquire,
    AndThen,
    BreakThrough,
    Discard,
    Draw,
    DrawFromHistory,
    EachOther,
    EachPlayer,
    FreePlayIt,
    Gain,
    GainAgain,
    Give,
    IntoHistory,
    MarketToken,
    May,
    Pay,
    Per,
    Pool,
    PutOnMarket,
    Recall,
    Then,
    ThisIntoHistory,
    To,
    When,
    YouGainTokens,
    a,
)
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FERTILE,
    MATERIALS,
    PINNED,
    POWER,
    PRODUCTION,
    REGION,
    RIVER,
    TRIBUTARY,
    Cost,
)
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.tokens import gained_from


@dataclass(frozen=True)
class AcquireWithIt(Acquire):
    """The materials on the card acquired come from the card recalled for it (CARD-SHADUF-2)."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        recalled = ctx.cards
        acquired = yield from super().resolve(ctx, optional)
        if acquired:
            yield from gained_from(ctx.state, ctx.seat, recalled)
        return acquired


NATION = Nation(
    "carthaginians",
    "CAR",
    number=1,
    box="classics",
    difficulty=3,
    read=("NATION-CARTHAGINIANS-1", "NATION-CARTHAGINIANS-2"),
    sides=(
        Card(
            "Carthaginians",
            POWER,
            starts="in-play",
            points=Per(1, Pool(MATERIALS), each=6),
            passives=(
                MarketToken(Cost(materials=1)),
                When(YouGainTokens(MATERIALS), GainAgain(MATERIALS), exhaust=True),
            ),
        ),
        Card(
            "Carthaginians",
            POWER,
            starts="in-play",
            points=Per(1, Pool(MATERIALS), each=3),
            passives=(MarketToken(Cost(materials=2)),),
        ),
    ),
    cards=(
        city("City of Carthage", "accession"),
        Card(
            "Elephants",
            EMPIRE | ATTACK,
            copies=2,
            starts="development",
            points=2,
            cost=Cost(population=3),
            play=(EachOther(Abandon(a(REGION))), May(BreakThrough(REGION | TRIBUTARY)), ThisIntoHistory()),
        ),
        Card(
            "Hegemony",
            EMPIRE,
            starts="development",
            points=2,
            cost=Cost(materials=3, population=1),
            play=(To(Pay(materials=2), Acquire(ALL_SUITS)), EachPlayer(May(Draw()))),
        ),
        Card(
            "Hannibal",
            EMPIRE,
            starts="development",
            points=4,
            cost=Cost(population=4),
            play=(May(Acquire(ALL_SUITS)), May(Draw()), May(DrawFromHistory()), ThisIntoHistory()),
        ),
        Card(
            "Trading Ships",
            EMPIRE | PINNED,
            starts="development",
            points=4,
            cost=Cost(materials=4, population=1),
            exhaust=May(To(Recall(a(RIVER | FERTILE)), AcquireWithIt(0, token=MATERIALS))),
        ),
        Card(
            "Monopoly",
            EMPIRE | ATTACK,
            starts="development",
            points=Per(1, Pool(MATERIALS), each=5),
            cost=Cost(materials=7),
            play=(Then(Gain(materials=2), Draw()), Give()),
        ),
        prosperity("nation"),
        Card(
            "Caravans",
            PINNED,
            starts="nation",
            exhaust=To(Then(Pay(materials=3), Discard()), Acquire(0, token=MATERIALS)),
        ),
        advance("nation"),
        Card("Iberia", REGION | PINNED, terrain=(PRODUCTION, FERTILE), starts="nation", play=GARRISON),
        Card("Berbers", TRIBUTARY, starts="nation", play=Gain(population=2)),
        glory(),
        prosperity(),
        advance(),
        conquer(),
        Card(
            "Dido, Queen of Carthage",
            BARBARIAN,
            starts="deck",
            play=(Gain(population=1), May(AndThen(Acquire(REGION), FreePlayIt())), ThisIntoHistory()),
        ),
        Card(
            "Carthaginian Traders",
            BARBARIAN,
            starts="deck",
            free=True,
            play=(PutOnMarket(materials=1), May(IntoHistory(("hand", "discard")))),
        ),
        Card(
            "Balearic Islands",
            REGION | PINNED,
            terrain=(PRODUCTION, PRODUCTION, RIVER),
            starts="deck",
            play=GARRISON,
        ),
        Card(
            "Mauretania",
            REGION | PINNED,
            terrain=(PRODUCTION,),
            starts="deck",
            play=(Gain(materials=2), GARRISON),
        ),
        unrest(2, starts="deck"),
    ),
)
