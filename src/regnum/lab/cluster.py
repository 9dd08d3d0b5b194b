"""The same games on a Ray cluster, or on Ray on this machine.

A task is a batch of games. If the machine that plays it is lost, Ray gives it to another; games depend on
nothing but their numbers, so they come out the same, and only whoever asked keeps them.
"""

import logging
import socket
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from itertools import islice
from typing import Any

from regnum.engine.errors import RegnumError
from regnum.lab.tournament import Batch, Crew, Plan, Played, play_batch

LOCAL = "local"
UNDER_WAY = 4
"""So many batches for each processor are on their way at any time."""


KNOCK_SECONDS = 10


class NoCluster(RegnumError):
    """Ray, or a cluster, that is not there."""


def on_ray(address: str, workers: int | None = None) -> Crew:
    """All processors of a cluster; `local` is one on this machine."""
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster("--ray needs Ray. Install it by: pip install 'regnum[ray]'.") from None
    connect(ray, address, workers)

    def play_all(plan: Plan, batches: Iterable[Batch]) -> Iterator[list[Played]]:
        task = ray.remote(max_retries=-1)(play_there)
        left, ours = iter(batches), version("regnum")
        waiting: list[Any] = []
        at_once = UNDER_WAY * processors(ray)
        while True:
            more = islice(left, at_once - len(waiting))
            waiting += [task.remote(plan, batch, ours) for batch in more]
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            for one in done:
                yield result_of(ray, one)

    return play_all


def processors(ray: Any) -> int:
    """How many there are, all machines together."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def connect(ray: Any, address: str, workers: int | None) -> None:
    """Join a cluster, or begin one here."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if ray.is_initialized():
        return
    if address == LOCAL:
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        return
    if workers is not None:
        raise NoCluster("--workers is for this machine: a cluster uses all processors that it has.")
    knock(address)
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as refused:
        raise no_cluster(address, str(refused).strip().partition("\n")[0] or "no answer") from None


def knock(address: str) -> None:
    """Is anybody there at all? Ray itself would wait for two minutes before it says no."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdigit()):
        if address != "auto":
            raise no_cluster(address, "an address is a machine and a port")
        return
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except OSError as refused:
        raise no_cluster(address, refused.strerror or str(refused)) from None


def no_cluster(address: str, why: str) -> NoCluster:
    """What to do about it."""
    return NoCluster(
        f"There is no Ray cluster at {address}: {why}. Start one by `ray start --head` and give its address, "
        "such as 10.0.0.5:6379, or use --ray local."
    )


def play_there(plan: Plan, batch: Batch, wanted: str) -> list[Played]:
    """Some games on whatever machine this is."""
    found = version("regnum")
    if found != wanted:
        raise NoCluster(f"A machine of the cluster has Regnum {found}, and this one has {wanted}.")
    return play_batch(plan, batch)


def result_of(ray: Any, task: Any) -> list[Played]:
    """What a task has played. What a person can mend is told as one line, as everywhere."""
    try:
        played: list[Played] = ray.get(task)
    except ray.exceptions.RayTaskError as failed:
        cause = failed.cause
        raise (cause if isinstance(cause, RegnumError) else failed) from None
    return played
