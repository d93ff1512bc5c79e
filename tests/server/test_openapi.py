"""The HTTP interface keeps to its own description, whatever is asked of it."""

import json
import re
from typing import Any

import httpx
import msgspec
import pytest

from riverrat.tables import protocol
from tests.server.serving import ROOT, Server

CONFORMANCE = (
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)


@pytest.fixture(scope="module")
def operations(server: Server) -> Any:
    import schemathesis  # here, because every worker reads this file and one of them needs it

    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.mark.parametrize(
    "each", [1, pytest.param(8, marks=pytest.mark.long), pytest.param(40, marks=pytest.mark.release)]
)
def test_requests_made_up_from_the_description(server: Server, operations: Any, each: int) -> None:
    """There is no 5xx and no answer that differs from the description (schemathesis)."""
    from hypothesis import HealthCheck, Phase, settings
    from schemathesis.checks import CHECKS, not_a_server_error

    checks = [not_a_server_error, *CHECKS.get_by_names(list(CONFORMANCE))]
    tried = 0
    with server.person("Tester") as tester:
        made = tester.table("me", "me")
        for found in operations.get_all_operations():
            operation = found.ok()

            @settings(
                max_examples=each,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @(lambda test, operation=operation: _given(operation)(test))
            def test(case: Any) -> None:
                nonlocal tried
                tried += 1
                if tried % 2 and "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = made["table"]  # half of them to a table that is there
                case.cookies = {"riverrat": tester.token}
                case.call_and_validate(base_url=server.url, checks=checks)

            test()
    assert tried > 20 * each / 2


def _given(operation: Any) -> Any:
    from hypothesis import given

    return given(case=operation.as_strategy())


def test_the_description_names_every_request(server: Server) -> None:
    description = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    page = httpx.get(f"{server.url}/api/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert len(description["paths"]) >= 18
    for path in description["paths"]:
        assert f"<code>{path}</code>" in page.text
    assert "<script" not in page.text


# --- docs/protocol.md -------------------------------------------------------------------------------------------------


def examples() -> list[tuple[str, Any]]:
    """Every example of the page, under the name of the message it shows."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    found = re.findall(r"^#{3,4} `([^`]+)`[^\n]*\n(.*?)(?=^#{2,4} |\Z)", text, re.MULTILINE | re.DOTALL)
    return [(name, json.loads(block)) for name, body in found for block in re.findall(r"```json\n(.*?)```", body, re.S)]


def test_every_message_is_described_with_an_example_that_fits() -> None:
    client = msgspec.json.Decoder(protocol.ClientMessage)
    server = msgspec.json.Decoder(protocol.ServerMessage)
    shown: set[str] = set()
    for name, example in examples():
        if name.startswith(("→ ", "← ")):
            decoder = client if name.startswith("→") else server
            message = decoder.decode(msgspec.json.encode(example))
            assert message.__struct_config__.tag == name[2:]
            assert set(example) >= {"v", "type"}
            shown.add(name)
    wanted = {f"→ {kind.__struct_config__.tag}" for kind in protocol.ClientMessage.__args__}
    wanted |= {f"← {kind.__struct_config__.tag}" for kind in protocol.ServerMessage.__args__}
    assert shown == wanted


def test_every_request_is_described(server: Server) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    description = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    for path, methods in description["paths"].items():
        for method in methods:
            plain = path.replace("{table}", "{table}")
            assert f"`{method.upper()} {plain}`" in text, f"{method.upper()} {plain} is not in docs/protocol.md"
