"""A table in memory: its match, and the log that the match is made from."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from regnum import games
from regnum.engine import match as engine
from regnum.engine.errors import RegnumError
from regnum.engine.foresight import Question, foresee
from regnum.engine.game import BadSetup
from regnum.engine.match import IllegalChoice, Match, StaleChoice, WrongSeat
from regnum.engine.migration import Departed, follow
from regnum.engine.record import EVERY, FORMAT, RecordError
from regnum.server.lock import Lock
from regnum.server.messages import Choose, Done, Status
from regnum.server.problems import Refusal, say
from regnum.server.rows import ChoiceRow, RemarkRow, TableRow

if TYPE_CHECKING:
    from regnum.server.viewer import Viewer

log = logging.getLogger("regnum.server")
UNDO = "undo:"
REMARKS_AT_HAND = 100
"""Remarks that are kept in memory; earlier ones are read when somebody asks for them."""
REMEMBERED = 64
"""Requests whose answer is kept: enough for any that were under way when a connection broke."""


class Log:
    """The lines of a table added up: which choices stand, and where undo has cut."""

    def __init__(self) -> None:
        self.version = 0
        self.choices: list[str] = []
        self.lines: list[int] = []
        """By choice that stands, the number of its line."""
        self.cuts: list[tuple[int, int]] = []
        """After an undo: the version then, and the place of the choice that went."""
        self.fingerprints: dict[int, str] = {}
        self.requests: dict[tuple[int, str], tuple[int, int]] = {}
        """By seat and request: the version after it, and how many choices it made."""

    def add(self, lines: Iterable[ChoiceRow]) -> None:
        """Further lines, in order."""
        for line in lines:
            if line.number != self.version:
                raise RecordError(f"Line {self.version} of the log is missing.")
            self.version += 1
            if line.key.startswith(UNDO):
                self.cut(int(line.key.removeprefix(UNDO)))
            else:
                self.choices.append(f"{line.seat} {line.key}")
                self.lines.append(line.number)
                if line.fingerprint:
                    self.fingerprints[len(self.choices)] = line.fingerprint
            if line.request:
                self.remember((line.seat, line.request))

    def cut(self, place: int) -> None:
        """The choice at a place was taken back."""
        del self.choices[place], self.lines[place]
        self.cuts.append((self.version, place))
        self.fingerprints = {made: print for made, print in self.fingerprints.items() if made <= place}

    def remember(self, request: tuple[int, str]) -> None:
        """A line came about by a request; of a series it is one of several."""
        _, made = self.requests.pop(request, (0, 0))
        self.requests[request] = (self.version, made + 1)
        if len(self.requests) > REMEMBERED:
            del self.requests[next(iter(self.requests))]

    def unchanged_since(self, version: int) -> int | None:
        """How many of the first choices are as they were at a version; None for all that there were."""
        if not self.cuts:
            return None
        places = [place for when, place in self.cuts if when > version]
        return min(places, default=None)


class Trouble(NamedTuple):
    """Why a game cannot go on: a message of the server's own words, and its arguments. It tells no cards:
    everybody at the table reads it."""

    text: str
    about: dict[str, int]

    def told(self, lang: str, names: tuple[str, ...] = ()) -> str:
        """The same in a language."""
        return say(lang, self.text, self.about, names)

    def refusal(self) -> Refusal:
        """What whoever wants to go on is told."""
        return Refusal("refused", self.text, **self.about)


class LiveTable:
    """A table that somebody looks at. Whoever uses it holds `lock`."""

    def __init__(self, row: TableRow, lines: Sequence[ChoiceRow], remarks: list[RemarkRow]) -> None:
        self.row = row
        self.remarks = remarks
        """The last ones."""
        self.remarked = remarks[-1].number + 1 if remarks else 0
        """How many there are in all."""
        self.lock = Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[list[int], int]] = {}
        """By other process: the seats that are there, and how many watch."""
        self.gathering = False
        """Somebody came or went, and the others are about to be told."""
        self.thinking: asyncio.Task[None] | None = None
        self.log = Log()
        self.match: Match | None = None
        self.trouble: Trouble | None = None
        """Why the game cannot go on."""
        self.reached: Match | None = None
        """Of a game that cannot go on: as far as today's rules can follow it."""
        self.seen: dict[int, bytes] = {}
        """Of a game that cannot go on: how it was last seen, by seat."""
        self.seen_version = -1
        """At which version that was last kept."""
        self.gone = False
        """Dropped from memory after a failure: read it anew."""
        self.called: dict[str, tuple[str, ...]] = {}
        """By language: what everybody is called. Forgotten when somebody sits down."""
        self._answers: dict[tuple[int, str], Done] = {}
        self._foreseen: tuple[int, int, Mapping[str, Question]] | None = None
        """The version, the seat, and what it may be asked after the open question."""
        try:
            self.log.add(lines)
            self.match = replay(row, self.log)
        except Departed as departed:
            self.trouble, self.reached = trouble_of(row, self.log, departed), departed.match
            if not isinstance(departed.__cause__, RegnumError | None):
                log.error("a rule fails at table %s", row.id, exc_info=departed.__cause__)
        except BadSetup:
            self.trouble = Trouble("error-broken-setup", {})
        except Exception:
            # Stored lines may be damaged in ways that nobody has thought of, and the others are well.
            log.exception("table %s cannot be read", row.id)
            self.trouble = Trouble("error-broken-stored", {})
            self.log.version = lines[-1].number + 1 if lines else 0
        self.settled: tuple[Status, list[int]]
        """How the table stands and who is asked, as it is on disk: for whoever does not hold the lock."""
        self.settle()

    # --- hearing -------------------------------------------------------------------------------------

    def hear(self, said: Sequence[RemarkRow]) -> None:
        """Further remarks, and the last one once more: it may count more by now. Viewers get what is new."""
        for remark in said:
            if remark.number < self.remarked:
                if self.remarks[-1] == remark:
                    continue
                self.remarks.pop()
                for viewer in self.viewers:
                    viewer.remarks = min(viewer.remarks, remark.number)
            self.remarks.append(remark)
            self.remarked = remark.number + 1
        del self.remarks[: max(0, len(self.remarks) - REMARKS_AT_HAND)]

    # --- looking -------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many lines the log has."""
        return self.log.version

    @property
    def status(self) -> Status:
        """How the table stands."""
        if self.row.closed is not None:
            return "closed"
        if self.match is None:
            return "broken"
        return "over" if self.match.over else "playing"

    @property
    def asked(self) -> list[int]:
        """The seats that are asked something."""
        return [one.seat for one in self.match.decisions] if self.match and self.status == "playing" else []

    def settle(self) -> None:
        """What is in memory is on disk now."""
        self.settled = (self.status, self.asked)

    def events_kept(self, version: int, events: int) -> int:
        """How many of the first `events` events of a version are still the same."""
        assert self.match is not None
        kept = len(self.match.events)
        place = self.log.unchanged_since(version)
        if place is not None and place < len(self.match.marks):
            kept = self.match.marks[place].events
        return min(events, kept)

    def foresight(self, seat: int) -> Mapping[str, Question]:
        """What a seat may be asked after the open question: worked out once, when somebody wants to know."""
        if self.match is None or seat not in self.asked:
            return {}
        if self._foreseen is None or self._foreseen[:2] != (self.version, seat):
            self._foreseen = (self.version, seat, self._foresee(self.match, seat))
        return self._foreseen[2]

    def _foresee(self, match: Match, seat: int) -> Mapping[str, Question]:
        try:
            return foresee(match, seat)
        except Exception:
            # A bug in a rule that nobody has come to yet. Whoever never takes that option plays on.
            log.exception("table %s cannot look ahead for seat %s", self.row.id, seat)
            return {}

    def answer_to(self, seat: int, request: str) -> Done | None:
        """What a seat's request was answered by, if it was carried out."""
        if (seat, request) in self._answers:
            return self._answers[seat, request]
        if (seat, request) in self.log.requests:
            version, made = self.log.requests[seat, request]
            return Done(id=request, version=version, taken=made)
        return None

    def keep_answer(self, seat: int, answer: Done) -> None:
        """Remember it, error and all."""
        self._answers[seat, answer.id] = answer
        while len(self._answers) > REMEMBERED:
            del self._answers[next(iter(self._answers))]

    # --- deciding ------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match, if choices can be made in it."""
        if self.match is None:
            assert self.trouble is not None
            raise self.trouble.refusal()
        if self.row.closed is not None or self.row.kind == "replay":
            raise Refusal("refused", "error-closed")
        if self.match.over:
            raise Refusal("refused", "error-over")
        return self.match

    def refuse_stale(self, version: int, number: int | None = None) -> None:
        """Refuse what was meant for another question, or before an undo."""
        assert self.match is not None
        moved = number is not None and number != self.match.number
        if moved or version > self.version or self.log.unchanged_since(version) is not None:
            raise self._stale(self.match)

    def _stale(self, match: Match) -> Refusal:
        return Refusal("stale", "error-stale", number=match.number, version=self.version)

    def take(self, seat: int, wish: Choose) -> tuple[list[ChoiceRow], Refusal | None]:
        """Make the choices of a request in the match. Lines for the log, and what stopped it before its end.

        The lines are not part of the log yet, and nobody may see the match before they are durable.
        """
        match = self.playing()
        self.refuse_stale(wish.version, wish.number)
        lines: list[ChoiceRow] = []
        try:
            for key in answers(match, seat, wish):
                lines.append(self._line(len(lines), seat, key, wish.id))
        except WrongSeat:
            return lines, Refusal("foreign", "error-not-asked")
        except StaleChoice:
            if not lines:
                return lines, self._stale(match)
            return lines, Refusal("stale", "error-series", taken=len(lines))
        except IllegalChoice:
            options = [one.key for one in match.asked(seat).options]
            return lines, Refusal("illegal", "error-illegal", options=options)
        except Exception:
            # A bug in a rule. The match is as it was before this choice, and the earlier ones stand.
            log.exception("table %s cannot take %s from seat %s", self.row.id, wish, seat)
            return lines, Refusal("unwell", "error-unwell")
        return lines, None

    def undo(self, seat: int, request: str, to: int | None = None) -> list[ChoiceRow]:
        """Take back a choice in the match, or all since a question, and give a line for the log for each."""
        match = self.playing()
        before = match.choices
        match.undo(seat, to)
        after = match.choices
        place = next(
            (i for i, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(after)
        )
        places = range(place, place + len(before) - len(after))
        return [self._line(at, seat, f"{UNDO}{gone}", request) for at, gone in enumerate(reversed(places))]

    def _line(self, offset: int, seat: int, key: str, request: str) -> ChoiceRow:
        assert self.match is not None
        made = len(self.match.choices)
        chosen = not key.startswith(UNDO) and made % EVERY == 0
        fingerprint = self.match.fingerprints.get(made) if chosen else None
        return ChoiceRow(self.row.id, self.version + offset, seat, key, request, fingerprint)

    def follow(self, lines: Sequence[ChoiceRow]) -> None:
        """Lines that another process has written. Raises RegnumError where they cannot be followed."""
        if self.match is not None:
            for line, following in pairwise([*lines, None]):
                assert line is not None
                if not line.key.startswith(UNDO):
                    self.match.choose(line.seat, line.key)
                elif not is_one_gesture(line, following):
                    place = int(line.key.removeprefix(UNDO))
                    self.match.undo(line.seat, min(place, self.match.number))
        self.log.add(lines)


def is_one_gesture(line: ChoiceRow, following: ChoiceRow | None) -> bool:
    """Does the next line of a log take back more for the same request? Then all of it is done at once."""
    if following is None or line.request is None or not following.key.startswith(UNDO):
        return False
    return (line.seat, line.request) == (following.seat, following.request)


def answers(match: Match, seat: int, wish: Choose) -> Iterator[str]:
    """Make the choices of a request, and yield each."""
    if wish.keys:
        return match.series(seat, wish.keys)
    return match.plan(seat, [engine.Step(step.ask, step.keys) for step in wish.steps])


def replay(row: TableRow, log: Log) -> Match:
    """The match of a table, played by today's rules and held to its fingerprints. Raises Departed in words.

    A table of an earlier version goes on if it asks the same questions by today's rules: see docs/records.md.
    """
    fingerprints = log.fingerprints if row.format == FORMAT else {}
    return follow(games.get(row.game), len(row.seats), row.dealt, row.seed, log.choices, fingerprints)


def trouble_of(row: TableRow, log: Log, departed: Departed) -> Trouble:
    """Where a stored game departs, and what has changed since: the rules, a card, or what was stored."""
    match = departed.match
    if (row.format, row.rules) != (FORMAT, match.game.version):
        cause = "rules"
    elif row.cards != match.card_hash:
        cause = "cards"
    else:
        cause = "stored"
    what = "position" if departed.possible else "choice"
    seat, _, _ = log.choices[departed.made - 1].partition(" ")
    return Trouble(f"error-broken-{cause}-{what}", {"made": departed.made, "seat": int(seat)})
