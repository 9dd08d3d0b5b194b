"""The commons of Classics, in the order of their numbers."""

from regnum.games.imperium.cards.card import Commons
from regnum.games.imperium.cards.commons.classics import civilised, fame, regions, tributaries, uncivilised
from regnum.games.imperium.cards.shared import unrest

COMMONS = Commons(
    number=0,
    box="classics",
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
    kings=(fame.KING_A, fame.KING_B),
)
