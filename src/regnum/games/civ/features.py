"""What learners are told of CIV."""

from pathlib import Path

from regnum.engine.features import Features, Pile, asks_in, rows
from regnum.games.civ.cards.faces import FACES
from regnum.games.civ.cards.index import DOMAIN, KEY, age_of
from regnum.games.civ.effects.domains import DOMAIN_EFFECTS
from regnum.games.civ.state import PHASES
from regnum.games.civ.terms import DOMAINS

KINDS = tuple(face.key for face in FACES)
BY_DOMAIN = {domain: tuple(key for key in KINDS if key.startswith(f"{domain}-")) for domain in DOMAINS}
DOMAIN_PARTS: dict[str, tuple[str, ...]] = dict.fromkeys(DOMAINS, ())

PILES = (
    Pile("deck"),
    Pile("discard", "kinds"),
    Pile("aside"),
    Pile("middle", "kinds"),
    Pile("hand", "kinds", "count"),
    Pile("pack", "kinds", "count"),
    Pile("area", "kinds", "kinds", BY_DOMAIN),
    Pile("hidden", "count", "count", DOMAIN_PARTS),
    Pile("embargo", "count", "count", DOMAIN_PARTS),
)


def features() -> Features:
    """Cards are few, and each is told by itself."""
    names, known = rows({**cards(), **choices()})
    return Features(
        piles=PILES,
        counters=("level-1", "level-2", "hegemony"),
        seat_counters=("hand-size", "coin", *(f"needed:{domain}" for domain in DOMAINS)),
        stages=PHASES,
        asks=asks_in(Path(__file__).parent / "locale", "civ"),
        kinds=KINDS,
        traits=names,
        known=known,
    )


def cards() -> dict[str, dict[str, float]]:
    """Domain and age."""
    return {
        f"card:{key}": {DOMAINS[DOMAIN[number]]: 1, "age": age_of(number) + 1}
        for number, key in enumerate(KEY)
        if key in KINDS
    }


def choices() -> dict[str, dict[str, float]]:
    """Domains, and effects by their domain and level, one's own or copied."""
    found: dict[str, dict[str, float]] = {f"choice:{domain}": {domain: 1} for domain in DOMAINS}
    for domain, level_1, level_2, sacrifice in DOMAIN_EFFECTS:
        for level, effect in (("level-1", level_1), ("level-2", level_2), ("sacrifice", sacrifice)):
            found[f"choice:{effect.name}"] = {DOMAINS[domain]: 1, level: 1}
            found[f"choice:copy-{effect.name}"] = {DOMAINS[domain]: 1, level: 1, "copied": 1}
    return found
