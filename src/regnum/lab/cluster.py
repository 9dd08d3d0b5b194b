"""The same work on a Ray cluster, or on Ray on this machine.

A task is a piece of work, such as a batch of games. If the machine that has it is lost, Ray gives it to
another; only whoever asked keeps what was done.
"""

import logging
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from importlib.metadata import version
from itertools import islice
from typing import Any

from regnum.engine.errors import RegnumError
from regnum.lab.crews import UNDER_WAY, Crew, Done, Piece

LOCAL = "local"
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

    def do_all(do: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        task = ray.remote(max_retries=-1)(do_there)
        left, ours = iter(pieces), version("regnum")
        waiting: dict[Any, Piece] = {}
        at_once = UNDER_WAY * processors(ray)
        with redirect_stdout(sys.stderr):  # Ray tells there of lost workers, and results are printed there
            while True:
                more = islice(left, at_once - len(waiting))
                waiting |= {task.remote(do, piece, ours): piece for piece in more}
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting))
                for one in done:
                    yield waiting.pop(one), result_of(ray, one)

    return do_all


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


def do_there(do: Callable[[Piece], Done], piece: Piece, wanted: str) -> Done:
    """A piece of work on whatever machine this is."""
    found = version("regnum")
    if found != wanted:
        raise NoCluster(f"A machine of the cluster has Regnum {found}, and this one has {wanted}.")
    return do(piece)


def result_of(ray: Any, task: Any) -> Any:
    """What a task has done. What a person can mend is told as one line, as everywhere."""
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as failed:
        cause = failed.cause
        raise (cause if isinstance(cause, RegnumError) else failed) from None
    except ray.exceptions.RayError as lost:
        reason = str(lost).strip().partition("\n")[0]
        raise NoCluster(
            f"The Ray cluster was lost: {reason} With --out, what was played is kept, and the same command "
            "goes on with it."
        ) from None
