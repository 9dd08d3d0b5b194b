"""The bare driver of a game: all that search and simulation need."""

from collections.abc import Callable, Generator
from typing import Any, TypeAlias

from regnum.engine.decision import Decision, Gather, Option, Unit
from regnum.engine.game import Game
from regnum.engine.state import State

Asked: TypeAlias = Decision | Gather | None
"""What a unit asks; None when the game is over."""
Course: TypeAlias = Generator[Asked, Any, None]
"""A game, or the rest of one."""
Units: TypeAlias = Callable[[Any], Unit | None]
"""What makes the next unit of a state (see `Game.unit`)."""


class Run:
    """A state, the unit in progress, and the decisions that are open.

    A run keeps no record and cannot be cloned: `engine.match.Match` adds both.
    """

    __slots__ = ("_answers", "_gather", "_unit", "decision", "game", "state")

    def __init__(self, game: Game[State], state: State, first: Decision | None = None) -> None:
        """`first` is what the unit asks first, where that is known: its options need not be made again."""
        self.game = game
        self.state = state
        self._listen(state)
        self.decision: Decision | None = None
        """What is asked next; None when the game is over. Of a Gather, the first that is still open."""
        self._gather: tuple[Decision, ...] = ()
        self._answers: dict[int, int] = {}
        """To an open Gather, by seat. It never changes in place, so that clones can share it."""
        self._unit: Course | None = None
        asked = self._begin()
        self._settle(first or asked)

    def _listen(self, state: State) -> None:
        """Nobody hears of what happens in a bare run."""
        state.events = None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions: none, one, or those of a Gather that are still unanswered."""
        if self._gather:
            return tuple(d for d in self._gather if d.seat not in self._answers)
        return (self.decision,) if self.decision is not None else ()

    @property
    def unit(self) -> object:
        """The unit that is going on: another object as soon as the next one has begun."""
        return self._unit and self._unit.gi_yieldfrom  # type: ignore[attr-defined]

    def take(self, option: Option) -> None:
        """Answer `decision` with one of its options. The hot path: the option is not checked."""
        if self._gather:
            assert self.decision is not None
            self.answer(self.decision.seat, option)
            return
        # What `_send` does and mostly all that `_settle` would, but two calls less: nothing is done as often.
        asked = self._unit.send(option.value)  # type: ignore[union-attr]
        if asked.__class__ is Decision and asked.secret:
            self.decision = asked
        else:
            self._settle(asked)

    def answer(self, seat: int, option: Option) -> None:
        """One seat's answer to a Gather. The unit goes on when all have answered."""
        self._answers = {**self._answers, seat: option.value}
        waiting = self.decisions
        if waiting:
            self.decision = waiting[0]
            return
        values = tuple(self._answers[d.seat] for d in self._gather)
        self._gather, self._answers = (), {}
        self._settle(self._send(values))

    def _begin(self) -> Asked:
        """The first question."""
        self._unit = course(self.game.unit, self.state)
        return next(self._unit)

    def _send(self, answer: Any) -> Asked:
        """The question that follows an answer."""
        return self._unit.send(answer)  # type: ignore[union-attr]

    def _settle(self, asked: Asked) -> None:
        """Take what needs no asking, until somebody has a choice or the game is over."""
        while asked is not None:
            if asked.__class__ is Gather:
                self._gather = asked.decisions
                asked = self._gather[0]
                break
            if asked.secret:  # type: ignore[union-attr]
                break  # without even making the options
            # What `options` does, but a call less.
            if asked.given is not None:  # type: ignore[union-attr]
                asked.offered = asked.offered(*asked.given)  # type: ignore[union-attr,operator]
                asked.given = None  # type: ignore[union-attr]
            if len(asked.offered) > 1:  # type: ignore[union-attr,arg-type]
                break
            asked = self._pass_over(asked)  # type: ignore[arg-type]
        self.decision = asked  # type: ignore[assignment]

    def _pass_over(self, asked: Decision) -> Asked:
        """What is asked after a question that has only one answer."""
        return self._send(asked.options[0].value)


def course(unit: Units, state: State) -> Course:
    """A whole game as one generator, None at its end.

    `yield from` goes on to the next unit without leaving C; catching the StopIteration of each unit takes
    a tenth of the time of a decision. It holds no run, or a dropped run would wait for the garbage collector.
    """
    while (piece := unit(state)) is not None:
        yield from piece
    yield None
