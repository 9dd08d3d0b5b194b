"""What seats know of the cards that they cannot see, so that `sample` keeps it.

Nearly every card moves openly, so everybody knows which cards are somebody's own, but not where they are:

- `shown`: the cards that everybody knows to be in a seat's hand or on top of its deck. A card that enters
  the hand openly is one. When a draw deck is renewed, all cards of the hand are: the new deck is what was
  the discard pile.
- `tops`: so many cards on top of a deck were put there from the hand, or revealed there; their owner knows
  them in order.
- `open_top`: those of them that came from the discard pile, or were revealed, for everybody to see.
- `strays`: (card, group, who knows): a card that has moved unseen. Whoever does not know which card it was
  knows only that it is one of its group: of the fame deck, a small deck, a hand, a history, a nation deck.
- `pins`: the cards of the fame deck, or of the own nation deck, whose exact place a seat knows.
- `known_main`: cards that were revealed from the main deck and shuffled back.

`shown` is about places, not about names: a stray in a hand is shown to lie there, even to those who do not
know what it is.
"""

from regnum.engine.fields import Cards, without
from regnum.games.imperium.state import ImperiumState


def reveal(state: ImperiumState, card: int) -> None:
    """Everybody sees the card where it is now."""
    if state.strays:
        state.strays = tuple([stray for stray in state.strays if stray[0] != card])
    for seat, pinned in enumerate(state.pins):
        if card in pinned:
            state.pins[seat] = without(pinned, card)


def stray(state: ImperiumState, card: int, group: str, *knows: int) -> None:
    """A card has moved unseen out of its group; only these seats know it."""
    mask = sum(1 << seat for seat in knows)
    for at, (other, _, known) in enumerate(state.strays):
        if other == card:
            # It has moved unseen before: whoever learns it now knows it, and the rest still guess as before.
            entry = (card, state.strays[at][1], known | mask)
            state.strays = (*state.strays[:at], entry, *state.strays[at + 1 :])
            return
    if mask != (1 << state.seats) - 1:
        state.strays = (*state.strays, (card, group, mask))


def show(state: ImperiumState, seat: int, card: int) -> None:
    """Everybody knows that this card, whatever it is, is in the seat's hand."""
    state.shown[seat] = (*state.shown[seat], card)


def hide(state: ImperiumState, seat: int, card: int) -> None:
    """The card has left the hand and the top of the deck."""
    shown = state.shown[seat]
    if card in shown:
        state.shown[seat] = without(shown, card)


def emptied(state: ImperiumState, seat: int, hand: Cards) -> None:
    """The whole hand was laid open elsewhere: of what is shown, the top of the deck is left."""
    if state.shown[seat]:
        state.shown[seat] = tuple([card for card in state.shown[seat] if card not in hand])
    if state.strays or any(state.pins):
        for card in hand:
            reveal(state, card)


def doubt(state: ImperiumState, seat: int) -> None:
    """A card has left the hand unseen: it could be any of those that were shown to be there."""
    state.shown[seat] = ()


def opened(state: ImperiumState, seat: int) -> None:
    """Everybody has seen the whole hand, and the draw deck in its order."""
    state.shown[seat] = state.hand[seat]
    state.tops[seat], state.open_top[seat] = len(state.deck[seat]), state.deck[seat]


def renewed(state: ImperiumState, seat: int) -> None:
    """The draw deck is a new one: nothing lies on it, and what is in hand is what did not go into it."""
    state.shown[seat] = state.hand[seat]
    state.tops[seat], state.open_top[seat] = 0, ()


def mixed(state: ImperiumState, seat: int) -> None:
    """The draw deck was searched and shuffled: what lay on top of it may be anywhere in it."""
    if state.tops[seat]:
        state.tops[seat], state.open_top[seat] = 0, ()
        state.shown[seat] = ()


def pin(state: ImperiumState, seat: int, cards: Cards) -> None:
    """The seat alone knows exactly where these cards lie."""
    for other, pinned in enumerate(state.pins):
        if other != seat and pinned:
            state.pins[other] = tuple([card for card in pinned if card not in cards])
    mine = state.pins[seat]
    state.pins[seat] = (*mine, *[card for card in cards if card not in mine])


def unpin(state: ImperiumState, seat: int, cards: Cards) -> None:
    """The seat no longer knows where these cards lie."""
    state.pins[seat] = tuple([card for card in state.pins[seat] if card not in cards])
