"""Masks as a cost, and what stands in for them."""

from collections.abc import Sequence
from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import FewerMasks, GarrisonForMasks
from regnum.games.imperium.cards.which import a
from regnum.games.imperium.effects.moves import MoveCards
from regnum.games.imperium.terms import MASK
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.react import exhaust, may_exhaust

MASK_CARD = a(MASK)


@dataclass(frozen=True)
class DiscardMasks(MoveCards):
    """Masks from your hand, each of which something else may stand in for (Q-70)."""

    count: int = 1
    ask = "discard-masks"
    clause = "KW-DISCARD-1"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        return [*MASK_CARD.among(ctx.hand()), *self.stand_ins(ctx)]

    def stand_ins(self, ctx: Ctx) -> list[int]:
        """What lies open and would do for a mask: cards to be exhausted, and garrisons to be abandoned."""
        return [*exhaustible(ctx), *garrisoned(ctx)]

    def hidden(self, ctx: Ctx) -> bool:
        return bool(ctx.hand())

    def secret(self) -> bool:
        return True

    def question(self, ctx: Ctx) -> str:
        return "discard-masks-or" if self.stand_ins(ctx) else self.ask

    def move(self, ctx: Ctx, card: int) -> Steps:
        state, seat = ctx.state, ctx.seat
        if card in state.play[seat]:
            exhaust(state, seat, card)
        elif card in state.hand[seat]:
            moves.discard(state, seat, card)
        else:
            yield from moves.abandon(state, seat, card)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-discard", what=self._of_hand(text, MASK_CARD))


def exhaustible(ctx: Ctx) -> list[int]:
    """The cards that may be exhausted for a mask, while there are tokens for it (TIME-11)."""
    state, seat = ctx.state, ctx.seat
    ready = [card for card, _ in passives(state, seat, FewerMasks) if may_exhaust(state, seat, card)]
    return ready if state.exhaustion[seat] > spoken_for(ctx) else []


def spoken_for(ctx: Ctx) -> int:
    """The token that the ability itself will take, while it is only checked (ACTIVATE-12)."""
    state, card = ctx.state, ctx.card
    ready = card in state.in_play(ctx.seat) and card not in state.used[ctx.seat]
    return int(ready and index.EXHAUST[card] is not None)


def garrisoned(ctx: Ctx) -> list[int]:
    """The cards that may be abandoned for a mask: they lie under a card that says so."""
    state, seat = ctx.state, ctx.seat
    hosts = {host for host, _ in passives(state, seat, GarrisonForMasks)}
    return [card for host, card in state.garrison[seat] if host in hosts]
