"""Goods, costs and colours in words."""

from collections.abc import Iterable

from regnum.engine.text import Text
from regnum.games.settlers.terms import GOODS, Cost, slug


def amounts(text: Text, goods: Iterable[tuple[int, int]]) -> str:
    """`1 wood and 2 stone`."""
    return text.list([text(f"settlers-count-{slug(good)}", count=amount) for good, amount in goods])


def said_cost(text: Text, cost: Cost) -> str:
    """A cost as a list of its parts; nothing where it is free."""
    parts = [
        *((name, getattr(cost, name)) for name in GOODS[:6]),
        ("resource", cost.resource),
        ("hand-card", cost.hand_card),
        ("location", cost.location),
    ]
    return text.list([text(f"settlers-count-{name}", count=amount) for name, amount in parts if amount])


def colour(name: str) -> str:
    """A reference to the word for a colour."""
    return f"@settlers-colour-{name}"
