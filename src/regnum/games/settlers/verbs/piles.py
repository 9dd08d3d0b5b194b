"""What can happen to hands, decks and discard piles."""

from collections.abc import Mapping
from typing import NamedTuple

from regnum.engine.decision import Arg
from regnum.engine.fields import NO_CARD, without
from regnum.engine.rng import Rng
from regnum.engine.telling import tell, tell_move, tell_secret
from regnum.games.settlers import knowledge
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.terms import COMMON_CARD, FACTION_CARD, so_many
from regnum.games.settlers.verbs.goods import SOURCES
from regnum.games.settlers.zones import DECK, DISCARD, FACTION_DECK, FACTION_DISCARD, HAND, REMOVED

PLAINLY = "plainly"
"""How a card is drawn that nothing gives but the rules."""

# --- hands -------------------------------------------------------------------------------------------


def leave_hand(state: SettlersState, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    state.hand[seat] = without(state.hand[seat], card)
    knowledge.gone(state, card)


def enter_hand(state: SettlersState, seat: int, cards: tuple[int, ...], knowers: int = 0) -> None:
    """Cards come to hand; `knowers` are the seats that have seen them, as bits."""
    state.hand[seat] = tuple(sorted(state.hand[seat] + cards))
    knowledge.shown(state, seat, cards, knowers)


def discard_from_hand(state: SettlersState, seat: int, card: int) -> None:
    """From hand to its discard pile."""
    leave_hand(state, seat, card)
    discard(state, card)
    tell_move(state, "settlers-discarded-hand", seat, card, HAND[seat], pile_of(state, card))


# --- discard piles -----------------------------------------------------------------------------------


def discard(state: SettlersState, card: int) -> None:
    """To the pile of its own kind, whoever discards it (GENERAL-9)."""
    if index.COMMON[card]:
        state.discard = (*state.discard, card)
    elif index.FACTION[card] == Faction.ATTACK:
        state.removed = (*state.removed, card)
    else:
        seat = state.factions.index(index.FACTION[card])
        state.discards[seat] = (*state.discards[seat], card)


def pile_of(state: SettlersState, card: int) -> str:
    """The name of the pile that a card is discarded to."""
    if index.COMMON[card]:
        return DISCARD
    if index.FACTION[card] == Faction.ATTACK:
        return REMOVED
    return FACTION_DISCARD[state.factions.index(index.FACTION[card])]


# --- decks -------------------------------------------------------------------------------------------


def shuffled(state: SettlersState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards in a random order."""
    rng, order = Rng(state.rng), list(cards)
    rng.shuffle(order)
    state.rng = rng.state
    return tuple(order)


def lay_decks(state: SettlersState, decks: Mapping[Faction, tuple[int, ...]]) -> None:
    """The common deck and the faction decks are shuffled (SETUP-2, SETUP-3)."""
    state.deck = shuffled(state, index.PRINTED[Faction.COMMON])
    state.decks = [shuffled(state, decks[Faction(faction)]) for faction in state.factions]


def take_commons(state: SettlersState, count: int) -> tuple[int, ...]:
    """The top cards of the common deck, as many as there are; the pile is shuffled in when needed
    (GENERAL-10)."""
    taken: tuple[int, ...] = ()
    while len(taken) < count and state.has_common():
        if not state.deck:
            renew_deck(state)
        taken += (state.deck[-1],)
        state.deck = state.deck[:-1]
    return taken


def renew_deck(state: SettlersState) -> None:
    """The discard pile becomes the common deck."""
    knowledge.reshuffled(state, state.discard)
    state.deck, state.discard = shuffled(state, state.discard), ()
    tell(state, "shuffled", "settlers-reshuffled", source=DISCARD, target=DECK)


def take_faction_cards(state: SettlersState, seat: int, count: int) -> tuple[int, ...]:
    """The top cards of a faction deck. Its pile is shuffled in only where the table has chosen so (Q-1)."""
    taken: tuple[int, ...] = ()
    while len(taken) < count and state.has_faction(seat):
        if not state.decks[seat]:
            renew_faction_deck(state, seat)
        deck = state.decks[seat]
        taken += (deck[-1],)
        state.decks[seat] = deck[:-1]
    return taken


def renew_faction_deck(state: SettlersState, seat: int) -> None:
    """A faction's discard pile becomes its deck."""
    pile = state.discards[seat]
    knowledge.reshuffled(state, pile)
    state.decks[seat], state.discards[seat] = shuffled(state, pile), ()
    source, target = FACTION_DISCARD[seat], FACTION_DECK[seat]
    tell(state, "shuffled", "settlers-reshuffled-faction", seat=seat, source=source, target=target)


class Given(NamedTuple):
    """What gives a card: a kind of source by its number, and the card there."""

    by: int
    card: int = NO_CARD

    @property
    def words(self) -> dict[str, Arg]:
        """As questions and the log say it."""
        named: dict[str, Arg] = {} if self.card == NO_CARD else {"by": index.KEY[self.card]}
        return {"how": SOURCES[self.by], **named}


def draw_commons(
    state: SettlersState, seat: int, count: int = 1, given: Given | None = None
) -> tuple[int, ...]:
    """From the common deck to hand."""
    cards = take_commons(state, count)
    _drawn(state, seat, cards, COMMON_CARD, DECK, given)
    return cards


def draw_faction_cards(
    state: SettlersState, seat: int, count: int = 1, given: Given | None = None
) -> tuple[int, ...]:
    """From the own faction deck to hand."""
    cards = take_faction_cards(state, seat, count)
    _drawn(state, seat, cards, FACTION_CARD, FACTION_DECK[seat], given)
    return cards


def _drawn(
    state: SettlersState, seat: int, cards: tuple[int, ...], kind: int, source: str, given: Given | None
) -> None:
    if not cards:
        return
    enter_hand(state, seat, cards)
    if state.events is not None:
        words: dict[str, Arg] = {"how": PLAINLY} if given is None else given.words
        words |= {"goods": so_many(kind, len(cards)), "seat": seat, "source": source, "target": HAND[seat]}
        tell_secret(state, "settlers-drew", cards, (seat,), True, **words)


def look(state: SettlersState, seat: int, count: int, by: int) -> None:
    """The top cards of the own faction deck are looked at; `by` is the location that lets one do it
    (CARD-ARCHITECT-1)."""
    cards = take_faction_cards(state, seat, count)
    if cards:
        state.looked = (seat, *sorted(cards))
        source, key = FACTION_DECK[seat], index.KEY[by]
        tell_secret(state, "settlers-looked", cards, (seat,), seat=seat, card=key, source=source)


def keep_looked(state: SettlersState, card: int) -> None:
    """One of the cards looked at is kept; the rest are shuffled into the deck."""
    seat, *cards = state.looked
    state.looked = ()
    enter_hand(state, seat, (card,))
    tell_secret(state, "settlers-kept", (card,), (seat,), seat=seat, target=HAND[seat])
    rest = tuple(other for other in cards if other != card)
    if rest:
        state.decks[seat] = shuffled(state, tuple(sorted(state.decks[seat] + rest)))
        tell(state, "shuffled", "settlers-shuffled-back", seat=seat, target=FACTION_DECK[seat])
