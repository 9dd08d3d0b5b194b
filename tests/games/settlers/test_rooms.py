"""Who may do what: verbs move cards and goods, knowledge keeps what was seen, and imports go one way."""

import ast
from collections.abc import Collection, Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from regnum.games import settlers
from regnum.games.settlers.state import SettlersState

NAME = settlers.__name__
ROOT = Path(settlers.__file__).parent


def dotted(path: Path) -> str:
    """`verbs.tell` of `verbs/tell.py`, `verbs` of `verbs/__init__.py`, and nothing of the game's own."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {dotted(path): ast.parse(path.read_text("utf-8")) for path in ROOT.rglob("*.py")}

# --- who writes what ---------------------------------------------------------------------------------

COURSE = {"round", "phase", "first", "turn", "acted", "passed", "queue", "pending", "noted", "drawn", "rng"}
"""Where the game stands."""
CHOSEN = {"lookout", "peaceful", "reshuffle", "seats", "factions"}
"""What was chosen before the game."""
KNOWN = {"known", "reshuffled"}
MOVED = set(SettlersState.fields) - COURSE - CHOSEN - KNOWN
"""Zones, goods, points and markers."""


def written(tree: ast.AST) -> Iterator[str]:
    """The attributes that are assigned to, whole or in part."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            while isinstance(node, ast.Subscript):
                node = node.value
            if isinstance(node, ast.Attribute):
                yield node.attr


def writers(fields: Collection[str]) -> set[str]:
    """The rooms that write any of these fields of a state."""
    return {
        name.partition(".")[0] for name, tree in MODULES.items() if not set(written(tree)).isdisjoint(fields)
    }


def test_only_verbs_move_cards_and_goods() -> None:
    assert writers(MOVED) == {"verbs", "sample"}  # a sample imagines worlds


def test_only_knowledge_keeps_what_seats_know() -> None:
    assert writers(KNOWN) == {"knowledge"}


# --- who imports whom --------------------------------------------------------------------------------


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules of the game that a module imports when it is run, not merely for its types."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(NAME):
            package = node.module.removeprefix(NAME).lstrip(".")
            for alias in node.names:
                name = f"{package}.{alias.name}".lstrip(".")
                yield name if name in MODULES else package


IMPORTS = {name: set(imported(tree)) for name, tree in MODULES.items()}
ORDER = (
    *("terms", "cards.card", "cards.index", "state", "knowledge", "verbs", "effects"),
    *("cards.boards", "cards.register", "rules", "setup"),
)
"""From the ground up: a room imports those before it, never those after it."""


def test_imports_make_no_circle() -> None:
    assert set(TopologicalSorter(IMPORTS).static_order()) == set(MODULES)


def within(name: str, rooms: Collection[str]) -> bool:
    return any(f"{name}.".startswith(f"{room}.") for room in rooms)


@pytest.mark.parametrize("room", ORDER)
def test_a_room_imports_none_that_is_built_on_it(room: str) -> None:
    above = ORDER[ORDER.index(room) + 1 :]
    found = {other for name in MODULES if within(name, [room]) for other in IMPORTS[name]}
    assert not {other for other in found if within(other, above)}


def test_imports_stand_at_the_top() -> None:
    functions = [
        node for tree in MODULES.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
    ]
    inside = [node for function in functions for node in ast.walk(function)]
    assert not [node for node in inside if isinstance(node, ast.Import | ast.ImportFrom)]


def test_the_room_of_cards_opens_without_importing_any() -> None:
    assert not IMPORTS["cards"]
