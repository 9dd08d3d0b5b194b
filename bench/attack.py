"""`regnum bench attack`: what people at an honest table notice while another guest attacks."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.table import loop_factory, require_server
from bench.tables import ours
from bench.tables.attacks import ATTACKS
from bench.tables.driver import Hall
from bench.tables.report import number, slowest
from bench.tables.servers import Server
from regnum.cli.checkout import project_root

TABLES = 60
"""Honest ones, each with a choice a second: no limit minds, and there are enough for a p99."""
ROUNDS = 4
"""So often each attack is made, each time after as long a peace."""
WANTED = 5.0
"""So many times its quiet value may the p99 be."""
PEACE = "in peace"


def main(args: Namespace) -> int:
    """Measure and print."""
    require_server()
    with ours.serving(limits=True) as server, asyncio.Runner(loop_factory=loop_factory()) as runner:
        found = runner.run(play(server, args.seconds / (2 * ROUNDS * len(ATTACKS))))
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        print_report(found)
    return 0


async def play(server: Server, seconds: float) -> dict[str, Any]:
    """The p99 of the honest tables in milliseconds, in peace and under each attack: the median of the turns,
    so that a moment in which the machine stands still spoils one turn and not the number."""
    hall, wrong = Hall(server.port), []
    for _ in range(TABLES):
        wrong += await hall.sit_down(server.seats())
    await hall.paced(1.0)
    turns: dict[str, list[float]] = {name: [] for name in (PEACE, *ATTACKS)}
    for name in list(ATTACKS) * ROUNDS:
        turns[PEACE].append(await paced(hall, seconds))
        with attacking(server, name, seconds):
            turns[name].append(await paced(hall, seconds))
    errors = wrong + [error for table in hall.tables for error in table.slice.errors]
    hall.leave()
    return {"p99_ms": {name: median(found) for name, found in turns.items()}, "errors": errors}


async def paced(hall: Hall, seconds: float) -> float:
    """The slowest one in a hundred, in milliseconds."""
    return slowest((await hall.paced(seconds)).waits) * 1000


@contextmanager
def attacking(server: Server, name: str, seconds: float) -> Iterator[None]:
    """A process that attacks meanwhile."""
    command = [sys.executable, "-m", "bench.tables.attacks", str(server.port), name, str(seconds)]
    with subprocess.Popen(command, cwd=project_root()) as process:
        yield
        process.terminate()


def print_report(found: dict[str, Any]) -> None:
    table = Table("", title="p99 of honest tables, ms")
    for column in ("p99", "times the quiet one", "wanted"):
        table.add_column(column, justify="right")
    quiet = found["p99_ms"][PEACE]
    for name, p99 in found["p99_ms"].items():
        times = p99 / quiet
        verdict = f"below {WANTED:.0f}: {'yes' if times < WANTED else 'no'}"
        table.add_row(name.replace("_", " "), number(p99), f"{times:.2f}", verdict)
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{len(found['errors'])} errors")
