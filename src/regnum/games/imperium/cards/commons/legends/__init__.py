"""The commons of Legends, in the order of their numbers. King of Kings is the one of Classics."""

from regnum.games.imperium.cards.card import Commons
from regnum.games.imperium.cards.commons.legends import civilised, fame, regions, tributaries, uncivilised
from regnum.games.imperium.cards.shared import unrest

COMMONS = Commons(
    number=9,
    box="legends",
    prefix="legends-",
    cards=(
        *uncivilised.CARDS,
        *civilised.CARDS,
        *regions.CARDS,
        *tributaries.CARDS,
        *fame.CARDS,
        unrest(8),
        unrest(2, players=3),
        unrest(2, players=4),
    ),
)
