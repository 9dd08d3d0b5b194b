"""The WebSocket of a table: hello, then requests, until somebody leaves."""

import asyncio
import logging
from time import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket

from regnum.engine.errors import RegnumError
from regnum.server.guests import clean
from regnum.server.house import House
from regnum.server.messages import Choose, Done, Error, FromClient, Hello, Say, SetLang, Since, Undo
from regnum.server.problems import Refusal, language, refusal
from regnum.server.render import encode, frame
from regnum.server.rows import RemarkRow
from regnum.server.table import LiveTable
from regnum.server.viewer import FLOODED, Viewer

log = logging.getLogger("regnum.server")
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

Socket = WebSocket[Any, Any, Any]
HELLO_SECONDS = 20.0
FOREIGN, MISSING, BAD_HELLO = 4003, 4004, 4000
MESSAGE_START = 200
"""An error tells at most so much of what could not be understood."""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str) -> None:
    """One viewer of one table."""
    house: House = socket.app.state.house
    if not same_origin(socket):
        await socket.close(code=FOREIGN)  # before accepting: the handshake is refused
        return
    await socket.accept()
    connection = Connection(house, socket)
    try:
        await connection.run(table_id)
    finally:
        connection.leave()


class Gone(Exception):
    """The other side has closed the connection."""


class Connection:
    """From the handshake to the end."""

    def __init__(self, house: House, socket: Socket) -> None:
        self._house = house
        self._socket = socket
        self._guest = house.guests.of_header(socket.headers.get("cookie", "")) or ""
        self._lang: str = language(None, socket.headers.get("accept-language", ""))
        self._viewer: Viewer | None = None
        self._refused = 0
        self._choices = house.limiter.bucket("choices", self._guest or address(socket))

    async def run(self, table_id: str) -> None:
        """Serve the viewer until it leaves."""
        try:
            table = await self._enter(table_id)
        except Gone:
            return
        viewer = self._viewer
        assert viewer is not None
        while viewer.closing is None:
            try:
                raw = await self._receive()
            except Gone:
                return
            await self._answer(viewer, table, raw)
        await viewer.drained()

    def leave(self) -> None:
        """The viewer is no longer at the table."""
        viewer, self._viewer = self._viewer, None
        if viewer is not None:
            viewer.table.viewers.discard(viewer)
            self._house.hub.came_or_went(viewer.table, viewer)

    # --- coming in -----------------------------------------------------------------------------------

    async def _enter(self, table_id: str) -> LiveTable:
        try:
            self._house.limiter.take("reads", self._guest, address(self._socket))
            hello = await asyncio.wait_for(self._hello(), HELLO_SECONDS)
            self._lang = hello.lang
            table = await self._house.table_for(table_id, self._guest)
        except Refusal as refused:
            code = {"foreign": FOREIGN, "missing": MISSING}.get(refused.type, BAD_HELLO)
            await self._turn_away(refused, code)
            raise Gone from None
        except TimeoutError:
            await self._turn_away(Refusal("malformed", "error-hello"), BAD_HELLO)
            raise Gone from None
        seat = table.row.seat_of(self._guest)
        viewer = self._viewer = Viewer(self._socket, table, self._guest, seat, hello.lang)
        await self._join(table, viewer, hello.since)
        return table

    async def _join(self, table: LiveTable, viewer: Viewer, since: Since | None) -> None:
        async with table.lock:
            first = not table.viewers
            table.viewers.add(viewer)
            self._house.tables.welcome(table, viewer, since)
        others = [other for other in table.viewers if other is not viewer and other.seat == viewer.seat]
        if not others or viewer.seat is None:
            self._house.hub.came_or_went(table, viewer, first)

    async def _hello(self) -> Hello:
        message = self._decoded(await self._receive())
        if not isinstance(message, Hello):
            raise Refusal("malformed", "error-hello")
        return message

    async def _turn_away(self, refused: Refusal, code: int) -> None:
        raw = frame(encode(Error(id=None, error=refused.told(self._lang))))
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": raw.decode()})
        await self._socket.send({"type": "websocket.close", "code": code, "reason": refused.type})

    # --- at the table --------------------------------------------------------------------------------

    async def _receive(self) -> str | bytes:
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or event.get("bytes") or ""

    def _decoded(self, raw: str | bytes) -> FromClient:
        limit = self._house.settings.limits.message
        if len(raw) > limit or (isinstance(raw, str) and not raw.isascii() and len(raw.encode()) > limit):
            raise Refusal("oversized", "error-oversized", limit=limit)
        try:
            return decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as broken:
            raise Refusal("malformed", "error-malformed", reason=str(broken)[:MESSAGE_START]) from None

    async def _answer(self, viewer: Viewer, table: LiveTable, raw: str | bytes) -> None:
        request: str | None = None
        try:
            # Every message costs a token, even one that cannot be read, and a series one for each pick.
            self._house.limiter.take_from(self._choices)
            message = self._decoded(raw)
            request = getattr(message, "id", None)
            if isinstance(message, Choose) and len(message.keys) > 1:
                self._house.limiter.take_from(self._choices, len(message.keys) - 1)
            await self._obey(viewer, table, message)
            self._refused = 0
        except RegnumError as error:
            refused = refusal(error)
            self._house.tables.refuse(viewer, refused, request)
            self._refused = self._refused + 1 if refused.type == "flooding" else 0
            if self._refused > self._house.settings.limits.patience:
                viewer.close(FLOODED)
        except Exception:
            log.exception("a request at table %s failed", table.row.id)
            self._house.tables.refuse(viewer, Refusal("unwell", "error-unwell"), request)

    async def _obey(self, viewer: Viewer, table: LiveTable, message: FromClient) -> None:
        tables = self._house.tables
        if isinstance(message, Choose):
            await tables.choose(table, self._seat(viewer), message, viewer)
        elif isinstance(message, Undo):
            await tables.undo(table, self._seat(viewer), message, viewer)
        elif isinstance(message, Say):
            await self._say(viewer, table, message)
        elif isinstance(message, SetLang):
            async with table.lock:
                viewer.lang, viewer.events, viewer.remarks = message.lang, 0, 0
                tables.send_all(table, viewer)
        else:
            raise Refusal("malformed", "error-malformed", reason="hello")

    def _seat(self, viewer: Viewer) -> int:
        if viewer.seat is None:
            raise Refusal("foreign", "error-spectator")
        return viewer.seat

    async def _say(self, viewer: Viewer, table: LiveTable, message: Say) -> None:
        seat = self._seat(viewer)
        self._house.limiter.take("words", self._guest, address(self._socket))
        text = clean(message.text)
        if not text:
            raise Refusal("malformed", "error-malformed", reason="text")
        name = table.row.seats[seat].name
        viewer.post(Done(id=message.id, version=table.version, taken=1))
        await self._house.tables.remark(table, RemarkRow(0, "said", seat, name, text, message.id, time()))


def same_origin(socket: Socket) -> bool:
    """A browser says which page opens a connection; programs that are not browsers say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def address(socket: Any) -> str:
    """Where a connection comes from."""
    return socket.client.host if socket.client else ""
