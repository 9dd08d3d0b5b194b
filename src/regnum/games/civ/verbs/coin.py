"""The culture coin: a hand size that was copied (CUL-3)."""

from regnum.engine.telling import tell
from regnum.games.civ.state import CivState


def raise_hand_size(state: CivState, seat: int, size: int) -> None:
    """The culture coin lies by a copied Religion effect (CUL-3)."""
    state.coin = (seat, size)
    tell(state, "counted", "civ-raised-hand-size", seat=seat, count=size)


def lift_coin(state: CivState) -> None:
    """The copied hand size ends."""
    tell(state, "counted", "civ-lost-hand-size", seat=state.coin[0])
    state.coin = ()


def watch_coin(state: CivState) -> None:
    """The copied hand size lasts until another player has as many Culture cards (CUL-3)."""
    if not state.inspired(state.coin[0]):
        lift_coin(state)
