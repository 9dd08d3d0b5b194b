"""The fame cards of Classics, 1FAM1 to 1FAM9, and King of Kings."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.decision import Decision
from regnum.engine.text import Text
from regnum.games.imperium.asks import ask, choice
from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.effects import (
    BreakThrough,
    ByState,
    Choose,
    Develop,
    DrawUpTo,
    Gain,
    GainAction,
    HandSize,
    May,
    Per,
    Steal,
    Then,
    ThisIntoHistory,
    TriggerScoring,
    UnrestOfOthers,
    Where,
)
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.terms import ALL_SUITS, ATTACK, FAME, PINNED
from regnum.games.imperium.verbs import deck, moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.fame import turn_king

DISCARD_IT, BACK_ON_TOP, IT_INTO_HISTORY = (
    choice(name) for name in ("discard-it", "back-on-top", "into-history")
)


@dataclass(frozen=True)
class DrawAndSort(Effect):
    """Draw the top card if able; discard it, put it back, or into your history."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        cards = yield from deck.drawn(state, seat, 1, if_able=True)
        if not cards:
            return 0
        (card,) = cards
        ctx.cards = (card,)
        options = (DISCARD_IT, BACK_ON_TOP, IT_INTO_HISTORY)
        chosen = yield Decision(seat, ask("sort-drawn", "KW-DRAW-3", ctx.card), options)
        if chosen == DISCARD_IT.value:
            moves.discard(state, seat, card)
        elif chosen == BACK_ON_TOP.value:
            moves.hand_to_top(state, seat, card)
        else:
            yield from moves.into_history(state, seat, card)
        return 1

    def say(self, text: Text) -> str:
        return text("imperium-say-draw-and-sort")


CARDS = (
    Card(
        "Praiseworthy",
        FAME,
        points=Where(history=7, otherwise=3),
        play=Choose(ThisIntoHistory(), BreakThrough(ALL_SUITS)),
    ),
    Card(
        "Great",
        FAME,
        free=True,
        points=Where(history=6, otherwise=2),
        play=(GainAction(), May(ThisIntoHistory())),
    ),
    Card(
        "Notorious",
        FAME | ATTACK,
        free=True,
        points=Per(1, UnrestOfOthers()),
        play=Steal(progress=1, or_unrest=True),
    ),
    Card("Marvellous", FAME, free=True, points=9, play=DrawAndSort()),
    Card(
        "Glorious",
        FAME,
        free=True,
        points=6,
        play=(ByState(barbarian=DrawUpTo(4), empire=Develop(free=True)), ThisIntoHistory()),
    ),
    Card("Triumphant", FAME, copies=2, points=11, playable=False, garrisonable=False),
    Card("Awe-inspiring", FAME | PINNED, points=7, passives=(HandSize(),)),
)

# --- King of Kings ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DevelopForKing(Develop):
    """Its own question for a development without its cost (CARD-KINGOFKINGS-3)."""

    free: bool = True
    ask: ClassVar[str] = "develop-free"
    clause: ClassVar[str] = "CARD-KINGOFKINGS-3"


@dataclass(frozen=True)
class TurnOver(Effect):
    """The other side lies up for whoever comes next."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        turn_king(ctx.state)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-turn-over")


KING_A = Card(
    "King of Kings",
    FAME,
    playable=False,
    play=(
        ByState(barbarian=Gain(progress=6), empire=Then(Gain(progress=3), DevelopForKing())),
        TurnOver(),
        TriggerScoring("king-of-kings"),
    ),
)
KING_B = Card(
    "King of Kings",
    FAME,
    playable=False,
    play=ByState(barbarian=Gain(progress=4), empire=DevelopForKing()),
)
