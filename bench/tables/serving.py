"""`python -m bench.tables.serving [--limits] FOLDER [POSTGRES REDIS]`: the server, with the bench's game.

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


def main() -> None:
    """Serve this machine on a free port; the server says on standard error which one it is."""
    games.MODULES["tally"] = "bench.tables.tally"
    threading.Thread(target=end_with_input, daemon=True).start()
    arguments = [word for word in sys.argv[1:] if word != "--limits"]
    limits = UNLIMITED if arguments == sys.argv[1:] else Limits()
    folder, *where = arguments
    shared = dict(zip(("database", "redis"), where, strict=False)) | ({"workers": 2} if where else {})
    serve(Settings(port=0, data=folder, limits=limits, thinkers=1, **shared))  # type: ignore[arg-type]


def end_with_input() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
