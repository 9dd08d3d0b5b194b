"""The words of a report: those of the laboratory, and the names that the game has for its things."""

from collections import Counter

from regnum import games
from regnum.engine.decision import Arg
from regnum.engine.text import Text
from regnum.lab.report.analysis import OTHER
from regnum.lab.transcript import LOCALE


class Words:
    """How things are called in a language."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang, self._own = lang, Text(lang, LOCALE)
        self._game, self._text = game, games.get(game).text(lang)
        self._titles = Counter(self._text.card(card.key) for card in games.get(game).cards)

    def say(self, id: str, /, **args: Arg) -> str:
        """A message of the laboratory; what a round and a turn are called, the game says."""
        time = {name: self._text(f"{self._game}-word-{name}") for name in ("round", "turn")}
        return self._own(id, **time, **args)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._text(f"{self._game}-name")

    def member(self, column: str, name: str) -> str:
        """A player, nation, seat or place in the order of turns."""
        if column == "side":
            return self._text(name)
        if column == "seat":
            return self.say("report-seat-number", number=int(name) + 1)
        return self.say("report-order-number", number=int(name)) if column == "order" else name

    def card(self, key: str) -> str:
        """The title of a card; several of one title are told apart by their keys."""
        title = self._text.card(key)
        return f"{title} ({key})" if self._titles[title] > 1 else title

    def source(self, name: str) -> str:
        """Where points come from."""
        if name == OTHER:
            return self.say("report-other")
        return self._text(name) if self._text.has(name) else name

    def ending(self, reason: str) -> str:
        """How games end."""
        return self._text(f"{self._game}-end-{reason}")
