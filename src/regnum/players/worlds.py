"""Worlds that a search plays in: dealt now and then, and used again.

A world is a deal with all the luck that is still to come: whoever chooses the same in it comes to the same
question. So a search leaves a crossing wherever it passes, and plays on from there when it passes again.
Making the same first choices again and again took half of its time.
"""

from collections.abc import Mapping
from random import Random

from regnum.engine.branch import Branch, Spot
from regnum.engine.decision import Options
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.node import Node

USES = 32
"""So many iterations pass before a world is dealt anew. Dealing took a third to a half of the time of a
search that dealt each time, and a search learns little from more worlds than it can compare (docs/players.md
tells what was tried)."""


class Crossing(Spot):
    """A question in a world, with what the tree knows of its options."""

    __slots__ = ("known", "onward", "options", "seat", "seen", "untried")

    def __init__(self, branch: Branch) -> None:
        super().__init__(branch)
        assert self.decision is not None, "nobody passes where a game is over"
        self.seat = self.decision.seat
        """Who is asked."""
        self.onward: dict[Node, Crossing] = {}
        """By the node of an option: where it leads."""
        self.known: list[Node] = []
        self.options = self.decision.options
        self.untried: Options = self.options
        """Those that the tree had no node for."""
        self.seen = 0
        """So many nodes the tree had here when that was last looked up."""

    def look_up(self, children: Mapping[str, Node]) -> None:
        """Learn what was tried at this question, be it in other worlds. What is known stays in the order of
        the options, so that it does not matter when somebody passed here first."""
        self.seen = len(children)
        known, untried = [], []
        for option in self.options:
            if (node := children.get(option.key)) is None:
                untried.append(option)
            else:
                known.append(node)
        self.known, self.untried = known, untried


class Worlds:
    """As many as are needed, at one question."""

    def __init__(self, position: Position, rng: Rng) -> None:
        self._position = position
        self._rng = rng
        self._luck = Random(rng.next()).random
        self._dealt: list[Crossing] = []
        self._uses = 0

    def first(self) -> Branch:
        """The first of them, to be cloned."""
        branch = self._deal()
        self._dealt.append(Crossing(branch))
        return branch

    def next(self) -> Crossing:
        """A world to play in."""
        self._uses += 1
        if self._uses > USES * len(self._dealt):
            self._dealt.append(Crossing(self._deal()))
            return self._dealt[-1]
        return self._dealt[int(self._luck() * len(self._dealt))]

    def _deal(self) -> Branch:
        """A new one. Keeping in mind what seats see of hands took a twentieth of a search of CIV."""
        return self._position.branch(self._rng, forgetful=True)
