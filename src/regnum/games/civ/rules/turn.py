"""A turn: a card, then effects (TURN)."""

from functools import cache

from regnum.engine.decision import DONE, Ask, Decision, Options, Unit
from regnum.engine.fields import Cards
from regnum.engine.telling import tell
from regnum.games.civ.cards.index import options
from regnum.games.civ.effects.base import effect_word, played, which_to_discard, which_to_play
from regnum.games.civ.rules.end import end_turn
from regnum.games.civ.rules.offers import USES, available
from regnum.games.civ.state import EFFECTS, SHED, CivState
from regnum.games.civ.verbs import moves
from regnum.games.civ.zones import HAND, less

PLAY_ASK = Ask("civ-ask-play", "civ:TURN-1")
EFFECT_ASK = Ask("civ-ask-effect", "civ:TURN-2")


def play_card(state: CivState) -> Unit:
    """The card that a turn begins with (TURN-1, TURN-8)."""
    seat = state.turn
    if state.hand[seat]:
        played(state, seat, (yield which_to_play(state, seat, PLAY_ASK)))
    state.phase = EFFECTS


def use_effect(state: CivState) -> Unit:
    """One effect, or the end of the turn (TURN-2)."""
    value = yield Decision(state.turn, EFFECT_ASK, available, given=(state, state.turn))
    if value == DONE.value:
        end_turn(state)
        return
    use = USES[value]
    state.used |= use.mark
    if state.events is not None:
        text = "civ-copied" if use.copied else "civ-used"
        tell(state, "used", text, seat=state.turn, effect=effect_word(use.effect.name))
    yield from use.effect.resolve(state, state.turn)


def give_back(state: CivState) -> Unit:
    """The second half of Inquisition (REL-4)."""
    seat, (other, count) = state.turn, state.owed
    given: Cards = ()
    for left in range(count, 0, -1):
        what = state.hand[seat], given
        card = yield Decision(seat, ask_back(left, other), still_there, HAND[seat], True, (left, left), what)
        given = (*given, card)
    moves.give_back(state, seat, other, given)
    state.owed, state.phase = (), EFFECTS


def still_there(hand: Cards, given: Cards) -> Options:
    """Each different card of a hand that is not given yet."""
    return options(less(hand, given))


@cache
def ask_back(left: int, other: int) -> Ask:
    """The next of so many cards for the other."""
    return Ask("civ-ask-give-back", "civ:REL-4", (("count", left), ("other", other)))


def shed(state: CivState) -> Unit:
    """The second half of Breakthrough, a card at a time (SCI-3)."""
    (left,) = state.owed
    seat = state.turn
    if state.hand[seat]:
        card = yield which_to_discard(state, seat, "civ:SCI-3", "breakthrough", left)
        moves.discard_from_hand(state, seat, card)
    state.owed, state.phase = ((left - 1,), SHED) if left > 1 else ((), EFFECTS)
