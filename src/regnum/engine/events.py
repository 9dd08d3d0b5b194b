"""What happens at the table, and who may know its details."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from regnum.engine.decision import Arg

EventKind: TypeAlias = Literal["moved", "used", "turned", "revealed", "shuffled", "counted", "scored", "said"]
"""What the client plays as motion. The words come from the event's text."""


class Turn(NamedTuple):
    """A bracket around what happens: its number, and whose turn it is (None between turns)."""

    number: int = 0
    seat: int | None = None


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """A change that a person at the table would see.

    `public` is for everybody, `secret` only for the seats in `knows`. Who may know the secret part is
    told by the text `<text>-known`, everybody else by `<text>`.
    """

    kind: EventKind
    text: str
    public: Mapping[str, Arg] = {}
    secret: Mapping[str, Arg] = {}
    knows: tuple[int, ...] = ()
    reveals: bool = False
    """Somebody has learnt what was not theirs to know before: undo stops here."""
    turn: Turn = Turn()

    def seen_by(self, seat: int | None) -> "SeenEvent":
        """What one seat, or a spectator, gets to know of it."""
        if self.secret and seat in self.knows:
            return SeenEvent(self.kind, f"{self.text}-known", {**self.public, **self.secret}, self.turn)
        return SeenEvent(self.kind, self.text, self.public, self.turn)


class SeenEvent(msgspec.Struct, frozen=True):
    """An event as one viewer sees it."""

    kind: EventKind
    text: str
    args: Mapping[str, Arg]
    turn: Turn = Turn()
