"""The Mauryans, 2MAU1 to 2MAU24."""

from dataclasses import dataclass
from typing import ClassVar

from regnum.engine.fields import Cards
from regnum.engine.text import Text
from regnum.games.imperium.cards.card import Card, Nation
from regnum.games.imperium.cards.shared import GARRISON, LANDS, advance, city, glory, prosperity, unrest
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.effects import (
    Acquire,
    BreakThrough,
    CheaperUnrest,
    Choose,
    Done,
    Draw,
    EachOther,
    EachPlayer,
    Effect,
    Find,
    ForEach,
    Gain,
    HandSize,
    InHistory,
    InPlay,
    IntoHistory,
    LoseBarbarian,
    May,
    Pay,
    Per,
    Recall,
    ReturnUnrest,
    TakeBack,
    TakeFame,
    Then,
    ThisIntoHistory,
    To,
    When,
    YouPlay,
    a,
    in_history,
    in_play,
    named,
)
from regnum.games.imperium.effects.base import pick
from regnum.games.imperium.terms import (
    ATTACK,
    BARBARIAN,
    CIVILISED,
    EMPIRE,
    FERTILE,
    LAND,
    NONE,
    PINNED,
    POWER,
    PRODUCTION,
    REGION,
    RIVER,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    Cost,
    say_icons,
)
from regnum.games.imperium.verbs import moves
from regnum.games.imperium.verbs.ctx import Ctx, Steps


@dataclass(frozen=True)
class DiscardAny(Effect):
    """Any number of cards of a kind from your hand."""

    which: Which
    picks: ClassVar[bool] = True

    def secret(self) -> bool:
        return True

    def useful(self, ctx: Ctx) -> bool:
        return bool(ctx.hand())

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        moved: Cards = ()
        while True:
            cards = self.which.among(ctx.hand())
            most = len(cards) or 1
            secret = bool(ctx.hand())
            card = yield from pick(
                ctx, "discard-any", "KW-DISCARD-1", cards, optional=True, secret=secret, picks=(0, most)
            )
            if card == NONE:
                break
            moves.discard(ctx.state, ctx.seat, card)
            moved = (*moved, card)
        ctx.cards, ctx.count = moved, len(moved)
        return len(moved)

    def say(self, text: Text) -> str:
        return text("imperium-say-discard-any", icons=say_icons(self.which.icons))


@dataclass(frozen=True)
class RevealIntoHistory(Effect):
    """Hand, discard pile and draw deck are shown, and all cards of a kind go from there into your history."""

    which: Which

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        moves.reveal_hand_and_deck(state, seat)
        cards = self.which.among((*ctx.hand(), *state.deck[seat], *state.discard[seat]))
        for card in cards:
            yield from moves.into_history(state, seat, card)
        return len(cards)

    def say(self, text: Text) -> str:
        return text("imperium-say-reveal-into-history", icons=say_icons(self.which.icons))


UNREST_FROM_DISCARD = ReturnUnrest(("discard",))
ELEPHANTS = (EachOther(Recall(a(REGION))), May(BreakThrough(LANDS)))

NATION = Nation(
    "mauryans",
    "MAU",
    number=13,
    box="legends",
    difficulty=3,
    read=(
        "NATION-MAURYANS-1",
        "CARD-GRANDTRUNKROAD-1",
        "CARD-GRANDTRUNKROAD-2",
        "CARD-INDIANELEPHANTS-1",
    ),
    sides=(
        Card(
            "Mauryans",
            POWER,
            starts="in-play",
            points=Per(1, InPlay(REGION)),
            passives=(When(YouPlay(a(REGION)), Gain(progress=1), exhaust=True),),
            solstice=May(To(Pay(materials=1), TakeBack(a(REGION)))),
        ),
        Card("Mauryans", POWER, starts="in-play", points=Per(2, InHistory())),
    ),
    cards=(
        glory("accession"),
        Card(
            "Mathematics",
            EMPIRE | PINNED,
            starts="development",
            points=Per(1, InPlay(PINNED, without=REGION)),
            cost=Cost(materials=4, population=1),
            passives=(HandSize(), LoseBarbarian(named("Advance"))),
        ),
        Card(
            "Grand Trunk Road",
            LAND | EMPIRE,
            regions=2,
            starts="development",
            points=2,
            cost=Cost(materials=3, population=3),
            exhaust=(EachPlayer(Gain(materials=1)), Gain(progress=1)),
        ),
        Card(
            "Ashoka",
            EMPIRE,
            starts="development",
            points=1,
            cost=Cost(population=3),
            play=(TakeFame(), RevealIntoHistory(a(ATTACK)), ThisIntoHistory()),
        ),
        Card(
            "Buddhism",
            EMPIRE | PINNED,
            starts="development",
            points=Per(1, InHistory()),
            cost=Cost(population=4),
            passives=(CheaperUnrest(materials=1, discards=1),),
            solstice=Choose(Gain(progress=1), UNREST_FROM_DISCARD),
        ),
        Card(
            "Edicts of Ashoka",
            EMPIRE | PINNED,
            starts="development",
            points=3,
            cost=Cost(materials=4),
            needs=in_history("Ashoka"),
            exhaust=To(
                IntoHistory(("hand",)),
                Choose(Draw(), UNREST_FROM_DISCARD, Then(Draw(), UNREST_FROM_DISCARD)),
            ),
        ),
        Card(
            "Punch-marked Coins",
            EMPIRE | PINNED,
            starts="development",
            points=2,
            cost=Cost(materials=3, population=1),
            exhaust=Then(Draw(), Gain(progress=1)),
        ),
        Card(
            "Arthashastra",
            PINNED,
            starts="nation",
            solstice=(
                DiscardAny(a(UNREST)),
                ForEach(Done(a(UNREST)), Choose(Draw(), Gain(progress=1))),
            ),
        ),
        Card(
            "Nanda Dynasty",
            TRIBUTARY,
            starts="nation",
            needs=in_play("Arthashastra"),
            play=Gain(population=2),
        ),
        city("City of Pataliputra", "nation"),
        Card("Indian Elephants", ATTACK, starts="nation", play=ELEPHANTS),
        Card("Indian Elephants", ATTACK | BARBARIAN, starts="nation", play=ELEPHANTS),
        Card(
            "Gandhara",
            LAND,
            terrain=(PRODUCTION,),
            starts="nation",
            play=(Gain(population=1), GARRISON),
        ),
        unrest(2, starts="nation"),
        advance(),
        Card(
            "Chandragupta",
            BARBARIAN,
            starts="deck",
            play=(
                Acquire(REGION),
                Find(named("Indian Elephants"), to="discard", any_copy=True),
                ThisIntoHistory(),
            ),
        ),
        Card(
            "Chanakya",
            BARBARIAN,
            starts="deck",
            play=(
                Choose(
                    Then(Acquire(UNCIVILISED), Acquire(CIVILISED)),
                    Find(named("Arthashastra"), to="discard"),
                ),
                ThisIntoHistory(),
            ),
        ),
        Card("Magadha", LAND | BARBARIAN, terrain=(PRODUCTION,), starts="deck", play=GARRISON),
        Card("Indus Valley", LAND, terrain=(PRODUCTION, FERTILE, RIVER), starts="deck", play=GARRISON),
        prosperity(),
        unrest(2, starts="deck"),
    ),
)
