"""Samurai, and where they may stand (JAPAN-5, JAPAN-6)."""

from dataclasses import dataclass

from regnum.engine.decision import Decision, Unit
from regnum.engine.text import Text
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects.base import Effect, ask_about
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs import markers


def free_for_samurai(state: SettlersState, seat: int) -> list[int]:
    """Own faction locations without a samurai (JAPAN-5, JAPAN-6)."""
    return [card for card in state.locations(seat) if not index.COMMON[card] and card not in state.samurai]


@dataclass(frozen=True)
class PlaceSamurai(Effect):
    """Samurai of the supply stand at once on own faction locations (CARD-NINJAS-1)."""

    count: int

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        for left in range(self.count, 0, -1):
            free = free_for_samurai(state, seat)
            if not free:
                return
            ask = ask_about("samurai", "CARD-NINJAS-1", card, count=left)
            picks = min(left, len(free))
            chosen = yield Decision(seat, ask, index.options(free), picks=(picks, picks))
            markers.add_samurai(state, seat, chosen)

    def say(self, text: Text) -> str:
        return text("settlers-say-samurai", count=self.count)
