"""Razing, by the action or by a card: cards in hand, and locations (ACTION-RAZE-HAND, ACTION-RAZE-OPP)."""

from regnum.games.settlers import settle
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects import Gain
from regnum.games.settlers.state import VIRTUAL, SettlersState
from regnum.games.settlers.verbs import empire
from regnum.games.settlers.verbs.tell import tell

HAND_TOKENS, LOCATION_TOKENS = 1, 2
"""Raze tokens for a card in hand, and for a location without protection."""


def razeable_in_hand(state: SettlersState, seat: int) -> list[int]:
    """Hand cards with a raze field: common ones, and those of the Japanese (ACTION-RAZE-HAND-1, JAPAN-2)."""
    return [card for card in state.hands[seat] if index.RAZEABLE[card]]


def razeable(state: SettlersState, seat: int) -> list[int]:
    """Locations of opponents with a raze field: common ones, and those of the Japanese
    (ACTION-RAZE-OPP-1, ACTION-RAZE-OPP-6, JAPAN-3)."""
    return [card for card in state.targets(seat) if index.RAZEABLE[card]]


def tokens_for(state: SettlersState, card: int) -> int:
    """What razing a location costs: a defense token and a samurai add one each (ACTION-RAZE-OPP-2)."""
    return LOCATION_TOKENS + (card in state.defended) + (card in state.samurai)


def within_reach(state: SettlersState, seat: int, tokens: int) -> list[int]:
    """The locations of opponents that so many raze tokens are enough for."""
    return [card for card in razeable(state, seat) if tokens_for(state, card) <= tokens]


def raze_field(card: int) -> Gain:
    """The raze field of a card that has one."""
    goods = index.CARD[card].raze
    assert goods is not None
    return goods


def raze_site(state: SettlersState, seat: int, noted: bool = False) -> None:
    """Raze the card that was announced from hand."""
    goods = raze_field(state.site)
    empire.discard_site(state, seat)
    settle.razed(state, seat, goods, noted)


def raze(state: SettlersState, seat: int, card: int, noted: bool = False) -> None:
    """Raze a location. A common one becomes a foundation; others, and the virtual player's, are discarded
    (ACTION-RAZE-OPP-4, JAPAN-4, SOLO-9)."""
    tell(state, "used", "settlers-razed", seat=seat, card=index.KEY[card])
    if index.COMMON[card] and state.owner(card) != VIRTUAL:
        empire.turn_to_foundation(state, card)
    else:
        empire.discard_location(state, seat, card)
    settle.razed(state, seat, raze_field(card), noted)
