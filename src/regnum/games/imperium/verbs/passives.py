"""Which passives work for a seat."""

from collections.abc import Sequence
from typing import TypeVar

from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import Passive
from regnum.games.imperium.state import ImperiumState

P = TypeVar("P", bound=Passive)


def passives(state: ImperiumState, seat: int, sort: type[P]) -> Sequence[tuple[int, P]]:
    """The passives of one class in play, each with its card: mostly none, which the mask says at once.

    What is asked for often looks at the mask before: `if state.watch[seat] & HAND_SIZE`.
    """
    if not state.watch[seat] & sort.kind:
        return ()
    return [
        (card, passive)
        for card in state.in_play(seat)
        for passive in index.PASSIVES[card]
        if isinstance(passive, sort)
    ]
