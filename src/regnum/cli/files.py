"""Reading record files for people: whatever is wrong with one is told in a line that names the file."""

from pathlib import Path

import regnum
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match
from regnum.engine.record import Record, RecordError


def read(path: Path) -> tuple[Record, Match]:
    """A record and its game, played again and checked."""
    record = Record.read(path)
    try:
        return record, regnum.load(record)
    except RegnumError as wrong:
        raise RecordError(f"{path}: {wrong}") from None


def may_be_replaced(path: Path) -> bool:
    """Is it a record, or nothing yet? A slip of the finger must not cost a person another file."""
    if not path.exists():
        return True
    try:
        Record.read(path)
    except RecordError:
        return False
    return True
