"""A game at the terminal: the match, who sits where, and the words for them."""

from collections.abc import Callable, Sequence
from pathlib import Path

from regnum.cli import screen
from regnum.engine.decision import Option
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.engine.record import split
from regnum.engine.text import Text
from regnum.lab.transcript import player_entry
from regnum.players.player import Player

HUMAN = "human"


class Table:
    """Everything about one game but how it is drawn and typed."""

    def __init__(
        self,
        match: Match,
        kinds: Sequence[str],
        names: tuple[str, ...],
        lang: str,
        make: Callable[[str, int], Player],
        path: Path | None = None,
    ) -> None:
        self.match = match
        self.kinds = tuple(kinds)
        self.names = names
        self.path = path
        """Where the record is kept after every choice, if anywhere."""
        self.make = make
        self.text: Text = match.game.text(lang, names, match.bots, read=True)
        self.say: Text = screen.words(lang, names)
        self.humans = [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]
        # Each seat has luck of its own, and the same again when the same seed is played again.
        self.players = {
            seat: make(kind, match.seed * len(self.kinds) + seat)
            for seat, kind in enumerate(self.kinds)
            if kind != HUMAN
        }

    def computer_choice(self, seat: int) -> Option:
        """What the computer player of a seat decides, by what its seat may know."""
        return self.players[seat].choose(Position(self.match, seat))

    def save(self, path: Path | None = None) -> None:
        """Write the record to a file, or to where it is always kept, if anywhere."""
        if target := path or self.path:
            players = map(player_entry, self.names, self.kinds)
            self.match.record(tuple(players)).save(target)

    def news(self, seat: int | None, since: Sequence[int]) -> list[str]:
        """The log as `seat` sees it, from the last choice of one of the seats `since` on."""
        choices = self.match.choices
        last = next((n for n in reversed(range(len(choices))) if split(choices[n])[0] in since), None)
        start = 0 if last is None else self.match.marks[last].events
        return self.log(seat, start)

    def log(self, seat: int | None, start: int = 0) -> list[str]:
        """The log as a seat, or a spectator, sees it."""
        return [self.text.event(event) for event in self.match.events_for(seat, start)]
