"""Around every request: who asks, whether another site asks in their name, and what all answers carry."""

import gzip
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from regnum.server import pages
from regnum.server.guests import Guests
from regnum.server.packed import JSON, WORTH_PACKING
from regnum.server.problems import Refusal, language

SAFE = ("GET", "HEAD", "OPTIONS")
OWN_SITES = (b"same-origin", b"none")
"""What a browser says of a request that comes from our own page, or from nobody's."""
PACK_AT_MOST = 256 * 1024
"""More is not packed here, where everybody waits for it."""
Headers = dict[bytes, bytes]


class Shell:
    """Knows the guest of each request, and puts the safety headers on each answer."""

    def __init__(self, app: ASGIApp, guests: Guests) -> None:
        self.app = app
        self._guests = guests
        self.on_start: Callable[[dict[str, Any]], None] = lambda state: None
        """Told, before anything else happens, what all connections will have in common."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on."""
        kind: str = scope["type"]
        if kind == "lifespan":
            self.on_start(scope["state"])
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        lang = wanted_language(scope, headers)
        try:
            refuse_foreign(scope["method"], headers)
        except Refusal as refused:
            await tell(refused, lang, with_headers(send, headers, None))
            return
        guest, known, cookie = self._guest(scope, headers)
        # The server itself leaves the body out where only the head was asked for.
        asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        asked["state"] = {**scope.get("state", {}), "guest": guest, "known": known, "lang": lang}
        await self.app(asked, receive, with_headers(send, headers, cookie))

    def _guest(self, scope: HTTPScope, headers: Headers) -> tuple[str, bool, str | None]:
        """Who asks, whether they will be known again, and the cookie to give them: a first one, or a new one
        before browsers forget the old.

        Who only looks gets none. A page asks for many things at once, and were each of them somebody new,
        what one of them has just made would belong to nobody.
        """
        found = self._guests.of_header(headers.get(b"cookie", b"").decode("latin-1"))
        looks = found is None and scope["method"] in SAFE
        guest, fresh = found or (self._guests.new(), looks)
        if fresh or not scope["path"].startswith("/api/") or is_foreign(headers):
            return guest, not looks, None
        return guest, True, self._guests.header(guest, secure=scope["scheme"] == "https")


def wanted_language(scope: HTTPScope, headers: Headers) -> str:
    """The language to answer in."""
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
    return language(wanted, headers.get(b"accept-language", b"").decode("latin-1"))


# --- other sites --------------------------------------------------------------------------------------


def refuse_foreign(method: str, headers: Headers) -> None:
    """Refuse whatever changes something, unless it surely comes from our own page or from no page at all.

    A form of another site can send neither JSON nor our origin; a browser that tells nothing of origins
    would have to ask first whether it may send JSON, and nobody answers that.
    """
    if method in SAFE:
        return
    if is_foreign(headers):
        raise Refusal("foreign", "error-origin")
    if headers.get(b"content-type", b"").split(b";")[0].strip().lower() != JSON.encode():
        raise Refusal("malformed", "error-json", status=415)


def is_foreign(headers: Headers) -> bool:
    """Does a page of another origin ask? Programs that are not browsers say nothing about it."""
    origin, host = headers.get(b"origin"), headers.get(b"host", b"").decode("latin-1")
    if origin is not None and netloc(origin.decode("latin-1")) != host:
        return True
    return headers.get(b"sec-fetch-site", b"none") not in OWN_SITES


def netloc(origin: str) -> str:
    """The host and port of an origin; empty where there is none in it."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


# --- answers ------------------------------------------------------------------------------------------


async def tell(refused: Refusal, lang: str, send: Send) -> None:
    """A refusal, without asking the application."""
    body = msgspec.json.encode(refused.told(lang))
    headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def with_headers(send: Send, asked: Headers, cookie: str | None) -> Send:
    """Add what every answer carries, and pack what is long."""
    extra = [*pages.HEADERS, *([(b"set-cookie", cookie.encode())] if cookie else [])]
    takes_gzip = b"gzip" in asked.get(b"accept-encoding", b"")
    begun: Message | None = None

    async def answer(message: Message) -> None:
        nonlocal begun
        if message["type"] == "http.response.start":
            given = [*message.get("headers", [])]
            if not any(name.lower() == b"cache-control" for name, _ in given):
                extra.append((b"cache-control", b"no-store"))
            message["headers"] = [*given, *extra]
            begun = message  # held back until its body is there: packing changes what is said of it
            return
        if message["type"] == "http.response.body" and begun is not None:
            head, begun = begun, None
            if takes_gzip and not message.get("more_body") and worth_packing(head, message["body"]):
                head, message = packed(head, message)
            await send(head)
        await send(message)

    return answer


def worth_packing(head: Message, body: bytes) -> bool:
    """Is it JSON of some length that is not packed yet?"""
    headers = dict(head["headers"])  # type: ignore[typeddict-item]
    json = headers.get(b"content-type", b"").startswith(JSON.encode())
    return json and b"content-encoding" not in headers and WORTH_PACKING < len(body) <= PACK_AT_MOST


def packed(head: Message, message: Message) -> tuple[Message, Message]:
    """An answer in fewer bytes: quickly, since it is packed for one reader only."""
    body = gzip.compress(message["body"], 1, mtime=0)  # type: ignore[typeddict-item]
    kept = [(name, value) for name, value in head["headers"] if name.lower() != b"content-length"]  # type: ignore[typeddict-item]
    about = [(b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
    headers = [*kept, *about, (b"content-length", str(len(body)).encode())]
    return {**head, "headers": headers}, {**message, "body": body}  # type: ignore[return-value]
