"""What a computer player is, and where its luck comes from."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Protocol

from regnum.engine.decision import Option
from regnum.engine.position import Position
from regnum.engine.rng import Rng


class Player(Protocol):
    """Decides for a seat, by nothing but what the seat may know."""

    def choose(self, position: Position) -> Option:
        """One of the options of the open decision."""


TOO_OFTEN = 4


def sensible(position: Position) -> Sequence[Option]:
    """The options without cards that were taken again and again in this turn.

    A few cards bring each other back for nothing, and an evaluation that is fond of what could still be done
    would go round for ever.
    """
    options, lately = position.decision.options, position.lately
    if len(lately) < TOO_OFTEN:
        return options
    fresh = [one for one in options if one.kind != "card" or lately.count(one.key) < TOO_OFTEN]
    return fresh or options


def stream(seed: int) -> Rng:
    """A player's own random numbers.

    The seed is hashed: a player that has the seed of its game by chance must not shuffle like the game.
    """
    return Rng(int.from_bytes(blake2b(f"player {seed}".encode(), digest_size=8).digest(), "big"))
