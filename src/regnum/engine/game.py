"""What a game is to the rest of the program."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from regnum.engine.canon import canonical
from regnum.engine.decision import Arg, Decision, Phrase, Unit
from regnum.engine.errors import RegnumError
from regnum.engine.features import Features
from regnum.engine.gaze import Counted, Gaze
from regnum.engine.horizon import Horizon
from regnum.engine.result import Result, ScoreLine
from regnum.engine.rng import SEEDS, Rng
from regnum.engine.state import State
from regnum.engine.text import Text
from regnum.engine.weights import Learning

if TYPE_CHECKING:
    from regnum.engine.campaign import CampaignRules

S = TypeVar("S", bound=State)


class BadSetup(RegnumError):
    """A game that cannot be set up as asked."""


class Only(NamedTuple):
    """What a value asks of another option: that it is one of these."""

    option: str
    values: tuple[str, ...]


class About(NamedTuple):
    """What is told of a value before it is chosen, beside its words."""

    difficulty: int = 0
    """How much there is to learn, from 1 star to 5; 0 where nobody has judged."""
    read: tuple[str, ...] = ()
    """The clauses to read before playing it for the first time."""
    facet: str = ""
    """The facet by which its cards are found: the cards of `romans` are those whose `nation` it is."""


@dataclass(frozen=True, slots=True)
class GameOption:
    """Something to choose before a game: `start` is `classic` or `draft`.

    Its words are the messages `<game>-option-<name>` and `<game>-option-<name>-<value>`. Their attribute
    `.help` explains: always what is chosen here, and each value that does not explain itself. The attribute
    `.special` of a value says what is unlike all others.
    """

    name: str
    values: tuple[str, ...]
    """What it may be; empty where anything may be given and the game's set-up judges it."""
    default: str
    per_seat: bool = False
    """One value for each seat, joined by commas: `romans,vikings`. The default is then left to set-up."""
    from_file: bool = False
    """A value is a text of several lines, which people keep in a file."""
    by_lot: bool = False
    """Left at its default, each seat's value is drawn by lot, a different one for each."""
    seats: tuple[int, ...] = ()
    """Only with so many seats is there anything to choose; empty where that is always so."""
    unlike: str = ""
    """Another option, which has none of the same values: a bot plays no nation that a person plays."""
    later: bool = False
    """It came when games had been stored without it: a record leaves it out where it is as usual."""
    offered: bool = True
    """People choose it for a single game; what is not offered comes from a campaign."""
    only: Mapping[str, Only] = field(default_factory=dict)
    """Values that cannot be chosen under all circumstances: a nation needs its box."""
    about: Mapping[str, About] = field(default_factory=dict)
    """What else is told of values."""

    def parts(self, given: str) -> list[str]:
        """The single values; none where all is as usual."""
        if given == self.default:
            return []
        return given.split(",") if self.per_seat else [given]

    def refusal(self, given: str, seats: int) -> str | None:
        """Why a value cannot be taken, in words; None where it can."""
        parts = self.parts(given)
        if parts and not self.is_for(seats):
            return f"{self.name} is chosen with {' or '.join(map(str, self.seats))} seats, not with {seats}."
        if self.per_seat and parts and len(parts) != seats:
            return f"{self.name} needs {seats} values, one for each seat, not {len(parts)}."
        wrong = [part for part in parts if self.values and part not in self.values]
        if wrong:
            return f"{self.name} cannot be {wrong[0]!r}. It is one of: {', '.join(self.values)}."
        return None

    def is_for(self, seats: int) -> bool:
        """Is there anything to choose with so many seats?"""
        return not self.seats or seats in self.seats

    def open(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        """The values that go with the other options as they were chosen."""
        return tuple(
            [
                value
                for value in self.values
                if self.clash(value, chosen) is None and not self.is_taken(value, chosen)
            ]
        )

    def is_taken(self, value: str, chosen: Mapping[str, str]) -> bool:
        """Is it among the values of the option that this one must be unlike?"""
        return bool(self.unlike) and value in chosen[self.unlike].split(",")

    def clash(self, value: str, chosen: Mapping[str, str]) -> Only | None:
        """What a value asks for that was not chosen."""
        needed = self.only.get(value)
        return None if needed is None or chosen[needed.option] in needed.values else needed

    def drawn(self, seats: int, seed: int, chosen: Mapping[str, str]) -> str:
        """A value for each seat, drawn by lot from those that go with what was chosen."""
        lots = list(self.open(chosen))
        Rng(seed).shuffle(lots)
        return ",".join(lots[: seats if self.per_seat else 1])


class Sample(Protocol[S]):
    """See `Game.sample`."""

    def __call__(self, state: S, seat: int, rng: Rng, now: S | None = None) -> S: ...


class Forewarning(NamedTuple):
    """What comes of a choice, in words: a message id with its arguments."""

    text: str
    args: tuple[tuple[str, Arg], ...] = ()


Goods: TypeAlias = tuple[tuple[str, int], ...]
"""What and how much: `(("wood", 2), ("gold", 1))`. The names are those of the marks in texts."""


def added(*several: Goods) -> Goods:
    """All of them together, each kind once."""
    sums: Counter[str] = Counter()
    for name, amount in (pair for goods in several for pair in goods):
        sums[name] += amount
    return tuple(sums.items())


class Bargain(NamedTuple):
    """What a choice surely costs and gives at once. More may come with it, and it may ask further."""

    pays: Goods = ()
    gains: Goods = ()


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as people see it. Its title and its text are made when a language is known."""

    key: str
    suits: tuple[str, ...]
    """One at least."""
    count: int
    title: Callable[[Text], str]
    body: Callable[[Text], str]
    brief: Callable[[Text], str] = lambda text: ""
    """What it does in one line, to be read at a glance; empty where there is nothing to tell."""
    facets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What cards are looked up by, apart from their words: `nation` is `romans`, `colour` red and gray."""
    printed: str = ""
    """The title on printed cards that come in one language only: people of all languages look for it."""
    points: str = ""
    """What stands in its corner: what it is worth by itself, or a mark where that depends."""
    fields: "Mapping[str, Goods]" = field(default_factory=dict)
    """Prices and gains that are printed on it, by the name of the field: `cost` is 2 wood."""

    def also_called(self, text: Text) -> str:
        """The printed title, where the language of the text has another one."""
        return "" if self.printed in self.title(text) else self.printed

    @property
    def suit(self) -> str:
        """The first suit: what it is sorted and painted by where there is room for one."""
        return self.suits[0]


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """How good positions look to somebody."""

    evaluate: Callable[[S, int], float]
    """For a seat, from 0 (lost) to 1 (won)."""
    spread: float = 0.1
    """How far apart it sees the options of one decision, as a rule: search explores by it."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game's rooms behind one door."""

    name: str
    version: str
    """The version of the rules: raised when a stored game would be played differently (docs/records.md)."""
    seats: range
    options: tuple[GameOption, ...]
    setup: Callable[[int, Mapping[str, str], int], S]
    """From seats, complete options and a seed to the first state. Raises BadSetup in words."""
    unit: Callable[[S], Unit | None]
    """The next small piece of the game; None when it is over."""
    sample: Sample[S]
    """A state equally likely for the seat; depends on nothing that the seat may not know. `state` is the
    start of a unit. Where units go on after something was revealed, `now` is the state at the open
    question: what the seat has seen since must lie in the sampled start where it truly lay."""
    result: Callable[[S], Result | None]
    chances: Callable[[S], Sequence[float]]
    """How good a position looks for each seat, from 0 (lost) to 1 (won). See also `spread`."""
    facts: Callable[[int], object]
    """All that a card is, by number: a value with everything that it does."""
    cards: tuple[CardFace, ...]
    locale: Path
    phrases: Mapping[str, Callable[[Text], str]] = field(default_factory=dict)
    """Messages that are made rather than written, by id: the words of options that come from effects."""
    counters: Counted = ()
    """The numbers that everybody sees: with the zones, which the state declares, all that is seen."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """The marks that stand for icons in its texts, such as `wood`, each with the message it is read as."""
    spread: float = 0.1
    """How far apart `chances` sees the options of one decision, as a rule: search explores by it."""
    whole_turns: bool = False
    """Do chances compare only when the turn is over? Then players end it first, where they can."""
    horizon: Horizon | None = None
    """Where a tree does not see as far as positions compare: how far that is, from a position on. Search then
    plays the best few options on instead (`players.prospects`)."""
    first_share: float = 0.3
    """How much of the time for a turn its first decision has; the next has as much of the rest. The more a
    turn asks, the less that is."""
    first: Judgement[S] | None = None
    """How the first computer players judged, kept for ever: see `players.first`."""
    refusals: Callable[[S, Decision], Mapping[str, str]] = lambda state, decision: {}
    """Why cards that the asked seat sees are not among its options: message references, by card key."""
    warnings: Callable[[S, Decision], Mapping[str, Forewarning]] = lambda state, decision: {}
    """What a choice leads to without further asking, where that costs something: by option key."""
    apart: Callable[[S, int], tuple[Phrase | None, ...]] = lambda state, card: ()
    """What may tell a card from another of the same name, by number: whose it is, what differs in print, what
    lies on it. As many marks for every card, in the same order; None where there is nothing to say."""
    bargains: Callable[[S, Decision], Mapping[str, Bargain]] = lambda state, decision: {}
    """Price and gain of options, where the rules know them beforehand: by option key. Rests on nothing that
    the asked seat may not know."""
    also: Callable[[S], Sequence[object]] = lambda state: ()
    """What decides how a game is played beside its cards: the tables of its bots. Values, as cards are."""
    campaign: "CampaignRules | None" = None
    """How campaigns go, where there are any."""
    bots: Callable[[Mapping[str, str]], tuple[str, ...]] = lambda options: ()
    """What the sides are called that nobody sits at, by the options of a record: message references, in the
    order of their seats."""
    tally: Callable[[S], Iterable[ScoreLine]] = lambda state: ()
    """How points stand, source by source, were the game to end now."""
    begins: frozenset[str] = frozenset()
    """The asks that each begin another action of a turn: no gesture goes on into them."""
    actions: tuple[str, ...] = ()
    """The keys of all options that may ever be offered, each once: what learners count actions by."""
    learning: Learning[S] | None = None
    """How its evaluation is learnt from games; None where it is not."""
    features: Features | None = None
    """What observations and options are made of, as numbers; None where nobody learns the game."""

    def evaluate(self, state: S, seat: int) -> float:
        """How good a position looks for one seat."""
        return self.chances(state)[seat]

    def gaze(self, viewer: int | None) -> Gaze:
        """The eyes of a seat, or of a spectator (None)."""
        return Gaze(viewer, self.counters)

    @cached_property
    def faces(self) -> Mapping[str, CardFace]:
        """The cards by key."""
        return {card.key: card for card in self.cards}

    @cached_property
    def action_numbers(self) -> Mapping[str, int]:
        """The places of the option keys in `actions`."""
        return {key: number for number, key in enumerate(self.actions)}

    def card_hash(self, state: S) -> str:
        """Changes when a card that takes part in this game, or a bot does something else, or is no longer
        the same. Cards that do not take part are none of its business."""
        copies = Counter(state.taking_part())
        lines = sorted(f"{state.key[card]} {count} {self._told(card)}" for card, count in copies.items())
        lines += [canonical(one) for one in self.also(state)]
        return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()

    def _told(self, card: int) -> str:
        if card not in self._facts_told:
            self._facts_told[card] = canonical(self.facts(card))
        return self._facts_told[card]

    @cached_property
    def _facts_told(self) -> dict[int, str]:
        return {}

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
        complete = {name: options.get(name, option.default) for name, option in known.items()}
        for option in self.options:
            self._check_together(option, complete)
        return complete

    def _check_together(self, option: GameOption, complete: Mapping[str, str]) -> None:
        """Refuse values of an option that do not go with the other options."""
        name = option.name
        for value in option.parts(complete[name]):
            if clash := option.clash(value, complete):
                raise BadSetup(
                    f"{self.name}: {name} cannot be {value!r} where {clash.option} is "
                    f"{complete[clash.option]!r}. It needs {clash.option}: {' or '.join(clash.values)}."
                )
            if option.is_taken(value, complete):
                raise BadSetup(f"{self.name}: {name} cannot be {value!r}: {option.unlike} has it already.")

    def fitting(self, given: Mapping[str, str]) -> dict[str, str]:
        """The options with what they need and what was not given: the box that a nation comes in, say."""
        options = dict(given)
        for option in self.options:
            values = option.parts(options.get(option.name, option.default))
            needs = [option.only[value] for value in values if value in option.only]
            for other in [one for one in self.options if one.name not in given]:
                allowed = [need.values for need in needs if need.option == other.name]
                fits = [value for value in other.values if all(value in values for values in allowed)]
                if allowed and fits and other.default not in fits:
                    options[other.name] = fits[0]
        return options

    def settled(self, seats: int, options: Mapping[str, str], seed: int) -> dict[str, str]:
        """The options as a record keeps them, with nothing left to chance: it says who plays what, so that
        nations which come later change no lot that was drawn."""
        complete = self._drawn(seats, options, seed)
        said = [one for one in self.options if not one.later or complete[one.name] != one.default]
        return {option.name: complete[option.name] for option in said}

    def start(self, seats: int, options: Mapping[str, str], seed: int) -> S:
        """The first state of a new game."""
        return self.setup(seats, self._drawn(seats, options, seed), seed)

    def _drawn(self, seats: int, options: Mapping[str, str], seed: int) -> dict[str, str]:
        """All options, with what is drawn by lot."""
        if not 0 <= seed < SEEDS:
            raise BadSetup(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
        complete = self.complete(seats, options)
        for option in self.options:
            if option.by_lot and option.is_for(seats) and complete[option.name] == option.default:
                complete[option.name] = option.drawn(seats, seed, complete)
        return complete

    def text(
        self, lang: str, names: tuple[str, ...] = (), bots: tuple[str, ...] = (), read: bool = False
    ) -> Text:
        """The words of this game in a language; `names` are those of the people in the seats, `bots` what the
        sides after them are called. Where nothing is drawn, marks are `read` as words."""
        titles = {card.key: card.title for card in self.cards}
        marks = self.marks if read else None
        return Text(lang, self.locale, names, titles, self.phrases, bots, marks)
