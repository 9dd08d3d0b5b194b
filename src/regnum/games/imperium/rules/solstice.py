"""The solstice: player by player, each resolves the abilities of their cards in play (SOLSTICE)."""

from regnum.engine.decision import Decision, Unit
from regnum.engine.fields import without
from regnum.engine.telling import tell
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.rules.end import after_solstice, begin_solstice
from regnum.games.imperium.state import ABILITY, SOLSTICE, ImperiumState
from regnum.games.imperium.verbs.ctx import Ctx

ASK = ask("solstice", "SOLSTICE-3")


def solstice(state: ImperiumState) -> Unit:
    """Which ability is next; or the next player, when none is left (SOLSTICE-4, SOLSTICE-7)."""
    seat = state.turn
    here = state.in_play(seat)
    waiting = tuple([card for card in state.todo if card in here])
    if not waiting:
        end_solstice(state, seat)
        return
    card = waiting[0]
    if len(waiting) > 1:
        card = yield Decision(seat, ASK, index.options, given=(waiting,))
    state.todo = (card, *without(waiting, card))
    state.phase = ABILITY


def ability(state: ImperiumState) -> Unit:
    """The ability that was chosen. It is a unit of its own, so that a clone need not choose it again."""
    seat, card = state.turn, state.todo[0]
    state.todo, state.phase = state.todo[1:], SOLSTICE
    if state.events is not None:
        tell(state, "used", "imperium-solstice-ability", seat=seat, card=index.KEY[card])
    effect, ctx = index.SOLSTICE[card], Ctx(state, seat, card)
    assert effect is not None
    if effect.possible(ctx):
        yield from effect.resolve(ctx)


def end_solstice(state: ImperiumState, seat: int) -> None:
    """All abilities of the player are resolved."""
    following = (seat + 1) % state.seats
    if following == state.start:
        after_solstice(state)
    else:
        begin_solstice(state, following)
