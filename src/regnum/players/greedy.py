"""The player that takes what looks best once it has done what it is about to do."""

from collections.abc import Sequence

from regnum.engine.branch import Branch
from regnum.engine.decision import DONE, Ask, Decision, Option
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.engine.run import Run
from regnum.players.judging import Judge, judge_of
from regnum.players.player import sensible

LEAVES = 24
"""How many ways to go on are judged for one decision: that takes a millisecond or two, and more bring little
(docs/players.md tells what was tried)."""
DEPTH = 10


class GreedyPlayer:
    """Looks, in one world that could be, at what it can reach by itself, and no further."""

    def __init__(self, rng: Rng, weights: str = "") -> None:
        self._rng = rng
        self._weights = weights

    def choose(self, position: Position) -> Option:
        options = sensible(position)
        if len(options) == 1:
            return options[0]
        outlook = Outlook(position.seat, judge_of(position.game, self._weights), self._rng.fork())
        values = outlook.values(position.branch(self._rng), options, LEAVES)
        highest = max(values)
        best = [option for option, value in zip(options, values, strict=True) if value == highest]
        return best[self._rng.below(len(best))]


class Outlook:
    """What a seat can reach before anybody else is asked."""

    def __init__(self, seat: int, judge: Judge, rng: Rng) -> None:
        self._seat = seat
        self._judge = judge
        self._rng = rng

    def values(self, here: Branch, options: Sequence[Option], leaves: int) -> list[float]:
        """How good each option looks when what it begins is done."""
        share = leaves // len(options)
        return [self._after(here, option, share) for option in options]

    def _after(self, here: Branch, option: Option, leaves: int, asked: tuple[Ask, ...] = ()) -> float:
        assert here.decision is not None
        asked = (*asked, here.decision.ask)
        if leaves > 1:
            branch = here.clone()
            branch.take(option)
            return self._best(branch, leaves, asked)
        run = here.run()
        run.take(option)
        return self._one(run, asked)

    def _best(self, branch: Branch, leaves: int, asked: tuple[Ask, ...]) -> float:
        """The best of at most so many ends of what was begun."""
        decision = branch.decision
        if self._has_ended(decision, asked):
            return self._judged(branch)
        assert decision is not None
        first, *others = self._some(decision.options, leaves)
        share = leaves // (1 + len(others))
        values = [self._after(branch, option, share, asked) for option in others]
        branch.take(first)
        asked = (*asked, decision.ask)
        last = self._best(branch, share, asked) if share > 1 else self._one(branch, asked)
        return max([last, *values])

    def _one(self, run: Run, asked: tuple[Ask, ...]) -> float:
        """Any end of what was begun."""
        while not self._has_ended(decision := run.decision, asked):
            assert decision is not None
            run.take(self._some(decision.options, 1)[0])
            asked = (*asked, decision.ask)
        return self._judged(run)

    def _judged(self, branch: Run) -> float:
        decision = branch.decision
        own = branch.game.whole_turns and decision is not None and decision.seat == self._seat
        if own and decision is not None and DONE in decision.options:
            branch.take(DONE)
        return self._judge(branch.state)[self._seat]

    def _has_ended(self, decision: Decision | None, asked: tuple[Ask, ...]) -> bool:
        """Is somebody else asked, or this seat the same as before: is what it was about to do done?"""
        if decision is None or decision.seat != self._seat:
            return True
        return decision.ask in asked or len(asked) >= DEPTH

    def _some(self, options: Sequence[Option], leaves: int) -> list[Option]:
        """All options if there are leaves for them, or else a few by chance."""
        chosen = list(options)
        if leaves < len(chosen):
            self._rng.shuffle(chosen)
        return chosen[: max(1, leaves)]
