"""All that a player gets to decide by: what its seat may know, and worlds that could be."""

from itertools import islice, takewhile
from typing import TypeVar

from regnum.engine.branch import Branch
from regnum.engine.decision import Decision, Option
from regnum.engine.game import Game
from regnum.engine.match import Match
from regnum.engine.record import split
from regnum.engine.rng import Rng
from regnum.engine.run import Run
from regnum.engine.state import State
from regnum.engine.view import View

R = TypeVar("R", bound=Run)
FAR_BACK = 60
"""Nobody needs to remember more of a turn."""


class Position:
    """A match as seen by the seat that is asked. The state itself stays out of reach."""

    __slots__ = ("__base", "__first", "__now", "__since", "decision", "game", "lately", "seat", "view")

    def __init__(self, match: Match, seat: int) -> None:
        self.game: Game[State] = match.game
        self.seat = seat
        self.decision: Decision = match.asked(seat)
        self.view: View = match.view(seat)
        self.lately: tuple[str, ...] = lately(match, seat)
        """What the seat has chosen in this turn, the last first: its own knowledge."""
        self.__base, self.__now = match.base, match.state
        # Answers to an open Gather are the others' secrets: a sampled world has its own.
        self.__since = [option for _, option in match.since[: len(match.since) - match.answered]]

        # What the seat is asked first in a unit it is asked in every world that it holds for possible.
        self.__first = self.decision if match.begins_unit else None

    def sample(self, rng: Rng) -> Run:
        """A world equally likely for the seat, at this very question: play on in it freely."""
        return self._bring_here(Run, rng)

    def branch(self, rng: Rng, forgetful: bool = False) -> Branch:
        """The same, as a run that can be cloned: whoever looks at many ways to go on deals once. Who is
        forgetful is quicker, and may not deal again from what it has been given (`State.forget`)."""
        return self._bring_here(Branch, rng, forgetful)

    def _bring_here(self, kind: type[R], rng: Rng, forgetful: bool = False) -> R:
        state = self.game.sample(self.__base, self.seat, rng, self.__now)
        if forgetful:
            state.forget()
        run = kind(self.game, state, self.__first)
        for option in self.__since:
            run.take(option if run.decision and option in run.decision.options else any_of(run, rng))
        for decision in run.decisions:
            if decision.seat != self.seat:
                run.answer(decision.seat, decision.options[rng.below(len(decision.options))])
        return run


def lately(match: Match, seat: int) -> tuple[str, ...]:
    """The seat's last choices, as far as they belong to this turn."""
    turn = match.state.bracket.number
    made = islice(zip(reversed(match.choices), reversed(match.marks), strict=True), FAR_BACK)
    choices = [split(choice) for choice, _ in takewhile(lambda one: one[1].turn == turn, made)]
    return tuple([key for by, key in choices if by == seat])


def any_of(run: Run, rng: Rng) -> Option:
    """Somebody's secret choice that cannot be made in this world: another one could have been."""
    assert run.decision is not None, "a sampled world ended before the question"
    return run.decision.options[rng.below(len(run.decision.options))]
