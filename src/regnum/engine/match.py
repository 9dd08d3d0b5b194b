"""A game in progress that can be looked at, cloned, undone and recorded."""

from collections.abc import Mapping
from typing import Any, Self

from regnum.engine.decision import Decision, Option
from regnum.engine.errors import RegnumError
from regnum.engine.events import Event, SeenEvent
from regnum.engine.game import Game
from regnum.engine.record import EVERY, Record, RecordError, split
from regnum.engine.result import Result
from regnum.engine.run import Asked, Run
from regnum.engine.state import State
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


class Match(Run):
    """A run with a memory.

    `base` is the state at the start of the unit and `since` are the options taken in it: together they
    give a generator a twin, because the unit depends on nothing else.
    """

    __slots__ = (
        "_borrowed",
        "base",
        "choices",
        "events",
        "exchange",
        "fingerprints",
        "marks",
        "options",
        "seats",
        "seed",
        "since",
    )

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], seed: int) -> None:
        self.seats = seats
        self.options = game.complete(seats, options)
        self.seed = seed
        self.choices: list[str] = []
        self.fingerprints: dict[int, str] = {}
        self.events: list[Event] = []
        self.marks: list[int] = []
        """How many events there were before each choice. A clone has its original's, and goes on from 0."""
        self._borrowed = False
        """A clone and its original share these lists until either makes a choice."""
        self.base: State
        self.exchange: list[tuple[Any, Asked]] = []
        """The answers that the unit has received, those too that needed no asking, and what it asked then."""
        self.since: list[tuple[int, Option]] = []
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

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may see."""
        return self.game.view(self.state, seat)

    def decisions_for(self, seat: int | None) -> tuple[SeenDecision, ...]:
        """What a viewer sees of the open questions."""
        return tuple(SeenDecision.of(decision, seat) for decision in self.decisions)

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
        before = self.base, self.since[:], self.exchange[:], self.decision, self._gather, {**self._answers}
        self.marks.append(len(self.events))
        self.choices.append(f"{decision.seat} {option.key}")
        self.since.append((decision.seat, option))
        try:
            self._give(decision.seat, option)
        except BaseException:
            # A bug in a rule must not cost the players their game: back to before the choice.
            self.choices.pop()
            del self.events[self.marks.pop() :]
            self.base, self.since, self.exchange, self.decision, self._gather, self._answers = before
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
        self.exchange = [(None, asked)]
        return asked

    def _send(self, answer: Any) -> Asked:
        try:
            asked = super()._send(answer)
        except StopIteration:
            pass  # a rule that fails in the next unit shall not be said to fail while handling this
        else:
            self.exchange.append((answer, asked))
            return asked
        return self._begin()

    def _listen(self, state: State) -> None:
        """Hear of everything from now on, and of what set-up had to tell."""
        self.events += state.events or ()
        state.events = self.events

    # --- cloning -------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """A twin that goes its own way. It keeps the record, and starts a new list of events."""
        twin = object.__new__(type(self))
        twin.game, twin.seats, twin.options, twin.seed = self.game, self.seats, self.options, self.seed
        twin.choices, twin.fingerprints, twin.marks = self.choices, self.fingerprints, self.marks
        twin.base, twin.since, twin.exchange = self.base, self.since, self.exchange
        twin.decision, twin._gather, twin._answers = self.decision, self._gather, self._answers
        twin._borrowed = self._borrowed = True
        twin._run_again()
        twin.events = twin.state.events = []
        return twin

    def _own_lists(self) -> None:
        """Stop sharing what is about to change."""
        self.choices, self.marks, self.since = self.choices[:], self.marks[:], self.since[:]
        self.exchange, self._answers = self.exchange[:], self._answers.copy()
        self.fingerprints = self.fingerprints.copy()
        self._borrowed = False

    def _run_again(self) -> None:
        """Bring a new generator to where the unit is: from its start, with the same answers."""
        self.state = state = self.base.copy()
        self._unit = unit = self.game.unit(state)
        if unit is not None:
            for answer, asked in self.exchange:
                state.again = asked if isinstance(asked, Decision) else None
                unit.send(answer)
            state.again = None

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

    def record(self, players: tuple[str, ...] = ()) -> Record:
        """The game so far."""
        fingerprints = {**self.fingerprints, len(self.choices): self.state.fingerprint()}
        return Record(
            game=self.game.name,
            rules=self.game.version,
            cards=self.game.card_hash,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            players=players,
            choices=tuple(self.choices),
            fingerprints=fingerprints,
        )

    @classmethod
    def replay(cls, game: Game, record: Record) -> Self:
        """Play a record again and hold it to its fingerprints."""
        match = cls.begin(game, record)
        for choice in record.choices:
            match.follow(record, choice)
        return match

    @classmethod
    def begin(cls, game: Game, record: Record) -> Self:
        """The start of a recorded game, after checking that these are its rules and cards."""
        if record.rules != game.version:
            raise RecordError(
                f"The record was played by version {record.rules} of the rules of {game.name}; "
                f"this is version {game.version}."
            )
        if record.cards != game.card_hash:
            raise RecordError(
                f"The record was played with another card set ({record.cards}); this is {game.card_hash}."
            )
        last = max(record.fingerprints, default=-1)
        if len(record.choices) != last:
            raise RecordError(
                f"The record has {len(record.choices)} choices, but its last fingerprint is that of choice "
                f"{last}: choices were cut off or added."
            )
        match = cls(game, record.seats, record.options, record.seed)
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
        """Hold the state to the record's fingerprint, if it has one here."""
        made = len(self.choices)
        expected = record.fingerprints.get(made)
        if expected is not None and expected != (found := self.state.fingerprint()):
            raise RecordError(
                f"The record departs by choice {made}: the fingerprint is {found}, not {expected}."
            )

    # --- undoing -------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice: the record is run one choice shorter.

        Refused when somebody else has decided since, when chance was asked, or when somebody has
        learnt something that cannot be unlearnt.
        """
        choices = self.choices[: self._undoable(seat)] + self._open_answers(but=seat)
        again = type(self)(self.game, self.seats, self.options, self.seed)
        for choice in choices:
            again.choose(*split(choice))
        if seat not in self._answers:
            again._may_forget(self.choices[-1])
        for name in (*Match.__slots__, *Run.__slots__):
            setattr(self, name, getattr(again, name))

    def _may_forget(self, choice: str) -> None:
        """Refuse where this choice would ask chance or tell anybody a secret."""
        after = self.clone()
        after.choose(*split(choice))
        if any(event.reveals for event in after.events):
            raise CannotUndo("Something was revealed since, and cannot be forgotten.", "undo-revealed")
        if after.state.rng != self.state.rng:
            raise CannotUndo("Chance has spoken since, and is not asked twice.", "undo-random")

    def _undoable(self, seat: int) -> int:
        """How many choices stay when the seat's last one goes."""
        if seat in self._answers:
            return self.number
        last = len(self.choices) - 1
        if last < 0:
            raise CannotUndo(f"Seat {seat} has not decided anything yet.", "undo-nothing", seat=seat)
        decider = split(self.choices[last])[0]
        if decider != seat:
            raise CannotUndo(f"Seat {decider} has decided since.", "undo-other", other=decider)
        return last

    def _open_answers(self, but: int) -> list[str]:
        """The answers to an open Gather that stay when one seat takes its own back."""
        return [c for c in self.choices[self.number :] if but in self._answers and split(c)[0] != but]
