"""`regnum report`: what the games of a kept run have shown."""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from regnum.cli import screen
from regnum.cli.extras import needing
from regnum.engine.errors import RegnumError

HELP = "Tell what the games of a run have shown: who wins, what cards go with, how games end; and draw it."
MOST = 10
"""So many cards are told in the terminal; the page has more."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The folder of a run, and what to make of it."""
    parser.add_argument("run", type=Path, metavar="DIR", help="as given to `regnum simulate --out`")
    parser.add_argument("--by", metavar="COLUMN,…", help="player, side, seat, order (default: all of them)")
    parser.add_argument("--html", type=Path, metavar="FILE", help="the page (default: report.html in DIR)")
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")
    parser.add_argument("--json", action="store_true", help="for programs; no page is written")


def run(args: argparse.Namespace) -> int:
    """Look, and tell."""
    store, analysis = needing("lab", "regnum.lab.store"), needing("lab", "regnum.lab.report.analysis")
    by = args.by.split(",") if args.by else analysis.GROUPS
    found = analysis.findings(store.Run(args.run), by)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return 0
    words = needing("lab", "regnum.lab.report.words").Words(found.game, args.lang or screen.usual_language())
    file = args.html or args.run / "report.html"
    write(file, needing("lab", "regnum.lab.report.page").page(found, words))
    show(screen.console(), found, words)
    screen.console().print(words.say("report-page", file=str(file)), soft_wrap=True)
    return 0


def write(file: Path, page: str) -> None:
    """Write the page."""
    try:
        file.write_text(page, "utf-8")
    except OSError as refused:
        raise RegnumError(f"{file} cannot be written: {refused.strerror}.") from None


def show(console: Console, found: Any, words: Any) -> None:
    """The findings in short."""
    say = words.say
    console.print(say("report-title", game=words.game, count=found.games), style="bold")
    for column, rows in found.groups.items():
        rates = {one.name: one for one in found.ratings.get(column, ())}
        console.print(group_table(column, rows, rates, words))
    sure = [one for one in found.cards if one.sure][:MOST]
    if sure:
        heads = [say(f"report-{name}") for name in ("card", "fate", "seats", "gain", "interval")]
        lines = [
            (words.card(one.card), say(f"report-fate-{one.fate}"), str(one.games), *gain(one)) for one in sure
        ]
        console.print(table(say("report-cards"), heads, lines))
    elif found.compared:
        console.print(say("report-nothing-sure", count=found.compared))
    heads = [say(f"report-{name}") for name in ("card", "met", "played", "played-share", "interval")]
    lines = [
        (words.card(one.card), str(one.met), str(one.played), f"{one.share:.1%}", between(one))
        for one in found.wanted[:MOST]
    ]
    console.print(table(say("report-wanted"), heads, lines))
    endings = [(words.ending(name), str(count)) for name, count in found.endings.items()]
    console.print(table(say("report-endings"), (say("report-ending"), say("report-games")), endings))
    lengths = {name: average(counts) for name, counts in found.lengths.items()}
    console.print(say("report-length", **lengths))


def group_table(column: str, rows: Sequence[Any], rates: dict[str, Any], words: Any) -> Table:
    """How players, nations, seats did."""
    names = (column, "games", "share", "interval", "margin", *(("rating", "interval") if rates else ()))
    heads = [words.say(f"report-{name}") for name in names]
    lines = []
    for one in rows:
        line = [words.member(column, one.name), str(one.games), f"{one.share:.1%}", between(one)]
        line.append(f"{one.margin:+.1f}")
        if rates:
            rate = rates.get(one.name)
            line += [f"{rate.strength:.1f}", f"{rate.low:.1f} – {rate.high:.1f}"] if rate else ["–", "–"]
        lines.append(line)
    return table(words.say(f"report-by-{column}"), heads, lines)


def between(one: Any) -> str:
    """The interval of a share."""
    return f"{one.low:.1%} – {one.high:.1%}"


def gain(one: Any) -> tuple[str, str]:
    """How much more is won, and its interval."""
    return f"{one.gain:+.1%}", f"{one.low:+.1%} – {one.high:+.1%}"


def average(counts: dict[int, int]) -> str:
    """Of numbers that occur so often; a dash where there are none."""
    total = sum(counts.values())
    return f"{sum(number * count for number, count in counts.items()) / total:.1f}" if total else "–"


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Words in rows, the first to the left and numbers to the right."""
    made = Table(title=title, title_justify="left")
    for at, head in enumerate(heads):
        made.add_column(head, justify="right" if at else "left")
    for row in rows:
        made.add_row(*row)
    return made
