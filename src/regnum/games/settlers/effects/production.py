"""What production locations give, and those that do more than giving goods."""

from dataclasses import dataclass

from regnum.engine.decision import Decision, Unit
from regnum.engine.text import Text
from regnum.games.settlers.cards import index
from regnum.games.settlers.effects import tasks
from regnum.games.settlers.effects.base import Effect, ask_about
from regnum.games.settlers.state import SettlersState
from regnum.games.settlers.verbs import piles


def produce(state: SettlersState, seat: int, card: int) -> Unit:
    """A production location gives what it gives at this moment (PRODUCTION-5)."""
    effect = index.CARD[card].production
    assert effect is not None
    yield from effect.resolve(state, seat, card)


@dataclass(frozen=True)
class CopyProduction(Effect):
    """Produce what another own production location gives (CARD-WORKING-PEASANTS-1)."""

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        others = [other for other in state.locations(seat) if index.PRODUCES[other] and other != card]
        if others:
            ask = ask_about("copy", "CARD-WORKING-PEASANTS-1", card)
            chosen = yield Decision(seat, ask, index.options(others))
            yield from produce(state, seat, chosen)

    def say(self, text: Text) -> str:
        return text("settlers-say-copy")


@dataclass(frozen=True)
class LookAndKeep(Effect):
    """Look at cards of the own faction deck and keep one (CARD-ARCHITECT-1)."""

    count: int

    def resolve(self, state: SettlersState, seat: int, card: int) -> Unit:
        tasks.later(state, tasks.LOOKED, seat)
        piles.look(state, seat, self.count, card)
        return
        yield

    def say(self, text: Text) -> str:
        return text("settlers-say-look-keep", count=self.count)
