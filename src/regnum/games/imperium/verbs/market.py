"""Acquire, break through, exile from the market, swap, refill."""

from regnum.engine.fields import Cards, without
from regnum.engine.telling import tell, tell_move, tell_secret
from regnum.games.imperium import knowledge
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import MarketToken
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import (
    MARKET_TOKEN_KIND,
    NONE,
    NOTHING,
    ON_GAIN_CARD,
    SLOTS,
    SMALL_DECK_OF,
    WITH_UNREST,
    Cost,
)
from regnum.games.imperium.verbs.ctx import Happened, Steps
from regnum.games.imperium.verbs.deck import trigger_scoring
from regnum.games.imperium.verbs.moves import take_unrest
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.react import fire
from regnum.games.imperium.verbs.tell import tell_all, tell_reveal, tell_tokens
from regnum.games.imperium.verbs.tokens import gain
from regnum.games.imperium.verbs.zones import (
    draw_unrest,
    enter_hand,
    lay,
    lift,
    own_hand,
    shuffled,
    watch_unrest,
)
from regnum.games.imperium.zones import EXILE, HAND, MAIN, MARKET, PLACES, SMALL, UNREST


def market_cards(state: ImperiumState, suits: int) -> list[int]:
    """The market cards of a suit; of any suit or none where 0 is asked for."""
    icons = index.ICONS
    return [card for card in state.market if card != NONE and (not suits or icons[card] & suits)]


def slot_of(state: ImperiumState, card: int) -> int:
    """Where in the market a card lies."""
    return state.market.index(card)


# --- refilling -----------------------------------------------------------------------------------------


def refill(state: ImperiumState, slot: int, keep: int = 0) -> None:
    """The top card of the deck opposite, or of the main deck, with unrest under it (MARKET-2 to MARKET-5).
    Set-up keeps a card in the unrest pile, however few there are (SOLO-Q-33)."""
    state.market[slot], state.laid[slot] = NONE, NOTHING
    if slot < 3 and state.small[slot]:
        card, source = state.small[slot][-1], SMALL[slot]
        state.small[slot] = state.small[slot][:-1]
    elif state.main:
        card, source = take_from_main(state), MAIN
    else:
        return
    state.market[slot] = card
    state.seen = (*state.seen, card)
    tell_reveal(state, "imperium-refilled", card, source, MARKET[slot])
    if len(state.unrest) > keep:
        tuck(state, slot)
    watch_main(state)


def take_from_main(state: ImperiumState) -> int:
    """The top card of the main deck."""
    card = state.main[-1]
    state.main = state.main[:-1]
    if card in state.known_main:
        state.known_main = without(state.known_main, card)
    return card


def watch_main(state: ImperiumState) -> None:
    """An empty main deck triggers scoring (END-2)."""
    if not state.main:
        trigger_scoring(state, "main-deck")


def tuck(state: ImperiumState, slot: int) -> None:
    """Unrest under a card that is not only a region; the last one ends the game (SETUP-29, MARKET-4)."""
    if index.ICONS[state.market[slot]] & WITH_UNREST:
        card = draw_unrest(state)
        state.tucked[slot] = card
        _tell_tucked(state, "imperium-tucked", card, state.market[slot], UNREST, MARKET[slot])
        watch_unrest(state)


def untuck(state: ImperiumState, slot: int, under: int) -> None:
    """The tucked unrest goes back to the pile. That is not the keyword "return" (KW-BREAKTHROUGH-7)."""
    card = state.tucked[slot]
    if card != NONE:
        state.tucked[slot] = NONE
        state.unrest = (*state.unrest, card)
        _tell_tucked(state, "imperium-untucked", card, under, MARKET[slot], UNREST)


def _tell_tucked(state: ImperiumState, text: str, card: int, under: int, source: str, target: str) -> None:
    """Report that unrest comes under a market card, or leaves it."""
    if state.events is not None:
        lies, key = index.KEY[under], index.KEY[card]
        tell(state, "moved", text, card=key, under=lies, source=source, target=target)


def market_tokens(state: ImperiumState, seat: int, tokens: Cost) -> Cost:
    """What a seat puts onto a market card: some nations have their own tokens (NATION-CARTHAGINIANS-1)."""
    if state.watch[seat] & MARKET_TOKEN_KIND and tokens.progress:
        for _, passive in passives(state, seat, MarketToken):
            tokens = passive.tokens
    return tokens


def put_token(state: ImperiumState, seat: int, slot: int, tokens: Cost) -> None:
    """Tokens from the supply onto a market card (CLEANUP-2)."""
    tokens = market_tokens(state, seat, tokens)
    lying = state.laid[slot]
    state.laid[slot] = Cost(lying[0] + tokens[0], lying[1] + tokens[1], lying[2] + tokens[2])
    if state.events is not None:
        tell_tokens(state, "imperium-market-token", seat, tokens, card=index.KEY[state.market[slot]])


# --- gaining -------------------------------------------------------------------------------------------


def acquire(state: ImperiumState, seat: int, card: int) -> Steps:
    """A card from the market, with its tokens and its unrest, or from exile (KW-ACQUIRE)."""
    if card in state.exile:
        return (yield from _acquire_exiled(state, seat, card))
    slot = slot_of(state, card)
    tokens, tucked = state.laid[slot], state.tucked[slot]
    came = PLACES[lay(state, seat, card, "hand")][seat]
    tell_move(state, "imperium-acquired", seat, card, MARKET[slot], came)
    gain(state, seat, tokens, card)
    if tucked != NONE:
        state.tucked[slot] = NONE
        lay(state, seat, tucked, "hand")
        tell_move(state, "imperium-took-tucked", seat, tucked, MARKET[slot], came, under=index.KEY[card])
    refill(state, slot)
    yield from fire(state, seat, ON_GAIN_CARD, Happened(card=card, how="acquire", tokens=tokens))
    return 1


def _acquire_exiled(state: ImperiumState, seat: int, card: int) -> Steps:
    """With unrest from the pile, as if it had lain under the card (KW-ACQUIRE-7)."""
    lift(state, seat, card, "exile")
    came = lay(state, seat, card, "hand")
    tell_move(state, "imperium-acquired-exiled", seat, card, EXILE, PLACES[came][seat])
    if index.ICONS[card] & WITH_UNREST:
        yield from take_unrest(state, seat)
    yield from fire(state, seat, ON_GAIN_CARD, Happened(card=card, how="acquire", exiled=True))
    return 1


def break_through_market(state: ImperiumState, seat: int, card: int, suit: int = 0) -> Steps:
    """Way 1: from the market with its tokens; its unrest goes back to the pile (KW-BREAKTHROUGH-2)."""
    slot = slot_of(state, card)
    tokens = state.laid[slot]
    came = lay(state, seat, card, "hand")
    tell_move(state, "imperium-broke-through", seat, card, MARKET[slot], PLACES[came][seat])
    gain(state, seat, tokens, card)
    untuck(state, slot, card)
    refill(state, slot)
    yield from fire(state, seat, ON_GAIN_CARD, Happened(card, how="break", suit=suit, tokens=tokens))
    return 1


def break_through_exile(state: ImperiumState, seat: int, card: int, suit: int = 0) -> Steps:
    """From exile where an effect allows it; no unrest is taken (KW-BREAKTHROUGH-10)."""
    lift(state, seat, card, "exile")
    lay(state, seat, card, "hand")
    tell_move(state, "imperium-broke-through-exiled", seat, card, EXILE, HAND[seat])
    yield from fire(state, seat, ON_GAIN_CARD, Happened(card, how="break", suit=suit, exiled=True))
    return 1


def break_through_deck(state: ImperiumState, seat: int, suit: int) -> Steps:
    """Ways 2 to 5: the top of the small deck, or the first card of the suit in the main deck."""
    at = SMALL_DECK_OF.get(suit, NONE)
    if at != NONE and state.small[at]:
        card = state.small[at][-1]
        state.small[at] = state.small[at][:-1]
        enter_hand(state, seat, card)
        knowledge.stray(state, card, f"small:{at}", seat)
        deck, target = SMALL[at], own_hand(state, seat)
        text, knows = "imperium-took-small", (seat,)
        tell_secret(state, text, (card,), knows, seat=seat, source=deck, target=target, deck=deck)
        happened = Happened(card, how="break", suit=suit, unseen=True)
    else:
        card = reveal_until(state, seat, suit)
        if card == NONE:
            gain(state, seat, Cost(progress=2))
            return 1
        happened = Happened(card, how="break", suit=suit)
    yield from fire(state, seat, ON_GAIN_CARD, happened)
    return 1


def reveal_until(state: ImperiumState, seat: int, icons: int) -> int:
    """Reveal main-deck cards until one shows an icon; the others are shuffled back (KW-BREAKTHROUGH-4)."""
    others: Cards = ()
    found = NONE
    while state.main and found == NONE:
        card = take_from_main(state)
        if index.ICONS[card] & icons:
            found = card
        else:
            others = (*others, card)
    tell_all(state, "imperium-revealed", seat, others if found == NONE else (*others, found), MAIN)
    if found != NONE:
        came = lay(state, seat, found, "hand")
        tell_move(state, "imperium-broke-through", seat, found, MAIN, PLACES[came][seat])
    if others:
        state.main = shuffled(state, (*state.main, *others))
        state.known_main = (*state.known_main, *others)
        state.seen = (*state.seen, *others)
        tell(state, "shuffled", "imperium-shuffled-main", seat=seat, source=MAIN, target=MAIN)
    watch_main(state)
    return found


# --- exile ---------------------------------------------------------------------------------------------


def exilable(state: ImperiumState) -> list[int]:
    """Market cards without a token (KW-EXILE-3)."""
    return [
        state.market[slot] for slot in SLOTS if state.market[slot] != NONE and state.laid[slot] == NOTHING
    ]


def exile_from_market(state: ImperiumState, seat: int, card: int) -> None:
    """Into exile; its unrest goes back to the pile, and the slot is refilled (KW-EXILE-2)."""
    slot = slot_of(state, card)
    lay(state, seat, card, "exile")
    tell_move(state, "imperium-exiled-market", seat, card, MARKET[slot], EXILE)
    untuck(state, slot, card)
    refill(state, slot)


def swap(state: ImperiumState, seat: int, slot: int, exiled: int) -> None:
    """An exiled card takes the place, and the tokens, of a market card (KW-SWAP)."""
    card = state.market[slot]
    lift(state, seat, exiled, "exile")
    lay(state, seat, card, "exile")
    state.market[slot] = exiled
    tell_move(state, "imperium-exiled-market", seat, card, MARKET[slot], EXILE)
    tell_move(state, "imperium-swapped", seat, exiled, EXILE, MARKET[slot])
    untuck(state, slot, card)
    tuck(state, slot)
