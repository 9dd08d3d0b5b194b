"""What all messages share."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL = 1

Lang: TypeAlias = Literal["en", "hu"]
Status: TypeAlias = Literal["playing", "over", "closed", "broken"]
"""`broken`: the choices of the table do not replay with these rules any more. It can be read and closed."""
ErrorType: TypeAlias = Literal[
    "illegal",  # the answer is not on the list
    "stale",  # the question was answered, or an undo came in between
    "foreign",  # not your seat, your table or your turn
    "refused",  # a sound wish that cannot be granted now: undo after a reveal, a taken seat, a closed table
    "oversized",
    "malformed",
    "flooding",
    "missing",  # no such table, link, game, clause or page
    "unwell",  # our own fault
]

Request: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Message(msgspec.Struct, kw_only=True, gc=False):
    """Carries the version of the protocol."""

    v: Literal[1] = 1


class Part(msgspec.Struct, kw_only=True, gc=False):
    """A piece of a message."""


class Problem(Message):
    """What is wrong: a type for programs, a line for people, and what the line is about."""

    type: ErrorType
    message: str
    args: dict[str, Any] = {}
