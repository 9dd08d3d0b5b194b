"""The data of a game in progress."""

from hashlib import blake2b
from typing import Any, Self

from regnum.engine.decision import Decision
from regnum.engine.events import Event


class State:
    """Plain data: zones are tuples of card numbers, counters are ints, and nothing is shared that changes.

    A game's state is a subclass with `__slots__`. Only lists may change in place, so `copy` copies
    the lists and shares the rest.
    """

    __slots__ = ("again", "events", "rng")

    again: Decision | None
    """The next question, where a unit runs again in a clone: a rule may ask it as it is, instead of looking
    for all options once more."""
    events: list[Event] | None
    """Where verbs report what happens; None in search and simulation, where nobody listens. Set-up may
    leave a list of what it has to tell."""
    rng: int

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of everything that makes up a state; `again` and `events` are not."""
        own = [name for kind in reversed(cls.__mro__) for name in getattr(kind, "__slots__", ())]
        return tuple(name for name in own if name not in ("again", "events"))

    def data(self) -> tuple[Any, ...]:
        """All of the state as one value that does not change with it, for comparing and hashing."""
        return tuple(frozen(getattr(self, name)) for name in self.fields())

    def fingerprint(self) -> str:
        """A short hash of the data. Equal games have equal fingerprints on every machine."""
        return blake2b(repr(self.data()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]  # a state changes


def frozen(value: Any) -> Any:
    """The value with tuples for its lists."""
    return tuple(frozen(one) for one in value) if isinstance(value, list) else value
