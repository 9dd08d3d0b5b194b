"""The computer players on offer. Nothing else may be asked for: each is known to think in bounded time."""

import re
from collections.abc import Sequence

from regnum.server.problems import Refusal, say

LEVELS = ("random", "novice", "novice:8", "greedy", "search:2500ms-turn")
"""From the weakest to the strongest: docs/players.md has how often each beats the one below. The one that
searches thinks for so long a turn, however slow the machine."""
BUDGET = re.compile(r"search:([0-9]+)(ms-turn)?")
A_MILLISECOND = 0.6
"""As how many iterations a decision a millisecond a turn counts, where levels of old are told apart."""
QUICK = {"random": 0.0, "novice": 1.0, "novice:8": 1.5, "greedy": 2.0}


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
    """How much a player thinks: hardly, so many looks ahead, or as many as it can in some time."""
    found = BUDGET.fullmatch(spec)
    if found is not None:
        return float(found[1]) * (A_MILLISECOND if found[2] else 1.0)
    return QUICK.get(spec, float("inf") if spec.startswith("search") else 0.0)


def computer_name(spec: str, lang: str) -> str:
    """What a computer player is called: one of old as the level that plays for it."""
    level = nearest(spec, LEVELS) if BUDGET.fullmatch(spec) else spec
    text = f"player-{level.replace(':', '-')}" if level in LEVELS else "player-other"
    return say(lang, text, {"spec": spec})
