"""Cards that are laid on the domains of others: Embargo and Democracy."""

from regnum.engine.telling import tell_move
from regnum.games.civ.cards.index import DOMAIN
from regnum.games.civ.state import CivState
from regnum.games.civ.verbs.moves import leave_area
from regnum.games.civ.zones import AREA, DISCARD, DOMAIN_NAMES, EMBARGO, HIDDEN


def lay_embargo(state: CivState, seat: int, card: int, other: int, domain: int) -> None:
    """An Economy card of the seat is laid face down on a domain of the other."""
    leave_area(state, seat, card)
    state.embargoes = (*state.embargoes, (other, domain, card))
    _tell_laid(state, "civ-laid-embargo", seat, card, other, domain, EMBARGO[other][domain])


def lay_hidden(state: CivState, seat: int, card: int, other: int, domain: int) -> None:
    """A Utopia card of the seat is laid face down into a domain of the other, for good."""
    leave_area(state, seat, card)
    state.hidden = (*state.hidden, (other, domain, card))
    _tell_laid(state, "civ-laid-hidden", seat, card, other, domain, HIDDEN[other][domain])


def _tell_laid(
    state: CivState, text: str, seat: int, card: int, other: int, domain: int, target: str
) -> None:
    if state.events is not None:
        source, name = AREA[seat][DOMAIN[card]], DOMAIN_NAMES[domain]
        tell_move(state, text, seat, card, source, target, other=other, domain=name)


def end_embargoes(state: CivState, seat: int) -> None:
    """The Economy cards that lay on the seat's domains go to the discard pile (ECO-3, Q-5)."""
    for whose, domain, card in state.embargoes:
        if whose == seat:
            state.discard = (*state.discard, card)
            if state.events is not None:
                source, name = EMBARGO[seat][domain], DOMAIN_NAMES[domain]
                tell_move(state, "civ-embargo-ended", seat, card, source, DISCARD, domain=name)
    state.embargoes = tuple(lying for lying in state.embargoes if lying[0] != seat)
