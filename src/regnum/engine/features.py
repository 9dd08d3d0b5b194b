"""What learners are told of a game, declared once: the fields of observations, what is known of options.

Everything here is about what a `View` shows; `lab.observe` turns that into numbers.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from regnum.engine.text import files

How: TypeAlias = Literal["count", "kinds", "traits", "full"]
"""What is told of the cards in a place: their number, or also that of each, their summed traits, or all."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Places whose keys begin alike: `hand:0` and `hand:1`, `area:0:science`, `market:3`."""

    name: str
    own: How = "count"
    """Of the table's place, or of the viewer's own."""
    others: How | None = None
    """Of those of the other seats; None where it is the table's."""
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: {"": ()})
    """What is told apart of it, each with the cards that may lie there (empty: any). What has no part of its
    own here is told together, as the part without a name."""

    def how(self, viewer: bool) -> How:
        """What is told to the owner, or to another."""
        return self.own if viewer or self.others is None else self.others


@dataclass(frozen=True)
class Features:
    """The fields of a game's observations."""

    piles: tuple[Pile, ...]
    counters: tuple[str, ...]
    """Of the table."""
    seat_counters: tuple[str, ...]
    """Of each seat. Counters on single cards, such as `used:castle-1`, are summed up."""
    stages: tuple[str, ...]
    asks: tuple[str, ...]
    """The message ids of all questions."""
    kinds: tuple[str, ...]
    """The keys of all cards that differ."""
    traits: tuple[str, ...]
    """The names of what is known of cards and choices, as numbers."""
    known: Mapping[str, tuple[float, ...]]
    """The traits by option key: `card:science-2`. What has none is left out."""

    def __post_init__(self) -> None:
        for key, row in self.known.items():
            assert len(row) == len(self.traits), f"{key} has {len(row)} traits of {len(self.traits)}"


def asks_in(locale: Path, game: str) -> tuple[str, ...]:
    """The questions that a game has words for."""
    said = "\n".join(file.read_text("utf-8") for file in files("en", locale))
    found = re.findall(rf"^({game}-ask-[\w-]+) =", said, re.M)
    return tuple(sorted({ask for ask in found if not ask.endswith("-forced")}))


def rows(known: Mapping[str, Mapping[str, float]]) -> tuple[tuple[str, ...], dict[str, tuple[float, ...]]]:
    """The names of all traits, in the order in which they are first met, and each option's row of them."""
    names = tuple(dict.fromkeys(name for traits in known.values() for name in traits))
    return names, {key: tuple(float(own.get(name, 0)) for name in names) for key, own in known.items()}
