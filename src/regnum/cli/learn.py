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
from regnum.lab.duels import Duel
from regnum.lab.learn import Run, Tick, Verdict

HELP = (
    "Learn how to judge the positions of a game: weights that strayed by chance fight duels, and games on"
    " fresh seeds decide about what these lead to. What was played is kept, so that a run which was cut off"
    " goes on where it was."
)
GATE_SEEDS = 1_000_000
"""Where the seeds of gates begin: nothing is ever fitted to them."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The game, how much is played, and where it is kept."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    parser.add_argument(
        "--duels", type=int, default=600, metavar="N", help="to learn from, a round (default 600)"
    )
    parser.add_argument(
        "--rounds", type=int, default=6, metavar="N", help="in each, the weights found last stray (default 6)"
    )
    parser.add_argument("--gate", type=int, default=200, metavar="N", help="games that decide (default 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of everything (default 1)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the run is kept (default learn-GAME)")
    add_crew(parser)
    parser.add_argument(
        "--keep", action="store_true", help="put the last weights that stood in the place of those in use"
    )


def run(args: argparse.Namespace) -> int:
    """Round by round; the code is 0 whatever was learnt."""
    if min(args.duels, args.rounds, args.gate) < 1:
        raise RegnumError("--duels, --rounds and --gate are at least 1.")
    crew, course = crew_of(args), learn.begin(args.game, args.out or Path(f"learn-{args.game}"), args.seed)
    console = Console(highlight=False, soft_wrap=True)
    centre, duels, best = course.ground.beginning, list[Duel](), None
    for number in range(1, args.rounds + 1):
        with bar(f"round {number}: duels", args.duels) as tick:
            duels += learn.fight(course, number, centre, args.duels, crew, tick)
        climb = learn.climb(course, number, duels, centre, told(args, number))
        verdict = decided(args, crew, course, number)
        foretold = f"{climb.explained:.0%} of {len(duels)} duels foretold"
        console.print(f"round {number}: {foretold}; {said(verdict)}")
        if verdict.stands:
            centre, best = climb.place, course.candidate(number)
    if best and args.keep:
        target = learn.learning_of(args.game).weights
        shutil.copyfile(best, target)
        console.print(f"{target} has the weights of {best}.")
    return 0


def decided(args: argparse.Namespace, crew: Crew, course: Run, number: int) -> Verdict:
    """Let games decide about the weights of a round."""
    seed = GATE_SEEDS + args.seed * 100_000 + number * 10_000
    with bar(f"round {number}: gate", args.gate) as tick:
        return learn.gate(course, course.candidate(number), args.gate, seed, crew, tick)


def said(verdict: Verdict) -> str:
    low, high = verdict.interval
    came = "it stands." if verdict.stands else "it is thrown away."
    return f"wins {verdict.wins:g} of {verdict.games} ({low:.1%} to {high:.1%}): {came}"


def told(args: argparse.Namespace, number: int) -> list[str]:
    """What a file of weights says of itself."""
    return [
        f"What the signs of games/{args.game}/signs.py are worth at the start of a game, half way, and at",
        "its end. A lead of one margin makes a win e times as likely.",
        f"Round {number} of: regnum learn {args.game} --duels {args.duels} --rounds {args.rounds}"
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
