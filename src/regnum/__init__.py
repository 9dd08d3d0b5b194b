"""Regnum: empire-building card games for one table. `regnum.new_match("civ", seats=3, seed=7)` begins one."""

from pathlib import Path

from regnum import games
from regnum.engine.match import Match
from regnum.engine.record import Record

__all__ = ["Match", "Record", "games", "load", "new_match"]


def new_match(game: str, seats: int = 2, seed: int = 0, **options: str) -> Match:
    """A new match of a game; options not given have their defaults (`regnum games` lists them)."""
    return Match(games.get(game), seats, options, seed)


def load(record: Record | str | Path) -> Match:
    """The match of a record or of a record file, played again and checked."""
    if not isinstance(record, Record):
        record = Record.read(record)
    return Match.replay(games.get(record.game), record)
