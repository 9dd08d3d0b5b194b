"""What the player does, and what a step may depend on."""

from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.bot.act import PLAYER, Act
from regnum.games.imperium.bot.step import Circumstance, Step
from regnum.games.imperium.bot.steps.tokens import regions_in_play
from regnum.games.imperium.cards.register import name_choices
from regnum.games.imperium.cards.which import Which, a
from regnum.games.imperium.effects import Abandon as AbandonEffect
from regnum.games.imperium.effects import Discard, Draw, Effect, May, Recall, TakeUnrest
from regnum.games.imperium.effects import Gain as GainEffect
from regnum.games.imperium.effects import ReturnUnrest as ReturnUnrestEffect
from regnum.games.imperium.terms import RESOURCES, YOU
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.verbs.deck import can_draw

# --- the player ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class You(Step):
    """What the player does, as if a card of their own said so (SOLO-RESOLVE-5)."""

    effect: Effect
    attacks: bool = False
    """It can be warded off as an attack (SOLO-EFFECT-ATTACK-1, SOLO-Q-16)."""

    def able(self, act: Act) -> bool:
        return self.effect.useful(Ctx(act.state, PLAYER, act.card))

    def do(self, act: Act) -> Steps:
        if self.attacks and (yield from act.shielded()):
            return 0
        return (yield from self.effect.resolve(Ctx(act.state, PLAYER, act.card)))

    def ready_words(self) -> None:
        name_choices(self.effect)

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-you", does=self.effect.say(text.speaking_of(YOU)))


MAY_DRAW = May(Draw())


@dataclass(frozen=True)
class YouMayDraw(You):
    """A card for the player, if there is one to be drawn."""

    effect: Effect = MAY_DRAW

    def able(self, act: Act) -> bool:
        return can_draw(act.state, PLAYER)


YOU_TAKE_UNREST = You(TakeUnrest())
YOU_MAY_DRAW = YouMayDraw()
YOU_MAY_RETURN_UNREST = You(May(ReturnUnrestEffect()))


def you_discard(count: int) -> You:
    """Cards of the player's choice."""
    return You(Discard(count), attacks=True)


def you_recall(icons: int) -> You:
    """A card in play of the player's choice."""
    return You(Recall(a(icons)), attacks=True)


def you_abandon(icons: int) -> You:
    """A card in play of the player's choice."""
    return You(AbandonEffect(a(icons)), attacks=True)


def you_gain(materials: int = 0, population: int = 0, progress: int = 0) -> You:
    """Tokens for the player."""
    return You(GainEffect(materials=materials, population=population, progress=progress))


# --- circumstances ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class YouAreEmpire(Circumstance):
    """The player's state card shows `empire`."""

    def holds(self, act: Act) -> bool:
        return act.state.empire[PLAYER]

    def say(self, text: Text) -> str:
        return text("imperium-bot-if-empire")


@dataclass(frozen=True)
class RegionInPlay(Circumstance):
    """The bot has a region in play, or the player has (SOLO-RESOLVE-14)."""

    yours: bool = False

    def holds(self, act: Act) -> bool:
        return regions_in_play(act, PLAYER if self.yours else act.bot) > 0

    def say(self, text: Text) -> str:
        return text("imperium-bot-if-your-region" if self.yours else "imperium-bot-if-region")


@dataclass(frozen=True)
class NoneDiscarded(Circumstance):
    """No such card lies in the bot discard."""

    which: Which

    def holds(self, act: Act) -> bool:
        return not self.which.among(act.state.discard[act.bot])

    def say(self, text: Text) -> str:
        return text("imperium-bot-if-none-discarded", what=self.which.say(text, subject=True))


@dataclass(frozen=True)
class HasTokens(Circumstance):
    """The bot has at least so many tokens of a kind."""

    least: int
    resource: int

    def holds(self, act: Act) -> bool:
        return act.state.pools[act.bot][self.resource] >= self.least

    def say(self, text: Text) -> str:
        return text("imperium-bot-if-tokens", count=self.least, what=f"[{RESOURCES[self.resource]}]")
