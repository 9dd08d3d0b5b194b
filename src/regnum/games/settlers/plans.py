"""What a seat could still make of its goods and its hand in this round: roughly, and quickly.

Goods are worth what can be built of them, and that depends on the cards in hand. A plan takes the best cards
first and pays for them as it goes; gold stands in for resources, and so do pairs of workers.
"""

from typing import NamedTuple

from regnum.engine.fields import Cards
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Card
from regnum.games.settlers.terms import FOOD, GOLD, RAZE, STONE, WOOD, WORKER
from regnum.games.settlers.worth import DEAL_WORTH, EVERY_ROUND, ON_DEMAND, PRINTED, price, worth

DEMAND = 0.6
"""How much of what an action could bring in a round it does bring."""
GROUND = 1.5
"""What the location is worth that has to go for another."""
HOPED_FOR = 3
"""So many cards that cannot be paid now are still hoped to be built in a later round."""


class Plan(NamedTuple):
    """What it comes to, in points."""

    built: float
    """Of what can be built or dealt at once."""
    hoped: float
    """Of the best of the other cards, less what they cost."""
    left: float
    """The goods that nothing was found for, and which are as good as lost."""


NOTHING = Plan(0.0, 0.0, 0.0)


def at_once(card: Card) -> float:
    """What a location is worth when it is built: its points, and its bonus."""
    return (1 if card.faction == card.faction.COMMON else 2) + (worth(card.bonus) if card.bonus else 0.0)


AT_ONCE = [at_once(card) for card in PRINTED]
A_ROUND = [every + DEMAND * demand for every, demand in zip(EVERY_ROUND, ON_DEMAND, strict=True)]
GROUNDS = [GROUND * card.cost.location for card in PRINTED]
PRICES = [price(card.cost) for card in PRINTED]
_plans: dict[tuple[Cards, tuple[int, ...], int, int], Plan] = {}
REMEMBERED = 30_000


def plan(hand: Cards, supply: tuple[int, ...], later: int, ground: int) -> Plan:
    """With this hand and these goods, when so many rounds follow; `ground` are the locations and foundations
    that others could be built on."""
    key = (hand, supply, later, ground)
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= REMEMBERED:
            _plans.clear()
        found = _plans[key] = made(hand, list(supply), later, ground)
    return found


def made(hand: Cards, supply: list[int], later: int, ground: int) -> Plan:
    """The best cards first."""
    values = [(AT_ONCE[card] + later * A_ROUND[card] - GROUNDS[card], card) for card in hand]
    values.sort(reverse=True)
    built, hopes = 0.0, []
    for value, card in values:
        cost = index.COST[card]
        deal = later * DEAL_WORTH[card]
        if value > deal and (ground or not cost.location) and paid(supply, cost.amounts):
            built += value
            ground -= cost.location
        elif deal and paid(supply, ONE_FOOD):
            built += deal
        else:
            hopes.append(max(0.0, value - PRICES[card]))
    return Plan(built, sum(hopes[:HOPED_FOR]), sum(supply[:4]) + supply[WORKER] / 2)


ONE_FOOD = (0, 0, 1, 0, 0, 0, 0)


def paid(supply: list[int], amounts: tuple[int, ...]) -> bool:
    """Take what something costs from a supply, if it is there: gold and pairs of workers fill the gaps."""
    wood, stone, food, gold, workers, raze, resource = amounts
    rest = (supply[WOOD] - wood, supply[STONE] - stone, supply[FOOD] - food)
    missing = sum([-one for one in rest if one < 0])
    spare = sum([one for one in rest if one > 0])
    missing += max(0, resource - spare)
    pairs = (supply[WORKER] - workers) // 2
    if raze > supply[RAZE] or workers > supply[WORKER] or gold > supply[GOLD]:
        return False
    if missing > pairs + supply[GOLD] - gold:
        return False
    by_workers = min(missing, pairs)
    supply[WOOD], supply[STONE], supply[FOOD] = (max(0, one) for one in rest)
    take_any(supply, resource)
    supply[WORKER] -= workers + 2 * by_workers
    supply[GOLD] -= gold + missing - by_workers
    supply[RAZE] -= raze
    return True


def take_any(supply: list[int], amount: int) -> None:
    """Any mix of wood, stone and food."""
    for good in (WOOD, STONE, FOOD):
        taken = min(amount, supply[good])
        supply[good] -= taken
        amount -= taken
