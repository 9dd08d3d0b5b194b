"""The same rooms in every game: who knows one finds everything in the next (docs/adding-a-game.md)."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from regnum import games
from regnum.engine.fields import Zone
from regnum.engine.state import State

GAMES = Path(games.__file__).parent
DOCS = GAMES.parents[2] / "docs" / "adding-a-game.md"
BUILDERS = {"verbs", "sample.py"}
"""Verbs move cards; `sample` lays out worlds that nobody has seen."""


def rooms(asked: str) -> set[str]:
    """The rooms that the documentation lists under a heading, as names of files and folders."""
    section = DOCS.read_text("utf-8").split(f"## {asked}\n")[1].split("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)(/|\.txt)?` \|", section, re.M)
    return {name + (rest or ".py") for name, rest in listed}


def found(game: str) -> set[str]:
    """What is in a game's folder."""
    entries = [entry for entry in (GAMES / game).iterdir() if entry.name != "__pycache__"]
    return {f"{entry.name}/" if entry.is_dir() else entry.name for entry in entries}


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_the_rooms_that_every_game_has(game: str) -> None:
    assert rooms("The rooms") - found(game) == set()


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_no_room_that_nobody_knows_of(game: str) -> None:
    assert found(game) - rooms("The rooms") - rooms("Rooms that some games have") - {"__init__.py"} == set()


@pytest.mark.parametrize("game", games.names())
def test_the_cards_have_an_index_and_faces_and_importing_them_does_nothing(game: str) -> None:
    names = {path.name for path in (GAMES / game / "cards").iterdir()}
    assert {"__init__.py", "index.py", "faces.py"} <= names
    (docstring,) = ast.parse((GAMES / game / "cards" / "__init__.py").read_text("utf-8")).body
    assert isinstance(docstring, ast.Expr)


# --- imports go one way ----------------------------------------------------------------------------------

ORDER = ("terms", "zones", "state", "knowledge", "verbs", "effects", "bot", "rules", "setup")
"""From the ground up: a room imports those before it, never those after it."""


def modules(game: str) -> dict[str, ast.Module]:
    """The modules of a game by their names within it: `verbs.deck` of `verbs/deck.py`."""
    folder = GAMES / game
    found = {}
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = ast.parse(path.read_text("utf-8"))
    return found


def imports(game: str) -> dict[str, set[str]]:
    """The modules that each module of a game imports when it is run, not merely for its types."""
    every, start = modules(game), f"regnum.games.{game}"
    found: dict[str, set[str]] = {}
    for name, tree in every.items():
        found[name] = set()
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(start):
                package = node.module.removeprefix(start).lstrip(".")
                wanted = [f"{package}.{alias.name}".lstrip(".") for alias in node.names]
                found[name] |= {one if one in every else package for one in wanted}
    return found


@pytest.mark.parametrize("game", games.names())
def test_imports_make_no_circle(game: str) -> None:
    assert set(TopologicalSorter(imports(game)).static_order()) == set(modules(game))


@pytest.mark.parametrize("game", games.names())
def test_a_room_imports_none_that_is_built_on_it(game: str) -> None:
    for name, others in imports(game).items():
        room = name.split(".")[0]
        above = ORDER[ORDER.index(room) + 1 :] if room in ORDER else ()
        assert not {other for other in others if other.split(".")[0] in above}, name


@pytest.mark.parametrize("game", games.names())
def test_imports_stand_at_the_top(game: str) -> None:
    nodes = [node for tree in modules(game).values() for node in ast.walk(tree)]
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    inside = [node for function in functions for node in ast.walk(function)]
    assert not [node for node in inside if isinstance(node, ast.Import | ast.ImportFrom)]


# --- verbs are the only code that moves cards ------------------------------------------------------------


def zones_of(game: str) -> set[str]:
    """The attributes of a game's state that hold cards."""
    start = games.get(game).start(games.get(game).seats[-1], {}, 1)
    assert isinstance(start, State)
    return {zone.name for zone in start.zones.values() if isinstance(zone, Zone) and zone.glimpsed is None}


def writes(code: str, zones: set[str]) -> Iterator[int]:
    """The lines in which a zone is written to, wherever a state comes from."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            inner: ast.expr = node
            while isinstance(inner, ast.Subscript):
                inner = inner.value
            if isinstance(inner, ast.Attribute) and inner.attr in zones:
                yield node.lineno
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            on = node.func.value
            if node.func.attr in ("lift", "lay") and isinstance(on, ast.Subscript):
                yield node.lineno


@pytest.mark.parametrize("game", games.names())
def test_only_verbs_move_cards(game: str) -> None:
    zones, folder = zones_of(game), GAMES / game
    outside = [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] not in BUILDERS]
    moved = [
        f"{path.relative_to(folder)}:{line}"
        for path in outside
        for line in writes(path.read_text("utf-8"), zones)
    ]
    assert moved == []
    verbs = [*writes("\n".join(path.read_text("utf-8") for path in (folder / "verbs").glob("*.py")), zones)]
    assert len(verbs) > 5, "the verbs move nothing?"


@pytest.mark.parametrize(
    "line",
    [
        "state.hand = []",
        "world.hand[0] = ()",
        "state.hand[seat], state.left = (), 0",
        "state.hand += (1,)",
        "del state.hand[0]",
        "state.areas[0][1] = ()",
        "ZONES['hand'].lift(state, 0, card)",
    ],
)
def test_a_move_is_noticed(line: str) -> None:
    assert [*writes(line, {"hand", "areas"})]


@pytest.mark.parametrize("line", ["hand = state.hand[0]", "state.turn = 1", "moves.lay(state, 1)"])
def test_looking_is_no_move(line: str) -> None:
    assert not [*writes(line, {"hand", "areas"})]
