"""Activating: one action or exhaust ability at a time (ACTIVATE)."""

from regnum.engine.decision import DONE, Decision, Option, Unit
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import MARKET_TOKEN, ImperiumState
from regnum.games.imperium.verbs.ctx import Ctx
from regnum.games.imperium.verbs.play import can_play, play
from regnum.games.imperium.verbs.react import exhaust

ASK = ask("activate", "ACTIVATE-1")


def activate(state: ImperiumState) -> Unit:
    """Play a card of the hand, exhaust a card in play, or stop."""
    seat = state.turn
    card = yield Decision(seat, ASK, available, secret=True, given=(state, seat))
    if card == DONE.value:
        state.phase = MARKET_TOKEN
    elif card in state.hand[seat]:
        yield from play(state, seat, card)
    else:
        yield from use(state, seat, card)


def use(state: ImperiumState, seat: int, card: int) -> Unit:
    """An exhaust ability (ACTIVATE-12)."""
    exhaust(state, seat, card)
    effect = index.EXHAUST[card]
    assert effect is not None
    yield from effect.resolve(Ctx(state, seat, card))


def available(state: ImperiumState, seat: int) -> list[Option]:
    """The cards that may be played, those that may be exhausted, and the end."""
    hand = state.hand[seat]
    cards = [card for card in hand if can_play(state, seat, card)]
    if state.exhaustion[seat]:
        used, abilities = state.used[seat], index.EXHAUST
        for card in state.in_play(seat):
            ability = abilities[card]
            if ability is not None and card not in used and ability.possible(Ctx(state, seat, card)):
                cards.append(card)
    return index.options_or_done(cards)
