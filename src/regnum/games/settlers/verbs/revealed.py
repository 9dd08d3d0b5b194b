"""What can happen to the open cards of a lookout."""

from regnum.engine.fields import without
from regnum.engine.rng import Rng
from regnum.engine.telling import tell, tell_move, tell_revealed
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs.piles import discard, enter_hand, take_commons
from regnum.games.settlers.zones import DECK, DISCARD, HAND, REVEALED, VIRTUAL_AREA


def reveal(state: SettlersState, count: int) -> None:
    """Common cards are laid open; with too few left, all there are (LOOKOUT-5)."""
    cards = take_commons(state, count)
    if cards:
        state.revealed = tuple(sorted(state.revealed + cards))
        shown = index.keys(cards)
        tell_revealed(state, "revealed", "settlers-revealed", cards=shown, source=DECK, target=REVEALED)


def pick(state: SettlersState, seat: int, card: int) -> None:
    """An open card is taken to hand; everybody has seen it (LOOKOUT-4)."""
    state.revealed = without(state.revealed, card)
    enter_hand(state, seat, (card,), knowers=(1 << state.seats) - 1)
    tell_move(state, "settlers-picked", seat, card, REVEALED, HAND[seat])


def discard_revealed(state: SettlersState) -> None:
    """What nobody took is discarded."""
    for card in state.revealed:
        discard(state, card)
        key = index.KEY[card]
        tell(state, "moved", "settlers-discarded-rest", card=key, source=REVEALED, target=DISCARD)
    state.revealed = ()


def give_to_virtual(state: SettlersState) -> None:
    """A random one of the open cards becomes a location of the virtual player (SOLO-6)."""
    if not state.revealed:
        return
    rng = Rng(state.rng)
    card = state.revealed[rng.below(len(state.revealed))] if len(state.revealed) > 1 else state.revealed[0]
    state.rng = rng.state
    state.revealed = without(state.revealed, card)
    state.virtual = tuple(sorted((*state.virtual, card)))
    key = index.KEY[card]
    tell(state, "moved", "settlers-virtual-took", card=key, source=REVEALED, target=VIRTUAL_AREA)
