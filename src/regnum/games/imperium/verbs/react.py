"""Reactions: abilities that answer what has just happened (TIME-10, TIME-11)."""

from regnum.engine.decision import DONE, Ask, Decision
from regnum.engine.telling import tell
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import When
from regnum.games.imperium.state import ACTIVATE, ImperiumState
from regnum.games.imperium.terms import (
    NONE,
    ON_DECK_EMPTY,
    ON_GAIN_CARD,
    ON_LEAVE,
    ON_MATERIALS_FROM,
    ON_PAY_POPULATION,
    ON_PLAY,
    ON_RETURN_UNREST,
    ON_SINK,
    ON_TAKE_UNREST,
)
from regnum.games.imperium.verbs.ctx import Ctx, Happened, Steps
from regnum.games.imperium.verbs.passives import passives

EVENTS = {
    ON_PLAY: "play",
    ON_RETURN_UNREST: "return-unrest",
    ON_TAKE_UNREST: "take-unrest",
    ON_GAIN_CARD: "gain",
    ON_MATERIALS_FROM: "materials",
    ON_PAY_POPULATION: "population",
    ON_SINK: "sink",
    ON_LEAVE: "leave",
    ON_DECK_EMPTY: "deck-empty",
}
"""What has happened, as the question says it."""


def exhaust(state: ImperiumState, seat: int, card: int) -> None:
    """Move an exhaustion token from the state card onto a card (ACTIVATE-12)."""
    state.exhaustion[seat] -= 1
    state.used[seat] = (*state.used[seat], card)
    if state.events is not None:
        tell(state, "used", "imperium-exhausted", seat=seat, card=index.KEY[card])


def may_exhaust(state: ImperiumState, seat: int, card: int, anytime: bool = False) -> bool:
    """Is there a token, does none lie on the card, and is it the time (ACTIVATE-14, ACTIVATE-16)?"""
    if not state.exhaustion[seat] or card in state.used[seat]:
        return False
    return anytime or (state.phase == ACTIVATE and state.turn == seat)


def fire(state: ImperiumState, seat: int, event: int, happened: Happened) -> Steps:
    """All abilities of a seat that answer an event, in the order that the seat chooses."""
    if not state.watch[seat] & event:
        return 0
    waiting = {
        card: ability for card, ability in passives(state, seat, When) if ability.answers(event, happened)
    }
    used = 0
    while waiting:
        ready = {card: ability for card, ability in waiting.items() if usable(state, seat, card, ability)}
        card = yield from _next(seat, ready, event, happened)
        if card == DONE.value:
            return used
        ability = waiting.pop(card)
        if ability.exhaust:
            exhaust(state, seat, card)
        elif state.events is not None:
            tell(state, "used", "imperium-answered", seat=seat, card=index.KEY[card])
        ctx = Ctx(state, seat, card)
        ctx.happened = happened
        yield from ability.effect.resolve(ctx)
        used += 1
    return used


def usable(state: ImperiumState, seat: int, card: int, ability: When) -> bool:
    """Is the card still in play, can it be exhausted if it must be, and can its costs be paid?"""
    if card not in state.in_play(seat):
        return False
    if ability.exhaust and not may_exhaust(state, seat, card):
        return False
    return ability.effect.possible(Ctx(state, seat, card))


def _next(seat: int, ready: dict[int, When], event: int, happened: Happened) -> Steps:
    """Which ability is next? Compulsory ones cannot be passed over; one alone needs no question."""
    forced = [card for card, ability in ready.items() if not ability.exhaust]
    if len(forced) == len(ready) == 1:
        return forced[0]
    if not ready:
        return DONE.value
    options = index.options(ready)
    if not forced:
        options.append(DONE)
    value: int = yield Decision(seat, question(event, happened), options)
    return value


def question(event: int, happened: Happened) -> Ask:
    """What has happened, and what is used in answer. A card that only its owner knows is not named."""
    named = NONE if happened.unseen else happened.card
    about = f"{EVENTS[event]}-unseen" if happened.unseen else EVENTS[event]
    return ask("react", "TIME-10", named, event=about)
