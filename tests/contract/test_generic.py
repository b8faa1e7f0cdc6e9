"""Batch, recycle bin, undo and tree calls of every resource."""

from typing import Any

import pytest

from schema.domains import registry
from schema.kit.resource import Resource
from tests.contract.sample import Sampler
from tests.kit.client import Client

ALL = registry().resources
WRITABLE = [item for item in ALL if {"add", "edit", "delete"} <= set(item.verbs)]
TREES = [item for item in ALL if item.rows.tree and "add" in item.verbs]


def named(resource: Resource) -> str:
    return resource.path


async def _listed(client: Client, resource: Resource, name: str, row_id: str) -> list[dict[str, Any]]:
    found = await client.result("GET", f"/{resource.path}/{name}", params={"id": row_id, "pageNo": 1})
    return list(found["records"])


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_a_deleted_row_lies_in_the_bin_and_comes_back_as_it_was(resource: Resource, sampler: Sampler) -> None:
    client, path = sampler.client, f"/{resource.path}"
    row_id = (await client.result("POST", f"{path}/add", json=await sampler.input(resource)))["id"]
    made = await client.result("GET", f"{path}/queryById", params={"id": row_id})
    deleted = await client.result("POST", f"{path}/batchDelete", json={"ids": [made["id"]]})
    assert (deleted["total"], deleted["done"], deleted["refused"]) == (1, 1, [])
    assert await _listed(client, resource, "list", made["id"]) == []
    assert [row["id"] for row in await _listed(client, resource, "recycleBin", made["id"])] == [made["id"]]
    restored = await client.result("POST", f"{path}/restore", json={"ids": [made["id"]]})
    assert restored["refused"] == [] and restored["done"] == 1
    again = await client.result("GET", f"{path}/queryById", params={"id": made["id"]})
    moving = {"rowVersion", "updateBy", "updateBy_dictText", "updateTime"}
    assert {key: value for key, value in again.items() if key not in moving} == {
        key: value for key, value in made.items() if key not in moving
    }
    await client.result("DELETE", f"{path}/delete", params={"id": made["id"]})


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_a_purged_row_is_nowhere_and_a_living_one_cannot_be_purged(resource: Resource, sampler: Sampler) -> None:
    client, path = sampler.client, f"/{resource.path}"
    made = await client.result("POST", f"{path}/add", json=await sampler.input(resource))
    alive = await client.result("DELETE", f"{path}/purge", params={"ids": f"{made['id']},"})
    assert (alive["done"], len(alive["refused"])) == (0, 1)
    await client.result("DELETE", f"{path}/delete", params={"id": made["id"]})
    purged = await client.result("DELETE", f"{path}/purge", params={"ids": f"{made['id']},"})
    if purged["refused"]:
        assert purged["refused"][0]["reason"]
        return
    assert await _listed(client, resource, "recycleBin", made["id"]) == []
    assert (await client.result("POST", f"{path}/restore", json={"ids": [made["id"]]}))["done"] == 0


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_adding_and_deleting_are_taken_back(resource: Resource, sampler: Sampler) -> None:
    client, path = sampler.client, f"/{resource.path}"
    added = await client.send("POST", f"{path}/add", json=await sampler.input(resource))
    row_id = added.json()["result"]["id"]
    back = await client.send("POST", "/sys/audit/undo", json={"act": added.headers["X-Act"]})
    assert back.json()["result"] == {"done": 1, "refused": []}, back.text
    assert await _listed(client, resource, "list", row_id) == []
    forth = await client.result("POST", "/sys/audit/undo", json={"act": back.headers["X-Act"]})
    assert forth == {"done": 1, "refused": []}
    assert [row["id"] for row in await _listed(client, resource, "list", row_id)] == [row_id]


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_another_tenant_neither_sees_the_bin_nor_acts_on_many(
    resource: Resource, sampler: Sampler, stranger: Client
) -> None:
    made = await sampler.client.result("POST", f"/{resource.path}/add", json=await sampler.input(resource))
    ids = {"ids": [made["id"]]}
    for name in ("batchDelete", "batchEdit", "restore"):
        result = await stranger.result("POST", f"/{resource.path}/{name}", json=ids | {"values": {"x": "1"}})
        assert (result["done"], len(result["refused"])) == (0, 1), name
    await sampler.client.result("DELETE", f"/{resource.path}/delete", params={"id": made["id"]})
    assert await _listed(stranger, resource, "recycleBin", made["id"]) == []
    for name, method, options in (
        ("restore", "POST", {"json": ids}),
        ("purge", "DELETE", {"params": {"ids": made["id"]}}),
    ):
        result = await stranger.result(method, f"/{resource.path}/{name}", **options)
        assert result["done"] == 0, name


@pytest.mark.parametrize("resource", ALL, ids=named)
async def test_the_further_calls_need_the_right_of_their_verb(resource: Resource, powerless: Client) -> None:
    calls = {
        "list": [("GET", "rootList"), ("GET", "childList"), ("GET", "searchTree")] if resource.rows.tree else [],
        "edit": [("POST", "batchEdit"), ("POST", "cells")],
        "delete": [("POST", "batchDelete"), ("GET", "recycleBin"), ("POST", "restore"), ("DELETE", "purge?ids=1")],
    }
    for verb in set(resource.verbs) & set(calls):
        for method, name in calls[verb]:
            response = await powerless.send(method, f"/{resource.path}/{name}")
            assert response.status_code == 403, (method, name, response.text[:200])


@pytest.mark.parametrize("resource", TREES, ids=named)
async def test_a_tree_opens_level_by_level_and_search_knows_the_way(resource: Resource, sampler: Sampler) -> None:
    client, path = sampler.client, f"/{resource.path}"
    parent = resource.by_key_of(resource.rows.tree or "")
    rows: list[dict[str, Any]] = []
    for level in range(3):
        above = {parent: rows[-1]["id"]} if level else {}
        rows.append(await client.result("POST", f"{path}/add", json={**await sampler.input(resource), **above}))
    top, middle, leaf = rows
    roots = (await client.result("GET", f"{path}/rootList", params={"pageSize": 500}))["records"]
    assert {row["id"]: row["hasChild"] for row in roots}[top["id"]] == "1"
    assert not {middle["id"], leaf["id"]} & {row["id"] for row in roots}
    below = await client.result("GET", f"{path}/childList", params={"pid": middle["id"]})
    assert [(row["id"], row["hasChild"]) for row in below] == [(leaf["id"], "0")]
    word = leaf[resource.by_key_of(resource.label_columns[0])]
    found = await client.result("GET", f"{path}/searchTree", params={"keyword": word})
    assert next(row["parentIds"] for row in found if row["id"] == leaf["id"]) == [top["id"], middle["id"]]
    answer = await client.call("PUT", f"{path}/edit", json={"id": top["id"], parent: leaf["id"]})
    if resource.by_key[parent].once:
        assert answer["result"][parent] == top[parent]
    else:
        assert answer["success"] is False and parent in answer["fields"]
