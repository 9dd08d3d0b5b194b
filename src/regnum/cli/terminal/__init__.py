"""`regnum terminal`: play a game in the terminal, against computer players or others at the same keyboard."""

import argparse

from regnum.cli import screen
from regnum.cli.terminal.display import Display
from regnum.cli.terminal.loop import play
from regnum.cli.terminal.questions import ask_all
from regnum.cli.terminal.setup import add_arguments, open_table

HELP = "Play a game in this terminal, against computer players or with others at the same keyboard."


def configure(parser: argparse.ArgumentParser) -> None:
    """The game, who sits where, and the options of all games."""
    add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Lay the table and play. Who names no game is asked what to play, and against whom."""
    display = Display(screen.console(), screen.read_line)
    if args.game is None and not (args.record and args.record.exists()):
        try:
            ask_all(args, display)
        except EOFError:  # Whoever leaves before the game begins leaves nothing behind.
            display.show("")
            return 0
    return play(open_table(args), display)
