"""Carrying out what was begun: simultaneous effects, cards to draw, choices that are left."""

from collections.abc import Callable, Iterable

from regnum.engine.decision import DONE, Ask, Decision, Option, Unit, option
from regnum.games.settlers import tasks
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects import Effect, Gain, GainPer, score
from regnum.games.settlers.features import WhenBuilding, WhenDealing, WhenRazing
from regnum.games.settlers.state import BUILT, DEALT, PRODUCED, PRODUCTION, RAZED, SettlersState
from regnum.games.settlers.terms import CARD, COMMON_CARD, FACTION_CARD, GOOD_OPTIONS, VP, good_of
from regnum.games.settlers.verbs import piles
from regnum.games.settlers.verbs.goods import give_up_vp, spend
from regnum.games.settlers.verbs.tell import HAND, LOOKED

DECK_OPTIONS = (option("choice", COMMON_CARD, "common"), option("choice", FACTION_CARD, "faction"))
BONUS_OPTION = option("choice", 1000, "bonus")
AGAIN_OPTION = option("choice", 0, "again")
KEEP_ASK = Ask("settlers-ask-keep", "settlers:CARD-MISSION-1")
LOOKED_ASK = Ask("settlers-ask-keep-looked", "settlers:CARD-ARCHITECT-1")


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
        assert isinstance(card.feature, WhenBuilding | WhenDealing | WhenRazing)
        return card.feature.reward
    effect = (card.production, card.bonus, None, card.deal)[slot]
    assert effect is not None
    return effect


def carry_out(state: SettlersState, seat: int, source: int, effect: Effect) -> Unit | None:
    """Do it now, or return what has to be asked for it."""
    if isinstance(effect, Gain):
        effect.apply(state, seat, tasks.slot_of(source) == tasks.DEAL and notes_deals(state, seat))
        return None
    if isinstance(effect, GainPer):
        effect.apply(state, seat)
        return None
    return effect.resolve(state, seat, tasks.card_of(source))


def notes_deals(state: SettlersState, seat: int) -> bool:
    """Will goods of deals be exchanged when production ends (CARD-SCHOOL-OF-DIPLOMACY-1)?"""
    return state.phase == PRODUCTION and bool(state.listeners[seat][PRODUCED])


def settle_next(state: SettlersState, seat: int, *sources: int) -> Unit:
    """One of the effects that wait, chosen by their owner."""
    source = sources[0]
    if any(effect_of(other) != effect_of(source) for other in sources):
        choices = {option_of(other).value: other for other in reversed(sources)}
        offers = sorted({option_of(other) for other in sources})
        source = choices[(yield Decision(seat, Ask("settlers-ask-order", "settlers:GENERAL-20"), offers))]
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


# --- what others react to ----------------------------------------------------------------------------


def built(state: SettlersState, seat: int, card: int) -> None:
    """A new location produces, gives its bonus, and features react, its own among them (ACTION-BUILD-5,
    ACTION-BUILD-6, GENERAL-15)."""
    design = index.CARD[card]
    sources = []
    if design.production is not None:
        sources.append(tasks.source(tasks.PRODUCTION, card))
    if design.bonus is not None:
        sources.append(tasks.source(tasks.BONUS, card))
    for feature in state.listeners[seat][BUILT]:
        reacting = index.CARD[feature].feature
        assert isinstance(reacting, WhenBuilding)
        if reacting.matches(card):
            sources.append(tasks.source(tasks.REACTION, feature))
    settle(state, seat, sources)


def dealt(state: SettlersState, seat: int, card: int) -> None:
    """A deal gives its good at once, and features react to it (ACTION-DEAL-4, CARD-DOJO-1)."""
    reactions = [tasks.source(tasks.REACTION, feature) for feature in state.listeners[seat][DEALT]]
    settle(state, seat, [tasks.source(tasks.DEAL, card), *reactions])


def razed(state: SettlersState, seat: int, goods: Gain, noted: bool = False) -> None:
    """The goods of a raze field, and features that react to razing (CARD-RAID-1)."""
    goods.apply(state, seat, noted)
    settle(state, seat, [tasks.source(tasks.REACTION, feature) for feature in state.listeners[seat][RAZED]])


# --- tasks -------------------------------------------------------------------------------------------


def draw(state: SettlersState, seat: int, deck: int, noted: int) -> Unit:
    """One card, from either deck or from the one that is named (GENERAL-7, GENERAL-8)."""
    if deck == CARD:
        offers = [DECK_OPTIONS[0]] if state.has_common() else []
        if state.has_faction(seat):
            offers.append(DECK_OPTIONS[1])
        if not offers:
            return
        deck = yield Decision(seat, Ask("settlers-ask-deck", "settlers:GENERAL-7"), offers)
    cards = (piles.draw_commons if deck == COMMON_CARD else piles.draw_faction_cards)(state, seat)
    if noted:
        state.drawn += cards


def keep(state: SettlersState, seat: int) -> Unit:
    """One of the cards drawn is kept, the others are discarded (CARD-MISSION-1)."""
    drawn, state.drawn = state.drawn, ()
    if len(drawn) > 1:
        kept = yield Decision(seat, KEEP_ASK, index.options(drawn), HAND[seat], secret=True)
        for card in drawn:
            if card != kept:
                piles.discard_from_hand(state, seat, card)


def keep_looked(state: SettlersState, seat: int) -> Unit:
    """One of the cards looked at is kept (CARD-ARCHITECT-1)."""
    if state.looked:
        cards = state.looked[1:]
        kept = cards[0]
        if len(cards) > 1:
            kept = yield Decision(seat, LOOKED_ASK, index.options(cards), LOOKED, secret=True)
        piles.keep_looked(state, kept)


def exchange(state: SettlersState, seat: int, vp: int, points_too: int) -> Unit:
    """Any number of the goods just received for points, all in one gain (CARD-DARK-CHAPEL-2,
    CARD-SCHOOL-OF-DIPLOMACY-1). A point for a point would change nothing and is not offered."""
    goods, cards, given = list(state.noted), list(state.drawn), 0
    state.noted = state.drawn = ()
    clause = "settlers:CARD-DARK-CHAPEL-2" if points_too else "settlers:CARD-SCHOOL-OF-DIPLOMACY-1"
    if not points_too:
        goods = [good for good in goods if good != VP]
    while goods or cards:
        ask = Ask("settlers-ask-exchange", clause, (("vp", vp), ("count", given)))
        offers = [*index.options(cards), DONE, *[GOOD_OPTIONS[good] for good in sorted(set(goods))]]
        chosen = yield Decision(seat, ask, offers, secret=True)
        if chosen == DONE.value:
            break
        if chosen in cards:
            cards.remove(chosen)
            piles.discard_from_hand(state, seat, chosen)
        else:
            goods.remove(good_of(chosen))
            give_up(state, seat, good_of(chosen))
        given += 1
    if given:
        score(state, seat, given * vp)


def give_up(state: SettlersState, seat: int, good: int) -> None:
    """A good just received goes back to the supply."""
    if good == VP:
        give_up_vp(state, seat)
    else:
        spend(state, seat, good, 1)


TASKS: dict[int, Callable[..., Unit]] = {
    tasks.DRAW: draw,
    tasks.SETTLE: settle_next,
    tasks.KEEP: keep,
    tasks.LOOKED: keep_looked,
    tasks.EXCHANGE: exchange,
}
"""The tasks of effects; `actions` adds those of a turn."""


def resume(state: SettlersState) -> Unit:
    """The next thing that was begun."""
    kind, *about = tasks.pop(state)
    return TASKS[kind](state, *about)


def ask_about(text: str, clause: str, card: int) -> Ask:
    """A question that a card asks."""
    return Ask(f"settlers-ask-{text}", f"settlers:{clause}", (("card", index.KEY[card]),))
