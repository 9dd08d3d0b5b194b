"""CIV under the laws of every game."""

import pytest

from regnum import games
from regnum.testing import suite

CIV = games.get("civ")
MODES = ({}, {"start": "draft"})
TEAMS = ({"teams": "on"}, {"teams": "on", "start": "draft"})
CASES = suite.cases(CIV, 300, (2, 3, 4), MODES) + suite.cases(CIV, 300, (4,), TEAMS)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_civ_keeps_the_laws_of_every_game(case: suite.Case) -> None:
    suite.check(case)
