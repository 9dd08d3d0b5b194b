"""Effects that choose cards and move them: discard, put on the deck, into history, into exile, sink."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import ClassVar

from regnum.engine.fields import Cards
from regnum.engine.text import Text
from regnum.games.imperium.asks import words
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import ANY, Which
from regnum.games.imperium.effects.base import Effect, kind, pick
from regnum.games.imperium.terms import NONE, REGION
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps


class MoveCards(Effect):
    """Choose so many cards, one after the other, and do the same to each.

    What is done, and to which cards, is the subclass's; `up_to` lets the player stop earlier (TIME-7). Where
    regions are asked for, one that counts as two is two of them; an excess is lost (CARD-GRANDTRUNKROAD-1).
    """

    picks: ClassVar[bool] = True
    ask: ClassVar[str]
    clause: ClassVar[str]
    which: Which = ANY
    count: int = 1
    up_to: bool = False

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        """The cards to choose from."""
        raise NotImplementedError

    def hidden(self, ctx: Ctx) -> bool:
        """Does the choice rest on a hand that is not empty?"""
        return False

    def question(self, ctx: Ctx) -> str:
        """What is asked."""
        return self.ask

    def kind(self, left: int) -> str:
        """The cards that are still to be chosen, in words."""
        return kind(self.which, left, self.up_to)

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The same by how many are left, the last one first: a question is asked too often to look its words
        up each time."""
        return tuple([self.kind(left) for left in range(1, self.count + 1)])

    def ready_words(self) -> None:
        assert len(self.kinds) == self.count

    def move(self, ctx: Ctx, card: int) -> Steps:
        """Do it to one card."""
        raise NotImplementedError

    def secret(self) -> bool:
        return False

    def sure(self) -> bool:
        return True

    def worth(self, cards: Sequence[int]) -> int:
        """As how many of those that are asked for the cards count."""
        if not self.which.icons & REGION:
            return len(cards)
        return sum([max(1, index.COUNT[REGION][card]) for card in cards])

    def fewest(self, cards: Sequence[int], left: int) -> int:
        """How many cards could be enough. So many may be gathered as one answer: none is one too many."""
        if not self.which.icons & REGION:
            return min(left, len(cards)) or 1
        dear = sorted(cards, key=lambda card: -self.worth((card,)))
        return next((n for n in range(1, len(dear)) if self.worth(dear[:n]) >= left), len(dear)) or 1

    def full(self, ctx: Ctx) -> bool:
        cards = self.candidates(ctx)
        return self.up_to or len(cards) >= self.count or self.worth(cards) >= self.count

    def useful(self, ctx: Ctx) -> bool:
        return self.hidden(ctx) or bool(self.candidates(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        moved: Cards = ()
        done = 0
        while done < self.count:
            may_stop = self.up_to or (optional and not moved)
            cards = self.candidates(ctx)
            if optional and not self.full(ctx) and not moved:
                cards = ()  # a cost that cannot be met in full is not begun
            left = self.count - done
            most = self.fewest(cards, left) if left > 1 else 1
            card = yield from pick(
                ctx,
                self.question(ctx),
                self.clause,
                cards,
                optional=may_stop,
                secret=self.secret() and self.hidden(ctx),
                picks=(0 if self.up_to else most, most),
                count=left,
                what=self.kinds[left - 1],
            )
            if card == NONE:
                break
            yield from self.move(ctx, card)
            moved = (*moved, card)
            done = min(self.count, self.worth(moved)) if left > 1 else self.count
        ctx.cards, ctx.count = moved, done
        return done

    def _said(self, text: Text, id: str, which: Which = ANY) -> str:
        return text(id, what=which.say(text, self.count, up_to=self.up_to))

    def _of_hand(self, text: Text, which: Which) -> str:
        """`2 cards from your hand`."""
        return self._said(text, "imperium-say-from-hand", which)


# --- hand, deck, discard pile --------------------------------------------------------------------------


@dataclass(frozen=True)
class Discard(MoveCards):
    """Cards from your hand (KW-DISCARD-1)."""

    count: int = 1
    which: Which = ANY
    up_to: bool = False
    ask = "discard"
    clause = "KW-DISCARD-1"
    harms: ClassVar[bool] = True

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        return self.which.among(ctx.hand())

    def hidden(self, ctx: Ctx) -> bool:
        return bool(ctx.hand())

    def secret(self) -> bool:
        return not self.which.any_card

    def move(self, ctx: Ctx, card: int) -> Steps:
        moves.discard(ctx.state, ctx.seat, card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-discard", what=self._of_hand(text, self.which))


@dataclass(frozen=True)
class DiscardDrawn(Discard):
    """One of the cards that the sentence before has drawn."""

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        hand = ctx.state.hand[ctx.seat]
        return [card for card in ctx.cards if card in hand]

    def hidden(self, ctx: Ctx) -> bool:
        return bool(ctx.cards)

    def say(self, text: Text) -> str:
        return text("imperium-say-discard-drawn", count=self.count)


@dataclass(frozen=True)
class HandToTop(MoveCards):
    """Cards from your hand onto your draw deck, face down (KW-RETURN-5)."""

    count: int = 1
    ask = "hand-to-top"
    clause = "KW-RETURN-5"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        return ctx.hand()

    def hidden(self, ctx: Ctx) -> bool:
        return bool(ctx.hand())

    def move(self, ctx: Ctx, card: int) -> Steps:
        moves.hand_to_top(ctx.state, ctx.seat, card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-hand-to-top")


class FromDiscard(MoveCards):
    """Cards of the discard pile, which lies open (Q-28)."""

    which: Which

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        return self.which.among(ctx.state.discard[ctx.seat])


@dataclass(frozen=True)
class DiscardToTop(FromDiscard):
    """A discarded card goes onto the draw deck."""

    which: Which = ANY
    ask = "discard-to-top"
    clause = "KW-RETURN-5"

    def move(self, ctx: Ctx, card: int) -> Steps:
        moves.discard_to_top(ctx.state, ctx.seat, card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-discard-to-top", self.which)


@dataclass(frozen=True)
class TakeBack(FromDiscard):
    """Cards of your choice from your discard pile to hand (KW-DRAW-5)."""

    which: Which = ANY
    count: int = 1
    up_to: bool = False
    ask = "take-back"
    clause = "KW-DRAW-5"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.to_hand(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-take-back", self.which)


@dataclass(frozen=True)
class DrawFromHistory(MoveCards):
    """A card of your choice from your history to hand, unseen by the others."""

    ask = "draw-from-history"
    clause = "KW-DRAW-5"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        return ctx.state.history[ctx.seat]

    def move(self, ctx: Ctx, card: int) -> Steps:
        moves.history_to_hand(ctx.state, ctx.seat, card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-draw-from-history")


# --- history, exile, sinking ---------------------------------------------------------------------------


class FromPlaces(MoveCards):
    """Cards from your hand, discard pile or play area, as the text says."""

    which: Which
    source: tuple[str, ...]

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        state, seat = ctx.state, ctx.seat
        cards: list[int] = []
        if "hand" in self.source:
            cards += self.which.among(ctx.hand())
        if "discard" in self.source:
            cards += self.which.among(state.discard[seat])
        if "play" in self.source:
            cards += self.which.among(state.play[seat])
        if "garrison" in self.source:
            cards += self.which.among(state.garrisoned(seat))
        return cards

    def hidden(self, ctx: Ctx) -> bool:
        return "hand" in self.source and bool(ctx.hand())

    def secret(self) -> bool:
        return "hand" in self.source and not self.which.any_card

    def kind(self, left: int) -> str:
        return kind_from(self.source, self.which, left, self.up_to)

    def _from(self, text: Text) -> str:
        return say_from(text, self.source, self.which, self.count, self.up_to)


def say_from(text: Text, source: tuple[str, ...], which: Which, count: int, up_to: bool) -> str:
    """`up to 2 cards from your hand or your discard pile`."""
    places = text.either([text(f"imperium-from-{place}") for place in source])
    return text("imperium-say-from", what=which.say(text, count, up_to=up_to), places=places)


@cache
def kind_from(source: tuple[str, ...], which: Which, count: int, up_to: bool) -> str:
    """The same for a question."""
    id = f"{kind(which, count, up_to).removeprefix('@')}-from-{'-'.join(source)}"
    return words(id, lambda text: say_from(text, source, which, count, up_to))


@dataclass(frozen=True)
class IntoHistory(FromPlaces):
    """Cards from the named places into your history (KW-HISTORY-1)."""

    source: tuple[str, ...] = ("hand",)
    which: Which = ANY
    count: int = 1
    up_to: bool = False
    ask = "into-history"
    clause = "KW-HISTORY-1"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.into_history(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        if self.which.named:
            return text("imperium-say-into-history", what=self.which.say(text))
        return text("imperium-say-into-history", what=self._from(text))


@dataclass(frozen=True)
class Exile(FromPlaces):
    """A card of yours into the exile pile (KW-EXILE-1)."""

    source: tuple[str, ...] = ("hand",)
    which: Which = ANY
    ask = "exile"
    clause = "KW-EXILE-1"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.exile(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return text("imperium-say-exile", what=self._from(text))


@dataclass(frozen=True)
class Sink(FromPlaces):
    """A card of yours into the flooded pile (KW-SINK-1)."""

    source: tuple[str, ...] = ("play",)
    which: Which = ANY
    ask = "sink"
    clause = "KW-SINK-1"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.sink(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return text("imperium-say-sink", what=self._from(text))


class This(Effect):
    """Something done to this card itself, wherever it lies in play."""

    text: ClassVar[str]

    def possible(self, ctx: Ctx) -> bool:
        return True

    def full(self, ctx: Ctx) -> bool:
        return ctx.card in ctx.state.play[ctx.seat]

    def useful(self, ctx: Ctx) -> bool:
        return self.full(ctx)

    def move(self, ctx: Ctx) -> Steps:
        raise NotImplementedError

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        if ctx.card not in ctx.state.play[ctx.seat]:
            return 0
        yield from self.move(ctx)
        ctx.cards = (ctx.card,)
        return 1

    def say(self, text: Text) -> str:
        return text(self.text)


@dataclass(frozen=True)
class ThisIntoHistory(This):
    """Put this card into your history."""

    text = "imperium-say-this-into-history"

    def full(self, ctx: Ctx) -> bool:
        return True  # asked only of a card that is being played

    def move(self, ctx: Ctx) -> Steps:
        return (yield from moves.into_history(ctx.state, ctx.seat, ctx.card))


@dataclass(frozen=True)
class ExileThis(This):
    """Exile this card."""

    text = "imperium-say-exile-this"

    def move(self, ctx: Ctx) -> Steps:
        return (yield from moves.exile(ctx.state, ctx.seat, ctx.card))


@dataclass(frozen=True)
class SinkThis(This):
    """Sink this card."""

    text = "imperium-say-sink-this"

    def full(self, ctx: Ctx) -> bool:
        return True  # asked only of a card that is being played

    def move(self, ctx: Ctx) -> Steps:
        return (yield from moves.sink(ctx.state, ctx.seat, ctx.card))


@dataclass(frozen=True)
class AbandonThis(This):
    """Abandon this card (KW-ABANDON-1)."""

    text = "imperium-say-abandon-this"

    def move(self, ctx: Ctx) -> Steps:
        return (yield from moves.abandon(ctx.state, ctx.seat, ctx.card))


@dataclass(frozen=True)
class RecallThis(This):
    """Recall this card (KW-RECALL-1)."""

    text = "imperium-say-recall-this"

    def move(self, ctx: Ctx) -> Steps:
        return (yield from moves.recall(ctx.state, ctx.seat, ctx.card))


@dataclass(frozen=True)
class ReturnThisUnrest(This):
    """This unrest card goes onto the unrest pile (CARD-UNREST-1, KW-RETURN-3)."""

    text = "imperium-say-return-this"

    def move(self, ctx: Ctx) -> Steps:
        return (yield from moves.return_unrest(ctx.state, ctx.seat, ctx.card))
