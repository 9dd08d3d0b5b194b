"""A game in progress that can be looked at, cloned, undone and recorded."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, Self

import msgspec

from regnum.engine.branch import Branch
from regnum.engine.decision import DONE, Arg, Decision, Option
from regnum.engine.errors import RegnumError
from regnum.engine.events import Event, SeenEvent
from regnum.engine.game import Bargain, Forewarning, Game
from regnum.engine.gaze import Gaze
from regnum.engine.labels import Marks, apart, labels
from regnum.engine.record import EVERY, Ending, OldRecord, Record, RecordError, split
from regnum.engine.result import Result
from regnum.engine.run import Asked, Run
from regnum.engine.state import State
from regnum.engine.telling import turn_of
from regnum.engine.text import Text
from regnum.engine.view import SeenDecision, View


class IllegalChoice(RegnumError):
    """An answer that is not on the list."""


class WrongSeat(RegnumError):
    """An answer from a seat that is not asked."""


class StaleChoice(RegnumError):
    """An answer to a question that has been answered."""


class CannotUndo(RegnumError):
    """Why a choice stands. `text` and `about` say the same in the reader's language."""

    def __init__(self, line: str, text: str, **args: int) -> None:
        super().__init__(line)
        self.text = text
        self.about = args


class Step(NamedTuple):
    """A part of a plan: what is expected to be asked, and the picks that answer it."""

    ask: str
    keys: Iterable[str]


class Mark(msgspec.Struct, frozen=True, gc=False):
    """What there was before a choice: so many events of a list, these random numbers to come, a turn."""

    events: int
    heard: list[Event]
    rng: int
    turn: int


class Match(Branch):
    """A branch with a memory. `since` are the options that were taken since the unit began."""

    __slots__ = (
        "_borrowed",
        "_gazes",
        "choices",
        "events",
        "fingerprints",
        "forced",
        "marks",
        "options",
        "seats",
        "seed",
        "since",
    )

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
        self.seats = seats
        self.options = game.settled(seats, options, seed)
        self.seed = seed
        self.choices: list[str] = []
        self.fingerprints: dict[int, str] = {}
        self.events: list[Event] = []
        self.marks: list[Mark] = []
        """By choice. A clone has its original's, and its events go on from 0."""
        self.forced: list[tuple[int, str, str]] = []
        """Seats, asks and keys: what needed no asking since the last choice."""
        self._borrowed = False
        """A clone and its original share these lists until either makes a choice."""
        self.since: list[tuple[int, Option]] = []
        self._gazes: dict[int | None, Gaze] | None = None
        """By viewer. Made at the first look: most twins are played on and never looked at."""
        super().__init__(game, game.start(seats, self.options, seed))

    # --- looking -------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the open question. An answer may name it, so that a late one is noticed."""
        return len(self.choices) - self.answered

    @property
    def answered(self) -> int:
        """How many seats have answered the open Gather; 0 where none is open."""
        return len(self._answers)

    @property
    def gathers(self) -> bool:
        """Are several seats asked at once?"""
        return bool(self._gather)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.decision is None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.result(self.state) if self.over else None

    @property
    def bots(self) -> tuple[str, ...]:
        """What the sides after the people are called, as message references."""
        return self.game.bots(self.options)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may see."""
        if self._gazes is None:
            self._gazes = {}
        gaze = self._gazes.get(seat)
        if gaze is None:
            gaze = self._gazes[seat] = self.game.gaze(seat)
        return gaze.view(self.state)

    def decisions_for(self, seat: int | None) -> tuple[SeenDecision, ...]:
        """What a viewer sees of the open questions."""
        return tuple(SeenDecision.of(decision, self.state, seat) for decision in self.decisions)

    @property
    def begins_unit(self) -> bool:
        """Is the open question the first of its unit, and asked of one seat?"""
        return len(self._answered) == 1 and not self._gather

    def warnings(self, seat: int) -> Mapping[str, Forewarning]:
        """What choices of a seat lead to without further asking, where that costs something."""
        return self.game.warnings(self.state, self.asked(seat))

    def labels(self, seat: int, text: Text) -> dict[str, str]:
        """What the options of a seat are called, by option key."""
        decision = self.asked(seat)
        return labels(decision, self.apart(seat), partial(text.option, self.game.name, decision), text.say)

    def apart(self, seat: int) -> Mapping[str, Marks]:
        """What may tell the cards among the options of a seat apart, by option key."""
        return apart(self.game, self.state, self.asked(seat))

    def bargains(self, seat: int) -> Mapping[str, Bargain]:
        """What choices of a seat cost and give, where that is known beforehand."""
        return self.game.bargains(self.state, self.asked(seat))

    def refusals(self, seat: int) -> Mapping[str, str]:
        """Why cards that a seat sees cannot be chosen just now: message references, by card key."""
        return self.game.refusals(self.state, self.asked(seat))

    def events_for(self, seat: int | None, start: int = 0) -> tuple[SeenEvent, ...]:
        """What a viewer saw happen, from event number `start` on."""
        return tuple([event.seen_by(seat) for event in self.events[start:]])

    # --- choosing ------------------------------------------------------------------------------------

    def choose(self, seat: int, key: str, number: int | None = None) -> None:
        """Answer for a seat. Whatever is wrong with the answer, the match is as it was."""
        if number is not None and number != self.number:
            raise StaleChoice(f"Question {number} has been answered; the open one is {self.number}.")
        self._choose(self.asked(seat), key)

    def _choose(self, decision: Decision, key: str) -> None:
        option = decision.find(key)
        if option is None:
            keys = ", ".join(option.key for option in decision.options)
            raise IllegalChoice(f"Seat {decision.seat} cannot choose {key!r} now. It may choose: {keys}.")
        self._step(decision, option)
        if len(self.choices) % EVERY == 0:
            self.fingerprints[len(self.choices)] = self.state.fingerprint()

    def play(self, choices: Iterable[str]) -> Self:
        """Make recorded choices, one after the other."""
        for choice in choices:
            self.choose(*split(choice))
        return self

    def series(self, seat: int, keys: Iterable[str]) -> Iterator[str]:
        """Make several picks as one answer, and yield each that was a choice. What comes after the end of the
        question is refused."""
        return self.plan(seat, [Step(self.asked(seat).ask.text, keys)])

    def plan(self, seat: int, steps: Iterable[Step]) -> Iterator[str]:
        """Answer several questions one after the other, and yield each key that was a choice.

        A pick that needed no asking any more, because it was the only one left, has been taken already: it
        belongs to the answer all the same. Where something else is asked than a step says, the rest is
        refused, and what was taken stands.
        """
        self.asked(seat)
        made = 0
        for step in steps:
            for key in step.keys:
                if made and (seat, step.ask, key) in self.forced:
                    self.forced.remove((seat, step.ask, key))
                    continue
                decision = self._open(seat, step.ask)
                if decision is None:
                    if made and key == DONE.key:
                        break  # "that is all", said where there was no more to be had
                    raise StaleChoice(f"After {made} choices {step.ask} is not asked: {key!r} is too much.")
                self._choose(decision, key)
                made += 1
                yield key

    def _open(self, seat: int, ask: str) -> Decision | None:
        """The question, if this is asked of the seat just now."""
        for one in self.decisions:
            if one.seat == seat and one.ask.text == ask:
                return one
        return None

    def asked(self, seat: int) -> Decision:
        """What the seat is asked."""
        if self.over:
            raise WrongSeat("The game is over; nobody is asked anything.")
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        asked = " and ".join(str(decision.seat) for decision in self.decisions)
        raise WrongSeat(f"Seat {seat} is not asked anything now; seat {asked} is.")

    def _step(self, decision: Decision, option: Option) -> None:
        if self._borrowed:
            self._own_lists()
        bracket = self.state.bracket
        before = self.base, self.since[:], self._answered, self.decision, self._gather, self._answers
        self.marks.append(self._mark())
        self.forced = []
        self.choices.append(f"{decision.seat} {option.key}")
        self.since.append((decision.seat, option))
        try:
            self._give(decision.seat, option)
        except BaseException:
            # A bug in a rule must not cost the players their game: back to before the choice.
            self.choices.pop()
            del self.events[self.marks.pop().events :]
            self.base, self.since, self._answered, self.decision, self._gather, self._answers = before
            self._run_again()
            self.state.bracket = bracket  # nobody listened on the way
            self._listen(self.state)
            raise

    def _give(self, seat: int, option: Option) -> None:
        if self._gather:
            self.answer(seat, option)
        else:
            self.take(option)

    def _begin(self) -> Asked:
        self.since = []
        return super()._begin()

    def _pass_over(self, asked: Decision) -> Asked:
        """Remember what needed no asking, and tell of it where it costs something."""
        (option,) = asked.options
        self.forced.append((asked.seat, asked.ask.text, option.key))
        if asked.ask.told:
            word = {"cards": (option.name,)} if option.kind == "card" else {"what": self._word_for(option)}
            public: dict[str, Arg] = {**dict(asked.ask.args), "seat": asked.seat, **word}
            text, clauses, turn = f"{asked.ask.text}-forced", (asked.ask.clause,), turn_of(self.state)
            self.events.append(Event(kind="said", text=text, public=public, clauses=clauses, turn=turn))
        return super()._pass_over(asked)

    def _word_for(self, option: Option) -> str:
        return f"@{self.game.name}-{option.kind}-{option.name}"

    def _listen(self, state: State) -> None:
        """Hear of everything from now on, and of what set-up had to tell."""
        self.events += state.events or ()
        state.events = self.events

    # --- cloning -------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """A twin that goes its own way. It keeps the record, and starts a new list of events."""
        if not self._borrowed:
            self._lend()
        twin = object.__new__(type(self))
        # One by one: several in a line would be put into a tuple first, and search clones all the time.
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.choices = self.choices
        twin.fingerprints = self.fingerprints
        twin.marks = self.marks
        twin.base = self.base
        twin.since = self.since
        twin._answered = self._answered
        twin.decision = self.decision
        twin._gather = self._gather
        twin._answers = self._answers
        twin.forced = self.forced
        twin._borrowed = True
        twin._gazes = None
        twin.state = state = self.base.copy()
        twin._unit = twin._caught_up(state)
        state.bracket = self.state.bracket  # nobody listened on the way
        twin.events = state.events = []
        return twin

    def _lend(self) -> None:
        """Share the lists from now on, and the open questions: their options are made while the state that
        they rest on is the one that both are in."""
        self._borrowed = True
        for decision in self.decisions:
            _ = decision.options

    def _own_lists(self) -> None:
        """Stop sharing what is about to change."""
        self.choices, self.marks, self.since = self.choices[:], self.marks[:], self.since[:]
        self.forced = self.forced[:]
        self.fingerprints = self.fingerprints.copy()
        self._borrowed = False

    def elsewhere(self, base: State) -> Self:
        """A twin whose unit began in another state: the same answers, as far as they can be given there."""
        twin = self.clone()
        twin._own_lists()
        twin.state = base.copy()
        twin._gather, twin._answers = (), {}
        twin._settle(twin._begin())
        for seat, option in self.since:
            decision = next((d for d in twin.decisions if d.seat == seat), twin.decisions[0])
            possible = option if option in decision.options else decision.options[0]
            twin.since.append((decision.seat, possible))
            twin._give(decision.seat, possible)
        twin.state.bracket = self.state.bracket
        twin._listen(twin.state)
        return twin

    # --- recording -----------------------------------------------------------------------------------

    @property
    def card_hash(self) -> str:
        """Of the cards that take part in this game."""
        return self.game.card_hash(self.state)

    @property
    def ending(self) -> Ending | None:
        """How the game came out, as records keep it."""
        result = self.result
        return Ending(result.winners, result.points, result.reason) if result else None

    def record(self, players: tuple[str, ...] = ()) -> Record:
        """The game so far."""
        return Record(
            game=self.game.name,
            rules=self.game.version,
            cards=self.card_hash,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            players=players,
            choices=tuple(self.choices),
            fingerprints={**self.fingerprints, len(self.choices): self.state.fingerprint()},
            ending=self.ending,
        )

    @classmethod
    def replay(cls, game: Game[Any], record: Record) -> Self:
        """Play a record again and hold it to its fingerprints and its ending."""
        match = cls.begin(game, record)
        for choice in record.choices:
            match.follow(record, choice)
        return match

    @classmethod
    def begin(cls, game: Game[Any], record: Record) -> Self:
        """The start of a recorded game, after checking that these are its rules and cards."""
        if record.rules != game.version:
            raise OldRecord(
                f"The record was played by version {record.rules} of the rules of {game.name}; this is "
                f"version {game.version}. `regnum records migrate` says whether it can be carried over."
            )
        last = max(record.fingerprints, default=-1)
        if len(record.choices) != last:
            raise RecordError(
                f"The record has {len(record.choices)} choices, but its last fingerprint is that of choice "
                f"{last}: choices were cut off or added."
            )
        match = cls(game, record.seats, record.options, record.seed)
        if record.cards != match.card_hash:
            raise OldRecord(
                f"A card that takes part in this game of {game.name} has changed since: its cards were "
                f"{record.cards} and are {match.card_hash}. `regnum records migrate` says whether the record "
                "can be carried over."
            )
        match.check(record)
        return match

    def follow(self, record: Record, choice: str) -> None:
        """Make the next choice of a record, and say where it departs."""
        try:
            self.choose(*split(choice))
        except RegnumError as refused:
            raise RecordError(f"The record departs at choice {len(self.choices) + 1}: {refused}") from None
        self.check(record)

    def check(self, record: Record) -> None:
        """Hold the state to the record's fingerprint, if it has one here, and at its end to its ending."""
        made = len(self.choices)
        expected = record.fingerprints.get(made)
        if expected is not None and expected != (found := self.state.fingerprint()):
            raise RecordError(
                f"The record departs by choice {made}: the fingerprint is {found}, not {expected}."
            )
        if made == len(record.choices) and record.ending != self.ending:
            raise RecordError(
                f"The record ends otherwise: it says {record.ending}, and this is {self.ending}."
            )

    # --- undoing -------------------------------------------------------------------------------------

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back the seat's last choice, or all since question number `to`: the record is run shorter.

        Refused when somebody else has decided since, when chance was asked, or when somebody has
        learnt something that cannot be unlearnt.
        """
        stay = self._before_last(seat) if to is None else to
        if refused := self._why_not_undo(seat, stay):
            raise refused
        again = type(self)(self.game, self.seats, self.options, self.seed)
        again.play(self.choices[:stay] + self._open_answers(but=seat))
        for name in (*Match.__slots__, *Branch.__slots__, *Run.__slots__):
            setattr(self, name, getattr(again, name))

    def may_undo(self, seat: int) -> bool:
        """Could the seat take back its last choice?"""
        return self.has_answered(seat) or self.back_to(seat) < self.number

    def has_answered(self, seat: int) -> bool:
        """Has the seat answered an open Gather, and could take that back?"""
        return seat in self._answers

    def back_to(self, seat: int) -> int:
        """The number of the earliest question that the seat could go back to; of the open one, where there is
        none or where that is the seat's own answer to a Gather."""
        to, own = self.number, f"{seat} "
        if self._answers or not to or not self.choices[-1].startswith(own):
            return to
        whole = self._whole(0)
        after = whole._mark()
        while to and self.choices[to - 1].startswith(own) and whole._may_forget(whole.marks[to - 1], after):
            to -= 1
            after = whole.marks[to]
        return to

    def _before_last(self, seat: int) -> int:
        """The number of the question that the seat has answered last, if it was the last to answer."""
        return self.number if seat in self._answers else len(self.choices) - 1

    def _why_not_undo(self, seat: int, to: int) -> CannotUndo | None:
        """Why the seat's choices since a question stand; None where they can be taken back."""
        if seat in self._answers and to == self.number:
            return None
        if not self.choices:
            return CannotUndo(f"Seat {seat} has not decided anything yet.", "undo-nothing", seat=seat)
        if to >= len(self.choices):
            return CannotUndo("Nothing has been decided since that question.", "undo-open")
        deciders = [split(choice)[0] for choice in self.choices[to:]]
        other = next((decider for decider in reversed(deciders) if decider != seat), None)
        if other is not None:
            return CannotUndo(f"Seat {other} has decided since.", "undo-other", other=other)
        return self._whole(to)._why_not_forget(to, len(self.choices))

    def _whole(self, start: int) -> Self:
        """The match with all events since a choice: a clone has only those since it was cloned."""
        if start >= len(self.marks) or self.marks[start].heard is self.events:
            return self
        return type(self)(self.game, self.seats, self.options, self.seed).play(self.choices)

    def _why_not_forget(self, start: int, end: int) -> CannotUndo | None:
        """Has any of these choices asked chance, or told anybody a secret?"""
        before, after = self.marks[start], self.marks[end] if end < len(self.marks) else self._mark()
        if self._has_revealed(before, after):
            return CannotUndo("Something was revealed since, and cannot be forgotten.", "undo-revealed")
        if after.rng != before.rng:
            return CannotUndo("Chance has spoken since, and is not asked twice.", "undo-random")
        return None

    def _may_forget(self, before: Mark, after: Mark) -> bool:
        """Was neither chance asked in between, nor anybody told a secret?"""
        return after.rng == before.rng and not self._has_revealed(before, after)

    def _has_revealed(self, before: Mark, after: Mark) -> bool:
        """Was anybody told a secret in between?"""
        for event in self.events[before.events : after.events]:  # noqa: SIM110  # asked after every choice
            if event.reveals:
                return True
        return False

    def _mark(self) -> Mark:
        """Where the match stands."""
        return Mark(len(self.events), self.events, self.state.rng, self.state.bracket.number)

    def _open_answers(self, but: int) -> list[str]:
        """The answers to an open Gather that stay when one seat takes its own back."""
        return [c for c in self.choices[self.number :] if but in self._answers and split(c)[0] != but]
