"""Options that are compared in one world after another, until it is clear which is the best."""

from collections.abc import Mapping, Sequence
from math import exp, inf
from typing import NamedTuple

from regnum.engine.decision import Option

ENOUGH = 5
"""In fewer worlds nothing is clear."""
SURELY = 2.5
"""Standard errors: who is further behind than that is left behind."""


class Behind(NamedTuple):
    """How far somebody is behind, in the worlds that both have seen."""

    apart: float
    """On average."""
    doubts: float
    """How many standard errors that is, squared."""


class Standing(NamedTuple):
    """How an option came out of a race."""

    option: Option
    stand: float
    share: float
    """How much speaks for it: the further behind in doubts, the less. All of a race together make 1."""


class Runner:
    """An option in a race, and how good it stood in each world; how it looked at first counts as one."""

    __slots__ = ("option", "stands")

    def __init__(self, option: Option, look: float) -> None:
        self.option = option
        self.stands = [look]

    def behind(self, leader: "Runner") -> Behind:
        """Whoever is left behind has seen fewer worlds than the leader."""
        apart = [best - own for best, own in zip(leader.stands, self.stands, strict=False)]
        number, lead = len(apart), sum(apart)
        if number == 1:
            return Behind(lead, 0.0)
        doubt = sum([one * one for one in apart]) - lead * lead / number
        if doubt <= 0:
            return Behind(lead / number, inf if lead else 0.0)
        return Behind(lead / number, lead * lead * (number - 1) / (number * doubt))

    def is_clearly_behind(self, leader: "Runner") -> bool:
        """Would it hardly win in further worlds? Neither would what stands as good in every world."""
        if len(self.stands) < ENOUGH:
            return False
        return self.stands == leader.stands or self.behind(leader).doubts >= SURELY * SURELY


class Race:
    """Options that are played on in the same worlds. Who falls clearly behind is played on no more, so that
    what can be spent goes where it matters."""

    def __init__(self, looks: Mapping[Option, float]) -> None:
        """The options, and how good each looks at first."""
        self._begun = [Runner(option, look) for option, look in looks.items()]
        self._running = self._begun

    @property
    def running(self) -> list[Option]:
        """What may still win."""
        return [runner.option for runner in self._running]

    @property
    def leader(self) -> Option:
        """What stands best so far."""
        return self._first.option

    @property
    def _first(self) -> Runner:
        return max(self._running, key=lambda runner: sum(runner.stands))

    def add(self, stands: Sequence[float]) -> None:
        """How good each that is running stood in one more world."""
        for runner, stand in zip(self._running, stands, strict=True):
            runner.stands.append(stand)
        first = self._first
        self._running = [one for one in self._running if one is first or not one.is_clearly_behind(first)]

    def standings(self) -> list[Standing]:
        """All that have begun, the leader first, then those that most speaks for. Who has seen fewer worlds
        stands as far behind the leader as it was in those."""
        first = self._first
        best = sum(first.stands) / len(first.stands)
        others = [(one, one.behind(first)) for one in self._begun if one is not first]
        weights = [exp(-behind.doubts / 2) for _, behind in others]
        total = 1.0 + sum(weights)
        found = [
            Standing(one.option, best - behind.apart, weight / total)
            for (one, behind), weight in zip(others, weights, strict=True)
        ]
        found.sort(key=lambda one: (-one.share, -one.stand))
        return [Standing(first.option, best, 1.0 / total), *found]
