"""The built client, and the headers that every answer carries."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

from regnum.server.packed import Packed, answer, pack
from regnum.server.problems import Refusal, language, say

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # links with tokens in them stay here
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
FOREVER = "public, max-age=31536000, immutable"
"""For files that have a hash of their content in their name: Vite puts those into `assets`."""
TEXTS = ("application/javascript", "application/json", "image/svg+xml")
LONGEST_PATH = 1024
"""Longer paths lead nowhere, and no system has names as long as that."""
PACKAGE = Path(__file__).resolve().parents[1]

NOT_BUILT = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Regnum</title>
<h1>Regnum</h1>
<p>{built}</p>
<p><a href="/schema">{schema}</a></p>
</html>
"""


def client_folder(given: str, package: Path = PACKAGE) -> Path | None:
    """Where the built client is: as given, in `web/dist` of the checkout, or inside an installed package."""
    places = [Path(given)] if given else [package.parents[1] / "web" / "dist", package / "web"]
    return next((place for place in places if (place / "index.html").is_file()), None)


def missing_client(lang: str, package: Path = PACKAGE) -> str:
    """What to do where there is no client: a checkout can build it, a package was built without."""
    checkout = (package.parents[1] / "web" / "package.json").is_file()
    return say(lang, "page-built" if checkout else "page-built-package", {})


@lru_cache(maxsize=512)
def read(path: Path, _changed: float) -> Packed:
    """A file, packed where that helps. Read anew when it has changed."""
    type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return pack(path.read_bytes(), type, worth=type.startswith("text/") or type in TEXTS)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """A file of the client, or its page for every path that is not a file."""
    wanted = path.strip("/")
    if wanted.startswith(("api/", "schema/")):
        raise Refusal("missing", "error-missing-page")
    folder = client_folder(request.app.state.house.settings.client)
    if folder is None:
        return not_built(request)
    file = inside(folder, wanted)
    if file is None and "." in wanted.rpartition("/")[2]:
        raise Refusal("missing", "error-missing-page")
    chosen = file or folder / "index.html"
    forever = file is not None and wanted.startswith("assets/")
    try:
        found = read(chosen, chosen.stat().st_mtime)
    except FileNotFoundError:  # A new build has just taken its place.
        raise Refusal("missing", "error-missing-page") from None
    return answer(request, found, FOREVER if forever else "no-cache")


def inside(folder: Path, wanted: str) -> Path | None:
    """The file of a path, if it is one and does not lead out of the folder."""
    if not wanted or "\0" in wanted or len(wanted) > LONGEST_PATH:
        return None
    file = folder / wanted
    try:
        # What is too long for a name, or turns in a circle, is no file of ours.
        whole = file.resolve()
        return whole if whole.is_relative_to(folder.resolve()) and whole.is_file() else None
    except (OSError, RuntimeError):
        return None


def not_built(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What stands there before the client is built."""
    lang = language(None, request.headers.get("accept-language", ""))
    html = NOT_BUILT.format(lang=lang, built=missing_client(lang), schema=say(lang, "page-schema", {}))
    headers = {"Cache-Control": "no-store"}
    return Response(html.encode(), status_code=200, media_type=MediaType.HTML, headers=headers)
