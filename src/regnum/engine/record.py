"""A game as its record: what was set up, every choice since, and how it came out."""

from pathlib import Path
from typing import Literal

import msgspec

from regnum.engine.errors import RegnumError

EVERY = 20
"""A fingerprint of the state is kept after so many choices, and after the last."""
FORMAT = 2


class RecordError(RegnumError):
    """A record that cannot be read, or does not lead where it says."""


class OldRecord(RecordError):
    """A record that has to be carried over before it can be played again."""


class Ending(msgspec.Struct, frozen=True):
    """How a game came out, in short."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enough to play the game again, on any machine, and to notice if it comes out differently."""

    format: Literal[2] = 2
    """The format includes the random algorithm (`engine.rng`) and what fingerprints are made of."""
    game: str
    rules: str
    """The version of the game's rules."""
    cards: str
    """A hash of the cards that take part, and of what they do."""
    seats: int
    options: dict[str, str]
    """Nothing is left to chance: who was drawn by lot stands here."""
    seed: int
    players: tuple[str, ...] = ()
    """Who sat where, for people to read."""
    choices: tuple[str, ...]
    """Seat and key: `0 card:science-1`."""
    fingerprints: dict[int, str]
    """By number of choices made."""
    ending: Ending | None = None
    """None where the game was not over yet."""

    def to_json(self) -> bytes:
        """The record as JSON, one choice a line."""
        return as_json(self)

    @classmethod
    def from_json(cls, raw: bytes | str, name: str = "This") -> "Record":
        """Read a record. `name` is what an error calls it."""
        try:
            if msgspec.json.decode(raw, type=Header).format == 1:
                raise OldRecord(
                    f"{name} was written by an earlier Regnum. "
                    "`regnum records migrate FILE` plays it again and writes it anew."
                )
            return msgspec.json.decode(raw, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as broken:
            raise RecordError(f"{name} is not a Regnum record: {broken}.") from None

    def save(self, path: str | Path) -> None:
        """Write the record, whole or not at all."""
        path = Path(path)
        half = path.with_name(path.name + ".part")
        try:
            half.write_bytes(self.to_json())
            half.replace(path)
        except OSError as refused:
            raise RecordError(f"{path} cannot be written: {refused.strerror}.") from None

    @classmethod
    def read(cls, path: str | Path) -> "Record":
        """Read a record from a file."""
        return cls.from_json(read_file(path), name=str(path))


class Header(msgspec.Struct, frozen=True):
    """What all formats have."""

    format: int


def as_json(record: msgspec.Struct) -> bytes:
    """A record as people can read it."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_file(path: str | Path) -> bytes:
    """What is in a file."""
    try:
        return Path(path).read_bytes()
    except OSError as refused:
        raise RecordError(f"{path} cannot be read: {refused.strerror}.") from None


def split(choice: str) -> tuple[int, str]:
    """Seat and key of a recorded choice."""
    seat, _, key = choice.partition(" ")
    if not (seat.isascii() and seat.isdigit() and key):
        raise RecordError(f"{choice!r} is no recorded choice. One looks like '0 card:science-1'.")
    return int(seat), key
