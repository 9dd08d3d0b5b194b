"""A game that is played by action numbers: what all environments are made of."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regnum import games
from regnum.engine.decision import Decision
from regnum.engine.errors import RegnumError
from regnum.engine.match import IllegalChoice
from regnum.engine.result import Result
from regnum.engine.run import Run
from regnum.engine.view import SeenDecision, View
from regnum.lab.eye import Eye
from regnum.lab.observe import Observer
from regnum.lab.options import OptionTable, option_table

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Seen: TypeAlias = Floats | dict[str, Floats]
"""An observation: the vector, or the arrays."""

FORMS = ("vector", "arrays")
LARGEST = 10_000.0
"""No number at a table comes near it."""


class BadEnvironment(RegnumError):
    """An environment that cannot be made as asked."""


@lru_cache(64)
def observer_of(game: str, seats: int) -> Observer:
    """What observes a game: kept, because it remembers what it has packed."""
    return Observer(games.get(game), seats)


@lru_cache(16)
def options_table_of(game: str) -> OptionTable:
    """What is known of a game's options."""
    return option_table(games.get(game))


def joined(given: Mapping[str, Any]) -> dict[str, str]:
    """Options as games take them: those by seat may be given as a tuple."""
    return {name: value if isinstance(value, str) else ",".join(value) for name, value in given.items()}


class Table:
    """One game at a time, without a record: reset, look, act."""

    def __init__(self, game: str, seats: int, given: Mapping[str, Any], observe: str = "vector") -> None:
        if observe not in FORMS:
            raise BadEnvironment(f"observe is one of {' and '.join(FORMS)}, not {observe!r}.")
        self.game = games.get(game)
        self.options = self.game.fitting(joined(given))
        first = self.game.start(seats, self.options, 0)  # refuses in words what cannot be set up
        self.seats, self.form = seats, observe
        self.observer = observer_of(game, first.seats)  # sides: a bot is seen as well
        self.keys = self.game.actions
        self._numbers, self._no_action = self.game.action_numbers, bytearray(len(self.keys))
        self.run: Run | None = None
        self._gazes = {viewer: self.game.gaze(viewer) for viewer in (None, *range(seats))}
        self._eyes = [Eye(self.observer, seat) for seat in range(seats)]

    def reset(self, seed: int) -> None:
        """Begin another game."""
        self.run = Run(self.game, self.game.start(self.seats, self.options, seed))

    # --- looking ---------------------------------------------------------------------------------------

    @property
    def going(self) -> Run:
        """The game in progress."""
        if self.run is None:
            raise BadEnvironment("No game has begun: call reset() first.")
        return self.run

    @property
    def decision(self) -> Decision | None:
        """What is asked next; None when the game is over."""
        return self.going.decision

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self.game.result(self.going.state) if self.decision is None else None

    def asked(self, seat: int) -> Decision | None:
        """What a seat is asked, if it is the one that answers next."""
        return asked(self.going, seat)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), sees."""
        return self._gazes[seat].view(self.going.state)

    def vector(self, seat: int) -> Floats:
        """What a seat sees, as `observer.names` says."""
        run = self.going
        return np.frombuffer(self._eyes[seat].vector(run.state, asked(run, seat)), np.float32)

    def look(self, seat: int) -> Seen:
        """What a seat sees, in the form that was asked for."""
        return self.vector(seat) if self.form == "vector" else self.arrays(seat)

    def arrays(self, seat: int) -> dict[str, Floats]:
        """The same with nothing summed up: how many of each card lie in each place, and the rest by kind."""
        observer = self.observer
        view = self.view(seat)
        found = {name: np.zeros(shape, np.float32) for name, shape in self.shapes().items()}
        for zone in view.zones:
            at = observer.spot_at(zone, seat)
            found["counts"][at] += zone.count
            for card in zone.cards or ():
                found["cards"][at, self.kind_numbers[card]] += 1
        for counter in view.counters:
            at = observer.counter_at(counter, seat) - len(observer.spots)
            found["counters"][at] += counter.value
        asked = observer.question(self.going.state.stage, view.turn, seat, self.asked(seat))
        found["question"][:] = np.frombuffer(asked, np.float32)
        return found

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """How large the arrays are."""
        observer = self.observer
        spots, counters = len(observer.spots), len(observer.counters)
        question = sum(len(field.columns) for field in observer.fields[spots + counters :])
        return {
            "cards": (spots, len(observer.features.kinds)),
            "counts": (spots,),
            "counters": (counters,),
            "question": (question,),
        }

    @property
    def kind_numbers(self) -> Mapping[str, int]:
        """The columns of `cards` by card key."""
        return kind_numbers(self.observer.features.kinds)

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may take now."""
        mask = self._no_action[:]
        decision = asked(self.going, seat)
        if decision is not None:
            numbers = self._numbers
            for option in decision.options:
                mask[numbers[option.key]] = 1
        return np.frombuffer(mask, np.int8)

    def option_rows(self) -> tuple[NDArray[np.int64], Floats]:
        """The actions that may be taken now, and what is known of each: the row of `option_table`, and in
        which pile its card lies, if it is one."""
        decision = self.decision
        if decision is None:
            raise BadEnvironment("The game is over; nobody has options.")
        numbers = [self.game.action_numbers[option.key] for option in decision.options]
        known = np.array([options_table_of(self.game.name).rows[number] for number in numbers], np.float32)
        return np.array(numbers), np.hstack([known, self._lying(decision)])

    def option_names(self) -> tuple[str, ...]:
        """What the columns of `option_rows` are called."""
        return (*options_table_of(self.game.name).names, *(f"in:{name}" for name in self._pile_names()))

    def _pile_names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(pile.name for pile in self.observer.features.piles))

    def _lying(self, decision: Decision) -> Floats:
        names = self._pile_names()
        seen = SeenDecision.of(decision, self.going.state, decision.seat).options or ()
        where = [one.zone.partition(":")[0] for one in seen]
        return np.array([[float(name == place) for name in names] for place in where], np.float32)

    # --- acting ----------------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """Answer the open question."""
        run = self.going
        decision = run.decision
        if decision is None:
            raise IllegalChoice("The game is over; call reset() to begin another.")
        option = decision.find(self.keys[action])
        if option is None:
            may = ", ".join(one.key for one in decision.options)
            raise IllegalChoice(
                f"Action {action} ({self.keys[action]}) is not offered to seat {decision.seat} now. "
                f"The mask allows: {may}."
            )
        run.take(option)

    def returns(self) -> list[float]:
        """What each seat has won in the end: they add up to nothing, and winning alone is 1."""
        result = self.result
        return [0.0] * self.seats if result is None else returns(result, self.seats)

    # --- spaces ----------------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Space[Any]:
        """Of one seat, without the mask."""
        if self.form == "vector":
            return box((len(self.observer.names),))
        return spaces.Dict({name: box(shape) for name, shape in self.shapes().items()})

    def action_space(self, seed: int | None = None) -> spaces.Discrete:
        """An action is the number of an option key."""
        return spaces.Discrete(len(self.keys), seed=seed)


def asked(run: Run, seat: int) -> Decision | None:
    """What a seat is asked, if it is the one that answers next."""
    decision = run.decision
    return decision if decision is not None and decision.seat == seat else None


@lru_cache(16)
def kind_numbers(kinds: tuple[str, ...]) -> Mapping[str, int]:
    """Card keys by their place."""
    return {kind: number for number, kind in enumerate(kinds)}


def box(shape: Sequence[int]) -> spaces.Box:
    """So many numbers of any size that a game can have."""
    return spaces.Box(-LARGEST, LARGEST, tuple(shape), np.float32)


def returns(result: Result, seats: int) -> list[float]:
    """A win is shared by those who won. Alone against nobody, it is 1 or -1."""
    if seats == 1:
        return [1.0 if result.winners else -1.0]
    share = 1 / len(result.winners)
    return [(seats * share * (seat in result.winners) - 1) / (seats - 1) for seat in range(seats)]
