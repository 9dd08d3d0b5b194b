"""The player that takes what looks best once it has done what it is about to do."""

from collections.abc import Sequence

from regnum.engine.decision import DONE, Ask, Option
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.engine.run import Run
from regnum.players.first.judging import judgement

LEAVES = 24
"""How many ways to go on are judged for one decision: they take a few milliseconds."""
DEPTH = 10


class FirstGreedyPlayer:
    """Looks, in one world that could be, at what it can reach by itself, and no further."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Option:
        options = position.decision.options
        if len(options) == 1:
            return options[0]
        outlook = Outlook(position, self._rng.fork())
        values = [outlook.best((option,), LEAVES // len(options)) for option in options]
        highest = max(values)
        best = [option for option, value in zip(options, values, strict=True) if value == highest]
        return best[self._rng.below(len(best))]


class Outlook:
    """The positions that a seat can reach before anybody else is asked."""

    def __init__(self, position: Position, rng: Rng) -> None:
        self._position = position
        self._rng = rng
        self._world = rng.next()

    def best(self, line: tuple[Option, ...], leaves: int) -> float:
        """The value of the best end of a line of choices, of at most so many ends (but at least one).

        A run cannot be cloned, so every end is reached from the start, and always in the same world.
        """
        run = self._position.sample(Rng(self._world))
        asked: list[Ask] = []
        for option in line:
            assert run.decision is not None
            asked.append(run.decision.ask)
            run.take(option)
        return self._best_from(run, line, asked, leaves)

    def _best_from(self, run: Run, line: tuple[Option, ...], asked: list[Ask], leaves: int) -> float:
        """The same, where the line has been followed already."""
        if self._has_ended(run, asked):
            return self._judge(run)
        assert run.decision is not None
        first, *others = self._some(run.decision.options, leaves)
        share = leaves // (1 + len(others))
        asked.append(run.decision.ask)
        run.take(first)
        value = self._best_from(run, (*line, first), asked, share)
        return max([value, *(self.best((*line, option), share) for option in others)])

    def _has_ended(self, run: Run, asked: list[Ask]) -> bool:
        """Is somebody else asked, or this seat the same as before: is what it was about to do done?"""
        decision = run.decision
        if decision is None or decision.seat != self._position.seat:
            return True
        return decision.ask in asked or len(asked) >= DEPTH

    def _some(self, options: Sequence[Option], leaves: int) -> list[Option]:
        """All options if there are leaves for them, or else a few by chance."""
        chosen = list(options)
        if leaves < len(chosen):
            self._rng.shuffle(chosen)
        return chosen[: max(1, leaves)]

    def _judge(self, run: Run) -> float:
        """How good the end of a line looks. Where the turn could be ended it is, so that all are alike."""
        decision, seat = run.decision, self._position.seat
        if decision is not None and decision.seat == seat and DONE in decision.options:
            run.take(DONE)
        return judgement(self._position.game).evaluate(run.state, seat)
