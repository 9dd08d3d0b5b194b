"""What learners are told of Imperial Settlers."""

from pathlib import Path

from regnum.engine.features import Features, Pile, asks_in, rows
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Card
from regnum.games.settlers.effects import Gain
from regnum.games.settlers.effects.base import Effect
from regnum.games.settlers.state import PHASES
from regnum.games.settlers.terms import GOODS, PARTS, SUPPLY, slug

PILES = (
    Pile("deck"),
    Pile("discard", "traits"),
    Pile("revealed", "full"),
    Pile("site", "full"),
    Pile("virtual", "traits"),
    Pile("collection"),
    Pile("line", "traits"),
    Pile("attacks"),
    Pile("removed"),
    Pile("hand", "full", "count"),
    Pile("pack", "full", "count"),
    Pile("looked", "full", "count"),
    Pile("deck", "count", "count"),
    Pile("discard", "traits", "traits"),
    Pile("deals", "traits", "traits"),
    Pile("routes", "traits", "traits"),
    Pile("production", "full", "traits"),
    Pile("feature", "full", "traits"),
    Pile("action", "full", "traits"),
    Pile("foundations", "count", "count"),
    Pile("under", "traits", "count"),
)
GOOD_NAMES = tuple(slug(good) for good in range(SUPPLY))
MARKERS = ("used", "defended", "samurai", "blocked", "taken", *(f"on-{name}" for name in GOOD_NAMES))
OUTLOOK = (*(f"next-{slug(good)}" for good in range(len(GOODS))), *(f"stores-{name}" for name in GOOD_NAMES))


def features() -> Features:
    """Of most places the sums of what the cards there cost and bring; of the hand also each card."""
    known = {f"card:{key}": traits_of(index.CARD[number]) for number, key in enumerate(index.KEY)}
    known |= {f"resource:{slug(good)}": {f"is-{slug(good)}": 1.0} for good in range(len(GOODS))}
    names, table = rows(known)
    return Features(
        piles=PILES,
        # Locations of the virtual player bear markers, too, and belong to nobody.
        counters=("round", "first", *MARKERS),
        seat_counters=("vp", "score", *GOOD_NAMES, "passed", *MARKERS, *OUTLOOK, "threat"),
        stages=PHASES,
        asks=asks_in(Path(__file__).parent / "locale", "settlers"),
        kinds=tuple(index.KEY),
        traits=names,
        known=table,
    )


def traits_of(card: Card) -> dict[str, float]:
    """What a card is, costs, and brings."""
    found: dict[str, float] = {f"faction-{card.faction.slug}": 1, card.category.slug: 1, "vp": card.vp}
    found |= {f"colour-{colour}": 1 for colour in card.colours}
    found |= {f"cost-{part}": getattr(card.cost, part) for part in PARTS}
    found |= gained("produces", card.production) | gained("bonus", card.bonus)
    found |= gained("raze", card.raze) | gained("deal", card.deal)
    if card.action is not None:
        found |= {"times": card.action.times, **gained("brings", card.action.effect)}
        found |= {f"pays-{part}": getattr(card.action.cost, part) for part in PARTS}
    return found


def gained(how: str, effect: Effect | None) -> dict[str, float]:
    """The goods that an effect brings; what does something else is told by that alone."""
    if effect is None:
        return {}
    if isinstance(effect, Gain):
        return {f"{how}-{slug(good)}": amount for good, amount in effect.goods}
    return {f"{how}-other": 1}
