"""By what players judge: a game's own evaluation, or the same with other weights."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.weights import Weights

Judge = Callable[[Any], Sequence[float]]
"""The chances of all seats."""


class NothingLearnt(RegnumError):
    """Weights for a game that is not judged by any."""


def judge_of(game: Game[Any], weights: str) -> Judge:
    """The game's evaluation; with the weights of a file, if one is named."""
    return by_file(game.name, weights, game) if weights else game.chances


def by_file(name: str, path: str, game: Game[Any]) -> Judge:
    if (found := _known.get((name, path))) is None:
        if game.learning is None:
            raise NothingLearnt(f"{name} is not judged by weights, so {path} cannot be used for it.")
        weights = Weights.read(Path(path), game.learning.names)
        found = _known[name, path] = game.learning.judge(weights)
    return found


def know(game: Game[Any], path: str, weights: Weights) -> None:
    """What a file says, where the file itself may not lie: on another machine."""
    assert game.learning is not None
    _known[game.name, path] = game.learning.judge(weights)


_known: dict[tuple[str, str], Judge] = {}
"""By game and file. A player is made anew for every game, and files do not change meanwhile."""
