"""Starting a server."""

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from regnum.engine.errors import RegnumError
from regnum.server.app import make_app
from regnum.server.homes import CAN_HAND_ON, Homes, quarter
from regnum.server.logs import LOG
from regnum.server.settings import Settings, cores
from regnum.server.shell import Shell
from regnum.server.storage import open_engine
from regnum.server.upgrade import upgrade
from regnum.server.wire import Bounds, Http, WebSocket

MOST_FRAME = 1024 * 1024
"""Longer frames end the connection; up to this, messages that are too long are answered in words."""

MOST_WORKERS = 4
"""More of them would get in each other's way at one SQLite file, unless somebody knows better."""


def usual_workers() -> int:
    """How many processes serve many guests, where nobody says: one for each core, if tables have homes."""
    return min(cores(), MOST_WORKERS) if CAN_HAND_ON else 1


def serve(settings: Settings) -> None:
    """Serve until the process is told to end. Raises RegnumError if it cannot begin."""
    if settings.workers < 1:
        raise RegnumError(f"At least one process must serve, not {settings.workers}: --workers 1.")
    settings.secret()
    open_many_files()
    engine = open_engine(settings)
    upgrade(engine)
    engine.dispose()
    with listening(settings) as sock:
        address = f"http://{shown_host(settings.host)}:{sock.getsockname()[1]}"
        print(f"Regnum is served at {address} (end it with Ctrl+C)", file=sys.stderr, flush=True)
        if settings.browser:
            open_browser(address)
        run(settings, sock)


def run(settings: Settings, sock: socket.socket) -> None:
    """Run one process, or a supervisor with several."""
    if settings.workers <= 1:
        server(make_app(settings), settings).run(sockets=[sock])
        return
    with quarter() as homes:
        msgspec.structs.replace(settings, homes=homes).to_environment()
        config = configure("regnum.server.run:worker_app", settings)
        Supervisor(config, sockets=[sock]).run()


class Supervisor(Multiprocess):
    """Starts another worker where one has ended."""

    def keep_subprocess_alive(self) -> None:
        """Ask each worker whether it is well. One that is killed while it is asked never answers, and we are
        as patient as with a busy one. So their end of the line is theirs alone: we hear when it breaks."""
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()


def worker_app() -> Shell:
    """The application of a worker process; it ends with its supervisor, however that ends."""
    parent = parent_process()
    if parent is not None:
        ending = threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True)
        ending.start()
    settings = Settings.from_environment()
    homes = Homes(Path(settings.homes), settings.workers, settings.limits) if settings.homes else None
    app = make_app(settings, homes)
    if homes is not None:
        app.on_start = partial(homes.serve, configure(app, settings))
    return app


def server(app: Shell, settings: Settings) -> uvicorn.Server:
    """A server for this process."""
    return uvicorn.Server(configure(app, settings))


def configure(app: Shell | str, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve. It keeps no access log: paths and queries hold links, which are secrets."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        http=partial(Http, bounds=Bounds(settings.limits)),  # type: ignore[arg-type]  # a class would do no more
        ws=WebSocket,
        workers=settings.workers,
        access_log=False,
        log_config=LOG,
        server_header=False,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=60,  # a busy machine starts a worker slowly, but it does
        lifespan="on",
    )


def open_many_files() -> None:
    """Each connection is a file; many systems allow a thousand, and more to whoever asks."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """The socket that is served. Port 0 lets the system choose one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((settings.host, settings.port))
        except (OSError, OverflowError) as refused:
            where = f"{settings.host}:{settings.port}"
            raise RegnumError(f"{where} cannot be served: {refused}. Choose another --port.") from None
        sock.set_inheritable(True)
        yield sock


def shown_host(host: str) -> str:
    """The host as a browser here reaches it."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def open_browser(address: str) -> None:
    """Show the table, where there is a browser; the address is printed anyway."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Timer(0.5, webbrowser.open, [address]).start()
