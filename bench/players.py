"""`regnum bench players`: which computer player beats which, by how much, and how surely."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regnum import games
from regnum.lab import tournament
from regnum.lab.learn import widest
from regnum.lab.stats import mean, spread
from regnum.lab.tournament import Plan, Played, Report

SEED = 5_000_000
"""Where the seeds of the tables begin. Nothing is fitted or tuned on seeds from here on: `regnum learn` plays
on seeds of its own, gates on those from 1,000,000, and whoever tries something out takes smaller ones."""
PAIRS = {
    "civ": (
        ("search:50", "greedy"),
        ("search:200", "greedy"),
        ("search:800", "greedy"),
        ("search:200", "search:50"),
        ("search:800", "search:200"),
        ("greedy", "greedy-1"),
        ("search:200", "search-1:200"),
    ),
    "settlers": (
        ("search:100", "greedy"),
        ("search:400", "greedy"),
        ("search:400", "search:100"),
        ("search:1600", "search:400"),
        ("greedy", "greedy-1"),
        ("search:100", "search-1:100"),
        ("search:400", "search-1:400"),
    ),
    "imperium": (
        ("search:50", "greedy"),
        ("search:100", "greedy"),
        ("search:400", "greedy"),
        ("search:400", "search:100"),
        ("search:1600", "search:400"),
        ("greedy", "greedy-1"),
        ("search:100", "search-1:100"),
        ("search:400", "search-1:400"),
    ),
}
"""The stronger first, as is hoped. Those that end in -1 are the first of their kind, kept for ever."""


def main(args: Namespace) -> int:
    """Hold the tournaments, one pair after the other, and print who won."""
    console = Console(highlight=False)
    for game in args.game.split(",") if args.game else games.names():
        plans = list(plans_of(args, game))
        for plan in plans:
            plan.check()
        table = empty_table(args, game)
        for plan in plans:
            table.add_row(*row(plan, *hold(plan, args.workers)))
        console.print(table)
    return 0


def plans_of(args: Namespace, game: str) -> Iterator[Plan]:
    """The seeds are the same for all pairs, and every deal is played twice with the seats swapped."""
    pairs: Sequence[tuple[str, ...]] = PAIRS.get(game, (("search", "greedy"), ("greedy", "random")))
    if args.players:
        pairs = [tuple(args.players.split(","))]
    for pair in pairs:
        yield Plan(game, pair, args.games, args.seed, widest(game))


def hold(plan: Plan, workers: int | None) -> tuple[Report, list[Played]]:
    """Play, on all cores unless fewer are asked for, with a bar in the terminal that counts the games."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console, played = Console(stderr=True), list[Played]()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(" against ".join(plan.players), total=plan.games)

        def tell(one: Played) -> None:
            played.append(one)
            progress.advance(bar)

        return tournament.hold(plan, workers, progress=tell), played


def empty_table(args: Namespace, game: str) -> Table:
    title = f"{game}: {args.games} games a pair, seats swapped, seeds from {args.seed}"
    table = Table("player", "against", title=title)
    for column in ("wins", "share", "95 % interval", "margin", "its interval", "winner's", "seconds a game"):
        table.add_column(column, justify="right")
    return table


def row(plan: Plan, report: Report, played: Sequence[Played]) -> tuple[str, ...]:
    """How the first player did, by how many points it was ahead of the best of the others, and what whoever
    won had on average."""
    first = report.standings[0]
    margins = [float(one.points[0] - max(one.points[1:])) for one in played]
    low, high = spread(margins)
    return (
        plan.players[0],
        ", ".join(plan.players[1:]),
        f"{first.wins:g} of {report.games}",
        f"{first.share:.1%}",
        f"{first.low:.1%} to {first.high:.1%}",
        f"{mean(margins):+.1f}",
        f"{low:+.1f} to {high:+.1f}",
        f"{mean([max(one.points) for one in played]):.1f}",
        f"{mean([one.seconds for one in played]):.1f}",
    )
