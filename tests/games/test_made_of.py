"""Zones and counters say what they are made of: who looks again looks only where that has changed."""

import random
from collections.abc import Iterator
from types import FunctionType, MethodType
from typing import Any

import pytest

from regnum import games
from regnum.engine.gaze import Counters
from regnum.engine.match import Match
from regnum.engine.state import State
from regnum.engine.view import lying

ABOUT = {"seats", "people", "over", "zones"}
"""What is known of every table (see `gaze.Table`)."""


class Reader:
    """A state that notes which of its fields are read, by its own methods too."""

    def __init__(self, state: State) -> None:
        self._state, self.read = state, set[str]()

    def __getattr__(self, name: str) -> Any:
        found = getattr(type(self._state), name, None)
        if isinstance(found, FunctionType):
            return MethodType(found, self)
        if isinstance(found, property) and name != "over":  # whether it is over, every gaze knows
            assert found.fget is not None
            return found.fget(self)
        self.read.add(name)
        return getattr(self._state, name)


tables = pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("civ", 4, {"start": "draft"}),
        ("settlers", 3, {}),
        ("settlers", 1, {}),
        ("imperium", 3, {"boxes": "both-legends"}),
        ("imperium", 2, {"boxes": "legends", "nations": "arthurians,utopians"}),
        ("imperium", 1, {}),
    ],
)


def played(name: str, seats: int, options: dict[str, str]) -> Iterator[Match]:
    """The first positions of a random game."""
    chance, match = random.Random(1), Match(games.get(name), seats, options, 1)
    for _ in range(250):
        if match.over:
            break
        yield match
        decision = match.decisions[0]
        match.choose(decision.seat, chance.choice(decision.options).key)


@tables
def test_a_zone_reads_only_what_it_says_it_is_made_of(name: str, seats: int, options: dict[str, str]) -> None:
    for match in played(name, seats, options):
        for zone in match.state.zones.values():
            for viewer in (None, *range(seats)):
                reader = Reader(match.state)
                list(lying(zone, reader, viewer))  # type: ignore[arg-type]
                undeclared = reader.read - {*zone.fields, *ABOUT}
                assert not undeclared, f"{zone.name} of {name} is also made of {sorted(undeclared)}"


@tables
def test_counters_read_only_what_they_say_they_are_made_of(
    name: str, seats: int, options: dict[str, str]
) -> None:
    groups = [group for group in games.get(name).counters if isinstance(group, Counters)]
    for match in played(name, seats, options):
        for group in groups:
            reader = Reader(match.state)
            group.seen(reader, None, None)  # type: ignore[arg-type]
            undeclared = reader.read - {*group.made_of, *ABOUT}
            assert not undeclared, f"counters on {group.made_of} also rest on {sorted(undeclared)}"
