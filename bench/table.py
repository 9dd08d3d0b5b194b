"""`regnum bench table`: many tables at once over real connections, beside boardgame.io's own server."""

from __future__ import annotations

import asyncio
import gc
import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from rich.console import Console
from rich.progress import Progress

from bench.tables import boardgameio, floor, ours, report
from bench.tables.driver import Hall, Slice
from bench.tables.report import MODES, Findings
from bench.tables.servers import Server
from regnum.engine.errors import RegnumError

TALLY = "tally"
"""The game that both servers have."""
TURN = 2.5
"""Seconds for which one server is driven before the other has its turn."""
STOLEN = 7
"""The place of the time taken away among the times of /proc/stat."""
WARM_UP = 0.5
"""So much of a turn goes by before the first that counts."""

Told: TypeAlias = Callable[[str], None]


def main(args: Namespace) -> int:
    """Measure and print. Speed depends on the machine, so that no number is a failure."""
    require_server()
    with progress_bar(args.seconds) as told, ExitStack() as stack:
        missing = ""
        servers = [stack.enter_context(ours.serving(args.play, args.workers, args.shared))]
        servers.append(stack.enter_context(floor.serving()))
        try:
            if args.play == TALLY:
                boardgameio.install(told)
                servers.append(stack.enter_context(boardgameio.serving()))
        except RegnumError as absent:
            missing = f"{absent}: Regnum is measured alone."
        found = drive(servers, args.tables, args.seconds, told)
    made = report.report_of(found, args.tables, missing)
    if args.json:
        print(json.dumps(made, indent=2))
    else:
        report.print_report(made)
    return 0


def require_server() -> None:
    """Say what is missing before anything is started."""
    absent = [name for name in ("litestar", "sqlalchemy", "uvicorn", "websockets") if find_spec(name) is None]
    if absent:
        raise RegnumError(
            f"this measures the server, which needs {', '.join(absent)}: `./regnum serve --help` installs it"
        )


@contextmanager
def progress_bar(seconds: float) -> Iterator[Told]:
    """A bar in the terminal, told of each step."""
    console = Console(stderr=True)
    # Drawn between turns only: a thread that draws by itself would cost the driver time.
    with Progress(
        console=console, transient=True, auto_refresh=False, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task("starting", total=seconds)
        start = perf_counter()

        def told(step: str) -> None:
            progress.update(bar, description=step, completed=perf_counter() - start, refresh=True)

        yield told


# --- driving ------------------------------------------------------------------------------------------


def drive(servers: list[Server], tables: int, seconds: float, told: Told) -> dict[str, Findings]:
    """Seat everybody and let them play until the seconds are over, setting up included."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(play(servers, tables, perf_counter() + seconds, told))


def loop_factory() -> Any:
    """The quick event loop that the server has too, where it exists."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


async def play(servers: list[Server], tables: int, end: float, told: Told) -> dict[str, Findings]:
    """The servers take turns, so that whatever else the machine does hits both alike."""
    halls = {server.name: Hall(server.port) for server in servers}
    found = {server.name: Findings() for server in servers}
    for server in servers:
        told(f"seating everybody at {server.name}")
        await seat(server, halls[server.name], found[server.name], tables)
    turn = min(TURN, max(0.05, (end - perf_counter()) / (len(servers) * len(MODES) + 1)))
    gc.collect()
    gc.disable()  # what the driver tidies up would look like a slow server
    for hall in halls.values():
        await hall.flat_out(turn * WARM_UP)
    while True:
        for mode, server in product(MODES, servers):
            told(f"{server.name}, {mode}")
            found[server.name].slices[mode].append(await once(server, halls[server.name], mode, turn))
        servers = servers[::-1]  # so that nobody is always the one who comes after the other's last work
        if perf_counter() + turn * len(MODES) * len(halls) > end:
            break
    for server in servers:
        found[server.name].count_memory(server.memory(), tables)
        halls[server.name].leave()
    gc.enable()
    return found


async def once(server: Server, hall: Hall, mode: str, seconds: float) -> Slice:
    before, clock = server.cpu(), machine_time()
    made = await (hall.flat_out(seconds) if mode == "flat out" else hall.paced(seconds))
    after = server.cpu()
    made.cpu = None if before is None or after is None else after - before
    made.stolen = share_taken(clock, machine_time())
    return made


def machine_time() -> tuple[int, int] | None:
    """How much time the machine has had so far, and how much of it its host has taken away; None where the
    system does not tell."""
    try:
        ticks = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    except OSError:
        return None
    return sum(ticks[: STOLEN + 1]), ticks[STOLEN]


def share_taken(before: tuple[int, int] | None, after: tuple[int, int] | None) -> float | None:
    """Which part of the time between was taken away."""
    if before is None or after is None or after[0] == before[0]:
        return None
    return (after[1] - before[1]) / (after[0] - before[0])


async def seat(server: Server, hall: Hall, found: Findings, tables: int) -> None:
    """Set up all tables, with two people at each. The first is not counted in memory: it wakes the server."""
    for number in range(tables):
        found.trouble += await hall.sit_down(server.seats())
        if number == 0:
            await hall.flat_out(0.01)
            found.empty = server.memory()
    found.seated = server.memory()
