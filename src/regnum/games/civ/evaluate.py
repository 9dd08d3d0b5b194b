"""How good a position looks: each seat's chance to win.

A seat's chance is in proportion to e to the power of its strength, and the numbers below make this as true
as can be of games between computer players (a conditional logit, fitted to their outcomes).
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import getitem

from regnum.engine.fields import Cards
from regnum.games.civ import scoring
from regnum.games.civ.cards.index import DOMAIN
from regnum.games.civ.effects.base import playable
from regnum.games.civ.rules.offers import PERMANENT
from regnum.games.civ.setup import SEATS, age_sizes
from regnum.games.civ.state import OVER, PLAY, CivState
from regnum.games.civ.terms import DOMAINS, ECONOMY, HEGEMONY, LEVEL_1, LEVEL_2, RELIGION, SCIENCE, UTOPIA

NEARNESS = (
    # The domain that is nearest to hegemony, with no, one, or more cards of it in hand:
    (3.2, 3.2, 3.2),  # nothing is missing but the end of the turn
    (0.7, 1.4, 1.6),  # one card is missing
    (0.1, 0.35, 0.95),
    (-0.35, -0.1, 0.15),
    (-0.7, -0.5, -0.25),
    (-0.95, -0.75, -0.55),
    (-1.1, -0.9, -0.7),
    (-1.25, -1.15, -1.05),
)
FAR = len(NEARNESS) - 1
MOST = 24
"""No domain has more cards."""


def by_counting(needed: int, ready: int) -> tuple[float, ...]:
    """With so many cards of a domain in hand, of so many needed: by how many count already."""
    missing = [min(max(0, needed - counting), FAR) for counting in range(MOST + 1)]
    return tuple([NEARNESS[cards][min(ready, 2)] for cards in missing])


NEAR = tuple(tuple(by_counting(needed, ready) for ready in range(MOST + 1)) for needed in HEGEMONY)
"""By seats, cards in hand, and cards that count for hegemony."""
WINS_THIS_TURN = 1.3
CARDS = tuple(0.15 * min(cards, 5) for cards in range(MOST + 1))
"""The cards of a domain in the area, for as many as its effects need."""
SCRIPTURE = 0.25
SOLE_POINT, SHARED_POINT = 0.45, 0.15
TIE_BREAK = 0.15
"""A Utopia card, for the tie of points (END-5). Like points it matters the more the fewer cards are left."""

FULL_DECK = {seats: sum(age_sizes(seats)) for seats in SEATS}
LATE = {seats: [(1 - left / full) ** 2 for left in range(full + 1)] for seats, full in FULL_DECK.items()}
"""By seats, and cards left in the deck: how much points matter already."""


def chances(state: CivState) -> list[float]:
    """From 0 (lost) to 1 (won) for each seat and its partner, if it has one."""
    if state.phase == OVER:
        return won(state)
    areas = [[*map(len, area)] for area in state.areas]
    late = LATE[state.seats][state.left]
    prizes = [*map(prize, zip(*areas))]  # noqa: B905  # saying that all are as long takes as long as the rest
    shares: list[float] = []
    for held in areas:  # a comprehension would be slower: a function that shares what it knows
        strong = strength(state, len(shares), held, prizes, late)
        shares.append(exp(strong + late * TIE_BREAK * held[UTOPIA]))
    total = sum(shares)
    if state.teams:
        return [(share + shares[seat - 2]) / total for seat, share in enumerate(shares)]
    return [share / total for share in shares]


def won(state: CivState) -> list[float]:
    """1 for a win, a half if another side shares it, 0 if others have won."""
    final = scoring.result(state)
    assert final is not None
    sides = [side for side in scoring.sides_of(state) if side[0] in final.winners]
    return [1 / len(sides) if seat in final.winners else 0.0 for seat in range(state.seats)]


class Prizes(dict[tuple[int, ...], tuple[int, float]]):
    """By how many cards of a domain each seat has: the most, and what having as many will be worth."""

    def __missing__(self, counts: tuple[int, ...]) -> tuple[int, float]:
        most = max(counts)
        worth = SOLE_POINT if counts.count(most) == 1 else SHARED_POINT
        found = self[counts] = most, worth if most else 0.0
        return found


prize = Prizes().__getitem__
"""Half the time of a cached function. There are a few hundred, or thousands with four seats."""


def strength(
    state: CivState, seat: int, held: Sequence[int], prizes: Sequence[tuple[int, float]], late: float
) -> float:
    """What a seat has, or will have by the end of its turn. Search asks for this more than for all else."""
    seats = state.seats
    total = 0.0
    for own, (most, worth) in zip(held, prizes):  # noqa: B905  # as above
        total += CARDS[own]
        if own == most:
            total += late * worth
    if held[RELIGION] >= LEVEL_1[seats]:
        total += SCRIPTURE
    counting = towards_hegemony(state, seat, held) if state.hidden else held
    cards = playable(state, seat) if state.embargoes else state.hand[seat]
    total += max(map(getitem, nearness(seats, cards), counting))  # half the time of a comprehension
    plays = plays_left(state, held) if state.turn == seat else 0
    if max(counting) + plays >= HEGEMONY[seats] and wins(state, counting, cards, plays):
        total += WINS_THIS_TURN
    return total


def wins(state: CivState, counting: Sequence[int], cards: Cards, plays: int) -> bool:
    """Is a hegemony there, or can these cards complete it in so many plays?"""
    needed = HEGEMONY[state.seats]
    return any(
        own + plays >= needed and own + ready >= needed
        for own, ready in zip(counting, by_domain(cards), strict=True)
    )


def towards_hegemony(state: CivState, seat: int, held: Sequence[int]) -> list[int]:
    """How many cards of each domain count, where Democracy asks for more than usual (UTO-3)."""
    usual = HEGEMONY[state.seats]
    return [max(0, own + usual - state.needed(seat, domain)) for domain, own in enumerate(held)]


@lru_cache(1 << 12)
def nearness(seats: int, cards: Cards) -> tuple[tuple[float, ...], ...]:
    """With these cards in hand, by domain and cards of it that count: how near hegemony is."""
    return tuple([NEAR[seats][count] for count in by_domain(cards)])


@lru_cache(1 << 12)
def by_domain(cards: Cards) -> tuple[int, ...]:
    """How many cards of each domain these are."""
    domains = [DOMAIN[card] for card in cards]
    return tuple([domains.count(domain) for domain in range(len(DOMAINS))])


def plays_left(state: CivState, held: Sequence[int]) -> int:
    """How many cards the seat whose turn it is could still play by its own cards."""
    plays = 1 if state.phase == PLAY else 0
    for domain in (ECONOMY, SCIENCE):
        if held[domain] >= LEVEL_1[state.seats] and not state.used & PERMANENT[domain]:
            plays += 2 if held[domain] >= LEVEL_2[state.seats] else 1
    return plays
