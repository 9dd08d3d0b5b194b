"""What cards are called. They are printed in English, and known by that name; other languages have titles."""

import re
from functools import cache

from regnum.engine.text import Text
from regnum.games.imperium.asks import words


@cache
def slug(name: str) -> str:
    """`rome-the-eternal-city` of `Rome, the Eternal City`."""
    plain = name.lower().replace("ø", "o").replace("&", "and").replace("'", "").replace("á", "a")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def reference(name: str) -> str:
    """The title as a reference, as the lines of a score have it."""
    return words(f"imperium-named-{slug(name)}", lambda text: title_of(text, name))


def title_of(text: Text, name: str) -> str:
    """The title of the cards with this printed name; where a language has none of its own, that name."""
    id = f"imperium-title-{slug(name)}"
    return text(id) if text.has(id) else name
