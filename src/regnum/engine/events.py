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


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False):
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
    clauses: tuple[str, ...] = ()
    """What it comes from, the nearest first: a row of a bot's table, the clause that says which row, or any
    other clause; `imperium-bots:ROM-B-1`, `imperium-solo:SOLO-RESOLVE-3`."""
    beat: str = ""
    """In the turn of a side that nobody sits at: the step that it belongs to, such as `slot:3`. Who watches
    is given a moment for each of them."""
    turn: Turn = Turn()

    def seen_by(self, seat: int | None) -> "SeenEvent":
        """What one seat, or a spectator, gets to know of it."""
        text, args = self.text, self.public
        if self.secret and seat in self.knows:
            text, args = f"{text}-known", {**args, **self.secret}
        return SeenEvent(self.kind, text, args, self.clauses, self.beat, self.turn)


class SeenEvent(msgspec.Struct, frozen=True, gc=False):
    """An event as one viewer sees it."""

    kind: EventKind
    text: str
    args: Mapping[str, Arg]
    clauses: tuple[str, ...] = ()
    beat: str = ""
    turn: Turn = Turn()
