"""The fame deck and King of Kings."""

from regnum.engine.decision import Decision
from regnum.engine.fields import Cards, without
from regnum.engine.telling import tell, tell_secret
from regnum.games.imperium import knowledge
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import LookAtMore
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import NONE, Cost
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.tokens import gain
from regnum.games.imperium.verbs.zones import enter_hand, own_hand, put_on_deck
from regnum.games.imperium.zones import FAME


def take_fame(state: ImperiumState, seat: int) -> Steps:
    """The top card of the fame deck to hand (KW-GAIN-4), or King of Kings."""
    if not state.fame:
        return (yield from king_of_kings(state, seat))
    _take(state, seat, state.fame[-1])
    return 1


def _take(state: ImperiumState, seat: int, card: int) -> None:
    """A fame card to hand, unseen by those who have not looked at its place before."""
    knows = [other for other in range(state.seats) if other == seat or card in state.pins[other]]
    knowledge.reveal(state, card)
    state.fame = without(state.fame, card)
    if len(knows) == state.seats and state.is_bot(seat):
        put_on_deck(state, seat, card, openly=True)
    else:
        enter_hand(state, seat, card)
    knowledge.stray(state, card, "fame", *knows)
    target = own_hand(state, seat)
    tell_secret(state, "imperium-took-fame", (card,), (seat,), seat=seat, source=FAME, target=target)


def look_at_fame(state: ImperiumState, seat: int, count: int, card: int) -> Steps:
    """Look at the top cards, take one, put the others back in any order (KW-LOOK), or King of Kings."""
    if not state.fame:
        return (yield from king_of_kings(state, seat))
    reward = Cost()
    for _, passive in passives(state, seat, LookAtMore):
        count, reward = count + passive.more, passive.tokens
    seen = state.fame[-count:]
    state.looking = (seat, seen)
    tell_secret(state, "imperium-looked-fame", seen, (seat,), seat=seat, source=FAME, target=FAME)
    question = ask("take-fame", "KW-LOOK-3", card)
    taken = yield Decision(seat, question, index.options(seen), FAME, secret=True)
    yield from _put_back(state, seat, without(seen, taken), taken, card)
    gain(state, seat, reward)
    return 1


def _put_back(state: ImperiumState, seat: int, rest: Cards, taken: int, card: int) -> Steps:
    """The cards not taken, from the one that will lie on top downwards."""
    below = state.fame[: len(state.fame) - len(rest) - 1]
    order: Cards = ()
    while len(rest) > 1:
        question = ask("put-back", "KW-LOOK-1", card)
        top = yield Decision(seat, question, index.options(rest), FAME, secret=True)
        order, rest = (top, *order), without(rest, top)
    state.looking = (NONE, ())
    for other in state.others(seat):
        # Whoever knew their places knows them no more.
        knowledge.unpin(state, other, (*rest, *order, taken))
    state.fame = (*below, *rest, *order, taken)
    _take(state, seat, taken)
    knowledge.pin(state, seat, (*rest, *order))
    return 1


def king_of_kings(state: ImperiumState, seat: int) -> Steps:
    """Resolved instead of looking at, or taking, a fame card that is not there: once by each player."""
    if state.kinged >> seat & 1:
        return 0
    state.kinged |= 1 << seat
    tell(state, "used", "imperium-king", seat=seat)
    card = index.KINGS[state.king]
    effect = index.PLAY[card]
    assert effect is not None
    yield from effect.resolve(Ctx(state, seat, card))
    return 1


def turn_king(state: ImperiumState) -> None:
    """Side B of King of Kings lies up from now on (CARD-KINGOFKINGS-3)."""
    state.king = 1
    tell(state, "turned", "imperium-king-turned")
