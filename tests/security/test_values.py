"""Hostile values of every kind's own, to every field, body, query, filter, sort, page and id that is declared: 0 × 500.

What is walked comes from the registry and from the OpenAPI document, so whatever is added is walked without a line here.
"""

import json
import re
from collections.abc import AsyncIterator, Iterator
from itertools import count
from typing import Any
from urllib.parse import quote
from zlib import crc32

import pytest
import pytest_asyncio
from starlette.applications import Starlette

from schema.domains import registry
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.conditions import OPERATORS
from server.engine.validate import read_field, writable_fields
from server.settings import get_settings
from tests.kit.client import open_client
from tests.security.demo import found_demo, kind_of, plausible
from tests.security.operations import all_operations, follow, properties_of
from tests.security.values import BY_KIND, DATES, NUMBERS, ODD, SHAPES, TEXTS, hostile_to
from tests.security.walker import Walker

PREFIX = get_settings().api_prefix
ALL = registry().resources
WRITABLE = [item for item in ALL if {"add", "edit"} & set(item.verbs)]
LISTED = [item for item in ALL if "list" in item.verbs]
CALLS = all_operations()
FILTERS = [
    *ODD, *DATES[:6], "1e3", "٣", "²", "9" * 400, "NaN", "*", "**", "!", ",", ",,", "*,*", "a,b", "!x", ">=", "<=9999-12-31",
    ">abc", "\u202e", "%5", "\\", "''", "{}", "\\u0000", "今天", "," + "1," * 60, "\x01", "+9999y", "-9999y", ">1e400",
]  # fmt: skip
COMPARED: list[Any] = [*FILTERS, *SHAPES[:-1], "a\x00b", 1e300]
MALFORMED = [
    "[", "{}", "[[]]", "[null]", '[{"field":1}]', '[{"field":{},"rule":[],"val":1}]', "%00", "[" * 5000, '"x"',
    '[{"conditions":[{"conditions":[{"conditions":[]}]}]}]', '[{"field":"id","rule":"eq","val":"\\u0000"}]',
]  # fmt: skip
PAGES = ["-1", "1e9", "x", "0", "9" * 30, "１", "1.5", "1_0", "10000000"]
IDS = [
    *ODD,
    "9" * 19,
    "9223372036854775808",
    "1.5",
    "",
    "0",
    "null",
    "٣",
    "²",
    "1e3",
    " 1 ",
    "9" * 5000,
    "👩",
    "+1",
    "0x1",
]
JSON = {"content-type": "application/json"}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def walker(app: Starlette) -> AsyncIterator[Walker]:
    demo = await found_demo()
    async with open_client(app, demo.admin) as client:
        yield Walker(client, demo.id, demo.rows)


def named(resource: Resource) -> str:
    return resource.path


def called(call: tuple[str, str, dict[str, Any]]) -> str:
    return f"{call[0]} {call[1]}"


def address(resource: Resource, name: str) -> str:
    bare = re.search("risk|doc|workflow|chat", resource.path)
    return f"{'' if bare else PREFIX}/{resource.path}/{name}"


def filled(path: str, text: str) -> str:
    return re.sub(r"\{[^}]+\}", quote(text, safe=""), path)


def accepts(item: Field, value: Any) -> bool:
    try:
        read_field(item, value)
    except ValueError:
        return False
    return True


def turns(choices: list[list[Any]]) -> Iterator[list[Any]]:
    """Each list's next value in every turn, until the longest is through."""
    for turn in range(max(len(values) for values in choices)):
        yield [values[turn % len(values)] for values in choices]


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_no_field_of_a_form_is_taken_at_its_word(resource: Resource, walker: Walker) -> None:
    """Every value to every field, to add and to edit in turn: both read a body by the same code."""
    keys = list(resource.by_key)
    bodies = [dict.fromkeys(keys, value) for value in [*SHAPES, *TEXTS]]
    kinds = [hostile_to(item.kind) for item in resource.complete_fields]
    bodies += [dict(zip(keys, values, strict=True)) for values in turns(kinds)]
    row = walker.rows.get(resource.path)
    ways = [*["add"] * ("add" in resource.verbs), *["edit"] * ("edit" in resource.verbs and row is not None)]
    for turn, body in enumerate(bodies if ways else [], crc32(resource.path.encode())):
        if ways[turn % len(ways)] == "add":
            await walker.send("POST", address(resource, "add"), content=json.dumps(body), headers=JSON)
        else:
            text = json.dumps({**body, "id": row})
            await walker.send("PUT", address(resource, "edit"), content=text, headers=JSON)


@pytest.mark.parametrize("resource", [item for item in WRITABLE if "edit" in item.verbs], ids=named)
async def test_what_a_field_takes_can_be_read_again(resource: Resource, walker: Walker) -> None:
    """What the kind accepts goes in alone, so that nothing before it is what is refused."""
    row = walker.rows.get(resource.path, "1")
    fields = writable_fields(resource, adding=False)
    special = [item for item in fields if item.kind in BY_KIND]
    bodies = [{item.key: value} for item in special for value in BY_KIND[item.kind] if accepts(item, value)]
    plain = [item for item in fields if item.kind not in BY_KIND]
    bodies += [{item.key: value for item in plain if accepts(item, value)} for value in [*ODD, *TEXTS]]
    for body in bodies:
        text = json.dumps({**body, "id": row})
        await walker.send("PUT", address(resource, "edit"), content=text, headers=JSON)
    cells = [
        {"id": row, "key": item.key, "old": value, "value": value} for item in fields for value in hostile_to(item.kind)
    ]
    await walker.send("POST", address(resource, "cells"), content=json.dumps({"edits": cells}), headers=JSON)
    for name in ("list", f"queryById?id={row}", "exportXls"):
        await walker.send("GET", address(resource, name))


@pytest.mark.parametrize("resource", LISTED, ids=named)
async def test_no_filter_is_taken_at_its_word(resource: Resource, walker: Walker) -> None:
    keys = [*resource.by_key, "id", "createTime", "createBy"]
    for text in _share(resource.path, FILTERS):
        names = [key + suffix for key in keys for suffix in ("", "_begin", "_end", "_MultiString", "_below")]
        few = names if len(text) < 50 else keys
        await walker.send("GET", address(resource, "list"), params=dict.fromkeys(few, text))
    turn = crc32(resource.path.encode())
    for at, key in enumerate(keys):
        # Alone, with a word or with a number: of each kind there are fields enough for both.
        params = {key: "3"} if (turn + at) % 2 else {key: "abc", "column": key, "order": "asc"}
        await walker.send("GET", address(resource, "list"), params=params)


@pytest.mark.parametrize("resource", LISTED, ids=named)
async def test_no_advanced_query_sort_or_page_is_taken_at_its_word(resource: Resource, walker: Walker) -> None:
    """Operators and values pass by each other on the fields, every third turn of them at a resource: of each kind there are fields
    enough for all. How a query, a page and an order are read does not hang on the resource: all of it at a few, one of each at others."""
    keys, place = [*resource.by_key, "id", "createTime"], address(resource, "list")
    operators, values = [*OPERATORS, "x"], count(crc32(resource.path.encode()))
    for turn in _share(resource.path, [*range(len(operators))]):
        rules = [
            {
                "field": key,
                "rule": operators[(turn + at) % len(operators)],
                "val": COMPARED[next(values) % len(COMPARED)],
            }
            for at, key in enumerate(keys)
        ]
        await walker.send("GET", place, params={"superQueryParams": json.dumps(rules[:48])})
    for text in _all_or_one(resource, MALFORMED):
        await walker.send("GET", place, params={"superQueryParams": text, "superQueryMatchType": "or"})
    for text in _all_or_one(resource, PAGES):
        await walker.send("GET", place, params={"pageNo": text})
        await walker.send(
            "GET", place, params={"pageSize": text, "column": f"x,,createTime,{text}", "order": "desc,,x"}
        )


ID_CALLS = [
    ("GET", "queryById", "id"), ("DELETE", "delete", "id"), ("DELETE", "deleteBatch", "ids"), ("DELETE", "purge", "ids"),
    ("GET", "childList", "pid"), ("GET", "recycleBin", "id"), ("GET", "exportXls", "selections"), ("GET", "list", "selections"),
]  # fmt: skip
WHOLE = frozenset({"sys/position", "sys/sysDepart", "rental/order"})
"""A table, a tree and one with a process: what does not hang on the resource is walked whole at these."""
_turn = count()


@pytest.mark.parametrize("resource", ALL, ids=named)
async def test_no_id_is_taken_at_its_word(resource: Resource, walker: Walker) -> None:
    """All ids to a few resources, and each call with one more of them to every other: the code is the same."""
    for text in _all_or_one(resource, IDS):
        for method, name, parameter in ID_CALLS:
            await walker.send(method, address(resource, name), params={parameter: text})
        await walker.send("PUT", address(resource, "edit"), json={"id": text, "rowVersion": text})
        await walker.send("POST", address(resource, "restore"), json={"ids": text})
        cells = {"edits": [{"id": text, "key": text, "old": text, "value": text}], "removes": [text]}
        await walker.send("POST", address(resource, "cells"), json=cells)
        await walker.send("POST", address(resource, "batchEdit"), json={"ids": text, "values": {text: text}})
        await walker.send("POST", address(resource, "batchDelete"), json={"ids": [text, text]})
        everything = {text: text, "id": text, "superQueryParams": text}
        await walker.send("POST", address(resource, "batchEdit"), json={"all": everything, "values": {"x": text}})


@pytest.mark.parametrize("call", [call for call in CALLS if properties_of(call[2])], ids=called)
async def test_no_property_of_a_body_is_taken_at_its_word(
    call: tuple[str, str, dict[str, Any]], walker: Walker
) -> None:
    """All at once, and each alone among plausible others, so that it gets as far as it can."""
    method, path, entry = call
    schemas, place = properties_of(entry), filled(path, "1")
    good = {name: plausible(name, schema, path.removeprefix(PREFIX), walker.rows) for name, schema in schemas.items()}
    kept = {name: value for name, value in good.items() if name == "id" or name.endswith("Id")}
    for value in _share(place, [*SHAPES, *TEXTS]):
        await walker.send(method, place, content=json.dumps({**dict.fromkeys(schemas, value), **kept}), headers=JSON)
    for name, schema in schemas.items():
        for value in _share(name, _for_schema(schema)):
            await walker.send(method, place, content=json.dumps({**good, name: value}), headers=JSON)


def _all_or_one(resource: Resource, values: list[str]) -> list[str]:
    return values if resource.path in WHOLE else [values[next(_turn) % len(values)]]


def _share(name: str, values: list[Any]) -> list[Any]:
    """Every third of them, another third for another name: of the thousand properties many are of one kind."""
    return values[crc32(name.encode()) % 3 :: 3]


def _for_schema(schema: dict[str, Any]) -> list[Any]:
    kind = kind_of(schema)
    if kind == "list":
        spans = [{"from": text, "to": text, "id": text, "amount": text, "price": text, "night": text} for text in ODD]
        return [*SHAPES, *([value] for value in SHAPES), *([span] for span in spans), *spans]
    return {"int": NUMBERS, "date": DATES, "bool": SHAPES[:4]}.get(kind, ODD)


@pytest.mark.parametrize("call", CALLS, ids=called)
async def test_no_query_and_no_part_of_a_path_is_taken_at_its_word(
    call: tuple[str, str, dict[str, Any]], walker: Walker
) -> None:
    method, path, entry = call
    body: dict[str, Any] = {} if method in {"GET", "DELETE"} else {"json": {}}
    if "{" in path:
        for text in _share(path, [*ODD, *TEXTS[:-1], "9" * 19]):
            await walker.send(method, filled(path, text), **body)
    asked = {item["name"]: item["schema"] for item in map(follow, entry["parameters"]) if item["in"] == "query"}
    good = {name: plausible(name, schema, path.removeprefix(PREFIX), walker.rows) for name, schema in asked.items()}
    texts = {name: ",".join(value) if isinstance(value, list) else value for name, value in good.items()}
    for name, schema in asked.items():
        for value in _share(name, _for_schema(schema)):
            told = value if isinstance(value, str) else json.dumps(value)
            await walker.send(method, filled(path, "1"), params={**texts, name: told}, **body)


async def test_the_walk_shut_nobody_out_of_what_it_walked(walker: Walker) -> None:
    """Else everything after that would have been refused for the wrong reason."""
    answers = [await walker.client.http.get(address(resource, "list")) for resource in LISTED]
    refused = {item.path for item, answer in zip(LISTED, answers, strict=True) if answer.status_code != 200}
    assert refused <= {"sys/tenant", "sys/appVersion", "sys/sysRegion", "sys/permission"}
