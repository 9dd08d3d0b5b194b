"""Answers that are the same for everybody: made once, packed, and not sent again to who has them."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

WORTH_PACKING = 1024
JSON = "application/json"


@dataclass(frozen=True)
class Packed:
    """What is sent, ready to go."""

    raw: bytes
    packed: bytes
    """The same in fewer bytes; empty where that does not pay."""
    etag: str
    type: str


def pack(raw: bytes, type: str, worth: bool = True) -> Packed:
    """Make it ready: packed as small as may be, since that is done only once."""
    packed = gzip.compress(raw, 9, mtime=0) if worth and len(raw) > WORTH_PACKING else b""
    return Packed(raw, packed, f'"{hashlib.sha256(raw).hexdigest()[:32]}"', type)


def answer(request: Request[Any, Any, Any], found: Packed, caching: str) -> Response[Any]:
    """What was asked for, or that the asker has it already."""
    headers = {"ETag": found.etag, "Vary": "Accept-Encoding, Accept-Language", "Cache-Control": caching}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type=found.type, headers=headers)
    return Response(found.raw, media_type=found.type, headers=headers)
