"""What can happen to goods and victory points."""

from regnum.engine.fields import NO_CARD
from regnum.engine.telling import tell
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import GOOD_WORDS, VP


def tell_goods(state: SettlersState, text: str, seat: int, good: int, count: int) -> None:
    """Report that goods came or went. Whoever moves goods often asks first whether anybody listens."""
    tell(state, "counted", text, seat=seat, count=count, good=GOOD_WORDS[good])


def gain(state: SettlersState, seat: int, good: int, amount: int = 1) -> None:
    """From the supply to the own supply; it is never exhausted (GENERAL-4, GENERAL-5)."""
    state.goods[seat][good] += amount
    if state.events is not None:
        tell_goods(state, "settlers-gained", seat, good, amount)


def spend(state: SettlersState, seat: int, good: int, amount: int, onto: int = NO_CARD) -> None:
    """From the own supply to the supply, or onto an action location (ACTION-ACT-3)."""
    state.goods[seat][good] -= amount
    if onto != NO_CARD:
        state.on += ((onto, good),) * amount
    if state.events is not None:
        tell_goods(state, "settlers-paid", seat, good, amount)


def store(state: SettlersState, seat: int, good: int, amount: int) -> None:
    """Cleanup: so much is kept, the rest goes back to the supply (CLEANUP-3)."""
    state.goods[seat][good] = amount
    if amount and state.events is not None:
        tell_goods(state, "settlers-stored", seat, good, amount)


def take_good(state: SettlersState, seat: int, other: int, good: int) -> None:
    """From another's supply to the own (CARD-SABOTEURS-1)."""
    state.goods[other][good] -= 1
    state.goods[seat][good] += 1
    tell(state, "counted", "settlers-took-good", seat=seat, other=other, good=GOOD_WORDS[good])


def score(state: SettlersState, seat: int, amount: int) -> None:
    """Victory points count at once (GENERAL-6)."""
    state.vp[seat] += amount
    tell_goods(state, "settlers-gained", seat, VP, amount)


def score_more(state: SettlersState, seat: int, card: int, amount: int) -> None:
    """What a location adds to a gain of victory points."""
    state.vp[seat] += amount
    tell(state, "counted", "settlers-scored-more", seat=seat, card=index.KEY[card], count=amount)


def give_up_vp(state: SettlersState, seat: int) -> None:
    """A victory point just received is exchanged (Q-14)."""
    state.vp[seat] -= 1
    tell_goods(state, "settlers-paid", seat, VP, 1)
