"""HTTP and WebSocket as uvicorn speaks them, within bounds: all is measured before it is read.

A request's head is bounded in size and time, its body in time, and so is the wait for whoever does not take
their answer. Of all cookies only our own go on from here. Frames of a WebSocket are written to the transport
as they are: they are always whole, never masked and never packed.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from regnum.server.guests import own_cookies
from regnum.server.problems import Refusal, language
from regnum.server.settings import Limits

WIRE = "regnum.wire"
"""Under this name a WebSocket's scope has the wire itself, among its extensions."""
TEXT_FRAME = 0x81
SMALL, MEDIUM = 126, 127
"""In the place of a frame's length: two further bytes hold it, or eight."""


class Bounds:
    """What all connections of a process share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.waiting: Counter[str] = Counter()
        """By address: connections that have not yet said what they want."""


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
        self._timer: asyncio.TimerHandle | None = None

    # --- coming and going ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door, and has said nothing yet."""
        super().connection_made(transport)
        if len(self.connections) > self._limits.connections or self._is_crowded():
            self._refuse(Refusal("flooding", "error-crowded", status=503, wait=self._wait()))
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._stop_waiting()
        self._stop_clock()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket's."""
        self._stop_clock()
        super().handle_websocket_upgrade()

    def _is_crowded(self) -> bool:
        return self._bounds.waiting[self._address] >= self._limits.waiting

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
        body = msgspec.json.encode(refused.told(language(None, accepted)))
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(
            body
        )
        self.transport.write(STATUS_LINE[refused.status] + head + body)
        self._hang_up()

    def _wait(self) -> int:
        return max(1, round(self._limits.head_seconds))


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

    async def run_asgi(self) -> None:
        """Let the application have the wire itself."""
        self.scope["extensions"][WIRE] = {"wire": self}
        await super().run_asgi()

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

    def send_receive_event_to_app(self) -> None:
        """Hand on what has come as bytes, text too: whether that is UTF-8 is found out by whoever reads it,
        and told in words."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


def frame_head(size: int) -> bytes:
    """The head of an unmasked text frame."""
    if size < SMALL:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, SMALL)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, MEDIUM)) + size.to_bytes(8, "big")
