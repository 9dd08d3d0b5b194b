"""What is known of each option, as numbers: a row for each action, the same in every game and position.

An id alone teaches nothing. A row says what kind of answer it is, which number or seat, what its card costs
and brings, and for choices the words that they are called by: `pay-2-materials` and `pay-3-materials` are
alike in two words and differ in a number.
"""

from typing import NamedTuple, get_args

from regnum.engine.decision import Kind
from regnum.engine.game import Game
from regnum.engine.state import State
from regnum.lab.observe import NotObservable

KINDS: tuple[str, ...] = get_args(Kind)


class OptionTable(NamedTuple):
    """The rows of all actions of a game."""

    names: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]


def option_table(game: Game[State]) -> OptionTable:
    """What is known of the options of a game, in the order of its actions."""
    if game.features is None:
        raise NotObservable(f"{game.name} does not say what learners are told of it: give it `features`.")
    words = tuple(dict.fromkeys(word for key in game.actions for word in words_of(key)))
    names = (*(f"kind:{kind}" for kind in KINDS), "number", *(f"word:{word}" for word in words))
    nothing = (0.0,) * len(game.features.traits)
    rows = [(*plain_row(key, words), *game.features.known.get(key, nothing)) for key in game.actions]
    return OptionTable((*names, *game.features.traits), tuple(rows))


def words_of(key: str) -> list[str]:
    """The words of a choice; numbers among them count for themselves."""
    kind, _, name = key.partition(":")
    return sorted({word for word in name.split("-") if not word.isdigit()}) if kind == "choice" else []


def plain_row(key: str, words: tuple[str, ...]) -> tuple[float, ...]:
    """What the key itself says."""
    kind, _, name = key.partition(":")
    number = sum(int(word) for word in name.split("-") if word.isdigit()) if kind != "card" else 0
    own = words_of(key)
    return (*(float(kind == one) for one in KINDS), float(number), *(float(word in own) for word in words))
