"""The age deck, and the packs and the middle of a draft that are dealt from it."""

from regnum.engine.fields import Cards, without
from regnum.engine.telling import tell, tell_move, tell_secret
from regnum.games.civ.cards.index import DOMAIN, KEY
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import KEPT, PACK_SIZE
from regnum.games.civ.verbs.moves import enter_area
from regnum.games.civ.zones import AREA, DECK, HAND, MIDDLE, PACK, less


def stack(state: CivState, deck: Cards, aside: Cards) -> None:
    """The age deck as it lies at the start, and the cards that stay out of the game."""
    state.deck, state.left, state.aside = deck, len(deck), aside


def draw(state: CivState, seat: int, count: int) -> int:
    """From the age deck to hand, as many as there are. Returns how many."""
    left = state.left
    if count > left:  # `min` takes as long as half of the rest
        count = left
    if count <= 0:
        return 0
    cards = state.deck[left - count : left]
    state.left = left - count
    state.idle = 0
    state.hand[seat] = tuple(sorted(state.hand[seat] + cards))
    if state.events is not None:
        tell_secret(state, "civ-drew", cards, (seat,), seat=seat, source=DECK, target=HAND[seat])
        if not state.left:
            tell(state, "said", "civ-deck-empty")
    return count


# --- the draft -------------------------------------------------------------------------------------------


def deal_packs(state: CivState) -> None:
    """Four cards for each seat, to be passed on."""
    packs = []
    for _ in range(state.seats):
        state.left -= PACK_SIZE
        packs.append((tuple(sorted(state.deck[state.left : state.left + PACK_SIZE])), ()))
    state.packs = tuple(packs)
    for seat in range(state.seats):
        pack = state.pack_of(seat)
        tell_secret(state, "civ-dealt", pack, (seat,), seat=seat, source=DECK, target=PACK[seat])


def keep(state: CivState, picked: Cards) -> None:
    """One card of each pack goes to hand, unseen by the others; the packs move on to the left."""
    for seat, card in enumerate(picked):
        state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
        tell_secret(state, "civ-kept", (card,), (seat,), seat=seat, source=PACK[seat], target=HAND[seat])
    done = len(state.packs[0][1])
    state.packs = tuple(
        (dealt, (*kept, picked[(first + done) % state.seats]))
        for first, (dealt, kept) in enumerate(state.packs)
    )


def tell_passed(state: CivState) -> None:
    """Report what each seat receives."""
    for seat in range(state.seats):
        giver = (seat - 1) % state.seats
        tell_secret(
            state,
            "civ-passed",
            state.pack_of(seat),
            (giver, seat),
            seat=giver,
            other=seat,
            source=PACK[giver],
            target=PACK[seat],
        )


def lay_in_middle(state: CivState) -> None:
    """The last card of each pack is laid open."""
    left = [less(dealt, kept)[0] for dealt, kept in state.packs]
    state.middle, state.packs = tuple(sorted(left)), ()
    for seat in range(state.seats):
        card = KEY[left[(seat - KEPT + 1) % state.seats]]
        tell(state, "revealed", "civ-laid-middle", seat=seat, card=card, source=PACK[seat], target=MIDDLE)


def take_from_middle(state: CivState, seat: int, card: int) -> None:
    """From the middle of a draft into the area."""
    state.middle = without(state.middle, card)
    enter_area(state, seat, card)
    if state.events is not None:
        tell_move(state, "civ-took-middle", seat, card, MIDDLE, AREA[seat][DOMAIN[card]])
