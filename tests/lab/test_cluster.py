"""The same games on Ray, which is large: only `./regnum test --ray` installs it."""

import os
import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from regnum.lab import cluster, learn, tournament
from regnum.lab.cluster import NoCluster
from regnum.lab.crews import ALONE, Crew
from regnum.lab.tournament import Batch, Plan, Played

PLAN = Plan("civ", ("random", "random"), games=12, seed=3)
BATCHES = [(number, number + 1) for number in range(0, 12, 2)]


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    if find_spec("ray") is None:
        pytest.skip("LOUD: Ray is not installed, so that nothing was played on it: ./regnum test --ray")
    import ray

    yield cluster.on_ray("local", workers=1)
    ray.shutdown()


@pytest.mark.filterwarnings("ignore")  # Ray's own, of files and sockets that it leaves to the end
def test_games_on_ray_are_the_same_and_each_is_there_once(crew: Crew) -> None:
    found = tournament.hold(PLAN, crew=crew)
    expected = tournament.hold(PLAN, workers=1)
    assert (found.standings, found.seats, found.reasons) == (
        expected.standings,
        expected.seats,
        expected.reasons,
    )


@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_is_killed_is_replaced(crew: Crew, tmp_path: Path) -> None:
    mark = str(tmp_path / "killed")

    def dying_once(batch: Batch) -> list[Played]:
        if 4 in batch and not os.path.exists(mark):
            open(mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return tournament.play_batch(PLAN, batch)

    # By value: the workers cannot import this file.
    import ray.cloudpickle as pickling

    pickling.register_pickle_by_value(sys.modules[__name__])
    played = [one for _, done in crew(dying_once, BATCHES) for one in done]
    pickling.unregister_pickle_by_value(sys.modules[__name__])
    assert os.path.exists(mark), "nobody was killed"
    assert sorted(one.number for one in played) == list(range(12))
    points = {one.number: one.points for one in played}
    assert points == {number: tournament.play(PLAN, number).points for number in range(12)}


@pytest.mark.filterwarnings("ignore")
def test_what_is_learnt_from_on_ray_is_the_same(crew: Crew, tmp_path: Path) -> None:
    here, there = (learn.begin("civ", tmp_path / name, seed=5) for name in ("here", "there"))
    centre = here.ground.beginning
    assert learn.fight(here, 1, centre, 2, ALONE) == learn.fight(there, 1, centre, 2, crew)


def test_other_versions_on_a_cluster_are_noticed() -> None:
    with pytest.raises(NoCluster, match="A machine of the cluster has Regnum"):
        cluster.do_there(abs, -1, "0.0.0")


@pytest.mark.parametrize(
    ("address", "why"),
    [("127.0.0.1:1", "Connection refused"), ("nowhere", "an address is a machine and a port")],
)
def test_no_cluster_at_that_address_is_said_in_words(address: str, why: str) -> None:
    with pytest.raises(NoCluster, match=f"There is no Ray cluster at {address}: {why}"):
        cluster.knock(address)


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'regnum\[ray\]'"):
        cluster.on_ray("local")
