"""The faction boards: what they produce, and what they store (PRODUCTION-3, CLEANUP-2)."""

from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.effects import Gain, gain
from regnum.games.settlers.terms import FOOD, GOLD, RAZE, WORKER

PRODUCTION: dict[int, Gain] = {
    Faction.BARBARIANS: gain(worker=5, raze=1, defense=1),
    Faction.JAPANESE: gain(worker=4, wood=1, raze=1, defense=1),
    Faction.ROMANS: gain(worker=2, wood=1, stone=1, raze=1, defense=1),
    Faction.EGYPTIANS: gain(worker=3, gold=1, raze=1, defense=1),
}
STORAGE: dict[int, int] = {
    Faction.BARBARIANS: WORKER,
    Faction.JAPANESE: FOOD,
    Faction.ROMANS: RAZE,
    Faction.EGYPTIANS: GOLD,
}
