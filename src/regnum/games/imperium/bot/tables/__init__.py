"""The tables of the bots, one module a nation, found by themselves."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from regnum.engine.text import Text
from regnum.games.imperium.asks import PHRASES
from regnum.games.imperium.bot.row import Bot, row_text
from regnum.games.imperium.effects.combine import sentence
from regnum.games.imperium.state import ImperiumState


def found() -> dict[str, Bot]:
    """By nation."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return {module.BOT.nation: module.BOT for module in modules}


BOTS = found()
for bot in BOTS.values():
    for letter, table in bot.tables().items():
        PHRASES.update({row_text(bot.name(letter, at)): row.say for at, row in enumerate(table)})


def book(text: Text) -> str:
    """All tables as a rulebook with a clause for each row."""
    lines = [text("imperium-bots-title"), "", text("imperium-bots-reading"), "", text("imperium-bots-about")]
    for bot in BOTS.values():
        for letter, table in bot.tables().items():
            nation = text(f"imperium-option-nations-{bot.nation}")
            lines += ["", f"## {text('imperium-bots-table-' + letter.lower(), nation=nation)}", ""]
            for at, row in enumerate(table):
                lines.append(
                    f"- {bot.name(letter, at)} {sentence(row.say_which(text))[:-1]}: {row.say(text)}."
                )
    return "\n".join(lines) + "\n"


def bots(options: Mapping[str, str]) -> tuple[str, ...]:
    """What the bot of a game is called."""
    return (f"@imperium-bot-{options['bot']}",) if "bot" in options else ()


def tables(state: ImperiumState) -> list[Bot]:
    """The bot of a game with all its rows: what it does belongs to what a record is held to."""
    return [BOTS[state.nation_of(seat)] for seat in range(state.people, state.seats)]
