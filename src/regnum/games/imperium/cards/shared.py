"""Texts that many cards share: unrest, Advance, Conquer, Glory, Prosperity, cities."""

from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.cards.passives import CheaperUnrest
from regnum.games.imperium.cards.sayings import say_either
from regnum.games.imperium.effects import (
    Abandon,
    Acquire,
    BreakThrough,
    Choose,
    Discard,
    Draw,
    EachPlayer,
    Gain,
    Garrison,
    InPlay,
    LookAtFame,
    May,
    Pay,
    ReturnThisUnrest,
    To,
    a,
)
from regnum.games.imperium.effects.combine import Ways, ways
from regnum.games.imperium.terms import (
    BARBARIAN,
    CITY,
    EITHER,
    METROPOLIS,
    PINNED,
    PRODUCTION,
    REGION,
    TRIBUTARY,
    UNREST,
    Start,
)
from regnum.games.imperium.verbs.ctx import Ctx
from regnum.games.imperium.verbs.passives import passives

# --- unrest --------------------------------------------------------------------------------------------

FULL_PRICE = (3, 2)
"""Materials, or cards."""
PRICES = {
    (materials, cards): ways((Pay(population=1), Discard(cards), Pay(materials=materials)))
    for materials in (3, 2, 1)
    for cards in (2, 1)
}
"""The three ways to play unrest, by what passives have left of materials and cards (CARD-UNREST-2)."""


@dataclass(frozen=True, init=False)
class PayForUnrest(Choose):
    """Population, or cards, or materials: passives may lower the last two (CARD-UNREST-1, CARD-UNREST-2)."""

    def __init__(self) -> None:
        super().__init__(*(effect for _, effect in PRICES[FULL_PRICE]))

    def ways(self, ctx: Ctx) -> Ways:
        materials, cards = FULL_PRICE
        for _, passive in passives(ctx.state, ctx.seat, CheaperUnrest):
            materials = max(1, materials - passive.materials)
            cards = max(1, cards - passive.discards)
        return PRICES[materials, cards]

    def say(self, text: Text) -> str:
        return say_either(text, [effect.say(text) for effect in self.effects])


def unrest(copies: int = 1, players: int = 2, starts: Start = "commons") -> Card:
    """Unrest, of the commons or of a nation."""
    return Card(
        "Unrest",
        UNREST,
        copies=copies,
        players=players,
        starts=starts,
        points=-2,
        play=To(PayForUnrest(), ReturnThisUnrest()),
    )


# --- cards that most nations have ----------------------------------------------------------------------

LANDS = REGION | TRIBUTARY


def advance(starts: Start = "deck", copies: int = 1) -> Card:
    """Advance."""
    return Card(
        "Advance",
        BARBARIAN,
        starts=starts,
        copies=copies,
        play=Choose(To(Pay(materials=3), Acquire(EITHER)), To(Pay(materials=5), BreakThrough(EITHER))),
    )


def conquer(starts: Start = "deck", copies: int = 1) -> Card:
    """Conquer."""
    return Card(
        "Conquer",
        BARBARIAN,
        starts=starts,
        copies=copies,
        play=Choose(To(Pay(population=2), Acquire(LANDS)), To(Pay(population=3), BreakThrough(LANDS))),
    )


def glory(starts: Start = "deck") -> Card:
    """Glory (CARD-GLORY-1)."""
    return Card("Glory", starts=starts, garrisonable=False, play=To(Abandon(a(REGION), 3), LookAtFame(2)))


PROSPER = Choose(Gain(materials=1, per=InPlay(PRODUCTION)), Gain(population=1, per=InPlay(REGION)))


def prosperity(starts: Start = "deck", icons: int = 0) -> Card:
    """Prosperity (CARD-PROSPERITY-1)."""
    return Card("Prosperity", icons, starts=starts, play=(EachPlayer(May(Draw())), PROSPER))


# --- sentences -----------------------------------------------------------------------------------------

GARRISON = May(Garrison())

CITY_SOLSTICE = May(To(Discard(), Choose(Gain(materials=1), Gain(population=1), Draw())))
"""What a nation's city does at the solstice."""
METROPOLIS_SOLSTICE = Choose(Gain(materials=1), Gain(population=1), Draw())


def city(name: str, starts: Start, icons: int = 0, **more: object) -> Card:
    """A nation's city; state and other icons are added."""
    return Card(name, PINNED | CITY | icons, starts=starts, solstice=CITY_SOLSTICE, **more)  # type: ignore[arg-type]


def metropolis(name: str, starts: Start, icons: int = 0, **more: object) -> Card:
    """A nation's metropolis."""
    icons |= PINNED | METROPOLIS
    return Card(name, icons, starts=starts, solstice=METROPOLIS_SOLSTICE, **more)  # type: ignore[arg-type]
