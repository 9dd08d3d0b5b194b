"""The bare driver of a game: all that search and simulation need."""

from regnum.engine.decision import Decision, Gather, Option, Unit
from regnum.engine.game import Game
from regnum.engine.state import State


class Run:
    """A state, the unit in progress, and the decisions that are open.

    A run keeps no record and cannot be cloned: `engine.match.Match` adds both.
    """

    __slots__ = ("_answers", "_gather", "_unit", "decision", "game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._listen(state)
        self.decision: Decision | None = None
        """What is asked next; None when the game is over. Of a Gather, the first that is still open."""
        self._gather: tuple[Decision, ...] = ()
        self._answers: dict[int, int] = {}
        self._unit: Unit | None = None
        self._settle(None)

    def _listen(self, state: State) -> None:
        """Nobody hears of what happens in a bare run."""
        state.events = None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions: none, one, or those of a Gather that are still unanswered."""
        if self._gather:
            return tuple(d for d in self._gather if d.seat not in self._answers)
        return (self.decision,) if self.decision is not None else ()

    def take(self, option: Option) -> None:
        """Answer `decision` with one of its options. The hot path: the option is not checked."""
        if self._gather:
            assert self.decision is not None
            self.answer(self.decision.seat, option)
            return
        try:
            asked = self._unit.send(option.value)  # type: ignore[union-attr]
        except StopIteration:
            asked = None
        self._settle(asked)

    def answer(self, seat: int, option: Option) -> None:
        """One seat's answer to a Gather. The unit goes on when all have answered."""
        self._answers[seat] = option.value
        waiting = self.decisions
        if waiting:
            self.decision = waiting[0]
            return
        values = tuple(self._answers[d.seat] for d in self._gather)
        self._gather, self._answers = (), {}
        assert self._unit is not None
        try:
            asked = self._unit.send(values)
        except StopIteration:
            asked = None
        self._settle(asked)

    def _begin(self) -> Unit | None:
        """The next unit; None when the game is over."""
        return self.game.unit(self.state)

    def _settle(self, asked: Decision | Gather | None) -> None:
        """Run on until somebody has a choice, or the game is over. None means that the unit has ended."""
        while True:
            if asked is None:
                self._unit = unit = self._begin()
                if unit is None:
                    self.decision = None
                    return
                asked = next(unit, None)
            elif asked.__class__ is Gather:
                self._gather = asked.decisions
                self.decision = self._gather[0]
                return
            elif len(asked.options) == 1 and not asked.secret:  # type: ignore[union-attr]
                try:
                    asked = self._unit.send(asked.options[0].value)  # type: ignore[union-attr]
                except StopIteration:
                    asked = None
            else:
                self.decision = asked  # type: ignore[assignment]
                return
