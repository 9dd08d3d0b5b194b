"""Who may do what: verbs move cards and goods, knowledge keeps what was seen."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

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
