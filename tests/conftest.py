"""What all tests share: golden files, and the seed line at the top of each run."""

import difflib
from collections.abc import Callable
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the golden files anew, to be reviewed"
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the golden file of that name, line by line."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        assert path.exists(), f"{path.name} is missing: run ./regnum test --update-golden and review it"
        expected = path.read_text("utf-8")
        if text != expected:
            diff = list(
                difflib.unified_diff(expected.splitlines(), text.splitlines(), "golden", "now", lineterm="")
            )
            pytest.fail(
                f"{name} has changed. If that is meant: ./regnum test --update-golden, and review the diff.\n"
                + "\n".join(diff[:60])
            )

    return compare


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what could not be tested on this machine."""
    skipped = {str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])}
    for reason in sorted({line.partition("LOUD: ")[2].rstrip("')") for line in skipped if "LOUD: " in line}):
        terminalreporter.section("NOT TESTED", red=True, bold=True)
        terminalreporter.line(reason, red=True, bold=True)
