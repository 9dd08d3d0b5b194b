"""`regnum play`: the table in the browser, with nothing to set up."""

from __future__ import annotations

import argparse
import sys

from regnum.cli.checkout import project_root
from regnum.cli.client import ensure_client
from regnum.engine.errors import RegnumError

HELP = "Open the table in your browser. `regnum terminal` plays without one."


def configure(parser: argparse.ArgumentParser) -> None:
    """Little to choose: `regnum serve` has all the rest."""
    parser.add_argument("--port", type=int, default=8700, help="the port; 0 for any free one (default: 8700)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> int:
    """Bring the client up to date, then serve it."""
    from regnum.server.run import serve  # Here, because not every command has the server's packages.
    from regnum.server.settings import Settings

    build_client()
    serve(Settings(port=args.port, browser=not args.no_browser))
    return 0


def build_client() -> None:
    """In a checkout, build what has changed. An installed package brings its client along."""
    try:
        root = project_root()
    except RegnumError:
        return
    ensure_client(root, lambda step: print(f"regnum: {step} …", file=sys.stderr, flush=True))
