"""The client's files, their caching, and the headers that keep a page to itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from regnum.server import pages
from regnum.testing.patience import PATIENCE
from regnum.testing.serving import Server


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as Vite builds it."""
    folder = tmp_path_factory.mktemp("client") / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "assets" / "index-ab12.js").write_text("let x = 1;\n" * 500)
    (folder / "icon.svg").write_text("<svg/>")
    (folder.parent / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def http(serve: Callable[..., Server], built: Path) -> httpx.Client:
    client = httpx.Client(base_url=serve(client=str(built)).url, verify=False, timeout=PATIENCE)
    yield client
    client.close()


def test_every_answer_keeps_to_itself(http: httpx.Client) -> None:
    for path in ("/", "/assets/index-ab12.js", "/api/games", "/api/nothing", "/schema", "/table/abc"):
        headers = http.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["connect-src"] == policy["style-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_page_is_asked_for_each_time_and_assets_once(http: httpx.Client) -> None:
    page = http.get("/")
    assert (page.headers["cache-control"], page.headers["content-type"]) == (
        "no-cache",
        "text/html; charset=utf-8",
    )
    script = http.get("/assets/index-ab12.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert "javascript" in script.headers["content-type"]
    unchanged = http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    plain = http.get("/assets/index-ab12.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == script.text


@pytest.mark.parametrize("path", ["/table/abc", "/join/abc", "/watch/abc", "/carry/abc", "/replay/abc"])
def test_the_client_has_all_other_paths(http: httpx.Client, path: str) -> None:
    assert http.get(path).text == http.get("/").text


@pytest.mark.parametrize(
    "path",
    ["/assets/gone.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00.js"],
)
def test_nothing_else_can_be_read(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_guests_get_their_cookie_where_they_need_it(http: httpx.Client) -> None:
    """Who looks around leaves nothing behind that must be found again; whoever sets up a table does."""
    for path in ("/", "/api/games", "/api/tables"):
        assert "set-cookie" not in http.get(path).headers
    table = http.post("/api/tables", json={"game": "civ", "seats": ["me", "greedy"]})
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(table.headers["set-cookie"].split("; "))
    assert "set-cookie" not in http.get("/api/tables").headers
    assert [one["id"] for one in http.get("/api/tables").json()["tables"]] == [table.json()["id"]]


def test_what_a_page_asks_at_once_makes_nobody_else_of_its_guest(http: httpx.Client) -> None:
    """An answer that comes late must not replace the cookie that a table was set up with."""
    late = httpx.get(http.base_url.join("/api/tables"), verify=False, timeout=PATIENCE)
    table = http.post("/api/tables", json={"game": "civ", "seats": ["me", "greedy"]}).json()
    http.cookies.update(late.cookies)
    assert http.get(f"/api/tables/{table['id']}").json()["you"] == 0


def test_without_a_built_client_a_page_says_what_to_do(serve: Callable[..., Server], tmp_path: Path) -> None:
    server = serve(client=str(tmp_path / "nowhere"))
    page = httpx.get(server.url, verify=False, timeout=PATIENCE, headers={"Accept-Language": "hu"})
    assert "npm run build" in page.text
    assert 'lang="hu"' in page.text


def packed(tmp_path: Path, *places: str) -> Path:
    """An installation, with a built client in these places. Returns the folder of the package."""
    for place in places:
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "index.html").touch()
    return tmp_path / "src" / "regnum"


def test_the_client_of_a_checkout_comes_before_the_packaged_one(tmp_path: Path) -> None:
    package = packed(tmp_path, "web/dist", "src/regnum/web")
    assert pages.client_folder("", package) == tmp_path / "web" / "dist"


def test_an_installed_package_brings_its_client(tmp_path: Path) -> None:
    package = packed(tmp_path, "src/regnum/web")
    assert pages.client_folder("", package) == package / "web"
    assert pages.client_folder(str(tmp_path), package) is None


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_without_a_client_it_is_said_what_to_do(tmp_path: Path, lang: str) -> None:
    package = packed(tmp_path)
    assert pages.client_folder("", package) is None
    assert "wheel" in pages.missing_client(lang, package)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").touch()
    assert "npm run build" in pages.missing_client(lang, package)


def test_the_schema_page_needs_nothing_from_elsewhere(http: httpx.Client) -> None:
    page = http.get("/schema").text
    assert "/api/tables" in page
    assert not re.search(r"<script|https?://|style=", page)
    assert http.get("/schema/openapi.json").json()["openapi"].startswith("3.")
    definitions = http.get("/schema/messages.json").json()["$defs"]
    assert {"FromServer", "FromClient", "Update", "Choose", "TableInfo", "View"} <= set(definitions)
