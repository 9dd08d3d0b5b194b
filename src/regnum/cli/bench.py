"""`regnum bench`: how fast Regnum and its server are beside others, and how strong its players are."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

from regnum.cli.checkout import project_root
from regnum.engine.errors import RegnumError

HELP = (
    "Measure Regnum beside other projects: its games (speed), its server (table, attack); or its computer"
    " players (players), how fast they think (search), and how they fare alone (solo)."
)

DEFAULT = "speed"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare `speed`, which goes without saying, and the others."""
    parser.set_defaults(what=DEFAULT, seconds=60.0, json=False)
    add_speed_options(parser)
    kinds = parser.add_subparsers(metavar="speed | table | attack | players | search | solo")
    speed = kinds.add_parser("speed", help="random play and clones, beside the peers (the default)")
    speed.set_defaults(what="speed")
    add_speed_options(speed)
    add_table_options(kinds.add_parser("table", help="many tables at once, beside boardgame.io's server"))
    attack = kinds.add_parser("attack", help="what honest tables notice of a guest who attacks")
    attack.set_defaults(what="attack")
    add_speed_options(attack)
    add_players_options(kinds.add_parser("players", help="which computer player beats which, and how often"))
    add_search_options(kinds.add_parser("search", help="how fast search thinks, beside the first search"))
    add_solo_options(kinds.add_parser("solo", help="how hard each level and each bot of Imperium is"))


def add_speed_options(parser: argparse.ArgumentParser) -> None:
    # Without defaults of their own: after `speed` they would undo what was given before it.
    none = argparse.SUPPRESS
    parser.add_argument(
        "--seconds", type=positive, default=none, metavar="N", help="measure for so long (default 60)"
    )
    parser.add_argument("--json", action="store_true", default=none, help="for programs: all that was found")


def add_table_options(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(what="table")
    add_speed_options(parser)
    parser.add_argument("--tables", type=whole, default=200, metavar="N", help="of two people (default 200)")
    parser.add_argument(
        "--game",
        dest="play",
        default="tally",
        help="a real game, played by chance (default: the bench's own)",
    )
    parser.add_argument(
        "--workers", type=whole, metavar="N", help="processes that serve (default: as `regnum serve`)"
    )
    parser.add_argument("--shared", action="store_true", help="on PostgreSQL and Redis")


def add_players_options(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(what="players")
    parser.add_argument("--games", type=whole, default=200, metavar="N", help="games a pair (default 200)")
    parser.add_argument("--game", default="", help="which game they play (default: all, one after the other)")
    parser.add_argument(
        "--players", default="", metavar="WHO,WHO", help="only these (default: the usual pairs)"
    )
    parser.add_argument("--seed", type=int, default=5_000_000, help="of the first game (default 5000000)")
    parser.add_argument("--workers", type=whole, metavar="N", help="processes (default: one for each core)")


def add_search_options(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(what="search")
    parser.add_argument("--game", default="", help="in which game (default: all, one after the other)")
    parser.add_argument("--iterations", type=whole, default=400, metavar="N", help="a decision (default 400)")
    parser.add_argument("--rounds", type=whole, default=5, metavar="N", help="so often (default 5)")


def add_solo_options(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(what="solo")
    parser.add_argument("--games", type=whole, default=200, metavar="N", help="games a level (default 200)")
    parser.add_argument("--player", default="greedy", metavar="WHO", help="who plays (default greedy)")
    parser.add_argument("--seed", type=int, default=6_000_000, help="of the first game (default 6000000)")
    parser.add_argument("--workers", type=whole, metavar="N", help="processes (default: one for each core)")


def positive(text: str) -> float:
    if (seconds := float(text)) <= 0:
        raise ValueError
    return seconds


def whole(text: str) -> int:
    if (number := int(text)) <= 0:
        raise ValueError
    return number


def run(args: argparse.Namespace) -> int:
    """Measure and print. The code is 0 whatever was found: a speed is not right or wrong."""
    code: int = load(args.what).main(args)
    return code


def load(name: str) -> Any:
    """A module of the folder `bench`, which lies beside the package and not in it."""
    root = project_root()
    if not (root / "bench" / f"{name}.py").is_file():
        raise RegnumError(f"there is no bench/{name}.py in {root}: run this in a checkout of the project")
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    return import_module(f"bench.{name}")
