"""Who has won, and how each point came about (SCORE-1 to SCORE-4, TIE-1 to TIE-4, SOLO-22, SOLO-23)."""

from collections.abc import Iterator
from functools import lru_cache

from regnum.engine.decision import Phrase
from regnum.engine.fields import Cards
from regnum.engine.result import Result, ScoreLine
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.effects.features import HoldsCards, HoldsResources
from regnum.games.settlers.state import OVER, SettlersState
from regnum.games.settlers.terms import RESOURCES, WORKER

TITLES = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
    (0, "commoner"),
)


def result(state: SettlersState) -> Result | None:
    """How the game ended."""
    if state.phase != OVER:
        return None
    lines = tuple(tally(state))
    points = tuple(score(state, seat) for seat in range(state.seats))
    sides = tuple(f"@settlers-suit-{Faction(faction).slug}" for faction in state.factions)
    if state.solo:
        return solo_result(state, points, lines, sides)
    ranks = [rank(state, seat) for seat in range(state.seats)]
    winners = tuple(seat for seat, one in enumerate(ranks) if one == max(ranks))
    reason = "score" if len(winners) == 1 else "shared"
    return Result(winners, points, reason, lines, sides, tie_break(ranks))


def solo_result(
    state: SettlersState, points: tuple[int, ...], lines: tuple[ScoreLine, ...], sides: tuple[str, ...]
) -> Result:
    """Won or lost against the virtual player (SOLO-22, SOLO-23)."""
    own, collected = against_virtual(state)
    compared = (("own", own), ("collected", collected))
    if own > collected:
        why = Phrase("settlers-because-solo-won", compared)
        return Result((0,), points, title(points[0]), lines, sides, why)
    return Result((), points, "solo-lost", lines, sides, Phrase("settlers-because-solo-lost", compared))


def tally(state: SettlersState) -> Iterator[ScoreLine]:
    """Where everybody's points come from, were the game to end now."""
    for seat in range(state.seats):
        yield from score_lines(state, seat)


def rank(state: SettlersState, seat: int) -> tuple[int, int, int]:
    """Score; workers and resources left; hand cards (SCORE-4, TIE-1, TIE-2)."""
    supply = state.goods[seat]
    return score(state, seat), sum(supply[good] for good in (*RESOURCES, WORKER)), len(state.hand[seat])


def tie_break(ranks: list[tuple[int, int, int]]) -> Phrase | None:
    """What decided among those with the most points; nothing where one alone has them (TIE-1 to TIE-3)."""
    best, *others = sorted(ranks, reverse=True)
    points, most, cards = best
    if not others or others[0][0] < points:
        return None
    second = others[0]
    if second[1] < most:
        return Phrase("settlers-because-goods", (("points", points), ("most", most), ("next", second[1])))
    if second[2] < cards:
        return Phrase("settlers-because-cards", (("points", points), ("most", cards), ("next", second[2])))
    return Phrase("settlers-because-shared", (("points", points),))


def score(state: SettlersState, seat: int) -> int:
    """The score, were the game to end now (SCORE-1). Take-overs do not count (SCORE-3)."""
    empire = state.empires[seat]
    total = state.vp[seat] + printed(empire)
    if state.gates or state.shrines:
        total += sum(held_worth(state, card) for card in empire)
    return total


@lru_cache(30_000)
def printed(empire: Cards) -> int:
    """What the locations of an empire score (SCORE-1). Search asks for the same ones again and again."""
    return sum([1 if index.COMMON[card] else 2 for card in empire])


def score_lines(state: SettlersState, seat: int) -> list[ScoreLine]:
    """Where the points come from."""
    empire = state.empires[seat]
    sources = (
        ("@settlers-score-play", state.vp[seat]),
        ("@settlers-score-common", sum(1 for card in empire if index.COMMON[card])),
        ("@settlers-score-faction", sum(index.CARD[card].vp for card in empire if not index.COMMON[card])),
        ("@settlers-score-held", sum(held_worth(state, card) for card in empire)),
    )
    return [ScoreLine(seat, source, points) for source, points in sources if points]


def held_worth(state: SettlersState, card: int) -> int:
    """What lies under a Gate or on a Shrine at the end (CARD-GATE-2, CARD-SHRINE-2)."""
    feature = index.CARD[card].feature
    if isinstance(feature, HoldsCards):
        return feature.worth(sum(gate == card for gate, _, _ in state.gates))
    if isinstance(feature, HoldsResources):
        return feature.worth(sum(shrine == card for shrine, _ in state.shrines))
    return 0


def against_virtual(state: SettlersState) -> tuple[int, int]:
    """Faction locations, and cards in the collection pile: more of the former win (SOLO-2, SOLO-22)."""
    return sum(not index.COMMON[card] for card in state.empires[0]), len(state.collection)


def title(points: int) -> str:
    """The rank that a score gives after a win (SOLO-23)."""
    return next(f"solo-{name}" for least, name in TITLES if points >= least)
