"""How good a position looked to the first computer players: kept as it was (see `players.first`)."""

from math import tanh

from regnum.games.imperium import scoring
from regnum.games.imperium.bot.scoring import bot_lines
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import OVER, ImperiumState
from regnum.games.imperium.terms import KNIGHT
from regnum.games.imperium.verbs.ctx import Ctx

DECENT_LEAD = 25.0
"""A lead of so many points is nearly a win."""
NEAR_COLLAPSE = 7
"""With fewer unrest cards in the pile, it matters who has the fewest."""
CALMER = 2.0
"""So many unrest cards less than the others would nearly decide a collapse."""

QUEST_BARS = 3.5
"""What each quest that is not done yet takes off: it bars the way to Graal, the last and best of them."""
QUEST_BEGUN = 3.25
"""What an active quest gives back, besides half of its points: more than the unrest that was taken for it,
even if the quest is one that is better hunted down than brought home."""
KNIGHT_READY = 0.75
KNIGHTS_FOR_A_QUEST = 3
"""So many garrisoned knights bring a quest home (Myrddin Wyllt)."""


def evaluate(state: ImperiumState, seat: int) -> float:
    """From 0 (lost) to 1 (won) for the seat."""
    if state.phase == OVER:
        final = scoring.result(state)
        assert final is not None
        return 1 / len(final.winners) if seat in final.winners else 0.0
    best = max(standing(state, other) for other in state.others(seat))
    outlook = tanh((standing(state, seat) - best) / DECENT_LEAD)
    risk = 1 - len(state.unrest) / NEAR_COLLAPSE
    if risk > 0:
        outlook += risk * risk * (after_collapse(state, seat) - outlook)
    return 0.5 + 0.45 * outlook


def after_collapse(state: ImperiumState, seat: int) -> float:
    """From -1 to 1: how a collapse would suit the seat. Alone it is a defeat (SOLO-END-10), among others
    the fewest unrest cards decide (COLLAPSE-6)."""
    if state.people < state.seats:
        return -1.0
    fewest = min(scoring.unrest_of(state, other) for other in state.others(seat))
    return tanh((fewest - scoring.unrest_of(state, seat)) / CALMER)


def standing(state: ImperiumState, seat: int) -> float:
    """How strong a side is; of a bot, its points as they are."""
    if state.is_bot(seat):
        return float(sum(line.points for line in bot_lines(state, seat)))
    return strength(state, seat)


def strength(state: ImperiumState, seat: int) -> float:
    """Points as they stand, and what may become points."""
    pool = state.pools[seat]
    cards = index.CARD
    total = pool.progress + 0.3 * pool.materials + 0.6 * pool.population
    for card, place in scoring.placed(state, seat):
        points = cards[card].points
        total += points if isinstance(points, int) else points.value(Ctx(state, seat, card), place)
    # The hand counts nothing: it is refilled when a turn ends, and to end early would look like a gain.
    total += 1.0 * len(state.play[seat]) + 0.5 * len(state.discard[seat])
    total += 4.0 * state.empire[seat] - 0.5 * len(state.nation[seat]) - 1.0 * len(state.development[seat])
    if index.NATIONS[state.nations[seat]].quests:
        total += quests(state, seat)
    return total


def quests(state: ImperiumState, seat: int) -> float:
    """How far the quests of a seat have come: what still lies in its area bars the way to the last."""
    active = state.active_quest(seat)
    total = -QUEST_BARS * (len(state.development[seat]) + len(active))
    for card in active:
        total += QUEST_BEGUN + 0.5 * scoring.value_of(state, seat, card, "garrison")
    knights = sum([index.COUNT[KNIGHT][card] for card in state.garrisoned(seat) if card not in active])
    return total + KNIGHT_READY * min(KNIGHTS_FOR_A_QUEST, knights)
