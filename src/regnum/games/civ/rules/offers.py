"""What a turn can be used for: own effects, and those of others copied by Inspiration (TURN-2 to TURN-5)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from regnum.engine.decision import DONE, Option, option
from regnum.games.civ.effects.base import Effect
from regnum.games.civ.effects.domains import DOMAIN_EFFECTS
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import CULTURE, LEVEL_1, LEVEL_2, RELIGION

# The bits of `CivState.used`: a permanent effect of each domain, a sacrifice of each, and Inspiration.
PERMANENT = tuple(1 << domain for domain in range(6))
SACRIFICE = tuple(1 << domain for domain in range(6, 12))
INSPIRATION = 1 << 12

COPIED = 100
"""Added to the value of an effect's option when it is copied."""


@dataclass(frozen=True)
class Use:
    """An effect as an option of a turn."""

    effect: Effect
    mark: int
    """The bits of `used` that it sets (TURN-3, CUL-1, CUL-2)."""
    copied: bool


class Offer(NamedTuple):
    """What a domain can be used for, laid out for `available`, which is asked more than anything else."""

    domain: int
    mark: int
    possible: Callable[[CivState, int], bool]
    """Could any of the permanent effect be done? The same at both levels."""
    level_1: Option
    level_2: Option
    sacrificed: int
    payable: Callable[[CivState, int], bool]
    sacrifice: Option


def _offer(at: int, prefix: str = "", added: int = 0) -> Offer:
    """Row `at` of the table of effects."""
    domain, level_1, level_2, sacrifice = DOMAIN_EFFECTS[at]
    first, second, third = (
        option("choice", added + 3 * at + step, prefix + effect.name)
        for step, effect in enumerate((level_1, level_2, sacrifice))
    )
    return Offer(
        domain,
        PERMANENT[domain],
        level_1.possible,
        first,
        second,
        SACRIFICE[domain],
        sacrifice.possible,
        third,
    )


OWN = tuple(_offer(at) for at in range(len(DOMAIN_EFFECTS)))
COPIES = tuple(_offer(at, "copy-", COPIED) for at in range(len(DOMAIN_EFFECTS)))


def _uses() -> dict[int, Use]:
    """By the value of its option, what each option does."""
    uses = {}
    for at, (domain, level_1, level_2, sacrifice) in enumerate(DOMAIN_EFFECTS):
        for step, effect in enumerate((level_1, level_2)):
            uses[3 * at + step] = Use(effect, PERMANENT[domain], copied=False)
            uses[COPIED + 3 * at + step] = Use(effect, PERMANENT[domain] | INSPIRATION, copied=True)
        uses[3 * at + 2] = Use(sacrifice, SACRIFICE[domain], copied=False)
    return uses


USES = _uses()

# Named tuples take thrice as long to unpack as plain ones.
PLAIN_OWN = tuple([offer[:] for offer in OWN])
PLAIN_COPIES = tuple([offer[:] for offer in COPIES])


def available(state: CivState, seat: int) -> list[Option]:
    """What the turn can be used for now, and the end of the turn."""
    used = state.used
    area = state.areas[seat]
    first, second = LEVEL_1[state.seats], LEVEL_2[state.seats]
    offers: list[Option] = []
    for domain, mark, possible, level_1, level_2, sacrificed, payable, sacrifice in PLAIN_OWN:
        cards = len(area[domain])
        if not cards:
            continue
        # The hand sizes of Religion are in force by themselves: they are chosen only when copied.
        if cards >= first and domain != RELIGION and not used & mark and possible(state, seat):
            offers.append(level_1)
            if cards >= second:
                offers.append(level_2)
        if not used & sacrificed and payable(state, seat):
            offers.append(sacrifice)
    if area[CULTURE] and not used & INSPIRATION and state.inspired(seat):
        offers += copies(state, seat)
    offers.append(DONE)
    return offers


def copies(state: CivState, seat: int) -> list[Option]:
    """The permanent effects that the areas of others give (CUL-1, CUL-2, CUL-4)."""
    used, areas = state.used, state.areas
    most: list[int] = []
    for other in state.others(seat):
        counts = [*map(len, areas[other])]
        most = [*map(max, most, counts)] if most else counts
    first, second = LEVEL_1[state.seats], LEVEL_2[state.seats]
    offers: list[Option] = []
    for domain, mark, possible, level_1, level_2, _, _, _ in PLAIN_COPIES:
        if most[domain] >= first and not used & mark and possible(state, seat):
            offers.append(level_1)
            if most[domain] >= second:
                offers.append(level_2)
    return offers
