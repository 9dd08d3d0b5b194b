"""The action phase: one action a turn, and free moves around it (ACTION-1 to ACTION-4)."""

from collections.abc import Callable
from typing import NamedTuple

from regnum.engine.decision import DONE, Ask, Decision, Option, Unit, option
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.effects import building, razing, settle, tasks
from regnum.games.settlers.effects.base import ask_about
from regnum.games.settlers.effects.features import HoldsCards, HoldsResources, WhenOthersTrade
from regnum.games.settlers.effects.gains import give, score
from regnum.games.settlers.effects.payment import held, pay
from regnum.games.settlers.effects.samurai import free_for_samurai
from regnum.games.settlers.state import CLOCKWISE, OWN_TURN, TRADED, SettlersState
from regnum.games.settlers.terms import (
    CARD,
    DEFENSE,
    FOOD,
    GOLD,
    GOOD_OPTIONS,
    RAZE,
    RESOURCES,
    WORKER,
    cost,
    good_of,
)
from regnum.games.settlers.verbs import empire, holders, markers
from regnum.games.settlers.verbs.deals import make_deal
from regnum.games.settlers.verbs.goods import spend
from regnum.games.settlers.verbs.tell import HAND, tell

DEAL_COST = cost(food=1)
PAIR_OF_WORKERS = 2
AGAIN_OPTION = option("choice", 0, "again")

TURN_ASK = Ask("settlers-ask-turn", "settlers:ACTION-1")
AFTER_ASK = Ask("settlers-ask-after", "settlers:ACTION-4")
BUILD_ASK = Ask("settlers-ask-build", "settlers:ACTION-BUILD-1")
DEAL_ASK = Ask("settlers-ask-deal", "settlers:ACTION-DEAL-1")
RAZE_HAND_ASK = Ask("settlers-ask-raze-hand", "settlers:ACTION-RAZE-HAND-1")
RAZE_ASK = Ask("settlers-ask-raze", "settlers:ACTION-RAZE-OPP-1")
ACTIVATE_ASK = Ask("settlers-ask-activate", "settlers:ACTION-ACT-1")
WORK_ASK = Ask("settlers-ask-work", "settlers:ACTION-WORK-1")
DEFEND_ASK = Ask("settlers-ask-defend", "settlers:DEFENSE-2")
DEPLOY_ASK = Ask("settlers-ask-deploy", "settlers:JAPAN-5")
GATE_ASK = Ask("settlers-ask-gate", "settlers:CARD-GATE-1")
GATE_CARD_ASK = Ask("settlers-ask-gate-card", "settlers:CARD-GATE-1")
SHRINE_ASK = Ask("settlers-ask-shrine", "settlers:CARD-SHRINE-1")
SHRINE_GOOD_ASK = Ask("settlers-ask-shrine-good", "settlers:CARD-SHRINE-1")


def turn(state: SettlersState) -> Unit:
    """An action or a free move; after the action only free moves, as long as there are any."""
    seat = state.turn
    if not state.acted:
        value = yield state.again or Decision(seat, TURN_ASK, moves(state, seat), secret=True)
        state.acted = value < PASS
        yield from MOVES[value].make(state, seat)
        return
    offers = [move.option for move in FREE_MOVES if move.possible(state, seat)]
    value = DONE.value
    if offers:
        value = yield Decision(seat, AFTER_ASK, [*offers, DONE])
    if value == DONE.value:
        next_turn(state)
    else:
        yield from MOVES[value].make(state, seat)


def moves(state: SettlersState, seat: int) -> list[Option]:
    """All that a turn can begin with."""
    return [move.option for move in MOVES if move.possible(state, seat)]


def can_pass(state: SettlersState, seat: int) -> bool:
    """At any own turn."""
    return True


def pass_round(state: SettlersState, seat: int) -> Unit:
    """Passing lasts for the rest of the round (ACTION-PASS-1)."""
    state.passed |= 1 << seat
    tell(state, "said", "settlers-passed", seat=seat)
    next_turn(state)
    return
    yield


def next_turn(state: SettlersState) -> None:
    """The next player who has not passed. With none left, `everybody_passed` ends the phase."""
    state.acted = False
    for seat in (*CLOCKWISE[state.seats][state.turn][1:], state.turn):
        if not state.has_passed(seat):
            state.turn = seat
            tell(state, "turned", "settlers-turn", seat=seat)
            return


def everybody_passed(state: SettlersState) -> bool:
    """Is the action phase over?"""
    return state.passed == (1 << state.seats) - 1


# --- actions -----------------------------------------------------------------------------------------


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
    return any(not index.COMMON[card] for card in state.hands[seat])


def deal(state: SettlersState, seat: int) -> Unit:
    """Make a deal with a card of the own faction (ACTION-DEAL-1 to ACTION-DEAL-4)."""
    cards = [card for card in state.hands[seat] if not index.COMMON[card]]
    card = yield Decision(seat, DEAL_ASK, index.options(cards), HAND[seat], secret=True)
    empire.announce(state, seat, card)
    yield from pay(state, seat, DEAL_COST)
    settle.dealt(state, seat, make_deal(state, seat))


def can_raze_hand(state: SettlersState, seat: int) -> bool:
    """A raze token, and a hand card to raze?"""
    if state.goods[seat][RAZE] < razing.HAND_TOKENS:
        return False
    return any(index.RAZEABLE[card] for card in state.hands[seat])


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
    for other in CLOCKWISE[state.seats][seat][1:]:
        for card in state.listeners[other][TRADED]:
            feature = index.CARD[card].feature
            assert isinstance(feature, WhenOthersTrade)
            if state.reacted.count(card) < feature.most:
                markers.count_reaction(state, card)
                feature.reward.apply(state, other)
    tasks.later(state, tasks.PAIR, seat)
    give(state, seat, good_of(chosen), 1)


# --- free moves --------------------------------------------------------------------------------------


def undefended(state: SettlersState, seat: int) -> list[int]:
    """Common locations of the own empire without a defense token (DEFENSE-2)."""
    return [card for card in state.locations(seat) if index.COMMON[card] and card not in state.defended]


def can_defend(state: SettlersState, seat: int) -> bool:
    """Is there a defense token, and a place for it?"""
    return state.goods[seat][DEFENSE] > 0 and bool(undefended(state, seat))


def defend(state: SettlersState, seat: int) -> Unit:
    """Put the defense token on a location (DEFENSE-2)."""
    card = yield Decision(seat, DEFEND_ASK, index.options(undefended(state, seat)))
    markers.defend(state, seat, card)


def can_deploy(state: SettlersState, seat: int) -> bool:
    """Only the Japanese have samurai (JAPAN-5)."""
    return (
        state.factions[seat] == Faction.JAPANESE
        and state.goods[seat][WORKER] > 0
        and bool(free_for_samurai(state, seat))
    )


def deploy(state: SettlersState, seat: int) -> Unit:
    """A worker becomes a samurai (JAPAN-5 to JAPAN-7)."""
    card = yield Decision(seat, DEPLOY_ASK, index.options(free_for_samurai(state, seat)))
    markers.deploy(state, seat, card)


def holding(state: SettlersState, seat: int, kind: type) -> list[int]:
    """The locations that cards or resources may be put on."""
    return [card for card in state.listeners[seat][OWN_TURN] if isinstance(index.CARD[card].feature, kind)]


def can_use_gate(state: SettlersState, seat: int) -> bool:
    """A Gate, and a hand card?"""
    return bool(state.listeners[seat][OWN_TURN] and state.hands[seat] and holding(state, seat, HoldsCards))


def use_gate(state: SettlersState, seat: int) -> Unit:
    """Put a hand card under a Gate (CARD-GATE-1)."""
    gate = yield Decision(seat, GATE_ASK, index.options(holding(state, seat, HoldsCards)))
    cards = index.options(state.hands[seat])
    card = yield Decision(seat, GATE_CARD_ASK, cards, HAND[seat], secret=True)
    holders.put_under_gate(state, seat, gate, card)
    feature = index.CARD[gate].feature
    assert isinstance(feature, HoldsCards)
    score(state, seat, feature.vp)


def can_use_shrine(state: SettlersState, seat: int) -> bool:
    """A Shrine, and a resource or gold (Q-18)?"""
    if not state.listeners[seat][OWN_TURN]:
        return False
    return bool(holding(state, seat, HoldsResources) and held(state.goods[seat]))


def use_shrine(state: SettlersState, seat: int) -> Unit:
    """Put a resource on Shrine (CARD-SHRINE-1)."""
    shrine = yield Decision(seat, SHRINE_ASK, index.options(holding(state, seat, HoldsResources)))
    good = yield Decision(seat, SHRINE_GOOD_ASK, held(state.goods[seat]))
    holders.put_on_shrine(state, seat, shrine, good_of(good))


# --- the table of moves ------------------------------------------------------------------------------


class Move(NamedTuple):
    """Something to do in a turn."""

    option: Option
    possible: Callable[[SettlersState, int], bool]
    make: Callable[[SettlersState, int], Unit]


_TABLE: tuple[tuple[str, Callable[[SettlersState, int], bool], Callable[[SettlersState, int], Unit]], ...] = (
    ("build", building.can_build, build),
    ("deal", can_deal, deal),
    ("raze-hand", can_raze_hand, raze_hand),
    ("raze", can_raze, raze),
    ("activate", can_activate, activate),
    ("work", can_work, work),
    ("pass", can_pass, pass_round),
    ("defend", can_defend, defend),
    ("deploy", can_deploy, deploy),
    ("gate", can_use_gate, use_gate),
    ("shrine", can_use_shrine, use_shrine),
)
MOVES = tuple(Move(option("choice", at, name), can, make) for at, (name, can, make) in enumerate(_TABLE))
PASS = next(move.option.value for move in MOVES if move.option.name == "pass")
FREE_MOVES = MOVES[PASS + 1 :]
"""The other actions come before passing in the table, free moves after it."""
