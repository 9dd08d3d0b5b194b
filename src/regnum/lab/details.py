"""What happens in a game, move by move, as rows of tables."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from regnum.engine.decision import Arg
from regnum.engine.events import Event
from regnum.engine.match import Match
from regnum.engine.result import ScoreLine

PLAYED, ACQUIRED, HISTORY = "played", "acquired", "history"
IN_WAITING = ("hand", "deck", "discard", "pack", "nation", "deck-top", "looked")
"""A card that a seat moves from its hand to one of these is not played by it."""


SLOTS = ("market", "tucked")
"""Places of the table that are told apart by a number, as others are by their seat."""


class DecisionRow(NamedTuple):
    """What was asked and answered."""

    step: int
    round: int
    seat: int
    ask: str
    clause: str
    options: int
    key: str


class ScoreRow(NamedTuple):
    """How points stood when a round ended, or the game."""

    round: int
    final: bool
    seat: int
    source: str
    points: int


class CardRow(NamedTuple):
    """A card that moved, or was used."""

    step: int
    round: int
    seat: int | None
    card: str
    event: str
    source: str
    target: str
    fate: str
    """What it means to the seat: played, acquired, history; empty for everything else."""


class Details(NamedTuple):
    """All rows of a game."""

    decisions: tuple[DecisionRow, ...]
    scores: tuple[ScoreRow, ...]
    cards: tuple[CardRow, ...]


class Witness:
    """Sees everything of a match, and writes it down."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._decisions: list[DecisionRow] = []
        self._scores: list[ScoreRow] = []
        self._cards: list[CardRow] = []
        self._heard = self._turns = 0
        self._round = 1

    def hears(self, seat: int, key: str) -> None:
        """A choice that is about to be made."""
        self._looks()
        asked = self._match.asked(seat)
        step = len(self._match.choices)
        row = (step, self._round, seat, asked.ask.text, asked.ask.clause, len(asked.options), key)
        self._decisions.append(DecisionRow(*row))

    def tells(self) -> Details:
        """All that was seen, once the game is over."""
        self._looks()
        result = self._match.result
        assert result is not None, "the game is not over"
        self._scores += scored(result.lines, self._round, final=True)
        return Details(tuple(self._decisions), tuple(self._scores), tuple(self._cards))

    def _looks(self) -> None:
        """What happened since the last look, and how points stand if a round has ended."""
        match, step = self._match, len(self._match.choices)
        for event in match.events[self._heard :]:
            self._turns += event.text == f"{match.game.name}-turn"
            self._cards += card_rows(event, match.game.name, step, self._round)
        self._heard = len(match.events)
        now = self._round_now()
        if now != self._round:
            self._scores += scored(match.game.tally(match.state), self._round, final=False)
            self._round = now

    def _round_now(self) -> int:
        """As the game counts rounds; where it counts none, everybody has a turn in each."""
        state = self._match.state
        if "round" in state.fields:
            return int(getattr(state, "round"))  # noqa: B009  (only some states have it)
        return max(0, self._turns - 1) // self._match.seats + 1


def scored(lines: Iterable[ScoreLine], round: int, *, final: bool) -> Iterator[ScoreRow]:
    """Points by seat and source; a source that occurs several times is summed up."""
    totals: dict[tuple[int, str], int] = {}
    for line in lines:
        where = line.seat, line.source.removeprefix("@")
        totals[where] = totals.get(where, 0) + line.points
    for (seat, source), points in totals.items():
        yield ScoreRow(round, final, seat, source, points)


def card_rows(event: Event, game: str, step: int, round: int) -> Iterator[CardRow]:
    """A row for each card that an event is about. The laboratory sees what is secret, too."""
    told: Mapping[str, Arg] = {**event.public, **event.secret}
    source, target = str(told.get("source", "")), str(told.get("target", ""))
    seat = told.get("seat")
    whose = seat if isinstance(seat, int) else None
    fate = fate_of(source, target, whose) if event.kind == "moved" else ""
    name = event.text.removeprefix(f"{game}-")
    for card in cards_of(told):
        yield CardRow(step, round, whose, card, name, place(source), place(target), fate)


def cards_of(told: Mapping[str, Arg]) -> tuple[str, ...]:
    """The cards that an event names."""
    many, one = told.get("cards"), told.get("card")
    if isinstance(many, tuple):
        return many
    return (one,) if isinstance(one, str) else ()


def place(key: str) -> str:
    """The name of a place without whose it is: `area` of `area:0:science`."""
    return key.partition(":")[0]


def owner(key: str) -> str:
    """Whose place it is, as a word; empty for the table's."""
    return "" if place(key) in SLOTS else key.partition(":")[2].partition(":")[0]


def fate_of(source: str, target: str, seat: int | None) -> str:
    """What becomes of a card for the seat that moves it."""
    if seat is None or owner(target) != str(seat):
        return ""
    if place(target) == HISTORY:
        return HISTORY
    if place(source) == "hand" and owner(source) == str(seat) and place(target) not in IN_WAITING:
        return PLAYED
    return ACQUIRED if not owner(source) and place(target) in IN_WAITING else ""
