"""How good a position looks: each seat's chance to win.

A seat's chance is in proportion to e to the power of its strength, and the numbers below make this as true
as can be of games between computer players (a conditional logit, fitted to their outcomes).
"""

from collections.abc import Sequence
from math import exp

from regnum.games.civ import scoring
from regnum.games.civ.cards.index import DOMAIN
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
WINS_THIS_TURN = 1.3
CARDS = tuple(0.15 * min(cards, 5) for cards in range(25))
"""The cards of a domain in the area, for as many as its effects need."""
SCRIPTURE = 0.25
SOLE_POINT, SHARED_POINT = 0.45, 0.15
TIE_BREAK = 0.15
"""A Utopia card, for the tie of points (END-5). Like points it matters the more the fewer cards are left."""

FULL_DECK = {seats: sum(age_sizes(seats)) for seats in SEATS}


def chances(state: CivState) -> list[float]:
    """From 0 (lost) to 1 (won) for each seat and its partner, if it has one."""
    if state.phase == OVER:
        return won(state)
    held = [[len(cards) for cards in area] for area in state.areas]
    late = (1 - state.left / FULL_DECK[state.seats]) ** 2
    prizes = [prize(counts, late) for counts in zip(*held, strict=True)]
    shares = [
        exp(strength(state, one, held[one], prizes) + late * TIE_BREAK * held[one][UTOPIA])
        for one in range(state.seats)
    ]
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


def prize(counts: Sequence[int], late: float) -> tuple[int, float]:
    """How many cards of a domain are the most at the table, and what having them is worth."""
    most = max(counts)
    worth = SOLE_POINT if counts.count(most) == 1 else SHARED_POINT
    return most, worth * late if most else 0.0


def strength(state: CivState, seat: int, held: Sequence[int], prizes: Sequence[tuple[int, float]]) -> float:
    """What a seat has, or will have by the end of its turn. Search asks for this more than for all else."""
    hand = in_hand(state, seat)
    plays = plays_left(state, held) if state.turn == seat else 0
    needed = HEGEMONY[state.seats]
    nearest, total, wins = NEARNESS[-1][0], 0.0, 0.0
    for domain, (most, worth) in enumerate(prizes):
        own, ready = held[domain], hand[domain]
        missing = (state.needed(seat, domain) if state.hidden else needed) - own
        near = NEARNESS[0 if missing < 0 else missing if missing < FAR else FAR][ready if ready < 2 else 2]
        if near > nearest:
            nearest = near
        if missing <= plays and missing <= ready:
            wins = WINS_THIS_TURN
        total += CARDS[own]
        if own == most:
            total += worth
    if held[RELIGION] >= LEVEL_1[state.seats]:
        total += SCRIPTURE
    return total + nearest + wins


def in_hand(state: CivState, seat: int) -> list[int]:
    """How many cards of each domain the seat could play."""
    counts = [0] * len(DOMAINS)
    for card in state.hand[seat]:
        counts[DOMAIN[card]] += 1
    for domain in state.barred(seat) if state.embargoes else ():
        counts[domain] = 0
    return counts


def plays_left(state: CivState, held: Sequence[int]) -> int:
    """How many cards the seat whose turn it is could still play by its own cards."""
    plays = 1 if state.phase == PLAY else 0
    for domain in (ECONOMY, SCIENCE):
        if held[domain] >= LEVEL_1[state.seats] and not state.used & PERMANENT[domain]:
            plays += 2 if held[domain] >= LEVEL_2[state.seats] else 1
    return plays
