"""What cards are worth a round, in victory points.

Each is weighed by its effects, so a new card needs no entry here as long as it is made of known parts.
"""

from regnum.games.settlers.cards import boards
from regnum.games.settlers.cards.card import Card
from regnum.games.settlers.cards.register import DECKS
from regnum.games.settlers.effects import (
    BlockAction,
    BuildFromDeals,
    BuildFromHand,
    CopyProduction,
    DiscardDeal,
    DiscardOwnDeal,
    DrawAndKeep,
    Effect,
    ExchangesDeals,
    Gain,
    GainPer,
    HandToFoundation,
    HoldsCards,
    HoldsResources,
    LookAndKeep,
    MayPay,
    OneOf,
    OpponentDiscards,
    PlaceSamurai,
    PlunderDeal,
    RazeForPoints,
    RazeOwn,
    RazeUnprotected,
    Reactivate,
    RemoveLocation,
    RouteDeal,
    StealDeal,
    StealResource,
    Steps,
    Stores,
    TakeOver,
    TakeRazeGood,
    TriggerProduction,
    UseOwnDeal,
    WhenBuilding,
    WhenDealing,
    WhenOthersTrade,
    WhenRazing,
    WhenScoring,
)
from regnum.games.settlers.terms import GOODS, Cost

# wood, stone, food, gold, worker, raze token, defense token, VP, card, common card, faction card
GOOD_WORTH = (0.7, 0.8, 0.7, 0.9, 0.45, 0.65, 0.05, 1.0, 0.6, 0.5, 0.7)
HAND_CARD = 0.6

OPERATION_WORTH: dict[type, float] = {
    BuildFromHand: 1.6,
    BuildFromDeals: 1.0,
    Reactivate: 0.9,
    TriggerProduction: 1.3,
    RazeOwn: 1.2,
    HandToFoundation: 0.2,
    DrawAndKeep: 0.8,
    UseOwnDeal: 0.8,
    DiscardOwnDeal: -1.2,
    DiscardDeal: 0.6,
    PlunderDeal: 1.3,
    StealDeal: 1.5,
    RouteDeal: 2.0,
    StealResource: 1.1,
    TakeRazeGood: 0.9,
    RazeUnprotected: 2.2,
    RazeForPoints: 3.5,
    RemoveLocation: 1.5,
    BlockAction: 0.5,
    TakeOver: 0.8,
    OpponentDiscards: 0.4,
    LookAndKeep: 0.9,
    CopyProduction: 1.2,
    PlaceSamurai: 0.3,
    MayPay: 0.6,
}
FEATURE_WORTH: dict[type, float] = {
    WhenScoring: 1.2,
    WhenOthersTrade: 0.9,
    Stores: 0.5,
    ExchangesDeals: 0.6,
    HoldsCards: 0.8,
    HoldsResources: 0.6,
}
REWARDS_A_ROUND = 0.7
"""How often a feature that rewards building, razing or dealing is expected to react in a round."""


def worth(effect: Effect) -> float:
    """Of carrying an effect out once."""
    if isinstance(effect, Gain):
        return sum(GOOD_WORTH[good] * amount for good, amount in effect.goods)
    if isinstance(effect, GainPer):
        return GOOD_WORTH[effect.good] * min(effect.most, 2)
    if isinstance(effect, OneOf):
        return max(worth(effect.first), worth(effect.second))
    if isinstance(effect, Steps):
        return worth(effect.first) + worth(effect.second)
    return OPERATION_WORTH[type(effect)]


def price(cost: Cost) -> float:
    """Of what an activation costs."""
    goods: float = sum(GOOD_WORTH[good] * getattr(cost, name) for good, name in enumerate(GOODS[:6]))
    return goods + 0.7 * cost.resource + HAND_CARD * cost.hand_card


def every_round(card: Card) -> float:
    """What a production or a feature brings in a round."""
    if card.production is not None:
        return worth(card.production)
    feature = card.feature
    if isinstance(feature, WhenBuilding | WhenRazing | WhenDealing):
        return REWARDS_A_ROUND * worth(feature.reward)
    return FEATURE_WORTH[type(feature)] if feature is not None else 0.0


def on_demand(card: Card) -> float:
    """What an action location brings in a round, used as often as it can be."""
    if card.action is None:
        return 0.0
    return card.action.times * max(0.2, worth(card.action.effect) - price(card.action.cost))


PRINTED = [card for deck in DECKS for _, card in deck.copies()]
EVERY_ROUND = [every_round(card) for card in PRINTED]
ON_DEMAND = [on_demand(card) for card in PRINTED]
BOARD_WORTH = {faction: worth(board) for faction, board in boards.PRODUCTION.items()}
DEAL_WORTH = [worth(card.deal) if card.deal is not None else 0.0 for card in PRINTED]
