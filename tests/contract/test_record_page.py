"""What the page of any record shows besides its fields: its timeline and what belongs to it, each to who may see it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from schema.domains import registry
from schema.kit.resource import Child, Resource
from tests.contract.sample import Sampler
from tests.kit.client import Client
from tests.kit.people import make_user

SignIn = Callable[..., Awaitable[Client]]
READABLE = [item for item in registry().resources if "list" in item.verbs]
# No row has this id; rows that a process is tried on name 1 where they must name something.
NOBODY = "2"
WRITABLE = [item for item in READABLE if {"add", "edit", "delete"} <= set(item.verbs)]
# What a row of the one parent leaves empty, since it belongs to one of several.
ALONE = {("fin/payment", "fee_id"): {"dueId": ""}}
CHILDREN = [(item, child) for item in READABLE for child in item.children]


def named(resource: Resource) -> str:
    return resource.path


def pair_named(value: Any) -> str:
    return value.path if isinstance(value, Resource | Child) else str(value)


@asynccontextmanager
async def passing(resource: Resource, sampler: Sampler) -> AsyncIterator[str]:
    """A row that is gone afterwards: one that stays may be in the way of other tests, such as an agreement."""
    made = await sampler.client.result("POST", f"/{resource.path}/add", json=await sampler.input(resource))
    yield made["id"]
    await sampler.client.result("DELETE", f"/{resource.path}/delete", params={"id": made["id"]})


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_the_timeline_tells_in_both_languages_by_whom_and_when(resource: Resource, sampler: Sampler) -> None:
    async with passing(resource, sampler) as row_id:
        asked = {"table": resource.path, "rowId": row_id}
        lines = await sampler.client.result("GET", "/sys/audit/list", params=asked)
        assert lines and lines[-1]["action"] in {"add", "create"}
        for line in lines:
            assert line["label"]["zh"] and line["label"]["en"] and line["username"] and line["at"]
            assert line["label"]["zh"] != line["action"], "an act without a name"
        assert [int(line["id"]) for line in lines] == sorted((int(line["id"]) for line in lines), reverse=True)
        rest = await sampler.client.result("GET", "/sys/audit/list", params={**asked, "before": lines[-1]["id"]})
        assert all(int(line["id"]) < int(lines[-1]["id"]) for line in rest)


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_the_timeline_is_for_the_readers_of_the_record(
    resource: Resource, sampler: Sampler, stranger: Client, powerless: Client
) -> None:
    async with passing(resource, sampler) as row_id:
        asked = {"table": resource.path, "rowId": row_id}
        assert (await powerless.send("GET", "/sys/audit/list", params=asked)).status_code == 403
        assert (await stranger.send("GET", "/sys/audit/list", params=asked)).status_code == 404


@pytest.mark.parametrize(("resource", "child"), CHILDREN, ids=pair_named)
async def test_a_child_tab_lists_the_rows_of_its_record_and_no_others(
    resource: Resource, child: Child, sampler: Sampler
) -> None:
    rows, client = registry().require(child.path), sampler.client
    key, parent = rows.by_key_of(child.column), await sampler.parent_of(resource.path, child.path)
    if "add" in rows.verbs:
        body = {**await sampler.input(rows), **ALONE.get((child.path, child.column), {}), key: parent["id"]}
        made = await client.result("POST", f"/{child.path}/add", json=body)
        assert made[key] == parent["id"]
    page = await client.result("GET", f"/{child.path}/list", params={key: parent["id"] or "1", "pageSize": 500})
    assert {row[key] for row in page["records"]} <= {parent["id"]}
    assert "add" not in rows.verbs or page["total"] >= 1
    none = await client.result("GET", f"/{child.path}/list", params={key: NOBODY, "pageSize": 1})
    assert none["total"] == 0


@pytest.mark.parametrize(("resource", "child"), CHILDREN, ids=pair_named)
async def test_a_child_tab_is_described_to_who_may_list_it(
    resource: Resource, child: Child, sampler: Sampler, sign_in: SignIn
) -> None:
    own, theirs = resource.code("list"), registry().require(child.path).code("list")
    for codes, expected in (((own,), set()), ((own, theirs), {child.path})):
        client = await sign_in(await make_user(sampler.tenant_id, "员工", codes=codes))
        described = (await client.result("GET", "/sys/engine/describe"))["resources"]
        [found] = [one for one in described if one["path"] == resource.path]
        assert {one["path"] for one in found["children"]} == expected
