"""`regnum campaign`: a chain of games at the terminal."""

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from regnum.cli import campaign as command
from regnum.cli import main
from regnum.cli.campaign import Chain
from regnum.cli.terminal.display import Display
from regnum.engine.campaign import Campaign, Change, Chapter
from regnum.engine.record import Record


@pytest.fixture(autouse=True)
def _plain_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main.main(["campaign", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def begun(path: Path, **more: object) -> Campaign:
    """A new campaign of the Romans in its file."""
    log = command.rules_of("imperium").begin("Anna", "romans", False, {})
    log = replace(log, **more)
    command.write(path, log)
    return log


def chain(path: Path, lines: Iterable[str], lang: str = "en") -> tuple[Chain, io.StringIO]:
    """The campaign of a file, and somebody who types these lines; then the input ends."""
    typed, screen = iter(lines), io.StringIO()

    def read(mark: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    console = Console(file=screen, width=100, markup=False, emoji=False, highlight=False)
    return Chain(path, command.read(path), lang, Display(console, read)), screen


WON = Chapter(
    date="2026-11-17",
    bot="celts",
    level="chieftain",
    won=True,
    points=(60, 41),
    reason="dynasty",
    gained=("town-1",),
)


def test_a_campaign_is_begun_shown_and_refuses_to_be_begun_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "anna.json"
    assert main.main(["campaign", str(file), "--nation", "romans", "--name", "Anna", "--log"]) == 0
    assert "Campaign of Anna, Romans" in capsys.readouterr().out
    assert command.read(file).nation == "romans"
    assert "is there already" in refused(capsys, str(file), "--nation", "celts")
    assert main.main(["campaign", str(file), "--log", "--lang", "hu"]) == 0
    assert "Győzelem: 0 az 5-ből" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "Name the nation of a new campaign"),
        (("--nation", "picts"), "The nation 'picts' is not in the boxes"),
        (("--nation", "qin"), "The nation 'qin' is not in the boxes 'classics'"),
        (("--nation", "romans", "--boxes", "attic"), "There are no boxes 'attic'"),
        (("--nation", "romans", "--game", "civ"), "civ has no campaign"),
    ],
)
def test_what_cannot_be_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    assert words in refused(capsys, str(tmp_path / "new.json"), *arguments)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"format": 9, "game": "imperium"}'])
def test_a_broken_file_is_refused_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    assert "cannot be read" in refused(capsys, str(file))
    assert file.read_bytes() == content


def test_a_game_that_is_left_is_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "anna.json"
    begun(file)
    one, screen = chain(file, ["greeks", "1", "1"])
    assert one.go_on() == 0
    assert "The next game is at the level Chieftain." in screen.getvalue()
    record = Record.read(one.running)
    assert (record.options["bot"], len(record.choices)) == ("greeks", 2)
    again, _ = chain(file, ["1"])
    assert again.go_on() == 0
    assert len(Record.read(again.running).choices) == 3
    assert again.campaign.chapters == ()


def test_a_game_that_ends_is_logged_and_its_record_kept(tmp_path: Path) -> None:
    file = tmp_path / "anna.json"
    begun(file, options={"rounds": "1"})
    one, screen = chain(file, ["greeks", *["1"] * 60])
    assert one.next_game() == 0
    (chapter,) = command.read(file).chapters
    assert (chapter.bot, chapter.level, chapter.reason) == ("greeks", "chieftain", "rounds")
    assert len(chapter.points) == 2
    assert not one.running.exists()
    assert Record.read(tmp_path / "anna.json.1").options["bot"] == "greeks"
    assert "Greeks" in screen.getvalue().split("Game")[-1], "the log is shown"


@pytest.mark.parametrize(
    ("lines", "change", "shown"),
    [
        (["add", "town-1"], Change(added="town-1"), "+ Town"),
        (["2", "romans-advance"], Change(removed="romans-advance"), "(Advance)"),
    ],
)
def test_after_a_win_the_deck_changes(tmp_path: Path, lines: list[str], change: Change, shown: str) -> None:
    file = tmp_path / "anna.json"
    begun(file, chapters=(WON,))
    one, _ = chain(file, lines)
    assert one.go_on() == 0
    assert command.read(file).chapters[0].change == change
    again, screen = chain(file, [])
    again.show_log()
    assert shown in screen.getvalue()
    assert "60 : 41" in screen.getvalue()


@pytest.mark.parametrize(
    ("results", "words"), [(True, "The campaign is won!"), (False, "The campaign is lost")]
)
def test_the_end_of_a_campaign_is_said(tmp_path: Path, results: bool, words: str) -> None:
    file = tmp_path / "anna.json"
    lost = replace(WON, won=False, gained=(), points=(1, 2))
    bots = ("celts", "greeks", "persians", "vikings", "scythians")
    levels = ("chieftain", "warlord", "imperator", "sovereign", "overlord")
    deck = command.rules_of("imperium").deck(begun(file))
    wins = [
        replace(WON, bot=bot, level=level, gained=(), change=Change(removed=card))
        for bot, level, card in zip(bots, levels, deck, strict=False)
    ]
    wins[-1] = replace(wins[-1], change=None)
    begun(file, chapters=tuple(wins) if results else (lost,) * 4)
    one, screen = chain(file, [])
    assert one.go_on() == 0
    assert words in screen.getvalue()
