"""The signs by which a position is judged: a few numbers of each seat, whose weights are learnt from games.

Few, so that some hundred games are enough to learn them; goods are capped, so that nobody hoards.
"""

from functools import lru_cache
from typing import NamedTuple

from regnum.engine.fields import Cards
from regnum.games.settlers import scoring
from regnum.games.settlers.cards import boards, index
from regnum.games.settlers.plans import NOTHING, REMEMBERED, Plan, plan
from regnum.games.settlers.state import ACTION, CLEANUP, LOOKOUT, PRODUCTION, ROUNDS, SettlersState
from regnum.games.settlers.terms import GOLD, RAZE, WORKER
from regnum.games.settlers.worth import BOARD_WORTH, DEAL_WORTH, EVERY_ROUND, ON_DEMAND

SIGNS = (
    "points",  # as they stand, were the game to end now
    "built",  # what its goods could become this round (see `plans`), in points
    "hoped",  # what other cards may become later
    "left",  # goods that nothing was found for
    "gold",  # buys whatever the next cards need
    "workers",  # and so do they
    "razing",
    "stored",  # what outlasts the round, once the seat has passed
    "common-cards",  # in hand
    "faction-cards",
    "board",  # what the faction's board will still produce, in points
    "income",  # the same of locations and features
    "deals",  # and of deals
    "demand",  # what actions of locations will bring in rounds to come
    "unused",  # and could still bring in this one
    "foundations",
    "shields",  # locations that are hard to raze
    "samurai",
    "acting",  # has not passed
)
MUCH_GROUND = 3
"""More than is needed in a round."""
SOON = 4
"""So much of a good is soon spent."""
STAGES_OF_ROUNDS = (0.0, 0.0, 0.17, 0.33, 0.5, 1.0)
"""Weights are learnt for the first round, for the last but one, and for the last, which is unlike all others:
nothing comes after it."""


def course(state: SettlersState) -> float:
    """How much of the game is over."""
    return STAGES_OF_ROUNDS[state.round]


def signs(state: SettlersState, seat: int) -> tuple[float, ...]:
    """In the order of SIGNS."""
    later = ROUNDS - state.round
    # What every round brings by itself is counted in advance, or ending a round would look like a gain.
    rounds = later + (state.phase == LOOKOUT or (state.phase == PRODUCTION and seat in state.queue))
    passed = state.phase in (ACTION, CLEANUP) and state.has_passed(seat)
    empire, hand = state.empires[seat], state.hand[seat]
    income, demand = brought(empire)
    unused = 0.0 if passed else demand
    if unused and state.used:
        unused -= sum([ON_DEMAND[card] / times(card) for card in state.used if card in empire])
    planned = NOTHING if passed else planned_by(state, seat, later)
    return (
        scoring.score(state, seat),
        *planned,
        *goods(state, seat, passed, later),
        *backs(hand),
        rounds * BOARD_WORTH[state.factions[seat]],
        rounds * income,
        rounds * dealt(state.deals_of(seat)),
        rounds * demand,
        unused,
        len(state.foundations[seat]),
        sum([card in empire for card in state.defended]) if state.defended else 0,
        sum([card in empire for card in state.samurai]) if state.samurai else 0,
        not passed,
    )


def planned_by(state: SettlersState, seat: int, later: int) -> Plan:
    """What the seat could still do this round."""
    ground = len(state.empires[seat]) + len(state.foundations[seat])
    return plan(state.hand[seat], tuple(state.goods[seat]), later, min(ground, MUCH_GROUND))


def goods(state: SettlersState, seat: int, passed: bool, later: int) -> tuple[int, ...]:
    """What the supply holds, as SIGNS have it: after passing, no more than what can be stored."""
    supply = state.goods[seat]
    if passed:
        return 0, 0, 0, supply[boards.STORAGE[state.factions[seat]]] if later else 0
    return min(supply[GOLD], SOON), min(supply[WORKER], SOON), min(supply[RAZE], SOON), 0


class Brought(NamedTuple):
    """What locations bring in a round."""

    income: float
    """By themselves."""
    demand: float


@lru_cache(REMEMBERED)
def brought(empire: Cards) -> Brought:
    """By the locations of an empire."""
    return Brought(sum([EVERY_ROUND[card] for card in empire]), sum([ON_DEMAND[card] for card in empire]))


@lru_cache(REMEMBERED)
def dealt(deals: Cards) -> float:
    """What deals bring in a round."""
    return sum([DEAL_WORTH[card] for card in deals])


@lru_cache(REMEMBERED)
def backs(hand: Cards) -> tuple[int, int]:
    """How many common and how many faction cards a hand has."""
    common = sum([index.COMMON[card] for card in hand])
    return common, len(hand) - common


def times(card: int) -> int:
    """How often the action of a location can be used in a round."""
    action = index.CARD[card].action
    return action.times if action is not None else 1
