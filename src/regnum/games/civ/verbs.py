"""Everything that can happen to a card: the only code that moves cards, and the code that tells of it."""

from regnum.engine.decision import Arg
from regnum.engine.events import Event, EventKind
from regnum.games.civ import knowledge
from regnum.games.civ.cards import CULTURE, DOMAIN, DOMAINS, KEYS, keys
from regnum.games.civ.state import CivState, without

HAND = tuple(f"hand:{seat}" for seat in range(4))
PACK = tuple(f"pack:{seat}" for seat in range(4))
AREA = tuple(tuple(f"area:{seat}:{domain}" for domain in DOMAINS) for seat in range(4))
WHOLE_AREA = tuple(f"area:{seat}" for seat in range(4))
HIDDEN = tuple(tuple(f"hidden:{seat}:{domain}" for domain in DOMAINS) for seat in range(4))
EMBARGO = tuple(tuple(f"embargo:{seat}:{domain}" for domain in DOMAINS) for seat in range(4))
DECK, DISCARD, MIDDLE = "deck", "discard", "middle"


def tell(state: CivState, kind: EventKind, text: str, **public: Arg) -> None:
    """Report something that everybody sees."""
    if state.events is not None:
        state.events.append(Event(kind=kind, text=text, public=public))


def _tell_move(state: CivState, text: str, seat: int, card: int, source: str, target: str) -> None:
    tell(state, "moved", text, seat=seat, card=KEYS[card], source=source, target=target)


def tell_some(
    state: CivState, text: str, cards: tuple[int, ...], knows: tuple[int, ...], **public: Arg
) -> None:
    """Report that cards moved which only some seats see."""
    if state.events is not None:
        public["count"] = len(cards)
        secret = {"cards": keys(cards)}
        event = Event(kind="moved", text=text, public=public, secret=secret, knows=knows, reveals=True)
        state.events.append(event)


def _leave_hand(state: CivState, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    if state.known:
        knowledge.gone(state, seat, card)


def _enter_hand(state: CivState, seat: int, card: int) -> None:
    """A card enters a hand for everybody to see."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    knowledge.shown(state, seat, card)


def _leave_area(state: CivState, seat: int, card: int) -> None:
    area, domain = state.areas[seat], DOMAIN[card]
    cards = area[domain]
    at = cards.index(card)
    area[domain] = cards[:at] + cards[at + 1 :]
    if state.coin and domain == CULTURE:
        _watch_coin(state)


def _enter_area(state: CivState, seat: int, card: int) -> None:
    area, domain = state.areas[seat], DOMAIN[card]
    cards = area[domain]
    if cards and card < cards[-1]:
        area[domain] = tuple(sorted((*cards, card)))
    else:
        area[domain] = (*cards, card)
    if state.coin and domain == CULTURE:
        _watch_coin(state)


def play(state: CivState, seat: int, card: int) -> None:
    """From hand into the area."""
    _leave_hand(state, seat, card)
    _enter_area(state, seat, card)
    if state.events is not None:
        _tell_move(state, "civ-played", seat, card, HAND[seat], AREA[seat][DOMAIN[card]])


def discard_from_hand(state: CivState, seat: int, card: int) -> None:
    """From hand to the discard pile."""
    _leave_hand(state, seat, card)
    state.discard = (*state.discard, card)
    if state.events is not None:
        _tell_move(state, "civ-discarded-hand", seat, card, HAND[seat], DISCARD)


def discard_from_area(state: CivState, seat: int, card: int) -> None:
    """From the area to the discard pile."""
    _leave_area(state, seat, card)
    state.discard = (*state.discard, card)
    if state.events is not None:
        _tell_move(state, "civ-discarded-area", seat, card, AREA[seat][DOMAIN[card]], DISCARD)


def take_from_area(state: CivState, seat: int, card: int) -> None:
    """From the area back to hand."""
    _leave_area(state, seat, card)
    _enter_hand(state, seat, card)
    if state.events is not None:
        _tell_move(state, "civ-took-back", seat, card, AREA[seat][DOMAIN[card]], HAND[seat])


def take_from_discard(state: CivState, seat: int, card: int) -> None:
    """From the discard pile to hand."""
    state.discard = without(state.discard, (card,))
    _enter_hand(state, seat, card)
    if state.events is not None:
        _tell_move(state, "civ-took-discarded", seat, card, DISCARD, HAND[seat])


def take_from_middle(state: CivState, seat: int, card: int) -> None:
    """From the middle of a draft into the area."""
    state.middle = without(state.middle, (card,))
    _enter_area(state, seat, card)
    if state.events is not None:
        _tell_move(state, "civ-took-middle", seat, card, MIDDLE, AREA[seat][DOMAIN[card]])


def draw(state: CivState, seat: int, count: int) -> int:
    """From the age deck to hand, as many as there are. Returns how many."""
    count = min(count, state.left)
    if count <= 0:
        return 0
    cards = state.deck[state.left - count : state.left]
    state.left -= count
    state.idle = 0
    state.hands[seat] = tuple(sorted(state.hands[seat] + cards))
    if state.events is not None:
        tell_some(state, "civ-drew", cards, (seat,), seat=seat, source=DECK, target=HAND[seat])
        if not state.left:
            tell(state, "said", "civ-deck-empty")
    return count


def take_hand(state: CivState, seat: int, other: int) -> int:
    """Inquisition: the other's whole hand joins the seat's own. Returns how many cards that are."""
    taken = state.hands[other]
    state.hands[seat] = tuple(sorted(state.hands[seat] + taken))
    state.hands[other] = ()
    knowledge.hand_taken(state, seat, other, taken)
    tell_some(
        state,
        "civ-took-hand",
        taken,
        (seat, other),
        seat=seat,
        other=other,
        source=HAND[other],
        target=HAND[seat],
    )
    return len(taken)


def give_back(state: CivState, seat: int, other: int, cards: tuple[int, ...]) -> None:
    """Inquisition: cards of the joint hand go to the other."""
    state.hands[seat] = without(state.hands[seat], cards)
    state.hands[other] = tuple(sorted(cards))
    knowledge.hand_returned(state, seat, other, cards)
    tell_some(
        state,
        "civ-gave-back",
        cards,
        (seat, other),
        seat=seat,
        other=other,
        source=HAND[seat],
        target=HAND[other],
    )


def lay_embargo(state: CivState, seat: int, card: int, other: int, domain: int) -> None:
    """An Economy card of the seat is laid face down on a domain of the other."""
    _leave_area(state, seat, card)
    state.embargoes = (*state.embargoes, (other, domain, card))
    _tell_laid(state, "civ-laid-embargo", seat, card, other, domain, EMBARGO[other][domain])


def lay_hidden(state: CivState, seat: int, card: int, other: int, domain: int) -> None:
    """A Utopia card of the seat is laid face down into a domain of the other, for good."""
    _leave_area(state, seat, card)
    state.hidden = (*state.hidden, (other, domain, card))
    _tell_laid(state, "civ-laid-hidden", seat, card, other, domain, HIDDEN[other][domain])


def _tell_laid(
    state: CivState, text: str, seat: int, card: int, other: int, domain: int, target: str
) -> None:
    if state.events is not None:
        source, name = AREA[seat][DOMAIN[card]], f"@civ-domain-{DOMAINS[domain]}"
        moved: dict[str, Arg] = {"card": KEYS[card], "source": source, "target": target}
        tell(state, "moved", text, seat=seat, other=other, domain=name, **moved)


def end_embargoes(state: CivState, seat: int) -> None:
    """The Economy cards that lay on the seat's domains go to the discard pile (ECO-3, Q-5)."""
    for whose, domain, card in state.embargoes:
        if whose == seat:
            state.discard = (*state.discard, card)
            if state.events is not None:
                _tell_move(state, "civ-embargo-ended", seat, card, EMBARGO[seat][domain], DISCARD)
    state.embargoes = tuple(lying for lying in state.embargoes if lying[0] != seat)


def raise_hand_size(state: CivState, seat: int, size: int) -> None:
    """The culture coin lies by a copied Religion effect (CUL-3)."""
    state.coin = (seat, size)
    tell(state, "counted", "civ-raised-hand-size", seat=seat, count=size)


def lift_coin(state: CivState) -> None:
    """The copied hand size ends."""
    tell(state, "counted", "civ-lost-hand-size", seat=state.coin[0])
    state.coin = ()


def _watch_coin(state: CivState) -> None:
    """The copied hand size lasts until another player has as many Culture cards (CUL-3)."""
    if not state.inspired(state.coin[0]):
        lift_coin(state)
