"""Cards that are laid on the domains of others: Embargo and Democracy."""

from regnum.engine.decision import Arg
from regnum.engine.telling import tell, tell_move
from regnum.games.civ.cards.index import DOMAIN, KEY
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import DOMAINS
from regnum.games.civ.verbs.moves import leave_area
from regnum.games.civ.zones import AREA, DISCARD, EMBARGO, HIDDEN


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
        source, name = AREA[seat][DOMAIN[card]], f"@civ-domain-{DOMAINS[domain]}"
        moved: dict[str, Arg] = {"card": KEY[card], "source": source, "target": target}
        tell(state, "moved", text, seat=seat, other=other, domain=name, **moved)


def end_embargoes(state: CivState, seat: int) -> None:
    """The Economy cards that lay on the seat's domains go to the discard pile (ECO-3, Q-5)."""
    for whose, domain, card in state.embargoes:
        if whose == seat:
            state.discard = (*state.discard, card)
            if state.events is not None:
                tell_move(state, "civ-embargo-ended", seat, card, EMBARGO[seat][domain], DISCARD)
    state.embargoes = tuple(lying for lying in state.embargoes if lying[0] != seat)
