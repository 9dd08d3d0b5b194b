"""By what the first players judge."""

from regnum.engine.game import Game, Judgement
from regnum.engine.state import State


def judgement(game: Game[State]) -> Judgement[State]:
    """What the game has kept for them; a game that came later has only its own of today."""
    return game.first or Judgement(game.evaluate, game.spread)
