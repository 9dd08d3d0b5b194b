"""The cleanup phase, and what follows it (CLEANUP-1 to CLEANUP-6)."""

from regnum.engine.decision import NUMBERS, Ask, Decision, Unit
from regnum.games.settlers.cards import boards
from regnum.games.settlers.effects.features import Stores, listening
from regnum.games.settlers.rules.end import next_round
from regnum.games.settlers.rules.phases import begin_phase
from regnum.games.settlers.rules.solo import begin_attacks
from regnum.games.settlers.state import CLEANUP, ROUNDS, SettlersState
from regnum.games.settlers.terms import SUPPLY, so_many
from regnum.games.settlers.verbs.empire import give_all_back
from regnum.games.settlers.verbs.goods import store
from regnum.games.settlers.verbs.markers import end_of_round


def begin_cleanup(state: SettlersState) -> None:
    """The last round has none (CLEANUP-6)."""
    if state.round < ROUNDS:
        begin_phase(state, CLEANUP)
    else:
        end_round(state)


def clean_up(state: SettlersState) -> Unit:
    """The next player stores goods and discards the rest (CLEANUP-1 to CLEANUP-3)."""
    if not state.queue:
        clear_locations(state)
        end_round(state)
        return
    seat = state.queue[0]
    state.turn = seat
    kept = [0] * SUPPLY
    for good in storable(state, seat):
        held = state.goods[seat][good]
        if held:
            about = (("goods", so_many(good, held)),)
            ask = Ask("settlers-ask-store", "settlers:CLEANUP-1", about)
            kept[good] = yield Decision(seat, ask, NUMBERS[: held + 1])
    store(state, seat, kept)
    state.queue = state.queue[1:]


def storable(state: SettlersState, seat: int) -> list[int]:
    """The goods that board and locations can store (CLEANUP-2, CARD-WAREHOUSES-1)."""
    goods = {boards.STORAGE[state.factions[seat]]}
    for _, feature in listening(state, seat, Stores):
        goods.update(feature.goods)
    return sorted(goods)


def clear_locations(state: SettlersState) -> None:
    """Goods on locations, defense tokens, activations, blocks and take-overs end (CLEANUP-3, CLEANUP-5)."""
    end_of_round(state)
    give_all_back(state)


def end_round(state: SettlersState) -> None:
    """In the solo game the virtual player attacks; then the next round, or the end (SOLO-5, END-1)."""
    if state.solo:
        begin_attacks(state)
    else:
        next_round(state)
