"""What was found at the tables, for programs and for people."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.measure import Spread
from bench.tables.driver import Slice

MODES = ("flat out", "paced")
OURS, THEIRS = "Regnum", "boardgame.io"
WANTED = 2
"""So many times their choices a second."""


@dataclass
class Findings:
    """What was found at one server."""

    slices: dict[str, list[Slice]] = field(default_factory=lambda: {mode: [] for mode in MODES})
    trouble: list[str] = field(default_factory=list)
    """What went wrong before the first slice."""
    empty: int | None = None
    """Bytes of memory with one table."""
    seated: int | None = None
    """Bytes with everybody seated, and at the end."""
    last: int | None = None
    tables: int = 1

    def count_memory(self, last: int | None, tables: int) -> None:
        self.last, self.tables = last, tables

    def errors(self) -> Counter[str]:
        """How often what went wrong."""
        made = [error for slices in self.slices.values() for one in slices for error in one.errors]
        return Counter([*self.trouble, *made])


def report_of(found: Mapping[str, Findings], tables: int, missing: str = "") -> dict[str, Any]:
    """Everything that was found, as JSON has it."""
    servers = {name: numbers_of(one) for name, one in found.items()}
    if missing:
        servers[THEIRS] = {"missing": missing}
    return {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "tables": tables,
        "rounds": max(len(one.slices[MODES[0]]) for one in found.values()),
        "servers": servers,
        "aims": list(aims(servers)),
    }


def numbers_of(found: Findings) -> dict[str, Any]:
    """The numbers of one server."""
    return {
        **{mode: waits_of(slices) for mode, slices in found.slices.items()},
        "bytes_a_table": grown(found.empty, found.seated, found.tables - 1),
        "bytes_a_table_at_the_end": grown(found.empty, found.last, found.tables - 1),
        "errors": dict(found.errors()),
    }


def grown(before: int | None, after: int | None, tables: int) -> int | None:
    """By how much memory has grown for each table."""
    if before is None or after is None or tables < 1:
        return None
    return round((after - before) / tables)


def waits_of(slices: Sequence[Slice]) -> dict[str, Any]:
    """Rates and the slowest waits by slice: one moment in which the machine stands still spoils one slice."""
    waits = [wait for one in slices for wait in one.waits]
    full = [one for one in slices if len(one.waits) > 1]
    if not full:
        nothing = ("choices_per_second", "p50_ms", "p99_ms", "cpu_us", "stolen", "bytes_a_choice")
        return {"choices": len(waits), **dict.fromkeys(nothing)}
    cpu = [one.cpu for one in slices if one.cpu is not None]
    stolen = [one.stolen for one in slices if one.stolen is not None]
    return {
        "choices": len(waits),
        "choices_per_second": asdict(Spread.of([one.rate for one in slices])),
        "p50_ms": median(waits) * 1000,
        "p99_ms": median(slowest(one.waits) for one in full) * 1000,
        "cpu_us": sum(cpu) / len(waits) * 1e6 if cpu else None,
        "stolen": sum(stolen) / len(stolen) if stolen else None,
        "bytes_a_choice": sum(one.bytes for one in slices) / len(waits),
    }


def slowest(waits: Sequence[float]) -> float:
    """The wait that one choice in a hundred exceeds."""
    return quantiles(waits, n=100, method="inclusive")[98]


def aims(servers: Mapping[str, Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """What is wanted of our server, and whether it is so."""
    mine, theirs = servers[OURS], servers.get(THEIRS, {})
    wrong = sum(mine["errors"].values())
    yield {"what": "errors", "ours": wrong, "theirs": None, "wanted": "0", "met": wrong == 0}
    if not theirs.get(MODES[0], {}).get("choices_per_second"):
        return
    rates = [one[MODES[0]]["choices_per_second"]["median"] for one in (mine, theirs)]
    times = rates[0] / rates[1]
    wanted = f"{WANTED} times"
    yield aim("choices/s flat out", rates, wanted, times >= WANTED) | {"ratio": times}
    for mode in MODES:
        waits = [one[mode]["p99_ms"] for one in (mine, theirs)]
        yield aim(f"p99 {mode}, ms", waits, "no more", waits[0] <= waits[1])


def aim(what: str, both: Sequence[float], wanted: str, met: bool) -> dict[str, Any]:
    return {"what": what, "ours": both[0], "theirs": both[1], "wanted": wanted, "met": met}


# --- the same in words -------------------------------------------------------------------------------


def print_report(report: Mapping[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(results_table(report))
    for name, numbers in report["servers"].items():
        if "missing" in numbers:
            console.print(numbers["missing"])
        for error, count in numbers.get("errors", {}).items():
            console.print(f"{name}, {count} times: {error}", style="yellow")
    console.print(
        f"Python {report['python']}, {report['cores']} cores, {report['rounds']} rounds. In brackets, half "
        "of the rounds. CPU is what a server computes for one choice."
    )


def results_table(report: Mapping[str, Any]) -> Table:
    """One column a server, and what is wanted of ours."""
    servers = {name: one for name, one in report["servers"].items() if "missing" not in one}
    table = Table("", title=f"{report['tables']} tables of two")
    for column in servers:
        table.add_column(column, justify="right")
    table.add_column("wanted")
    aimed = {row["what"]: row for row in report["aims"]}
    columns = [dict(cells(numbers)) for numbers in servers.values()]
    for what in columns[0]:
        aim = aimed.get(what)
        style = "" if aim is None else "green" if aim["met"] else "yellow"
        table.add_row(what, *(column[what] for column in columns), verdict(aim), style=style)
    return table


def cells(numbers: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The numbers of one server, each under what it is called."""
    for mode in MODES:
        found = numbers[mode]
        yield f"choices/s {mode}", rate(found["choices_per_second"])
        yield f"p50 {mode}, ms", number(found["p50_ms"])
        yield f"p99 {mode}, ms", number(found["p99_ms"])
        yield f"CPU {mode}, µs", number(found["cpu_us"])
        yield f"bytes a choice {mode}", number(found["bytes_a_choice"])
        yield f"taken by the host {mode}", share(found["stolen"])
    yield "KB a table, seated", kilobytes(numbers["bytes_a_table"])
    yield "KB a table, at the end", kilobytes(numbers["bytes_a_table_at_the_end"])
    yield "errors", str(sum(numbers["errors"].values()))


def verdict(aim: Mapping[str, Any] | None) -> str:
    """`1.5 times: yes, 1.83`."""
    if aim is None:
        return ""
    ratio = f", {aim['ratio']:.2f}" if "ratio" in aim else ""
    return f"{aim['wanted']}: {'yes' if aim['met'] else 'no'}{ratio}"


def rate(found: Mapping[str, float] | None) -> str:
    """`4,310 (4,120 to 4,800)`."""
    if found is None:
        return "–"
    return f"{found['median']:,.0f} ({found['low']:,.0f} to {found['high']:,.0f})"


def number(value: float | None) -> str:
    """Three digits say enough of a measurement."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def share(part: float | None) -> str:
    return "–" if part is None else f"{part:.1%}"


def kilobytes(size: int | None) -> str:
    return "–" if size is None else f"{size / 1024:,.0f}"
