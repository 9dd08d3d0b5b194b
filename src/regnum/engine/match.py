"""A game in progress that can be looked at, cloned, undone and recorded."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, Self

from regnum.engine.decision import DONE, Arg, Decision, Option
from regnum.engine.errors import RegnumError
from regnum.engine.events import Event, SeenEvent
from regnum.engine.game import Forewarning, Game
from regnum.engine.labels import labels
from regnum.engine.record import EVERY, Ending, OldRecord, Record, RecordError, split
from regnum.engine.result import Result
from regnum.engine.run import Asked, Run
from regnum.engine.state import State
from regnum.engine.text import Text
from regnum.engine.view import Gaze, SeenDecision, View


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


class Mark(NamedTuple):
    """What there was before a choice: so many events of a list, and these random numbers to come."""

    events: int
    heard: list[Event]
    rng: int


class Match(Run):
    """A run with a memory.

    `base` is the state at the start of the unit and `since` are the options taken in it: together they
    give a generator a twin, because the unit depends on nothing else.
    """

    __slots__ = (
        "_answered",
        "_borrowed",
        "_gazes",
        "base",
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
        self.forced: list[tuple[int, str]] = []
        """Seats and keys: what needed no asking since the last choice."""
        self._borrowed = False
        """A clone and its original share these lists until either makes a choice."""
        self.base: State
        self.since: list[tuple[int, Option]] = []
        self._answered: list[Any] = []
        """All that the unit has received since its start, what needed no asking too."""
        self._gazes: dict[int | None, Gaze] = {}
        """By viewer."""
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
        gaze = self._gazes.get(seat)
        if gaze is None:
            gaze = self._gazes[seat] = Gaze(seat)
        return self.game.view(self.state, gaze)

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
        return labels(
            self.game, self.state, decision, partial(text.option, self.game.name, decision), text.say
        )

    def refusals(self, seat: int) -> Mapping[str, str]:
        """Why cards that a seat sees cannot be chosen just now: message references, by card key."""
        return self.game.refusals(self.state, self.asked(seat))

    def events_for(self, seat: int | None, start: int = 0) -> tuple[SeenEvent, ...]:
        """What a viewer saw happen, from event number `start` on."""
        return tuple(event.seen_by(seat) for event in self.events[start:])

    # --- choosing ------------------------------------------------------------------------------------

    def choose(self, seat: int, key: str, number: int | None = None) -> None:
        """Answer for a seat. Whatever is wrong with the answer, the match is as it was."""
        if number is not None and number != self.number:
            raise StaleChoice(f"Question {number} has been answered; the open one is {self.number}.")
        decision = self.asked(seat)
        option = decision.find(key)
        if option is None:
            keys = ", ".join(option.key for option in decision.options)
            raise IllegalChoice(f"Seat {seat} cannot choose {key!r} now. It may choose: {keys}.")
        self._step(decision, option)
        if len(self.choices) % EVERY == 0:
            self.fingerprints[len(self.choices)] = self.state.fingerprint()

    def play(self, choices: Iterable[str]) -> Self:
        """Make recorded choices, one after the other."""
        for choice in choices:
            self.choose(*split(choice))
        return self

    def series(self, seat: int, keys: Iterable[str]) -> Iterator[str]:
        """Make several picks as one answer, and yield each that was a choice.

        A pick that needed no asking any more, because it was the only one left, has been taken already: it
        belongs to the answer all the same. What comes after the end of the question is refused.
        """
        ask = self.asked(seat).ask.text
        for number, key in enumerate(keys):
            if number and (seat, key) in self.forced:
                self.forced.remove((seat, key))
                continue
            if number and all((one.seat, one.ask.text) != (seat, ask) for one in self.decisions):
                if key == DONE.key:
                    return  # "that is all", said where there was no more to be had
                raise StaleChoice(f"The question was answered by {number} picks; {key!r} is one too many.")
            self.choose(seat, key)
            yield key

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
        before = self.base, self.since[:], self._answered[:], self.decision, self._gather, {**self._answers}
        self.marks.append(Mark(len(self.events), self.events, self.state.rng))
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
            self._listen(self.state)
            raise

    def _give(self, seat: int, option: Option) -> None:
        if self._gather:
            self.answer(seat, option)
        else:
            self.take(option)

    def _begin(self) -> Asked:
        """Begin the next unit that asks something. Unlike a bare run, a match stops where units begin."""
        asked: Asked = None
        while asked is None:
            self.base, self.since = self.state.copy(), []
            self._unit = unit = self.game.unit(self.state)
            if unit is None:
                return None
            asked = next(unit, None)
        self._answered = [None]
        return asked

    def _send(self, answer: Any) -> Asked:
        try:
            asked = super()._send(answer)
        except StopIteration:
            pass  # a rule that fails in the next unit shall not be said to fail while handling this
        else:
            self._answered.append(answer)
            return asked
        return self._begin()

    def _pass_over(self, asked: Decision) -> Asked:
        """Remember what needed no asking, and tell of it where it costs something."""
        (option,) = asked.options
        self.forced.append((asked.seat, option.key))
        if asked.ask.told:
            word = {"cards": (option.name,)} if option.kind == "card" else {"what": self._word_for(option)}
            public: dict[str, Arg] = {**dict(asked.ask.args), "seat": asked.seat, **word}
            text, clauses = f"{asked.ask.text}-forced", (asked.ask.clause,)
            self.events.append(Event(kind="said", text=text, public=public, clauses=clauses))
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
        twin.game, twin.seats, twin.options, twin.seed = self.game, self.seats, self.options, self.seed
        twin.choices, twin.fingerprints, twin.marks = self.choices, self.fingerprints, self.marks
        twin.base, twin.since, twin._answered = self.base, self.since, self._answered
        twin.decision, twin._gather, twin._answers = self.decision, self._gather, self._answers
        twin.forced, twin._borrowed, twin._gazes = self.forced, True, {}
        twin._run_again()
        twin.events = twin.state.events = []
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
        self._answered, self._answers = self._answered[:], self._answers.copy()
        self.forced = self.forced[:]
        self.fingerprints = self.fingerprints.copy()
        self._borrowed = False

    def _run_again(self) -> None:
        """Bring a new generator to where the unit is: from its start, with the same answers. Nobody looks
        at what it asks on the way."""
        self.state = state = self.base.copy()
        self._unit = unit = self.game.unit(state)
        if unit is not None:
            for answer in self._answered:
                unit.send(answer)

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

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice: the record is run one choice shorter.

        Refused when somebody else has decided since, when chance was asked, or when somebody has
        learnt something that cannot be unlearnt.
        """
        if refused := self._why_not_undo(seat):
            raise refused
        stay = self.number if seat in self._answers else len(self.choices) - 1
        again = type(self)(self.game, self.seats, self.options, self.seed)
        again.play(self.choices[:stay] + self._open_answers(but=seat))
        for name in (*Match.__slots__, *Run.__slots__):
            setattr(self, name, getattr(again, name))

    def may_undo(self, seat: int) -> bool:
        """Could the seat take back its last choice?"""
        return self._why_not_undo(seat) is None

    def _why_not_undo(self, seat: int) -> CannotUndo | None:
        """Why the seat's last choice stands; None where it can be taken back."""
        if seat in self._answers:
            return None
        if not self.choices:
            return CannotUndo(f"Seat {seat} has not decided anything yet.", "undo-nothing", seat=seat)
        decider = split(self.choices[-1])[0]
        if decider != seat:
            return CannotUndo(f"Seat {decider} has decided since.", "undo-other", other=decider)
        return self._why_not_forget()

    def _why_not_forget(self) -> CannotUndo | None:
        """Has the last choice asked chance, or told anybody a secret?"""
        events, heard, rng = self.marks[-1]
        if heard is not self.events:  # the choice was made before this match was cloned
            whole = type(self)(self.game, self.seats, self.options, self.seed)
            return whole.play(self.choices)._why_not_forget()
        if any(event.reveals for event in self.events[events:]):
            return CannotUndo("Something was revealed since, and cannot be forgotten.", "undo-revealed")
        if self.state.rng != rng:
            return CannotUndo("Chance has spoken since, and is not asked twice.", "undo-random")
        return None

    def _open_answers(self, but: int) -> list[str]:
        """The answers to an open Gather that stay when one seat takes its own back."""
        return [c for c in self.choices[self.number :] if but in self._answers and split(c)[0] != but]
