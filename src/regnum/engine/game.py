"""What a game is to the rest of the program."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol

from regnum.engine.decision import Decision, Unit
from regnum.engine.errors import RegnumError
from regnum.engine.result import Result
from regnum.engine.rng import SEEDS, Rng
from regnum.engine.text import Text
from regnum.engine.view import View


class BadSetup(RegnumError):
    """A game that cannot be set up as asked."""


@dataclass(frozen=True, slots=True)
class GameOption:
    """Something to choose before a game: `start` is `classic` or `draft`.

    Its words are the messages `<game>-option-<name>` and `<game>-option-<name>-<value>`. Their attribute
    `.help` explains: always what is chosen here, and each value that does not explain itself.
    """

    name: str
    values: tuple[str, ...]
    """What it may be; empty where anything may be given and the game's set-up judges it."""
    default: str
    per_seat: bool = False
    """One value for each seat, joined by commas: `romans,vikings`. The default is then left to set-up."""
    from_file: bool = False
    """A value is a text of several lines, which people keep in a file."""

    def refusal(self, given: str, seats: int) -> str | None:
        """Why a value cannot be taken, in words; None where it can."""
        parts = given.split(",") if self.per_seat else [given]
        if self.per_seat and given != self.default and len(parts) != seats:
            return f"{self.name} needs {seats} values, one for each seat, not {len(parts)}."
        wrong = [part for part in parts if self.values and part not in self.values]
        if wrong and given != self.default:
            return f"{self.name} cannot be {wrong[0]!r}. It is one of: {', '.join(self.values)}."
        return None


class Sample(Protocol):
    """See `Game.sample`."""

    def __call__(self, state: Any, seat: int, rng: Rng, now: Any = None) -> Any: ...


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as people see it. Its title and its text are made when a language is known."""

    key: str
    suit: str
    count: int
    title: Callable[[Text], str]
    body: Callable[[Text], str]
    facets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What cards are looked up by, apart from their words: `nation` is `romans`, `colour` red and gray."""


@dataclass(frozen=True)
class Game:
    """A game's rooms behind one door. State is `Any` here: each game knows its own."""

    name: str
    version: str
    """The version of the rules; a record of another version is refused rather than replayed wrongly."""
    seats: range
    options: tuple[GameOption, ...]
    setup: Callable[[int, Mapping[str, str], int], Any]
    """From seats, complete options and a seed to the first state. Raises BadSetup in words."""
    unit: Callable[[Any], Unit | None]
    """The next small piece of the game; None when it is over."""
    view: Callable[[Any, int | None], View]
    """What a seat, or a spectator (None), may see: built up from nothing."""
    sample: Sample
    """A state equally likely for the seat; depends on nothing that the seat may not know. `state` is the
    start of a unit. Where units go on after something was revealed, `now` is the state at the open
    question: what the seat has seen since must lie in the sampled start where it truly lay."""
    result: Callable[[Any], Result | None]
    evaluate: Callable[[Any, int], float]
    """How good a position looks for a seat, from 0 (lost) to 1 (won). See also `spread`."""
    count: Callable[[Any], Any]
    """Every card and token of a state, wherever it lies: never changes during a game."""
    cards: tuple[CardFace, ...]
    locale: Path
    phrases: Mapping[str, Callable[[Text], str]] = field(default_factory=dict)
    """Messages that are made rather than written, by id: the words of options that come from effects."""
    spread: float = 0.1
    """How far apart `evaluate` sees the options of one decision, as a rule: search explores by it."""
    refusals: Callable[[Any, Decision], Mapping[str, str]] = lambda state, decision: {}
    """Why cards that the asked seat sees are not among its options: message references, by card key."""

    @cached_property
    def faces(self) -> Mapping[str, CardFace]:
        """The cards by key."""
        return {card.key: card for card in self.cards}

    @cached_property
    def card_hash(self) -> str:
        """Changes when the card set does, so that a record knows which cards it was played with."""
        facts = [(card.key, card.suit, card.count) for card in self.cards]
        return blake2b(repr(facts).encode(), digest_size=8).hexdigest()

    def complete(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with their defaults filled in. Refuses in words what this game does not have."""
        if seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}.")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(f"{self.name} has no option {name!r}. Its options: {', '.join(known)}.")
            if refusal := known[name].refusal(value, seats):
                raise BadSetup(f"{self.name}: {refusal}")
        return {name: options.get(name, option.default) for name, option in known.items()}

    def start(self, seats: int, options: Mapping[str, str], seed: int) -> Any:
        """The first state of a new game."""
        if not 0 <= seed < SEEDS:
            raise BadSetup(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
        return self.setup(seats, self.complete(seats, options), seed)

    def text(self, lang: str, names: tuple[str, ...] = ()) -> Text:
        """The words of this game in a language; `names` are those of the people in the seats."""
        titles = {card.key: card.title for card in self.cards}
        return Text(lang, self.locale, names, titles, self.phrases)
