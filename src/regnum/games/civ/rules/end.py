"""The end of a turn, and of the game (TURN-6, TURN-7, END)."""

from regnum.engine.telling import tell, tell_turn
from regnum.games.civ.state import OVER, PLAY, CivState
from regnum.games.civ.terms import HEGEMONY
from regnum.games.civ.verbs import coin, deck, laid

IDLE_ROUNDS = 20
"""A game in which the age deck is left untouched for so long is scored (Q-6)."""


def end_turn(state: CivState) -> None:
    """Draw, look for hegemony, and hand on the turn (TURN-6, TURN-7)."""
    seat = state.turn
    deck.draw(state, seat, state.hand_size(seat) - len(state.hand[seat]))
    if state.embargoes:
        laid.end_embargoes(state, seat)
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
        coin.lift_coin(state)
    if state.events is not None:
        tell_turn(state, "civ-turn", seat)


def end_game(state: CivState, outcome: str) -> None:
    """The game is over; `scoring` says who has won."""
    state.outcome, state.phase = outcome, OVER
    tell(state, "scored", f"civ-ended-{outcome}", seat=state.turn)
