"""How strong a bot is (SOLO-LEVEL)."""

from dataclasses import dataclass

from regnum.games.imperium.terms import NOTHING, Cost

HEAD_START = Cost(3, 2, 1)


@dataclass(frozen=True, kw_only=True)
class Level:
    """A level of difficulty."""

    name: str
    slots: int
    """The slots that hold cards; a blocked slot 5 is none (SOLO-LEVEL-CHIEFTAIN-1)."""
    starts: Cost = NOTHING
    per_point: int = 10
    """So many materials and population together are a point (SOLO-SCORE-2)."""
    hurries: bool = False
    """The top card of the bot deck is discarded after each turn (SOLO-LEVEL-WARLORD-1)."""
    calms: bool = False
    """Each unrest card that it returns gives progress (SOLO-LEVEL-SUPREME-2)."""


LEVELS = (
    Level(name="chieftain", slots=4),
    Level(name="warlord", slots=4, hurries=True),
    Level(name="imperator", slots=5),
    Level(name="sovereign", slots=5, starts=HEAD_START, per_point=5),
    Level(name="overlord", slots=6, starts=HEAD_START, per_point=5),
    Level(name="supreme", slots=6, starts=HEAD_START, per_point=5, calms=True),
)
"""From the easiest to the hardest."""
NAMES = tuple(level.name for level in LEVELS)
