"""Effects on cards in play: abandon, recall, garrison."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.fields import Cards
from regnum.engine.text import Text
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import ANY, Which, a
from regnum.games.imperium.effects.base import Effect, pick
from regnum.games.imperium.effects.moves import MoveCards
from regnum.games.imperium.terms import NONE, PINNED, REGION
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps

PINNED_CARD, REGION_CARD = a(PINNED), a(REGION)


class InPlayCards(MoveCards):
    """Pinned cards in play that can be moved (Q-3)."""

    which: Which

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        state = ctx.state
        if state.is_bot(ctx.seat):
            return self._of_bot(state.play[ctx.seat])
        cards = [
            card
            for card in self.which.among(state.play[ctx.seat])
            if index.ICONS[card] & PINNED and index.CARD[card].movable
        ]
        if state.treated and self.which.icons:
            cards = [card for card in cards if state.icons_in_play(card, self.which.icons) > 0]
        return cards

    def _of_bot(self, cards: Cards) -> Sequence[int]:
        """A bot loses regions, pinned or not, also where a pinned card is named (SOLO-Q-18, SOLO-Q-24)."""
        return cards if self.which.icons & PINNED else self.which.among(cards)


@dataclass(frozen=True)
class Abandon(InPlayCards):
    """Pinned cards of yours in play into your discard pile (KW-ABANDON)."""

    which: Which = PINNED_CARD
    count: int = 1
    up_to: bool = False
    ask = "abandon"
    clause = "KW-ABANDON-1"
    harms: ClassVar[bool] = True

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.abandon(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-abandon", self.which)


@dataclass(frozen=True)
class Recall(InPlayCards):
    """Pinned cards of yours in play back to your hand (KW-RECALL)."""

    which: Which = PINNED_CARD
    ask = "recall"
    clause = "KW-RECALL-1"
    harms: ClassVar[bool] = True

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.recall(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-recall", self.which)


@dataclass(frozen=True)
class AbandonHost(InPlayCards):
    """A card in play under which one of these is garrisoned."""

    garrison: Which
    which: Which = PINNED_CARD
    ask = "abandon"
    clause = "KW-ABANDON-1"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        pairs = ctx.state.garrison[ctx.seat]
        hosts = {host for host, card in pairs if self.garrison.matches(card)}
        return [card for card in super().candidates(ctx) if card in hosts]

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.abandon(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        one, subject = self.garrison.say(text), self.garrison.say(text, subject=True)
        return text("imperium-say-abandon-host", what=self.which.say(text), garrison=one, subject=subject)


class GarrisonedCards(MoveCards):
    """Garrisoned cards themselves; their hosts stay (KW-GARRISON-6)."""

    which: Which
    here: bool
    under: Which = ANY
    """Only those under such cards."""

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        pairs = ctx.state.garrison[ctx.seat]
        if not self.under.any_card:
            pairs = tuple([(host, card) for host, card in pairs if self.under.matches(host)])
        return self.which.among([card for host, card in pairs if host == ctx.card or not self.here])


@dataclass(frozen=True)
class AbandonGarrisoned(GarrisonedCards):
    """Garrisoned cards into your discard pile (KW-ABANDON-3)."""

    which: Which = ANY
    count: int = 1
    here: bool = False
    under: Which = ANY
    ask = "abandon"
    clause = "KW-ABANDON-3"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.abandon(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        if self.under.any_card:
            return self._said(text, "imperium-say-abandon-garrisoned", self.which)
        cards, hosts = self.which.say(text, self.count), self.under.say(text, 2, subject=True)
        return text("imperium-say-abandon-garrisoned-under", what=cards, hosts=hosts)


@dataclass(frozen=True)
class RecallGarrisoned(GarrisonedCards):
    """A garrisoned card back to your hand."""

    which: Which = ANY
    here: bool = True
    ask = "recall"
    clause = "KW-RECALL-1"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.recall(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-recall-garrisoned", self.which)


@dataclass(frozen=True)
class Garrison(MoveCards):
    """A card from your hand under this card (KW-GARRISON)."""

    which: Which = ANY
    ask = "garrison"
    clause = "KW-GARRISON-1"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        if not self._in_play(ctx):
            return ()
        return [card for card in self.which.among(ctx.hand()) if index.CARD[card].garrisonable]

    def _in_play(self, ctx: Ctx) -> bool:
        return ctx.card in ctx.state.play[ctx.seat] or ctx.card in ctx.state.extra[ctx.seat]

    def hidden(self, ctx: Ctx) -> bool:
        return self._in_play(ctx) and bool(ctx.hand())

    def secret(self) -> bool:
        return True  # some cards cannot be garrisoned

    def move(self, ctx: Ctx, card: int) -> Steps:
        moves.garrison(ctx.state, ctx.seat, card, ctx.card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-garrison", self.which)


@dataclass(frozen=True)
class GarrisonThis(Effect):
    """This card under a region in play, whose play text is then resolved again (KW-GARRISON-7)."""

    picks: ClassVar[bool] = True

    def _hosts(self, ctx: Ctx) -> list[int]:
        if ctx.card not in ctx.state.play[ctx.seat]:
            return []
        return [card for card in REGION_CARD.among(ctx.state.play[ctx.seat]) if card != ctx.card]

    def useful(self, ctx: Ctx) -> bool:
        return bool(self._hosts(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        host = yield from pick(ctx, "garrison-this", "KW-GARRISON-7", self._hosts(ctx), optional=optional)
        if host == NONE:
            return 0
        moves.garrison(ctx.state, ctx.seat, ctx.card, host)
        effect = index.PLAY[host]
        again = Ctx(ctx.state, ctx.seat, host)
        if effect is not None and effect.possible(again):
            yield from effect.resolve(again)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-garrison-this", what=REGION_CARD.say(text))
