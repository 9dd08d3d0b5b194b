"""The options of games as flags: `--start draft`, `--nations romans,vikings`, `--deck my-romans.txt`."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from regnum import games
from regnum.engine.errors import RegnumError
from regnum.engine.game import Game, GameOption
from regnum.engine.state import State

PREFIX = "option_"


def add_flags(parser: argparse.ArgumentParser) -> None:
    """A flag for every option that some game has; the game says which of them are its own."""
    for name, owners in by_name().items():
        written = name.replace("_", "-")
        flags = dict.fromkeys((f"--{written}", f"--{name}"))
        words = "; ".join(f"{game.name}: {said(option)}" for game, option in owners)
        metavar = "FILE" if any(option.from_file for _, option in owners) else "VALUE"
        parser.add_argument(*flags, dest=f"{PREFIX}{name}", metavar=metavar, help=words)


def by_name() -> dict[str, list[tuple[Game[State], GameOption]]]:
    """Which games have an option of which name."""
    found: dict[str, list[tuple[Game[State], GameOption]]] = {}
    for game in map(games.get, games.names()):
        for option in [one for one in game.options if one.offered]:
            found.setdefault(option.name, []).append((game, option))
    return found


def said(option: GameOption) -> str:
    """`classic or draft`; what is free is shown by what it is by default."""
    values = " or ".join(option.values) or f"{option.default} by default"
    return f"for each seat {values}" if option.per_seat else values


def given(args: argparse.Namespace) -> dict[str, str]:
    """The options that were given as flags. Those that may be long are read from the file that is named."""
    return dict(_given(args))


def _given(args: argparse.Namespace) -> Iterator[tuple[str, str]]:
    for name, owners in by_name().items():
        value = getattr(args, f"{PREFIX}{name}", None)
        if value is None:
            continue
        from_file = any(option.from_file and value != option.default for _, option in owners)
        yield name, read(name, Path(value)) if from_file else value


def read(name: str, path: Path) -> str:
    """The text of a file that an option names."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as refused:
        why = refused.strerror if isinstance(refused, OSError) else "it is not text"
        raise RegnumError(f"--{name} {path} cannot be read: {why}.") from None
