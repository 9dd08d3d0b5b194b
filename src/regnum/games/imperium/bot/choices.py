"""How a bot chooses: the best card of the market, the first that may be exiled, the latest of its own."""

from collections.abc import Iterable, Sequence

from regnum.engine.fields import Cards
from regnum.engine.rng import Rng
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import (
    CIVILISED_SLOT,
    NONE,
    REGION,
    REGION_SLOT,
    SLOTS,
    UNCIVILISED_SLOT,
)
from regnum.games.imperium.verbs.market import exilable, market_cards, slot_of

MARKERS = (CIVILISED_SLOT, UNCIVILISED_SLOT, REGION_SLOT, *SLOTS[3:])
"""The places of the market by slot marker, 1 to 5 from left to right (SOLO-SETUP-9, SOLO-Q-1)."""


def market_place(die: int) -> int:
    """The place of the market card at the die; NONE on a 6 (SOLO-CLEANUP-2), or where no card lies."""
    return MARKERS[die - 1] if die <= len(MARKERS) else NONE


def best_in_market(state: ImperiumState, suits: int, token: int | None = None) -> int:
    """The card of the highest value, progress on it included; of equals the one with most tokens, and then
    the first by slot (SOLO-EFFECT-ACQUIRE-1 to SOLO-EFFECT-ACQUIRE-3, SOLO-EFFECT-ACQUIRE-8)."""
    cards = market_cards(state, suits)
    if token is not None:
        cards = [card for card in cards if state.laid[slot_of(state, card)][token]]

    def rank(card: int) -> tuple[int, int, int]:
        slot = slot_of(state, card)
        lying = state.laid[slot]
        return index.BOT_VALUE[card] + lying.progress, sum(lying), -MARKERS.index(slot)

    return max(cards, key=rank, default=NONE)


def best_in_exile(state: ImperiumState, suits: int) -> int:
    """The exiled card of the highest value; of equals, chance decides (SOLO-EFFECT-ACQUIRE-7)."""
    cards = [card for card in state.exile if index.ICONS[card] & suits]
    best = [card for card in cards if index.BOT_VALUE[card] == max(index.BOT_VALUE[one] for one in cards)]
    if len(best) < 2:
        return best[0] if best else NONE
    rng = Rng(state.rng)
    chosen = sorted(best)[rng.below(len(best))]
    state.rng = rng.state
    return chosen


def first_to_exile(state: ImperiumState) -> int:
    """The card without tokens in the lowest slot (SOLO-EFFECT-EXILE-1, SOLO-EFFECT-EXILE-2)."""
    return min(exilable(state), key=lambda card: MARKERS.index(slot_of(state, card)), default=NONE)


def latest(cards: Sequence[int], which: Which) -> int:
    """The fitting card that came last (SOLO-EFFECT-ABANDON-1, SOLO-Q-25)."""
    return next((card for card in reversed(cards) if which.matches(card)), NONE)


def latest_regions(cards: Sequence[int], which: Which, count: int) -> Cards:
    """The latest cards that make up a number; none where there are too few (SOLO-Q-19)."""
    chosen: Cards = ()
    for card in reversed(cards):
        if which.matches(card) and worth(chosen) < count:
            chosen = (*chosen, card)
    return chosen if worth(chosen) >= count else ()


def worth(cards: Iterable[int]) -> int:
    """As how many cards they count: one region counts as two (SOLO-Q-19)."""
    return sum(max(1, index.COUNT[REGION][card]) for card in cards)
