"""What can lie on locations to mark them: activations, defense tokens, samurai, blocks."""

from regnum.engine.fields import Cards
from regnum.engine.telling import tell
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import DEFENSE, WORKER
from regnum.games.settlers.verbs.whose import of_owner


def use(state: SettlersState, seat: int, card: int) -> None:
    """An action location is activated."""
    state.used = tuple(sorted((*state.used, card)))
    tell(state, "used", "settlers-activated", seat=seat, card=index.KEY[card])


def reactivate(state: SettlersState, seat: int, card: int) -> None:
    """An action location is cleared so that it can be used again (CARD-ROYAL-BATHS-1)."""
    clear(state, card)
    tell(state, "turned", "settlers-cleared", seat=seat, card=index.KEY[card])


def clear(state: SettlersState, card: int) -> None:
    """The goods on an action location go to the supply; it has all its activations again."""
    if card in state.used:
        state.used = tuple([other for other in state.used if other != card])
        state.on = tuple([pair for pair in state.on if pair[0] != card])


def count_reaction(state: SettlersState, card: int) -> None:
    """A feature with a limit per round has given its reward once more."""
    state.reacted = (*state.reacted, card)


def defend(state: SettlersState, seat: int, card: int) -> None:
    """The defense token is put on a location (DEFENSE-2)."""
    state.goods[seat][DEFENSE] -= 1
    state.defended = tuple(sorted((*state.defended, card)))
    tell(state, "turned", "settlers-defended", seat=seat, card=index.KEY[card])


def deploy(state: SettlersState, seat: int, card: int) -> None:
    """A worker stands on a location as a samurai (JAPAN-5)."""
    state.goods[seat][WORKER] -= 1
    add_samurai(state, seat, card, "settlers-deployed")


def add_samurai(state: SettlersState, seat: int, card: int, text: str = "settlers-samurai") -> None:
    """A samurai of the supply stands on a location (CARD-NINJAS-1)."""
    state.samurai = tuple(sorted((*state.samurai, card)))
    tell(state, "turned", text, seat=seat, card=index.KEY[card])


def block(state: SettlersState, seat: int, card: int) -> None:
    """An action location is out of use for the round (CARD-SCORPION-BREEDER-1)."""
    state.blocked = tuple(sorted((*state.blocked, card)))
    text, whose = of_owner("settlers-blocked", seat, state.owner(card))
    tell(state, "turned", text, seat=seat, card=index.KEY[card], **whose)


def remove_all(state: SettlersState, card: int) -> None:
    """Whatever marks a location goes to the supply (ACTION-BUILD-4, DEFENSE-4, JAPAN-9)."""
    clear(state, card)
    state.defended = unmarked(state.defended, card)
    state.samurai = unmarked(state.samurai, card)
    state.blocked = unmarked(state.blocked, card)


def unmarked(marked: Cards, card: int) -> Cards:
    """The locations with a marker, but for this one."""
    return tuple([other for other in marked if other != card])


def end_of_round(state: SettlersState) -> None:
    """Goods on locations, defense tokens, activations and blocks are gone; samurai stay (CLEANUP-3,
    CLEANUP-4, CLEANUP-5)."""
    state.used = state.blocked = state.defended = state.reacted = ()
    state.on = ()
