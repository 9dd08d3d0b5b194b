"""Why a card cannot be played or exhausted just now: the same checks as `verbs.play`, put into words."""

from collections.abc import Iterator, Mapping

from regnum.engine.decision import Decision
from regnum.games.imperium.cards import index
from regnum.games.imperium.rules.activate import ASK
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import BARBARIAN
from regnum.games.imperium.verbs.ctx import Ctx
from regnum.games.imperium.verbs.play import is_free, state_allows


def refusals(state: ImperiumState, decision: Decision) -> Mapping[str, str]:
    """By key, why cards of the hand and in play are not among the options of a turn's actions."""
    if decision.ask != ASK:
        return {}
    offered = {option.value for option in decision.options}
    reasons = (*hand_reasons(state, decision.seat), *play_reasons(state, decision.seat))
    return {index.KEY[card]: f"@imperium-why-{why}" for card, why in reasons if card not in offered}


def hand_reasons(state: ImperiumState, seat: int) -> Iterator[tuple[int, str]]:
    """What keeps each card of the hand from being played."""
    for card in state.hand[seat]:
        yield card, why_not_played(state, seat, card)


def why_not_played(state: ImperiumState, seat: int, card: int) -> str:
    """The first reason, in the order of the rules (ACTIVATE-2 to ACTIVATE-6)."""
    free = is_free(state, seat, card)
    definition, effect = index.CARD[card], index.PLAY[card]
    ctx = Ctx(state, seat, card)
    ctx.reserved = 0 if free else 1
    if not (free or state.actions[seat]):
        return "actions"
    if not state_allows(state, seat, card):
        return "barbarian" if index.ICONS[card] & BARBARIAN else "empire"
    if not definition.playable:
        return "unplayable"
    if definition.needs is not None and not definition.needs.holds(ctx):
        return "needs"
    return "nothing" if effect is None else effect.lacking(ctx)


def play_reasons(state: ImperiumState, seat: int) -> Iterator[tuple[int, str]]:
    """What keeps each ability in play from being used (ACTIVATE-12 to ACTIVATE-14)."""
    for card in state.in_play(seat):
        ability = index.EXHAUST[card]
        if ability is None:
            continue
        if card in state.used[seat]:
            yield card, "used"
        elif not state.exhaustion[seat]:
            yield card, "exhaustion"
        else:
            yield card, ability.lacking(Ctx(state, seat, card))
