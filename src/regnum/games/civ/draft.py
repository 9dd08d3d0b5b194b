"""The draft that a game may begin with (SETUP-5)."""

from regnum.engine.decision import Ask, Decision, Gather, Unit
from regnum.games.civ import knowledge, verbs
from regnum.games.civ.cards import KEYS, options
from regnum.games.civ.state import MIDDLE, PLAY, CivState, without

PACK_SIZE, KEPT = 4, 3
KEEP_ASK = Ask("civ-ask-keep", "civ:SETUP-5")
MIDDLE_ASK = Ask("civ-ask-middle", "civ:SETUP-5")


def draft_pick(state: CivState) -> Unit:
    """Everybody keeps a card and passes the rest to the left. The last cards go to the middle."""
    seats = range(state.seats)
    picked = yield Gather(
        [Decision(seat, KEEP_ASK, options(state.pack(seat)), verbs.PACK[seat], secret=True) for seat in seats]
    )
    for seat in seats:
        keep(state, seat, picked[seat])
    done = len(state.draft[0][1]) + 1
    state.draft = tuple(
        (dealt, (*kept, picked[(first + done - 1) % state.seats]))
        for first, (dealt, kept) in enumerate(state.draft)
    )
    if done < KEPT:
        tell_passed(state)
    else:
        lay_in_middle(state)


def keep(state: CivState, seat: int, card: int) -> None:
    """A drafted card goes to hand, unseen by the others."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    verbs.tell_some(
        state, "civ-kept", (card,), (seat,), seat=seat, source=verbs.PACK[seat], target=verbs.HAND[seat]
    )


def tell_passed(state: CivState) -> None:
    """Report what each seat receives."""
    for seat in range(state.seats):
        giver = (seat - 1) % state.seats
        verbs.tell_some(
            state,
            "civ-passed",
            state.pack(seat),
            (giver, seat),
            seat=giver,
            other=seat,
            source=verbs.PACK[giver],
            target=verbs.PACK[seat],
        )


def lay_in_middle(state: CivState) -> None:
    """The last card of each pack is laid open; then the last player in turn order begins to take."""
    knowledge.drafted(state)
    left = [without(dealt, kept)[0] for dealt, kept in state.draft]
    state.middle = tuple(sorted(left))
    state.draft = ()
    state.phase, state.turn = MIDDLE, (state.start - 1) % state.seats
    for seat in range(state.seats):
        card = KEYS[left[(seat - KEPT + 1) % state.seats]]
        verbs.tell(
            state,
            "revealed",
            "civ-laid-middle",
            seat=seat,
            card=card,
            source=verbs.PACK[seat],
            target=verbs.MIDDLE,
        )


def take_from_middle(state: CivState) -> Unit:
    """One card of the middle goes into the own area, from the last player in turn order to the first."""
    seat = state.turn
    card = yield Decision(seat, MIDDLE_ASK, options(state.middle), verbs.MIDDLE)
    verbs.take_from_middle(state, seat, card)
    if seat == state.start:
        state.phase = PLAY
        verbs.tell(state, "turned", "civ-turn", seat=seat)
    else:
        state.turn = (seat - 1) % state.seats
