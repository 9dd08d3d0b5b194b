"""Draw, acquire, break through, exile, develop, play."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import DONE, Decision, Option
from regnum.engine.text import Text
from regnum.games.imperium.asks import ask, choice
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import AcquireExiled
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.effects.base import Count, Effect, kind, pick
from regnum.games.imperium.terms import (
    CIVILISED,
    ICONS,
    NONE,
    REGION,
    RESOURCES,
    SLOTS,
    TRIBUTARY,
    UNCIVILISED,
    VARIABLE,
    article,
    say_icons,
)
from regnum.games.imperium.verbs import deck, market
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.passives import passives
from regnum.games.imperium.verbs.play import can_play, ignore_empire, play
from regnum.games.imperium.zones import DEVELOPMENT

# --- drawing -------------------------------------------------------------------------------------------

DRAW_ON: Option = choice("draw-on")


@dataclass(frozen=True)
class Draw(Effect):
    """Cards from your draw deck (KW-DRAW-1, KW-DRAW-2)."""

    count: int = 1
    per: Count | None = None

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        count = self.count if self.per is None else self.count * self.per.count(ctx)
        cards = yield from deck.drawn(ctx.state, ctx.seat, count)
        ctx.cards, ctx.count = tuple(cards), len(cards)
        return len(cards)

    def say(self, text: Text) -> str:
        said = text("imperium-say-draw", count=self.count)
        return said if self.per is None else text("imperium-say-per", does=said, per=self.per.say(text))


@dataclass(frozen=True)
class DrawUpTo(Effect):
    """So many cards at most; before each you may stop (KW-DRAW-4). "If able" never reshuffles (KW-DRAW-3)."""

    count: int
    if_able: bool = False

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards: list[int] = []
        while len(cards) < self.count and (ctx.state.deck[ctx.seat] or not self.if_able):
            question = ask("draw-on", "KW-DRAW-4", ctx.card, count=self.count - len(cards))
            if (yield Decision(ctx.seat, question, (DRAW_ON, DONE))) == DONE.value:
                break
            more = yield from deck.drawn(ctx.state, ctx.seat, 1, self.if_able)
            if not more:
                break
            cards += more
        ctx.cards, ctx.count = tuple(cards), len(cards)
        return len(cards)

    def say(self, text: Text) -> str:
        said = "imperium-say-draw-if-able" if self.if_able else "imperium-say-draw-up-to"
        return text(said, count=self.count)


# --- the market ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Acquire(Effect):
    """A market card of one of the suits to hand, with its tokens and its unrest (KW-ACQUIRE)."""

    suits: int
    exiled: bool = False
    """Also from the exile pile."""
    token: int | None = None
    """Only a card with such a token on it: MATERIALS or POPULATION."""
    market: bool = True
    without: int = 0
    picks: ClassVar[bool] = True

    def candidates(self, ctx: Ctx) -> list[int]:
        """What could be acquired."""
        state = ctx.state
        cards: list[int] = []
        if self.market:
            cards = market.market_cards(state, self.suits)
            if self.token is not None:
                cards = [card for card in cards if state.laid[state.market.index(card)][self.token]]
        if state.exile and self.token is None:
            suits = self.suits if self.exiled else self.suits & exiled_suits(ctx)
            if suits or (self.exiled and not self.suits):
                cards += [card for card in state.exile if index.ICONS[card] & suits or not self.suits]
        if self.without:
            cards = [card for card in cards if not index.ICONS[card] & self.without]
        return cards

    def full(self, ctx: Ctx) -> bool:
        return bool(self.candidates(ctx))

    def useful(self, ctx: Ctx) -> bool:
        return bool(self.candidates(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards, what = self.candidates(ctx), kind(Which(self.suits, self.without))
        card = yield from pick(ctx, "acquire", "KW-ACQUIRE-1", cards, "market", optional, what=what)
        if card == NONE:
            ctx.cards = ()
            return 0
        yield from market.acquire(ctx.state, ctx.seat, card)
        ctx.cards = (card,)
        return 1

    def ready_words(self) -> None:
        kind(Which(self.suits, self.without))

    def say(self, text: Text) -> str:
        what = Which(self.suits, self.without).say(text)
        if self.token is not None:
            return text("imperium-say-acquire-token", what=what, token=f"[{RESOURCES[self.token]}]")
        if not self.market:
            return text("imperium-say-acquire-exiled", what=what)
        said = text("imperium-say-acquire", what=what)
        return text("imperium-say-or-exiled", does=said) if self.exiled else said


def exiled_suits(ctx: Ctx) -> int:
    """The suits that the seat may acquire from exile."""
    suits = 0
    for _, passive in passives(ctx.state, ctx.seat, AcquireExiled):
        suits |= passive.suits
    return suits


SUIT_CHOICES = {suit: choice(ICONS[suit]) for suit in (UNCIVILISED, CIVILISED, REGION, TRIBUTARY)}
FROM_DECK: Option = choice("from-deck")


@dataclass(frozen=True)
class BreakThrough(Effect):
    """Declare a suit; a card of it from the market, its small deck or the main deck (KW-BREAKTHROUGH)."""

    suits: int
    exiled: bool = False
    picks: ClassVar[bool] = True

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        options = [option for suit, option in SUIT_CHOICES.items() if suit & self.suits]
        declared = options[0].value
        if len(options) > 1:
            if optional:
                options.append(DONE)
            declared = yield Decision(ctx.seat, ask("declare", "KW-BREAKTHROUGH-1", ctx.card), options)
            if declared == DONE.value:
                return 0
            optional = False
        suit = next(suit for suit, option in SUIT_CHOICES.items() if option.value == declared)
        return (yield from break_through(ctx, suit, optional, self.exiled))

    def say(self, text: Text) -> str:
        icons = say_icons(self.suits)
        said = text("imperium-say-break-through", icons=icons, article=article(icons))
        return text("imperium-say-or-exiled", does=said) if self.exiled else said


def break_through(ctx: Ctx, suit: int, optional: bool = False, exiled: bool = False) -> Steps:
    """One of the ways that are open for the suit (KW-BREAKTHROUGH-2 to KW-BREAKTHROUGH-6)."""
    state, seat = ctx.state, ctx.seat
    cards = market.market_cards(state, suit)
    if exiled:
        cards += [card for card in state.exile if index.ICONS[card] & suit]
    options = [*index.options(cards), FROM_DECK]
    if optional:
        options.append(DONE)
    question = ask("break-through", "KW-BREAKTHROUGH-6", ctx.card, suit=f"@imperium-mark-{ICONS[suit]}")
    value = yield Decision(seat, question, options, "market")
    if value == DONE.value:
        return 0
    if value == FROM_DECK.value:
        return (yield from market.break_through_deck(state, seat, suit))
    if value in state.exile:
        return (yield from market.break_through_exile(state, seat, value, suit))
    return (yield from market.break_through_market(state, seat, value, suit))


@dataclass(frozen=True)
class BreakThroughVariable(Effect):
    """For a card with the variable victory-point icon, of any suit (CARD-ACCLAIMED-1)."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        options = [*index.options(market.market_cards(state, VARIABLE)), FROM_DECK]
        value = yield Decision(seat, ask("break-variable", "CARD-ACCLAIMED-1", ctx.card), options, "market")
        if value == FROM_DECK.value:
            return (yield from market.break_through_deck(state, seat, VARIABLE))
        return (yield from market.break_through_market(state, seat, value, VARIABLE))

    def say(self, text: Text) -> str:
        return text("imperium-say-break-through-formula")


@dataclass(frozen=True)
class ExileFromMarket(Effect):
    """A market card without tokens into exile (KW-EXILE-2 to KW-EXILE-4)."""

    picks: ClassVar[bool] = True

    def useful(self, ctx: Ctx) -> bool:
        return bool(market.exilable(ctx.state))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards = market.exilable(ctx.state)
        card = yield from pick(ctx, "exile-market", "KW-EXILE-2", cards, "market", optional)
        if card == NONE:
            return 0
        market.exile_from_market(ctx.state, ctx.seat, card)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-exile-market")


@dataclass(frozen=True)
class Swap(Effect):
    """An exiled card takes the place and the tokens of a market card (KW-SWAP)."""

    def useful(self, ctx: Ctx) -> bool:
        return bool(ctx.state.exile) and any(card != NONE for card in ctx.state.market)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state = ctx.state
        if not self.useful(ctx):
            return 0
        exiled = yield from pick(ctx, "swap-exiled", "KW-SWAP-1", state.exile, "exile")
        cards = [state.market[slot] for slot in SLOTS if state.market[slot] != NONE]
        card = yield from pick(ctx, "swap-market", "KW-SWAP-1", cards, "market")
        market.swap(state, ctx.seat, market.slot_of(state, card), exiled)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-swap")


# --- developing ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Develop(Effect):
    """A card of the development area into your discard pile (KW-DEVELOP)."""

    free: bool = False
    ask: ClassVar[str] = "develop"
    clause: ClassVar[str] = "KW-DEVELOP-1"
    picks: ClassVar[bool] = True
    lacks: ClassVar[str] = "cost"

    def sure(self) -> bool:
        return self.free

    def possible(self, ctx: Ctx) -> bool:
        return self.free or bool(deck.affordable(ctx.state, ctx.seat))

    def useful(self, ctx: Ctx) -> bool:
        return bool(deck.affordable(ctx.state, ctx.seat, self.free))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards = deck.affordable(ctx.state, ctx.seat, self.free)
        zone = DEVELOPMENT[ctx.seat]
        card = yield from pick(ctx, self.ask, self.clause, cards, zone, optional)
        if card == NONE:
            return 0
        return (yield from deck.develop(ctx.state, ctx.seat, card, self.free))

    def say(self, text: Text) -> str:
        return text("imperium-say-develop-free" if self.free else "imperium-say-develop")


@dataclass(frozen=True)
class TryToDevelop(Develop):
    """A compulsory "develop" that does not bar the card when nothing is affordable."""

    def sure(self) -> bool:
        return True

    def possible(self, ctx: Ctx) -> bool:
        return True


# --- playing -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FreePlay(Effect):
    """Play a card from your hand without an action token (KW-FREEPLAY-3)."""

    which: Which
    any_state: bool = False
    """Whatever its state icon."""
    picks: ClassVar[bool] = True

    def candidates(self, ctx: Ctx) -> list[int]:
        """What could be played."""
        state, seat, any_state = ctx.state, ctx.seat, self.any_state
        return [card for card in self.which.among(ctx.hand()) if can_play(state, seat, card, True, any_state)]

    def full(self, ctx: Ctx) -> bool:
        return bool(self.candidates(ctx))

    def secret(self) -> bool:
        return True

    def useful(self, ctx: Ctx) -> bool:
        return bool(ctx.hand())

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards = self.candidates(ctx)
        secret = bool(ctx.hand())
        card = yield from pick(
            ctx, "free-play", "KW-FREEPLAY-3", cards, optional=optional, secret=secret, what=kind(self.which)
        )
        if card == NONE:
            return 0
        return (yield from play(ctx.state, ctx.seat, card, free=True))

    def ready_words(self) -> None:
        kind(self.which)

    def say(self, text: Text) -> str:
        return text("imperium-say-free-play", what=self.which.say(text))


@dataclass(frozen=True)
class PlayFromDiscard(Effect):
    """Play a card from your discard pile, spending an action as usual."""

    which: Which
    picks: ClassVar[bool] = True

    def candidates(self, ctx: Ctx) -> list[int]:
        """What could be played."""
        cards = self.which.among(ctx.state.discard[ctx.seat])
        return [card for card in cards if can_play(ctx.state, ctx.seat, card)]

    def sure(self) -> bool:
        return False

    def possible(self, ctx: Ctx) -> bool:
        return bool(self.candidates(ctx))

    def useful(self, ctx: Ctx) -> bool:
        return bool(self.candidates(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards, what = self.candidates(ctx), kind(self.which)
        card = yield from pick(ctx, "play-discard", "ACTIVATE-3", cards, optional=optional, what=what)
        if card == NONE:
            return 0
        return (yield from play(ctx.state, ctx.seat, card, "discard"))

    def ready_words(self) -> None:
        kind(self.which)

    def say(self, text: Text) -> str:
        return text("imperium-say-play-discard", what=self.which.say(text))


@dataclass(frozen=True)
class FreePlayIt(Effect):
    """Free play the card that the sentence before has brought to hand, if it may be played."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        for card in ctx.cards:
            if state.zone_of(card, seat) == "hand" and can_play(state, seat, card, free=True):
                yield from play(state, seat, card, free=True)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-free-play-it")


@dataclass(frozen=True)
class AndThen(Effect):
    """Do one thing and, if it was done, another ("if you do", TIME-8)."""

    first: Effect
    then: Effect

    @property
    def picks(self) -> bool:  # type: ignore[override]
        return self.first.picks

    def sure(self) -> bool:
        return self.first.sure()

    def possible(self, ctx: Ctx) -> bool:
        return self.first.possible(ctx)

    def full(self, ctx: Ctx) -> bool:
        return self.first.full(ctx)

    def useful(self, ctx: Ctx) -> bool:
        return self.first.useful(ctx)

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        if not (yield from self.first.resolve(ctx, optional)):
            return 0
        yield from self.then.resolve(ctx)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-and-then", first=self.first.say(text), then=self.then.say(text))

    def parts(self) -> Sequence[Effect]:
        return (self.first, self.then)


@dataclass(frozen=True)
class IgnoreEmpire(Effect):
    """The next card you play this turn may show `empire` (CARD-COMBS-1)."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        ignore_empire(ctx.state, ctx.seat)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-ignore-empire")
