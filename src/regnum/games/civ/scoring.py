"""Who has won, and how each point came about (END-1 to END-5, TEAM-1 to TEAM-3)."""

from regnum.engine.result import Result, ScoreLine
from regnum.games.civ.state import OVER, CivState
from regnum.games.civ.terms import DOMAINS


def result(state: CivState) -> Result | None:
    """How the game ended. Points are counted even where hegemony made them meaningless."""
    if state.phase != OVER:
        return None
    lines = majorities(state)
    sides = sides_of(state)
    points = [len({line.source for line in lines if line.seat in side}) for side in sides]
    if state.outcome == "hegemony":
        winners = next(side for side in sides if state.turn in side)
    else:
        winners = most(state, sides, points)
    by_seat = tuple(
        next(points[at] for at, side in enumerate(sides) if seat in side) for seat in range(state.seats)
    )
    return Result(winners, by_seat, state.outcome, tuple(lines))


def sides_of(state: CivState) -> list[tuple[int, ...]]:
    """Who wins together: partners sit opposite each other (TEAM-1)."""
    if state.teams:
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(state.seats)]


def majorities(state: CivState) -> list[ScoreLine]:
    """Who has, or shares, the most cards of each domain (END-4)."""
    lines = []
    for domain, name in enumerate(DOMAINS):
        counts = [len(area[domain]) for area in state.areas]
        if most_cards := max(counts):
            lines += [
                ScoreLine(seat, f"@civ-domain-{name}", 1)
                for seat, count in enumerate(counts)
                if count == most_cards
            ]
    return lines


def most(state: CivState, sides: list[tuple[int, ...]], points: list[int]) -> tuple[int, ...]:
    """Most points; then more Utopia, Culture, Science, Economy, Religion, Military; then shared."""

    def rank(at: int) -> tuple[int, ...]:
        summed = [sum(len(state.areas[seat][domain]) for seat in sides[at]) for domain in range(6)]
        return (points[at], *reversed(summed))

    best = max(rank(at) for at in range(len(sides)))
    return tuple(sorted(seat for at, side in enumerate(sides) if rank(at) == best for seat in side))
