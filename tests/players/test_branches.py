"""What players think with: worlds that are dealt once and gone through many times."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from regnum import games
from regnum.engine.branch import Branch, Spot
from regnum.engine.rng import Rng
from regnum.engine.run import Run
from regnum.players.tree import Habits, Tree
from regnum.players.worlds import USES, Crossing, Worlds

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
        for run in (branch.run(), branch.clone().last_stretch()):
            walked = branch.clone()
            for _ in range(8):
                if run.decision is None:
                    break
                before, began = run.unit, walked.base
                option = run.decision.options[0]
                run.take(option)
                walked.take(option)
                if run.decision is not None:
                    assert (run.unit is before) == (walked.base is began)


@pytest.mark.parametrize("game", games.names())
def test_a_spot_begins_where_the_branch_stood(game: str) -> None:
    for branch in branches(game):
        spot = Spot(branch)
        twins = [spot.branch(), spot.run(), spot.branch().last_stretch()]
        go_on(branch)
        for twin in twins:
            assert twin.state != branch.state
            go_on(twin)
            assert twin.state == branch.state


def test_twins_answer_a_gather_each_for_itself() -> None:
    branch = Branch(games.get("civ"), games.get("civ").start(3, {"start": "draft"}, 1))
    first, second = branch.decisions[:2]
    branch.answer(first.seat, first.options[0])
    twin, spot = branch.clone(), Spot(branch)
    branch.answer(second.seat, second.options[0])
    for other in (twin, spot.branch(), spot.run()):
        assert [decision.seat for decision in other.decisions] == [1, 2]


def test_a_world_is_used_several_times_before_another_is_dealt() -> None:
    match = next(match for match in wander(2, seed=4) if crossroads(match, 4))
    worlds = Worlds(position(match), Rng(1))
    luck = {worlds.next().base.rng for _ in range(2 * USES + 1)}
    assert len(luck) == 3


@pytest.mark.parametrize("game", games.names())
def test_crossings_lead_where_their_options_lead(game: str) -> None:
    for match in islice(
        (match for match in wander(2, {}, seed=6, game=game) if crossroads(match)), 0, 60, 20
    ):
        asked = position(match)
        worlds, judge = Worlds(asked, Rng(1)), asked.game.chances
        tree = Tree(asked.seat, Random(1).random, Habits(), asked.game.spread, judge)
        for _ in range(120):
            tree.grow(worlds.next())
        ways = [way for world in worlds._dealt for way in ways_from(world, world.branch())]
        assert len(ways) > 10
        for crossing, run in ways:
            assert run.decision is not None
            assert crossing.decision is not None
            assert crossing.decision.options == run.decision.options
            assert crossing.branch().state == run.state


def ways_from(crossing: Crossing, run: Branch) -> Iterator[tuple[Crossing, Branch]]:
    """All crossings after this one, each with a branch that was brought there choice by choice."""
    assert run.decision is not None
    for node, onward in crossing.onward.items():
        twin = run.clone()
        assert node.option in run.decision.options
        twin.take(node.option)
        yield onward, twin
        yield from ways_from(onward, twin)
