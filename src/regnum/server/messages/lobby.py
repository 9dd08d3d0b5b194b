"""Setting up tables, finding and joining them, and hints."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from regnum.server.messages.base import Message, Name, Number, Part, Status

SeatKind: TypeAlias = Literal["person", "open", "computer", "bot"]
"""A bot is no seat that anybody could take: its rules play."""


class NewTable(Message, forbid_unknown_fields=True):
    """A table to set up. A seat is `me`, `open` (a friend, by link), or a computer of `GameInfo.players`."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(min_length=1, max_length=8)
    ]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=4000)]], Meta(max_length=40)] = msgspec.field(
        default_factory=dict
    )
    seed: Number | None = None
    name: Name = ""
    """What I am called at this table."""


class SeatInfo(Part):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    """What to call the seat: the name given, a computer's level, or `Seat 2`, in the reader's language."""
    spec: str
    """Of a computer; else empty."""
    online: bool
    """A person who has the table open, or a computer."""


class Links(Part):
    """Paths to send to others; empty where the reader may not give them away, or all seats are taken."""

    join: str
    watch: str


class TableInfo(Message):
    """A table as one guest sees it."""

    id: str
    game: str
    kind: Literal["game", "replay"]
    status: Status
    options: dict[str, str]
    seats: list[SeatInfo]
    you: int | None
    """The reader's seat; None for spectators."""
    owner: bool
    """The reader set up the table."""
    asked: list[int]
    """The seats that are asked something now."""
    version: int
    touched: int
    """Rises with every change but a choice: somebody sat down, spoke, closed the table …"""
    watchers: int
    links: Links
    record: bool
    """May the reader have the record now? While others play, it would tell them the cards."""
    rematch: str
    """The id of the table where it goes on; empty if there is none."""
    campaign: str
    """The id of the campaign that it is a game of, for whoever plays it; else empty."""
    created: float
    """Seconds since 1970."""
    trouble: str
    """Of a game that cannot go on: why, and what is shown of it. Else empty."""


class Tables(Message):
    """My tables, the newest first."""

    tables: list[TableInfo]


class BestInfo(Part):
    """The best of my solo games with one side."""

    game: str
    side: str
    """In words; the name of the game where it has no sides."""
    points: int
    title: str
    """How it ended, in words."""
    table: str
    """The id of the table where it was played; empty where that is gone."""


class Bests(Message):
    """My personal bests, by game and side."""

    bests: list[BestInfo]


class Invitation(Message):
    """What a join link leads to; where no seat is free any more, the path to watch there instead."""

    table: TableInfo
    watch: str


class Join(Message, forbid_unknown_fields=True):
    """Take a seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name = ""


class Carry(Message):
    """A path that moves my seat to the device that opens it, once."""

    path: str
    expires: float


class LineStep(Part):
    """A choice of a line that search has in mind."""

    key: str
    label: str


class Leads(Part):
    """What a line leads to, as far as search can see: numbers, and a line of words."""

    points: int
    """What my points change by until somebody else is asked."""
    cards: int
    """The same of the cards in my hand."""
    theirs: int
    """What the points of the best of the others change by in their answer."""
    chance: float
    """To win after the line, from 0 to 1."""
    text: str


class Advice(Part):
    """An option, and what `search` makes of it."""

    key: str
    label: str
    share: float
    """How sure search is of it, from 0 to 1; all options together make 1."""
    value: float
    """How good the position looks after it, from 0 (lost) to 1 (won)."""
    line: list[LineStep] = msgspec.field(default_factory=list)
    """What the option begins, itself included; of the best few only. It can be stepped through as long as
    what is then asked offers the next key: search has imagined what it could not know."""
    leads: Leads | None = None


class Hint(Message):
    """What search would do, best first."""

    number: int
    advice: list[Advice]


class MistakeInfo(Part):
    """A choice that cost its seat more of its chances than search would have given away."""

    number: int
    """That of the question: the frame of the replay before the choice."""
    seat: int
    lost: float
    """How much of a win it cost, from 0 to 1."""
    asked: str
    """The question, in words."""
    chosen: LineStep
    line: list[LineStep]
    """What search would have done instead."""
    text: str


class Progress(Message):
    """How far the computer has come with looking back at a game."""

    done: int
    """So many choices were looked at,"""
    all: int
    """of so many; 0 where it is not at work, or it is not known here."""


class Analysis(Message):
    """A game that is over, looked back at."""

    chances: list[list[float]]
    """After every choice, the first row before the first: how likely each side of the table was to win."""
    mistakes: list[MistakeInfo]
    """The worst first."""
