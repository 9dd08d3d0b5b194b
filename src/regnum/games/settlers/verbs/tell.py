"""How verbs report what they do, and the names of the places they speak of."""

from regnum.engine.decision import Arg
from regnum.engine.events import Event, EventKind
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Category
from regnum.games.settlers.state import VIRTUAL, SettlersState
from regnum.games.settlers.terms import GOOD_WORDS

SEATS = range(4)
HAND = tuple(f"hand:{seat}" for seat in SEATS)
DEALS = tuple(f"deals:{seat}" for seat in SEATS)
ROUTES = tuple(f"routes:{seat}" for seat in SEATS)
FOUNDATIONS = tuple(f"foundations:{seat}" for seat in SEATS)
FACTION_DECK = tuple(f"deck:{seat}" for seat in SEATS)
FACTION_DISCARD = tuple(f"discard:{seat}" for seat in SEATS)
PACK = tuple(f"pack:{seat}" for seat in SEATS)
DECK, DISCARD, REVEALED, SITE, LOOKED = "deck", "discard", "revealed", "site", "looked"
VIRTUAL_AREA, COLLECTION, LINE, ATTACK_DECK, REMOVED = "virtual", "collection", "line", "attacks", "removed"
ROW = tuple({category: f"{category.slug}:{seat}" for category in Category} for seat in SEATS)


def row(card: int, owner: int) -> str:
    """Where a location lies."""
    return VIRTUAL_AREA if owner == VIRTUAL else ROW[owner][index.CARD[card].category]


def under(gate: int) -> str:
    """The place under a Gate."""
    return f"under:{index.KEY[gate]}"


def tell(state: SettlersState, kind: EventKind, text: str, **public: Arg) -> None:
    """Report something that everybody sees."""
    if state.events is not None:
        state.events.append(Event(kind=kind, text=text, public=public))


def tell_revealed(state: SettlersState, kind: EventKind, text: str, **public: Arg) -> None:
    """Report something that everybody sees and nobody knew before."""
    if state.events is not None:
        state.events.append(Event(kind=kind, text=text, public=public, reveals=True))


def tell_some(
    state: SettlersState, text: str, cards: tuple[int, ...], knows: tuple[int, ...], **public: Arg
) -> None:
    """Report that cards moved which only some seats see."""
    if state.events is not None:
        public["count"] = len(cards)
        secret = {"cards": index.keys(cards)}
        event = Event(kind="moved", text=text, public=public, secret=secret, knows=knows, reveals=True)
        state.events.append(event)


def tell_move(state: SettlersState, text: str, seat: int, card: int, source: str, target: str) -> None:
    """Report that a seat moved a card openly."""
    if state.events is not None:
        tell(state, "moved", text, seat=seat, card=index.KEY[card], source=source, target=target)


def tell_goods(state: SettlersState, text: str, seat: int, good: int, count: int) -> None:
    """Report that goods came or went."""
    if state.events is not None:
        tell(state, "counted", text, seat=seat, count=count, good=GOOD_WORDS[good])
