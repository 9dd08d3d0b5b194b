"""Which effects each domain has."""

from regnum.games.civ.effects.base import Effect
from regnum.games.civ.effects.permanent import (
    DiscardCards,
    DiscardThenPlay,
    RaiseHandSize,
    TakeDiscarded,
    TakeThenPlay,
)
from regnum.games.civ.effects.sacrifice import Attack, Breakthrough, Democracy, Embargo, Inquisition
from regnum.games.civ.terms import (
    DIVINE_RIGHT_HAND,
    ECONOMY,
    MILITARY,
    RELIGION,
    SCIENCE,
    SCRIPTURE_HAND,
    UTOPIA,
)

DOMAIN_EFFECTS: tuple[tuple[int, Effect, Effect, Effect], ...] = (
    (
        MILITARY,
        DiscardCards("assassination", "civ:MIL-1", 1),
        DiscardCards("purge", "civ:MIL-2", 2),
        Attack(),
    ),
    (
        RELIGION,
        RaiseHandSize("scripture", "civ:REL-1", SCRIPTURE_HAND),
        RaiseHandSize("divine-right", "civ:REL-2", DIVINE_RIGHT_HAND),
        Inquisition(),
    ),
    (
        ECONOMY,
        DiscardThenPlay("development", "civ:ECO-1", 1),
        DiscardThenPlay("monopoly", "civ:ECO-2", 2),
        Embargo(),
    ),
    (
        SCIENCE,
        TakeThenPlay("experiment", "civ:SCI-1", 1),
        TakeThenPlay("research", "civ:SCI-2", 2),
        Breakthrough(),
    ),
    (
        UTOPIA,
        TakeDiscarded("oligarchy", "civ:UTO-1", 1),
        TakeDiscarded("republic", "civ:UTO-2", 2),
        Democracy(),
    ),
)
"""Domain, level 1, level 2, sacrifice. Culture has none of its own: it copies (CUL-1)."""
