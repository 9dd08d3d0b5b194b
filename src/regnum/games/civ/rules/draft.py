"""The draft that a game may begin with (SETUP-5)."""

from regnum.engine.decision import Ask, Decision, Gather, Unit
from regnum.engine.telling import tell_turn
from regnum.games.civ import knowledge
from regnum.games.civ.cards.index import options
from regnum.games.civ.state import MIDDLE, PLAY, CivState
from regnum.games.civ.terms import KEPT, PACK_SIZE
from regnum.games.civ.verbs import deck
from regnum.games.civ.zones import MIDDLE as MIDDLE_ROW
from regnum.games.civ.zones import PACK

KEEP_ASKS = tuple(Ask("civ-ask-keep", "civ:SETUP-5", (("count", left),)) for left in range(PACK_SIZE))
"""By how many cards are left to pass on; the last one goes to the middle."""
MIDDLE_ASK = Ask("civ-ask-middle", "civ:SETUP-5")


def draft_pick(state: CivState) -> Unit:
    """Everybody keeps a card and passes the rest to the left. The last cards go to the middle."""
    ask = KEEP_ASKS[PACK_SIZE - 1 - len(state.packs[0][1])]
    picked = yield Gather(
        [
            Decision(seat, ask, options(state.pack_of(seat)), PACK[seat], secret=True)
            for seat in range(state.seats)
        ]
    )
    deck.keep(state, picked)
    if len(state.packs[0][1]) < KEPT:
        deck.tell_passed(state)
    else:
        end_draft(state)


def end_draft(state: CivState) -> None:
    """The last cards lie in the middle; the last player in turn order begins to take."""
    knowledge.drafted(state)
    deck.lay_in_middle(state)
    state.phase, state.turn = MIDDLE, (state.start - 1) % state.seats


def take_from_middle(state: CivState) -> Unit:
    """One card of the middle goes into the own area, from the last player in turn order to the first."""
    seat = state.turn
    card = yield Decision(seat, MIDDLE_ASK, options(state.middle), MIDDLE_ROW)
    deck.take_from_middle(state, seat, card)
    if seat == state.start:
        state.phase = PLAY
        tell_turn(state, "civ-turn", seat)
    else:
        state.turn = (seat - 1) % state.seats
