"""The screen and the keyboard of a terminal game."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Timer

from rich.console import Console, RenderableType
from rich.text import Text as Styled

from regnum.cli.screen import Read, discard_typed

PATIENCE = 0.5
"""Seconds before a person is told that somebody thinks."""
FORGET = "\x1b[3J\x1b[2J\x1b[H"
"""Clears the screen and what could be scrolled back to: there may be a hand in it."""


class Display:
    """Where a game is shown, and where answers come from."""

    def __init__(self, console: Console, read: Read) -> None:
        self.console = console
        self.read = read

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        """Print things below each other."""
        for part in parts:
            self.console.print(part)

    def dim(self, line: str, whole: bool = False) -> None:
        """Something that may be overlooked; not broken where it is `whole`, so that a path can be copied."""
        self.console.print(Styled(line, style="dim"), soft_wrap=whole)

    def warn(self, line: str, whole: bool = False) -> None:
        """Something that could not be done; not broken where it is `whole`, as above."""
        self.console.print(Styled(line, style="yellow"), soft_wrap=whole)

    def log(self, lines: Sequence[str]) -> None:
        """What has happened, line by line."""
        if lines:
            self.console.print()
        for line in lines:
            self.console.print(Styled(f"  {line}"))

    def forget(self) -> None:
        """Nothing shown so far shall be readable any more."""
        if self.console.is_terminal and not (self.console.is_dumb_terminal or self.console.legacy_windows):
            self.console.file.write(FORGET)
            self.console.file.flush()
        else:
            self.console.print("\n" * self.console.height)

    @contextmanager
    def thinking(self, line: str) -> Iterator[None]:
        """Say so if what is done inside takes long."""
        said = Event()
        status = self.console.status(Styled(line, style="dim"))

        def say() -> None:
            said.set()
            if self.console.is_terminal:
                status.start()
            else:
                self.dim(line)

        timer = Timer(PATIENCE, say)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # It may have begun just now: only then can it be stopped.
            status.stop()
            if said.is_set() and self.console.is_terminal:
                discard_typed()  # It was meant for the question before, or for nothing at all.
