"""What a choice costs and gives, where that is known beforehand: prices and fields as printed."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from regnum.engine.decision import DONE, Arg, Decision, Option
from regnum.engine.game import Bargain, Goods, added
from regnum.engine.text import counted
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects import razing
from regnum.games.settlers.effects.base import Effect
from regnum.games.settlers.effects.combine import Steps
from regnum.games.settlers.effects.gains import Gain
from regnum.games.settlers.rules import actions
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import CARD, GOLD, GOOD_WORDS, RAZE, VP, WOOD, WORKER, good_of, price, slug


def bargains(state: SettlersState, decision: Decision) -> Mapping[str, Bargain]:
    """By option: its price, and the goods that it gives at once."""
    if decision.ask.text in BY_WORDS:
        words, of_words = dict(decision.ask.args), BY_WORDS[decision.ask.text]
        return {one.key: of_words(words, one) for one in decision.options if one is not DONE}
    bargain = BY_ASK.get(decision.ask.text)
    if bargain is None:
        return {}
    return {one.key: bargain(state, one.value) for one in decision.options if one is not DONE}


def building(state: SettlersState, card: int) -> Bargain:
    """The cost, and what the location gives when it is built (ACTION-BUILD-5, ACTION-BUILD-6)."""
    built = index.CARD[card]
    return Bargain(price(built.cost), added(surely(built.production), surely(built.bonus)))


def dealing(state: SettlersState, card: int) -> Bargain:
    """The good of a deal is gained at once (ACTION-DEAL-4)."""
    return Bargain(price(actions.DEAL_COST), surely(index.CARD[card].deal))


def razing_hand(state: SettlersState, card: int) -> Bargain:
    """The raze field for a raze token (ACTION-RAZE-HAND-2)."""
    return Bargain(((slug(RAZE), razing.HAND_TOKENS),), surely(index.raze_field(card)))


def razing_location(state: SettlersState, card: int) -> Bargain:
    """The raze field for two raze tokens, and one more for each protection (ACTION-RAZE-OPP-2)."""
    return Bargain(((slug(RAZE), razing.tokens_for(state, card)),), surely(index.raze_field(card)))


def activating(state: SettlersState, card: int) -> Bargain:
    """An action location that is ready."""
    return of_action(card)


def of_action(card: int) -> Bargain:
    """The price of an action, and the goods that it is sure to give."""
    action = index.ACTION[card]
    assert action is not None
    return Bargain(price(action.cost), surely(action.effect))


def building_anew(state: SettlersState, card: int) -> Bargain:
    """The same without the location part (CARD-SETTLERS-1, CARD-NEGOTIATOR-1)."""
    return building(state, card)._replace(pays=price(index.CARD[card].cost.without_location))


def razing_for_points(state: SettlersState, card: int) -> Bargain:
    """Dark Chapel razes both kinds, each for its own price (CARD-DARK-CHAPEL-1)."""
    return razing_hand(state, card) if card in state.hand[state.turn] else razing_location(state, card)


def razing_freely(state: SettlersState, card: int) -> Bargain:
    """The raze field; the activation is paid for already (CARD-CHARIOT-BUILDER-1)."""
    return Bargain(gains=surely(index.raze_field(card)))


def razing_own(state: SettlersState, card: int) -> Bargain:
    """The raze field, and the wood of a foundation (CARD-RABBLE-1)."""
    return Bargain(gains=added(surely(index.raze_field(card)), ((slug(WOOD), 1),)))


def using_deal(state: SettlersState, card: int) -> Bargain:
    """The good of a deal (CARD-IMPERIAL-MESSENGER-1, CARD-NINJAS-2, CARD-TRADE-ROUTE-1)."""
    return Bargain(gains=surely(index.deal_field(card)))


def producing(state: SettlersState, card: int) -> Bargain:
    """What a production location gives (CARD-PORTERS-1, CARD-WORKING-PEASANTS-1)."""
    return Bargain(gains=surely(index.CARD[card].production))


def working(state: SettlersState, value: int) -> Bargain:
    """A pair of workers for a good (ACTION-WORK-1)."""
    return Bargain(((slug(WORKER), actions.PAIR_OF_WORKERS),), ((slug(good_of(value)), 1),))


# --- what the words of the question say of its options -------------------------------------------------

Words: TypeAlias = Mapping[str, Arg]


def in_gold(words: Words, option: Option) -> Bargain:
    """How much gold stands in for a resource, and what is left to pay of it (GENERAL-2)."""
    ((good, need),) = goods_of(words["goods"])
    paid = ((slug(GOLD), option.value), (good, need - option.value))
    return Bargain(tuple(pair for pair in paid if pair[1]))


def one_of(words: Words, option: Option) -> Bargain:
    """One of two gains (GENERAL-20)."""
    gains = [goods_of(words[name]) for name in ("first", "second")]
    return Bargain(gains=next(goods for goods in gains if goods[0][0] == option.name))


def may_pay(words: Words, option: Option) -> Bargain:
    """One of the exchanges that can be paid for (CARD-SLAVER-1)."""
    exchanges = [
        Bargain(goods_of(words[name]), goods_of(words[f"{name}-gain"]))
        for name in ("first", "second")
        if name in words
    ]
    return next(one for one in exchanges if one.pays[0][0] == option.name)


def exchanging(words: Words, option: Option) -> Bargain:
    """Points for a good, or for a card (CARD-DARK-CHAPEL-2, CARD-SCHOOL-OF-DIPLOMACY-1)."""
    good = option.name if option.kind == "resource" else slug(CARD)
    return Bargain(((good, 1),), ((slug(VP), int(str(words["vp"]))),))


def activating_again(words: Words, option: Option) -> Bargain:
    """The same location once more (ACTION-ACT-5)."""
    return of_action(index.NUMBER[str(words["card"])])


def goods_of(word: Arg) -> Goods:
    """So many of a good, as a message names it."""
    id, amount = counted(str(word))
    assert amount is not None, "so many of a good"
    return ((slug(GOOD_WORDS.index(f"@{id}")), amount),)


BY_WORDS: dict[str, Callable[[Words, Option], Bargain]] = {
    "settlers-ask-gold": in_gold,
    "settlers-ask-one-of": one_of,
    "settlers-ask-may-pay": may_pay,
    "settlers-ask-exchange": exchanging,
    "settlers-ask-again": activating_again,
}
BY_ASK: dict[str, Callable[[SettlersState, int], Bargain]] = {
    actions.BUILD_ASK.text: building,
    actions.DEAL_ASK.text: dealing,
    actions.RAZE_HAND_ASK.text: razing_hand,
    actions.RAZE_ASK.text: razing_location,
    actions.ACTIVATE_ASK.text: activating,
    actions.WORK_ASK.text: working,
    "settlers-ask-build-from-hand": building_anew,
    "settlers-ask-build-from-deals": building_anew,
    "settlers-ask-raze-for-points": razing_for_points,
    "settlers-ask-raze-any": razing_freely,
    "settlers-ask-raze-own": razing_own,
    "settlers-ask-use-own-deal": using_deal,
    "settlers-ask-plunder-deal": using_deal,
    "settlers-ask-route-deal": using_deal,
    "settlers-ask-trigger-production": producing,
    "settlers-ask-copy": producing,
}


# --- goods ---------------------------------------------------------------------------------------------


def surely(effect: Effect | None) -> Goods:
    """The goods that an effect gives, whatever else it does."""
    if isinstance(effect, Gain):
        return effect.marks
    if isinstance(effect, Steps):
        return added(surely(effect.first), surely(effect.second))
    return ()
