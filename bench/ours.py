"""Regnum's own side: random games as a simulation plays them, and clones as a search makes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import TypeVar

from bench.measure import Subject
from regnum import games
from regnum.engine.game import Game
from regnum.engine.match import Match
from regnum.engine.run import Run

T = TypeVar("T")

SEATS = 2
CLONED_GAMES = 8
CLONE_EVERY = 13
"""Every so many decisions of a game a position is kept: they lie spread evenly over it."""

IN_A_ROW = 20

# Not the module's own `random`: a peer may seed that one anew for each of its games.
luck = Random(1).random


def pick(options: Sequence[T]) -> T:
    """A random option, each equally likely. The peers that let us choose for them choose with this, too."""
    return options[int(luck() * len(options))]


def subjects() -> list[Subject]:
    """Play, clones and environment steps of every game there is."""
    every = [games.get(name) for name in games.names()]
    return [*map(playing, every), *map(cloning, every), *stepping_all(every)]


def stepping_all(every: Sequence[Game]) -> list[Subject]:
    """Environment steps, if what environments need is installed."""
    return [] if find_spec("pettingzoo") is None else [stepping(game) for game in every]


def stepping(game: Game) -> Subject:
    """Steps of a learning environment, each with the mask and the observation of whoever is asked next."""
    from regnum.lab.env.table import Table

    seeds, table = count(), Table(game.name, fewest_seats(game), {})

    def play() -> int:
        steps = 0
        table.reset(next(seeds))
        while (decision := table.decision) is not None:
            table.vector(decision.seat)
            allowed = table.mask(decision.seat).nonzero()[0]
            table.act(int(pick(allowed)))
            steps += 1
        return steps

    return Subject(game.name, "steps", play)


def playing(game: Game) -> Subject:
    """Whole random games, setup included. What a unit takes without asking is not counted as a decision."""
    seeds, seats = count(), fewest_seats(game)

    def play() -> int:
        decisions = 0
        run = Run(game, game.start(seats, {}, next(seeds)))
        while run.decision is not None:
            run.take(pick(run.decision.options))
            decisions += 1
        return decisions

    return Subject(game.name, "decisions", play)


def cloning(game: Game) -> Subject:
    """Clones of many positions."""
    matches = [match for seed in range(CLONED_GAMES) for match in positions(game, seed)]
    return copying(game.name, [match.clone for match in matches])


def copying(name: str, copies: Sequence[Callable[[], object]]) -> Subject:
    """Each copy made several times in a row, as a search does: so that a large position, too, lies ready
    in the processor's cache."""

    def copy_all() -> int:
        for copy in copies:
            for _ in range(IN_A_ROW):
                copy()
        return IN_A_ROW * len(copies)

    return Subject(name, "copies", copy_all)


def positions(game: Game, seed: int) -> list[Match]:
    """Positions spread evenly over a random game."""
    kept, number = [], 0
    match = Match(game, fewest_seats(game), {}, seed)
    while not match.over:
        if number % CLONE_EVERY == 0:
            kept.append(match.clone())
        decision = match.decisions[0]
        match.choose(decision.seat, pick(decision.options).key)
        number += 1
    return kept


def fewest_seats(game: Game) -> int:
    """Two seats, like the peers; more where a game needs more."""
    return SEATS if SEATS in game.seats else game.seats[0]
