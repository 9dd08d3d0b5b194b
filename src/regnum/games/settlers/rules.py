"""The course of a game: units in the order of the rulebook. The phase of a state says which is next."""

from collections.abc import Callable

from regnum.engine.decision import NUMBERS, Ask, Decision, Unit
from regnum.games.settlers import actions, lookout, solo
from regnum.games.settlers.cards import boards, index
from regnum.games.settlers.effects import received, settle, tasks
from regnum.games.settlers.effects.features import ExchangesDeals, Stores
from regnum.games.settlers.state import (
    ACTION,
    ATTACK,
    CLEANUP,
    LOOKOUT,
    OVER,
    PHASES,
    PRODUCED,
    PRODUCTION,
    ROUNDS,
    STORED,
    SettlersState,
)
from regnum.games.settlers.terms import GOOD_WORDS, SUPPLY
from regnum.games.settlers.verbs.empire import give_back
from regnum.games.settlers.verbs.goods import store
from regnum.games.settlers.verbs.markers import end_of_round
from regnum.games.settlers.verbs.tell import tell


def unit(state: SettlersState) -> Unit | None:
    """The next small piece of the game: what was begun, or a step of the phase."""
    if state.pending:
        kind, *about = tasks.pop(state)
        return TASKS[kind](state, *about)
    if state.phase == OVER:
        return None
    return UNITS[state.phase](state)


def begin_round(state: SettlersState) -> None:
    """A round begins with its lookout (GENERAL-25)."""
    state.phase, state.queue, state.turn = LOOKOUT, (lookout.BEGIN,), state.first


def begin_phase(state: SettlersState, phase: int) -> None:
    """The players come one after another, the first player first (GENERAL-26)."""
    state.phase, state.queue, state.turn = phase, state.order(), state.first
    tell(state, "said", f"settlers-phase-{PHASES[phase]}")


# --- lookout and production --------------------------------------------------------------------------


def look_out(state: SettlersState) -> Unit:
    """The next step of the lookout."""
    if state.queue:
        yield from lookout.step(state)
    else:
        begin_phase(state, PRODUCTION)


def produce(state: SettlersState) -> Unit:
    """The next player collects from board, deals and production locations (PRODUCTION-1, PRODUCTION-2)."""
    if not state.queue:
        begin_phase(state, ACTION)
        return
    seat, state.queue = state.queue[0], state.queue[1:]
    state.turn = seat
    for card in state.listeners[seat][PRODUCED]:
        feature = index.CARD[card].feature
        assert isinstance(feature, ExchangesDeals)
        tasks.later(state, tasks.EXCHANGE, seat, feature.vp, False)
    boards.PRODUCTION[state.factions[seat]].apply(state, seat)
    sources = [tasks.source(tasks.DEAL, card) for card in state.deals_of(seat)]
    sources += [tasks.source(tasks.PRODUCTION, card) for card in state.empires[seat] if index.PRODUCES[card]]
    settle.settle(state, seat, sources)
    return
    yield


# --- action ------------------------------------------------------------------------------------------


def act(state: SettlersState) -> Unit:
    """A turn, or the end of the phase. The last round has no cleanup (CLEANUP-6)."""
    if not actions.everybody_passed(state):
        yield from actions.turn(state)
    elif state.round < ROUNDS:
        begin_phase(state, CLEANUP)
    else:
        end_round(state)


# --- cleanup -----------------------------------------------------------------------------------------


def clean_up(state: SettlersState) -> Unit:
    """The next player stores goods and discards the rest (CLEANUP-1 to CLEANUP-3)."""
    if not state.queue:
        clear_table(state)
        end_round(state)
        return
    seat = state.queue[0]
    state.turn = seat
    kept = [0] * SUPPLY
    for good in storable(state, seat):
        held = state.goods[seat][good]
        if held:
            about = (("count", held), ("good", GOOD_WORDS[good]))
            ask = Ask("settlers-ask-store", "settlers:CLEANUP-1", about)
            kept[good] = yield Decision(seat, ask, NUMBERS[: held + 1])
    for good in range(SUPPLY):
        store(state, seat, good, kept[good])
    state.queue = state.queue[1:]


def storable(state: SettlersState, seat: int) -> list[int]:
    """The goods that board and locations can store (CLEANUP-2, CARD-WAREHOUSES-1)."""
    goods = {boards.STORAGE[state.factions[seat]]}
    for card in state.listeners[seat][STORED]:
        feature = index.CARD[card].feature
        assert isinstance(feature, Stores)
        goods.update(feature.goods)
    return sorted(goods)


def clear_table(state: SettlersState) -> None:
    """Goods on locations, defense tokens, activations, blocks and take-overs end (CLEANUP-3, CLEANUP-5)."""
    end_of_round(state)
    if state.taken:
        give_back(state)


def end_round(state: SettlersState) -> None:
    """In the solo game the virtual player attacks; then the next round, or the end (SOLO-5, END-1)."""
    if state.solo:
        begin_phase(state, ATTACK)
        solo.begin_attacks(state)
    else:
        next_round(state)


def attack(state: SettlersState) -> Unit:
    """The next step of the virtual player's attacks."""
    if state.queue:
        yield from solo.step(state)
    else:
        next_round(state)


def next_round(state: SettlersState) -> None:
    """The first-player marker goes to the left, the round marker moves on (CLEANUP-5)."""
    if state.round == ROUNDS:
        state.phase = OVER
        tell(state, "scored", "settlers-ended")
        return
    state.passed = 0
    state.round += 1
    state.first = (state.first + 1) % state.seats
    begin_round(state)


UNITS: dict[int, Callable[[SettlersState], Unit]] = {
    LOOKOUT: look_out,
    PRODUCTION: produce,
    ACTION: act,
    CLEANUP: clean_up,
    ATTACK: attack,
}
TASKS: dict[int, Callable[..., Unit]] = {
    tasks.DRAW: received.draw,
    tasks.SETTLE: settle.settle_next,
    tasks.AGAIN: actions.activate_again,
    tasks.PAIR: actions.another_pair,
    tasks.KEEP: received.keep,
    tasks.LOOKED: received.keep_looked,
    tasks.EXCHANGE: received.exchange,
}
