"""The OpenAPI document against the application: generated input, fitting and unfitting, is answered as the document's envelope."""

import re
from collections.abc import AsyncIterator
from typing import Any, cast

import httpx
import pytest
import pytest_asyncio
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode
from starlette.applications import Starlette

from tests.kit.client import Client, open_client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import create_organisation
from tests.security.operations import fuzzed_document

EXAMPLES = 1
SCHEMA = schemathesis.openapi.from_dict(fuzzed_document())
OPERATIONS: list[Any] = [cast(Any, operation).ok() for operation in SCHEMA.get_all_operations()]
ERROR_ID = re.compile(r"[a-zA-Z]+(\.[a-zA-Z_]+)+")
ENVELOPE = {"success", "message", "code", "result", "timestamp"}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def client(app: Starlette) -> AsyncIterator[Client]:
    organisation = await create_organisation()
    await add_dictionaries(organisation.id)
    async with open_client(app, organisation.admin) as opened:
        yield opened


def _cases(operation: Any, mode: GenerationMode) -> list[Any]:
    """A few generated calls, the same in every run; none where no input can be unfitting."""
    cases: list[Any] = []

    @settings(
        max_examples=EXAMPLES,
        database=None,
        phases=[Phase.generate],
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def collect(case: Any) -> None:
        cases.append(case)

    try:
        collect()
    except Unsatisfiable:
        return []
    return cases


async def _send(client: Client, case: Any) -> httpx.Response | None:
    """The answer; None for what no HTTP client would put on the wire."""
    sent = case.as_transport_kwargs(base_url="http://guanjia.test")
    body = {name: sent[name] for name in ("json", "data", "files") if sent.get(name) is not None}
    try:
        request = client.http.build_request(case.method, sent["url"], params=sent.get("params"), **body)
    except (httpx.InvalidURL, TypeError, ValueError, AttributeError):
        return None
    return await client.http.send(request)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
async def test_every_generated_call_is_answered_in_the_envelope(operation: Any, client: Client) -> None:
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        for case in _cases(operation, mode):
            response = await _send(client, case)
            if response is None:
                continue
            told = f"{case.as_curl_command()[:600]} -> {response.status_code} {response.text[:300]}"
            assert response.status_code < 500, told
            if response.headers.get("content-type", "").startswith("application/json"):
                answer = response.json()
                assert isinstance(answer, list) or set(answer) >= ENVELOPE, told
            if response.status_code >= 400:
                assert ERROR_ID.fullmatch(response.json()["id"]), told
