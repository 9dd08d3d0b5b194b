"""The Vikings, 1VIK1 to 1VIK26."""

from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import GARRISON, advance, city, glory, prosperity, unrest
from regnum.games.imperium.effects import (
    Abandon,
    Acquire,
    AcquireExiled,
    BreakThrough,
    Choose,
    Discard,
    Draw,
    EachOther,
    ExileFromMarket,
    ExileThis,
    Find,
    Gain,
    Garrison,
    Garrisoned,
    IgnoreEmpire,
    LookAtNation,
    May,
    NationToBottom,
    NoHistory,
    Owned,
    Pay,
    Per,
    Pool,
    ReturnUnrest,
    ShuffleNation,
    Steal,
    TakeFame,
    Then,
    To,
    When,
    Where,
    YouGainCard,
    YouPlay,
    YouReturnUnrest,
    YouTakeUnrest,
    a,
    in_play,
    named,
)
from regnum.games.imperium.effects.counts import Both
from regnum.games.imperium.terms import (
    ATTACK,
    BARBARIAN,
    FERTILE,
    MATERIALS,
    PINNED,
    POPULATION,
    POWER,
    PRODUCTION,
    REGION,
    RIVER,
    TRIBUTARY,
    VARIABLE,
)

LAND = REGION | BARBARIAN | PINNED
ABILITY = BARBARIAN | PINNED
SEE_AND_SHUFFLE = Then(LookAtNation(), May(ShuffleNation()))
FATE = When(YouTakeUnrest(), Then(LookAtNation(), May(NationToBottom())))
"""Each unrest taken lets them look at what comes next, and put it off (NATION-VIKINGS-4)."""

NATION = Nation(
    "vikings",
    "VIK",
    number=8,
    box="classics",
    difficulty=4,
    read=("NATION-VIKINGS-1", "NATION-VIKINGS-2", "NATION-VIKINGS-3", "NATION-VIKINGS-4"),
    bottom="ends",
    sides=(
        Card(
            "Vikings",
            POWER,
            starts="in-play",
            points=Per(1, Owned(VARIABLE)),
            passives=(NoHistory(), FATE, When(YouReturnUnrest(), Draw(2), exhaust=True)),
        ),
        Card(
            "Vikings", POWER, starts="in-play", points=Per(2, Owned(VARIABLE)), passives=(NoHistory(), FATE)
        ),
    ),
    cards=(
        Card(
            "Harald Hardrada",
            BARBARIAN,
            starts="accession",
            points=Per(2, Owned(VARIABLE)),
            play=(TakeFame(), May(BreakThrough(REGION))),
        ),
        Card(
            "Iceland",
            LAND,
            terrain=(PRODUCTION,),
            starts="nation",
            play=(GARRISON, Choose(Gain(materials=2), SEE_AND_SHUFFLE)),
        ),
        Card(
            "Combs",
            ABILITY,
            starts="nation",
            points=Per(1, Pool(POPULATION), each=3),
            exhaust=IgnoreEmpire(),
        ),
        Card(
            "Graenland", LAND, starts="nation", play=(GARRISON, Choose(Gain(population=1), SEE_AND_SHUFFLE))
        ),
        Card(
            "Føroyar", LAND, starts="nation", play=(GARRISON, Choose(ExileFromMarket(), Gain(population=1)))
        ),
        Card(
            "Vinland",
            LAND,
            terrain=(PRODUCTION, RIVER, FERTILE),
            starts="nation",
            points=Where(play=6),
            needs=Both(in_play("Longships"), in_play("Graenland")),
            play=Choose(ReturnUnrest(), GARRISON),
        ),
        Card(
            "Sagas",
            ABILITY,
            starts="nation",
            points=Per(1, Garrisoned()),
            solstice=May(Garrison()),
        ),
        city("City of Dubh Linn", "nation", BARBARIAN, points=Per(1, Pool(MATERIALS), each=8)),
        Card(
            "Longships",
            ABILITY,
            starts="nation",
            passives=(
                AcquireExiled(REGION),
                When(YouGainCard(REGION, "acquire", exiled=True), Gain(population=1)),
                When(YouPlay(a(ATTACK)), Gain(materials=2), exhaust=True),
            ),
        ),
        Card(
            "Skis",
            ABILITY,
            starts="nation",
            points=2,
            passives=(When(YouPlay(a(REGION)), Choose(Draw(), Gain(materials=2)), exhaust=True),),
        ),
        Card("Rollo the Walker", BARBARIAN, starts="nation", play=(TakeFame(), ExileThis())),
        Card(
            "Go a'Viking",
            BARBARIAN | ATTACK,
            starts="nation",
            free=True,
            play=Steal(materials=2, or_unrest=True),
        ),
        unrest(2, starts="nation"),
        Card(
            "Gothja",
            BARBARIAN,
            starts="deck",
            play=(
                LookAtNation(),
                May(ShuffleNation()),
                Choose(Then(ReturnUnrest(), Gain(population=1)), Draw(2)),
            ),
        ),
        Card("Scandinavia", LAND, terrain=(PRODUCTION,), starts="deck", play=GARRISON),
        advance(),
        prosperity(),
        glory(),
        Card(
            "Erik the Red",
            BARBARIAN,
            starts="deck",
            play=(
                To(Then(Abandon(named("Scandinavia")), Pay(population=1)), Find(a(REGION))),
                ExileThis(),
            ),
        ),
        Card(
            "Jomsviking",
            BARBARIAN | ATTACK,
            starts="deck",
            play=(
                To(Pay(materials=2, population=1), Acquire(REGION | TRIBUTARY)),
                EachOther(Discard()),
            ),
        ),
        Card(
            "Althing",
            BARBARIAN | ATTACK,
            starts="deck",
            play=(Steal(materials=1), Choose(Gain(progress=1), ReturnUnrest())),
        ),
        unrest(starts="deck"),
        unrest(players=3, starts="supply"),
        unrest(players=4, starts="supply"),
    ),
)
