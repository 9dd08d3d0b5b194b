"""Simultaneous effects: what a building, a deal or a razing sets off, in the order that its owner likes."""

from collections.abc import Iterable

from regnum.engine.decision import Ask, Decision, Option, Unit, option
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects import tasks
from regnum.games.settlers.effects.base import Effect
from regnum.games.settlers.effects.features import (
    ExchangesDeals,
    Rewards,
    WhenBuilding,
    WhenDealing,
    WhenRazing,
    listening,
)
from regnum.games.settlers.effects.gains import receive
from regnum.games.settlers.state import PRODUCTION, SettlersState
from regnum.games.settlers.verbs.goods import BY_BONUS, BY_CARD, BY_DEAL

BONUS_OPTION = option("choice", 1000, "bonus")
GIVEN_BY = {
    tasks.PRODUCTION: BY_CARD,
    tasks.BONUS: BY_BONUS,
    tasks.REACTION: BY_CARD,
    tasks.DEAL: BY_DEAL,
}
"""What the log calls the source, by where the effect stands."""
ORDER_ASK = Ask("settlers-ask-order", "settlers:GENERAL-20")


# --- simultaneous effects ----------------------------------------------------------------------------


def settle(state: SettlersState, seat: int, sources: Iterable[int]) -> None:
    """Effects that happen at the same time (GENERAL-20). Those that neither ask nor draw are done at once:
    nothing can be won by having them later. The order of the others is asked for where they differ."""
    waiting = []
    for source in sources:
        effect = effect_of(source)
        if effect.quiet():
            next(carry_out(state, seat, source, effect) or iter(()), None)
        else:
            waiting.append(source)
    if waiting:
        tasks.later(state, tasks.SETTLE, seat, *waiting)


def effect_of(source: int) -> Effect:
    """The effect that stands at a place of a card."""
    card, slot = index.CARD[tasks.card_of(source)], tasks.slot_of(source)
    if slot == tasks.REACTION:
        assert isinstance(card.feature, Rewards)
        return card.feature.reward
    effect = (card.production, card.bonus, None, card.deal)[slot]
    assert effect is not None
    return effect


def carry_out(state: SettlersState, seat: int, source: int, effect: Effect) -> Unit | None:
    """Do it now, or return what has to be asked for it."""
    card, slot = tasks.card_of(source), tasks.slot_of(source)
    amounts = effect.amounts(state, seat)
    if amounts is None:
        return effect.resolve(state, seat, card)
    noted = slot == tasks.DEAL and notes_deals(state, seat)
    receive(state, seat, amounts, GIVEN_BY[slot], card, noted)
    return None


def notes_deals(state: SettlersState, seat: int) -> bool:
    """Will goods of deals be exchanged when production ends (CARD-SCHOOL-OF-DIPLOMACY-1)?"""
    return state.phase == PRODUCTION and bool(listening(state, seat, ExchangesDeals))


def settle_next(state: SettlersState, seat: int, *sources: int) -> Unit:
    """One of the effects that wait, chosen by their owner."""
    source = sources[0]
    if any(effect_of(other) != effect_of(source) for other in sources):
        choices = {option_of(other).value: other for other in reversed(sources)}
        offers = sorted({option_of(other) for other in sources})
        source = choices[(yield Decision(seat, ORDER_ASK, offers))]
    rest = list(sources)
    rest.remove(source)
    if rest:
        tasks.later(state, tasks.SETTLE, seat, *rest)
    asks = carry_out(state, seat, source, effect_of(source))
    if asks is not None:
        yield from asks


def option_of(source: int) -> Option:
    """An effect as an option: its card, or the building bonus."""
    if tasks.slot_of(source) == tasks.BONUS:
        return BONUS_OPTION
    return index.OPTION[tasks.card_of(source)]


# --- what sets them off ------------------------------------------------------------------------------


def built(state: SettlersState, seat: int, card: int) -> None:
    """A new location produces, gives its bonus, and features react, its own among them (ACTION-BUILD-5,
    ACTION-BUILD-6, GENERAL-15)."""
    design = index.CARD[card]
    sources = []
    if design.production is not None:
        sources.append(tasks.source(tasks.PRODUCTION, card))
    if design.bonus is not None:
        sources.append(tasks.source(tasks.BONUS, card))
    for location, feature in listening(state, seat, WhenBuilding):
        if feature.matches(card):
            sources.append(tasks.source(tasks.REACTION, location))
    settle(state, seat, sources)


def dealt(state: SettlersState, seat: int, card: int) -> None:
    """A deal gives its good at once, and features react to it (ACTION-DEAL-4, CARD-DOJO-1)."""
    settle(state, seat, [tasks.source(tasks.DEAL, card), *reactions(state, seat, WhenDealing)])


def razed(state: SettlersState, seat: int, card: int, noted: bool = False) -> None:
    """The goods of a raze field, and features that react to razing (CARD-RAID-1)."""
    receive(state, seat, index.raze_field(card).goods, BY_CARD, card, noted)
    settle(state, seat, reactions(state, seat, WhenRazing))


def reactions(state: SettlersState, seat: int, kind: type[Rewards]) -> list[int]:
    """The rewards of all features of a kind."""
    return [tasks.source(tasks.REACTION, location) for location, _ in listening(state, seat, kind)]
