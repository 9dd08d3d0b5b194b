"""How good a position looked to the first computer players: kept as it was (see `players.first`).

Everything is weighed in victory points. A location is weighed by its effects, so a new card needs no entry
here as long as it is made of known parts.
"""

from regnum.games.settlers import scoring
from regnum.games.settlers.cards import boards, index
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
from regnum.games.settlers.state import ACTION, CLEANUP, LOOKOUT, OVER, PRODUCTION, ROUNDS, SettlersState
from regnum.games.settlers.terms import GOODS, SUPPLY, Cost

# wood, stone, food, gold, worker, raze token, defense token, VP, card, common card, faction card
GOOD_WORTH = (0.7, 0.8, 0.7, 0.9, 0.45, 0.65, 0.05, 1.0, 0.6, 0.5, 0.7)
HAND_CARD, FOUNDATION, SAMURAI, PROTECTED = 0.6, 0.8, 0.15, 0.1
LAST_ROUND = 0.5
"""Goods and cards are worth less in the last round."""
SOLO_PAR = 40
"""What a solo player may hope to reach."""
LOOKOUT_CARDS = 3
COLLECTED_A_ROUND = 2.5
"""The two cards of a lookout, and now and then a location lost to an attack."""
EVEN = 12
"""A lead of so many points is half way to a sure win: near even the smallest advantage shows most."""

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


# --- what a card is worth a round, worked out once -----------------------------------------------------


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


# --- positions -----------------------------------------------------------------------------------------


def evaluate(state: SettlersState, seat: int) -> float:
    """From 0 (lost) to 1 (won) for the seat."""
    if state.phase == OVER:
        final = scoring.result(state)
        assert final is not None
        return 1.0 / len(final.winners) if seat in final.winners else 0.0
    own = strength(state, seat)
    if state.solo:
        lead = own - SOLO_PAR + 2 * solo_lead(state)
    else:
        lead = own - max([strength(state, other) for other in range(state.seats) if other != seat])
    return 0.5 + 0.5 * lead / (abs(lead) + EVEN)


def strength(state: SettlersState, seat: int) -> float:
    """The points a seat has, and those that what it has may become."""
    later = ROUNDS - state.round
    producing = state.phase == LOOKOUT or (state.phase == PRODUCTION and seat in state.queue)
    rounds = later + producing
    rate = 1.0 if rounds else LAST_ROUND
    total = scoring.score(state, seat) + rate * HAND_CARD * len(state.hand[seat])
    # What every round brings by itself is counted in advance, or ending a round would look like a gain.
    total += rounds * BOARD_WORTH[state.factions[seat]] + later * LOOKOUT_CARDS * HAND_CARD
    total += FOUNDATION * rate * len(state.foundations[seat])
    total += goods_worth(state, seat, rate)
    acting = not state.has_passed(seat)
    for card in state.empires[seat]:
        total += rounds * EVERY_ROUND[card]
        if ON_DEMAND[card]:
            action = index.CARD[card].action
            assert action is not None
            left = 0.5 * (1 - state.used.count(card) / action.times) if acting else 0.0
            total += (0.8 * rounds + left) * ON_DEMAND[card]
    for card in state.deals_of(seat):
        total += rounds * DEAL_WORTH[card]
    if state.defended:
        total += PROTECTED * sum([card in state.empires[seat] for card in state.defended])
    if state.samurai:
        total += SAMURAI * rounds * sum([card in state.empires[seat] for card in state.samurai])
    return total


def goods_worth(state: SettlersState, seat: int, rate: float) -> float:
    """What the supply is worth: after passing, no more than what can be stored."""
    supply = state.goods[seat]
    if state.phase in (ACTION, CLEANUP) and state.has_passed(seat):
        good = boards.STORAGE[state.factions[seat]]
        return GOOD_WORTH[good] * supply[good] if rate == 1.0 else 0.0
    return rate * sum([GOOD_WORTH[good] * supply[good] for good in range(SUPPLY)])


def solo_lead(state: SettlersState) -> float:
    """Faction locations against the cards that the virtual player will have collected (SOLO-22)."""
    collected = len(state.collection) + COLLECTED_A_ROUND * (ROUNDS - state.round)
    collected += 2 if state.phase == LOOKOUT else len(state.virtual)
    faction = sum([not index.COMMON[card] for card in state.empires[0]])
    return faction + 0.4 * len([card for card in state.hand[0] if not index.COMMON[card]]) - collected
