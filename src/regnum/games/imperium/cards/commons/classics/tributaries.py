"""The tributary commons of Classics, 1TRI1 to 1TRI11."""

from dataclasses import dataclass

from regnum.engine.decision import DONE, Decision
from regnum.engine.text import Text
from regnum.games.imperium.asks import ask
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.effects import (
    Acquire,
    BreakThrough,
    ByState,
    Choose,
    Gain,
    HandSize,
    HandToTop,
    InHistory,
    InPlay,
    NationToDiscard,
    Owned,
    Per,
    Pool,
    ReturnExhaustion,
    ReturnUnrest,
    TakeBack,
    ThisIntoHistory,
    TryToDevelop,
    a,
)
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.terms import BARBARIAN, CIVILISED, PINNED, PROGRESS, REGION, TRIBUTARY, UNCIVILISED
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps


@dataclass(frozen=True)
class ReturnBeforeScoring(Effect):
    """Unrest cards of yours, from wherever they are, one by one (CARD-SUMERIANS-1)."""

    most: int

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        question = ask("sumerians", "CARD-SUMERIANS-1", ctx.card, count=self.most)
        for returned in range(self.most):
            places = (state.hand, state.discard, state.deck, state.play, state.history)
            unrest = [card for place in places for card in moves.unrest_in(place[seat])]
            card = yield Decision(seat, question, index.options_or_done(unrest), secret=True)
            if card == DONE.value:
                return returned
            moves.return_before_scoring(state, seat, card)
        return self.most

    def say(self, text: Text) -> str:
        return text("imperium-say-return-before-scoring", count=self.most)


CARDS = (
    Card("Armenians", TRIBUTARY, points=3, play=(Acquire(UNCIVILISED), ThisIntoHistory())),
    Card("Assyrians", TRIBUTARY, free=True, points=3, play=Gain(population=1)),
    Card(
        "Egyptians",
        TRIBUTARY,
        points=Per(1, Owned(CIVILISED)),
        play=(ByState(barbarian=NationToDiscard(), empire=TryToDevelop()), ThisIntoHistory()),
    ),
    Card(
        "Ionians",
        TRIBUTARY,
        free=True,
        points=3,
        play=(ReturnUnrest(("hand", "discard"), 2, up_to=True), ThisIntoHistory()),
    ),
    Card(
        "Qin",
        TRIBUTARY | PINNED,
        points=Per(1, InPlay(PINNED, without=REGION), each=3),
        passives=(HandSize(),),
    ),
    Card("Olmecs", TRIBUTARY, players=3, free=True, points=3, play=ReturnExhaustion()),
    Card("Sumerians", TRIBUTARY, points=3, playable=False, final=ReturnBeforeScoring(2)),
    Card("Aksumites", TRIBUTARY, points=Per(1, Owned(TRIBUTARY)), play=Gain(materials=4)),
    Card(
        "Minoans",
        TRIBUTARY | BARBARIAN,
        free=True,
        points=Per(1, Pool(PROGRESS), each=4),
        play=(HandToTop(), Gain(progress=2)),
    ),
    Card(
        "Mauryans",
        TRIBUTARY | PINNED,
        players=4,
        points=Per(1, InHistory(), each=2),
        solstice=Choose(Gain(materials=2), TakeBack(a(REGION))),
    ),
    Card("Hittites", TRIBUTARY, points=3, play=(BreakThrough(REGION), ThisIntoHistory())),
)
