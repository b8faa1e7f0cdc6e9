"""A key changes nothing about a write but that it happens once: every writing call, in two organisations that are the same.

The calls come from the routes and their bodies from the OpenAPI document, so whatever is added is walked without a line here.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio
from starlette.applications import Starlette

from server.domains import all_routes
from server.http.idempotency import KEY_HEADER, REPLAYED_HEADER
from server.http.route import Route
from server.settings import get_settings
from tests.kit.client import Client, open_client
from tests.kit.document import declared
from tests.security.demo import Demo, found_twins, plausible
from tests.security.operations import LEAVING, follow, operations, properties_of

PREFIX = get_settings().api_prefix
ENTRIES = {(method, path): entry for method, path, entry in operations(declared())}
WRITES = [route for route in all_routes() if route.takes_key and route.path not in LEAVING]
Twin = tuple[Demo, Client]


def called(route: Route) -> str:
    return f"{route.method} {route.path}"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def twins(app: Starlette) -> AsyncIterator[tuple[Twin, Twin]]:
    async with AsyncExitStack() as stack:
        demos = await found_twins()
        clients = [await stack.enter_async_context(open_client(app, demo.admin)) for demo in demos]
        yield (demos[0], clients[0]), (demos[1], clients[1])


def filled(route: Route, demo: Demo) -> dict[str, Any]:
    """What a well-meaning client sends."""
    entry = ENTRIES[route.method, (PREFIX if route.prefixed else "") + route.path]
    body = {name: plausible(name, schema, route.path, demo.rows) for name, schema in properties_of(entry).items()}
    parameters = [follow(one) for one in entry.get("parameters", [])]
    query = {
        one["name"]: str(plausible(one["name"], follow(one["schema"]), route.path, demo.rows))
        for one in parameters
        if one["in"] == "query"
    }
    return {"params": query, **({"json": body} if "requestBody" in entry else {})}


async def send(route: Route, twin: Twin, key: str | None) -> httpx.Response:
    demo, client = twin
    named: dict[str, Any] = {"headers": {KEY_HEADER: key}} if key else {"extensions": {"nameless": True}}
    path = "/".join(quote("1") if part.startswith("{") else part for part in route.path.split("/"))
    return await client.send(route.method, path, **filled(route, demo), **named)


def shape(value: Any) -> Any:
    """Names and kinds, whatever the values."""
    if isinstance(value, dict):
        return {"#" if name.isdecimal() else name: shape(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [shape(inner) for inner in value]
    return type(value).__name__


@pytest.mark.parametrize("route", WRITES, ids=called)
async def test_a_write_is_answered_alike_with_a_key_and_without(route: Route, twins: tuple[Twin, Twin]) -> None:
    """And its repeat is answered with the very same bytes; one that was refused is simply tried again."""
    bare = await send(route, twins[0], None)
    key = uuid4().hex
    keyed = await send(route, twins[1], key)
    told = (bare.status_code, bare.text[:300], keyed.status_code, keyed.text[:300])
    if bare.status_code == 428:
        assert bare.json()["id"] == "once.required" and route.once == "required", told
        await send(route, twins[0], uuid4().hex)  # else the two would be unlike for every call that follows
        return
    assert bare.status_code == keyed.status_code < 500, told
    assert shape(bare.json()) == shape(keyed.json()), told
    assert REPLAYED_HEADER not in bare.headers and REPLAYED_HEADER not in keyed.headers
    again = await send(route, twins[1], key)
    if keyed.json()["success"]:
        assert again.headers.get(REPLAYED_HEADER) == "true" and again.content == keyed.content, told
    else:
        assert again.status_code == keyed.status_code and REPLAYED_HEADER not in again.headers, (told, again.text)
