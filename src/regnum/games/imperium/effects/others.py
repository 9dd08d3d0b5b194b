"""Unrest, gifts to other players, and searches."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import DONE, Decision
from regnum.engine.fields import Cards
from regnum.engine.telling import tell_move
from regnum.engine.text import Text
from regnum.games.imperium import knowledge
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import ANY, Which, a
from regnum.games.imperium.effects.base import Effect, kind, part_of, pick
from regnum.games.imperium.effects.combine import EachOther, spared
from regnum.games.imperium.effects.moves import FromPlaces
from regnum.games.imperium.terms import NONE, THEY, UNREST
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.deck import emptied, shuffle_deck, shuffle_nation_deck
from regnum.games.imperium.verbs.zones import lay, lift
from regnum.games.imperium.zones import PLACES

UNREST_CARD = a(UNREST)

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
        return text("imperium-say-take-unrest", what=UNREST_CARD.say(text, self.count))


@dataclass(frozen=True)
class ReturnUnrest(FromPlaces):
    """Unrest cards from your hand, or from the named places, onto the unrest pile (KW-RETURN)."""

    source: tuple[str, ...] = ("hand",)
    count: int = 1
    up_to: bool = False
    which = UNREST_CARD
    ask = "return-unrest"
    clause = "KW-RETURN-1"

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.return_unrest(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        from_hand = self.source == ("hand",)
        what = self._of_hand(text, self.which) if from_hand else self._from(text)
        return text("imperium-say-return-unrest", what=what)


# --- other players and searching -----------------------------------------------------------------------


@dataclass(frozen=True)
class Give(Effect):
    """Each other player gets a different card from your hand or discard pile (KW-GIVE)."""

    then: Effect | None = None
    """Done to whoever got a card of this kind, with `if_given`: so all see what is given (Q-72)."""
    if_given: Which = ANY

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        for other in state.others(seat):
            if (yield from spared(ctx, other, True, self)):
                continue
            cards = (*ctx.hand(), *state.discard[seat])
            card = yield from pick(ctx, "give", "KW-GIVE-1", cards, secret=bool(ctx.hand()), other=other)
            if card == NONE:
                continue
            moves.give(state, seat, other, card, openly=self.then is not None)
            if self.then is not None and self.if_given.matches(card):
                yield from self._more(ctx, other, self.then)
        return 1

    def _more(self, ctx: Ctx, other: int, then: Effect) -> Steps:
        """A part of its own: who is protected may take the card and ignore the rest (KW-ATTACK-3)."""
        if (yield from spared(ctx, other, then.harms, EachOther(then))):
            return 0
        return (yield from then.resolve(ctx.of(other)))

    def say(self, text: Text) -> str:
        said = text("imperium-say-give")
        if self.then is None:
            return said
        then = self.then.say(text.speaking_of(THEY))
        return text("imperium-say-give-then", does=said, what=self.if_given.say(text), then=then)

    def parts(self) -> Sequence[Effect]:
        return () if self.then is None else (self.then,)

    def ready_words(self) -> None:
        part_of(self)
        if self.then is not None:
            part_of(EachOther(self.then))


FIND_PLACES = ("hand", "discard", "deck", "nation")


@dataclass(frozen=True)
class Find(Effect):
    """Search hand, discard pile, draw deck and nation deck, and put what is found somewhere (KW-FIND)."""

    which: Which
    to: str = "hand"
    places: tuple[str, ...] = FIND_PLACES
    any_copy: bool = False
    """Several cards are called so, and the owner may choose between them (CARD-INDIANELEPHANTS-1)."""

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

    def secret(self) -> bool:
        return True

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        searched = self._searched(ctx)
        found = [card for place in searched for card in self._in(ctx, place)]
        question = ask("find", "KW-FIND-4", ctx.card, 0, kind(self.which))
        found = index.distinct(found, ctx.state.discard[ctx.seat])
        card = yield Decision(ctx.seat, question, index.options(found) or [DONE], secret=True)
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
        if self.which.named and not self.any_copy:
            for at, place in enumerate(self.places):
                if self._in(ctx, place):
                    return self.places[: at + 1]
        return self.places

    def _put(self, ctx: Ctx, card: int) -> Steps:
        state, seat = ctx.state, ctx.seat
        place = next(place for place in self.places if card in self._in(ctx, place))
        if place == "nation":
            knowledge.unpin(state, seat, (card,))
        if self.to == "history":
            yield from moves.into_history(state, seat, card)
        else:
            self._show(ctx, card, place)
        if place == "deck" and not state.deck[seat]:
            yield from emptied(state, seat)
        return 1

    def _show(self, ctx: Ctx, card: int, place: str) -> None:
        """The card is put openly where it goes; it may lie there already."""
        state, seat = ctx.state, ctx.seat
        if place != self.to:
            lift(state, seat, card, place)
            lay(state, seat, card, self.to)
        elif place == "hand":
            moves.show_in_hand(state, seat, card)
        tell_move(state, "imperium-found", seat, card, PLACES[place][seat], PLACES[self.to][seat])

    def ready_words(self) -> None:
        kind(self.which)

    def say(self, text: Text) -> str:
        what, to = self.which.say(text), text(f"imperium-to-{self.to}")
        if self.any_copy:
            return text("imperium-say-find-any", what=what, to=to)
        if self.places == FIND_PLACES:
            return text("imperium-say-find", what=what, to=to)
        places = text.either([text(f"imperium-in-{place}") for place in self.places])
        return text("imperium-say-find-in", what=what, places=places, to=to)
