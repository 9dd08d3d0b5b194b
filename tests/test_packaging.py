"""The locked requirements and the wheel: what a stranger's machine is given."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from regnum.cli import lock

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

lock_files = pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.name)


def requirements(file: Path) -> list[str]:
    """The requirements of a lock, each with its hashes, as one line."""
    lines = [line for line in file.read_text().splitlines() if not line.lstrip().startswith("#")]
    return [part for part in "\n".join(lines).replace("\\\n", " ").splitlines() if part.strip()]


def pinned(file: Path) -> set[str]:
    return {re.split(r"\s+--hash", requirement)[0] for requirement in requirements(file)}


def test_there_is_a_lock_for_each_need() -> None:
    assert {file.stem for file in LOCKS} == set(lock.LOCKS)


@lock_files
def test_every_requirement_is_pinned_and_hashed(file: Path) -> None:
    exact = re.compile(r"[a-z0-9.-]+==\S+( ; .+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert [line for line in requirements(file) if not exact.fullmatch(line)] == []


@lock_files
def test_a_lock_names_no_place(file: Path) -> None:
    text = file.read_text()
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    assert re.findall(r"(?m)^.*[ =]/.*$", text) == []


@lock_files
def test_no_lock_brings_torch(file: Path) -> None:
    assert [line for line in pinned(file) if re.match(r"(torch|nvidia)\b", line)] == []


@lock_files
def test_every_lock_holds_the_core(file: Path) -> None:
    assert pinned(ROOT / "requirements" / "core.txt") <= pinned(file)


def test_the_locks_agree_with_one_another() -> None:
    versions: dict[str, set[frozenset[str]]] = {}
    for file in LOCKS:
        of_file: dict[str, set[str]] = {}
        for pin in pinned(file):
            name, _, version = pin.partition("==")
            of_file.setdefault(name, set()).add(version)
        for name, found in of_file.items():
            versions.setdefault(name, set()).add(frozenset(version.split()[0] for version in found))
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_the_locks_cover_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for name, extra in lock.LOCKS.items():
        asked = project["dependencies"] + (project["optional-dependencies"][extra] if extra else [])
        names = {re.split(r"[^\w.-]", line)[0].replace(".", "-").lower() for line in asked}
        held = {pin.split("==")[0] for pin in pinned(ROOT / "requirements" / f"{name}.txt")}
        assert names - held == set(), name


def names_in_wheel(root: Path, folder: Path) -> set[str]:
    """What is in the wheel of a project. Built without pip, so that no network is needed."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=root, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture
def small_project(tmp_path: Path) -> Path:
    """As much of a checkout as a wheel is made from, with what is ignored here ignored there."""
    root = tmp_path / "project"
    for name in ("src/regnum/__init__.py", "docs/rules/civ.md", "web/src/main.ts"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    for name in ("pyproject.toml", "LICENSE", "NOTICE", ".gitignore", "web/.gitignore"):
        shutil.copy(ROOT / name, root / name)
    return root


def test_the_wheel_carries_the_built_client(small_project: Path, tmp_path: Path) -> None:
    for name in ("index.html", "icon.svg", "assets/index-ab12.js"):
        (small_project / "web" / "dist" / name).parent.mkdir(parents=True, exist_ok=True)
        (small_project / "web" / "dist" / name).touch()
    held = {name for name in names_in_wheel(small_project, tmp_path) if "dist-info" not in name}
    assert held == {
        "regnum/__init__.py",
        "regnum/rulebooks/civ.md",
        "regnum/web/index.html",
        "regnum/web/icon.svg",
        "regnum/web/assets/index-ab12.js",
    }


def test_a_wheel_without_a_built_client_can_be_made(small_project: Path, tmp_path: Path) -> None:
    held = {name for name in names_in_wheel(small_project, tmp_path) if "dist-info" not in name}
    assert held == {"regnum/__init__.py", "regnum/rulebooks/civ.md"}


def test_the_wheel_carries_code_texts_and_rulebook(tmp_path: Path) -> None:
    held = names_in_wheel(ROOT, tmp_path)
    rules = ROOT / "docs" / "rules"
    rulebook = {f"regnum/rulebooks/{file.relative_to(rules).as_posix()}" for file in rules.rglob("*.md")}
    texts = {str(file.relative_to(ROOT / "src")) for file in (ROOT / "src").rglob("*.ftl")}
    assert "regnum/rulebooks/hu/civ.md" in rulebook
    assert {"regnum/cli/main.py", *rulebook, *texts} - held == set()
