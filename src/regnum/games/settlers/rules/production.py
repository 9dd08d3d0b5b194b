"""The production phase (PRODUCTION-1 to PRODUCTION-9)."""

from collections import Counter

from regnum.engine.decision import Unit
from regnum.games.settlers.cards import boards, index
from regnum.games.settlers.effects import tasks
from regnum.games.settlers.effects.features import ExchangesDeals, listening
from regnum.games.settlers.effects.gains import receive
from regnum.games.settlers.effects.settle import effect_of, settle
from regnum.games.settlers.rules.phases import begin_phase
from regnum.games.settlers.state import ACTION, SettlersState
from regnum.games.settlers.terms import Amounts
from regnum.games.settlers.verbs.goods import BY_BOARD


def produce(state: SettlersState) -> Unit:
    """The next player collects from board, deals and production locations (PRODUCTION-1, PRODUCTION-2)."""
    if not state.queue:
        begin_phase(state, ACTION)
        return
    seat, state.queue = state.queue[0], state.queue[1:]
    state.turn = seat
    for _, feature in listening(state, seat, ExchangesDeals):
        tasks.later(state, tasks.EXCHANGE, seat, feature.vp, False)
    receive(state, seat, boards.PRODUCTION[state.factions[seat]].goods, BY_BOARD)
    settle(state, seat, sources(state, seat))
    return
    yield


def sources(state: SettlersState, seat: int) -> list[int]:
    """What produces besides the board: deals and production locations (PRODUCTION-4, PRODUCTION-5)."""
    deals = [tasks.source(tasks.DEAL, card) for card in state.deals_of(seat)]
    producing = [card for card in state.empires[seat] if index.PRODUCES[card]]
    return deals + [tasks.source(tasks.PRODUCTION, card) for card in producing]


def expected(state: SettlersState, seat: int) -> Amounts:
    """What a production would surely give as things are now. What asks first is not counted."""
    gains: list[Amounts] = [boards.PRODUCTION[state.factions[seat]].goods]
    gains += [effect_of(source).amounts(state, seat) or () for source in sources(state, seat)]
    sums: Counter[int] = Counter()
    for gain in gains:
        for good, amount in gain:
            sums[good] += amount
    return sorted(sums.items())
