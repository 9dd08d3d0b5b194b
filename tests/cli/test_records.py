"""`regnum records migrate`: what is carried over, what is left as it is, and what is said of it."""

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.cli import main
from regnum.engine.record import Record
from regnum.engine.rng import Rng


def played(choices: int) -> Record:
    match, rng = regnum.new_match("civ", 2, 7), Rng(7)
    while match.decision and len(match.choices) < choices:
        match.choose(match.decision.seat, match.decision.options[rng.below(len(match.decision.options))].key)
    return match.record(("Anna", "Béla"))


WHOLE = played(10_000)
FIRST = {"format": 1, "cards": "of another kind", "fingerprints": {"20": "nobody knows"}}
"""What was otherwise in the first format; and it had no ending."""


def write(path: Path, record: Record = WHOLE, **changes: Any) -> Path:
    """A record with some fields changed; None takes a field away."""
    fields = json.loads(record.to_json()) | {"rules": "older"} | changes
    path.write_text(json.dumps({name: value for name, value in fields.items() if value is not None}))
    return path


def first_format(path: Path, **changes: Any) -> Path:
    return write(path, **FIRST, ending=None, **changes)


def migrate(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str]]:
    """The exit code, and a line for each file."""
    code = main.main(["records", "migrate", *map(str, arguments)])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out.splitlines()


def left(capsys: pytest.CaptureFixture[str], path: Path) -> str:
    """What is said of a file that is left as it is."""
    before = path.read_bytes()
    code, (line,) = migrate(capsys, path)
    assert code == 2
    assert path.read_bytes() == before
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    assert line.startswith(str(path))
    return line


@pytest.mark.parametrize("make", [write, first_format])
def test_a_record_of_an_earlier_version_is_written_anew(
    make: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = make(tmp_path / "game.json")
    code, (line,) = migrate(capsys, path)
    assert code == 0
    assert line.startswith(
        f"{path}: carried over: {len(WHOLE.choices)} choices, rules older to {WHOLE.rules}, "
    )
    assert WHOLE.ending is not None
    assert line.endswith(
        f"{WHOLE.ending.reason}, {WHOLE.ending.points[0]} to {WHOLE.ending.points[1]} points."
    )
    assert path.read_bytes() == WHOLE.to_json()
    assert regnum.load(path).over


def test_a_dry_run_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = first_format(tmp_path / "game.json")
    before = path.read_bytes()
    code, (line,) = migrate(capsys, path, "--dry-run")
    assert code == 0
    assert line.startswith(f"{path}: can be carried over: ")
    assert path.read_bytes() == before


def test_a_record_of_this_version_is_left_and_said_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    WHOLE.save(path)
    assert migrate(capsys, path) == (0, [f"{path}: is of this version already."])
    assert path.read_bytes() == WHOLE.to_json()


@pytest.mark.parametrize("make", [write, first_format])
def test_a_record_that_departs_is_left(make: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    choices = [*WHOLE.choices[:9], "0 card:none", *WHOLE.choices[10:]]
    line = left(capsys, make(tmp_path / "game.json", choices=choices))
    assert "cannot be carried over. By today's rules it departs at choice 10: " in line


def test_an_edited_fingerprint_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited = {str(made): print for made, print in WHOLE.fingerprints.items()} | {"40": "0" * 16}
    line = left(capsys, write(tmp_path / "game.json", fingerprints=edited))
    assert line.endswith("By today's rules choice 40 leads to another position.")


def test_an_edited_ending_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited = {"winners": [0, 1], "points": [99, 98], "reason": "made-up"}
    line = left(capsys, write(tmp_path / "game.json", ending=edited))
    assert "The game comes out otherwise now: " in line
    assert line.endswith("not made-up, 99 to 98 points.")


def test_choices_that_were_cut_off_are_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = left(capsys, write(tmp_path / "game.json", choices=WHOLE.choices[:30], ending=None))
    assert f"there are 30, and there were {len(WHOLE.choices)}" in line


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"options": {"start": "never"}}, "start cannot be 'never'"),
        ({"seats": 9}, "civ is for 2 to 4 seats"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"format": 3}, "is not a Regnum record"),
        ({"cheat": True}, "is not a Regnum record"),
    ],
)
def test_what_this_version_does_not_know_is_left(
    changes: dict[str, Any], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in left(capsys, write(tmp_path / "game.json", **changes))


@pytest.mark.parametrize("raw", [b"", b"Dear Anna", b"\xff\xfe", b'{"format": 1'])
def test_a_file_that_is_no_record_is_left(
    raw: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(raw)
    assert "is not a Regnum record" in left(capsys, path)


def test_one_bad_file_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter, gone = tmp_path / "letter.txt", tmp_path / "gone.json"
    letter.write_text("Dear Anna")
    first, last = first_format(tmp_path / "first.json"), write(tmp_path / "last.json")
    code, lines = migrate(capsys, letter, first, gone, last)
    assert code == 2
    assert lines[0].startswith(f"{letter} is not a Regnum record")
    assert lines[1].startswith(f"{first}: carried over")
    assert lines[2].startswith(f"{gone} cannot be read")
    assert lines[3].startswith(f"{last}: carried over")
    assert first.read_bytes() == last.read_bytes() == WHOLE.to_json()
