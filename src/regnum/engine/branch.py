"""A run that can be cloned: what players think with."""

from typing import Any, Self, TypeAlias, TypeVar

from regnum.engine.decision import Decision, Option, Unit
from regnum.engine.game import Game
from regnum.engine.run import Asked, Course, Run, Units, course
from regnum.engine.state import State

Answers: TypeAlias = tuple[Any, ...]
BEGUN: Answers = (None,)
"""What a unit has received that has asked its first question."""


class Branch(Run):
    """A run that remembers where its unit began and what the unit was answered since: together they give a
    generator a twin, because the unit depends on nothing else.

    It copies its state wherever a unit begins, so a bare run is quicker where nobody clones.
    """

    __slots__ = ("_answered", "base")

    def __init__(self, game: Game[State], state: State, first: Decision | None = None) -> None:
        self.base: State
        """The state at the start of the unit."""
        self._answered: Answers = ()
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
        self._answered = BEGUN
        return asked

    def _keep(self) -> None:
        """Remember where a unit begins."""
        self.base = self.state.copy()

    def take(self, option: Option) -> None:
        if self._gather:
            super().take(option)
            return
        asked = self._send(option.value)
        if asked.__class__ is Decision and asked.secret:  # mostly all that `_settle` would find
            self.decision = asked
        else:
            self._settle(asked)

    def _send(self, answer: Any) -> Asked:
        try:
            asked = self._unit.send(answer)  # type: ignore[union-attr]
        except StopIteration:
            pass  # a rule that fails in the next unit shall not be said to fail while handling this
        else:
            self._answered = (*self._answered, answer)
            return asked
        return self._begin()

    @property
    def unit(self) -> object:
        return self._unit

    def make_options(self) -> None:
        """Those of all open decisions, while this is in the state that they rest on."""
        for decision in self._gather:
            _ = decision.options
        if self.decision is not None and self.decision.given is not None:
            _ = self.decision.options

    def clone(self) -> Self:
        """A twin that goes its own way."""
        self.make_options()
        return twin_of(self, type(self))

    def run(self) -> Run:
        """A bare run that goes on from here, for whoever will not clone it again."""
        self.make_options()
        state = self.base.copy()
        rest = None if self._unit is None else resumed(self.game.unit, state, self._answered)
        return bare(self, state, rest)

    def last_stretch(self) -> Run:
        """A bare run that goes on in the place of this branch, which is not to be used any more."""
        assert self._unit is not None, "nobody goes on when the game is over"
        rest = rest_of(self._unit, self.game.unit, self.state)
        next(rest)
        return bare(self, self.state, rest)

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


B = TypeVar("B", bound=Branch)


class Spot:
    """Where a branch stood: the start of its unit, and what the unit was answered since.

    It has no state and no generator of its own, so that many of them can be kept.
    """

    __slots__ = ("_answered", "_answers", "_gather", "base", "decision", "game")

    def __init__(self, branch: Branch) -> None:
        branch.make_options()
        self.game, self.decision = branch.game, branch.decision
        self._gather, self._answers = branch._gather, branch._answers
        self.base, self._answered = branch.base, branch._answered

    def branch(self) -> Branch:
        """A branch that goes on from here."""
        return twin_of(self, Branch)

    def run(self) -> Run:
        """The same as a bare run."""
        state = self.base.copy()
        return bare(self, state, resumed(self.game.unit, state, self._answered))


def twin_of(here: Branch | Spot, kind: type[B]) -> B:
    """A branch that goes on from here, with the questions that are open."""
    twin = object.__new__(kind)
    twin.game, twin.decision = here.game, here.decision
    twin._gather, twin._answers = here._gather, here._answers
    twin.base, twin._answered = here.base, here._answered
    twin._run_again()
    return twin


def bare(here: Branch | Spot, state: State, rest: Course | None) -> Run:
    """A bare run in this state, with the questions that are open here."""
    run = object.__new__(Run)
    run.game, run.decision, run.state, run._unit = here.game, here.decision, state, rest
    run._gather, run._answers = here._gather, here._answers
    return run


def resumed(unit: Units, state: State, answered: Answers) -> Course:
    """The rest of a game, from within a unit that has received these answers since it began in this state."""
    whole = course(unit, state)
    for answer in answered:
        whole.send(answer)
    return whole


def rest_of(piece: Course, unit: Units, state: State) -> Course:
    """The rest of a game whose unit in progress waits for an answer. It must be begun: what it yields first
    stands for what is asked already."""
    yield from waiting(piece)
    while (later := unit(state)) is not None:
        yield from later
    yield None


def waiting(piece: Course) -> Course:
    """A unit that has asked something: `yield from` would begin it by an answer that nobody gave."""
    answer = yield None
    while True:
        try:
            asked = piece.send(answer)
        except StopIteration:
            return
        answer = yield asked
