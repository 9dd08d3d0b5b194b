"""The Arthurians, 2ART1 to 2ART29."""

from collections.abc import Sequence
from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.passives import Passive
from regnum.games.imperium.cards.shared import GARRISON, city, unrest
from regnum.games.imperium.cards.titles import title_of
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.effects import (
    Abandon,
    AbandonGarrisoned,
    AbandonHost,
    Acquire,
    BreakThrough,
    Choose,
    Discard,
    DiscardToTop,
    Draw,
    DrawFromHistory,
    EachOther,
    EachPlayer,
    Effect,
    ExileThis,
    Find,
    FreePlay,
    Gain,
    Garrisoned,
    GarrisonThis,
    HandToTop,
    IntoHistory,
    LookAtFame,
    May,
    NationToDiscard,
    OnlyIf,
    Owned,
    Pay,
    Per,
    RecallGarrisoned,
    RecallThis,
    ReturnUnrest,
    TakeBack,
    TakeFame,
    TakeUnrest,
    Then,
    ThisIntoHistory,
    To,
    TriggerScoring,
    Where,
    a,
    in_play,
    named,
)
from regnum.games.imperium.effects.moves import MoveCards
from regnum.games.imperium.terms import (
    ATTACK,
    CIVILISED,
    EITHER,
    EMPIRE,
    FERTILE,
    KNIGHT,
    LAND,
    PINNED,
    POWER,
    REGION,
    RIVER,
    TRIBUTARY,
    UNCIVILISED,
)
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps

# --- quests --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HoldsQuest(Passive):
    """What is garrisoned here is the active quest (see `ImperiumState.active_quest`)."""

    kind = 0  # nobody looks for it: it only explains the card

    def say(self, text: Text) -> str:
        return text("imperium-passive-holds-quest")


class ImpendingQuests(MoveCards):
    """Cards of the quest area; one of them may be touched only when it is the last (NATION-ARTHURIANS-4)."""

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        quests = ctx.state.development[ctx.seat]
        return [card for card in quests if len(quests) == 1 or not index.CARD[card].last_quest]

    def kind(self, left: int) -> str:
        return "@imperium-say-impending-quest"


@dataclass(frozen=True)
class BeginQuest(ImpendingQuests):
    """If there is no active quest, take unrest to garrison an impending one here (NATION-ARTHURIANS-2).

    The quest is chosen first, and the unrest taken before it moves: so one question does, and with no quest
    to begin none is asked.
    """

    ask = "begin-quest"
    clause = "NATION-ARTHURIANS-2"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        return () if ctx.state.active_quest(ctx.seat) else super().candidates(ctx)

    def move(self, ctx: Ctx, card: int) -> Steps:
        yield from moves.take_unrest(ctx.state, ctx.seat)
        moves.garrison(ctx.state, ctx.seat, card, ctx.card, "imperium-quest-begun")
        return 1

    def say(self, text: Text) -> str:
        does = text("imperium-say-garrison-quest")
        return text("imperium-say-to", cost=TakeUnrest().say(text), does=does)


@dataclass(frozen=True)
class ExileQuest(ImpendingQuests):
    """An impending quest into exile, though never this one (NATION-ARTHURIANS-9)."""

    never: Which
    ask = "exile"
    clause = "NATION-ARTHURIANS-9"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        return [card for card in super().candidates(ctx) if not self.never.matches(card)]

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.exile(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return text("imperium-say-exile-quest", name=title_of(text, self.never.named))


@dataclass(frozen=True)
class ExileInPlayOrActive(MoveCards):
    """This card into exile, if it is in play or is the active quest."""

    which: Which
    ask = "exile"
    clause = "KW-EXILE-1"

    def candidates(self, ctx: Ctx) -> Sequence[int]:
        state, seat = ctx.state, ctx.seat
        return self.which.among((*state.play[seat], *state.active_quest(seat)))

    def move(self, ctx: Ctx, card: int) -> Steps:
        return (yield from moves.exile(ctx.state, ctx.seat, card))

    def say(self, text: Text) -> str:
        return text("imperium-say-exile-in-play-or-quest", what=self.which.say(text))


@dataclass(frozen=True)
class FinishQuest(Effect):
    """The active quest goes to the hand or the discard pile: an ordinary card (NATION-ARTHURIANS-5)."""

    to: str

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        for card in state.active_quest(seat):
            yield from moves.move(state, seat, card, "garrison", self.to, "imperium-quest-finished")
        return 1

    def say(self, text: Text) -> str:
        return text(f"imperium-say-quest-to-{self.to}")


# --- or else -------------------------------------------------------------------------------------------


@dataclass(frozen=True, init=False)
class OrElse(Choose):
    """Do this, or else that: only what can be done in full may be chosen (Q-62)."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        return (yield from self.pay(ctx, optional))


KNIGHT_CARD = a(KNIGHT)
ON_THE_MARCH = May(GarrisonThis())
"""What most knights do."""
ABANDON_WITH_KNIGHT = AbandonHost(KNIGHT_CARD, a(REGION))
PLAY_EMPIRE_CARD = FreePlay(a(EMPIRE), any_state=True)
COLLECT = Then(Discard(), Gain(progress=1))

NATION = Nation(
    "arthurians",
    "ART",
    number=10,
    box="legends",
    bottom="enters",
    quests=True,
    difficulty=5,
    read=(
        "NATION-ARTHURIANS-1",
        "NATION-ARTHURIANS-2",
        "NATION-ARTHURIANS-4",
        "NATION-ARTHURIANS-5",
        "NATION-ARTHURIANS-6",
        "NATION-ARTHURIANS-7",
    ),
    sides=(
        Card(
            "Arthurians",
            POWER,
            starts="in-play",
            exhaust=To(Discard(), TakeBack(KNIGHT_CARD)),
            solstice=COLLECT,
        ),
        Card("Arthurians", POWER, starts="in-play", points=6, solstice=COLLECT),
    ),
    cards=(
        Card(
            "King Arthur's Court",
            starts="in-play",
            points=Per(1, Owned(CIVILISED)),
            passives=(HoldsQuest(),),
            exhaust=OnlyIf(in_play("City of Camelot"), To(Discard(), ReturnUnrest())),
            solstice=May(BeginQuest()),
        ),
        Card(
            "Graal",
            starts="development",
            points=8,
            free=True,
            last_quest=True,
            play=(
                TriggerScoring("graal"),
                May(DrawFromHistory()),
                May(Acquire(0, exiled=True, market=False, without=KNIGHT)),
            ),
        ),
        Card(
            "Lawnslot Llyn (Sir Lancelot)",
            KNIGHT,
            starts="development",
            points=2,
            play=(Find(named("Guennuvar"), to="history"), TakeFame(), ExileThis()),
        ),
        Card(
            "Twrch Trwyth",
            PINNED,
            starts="development",
            points=-4,
            exhaust=To(Pay(progress=1), PLAY_EMPIRE_CARD),
            solstice=May(
                To(
                    Discard(which=KNIGHT_CARD),
                    Choose(ExileQuest(named("Graal")), ReturnUnrest(("hand", "discard"), 2, up_to=True)),
                )
            ),
        ),
        Card(
            "Taliesin the Bard",
            EMPIRE,
            starts="development",
            points=1,
            play=To(Find(KNIGHT_CARD, to="history"), LookAtFame(2)),
        ),
        Card(
            "Excalibur",
            starts="development",
            points=2,
            play=To(
                Abandon(named("Viviane of the Lake", "Ynys Afallach (Avalon)")),
                BreakThrough(TRIBUTARY | CIVILISED),
            ),
        ),
        Card(
            "Gwaith Camlan",
            PINNED,
            starts="accession",
            points=2,
            movable=False,
            solstice=OrElse(IntoHistory(("garrison", "hand"), KNIGHT_CARD), TakeUnrest(2)),
        ),
        Card("Bedwyr", KNIGHT, starts="nation", play=(May(DiscardToTop(named("Excalibur"))), ON_THE_MARCH)),
        Card(
            "Viviane of the Lake",
            LAND,
            terrain=(RIVER,),
            starts="nation",
            play=Gain(progress=1),
            solstice=Choose(RecallGarrisoned(KNIGHT_CARD), Draw()),
        ),
        city("City of Camelot", "nation"),
        Card("Britannia Flavia", LAND, starts="nation", play=(Draw(), GARRISON)),
        Card(
            "Ynys Afallach (Avalon)",
            LAND,
            starts="nation",
            play=(TakeBack(KNIGHT_CARD), GARRISON),
            solstice=May(To(Pay(progress=1), RecallThis())),
        ),
        Card(
            "Gwalchmei (Sir Gawain)",
            KNIGHT,
            starts="nation",
            play=(
                To(TakeUnrest(), Gain(progress=1, per=Garrisoned(KNIGHT_CARD, here=False))),
                ON_THE_MARCH,
            ),
        ),
        Card(
            "Lady Bertilak",
            ATTACK,
            starts="nation",
            points=Where(history=2),
            free=True,
            play=(ABANDON_WITH_KNIGHT, Draw(2), EachOther(Discard(2))),
        ),
        Card(
            "Morigena",
            ATTACK,
            starts="deck",
            points=Where(history=2),
            play=(
                EachPlayer(TakeUnrest()),
                May(
                    To(
                        AbandonHost(named("Myrddin Wyllt (Merlin)"), a(REGION)),
                        Then(FinishQuest("discard"), NationToDiscard()),
                    )
                ),
            ),
        ),
        Card(
            "Peredur (Sir Percival)",
            KNIGHT,
            starts="deck",
            play=Choose(
                Then(ReturnUnrest(), ON_THE_MARCH),
                Then(Find(named("Graal"), places=("discard", "deck")), ExileThis()),
            ),
        ),
        Card("Cai (Sir Kay)", KNIGHT, starts="deck", play=(May(DiscardToTop(a(REGION))), ON_THE_MARCH)),
        Card("King Arthur", KNIGHT, starts="deck", play=To(ABANDON_WITH_KNIGHT, Acquire(REGION | TRIBUTARY))),
        Card("Uthyr Pendragon", starts="deck", play=(BreakThrough(UNCIVILISED), ThisIntoHistory())),
        Card("Britannia Prima", LAND, terrain=(FERTILE,), starts="deck", play=(Draw(), GARRISON)),
        Card("Britannia Secunda", LAND, starts="deck", play=(Draw(), GARRISON)),
        Card(
            "Myrddin Wyllt (Merlin)",
            KNIGHT,
            starts="deck",
            play=To(AbandonGarrisoned(KNIGHT_CARD, 3, under=a(REGION)), FinishQuest("hand")),
        ),
        Card(
            "Guennuvar",
            starts="deck",
            play=(
                EachOther(Gain(progress=1)),
                Choose(Acquire(EITHER), To(AbandonGarrisoned(named("King Arthur")), PLAY_EMPIRE_CARD)),
            ),
        ),
        Card(
            "Cafall",
            starts="deck",
            free=True,
            play=(Then(Draw(2), HandToTop()), May(ExileInPlayOrActive(named("Twrch Trwyth")))),
        ),
        unrest(2, starts="supply"),
        unrest(players=3, starts="supply"),
        unrest(players=4, starts="supply"),
    ),
)
