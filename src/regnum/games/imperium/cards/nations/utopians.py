"""The Utopians, 2UTO1 to 2UTO21."""

from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import unrest
from regnum.games.imperium.effects import (
    Abandon,
    AbandonThis,
    Acquire,
    AtLeast,
    Choose,
    DeckEmpty,
    Discard,
    DiscardToTop,
    Done,
    Draw,
    EachOther,
    EachPlayer,
    Effect,
    Exile,
    Exiled,
    Gain,
    Garrison,
    Garrisoned,
    If,
    InsteadOfMaterials,
    IntoHistory,
    May,
    Moved,
    Owned,
    Pay,
    PayAll,
    Per,
    Pool,
    Recall,
    ReturnUnrest,
    Shield,
    SpendAction,
    TakeBack,
    TakeFame,
    TakeUnrest,
    Then,
    To,
    TravelOn,
    TriggerScoring,
    When,
    Where,
    Which,
    YouReturnUnrest,
    a,
)
from regnum.games.imperium.terms import (
    ATTACK,
    CIVILISED,
    EITHER,
    FAME,
    PINNED,
    POPULATION,
    POWER,
    PROGRESS,
    REGION,
    SCROLL,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    Cost,
)
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.zones import become_empire


@dataclass(frozen=True)
class BecomeEmpire(Effect):
    """The state card shows `empire` from now on (NATION-UTOPIANS-6)."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        become_empire(ctx.state, ctx.seat)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-become-empire")


@dataclass(frozen=True)
class AbandonReturningUnrest(AbandonThis):
    """This card is abandoned, but the unrest garrisoned here goes back to its pile (Q-67)."""

    text = "imperium-say-abandon-returning"

    def move(self, ctx: Ctx) -> Steps:
        pairs = ctx.state.garrison[ctx.seat]
        for card in moves.unrest_in(tuple([card for host, card in pairs if host == ctx.card])):
            yield from moves.return_unrest(ctx.state, ctx.seat, card)
        return (yield from super().move(ctx))


def onward(to: str) -> Effect:
    """A step of the journey (NATION-UTOPIANS-4)."""
    return To(PayAll(PROGRESS, 5), TravelOn(to))


WORRIES = When(DeckEmpty(), TakeUnrest())
"""Whenever their draw deck runs out (NATION-UTOPIANS-8)."""
A_SCROLL_HERE = Garrison(a(SCROLL))

NATION = Nation(
    "utopians",
    "UTO",
    number=17,
    box="legends",
    exhaustion=3,
    difficulty=5,
    read=("NATION-UTOPIANS-4", "NATION-UTOPIANS-7", "NATION-UTOPIANS-8"),
    sides=(
        Card(
            "Utopians",
            POWER,
            starts="in-play",
            points=Per(1, Pool(POPULATION), each=4),
            solstice=(EachOther(May(ReturnUnrest())), Gain(population=1, per=Done(a(UNREST)))),
            passives=(WORRIES,),
        ),
        Card(
            "Utopians", POWER, starts="in-play", points=Per(1, Pool(POPULATION), each=3), passives=(WORRIES,)
        ),
    ),
    journey=(
        Card(
            "Visions of Shangri-La",
            starts="in-play",
            solstice=Choose(onward("Path to Shangri-La"), Then(Discard(), Draw())),
            passives=(When(YouReturnUnrest(), To(SpendAction(), Gain(progress=1)), exhaust=True),),
        ),
        Card(
            "Path to Shangri-La",
            starts="in-play",
            exhaust=To(Abandon(a(REGION)), Gain(population=1, progress=1)),
            solstice=Choose(onward("Gates of Shangri-La"), May(TakeBack(a(REGION)))),
        ),
        Card(
            "Gates of Shangri-La",
            starts="in-play",
            play=BecomeEmpire(),
            exhaust=To(IntoHistory(("hand",)), Gain(progress=1)),
            solstice=Choose(onward("Shangri-La"), Draw()),
        ),
        Card(
            "Shangri-La",
            starts="in-play",
            exhaust=Gain(materials=1),
            solstice=If(AtLeast(24, Pool(POPULATION)), TriggerScoring("shangri-la")),
            passives=(InsteadOfMaterials(yours=Cost(population=2), theirs=Cost(progress=1)),),
        ),
    ),
    cards=(
        Card(
            "Monastery",
            PINNED,
            starts="deck",
            points=Per(1, Exiled(), each=4),
            exhaust=(
                To(A_SCROLL_HERE, Then(Exile(("hand",), Which(without=UNREST)), Gain(population=2))),
                If(Moved(a(ATTACK)), Gain(progress=1)),
            ),
            solstice=Choose(Draw(), Then(AbandonThis(), ReturnUnrest())),
        ),
        Card(
            "Portals",
            PINNED,
            starts="deck",
            points=Per(1, Owned(REGION)),
            exhaust=To(A_SCROLL_HERE, Acquire(REGION)),
            solstice=Choose(Recall(a(REGION)), Then(AbandonThis(), Gain(population=1))),
        ),
        Card(
            "Daochang",
            PINNED,
            starts="deck",
            points=Per(1, Owned(TRIBUTARY)),
            exhaust=To(A_SCROLL_HERE, Acquire(TRIBUTARY)),
            solstice=Choose(TakeUnrest(), Then(AbandonThis(), Gain(materials=1))),
            passives=(Shield(Pay(population=1)),),
        ),
        Card(
            "Lost Tomes",
            PINNED,
            starts="deck",
            points=Per(2, Owned(FAME)),
            exhaust=To(A_SCROLL_HERE, IntoHistory(("hand", "discard"))),
            solstice=If(AtLeast(2, Garrisoned(a(SCROLL))), May(To(AbandonThis(), TakeFame()))),
        ),
        Card(
            "Tree of Knowledge",
            PINNED,
            starts="deck",
            points=Per(1, Owned(CIVILISED)),
            exhaust=To(A_SCROLL_HERE, Acquire(EITHER)),
            solstice=Choose(Discard(), Then(AbandonThis(), Draw())),
        ),
        Card("Charity", starts="deck", play=(Gain(progress=1), EachOther(May(Gain(materials=2))))),
        Card("Meditation", starts="deck", free=True, play=(DiscardToTop(), EachOther(May(Draw())))),
        Card(
            "Mountain Retreat",
            PINNED,
            starts="deck",
            points=Per(1, Owned(UNCIVILISED)),
            exhaust=To(Garrison(a(UNREST)), TakeBack(a(SCROLL))),
            solstice=Choose(Draw(), AbandonReturningUnrest()),
        ),
        Card(
            "Sacred Scroll",
            SCROLL,
            copies=5,
            starts="deck",
            free=True,
            points=Where(history=1),
            play=EachPlayer(May(Draw())),
        ),
        unrest(3, starts="supply"),
        unrest(players=3, starts="supply"),
        unrest(players=4, starts="supply"),
    ),
)
