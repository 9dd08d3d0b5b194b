"""The lookout phase, in its printed variants. Each is a script of small steps, one unit each."""

from regnum.engine.decision import Ask, Decision, Gather, Unit
from regnum.engine.rng import Rng
from regnum.games.settlers import verbs
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState, without

LOOKOUTS = ("standard", "alternative", "advanced")
STANDARD, ALTERNATIVE, ADVANCED = range(3)

# The steps of a script that are not a seat's pick.
BEGIN, REVEAL, DISCARD_REST, TO_VIRTUAL, DEAL_PACKS, KEEP_ONE = -1, -2, -3, -4, -5, -6

PICK_ASK = Ask("settlers-ask-pick", "settlers:LOOKOUT-2")
KEEP_ASK = Ask("settlers-ask-keep-pack", "settlers:LOOKOUT-ALT-2")
PACK_SIZE = 3
SOLO_CARDS, ADVANCED_CARDS = 4, 5


def begin(state: SettlersState) -> None:
    """Everybody draws a faction card, in the peaceful variant a common card too, and the script is laid out
    (LOOKOUT-1, LOOKOUT-PEACE-1)."""
    verbs.tell(state, "said", "settlers-round", round=state.round, seat=state.first)
    for seat in state.order():
        verbs.draw_faction_cards(state, seat)
        if state.peaceful:
            verbs.draw_commons(state, seat)
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
        {BEGIN: begin, DISCARD_REST: discard_rest, TO_VIRTUAL: to_virtual, DEAL_PACKS: deal_packs}[now](state)
    state.queue = state.queue[1:]


# --- open cards --------------------------------------------------------------------------------------


def reveal(state: SettlersState) -> None:
    """As many cards as the script reveals in a row; with too few left, all there are (LOOKOUT-5)."""
    count = next(at for at, step in enumerate(state.queue) if step != REVEAL)
    state.queue = state.queue[count:]
    cards = verbs.take_commons(state, count)
    if cards:
        state.revealed = tuple(sorted(state.revealed + cards))
        verbs.tell_revealed(
            state,
            "revealed",
            "settlers-revealed",
            cards=index.keys(cards),
            source=verbs.DECK,
            target=verbs.REVEALED,
        )


def pick(state: SettlersState, seat: int) -> Unit:
    """An open card is taken to hand; everybody has seen it (LOOKOUT-4)."""
    if not state.revealed:
        return
    card = yield Decision(seat, PICK_ASK, index.options(state.revealed), verbs.REVEALED)
    state.revealed = without(state.revealed, card)
    verbs.enter_hand(state, seat, (card,), knowers=(1 << state.seats) - 1)
    if state.events is not None:
        verbs.tell_move(state, "settlers-picked", seat, card, verbs.REVEALED, verbs.HAND[seat])


def discard_rest(state: SettlersState) -> None:
    """What nobody took is discarded."""
    for card in state.revealed:
        verbs.discard(state, card)
        verbs.tell(
            state,
            "moved",
            "settlers-discarded-rest",
            card=index.KEY[card],
            source=verbs.REVEALED,
            target=verbs.DISCARD,
        )
    state.revealed = ()


def to_virtual(state: SettlersState) -> None:
    """A random one of the open cards becomes a location of the virtual player (SOLO-6)."""
    if not state.revealed:
        return
    rng = Rng(state.rng)
    card = state.revealed[rng.below(len(state.revealed))] if len(state.revealed) > 1 else state.revealed[0]
    state.rng = rng.state
    state.revealed = without(state.revealed, card)
    state.virtual = tuple(sorted((*state.virtual, card)))
    verbs.tell(
        state,
        "moved",
        "settlers-virtual-took",
        card=index.KEY[card],
        source=verbs.REVEALED,
        target=verbs.VIRTUAL_AREA,
    )


# --- the alternative lookout -------------------------------------------------------------------------


def deal_packs(state: SettlersState) -> None:
    """Three common cards for everybody, to be passed on (LOOKOUT-ALT-1)."""
    packs: list[tuple[int, ...]] = [()] * state.seats
    for seat in state.order():
        packs[seat] = tuple(sorted(verbs.take_commons(state, PACK_SIZE)))
    state.packs = packs
    for seat in state.order():
        if packs[seat]:
            verbs.tell_some(
                state,
                "settlers-pack",
                packs[seat],
                (seat,),
                seat=seat,
                source=verbs.DECK,
                target=verbs.PACK[seat],
            )


def keep_one(state: SettlersState) -> Unit:
    """Everybody keeps a card in secret. The first time the rest is passed to the left, the second time it is
    discarded (LOOKOUT-ALT-2)."""
    seats = [seat for seat in range(state.seats) if state.packs[seat]]
    if not seats:
        return
    kept = yield Gather(
        [
            Decision(seat, KEEP_ASK, index.options(state.packs[seat]), verbs.PACK[seat], secret=True)
            for seat in seats
        ]
    )
    last = packs_passed(state)
    for seat, card in zip(seats, kept, strict=True):
        # At the second pick the right-hand neighbour has seen both cards, and will see which was left.
        knowers = 1 << (seat - 1) % state.seats if last else 0
        state.packs[seat] = without(state.packs[seat], card)
        verbs.enter_hand(state, seat, (card,), knowers)
        verbs.tell_some(
            state,
            "settlers-kept-pack",
            (card,),
            (seat,),
            seat=seat,
            source=verbs.PACK[seat],
            target=verbs.HAND[seat],
        )
    if last:
        discard_packs(state)
    else:
        pass_packs(state)


def packs_passed(state: SettlersState) -> bool:
    """Has everybody passed on the pack, so that the giver knows it too?"""
    return len(state.queue) == 1


def pass_packs(state: SettlersState) -> None:
    """The rest of each pack goes to the left neighbour."""
    state.packs = [state.packs[(seat - 1) % state.seats] for seat in range(state.seats)]
    for seat in range(state.seats):
        giver = (seat - 1) % state.seats
        verbs.tell_some(
            state,
            "settlers-passed-pack",
            state.packs[seat],
            (giver, seat),
            seat=giver,
            other=seat,
            source=verbs.PACK[giver],
            target=verbs.PACK[seat],
        )


def discard_packs(state: SettlersState) -> None:
    """The last card of each pack is discarded, for all to see."""
    for seat in state.order():
        for card in state.packs[seat]:
            verbs.discard(state, card)
            verbs.tell_revealed(
                state,
                "moved",
                "settlers-discarded-pack",
                seat=seat,
                card=index.KEY[card],
                source=verbs.PACK[seat],
                target=verbs.DISCARD,
            )
    state.packs = []
