"""Draw, reshuffle, develop, and what is done to the nation deck."""

from collections.abc import Generator
from typing import Any, TypeAlias

from regnum.engine.decision import DONE, Decision, Gather
from regnum.engine.fields import Cards
from regnum.engine.telling import tell, tell_move, tell_secret
from regnum.games.imperium import knowledge
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import CheaperDevelopment
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import (
    CHEAPER_DEVELOPMENT,
    NONE,
    ON_DECK_EMPTY,
    ON_DEVELOPMENT,
    ON_NATION_DECK,
    Cost,
)
from regnum.games.imperium.verbs.ctx import Happened, Steps
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.react import fire
from regnum.games.imperium.verbs.tell import tell_reveal
from regnum.games.imperium.verbs.tokens import can_pay, pay, place_exhaustion
from regnum.games.imperium.verbs.zones import become_empire, lay, lift, lift_top, shuffled, take_top
from regnum.games.imperium.zones import DECK, DEVELOPMENT, DISCARD, HAND, NATION, PLAY

Drawing: TypeAlias = Generator[Decision | Gather, Any, list[int]]
"""As `Steps`, but it says at last which cards were drawn."""


def trigger_scoring(state: ImperiumState, reason: str) -> None:
    """The first trigger decides: one more full round after this one (END-8, END-9, TIME-20)."""
    if not state.last_round:
        state.last_round, state.reason = state.round + 1, reason
        tell(state, "scored", f"imperium-triggered-{reason}")


# --- drawing -------------------------------------------------------------------------------------------


def draw(state: ImperiumState, seat: int, count: int, if_able: bool = False) -> Steps:
    """From the draw deck to hand; "if able" never reshuffles (KW-DRAW-1 to KW-DRAW-3).

    Returns how many; see `drawn` where the cards matter.
    """
    return len((yield from drawn(state, seat, count, if_able)))


def drawn(state: ImperiumState, seat: int, count: int, if_able: bool = False) -> Drawing:
    """Draw, and return the cards."""
    if seat >= state.people:
        return discard_top(state, seat, count)
    cards: list[int] = []
    while len(cards) < count:
        if not state.deck[seat]:
            if if_able:
                break
            yield from reshuffle(state, seat)
            if not state.deck[seat]:
                break
        came = take_top(state, seat, min(count - len(cards), len(state.deck[seat])))
        cards += came
        if state.events is not None:
            source, target = DECK[seat], HAND[seat]
            tell_secret(state, "imperium-drew", came, (seat,), seat=seat, source=source, target=target)
        if not state.deck[seat]:
            yield from emptied(state, seat)
    return cards


def discard_top(state: ImperiumState, seat: int, count: int) -> list[int]:
    """The top cards of a bot's deck, as many as there are: what a bot does instead of drawing, and what its
    tables ask for (SOLO-EFFECT-DRAW, SOLO-EFFECT-DECK)."""
    cards: list[int] = []
    while state.deck[seat] and len(cards) < count:
        (card,), _ = lift_top(state, seat)
        cards.append(card)
        tell_reveal(state, "imperium-bot-discarded", card, DECK[seat], DISCARD[seat], seat=seat)
        lay(state, seat, card, "discard")
    return cards


def can_draw(state: ImperiumState, seat: int) -> bool:
    """Would drawing bring a card, also by what comes before a reshuffle (RESHUFFLE-1, RESHUFFLE-9)?"""
    if state.deck[seat] or state.discard[seat]:
        return True
    if not state.exhaustion[seat]:
        return False
    if state.empire[seat]:
        return ON_DEVELOPMENT not in state.used[seat] and bool(affordable(state, seat))
    return ON_NATION_DECK not in state.used[seat] and bool(state.nation_deck_size(seat))


def emptied(state: ImperiumState, seat: int) -> Steps:
    """The last card has left the draw deck, in whatever way (NATION-UTOPIANS-8, Q-44)."""
    return (yield from fire(state, seat, ON_DECK_EMPTY, Happened()))


def reshuffle(state: ImperiumState, seat: int) -> Steps:
    """The discard pile becomes the draw deck; before that, a nation card or a development (RESHUFFLE)."""
    nation = index.NATIONS[state.nations[seat]]
    if not state.empire[seat]:
        free = state.exhaustion[seat] and ON_NATION_DECK not in state.used[seat]
        if free and state.nation_deck_size(seat):
            gain_nation_card(state, seat)
            place_exhaustion(state, seat, ON_NATION_DECK)
    elif state.development[seat] and not nation.quests:
        yield from _develop_before(state, seat)
    renew_deck(state, seat)
    return 1


def _develop_before(state: ImperiumState, seat: int) -> Steps:
    """An empire may develop once a turn cycle when it reshuffles (RESHUFFLE-9, RESHUFFLE-10)."""
    if not state.exhaustion[seat] or ON_DEVELOPMENT in state.used[seat]:
        return 0
    cards = affordable(state, seat)
    if not cards:
        return 0
    question = ask("develop-reshuffle", "RESHUFFLE-9")
    card = yield Decision(seat, question, index.options_or_done(cards), DEVELOPMENT[seat])
    if card == DONE.value:
        return 0
    yield from develop(state, seat, card)
    place_exhaustion(state, seat, ON_DEVELOPMENT)
    return 1


def renew_deck(state: ImperiumState, seat: int) -> None:
    """The whole discard pile, shuffled (RESHUFFLE-11)."""
    pile = state.discard[seat]
    state.discard[seat] = ()
    state.deck[seat] = shuffled(state, pile)
    knowledge.renewed(state, seat)
    if pile:
        tell(state, "shuffled", "imperium-reshuffled", seat=seat, source=DISCARD[seat], target=DECK[seat])


# --- the nation deck -----------------------------------------------------------------------------------


def gain_nation_card(state: ImperiumState, seat: int) -> int:
    """The top card of the nation deck goes into the discard pile; the last one has consequences."""
    cards = state.nation[seat]
    if not cards:
        return _gain_last_card(state, seat)
    card = cards[-1]
    state.nation[seat] = cards[:-1]
    tell_reveal(state, "imperium-nation-card", card, NATION[seat], DISCARD[seat], seat=seat)
    lay(state, seat, card, "discard")
    return card


def _gain_last_card(state: ImperiumState, seat: int) -> int:
    """Accession, zenith or nadir (RESHUFFLE-5 to RESHUFFLE-7, RESHUFFLE-15)."""
    card = state.accession[seat]
    if card == NONE:
        return NONE
    state.accession[seat] = NONE
    bottom = index.NATIONS[state.nations[seat]].bottom
    if bottom == "enters":
        lay(state, seat, card, "play")
        tell_move(state, "imperium-last-card-enters", seat, card, NATION[seat], PLAY[seat])
    else:
        lay(state, seat, card, "discard")
        tell_move(state, "imperium-last-card", seat, card, NATION[seat], DISCARD[seat])
    if bottom == "flips":
        become_empire(state, seat)
    elif bottom == "ends":
        trigger_scoring(state, "zenith")
    return card


def shuffle_nation_deck(state: ImperiumState, seat: int) -> None:
    """All but the last card (KW-NATIONDECK-1)."""
    state.nation[seat] = shuffled(state, state.nation[seat])
    knowledge.unpin(state, seat, state.nation[seat])
    tell(state, "shuffled", "imperium-shuffled-nation", seat=seat, source=NATION[seat], target=NATION[seat])


def shuffle_deck(state: ImperiumState, seat: int) -> None:
    """After searching it (KW-FIND-5)."""
    state.deck[seat] = shuffled(state, state.deck[seat])
    knowledge.mixed(state, seat)
    tell(state, "shuffled", "imperium-shuffled-deck", seat=seat, source=DECK[seat], target=DECK[seat])


def sink_to_bottom(state: ImperiumState, seat: int) -> None:
    """The top nation card goes just above the last one (KW-NATIONDECK-2)."""
    cards = state.nation[seat]
    state.nation[seat] = (cards[-1], *cards[:-1])
    knowledge.pin(state, seat, cards[-1:])
    tell(state, "moved", "imperium-nation-bottom", seat=seat, source=NATION[seat], target=NATION[seat])


# --- development ---------------------------------------------------------------------------------------


def development_cost(state: ImperiumState, seat: int, card: int) -> Cost:
    """What is printed, less what passives take off (KW-DEVELOP-5)."""
    cost = index.COST[card]
    if state.watch[seat] & CHEAPER_DEVELOPMENT:
        for _, passive in passives(state, seat, CheaperDevelopment):
            cost = Cost(*(max(0, price - less) for price, less in zip(cost, passive.off, strict=True)))
    return cost


def affordable(state: ImperiumState, seat: int, free: bool = False) -> Cards:
    """What the seat could develop now."""
    if index.NATIONS[state.nations[seat]].quests:
        return ()
    cards = state.development[seat]
    if free:
        return cards
    pool = state.pools[seat]
    return tuple([card for card in cards if can_pay(pool, development_cost(state, seat, card))])


def develop(state: ImperiumState, seat: int, card: int, free: bool = False) -> Steps:
    """Pay, and put the card into the discard pile; the last one triggers scoring (KW-DEVELOP, END-3)."""
    if not free:
        yield from pay(state, seat, development_cost(state, seat, card), card)
    lift(state, seat, card, "development")
    lay(state, seat, card, "discard")
    tell_move(state, "imperium-developed", seat, card, DEVELOPMENT[seat], DISCARD[seat])
    if not state.development[seat]:
        trigger_scoring(state, "developed")
    return 1
