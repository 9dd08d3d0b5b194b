"""The web application: routes, errors in words, and who is asking."""

import html
import logging
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from regnum.engine.errors import RegnumError
from regnum.server import campaigns, hub, library, lobby, pages, problems, records, schema, talk
from regnum.server.homes import Homes
from regnum.server.house import House
from regnum.server.live import live
from regnum.server.messages import ErrorType, Problem
from regnum.server.packed import JSON, Packed, answer, pack
from regnum.server.problems import Refusal
from regnum.server.settings import Settings
from regnum.server.shell import Shell

log = logging.getLogger("regnum.server")
ANY = Request[Any, Any, Any]
REASON = 300
PARTS = (library, lobby, campaigns, talk, records)
SCHEMA_CACHING = "public, max-age=60"


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body, or a refusal where it is no JSON: nested without end, or no UTF-8."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as broken:
            raise Refusal("malformed", "error-malformed", reason=str(broken)[:REASON]) from None


def make_app(settings: Settings, homes: Homes | None = None) -> Shell:
    """The whole server of one process, which may be one of several with homes for their tables."""
    channels = ChannelsPlugin(hub.backend(settings), channels=[hub.CHANNEL])
    house = House(settings, channels, homes)
    if pages.client_folder(settings.client) is None:
        log.warning(pages.missing_client("en"))
    app = Litestar(
        route_handlers=[live, all_messages, pages.page, *(one for part in PARTS for one in part.ROUTES)],
        lifespan=[house.open, *([homes.open] if homes else [])],
        exception_handlers={RegnumError: tell_refusal, HTTPException: tell_http, Exception: tell_unwell},
        request_max_body_size=settings.limits.body,
        openapi_config=openapi(),
        request_class=Asked,
        logging_config=None,
    )
    return Shell(app, house.guests)


# --- errors -------------------------------------------------------------------------------------------


def lang_of(request: ANY) -> str:
    """The language of who asks."""
    lang: str = request.scope["state"].get("lang", "en")
    return lang


def problem(refused: Refusal, lang: str) -> Response[Problem]:
    """A refusal as an answer."""
    headers = {"Retry-After": str(refused.about["wait"])} if refused.type == "flooding" else {}
    return Response(refused.told(lang), status_code=refused.status, headers=headers)


def tell_refusal(request: ANY, error: RegnumError) -> Response[Problem]:
    """What the engine or we refuse."""
    return problem(problems.refusal(error), lang_of(request))


def tell_http(request: ANY, error: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    return problem(of_http(error, request.app.state.house.settings.limits.body), lang_of(request))


def of_http(error: HTTPException, limit: int) -> Refusal:
    """An error of the framework in our words."""
    if isinstance(error, NotFoundException):
        return Refusal("missing", "error-missing-page")
    if isinstance(error, MethodNotAllowedException):
        return Refusal("missing", "error-method", status=405)
    if error.status_code == 413:
        return Refusal("oversized", "error-oversized", limit=limit)
    if error.status_code < 500:
        type: ErrorType = "malformed"
        return Refusal(type, "error-malformed", reason=reason_of(error))
    return Refusal("unwell", "error-unwell")


def reason_of(error: HTTPException) -> str:
    """What exactly could not be understood."""
    found = error.extra if isinstance(error, ValidationException) else None
    parts = [
        f"{one.get('key', '')}: {one.get('message', '')}" for one in found or [] if isinstance(one, dict)
    ]
    return ("; ".join(parts) or str(error.detail))[:REASON]


def tell_unwell(request: ANY, error: Exception) -> Response[Problem]:
    """A bug of ours. The log has the route, never the path: links are secrets."""
    handler = request.scope.get("route_handler")
    log.error("%s failed", handler, exc_info=error)
    return problem(Refusal("unwell", "error-unwell"), lang_of(request))


# --- the schema ---------------------------------------------------------------------------------------


@get("/schema/messages.json", include_in_schema=False)
async def all_messages(request: ANY) -> Response[bytes]:
    """All messages, those of the WebSocket too, as JSON Schema."""
    library.admitted(request)
    return answer(request, packed_schema(), SCHEMA_CACHING)


@cache
def packed_schema() -> Packed:
    """All messages, put together once."""
    return pack(msgspec.json.encode(schema.schema()), JSON)


class Whole(JsonRenderPlugin):
    """OpenAPI, put together once."""

    def render(self, request: ANY, openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        library.admitted(request)
        return kept("json", lambda: super(Whole, self).render(request, openapi_schema))


class Listing(OpenAPIRenderPlugin):
    """The schema for people: a plain page, with nothing from elsewhere."""

    def render(self, request: ANY, openapi_schema: dict[str, Any]) -> bytes:
        """A list of what can be asked."""
        library.admitted(request)
        return kept("listing", lambda: self._listed(openapi_schema))

    def _listed(self, openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<tr><td><code>{method.upper()} {html.escape(path)}</code><td>{html.escape(said(operation))}"
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, operation in methods.items()
        ]
        return PAGE.format(rows="\n".join(rows)).encode()


_kept: dict[str, bytes] = {}


def kept(name: str, make: Callable[[], bytes]) -> bytes:
    """What is the same for everybody, made when it is first asked for."""
    if name not in _kept:
        _kept[name] = make()
    return _kept[name]


def said(operation: dict[str, Any]) -> str:
    """What an operation does, in its own words."""
    return str(operation.get("description") or operation.get("summary") or "")


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Regnum: what programs can ask</title>
<h1>Regnum</h1>
<p><a href="/schema/openapi.json">OpenAPI</a>,
<a href="/schema/messages.json">all messages as JSON Schema</a></p>
<table>
{rows}
</table>
</html>
"""


def openapi() -> OpenAPIConfig:
    """The schema of the REST routes."""
    return OpenAPIConfig(
        title="Regnum",
        version="1",
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[Listing(path="/"), Whole(path="/openapi.json")],
    )
