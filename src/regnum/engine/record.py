"""A game as its record: what was set up, and every choice since."""

from pathlib import Path
from typing import Literal

import msgspec

from regnum.engine.errors import RegnumError

EVERY = 20
"""A fingerprint of the state is kept after so many choices, and after the last."""


class RecordError(RegnumError):
    """A record that cannot be read, or does not lead where it says."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enough to play the game again, on any machine, and to notice if it comes out differently."""

    format: Literal[1] = 1
    """The format includes the random algorithm (`engine.rng`)."""
    game: str
    rules: str
    """The version of the game's rules."""
    cards: str
    """A hash of the card set."""
    seats: int
    options: dict[str, str]
    seed: int
    players: tuple[str, ...] = ()
    """Who sat where, for people to read."""
    choices: tuple[str, ...]
    """Seat and key: `0 card:science-1`."""
    fingerprints: dict[int, str]
    """By number of choices made."""

    def to_json(self) -> bytes:
        """The record as JSON, one choice a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_json(cls, raw: bytes | str, name: str = "This") -> "Record":
        """Read a record. `name` is what an error calls it."""
        try:
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
        try:
            raw = Path(path).read_bytes()
        except OSError as refused:
            raise RecordError(f"{path} cannot be read: {refused.strerror}.") from None
        return cls.from_json(raw, name=str(path))


def split(choice: str) -> tuple[int, str]:
    """Seat and key of a recorded choice."""
    seat, _, key = choice.partition(" ")
    if not (seat.isascii() and seat.isdigit() and key):
        raise RecordError(f"{choice!r} is no recorded choice. One looks like '0 card:science-1'.")
    return int(seat), key
