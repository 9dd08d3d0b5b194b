"""`python -m bench.tables.serving FOLDER`: the server as it is, with the game of the bench beside the others.

It ends when its standard input does, and so with whoever started it, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

from regnum import games
from regnum.server.run import serve
from regnum.server.settings import UNLIMITED, Settings


def main() -> None:
    """Serve this machine on a free port; the server says on standard error which one it is."""
    games.MODULES["tally"] = "bench.tables.tally"
    threading.Thread(target=end_with_input, daemon=True).start()
    serve(Settings(port=0, data=sys.argv[1], limits=UNLIMITED, thinkers=1))


def end_with_input() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
