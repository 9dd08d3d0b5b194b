"""The civilised commons of Legends, 2CIV1 to 2CIV15."""

from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.cards.commons.classics import civilised as classics
from regnum.games.imperium.cards.commons.classics.civilised import LATE
from regnum.games.imperium.effects import (
    AcquireExiled,
    Discard,
    FreePlays,
    Gain,
    HandSize,
    InPlay,
    May,
    Per,
    Pool,
    ReturnUnrest,
    TakeBack,
    To,
    When,
    YouGainCard,
    a,
)
from regnum.games.imperium.terms import CITY, METROPOLIS, PINNED, PROGRESS, REGION, TRIBUTARY

SAME = {card.name: card for card in classics.CARDS}
"""Classics has these cards too."""

CARDS = (
    SAME["Drama & Poetry"],
    SAME["Education"],
    SAME["Moneylenders"],
    SAME["Corruption"],
    SAME["Onager"],
    classics.metropolis(players=2),
    Card(
        "Astronomy",
        LATE | PINNED,
        points=2,
        passives=(When(YouGainCard(REGION, how="acquire"), Gain(progress=1), exhaust=True),),
        solstice=May(TakeBack(a(REGION))),
    ),
    Card("Cartography", LATE | PINNED, players=3, points=2, passives=(AcquireExiled(REGION | TRIBUTARY),)),
    Card(
        "Masonry",
        LATE | PINNED,
        players=4,
        points=Per(2, InPlay(CITY | METROPOLIS)),
        passives=(FreePlays(a(CITY | METROPOLIS)),),
    ),
    Card("Civil Service", LATE | PINNED, points=2, passives=(HandSize(),), solstice=Gain(materials=2)),
    SAME["Exports"],
    SAME["Urban Development"],
    SAME["Mercenaries"],
    Card(
        "Amphitheatre",
        LATE | PINNED,
        points=Per(1, Pool(PROGRESS), each=5),
        exhaust=To(ReturnUnrest(("discard",)), Gain(progress=1)),
        solstice=Discard(),
    ),
    SAME["Cataphract"],
)
