"""Steps of the journey."""

from dataclasses import dataclass

from regnum.engine.text import Text
from regnum.games.imperium.bot.act import Act
from regnum.games.imperium.bot.step import Step
from regnum.games.imperium.cards import index
from regnum.games.imperium.verbs.ctx import Steps
from regnum.games.imperium.verbs.deck import trigger_scoring
from regnum.games.imperium.verbs.journey import travel_on


@dataclass(frozen=True)
class TravelOn(Step):
    """The journey goes on to its next face, whose own text is ignored (SOLO-NATION-UTO-4)."""

    def do(self, act: Act) -> Steps:
        state, bot = act.state, act.bot
        journey = index.JOURNEYS[state.nations[bot]]
        at = next(at for at, face in enumerate(journey) if face in state.extra[bot])
        travel_on(state, bot, journey[at + 1])
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-travel-on")


@dataclass(frozen=True)
class UnrestToDiscard(Step):
    """After the shuffle, unrest from the pile into the bot discard (SOLO-NATION-UTO-5)."""

    def do(self, act: Act) -> Steps:
        act.owed += 1
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-unrest-to-discard")


@dataclass(frozen=True)
class TriggerScoring(Step):
    """The end of the game is triggered (SOLO-END-8)."""

    def do(self, act: Act) -> Steps:
        trigger_scoring(act.state, "shangri-la")
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-bot-say-trigger")
