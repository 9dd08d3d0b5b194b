"""The vocabulary that cards are written in."""

from regnum.games.settlers.effects.base import Effect
from regnum.games.settlers.effects.building import BuildFromDeals, BuildFromHand
from regnum.games.settlers.effects.combine import MayPay, OneOf, Steps
from regnum.games.settlers.effects.deals import (
    DiscardDeal,
    DiscardOwnDeal,
    PlunderDeal,
    RouteDeal,
    StealDeal,
    UseOwnDeal,
)
from regnum.games.settlers.effects.features import (
    FACTION_LOCATION,
    ExchangesDeals,
    HoldsCards,
    HoldsResources,
    Stores,
    WhenBuilding,
    WhenDealing,
    WhenOthersTrade,
    WhenRazing,
    WhenScoring,
)
from regnum.games.settlers.effects.gains import SAMURAI, Gain, GainPer, gain
from regnum.games.settlers.effects.operations import (
    Action,
    BlockAction,
    DrawAndKeep,
    HandToFoundation,
    OpponentDiscards,
    Reactivate,
    RemoveLocation,
    StealResource,
    TakeOver,
    TriggerProduction,
)
from regnum.games.settlers.effects.production import CopyProduction, LookAndKeep
from regnum.games.settlers.effects.razing import RazeForPoints, RazeOwn, RazeUnprotected, TakeRazeGood
from regnum.games.settlers.effects.samurai import PlaceSamurai

__all__ = [
    "FACTION_LOCATION",
    "SAMURAI",
    "Action",
    "BlockAction",
    "BuildFromDeals",
    "BuildFromHand",
    "CopyProduction",
    "DiscardDeal",
    "DiscardOwnDeal",
    "DrawAndKeep",
    "Effect",
    "ExchangesDeals",
    "Gain",
    "GainPer",
    "HandToFoundation",
    "HoldsCards",
    "HoldsResources",
    "LookAndKeep",
    "MayPay",
    "OneOf",
    "OpponentDiscards",
    "PlaceSamurai",
    "PlunderDeal",
    "RazeForPoints",
    "RazeOwn",
    "RazeUnprotected",
    "Reactivate",
    "RemoveLocation",
    "RouteDeal",
    "StealDeal",
    "StealResource",
    "Steps",
    "Stores",
    "TakeOver",
    "TakeRazeGood",
    "TriggerProduction",
    "UseOwnDeal",
    "WhenBuilding",
    "WhenDealing",
    "WhenOthersTrade",
    "WhenRazing",
    "WhenScoring",
    "gain",
]
