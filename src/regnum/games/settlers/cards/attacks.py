"""The 16 attack cards of the solo game (SOLO-4). The good on one is its target; it is also what the card
produces as a deal of the virtual player (SOLO-7)."""

from regnum.games.settlers.cards.card import Card, Deck, Faction
from regnum.games.settlers.effects import gain

DECK = Deck(
    number=5,
    faction=Faction.ATTACK,
    cards=(
        Card("attack-wood", deal=gain(wood=1), copies=3),
        Card("attack-gold", deal=gain(gold=1), copies=3),
        Card("attack-card", deal=gain(card=1), copies=3),
        Card("attack-stone", deal=gain(stone=1), copies=2),
        Card("attack-worker", deal=gain(worker=1), copies=2),
        Card("attack-vp", deal=gain(vp=1), copies=2),
        Card("attack-food", deal=gain(food=1)),
    ),
)
