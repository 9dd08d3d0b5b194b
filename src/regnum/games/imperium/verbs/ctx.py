"""What an effect needs to know while it is resolved."""

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias

from regnum.engine.decision import Decision, Gather
from regnum.engine.fields import Cards
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import NONE, NOTHING, Cost

Steps: TypeAlias = Generator[Decision | Gather, Any, int]
"""Something being done: asks where somebody decides, and says at last how much of it was done."""


class Happened(NamedTuple):
    """What a reaction answers."""

    card: int = NONE
    """The card that was played, gained, abandoned …"""
    cards: Cards = ()
    """The cards in play that materials came from."""
    how: str = ""
    """`acquire` or `break`; where a card was played from; ..."""
    suit: int = 0
    """The suit that was declared for a break through; 0 where none was."""
    tokens: Cost = NOTHING
    """The tokens that came with a market card."""
    exiled: bool = False
    """The card was gained from exile."""
    unseen: bool = False
    """The others do not know the card."""


NOTHING_HAPPENED = Happened()


class Ctx:
    """Who resolves which card, and what its earlier sentences have done."""

    __slots__ = (
        "attack",
        "card",
        "cards",
        "count",
        "happened",
        "owner",
        "reserved",
        "seat",
        "shields",
        "state",
    )

    def __init__(self, state: ImperiumState, seat: int, card: int) -> None:
        self.state = state
        self.seat = seat
        """Whom the effect is applied to: "you" of the text."""
        self.owner = seat
        """Who plays the card."""
        self.card = card
        """The card whose text it is: "this card"."""
        self.attack = False
        self.shields = 0
        """Who has a protection against this attack, as bits."""
        self.cards: Cards = ()
        """What the last sentence has moved, drawn or found."""
        self.count = 0
        """How much the last sentence has done, over all players."""
        self.reserved = 0
        """Action tokens that playing the card itself will take, while it is only checked."""
        self.happened = NOTHING_HAPPENED

    def hand(self) -> Cards:
        """The hand without this card, which is still there while it is only checked."""
        hand = self.state.hand[self.seat]
        card = self.card
        if card in hand:
            return tuple([other for other in hand if other != card])
        return hand

    def of(self, seat: int) -> "Ctx":
        """The same card as applied to another player."""
        other = Ctx(self.state, seat, self.card)
        other.owner, other.attack, other.shields = self.owner, self.attack, self.shields
        other.happened = self.happened
        return other
