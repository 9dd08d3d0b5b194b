"""Everything that goes over the wire, both ways. `docs/protocol.md` says how it is used.

Texts inside are in the language that the reader asked for. Names such as `@civ-zone-hand` are references into
the words of the game (`GET /api/games/{game}/words`), so that a view is the same bytes in every language.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from regnum.engine.events import EventKind
from regnum.engine.view import View

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


class Message(msgspec.Struct, kw_only=True):
    """Carries the version of the protocol."""

    v: Literal[1] = 1


class Part(msgspec.Struct, kw_only=True):
    """A piece of a message."""


class Problem(Message):
    """What is wrong: a type for programs, a line for people, and what the line is about."""

    type: ErrorType
    message: str
    args: dict[str, Any] = {}


# --- games, cards and rules ---------------------------------------------------------------------------


class ValueInfo(Part):
    """One value of an option, in words."""

    value: str
    label: str


class OptionInfo(Part):
    """Something to choose before a game."""

    name: str
    label: str
    help: str
    """What it means, in a sentence; empty where the label says it all."""
    default: str
    per_seat: bool
    """One value for each seat, joined by commas."""
    values: list[ValueInfo]
    """Empty where anything may be given."""


class PlayerInfo(Part):
    """A level of computer player."""

    spec: str
    label: str


class GameInfo(Part):
    """A game as the front page offers it."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    players: list[PlayerInfo]
    """The computer players to offer; a table takes any spec that `regnum.players` knows."""


class Games(Message):
    """All games."""

    games: list[GameInfo]


class Words(Message):
    """The words that views refer to: `@civ-zone-hand` → `Hand`."""

    game: str
    lang: Lang
    words: dict[str, str]


class CardInfo(Part):
    """A card as people read it. Icons stand in the text as `[materials]`-like marks."""

    key: str
    suit: str
    count: int
    title: str
    text: str


class Cards(Message):
    """The cards of a game."""

    game: str
    lang: Lang
    cards: list[CardInfo]


class ClauseInfo(Part):
    """A clause of the rules. The rulebooks are in English."""

    id: str
    book: str
    text: str
    kind: Literal["clause", "ruling", "scenario"]
    section: str
    refs: list[str]


class Clauses(Message):
    """Clauses: of a book, or found by words, best first."""

    clauses: list[ClauseInfo]


# --- the lobby ----------------------------------------------------------------------------------------

SeatKind: TypeAlias = Literal["person", "open", "computer"]


class NewTable(Message, forbid_unknown_fields=True):
    """A table to set up. A seat is `me`, `open` (a friend, by link), or a computer such as `search:300`."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(min_length=1, max_length=8)
    ]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=400)]], Meta(max_length=40)] = {}
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
    created: float
    """Seconds since 1970."""
    trouble: str
    """Of a broken table: what departs. Else empty."""


class Tables(Message):
    """My tables, the newest first."""

    tables: list[TableInfo]


class Invitation(Message):
    """What a join link leads to."""

    table: TableInfo


class Join(Message, forbid_unknown_fields=True):
    """Take a seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name = ""


class Carry(Message):
    """A path that moves my seat to the device that opens it, once."""

    path: str
    expires: float


class Advice(Part):
    """An option, and what `search` makes of it."""

    key: str
    label: str
    share: float
    """Of all the thinking spent, from 0 to 1: how sure search is."""
    value: float
    """How good the position looks after it, from 0 (lost) to 1 (won)."""


class Hint(Message):
    """What search would do, best first."""

    number: int
    advice: list[Advice]


# --- at the table, from the server --------------------------------------------------------------------


class EventInfo(Part):
    """Something that happened, as the viewer may know it."""

    kind: EventKind
    id: str
    """The message it is told by, such as `civ-played`."""
    text: str
    args: dict[str, Any]
    """For motion and icons: `seat`, `other`, `card`, `cards`, `source`, `target`, `count` …"""


class OptionView(Part):
    """One answer."""

    key: str
    kind: Literal["card", "choice", "done", "number", "pile", "resource", "seat"]
    value: int
    label: str


class DecisionView(Part):
    """A question. Everybody sees who is asked what, only the asked seat the options."""

    seat: int
    id: str
    """The message of the ask, such as `civ-ask-discard`: the picks of one series share it."""
    text: str
    args: dict[str, Any]
    """The arguments of the ask: `count` is how many picks of its series are left."""
    clause: str
    zone: str
    """The zone where the cards among the options lie, or what the keys of all such zones begin with."""
    options: list[OptionView] | None


class PointsView(Part):
    """One source of points."""

    seat: int
    source: str
    """A reference such as `@civ-domain-science`, or words."""
    label: str
    points: int


class ResultView(Part):
    """How the game ended."""

    winners: list[int]
    points: list[int]
    reason: str
    text: str
    lines: list[PointsView]


class RemarkView(Part):
    """Said at the table, or noted by it."""

    kind: Literal["said", "note"]
    seat: int | None
    name: str
    text: str
    at: float


class Update(Message, tag="update"):
    """The table as it is now for this viewer, with the events from number `first` on.

    The viewer drops what it has from event `first` on, then adds `events`: after an undo, `first` may be
    lower than the number of events it has.
    """

    version: int
    number: int
    first: int
    events: list[EventInfo]
    view: View
    decisions: list[DecisionView]
    result: ResultView | None
    undo: bool
    """It looks as if this viewer may take back the last choice. The server has the last word."""


class Same(Message, tag="same"):
    """Nothing has changed since what the viewer said it has."""

    version: int
    events: int
    remarks: int
    touched: int
    online: list[int]
    """The seats that are there."""
    watchers: int


class Seats(Message, tag="table"):
    """Who sits at the table, who is there, and how it stands. Sent first, and when any of it changes."""

    table: TableInfo


class Remarks(Message, tag="remarks"):
    """What was said and noted, from number `first` on."""

    first: int
    remarks: list[RemarkView]


class Done(Message, tag="done"):
    """A request was carried out, all of it or, with an error, its first `taken` picks."""

    id: str
    version: int
    taken: int
    error: Problem | None = None


class Error(Message, tag="error"):
    """A request was refused, and nothing has changed."""

    id: str | None
    error: Problem


FromServer: TypeAlias = Update | Same | Seats | Remarks | Done | Error

# --- at the table, from the client --------------------------------------------------------------------


class Since(Part, forbid_unknown_fields=True):
    """What the client has already: of this table, for this seat, in this language."""

    version: Number
    events: Number
    remarks: Number
    touched: Number


class Hello(Message, tag="hello", forbid_unknown_fields=True):
    """The first message."""

    lang: Lang = "en"
    since: Since | None = None


class Choose(Message, tag="choose", forbid_unknown_fields=True):
    """Answer the open question; further keys answer the questions of the same series one after another."""

    id: Request
    version: Number
    number: Number
    keys: Annotated[list[Key], Meta(min_length=1, max_length=60)]


class Undo(Message, tag="undo", forbid_unknown_fields=True):
    """Take back my last choice."""

    id: Request
    version: Number


class Say(Message, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: Request
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SetLang(Message, tag="lang", forbid_unknown_fields=True):
    """Everything in another language from now on, and once more what was sent."""

    lang: Lang


FromClient: TypeAlias = Hello | Choose | Undo | Say | SetLang

# --- replays ------------------------------------------------------------------------------------------


class Frame(Part):
    """A recorded game after `step` choices."""

    step: int
    choice: str
    """What led here: `0 card:science-1`; empty at the start."""
    events: list[EventInfo]
    view: View
    decisions: list[DecisionView]
    result: ResultView | None


class Frames(Message):
    """A piece of a replay. `steps` is the number of the last frame there is."""

    steps: int
    frames: list[Frame]
