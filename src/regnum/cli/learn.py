"""`regnum learn`: better weights for a game's evaluation, from games that computers play."""

import argparse
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regnum import games
from regnum.cli.crew import add_crew, crew_of
from regnum.engine.errors import RegnumError
from regnum.lab import learn
from regnum.lab.crews import Crew
from regnum.lab.learn import Course, Tick, Verdict

HELP = (
    "Learn how to judge the positions of a game: play, fit, and let games on fresh seeds decide. What was"
    " played is kept, so that a run which was cut off goes on where it was."
)
GATE_SEEDS = 1_000_000
"""Where the seeds of gates begin: nothing is ever fitted to them."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The game, how much is played, and where it is kept."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    parser.add_argument("--games", type=int, default=600, metavar="N", help="to learn from, a round")
    parser.add_argument(
        "--rounds", type=int, default=2, metavar="N", help="in each the last winner plays (default 2)"
    )
    parser.add_argument("--gate", type=int, default=200, metavar="N", help="games that decide (default 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of everything (default 1)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the run is kept (default learn-GAME)")
    add_crew(parser)
    parser.add_argument(
        "--keep", action="store_true", help="put weights that stood their gate in the place of those in use"
    )


def run(args: argparse.Namespace) -> int:
    """Round by round; the code is 0 whatever was learnt."""
    if min(args.games, args.rounds, args.gate) < 1:
        raise RegnumError("--games, --rounds and --gate are at least 1.")
    crew = crew_of(args)
    folder = args.out or Path(f"learn-{args.game}")
    folder.mkdir(parents=True, exist_ok=True)
    console, best = Console(highlight=False, soft_wrap=True), ""
    for number in range(1, args.rounds + 1):
        course = Course(args.game, args.games, args.seed + 1000 * number, best)
        candidate = folder / f"round-{number}.txt"
        verdict = one_round(args, crew, course, candidate, number, console)
        if verdict.stands:
            best = str(candidate)
    if best and args.keep:
        target = Course(args.game, 1).learning.weights
        shutil.copyfile(best, target)
        console.print(f"{target} has the weights of {best}.")
    return 0


def one_round(
    args: argparse.Namespace, crew: Crew, course: Course, candidate: Path, number: int, console: Console
) -> Verdict:
    """Play, fit, and let games decide."""
    with bar(f"round {number}: games to learn from", args.games) as tick:
        rows = learn.generate(course, candidate.with_suffix(".jsonl"), crew, tick)
    explained = learn.write(course, rows, candidate, told(args, number))
    seed = GATE_SEEDS + args.seed * 100_000 + number * 10_000
    with bar(f"round {number}: gate", args.gate) as tick:
        verdict = learn.gate(course, candidate, args.gate, seed, crew, tick)
    low, high = verdict.interval
    console.print(
        f"round {number}: {len(rows)} rows, {explained:.0%} explained; wins {verdict.wins:g} of"
        f" {verdict.games} ({low:.1%} to {high:.1%}): "
        + ("it stands." if verdict.stands else "it is thrown away.")
    )
    return verdict


def told(args: argparse.Namespace, number: int) -> list[str]:
    """What a file of weights says of itself."""
    return [
        f"What the signs of games/{args.game}/signs.py are worth at the start of a game, half way, and at",
        "its end. A lead of one margin makes a win e times as likely.",
        f"Round {number} of: regnum learn {args.game} --games {args.games} --rounds {args.rounds}"
        f" --gate {args.gate} --seed {args.seed}",
    ]


@contextmanager
def bar(text: str, total: int) -> Iterator[Tick]:
    """A bar in the terminal that counts games."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text, total=total)
        advance: Callable[[], None] = lambda: progress.advance(task)  # noqa: E731
        yield advance
