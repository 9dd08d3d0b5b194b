"""What an effect leads to without further asking, where that costs something."""

from collections.abc import Mapping

from regnum.engine.decision import Decision
from regnum.engine.game import Forewarning
from regnum.games.civ.effects.sacrifice import BREAKTHROUGH_CARDS
from regnum.games.civ.rules.turn import EFFECT_ASK
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import DOMAINS, MILITARY

ATTACK, BREAKTHROUGH = "choice:attack", "choice:breakthrough"


def warnings(state: CivState, decision: Decision) -> Mapping[str, Forewarning]:
    """By option: what would be lost for it, or less than it promises."""
    if decision.ask != EFFECT_ASK:
        return {}
    return {**attack(state, decision), **breakthrough(state, decision)}


def breakthrough(state: CivState, decision: Decision) -> Mapping[str, Forewarning]:
    """Breakthrough, where the age deck has not cards enough for it (SCI-3)."""
    if decision.find(BREAKTHROUGH) is None or state.left >= BREAKTHROUGH_CARDS:
        return {}
    return {BREAKTHROUGH: Forewarning("civ-warn-breakthrough", (("count", state.left),))}


def attack(state: CivState, decision: Decision) -> Mapping[str, Forewarning]:
    """Attack, where only one domain could be chosen for it (MIL-3)."""
    if decision.find(ATTACK) is None:
        return {}
    counts = [len(cards) for cards in state.areas[decision.seat]]
    counts[MILITARY] -= 1
    left = [domain for domain, count in enumerate(counts) if count]
    if len(left) > 1:
        return {}
    return {ATTACK: Forewarning("civ-warn-attack", (("domain", f"@civ-domain-{DOMAINS[left[0]]}"),))}
