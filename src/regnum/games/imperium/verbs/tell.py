"""How verbs report what they do."""

from regnum.engine.decision import Arg
from regnum.engine.events import Event, EventKind
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import Cards, ImperiumState
from regnum.games.imperium.terms import RESOURCES, SLOTS, Cost

SEATS = range(4)
HAND = tuple(f"hand:{seat}" for seat in SEATS)
DECK = tuple(f"deck:{seat}" for seat in SEATS)
DISCARD = tuple(f"discard:{seat}" for seat in SEATS)
PLAY = tuple(f"play:{seat}" for seat in SEATS)
NATION = tuple(f"nation:{seat}" for seat in SEATS)
DEVELOPMENT = tuple(f"development:{seat}" for seat in SEATS)
HISTORY = tuple(f"history:{seat}" for seat in SEATS)
FLOODED = tuple(f"flooded:{seat}" for seat in SEATS)
GARRISON = tuple(f"garrison:{seat}" for seat in SEATS)
MARKET = tuple(f"market:{slot}" for slot in SLOTS)
SMALL = ("region-deck", "uncivilised-deck", "civilised-deck")
MAIN, FAME, UNREST, EXILE = "main-deck", "fame-deck", "unrest", "exile"

PLACES = {
    "hand": HAND,
    "deck": DECK,
    "discard": DISCARD,
    "play": PLAY,
    "nation": NATION,
    "development": DEVELOPMENT,
    "history": HISTORY,
    "flooded": FLOODED,
    "garrison": GARRISON,
    "exile": (EXILE,) * 4,
    "unrest": (UNREST,) * 4,
}


def tell(state: ImperiumState, kind: EventKind, text: str, **public: Arg) -> None:
    """Report something that everybody sees."""
    if state.events is not None:
        state.events.append(Event(kind=kind, text=text, public=public))


def tell_end(state: ImperiumState, text: str) -> None:
    """Report the end: all zones are revealed (SCORE-1)."""
    if state.events is not None:
        state.events.append(Event(kind="scored", text=text, reveals=True))


def tell_move(state: ImperiumState, text: str, seat: int, card: int, source: str, target: str) -> None:
    """Report that a card moved openly."""
    if state.events is not None:
        public: dict[str, Arg] = {"seat": seat, "card": index.KEY[card], "source": source, "target": target}
        state.events.append(Event(kind="moved", text=text, public=public))


def tell_reveal(state: ImperiumState, text: str, card: int, source: str, target: str) -> None:
    """Report that a card nobody knew lies open now."""
    if state.events is not None:
        public: dict[str, Arg] = {"card": index.KEY[card], "source": source, "target": target}
        state.events.append(Event(kind="revealed", text=text, public=public, reveals=True))


def tell_secret(
    state: ImperiumState,
    text: str,
    seat: int,
    cards: Cards,
    knows: tuple[int, ...],
    source: str,
    target: str,
    reveals: bool = True,
) -> None:
    """Report that cards moved, or were looked at, which only some seats see.

    `reveals` is False where nobody learns a card by it: it came from the seat's own hand.
    """
    if state.events is not None:
        public: dict[str, Arg] = {"seat": seat, "count": len(cards), "source": source, "target": target}
        secret: dict[str, Arg] = {"cards": index.keys(cards)}
        state.events.append(
            Event(kind="moved", text=text, public=public, secret=secret, knows=knows, reveals=reveals)
        )


def tell_tokens(state: ImperiumState, text: str, seat: int, tokens: Cost, **public: Arg) -> None:
    """Report that resources changed hands: a line for each kind."""
    if state.events is not None:
        for resource, amount in zip(RESOURCES, tokens, strict=True):
            if amount:
                about: dict[str, Arg] = {
                    "seat": seat,
                    "count": amount,
                    "what": f"@imperium-{resource}",
                    **public,
                }
                state.events.append(Event(kind="counted", text=text, public=about))
