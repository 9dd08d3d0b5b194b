"""`regnum bench solo`: how hard each level and each bot of Imperium is for a computer player alone."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.table import Table

from bench.players import hold
from regnum import games
from regnum.lab.learn import widest
from regnum.lab.stats import mean, wilson
from regnum.lab.tournament import Plan, Played

GAME = "imperium"
COLUMNS = ("won", "share", "95 % interval", "points", "bot's points", "rounds")


def main(args: Namespace) -> int:
    """Play at every level, and print who won there and against whom."""
    played = {level: hold(plan, args.workers)[1] for level, plan in plans_of(args).items()}
    text = games.get(GAME).text("en")
    console = Console(highlight=False)
    title = f"{args.player} alone, {args.games} games a level, seeds from {args.seed}"
    console.print(table_of("level", title, played.items()))
    bots = {text.refer(f"@{bot}"): found for bot, found in by_bot(played.values()).items()}
    hardest = sorted(bots.items(), key=lambda bot: share_won(bot[1]))
    console.print(table_of("bot", "The same games by bot, at all levels, the hardest first", hardest))
    return 0


def plans_of(args: Namespace) -> Mapping[str, Plan]:
    """The same nations meet the same bots at every level: lots are drawn by the seed alone."""
    levels = next(option.values for option in games.get(GAME).options if option.name == "level")
    return {
        level: Plan(GAME, (args.player,), args.games, args.seed, {**widest(GAME), "level": level})
        for level in levels
    }


def by_bot(levels: Iterable[Sequence[Played]]) -> Mapping[str, list[Played]]:
    """The games by who played the side that nobody sat at."""
    found: dict[str, list[Played]] = {}
    for one in (one for played in levels for one in played):
        found.setdefault(one.sides[-1], []).append(one)
    return found


def share_won(played: Sequence[Played]) -> float:
    return mean([one.shares[0] for one in played])


def table_of(name: str, title: str, groups: Iterable[tuple[str, Sequence[Played]]]) -> Table:
    table = Table(name, title=title)
    for column in COLUMNS:
        table.add_column(column, justify="right")
    for label, played in groups:
        table.add_row(label, *row(played))
    return table


def row(played: Sequence[Played]) -> tuple[str, ...]:
    wins = sum(one.shares[0] for one in played)
    low, high = wilson(wins, len(played))
    return (
        f"{wins:g} of {len(played)}",
        f"{wins / len(played):.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{mean([one.points[0] for one in played]):.1f}",
        f"{mean([one.bots[0] for one in played]):.1f}",
        f"{mean([one.rounds for one in played if one.rounds is not None]):.1f}",
    )
