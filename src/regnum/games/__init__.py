"""The games there are. Everybody but a game itself reaches it through here."""

from importlib import import_module

from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.state import State

MODULES = {
    "civ": "regnum.games.civ",
    "settlers": "regnum.games.settlers",
    "imperium": "regnum.games.imperium",
}
"""Imported when first asked for, so that one game's start does not wait for the others."""


class UnknownGame(RegnumError):
    """A game that nobody has taught us."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no game {name!r}. Games: {', '.join(MODULES)}.")


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(MODULES)


def get(name: str) -> Game[State]:
    """The game of that name."""
    if name not in MODULES:
        raise UnknownGame(name)
    game: Game[State] = import_module(MODULES[name]).GAME
    return game
