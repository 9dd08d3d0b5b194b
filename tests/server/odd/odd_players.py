"""Computer players for tests: sound ones, and some with which something is wrong."""

import os
import time
from typing import NamedTuple

from regnum.engine.decision import Option
from regnum.engine.errors import RegnumError
from regnum.engine.position import Position


class Weighed(NamedTuple):
    option: Option
    share: float
    value: float
    line: None = None


class First:
    """Takes the first option."""

    def choose(self, position: Position) -> Option:
        return position.decision.options[0]

    def explain(self, position: Position) -> list[Weighed]:
        options = position.decision.options
        total = len(options) * (len(options) + 1) / 2
        return [Weighed(option, (len(options) - place) / total, 0.5) for place, option in enumerate(options)]


class Crash(First):
    """Takes its whole process with it."""

    def choose(self, position: Position) -> Option:
        os._exit(3)


class Stumble(First):
    """Raises something."""

    def choose(self, position: Position) -> Option:
        raise ZeroDivisionError("one of those days")


class Sleep(First):
    """Never comes to an end."""

    def choose(self, position: Position) -> Option:
        time.sleep(3600)
        raise AssertionError


class Cheat(First):
    """Answers what nobody asked."""

    def choose(self, position: Position) -> Option:
        return Option("card", 0, "card:none")


KINDS = {"first": First, "crash": Crash, "stumble": Stumble, "sleep": Sleep, "cheat": Cheat}


def make(spec: str, seed: int) -> First:
    """A player of that kind."""
    if spec not in KINDS:
        raise RegnumError(f"There is no player {spec!r}.")
    return KINDS[spec]()
