"""A run that can be cloned: what players think with."""

from collections.abc import Callable, Generator
from typing import Any, Self

from regnum.engine.decision import Decision, Option, Unit
from regnum.engine.game import Game
from regnum.engine.run import Asked, Run
from regnum.engine.state import State


class Branch(Run):
    """A run that remembers where its unit began and what the unit was answered since: together they give a
    generator a twin, because the unit depends on nothing else.

    It copies its state wherever a unit begins, so a bare run is quicker where nobody clones.
    """

    __slots__ = ("_answered", "base")

    def __init__(self, game: Game[State], state: State, first: Decision | None = None) -> None:
        self.base: State
        """The state at the start of the unit."""
        self._answered: list[Any] = []
        """All that the unit has received since its start, what needed no asking too."""
        super().__init__(game, state, first)

    def _begin(self) -> Asked:
        """Begin the next unit that asks something. Unlike a bare run, a branch stops where units begin."""
        asked: Asked = None
        while asked is None:
            self._keep()
            self._unit = unit = self.game.unit(self.state)
            if unit is None:
                return None
            asked = next(unit, None)
        self._answered = [None]
        return asked

    def _keep(self) -> None:
        """Remember where a unit begins."""
        self.base = self.state.copy()

    def take(self, option: Option) -> None:
        if self._gather:
            super().take(option)
        else:
            self._settle(self._send(option.value))

    def _send(self, answer: Any) -> Asked:
        try:
            asked = self._unit.send(answer)  # type: ignore[union-attr]
        except StopIteration:
            pass  # a rule that fails in the next unit shall not be said to fail while handling this
        else:
            self._answered.append(answer)
            return asked
        return self._begin()

    @property
    def unit(self) -> object:
        return self._unit

    def make_options(self) -> None:
        """Those of all open decisions, while this is in the state that they rest on."""
        for decision in self._gather or (self.decision,):
            _ = decision and decision.options

    def clone(self) -> Self:
        """A twin that goes its own way."""
        self.make_options()
        twin = object.__new__(type(self))
        twin.game, twin.decision = self.game, self.decision
        twin._gather, twin._answers = self._gather, self._answers.copy()
        twin.base, twin._answered = self.base, self._answered[:]
        twin._run_again()
        return twin

    def run(self) -> Run:
        """A bare run that goes on from here, for whoever will not clone it again."""
        self.make_options()
        twin = object.__new__(Run)
        twin.game, twin.decision = self.game, self.decision
        twin._gather, twin._answers = self._gather, self._answers.copy()
        twin.state = state = self.base.copy()
        unit = self._caught_up(state)
        twin._unit = None if unit is None else resumed(unit, self.game.unit, state)
        return twin

    def _run_again(self) -> None:
        """Bring a new generator to where the unit is. Nobody listens."""
        self.state = state = self.base.copy()
        self._unit = self._caught_up(state)

    def _caught_up(self, state: State) -> Unit | None:
        """The unit from its start, with the same answers. Nobody looks at what it asks on the way."""
        unit = self.game.unit(state)
        if unit is not None:
            for answer in self._answered:
                unit.send(answer)
        return unit


class Scout(Branch):
    """A branch that may come to a last stretch: from there on nobody will clone it, and no unit is copied."""

    __slots__ = ("keeps",)

    keeps: bool

    def _keep(self) -> None:
        if self.keeps:
            self.base = self.state.copy()

    def clone(self) -> Self:
        twin = super().clone()
        twin.keeps = self.keeps
        return twin


class Spot:
    """Where a branch stood: the start of its unit, and what the unit was answered since.

    It has no state and no generator of its own, so that many of them can be kept.
    """

    __slots__ = ("answered", "answers", "base", "decision", "game", "gather")

    def __init__(self, branch: Branch) -> None:
        branch.make_options()
        self.game, self.decision = branch.game, branch.decision
        self.gather, self.answers = branch._gather, tuple(branch._answers.items())
        self.base, self.answered = branch.base, tuple(branch._answered)

    def scout(self) -> Scout:
        """A branch that goes on from here."""
        scout = object.__new__(Scout)
        scout.game, scout.decision = self.game, self.decision
        scout._gather, scout._answers = self.gather, dict(self.answers)
        scout.base, scout._answered, scout.keeps = self.base, [*self.answered], True
        scout._run_again()
        return scout


def resumed(piece: Unit, unit: Callable[[Any], Unit | None], state: State) -> Generator[Asked, Any, None]:
    """The rest of a game whose unit in progress waits for an answer."""
    whole = rest_of(piece, unit, state)
    next(whole)
    return whole


def rest_of(piece: Unit, unit: Callable[[Any], Unit | None], state: State) -> Generator[Asked, Any, None]:
    """As `resumed`, but it must be begun: what it yields first stands for what is asked already."""
    yield from waiting(piece)
    while (later := unit(state)) is not None:
        yield from later
    yield None


def waiting(piece: Unit) -> Generator[Asked, Any, None]:
    """A unit that has asked something: `yield from` would begin it by an answer that nobody gave."""
    answer = yield None
    while True:
        try:
            asked = piece.send(answer)
        except StopIteration:
            return
        answer = yield asked
