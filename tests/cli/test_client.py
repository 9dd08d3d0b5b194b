"""The client is built when it must be, and only then. No test runs the real npm."""

from pathlib import Path

import pytest

from regnum.cli import client


@pytest.fixture
def root(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("one")
    for name in ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts"):
        (web / name).write_text(name)
    (web / "public").mkdir()
    (web / "scripts").mkdir()
    return tmp_path


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm is asked to do; each step leaves behind what the real one does."""
    asked: list[str] = []

    def run(command: list[str], folder: Path) -> None:
        asked.append(command[1] if command[1] != "run" else command[2])
        (folder / ("node_modules" if command[1] == "ci" else "dist")).mkdir(exist_ok=True)

    monkeypatch.setattr(client, "run", run)
    monkeypatch.setattr(client, "find_node", lambda root, progress: ["npm"])
    return asked


def build(root: Path) -> tuple[bool, list[str]]:
    told: list[str] = []
    return client.ensure_client(root, told.append), told


def test_first_time_installs_and_builds_then_nothing(root: Path, steps: list[str]) -> None:
    assert build(root) == (True, ["installing the client's packages", "building the client"])
    assert build(root) == (False, [])
    assert steps == ["ci", "build"]


def test_changed_source_is_built_without_installing(root: Path, steps: list[str]) -> None:
    build(root)
    (root / "web" / "src" / "main.ts").write_text("two")
    assert build(root) == (True, ["building the client"])


def test_new_and_renamed_files_count(root: Path, steps: list[str]) -> None:
    build(root)
    (root / "web" / "src" / "more.ts").write_text("")
    assert build(root)[0]
    (root / "web" / "src" / "more.ts").rename(root / "web" / "src" / "other.ts")
    assert build(root)[0]


def test_changed_lock_is_installed(root: Path, steps: list[str]) -> None:
    build(root)
    (root / "web" / "package-lock.json").write_text("other")
    assert build(root)[0]
    assert steps == ["ci", "build", "ci", "build"]


def test_failed_build_is_not_believed(root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], folder: Path) -> None:
        (folder / "node_modules").mkdir(exist_ok=True)
        if "build" in command:
            raise client.ClientTrouble("no")

    with monkeypatch.context() as broken:
        broken.setattr(client, "run", fail)
        with pytest.raises(client.ClientTrouble):
            build(root)
    assert build(root) == (True, ["building the client"])


def test_without_sources_there_is_nothing_to_build(tmp_path: Path, steps: list[str]) -> None:
    assert build(tmp_path) == (False, [])


def test_says_what_is_missing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.shutil, "which", lambda name, path=None: None)
    with pytest.raises(client.ClientTrouble, match=r"Node 20\.19 or newer; this machine has none"):
        build(root)


def test_old_node_is_named(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.shutil, "which", lambda name, path=None: None if path else f"/bin/{name}")
    monkeypatch.setattr(client, "node_version", lambda node: (18, 1, 0))
    with pytest.raises(client.ClientTrouble, match=r"this machine has 18\.1\.0"):
        build(root)


def test_failed_step_shows_its_end(tmp_path: Path) -> None:
    with pytest.raises(client.ClientTrouble, match=r"(?s)failed:.*out of order"):
        client.run(["sh", "-c", "echo out of order; exit 3"], tmp_path)
