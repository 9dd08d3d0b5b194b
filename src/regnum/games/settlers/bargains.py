"""What a choice costs and gives, where that is known beforehand: prices and fields as printed."""

from collections.abc import Callable, Mapping

from regnum.engine.decision import DONE, Decision, Option
from regnum.engine.game import Bargain, Goods, added
from regnum.engine.text import counted
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects import razing
from regnum.games.settlers.effects.base import Effect
from regnum.games.settlers.effects.combine import Steps
from regnum.games.settlers.effects.gains import Gain
from regnum.games.settlers.rules import actions
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import GOOD_WORDS, RAZE, WORKER, good_of, price, slug


def bargains(state: SettlersState, decision: Decision) -> Mapping[str, Bargain]:
    """By option: its price, and the goods that it gives at once."""
    if decision.ask.text == GOLD_ASK:
        return {option.key: in_gold(decision, option) for option in decision.options}
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
    """The price of an action, and the goods that it is sure to give."""
    action = index.ACTION[card]
    assert action is not None
    return Bargain(price(action.cost), surely(action.effect))


def working(state: SettlersState, value: int) -> Bargain:
    """A pair of workers for a good (ACTION-WORK-1)."""
    return Bargain(((slug(WORKER), actions.PAIR_OF_WORKERS),), ((slug(good_of(value)), 1),))


def in_gold(decision: Decision, option: Option) -> Bargain:
    """How much gold stands in for a resource, and what is left to pay of it (GENERAL-2)."""
    word, need = counted(str(dict(decision.ask.args)["goods"]))
    assert need is not None, "so many of a resource"
    paid = (("gold", option.value), (slug(GOOD_WORDS.index(f"@{word}")), need - option.value))
    return Bargain(tuple(pair for pair in paid if pair[1]))


GOLD_ASK = "settlers-ask-gold"
BY_ASK: dict[str, Callable[[SettlersState, int], Bargain]] = {
    actions.BUILD_ASK.text: building,
    actions.DEAL_ASK.text: dealing,
    actions.RAZE_HAND_ASK.text: razing_hand,
    actions.RAZE_ASK.text: razing_location,
    actions.ACTIVATE_ASK.text: activating,
    actions.WORK_ASK.text: working,
}


# --- goods ---------------------------------------------------------------------------------------------


def surely(effect: Effect | None) -> Goods:
    """The goods that an effect gives, whatever else it does."""
    if isinstance(effect, Gain):
        return effect.marks
    if isinstance(effect, Steps):
        return added(surely(effect.first), surely(effect.second))
    return ()
