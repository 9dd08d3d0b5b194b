"""Games, cards and rules, as they are read without a table."""

from typing import Literal

from regnum.server.messages.base import Lang, Message, Part


class OnlyInfo(Part):
    """Another option has to be one of these."""

    option: str
    values: list[str]


class ValueInfo(Part):
    """One value of an option, in words."""

    value: str
    label: str
    help: str
    """What it means, in a sentence; empty where the label says it all."""
    special: str
    """What is unlike all others; empty where nothing is."""
    difficulty: int
    """Stars, from 1 to 5; 0 where nobody has judged."""
    clauses: list[str]
    """What to read before playing it for the first time."""
    has_cards: bool
    """It has cards of its own, to be leafed through before the game."""
    only: OnlyInfo | None
    """What it asks of another option."""


class OptionInfo(Part):
    """Something to choose before a game."""

    name: str
    label: str
    help: str
    """What is chosen here, in a sentence."""
    default: str
    per_seat: bool
    seats: list[int]
    """Only with so many seats is there anything to choose; empty where that is always so."""
    """One value for each seat, joined by commas."""
    values: list[ValueInfo]
    """Empty where anything may be given."""


class PlayerInfo(Part):
    """A level of computer player."""

    spec: str
    label: str


class GameInfo(Part):
    """A game as the front page offers it."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    players: list[PlayerInfo]
    """The computer players to offer; a table takes any spec that `regnum.players` knows."""


class Games(Message):
    """All games."""

    games: list[GameInfo]


class Words(Message):
    """The words that views refer to: `@civ-zone-hand` → `Hand`."""

    game: str
    lang: Lang
    words: dict[str, str]


class CardInfo(Part):
    """A card as people read it. Icons stand in the text as `[materials]`-like marks."""

    key: str
    suit: str
    """The first of its suits."""
    suits: list[str]
    count: int
    title: str
    text: str
    brief: str
    """What it does in one line, in marks where there are any: `[exhaust] −1[food] → 2[vp]`. May be empty."""
    points: str
    """What it is worth by itself, such as `2`, or a mark where that depends. May be empty."""
    fields: dict[str, dict[str, int]]
    """What is printed in its fields, by the names of marks: `{"cost": {"wood": 2}}`."""
    facets: dict[str, list[str]]
    """What it is looked up by: `{"colour": ["red", "gray"], "category": ["feature"]}`."""
    printed: str = ""
    """The title on the printed card, where the language has another one."""


class Cards(Message):
    """The cards of a game."""

    game: str
    lang: Lang
    cards: list[CardInfo]


class ClauseInfo(Part):
    """A clause of the rules, or a row of a bot's table, in words for players."""

    id: str
    book: str
    text: str
    kind: Literal["clause", "ruling", "scenario"]
    section: str
    """The chapter that it stands in."""
    refs: list[str]
    """What a scenario shows."""


class ChapterInfo(Part):
    """A chapter of a book, besides its clauses."""

    title: str
    about: list[str]
    """Its introduction, in paragraphs; one that is an item of a list begins with `- `."""
    examples: list[str]


class BookInfo(Part):
    """A book of rules."""

    book: str
    title: str


class Clauses(Message):
    """Clauses: of a book, or found by words, best first. What is found by words comes without the rest."""

    books: list[BookInfo]
    """All books of the same game."""
    chapters: list[ChapterInfo]
    """In the order in which the game is learnt."""
    clauses: list[ClauseInfo]
    links: dict[str, str]
    """The names of clauses in the texts, and their ids: `MIL-3` → `civ:MIL-3`."""
