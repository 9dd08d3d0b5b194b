"""`regnum records`: records of earlier versions, carried over to this one."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from regnum import games
from regnum.engine.errors import RegnumError
from regnum.engine.migration import StoredRecord, told
from regnum.engine.record import read_file

HELP = (
    "Carry records over to this version. Each is played again choice by choice, and written anew only if it "
    "asks the same questions and comes out as it did. See docs/records.md."
)
NOT_ALL = 2


def configure(parser: argparse.ArgumentParser) -> None:
    """What to do, and to which files."""
    parser.add_argument("what", choices=["migrate"], help="carry over to this version")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")


def run(args: argparse.Namespace) -> int:
    """A line for each file; 0 if all are of this version now."""
    return migrate(args.files, args.dry_run)


def migrate(files: Sequence[Path], dry_run: bool) -> int:
    """Carry over what can be; what cannot is left as it is."""
    left = 0
    for path in files:
        try:
            print(f"{path}: {migrated(path, dry_run)}", flush=True)
        except RegnumError as refused:
            left += 1
            said = str(refused)
            print(
                said if said.startswith(str(path)) else f"{path}: cannot be carried over. {said}", flush=True
            )
    return NOT_ALL if left else 0


def migrated(path: Path, dry_run: bool) -> str:
    """Carry over one record, and say what was done."""
    old = StoredRecord.from_json(read_file(path), str(path))
    game = games.get(old.game)
    if old.is_current(game):
        return "is of this version already."
    new = old.carried_over(game)
    if not dry_run:
        new.save(path)
    verb = "can be carried over" if dry_run else "carried over"
    versions = (
        f"rules {old.rules} to {new.rules}" if old.rules != new.rules else f"rules {new.rules} as before"
    )
    return f"{verb}: {len(new.choices)} choices, {versions}, {told(new.ending)}."
