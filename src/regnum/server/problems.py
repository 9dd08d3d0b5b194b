"""What is refused, and how it is told: a type for programs, words for people."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regnum.engine.decision import Arg
from regnum.engine.errors import RegnumError
from regnum.engine.game import BadSetup
from regnum.engine.match import CannotUndo, IllegalChoice, StaleChoice, WrongSeat
from regnum.engine.text import LANGUAGES, Text
from regnum.server.messages import ErrorType, Problem

LOCALE = Path(__file__).parent / "locale"
MARK = 0xE100
"""Signs for private use stand for other people's strings while a message is put together."""

STATUS: dict[ErrorType, int] = {
    "illegal": 422,
    "stale": 409,
    "foreign": 403,
    "refused": 409,
    "oversized": 413,
    "malformed": 400,
    "flooding": 429,
    "missing": 404,
    "unwell": 500,
}

TYPES: dict[type[RegnumError], ErrorType] = {
    IllegalChoice: "illegal",
    BadSetup: "illegal",
    StaleChoice: "stale",
    WrongSeat: "foreign",
    CannotUndo: "refused",
}


class Refusal(RegnumError):
    """A request that is refused. `text` is a message of the server's own words."""

    def __init__(self, type: ErrorType, text: str, /, status: int = 0, **args: Any) -> None:
        super().__init__(f"{type}: {text} {args}")
        self.type: ErrorType = type
        self.text = text
        self.status = status or STATUS[type]
        self.about = args

    def told(self, lang: str, names: tuple[str, ...] = ()) -> Problem:
        """The refusal in a language. `names` are those of the people in the seats."""
        words = {name: value for name, value in self.about.items() if isinstance(value, int | str)}
        return Problem(type=self.type, message=say(lang, self.text, words, names), args=self.about)


def say(lang: str, text: str, args: Mapping[str, int | str], names: tuple[str, ...] = ()) -> str:
    """A message of the server's own words. Strings are put in as they are, never read as references."""
    strings = [value for value in args.values() if isinstance(value, str)]
    marks = {value: chr(MARK + place) for place, value in enumerate(strings)}
    marked: dict[str, Arg] = {name: marks.get(value, value) for name, value in args.items()}  # type: ignore[arg-type]
    said = Text(lang, LOCALE, names)(text, **marked)
    for value, mark in marks.items():
        said = said.replace(mark, value)
    return said


def refusal(error: RegnumError) -> Refusal:
    """An error of the engine, as the server tells it. Its own English line is kept as the reason."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, CannotUndo):
        return Refusal("refused", error.text, **error.about)
    type: ErrorType = next((known for cls, known in TYPES.items() if isinstance(error, cls)), "illegal")
    return Refusal(type, f"error-{type}-reason", reason=str(error))


def language(wanted: str | None, accepted: str = "") -> str:
    """The language asked for, else the first accepted one that we have, else English."""
    for one in (wanted or "", *(part.split(";")[0].strip() for part in accepted.split(","))):
        if one[:2].lower() in LANGUAGES:
            return one[:2].lower()
    return LANGUAGES[0]
