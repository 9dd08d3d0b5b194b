"""`regnum games`: which games there are, for how many, and what can be chosen before each."""

import argparse
import json
from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from regnum import games
from regnum.cli import screen
from regnum.engine.game import About, Game, GameOption
from regnum.engine.state import State
from regnum.engine.text import Text

HELP = "List the games: seats, options with their values, number of cards, version of the rules."


def configure(parser: argparse.ArgumentParser) -> None:
    """Only the language and the form."""
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Print the games."""
    lang = args.lang or screen.usual_language()
    say = screen.words(lang)
    found = [games.get(name) for name in games.names()]
    if args.json:
        print(json.dumps([as_data(game, game.text(lang)) for game in found], ensure_ascii=False, indent=1))
        return 0
    console = screen.console()
    for number, game in enumerate(found):
        if number:
            console.print()
        show(console, game, game.text(lang), say)
    return 0


def show(console: Console, game: Game[State], text: Text, say: Text) -> None:
    """A game in words, with a table of its options."""
    console.print(Styled.assemble((text(f"{game.name}-name"), "bold"), f"  ({game.name})"))
    facts = say(
        "games-facts",
        least=game.seats[0],
        most=game.seats[-1],
        different=len(game.cards),
        cards=sum(face.count for face in game.cards),
        rules=game.version,
    )
    console.print(Padding(Styled(facts), (0, 0, 0, 2), expand=False))
    for option in [one for one in game.options if one.offered]:
        show_option(console, f"{game.name}-option-{option.name}", option, text, say)


def show_option(console: Console, id: str, option: GameOption, text: Text, say: Text) -> None:
    """An option with its explanation, and under it each of its values."""
    head = Styled.assemble((text(id), "italic"), f": {explained(id, text)}")
    console.print(Padding(head, (0, 0, 0, 2), expand=False))
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for row in option_rows(id, option, text, say):
        grid.add_row(*row)
    console.print(Padding(grid, (0, 0, 0, 4), expand=False))


def option_rows(id: str, option: GameOption, text: Text, say: Text) -> Iterator[tuple[str, Styled]]:
    """The flag with each of its values, and what they mean. Some options take anything: then the default."""
    for value in option.values or (option.default,):
        own = f"{id}-{value}"
        usual = f" ({say('games-default')})" if value == option.default else ""
        parts = [text(own) + usual, explained(own, text), *about(option, value, own, text, say)]
        yield f"--{option.name} {value}", Styled("\n".join(filter(None, parts)))


def about(option: GameOption, value: str, id: str, text: Text, say: Text) -> Iterator[str]:
    """What else is told of a value: what is special about it, how hard it is, what to read first."""
    if text.has(f"{id}.special"):
        yield text(f"{id}.special")
    told = option.about.get(value, About())
    if told.difficulty:
        yield say("games-difficulty", stars=told.difficulty)
    if told.read:
        yield say("games-read", clauses=", ".join(told.read))


def explained(id: str, text: Text) -> str:
    """What an option or a value means, where it does not explain itself."""
    return text(f"{id}.help") if text.has(f"{id}.help") else ""


def as_data(game: Game[State], text: Text) -> dict[str, object]:
    """A game for programs."""
    return {
        "name": game.name,
        "title": text(f"{game.name}-name"),
        "rules": game.version,
        "seats": list(game.seats),
        "cards": {"different": len(game.cards), "all": sum(face.count for face in game.cards)},
        "options": [option_data(game, option, text) for option in game.options if option.offered],
    }


def option_data(game: Game[State], option: GameOption, text: Text) -> dict[str, object]:
    """An option for programs."""
    id = f"{game.name}-option-{option.name}"
    return {
        "name": option.name,
        "title": text(id),
        "help": explained(id, text),
        "default": option.default,
        "values": {value: text(f"{id}-{value}") for value in option.values},
        "explained": {value: explained(f"{id}-{value}", text) for value in option.values},
    }
