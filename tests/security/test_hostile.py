"""Hostile input, everywhere: SQL, traversal, oversized, wrong type, null bytes. Refused with a stable id, nothing written."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import quote

import pytest
import pytest_asyncio
from starlette.applications import Starlette

from tests.kit.client import open_client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import create_organisation
from tests.security.operations import fuzzed_document, operations
from tests.security.walker import Walker

TEXTS = [
    "'; DROP TABLE sys_user; --",
    "1 OR 1=1",
    'x" UNION SELECT password FROM sys_user --',
    "../../../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "{{7*7}}${7*7}",
    "<script>alert(1)</script>",
    "\u202e\ufeff\u0001",
    "9" * 400,
    "-1",
    "1e400",
    "x" * 20_000,
]
WRONG: list[Any] = [None, True, -1, 1.5, 10**30, [], [[]], {}, {"$ne": ""}, ["a", {"b": 1}], "\ud83d", TEXTS[0]]
LONGEST_URL = 50_000
DOCUMENT = fuzzed_document()
CALLS = operations(DOCUMENT)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def walker(app: Starlette) -> AsyncIterator[Walker]:
    organisation = await create_organisation()
    await add_dictionaries(organisation.id)
    async with open_client(app, organisation.admin) as client:
        yield Walker(client, organisation.id)


def _schema(node: Any) -> dict[str, Any]:
    """A schema with its reference followed."""
    while isinstance(node, dict) and "$ref" in node:
        _, _, kind, name = node["$ref"].split("/")
        node = DOCUMENT["components"][kind][name]
    return node if isinstance(node, dict) else {}


def _body_keys(entry: dict[str, Any]) -> list[str]:
    content = entry.get("requestBody", {}).get("content", {}).get("application/json", {})
    return list(_schema(content.get("schema", {})).get("properties", {}))[:12]


def _queries(entry: dict[str, Any]) -> list[str]:
    parameters = [_schema(item) for item in entry["parameters"]]
    return [item["name"] for item in parameters if item["in"] == "query"][:12]


def _filled(path: str, text: str) -> str:
    return re.sub(r"\{[^}]+\}", quote(text, safe=""), path)


def _named(call: tuple[str, str, dict[str, Any]]) -> str:
    return f"{call[0]} {call[1]}"


def _bodies(keys: list[str]) -> Iterator[Any]:
    for value in WRONG:
        yield dict.fromkeys(keys, value)
    for key in keys:
        yield {key: TEXTS[0]}
    yield from ([], "text", 1, {"x" * 500: {}})


@pytest.mark.parametrize("call", [call for call in CALLS if _queries(call[2])], ids=_named)
async def test_no_query_parameter_is_taken_at_its_word(call: tuple[str, str, dict[str, Any]], walker: Walker) -> None:
    method, path, entry = call
    names = _queries(entry)
    for text in TEXTS:
        few = names if len(text) * len(names) < LONGEST_URL else names[:2]
        await walker.send(method, _filled(path, "1"), params=dict.fromkeys(few, text))
    for name in names:
        await walker.send(method, _filled(path, "1"), params={name: TEXTS[0]})
    answer = await walker.send(method, _filled(path, "1") + f"?{names[0]}=a%00b")
    assert answer.status_code == 422 and answer.json()["id"] == "request.nul"


@pytest.mark.parametrize("call", [call for call in CALLS if "{" in call[1]], ids=_named)
async def test_no_part_of_a_path_is_taken_at_its_word(call: tuple[str, str, dict[str, Any]], walker: Walker) -> None:
    method, path, _ = call
    for text in TEXTS[:-1]:
        await walker.send(method, _filled(path, text), **({} if method in {"GET", "DELETE"} else {"json": {}}))
    answer = await walker.client.http.request(method, _filled(path, "a\0b"))
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("call", [call for call in CALLS if _body_keys(call[2])], ids=_named)
async def test_no_body_is_taken_at_its_word(call: tuple[str, str, dict[str, Any]], walker: Walker) -> None:
    method, path, entry = call
    for body in _bodies(_body_keys(entry)):
        text = json.dumps(body)
        await walker.send(method, _filled(path, "1"), content=text, headers={"content-type": "application/json"})
    null = await walker.send(
        method, _filled(path, "1"), content=b'{"id":"a\\u0000b"}', headers={"content-type": "application/json"}
    )
    assert null.json()["id"] in {"body.nul", "platform.only"}
