"""What an effect leads to without further asking, where that costs something."""

from collections.abc import Mapping

from regnum.engine.decision import Decision
from regnum.engine.game import Forewarning
from regnum.games.civ.rules.turn import EFFECT_ASK
from regnum.games.civ.state import CivState
from regnum.games.civ.terms import DOMAINS, MILITARY

ATTACK = "choice:attack"


def warnings(state: CivState, decision: Decision) -> Mapping[str, Forewarning]:
    """Attack, where only one domain could be chosen for it (MIL-3)."""
    if decision.ask != EFFECT_ASK or decision.find(ATTACK) is None:
        return {}
    counts = [len(cards) for cards in state.areas[decision.seat]]
    counts[MILITARY] -= 1
    left = [domain for domain, count in enumerate(counts) if count]
    if len(left) > 1:
        return {}
    return {ATTACK: Forewarning("civ-warn-attack", (("domain", f"@civ-domain-{DOMAINS[left[0]]}"),))}
