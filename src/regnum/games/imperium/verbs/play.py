"""Playing a card, and protections against attacks (TIME-5)."""

from regnum.engine.decision import DONE, Decision
from regnum.engine.telling import tell, tell_move
from regnum.games.imperium.asks import YES, ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import FreePlays, LoseBarbarian, Shield, Tribute
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import (
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FREE_PLAYS,
    LOSES_BARBARIAN,
    ON_PLAY,
    PINNED,
    Cost,
)
from regnum.games.imperium.verbs.ctx import Ctx, Happened, Steps
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.react import exhaust, fire, may_exhaust
from regnum.games.imperium.verbs.tell import tell_tokens
from regnum.games.imperium.verbs.zones import add_tokens, lay, leave_play, lift
from regnum.games.imperium.zones import DISCARD, PLACES, PLAY


def is_free(state: ImperiumState, seat: int, card: int) -> bool:
    """Does playing it take no action token (KW-FREEPLAY-1)?"""
    if index.FREE[card]:
        return True
    if not state.watch[seat] & FREE_PLAYS:
        return False
    return any(passive.cards.matches(card) for _, passive in passives(state, seat, FreePlays))


def state_allows(state: ImperiumState, seat: int, card: int) -> bool:
    """Does the card's state icon, if it has one, match the state card (ACTIVATE-4)?"""
    icons = index.ICONS[card]
    if state.empire[seat]:
        if not icons & BARBARIAN:
            return True
        return bool(state.watch[seat] & LOSES_BARBARIAN) and any(
            passive.cards.matches(card) for _, passive in passives(state, seat, LoseBarbarian)
        )
    return not icons & EMPIRE or (state.ignore_empire and state.turn == seat)


def can_play(state: ImperiumState, seat: int, card: int, free: bool = False, any_state: bool = False) -> bool:
    """May the card be played now (ACTIVATE-2 to ACTIVATE-6)?"""
    if not (free or state.actions[seat] or is_free(state, seat, card)):
        return False
    if not (any_state or state_allows(state, seat, card)):
        return False
    if not index.CHECK[card]:
        return True
    definition, effect = index.CARD[card], index.PLAY[card]
    if not definition.playable:
        return False
    ctx = Ctx(state, seat, card)
    if definition.needs is not None and not definition.needs.holds(ctx):
        return False
    if effect is None:
        return True
    if not (free or is_free(state, seat, card)):
        ctx.reserved = 1
    return effect.possible(ctx)


def play(state: ImperiumState, seat: int, card: int, source: str = "hand", free: bool = False) -> Steps:
    """The token, the card, protections, reactions, the effect, and where the card goes (TIME-5)."""
    free = free or is_free(state, seat, card)
    if not free:
        state.actions[seat] -= 1
    state.ignore_empire = False
    lift(state, seat, card, source)
    lay(state, seat, card, "play")
    said = "imperium-played-free" if free else "imperium-played"
    tell_move(state, said, seat, card, PLACES[source][seat], PLAY[seat])
    ctx = Ctx(state, seat, card)
    if index.ICONS[card] & ATTACK:
        ctx.attack = True
        ctx.shields = yield from protections(state, seat, card)
    yield from fire(state, seat, ON_PLAY, Happened(card=card, how=source))
    effect = index.PLAY[card]
    if effect is not None:
        yield from effect.resolve(ctx)
    if not index.ICONS[card] & PINNED and card in state.play[seat]:
        leave_play(state, seat, card)
        lay(state, seat, card, "discard")
        tell_move(state, "imperium-done", seat, card, PLAY[seat], DISCARD[seat])
    return 1


def ignore_empire(state: ImperiumState, seat: int) -> None:
    """The next card that is played this turn may show `empire` (CARD-COMBS-1)."""
    state.ignore_empire = True
    tell(state, "said", "imperium-empire-next", seat=seat)


# --- attacks -------------------------------------------------------------------------------------------


def protections(state: ImperiumState, attacker: int, card: int) -> Steps:
    """Who is protected, as bits: declared clockwise before the effect (KW-ATTACK-4)."""
    shields = 0
    for seat in state.others(attacker):
        if (yield from _unpaid(state, attacker, seat)) or (yield from _shield(state, seat, card)):
            shields |= 1 << seat
    return shields


def _unpaid(state: ImperiumState, attacker: int, seat: int) -> Steps:
    """For each such card the attacker gives progress or is ignored (CARD-STANDINGARMY-1)."""
    for source, passive in passives(state, seat, Tribute):
        wanted = passive.progress
        if state.pools[attacker].progress < wanted:
            return 1
        question = ask("tribute", "CARD-STANDINGARMY-1", source, other=seat, count=wanted)
        if (yield Decision(attacker, question, (YES, DONE))) == DONE.value:
            return 1
        add_tokens(state, attacker, Cost(progress=-wanted))
        add_tokens(state, seat, Cost(progress=wanted))
        tell_tokens(state, "imperium-gave-tokens", attacker, Cost(progress=wanted), sign=1, other=seat)
    return 0


def _shield(state: ImperiumState, seat: int, attack: int) -> Steps:
    """One protection is enough; its cost is paid at once (KW-ATTACK-6, CARD-RECALLSHIELD-1)."""
    ready = {
        card: passive
        for card, passive in passives(state, seat, Shield)
        if (not passive.exhaust or may_exhaust(state, seat, card, anytime=True))
        and (passive.cost is None or passive.cost.full(Ctx(state, seat, card)))
    }
    if not ready:
        return 0
    question = ask("shield", "KW-ATTACK-4", attack)
    card = yield Decision(seat, question, index.options_or_done(ready))
    if card == DONE.value:
        return 0
    passive = ready[card]
    if passive.exhaust:
        exhaust(state, seat, card)
    tell(state, "used", "imperium-protected", seat=seat, card=index.KEY[card])
    if passive.cost is not None:
        yield from passive.cost.pay(Ctx(state, seat, card))
    return 1
