"""A recorded game told in words, the same for people and for golden files."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase
from typing import Literal, TypeAlias

from regnum import games
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.match import Match
from regnum.engine.record import Record, split
from regnum.engine.result import Result
from regnum.engine.state import State
from regnum.engine.text import Text
from regnum.engine.view import View
from regnum.lab.summary import opened, summary

LOCALE = Path(__file__).parent / "locale"
BOARD_EVERY = 20
"""Where no turn ends, the board is told after so many choices."""

NAME_LETTERS = 24

Viewer: TypeAlias = int | Literal["all"] | None
"""A seat, everybody at once, or a spectator."""


@dataclass(frozen=True, slots=True)
class Step:
    """One choice of a record: what was asked and answered, what came of it, and the board after it."""

    number: int
    choice: str
    log: tuple[str, ...]
    view: View


def transcript(record: Record, lang: str, seat: Viewer = None, start: int = 0) -> Iterator[str]:
    """The lines of a recorded game, from choice number `start` on. Where a record departs, RecordError."""
    telling = Telling(record, lang, seat)
    yield from telling.header()
    yield ""
    yield from telling.opening()
    turn = telling.match.view(None).turn
    told = start  # the choice after which the board was last told
    for step in telling.steps():
        passed, turn = step.view.turn != turn, step.view.turn
        if step.number < start:
            continue
        yield f"{step.number:4}. {step.choice}"
        yield from (f"        {line}" for line in step.log)
        if passed or step.number - told >= BOARD_EVERY:
            yield from (f"      | {line}" for line in telling.board(step.view))
            told = step.number
    yield ""
    yield from ending(telling.text, telling.match)


class Telling:
    """A record on its way from the first choice to the last."""

    def __init__(self, record: Record, lang: str, viewer: Viewer = None) -> None:
        self.record = record
        self.viewer = viewer
        self.game = games.get(record.game)
        self.match = Match.begin(self.game, record)
        names = names_of(record, Text(lang, LOCALE))
        self.text = self.game.text(lang, names, self.match.bots, read=True)
        self.own = _own(self.text)
        self._at_first = self.view()

    def header(self) -> Iterator[str]:
        """What was set up, and who plays."""
        yield self.text(f"{self.game.name}-name")
        yield option_words(self.text, self.game, self.match.options)
        yield self.own(
            "transcript-facts",
            # As strings: a seed is a name, and would get separators like a number.
            seed=str(self.record.seed),
            rules=self.record.rules,
            choices=len(self.record.choices),
        )
        for seat in range(self.record.seats):
            yield f"  {seat + 1}. {self._sitting(seat)}"

    def opening(self) -> Iterator[str]:
        """What happened before the first choice, and the board as it was then."""
        yield from (f"        {line}" for line in self._log(self.match.events))
        yield from (f"      | {line}" for line in summary(self.text, self._at_first, self._table()))

    def steps(self) -> Iterator[Step]:
        """Every choice in turn."""
        for choice in self.record.choices:
            yield self._follow(choice)

    def board(self, view: View) -> Iterator[str]:
        """The board in words. Counters that are as they were at first go without saying."""
        return summary(self.text, view, self._table(), told=self._at_first.counters)

    def view(self) -> View:
        """The board as the viewer sees it now."""
        if self.viewer == "all":
            return opened(self.match.view(seat) for seat in (None, *range(self.match.seats)))
        return self.match.view(self.viewer)

    def _follow(self, choice: str) -> Step:
        match = self.match
        before = len(match.events)
        seat, key = split(choice)
        told = self._choice(seat, key)
        match.follow(self.record, choice)
        return Step(len(match.choices), told, tuple(self._log(match.events[before:])), self.view())

    def _choice(self, seat: int, key: str) -> str:
        """A choice that is about to be made; empty where it is none, which following it will say."""
        decision = next((one for one in self.match.decisions if one.seat == seat), None)
        if decision is None or decision.find(key) is None:
            return ""
        secret = decision.secret and isinstance(self.viewer, int) and self.viewer != seat
        return self.own(
            "transcript-choice",
            seat=seat,
            ask=self.text.ask(decision),
            clause=decision.ask.clause,
            option=self.own("transcript-secret") if secret else self.match.labels(seat, self.text)[key],
        )

    def _log(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            # Whoever sees everything sees what the best informed seat sees.
            seat = next(iter(event.knows), None) if self.viewer == "all" else self.viewer
            yield self.text.event(event.seen_by(seat))

    def _table(self) -> str:
        return self.own("transcript-table")

    def _sitting(self, seat: int) -> str:
        kind = players_of(self.record)[seat][1]
        return f"{self.text.seat(seat)} ({kind})" if kind else self.text.seat(seat)


# --- who played ----------------------------------------------------------------------------------------


def player_entry(name: str, kind: str) -> str:
    """How a record says who sat in a seat and who decided for it: `Anna (human)`."""
    return f"{name} ({kind})"


def players_of(record: Record) -> list[tuple[str, str]]:
    """Name and kind of who sat in each seat; empty where the record does not say."""
    entries = (*record.players, *("" for _ in range(record.seats)))[: record.seats]
    found = [re.fullmatch(r"(.+) \(([^()]+)\)", entry) for entry in entries]
    both = [
        (match[1], match[2]) if match else (entry, "") for entry, match in zip(entries, found, strict=True)
    ]
    return [(clean(name), kind) for name, kind in both]


def names_of(record: Record, text: Text) -> tuple[str, ...]:
    """A name for each seat."""
    return distinct([name or text.seat(seat) for seat, (name, _) in enumerate(players_of(record))])


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Names that sound alike get a letter. A number would run into those of the log: `Anna 2 2 cards`."""
    often = Counter(names)
    return tuple(
        f"{name} {ascii_uppercase[seat]}" if often[name] > 1 else name for seat, name in enumerate(names)
    )


def clean(name: str) -> str:
    """A name that can do no harm: short, no control signs, no `@` that refers to a message."""
    return "".join(letter for letter in name if letter.isprintable()).strip(" @")[:NAME_LETTERS]


# --- words for a set-up and for a result ---------------------------------------------------------------


def option_words(text: Text, game: Game[State], options: Mapping[str, str]) -> str:
    """`Start: Three cards each · Teams: Everyone for themselves`."""
    ids = {name: f"{game.name}-option-{name}" for name in options}
    return " · ".join(f"{text(id)}: {_value_words(text, id, options[name])}" for name, id in ids.items())


def _value_words(text: Text, id: str, given: str) -> str:
    """The value of an option; one for each seat is a list, and what a player wrote stands for itself."""
    values = [given] if text.has(f"{id}-{given}") else given.split(",")
    return ", ".join(text(f"{id}-{value}") if text.has(f"{id}-{value}") else value for value in values)


def ending(text: Text, match: Match) -> Iterator[str]:
    """How a game ended, or who is to decide."""
    if match.result is None:
        asked = [text.seat(decision.seat) for decision in match.decisions]
        yield _own(text)("transcript-unfinished", names=text.list(asked))
    else:
        yield outcome(text, match.game, match.result)
        yield from (f"  {line}" for line in score(text, match.result))


def outcome(text: Text, game: Game[State], result: Result) -> str:
    """`Hegemony: Anna wins.` And what decided, where the points do not show it."""
    winners = [text.seat(seat) for seat in result.winners]
    reason = text(f"{game.name}-end-{result.reason}")
    said = _own(text)("transcript-won", reason=reason, names=text.list(winners), count=len(winners))
    return f"{said} {text.say(result.because)}" if result.because else said


def score(text: Text, result: Result) -> Iterator[str]:
    """How each point came about, a line for each seat."""
    # A bot, which nobody sits at, is called as its game calls it.
    own = Text(text.lang, LOCALE, tuple(text.seat(seat) for seat in range(len(result.points))))
    for seat, points in enumerate(result.points):
        lines = [line for line in result.lines if line.seat == seat]
        sources = ", ".join(f"{text.refer(line.source)} {signed(line.points)}" for line in lines)
        yield own("transcript-points", seat=seat, points=points, sources=sources or own("nothing"))


def signed(points: int) -> str:
    """With a true minus sign."""
    return str(points).replace("-", "−")


def _own(text: Text) -> Text:
    """The words of this module, in the language and with the names of a game's words."""
    return Text(text.lang, LOCALE, text.names)
