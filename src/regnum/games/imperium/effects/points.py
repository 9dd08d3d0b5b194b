"""Victory points printed on cards (SCORE-7 to SCORE-10)."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.text import Text
from regnum.games.imperium.effects.base import Count
from regnum.games.imperium.verbs.ctx import Ctx

LIMIT = 10
"""Of one card with a formula (SCORE-9)."""
VARIABLE_FOR_BOT = 5
"""What a bot counts for any formula (SOLO-DYNASTY-2)."""


def say_points(points: int) -> str:
    """With a true minus sign."""
    return str(points).replace("-", "−")


class Points:
    """A value that is not simply a number."""

    variable: ClassVar[bool]

    def for_bot(self) -> int:
        """What a bot counts, wherever the card lies (SOLO-DYNASTY-2, SOLO-SCORE-5, SOLO-SCORE-6)."""
        return VARIABLE_FOR_BOT

    def value(self, ctx: Ctx, place: str) -> int:
        """The points of the card, which lies in `place`."""
        raise NotImplementedError

    def say(self, text: Text) -> str:
        raise NotImplementedError


@dataclass(frozen=True)
class Where(Points):
    """A value that depends on where the card lies; no limit (SCORE-8)."""

    variable = False
    history: int | None = None
    garrison: int | None = None
    play: int | None = None
    otherwise: int = 0

    def for_bot(self) -> int:
        shown = (self.history, self.garrison, self.play, self.otherwise)
        return max(value for value in shown if value is not None)

    def value(self, ctx: Ctx, place: str) -> int:
        held = {"history": self.history, "garrison": self.garrison, "play": self.play}.get(place)
        return self.otherwise if held is None else held

    def say(self, text: Text) -> str:
        said = [
            text(f"imperium-points-in-{place}", count=say_points(value))
            for place, value in (("garrison", self.garrison), ("history", self.history), ("play", self.play))
            if value is not None
        ]
        if self.otherwise:
            said.append(text("imperium-points-otherwise", count=say_points(self.otherwise)))
        return ", ".join(said)


@dataclass(frozen=True)
class Per(Points):
    """So many points per so many of something, at most 10 (SCORE-9, SCORE-10)."""

    variable = True
    points: int
    per: Count
    each: int = 1
    """One lot: `Per(1, Pool(POPULATION), each=4)` is 1 per 4 population."""

    def raw(self, ctx: Ctx) -> int:
        """Before the limit."""
        return self.points * (self.per.count(ctx) // self.each)

    def value(self, ctx: Ctx, place: str) -> int:
        return min(LIMIT, self.raw(ctx))

    def say(self, text: Text) -> str:
        per = self.per.say(text) if self.each == 1 else self.per.say_many(text)
        id = "imperium-points-per-in-play" if self.per.in_play else "imperium-points-per"
        return text(id, count=self.points, each=self.each, per=per)


@dataclass(frozen=True, init=False)
class Sum(Points):
    """Several formulas together, at most 10 in all."""

    variable = True
    formulas: tuple[Per, ...]

    def __init__(self, *formulas: Per) -> None:
        object.__setattr__(self, "formulas", formulas)

    def value(self, ctx: Ctx, place: str) -> int:
        return min(LIMIT, sum(formula.raw(ctx) for formula in self.formulas))

    def say(self, text: Text) -> str:
        return text.list([formula.say(text) for formula in self.formulas])
