"""How verbs report what they do, and rules why. Where nobody listens, nothing is made."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from regnum.engine.decision import Arg
from regnum.engine.events import Event, EventKind, Turn
from regnum.engine.fields import Cards
from regnum.engine.state import State

T = TypeVar("T")


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
    if state.events is not None:
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


# --- what events come from -------------------------------------------------------------------------------


@contextmanager
def told_by(state: State, *clauses: str, beat: str = "") -> Iterator[None]:
    """What is told inside comes from these clauses, and belongs to this beat; what says so itself stays."""
    heard, first = state.events, len(state.events or ())
    try:
        yield
    finally:
        if heard is not None:
            heard[first:] = [attributed(event, clauses, beat) for event in heard[first:]]


def steps_by(
    state: State, steps: Generator[Any, Any, T], *clauses: str, beat: str = ""
) -> Generator[Any, Any, T]:
    """As `told_by`, for steps that may ask something: what was told before a question says where it comes
    from when the question is asked."""
    answer = None
    while True:
        with told_by(state, *clauses, beat=beat):
            try:
                asked = steps.send(answer)
            except StopIteration as end:
                made: T = end.value
                return made
        answer = yield asked


def attributed(event: Event, clauses: tuple[str, ...], beat: str) -> Event:
    """An event that says where it comes from."""
    return msgspec.structs.replace(event, clauses=event.clauses or clauses, beat=event.beat or beat)
