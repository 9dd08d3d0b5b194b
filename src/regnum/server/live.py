"""The WebSocket of a table: hello, then requests, until somebody leaves."""

import asyncio
import logging
from functools import partial
from time import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from regnum.engine.errors import RegnumError
from regnum.server import showing
from regnum.server.guests import clean
from regnum.server.house import House
from regnum.server.messages import Choose, Done, Error, FromClient, Hello, Say, SetLang, Since, Undo
from regnum.server.problems import Refusal, language, refusal
from regnum.server.render import encode, frame
from regnum.server.rows import RemarkRow
from regnum.server.shell import is_foreign
from regnum.server.table import LiveTable
from regnum.server.viewer import FLOODED, TOO_SLOW, Viewer
from regnum.server.wire import WIRE
from regnum.server.wire import WebSocket as Wire

log = logging.getLogger("regnum.server")
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

Socket = WebSocket[Any, Any, Any]
FOREIGN, MISSING, BAD_HELLO = 4003, 4004, 4000
CODES = {"foreign": FOREIGN, "missing": MISSING, "flooding": TOO_SLOW}
"""How a connection is closed that is turned away."""
MESSAGE_START = 200
"""An error tells at most so much of what could not be understood."""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str) -> None:
    """One viewer of one table."""
    house: House = socket.app.state.house
    if is_foreign(dict(socket.scope["headers"])):
        await socket.close(code=FOREIGN)  # before accepting: the handshake is refused
        return
    connection = Connection(house, socket)
    try:
        connection.admit()
    except Refusal as refused:
        await wire_of(socket).reject(refused, language(None, socket.headers.get("accept-language", "")))
        return
    await socket.accept()
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
        self._wire = wire_of(socket)
        self._address = socket.client.host if socket.client else ""
        guest, _ = house.guests.of_header(socket.headers.get("cookie", "")) or ("", False)
        self._guest = guest
        self._lang: str = language(None, socket.headers.get("accept-language", ""))
        self._viewer: Viewer | None = None
        self._refused = 0
        self._busy = False
        """A request is being carried out, and the next one waits for it."""
        self._choices = house.limiter.bucket("choices", guest or self._address)

    def admit(self) -> None:
        """Refuse whoever opens connections all the time, before that costs a handshake."""
        self._house.limiter.take("opens", self._guest or self._address, self._address)

    async def run(self, table_id: str) -> None:
        """Serve the viewer until it leaves."""
        try:
            table = await self._enter(table_id)
        except Gone:
            return
        viewer = self._viewer
        assert viewer is not None
        self._wire.heard = self._hear
        while viewer.closing is None:
            try:
                raw = await self._receive()
            except Gone:
                return
            self._busy = True
            await self._answer(viewer, table, raw)
            self._busy = False
        viewer.flush()

    def leave(self) -> None:
        """The viewer is no longer at the table."""
        self._wire.heard = lambda raw: False
        self._house.crowd.go(self._guest, self._address)
        viewer, self._viewer = self._viewer, None
        if viewer is not None:
            viewer.table.viewers.discard(viewer)
            self._house.hub.came_or_went(viewer.table)

    # --- coming in -----------------------------------------------------------------------------------

    async def _enter(self, table_id: str) -> LiveTable:
        try:
            self._house.crowd.come(self._guest, self._address)
            self._house.limiter.take("reads", self._guest, self._address)
            hello = await asyncio.wait_for(self._hello(), self._house.settings.limits.head_seconds)
            self._lang = hello.lang
            table = await self._house.table_for(table_id, self._guest)
            seat = table.row.seat_of(self._guest)
            self._house.crowd.look_on(table, seat)
        except Refusal as refused:
            self._turn_away(refused, CODES.get(refused.type, BAD_HELLO))
            raise Gone from None
        except TimeoutError:
            self._turn_away(Refusal("malformed", "error-hello"), BAD_HELLO)
            raise Gone from None
        viewer = self._viewer = Viewer(self._wire, table, self._guest, seat, hello.lang, self._address)
        viewer.foresight = hello.foresight
        self._wire.resumed = viewer.flush
        await self._join(table, viewer, hello.since)
        return table

    async def _join(self, table: LiveTable, viewer: Viewer, since: Since | None) -> None:
        async with table.lock:
            first = not table.viewers
            table.viewers.add(viewer)
            showing.welcome(table, viewer, since)
        self._house.hub.came_or_went(table, first)
        self._house.computers.wake(table)

    async def _hello(self) -> Hello:
        message = self._decoded(await self._receive())
        if not isinstance(message, Hello):
            raise Refusal("malformed", "error-hello")
        return message

    def _turn_away(self, refused: Refusal, code: int) -> None:
        if self._wire.open:
            self._wire.push(frame(encode(Error(id=None, error=refused.told(self._lang)))))
            self._wire.shut(code)

    # --- at the table --------------------------------------------------------------------------------

    async def _receive(self) -> bytes:
        event: Any = await self._wire.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        raw: bytes = event["bytes"]
        return raw

    def _decoded(self, raw: bytes) -> FromClient:
        limit = self._house.settings.limits.message
        if len(raw) > limit:
            raise Refusal("oversized", "error-oversized", limit=limit)
        try:
            return decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as broken:
            raise Refusal("malformed", "error-malformed", reason=str(broken)[:MESSAGE_START]) from None

    def _hear(self, raw: bytes) -> bool:
        """Carry a choice out as it comes, if nothing is in its way: most of what is sent is of this kind, and
        to hand it on from task to task would take as long as to judge it."""
        viewer = self._viewer
        if self._busy or viewer is None or viewer.seat is None or viewer.closing is not None:
            return False
        if viewer.table.lock.held:
            return False
        message = self._read(raw)
        if not isinstance(message, Choose):
            return False
        refuse = partial(self._refuse, viewer, message.id)
        try:
            self._pay(message)
            self._house.tables.choose_at_once(viewer, viewer.seat, message, refuse)
            self._refused = 0
        except Exception as error:
            refuse(error)
        return True

    async def _answer(self, viewer: Viewer, table: LiveTable, raw: bytes) -> None:
        message = self._read(raw)
        try:
            self._pay(message)
            if isinstance(message, Refusal):
                raise message
            await self._obey(viewer, table, message)
            self._refused = 0
        except Exception as error:
            self._refuse(viewer, getattr(message, "id", None), error)

    def _pay(self, message: FromClient | Refusal) -> None:
        """Every message costs a token, even one that cannot be read, and a series or a plan one a pick."""
        self._house.limiter.take_from(self._choices, message.picks if isinstance(message, Choose) else 1)

    def _refuse(self, viewer: Viewer, request: str | None, error: Exception) -> None:
        """Say why a request is not carried out; whoever does not listen to that is sent away."""
        if not isinstance(error, RegnumError):
            log.error("a request at table %s failed", viewer.table.row.id, exc_info=error)
            showing.refuse(viewer, Refusal("unwell", "error-unwell"), request)
            return
        refused = refusal(error)
        showing.refuse(viewer, refused, request)
        self._refused = self._refused + 1 if refused.type == "flooding" else 0
        if self._refused > self._house.settings.limits.patience:
            viewer.close(FLOODED)

    def _read(self, raw: bytes) -> FromClient | Refusal:
        """What was sent, or why it cannot be understood."""
        try:
            return self._decoded(raw)
        except Refusal as refused:
            return refused

    async def _obey(self, viewer: Viewer, table: LiveTable, message: FromClient) -> None:
        tables = self._house.tables
        if isinstance(message, Choose):
            await tables.choose(table, self._seat(viewer), message, viewer)
        elif isinstance(message, Undo):
            # The game is played again from its start, which costs more than a choice.
            self._house.limiter.take("undos", self._guest, self._address)
            await tables.undo(table, self._seat(viewer), message, viewer)
        elif isinstance(message, Say):
            await self._say(viewer, table, message)
        elif isinstance(message, SetLang):
            async with table.lock:
                viewer.lang, viewer.events, viewer.remarks = message.lang, 0, 0
                showing.send_all(table, viewer)
        else:
            raise Refusal("malformed", "error-malformed", reason="hello")

    def _seat(self, viewer: Viewer) -> int:
        if viewer.seat is None:
            raise Refusal("foreign", "error-spectator")
        return viewer.seat

    async def _say(self, viewer: Viewer, table: LiveTable, message: Say) -> None:
        seat = self._seat(viewer)
        self._house.limiter.take("words", self._guest, self._address)
        text = clean(message.text)
        if not text:
            raise Refusal("malformed", "error-malformed", reason="text")
        name = table.row.seats[seat].name
        said = RemarkRow(0, "said", seat, name, text, message.id, time())
        await self._house.tables.keep_remark(table.row.id, said)
        viewer.post(Done(id=message.id, version=table.version, taken=1))
        await self._house.tables.refresh(table.row.id)


def wire_of(socket: Socket) -> Wire:
    """The WebSocket itself, without the framework around it."""
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[WIRE]["wire"]
    return wire
