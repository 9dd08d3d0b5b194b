"""`--workers` and `--ray`: who does what takes long."""

import argparse
import os

from regnum.cli.extras import needing
from regnum.engine.errors import RegnumError
from regnum.lab.crews import Crew, processes


def add_crew(parser: argparse.ArgumentParser) -> None:
    """The cores of this machine, or a cluster."""
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` is one on this machine"
    )


def crew_of(args: argparse.Namespace) -> Crew:
    """Whoever was asked for."""
    if args.workers is not None and args.workers < 1:
        raise RegnumError(f"--workers is at least 1, not {args.workers}.")
    if args.ray is None:
        return processes(args.workers or os.cpu_count() or 1)
    crew: Crew = needing("ray", "regnum.lab.cluster").on_ray(args.ray, args.workers)
    return crew
