"""What is asked of a seat, and what it may answer."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

Arg: TypeAlias = int | str | tuple[str, ...]
"""An argument of a message: see `engine.text` for how each is put into words."""


class Phrase(NamedTuple):
    """Something to be said: a message id with its arguments."""

    text: str
    args: tuple[tuple[str, Arg], ...] = ()


Kind: TypeAlias = Literal["card", "choice", "done", "number", "pile", "resource", "seat"]


class Option(NamedTuple):
    """One answer. Rules receive its `value`; records, clients and people use its `key`.

    Options are made once and kept in tables, so that asking costs next to nothing.
    """

    kind: Kind
    value: int
    key: str

    @property
    def name(self) -> str:
        """The key without its kind: `science-2` of `card:science-2`."""
        return self.key.partition(":")[2]


def option(kind: Kind, value: int, name: str) -> Option:
    """An option with the key that every game forms in the same way."""
    return Option(kind, value, f"{kind}:{name}")


SEATS = tuple(option("seat", seat, str(seat)) for seat in range(8))
NUMBERS = tuple(option("number", number, str(number)) for number in range(100))
DONE = Option("done", -1, "done")


class Ask(NamedTuple):
    """A question in words: a message id with its arguments, and the clause that asks it."""

    text: str
    clause: str
    args: tuple[tuple[str, Arg], ...] = ()
    told: bool = False
    """An answer that needs no asking is told in the log all the same, by the message `<text>-forced`:
    it costs the seat something."""


Options: TypeAlias = Sequence[Option]

ONE = (1, 1)
"""A single pick."""


class Decision(msgspec.Struct, gc=False):
    """One seat picks exactly one option.

    Instead of the options there may be a function that makes them of what is `given`: it is called when
    somebody looks. A clone runs its unit again without looking, so that whatever it takes to find the options
    is done only once.
    """

    seat: int
    ask: Ask
    offered: Options | Callable[..., Options]
    """See `options`."""
    zone: str | tuple[str, ...] = ""
    """Where the cards among the options lie, if that is not plain from the cards: a zone, what the keys of
    several begin with, or several of these."""
    secret: bool = False
    """The options rest on what others may not know. Such a decision is asked even when one option is left:
    answering it for the seat would tell the others that the seat had no choice."""
    picks: tuple[int, int] = ONE
    """How many picks the question wants, at least and at most, this one included. The others are asked for
    one by one, in the same words; a client may gather them and send them as one answer."""
    given: tuple[Any, ...] | None = None
    """What the options are still to be made of; None when they are there. A closure would do the same, and
    take three times as long to make."""

    @property
    def options(self) -> Options:
        """What may be answered."""
        if self.given is not None:
            self.offered = self.offered(*self.given)  # type: ignore[operator]
            self.given = None
        return self.offered  # type: ignore[return-value]

    def find(self, key: str) -> Option | None:
        """The option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def __repr__(self) -> str:
        keys = " ".join(option.key for option in self.options)
        return f"<seat {self.seat} {self.ask.text} ({self.ask.clause}): {keys}>"


class Gather:
    """Several seats are asked at once; nobody learns an answer before all have answered.

    The unit receives the values in the order of the decisions, whatever order they were given in.
    """

    __slots__ = ("decisions",)

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.decisions = tuple(decisions)


Unit: TypeAlias = Generator[Decision | Gather, Any, None]
"""A small piece of a game: changes the state and yields where somebody decides."""
