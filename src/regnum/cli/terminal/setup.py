"""From the command line to a table: a new game, or a record that is taken up again."""

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path

from regnum import games, players
from regnum.cli import files, options, screen
from regnum.cli.terminal.table import HUMAN, Table
from regnum.engine.errors import RegnumError
from regnum.engine.match import Match
from regnum.engine.record import Record
from regnum.engine.text import Text
from regnum.lab.transcript import clean, distinct, names_of, players_of

SEATS = "human,search"
SHORT_SEEDS = 1_000_000
"""A seed that nobody chose is short enough to be passed on by word of mouth."""


class BadTable(RegnumError):
    """A table that cannot be laid as asked."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags of a table. Every game's options are flags; the game says which of them it has."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    parser.add_argument(
        "--seats", metavar="WHO,WHO", help=f"human or a computer player for each seat (default {SEATS})"
    )
    parser.add_argument("--names", metavar="NAME,NAME", help="what to call them")
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards")
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="keep the game in this file, or go on with the one in it"
    )
    options.add_flags(parser)


def open_table(args: argparse.Namespace) -> Table:
    """The table that the command line describes."""
    path: Path | None = args.record
    table = resumed(args, path) if path and path.exists() else new(args)
    table.save()  # Now, so that a file that cannot be written is noticed before anybody has played.
    return table


def new(args: argparse.Namespace) -> Table:
    """A new game."""
    if args.game is None:
        raise BadTable(f"Which game? Games: {', '.join(games.names())}.")
    game, lang = games.get(args.game), language(args)
    kinds = seat_kinds(args.seats or SEATS)
    seed = secrets.randbelow(SHORT_SEEDS) if args.seed is None else args.seed
    match = Match(game, len(kinds), options.given(args), seed)
    names = given_names(args, len(kinds)) or usual_names(kinds, screen.words(lang))
    return Table(match, kinds, names, lang, players.make, args.record)


def resumed(args: argparse.Namespace, path: Path) -> Table:
    """The game of a record, from where it was left. What is said about it anew must not contradict it."""
    record, match = files.read(path)
    lang = language(args)
    wanted = {"game": args.game, "seed": args.seed, **options.given(args)}
    kept = {"game": record.game, "seed": record.seed, **match.options}
    for name, value in wanted.items():
        if value not in (None, kept.get(name)):
            raise BadTable(f"{path} holds a game with {name} {kept.get(name, 'unknown')}, not {value}.")
    kinds = seat_kinds(args.seats) if args.seats else recorded_kinds(path, record)
    if len(kinds) != record.seats:
        raise BadTable(f"{path} holds a game for {record.seats} seats, not {len(kinds)}.")
    names = given_names(args, len(kinds)) or names_of(record, screen.words(lang))
    return Table(match, kinds, names, lang, players.make, path)


def language(args: argparse.Namespace) -> str:
    """The language asked for, or the system's."""
    lang: str = args.lang or screen.usual_language()
    screen.words(lang)  # refuses what we have no words in
    return lang


def seat_kinds(seats: str) -> tuple[str, ...]:
    """`human,search:300` → who decides for each seat."""
    kinds = tuple(kind.strip() for kind in seats.split(","))
    if not all(kinds):
        raise BadTable(f"--seats {seats} leaves a seat empty. It looks like this: {SEATS}.")
    return kinds


def recorded_kinds(path: Path, record: Record) -> tuple[str, ...]:
    """Who decided for each seat so far."""
    kinds = tuple(kind for _, kind in players_of(record))
    if not all(kinds):
        raise BadTable(f"{path} does not say who decides for its seats: add --seats {HUMAN},… for them.")
    return kinds


def given_names(args: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """The names of `--names`; none where it is not given."""
    if not args.names:
        return ()
    names = tuple(clean(name) for name in args.names.split(","))
    if len(names) != seats or not all(names) or len(set(names)) < seats:
        raise BadTable(f"--names {args.names}: {seats} seats need {seats} different names.")
    return names


def usual_names(kinds: Sequence[str], say: Text) -> tuple[str, ...]:
    """Names for those who gave none: what they are."""
    words = [f"terminal-kind-{kind.partition(':')[0]}" for kind in kinds]
    return distinct([say(id) if say.has(id) else kind for id, kind in zip(words, kinds, strict=True)])
