"""The end of rounds and of the game (END, COLLAPSE, SCORE-2)."""

from regnum.engine.decision import Unit
from regnum.engine.telling import tell, tell_turn
from regnum.games.imperium.cards import index
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.state import BOT_TURN, FINAL, OVER, SOLSTICE, TURN, ImperiumState
from regnum.games.imperium.terms import NONE
from regnum.games.imperium.verbs.ctx import Ctx
from regnum.games.imperium.verbs.tell import tell_end

STANDSTILL = 200
"""A game that nobody ends is scored after so many rounds (Q-58)."""


def end_turn(state: ImperiumState, seat: int) -> None:
    """The next side's turn, or the end of the round (TURN-5, TURN-6, SOLO-TURN-1)."""
    following = (seat + 1) % state.seats
    if following == state.start:
        end_round(state)
        return
    state.turn, state.phase = following, BOT_TURN if state.is_bot(following) else TURN
    tell_turn(state, "imperium-turn", following)


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
        tell_turn(state, "imperium-turn", state.start)


def collapse(state: ImperiumState) -> None:
    """The unrest pile is empty: whatever was going on is cut off (COLLAPSE-1, COLLAPSE-2)."""
    state.collapsed = True
    tell(state, "scored", "imperium-collapse")
    finish(state, "collapse")


def finish(state: ImperiumState, reason: str) -> None:
    """What is left are abilities that work before the winner is found, clockwise (SCORE-2, COLLAPSE-5)."""
    state.reason, state.phase = reason, FINAL
    state.looking = (NONE, ())
    state.todo = tuple([seat for seat in state.clockwise(state.start) if final_abilities(state, seat)])


def final_abilities(state: ImperiumState, seat: int) -> list[tuple[int, Effect]]:
    """The cards of a seat that work before the winner is found, from wherever they score (Q-49)."""
    if state.is_bot(seat):
        return []
    abilities = [(card, index.FINAL[card]) for card in state.owned(seat)]
    return [(card, ability) for card, ability in abilities if ability is not None]


def before_scoring(state: ImperiumState) -> Unit:
    """The final abilities of one player; or the end, when nobody is left."""
    if state.todo:
        seat = state.turn = state.todo[0]
        for card, ability in final_abilities(state, seat):
            yield from ability.resolve(Ctx(state, seat, card))
        state.todo = state.todo[1:]
        return
    state.turn = state.start
    state.phase = OVER
    tell_end(state, "imperium-over")
