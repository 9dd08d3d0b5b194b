"""Who has won, and how each point came about (END-1 to END-5, TEAM-1 to TEAM-3)."""

from regnum.engine.decision import Phrase
from regnum.engine.result import Result, ScoreLine
from regnum.games.civ.state import OVER, CivState
from regnum.games.civ.terms import DOMAINS


def result(state: CivState) -> Result | None:
    """How the game ended. Points are counted even where hegemony made them meaningless."""
    if state.phase != OVER:
        return None
    lines = majorities(state)
    sides = sides_of(state)
    points = [sum(line.seat == side[0] for line in lines) for side in sides]
    if state.outcome == "hegemony":
        winners, why = next(side for side in sides if state.turn in side), None
    else:
        ranks = [rank(state, side, won) for side, won in zip(sides, points, strict=True)]
        winners = tuple(
            sorted(seat for side, one in zip(sides, ranks, strict=True) if one == max(ranks) for seat in side)
        )
        why = tie_break(ranks)
    by_seat = tuple(
        next(points[at] for at, side in enumerate(sides) if seat in side) for seat in range(state.seats)
    )
    return Result(winners, by_seat, state.outcome, tuple(lines), because=why)


def sides_of(state: CivState) -> list[tuple[int, ...]]:
    """Who wins together: partners sit opposite each other (TEAM-1)."""
    if state.teams:
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(state.seats)]


def majorities(state: CivState) -> list[ScoreLine]:
    """Who has, or shares, the most cards of each domain (END-4). What one partner has counts for both, and
    once (TEAM-3)."""
    lines = []
    for domain, name in enumerate(DOMAINS):
        counts = [len(area[domain]) for area in state.areas]
        if most_cards := max(counts):
            ahead = [side for side in sides_of(state) if max(counts[seat] for seat in side) == most_cards]
            lines += [
                ScoreLine(seat, f"@civ-domain-{name}", 1)
                for seat in sorted(seat for side in ahead for seat in side)
            ]
    return lines


def rank(state: CivState, side: tuple[int, ...], points: int) -> tuple[int, ...]:
    """Points; then cards of Utopia, Culture, Science, Economy, Religion, Military (END-5)."""
    summed = [sum(len(state.areas[seat][domain]) for seat in side) for domain in range(6)]
    return (points, *reversed(summed))


def tie_break(ranks: list[tuple[int, ...]]) -> Phrase | None:
    """What decided among those with the most points; nothing where one side alone has them (END-5)."""
    best, second, *_ = sorted(ranks, reverse=True)
    if second[0] < best[0]:
        return None
    for domain, more, fewer in zip(reversed(DOMAINS), best[1:], second[1:], strict=True):
        if more > fewer:
            return Phrase("civ-because-tie", (("points", best[0]), ("domain", f"@civ-domain-{domain}")))
    return Phrase("civ-because-shared")
