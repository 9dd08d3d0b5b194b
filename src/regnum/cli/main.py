"""The `regnum` command: finds the asked subcommand, runs it, and turns trouble into one line."""

from __future__ import annotations

import argparse
import difflib
import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn, Protocol, cast

from regnum.engine.errors import RegnumError

# Name, module, and the line that `regnum --help` shows: kept here so that showing it imports no command.
COMMANDS = {
    "play": ("regnum.cli.play", "play in your browser"),
    "serve": ("regnum.cli.serve", "serve the table to browsers"),
    "terminal": ("regnum.cli.terminal", "play a game in this terminal"),
    "campaign": ("regnum.cli.campaign", "play a campaign of solo games in this terminal"),
    "simulate": ("regnum.cli.simulate", "let computer players play many games, and count"),
    "learn": ("regnum.cli.learn", "learn to judge the positions of a game, from games that computers play"),
    "report": ("regnum.cli.report", "what the games of a kept run have shown"),
    "replay": ("regnum.cli.replay", "run a recorded game again, and look at it"),
    "analyse": ("regnum.cli.analyse", "how likely each seat was to win, and where most was lost"),
    "records": ("regnum.cli.records", "carry records of earlier versions over to this one"),
    "rules": ("regnum.cli.rules", "read the rules, clause by clause"),
    "cards": ("regnum.cli.cards", "read the cards of a game"),
    "games": ("regnum.cli.games", "list the games and their options"),
    "test": ("regnum.cli.test", "check the code and run the tests"),
    "lint": ("regnum.cli.lint", "check style, types and imports"),
    "bench": ("regnum.cli.bench", "measure speed, beside other projects' games"),
    "lock": ("regnum.cli.lock", "write the locked requirements anew"),
}

USER_ERROR = 2
INTERRUPTED = 130  # 128 and the signal's number, as shells count
BROKEN_PIPE = 141
UNWRITABLE = (errno.ENOSPC, errno.EBADF, errno.EIO)
"""What a full disk or a terminal that has gone says when something is written."""


class Command(Protocol):
    """What a module in the table above has."""

    HELP: str

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's arguments.

        A command that hands unknown arguments on to another program sets a default for `handed_on`.
        """

    def run(self, args: argparse.Namespace) -> int:
        """Do the work, and return the exit code."""


class UsageError(RegnumError):
    """The command line itself cannot be understood."""


class AnsweredError(Exception):
    """The parser has answered already, as it does for `--help`: nothing is left to run."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises where the usual one prints its usage and ends the program."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        raise AnsweredError(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line, and return the exit code."""
    prepare_output()
    try:
        code = dispatch(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()  # Here, where a reader that has gone away can still be dealt with.
    except RegnumError as error:
        print(f"regnum: {error}", file=sys.stderr)
        return USER_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return BROKEN_PIPE
    except OSError as refused:
        if refused.errno not in UNWRITABLE:
            raise
        discard_output()
        print(f"regnum: the output cannot be written: {refused.strerror}.", file=sys.stderr)
        return USER_ERROR
    return code


class Closed(io.TextIOBase):
    """In the place of an output that was closed before we began: whatever would be written is refused."""

    def write(self, text: str) -> int:
        raise RegnumError("the output cannot be written: it is closed.")


def prepare_output() -> None:
    """Let no sign that the terminal does not know, and no closed output, end a command with a traceback."""
    if sys.stdout is None:
        sys.stdout = Closed()
    elif isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def dispatch(arguments: list[str]) -> int:
    """Run the subcommand that the first word names, or answer `regnum --help` and the like."""
    try:
        if not arguments or arguments[0].startswith("-"):
            top_parser().parse_args(arguments or ["--help"])
            print_version()  # The only option that parsing does not answer itself.
            return 0
        return run_command(arguments[0], arguments[1:])
    except AnsweredError:
        return 0


def top_parser() -> Parser:
    width = max(map(len, COMMANDS))
    listing = "\n".join(f"  {name:{width}}  {line}" for name, (_, line) in COMMANDS.items())
    parser = Parser(
        prog="regnum",
        usage="regnum [--help] [--version] <command> ...",
        description="Empire-building card games for one table.",
        epilog=f"commands:\n{listing}\n\nregnum <command> --help says more about one of them.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="show the version and exit")
    return parser


def print_version() -> None:
    from importlib.metadata import version  # Slow to import, and no other command needs it.

    print("regnum", version("regnum"))


def run_command(name: str, arguments: list[str]) -> int:
    command = find_command(name)
    parser = Parser(prog=f"regnum {name}", description=command.HELP, allow_abbrev=False)
    command.configure(parser)
    args, unknown = parser.parse_known_args(arguments)
    if "handed_on" in args:
        args.handed_on = unknown
    elif unknown:
        parser.error(f"unknown arguments: {' '.join(unknown)}")
    return command.run(args)


def find_command(name: str) -> Command:
    """Import the module of a command, or say which name was probably meant."""
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=1)
        hint = f"did you mean {near[0]!r}?" if near else "regnum --help lists the commands."
        raise UsageError(f"there is no command {name!r}; {hint}")
    module, _ = COMMANDS[name]
    return cast(Command, import_module(module))


def discard_output() -> None:
    """Point standard output nowhere, or Python would complain about the broken pipe once more at exit."""
    if isinstance(sys.stdout, Closed):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
