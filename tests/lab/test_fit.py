"""Weights are found again in what they have brought about."""

from pathlib import Path
from random import Random

import pytest

from regnum.engine.weights import BadWeights, Weights, hats, softmax
from regnum.lab.fit import Row, fitted, solved

NAMES = ("points", "land", "unrest")
TRUE = ((1.0, 2.0, -3.0), (1.0, 1.0, -1.0), (1.0, 0.0, 0.0))
NOTHING = Weights(NAMES, ((0.0,) * 3,) * 3, (1.0,) * 3)


def rows(noise: float = 0.0, count: int = 3000) -> list[Row]:
    """Positions whose final leads follow the true weights, more or less."""
    chance = Random(1)
    made = []
    for _ in range(count):
        course, apart = chance.random(), [float(chance.randint(-5, 5)) for _ in NAMES]
        shares = hats(course, 3)
        lead = sum(
            share * sum(weight * sign for weight, sign in zip(stage, apart, strict=True))
            for share, stage in zip(shares, TRUE, strict=True)
        )
        made.append(Row(course, apart, lead + chance.gauss(0, noise)))
    return made


def test_a_system_of_equations_is_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]) == pytest.approx([0.8, 1.4])


def test_weights_are_found_stage_by_stage() -> None:
    """In proportion: what counts is who has more."""
    found, explained = fitted(rows(noise=2.0, count=6000), NOTHING)
    assert explained > 0.5
    for stage, true in zip(found.stages, TRUE, strict=True):
        assert [sign / stage[0] for sign in stage] == pytest.approx(true, rel=0.3, abs=0.3)


def test_a_runaway_win_is_a_win() -> None:
    near = rows(noise=0.5, count=500)
    far = [row._replace(lead=100 * row.lead) for row in near]
    assert fitted(near, NOTHING)[0].stages == fitted(far, NOTHING)[0].stages


def test_what_a_nation_is_worth_is_no_sign_of_anything() -> None:
    """Where the strong nation begins with much land, land is not taken for strength."""
    chance = Random(2)
    strong, even = [], []
    for _ in range(800):
        points, land = float(chance.randint(-9, 9)), float(chance.choice((-3, 3)))
        strong.append(Row(0.5, [points, 3.0, 0.0], points + 6, ("celts", "qin")))
        even.append(Row(0.5, [points, land, 0.0], points + chance.gauss(0, 3), ("celts", "celts")))
    told, untold = (
        fitted(games, NOTHING)[0].at(0.5)[0]
        for games in ([*strong, *even], [row._replace(kinds=("", "")) for row in [*strong, *even]])
    )
    assert abs(told[1]) < abs(untold[1]) / 2


def test_without_games_what_is_known_stays() -> None:
    known = Weights(NAMES, TRUE, (1.0,) * 3)
    found, _ = fitted([], known)
    assert found.stages == known.stages


def test_a_file_of_weights_reads_as_it_was_written(tmp_path: Path) -> None:
    known, file = Weights(NAMES, TRUE, (3.0, 2.0, 1.5)), tmp_path / "weights.txt"
    known.write(file, ["Made by hand.", ""])
    read = Weights.read(file, NAMES)
    assert (read.stages, read.margins) == (known.stages, known.margins)
    assert file.read_text().startswith("# Made by hand.\n#\npoints")


def test_weights_of_other_signs_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.txt"
    Weights(NAMES, TRUE, (1.0,) * 3).write(file, [])
    with pytest.raises(BadWeights, match="signs are others"):
        Weights.read(file, ("points", "unrest", "land"))


def test_weights_change_little_by_little() -> None:
    known = Weights(NAMES, TRUE, (3.0, 2.0, 1.0))
    land = [known.at(course / 20)[0][1] for course in range(21)]
    assert land == sorted(land, reverse=True)
    assert (land[0], land[10], land[20]) == (2.0, 1.0, 0.0)
    assert known.at(-1) == known.at(0)
    assert known.at(2) == known.at(1)


def test_chances_sum_up_to_one_however_large_the_lead() -> None:
    assert softmax([1.0, 1.0]) == [0.5, 0.5]
    assert sum(softmax([5000.0, 1.0, -5000.0])) == 1.0
