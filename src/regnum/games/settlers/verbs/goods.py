"""What can happen to goods and victory points."""

from collections.abc import Iterable, Sequence

from regnum.engine.decision import Arg
from regnum.engine.fields import NO_CARD
from regnum.engine.telling import tell
from regnum.games.settlers.cards import index
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import VP, Amounts, so_many

SOURCES = ("card", "deal", "bonus", "board", "work", "foundation", "exchange")
"""Where goods come from, as the log says it. The first three name a card."""
BY_CARD, BY_DEAL, BY_BONUS, BY_BOARD, BY_WORKERS, BY_FOUNDATION, BY_EXCHANGE = range(len(SOURCES))


def tell_goods(state: SettlersState, text: str, seat: int, goods: Amounts, **more: Arg) -> None:
    """Report that goods came or went, all of them in one line; nothing where there are none."""
    if goods and state.events is not None:
        words = tuple([so_many(good, amount) for good, amount in goods])
        tell(state, "counted", text, seat=seat, goods=words, **more)


def tell_gained(state: SettlersState, seat: int, goods: Amounts, by: int, card: int = NO_CARD) -> None:
    """Report what one source gives, before it is given: what others add to it is told after it. `by` is the
    number of the source's kind."""
    text = f"settlers-gained-{SOURCES[by]}"
    if card == NO_CARD:
        tell_goods(state, text, seat, goods)
    else:
        tell_goods(state, text, seat, goods, card=index.KEY[card])


def tell_paid(state: SettlersState, seat: int, before: Sequence[int]) -> None:
    """Report a payment when all of it is paid: what is gone of the supply that there was before."""
    if state.events is not None:
        gone = [had - left for had, left in zip(before, state.goods[seat], strict=True)]
        tell_goods(state, "settlers-paid", seat, amounts(gone))


def amounts(goods: Iterable[int]) -> Amounts:
    """So much of each good, by number, without those of which there is nothing."""
    return [(good, amount) for good, amount in enumerate(goods) if amount]


def gain(state: SettlersState, seat: int, good: int, amount: int = 1) -> None:
    """From the supply to the own supply; it is never exhausted (GENERAL-4, GENERAL-5)."""
    state.goods[seat][good] += amount


def hand_over(state: SettlersState, seat: int, good: int, amount: int, onto: int = NO_CARD) -> None:
    """A part of a payment: from the own supply to the supply, or onto an action location (ACTION-ACT-3)."""
    state.goods[seat][good] -= amount
    if onto != NO_CARD:
        state.on += ((onto, good),) * amount


def spend(state: SettlersState, seat: int, good: int, amount: int, onto: int = NO_CARD) -> None:
    """A whole payment of one kind of goods."""
    hand_over(state, seat, good, amount, onto)
    tell_goods(state, "settlers-paid", seat, ((good, amount),))


def store(state: SettlersState, seat: int, kept: list[int]) -> None:
    """Cleanup: so much of each good is kept, the rest goes back to the supply (CLEANUP-3)."""
    if state.events is not None:
        lost = [held - amount for held, amount in zip(state.goods[seat], kept, strict=True)]
        tell_goods(state, "settlers-stored", seat, amounts(kept))
        tell_goods(state, "settlers-not-stored", seat, amounts(lost))
    state.goods[seat] = kept


def take_good(state: SettlersState, seat: int, other: int, good: int) -> None:
    """From another's supply to the own (CARD-SABOTEURS-1)."""
    state.goods[other][good] -= 1
    state.goods[seat][good] += 1
    tell_goods(state, "settlers-took-good", seat, ((good, 1),), other=other)


def score(state: SettlersState, seat: int, amount: int) -> None:
    """Victory points count at once (GENERAL-6)."""
    state.vp[seat] += amount


def score_more(state: SettlersState, seat: int, card: int, amount: int) -> None:
    """What a location adds to a gain of victory points."""
    state.vp[seat] += amount
    tell_goods(state, "settlers-scored-more", seat, ((VP, amount),), card=index.KEY[card])


def give_back(state: SettlersState, seat: int, good: int) -> None:
    """A good just received goes back to the supply; a victory point may, too (Q-14)."""
    if good == VP:
        state.vp[seat] -= 1
    else:
        state.goods[seat][good] -= 1
    tell_goods(state, "settlers-returned", seat, ((good, 1),))
