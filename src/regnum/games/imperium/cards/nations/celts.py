"""The Celts, 1CEL1 to 1CEL28."""

from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import GARRISON, advance, conquer, glory, unrest
from regnum.games.imperium.effects import (
    EMPIRES,
    Abandon,
    Acquire,
    AcquireExiled,
    BreakThrough,
    Choose,
    DiscardToTop,
    Draw,
    EachOther,
    Gain,
    HandSize,
    InPlay,
    IntoHistory,
    LoseBarbarian,
    May,
    Owned,
    Pay,
    Per,
    ReturnUnrest,
    Steal,
    TakeBack,
    TakeUnrest,
    ThisIntoHistory,
    To,
    When,
    YouGainCard,
    YouPlay,
    a,
    named,
)
from regnum.games.imperium.effects.base import Condition
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    CIVILISED,
    EMPIRE,
    FERTILE,
    LAND,
    PINNED,
    POWER,
    PRODUCTION,
    REGION,
    RIVER,
    UNCIVILISED,
    Cost,
    article,
    say_icons,
)
from regnum.games.imperium.verbs.ctx import Ctx


@dataclass(frozen=True)
class HasInPlay(Condition):
    """At least one such icon in play; said of other players, not of "you"."""

    icons: int

    def holds(self, ctx: Ctx) -> bool:
        return InPlay(self.icons).count(ctx) > 0

    def say(self, text: Text) -> str:
        icons = say_icons(self.icons)
        return text("imperium-if-has-in-play", icons=icons, article=article(icons))


NATION = Nation(
    "celts",
    "CEL",
    number=2,
    box="classics",
    difficulty=2,
    read=("NATION-CELTS-1",),
    sides=(
        Card(
            "Celts",
            POWER,
            starts="in-play",
            points=Per(1, Owned(UNCIVILISED)),
            passives=(When(YouGainCard(UNCIVILISED), EachOther(TakeUnrest()), exhaust=True),),
        ),
        Card("Celts", POWER, starts="in-play", points=Per(2, Owned(UNCIVILISED))),
    ),
    cards=(
        Card(
            "Celtic Gold",
            starts="accession",
            play=(EachOther(Gain(materials=1)), Gain(materials=4, per=InPlay(FERTILE))),
        ),
        Card(
            "Celtic Innovation",
            EMPIRE | ATTACK,
            starts="development",
            points=4,
            cost=Cost(materials=2, population=2),
            play=(May(Acquire(UNCIVILISED | CIVILISED)), EachOther(TakeUnrest())),
        ),
        Card(
            "Chainmail",
            EMPIRE | PINNED,
            starts="development",
            points=4,
            cost=Cost(materials=3, population=1),
            passives=(When(YouPlay(a(ATTACK)), Gain(progress=1)),),
        ),
        Card(
            "Chariots",
            EMPIRE | PINNED,
            starts="development",
            points=4,
            cost=Cost(population=3),
            passives=(AcquireExiled(REGION), LoseBarbarian(named("Conquer")), LoseBarbarian(a(ATTACK))),
        ),
        Card(
            "Ogham Script",
            EMPIRE | PINNED,
            starts="development",
            points=4,
            cost=Cost(materials=2, population=2),
            exhaust=(May(IntoHistory(("hand",))), May(IntoHistory(("discard",)))),
            passives=(HandSize(),),
        ),
        Card(
            "Vercingetorix",
            EMPIRE,
            starts="development",
            points=Per(1, Owned(UNCIVILISED)),
            cost=Cost(materials=4),
            play=(May(Acquire(ALL_SUITS)), ThisIntoHistory()),
        ),
        conquer("nation"),
        Card("Armorica", LAND, terrain=(PRODUCTION, RIVER), starts="nation", play=GARRISON),
        Card("Belgica", LAND, terrain=(RIVER,), starts="nation", play=(May(Draw()), GARRISON)),
        Card("Britannia", LAND, terrain=(PRODUCTION, FERTILE), starts="nation", play=GARRISON),
        Card("Hibernia", LAND, terrain=(FERTILE,), starts="nation", play=(May(TakeBack()), GARRISON)),
        unrest(starts="nation"),
        Card(
            "Druids",
            starts="deck",
            play=Choose(
                Gain(progress=1),
                To(Pay(population=1), BreakThrough(UNCIVILISED)),
                To(ReturnUnrest(), Gain(population=1)),
            ),
        ),
        glory(),
        advance(),
        conquer(),
        Card(
            "Boudicca",
            BARBARIAN | ATTACK,
            starts="deck",
            play=(Gain(progress=1), EachOther(Abandon(a(REGION))), ThisIntoHistory()),
        ),
        Card(
            "Cattle Raid",
            BARBARIAN | ATTACK,
            starts="deck",
            play=(
                Gain(materials=2),
                Steal(materials=1, of=HasInPlay(REGION)),
                Steal(progress=1, of=EMPIRES),
            ),
        ),
        Card(
            "Cauldron of Cerridwen",
            PINNED,
            starts="deck",
            exhaust=To(Pay(progress=1), Gain(population=2)),
        ),
        Card("Celtica", LAND, terrain=(PRODUCTION,), starts="deck", play=(May(DiscardToTop()), GARRISON)),
        unrest(2, starts="deck"),
        unrest(2, players=3, starts="supply"),
        unrest(3, players=4, starts="supply"),
    ),
)
