"""A study of one's own, in a few lines of Python.

run = study.play("civ", players=("greedy", "random"), games=200, out="runs/civ")
run.table("seats").group_by("player").agg(pl.col("share").mean())
"""

import os
from pathlib import Path
from typing import Any

from regnum import games as registry
from regnum.lab import store
from regnum.lab.cluster import on_ray
from regnum.lab.crews import processes
from regnum.lab.store import Run
from regnum.lab.tournament import Plan


def play(
    game: str,
    players: tuple[str, ...],
    games: int,
    out: str | Path,
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
    **options: Any,
) -> Run:
    """Play and keep so many games, or go on with those that are kept there already. Options by seat may be
    given as a tuple: `nations=("romans", "vikings")`."""
    given = options_of(game, options)
    run = Run.planned(out, Plan(game, tuple(players), games, seed, given, closely=True))
    store.hold(run, on_ray(ray, workers) if ray else processes(workers or os.cpu_count() or 1))
    return run


def options_of(game: str, given: dict[str, Any]) -> dict[str, str]:
    """Options as a game takes them; those that a nation needs, such as its box, come with it."""
    return registry.get(game).fitting(
        {name: value if isinstance(value, str) else ",".join(value) for name, value in given.items()}
    )
