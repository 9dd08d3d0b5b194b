"""Options that are compared in one world after another, until it is clear which is the best."""

from collections.abc import Mapping, Sequence

from regnum.engine.decision import Option

ENOUGH = 5
"""In fewer worlds nothing is clear."""
SURELY = 2.5
"""Standard errors: who is further behind than that is left behind."""


class Runner:
    """An option in a race, and how good it stood in each world; how it looked at first counts as one."""

    __slots__ = ("option", "stands")

    def __init__(self, option: Option, look: float) -> None:
        self.option = option
        self.stands = [look]

    def is_clearly_behind(self, leader: "Runner") -> bool:
        """Would it hardly win in further worlds? Neither would what stands as good in every world."""
        apart = [best - own for best, own in zip(leader.stands, self.stands, strict=True)]
        number, lead = len(apart), sum(apart)
        if number < ENOUGH:
            return False
        doubt = sum([one * one for one in apart]) - lead * lead / number
        return lead * lead * (number - 1) >= SURELY * SURELY * number * doubt


class Race:
    """Options that are played on in the same worlds. Who falls clearly behind is played on no more, so that
    what can be spent goes where it matters."""

    def __init__(self, looks: Mapping[Option, float]) -> None:
        """The options, and how good each looks at first."""
        self._runners = [Runner(option, look) for option, look in looks.items()]

    @property
    def running(self) -> list[Option]:
        """What may still win."""
        return [runner.option for runner in self._runners]

    @property
    def leader(self) -> Option:
        """What stands best so far."""
        return self._first.option

    @property
    def _first(self) -> Runner:
        return max(self._runners, key=lambda runner: sum(runner.stands))

    def add(self, stands: Sequence[float]) -> None:
        """How good each that is running stood in one more world."""
        for runner, stand in zip(self._runners, stands, strict=True):
            runner.stands.append(stand)
        first = self._first
        self._runners = [one for one in self._runners if one is first or not one.is_clearly_behind(first)]
