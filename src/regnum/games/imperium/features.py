"""What learners are told of Imperium."""

from pathlib import Path

from regnum.engine.features import Features, Pile, asks_in, rows
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import PHASES
from regnum.games.imperium.terms import ICONS, RESOURCES, SLOTS

SLOT_PARTS: dict[str, tuple[str, ...]] = {str(slot): () for slot in SLOTS}


def piles() -> tuple[Pile, ...]:
    """As they lie, first the table's."""
    kings = tuple(index.KEY[card] for card in index.KINGS)
    powers = tuple(index.KEY[card] for sides in index.POWERS for card in sides)
    return (
        Pile("market", "traits", parts=SLOT_PARTS),
        Pile("tucked", parts=SLOT_PARTS),
        *(Pile(f"{name}-deck") for name in ("region", "uncivilised", "civilised", "main", "fame")),
        Pile("exchanged"),
        Pile("king-of-kings", "kinds", parts={"": kings}),
        Pile("unrest"),
        Pile("exile", "traits"),
        Pile("looking", "full", "count"),
        Pile("fame-known", "traits", "count"),
        Pile("power", "kinds", "kinds", {"": powers}),
        Pile("extra", "traits", "traits"),
        Pile("journey", "count", "count"),
        Pile("nation", "count", "count"),
        Pile("accession", "count", "count"),
        Pile("nation-known", "traits", "count"),
        Pile("development", "full", "traits"),
        Pile("play", "full", "traits"),
        Pile("garrison", "traits", "traits"),
        Pile("hand", "full", "count"),
        Pile("deck", "count", "count"),
        Pile("deck-top", "traits", "traits"),
        Pile("discard", "traits", "traits"),
        Pile("history", "traits", "count"),
        Pile("flooded", "traits", "count"),
        *(Pile(name, "count", "traits") for name in ("slot", "aside", "resolving", "dynasty-known")),
        *(Pile(name, "count", "count") for name in ("dynasty", "impending")),
    )


def features() -> Features:
    """Of most places the sums of what the cards there show; of what a seat can use also each card."""
    names, known = rows({f"card:{key}": traits_of(number) for number, key in enumerate(index.KEY)})
    in_market = tuple(f"{resource}:market:{slot}" for resource in RESOURCES for slot in SLOTS)
    stored = tuple(f"{resource}:stored" for resource in RESOURCES)
    return Features(
        piles=piles(),
        counters=("round", "last-round", *in_market),
        seat_counters=(
            *RESOURCES,
            "actions",
            "exhaustion",
            "empire",
            "hand-size",
            "exhausted",
            "die",
            *stored,
        ),
        stages=PHASES,
        asks=asks_in(Path(__file__).parent / "locale", "imperium"),
        kinds=tuple(index.KEY),
        traits=names,
        known=known,
    )


def traits_of(number: int) -> dict[str, float]:
    """What a card shows, costs and scores, and which kinds of text it has."""
    card = index.CARD[number]
    found: dict[str, float] = {name: index.COUNT[icon][number] for icon, name in ICONS.items()}
    found |= {f"cost-{name}": amount for name, amount in zip(RESOURCES, card.cost, strict=True)}
    # A formula counts as its icon, `variable`: what it will bring depends on the game.
    found |= {"points": card.points if isinstance(card.points, int) else 0, "free": card.free}
    found |= {f"starts-{card.starts}": 1}
    texts = {"play": card.play, "exhaust": card.exhaust, "solstice": card.solstice, "final": card.final}
    found |= {f"has-{name}": text is not None for name, text in texts.items()}
    found |= {"has-passive": bool(card.passives)}
    return found
