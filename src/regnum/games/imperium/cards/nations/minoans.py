"""The Minoans, 2MIN1 to 2MIN23."""

from dataclasses import dataclass

from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import (
    GARRISON,
    PROSPER,
    advance,
    conquer,
    glory,
    metropolis,
    prosperity,
    unrest,
)
from regnum.games.imperium.effects import (
    Abandon,
    AbandonThis,
    Acquire,
    CheaperDevelopment,
    Choose,
    Develop,
    Discard,
    Draw,
    EachOther,
    Gain,
    InPlay,
    IntoHistory,
    May,
    Pay,
    Per,
    Pool,
    Store,
    Then,
    ThisIntoHistory,
    To,
    a,
)
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    CITY,
    EMPIRE,
    FERTILE,
    LAND,
    METROPOLIS,
    PINNED,
    POWER,
    PRODUCTION,
    PROGRESS,
    REGION,
    RIVER,
    Cost,
)


@dataclass(frozen=True)
class AbandonForTokens(AbandonThis):
    """Abandon this card for the tokens on it, which its owner gains however it leaves play (Q-31)."""

    text = "imperium-say-abandon-for-tokens"


NATION = Nation(
    "minoans",
    "MIN",
    number=14,
    box="legends",
    difficulty=2,
    read=("NATION-MINOANS-1", "Q-31"),
    sides=(
        Card("Minoans", POWER, starts="in-play", solstice=May(To(Discard(), Gain(progress=1)))),
        Card("Minoans", POWER, starts="in-play", points=Per(1, Pool(PROGRESS))),
    ),
    cards=(
        Card("King Minos", starts="accession", play=(Gain(progress=1), May(Develop()), ThisIntoHistory())),
        Card(
            "Minoan Traders",
            EMPIRE,
            starts="development",
            points=2,
            cost=Cost(materials=2, population=1, progress=1),
            play=(
                EachOther(Gain(materials=2)),
                Choose(*PROSPER.effects, Gain(progress=1, per=InPlay(CITY | METROPOLIS))),
            ),
        ),
        Card(
            "Drainage System",
            EMPIRE | PINNED,
            starts="development",
            points=2,
            cost=Cost(materials=2, population=2, progress=1),
            solstice=Gain(population=1),
        ),
        Card(
            "Architecture",
            EMPIRE | PINNED,
            starts="development",
            points=3,
            cost=Cost(materials=5, progress=2),
            passives=(CheaperDevelopment(Cost(progress=1)),),
        ),
        Card(
            "Frescos",
            EMPIRE | PINNED,
            starts="development",
            points=3,
            cost=Cost(materials=3, population=1, progress=2),
            solstice=May(To(Discard(), Then(Draw(), Gain(progress=1)))),
        ),
        Card(
            "Labyrinth",
            EMPIRE | PINNED,
            starts="development",
            points=3,
            cost=Cost(materials=3, population=2, progress=2),
            solstice=May(To(Pay(population=1), Gain(progress=1))),
        ),
        Card(
            "Minoan Expansion",
            EMPIRE | ATTACK,
            starts="development",
            points=3,
            cost=Cost(population=4),
            play=(EachOther(Abandon(a(REGION))), May(Acquire(ALL_SUITS))),
        ),
        Card(
            "Seal Stones",
            starts="development",
            points=Per(1, Pool(PROGRESS)),
            cost=Cost(materials=3, population=1, progress=3),
            playable=False,
        ),
        glory("nation"),
        unrest(starts="nation"),
        Card("Writing Systems", PINNED, starts="nation", exhaust=To(IntoHistory(("discard",)), Draw())),
        metropolis("Knossos", "nation"),
        advance(),
        conquer(),
        Card(
            "Pottery",
            BARBARIAN | PINNED,
            starts="deck",
            solstice=Choose(Then(Pay(materials=2), Store(progress=1)), AbandonForTokens()),
        ),
        Card(
            "Thera",
            LAND | BARBARIAN,
            terrain=(PRODUCTION,),
            starts="deck",
            play=(Gain(progress=1), GARRISON),
        ),
        Card("Crete", LAND, terrain=(PRODUCTION, RIVER, FERTILE), starts="deck", play=GARRISON),
        Card("Cyprus", LAND, terrain=(PRODUCTION,), starts="deck", play=GARRISON),
        prosperity(),
        unrest(3, starts="deck"),
    ),
)
