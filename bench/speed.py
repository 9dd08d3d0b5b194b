"""`regnum bench speed`: random play and clones beside the peers', all in one interleaved run."""

from __future__ import annotations

import json
import os
import platform
from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from itertools import product
from time import perf_counter
from typing import Any, TypeAlias

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import measure, ours
from bench.measure import Slice, Spread, Subject
from bench.peers import PEERS, Peer

Measured: TypeAlias = Mapping[tuple[str, str], Sequence[Slice]]
"""The slices of each subject, by name and by what it counts."""

WORDS = {"decisions": "decisions/s", "copies": "copies/s", "steps": "env steps/s"}


AIMS: Mapping[tuple[str, str, str], float] = {
    ("civ", "decisions", "rlcard"): 2,
    ("civ", "decisions", "catanatron"): 4,
    ("civ", "copies", "catanatron"): 8,
    ("settlers", "decisions", "catanatron"): 1,
    ("settlers", "copies", "catanatron"): 4,
    ("imperium", "decisions", "catanatron"): 1,
    ("imperium", "copies", "catanatron"): 4,
    ("civ", "steps", "rlcard"): 1,
    ("civ", "steps", "pettingzoo"): 1,
}
"""How many times as fast a game wants to be, in what, beside whom. What is not here is shown all the same."""


def main(args: Namespace) -> int:
    """Measure and print. Speed depends on the machine, so that no number is a failure."""
    mine = ours.subjects()
    there = [peer for peer in PEERS if not peer.missing]
    subjects = [*mine, *(subject for peer in there for subject in peer.subjects())]
    measured = run(subjects, args.seconds)
    report = report_of(measured, [subject.name for subject in mine], PEERS)
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)
    return 0


def run(subjects: Sequence[Subject], seconds: float) -> Measured:
    """The slices of every subject, with a bar in the terminal while they are made."""
    slices: dict[tuple[str, str], list[Slice]] = {(one.name, one.what): [] for one in subjects}
    console = Console(stderr=True)
    # Drawn between rounds only: a thread that draws by itself would cost the subjects time.
    with Progress(
        console=console, transient=True, auto_refresh=False, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task("measuring", total=seconds)
        start = perf_counter()
        for results in measure.rounds(subjects, seconds):
            for held, result in zip(slices.values(), results, strict=True):
                held.append(result)
            progress.update(bar, completed=perf_counter() - start, refresh=True)
    return slices


# --- the report --------------------------------------------------------------------------------------


def report_of(measured: Measured, games: Iterable[str], peers: Sequence[Peer]) -> dict[str, Any]:
    """Everything that was found, as JSON has it."""
    names = tuple(dict.fromkeys(games))
    return {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "rounds": max(map(len, measured.values())),
        "games": {name: numbers_of(measured, name) for name in names},
        "peers": {
            peer.name: {"game": peer.game, "missing": peer.missing}
            if peer.missing
            else {"game": peer.game, "version": peer.version, **numbers_of(measured, peer.name)}
            for peer in peers
        },
        "ratios": ratios_of(measured, names, [peer.name for peer in peers]),
    }


def numbers_of(measured: Measured, name: str) -> dict[str, Any]:
    """The rates of one subject; of copies also the microseconds that one takes."""
    numbers: dict[str, Any] = {}
    if plays := measured.get((name, "decisions")):
        numbers["decisions_per_second"] = spread([one.rate for one in plays])
        numbers["games_per_second"] = spread([one.piece_rate for one in plays])
    if steps := measured.get((name, "steps")):
        numbers["steps_per_second"] = spread([one.rate for one in steps])
    if copies := measured.get((name, "copies")):
        numbers["copy_microseconds"] = spread([1e6 / one.rate for one in copies])
    return numbers


def spread(values: Sequence[float]) -> dict[str, float]:
    return asdict(Spread.of(values))


def ratios_of(
    measured: Measured,
    games: Iterable[str],
    peers: Iterable[str],
    aims: Mapping[tuple[str, str, str], float] = AIMS,
) -> list[dict[str, Any]]:
    """How many times as fast as each peer each game is, and whether that is what is wanted."""
    return [
        compare(measured, game, what, peer, aims.get((game, what, peer)))
        for game, peer, what in product(games, peers, WORDS)
        if (game, what) in measured and (peer, what) in measured
    ]


def compare(measured: Measured, game: str, what: str, peer: str, wanted: float | None) -> dict[str, Any]:
    slices = measured[game, what], measured[peer, what]
    mine, theirs = ([one.rate for one in some] for some in slices)
    processor = measure.ratio(*([one.processor_rate for one in some] for some in slices))
    return {
        "game": game,
        "peer": peer,
        "what": what,
        "ours": Spread.of(mine).median,
        "theirs": Spread.of(theirs).median,
        "ratio": asdict(measure.ratio(mine, theirs)),
        "processor": asdict(processor),
        "wanted": wanted,
        "met": None if wanted is None else processor.median >= wanted,
    }


# --- the same in words -------------------------------------------------------------------------------


def print_report(report: Mapping[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(rates_table(report))
    if report["ratios"]:
        console.print(ratios_table(report))
    for peer in report["peers"].values():
        if "missing" in peer:
            console.print(peer["missing"])
    console.print(
        f"Python {report['python']}, one core of {report['cores']}, medians of {report['rounds']} rounds; "
        "in brackets, half of the rounds."
    )
    console.print(aims_line(report["ratios"]))


def rates_table(report: Mapping[str, Any]) -> Table:
    table = Table("random play", title="One core")
    for column in ("decisions/s", "games/s", "µs a copy", "env steps/s"):
        table.add_column(column, justify="right")
    named = {f"Regnum {name}": numbers for name, numbers in report["games"].items()}
    named |= {f"{name} {peer['game']}": peer for name, peer in report["peers"].items()}
    for name, numbers in named.items():
        if "missing" not in numbers:
            kinds = ("decisions_per_second", "games_per_second", "copy_microseconds", "steps_per_second")
            table.add_row(name, *(in_words(numbers.get(kind)) for kind in kinds))
    return table


def ratios_table(report: Mapping[str, Any]) -> Table:
    table = Table("Regnum", "beside", "", title="How many times as fast")
    for column in ("ours", "theirs", "by the clock", "by processor time", "wanted"):
        table.add_column(column, justify="right")
    for row in report["ratios"]:
        wanted = "–" if row["wanted"] is None else f"≥ {row['wanted']:g}"
        style = {True: "green", False: "yellow", None: ""}[row["met"]]
        rates = (in_words({"median": row[side]}) for side in ("ours", "theirs"))
        ratios = (in_words(row[by]) for by in ("ratio", "processor"))
        table.add_row(row["game"], row["peer"], WORDS[row["what"]], *rates, *ratios, wanted, style=style)
    return table


def in_words(found: Mapping[str, float] | None) -> str:
    """`95,310 (90,120 to 99,800)`."""
    if found is None:
        return "–"
    middle = number(found["median"])
    return f"{middle} ({number(found['low'])} to {number(found['high'])})" if "low" in found else middle


def number(value: float) -> str:
    """Three digits say enough of a measurement; thousands are written out."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def aims_line(ratios: Sequence[Mapping[str, Any]]) -> str:
    """Which aims are met."""
    aimed = [row for row in ratios if row["met"] is not None]
    if not aimed:
        return "No peer is there to be compared with, so that no aim can be judged."
    missed = [f"{row['game']} {row['what']} beside {row['peer']}" for row in aimed if not row["met"]]
    if not missed:
        return f"All {len(aimed)} aims are met."
    return f"{len(aimed) - len(missed)} of {len(aimed)} aims are met; not yet: {', '.join(missed)}."
