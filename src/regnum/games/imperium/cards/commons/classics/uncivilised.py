"""The uncivilised commons of Classics, 1UNC1 to 1UNC22. The last nine are civilised as well."""

from dataclasses import dataclass

from regnum.engine.decision import Decision
from regnum.engine.text import Text
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.effects import (
    AbandonThis,
    Acquire,
    BreakThrough,
    Choose,
    Discard,
    DiscardDrawn,
    DiscardToTop,
    Draw,
    DrawUpTo,
    EachOther,
    EachPlayer,
    Gain,
    GainAction,
    HandToTop,
    InPlay,
    IntoHistory,
    MaterialsFrom,
    May,
    Owned,
    Pay,
    Per,
    Recall,
    ReturnExhaustion,
    ReturnUnrest,
    TakeBack,
    TakeUnrest,
    Then,
    ThisIntoHistory,
    To,
    TreatAsProduction,
    Tribute,
    When,
    Where,
    a,
)
from regnum.games.imperium.effects.base import Effect, pick
from regnum.games.imperium.effects.combine import walk
from regnum.games.imperium.effects.deeds import SUIT_CHOICES
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    CITY,
    CIVILISED,
    FAME,
    FERTILE,
    MASK,
    NONE,
    PINNED,
    REGION,
    RIVER,
    SCROLL,
    TRIBUTARY,
    UNCIVILISED,
    say_icons,
)
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.market import take_from_main, watch_main
from regnum.games.imperium.verbs.tell import tell_reveal
from regnum.games.imperium.verbs.zones import lay
from regnum.games.imperium.zones import EXILE, HAND, MAIN


@dataclass(frozen=True)
class UseOpponentsExhaust(Effect):
    """The exhaust ability of somebody else's pinned card, used like one's own (Q-57)."""

    picks = True

    def candidates(self, ctx: Ctx) -> list[int]:
        """Pinned cards of others with an ability whose costs can be paid."""
        return [card for card, ability in self._lent(ctx) if ability.possible(ctx)]

    def _lent(self, ctx: Ctx) -> list[tuple[int, Effect]]:
        """Pinned cards of others with the abilities that could be borrowed."""
        lent = []
        for other in ctx.state.others(ctx.seat):
            for card in ctx.state.play[other]:
                ability = index.EXHAUST[card]
                if ability is None or isinstance(index.CARD[card].exhaust, UseOpponentsExhaust):
                    continue
                if index.ICONS[card] & PINNED:
                    lent.append((card, ability))
        return lent

    def _tells(self, ctx: Ctx) -> bool:
        """Would it tell about the hand which of the abilities could be borrowed?"""
        parts = [part for _, ability in self._lent(ctx) for part in walk(ability)]
        return any(isinstance(part, To) and part.cost.secret() for part in parts)

    def sure(self) -> bool:
        return False

    def possible(self, ctx: Ctx) -> bool:
        return bool(self.candidates(ctx))

    def useful(self, ctx: Ctx) -> bool:
        return bool(self.candidates(ctx))

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        cards, secret = self.candidates(ctx), self._tells(ctx)
        card = yield from pick(ctx, "borrow", "ACTIVATE-12", cards, optional=optional, secret=secret)
        ability = index.EXHAUST[card] if card != NONE else None
        if ability is None:
            return 0
        return (yield from ability.resolve(ctx))

    def say(self, text: Text) -> str:
        return text("imperium-say-borrow")


@dataclass(frozen=True)
class Gamble(Effect):
    """Declare a suit and reveal the top card of the main deck: to hand if it matches, else into exile."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        options = list(SUIT_CHOICES.values())
        declared = yield Decision(seat, ask("gamble", "ACTIVATE-7", ctx.card), options)
        if not state.main:
            return 0
        card = take_from_main(state)
        won = any(index.ICONS[card] & suit for suit, one in SUIT_CHOICES.items() if one.value == declared)
        text = "imperium-gamble-won" if won else "imperium-gamble-lost"
        tell_reveal(state, text, card, MAIN, HAND[seat] if won else EXILE)
        lay(state, seat, card, "hand" if won else "exile")
        watch_main(state)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-gamble", icons=say_icons(ALL_SUITS))


def city(copies: int, players: int = 2) -> Card:
    """A city of the commons."""
    return Card(
        "City",
        UNCIVILISED | CIVILISED | PINNED | CITY,
        copies=copies,
        players=players,
        points=1,
        solstice=May(To(Discard(), Choose(Gain(population=1), Gain(materials=1), Draw()))),
    )


CARDS = (
    Card("Standing Army", UNCIVILISED | PINNED, players=4, points=1, passives=(Tribute(),)),
    Card(
        "Jade Mask",
        UNCIVILISED | MASK,
        points=Where(history=1),
        play=(DrawUpTo(3, if_able=True), HandToTop()),
    ),
    Card(
        "Elders",
        UNCIVILISED,
        points=1,
        play=Choose(Acquire(UNCIVILISED), Then(BreakThrough(UNCIVILISED), EachOther(Gain(progress=1)))),
    ),
    Card(
        "Town",
        UNCIVILISED | BARBARIAN | PINNED,
        copies=2,
        points=Where(history=2),
        exhaust=EachPlayer(May(Gain(materials=2))),
        solstice=May(Then(Gain(progress=2), Choose(AbandonThis(), ThisIntoHistory()))),
    ),
    Card(
        "Shrine",
        UNCIVILISED | BARBARIAN | PINNED,
        points=1,
        exhaust=To(Pay(materials=1), Draw()),
        solstice=May(To(Discard(), ReturnUnrest(("discard",)))),
    ),
    Card(
        "Invasion",
        UNCIVILISED | ATTACK,
        points=1,
        play=(
            Pay(materials=3),
            EachOther(TakeUnrest()),
            Choose(
                BreakThrough(TRIBUTARY),
                Then(BreakThrough(REGION), EachOther(Recall(a(REGION)))),
            ),
        ),
    ),
    Card(
        "Mysticism",
        UNCIVILISED | PINNED,
        points=1,
        exhaust=GainAction(),
        solstice=Choose(TakeUnrest(), Discard(2)),
    ),
    Card(
        "Oracle",
        UNCIVILISED | BARBARIAN,
        free=True,
        points=Per(2, Owned(FAME)),
        play=(Draw(2), DiscardDrawn()),
    ),
    Card(
        "Agriculture",
        UNCIVILISED | PINNED,
        points=Per(2, Owned(FERTILE)),
        exhaust=TreatAsProduction(FERTILE),
    ),
    Card(
        "Boats",
        UNCIVILISED | PINNED,
        points=Per(1, Owned(FERTILE | RIVER)),
        exhaust=Choose(
            To(Recall(a(RIVER)), Gain(materials=2, population=1, from_cost=True)),
            To(Recall(a(FERTILE)), GainAction()),
        ),
    ),
    Card(
        "Shaduf",
        UNCIVILISED | PINNED,
        points=Per(2, Owned(RIVER)),
        passives=(When(MaterialsFrom(RIVER), Gain(progress=1), exhaust=True),),
    ),
    Card(
        "Rituals & Ceremonies",
        UNCIVILISED | BARBARIAN,
        players=3,
        free=True,
        points=1,
        play=Choose(ReturnUnrest(), Then(Gain(progress=1), May(ReturnExhaustion()))),
    ),
    Card(
        "Ambassador",
        UNCIVILISED | CIVILISED | PINNED,
        players=3,
        points=1,
        exhaust=UseOpponentsExhaust(),
    ),
    city(copies=3),
    Card(
        "Gambling",
        UNCIVILISED | CIVILISED,
        free=True,
        points=1,
        play=To(Pay(materials=1), Gamble()),
    ),
    Card(
        "Port",
        UNCIVILISED | CIVILISED | PINNED,
        points=1,
        exhaust=(Gain(materials=1, per=InPlay(RIVER)), May(To(Pay(materials=3), TakeBack()))),
    ),
    Card(
        "Diplomacy",
        UNCIVILISED | CIVILISED,
        points=1,
        play=To(Pay(materials=3), BreakThrough(TRIBUTARY)),
    ),
    Card(
        "Leadership",
        UNCIVILISED | CIVILISED,
        free=True,
        points=1,
        play=Choose(Draw(), IntoHistory(("hand", "discard"))),
    ),
    Card(
        "Lost Scroll",
        UNCIVILISED | CIVILISED | SCROLL,
        players=3,
        free=True,
        points=Where(history=1),
        play=(May(DiscardToTop()), EachPlayer(May(Draw()))),
    ),
)
