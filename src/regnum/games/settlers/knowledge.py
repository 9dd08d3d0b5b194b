"""What seats know of cards that they cannot see, so that `sample` keeps it.

All cards are different, so a fact in `known` is about one card: who has seen it come to a hand, and how many
cards lay under Gates at that time. Nobody else can tell which card goes from a hand under a Gate, so a known
card is in that hand or among the later ones there.
"""

from regnum.games.settlers.state import SettlersState


def shown(state: SettlersState, seat: int, cards: tuple[int, ...], knowers: int) -> None:
    """Cards have come to a hand; `knowers` are the seats that have seen them, as bits."""
    others = knowers & ~(1 << seat)
    if others:
        state.known += tuple([(card, others, len(state.gates)) for card in cards])


def gone(state: SettlersState, card: int) -> None:
    """A card has left a hand for everybody to see."""
    if state.known:
        state.known = tuple([fact for fact in state.known if fact[0] != card])


def gate_lost(state: SettlersState, gate: int) -> None:
    """The cards under a Gate will be shown: there is nothing to know of them any more, and those under
    other Gates are counted anew."""
    under = [card for where, card, _ in state.gates if where == gate]
    state.known = tuple(
        [
            (card, knowers, sum([where != gate for where, _, _ in state.gates[:since]]))
            for card, knowers, since in state.known
            if card not in under
        ]
    )


def remembered(state: SettlersState, seat: int) -> dict[int, int]:
    """The cards that the seat has seen come to other hands: how many lay under Gates at that time."""
    return {card: since for card, knowers, since in state.known if knowers >> seat & 1}


def reshuffled(state: SettlersState, pile: tuple[int, ...]) -> None:
    """A discard pile becomes a new deck. Everybody has seen what is in it, and may remember."""
    state.reshuffled += (tuple(sorted(pile)),)


def packs_passed(state: SettlersState) -> bool:
    """Has everybody passed on the pack of the alternative lookout, so that the giver knows it too?"""
    return len(state.queue) == 1
