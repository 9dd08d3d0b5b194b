"""`regnum replay`: stepping through records, printing them, and checking them."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import regnum
from regnum.cli import main
from regnum.cli.replay import Show
from regnum.cli.terminal.display import Display
from regnum.engine.record import Record
from regnum.engine.rng import Rng
from regnum.lab.transcript import Telling, transcript

CHOICES = 45


@pytest.fixture(autouse=True)
def _plain_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty columns without colours, and an English system."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)


def played(choices: int) -> Record:
    match, rng = regnum.new_match("civ", 2, 7), Rng(7)
    while match.decision and len(match.choices) < choices:
        match.choose(match.decision.seat, match.decision.options[rng.below(len(match.decision.options))].key)
    return match.record(("Anna (human)", "Béla (search)"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An unfinished game."""
    path = tmp_path / "game.json"
    played(CHOICES).save(path)
    return path


def refuse(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main.main(arguments) == 2
    err = capsys.readouterr().err
    assert err.startswith("regnum: ")
    assert err.count("\n") == 1
    return err


# --- printing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "lang", "seat", "start"),
    [
        ([], "en", None, 0),
        (["--lang", "hu"], "hu", None, 0),
        (["--seat", "2"], "en", 1, 0),
        (["--seat", "all", "--from", "30"], "en", "all", 30),
    ],
)
def test_outside_of_a_terminal_all_is_printed(
    flags: list[str], lang: str, seat: int | None, start: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["replay", str(file), *flags]) == 0
    assert capsys.readouterr().out.splitlines() == list(transcript(Record.read(file), lang, seat, start))


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (["--seat", "0"], "1 to 2"),
        (["--seat", "3"], "1 to 2"),
        (["--seat", "me"], "all"),
        (["--from", "46"], "45"),
        (["--from", "-1"], "-1"),
        (["--lang", "xx"], "hu"),
        (["--auto", "soon"], "soon"),
        (["other.json"], "--check"),
    ],
)
def test_what_cannot_be_shown(
    flags: list[str], named: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in refuse(capsys, "replay", str(file), *flags)


def test_a_record_that_departs_is_printed_as_far_as_it_holds(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    departing(file)
    assert main.main(["replay", str(file)]) == 2
    out, err = capsys.readouterr()
    assert "  39. " in out
    assert f"{file}: The record departs" in err


# --- stepping -------------------------------------------------------------------------------------------


class Reader:
    """Types lines, and looks at what each has brought to the screen."""

    def __init__(self, record: Record, lang: str = "en", seat: int | None = None) -> None:
        self.file = io.StringIO()
        self.seen: list[str] = []
        self._lines: Iterator[str] = iter(())
        console = Console(file=self.file, width=80, markup=False, emoji=False, highlight=False)
        self.show = Show(Telling(record, lang, seat), Display(console, self._read))

    def _read(self, mark: str) -> str:
        self.seen.append(self.file.getvalue())
        self.file.truncate(0)
        self.file.seek(0)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line

    def walk(self, start: int, *lines: str) -> list[str]:
        """What was on the screen before each line, and at the end."""
        self._lines = iter(lines)
        assert self.show.by_hand(start) == 0
        return self.seen


def test_steps(file: Path) -> None:
    seen = Reader(Record.read(file)).walk(0, "", "", "b", "30", "99", "hm", "q")
    assert "Anna (human)" in seen[0]
    for shown, place in zip(seen[1:5], ("1 of 45", "2 of 45", "1 of 45", "30 of 45"), strict=True):
        assert f"Choice {place}: " in shown
    assert "from 0 to 45" in seen[5]
    assert "from 0 to 45" in seen[6]
    assert len(seen) == 7  # q leaves


def test_the_board_is_that_of_the_moment(file: Path) -> None:
    record = Record.read(file)
    match = regnum.load(record)
    deck = next(zone.count for zone in match.view(None).zones if zone.key == "deck")
    seen = Reader(record).walk(CHOICES)
    assert f"Age deck: {deck} " in seen[0]
    assert "The game is not over." in seen[0]


def test_enter_after_the_last_choice_leaves(file: Path) -> None:
    assert len(Reader(Record.read(file)).walk(CHOICES - 1, "", "", "")) == 2


def test_hands_are_open_only_to_whom_they_belong(file: Path) -> None:
    record = Record.read(file)
    assert "Hand (" not in Reader(record).walk(10)[0]
    assert Reader(record, seat=0).walk(10)[0].count("Hand (") == 1
    assert Reader(record, seat="all").walk(10)[0].count(", Hand (") == 2  # type: ignore[arg-type]


def test_by_itself(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["replay", str(file), "--auto", "0", "--from", "43", "--lang", "hu"]) == 0
    out = capsys.readouterr().out
    assert [f"{number}/45. döntés: " in out for number in (42, 43, 44, 45)] == [False, True, True, True]
    assert "⟨" not in out


# --- checking -------------------------------------------------------------------------------------------


def departing(file: Path) -> None:
    """Edit a record so that it departs by choice 40."""
    record = Record.read(file)
    file.write_bytes(file.read_bytes().replace(record.fingerprints[40].encode(), b"0" * 16))


def test_check_says_how_each_record_ends(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = tmp_path / "whole.json"
    played(10_000).save(whole)
    assert main.main(["replay", "--check", str(file), str(whole)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{file}: ok, 45 choices; The game is not over.")
    assert second.startswith(f"{whole}: ok, ")
    assert second.endswith(("wins.", "win together."))


def test_check_says_where_a_record_departs(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, letter, gone = tmp_path / "good.json", tmp_path / "letter.txt", tmp_path / "gone.json"
    good.write_bytes(file.read_bytes())
    letter.write_text("Dear Anna")
    departing(file)
    before = file.read_bytes()
    assert main.main(["replay", "--check", *map(str, (file, letter, gone, good))]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{file}: The record departs by choice 40")
    assert lines[1].startswith(f"{letter} is not a Regnum record")
    assert lines[2].startswith(f"{gone} cannot be read")
    assert lines[3].startswith(f"{good}: ok, 45 choices")
    assert file.read_bytes() == before
