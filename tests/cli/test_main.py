"""The `regnum` command: finding subcommands, and telling trouble in one line."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from types import ModuleType

import pytest

import regnum
from regnum.cli import lock, main, test
from regnum.cli.checkout import Step, project_root, run_steps
from regnum.engine.errors import RegnumError

Run = Callable[[argparse.Namespace], int]
Install = Callable[[Run], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts a command `probe` into the table, with one option and one choice, that does what it is told."""

    def configure(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--seats", type=int)
        parser.add_subparsers(dest="action").add_parser("show").add_argument("card")

    def put(run: Run) -> None:
        module = ModuleType("probe")
        vars(module).update(HELP="A probe.", configure=configure, run=run)
        monkeypatch.setitem(sys.modules, "probe", module)
        monkeypatch.setitem(main.COMMANDS, "probe", ("probe", "a probe"))

    return put


def refuse(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command line that must be refused; what it says, after checking that it is one line."""
    assert main.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("regnum: ")
    assert err.count("\n") == 1
    return err


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--help"]) == 0
    out = capsys.readouterr().out
    listed = [line.split()[0] for line in out.partition("commands:\n")[2].partition("\n\n")[0].splitlines()]
    assert listed == list(main.COMMANDS)


def test_no_words_at_all_show_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([]) == 0
    assert "commands:" in capsys.readouterr().out


def test_help_imports_no_command() -> None:
    modules = [module for module, _ in main.COMMANDS.values()]
    look = (
        "import sys; from regnum.cli.main import main; main(['--help']); "
        f"sys.exit(' '.join(set({modules}) & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True)
    assert done.stderr.strip() == ""


@pytest.mark.parametrize("name", main.COMMANDS)
def test_every_command_has_its_three_parts(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = main.find_command(name)
    assert command.HELP
    assert callable(command.run)
    assert main.main([name, "--help"]) == 0
    assert f"regnum {name}" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("regnum ")


def test_a_command_gets_its_arguments_and_gives_the_exit_code(install: Install) -> None:
    def run(args: argparse.Namespace) -> int:
        assert (args.seats, args.action, args.card) == (3, "show", "Merchant")
        return 7

    install(run)
    assert main.main(["probe", "--seats", "3", "show", "Merchant"]) == 7


# Trouble


def test_a_mistyped_command_suggests_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'simulate'" in refuse(capsys, "simulat")


def test_an_unknown_command_points_to_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert "regnum --help" in refuse(capsys, "xyzzy")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--loud"], "--loud"),
        (["probe", "--loud"], "--loud"),
        (["probe", "--seats", "many"], "--seats"),
        (["probe", "shwo"], "shwo"),
        (["probe", "show"], "card"),
    ],
)
def test_wrong_arguments_are_named(
    install: Install, capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    install(lambda _: pytest.fail("must not run"))
    said = refuse(capsys, *arguments)
    assert named in said
    assert "--help" in said


def test_a_refusal_is_one_line(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    def run(_: argparse.Namespace) -> int:
        raise RegnumError("card:9 is not on offer")

    install(run)
    assert refuse(capsys, "probe") == "regnum: card:9 is not on offer\n"


def test_an_interrupt_ends_the_line(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    def run(_: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    install(run)
    assert main.main(["probe"]) == 130
    assert capsys.readouterr().err == "\n"


def test_a_bug_is_not_hidden(install: Install) -> None:
    def run(_: argparse.Namespace) -> int:
        raise ZeroDivisionError

    install(run)
    with pytest.raises(ZeroDivisionError):
        main.main(["probe"])


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break differently on Windows")
def test_a_reader_that_leaves_is_no_trouble() -> None:
    script = "import sys; from regnum.cli.main import main; sys.stdin.read(); sys.exit(main(['--version']))"
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


# The developer's commands


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """The steps that `regnum test` would have run."""
    steps: list[Step] = []

    def run_steps(asked: Sequence[Step]) -> int:
        steps.extend(asked)
        return 0

    monkeypatch.setattr(test, "run_steps", run_steps)
    return steps


def test_unknown_arguments_are_handed_on_in_order(ran: list[Step]) -> None:
    assert main.main(["test", "-x", "-n0", "tests/cli", "-k", "undo"]) == 0
    assert [step.arguments for step in ran] == [("-m", "pytest", "-x", "-n0", "tests/cli", "-k", "undo")]


def test_without_arguments_everything_is_checked(ran: list[Step]) -> None:
    assert main.main(["test"]) == 0
    ours = ["ruff check", "ruff format", "mypy", "lint-imports", "pytest"]
    assert [step.title for step in ran] == [*ours, "client check", "client test", "client e2e"]


@pytest.mark.parametrize(
    ("given", "parallel"),
    [
        ([], True),
        (["-k", "undo"], True),
        (["tests/cli"], True),
        (["tests/cli/test_main.py", "tests/test_bootstrap.py"], True),
        (["tests/cli/test_main.py"], False),
        (["tests/cli/test_main.py::test_version", "-v"], False),
        (["-n", "3"], False),
        (["-n0"], False),
        (["-p", "no:xdist"], False),
        (["--pdb"], False),
    ],
)
def test_workers_unless_they_are_in_the_way(given: list[str], parallel: bool) -> None:
    extra = ["-n", "auto"] if parallel else []
    assert test.pytest_arguments(given, project_root()) == extra + given


def test_every_step_runs_even_after_a_failure(capfd: pytest.CaptureFixture[str]) -> None:
    steps = [Step("first", ("-c", "raise SystemExit(3)")), Step("second", ("-c", "print('I ran')"))]
    assert run_steps(steps) == 1
    assert run_steps(steps[1:]) == 0
    out = capfd.readouterr().out
    assert out.count("I ran") == 2
    summary = [line.split()[:2] for line in out.partition("── summary\n")[2].splitlines()[:2]]
    assert summary == [["first", "failed"], ["second", "ok"]]


def test_outside_a_checkout_the_commands_say_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setattr(regnum, "__file__", str(elsewhere / "lib" / "regnum" / "__init__.py"))
    monkeypatch.chdir(elsewhere)
    with pytest.raises(RegnumError, match="in a checkout"):
        project_root()


def test_a_later_lock_keeps_to_the_earlier_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(lock, "call", lambda _root, *arguments: calls.append(arguments))
    monkeypatch.setattr(lock, "find_spec", lambda _name: object())
    assert main.main(["lock"]) == 0
    kept_to = [
        [word.partition("/")[2] for word in call if word.startswith("--constraint=")] for call in calls
    ]
    files = [f"{name}.txt" for name in lock.LOCKS]
    assert kept_to == [files[:number] for number in range(len(files))]


def test_a_tool_that_fails_is_told_in_one_line() -> None:
    with pytest.raises(RegnumError, match="no_such_tool could not finish"):
        lock.call(project_root(), "no_such_tool")
