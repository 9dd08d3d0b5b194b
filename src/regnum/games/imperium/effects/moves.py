"""Effects that choose cards and move them: discard, abandon, recall, garrison, unrest, give, find …"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import DONE, Decision
from regnum.engine.text import Text
from regnum.games.imperium import knowledge, table
from regnum.games.imperium.asks import ask
from regnum.games.imperium.ctx import Ctx, Steps
from regnum.games.imperium.effects.base import ANY, Effect, Which, a, pick, spared
from regnum.games.imperium.state import Cards
from regnum.games.imperium.terms import NONE, PINNED, REGION, UNREST
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.deck import shuffle_deck, shuffle_nation_deck
from regnum.games.imperium.verbs.tell import HAND, PLACES, tell_move
from regnum.games.imperium.verbs.zones import lay, lift

PINNED_CARD, REGION_CARD, UNREST_CARD = a(PINNED), a(REGION), a(UNREST)


class MoveCards(Effect):
    """Choose so many cards, one after the other, and do the same to each.

    What is done, and to which cards, is the subclass's; `up_to` lets the player stop earlier (TIME-7).
    """

    picks: ClassVar[bool] = True
    ask: ClassVar[str]
    clause: ClassVar[str]
    count: int = 1
    up_to: bool = False

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        """The cards to choose from."""
        raise NotImplementedError

    def hidden(self, ctx: Ctx) -> bool:
        """Does the choice rest on a hand that is not empty?"""
        return False

    def move(self, ctx: Ctx, card: int) -> Steps:
        """Do it to one card."""
        raise NotImplementedError

    def sure(self) -> bool:
        return True

    def full(self, ctx: Ctx) -> bool:
        return len(self.candidates(ctx)) >= self.count or self.up_to

    def useful(self, ctx: Ctx) -> bool:
        return self.hidden(ctx) or bool(self.candidates(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        moved: Cards = ()
        while len(moved) < self.count:
            may_stop = self.up_to or (optional and not moved)
            cards = self.candidates(ctx)
            if optional and not self.full(ctx) and not moved:
                cards = ()  # a cost that cannot be met in full is not begun
            left = self.count - len(moved)
            card = yield from pick(
                ctx, self.ask, self.clause, cards, optional=may_stop, secret=self.hidden(ctx), count=left
            )
            if card == NONE:
                break
            yield from self.move(ctx, card)
            moved = (*moved, card)
        ctx.cards, ctx.count = moved, len(moved)
        return len(moved)

    def _said(self, text: Text, id: str, which: Which = ANY) -> str:
        cards = which.say(text, self.count)
        said = text(id, what=cards)
        return text("imperium-say-up-to", does=said) if self.up_to else said


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

    def move(self, ctx: Ctx, card: int) -> Steps:
        moves.discard(ctx.state, ctx.seat, card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-discard", self.which)


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

    which: Which = ANY
    ask = "draw-from-history"
    clause = "KW-DRAW-5"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        return self.which.among(ctx.state.history[ctx.seat])

    def hidden(self, ctx: Ctx) -> bool:
        return bool(ctx.state.history[ctx.seat])

    def move(self, ctx: Ctx, card: int) -> Steps:
        moves.history_to_hand(ctx.state, ctx.seat, card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-draw-from-history", self.which)


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

    def _places(self, text: Text) -> str:
        said = [text(f"imperium-from-{place}") for place in self.source]
        return said[0] if len(said) == 1 else text("imperium-from-either", first=said[0], second=said[1])


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
        cards = text("imperium-say-from", what=self.which.say(text, self.count), places=self._places(text))
        said = text("imperium-say-into-history", what=cards)
        return text("imperium-say-up-to", does=said) if self.up_to else said


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
        cards = text("imperium-say-from", what=self.which.say(text), places=self._places(text))
        return text("imperium-say-exile", what=cards)


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
        cards = text("imperium-say-from", what=self.which.say(text), places=self._places(text))
        return text("imperium-say-sink", what=cards)


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


# --- cards in play -------------------------------------------------------------------------------------


class InPlayCards(MoveCards):
    """Pinned cards in play that can be moved (Q-3)."""

    which: Which

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        state = ctx.state
        cards = [
            card
            for card in self.which.among(state.play[ctx.seat])
            if table.ICONS[card] & PINNED and table.CARD[card].movable
        ]
        if state.treated and self.which.icons:
            cards = [card for card in cards if state.icons_in_play(card, self.which.icons) > 0]
        return cards


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
    count: int = 1
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
        return text("imperium-say-abandon-host", what=self.which.say(text), garrison=self.garrison.say(text))


class GarrisonedCards(MoveCards):
    """Garrisoned cards themselves; their hosts stay (KW-GARRISON-6)."""

    which: Which
    here: bool

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        pairs = ctx.state.garrison[ctx.seat]
        return self.which.among([card for host, card in pairs if host == ctx.card or not self.here])


@dataclass(frozen=True)
class AbandonGarrisoned(GarrisonedCards):
    """Garrisoned cards into your discard pile (KW-ABANDON-3)."""

    which: Which = ANY
    count: int = 1
    here: bool = False
    ask = "abandon"
    clause = "KW-ABANDON-3"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.abandon(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-abandon-garrisoned", self.which)


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
        return [card for card in self.which.among(ctx.hand()) if table.CARD[card].garrisonable]

    def _in_play(self, ctx: Ctx) -> bool:
        return ctx.card in ctx.state.play[ctx.seat] or ctx.card in ctx.state.extra[ctx.seat]

    def hidden(self, ctx: Ctx) -> bool:
        return self._in_play(ctx) and bool(ctx.hand())

    def move(self, ctx: Ctx, card: int) -> Steps:
        moves.garrison(ctx.state, ctx.seat, card, ctx.card)
        return 1
        yield

    def say(self, text: Text) -> str:
        return self._said(text, "imperium-say-garrison", self.which)


@dataclass(frozen=True)
class GarrisonThis(Effect):
    """This card under a card in play, whose play text is then resolved again (KW-GARRISON-7)."""

    where: Which = REGION_CARD
    picks: ClassVar[bool] = True

    def _hosts(self, ctx: Ctx) -> list[int]:
        if ctx.card not in ctx.state.play[ctx.seat]:
            return []
        return [card for card in self.where.among(ctx.state.play[ctx.seat]) if card != ctx.card]

    def useful(self, ctx: Ctx) -> bool:
        return bool(self._hosts(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        host = yield from pick(ctx, "garrison-this", "KW-GARRISON-7", self._hosts(ctx), optional=optional)
        if host == NONE:
            return 0
        moves.garrison(ctx.state, ctx.seat, ctx.card, host)
        effect = table.PLAY[host]
        again = Ctx(ctx.state, ctx.seat, host)
        if effect is not None and effect.possible(again):
            yield from effect.resolve(again)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-garrison-this", what=self.where.say(text))


# --- unrest --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeUnrest(Effect):
    """From the unrest pile to hand (KW-TAKE)."""

    count: int = 1
    harms: ClassVar[bool] = True

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        for _ in range(self.count):
            yield from moves.take_unrest(ctx.state, ctx.seat)
        ctx.count = self.count
        return self.count

    def say(self, text: Text) -> str:
        return text("imperium-say-take-unrest", count=self.count)


@dataclass(frozen=True)
class ReturnUnrest(FromPlaces):
    """Unrest cards from your hand, or from the named places, onto the unrest pile (KW-RETURN)."""

    source: tuple[str, ...] = ("hand",)
    count: int = 1
    up_to: bool = False
    which: Which = UNREST_CARD
    ask = "return-unrest"
    clause = "KW-RETURN-1"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.return_unrest(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        said = text("imperium-say-return-unrest", count=self.count)
        if self.source != ("hand",):
            said = text("imperium-say-return-from", does=said, places=self._places(text))
        return text("imperium-say-up-to", does=said) if self.up_to else said


# --- other players and searching -----------------------------------------------------------------------


@dataclass(frozen=True)
class Give(Effect):
    """Each other player gets a different card from your hand or discard pile (KW-GIVE)."""

    then: Effect | None = None
    """Done to whoever got a card of this kind, with `if_given`."""
    if_given: Which = ANY

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        for other in state.others(seat):
            if (yield from spared(ctx, other, harms=True)):
                continue
            cards = (*ctx.hand(), *state.discard[seat])
            card = yield from pick(ctx, "give", "KW-GIVE-1", cards, secret=bool(ctx.hand()), other=other)
            if card == NONE:
                continue
            moves.give(state, seat, other, card)
            if self.then is not None and self.if_given.matches(card):
                yield from self.then.resolve(ctx.of(other))
        return 1

    def say(self, text: Text) -> str:
        said = text("imperium-say-give")
        if self.then is None:
            return said
        return text(
            "imperium-say-give-then", does=said, what=self.if_given.say(text), then=self.then.say(text)
        )

    def parts(self) -> Sequence[Effect]:
        return () if self.then is None else (self.then,)


FIND_PLACES = ("hand", "discard", "deck", "nation")


@dataclass(frozen=True)
class Find(Effect):
    """Search hand, discard pile, draw deck and nation deck, and put what is found somewhere (KW-FIND)."""

    which: Which
    to: str = "hand"
    places: tuple[str, ...] = FIND_PLACES

    def _all(self, ctx: Ctx, place: str) -> Cards:
        state, seat = ctx.state, ctx.seat
        if place == "hand":
            return ctx.hand()
        return {"discard": state.discard, "deck": state.deck, "nation": state.nation}[place][seat]

    def _in(self, ctx: Ctx, place: str) -> list[int]:
        return self.which.among(self._all(ctx, place))

    def candidates(self, ctx: Ctx) -> list[int]:
        """All that could be found."""
        return [card for place in self.places for card in self._in(ctx, place)]

    def full(self, ctx: Ctx) -> bool:
        return bool(self.candidates(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        searched = self._searched(ctx)
        found = [card for place in searched for card in self._in(ctx, place)]
        question = ask("find", "KW-FIND-4", ctx.card)
        found = table.distinct(found, ctx.state.discard[ctx.seat])
        card = yield Decision(ctx.seat, question, table.options(found) or [DONE], secret=True)
        if card != DONE.value:
            yield from self._put(ctx, card)
        if "deck" in searched and ctx.state.deck[ctx.seat]:
            shuffle_deck(ctx.state, ctx.seat)
        if "nation" in searched and ctx.state.nation[ctx.seat]:
            shuffle_nation_deck(ctx.state, ctx.seat)
        ctx.cards = () if card == DONE.value else (card,)
        return int(card != DONE.value)

    def _searched(self, ctx: Ctx) -> tuple[str, ...]:
        """A named card is looked for in order; where there is a choice, everywhere (KW-FIND-1, KW-FIND-4)."""
        if self.which.named:
            for at, place in enumerate(self.places):
                if self._in(ctx, place):
                    return self.places[: at + 1]
        return self.places

    def _put(self, ctx: Ctx, card: int) -> Steps:
        state, seat = ctx.state, ctx.seat
        place = next(place for place in self.places if card in self._in(ctx, place))
        if place == self.to:
            knowledge.reveal(state, card)
            if card not in state.shown[seat]:
                knowledge.show(state, seat, card)
            return 1
        if place == "nation":
            knowledge.unpin(state, seat, (card,))
        if self.to == "history":
            return (yield from moves.into_history(state, seat, card))
        lift(state, seat, card, place)
        lay(state, seat, card, self.to)
        target = HAND[seat] if self.to == "hand" else PLACES[self.to][seat]
        tell_move(state, "imperium-found", seat, card, PLACES[place][seat], target)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-find", what=self.which.say(text), to=text(f"imperium-to-{self.to}"))
