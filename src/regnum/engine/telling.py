"""How verbs report what they do. Where nobody listens, nothing is made."""

from regnum.engine.decision import Arg
from regnum.engine.events import Event, EventKind, Turn
from regnum.engine.fields import Cards
from regnum.engine.state import State


def tell(state: State, kind: EventKind, text: str, **public: Arg) -> None:
    """Report something that everybody sees."""
    if state.events is not None:
        state.events.append(Event(kind=kind, text=text, public=public, turn=turn_of(state)))


def tell_revealed(state: State, kind: EventKind, text: str, **public: Arg) -> None:
    """Report something that everybody sees and nobody knew before."""
    if state.events is not None:
        state.events.append(Event(kind=kind, text=text, public=public, reveals=True, turn=turn_of(state)))


def tell_move(state: State, text: str, seat: int, card: int, source: str, target: str, **more: Arg) -> None:
    """Report that a card moved openly."""
    if state.events is not None:
        public: dict[str, Arg] = {"seat": seat, "card": state.key[card], "source": source, "target": target}
        state.events.append(Event(kind="moved", text=text, public={**public, **more}, turn=turn_of(state)))


def tell_secret(
    state: State, text: str, cards: Cards, knows: tuple[int, ...], reveals: bool = True, **public: Arg
) -> None:
    """Report that cards moved, or were looked at, which only some seats see.

    `reveals` is False where nobody learns a card by it: it came from the seat's own hand.
    """
    if state.events is not None:
        secret: dict[str, Arg] = {"cards": keys(state, cards)}
        public["count"] = len(cards)
        state.events.append(
            Event(
                kind="moved",
                text=text,
                public=public,
                secret=secret,
                knows=knows,
                reveals=reveals,
                turn=turn_of(state),
            )
        )


def tell_turn(state: State, text: str, seat: int) -> None:
    """Report that a turn begins: whatever follows is within it, even if the seat had the last one too."""
    state.bracket = Turn(state.bracket.number + 1, state.whose_turn)
    tell(state, "turned", text, seat=seat)


def turn_of(state: State) -> Turn:
    """The turn that an event belongs to. A new one begins where it is somebody else's."""
    if state.bracket.seat != state.whose_turn:
        state.bracket = Turn(state.bracket.number + 1, state.whose_turn)
    return state.bracket


def keys(state: State, cards: Cards) -> tuple[str, ...]:
    """The keys of cards."""
    return tuple([state.key[card] for card in cards])
