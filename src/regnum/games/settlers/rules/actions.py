"""The actions: build, make a deal, raze, activate a location, spend workers (ACTION-BUILD to ACTION-WORK)."""

from regnum.engine.decision import DONE, Ask, Decision, Option, Unit, option
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects import building, razing, settle, tasks
from regnum.games.settlers.effects.base import ask_about
from regnum.games.settlers.effects.features import WhenOthersTrade, listening
from regnum.games.settlers.effects.gains import receive
from regnum.games.settlers.effects.payment import pay
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import CARD, FOOD, GOLD, GOOD_OPTIONS, RAZE, RESOURCES, WORKER, cost, good_of
from regnum.games.settlers.verbs import empire, markers
from regnum.games.settlers.verbs.deals import make_deal
from regnum.games.settlers.verbs.goods import BY_CARD, BY_WORKERS, spend
from regnum.games.settlers.zones import HAND

DEAL_COST = cost(food=1)
PAIR_OF_WORKERS = 2
AGAIN_OPTION = option("choice", 0, "again")

BUILD_ASK = Ask("settlers-ask-build", "settlers:ACTION-BUILD-1")
DEAL_ASK = Ask("settlers-ask-deal", "settlers:ACTION-DEAL-1")
RAZE_HAND_ASK = Ask("settlers-ask-raze-hand", "settlers:ACTION-RAZE-HAND-1")
RAZE_ASK = Ask("settlers-ask-raze", "settlers:ACTION-RAZE-OPP-1")
ACTIVATE_ASK = Ask("settlers-ask-activate", "settlers:ACTION-ACT-1")
WORK_ASK = Ask("settlers-ask-work", "settlers:ACTION-WORK-1")

# --- build and deal ----------------------------------------------------------------------------------


def build(state: SettlersState, seat: int) -> Unit:
    """Build a location (ACTION-BUILD-1)."""
    cards = index.options(building.buildable(state, seat))
    card = yield Decision(seat, BUILD_ASK, cards, HAND[seat], secret=True)
    empire.announce(state, seat, card)
    yield from building.build(state, seat, index.CARD[card].cost, HAND[seat])


def can_deal(state: SettlersState, seat: int) -> bool:
    """Food or gold, and a faction card in hand? All of them have a deal field."""
    supply = state.goods[seat]
    if not supply[FOOD] and not supply[GOLD]:
        return False
    # Most faction cards lie at the end of a hand, since it is sorted.
    return False in map(index.COMMON.__getitem__, reversed(state.hand[seat]))


def deal(state: SettlersState, seat: int) -> Unit:
    """Make a deal with a card of the own faction (ACTION-DEAL-1 to ACTION-DEAL-4)."""
    cards = [card for card in state.hand[seat] if not index.COMMON[card]]
    card = yield Decision(seat, DEAL_ASK, index.options(cards), HAND[seat], secret=True)
    empire.announce(state, seat, card)
    yield from pay(state, seat, DEAL_COST, card)
    settle.dealt(state, seat, make_deal(state, seat))


# --- raze --------------------------------------------------------------------------------------------


def can_raze_hand(state: SettlersState, seat: int) -> bool:
    """A raze token, and a hand card to raze?"""
    if state.goods[seat][RAZE] < razing.HAND_TOKENS:
        return False
    return any(index.RAZEABLE[card] for card in state.hand[seat])


def raze_hand(state: SettlersState, seat: int) -> Unit:
    """Raze a card from hand (ACTION-RAZE-HAND-1 to ACTION-RAZE-HAND-3)."""
    cards = index.options(razing.razeable_in_hand(state, seat))
    card = yield Decision(seat, RAZE_HAND_ASK, cards, HAND[seat], secret=True)
    spend(state, seat, RAZE, razing.HAND_TOKENS)
    empire.announce(state, seat, card)
    razing.raze_site(state, seat)


def can_raze(state: SettlersState, seat: int) -> bool:
    """Never in the peaceful variant (LOOKOUT-PEACE-2)."""
    tokens = state.goods[seat][RAZE]
    if tokens < razing.LOCATION_TOKENS or state.peaceful:
        return False
    return bool(razing.within_reach(state, seat, tokens))


def raze(state: SettlersState, seat: int) -> Unit:
    """Raze a location of an opponent (ACTION-RAZE-OPP-1 to ACTION-RAZE-OPP-5)."""
    cards = index.options(razing.within_reach(state, seat, state.goods[seat][RAZE]))
    card = yield Decision(seat, RAZE_ASK, cards)
    spend(state, seat, RAZE, razing.tokens_for(state, card))
    razing.raze(state, seat, card)


# --- activate ----------------------------------------------------------------------------------------


def can_activate(state: SettlersState, seat: int) -> bool:
    """Is there an action location to activate?"""
    for card in state.locations(seat):
        action = index.ACTION[card]
        if action is not None and action.possible(state, seat, card):
            return True
    return False


def activate(state: SettlersState, seat: int) -> Unit:
    """Activate an action location (ACTION-ACT-1)."""
    ready = []
    for card in state.locations(seat):
        action = index.ACTION[card]
        if action is not None and action.possible(state, seat, card):
            ready.append(card)
    # Whether an action can be used may rest on the hand: Settlers, Sanctuary, Dark Chapel.
    card = yield Decision(seat, ACTIVATE_ASK, index.options(ready), secret=True)
    chosen = index.ACTION[card]
    assert chosen is not None
    yield from chosen.activate(state, seat, card)


def activate_again(state: SettlersState, seat: int, card: int) -> Unit:
    """The second activation of a location in one action, if the seat likes (ACTION-ACT-5)."""
    action = index.ACTION[card]
    assert action is not None
    if card in state.locations(seat) and action.possible(state, seat, card):
        ask = ask_about("again", "ACTION-ACT-5", card)
        if (yield Decision(seat, ask, [AGAIN_OPTION, DONE])) != DONE.value:
            yield from action.activate(state, seat, card)


# --- spend workers -----------------------------------------------------------------------------------


def can_work(state: SettlersState, seat: int) -> bool:
    """Are there two workers?"""
    return state.goods[seat][WORKER] >= PAIR_OF_WORKERS


def work(state: SettlersState, seat: int) -> Unit:
    """Spend a pair of workers; others may follow one by one (ACTION-WORK-1 to ACTION-WORK-3)."""
    yield from spend_pair(state, seat, [])


def another_pair(state: SettlersState, seat: int) -> Unit:
    """One more pair in the same action, if the seat likes."""
    if can_work(state, seat):
        yield from spend_pair(state, seat, [DONE])


def spend_pair(state: SettlersState, seat: int, done: list[Option]) -> Unit:
    """Two workers for a resource or a card. Features of others react to each pair (CARD-OASIS-1)."""
    goods = [*RESOURCES, CARD] if state.has_common() or state.has_faction(seat) else RESOURCES
    chosen = yield Decision(seat, WORK_ASK, [*done, *[GOOD_OPTIONS[good] for good in goods]])
    if chosen == DONE.value:
        return
    spend(state, seat, WORKER, PAIR_OF_WORKERS)
    for other in state.others(seat):
        for card, feature in listening(state, other, WhenOthersTrade):
            if state.reacted.count(card) < feature.most:
                markers.count_reaction(state, card)
                receive(state, other, feature.reward.goods, BY_CARD, card)
    tasks.later(state, tasks.PAIR, seat)
    receive(state, seat, ((good_of(chosen), 1),), BY_WORKERS)
