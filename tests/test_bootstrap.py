"""./regnum: what it believes to be installed, what it installs, and what it says when it cannot."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from regnum.cli.main import COMMANDS

SCRIPT = Path(__file__).parents[1] / "regnum"


def load_script() -> ModuleType:
    loader = SourceFileLoader("bootstrap", str(SCRIPT))
    spec = spec_from_loader("bootstrap", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def bootstrap() -> Any:
    """The script as a module of its own for each test, so that a test may bend it."""
    return load_script()


@pytest.fixture
def checkout(bootstrap: Any, tmp_path: Path) -> Any:
    """A project folder with a `.venv` that looks whole, but no stamp in it."""
    root = tmp_path / "project"
    (root / "requirements").mkdir(parents=True)
    (root / "pyproject.toml").write_text("[project]\n")
    for lock in ("core", "server", "dev", "bench"):
        (root / "requirements" / f"{lock}.txt").write_text(f"{lock}-package==1\n")
    checkout = bootstrap.Checkout(root)
    checkout.python.parent.mkdir(parents=True)
    checkout.python.touch()
    return checkout


@pytest.fixture
def steps(bootstrap: Any, checkout: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What `prepare` does, one word each, without doing it."""
    done: list[str] = []

    def pip_install(_checkout: object, _title: str, *what: str) -> None:
        done.append(Path(what[-1]).stem)

    monkeypatch.setattr(bootstrap, "make_venv", lambda _checkout: done.append("venv"))
    monkeypatch.setattr(bootstrap, "pip_install", pip_install)
    return done


# Which locks a command needs


@pytest.mark.parametrize(
    ("arguments", "locks"),
    [
        ([], ("core",)),
        (["--help"], ("core",)),
        (["rules", "test"], ("core",)),
        (["play", "test"], ("core", "server")),
        (["serve"], ("core", "server")),
        (["no-such-command"], ("core",)),
        (["simulate", "civ"], ("core",)),
        (["simulate", "civ", "--out", "runs/x"], ("core", "lab")),
        (["simulate", "civ", "--ray=local", "--out=x"], ("core", "lab", "ray")),
        (["report", "runs/x"], ("core", "lab")),
        (["test", "-k", "undo"], ("core", "server", "lab", "rl", "dev")),
        (["test", "--ray"], ("core", "server", "lab", "rl", "dev", "ray")),
        (["lint"], ("core", "server", "lab", "rl", "dev")),
        (["lock"], ("core", "dev")),
        (["bench"], ("core", "server", "rl", "bench")),
    ],
)
def test_a_command_needs_its_locks(bootstrap: Any, arguments: list[str], locks: tuple[str, ...]) -> None:
    assert bootstrap.locks_for(arguments) == locks


def test_every_needed_lock_exists(bootstrap: Any) -> None:
    asked = (*bootstrap.LOCKS_OF_COMMAND.values(), *bootstrap.LOCKS_OF_OPTION.values())
    needed = {lock for locks in asked for lock in locks}
    assert {
        lock for lock in needed if not (SCRIPT.parent / "requirements" / f"{lock}.txt").is_file()
    } == set()


# What the stamp is believed for


def test_without_a_stamp_nothing_is_ready(checkout: Any) -> None:
    assert not checkout.made()
    assert not checkout.ready_for(["core"])


def test_the_stamp_says_which_locks_are_in_place(checkout: Any) -> None:
    checkout.remember(checkout.digest(), "core")
    assert checkout.ready_for(["core"])
    assert not checkout.ready_for(["core", "dev"])


def change_lock(checkout: Any) -> None:
    (checkout.root / "requirements" / "core.txt").write_text("core-package==2\n")


def change_project(checkout: Any) -> None:
    (checkout.root / "pyproject.toml").write_text("[project]\nname = 'other'\n")


def lose_python(checkout: Any) -> None:
    checkout.python.unlink()


def cut_the_stamp_short(checkout: Any) -> None:
    checkout.stamp.write_text(checkout.stamp.read_text().split()[0])


@pytest.mark.parametrize("change", [change_lock, change_project, lose_python, cut_the_stamp_short])
def test_a_change_makes_it_stale(checkout: Any, change: Callable[[Any], None]) -> None:
    checkout.remember(checkout.digest(), "core")
    change(checkout)
    assert not checkout.ready_for(["core"])


def test_another_python_needs_another_venv(
    bootstrap: Any, checkout: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.remember(checkout.digest(), "core")
    monkeypatch.setattr(bootstrap, "PYTHON", "3.99")
    assert not checkout.made()
    assert not checkout.ready_for(["core"])


def test_a_moved_checkout_is_installed_anew(bootstrap: Any, checkout: Any) -> None:
    checkout.remember(checkout.digest(), "core")
    moved = bootstrap.Checkout(checkout.root.rename(checkout.root.with_name("moved")))
    assert moved.made()
    assert not moved.ready_for(["core"])


# What is installed, and in which order


def test_from_nothing_everything_is_made(bootstrap: Any, checkout: Any, steps: list[str]) -> None:
    bootstrap.prepare(checkout, ["core", "dev"])
    assert steps == ["venv", "core", "dev", "project"]
    assert checkout.ready_for(["core", "dev"])


def test_only_the_missing_lock_is_added(bootstrap: Any, checkout: Any, steps: list[str]) -> None:
    checkout.remember(checkout.digest(), "core")
    bootstrap.prepare(checkout, ["core", "dev"])
    assert steps == ["dev"]
    assert checkout.ready_for(["core", "dev"])


def test_a_changed_lock_keeps_the_venv(bootstrap: Any, checkout: Any, steps: list[str]) -> None:
    checkout.remember(checkout.digest(), "core", "dev")
    change_lock(checkout)
    bootstrap.prepare(checkout, ["core"])
    assert steps == ["core", "project"]
    assert not checkout.ready_for(["dev"])


def test_half_an_installation_is_not_believed(
    bootstrap: Any, checkout: Any, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.remember(checkout.digest(), "core")

    def fail(*_: object) -> None:
        raise bootstrap.Trouble("no network")

    with monkeypatch.context() as broken:
        broken.setattr(bootstrap, "pip_install", fail)
        with pytest.raises(bootstrap.Trouble):
            bootstrap.prepare(checkout, ["core", "dev"])
    assert not checkout.ready_for(["core"])

    bootstrap.prepare(checkout, ["core"])
    assert steps == ["core", "project"]


def test_two_at_once_take_turns(bootstrap: Any, tmp_path: Path) -> None:
    file = tmp_path / "regnum"
    file.touch()
    handle = os.open(file, os.O_RDONLY)
    try:
        with bootstrap.alone(file):
            assert not bootstrap.try_lock(handle)
        assert bootstrap.try_lock(handle)
    finally:
        os.close(handle)


# Running, and what is said when it fails


def test_a_step_is_quiet_about_success(bootstrap: Any, capfd: pytest.CaptureFixture[str]) -> None:
    bootstrap.run_step("counting", [sys.executable, "-c", "print('one two three')"])
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("regnum: counting (")
    assert "one two three" not in err


def test_a_failed_step_shows_the_end_of_its_output(bootstrap: Any) -> None:
    shout = "import sys; print(*range(1000), sep='\\n'); sys.exit('no matching package')"
    with pytest.raises(bootstrap.Trouble) as trouble:
        bootstrap.run_step("installing", [sys.executable, "-c", shout])
    said = str(trouble.value)
    assert said.startswith("installing failed:")
    assert "no matching package" in said
    assert "run the same command again" in said
    assert len(said.splitlines()) < 30


def test_a_missing_venv_module_names_the_package(bootstrap: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(
        bootstrap.Trouble, match=rf"ensurepip(.|\n)*apt install python{bootstrap.PYTHON}-venv"
    ):
        bootstrap.require_venv_modules()


def test_trouble_is_told_without_a_traceback(
    bootstrap: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise bootstrap.Trouble("no network")

    monkeypatch.setattr(bootstrap.Checkout, "ready_for", lambda *_: False)
    monkeypatch.setattr(bootstrap, "prepare", fail)
    assert bootstrap.main(["play"]) == 1
    assert capsys.readouterr().err == "regnum: no network\n"


def test_settings_for_another_python_are_dropped(bootstrap: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PIP_USER"):
        monkeypatch.setenv(name, "elsewhere")
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    kept = bootstrap.environment()
    assert kept["LANG"] == "hu_HU.UTF-8"
    assert "elsewhere" not in kept.values()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no exec")
def test_it_becomes_the_installed_command(
    bootstrap: Any, checkout: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[list[str]] = []

    def execve(program: str, command: list[str], env: dict[str, str]) -> None:
        assert program == command[0]
        became.append(command)
        raise SystemExit

    monkeypatch.setattr(os, "execve", execve)
    with pytest.raises(SystemExit):
        bootstrap.hand_over(checkout, ["play", "civ"])
    assert became == [[str(checkout.venv / "bin" / "regnum"), "play", "civ"]]


# Help


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which nothing was ever installed."""
    root = tmp_path_factory.mktemp("checkout") / "fresh"
    shutil.copytree(SCRIPT.parent / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(SCRIPT.parent / "requirements", root / "requirements")
    for name in ("regnum", "pyproject.toml"):
        shutil.copy(SCRIPT.parent / name, root)
    return root


def ask(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the script with a Python that has nothing but its standard library."""
    command = [sys.executable, "-I", "-S", str(root / "regnum"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8")


def test_help_is_there_before_anything_is_installed(bootstrap: Any, fresh: Path) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        done = ask(fresh, *arguments)
        assert done.returncode == 0
        assert done.stdout.startswith("usage: regnum [--help]")
        assert bootstrap.FIRST_RUN in done.stdout
        assert all(f"\n  {name} " in done.stdout for name in COMMANDS)
    assert not (fresh / ".venv").exists()


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help_before_it_is_installed(bootstrap: Any, fresh: Path, name: str) -> None:
    done = ask(fresh, name, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"regnum {name}" in done.stdout
    assert bootstrap.FIRST_RUN in done.stdout
    assert not (fresh / ".venv").exists()


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (["play"], "--no-browser"),
        (["serve"], "--workers"),
        (["test"], "pytest arguments"),
        (["lint"], "style, types and imports"),
        (["lock"], "--upgrade"),
        (["bench", "table"], "--tables"),
    ],
)
def test_commands_that_install_most_tell_their_options_first(
    fresh: Path, arguments: list[str], option: str
) -> None:
    assert option in ask(fresh, *arguments, "--help").stdout


def test_help_for_no_command_at_all_says_so(fresh: Path) -> None:
    done = ask(fresh, "paly", "--help")
    assert done.returncode == 2
    assert "did you mean 'play'?" in done.stderr
    assert done.stdout == ""


def test_help_is_the_real_command_s_once_it_is_installed(
    bootstrap: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed_over: list[list[str]] = []
    monkeypatch.setattr(bootstrap.Checkout, "ready_for", lambda *_: True)
    monkeypatch.setattr(bootstrap, "hand_over", lambda _, arguments: handed_over.append(arguments))
    bootstrap.main(["play", "--help"])
    assert handed_over == [["play", "--help"]]


# Old Pythons


def test_an_old_python_can_read_the_script() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_told_so() -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 8, 0, 'final', 0); "
        "runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", pretend, str(SCRIPT)], capture_output=True, text=True)
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed, and this is Python 3.8" in done.stderr
    assert "Traceback" not in done.stderr
