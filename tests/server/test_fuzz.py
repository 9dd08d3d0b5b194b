"""The API is fuzzed from its own schema: nothing that can be sent makes the server unwell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy

from regnum.server.messages import ErrorType
from regnum.testing.patience import PATIENCE
from regnum.testing.serving import Server

EXAMPLES = 12
TYPES = set(ErrorType.__args__)  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzzed")) as server:
        yield server


@pytest.fixture(scope="module")
def http(fuzzed: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=fuzzed.url, verify=False, timeout=PATIENCE) as client:
        yield client


def test_no_request_makes_the_server_unwell(http: httpx.Client) -> None:
    schema = schemathesis.openapi.from_dict(http.get("/schema/openapi.json").json())
    fuzzed = 0
    for found in schema.get_all_operations():
        fuzz(found.ok().as_strategy(), http)
        fuzzed += 1
    assert fuzzed > 15


def fuzz(cases: SearchStrategy[schemathesis.Case], http: httpx.Client) -> None:
    """Send requests that fit the schema of one route, and look at the answers."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=cases)
    def send(case: schemathesis.Case) -> None:
        look_at(answer_to(case, http))

    send()


def answer_to(case: schemathesis.Case, http: httpx.Client) -> httpx.Response:
    """Send a request as schemathesis has made it up."""
    request = case.as_transport_kwargs(base_url=str(http.base_url).rstrip("/"))
    http.cookies.clear()
    return http.request(
        request["method"],
        request["url"],
        params=request.get("params"),
        json=request.get("json"),
        content=request.get("data"),
        headers={name: value for name, value in request["headers"].items() if value.isascii()},
    )


def look_at(answer: httpx.Response) -> None:
    """An answer is one of ours: good, or a problem in words."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        problem = answer.json()
        assert problem["type"] in TYPES
        assert problem["message"]
        assert problem["v"] == 1


def test_every_route_is_in_the_schema(http: httpx.Client) -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    paths = http.get("/schema/openapi.json").json()["paths"]
    names = {"table_id": "id", "link": "token", "clause_id": "id", "campaign_id": "id"}
    for path, methods in paths.items():
        for parameter, name in names.items():
            path = path.replace(f"{{{parameter}}}", f"{{{name}}}")
        for method in methods:
            assert f"`{method.upper()} {path}" in page, f"docs/protocol.md does not know {method} {path}"
    assert len(paths) > 12
