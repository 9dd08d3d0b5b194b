"""Personal bests of solo games."""

from pathlib import Path

import pytest

from regnum import bests, games
from regnum.bests import Best
from regnum.engine.match import Match
from regnum.engine.result import Result

ROMANS = Best("settlers", "@settlers-suit-romans", 62, "solo-castellan")
BETTER = Best("settlers", "@settlers-suit-romans", 74, "solo-king")
OTHERS = Best("settlers", "@settlers-suit-japanese", 40, "solo-squire")


def test_the_best_of_each_side_is_kept() -> None:
    assert bests.best_of([ROMANS, OTHERS, BETTER, ROMANS]) == [OTHERS, BETTER]


def test_a_file_remembers_only_what_is_better(tmp_path: Path) -> None:
    path = tmp_path / "data" / "bests.json"
    assert bests.note(path, ROMANS) is None
    assert bests.note(path, BETTER) == ROMANS
    assert bests.note(path, ROMANS) == BETTER
    assert bests.note(path, OTHERS) is None
    assert bests.load(path) == [OTHERS, BETTER]


def test_a_broken_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "bests.json"
    path.write_text("not JSON")
    with pytest.raises(bests.BestsError, match="holds no personal bests"):
        bests.note(path, ROMANS)
    assert path.read_text() == "not JSON"


class Ended(Match):
    """A match whose result is made up."""

    __slots__ = ("made_up",)

    made_up: Result | None

    @property
    def result(self) -> Result | None:
        return self.made_up


@pytest.mark.parametrize(
    ("seats", "result", "expected"),
    [
        (1, Result((0,), (62,), "solo-castellan", (), (ROMANS.side,)), ROMANS),
        (1, Result((), (62,), "solo-lost", (), (ROMANS.side,)), None),
        (1, None, None),
        (2, Result((0,), (62, 60), "score", (), (ROMANS.side, OTHERS.side)), None),
    ],
)
def test_only_solo_games_that_were_won_count(
    seats: int, result: Result | None, expected: Best | None
) -> None:
    match = Ended(games.get("settlers"), seats, {}, seed=1)
    match.made_up = result
    assert bests.of_match(match) == expected
