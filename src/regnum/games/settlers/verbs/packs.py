"""What can happen to the packs of the alternative lookout (LOOKOUT-ALT-1, LOOKOUT-ALT-2)."""

from regnum.engine.fields import without
from regnum.engine.telling import tell_revealed, tell_secret
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs.piles import discard, enter_hand, take_commons
from regnum.games.settlers.zones import DECK, DISCARD, HAND, PACK


def deal_packs(state: SettlersState, size: int) -> None:
    """Common cards for everybody, to be passed on."""
    packs: list[tuple[int, ...]] = [()] * state.seats
    for seat in state.order():
        packs[seat] = tuple(sorted(take_commons(state, size)))
    state.packs = packs
    for seat in state.order():
        if packs[seat]:
            tell_secret(
                state, "settlers-pack", packs[seat], (seat,), seat=seat, source=DECK, target=PACK[seat]
            )


def keep_card(state: SettlersState, seat: int, card: int, knowers: int) -> None:
    """A card of the own pack is kept; `knowers` are the seats that have seen it, as bits."""
    state.packs[seat] = without(state.packs[seat], card)
    enter_hand(state, seat, (card,), knowers)
    tell_secret(
        state, "settlers-kept-pack", (card,), (seat,), seat=seat, source=PACK[seat], target=HAND[seat]
    )


def pass_packs(state: SettlersState) -> None:
    """The rest of each pack goes to the left neighbour."""
    state.packs = [state.packs[(seat - 1) % state.seats] for seat in range(state.seats)]
    for seat, pack in enumerate(state.packs):
        giver = (seat - 1) % state.seats
        tell_secret(
            state,
            "settlers-passed-pack",
            pack,
            (giver, seat),
            seat=giver,
            other=seat,
            source=PACK[giver],
            target=PACK[seat],
        )


def discard_packs(state: SettlersState) -> None:
    """The last card of each pack is discarded, for all to see."""
    for seat in state.order():
        for card in state.packs[seat]:
            discard(state, card)
            places = {"source": PACK[seat], "target": DISCARD}
            tell_revealed(
                state, "moved", "settlers-discarded-pack", seat=seat, card=index.KEY[card], **places
            )
    state.packs = []
