"""The cells call of every resource that can be edited: what is stored already is fine, what a client did not see clashes."""

from typing import Any

import pytest

from schema.domains import registry
from schema.kit.resource import Resource
from tests.contract.sample import Sampler
from tests.kit.client import Client

EDITABLE = [item for item in registry().resources if {"add", "edit", "delete"} <= set(item.verbs)]


def open_keys(resource: Resource) -> list[str]:
    return [item.key for item in resource.complete_fields if not (item.read_only or item.once or item.secret)]


@pytest.mark.parametrize("resource", EDITABLE, ids=lambda item: item.path)
async def test_cells_know_what_is_stored_and_what_is_not(
    resource: Resource, sampler: Sampler, stranger: Client
) -> None:
    client, path = sampler.client, f"/{resource.path}"
    made: dict[str, Any] = await client.result("POST", f"{path}/add", json=await sampler.input(resource))
    keys = open_keys(resource)
    same = [{"id": made["id"], "key": key, "old": None, "value": made.get(key)} for key in keys]
    response = await client.send("POST", f"{path}/cells", json={"edits": same})
    result = response.json()["result"]
    assert (result["clashes"], result["refused"]) == ([], []) and len(result["done"]) == len(keys), result
    assert "X-Act" not in response.headers
    other = [{"id": made["id"], "key": key, "old": "☃", "value": "☂"} for key in keys]
    result = await client.result("POST", f"{path}/cells", json={"edits": other})
    assert [clash["theirs"] for clash in result["clashes"]] == [made.get(key) for key in keys]
    foreign = await stranger.result("POST", f"{path}/cells", json={"edits": other, "removes": [made["id"]]})
    assert foreign["clashes"] == [] and {entry["error"] for entry in foreign["refused"]} == {"row.missing"}
    gone = await client.result("POST", f"{path}/cells", json={"removes": [made["id"]]})
    assert gone["refused"] == []
    assert (await client.send("GET", f"{path}/queryById", params={"id": made["id"]})).status_code == 404
