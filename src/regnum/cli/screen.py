"""What the commands that speak to people share: the screen, the language, and the words."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from rich.console import Console

from regnum.engine.text import LANGUAGES, Text

LOCALE = Path(__file__).parent / "locale"

Read: TypeAlias = Callable[[str], str]
"""Shows a mark and returns the line typed behind it, as `input` does; EOFError when there are no more."""


def console() -> Console:
    """Standard output. Names and card texts may hold brackets and colons, so nothing in them is markup."""
    return Console(markup=False, emoji=False, highlight=False)


def words(lang: str, names: tuple[str, ...] = ()) -> Text:
    """The command line's own words; `names` are those of the people in the seats."""
    return Text(lang, LOCALE, names)


def usual_language() -> str:
    """The language of the user's system, if we have its words; otherwise English."""
    wanted = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    lang = wanted.partition("_")[0].partition(".")[0].lower()
    return lang if lang in LANGUAGES else "en"


def discard_typed() -> None:
    """Forget the keys that were pressed while nobody asked for any."""
    with suppress(ImportError):  # Windows does without.
        import termios

        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)


def read_line(mark: str) -> str:
    """A line typed by a person, who may correct it with the arrow keys where the system can."""
    with suppress(ImportError):  # Windows does without.
        import readline  # noqa: F401  # Importing is what gives `input` its line editing.
    return input(mark)
