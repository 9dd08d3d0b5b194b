"""Recorded games: each is replayed in every run, and some are told in words for people to review."""

from collections.abc import Callable
from pathlib import Path

import pytest

import regnum
from regnum.engine.record import Record
from regnum.engine.text import LANGUAGES
from regnum.lab.transcript import transcript

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
TOLD = [path for path in RECORDS if path.stem.startswith("told-")]


@pytest.mark.parametrize("kind", ["civ", "settlers", "settlers-solo", "imperium", "imperium-solo"])
def test_a_game_of_each_kind_is_told(kind: str) -> None:
    assert any(path.stem.startswith(f"told-{kind}") for path in TOLD)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_leads_where_it_led(path: Path) -> None:
    record = Record.read(path)
    assert regnum.load(record).record(record.players) == record


def test_recorded_games_come_out_as_they_did_when_they_were_played(
    golden: Callable[[str, str], None],
) -> None:
    """The golden file was written by the code that played them, before any record was carried over."""
    lines = []
    for path in RECORDS:
        record = Record.read(path)
        assert record.ending is not None
        winners, points = list(record.ending.winners), list(record.ending.points)
        came_out = f"{record.ending.reason}, winners {winners}, points {points}"
        lines.append(f"{path.stem}: {len(record.choices)} choices, {came_out}")
    golden("results.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_a_recorded_game_reads_as_it_did(path: Path, lang: str, golden: Callable[[str, str], None]) -> None:
    golden(f"{path.stem}-{lang}.txt", "\n".join(transcript(Record.read(path), lang)) + "\n")
