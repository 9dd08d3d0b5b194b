"""The bench of tables: what it counts, and that it says so. How fast anything is, no test says."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import pytest

from regnum.cli import bench as command
from regnum.cli import client
from regnum.cli.main import main

table = command.load("table")
boardgameio = import_module("bench.tables.boardgameio")
driver = import_module("bench.tables.driver")
report = import_module("bench.tables.report")
servers = import_module("bench.tables.servers")
wire = import_module("bench.tables.wire")

SMALL = ["bench", "table", "--tables", "2", "--seconds", "0.5"]
MODES = ("flat out", "paced")


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no Node on this machine."""

    def missing(root: Path, progress: object) -> NoReturn:
        raise client.ClientTrouble("no Node")

    monkeypatch.setattr(client, "remembered", lambda stamp: "")
    monkeypatch.setattr(client, "find_node", missing)


@pytest.mark.usefixtures("alone")
def test_a_small_run_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["tables"] == 2
    assert made["rounds"] >= 1
    ours = made["servers"]["Regnum"]
    assert ours["errors"] == {}
    for mode in MODES:
        assert ours[mode]["choices"] >= 2, "each table has made a choice"
        assert 0 < ours[mode]["p50_ms"] <= ours[mode]["p99_ms"]
        assert ours[mode]["choices_per_second"]["median"] > 0
    words = "boardgame.io needs Node and npm, which this machine has not: Regnum is measured alone."
    assert made["servers"]["boardgame.io"] == {"missing": words}
    assert [(aim["what"], aim["met"]) for aim in made["aims"]] == [("errors", True)]


@pytest.mark.skipif(
    not boardgameio.STAMP.exists(), reason="./regnum bench table has not fetched boardgame.io"
)
def test_a_small_run_of_both(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(SMALL) == 0
    out = capsys.readouterr().out
    assert "2 tables of two" in out
    heads, errors = (next(line for line in out.splitlines() if word in line) for word in ("Regnum", "errors"))
    assert "boardgame.io" in heads
    assert [cell.strip() for cell in errors.split("│")[2:6]] == ["0", "0", "0", "0: yes"]


def found(rate: int, wait: float, errors: tuple[str, ...] = ()) -> Any:
    """Three slices of one second in each mode, in which every choice took as long."""
    made = report.Findings(empty=1_000_000, seated=2_000_000, last=3_000_000, tables=11)
    for slices in made.slices.values():
        slices += [driver.Slice(waits=[wait] * rate, seconds=1.0, cpu=0.5) for _ in range(3)]
    made.slices["paced"][0].errors += errors
    return made


def test_aims_are_judged_beside_the_other_server() -> None:
    made = report.report_of({"Regnum": found(400, 0.010), "boardgame.io": found(200, 0.009)}, 11)
    assert [(aim["what"], aim["met"]) for aim in made["aims"]] == [
        ("errors", True),
        ("choices/s flat out", True),
        ("p99 flat out, ms", False),
        ("p99 paced, ms", False),
    ]
    assert made["aims"][1]["ratio"] == 2
    ours = made["servers"]["Regnum"]
    assert ours["bytes_a_table"] == 100_000
    assert ours["bytes_a_table_at_the_end"] == 200_000
    assert ours["flat out"]["choices"] == 1200
    assert ours["flat out"]["cpu_us"] == pytest.approx(1.5 / 1200 * 1e6)


def test_errors_are_counted_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    errors = ("stale: too late", "stale: too late")
    made = report.report_of({"Regnum": found(2, 0.01, errors)}, 11, "no peer")
    assert made["aims"][0] == {"what": "errors", "ours": 2, "theirs": None, "wanted": "0", "met": False}
    report.print_report(made)
    out = capsys.readouterr().out
    assert "Regnum, 2 times: stale: too late" in out
    assert "no peer" in out
    assert "0: no" in out


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames(size: int) -> None:
    message = b"x" * size
    sent = wire.framed(message)
    assert sent[-size:] == message or not size
    bare = sent.replace(bytes(4) + message, message, 1) if size else sent[:2]
    unmasked = bytes([bare[0], bare[1] & 0x7F]) + bare[2:]
    first, start, end = wire.frame_at(unmasked, 0)
    assert (first, unmasked[start:end], end) == (0x81, message, len(unmasked))
    assert wire.frame_at(unmasked[:-1], 0) is None


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((boardgameio.FOLDER / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert lock["packages"]["node_modules/koa-compose"]["version"] == "4.1.0"


def test_a_server_that_ends_at_once_is_reported(tmp_path: Path) -> None:
    with (
        pytest.raises(servers.ServerTrouble, match="out of luck"),
        servers.started(["sh", "-c", "echo out of luck"], tmp_path, "port (.*)"),
    ):
        pass
