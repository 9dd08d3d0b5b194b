"""`regnum serve` that cannot begin says why, in one line, and ends with 2."""

from __future__ import annotations

import errno
import logging
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from regnum.cli.main import main
from regnum.server.logs import OFTEN, SECONDS, Sparing
from regnum.server.settings import Settings
from regnum.server.storage import open_engine
from regnum.server.upgrade import upgrade


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said when the server cannot begin."""
    assert main(["serve", "--no-browser", "--port", "0", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("regnum: ")
    assert said.count("\n") == 1
    return said


def test_a_text_file_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("dear diary\n" * 500)
    assert "not a database" in refused(capsys, "--data", str(tmp_path), "--database", str(text))
    assert text.read_text() == "dear diary\n" * 500


@pytest.mark.parametrize("data", ["/proc/nowhere", "/proc/self", "/dev/null/folder"])
def test_a_data_folder_that_cannot_be_written(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be" in refused(capsys, "--data", data)


def test_a_database_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be opened" in refused(
        capsys, "--data", str(tmp_path), "--database", "/proc/tables.sqlite3"
    )


def test_a_full_disk_leaves_no_half_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert "No space left" in refused(capsys, "--data", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("secret", [b"", b"short"])
def test_a_secret_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str], secret: bytes) -> None:
    (tmp_path / "secret").write_bytes(secret)
    assert "too short" in refused(capsys, "--data", str(tmp_path))


@pytest.mark.parametrize("workers", ["0", "-3"])
def test_somebody_must_serve(tmp_path: Path, capsys: pytest.CaptureFixture[str], workers: str) -> None:
    assert "--workers 1" in refused(capsys, "--data", str(tmp_path), "--workers", workers)


@pytest.mark.parametrize("url", ["mysql://somebody@somewhere/db", "oracle://x", "http://example.org"])
def test_other_databases_are_not_known(tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str) -> None:
    said = refused(capsys, "--data", str(tmp_path), "--database", url)
    assert "PostgreSQL" in said
    assert "somebody" not in said


def test_the_database_is_for_our_eyes_only(tmp_path: Path) -> None:
    for name in ("new", "early"):
        file = tmp_path / f"{name}.sqlite3"
        if name == "early":
            file.touch(0o644)
        engine = open_engine(Settings(data=str(tmp_path), database=str(file)))
        upgrade(engine)
        found = [path for path in tmp_path.iterdir() if ".sqlite3" in path.name]
        assert {stat.S_IMODE(path.stat().st_mode) for path in found} == {0o600}
        engine.dispose()


COMMAND = "import sys; from regnum.cli.main import main; sys.exit(main())"
ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


def run(*arguments: str, **rest: Any) -> subprocess.CompletedProcess[bytes]:
    """The command, as a process of its own."""
    command = [sys.executable, "-c", COMMAND, *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, check=False, **rest)


def test_a_terminal_that_knows_only_ascii() -> None:
    done = run("cards", "imperium", "--lang", "hu", stdout=subprocess.PIPE, env=os.environ | ASCII)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


def test_a_name_that_this_locale_cannot_read(tmp_path: Path) -> None:
    data = os.fsencode(tmp_path) + "/árvíz".encode()
    done = run("serve", "--no-browser", "--port", "0", "--data", data, env=os.environ | ASCII)  # type: ignore[arg-type]
    assert done.returncode == 2
    assert b"UTF-8" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_an_output_that_is_full() -> None:
    with open("/dev/full", "wb") as full:
        done = run("rules", "show", "civ:MIL-1", stdout=full)
    assert done.returncode == 2
    assert done.stderr.startswith(b"regnum: the output cannot be written: No space left")
    assert done.stderr.count(b"\n") == 1


def test_an_output_that_is_closed() -> None:
    shell = ["sh", "-c", 'exec "$0" "$@" >&-', sys.executable, "-c", COMMAND, "rules", "show", "civ:MIL-1"]
    done = subprocess.run(shell, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (2, b"regnum: the output cannot be written: it is closed.\n")


def test_the_same_trouble_is_logged_sparingly() -> None:
    now = [0.0]
    sparing = Sparing(lambda: now[0])

    def said(text: str) -> bool:
        return sparing.filter(logging.LogRecord("regnum", logging.ERROR, "", 0, text, (), None))

    assert [said("the disk is full") for _ in range(1000)].count(True) == OFTEN
    assert said("something else")
    now[0] += SECONDS
    record = logging.LogRecord("regnum", logging.ERROR, "", 0, "the disk is full", (), None)
    assert sparing.filter(record)
    assert record.getMessage() == f"the disk is full (and {1000 - OFTEN} times more before)"
