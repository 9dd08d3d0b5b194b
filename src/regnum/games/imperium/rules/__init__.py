"""The course of a game: units by chapter of the rulebook. The phase of a state says which is next."""

from collections.abc import Callable

from regnum.engine.decision import Unit
from regnum.games.imperium.bot.answers import attended
from regnum.games.imperium.rules.activate import activate
from regnum.games.imperium.rules.cleanup import discard_some, put_market_token, refill_hand
from regnum.games.imperium.rules.end import before_scoring, collapse
from regnum.games.imperium.rules.innovate import innovate
from regnum.games.imperium.rules.revolt import revolt
from regnum.games.imperium.rules.solo import begin_turn, clean_up, resolve_next
from regnum.games.imperium.rules.solstice import ability, solstice
from regnum.games.imperium.rules.turn import choose_mode, choose_side
from regnum.games.imperium.state import (
    ABILITY,
    ACTIVATE,
    BOT_CLEANUP,
    BOT_SLOT,
    BOT_TURN,
    DISCARD,
    FINAL,
    INNOVATE,
    MARKET_TOKEN,
    OVER,
    REFILL,
    REVOLT,
    SIDES,
    SOLSTICE,
    TURN,
    ImperiumState,
)
from regnum.games.imperium.verbs.zones import Collapse

UNITS: dict[int, Callable[[ImperiumState], Unit]] = {
    SIDES: choose_side,
    TURN: choose_mode,
    ACTIVATE: activate,
    INNOVATE: innovate,
    REVOLT: revolt,
    MARKET_TOKEN: put_market_token,
    DISCARD: discard_some,
    REFILL: refill_hand,
    SOLSTICE: solstice,
    ABILITY: ability,
    FINAL: before_scoring,
    BOT_TURN: begin_turn,
    BOT_SLOT: resolve_next,
    BOT_CLEANUP: clean_up,
}


def unit(state: ImperiumState) -> Unit | None:
    """The next small piece of the game."""
    if state.phase == OVER:
        return None
    whole = UNITS[state.phase](state)
    return guarded(state, whole if state.people == state.seats else attended(state, whole))


def guarded(state: ImperiumState, whole: Unit) -> Unit:
    """A unit that ends at once when the unrest pile is empty (COLLAPSE-2)."""
    try:
        yield from whole
    except Collapse:
        collapse(state)
    state.seen = state.shuffles = state.fate = ()
