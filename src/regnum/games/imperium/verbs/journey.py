"""The journey of a nation: of all its faces one lies up, beside the power card."""

from regnum.engine.telling import tell
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.verbs.zones import look_anew


def travel_on(state: ImperiumState, seat: int, face: int) -> None:
    """Another face lies up; a token on the old one goes to the supply (NATION-UTOPIANS-4, Q-32)."""
    journey = index.JOURNEYS[state.nations[seat]]
    state.extra[seat] = tuple([face if card in journey else card for card in state.extra[seat]])
    state.used[seat] = tuple([card for card in state.used[seat] if card not in journey])
    look_anew(state, seat)
    tell(state, "turned", "imperium-travelled", seat=seat, card=index.KEY[face])
