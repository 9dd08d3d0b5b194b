"""Imperium under the laws of every game."""

import pytest

from regnum import games
from regnum.engine import suite
from regnum.games.imperium import table

IMPERIUM = games.get("imperium")
SEATS = tuple(seats for seats in IMPERIUM.seats if seats <= len(table.NATIONS))
CASES = suite.cases(IMPERIUM, 24, SEATS, closely=0.01, batch=6)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imperium_keeps_the_laws_of_every_game(case: suite.Case) -> None:
    suite.check(case)
