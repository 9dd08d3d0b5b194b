"""The region commons of Classics, 1REG1 to 1REG14."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.text import Text
from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.cards.shared import GARRISON
from regnum.games.imperium.effects import (
    DiscardToTop,
    Draw,
    ExileFromMarket,
    Gain,
    IntoHistory,
    LookAtNation,
    May,
    RecallThis,
    Shield,
)
from regnum.games.imperium.effects.base import Effect, pick
from regnum.games.imperium.terms import BARBARIAN, FERTILE, LAND, NONE, PRODUCTION, RIVER
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.zones import HAND

SETTLE = (ExileFromMarket(), GARRISON)
"""What almost every region of the commons ends with."""


@dataclass(frozen=True)
class AbandonToSwap(Effect):
    """Abandon this card to swap a hand card with the top nation card, but not the last (CARD-SACREDPASS)."""

    picks: ClassVar[bool] = True

    def useful(self, ctx: Ctx) -> bool:
        state, seat = ctx.state, ctx.seat
        return bool(state.nation[seat] and ctx.hand()) and ctx.card in state.play[seat]

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        if not self.useful(ctx):
            return 0
        card = yield from pick(
            ctx, "swap-nation", "CARD-SACREDPASS-1", ctx.hand(), HAND[seat], optional, secret=True
        )
        if card == NONE:
            return 0
        yield from moves.abandon(state, seat, ctx.card)
        moves.swap_with_nation(state, seat, card)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-swap-nation")


CARDS = (
    Card("Wilderness", LAND, players=3, points=1, play=SETTLE, passives=(Shield(RecallThis()),)),
    Card("Jungle", LAND, points=1, play=(Gain(population=1), *SETTLE)),
    Card("Mountain", LAND, points=1, play=(Gain(materials=3), *SETTLE)),
    Card("Coast", LAND, terrain=(PRODUCTION, FERTILE), play=(Draw(), *SETTLE)),
    Card("Floodplain", LAND, terrain=(PRODUCTION, RIVER), play=(May(IntoHistory(("discard",))), *SETTLE)),
    Card("Forest", LAND, terrain=(PRODUCTION, PRODUCTION, FERTILE), play=SETTLE),
    Card("Oasis", LAND, terrain=(PRODUCTION, PRODUCTION, RIVER), play=SETTLE),
    Card("Hills", LAND, terrain=(PRODUCTION, FERTILE), play=(Gain(population=1), *SETTLE)),
    Card("Marsh", LAND, terrain=(PRODUCTION, RIVER), play=(Gain(materials=2), *SETTLE)),
    Card("Steppe", LAND, terrain=(PRODUCTION, PRODUCTION, FERTILE), play=SETTLE),
    Card(
        "River",
        LAND,
        terrain=(PRODUCTION, PRODUCTION, RIVER),
        play=(May(IntoHistory(("discard",))), *SETTLE),
    ),
    Card("Cape", LAND, terrain=(PRODUCTION, RIVER), play=SETTLE, passives=(Shield(RecallThis()),)),
    Card("Woodland", LAND, terrain=(PRODUCTION, FERTILE), play=(May(DiscardToTop()), *SETTLE)),
    Card("Sacred Pass", LAND | BARBARIAN, points=1, exhaust=(May(LookAtNation()), May(AbandonToSwap()))),
)
