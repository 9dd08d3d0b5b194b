"""Little stories about any game: put the table into a position, choose, see what changed.

A story looks at the table through the eyes of all seats together: zones and cards go by the keys that
views use, and a card that nobody may see stays a number. `docs/testing.md` shows how to write one.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from regnum.engine.decision import Decision
from regnum.engine.errors import RegnumError
from regnum.engine.events import SeenEvent
from regnum.engine.game import Game
from regnum.engine.match import IllegalChoice, Match
from regnum.engine.result import Result
from regnum.engine.rng import Rng
from regnum.engine.view import View, ZoneView


class StoryError(AssertionError):
    """The story does not go as its author thought. Says what was offered instead."""


class Asked(NamedTuple):
    """Who is asked what, and by which clause."""

    seat: int
    text: str
    clause: str


class Story:
    """A match, told in the words of tests."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.seats = range(match.seats)

    @classmethod
    def start(cls, game: Game[Any], seats: int, seed: int = 0, **options: str) -> "Story":
        """A game from its beginning."""
        return cls(Match(game, seats, options, seed))

    @classmethod
    def at(cls, game: Game[Any], state: Any) -> "Story":
        """A game from a given position on."""
        staged = replace(game, setup=lambda seats, options, seed: state.copy())
        return cls(Match(staged, state.people, {}, seed=0))

    # --- what is asked -------------------------------------------------------------------------------

    @property
    def asked(self) -> Asked:
        """The one open question. Where several seats are asked at once, see `options(seat)`."""
        decision = self._decision(None)
        return Asked(decision.seat, decision.ask.text, decision.ask.clause)

    def options(self, seat: int | None = None) -> tuple[str, ...]:
        """The keys that the seat, or whoever is asked, may choose from."""
        return tuple(option.key for option in self._decision(seat).options)

    def offers(self, key: str, seat: int | None = None) -> bool:
        """May this be chosen? A key that the game does not have is an error, not a no."""
        decision = self._decision(seat)
        if not self._exists(key):
            raise StoryError(f"{self.game.name} has no option {key!r}, ever. {self._open()}")
        return decision.find(key) is not None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.match.over

    @property
    def result(self) -> Result:
        """How the game ended."""
        if self.match.result is None:
            raise StoryError(f"The game is not over. {self._open()}")
        return self.match.result

    # --- choosing ------------------------------------------------------------------------------------

    def choose(self, *keys: str, seat: int | None = None) -> "Story":
        """Answer one question after another, for the seat or for whoever is asked."""
        for number, key in enumerate(keys, 1):
            try:
                self.match.choose(self._decision(seat).seat, key)
            except RegnumError:
                which = f", {number} of {len(keys)}," if len(keys) > 1 else ""
                raise StoryError(f"{key!r}{which} cannot be chosen. {self._open()}") from None
        return self

    def refuses(
        self,
        key: str,
        seat: int | None = None,
        number: int | None = None,
        error: type[RegnumError] = IllegalChoice,
    ) -> str:
        """Check that the answer is refused by this error and changes nothing. Returns the error's words."""
        before = self._everything()
        try:
            self.match.choose(self._decision(None).seat if seat is None else seat, key, number)
        except error as refused:
            if self._everything() != before:
                raise StoryError(
                    f"{key!r} was refused, but it has changed the game. {self._open()}"
                ) from None
            return str(refused)
        except RegnumError as refused:
            why = f"{key!r} was refused, but not by {error.__name__}: {refused}"
            raise StoryError(f"{why} {self._open()}") from None
        raise StoryError(f"{key!r} was not refused. {self._open()}")

    # --- looking at the table ------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state itself, for what no view shows."""
        return self.match.state

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), sees."""
        return self.match.view(seat)

    def zone(self, key: str, seat: int | None = None) -> ZoneView:
        """A zone as a seat sees it; without a seat, as all seats together do."""
        zones = self._zones() if seat is None else {zone.key: zone for zone in self.view(seat).zones}
        if key not in zones:
            raise StoryError(f"There is no zone {key!r} now. There are: {', '.join(zones)}.")
        return zones[key]

    def has(self, key: str) -> bool:
        """Is there such a zone now? Some are there only while they hold cards."""
        return key in self._zones()

    def cards(self, key: str) -> tuple[str, ...]:
        """The cards of a zone."""
        cards = self.zone(key).cards
        if cards is None:
            raise StoryError(f"Nobody may look at the cards of {key!r}; see count({key!r}).")
        return cards

    def count(self, key: str) -> int:
        """How many cards lie in a zone."""
        return self.zone(key).count

    def counter(self, key: str) -> int:
        """A number on the table, such as `hand-size:0`."""
        counters = self._counters()
        if key not in counters:
            raise StoryError(f"There is no counter {key!r} now. There are: {', '.join(counters)}.")
        return counters[key]

    @contextmanager
    def changes(self) -> Iterator[dict[str, str]]:
        """What is different after the block, by zone and counter.

        `{"hand:0": "-science-1 +military-2", "deck": "-1", "hand-size:0": "3 to 5"}`: cards where somebody
        sees them, numbers where nobody does, and a zone or counter that is not there as empty or 0.
        """
        zones, counters = self._zones(), self._counters()
        changed: dict[str, str] = {}
        yield changed
        changed.update(_moved(zones, self._zones()))
        changed.update(_counted(counters, self._counters()))

    def events(self, seat: int | None, start: int = 0) -> tuple[SeenEvent, ...]:
        """What a seat, or a spectator, saw happen."""
        return self.match.events_for(seat, start)

    def log(self, seat: int | None, lang: str = "en") -> list[str]:
        """What a seat, or a spectator, reads of it."""
        text = self.game.text(lang)
        return [text.event(event) for event in self.events(seat)]

    def worlds(self, seat: int, count: int = 30) -> list["Story"]:
        """This game as it could be for all that the seat knows: hidden cards are dealt anew in each."""
        base, now = self.match.base, self.match.state
        samples = [self.game.sample(base, seat, Rng(number), now) for number in range(count)]
        return [Story(self.match.elsewhere(sample)) for sample in samples]

    # --- inside --------------------------------------------------------------------------------------

    def _decision(self, seat: int | None) -> Decision:
        decisions = [one for one in self.match.decisions if seat in (None, one.seat)]
        if not decisions:
            raise StoryError(self._open() if seat is None else f"Seat {seat} is not asked. {self._open()}")
        if len(decisions) > 1:
            raise StoryError(f"Several seats are asked: say which by seat=…. {self._open()}")
        return decisions[0]

    def _open(self) -> str:
        """The open questions, for an error."""
        if self.over:
            return f"The game is over: {self.match.result}."
        asks = [
            f"Seat {one.seat} is asked {one.ask.text} ({one.ask.clause}) and may choose: "
            + ", ".join(option.key for option in one.options)
            for one in self.match.decisions
        ]
        return "; ".join(asks) + "."

    def _exists(self, key: str) -> bool:
        """Does the game have words for such an option?"""
        kind, _, name = key.partition(":")
        if kind == "card":
            return name in self.game.faces
        if kind in ("seat", "number"):
            return name.isdigit()
        return key == "done" or self.game.text("en").has(f"{self.game.name}-{kind}-{name}")

    def _everything(self) -> tuple[object, ...]:
        asked = [(one.seat, one.ask, tuple(one.options)) for one in self.match.decisions]
        return self.state.data(), asked, list(self.match.events), list(self.match.choices)

    def _zones(self) -> dict[str, ZoneView]:
        """Every zone, with its cards if any seat sees them."""
        zones: dict[str, ZoneView] = {}
        for seat in self.seats:
            for zone in self.view(seat).zones:
                if zone.key not in zones or zone.cards is not None:
                    zones[zone.key] = zone
        return zones

    def _counters(self) -> dict[str, int]:
        return {counter.key: counter.value for seat in self.seats for counter in self.view(seat).counters}


def _moved(before: dict[str, ZoneView], after: dict[str, ZoneView]) -> Iterator[tuple[str, str]]:
    """What left and what entered each zone."""
    for key in {**before, **after}:
        old, new = before.get(key), after.get(key)
        was, now = Counter(old.cards or () if old else ()), Counter(new.cards or () if new else ())
        signs = [f"-{card}" for card in sorted((was - now).elements())]
        signs += [f"+{card}" for card in sorted((now - was).elements())]
        more = (new.count if new else 0) - (old.count if old else 0)
        if signs or more:
            yield key, " ".join(signs) or f"{more:+d}"


def _counted(before: dict[str, int], after: dict[str, int]) -> Iterator[tuple[str, str]]:
    """Counters of another value."""
    for key in {**before, **after}:
        was, now = before.get(key, 0), after.get(key, 0)
        if was != now:
            yield key, f"{was} to {now}"
