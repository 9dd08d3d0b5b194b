"""What players think with: worlds that are dealt once and gone through many times."""

from itertools import islice

import pytest

from regnum import games
from regnum.engine.branch import Branch
from regnum.engine.rng import Rng
from regnum.engine.run import Run
from regnum.players.worlds import USES, Worlds

from .matches import crossroads, position, wander


def branches(game: str) -> list[Branch]:
    """Worlds at questions of a game, some of them in mid-unit."""
    crossed = (match for match in wander(2, {}, seed=6, game=game) if crossroads(match))
    return [position(match).branch(Rng(match.number)) for match in islice(crossed, 0, 80, 4)]


def go_on(run: Run, steps: int = 12) -> None:
    for step in range(steps):
        if run.decision is None:
            return
        run.take(run.decision.options[step % len(run.decision.options)])


@pytest.mark.parametrize("game", games.names())
def test_a_clone_and_a_bare_run_go_where_the_branch_goes(game: str) -> None:
    for branch in branches(game):
        twins: list[Run] = [branch.clone(), branch.run(), branch.clone().clone()]
        go_on(branch)
        for twin in twins:
            assert twin.state != branch.state
            go_on(twin)
            assert twin.state == branch.state


@pytest.mark.parametrize("game", games.names())
def test_a_unit_is_known_by_itself(game: str) -> None:
    """It is the same until the next begins."""
    for branch in branches(game):
        run, walked = branch.run(), branch.clone()
        for _ in range(8):
            if run.decision is None:
                break
            before, began = run.unit, walked.base
            option = run.decision.options[0]
            run.take(option)
            walked.take(option)
            if run.decision is not None:
                assert (run.unit is before) == (walked.base is began)


def test_a_world_is_used_several_times_before_another_is_dealt() -> None:
    match = next(match for match in wander(2, seed=4) if crossroads(match, 4))
    worlds = Worlds(position(match), Rng(1))
    luck = {worlds.next().state.rng for _ in range(2 * USES + 1)}
    assert len(luck) == 2 * USES + 1  # what chance brings is never the same twice
    assert len(worlds._dealt) == 3
