"""`regnum terminal`: play a game in the terminal, against computer players or others at the same keyboard."""

import argparse

from regnum.cli import screen
from regnum.cli.terminal.display import Display
from regnum.cli.terminal.loop import play
from regnum.cli.terminal.setup import add_arguments, open_table

HELP = "Play a game in this terminal, against computer players or with others at the same keyboard."


def configure(parser: argparse.ArgumentParser) -> None:
    """The game, who sits where, and the options of all games."""
    add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Lay the table and play."""
    return play(open_table(args), Display(screen.console(), screen.read_line))
