"""The end of rounds and of the game (END, COLLAPSE, SCORE-2)."""

from regnum.engine.decision import DONE, Decision, Unit
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.commons.classics.tributaries import SUMERIANS
from regnum.games.imperium.state import FINAL, OVER, SOLSTICE, TURN, ImperiumState
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.tell import tell, tell_end
from regnum.games.imperium.verbs.zones import lay, lift, place_of

STANDSTILL = 200
"""A game that nobody ends is scored after so many rounds (Q-58)."""
SUMERIAN_UNREST = 2


def end_round(state: ImperiumState) -> None:
    """The last turn of a round is over: the solstice begins (TURN-6)."""
    tell(state, "turned", "imperium-solstice")
    begin_solstice(state, state.start)


def begin_solstice(state: ImperiumState, seat: int) -> None:
    """The list of a player's abilities is fixed now (SOLSTICE-7)."""
    state.phase, state.turn = SOLSTICE, seat
    state.todo = tuple([card for card in state.in_play(seat) if index.SOLSTICE[card] is not None])


def after_solstice(state: ImperiumState) -> None:
    """The next round, or the end (END-8, SOLSTICE-10)."""
    state.turn, state.todo = state.start, ()
    if state.last_round and state.round >= state.last_round:
        finish(state, state.reason)
    elif state.round == state.limit:
        finish(state, "rounds")
    elif state.round >= STANDSTILL:
        finish(state, "standstill")
    else:
        state.round += 1
        state.phase = TURN
        tell(state, "turned", "imperium-round", count=state.round)
        tell(state, "turned", "imperium-turn", seat=state.start)


def collapse(state: ImperiumState) -> None:
    """The unrest pile is empty: whatever was going on is cut off (COLLAPSE-1, COLLAPSE-2)."""
    state.collapsed = True
    tell(state, "scored", "imperium-collapse")
    finish(state, "collapse")


def finish(state: ImperiumState, reason: str) -> None:
    """All that is left is Sumerians, in the hands of whoever owns it (SCORE-2, COLLAPSE-5)."""
    state.reason, state.phase = reason, FINAL
    state.looking = (-1, ())
    order = [(state.start + step) % state.seats for step in range(state.seats)]
    state.todo = tuple([seat for seat in order if owns_sumerians(state, seat)] * SUMERIAN_UNREST)


def owns_sumerians(state: ImperiumState, seat: int) -> bool:
    """Does Sumerians score for the seat (Q-49)?"""
    return any(index.CARD[card].name == SUMERIANS for card in state.owned(seat))


def before_scoring(state: ImperiumState) -> Unit:
    """Up to two unrest cards go back before the winner is found (CARD-SUMERIANS-1)."""
    if state.todo:
        seat = state.todo[0]
        state.turn = seat
        places = (
            state.hand[seat],
            state.discard[seat],
            state.deck[seat],
            state.play[seat],
            state.history[seat],
        )
        unrest = [card for place in places for card in moves.unrest_in(place)]
        options = index.options_or_done(unrest)
        card = yield Decision(seat, ask("sumerians", "CARD-SUMERIANS-1"), options, secret=True)
        if card == DONE.value:
            state.todo = ()
            return
        state.todo = state.todo[1:]
        lift(state, seat, card, place_of(state, seat, card))
        lay(state, seat, card, "unrest")
        tell(state, "moved", "imperium-returned-unrest", seat=seat, card=index.KEY[card])
        return
    state.turn = state.start
    state.phase = OVER
    tell_end(state, "imperium-over")
