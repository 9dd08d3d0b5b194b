"""What is said over the WebSocket of a table, and the frames of a replay, which show the same."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from regnum.engine.events import EventKind
from regnum.engine.view import CounterView, View, ZoneView
from regnum.server.messages.base import Key, Lang, Message, Number, Part, Problem, Request
from regnum.server.messages.lobby import TableInfo

# --- from the server ----------------------------------------------------------------------------------


class TurnInfo(Part):
    """A bracket around events: its number, and whose turn it is (null between turns)."""

    number: int
    seat: int | None


class EventInfo(Part, omit_defaults=True):
    """Something that happened, as the viewer may know it."""

    kind: EventKind
    id: str
    """The message it is told by, such as `civ-played`."""
    text: str
    args: dict[str, Any]
    """For motion and icons: `seat`, `other`, `card`, `cards`, `source`, `target`, `count` …"""
    clauses: list[str] = msgspec.field(default_factory=list)
    """What it comes from, the nearest first: a row of a bot's table (`imperium-bots:ROM-B-1`), clauses."""
    beat: str = ""
    """In the turn of a side that nobody sits at: the step that it belongs to, such as `slot:3`."""
    turn: TurnInfo | None = None
    """In the first event of a turn, and of a frame: those that follow belong to the same turn."""


class OptionView(Part, omit_defaults=True):
    """One answer."""

    key: str
    kind: Literal["card", "choice", "done", "number", "pile", "resource", "seat"]
    value: int
    label: str
    zone: str = ""
    """The key of the zone where its card lies, as the viewer sees it; empty where it lies in none."""
    warning: str = ""
    """What it leads to without further asking, in words, where that costs something."""
    pays: dict[str, int] = msgspec.field(default_factory=dict)
    """What it surely costs, by the names of marks: `{"wood": 2}`; empty where nothing is known."""
    gains: dict[str, int] = msgspec.field(default_factory=dict)
    """What it surely gives at once."""


class DecisionView(Part, omit_defaults=True):
    """A question. Everybody sees who is asked what, only the asked seat the options."""

    seat: int
    id: str
    """The message of the ask, such as `civ-ask-discard`: the picks of one series share it."""
    text: str
    args: dict[str, Any]
    """The arguments of the ask."""
    clause: str
    options: list[OptionView] | None
    least: int = 1
    most: int = 1
    """How many picks are wanted, this one included: they may be sent as one answer."""
    refused: dict[str, str] = msgspec.field(default_factory=dict)
    """Why cards that the asked seat sees cannot be chosen, in words, by card key."""
    waiting: str = ""
    """What whoever is not asked reads meanwhile."""
    then: dict[str, "DecisionView"] = msgspec.field(default_factory=dict)
    """Foresight: what this seat is asked next, by option key; where several must be picked, by all their keys
    in the order of the options, with spaces between. What follows other answers is not known."""
    begins: bool = False
    """It begins another action of a turn: no gesture need go on into it."""
    still: bool = False
    """Of a question in `then`: nothing happens on the way to it, and the view holds there too."""


class PointsView(Part):
    """One source of points."""

    seat: int
    source: str
    """A reference such as `@civ-domain-science`, or words."""
    label: str
    points: int
    category: str
    """Under which heading it is added up: a reference, the source itself where nothing is below it."""
    heading: str
    """The category in words."""


class ResultView(Part):
    """How the game ended."""

    winners: list[int]
    points: list[int]
    reason: str
    text: str
    lines: list[PointsView]
    because: str = ""
    """What decided, in words, where the points alone do not show it."""


class RemarkView(Part):
    """Said at the table, or noted by it."""

    kind: Literal["said", "note"]
    seat: int | None
    name: str
    text: str
    at: float


class ZoneChange(Part, omit_defaults=True):
    """A zone, by its place among the zones: what lies there now, or all about it."""

    at: int
    count: int = 0
    cards: tuple[str, ...] | None = None
    zone: ZoneView | None = None
    """In the place of `count` and `cards`, where more has changed than what lies there."""
    came: bool = False
    """It was not there before: the zones from this place on make room for it."""


class CounterChange(Part, omit_defaults=True):
    """A counter, by its place among the counters: its value now, or all about it."""

    at: int
    value: int = 0
    counter: CounterView | None = None
    """In the place of `value`, where more has changed."""
    came: bool = False


class Changes(Part, omit_defaults=True):
    """What has changed in a view: first what is gone, by its place before, then the rest in order."""

    turn: int | None
    stage: str
    zones_gone: list[int] = msgspec.field(default_factory=list)
    zones: list[ZoneChange] = msgspec.field(default_factory=list)
    counters_gone: list[int] = msgspec.field(default_factory=list)
    counters: list[CounterChange] = msgspec.field(default_factory=list)


class Update(Message, tag="update", omit_defaults=True):
    """The table as it is now for this viewer, with the events from number `first` on.

    The viewer drops what it has from event `first` on, then adds `events`: after an undo, `first` may be
    lower than the number of events it has.
    """

    version: int
    number: int
    first: int
    events: list[EventInfo]
    decisions: list[DecisionView]
    undo: bool
    """It looks as if this viewer may take back the last choice. The server has the last word."""
    back: int | None = None
    """Where that is so: the number of the earliest question that this viewer may go back to."""
    view: View | None = None
    """The whole view: in the first update of a connection, and where too much has changed."""
    changes: Changes | None = None
    """Else what has changed in the view since the update before."""
    result: ResultView | None = None


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


class Present(Message, tag="present"):
    """Who is there now: sent when somebody has come or gone, gathered where many do."""

    online: list[int]
    """The seats that are there."""
    watchers: int


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


FromServer: TypeAlias = Update | Same | Seats | Present | Remarks | Done | Error

# --- from the client ----------------------------------------------------------------------------------


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
    foresight: bool = False
    """Tell me with each question what would be asked next."""


MOST_PICKS = 60
"""So many keys may be sent in one request."""


class Step(Part, forbid_unknown_fields=True):
    """A part of a plan: the id of the question that is expected, and the picks that answer it."""

    ask: Key
    keys: Annotated[list[Key], Meta(min_length=1, max_length=MOST_PICKS)]


class Choose(Message, tag="choose", forbid_unknown_fields=True):
    """Answer the open question by `keys`, of which further ones answer the same series one after another; or
    this and the following ones by `steps`."""

    id: Request
    version: Number
    number: Number
    keys: Annotated[list[Key], Meta(max_length=MOST_PICKS)] = msgspec.field(default_factory=list)
    steps: Annotated[list[Step], Meta(max_length=MOST_PICKS)] = msgspec.field(default_factory=list)

    def __post_init__(self) -> None:
        if bool(self.keys) == bool(self.steps):
            raise ValueError("either keys or steps")
        if self.picks > MOST_PICKS:
            raise ValueError(f"at most {MOST_PICKS} keys")

    @property
    def picks(self) -> int:
        """How many keys there are in all."""
        return len(self.keys) + sum(len(step.keys) for step in self.steps)


class Undo(Message, tag="undo", forbid_unknown_fields=True):
    """Take back my last choice, or all of them since a question."""

    id: Request
    version: Number
    to: Number | None = None
    """The number of the question that shall be open again."""


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
    first: int
    """The number of its first event, were there one."""
    events: list[EventInfo]
    view: View
    decisions: list[DecisionView]
    result: ResultView | None


class RoundPoints(Part):
    """What everybody had when a round was over."""

    round: int
    points: list[int]


class Growth(Message):
    """How the points grew, round by round; nothing where a game cannot be added up before its end."""

    rounds: list[RoundPoints]


class TurnStart(Part):
    """Where a turn begins in a recorded game."""

    step: int
    seat: int
    round: int
    """0 where the game does not count them."""
    event: int
    """The number of its first event."""


class Turns(Message):
    """The turns of a recorded game that one can go to."""

    turns: list[TurnStart]


class Frames(Message):
    """A piece of a replay. `steps` is the number of the last frame there is."""

    steps: int
    frames: list[Frame]
