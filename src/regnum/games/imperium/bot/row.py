"""The rows of a bot's table: values that could be proof-read against the printed sheet."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from regnum.engine.text import Text
from regnum.games.imperium.bot.act import Act
from regnum.games.imperium.bot.step import Step, say_steps
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import ANY, Which
from regnum.games.imperium.terms import Cost
from regnum.games.imperium.verbs.ctx import Steps

OTHER = ANY
"""The row that every card fits."""
PROGRESS_TOKEN = Cost(progress=1)


@dataclass(frozen=True)
class Quest(Which):
    """Cards that begin in the development area: quests (SOLO-NATION-ART-2)."""

    def _fits(self, card: int) -> bool:
        return index.CARD[card].starts == "development"

    def say(self, text: Text, count: int = 1, subject: bool = False, up_to: bool = False) -> str:
        return text("imperium-bot-say-quest")


@dataclass(frozen=True, init=False)
class Row:
    """Which cards it is for, and what is done with one, step by step (SOLO-RESOLVE-3, SOLO-RESOLVE-4)."""

    which: Which
    steps: tuple[Step, ...]

    def __init__(self, which: Which, *steps: Step) -> None:
        object.__setattr__(self, "which", which)
        object.__setattr__(self, "steps", steps)

    def able(self, act: Act) -> bool:
        """Can any part of it be done (SOLO-RESOLVE-7)?"""
        return any(step.able(act) for step in self.steps)

    def do(self, act: Act) -> Steps:
        """All steps in order, each as far as possible (SOLO-RESOLVE-6)."""
        for step in self.steps:
            if step.able(act):
                yield from step.do(act)
        return 1

    def say(self, text: Text) -> str:
        """The row in words, without the cards that it is for."""
        return say_steps(self.steps, text)

    def say_which(self, text: Text) -> str:
        """The cards that it is for."""
        return text("imperium-bot-say-other") if self.which == OTHER else self.which.say(text, subject=True)


Table = Sequence[Row]
BARBARIAN, EMPIRE, ANY_STATE, JOURNEY = "BEAJ"
"""The letters of tables in the names of their rows."""


@dataclass(frozen=True, kw_only=True)
class Bot:
    """All that a nation's bot is."""

    nation: str = field(kw_only=False)
    code: str = field(kw_only=False)
    """The three letters that its rows are named by."""
    barbarian: Table = ()
    empire: Table = ()
    any_state: Table = ()
    """Where one table serves in every state."""
    journey: Table = ()
    """What is done when the dynasty deck would give a card, by the face of the journey that lies up."""
    token: Cost = PROGRESS_TOKEN
    """What it puts on a market card when it cleans up (SOLO-CLEANUP-1)."""

    def tables(self) -> dict[str, Table]:
        """Those that it has, by their letters."""
        every = {BARBARIAN: self.barbarian, EMPIRE: self.empire, ANY_STATE: self.any_state}
        return {letter: table for letter, table in {**every, JOURNEY: self.journey}.items() if table}

    def table(self, empire: bool) -> tuple[str, Table]:
        """The one that is used in a state, with its letter (SOLO-RESOLVE-1)."""
        usual, other = (EMPIRE, BARBARIAN) if empire else (BARBARIAN, EMPIRE)
        tables = self.tables()
        letter = next(letter for letter in (ANY_STATE, usual, other) if letter in tables)
        return letter, tables[letter]

    def name(self, letter: str, at: int) -> str:
        """What a row is called: `ROM-B-1`."""
        return f"{self.code}-{letter}-{at + 1}"


def row_clause(name: str) -> str:
    """A row as events and tests name it: the tables are a rulebook of their own."""
    return f"imperium-bots:{name}"


def row_text(name: str) -> str:
    """The message that puts a row into words."""
    return f"imperium-row-{name.lower()}"
