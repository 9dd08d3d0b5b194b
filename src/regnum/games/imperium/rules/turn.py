"""Rounds and turns (TURN), and the sides of the power cards."""

from regnum.engine.decision import Decision, Unit
from regnum.engine.telling import tell, tell_turn
from regnum.games.imperium.asks import ask, choice
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ACTIVATE, INNOVATE, REVOLT, SIDES, TURN, ImperiumState
from regnum.games.imperium.verbs.dealing import take_side

SIDE_ASK = ask("side", "SETUP-7")
MODE_ASK = ask("mode", "TURN-2")
MODES = {
    choice("activate").value: ACTIVATE,
    choice("innovate").value: INNOVATE,
    choice("revolt").value: REVOLT,
}
MODE_OPTIONS = tuple(choice(name) for name in ("activate", "innovate", "revolt"))


def choose_side(state: ImperiumState) -> Unit:
    """One player chooses the side of the power card (SETUP-7)."""
    seat = state.choosing_side[0]
    sides = index.POWERS[state.nations[seat]]
    card = yield Decision(seat, SIDE_ASK, index.options(sides))
    take_side(state, seat, sides.index(card))
    tell(state, "turned", "imperium-side", seat=seat, card=index.KEY[card])
    state.choosing_side = state.choosing_side[1:]
    state.phase = SIDES if state.choosing_side else TURN
    if not state.choosing_side:
        tell_turn(state, "imperium-turn", state.turn)


def choose_mode(state: ImperiumState) -> Unit:
    """Activate, innovate or revolt: declared first, and binding (TURN-2, TURN-3)."""
    mode = yield Decision(state.turn, MODE_ASK, MODE_OPTIONS)
    state.phase = MODES[mode]
    tell(
        state,
        "said",
        f"imperium-{('activates', 'innovates', 'revolts')[state.phase - ACTIVATE]}",
        seat=state.turn,
    )
