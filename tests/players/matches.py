"""Matches for players to sit down at."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from regnum import games
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.engine.rng import Rng

MODES = [
    (seats, {"start": start, "teams": teams})
    for seats, teams in ((2, "off"), (3, "off"), (4, "off"), (4, "on"))
    for start in ("classic", "draft")
]


def position(match: Match) -> Position:
    """The match as seen by who is asked first."""
    return Position(match, match.decisions[0].seat)


def wander(
    seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 1, game: str = "civ"
) -> Iterator[Match]:
    """The same match, again and again, after each choice of a game in which everybody picks blindly."""
    match, rng = Match(games.get(game), seats, options or {}, seed), Rng(seed)
    while not match.over:
        yield match
        decisions = match.decisions
        decision = decisions[rng.below(len(decisions))]  # whoever answers a Gather first
        match.choose(decision.seat, decision.options[rng.below(len(decision.options))].key)


def crossroads(match: Match, least: int = 2) -> bool:
    """Is there something to think about?"""
    return len(match.decisions[0].options) >= least


def at(state: Any, game: str = "civ") -> Match:
    """A match that begins in a state."""
    staged = replace(games.get(game), setup=lambda seats, options, seed: state.copy())
    return Match(staged, state.seats, {}, seed=0)
