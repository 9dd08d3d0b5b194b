"""What runs in a thinking process: computer players, and nothing else.

A worker is handed the record so far. It keeps the matches it has seen last, so that it plays on from there
instead of from the start, and gives its player a `Position`, which knows no more than the seat may.
"""

import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any, NamedTuple

from regnum import games
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.players.analysis import Mistake, Moment, chances_of, looked_at, suspects
from regnum.players.lines import Line
from regnum.players.search import Budget

KEPT = 32
LOOK_SECONDS = 0.25
"""For each look at a choice of a game that is over: all of them together take a few seconds."""
_matches: OrderedDict[str, Match] = OrderedDict()


class Job(NamedTuple):
    """A question for a computer player."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    game_seed: int
    choices: list[str]
    seat: int
    spec: str
    seed: int
    """Of the player, never of the game."""
    players: str
    """Who makes players: `module:function`."""


class Look(NamedTuple):
    """A choice of a game that is over, to be looked at."""

    job: Job
    number: int

    @property
    def table(self) -> str:
        """Where it was made."""
        return self.job.table


class Thought(NamedTuple):
    """An option as search weighs it."""

    key: str
    share: float
    value: float
    line: Line | None = None


def begin() -> None:
    """The first thing a worker does: be modest, and end when the server does, however it ends."""
    if hasattr(os, "nice"):
        os.nice(5)
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()


def ready() -> None:
    """Answers as soon as the process has started, so that its start is not taken for thinking."""


def choose(job: Job) -> str:
    """The key of the option that the player takes."""
    player = maker(job.players)(job.spec, job.seed)
    return str(player.choose(Position(match_of(job), job.seat)).key)


def explain(job: Job) -> list[Thought]:
    """What search thinks of each option, best first."""
    player = maker(job.players)(job.spec, job.seed)
    weighed = player.explain(Position(match_of(job), job.seat))
    return [Thought(one.option.key, one.share, one.value, one.line) for one in weighed]


def chances(job: Job) -> tuple[tuple[Moment, ...], list[int]]:
    """How likely everybody was to win in a game that is over, and the choices that a look is worth."""
    match = match_of(job)
    moments = chances_of(match)
    return moments, suspects(match, moments)


def look(look: Look) -> Mistake | None:
    """What search makes of such a choice."""
    return looked_at(match_of(look.job), look.number, Budget(None, LOOK_SECONDS))


def maker(path: str) -> Callable[[str, int], Any]:
    """The function that makes players."""
    module, _, name = path.partition(":")
    made: Callable[[str, int], Any] = getattr(import_module(module), name)
    return made


def match_of(job: Job) -> Match:
    """The match at the job's question, played on from where this process knows it."""
    match = _matches.pop(job.table, None)
    if match is None or match.choices != job.choices[: len(match.choices)]:
        match = Match(games.get(job.game), job.seats, job.options, job.game_seed)
    match.play(job.choices[len(match.choices) :])
    _matches[job.table] = match
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match
