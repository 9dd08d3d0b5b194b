"""The journey cards of the Utopians."""

from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.titles import title_of
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.journey import travel_on


@dataclass(frozen=True)
class TravelOn(Effect):
    """The journey goes on to the face of this name, whose play text is resolved as it comes to lie up."""

    to: str

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        journey = index.JOURNEYS[state.nations[seat]]
        face = next(card for card in journey if index.CARD[card].name == self.to)
        travel_on(state, seat, face)
        arrival = index.PLAY[face]
        if arrival is not None:
            yield from arrival.resolve(Ctx(state, seat, face))
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-travel-on", name=title_of(text, self.to))
