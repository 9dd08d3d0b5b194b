"""`regnum bench search`: how many iterations a second search makes, beside the first search."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from itertools import islice
from time import process_time

from rich.console import Console
from rich.table import Table

from bench.measure import Spread, ratio
from regnum import games, players
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.first import FirstSearchPlayer
from regnum.players.search import Budget, SearchPlayer

SEEDS = range(900, 910)
"""Of the games that positions are taken from."""
POSITIONS = 20
EVERY = {"civ": 7, "settlers": 11, "imperium": 29}
"""Every so many choices of a game a position is taken: all stages of one or two games are among them."""
OFTEN = 11

Think = Callable[[Position, Rng], object]


def main(args: Namespace) -> int:
    """Measure, and print a line for each game."""
    table = Table(title=f"iterations a second of processor time, {args.iterations} a decision")
    for column in ("game", "search", "search-1", "ratio"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in args.game.split(",") if args.game else games.names():
        now, first = measured(name, args.iterations, args.rounds)
        times = ratio(now, first)
        table.add_row(name, told(Spread.of(now), 0), told(Spread.of(first), 0), told(times, 2))
    Console(highlight=False).print(table)
    return 0


def told(spread: Spread, digits: int) -> str:
    """The middle, and what half of the rounds lie between."""
    low, high = f"{spread.low:,.{digits}f}", f"{spread.high:,.{digits}f}"
    return f"{spread.median:,.{digits}f} ({low} to {high})"


def measured(name: str, iterations: int, rounds: int) -> tuple[list[float], list[float]]:
    """The rates of today's search and of the first, round by round.

    Both think about each position in turn, so that whatever else the machine does hits both alike. All
    iterations are made: no search stops because its choice is clear. The first look of today's search counts
    as time, and not as iterations.
    """
    here = list(islice(positions(name), POSITIONS))
    rates: tuple[list[float], list[float]] = [], []
    for number in range(rounds):
        seconds = [0.0, 0.0]
        for at, position in enumerate(here):
            for which, think in enumerate(thinkers(iterations)):
                begun = process_time()
                think(position, Rng(number * POSITIONS + at))
                seconds[which] += process_time() - begun
        for rate, spent in zip(rates, seconds, strict=True):
            rate.append(iterations * len(here) / spent)
    return rates


def thinkers(iterations: int) -> tuple[Think, Think]:
    """Today's search and the first."""
    return (
        lambda position, rng: SearchPlayer(rng, Budget(iterations)).think(position),
        lambda position, rng: FirstSearchPlayer(rng, iterations).explain(position),
    )


def positions(name: str) -> Iterator[Position]:
    """Questions from games of two greedy players."""
    game = games.get(name)
    asked = 0
    for seed in SEEDS:
        match, greedy = Match(game, 2, {}, seed), players.make("greedy", seed)
        while not match.over:
            decision = match.decisions[0]
            if len(decision.options) > 1:
                asked += 1
                if asked % EVERY.get(name, OFTEN) == 0:
                    yield Position(match.clone(), decision.seat)
            match.choose(decision.seat, greedy.choose(Position(match, decision.seat)).key)
