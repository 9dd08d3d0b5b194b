"""What runs in the process for replays: recorded games are judged, and played again step by step.

It is a process of its own, so that nobody at a table waits while somebody looks back. It keeps the games that
were looked at last, with a copy of the match every few choices: no frame is ever far from one.
"""

import gzip
from collections import OrderedDict
from collections.abc import Iterator
from typing import NamedTuple, get_args

import msgspec

from regnum import games
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match
from regnum.engine.migration import StoredRecord
from regnum.server import clauses, render
from regnum.server.messages import Frame, Frames, Growth, Lang, RoundPoints
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
        match, made = self._copies[near].clone(), near * EVERY
        for choice in self.choices[made:step]:
            match.play([choice])
            made += 1
            if made == len(self._copies) * EVERY:
                self._copies.append(match.clone())
        return match


def frames(look: Look) -> bytes:
    """The frames of a look, as packed JSON."""
    return gzip.compress(render.encode(Frames(steps=len(look.choices), frames=list(shown(look)))), 6, mtime=0)


def shown(look: Look) -> Iterator[Frame]:
    """Each frame: the position, and what the choice before it has brought about."""
    last = min(look.step + look.frames - 1, len(look.choices))
    if look.step > last:
        return
    said = words(look.game, look.lang)
    match = recorded(look).at(max(0, look.step - 1))
    for step in range(look.step, last + 1):
        choice = look.choices[step - 1] if step else ""
        before = len(match.events) if step else 0
        if choice:
            match.play([choice])
        yield frame(look, said, match, step, before)


def growth(look: Look) -> bytes:
    """How the points grew, round by round, as packed JSON: a position is looked at where a turn ends, and
    added up where a round does."""
    match, rounds = recorded(look).at(0), list[RoundPoints]()
    last, turn = round_of(match), 0
    for choice in look.choices:
        match.play([choice])
        now = match.events[-1].turn.number if match.events else 0
        if now != turn and (at := round_of(match)) != last:
            rounds.append(RoundPoints(round=last, points=points_of(match)))
            last = at
        turn = now
    if match.result:
        rounds.append(RoundPoints(round=last, points=list(match.result.points)))
    counts = any(True for _ in match.game.tally(match.state))
    return gzip.compress(render.encode(Growth(rounds=rounds if counts else [])), 6, mtime=0)


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


def frame(look: Look, said: Words, match: Match, step: int, before: int) -> Frame:
    """The position of a match, with the events from a number on."""
    made = Frame(
        step=step,
        choice=look.choices[step - 1] if step else "",
        events=said.events(match.events_for(look.seat, before)),
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
