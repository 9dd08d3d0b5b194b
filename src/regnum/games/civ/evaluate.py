"""How good a position looks: each seat's chance to win.

A seat's chance is in proportion to e to the power of its strength, the sum of its signs by weights that were
learnt from games (`weights.txt`, made by `regnum learn civ`).
"""

from collections.abc import Callable, Sequence
from math import exp
from operator import getitem
from pathlib import Path
from typing import TypeAlias

from regnum.engine.weights import Learning, Weights
from regnum.games.civ import scoring
from regnum.games.civ.effects.base import playable
from regnum.games.civ.setup import SEATS
from regnum.games.civ.signs import (
    ENOUGH,
    FULL_DECK,
    MOST,
    NEARNESS,
    SIGNS,
    counts_of,
    course,
    nearest,
    plays_left,
    signs,
    towards_hegemony,
    wins,
)
from regnum.games.civ.state import OVER, CivState
from regnum.games.civ.terms import CULTURE, DOMAINS

WEIGHTS = Path(__file__).parent / "weights.txt"


Measure: TypeAlias = tuple[float, float, tuple[tuple[float, ...], ...], float]
"""What the signs are worth when so many cards are left: hegemony, victory, by domain and how a seat stands in
it (see `Standings`) its cards and the point it may have, and the turn. A named tuple takes thrice as long to
unpack."""

BEHIND, LEVEL, AHEAD = range(3)
"""What a seat is in a domain: without the point, one of several that have it, or alone."""
PLACES = 3


def measure(weights: Weights, over: float) -> Measure:
    """When so much of a game is over."""
    worth, margin = weights.at(over)
    hegemony, victory, *domains, sole, shared, inspired, turn = [weight / margin for weight in worth]
    assert len(domains) == len(DOMAINS)
    ahead = [sole + inspired if domain == CULTURE else sole for domain in range(len(DOMAINS))]
    standing = [by_standing(each, (0.0, shared, alone)) for each, alone in zip(domains, ahead, strict=True)]
    return hegemony, victory, tuple(standing), turn


def by_standing(each: float, point: Sequence[float]) -> tuple[float, ...]:
    """What a domain is worth by how a seat stands in it."""
    cards = [each * min(number, ENOUGH) for number in range(MOST + 1)]
    return tuple([worth + point[place] for worth in cards for place in range(PLACES)])


def judge(weights: Weights) -> Callable[[CivState], list[float]]:
    """Chances by some weights. Search asks for them more than for all else, so that all which depends on them
    alone is worked out before."""
    measures = {
        seats: [measure(weights, 1 - left / FULL_DECK[seats]) for left in range(FULL_DECK[seats] + 1)]
        for seats in SEATS
    }

    def chances(state: CivState) -> list[float]:
        """From 0 (lost) to 1 (won) for each seat and its partner, if it has one."""
        if state.phase == OVER:
            return won(state)
        areas, now = counts_of(state), measures[state.seats][state.left]
        # Saying that all are as long would take as long as the rest.
        standing = zip(*map(standings, zip(*areas)))  # noqa: B905
        shares: list[float] = []
        for held, places in zip(areas, standing):  # noqa: B905  # a comprehension would be slower
            shares.append(exp(strength(state, len(shares), held, places, now)))
        total = sum(shares)
        if state.teams:
            return [(share + shares[seat - 2]) / total for seat, share in enumerate(shares)]
        return [share / total for share in shares]

    return chances


def won(state: CivState) -> list[float]:
    """1 for a win, a half if another side shares it, 0 if others have won."""
    final = scoring.result(state)
    assert final is not None
    sides = [side for side in scoring.sides_of(state) if side[0] in final.winners]
    return [1 / len(sides) if seat in final.winners else 0.0 for seat in range(state.seats)]


class Standings(dict[tuple[int, ...], tuple[int, ...]]):
    """By how many cards of a domain each seat has: how each of them stands in it, its cards and its place in
    one number. There are a few hundred, or thousands with four seats."""

    def __missing__(self, counts: tuple[int, ...]) -> tuple[int, ...]:
        most = max(counts) or -1
        first = AHEAD if counts.count(most) == 1 else LEVEL
        found = self[counts] = tuple([PLACES * own + (first if own == most else BEHIND) for own in counts])
        return found


standings = Standings().__getitem__
"""Half the time of a cached function."""


def strength(state: CivState, seat: int, held: Sequence[int], places: Sequence[int], now: Measure) -> float:
    """The sum of a seat's signs, each as much as it weighs."""
    hegemony, victory, domains, turn = now
    counting = towards_hegemony(state, seat, held) if state.hidden else held
    ready = playable(state, seat) if state.embargoes else state.hand[seat]
    near = nearest(state.seats, counting, ready)
    total = sum(map(getitem, domains, places)) + hegemony * near
    plays = 0
    if state.turn == seat:
        total += turn
        plays = plays_left(state, held)
    # Whoever can win by so many plays is at least as near as this. Mostly nobody is, and that is soon seen.
    if near >= NEARNESS[plays][0] and wins(state.seats, counting, ready, plays):
        total += victory
    return total


LEARNING = Learning(SIGNS, signs, course, judge, WEIGHTS, given=("hegemony",))
chances = judge(Weights.read(WEIGHTS, SIGNS))
