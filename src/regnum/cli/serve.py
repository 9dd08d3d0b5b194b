"""`regnum serve`: the table in the browser, for one or for many."""

from __future__ import annotations

import argparse

HELP = (
    "Serve the table to browsers. Without arguments: on this machine only, tables kept in your data folder."
)


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for all")
    parser.add_argument("--port", type=int, default=8700, help="the port; 0 for any free one (default: 8700)")
    parser.add_argument("--database", default="", metavar="URL", help="a SQLite file, or postgresql://…")
    parser.add_argument("--redis", default="", metavar="URL", help="redis://…, for several machines")
    parser.add_argument(
        "--workers", type=int, help="processes that serve (default: as many as cores, up to 4)"
    )
    parser.add_argument(
        "--data", default="", metavar="FOLDER", help="where the database and the secret are kept"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--power-safe",
        action="store_true",
        help="wait for the disk at each choice (SQLite), against power cuts",
    )
    parser.add_argument(
        "--no-limits", action="store_true", help="let guests ask as often as they like: for measuring"
    )
    parser.add_argument(
        "--named-seeds",
        action="store_true",
        help="let whoever sets up a table name its seed though others play there: for tests",
    )


def run(args: argparse.Namespace) -> int:
    from regnum.server.run import (
        serve,
        usual_workers,
    )  # Here, because only this command needs the server's packages.
    from regnum.server.settings import UNLIMITED, Limits, Settings

    settings = Settings(
        host=args.host,
        port=args.port,
        database=args.database,
        redis=args.redis,
        workers=usual_workers() if args.workers is None else args.workers,
        data=args.data,
        browser=not args.no_browser,
        power_safe=args.power_safe,
        named_seeds=args.named_seeds,
        limits=UNLIMITED if args.no_limits else Limits(),
    )
    serve(settings)
    return 0
