"""The computer players on offer. Nothing else may be asked for: each is known to think in bounded time."""

import re
from collections.abc import Sequence

from regnum.server.problems import Refusal, say

LEVELS = ("random", "greedy", "search:100", "search:400", "search:1500")
BUDGET = re.compile(r"search:([0-9]+)")


def offered(spec: str, levels: Sequence[str]) -> str:
    """A level that somebody wishes for. Raises a Refusal."""
    if spec not in levels:
        raise Refusal("illegal", "error-level", spec=spec, levels=", ".join(levels))
    return spec


def nearest(spec: str, levels: Sequence[str]) -> str:
    """Who plays in a seat: tables from when any budget was taken have the nearest level below (the weakest is
    the first of `levels`)."""
    if spec in levels:
        return spec
    wanted = budget(spec)
    below = [level for level in levels if budget(level) <= wanted]
    return (below or levels)[-1]


def budget(spec: str) -> float:
    """How much a player thinks: nothing, so many looks ahead, or as many as it can in some time."""
    found = BUDGET.fullmatch(spec)
    if found is not None:
        return float(found[1])
    return float("inf") if spec.startswith("search") else 0.0


def computer_name(spec: str, lang: str) -> str:
    """What a computer player is called."""
    text = f"player-{spec.replace(':', '-')}" if spec in LEVELS else "player-other"
    return say(lang, text, {"spec": spec})
