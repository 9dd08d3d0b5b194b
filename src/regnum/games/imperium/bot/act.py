"""What a step of a bot needs to know while it is done."""

from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.verbs.ctx import Steps
from regnum.games.imperium.verbs.play import protections

PLAYER = 0
"""Who plays against a bot."""


class Act:
    """A row being carried out: for which card, and what its earlier steps have done."""

    __slots__ = ("_shielded", "bot", "card", "here", "owed", "spent", "state")

    def __init__(self, state: ImperiumState, card: int) -> None:
        self.state = state
        self.bot = state.people
        self.card = card
        """The card that is resolved: "this card"."""
        self.here = True
        """It has not been sent anywhere yet (SOLO-RESOLVE-9)."""
        self.spent = 0
        """How many tokens the last cost has taken."""
        self.owed = 0
        """Unrest cards that come into the bot discard when it was shuffled (SOLO-NATION-UTO-5)."""
        self._shielded: bool | None = None

    def shielded(self) -> Steps:
        """Does the player ward off the attack of this row? Asked once, before the first harm: the answer
        stands for the whole row (SOLO-EFFECT-ATTACK-1, SOLO-EFFECT-ATTACK-2)."""
        if self._shielded is None:
            self._shielded = bool((yield from protections(self.state, self.bot, self.card)))
        return int(self._shielded)
