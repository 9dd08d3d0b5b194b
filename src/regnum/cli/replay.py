"""`regnum replay`: look at a recorded game step by step, or check that records still come out as they did."""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.text import Text as Styled

from regnum.cli import files, screen
from regnum.cli.terminal.board import Painter
from regnum.cli.terminal.display import Display
from regnum.engine.errors import RegnumError
from regnum.engine.record import Record, RecordError
from regnum.engine.view import View
from regnum.lab.transcript import Step, Telling, Viewer, ending, names_of, transcript

HELP = "Look at a recorded game step by step; outside of a terminal, print all of it. --check only checks."
WRONG = 2


def configure(parser: argparse.ArgumentParser) -> None:
    """Which file, through whose eyes, and how fast."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record; with --check, several")
    parser.add_argument("--check", action="store_true", help="say for each file whether it holds")
    parser.add_argument("--seat", metavar="N|all", help="through the eyes of seat 1, 2 … or of all at once")
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")
    parser.add_argument("--from", dest="start", type=int, default=0, metavar="N", help="begin at choice N")
    parser.add_argument("--auto", type=_seconds, metavar="SECONDS", help="go on by itself")


def _seconds(words: str) -> float:
    try:
        seconds = float(words)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < 3600:
        raise argparse.ArgumentTypeError(f"{words!r} is not a number of seconds")
    return seconds


def run(args: argparse.Namespace) -> int:
    """Check records, or show one."""
    lang = args.lang or screen.usual_language()
    if args.check:
        return check(args.files, lang)
    if len(args.files) > 1:
        raise RegnumError("One game at a time can be shown; --check takes several.")
    (path,) = args.files
    record = Record.read(path)
    viewer = viewer_of(args.seat, record)
    if not 0 <= args.start <= len(record.choices):
        raise RegnumError(f"{path} has {len(record.choices)} choices; --from {args.start} is none of them.")
    if args.auto is None and not (sys.stdin.isatty() and sys.stdout.isatty()):
        return print_all(path, record, lang, viewer, args.start)
    files.read(path)  # A record that departs is refused before anybody begins to watch.
    show = Show(Telling(record, lang, viewer), Display(screen.console(), screen.read_line))
    return show.by_itself(args.start, args.auto) if args.auto is not None else show.by_hand(args.start)


def viewer_of(seat: str | None, record: Record) -> Viewer:
    """Whose eyes `--seat` means: seats are counted from 1, as at the table."""
    if seat is None:
        return None
    if seat == "all":
        return "all"
    if seat not in map(str, range(1, record.seats + 1)):
        raise RegnumError(
            f"--seat {seat}: the game has the seats 1 to {record.seats}; `all` shows everything."
        )
    return int(seat) - 1


def print_all(path: Path, record: Record, lang: str, viewer: Viewer, start: int) -> int:
    """The whole game in words, as far as it holds."""
    try:
        for line in transcript(record, lang, viewer, start):
            print(line)
    except RegnumError as wrong:
        raise RecordError(f"{path}: {wrong}") from None
    return 0


# --- checking ------------------------------------------------------------------------------------------


def check(files: Sequence[Path], lang: str) -> int:
    """A line for each file; 0 if all hold."""
    wrong = 0
    for path in files:
        try:
            print(f"{path}: {verdict(path, lang)}")
        except RegnumError as refused:
            wrong += 1
            print(str(refused) if str(refused).startswith(str(path)) else f"{path}: {refused}")
    return WRONG if wrong else 0


def verdict(path: Path, lang: str) -> str:
    """What is to be said about a record that holds."""
    record, match = files.read(path)
    say = screen.words(lang)
    last = next(ending(match.game.text(lang, names_of(record, say), match.bots, read=True), match))
    return say("replay-ok", choices=len(record.choices), ending=last)


# --- watching ------------------------------------------------------------------------------------------


class Show:
    """A recorded game on the screen, at one of its choices."""

    def __init__(self, telling: Telling, display: Display) -> None:
        self.telling = telling
        self.display = display
        self.say = screen.words(telling.text.lang)
        self.painter = Painter(telling.game, telling.text)
        self.header = [*telling.header()]
        self.first_view = telling.view()
        self.steps: list[Step] = [*telling.steps()]

    @property
    def last(self) -> int:
        """The number of the last choice."""
        return len(self.steps)

    def by_itself(self, start: int, seconds: float, sleep: Callable[[float], None] = time.sleep) -> int:
        """One choice after the other, with time to look at each."""
        for number in range(start, self.last + 1):
            self.show(number)
            if number < self.last:
                sleep(seconds)
        return 0

    def by_hand(self, start: int) -> int:
        """As the keys say, until the person has seen enough."""
        here: int | None = start
        while here is not None:
            self.show(here)
            self.display.dim(self.say("replay-keys"))
            here = self.next_place(here)
        return 0

    def next_place(self, here: int) -> int | None:
        """Where a person wants to go; None to leave."""
        while True:
            try:
                typed = self.display.read("> ").strip().lower()
            except EOFError:
                return None
            if typed == "q" or (not typed and here == self.last):
                return None
            if typed.isdecimal() and int(typed) <= self.last:
                return int(typed)
            if typed in ("", "b"):
                return max(0, here - 1) if typed else here + 1
            self.display.warn(self.say("replay-not-understood", all=self.last))

    def show(self, number: int) -> None:
        """The board after a choice, below what was chosen and what came of it."""
        if number == 0:
            self.display.show(*(Styled(line) for line in self.header))
            self.draw(self.first_view)
        else:
            step = self.steps[number - 1]
            place = self.say("replay-step", number=number, all=self.last)
            self.display.show("", Styled(f"{place}: {step.choice}", style="bold"))
            self.display.log(step.log)
            self.draw(step.view)
        if number == self.last:
            self.display.show(
                "", *(Styled(line, style="bold") for line in ending(self.telling.text, self.telling.match))
            )

    def draw(self, view: View) -> None:
        """The board of a moment."""
        self.display.show("", self.painter.board(view, self.display.width))
