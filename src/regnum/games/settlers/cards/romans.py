"""The 30 cards of the Romans."""

from regnum.games.settlers.cards.card import BLACK, BLUE, BROWN, GOLDEN, GRAY, PINK, RED, Card, Deck, Faction
from regnum.games.settlers.deals import StealDeal
from regnum.games.settlers.effects import LookAndKeep, OneOf, Steps, gain
from regnum.games.settlers.features import FACTION_LOCATION, Stores, WhenBuilding
from regnum.games.settlers.operations import (
    Action,
    RemoveLocation,
)
from regnum.games.settlers.terms import FOOD, STONE, WOOD, cost

DECK = Deck(
    number=3,
    faction=Faction.ROMANS,
    cards=(
        Card(
            "sculptors-workshop",
            GRAY,
            cost(stone=1, location=1),
            deal=gain(stone=1),
            action=Action(cost(worker=1, stone=1), gain(vp=2)),
            copies=2,
        ),
        Card(
            "sculptors-apprentice",
            GRAY,
            cost(stone=1, location=1),
            deal=gain(gold=1),
            action=Action(cost(stone=1), gain(vp=1), times=2),
            copies=3,
            differing={3: {"deal": gain(stone=1)}},
        ),
        Card(
            "gladiator-school",
            BLACK,
            cost(stone=1, location=1),
            deal=gain(worker=1),
            action=Action(cost(worker=1), gain(raze=1)),
            copies=2,
        ),
        Card(
            "engineers",
            BLACK,
            cost(wood=1, stone=1, location=1),
            deal=gain(raze=1),
            action=Action(cost(worker=2), Steps(RemoveLocation(), gain(vp=1))),
        ),
        Card(
            "gardens",
            RED,
            cost(wood=1, stone=1, location=1),
            deal=gain(food=1),
            feature=WhenBuilding(RED, gain(vp=2)),
        ),
        Card(
            "spies",
            BLUE,
            cost(wood=1, stone=1, location=1),
            deal=gain(card=1),
            action=Action(cost(worker=1), Steps(StealDeal(), gain(vp=1))),
        ),
        Card(
            "architect",
            BLUE,
            cost(stone=2, location=1),
            deal=gain(card=1),
            production=LookAndKeep(2),
        ),
        Card(
            "administration",
            BLUE,
            cost(stone=2, location=1),
            deal=gain(card=1),
            feature=WhenBuilding(FACTION_LOCATION, OneOf(gain(gold=1), gain(vp=1))),
            copies=3,
        ),
        Card(
            "headquarters",
            GRAY,
            cost(stone=2, location=1),
            deal=gain(stone=1),
            feature=WhenBuilding(GRAY, OneOf(gain(gold=1), gain(vp=1))),
            copies=2,
        ),
        Card(
            "legions",
            BLUE,
            cost(food=1, location=1),
            deal=gain(raze=1),
            production=gain(common_card=1),
            bonus=gain(common_card=1),
            copies=2,
        ),
        Card(
            "warehouses",
            RED,
            cost(stone=1, location=1),
            deal=gain(food=1),
            feature=Stores((WOOD, STONE, FOOD)),
        ),
        Card(
            "builder",
            BROWN,
            cost(stone=1, location=1),
            deal=gain(stone=1),
            production=gain(wood=1, stone=1),
            copies=2,
        ),
        Card(
            "roman-fortifications",
            BLACK,
            cost(stone=2, location=1),
            deal=gain(worker=1),
            feature=WhenBuilding(BLACK, gain(vp=2)),
        ),
        Card(
            "trade-colony",
            (BROWN, GRAY, RED),
            cost(wood=1, stone=2, location=1),
            deal=gain(worker=1),
            production=gain(worker=1, gold=1),
            copies=3,
        ),
        Card(
            "roman-barracks",
            PINK,
            cost(food=1, location=1),
            deal=gain(raze=1),
            production=gain(worker=2),
        ),
        Card(
            "stonemason",
            GRAY,
            cost(wood=1, stone=1, location=1),
            deal=gain(stone=1),
            production=gain(stone=2),
            copies=2,
        ),
        Card(
            "roman-bank",
            GOLDEN,
            cost(stone=1, location=1),
            deal=gain(gold=1),
            production=gain(gold=1),
        ),
        Card(
            "colossus",
            GOLDEN,
            cost(stone=2, location=1),
            deal=gain(stone=1),
            action=Action(cost(worker=1, stone=3), gain(vp=4)),
        ),
    ),
)
