"""The course of a game: units in the order of the rulebook. The phase of a state says which is next."""

from collections.abc import Callable

from regnum.engine.decision import DONE, Ask, Decision, Unit
from regnum.games.civ import verbs
from regnum.games.civ.cards import options
from regnum.games.civ.draft import draft_pick, take_from_middle
from regnum.games.civ.effects import ask_for, playable, played
from regnum.games.civ.offers import USES, available
from regnum.games.civ.state import (
    DRAFT,
    EFFECTS,
    GIVE_BACK,
    HEGEMONY,
    MIDDLE,
    OVER,
    PLAY,
    SHED,
    CivState,
    without,
)

IDLE_ROUNDS = 20
"""A game in which the age deck is left untouched for so long is scored (Q-6)."""

PLAY_ASK = Ask("civ-ask-play", "civ:TURN-1")
EFFECT_ASK = Ask("civ-ask-effect", "civ:TURN-2")


def unit(state: CivState) -> Unit | None:
    """The next small piece of the game."""
    return None if state.phase == OVER else UNITS[state.phase](state)


def play_card(state: CivState) -> Unit:
    """The card that a turn begins with (TURN-1, TURN-8)."""
    seat = state.turn
    if state.hands[seat]:
        played(state, seat, (yield state.again or playable(state, seat, PLAY_ASK)))
    state.phase = EFFECTS


def use_effect(state: CivState) -> Unit:
    """One effect, or the end of the turn (TURN-2)."""
    value = yield state.again or Decision(state.turn, EFFECT_ASK, available(state))
    if value == DONE.value:
        end_turn(state)
        return
    use = USES[value]
    state.used |= use.mark
    if state.events is not None:
        text = "civ-copied" if use.copied else "civ-used"
        verbs.tell(state, "used", text, seat=state.turn, effect=f"@civ-effect-{use.effect.name}")
    yield from use.effect.resolve(state, state.turn)


def give_back(state: CivState) -> Unit:
    """The second half of Inquisition (REL-4)."""
    seat, (other, count) = state.turn, state.owed
    given: tuple[int, ...] = ()
    for left in range(count, 0, -1):
        ask = Ask("civ-ask-give-back", "civ:REL-4", (("count", left), ("other", other)))
        hand = without(state.hands[seat], given)
        card = yield Decision(seat, ask, options(hand), verbs.HAND[seat], True)
        given = (*given, card)
    verbs.give_back(state, seat, other, given)
    state.owed, state.phase = (), EFFECTS


def shed(state: CivState) -> Unit:
    """The second half of Breakthrough, a card at a time (SCI-3)."""
    (left,) = state.owed
    seat = state.turn
    if state.hands[seat]:
        ask = ask_for("civ-ask-discard", "civ:SCI-3", left)
        card = yield Decision(seat, ask, options(state.hands[seat]), verbs.HAND[seat], True)
        verbs.discard_from_hand(state, seat, card)
    state.owed, state.phase = ((left - 1,), SHED) if left > 1 else ((), EFFECTS)


def end_turn(state: CivState) -> None:
    """Draw, look for hegemony, and hand on the turn (TURN-6, TURN-7)."""
    seat = state.turn
    verbs.draw(state, seat, state.hand_size(seat) - len(state.hands[seat]))
    if state.embargoes:
        verbs.end_embargoes(state, seat)
    following = (seat + 1) % state.seats
    if has_hegemony(state, seat):
        end_game(state, "hegemony")
    elif following == state.start and not state.left:
        end_game(state, "majority")
    elif following == state.start and state.idle >= IDLE_ROUNDS * state.seats:
        end_game(state, "stalemate")
    else:
        begin_turn(state, following)


def has_hegemony(state: CivState, seat: int) -> bool:
    """Does a domain of the area hold the required number of cards (END-1)?"""
    area = state.areas[seat]
    if max(map(len, area)) < HEGEMONY[state.seats]:
        return False
    return any(len(cards) >= state.needed(seat, domain) for domain, cards in enumerate(area))


def begin_turn(state: CivState, seat: int) -> None:
    """A turn begins; what was copied for the last one ends (CUL-3)."""
    state.turn, state.phase, state.used = seat, PLAY, 0
    state.idle += 1
    if state.coin and state.coin[0] == seat:
        verbs.lift_coin(state)
    if state.events is not None:
        verbs.tell(state, "turned", "civ-turn", seat=seat)


def end_game(state: CivState, outcome: str) -> None:
    """The game is over; `scoring` says who has won."""
    state.outcome, state.phase = outcome, OVER
    verbs.tell(state, "scored", f"civ-ended-{outcome}", seat=state.turn)


UNITS: dict[int, Callable[[CivState], Unit]] = {
    DRAFT: draft_pick,
    MIDDLE: take_from_middle,
    PLAY: play_card,
    EFFECTS: use_effect,
    GIVE_BACK: give_back,
    SHED: shed,
}
