"""What can be left of an action when a unit ends: the kinds of `state.pending`, and where effects come from.

A unit ends wherever a card is drawn, so that nobody has to be asked, in the same unit, about a card that
lay hidden when it began.
"""

from regnum.games.settlers.state import SettlersState, Task

# The kinds of tasks. Each is followed by the seat and by what stands here.
DRAW = 0  # which deck, is it noted, and what gives it: a kind of source, and its card
SETTLE = 1  # sources whose order the seat decides
AGAIN = 2  # the action location that may be activated once more
PAIR = 3  # another pair of workers may be spent
KEEP = 4  # one of the cards drawn is kept
LOOKED = 5  # one of the cards looked at is kept
EXCHANGE = 6  # victory points for each of the goods received; are points themselves among these?

# Where an effect stands.
PRODUCTION, BONUS, REACTION, DEAL = range(4)

SHIFT = 10
NUMBER = (1 << SHIFT) - 1


def source(slot: int, card: int) -> int:
    """An effect as a number: where it stands, on which card."""
    return slot << SHIFT | card


def slot_of(source: int) -> int:
    """Where it stands."""
    return source >> SHIFT


def card_of(source: int) -> int:
    """On which card."""
    return source & NUMBER


def later(state: SettlersState, *task: int) -> None:
    """Something to be done next, before what is already waiting."""
    state.pending = (*state.pending, task)


def pop(state: SettlersState) -> Task:
    """The next thing that was begun."""
    task = state.pending[-1]
    state.pending = state.pending[:-1]
    return task
