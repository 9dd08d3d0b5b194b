"""What can happen to the virtual player's attack cards and collection pile."""

from regnum.engine.telling import tell, tell_move, tell_revealed
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs.empire import leave_empire
from regnum.games.settlers.verbs.piles import shuffled
from regnum.games.settlers.zones import ATTACK_DECK, COLLECTION, LINE, VIRTUAL, row


def lay_attacks(state: SettlersState) -> None:
    """The attack deck is shuffled; its top card begins the target line (SOLO-3)."""
    attacks = shuffled(state, index.PRINTED[Faction.ATTACK])
    state.attack_deck, state.line = attacks[:-1], attacks[-1:]


def reveal_attack(state: SettlersState) -> None:
    """The next attack card is put on top of the target line (SOLO-13)."""
    card, state.attack_deck = state.attack_deck[-1], state.attack_deck[:-1]
    state.line = (card, *state.line)
    shown = index.keys((card,))
    tell_revealed(state, "revealed", "settlers-attack-revealed", cards=shown, source=ATTACK_DECK, target=LINE)


def put_below(state: SettlersState, second: int) -> None:
    """The two attack cards used go below the line, the newest lowest (SOLO-19)."""
    newest = state.line[0]
    rest = tuple(card for card in state.line if card not in (newest, second))
    state.line = (*rest, second, newest)
    tell(state, "moved", "settlers-attack-used", cards=index.keys((second, newest)), target=LINE)


def collect(state: SettlersState, card: int) -> None:
    """A location goes to the collection pile (SOLO-11, SOLO-18)."""
    owner = leave_empire(state, card)
    state.collection = tuple(sorted((*state.collection, card)))
    if owner == VIRTUAL:
        tell(
            state,
            "moved",
            "settlers-collected",
            card=index.KEY[card],
            source=row(card, owner),
            target=COLLECTION,
        )
    else:
        tell_move(state, "settlers-lost", owner, card, row(card, owner), COLLECTION)
