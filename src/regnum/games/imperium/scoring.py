"""Who has won, and how each point came about (SCORE, COLLAPSE)."""

from collections.abc import Iterator

from regnum.engine.result import Result, ScoreLine
from regnum.games.imperium.bot.scoring import bot_lines, card_line
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import OVER, ImperiumState
from regnum.games.imperium.terms import UNREST
from regnum.games.imperium.verbs.ctx import Ctx


def result(state: ImperiumState) -> Result | None:
    """How the game ended."""
    if state.phase != OVER:
        return None
    lines = list(tally(state))
    points = tuple(sum(line.points for line in lines if line.seat == seat) for seat in range(state.seats))
    sides = tuple(f"@imperium-option-nations-{state.nation_of(seat)}" for seat in range(state.seats))
    return Result(winners(state, points), points, state.reason, tuple(lines), sides)


def tally(state: ImperiumState) -> Iterator[ScoreLine]:
    """Where everybody's points come from, were the game to end now."""
    for seat in range(state.seats):
        yield from lines_of(state, seat)


def lines_of(state: ImperiumState, seat: int) -> Iterator[ScoreLine]:
    """How the points of a side came about."""
    return bot_lines(state, seat) if state.is_bot(seat) else score_lines(state, seat)


def winners(state: ImperiumState, points: tuple[int, ...]) -> tuple[int, ...]:
    """Most points; after a collapse only of those with the fewest unrest cards (COLLAPSE-6, COLLAPSE-7)."""
    if state.people < state.seats:
        return solo_winners(state, points)
    seats = list(range(state.seats))
    if state.collapsed:
        unrest = [unrest_of(state, seat) for seat in seats]
        seats = [seat for seat in seats if unrest[seat] == min(unrest)]
    best = max(points[seat] for seat in seats)
    return tuple(seat for seat in seats if points[seat] == best)


def solo_winners(state: ImperiumState, points: tuple[int, ...]) -> tuple[int, ...]:
    """The player with more points than the bot, which wins all the rest (SOLO-SCORE-7, SOLO-END-10)."""
    player, bot = points
    return (0,) if player > bot and not state.collapsed else (1,)


def unrest_of(state: ImperiumState, seat: int) -> int:
    """The unrest cards of a seat, wherever they score (COLLAPSE-3, COLLAPSE-4)."""
    return sum(1 for card in state.owned(seat) if index.ICONS[card] & UNREST)


def score_lines(state: ImperiumState, seat: int) -> Iterator[ScoreLine]:
    """Progress tokens, and every card that is worth something."""
    progress = state.pools[seat].progress
    if progress:
        yield ScoreLine(seat, "@imperium-progress", progress)
    for card, place in placed(state, seat):
        value = value_of(state, seat, card, place)
        if value:
            yield card_line(seat, card, value)


def placed(state: ImperiumState, seat: int) -> Iterator[tuple[int, str]]:
    """Every card that scores, and where it lies (SCORE-4 to SCORE-6)."""
    for place, cards in state.scored(seat):
        for card in cards:
            yield card, place


def value_of(state: ImperiumState, seat: int, card: int, place: str) -> int:
    """The points of one card (SCORE-7 to SCORE-9)."""
    points = index.CARD[card].points
    return points if isinstance(points, int) else points.value(Ctx(state, seat, card), place)
