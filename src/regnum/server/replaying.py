"""What runs in the process for replays: recorded games are judged, and played again step by step.

It is a process of its own, so that nobody at a table waits while somebody looks back. It keeps the games that
were looked at last, with a copy of the match every few choices: no frame is ever far from one.
"""

import gzip
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from typing import NamedTuple, get_args

import msgspec

from regnum import games
from regnum.engine.errors import RegnumError
from regnum.engine.events import SeenEvent, Turn
from regnum.engine.match import Match
from regnum.engine.migration import StoredRecord
from regnum.server import clauses, render
from regnum.server.messages import Frame, Frames, Growth, Lang, RoundPoints, Turns, TurnStart
from regnum.server.words import Words, put_names, words

KEPT = 16
EVERY = 25
"""Choices between two copies of a match."""
_games: OrderedDict[str, "Recorded"] = OrderedDict()


def ready() -> None:
    """All that is needed is there: reading it is not taken for work."""
    for lang in get_args(Lang):
        clauses.packed(clauses.Search("", "", "", lang))
    for name in games.names():
        games.get(name)


class Look(NamedTuple):
    """Frames of a game, for a reader."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    seed: int
    choices: list[str]
    seat: int | None
    lang: str
    names: tuple[str, ...]
    step: int
    frames: int


class Claim(NamedTuple):
    """A record that somebody brings."""

    table: str
    record: StoredRecord


class Verdict(NamedTuple):
    """What was found of a record: what is wrong with it, or else what it holds."""

    wrong: str
    options: dict[str, str]
    choices: list[str]
    fingerprints: dict[int, str]


class Course(NamedTuple):
    """A game from afar: where its turns begin, and what everybody had after each round."""

    turns: list[TurnStart]
    rounds: list[RoundPoints]
    told: list[int]
    """So many events there are after each step. A clone knows only its own."""


class Recorded:
    """A game that is over, with copies of its match along the way."""

    def __init__(self, look: Look) -> None:
        self.choices = look.choices
        self._look = look
        self._copies = [self._start()]

    def _start(self) -> Match:
        look = self._look
        return Match(games.get(look.game), look.seats, look.options, look.seed)

    def at(self, step: int) -> Match:
        """The match after so many choices. It belongs to the caller."""
        if step == 0:
            return self._start()
        near = min(step // EVERY, len(self._copies) - 1)
        match = self._copies[near].clone()
        for _ in self.going(match, near * EVERY, step):
            pass
        return match

    def going(self, match: Match, made: int, step: int) -> Iterator[int]:
        """Play a match on, and tell each step. Copies are made on the way."""
        for choice in self.choices[made:step]:
            match.play([choice])
            made += 1
            if made == len(self._copies) * EVERY:
                self._copies.append(match.clone())
            yield made

    @cached_property
    def course(self) -> Course:
        """Found in one walk."""
        match, walk = self.at(0), Walk(self.at(0))
        for step in chain((0,), self.going(match, 0, len(self.choices))):
            walk.look(match, step)
        if match.result:
            walk.rounds.append(RoundPoints(round=walk.round, points=list(match.result.points)))
        return Course(walk.turns, walk.rounds, walk.told)


class Walk:
    """What is found on the way through a game. A position is looked at where a turn ends, and added up where
    a round does."""

    def __init__(self, start: Match) -> None:
        self.turns: list[TurnStart] = []
        self.rounds: list[RoundPoints] = []
        self.told: list[int] = []
        self.round = round_of(start)
        self._seat: int | None = None

    def look(self, match: Match, step: int) -> None:
        """A position after another."""
        begun = turns_since(match, self.told[-1] if self.told else 0)
        self.told.append(len(match.events))
        seat, before = match.state.whose_turn if match.decisions else None, self._seat
        if not begun and seat == before:
            return
        self._seat = seat
        # Sides that nobody sits at had their turns since the last question: what they did is shown here.
        for event, turn, _ in begun:
            if turn.seat is not None and match.state.is_bot(turn.seat):
                self._turn(step, turn.seat, event)
        if (now := round_of(match)) != self.round:
            self.rounds.append(RoundPoints(round=self.round, points=points_of(match)))
            self.round = now
        if seat is None or match.state.is_bot(seat):
            return
        if seat != before or begun[-1].announced:
            told = begun and begun[-1].turn.seat == seat
            self._turn(step, seat, begun[-1].event if told else self.told[-1])

    def _turn(self, step: int, seat: int, event: int) -> None:
        self.turns.append(TurnStart(step=step, seat=seat, round=self.round, event=event))


class Begun(NamedTuple):
    """A turn, and the number of its first event."""

    event: int
    turn: Turn
    announced: bool
    """It is a turn of its own, even if the seat had the last one too."""


def turns_since(match: Match, told: int) -> list[Begun]:
    """The turns that have begun since so many events were told."""
    turn = match.events[told - 1].turn if told else None
    begun = []
    for number, event in enumerate(match.events[told:], told):
        if event.turn != turn:
            turn = event.turn
            begun.append(Begun(number, turn, event.kind == "turned"))
    return begun


def frames(look: Look) -> bytes:
    """The frames of a look, as packed JSON."""
    return packed(Frames(steps=len(look.choices), frames=list(shown(look))))


def shown(look: Look) -> Iterator[Frame]:
    """Each frame: the position, and what the choice before it has brought about."""
    last = min(look.step + look.frames - 1, len(look.choices))
    if look.step > last:
        return
    said, game = words(look.game, look.lang), recorded(look)
    match, told = game.at(max(0, look.step - 1)), [0, *game.course.told]
    for step in range(look.step, last + 1):
        choice = look.choices[step - 1] if step else ""
        before = len(match.events) if step else 0
        if choice:
            match.play([choice])
        yield frame(look, said, match, step, match.events_for(look.seat, before), told[step])


def growth(look: Look) -> bytes:
    """How the points grew, round by round, as packed JSON."""
    game = recorded(look)
    match = game.at(len(look.choices))
    counts = any(True for _ in match.game.tally(match.state))
    return packed(Growth(rounds=game.course.rounds if counts else []))


def turns(look: Look) -> bytes:
    """Where the turns begin, as packed JSON."""
    return packed(Turns(turns=recorded(look).course.turns))


def packed(message: Frames | Growth | Turns) -> bytes:
    """As JSON, in few bytes."""
    return gzip.compress(render.encode(message), 6, mtime=0)


def round_of(match: Match) -> int:
    """The number of the round, where the game counts them."""
    return next((one.value for one in match.view(None).counters if one.key == "round"), 0)


def points_of(match: Match) -> list[int]:
    """What everybody would have, were the game to end now."""
    lines = list(match.game.tally(match.state))
    return [sum(line.points for line in lines if line.seat == seat) for seat in range(match.state.seats)]


def recorded(look: Look) -> Recorded:
    """The game, as this process knows it or anew."""
    found = _games.pop(look.table, None)
    if found is None or found.choices != look.choices:
        found = Recorded(look)
    _games[look.table] = found
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return found


def frame(look: Look, said: Words, match: Match, step: int, events: Sequence[SeenEvent], first: int) -> Frame:
    """The position of a match, with what has led to it."""
    made = Frame(
        step=step,
        choice=look.choices[step - 1] if step else "",
        first=first,
        events=said.events(events),
        view=match.view(look.seat),
        decisions=render.decisions(match, look.seat, said),
        result=said.result(match.result) if match.result else None,
    )
    return msgspec.json.decode(put_names(render.encode(made), look.names), type=Frame)


def judge(claim: Claim) -> Verdict:
    """Play a record again. One of an earlier version is carried over."""
    record = claim.record
    try:
        game = games.get(record.game)
        if record.seats not in game.seats:
            game.complete(record.seats, record.options)
        match = Match.replay(game, record.of_today(game))
    except RegnumError as wrong:
        return Verdict(str(wrong), {}, [], {})
    return Verdict("", dict(match.options), match.choices, match.fingerprints)
