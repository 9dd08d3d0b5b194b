"""What a seat could still make of its goods and its hand in this round: roughly, and quickly.

Goods are worth what can be built of them, and that depends on the cards in hand. A plan takes the best cards
first and pays for them as it goes; gold stands in for resources, and so do pairs of workers.
"""

from functools import lru_cache
from typing import NamedTuple

from regnum.engine.fields import Cards
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Card
from regnum.games.settlers.state import ROUNDS
from regnum.games.settlers.terms import FOOD, GOLD, RAZE, RESOURCES, STONE, WOOD, WORKER
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


def location_worth(card: int, later: int) -> float:
    """Of a location when so many rounds follow, less the ground that it takes."""
    a_round = EVERY_ROUND[card] + DEMAND * ON_DEMAND[card]
    return at_once(PRINTED[card]) + later * a_round - GROUND * PRINTED[card].cost.location


# By how many rounds follow, and by card.
LOCATIONS = [[location_worth(card, later) for card in range(len(PRINTED))] for later in range(ROUNDS)]
DEALS = [[later * worth for worth in DEAL_WORTH] for later in range(ROUNDS)]
PRICES = [price(card.cost) for card in PRINTED]
REMEMBERED = 30_000


@lru_cache(REMEMBERED)
def plan(hand: Cards, supply: tuple[int, ...], later: int, ground: int) -> Plan:
    """With this hand and these goods, when so many rounds follow; `ground` are the locations and foundations
    that others could be built on. The best cards come first."""
    values, deals, left = LOCATIONS[later], DEALS[later], list(supply)
    rising = sorted(hand, key=values.__getitem__)
    built, hopes = 0.0, []
    for card in reversed(rising):
        value, deal, cost = values[card], deals[card], index.COST[card]
        if value > deal and (ground or not cost.location) and paid(left, cost.amounts):
            built += value
            ground -= cost.location
        elif deal and paid(left, ONE_FOOD):
            built += deal
        else:
            hopes.append(max(0.0, value - PRICES[card]))
    return Plan(built, sum(hopes[:HOPED_FOR]), sum(left[:4]) + left[WORKER] / 2)


ONE_FOOD = (0, 0, 1, 0, 0, 0, 0)


def paid(supply: list[int], amounts: tuple[int, ...]) -> bool:
    """Take what something costs from a supply, if it is there: gold and pairs of workers fill the gaps."""
    wood, stone, food, gold, workers, raze, resource = amounts
    gold, workers, raze = supply[GOLD] - gold, supply[WORKER] - workers, supply[RAZE] - raze
    if gold < 0 or workers < 0 or raze < 0:
        return False
    wood, stone, food = supply[WOOD] - wood, supply[STONE] - stone, supply[FOOD] - food
    missing = 0
    if wood < 0:
        missing, wood = -wood, 0
    if stone < 0:
        missing, stone = missing - stone, 0
    if food < 0:
        missing, food = missing - food, 0
    if resource > wood + stone + food:
        missing += resource - wood - stone - food
    by_workers = min(missing, workers // 2)
    gold -= missing - by_workers
    if gold < 0:
        return False
    supply[: RAZE + 1] = wood, stone, food, gold, workers - 2 * by_workers, raze
    take_any(supply, resource)
    return True


def take_any(supply: list[int], amount: int) -> None:
    """Any mix of wood, stone and food."""
    for good in RESOURCES if amount else ():
        taken = min(amount, supply[good])
        supply[good] -= taken
        amount -= taken
