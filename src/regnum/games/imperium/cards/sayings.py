"""How clauses are joined. Words are joined by `Text.list`; between clauses a language may want commas."""

from collections.abc import Sequence

from regnum.engine.text import Text


def say_all(text: Text, clauses: Sequence[str]) -> str:
    """`spend an action and discard 2 cards`."""
    return joined(clauses, ", ", text("imperium-say-also", count=len(clauses)))


def say_either(text: Text, clauses: Sequence[str]) -> str:
    """`discard 2 cards or pay 3 [materials]`."""
    last = text("imperium-say-either", count=len(clauses))
    return joined(clauses, last if text.brief else ", ", last)


def joined(clauses: Sequence[str], between: str, last: str) -> str:
    """One after the other, with something else before the last."""
    *before, end = clauses
    return f"{between.join(before)}{last}{end}" if before else end
