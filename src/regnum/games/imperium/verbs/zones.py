"""Lifting a card from where it lies and laying it where it goes. Verbs say which, and tell of it."""

from collections.abc import Callable
from typing import TypeAlias

from regnum.engine.fields import Cards, without
from regnum.engine.rng import Rng
from regnum.engine.telling import tell
from regnum.games.imperium import knowledge
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import FLOODS, NO_HISTORY, Cost
from regnum.games.imperium.verbs.tell import tell_tokens
from regnum.games.imperium.zones import DECK, HAND

Move: TypeAlias = Callable[[ImperiumState, int, int], None]
"""Something done to a card of a seat."""


class Collapse(Exception):
    """The unrest pile is empty: the game ends at once, in the middle of whatever goes on (COLLAPSE-1)."""


# --- hands and decks -----------------------------------------------------------------------------------


def leave_hand(state: ImperiumState, seat: int, card: int) -> None:
    """A card leaves a hand, to be put elsewhere."""
    state.hand[seat] = without(state.hand[seat], card)
    if state.shown[seat]:
        knowledge.hide(state, seat, card)


def enter_hand(state: ImperiumState, seat: int, card: int) -> None:
    """A card enters a hand, and everybody sees it enter (which card it is may be a secret). A bot, which has
    no hand, puts it face down onto its deck (SOLO-EFFECT-ACQUIRE-4)."""
    if seat >= state.people:
        put_on_deck(state, seat, card, openly=False)
        return
    state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    knowledge.show(state, seat, card)


def own_hand(state: ImperiumState, seat: int) -> str:
    """Where a card that enters a hand is seen to go."""
    return DECK[seat] if seat >= state.people else HAND[seat]


def put_on_deck(state: ImperiumState, seat: int, card: int, openly: bool) -> None:
    """Onto the top of the draw deck."""
    state.deck[seat] = (*state.deck[seat], card)
    state.tops[seat] += 1
    if openly:
        state.open_top[seat] = (*state.open_top[seat], card)


def take_top(state: ImperiumState, seat: int, count: int) -> Cards:
    """The top cards of the draw deck go to hand, unseen by the others. Returns them, the topmost first."""
    cards, known = lift_top(state, seat, count)
    state.hand[seat] = tuple(sorted(state.hand[seat] + cards))
    for card in known:
        knowledge.show(state, seat, card)
    return cards


def lift_top(state: ImperiumState, seat: int, count: int = 1) -> tuple[Cards, Cards]:
    """The top cards of the draw deck, to be put elsewhere, and those of them that everybody knows."""
    deck = state.deck[seat]
    cards = deck[: -count - 1 : -1]
    state.deck[seat] = deck[:-count]
    if not state.tops[seat]:
        return cards, ()
    state.tops[seat] = max(0, state.tops[seat] - count)
    opened = state.open_top[seat]
    state.open_top[seat] = tuple([card for card in opened if card not in cards])
    return cards, tuple([card for card in cards if card in opened])


def shuffled(state: ImperiumState, cards: Cards) -> Cards:
    """The cards in random order. In a sampled world the order may be settled already."""
    if state.fate:
        settled, state.fate = state.fate[0], state.fate[1:]
        if sorted(settled) == sorted(cards):
            state.shuffles = (*state.shuffles, settled)
            return settled
    order = sorted(cards)
    rng = Rng(state.rng)
    rng.shuffle(order)
    state.rng = rng.state
    result = tuple(order)
    state.shuffles = (*state.shuffles, result)
    return result


# --- play area and garrisons ---------------------------------------------------------------------------


def enter_play(state: ImperiumState, seat: int, card: int) -> None:
    """Into the play area: its passives begin to work, but for a bot's (SOLO-EFFECT-PLAY-1)."""
    state.play[seat] = (*state.play[seat], card)
    if seat < state.people:
        state.watch[seat] |= index.WATCH[card]


def leave_play(state: ImperiumState, seat: int, card: int) -> None:
    """Out of the play area, to be put elsewhere: its tokens and passives are gone (KW-EXHAUST-4, Q-31)."""
    state.play[seat] = without(state.play[seat], card)
    if card in state.used[seat]:
        state.used[seat] = without(state.used[seat], card)
    if index.WATCH[card]:
        look_anew(state, seat)
    if state.treated:
        state.treated = tuple([entry for entry in state.treated if entry[0] != card])
    if state.stored:
        for stored, tokens in state.stored:
            if stored == card:
                add_tokens(state, seat, tokens)
                tell_tokens(state, "imperium-gained-from", seat, tokens, sign=1, card=index.KEY[card])
        state.stored = tuple([entry for entry in state.stored if entry[0] != card])


def look_anew(state: ImperiumState, seat: int) -> None:
    """Which passives and reactions are in play?"""
    watch = 0
    for card in state.in_play(seat):
        watch |= index.WATCH[card]
    state.watch[seat] = watch


def add_tokens(state: ImperiumState, seat: int, tokens: Cost) -> None:
    """Into the pool."""
    pool = state.pools[seat]
    state.pools[seat] = Cost(pool[0] + tokens[0], pool[1] + tokens[1], pool[2] + tokens[2])


# --- any place -----------------------------------------------------------------------------------------


def lift_from_deck(state: ImperiumState, seat: int, card: int) -> None:
    """A card that was searched for leaves the draw deck."""
    deck = state.deck[seat]
    if deck.index(card) >= len(deck) - state.tops[seat]:
        state.tops[seat] -= 1
        state.open_top[seat] = tuple([other for other in state.open_top[seat] if other != card])
        knowledge.hide(state, seat, card)
    state.deck[seat] = without(deck, card)


LIFTING: dict[str, Move] = {
    **{name: zone.lift for name, zone in ImperiumState.zones.items()},
    "hand": leave_hand,
    "play": leave_play,
    "deck": lift_from_deck,
}
"""How a card is lifted, by zone: from some, more happens than that."""


def lift(state: ImperiumState, seat: int, card: int, place: str) -> None:
    """Take a card from a place of a seat, or from the exile pile."""
    LIFTING[place](state, seat, card)


def lay_in_hand(state: ImperiumState, seat: int, card: int) -> str | None:
    """Openly to hand; a bot, which has none, puts it onto its deck."""
    if seat >= state.people:
        put_on_deck(state, seat, card, openly=True)
        return "deck"
    enter_hand(state, seat, card)
    return None


def lay_on_deck(state: ImperiumState, seat: int, card: int) -> None:
    """Openly onto the draw deck."""
    put_on_deck(state, seat, card, openly=True)


def lay_in_discard(state: ImperiumState, seat: int, card: int) -> str:
    """Into the own discard pile."""
    state.discard[seat] = (*state.discard[seat], card)
    if seat >= state.people:
        watch_accession(state, seat, card)
    return "discard"


def lay_in_history(state: ImperiumState, seat: int, card: int) -> str | None:
    """Into the history; whoever has none discards it (KW-HISTORY-4, TIME-9)."""
    if state.watch[seat] & NO_HISTORY:
        return lay_in_discard(state, seat, card)
    state.history[seat] = (*state.history[seat], card)
    return None


def lay_in_flooded(state: ImperiumState, seat: int, card: int) -> str | None:
    """Into the flooded pile; whoever has none discards it (KW-SINK-2)."""
    if not state.watch[seat] & FLOODS:
        return lay_in_discard(state, seat, card)
    state.flooded[seat] = (*state.flooded[seat], card)
    return None


Laying: TypeAlias = Callable[[ImperiumState, int, int], str | None]
"""Lays a card of a seat, and returns where it went, if that may be elsewhere."""

LAYING: dict[str, Laying] = {
    **{name: zone.lay for name, zone in ImperiumState.zones.items()},
    "hand": lay_in_hand,
    "play": enter_play,
    "deck": lay_on_deck,
    "discard": lay_in_discard,
    "history": lay_in_history,
    "flooded": lay_in_flooded,
}
"""How a card is laid, by zone."""


def lay(state: ImperiumState, seat: int, card: int, place: str) -> str:
    """Lay a card openly where it goes. Returns where it went: not everybody has every place."""
    state.seen = (*state.seen, card)
    if state.strays or any(state.pins):
        knowledge.reveal(state, card)
    return LAYING[place](state, seat, card) or place


def watch_accession(state: ImperiumState, seat: int, card: int) -> None:
    """A bot becomes an empire whenever its accession card is discarded (SOLO-DYNASTY-8)."""
    nation = index.NATIONS[state.nations[seat]]
    if index.CARD[card].starts == "accession" and nation.bottom == "flips":
        become_empire(state, seat)


def become_empire(state: ImperiumState, seat: int) -> None:
    """The state card is flipped."""
    if not state.empire[seat]:
        state.empire[seat] = True
        tell(state, "turned", "imperium-empire", seat=seat)


def draw_unrest(state: ImperiumState) -> int:
    """The top card of the unrest pile. Whoever takes it looks whether it was the last (TIME-21)."""
    card = state.unrest[-1]
    state.unrest = state.unrest[:-1]
    return card


def watch_unrest(state: ImperiumState) -> None:
    """Without unrest in the pile the game is over (COLLAPSE-1)."""
    if not state.unrest:
        raise Collapse
