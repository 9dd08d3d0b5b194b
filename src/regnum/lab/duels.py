"""Duels: two players whose weights have strayed by chance play the same deal, each in the place of the other.

What a position foretells is not what to strive for. Weights that were fitted to how games ended explained
more and won no more; so what a weight is worth is asked of games in which it differs.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, TypeAlias

from regnum import players
from regnum.engine.game import BadSetup, Game
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.engine.result import Result
from regnum.engine.weights import Weights
from regnum.lab.stats import mean
from regnum.players import judging
from regnum.players.player import Player
from regnum.players.prospects import by_lead, by_points

PLAYER = "greedy"
Place: TypeAlias = tuple[float, ...]
"""How far each weight that is learnt lies from where it was when the run began, in its measure."""

STRAY = 0.5
"""How far weights stray, in their measures."""
TOGETHER, APART = 0.7, 0.714
"""A sign strays at all stages alike, and at each by itself: nearly as far in one way as in the other."""
LEAST = 0.3
"""The measure of a weight is its size, but at least so much of what its sign weighs at another stage,"""
NOTHING = 0.1
"""or so much of the margin where that is nothing, too."""


@dataclass(frozen=True)
class Ground:
    """Where weights may stray: the weights that a run began with, and which of them it learns."""

    known: Weights
    given: Collection[str]
    """Signs that are not learnt."""

    @cached_property
    def learnt(self) -> list[tuple[int, int]]:
        """The weights that a place is made of: sign by sign, by stage."""
        signs = [at for at, name in enumerate(self.known.names) if name not in self.given]
        return [(sign, stage) for sign in signs for stage in range(len(self.known.stages))]

    @cached_property
    def measures(self) -> list[float]:
        """What counts as far, for each weight that is learnt."""
        return [self._measure(sign, stage) for sign, stage in self.learnt]

    def _measure(self, sign: int, stage: int) -> float:
        most = max([abs(column[sign]) for column in self.known.stages])
        return max(abs(self.known.stages[stage][sign]), LEAST * most) or NOTHING * self.known.margins[stage]

    @property
    def clear(self) -> float:
        """How far a lead must be to be clear: as far as leads come out unforeseen when a game begins."""
        return self.known.margins[0]

    @property
    def beginning(self) -> Place:
        return (0.0,) * len(self.learnt)

    def weights(self, place: Place) -> Weights:
        """Those that lie there. The margins stay."""
        stages = [list(column) for column in self.known.stages]
        for (sign, stage), measure, far in zip(self.learnt, self.measures, place, strict=True):
            stages[stage][sign] += measure * far
        return Weights(self.known.names, tuple(map(tuple, stages)), self.known.margins)

    def stray(self, centre: Place, chance: Random) -> Place:
        """A place not far from a centre."""
        alike = {sign: chance.gauss(0, TOGETHER) for sign, _ in self.learnt}
        return tuple(
            round(at + STRAY * (alike[sign] + chance.gauss(0, APART)), 3)
            for at, (sign, _) in zip(centre, self.learnt, strict=True)
        )


class Duel(NamedTuple):
    """Where the weights of two players lay, and how the first did."""

    one: Place
    other: Place
    came: float
    """From -½, everything lost, to ½."""


def duel(game: Game[Any], ground: Ground, centre: Place, chance: Random) -> Duel:
    """The same deal twice: whoever sat in some seats sits in the others then."""
    sides = ground.stray(centre, chance), ground.stray(centre, chance)
    for spec, place in zip(SIDES, sides, strict=True):
        judging.know(game, spec, ground.weights(place))
    deal, luck = arranged(game, chance), chance.getrandbits(40)
    stood: tuple[list[float], list[float]] = [], []
    for swapped in range(2):
        seated = [(seat + swapped) % 2 for seat in range(deal.seats)]
        minds = [players.make(f"{PLAYER}@{SIDES[side]}", luck) for side in seated]
        result = played(deal.match(game), minds)
        for seat, side in enumerate(seated):
            stood[side].append(stands(result, seat, ground.clear))
    one, other = map(mean, stood)
    return Duel(*sides, (one - other) / 2)


SIDES = ("one side", "the other")
"""Under these names their weights are known."""


class Deal(NamedTuple):
    """A game that can be played again."""

    seats: int
    options: Mapping[str, str]
    seed: int

    def match(self, game: Game[Any]) -> Match:
        return Match(game, self.seats, self.options, self.seed)


def arranged(game: Game[Any], chance: Random) -> Deal:
    """A game as people might play it: mostly two seats, whatever options there are."""
    while True:
        seats = 2 if 2 in game.seats and chance.random() < 0.5 else chance.choice(game.seats)
        options = {
            option.name: chance.choice(option.values)
            for option in game.options
            if option.values and option.offered and option.is_for(seats) and not option.per_seat
        }
        deal = Deal(seats, options, chance.getrandbits(40))
        try:
            deal.match(game)
        except BadSetup:
            continue  # options that do not go together
        return deal


def played(match: Match, minds: Sequence[Player]) -> Result:
    """How it ends."""
    while not match.over:
        seat = match.decisions[0].seat
        match.choose(seat, minds[seat].choose(Position(match, seat)).key)
    assert match.result is not None
    return match.result


def stands(result: Result, seat: int, clear: float) -> float:
    """How well a seat did, from 0 to 1: by how far it leads, unless something else than points decided. Bare
    wins would tell less of what weights are worth, and leads more of runaway games."""
    if by_points(result):
        return by_lead(result.points, seat, clear)
    return (seat in result.winners) / max(1, len(result.winners))
