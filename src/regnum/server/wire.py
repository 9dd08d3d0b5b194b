"""HTTP and WebSocket as uvicorn speaks them, within bounds: all is measured before it is read.

A request's head is bounded in size and time, its body in time, and so is the wait for whoever does not take
their answer. Of all cookies only our own go on from here. Frames of a WebSocket are written to the transport
as they are: they are always whole, never masked and never packed.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where there is one

from regnum.server.guests import own_cookies
from regnum.server.problems import Refusal, language
from regnum.server.settings import Limits

WIRE = "regnum.wire"
"""Under this name a WebSocket's scope has the wire itself, among its extensions."""
HOMES = "regnum.homes"
"""Under this name the state of an application has the homes of its tables (see `homes`)."""
TRIES = 20
"""So often a connection is handed over anew where many others are: two seconds in all."""
TEXT_FRAME = 0x81
SMALL, MEDIUM = 126, 127
"""In the place of a frame's length: two further bytes hold it, or eight."""
MASKED = 0x80
"""Is part of the length of every frame that comes from a client."""
HEAD_AND_MASK = 6
SHUT = 0.1
"""Seconds for which nobody else is let in from where somebody was turned away."""
MANY = 16
"""Requests of one connection that may wait before no more are read."""


class Bounds:
    """What all connections of a process share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.waiting: Counter[str] = Counter()
        """By address: connections that have not yet said what they want."""
        self.doors = Doors()


class Doors:
    """Where those stand who want to speak WebSocket: a crowd waits for itself, and not everybody for it."""

    def __init__(self) -> None:
        self.waiting: Counter[str] = Counter()
        """By address: how many have not been let in yet."""
        self._here: deque[tuple[str, Callable[[], None]]] = deque()
        """Those whose turn comes next, in the order they came."""
        self._shut: dict[str, float] = {}
        """By address: until when nobody is let in."""

    def come(self, address: str, opens: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        """One is let in at a time, and in between whoever else says something is heard."""
        self.waiting[address] += 1
        self._stand(address, opens, loop)

    def shut(self, address: str, now: float) -> None:
        """Somebody from there was turned away: those who come after them wait for a while."""
        self._shut[address] = now + SHUT

    def _stand(self, address: str, opens: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        self._here.append((address, opens))
        if len(self._here) == 1:
            loop.call_soon(self._open_next, loop)

    def _open_next(self, loop: asyncio.AbstractEventLoop) -> None:
        address, opens = self._here[0]
        try:
            self._open(address, opens, loop)
        finally:
            self._here.popleft()
            if self._here:
                loop.call_soon(self._open_next, loop)

    def _open(self, address: str, opens: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        until = self._shut.get(address, 0.0)
        if until > loop.time():
            loop.call_at(until, self._stand, address, opens, loop)
            return
        self._shut.pop(address, None)
        self.waiting[address] -= 1
        if not self.waiting[address]:
            del self.waiting[address]
        opens()


class Http(HttpToolsProtocol):
    """A connection that must come to the point."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        bounds: Bounds,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._bounds = bounds
        self._limits = bounds.limits
        self._size = 0
        """Bytes of the head so far."""
        self._heard = 0
        """Bytes that have come since the head began."""
        self._refused = False
        self._waits = False
        self._tries = 0
        """How often it was to be handed to another worker in vain."""
        self._timer: asyncio.TimerHandle | None = None

    # --- coming and going ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door, and has said nothing yet."""
        super().connection_made(transport)
        if len(self.connections) > self._limits.connections or self._is_crowded():
            self._turn_back()
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._stop_waiting()
        self._stop_clock()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket's, as soon as it is let in."""
        self._stop_clock()
        self.transport.pause_reading()
        self._bounds.doors.come(self._address, self._become_websocket, self.loop)

    def _become_websocket(self) -> None:
        if self.transport.is_closing() or self._goes_home():
            return
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        assert isinstance(wire, WebSocket)
        wire.turned_away = self._turned_away
        self.transport.resume_reading()

    def _goes_home(self) -> bool:
        """Is it handed to the worker where its table is at home, or will it be?"""
        homes: Any = self.app_state.get(HOMES)
        if homes is None or self._tries > TRIES or (home := homes.home_of(self.url)) is None:
            return False
        try:
            homes.hand_over(home, self._head(), self.transport.get_extra_info("socket").fileno())
        except BlockingIOError:  # many others go there
            self._tries += 1
            self.loop.call_later(SHUT, self._become_websocket)
            return True
        except OSError:
            return False
        self.transport.abort()  # ours is closed, and the other worker's is not
        return True

    def _head(self) -> bytes:
        """What was read: the same as uvicorn hands on."""
        lines = [b"%s: %s\r\n" % header for header in self.scope["headers"]]
        method = self.scope["method"].encode()
        return b"".join([method, b" ", self.url, b" HTTP/1.1\r\n", *lines, b"\r\n"])

    def _turned_away(self) -> None:
        self._bounds.doors.shut(self._address, self.loop.time())

    def _is_crowded(self) -> bool:
        """Do too many from there wait already, to say what they want or to be let in?"""
        bounds, address, most = self._bounds, self._address, self._limits.waiting
        return bounds.waiting[address] >= most or bounds.doors.waiting[address] >= most

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    # --- the head ------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, unless it is too much."""
        if self._refused:
            return
        self._heard += len(data)
        super().data_received(data)
        if self._waits and self._heard > self._limits.head:
            self._refuse_head()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._size = 0
        if not self._waits:
            self._heard = 0
            self._await_head()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """What is asked for."""
        self._size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head."""
        self._size += len(name) + len(value)
        if name.lower() == b"cookie":
            value = own_cookies(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole: the request may begin."""
        self._stop_waiting()
        if self._refused:
            return
        if self._size > self._limits.head:
            self._refuse_head()
            return
        self._be_done_in(self._limits.body_seconds)
        super().on_headers_complete()

    def _refuse_head(self) -> None:
        self._refuse(Refusal("oversized", "error-oversized", status=431, limit=self._limits.head))

    # --- the body and the answer ---------------------------------------------------------------------

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The body is whole, too."""
        if not self._refused:
            self._be_done_in(self._limits.answer_seconds)
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is on its way."""
        self._stop_clock()
        super().on_response_complete()
        if not self.cycle.response_complete:  # further requests came along with this one
            self._be_done_in(self._limits.answer_seconds)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked for."""
        self._hang_up()

    # --- patience ------------------------------------------------------------------------------------

    def _await_head(self) -> None:
        self._waits = True
        self._bounds.waiting[self._address] += 1
        self._be_done_in(self._limits.head_seconds)

    def _stop_waiting(self) -> None:
        if not self._waits:
            return
        self._waits = False
        self._bounds.waiting[self._address] -= 1
        if not self._bounds.waiting[self._address]:
            del self._bounds.waiting[self._address]

    def _be_done_in(self, seconds: float) -> None:
        self._stop_clock()
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _stop_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        cycle = self.cycle
        answering = cycle is not None and cycle.response_started and not cycle.response_complete
        if answering or self.transport.get_write_buffer_size():
            self.transport.abort()  # in the middle of an answer nothing else can be said
        else:
            self._refuse(Refusal("malformed", "error-too-slow", status=408))

    def _hang_up(self) -> None:
        self.transport.close()
        # Who does not even take what is on its way is cut off.
        self.loop.call_later(self._limits.head_seconds, self.transport.abort)

    # --- refusing ------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP at all."""
        self._refuse(Refusal("malformed", "error-malformed", reason="HTTP"))

    def _refuse(self, refused: Refusal) -> None:
        """Answer without asking the application, and hang up."""
        self._refused = True
        self._stop_waiting()
        self._stop_clock()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        accepted = dict(self.headers or []).get(b"accept-language", b"").decode("latin-1")
        self.transport.write(answer_of(refused, language(None, accepted)))
        self._hang_up()

    def _turn_back(self) -> None:
        """Whoever comes in a crowd has said nothing yet, and is told the same in the same words."""
        self._refused = True
        self.transport.write(crowded(max(1, round(self._limits.head_seconds))))
        self.transport.close()


@cache
def crowded(wait: int) -> bytes:
    """An answer to nobody in particular."""
    return answer_of(Refusal("flooding", "error-crowded", status=503, wait=wait), language(None, ""))


def answer_of(refused: Refusal, lang: str) -> bytes:
    """All that goes over the wire."""
    body = msgspec.json.encode(refused.told(lang))
    head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[refused.status] + head % len(body) + body


class WebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that takes whole frames at once, and tells when it cannot take more for now."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.resumed: Callable[[], None] = lambda: None
        """Told when it takes frames again."""
        self.heard: Callable[[bytes], bool] = lambda data: False
        """Told of a message as it comes; False where it has to wait with the others."""
        self.turned_away: Callable[[], None] = lambda: None
        """Told when it is not opened at all."""
        self._unread = b""
        """The beginning of a frame."""
        self._owed = 0
        """Bytes of a frame that the library is reading, and has not got yet."""
        self._eager = False
        """Something came before we had agreed to speak WebSocket: the library sorts that out."""

    async def run_asgi(self) -> None:
        """Let the application have the wire itself."""
        self.scope["extensions"][WIRE] = {"wire": self}
        await super().run_asgi()

    async def reject(self, refused: Refusal, lang: str) -> None:
        """Answer in words instead of opening the connection."""
        self.turned_away()
        headers = [(b"content-type", b"application/json")]
        body = msgspec.json.encode(refused.told(lang))
        start = {"type": "websocket.http.response.start", "status": refused.status, "headers": headers}
        await self.send(start)  # type: ignore[arg-type]
        await self.send({"type": "websocket.http.response.body", "body": body, "more_body": False})

    @property
    def open(self) -> bool:
        """Is anybody there still?"""
        return self.handshake_complete and not (self.close_sent or self.disconnected)

    @property
    def takes(self) -> bool:
        """Does the transport take more, without piling it up?"""
        return self.writable.is_set()

    def push(self, text: bytes) -> None:
        """Send a text frame."""
        self.transport.write(frame_head(len(text)) + text)

    def shut(self, code: int) -> None:
        """Close the connection. Who does not even take that is cut off."""
        if not self.open:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()  # their goodbye is still to come
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        """What was piled up has gone out."""
        super().resume_writing()
        self.resumed()

    # --- receiving -----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on. Short frames of text, as a table's requests are, are read here, in few steps; the library
        reads all others, each from its beginning to its end."""
        if not self.handshake_complete:
            self._eager = self.handshake_initiated
        if not self.handshake_complete or self._eager:
            super().data_received(data)
            return
        self._unread += data
        while self._unread and self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Read a frame, or a piece of one; False where more must come first."""
        data = self._unread
        if self._owed:
            piece, self._unread = data[: self._owed], data[self._owed :]
            self._owed -= len(piece)
            super().data_received(piece)
            return True
        size = frame_size(data)
        if size == 0:
            return False
        if not is_plain(data) or self.frames or self.close_sent:
            self._owed = size
            return True
        if len(data) < size:
            return False
        self._unread = data[size:]
        self._hand_on(apply_mask(data[HEAD_AND_MASK:size], data[2:HEAD_AND_MASK]))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand on what has come as bytes, text too: who reads it finds out whether that is UTF-8."""
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._hand_on(data)

    def _hand_on(self, data: bytes) -> None:
        if self.queue.empty() and self.heard(data):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        # To stop and begin again with each request would cost more than the request.
        if self.queue.qsize() > MANY and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def is_plain(data: bytes) -> bool:
    """Does a whole, short, masked frame of text begin here?"""
    return data[0] == TEXT_FRAME and MASKED < data[1] < MASKED + SMALL


def frame_size(data: bytes) -> int:
    """How many bytes a frame has in all that begins here; 0 where its head is not whole yet."""
    if len(data) < 2:
        return 0
    size, mask = data[1] & ~MASKED, 4 if data[1] & MASKED else 0
    if size < SMALL:
        return 2 + mask + size
    end = 4 if size == SMALL else 10
    return end + mask + int.from_bytes(data[2:end], "big") if len(data) >= end else 0


def frame_head(size: int) -> bytes:
    """The head of an unmasked text frame."""
    if size < SMALL:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, SMALL)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, MEDIUM)) + size.to_bytes(8, "big")
