"""Paying: gold may stand in for resources, and the payer decides where (GENERAL-2)."""

from collections.abc import Sequence

from regnum.engine.decision import NUMBERS, Decision, Option, Unit
from regnum.engine.fields import NO_CARD
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.base import ask_about
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import (
    FOOD,
    GOLD,
    GOOD_OPTIONS,
    RAZE,
    RESOURCES,
    STONE,
    WOOD,
    WORKER,
    Cost,
    Supply,
    good_of,
    so_many,
)
from regnum.games.settlers.verbs.goods import hand_over, tell_paid
from regnum.games.settlers.verbs.piles import discard_from_hand
from regnum.games.settlers.zones import HAND


def pay(
    state: SettlersState, seat: int, cost: Cost, card: int, onto: int = NO_CARD, rest: Sequence[Cost] = ()
) -> Unit:
    """Pay a cost of a card that can be paid. Goods go `onto` an action location, or to the supply. Where one
    of `rest` has to be paid next, enough is left for it."""
    supply = state.goods[seat]
    before = supply[:]
    for good, amount in ((GOLD, cost.gold), (WORKER, cost.worker), (RAZE, cost.raze)):
        if amount:
            hand_over(state, seat, good, amount, onto)
    needs = [(good, need) for good, need in zip(RESOURCES, cost.in_resources, strict=True) if need]
    spare = supply[GOLD] - sum([max(0, need - supply[good]) for good, need in needs])
    for good, need in needs:
        missing = max(0, need - supply[good])
        in_gold = missing
        if spare:
            offers = list(range(missing, min(need, missing + spare) + 1))
            if rest:
                offers = [n for n in offers if leaves_enough(supply, needs, good, n, rest)]
            ask = ask_about("gold", "GENERAL-2", card, goods=so_many(good, need))
            in_gold = yield Decision(seat, ask, [NUMBERS[n] for n in offers])
            spare -= in_gold - missing
        if need > in_gold:
            hand_over(state, seat, good, need - in_gold, onto)
        if in_gold:
            hand_over(state, seat, GOLD, in_gold, onto)
        needs = needs[1:]
    for left in range(cost.resource, 0, -1):
        ask = ask_about("resource", "GENERAL-2", card, count=left)
        chosen = yield Decision(seat, ask, held(supply))
        hand_over(state, seat, good_of(chosen), 1, onto)
    tell_paid(state, seat, before)
    for _ in range(cost.hand_card):
        yield from discard_card(state, seat, card)


def leaves_enough(
    supply: Supply, needs: list[tuple[int, int]], good: int, in_gold: int, rest: Sequence[Cost]
) -> bool:
    """Can one of the costs that follow still be paid, with so much gold for this good?"""
    left = list(supply)
    left[GOLD] -= in_gold
    due = dict(needs)
    left[good] -= due.pop(good) - in_gold
    this = Cost(wood=due.get(WOOD, 0), stone=due.get(STONE, 0), food=due.get(FOOD, 0))
    return any((this + cost).payable(left) for cost in rest)


def held(supply: Supply) -> list[Option]:
    """The resources a seat has, and gold in their stead."""
    return [GOOD_OPTIONS[good] for good in (*RESOURCES, GOLD) if supply[good]]


def discard_card(state: SettlersState, seat: int, card: int) -> Unit:
    """A hand card as a cost (ACTION-ACT-7)."""
    ask = ask_about("pay-card", "ACTION-ACT-7", card)
    gone = yield Decision(seat, ask, index.options(state.hand[seat]), HAND[seat], secret=True)
    discard_from_hand(state, seat, gone)
