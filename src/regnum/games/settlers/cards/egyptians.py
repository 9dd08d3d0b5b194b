"""The 30 cards of the Egyptians."""

from regnum.games.settlers.cards.card import BLACK, BLUE, GOLDEN, GRAY, PINK, Card, Deck, Faction
from regnum.games.settlers.effects import GainPer, MayPay, OneOf, Steps, gain
from regnum.games.settlers.features import FACTION_LOCATION, WhenBuilding, WhenOthersTrade, WhenScoring
from regnum.games.settlers.operations import (
    Action,
    BlockAction,
    HandToFoundation,
    OpponentDiscards,
    RazeUnprotected,
    Reactivate,
    TakeOver,
)
from regnum.games.settlers.terms import FREE, STONE, cost

DECK = Deck(
    number=4,
    faction=Faction.EGYPTIANS,
    cards=(
        Card(
            "desert",
            BLUE,
            FREE,
            deal=gain(worker=1),
            action=Action(cost(hand_card=1), Steps(OpponentDiscards(), gain(vp=1))),
            bonus=gain(card=2),
        ),
        Card(
            "altar-of-bastet",
            GRAY,
            cost(stone=1, location=1),
            deal=gain(card=1),
            production=GainPer(STONE, GRAY, most=3),
        ),
        Card(
            "chariot-builder",
            BLACK,
            cost(wood=1, stone=1, location=1),
            deal=gain(raze=1),
            action=Action(cost(raze=1), RazeUnprotected()),
        ),
        Card(
            "pharaohs-guard",
            BLACK,
            cost(food=2, location=1),
            deal=gain(raze=1),
            production=OneOf(gain(raze=1), gain(vp=2)),
        ),
        Card(
            "oasis",
            PINK,
            cost(food=1, location=1),
            deal=gain(worker=1),
            feature=WhenOthersTrade(gain(worker=1), most=4),
            bonus=gain(worker=2),
        ),
        Card(
            "slaver",
            PINK,
            cost(stone=1, location=1),
            deal=gain(worker=1),
            feature=WhenBuilding(
                FACTION_LOCATION, MayPay((cost(gold=1), gain(vp=2)), (cost(stone=1), gain(vp=1)))
            ),
        ),
        Card(
            "royal-baths",
            PINK,
            cost(stone=1, location=1),
            deal=gain(worker=1),
            action=Action(cost(gold=1), Reactivate(), times=2),
            copies=2,
        ),
        Card(
            "golden-bazaar",
            GOLDEN,
            cost(location=1),
            deal=gain(worker=1),
            action=Action(cost(food=1), gain(gold=1, vp=1)),
        ),
        Card(
            "scorpion-breeder",
            PINK,
            cost(wood=1, stone=1, location=1),
            deal=gain(raze=1),
            action=Action(cost(worker=1), BlockAction()),
        ),
        Card(
            "caravan",
            GRAY,
            cost(food=1),
            deal=gain(card=1),
            production=gain(food=1, worker=1),
            copies=2,
        ),
        Card(
            "temple-of-ra",
            GOLDEN,
            cost(stone=1, location=1),
            deal=gain(worker=1),
            action=Action(FREE, TakeOver()),
        ),
        Card(
            "sanctuary",
            BLACK,
            cost(stone=2, location=1),
            deal=gain(gold=1),
            action=Action(cost(worker=1), Steps(HandToFoundation(), gain(stone=1, vp=1))),
            copies=2,
        ),
        Card(
            "avenue-of-sphinxes",
            GRAY,
            cost(stone=2, location=1),
            deal=gain(worker=1),
            action=Action(cost(gold=2), gain(vp=2), times=2),
            copies=3,
        ),
        Card(
            "sphinx",
            GOLDEN,
            cost(stone=1, location=1),
            deal=gain(gold=1),
            feature=WhenScoring(at_least=2, vp=1),
            copies=2,
        ),
        Card(
            "goldsmith",
            GOLDEN,
            cost(stone=2, location=1),
            deal=gain(gold=1),
            action=Action(cost(worker=1, gold=1), gain(vp=3)),
            copies=3,
        ),
        Card(
            "slaves",
            GRAY,
            cost(stone=1, location=1),
            deal=gain(stone=1),
            action=Action(cost(worker=1), gain(stone=2, vp=1)),
            copies=2,
        ),
        Card(
            "egyptian-quarry",
            GRAY,
            cost(stone=1, location=1),
            deal=gain(stone=1),
            production=gain(stone=2),
            copies=2,
        ),
        Card(
            "pyramid",
            GRAY,
            cost(stone=2),
            deal=gain(gold=1),
            production=gain(gold=1, stone=1),
            copies=3,
        ),
    ),
)
