"""What a bot's game is worth (SOLO-SCORE)."""

from collections.abc import Iterator

from regnum.engine.result import ScoreLine
from regnum.games.imperium.bot.levels import LEVELS
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.titles import reference
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import suit_of


def bot_lines(state: ImperiumState, seat: int) -> Iterator[ScoreLine]:
    """Its tokens and every card that counts (SOLO-SCORE-2 to SOLO-SCORE-6)."""
    pool = state.pools[seat]
    if pool.progress:
        yield ScoreLine(seat, "@imperium-progress", pool.progress)
    goods = (pool.materials + pool.population) // LEVELS[state.level].per_point
    if goods:
        yield ScoreLine(seat, "@imperium-bot-goods", goods)
    for card in state.owned(seat):
        if index.BOT_VALUE[card]:
            yield card_line(seat, card, index.BOT_VALUE[card])


def card_line(seat: int, card: int, points: int) -> ScoreLine:
    """The points of a card, under the heading of its suit."""
    heading = f"@imperium-score-{suit_of(index.ICONS[card])}"
    return ScoreLine(seat, reference(index.CARD[card].name), points, heading)
