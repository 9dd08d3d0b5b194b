"""The lookout phase, in its printed variants. Each is a script of small steps, one unit each."""

from collections.abc import Callable

from regnum.engine.decision import Ask, Decision, Gather, Unit
from regnum.engine.telling import tell
from regnum.games.settlers.cards import index
from regnum.games.settlers.knowledge import packs_passed
from regnum.games.settlers.rules.phases import begin_phase
from regnum.games.settlers.state import LOOKOUT, PRODUCTION, SettlersState
from regnum.games.settlers.verbs import packs, revealed
from regnum.games.settlers.verbs.piles import draw_commons, draw_faction_cards
from regnum.games.settlers.zones import PACK, REVEALED

LOOKOUTS = ("standard", "alternative", "advanced")
STANDARD, ALTERNATIVE, ADVANCED = range(3)

# The steps of a script that are not a seat's pick.
BEGIN, REVEAL, DISCARD_REST, TO_VIRTUAL, DEAL_PACKS, KEEP_ONE = -1, -2, -3, -4, -5, -6

PICK_ASK = Ask("settlers-ask-pick", "settlers:LOOKOUT-2")
KEEP_CLAUSE = "settlers:LOOKOUT-ALT-2"
PACK_SIZE = 3
SOLO_CARDS, ADVANCED_CARDS = 4, 5


def begin_round(state: SettlersState) -> None:
    """A round begins with its lookout (GENERAL-25)."""
    state.phase, state.queue, state.turn = LOOKOUT, (BEGIN,), state.first


def look_out(state: SettlersState) -> Unit:
    """The next step of the lookout."""
    if state.queue:
        yield from step(state)
    else:
        begin_phase(state, PRODUCTION)


def begin(state: SettlersState) -> None:
    """Everybody draws a faction card, in the peaceful variant a common card too, and the script is laid out
    (LOOKOUT-1, LOOKOUT-PEACE-1)."""
    text = "settlers-round-alone" if state.solo else "settlers-round"
    tell(state, "said", text, round=state.round, seat=state.first)
    for seat in state.order():
        draw_faction_cards(state, seat)
        if state.peaceful:
            draw_commons(state, seat)
    state.queue = (BEGIN, *script(state))


def script(state: SettlersState) -> tuple[int, ...]:
    """The steps of this lookout."""
    order = state.order()
    if state.solo:
        return ((REVEAL,) * SOLO_CARDS) + (0, TO_VIRTUAL, 0, TO_VIRTUAL)
    if state.lookout == ALTERNATIVE:
        return (DEAL_PACKS, KEEP_ONE, KEEP_ONE)
    if state.lookout == ADVANCED:
        return advanced(order)
    row = (REVEAL,) * (state.seats + 1)
    return (*row, *order, DISCARD_REST, *row, *reversed(order), DISCARD_REST)


def advanced(order: tuple[int, ...]) -> tuple[int, ...]:
    """LOOKOUT-ADV-1 to LOOKOUT-ADV-5."""
    row = (REVEAL,) * ADVANCED_CARDS
    if len(order) == 2:
        return (*row, *order, *order, DISCARD_REST)
    first, second, *others = order
    *middle, last = order[1:]
    picks = [first, second, *(step for seat in others for step in (REVEAL, seat))]
    picks += [first, *(step for seat in middle for step in (REVEAL, seat)), last]
    return (*row, *picks, DISCARD_REST)


def step(state: SettlersState) -> Unit:
    """The next step of the script."""
    now = state.queue[0]
    if now == REVEAL:
        reveal(state)
        return
    if now >= 0:
        state.turn = now
        yield from pick(state, now)
    elif now == KEEP_ONE:
        yield from keep_one(state)
    else:
        STEPS[now](state)
    state.queue = state.queue[1:]


# --- open cards --------------------------------------------------------------------------------------


def reveal(state: SettlersState) -> None:
    """As many cards as the script reveals in a row."""
    count = next(at for at, step in enumerate(state.queue) if step != REVEAL)
    state.queue = state.queue[count:]
    revealed.reveal(state, count)


def pick(state: SettlersState, seat: int) -> Unit:
    """The seat takes an open card, if there are any left (LOOKOUT-2, LOOKOUT-5)."""
    if state.revealed:
        card = yield Decision(seat, PICK_ASK, index.options(state.revealed), REVEALED)
        revealed.pick(state, seat, card)


# --- the alternative lookout -------------------------------------------------------------------------


def deal_packs(state: SettlersState) -> None:
    """Three common cards for everybody (LOOKOUT-ALT-1)."""
    packs.deal_packs(state, PACK_SIZE)


def keep_one(state: SettlersState) -> Unit:
    """Everybody keeps a card in secret. The first time the rest is passed to the left, the second time it is
    discarded (LOOKOUT-ALT-2)."""
    seats = [seat for seat in range(state.seats) if state.packs[seat]]
    if not seats:
        return
    last = packs_passed(state)
    kept = yield Gather([which_to_keep(state, seat, last) for seat in seats])
    for seat, card in zip(seats, kept, strict=True):
        # At the second pick the right-hand neighbour has seen both cards, and will see which was left.
        packs.keep_card(state, seat, card, knowers=1 << (seat - 1) % state.seats if last else 0)
    if last:
        packs.discard_packs(state)
    else:
        packs.pass_packs(state)


def which_to_keep(state: SettlersState, seat: int, last: bool) -> Decision:
    """The question of one seat, with what becomes of the other cards."""
    others = (("how", "discarded"),) if last else (("how", "passed"), ("other", (seat + 1) % state.seats))
    ask = Ask("settlers-ask-keep-pack", KEEP_CLAUSE, others)
    return Decision(seat, ask, index.options(state.packs[seat]), PACK[seat], secret=True)


STEPS: dict[int, Callable[[SettlersState], None]] = {
    BEGIN: begin,
    DISCARD_REST: revealed.discard_revealed,
    TO_VIRTUAL: revealed.give_to_virtual,
    DEAL_PACKS: deal_packs,
}
"""The steps in which nobody decides anything."""
