"""How good a position looks: each seat's chance to win.

A seat's chance is in proportion to e to the power of its strength, the sum of its signs by weights that were
learnt from games (`weights.txt`, made by `regnum learn civ`).
"""

from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import NamedTuple

from regnum.engine.weights import Learning, Weights
from regnum.games.civ import scoring
from regnum.games.civ.setup import SEATS
from regnum.games.civ.signs import (
    ENOUGH,
    FULL_DECK,
    MOST,
    SIGNS,
    counting_of,
    counts_of,
    course,
    nearest,
    plays_left,
    ready_of,
    signs,
    wins,
)
from regnum.games.civ.state import OVER, CivState
from regnum.games.civ.terms import CULTURE, DOMAINS

WEIGHTS = Path(__file__).parent / "weights.txt"


class Measure(NamedTuple):
    """What the signs are worth when so many cards are left."""

    hegemony: float
    victory: float
    cards: tuple[tuple[float, ...], ...]
    """By domain and number of cards."""
    sole: float
    shared: float
    inspired: float
    turn: float


def measure(weights: Weights, over: float) -> Measure:
    """When so much of a game is over."""
    worth, margin = weights.at(over)
    hegemony, victory, *domains, sole, shared, inspired, turn = [weight / margin for weight in worth]
    assert len(domains) == len(DOMAINS)
    cards = [tuple([each * min(number, ENOUGH) for number in range(MOST + 1)]) for each in domains]
    return Measure(hegemony, victory, tuple(cards), sole, shared, inspired, turn)


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
        prizes = [*map(prize, zip(*areas))]  # noqa: B905  # saying that all are as long takes as long as the rest
        shares: list[float] = []
        for held in areas:  # a comprehension would be slower: a function that shares what it knows
            shares.append(exp(strength(state, len(shares), held, prizes, now)))
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


class Prize(NamedTuple):
    """The point of a domain."""

    most: int
    """So many cards have it; -1 where there are none."""
    alone: bool


class Prizes(dict[tuple[int, ...], Prize]):
    """By how many cards of a domain each seat has."""

    def __missing__(self, counts: tuple[int, ...]) -> Prize:
        most = max(counts)
        found = self[counts] = Prize(most or -1, counts.count(most) == 1)
        return found


prize = Prizes().__getitem__
"""Half the time of a cached function. There are a few hundred, or thousands with four seats."""


def strength(state: CivState, seat: int, held: Sequence[int], prizes: Sequence[Prize], now: Measure) -> float:
    """The sum of a seat's signs, each as much as it weighs."""
    hegemony, victory, cards, sole, shared, inspired, turn = now
    total = 0.0
    for own, worth, (most, alone) in zip(held, cards, prizes):  # noqa: B905  # as above
        total += worth[own]
        if own == most:
            total += sole if alone else shared
    culture = prizes[CULTURE]
    if culture.alone and held[CULTURE] == culture.most:
        total += inspired
    counting, ready = counting_of(state, seat, held), ready_of(state, seat)
    total += hegemony * nearest(state.seats, counting, ready)
    plays = 0
    if state.turn == seat:
        total += turn
        plays = plays_left(state, held)
    if wins(state.seats, counting, ready, plays):
        total += victory
    return total


LEARNING = Learning(SIGNS, signs, course, judge, WEIGHTS)
chances = judge(Weights.read(WEIGHTS, SIGNS))
