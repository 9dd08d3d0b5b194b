"""Clean-up: market token, token reset, optional discard, refill (CLEANUP)."""

from functools import cache

from regnum.engine.decision import DONE, Ask, Decision, Option, Unit
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import HandSize
from regnum.games.imperium.rules.end import end_turn
from regnum.games.imperium.state import DISCARD, REFILL, ImperiumState
from regnum.games.imperium.terms import ACTIONS, HAND_SIZE, NONE, Cost, one_kind
from regnum.games.imperium.terms import HAND as BASIC_HAND
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.deck import draw, reshuffle
from regnum.games.imperium.verbs.market import market_tokens, put_token, slot_of
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.tokens import reset_tokens
from regnum.games.imperium.zones import HAND

PROGRESS_TOKEN = Cost(progress=1)
DISCARD_ASK = ask("clean-up-discard", "CLEANUP-7")


def put_market_token(state: ImperiumState) -> Unit:
    """One progress token on any market card; then all own tokens go home (CLEANUP-2, CLEANUP-5)."""
    seat = state.turn
    if max(state.market) != NONE:
        question = token_ask(market_tokens(state, seat, PROGRESS_TOKEN))
        card = yield Decision(seat, question, market_options, "market", given=(state, seat))
        put_token(state, seat, slot_of(state, card), PROGRESS_TOKEN)
    reset_tokens(state, seat, ACTIONS, index.NATIONS[state.nations[seat]].exhaustion)
    state.treated, state.ignore_empire = (), False
    state.phase = DISCARD


def discard_some(state: ImperiumState) -> Unit:
    """Any number of hand cards, one by one, a unit each (CLEANUP-7)."""
    seat = state.turn
    hand = state.hand[seat]
    card = DONE.value
    if hand:
        card = yield Decision(seat, DISCARD_ASK, discardable, HAND[seat], True, (0, len(hand)), (state, seat))
    if card == DONE.value:
        state.phase = REFILL
    else:
        moves.discard(state, seat, card)


@cache
def token_ask(tokens: Cost) -> Ask:
    """On which market card these tokens are put."""
    return ask("clean-up-token", "CLEANUP-2", NONE, *one_kind(tokens))


def market_options(state: ImperiumState, seat: int) -> list[Option]:
    """The cards that a token may be put on."""
    return index.options([card for card in state.market if card != NONE])


def discardable(state: ImperiumState, seat: int) -> list[Option]:
    """The cards of the hand, and the end."""
    return index.options_or_done(state.hand[seat])


def refill_hand(state: ImperiumState) -> Unit:
    """Draw up to the hand size, and hand on the turn (CLEANUP-8, TURN-5, TURN-6)."""
    seat = state.turn
    # As far as the deck reaches: unrest that comes when it is empty is in the hand as well.
    while (missing := hand_size(state, seat) - len(state.hand[seat])) > 0:
        if not state.deck[seat]:
            yield from reshuffle(state, seat)
            # What comes before it may change the hand (RESHUFFLE-9); the card that it is for is drawn anyway.
            missing = max(1, hand_size(state, seat) - len(state.hand[seat]))
        if not (yield from draw(state, seat, min(missing, len(state.deck[seat])))):
            break
    end_turn(state, seat)


def hand_size(state: ImperiumState, seat: int) -> int:
    """Five and what passives add (KW-PASSIVE-3)."""
    size = BASIC_HAND
    if state.watch[seat] & HAND_SIZE:
        size += sum(passive.more for _, passive in passives(state, seat, HandSize))
    return size
