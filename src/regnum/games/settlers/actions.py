"""Every option that a game of Imperial Settlers may offer, once, in an order that stays."""

from regnum.engine.decision import DONE, NUMBERS, SEATS
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.received import COMMON_OPTION, FACTION_OPTION
from regnum.games.settlers.effects.settle import BONUS_OPTION
from regnum.games.settlers.rules.actions import AGAIN_OPTION
from regnum.games.settlers.rules.turn import MOVES
from regnum.games.settlers.setup import SEATS as PLAYERS
from regnum.games.settlers.terms import GOOD_OPTIONS


def actions() -> tuple[str, ...]:
    """Ending, seats, numbers, goods, moves, what effects offer, cards. A new deck comes after all of them."""
    moves = [move.option for move in MOVES]
    offered = (AGAIN_OPTION, BONUS_OPTION, COMMON_OPTION, FACTION_OPTION)
    every = (DONE, *SEATS[: PLAYERS[-1]], *NUMBERS, *GOOD_OPTIONS, *moves, *offered, *index.OPTION)
    return tuple(one.key for one in every)
