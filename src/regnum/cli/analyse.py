"""`regnum analyse`: how likely each seat was to win, choice by choice, and where most was lost."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from regnum.cli import files, screen
from regnum.engine.decision import Decision
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match
from regnum.engine.text import Text
from regnum.lab.transcript import names_of
from regnum.players import Spec
from regnum.players.analysis import LOOKS, Analysis, Mistake, analyse
from regnum.players.lines import Line

HELP = "Look back at a recorded game: how likely each seat was to win, and which choices cost most."
WIDTH, ROWS = 40, 24
"""Of the plot: so many signs for certainty, and about so many lines."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Which file, and how much is thought about it."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument(
        "--think", default="search:400", metavar="WHO", help="how much each look takes (default search:400)"
    )
    parser.add_argument("--looks", type=int, default=LOOKS, metavar="N", help=f"default {LOOKS}")
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")
    parser.add_argument("--json", action="store_true", help="for programs: all that was found")


def run(args: argparse.Namespace) -> int:
    """Look, and tell."""
    spec = Spec.of(args.think)
    if spec.name != "search" or spec.budget is None or args.looks < 0:
        raise RegnumError("--think is a search with a budget, such as search:400; --looks is at least 0.")
    record, match = files.read(args.file)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(str(args.file), total=min(args.looks, len(match.choices)))
        found = analyse(match, spec.budget, args.looks, lambda: progress.advance(task))
    lang = args.lang or screen.usual_language()
    names = names_of(record, screen.words(lang))
    if args.json:
        print(json.dumps(for_programs(found)))
        return 0
    say, text = screen.words(lang, names), match.game.text(lang, names, match.bots, read=True)
    for line in (*plot(found, match, text), "", *mistakes(found, match, say, text)):
        print(line)
    return 0


def for_programs(found: Analysis) -> dict[str, object]:
    """All that was found."""
    return {
        "chances": [moment.chances for moment in found.moments],
        "mistakes": [
            {
                "number": one.number,
                "seat": one.seat,
                "lost": one.lost,
                "chosen": one.chosen.key,
                "best": one.best.option.key,
                "line": [step.option.key for step in one.best.line.steps] if one.best.line else [],
            }
            for one in found.mistakes
        ],
    }


def plot(found: Analysis, match: Match, text: Text) -> list[str]:
    """A line for every few choices: each seat's chance as a number, the first seat's also as a bar."""
    names = [text.seat(seat) for seat in range(len(found.moments[0].chances))]
    width = max(6, *map(len, names))
    lines = ["      " + " ".join(f"{name:>{width}}" for name in names)]
    every = max(1, len(found.moments) // ROWS)
    for moment in [*found.moments[:-1:every], found.moments[-1]]:
        shares = " ".join(f"{chance:>{width}.0%}" for chance in moment.chances)
        lines.append(f"{moment.number:5} {shares}  " + "#" * round(WIDTH * moment.chances[0]))
    return lines


def mistakes(found: Analysis, match: Match, say: Text, text: Text) -> list[str]:
    """The choices that cost most, each with what would have been better."""
    if not found.mistakes:
        return [say("analyse-none")]
    return [say("analyse-lost"), *(told(one, match, say, text) for one in found.mistakes)]


def told(mistake: Mistake, match: Match, say: Text, text: Text) -> str:
    """One of them, in words."""
    going = Match(match.game, match.seats, match.options, match.seed).play(match.choices[: mistake.number])
    called = going.labels(mistake.seat, text)
    line, best = mistake.best.line, called[mistake.best.option.key]
    return say(
        "analyse-mistake",
        number=mistake.number + 1,
        name=text.seat(mistake.seat),
        chosen=called[mistake.chosen.key],
        lost=round(100 * mistake.lost),
        best=line_told(line, match.game.name, mistake.seat, text) if line else best,
    )


def line_told(line: Line, game: str, seat: int, text: Text) -> str:
    """A line's choices, one after the other."""
    asked = [(Decision(seat, step.ask, (step.option,)), step.option) for step in line.steps]
    return ", ".join(text.option(game, decision, option) for decision, option in asked)
