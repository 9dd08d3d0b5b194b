"""Records of earlier versions, carried over: played again by today's rules, choice by choice.

A record is carried over only where that changes nothing: every question that was answered is asked again,
of the same seat and with the same answer among its options, and the game comes out as it did.
docs/records.md says what that means for rules and cards.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.match import Match
from regnum.engine.record import FORMAT, Ending, Record, RecordError, as_json, split


class Departed(RecordError):
    """A stored game that today's rules cannot follow. `match` is where they have come to."""

    def __init__(self, line: str, match: Match, made: int, possible: bool) -> None:
        super().__init__(line)
        self.match = match
        self.made = made
        """The number of the choice where it departs, from 1 on; 0 where it begins otherwise."""
        self.possible = possible
        """The choice can still be made, but leads to another position."""


class StoredRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record of any format. Fingerprints of the first were made of how the code of its day held a state,
    so that nobody can make them again; how the game came out was not kept."""

    format: Literal[1, 2]
    game: str
    rules: str
    cards: str
    seats: int
    options: dict[str, str]
    seed: int
    players: tuple[str, ...] = ()
    choices: tuple[str, ...]
    fingerprints: dict[int, str]
    ending: Ending | None = None

    @classmethod
    def from_json(cls, raw: bytes, name: str = "This") -> "StoredRecord":
        """Read a record. `name` is what an error calls it."""
        try:
            return msgspec.json.decode(raw, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as broken:
            raise RecordError(f"{name} is not a Regnum record: {broken}.") from None

    def to_json(self) -> bytes:
        """The record as JSON, one choice a line."""
        return as_json(self)

    def is_current(self, game: Game[Any]) -> bool:
        """Can the record be played as it is?"""
        if (self.format, self.rules) != (FORMAT, game.version):
            return False
        return self.cards == Match(game, self.seats, self.options, self.seed).card_hash

    def carried_over(self, game: Game[Any]) -> Record:
        """The same game as a record of today. Raises RecordError where it would be another game."""
        fingerprints = self.fingerprints if self.format == FORMAT else {}
        if (last := max(fingerprints, default=0)) > len(self.choices):
            raise RecordError(f"Choices were cut off: there are {len(self.choices)}, and there were {last}.")
        match = follow(game, self.seats, self.options, self.seed, self.choices, fingerprints)
        if self.ending not in (None, match.ending):
            raise RecordError(
                f"The game comes out otherwise now: {told(match.ending)}, not {told(self.ending)}."
            )
        return match.record(self.players)

    def of_today(self, game: Game[Any]) -> Record:
        """The record as it is where that will do, else carried over."""
        if self.is_current(game):
            return msgspec.convert(msgspec.structs.asdict(self), Record)
        return self.carried_over(game)


def follow(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    choices: Sequence[str],
    fingerprints: Mapping[int, str],
) -> Match:
    """Play recorded choices by today's rules. Raises Departed where they, or their outcome, do not fit."""
    match = Match(game, seats, options, seed)
    if fingerprints.get(0, match.state.fingerprint()) != match.state.fingerprint():
        raise Departed("By today's rules it begins with another position.", match, 0, possible=True)
    for made, choice in enumerate(choices, 1):
        try:
            match.choose(*split(choice))
        except Exception as refused:
            # Whatever it is: a rule that fails here did not fail when the game was played.
            why = refused if isinstance(refused, RegnumError) else repr(refused)
            line = f"By today's rules it departs at choice {made}: {why}"
            raise Departed(line, match, made, possible=False) from refused
        if made in fingerprints and fingerprints[made] != match.state.fingerprint():
            line = f"By today's rules choice {made} leads to another position."
            raise Departed(line, match, made, possible=True)
    return match


def told(ending: Ending | None) -> str:
    """An ending in a few words."""
    if ending is None:
        return "not over"
    return f"{ending.reason}, {' to '.join(map(str, ending.points))} points"
