"""`regnum bench players`: which computer player beats which, and how surely."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regnum.lab import tournament
from regnum.lab.tournament import Plan, Report


def main(args: Namespace) -> int:
    """Hold the tournaments, one pair after the other, and print who won."""
    plans = list(plans_of(args))
    for plan in plans:
        plan.check()
    console = Console(highlight=False)
    console.print(results_table(args, [(plan, hold(plan)) for plan in plans]))
    return 0


def plans_of(args: Namespace) -> Iterator[Plan]:
    """Each pair of players, the stronger first. The seeds are the same for all, and every deal is played
    twice with the seats swapped."""
    search = f"search:{args.iterations}"
    for pair in ((search, "greedy"), (search, "random"), ("greedy", "random")):
        yield Plan(args.game, pair, args.games, args.seed)


def hold(plan: Plan) -> Report:
    """Play on all cores, with a bar in the terminal that counts the games."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(" against ".join(plan.players), total=plan.games)
        return tournament.hold(plan, progress=lambda played: progress.advance(bar))


def results_table(args: Namespace, results: list[tuple[Plan, Report]]) -> Table:
    title = f"{args.game}: {args.games} games a pair, seats swapped, seeds from {args.seed}"
    table = Table("player", "against", title=title)
    for column in ("wins", "share", "95 % interval", "decisions", "seconds"):
        table.add_column(column, justify="right")
    for plan, report in results:
        first = report.standings[0]
        table.add_row(
            *plan.players,
            f"{first.wins:g} of {report.games}",
            f"{first.share:.1%}",
            f"{first.low:.1%} to {first.high:.1%}",
            f"{report.decisions:.0f}",
            f"{report.seconds:.0f}",
        )
    return table
