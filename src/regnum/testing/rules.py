"""The mark by which a test says which clauses it checks."""

import pytest

from regnum import rulebook


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("civ:MIL-3")`: the test checks this clause. An id that no rulebook has stops the collection."""
    for id in ids:
        rulebook.clause(id)
    return pytest.mark.rule(*ids)
