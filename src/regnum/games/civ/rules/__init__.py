"""The course of a game: units in the order of the rulebook. The phase of a state says which is next."""

from collections.abc import Callable

from regnum.engine.decision import Unit
from regnum.games.civ.rules.draft import draft_pick, take_from_middle
from regnum.games.civ.rules.turn import give_back, play_card, shed, use_effect
from regnum.games.civ.state import DRAFT, EFFECTS, GIVE_BACK, MIDDLE, OVER, PLAY, SHED, CivState

UNITS: dict[int, Callable[[CivState], Unit]] = {
    DRAFT: draft_pick,
    MIDDLE: take_from_middle,
    PLAY: play_card,
    EFFECTS: use_effect,
    GIVE_BACK: give_back,
    SHED: shed,
}


def unit(state: CivState) -> Unit | None:
    """The next small piece of the game."""
    return None if state.phase == OVER else UNITS[state.phase](state)
