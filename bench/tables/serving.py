"""`python -m bench.tables.serving [--limits] WORKERS FOLDER [POSTGRES REDIS]`: the server for the bench.

It ends when its standard input does, and so with whoever started it, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

from regnum import games
from regnum.server.run import serve
from regnum.server.settings import UNLIMITED, Limits, Settings

games.MODULES["tally"] = "bench.tables.tally"  # here, where further workers come along, too


def main() -> None:
    """Serve this machine on a free port; the server says on standard error which one it is."""
    threading.Thread(target=end_with_input, daemon=True).start()
    arguments = [word for word in sys.argv[1:] if word != "--limits"]
    limits = UNLIMITED if arguments == sys.argv[1:] else Limits()
    workers, folder, *where = arguments
    shared = dict(zip(("database", "redis"), where, strict=False))
    serve(Settings(port=0, data=folder, limits=limits, thinkers=1, workers=int(workers), **shared))


def end_with_input() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
