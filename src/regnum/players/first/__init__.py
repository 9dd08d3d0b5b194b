"""The first computer players, kept as they were: whoever came since is measured against them.

Nothing here is improved, however slow or shallow it looks. A figure of strength means something only beside
an opponent that stays the same. They judge by what a game keeps as its `first` evaluation.
"""

from regnum.players.first.greedy import FirstGreedyPlayer
from regnum.players.first.search import FirstSearchPlayer

__all__ = ["FirstGreedyPlayer", "FirstSearchPlayer"]
