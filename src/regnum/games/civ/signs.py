"""The signs by which a position is judged: a few numbers of each seat, whose weights are learnt from games.

Few, so that some thousand games are enough to learn them: luck decides much, and a position tells little of
who will win.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import ge, getitem

from regnum.engine.fields import Cards
from regnum.games.civ.cards.index import DOMAIN
from regnum.games.civ.effects.base import playable
from regnum.games.civ.rules.offers import PERMANENT
from regnum.games.civ.setup import SEATS, age_sizes
from regnum.games.civ.state import PLAY, CivState
from regnum.games.civ.terms import DOMAINS, ECONOMY, HEGEMONY, LEVEL_1, LEVEL_2, SCIENCE

SIGNS = (
    "hegemony",  # how near it is in the nearest domain, with the cards in hand (see NEARNESS)
    "victory",  # it is there, or can be had this turn
    *DOMAINS,  # cards of a domain in the area, as many as its effects need; of Utopia the more for a tie
    "sole",  # points of domains as they stand, held alone
    "shared",  # and those that others have as well
    "inspired",  # the most cards of Culture: the others' effects can be copied
    "turn",  # whoever has the turn is ahead by it
)

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
ENOUGH = 5
"""More cards of a domain give no further effect."""
FULL_DECK = {seats: sum(age_sizes(seats)) for seats in SEATS}


def course(state: CivState) -> float:
    """How much of the game is over, by the cards that are left to draw."""
    return 1 - state.left / FULL_DECK[state.seats]


def signs(state: CivState, seat: int) -> tuple[float, ...]:
    """In the order of SIGNS."""
    areas = counts_of(state)
    held = areas[seat]
    counting, cards = towards_hegemony(state, seat, held), playable(state, seat)
    plays = plays_left(state, held) if state.turn == seat else 0
    sole, shared = points(areas, seat)
    return (
        nearest(state.seats, counting, cards),
        wins(state.seats, counting, cards, plays),
        *[min(cards, ENOUGH) for cards in held],
        sole,
        shared,
        state.inspired(seat),
        state.turn == seat,
    )


def counts_of(state: CivState) -> list[list[int]]:
    """By seat and domain: how many cards its area has."""
    return [[*map(len, area)] for area in state.areas]


def points(areas: Sequence[Sequence[int]], seat: int) -> tuple[int, int]:
    """Of how many domains a seat has the most cards, alone and with others (END-4)."""
    sole = shared = 0
    for counts in zip(*areas, strict=True):
        if counts[seat] and counts[seat] == max(counts):
            alone = counts.count(counts[seat]) == 1
            sole, shared = sole + alone, shared + (not alone)
    return sole, shared


# --- hegemony ------------------------------------------------------------------------------------------


def by_counting(needed: int, ready: int) -> tuple[float, ...]:
    """With so many cards of a domain in hand, of so many needed: by how many count already."""
    missing = [min(max(0, needed - counting), FAR) for counting in range(MOST + 1)]
    return tuple([NEARNESS[cards][min(ready, 2)] for cards in missing])


NEAR = tuple(tuple(by_counting(needed, ready) for ready in range(MOST + 1)) for needed in HEGEMONY)
"""By seats, cards in hand, and cards that count for hegemony."""


def nearest(seats: int, counting: Sequence[int], cards: Cards) -> float:
    """How near hegemony is in the domain that is nearest to it, with these cards in hand."""
    return max(map(getitem, nearness(seats, cards), counting))  # half the time of a comprehension


def wins(seats: int, counting: Sequence[int], cards: Cards, plays: int) -> bool:
    """Is a hegemony there, or can these cards complete it in so many plays?"""
    return any(map(ge, counting, enough(seats, cards, plays)))


def towards_hegemony(state: CivState, seat: int, held: Sequence[int]) -> list[int]:
    """How many cards of each domain count: each one that Democracy has laid there takes one away (UTO-3)."""
    counting = [*held]
    for whose, domain, _ in state.hidden:
        if whose == seat and counting[domain]:
            counting[domain] -= 1
    return counting


@lru_cache(1 << 12)
def nearness(seats: int, cards: Cards) -> tuple[tuple[float, ...], ...]:
    """With these cards in hand, by domain and cards of it that count: how near hegemony is."""
    return tuple([NEAR[seats][count] for count in by_domain(cards)])


@lru_cache(1 << 12)
def enough(seats: int, cards: Cards, plays: int) -> tuple[int, ...]:
    """By domain: how many cards that count are enough, where so many of these can be played."""
    return tuple([HEGEMONY[seats] - min(plays, ready) for ready in by_domain(cards)])


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
