"""Every resource keeps the promises of the engine: create, read, change, delete, refuse, stay in its tenant, tell the bus."""

from collections import defaultdict

import pytest
from starlette.applications import Starlette

from schema.domains import registry
from schema.kit.resource import Resource
from tests.contract.sample import Sampler
from tests.kit.client import Client

ALL = registry().resources
WRITABLE = [item for item in ALL if {"add", "edit", "delete"} <= set(item.verbs)]
READABLE = [item for item in ALL if "list" in item.verbs]


def named(resource: Resource) -> str:
    return resource.path


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_a_row_is_added_found_changed_and_deleted(resource: Resource, sampler: Sampler) -> None:
    client = sampler.client
    made = await client.result("POST", f"/{resource.path}/add", json=await sampler.input(resource))
    listed = await client.result("GET", f"/{resource.path}/list", params={"id": made["id"], "pageNo": 1})
    assert [row["id"] for row in listed["records"]] == [made["id"]]
    assert listed["total"] == 1
    read = await client.result("GET", f"/{resource.path}/queryById", params={"id": made["id"]})
    assert read == made == listed["records"][0]
    await client.result("DELETE", f"/{resource.path}/delete", params={"id": made["id"]})
    gone = await client.send("GET", f"/{resource.path}/queryById", params={"id": made["id"]})
    assert gone.status_code == 404


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_a_second_save_from_the_same_version_is_refused_with_the_current_row(
    resource: Resource, sampler: Sampler
) -> None:
    client = sampler.client
    changeable = [
        item
        for item in resource.complete_fields
        if item.kind in {"text", "textarea"}
        and not (item.once or item.read_only or item.rule or item.unique or item.secret)
    ]
    if not changeable:
        pytest.skip("no free text field")
    made = await client.result("POST", f"/{resource.path}/add", json=await sampler.input(resource))
    key = next((item for item in changeable if item.column in resource.label_columns), changeable[-1]).key
    change = {"id": made["id"], "rowVersion": made["rowVersion"]}
    first = await client.result("PUT", f"/{resource.path}/edit", json={**change, key: "甲"})
    assert first["rowVersion"] == made["rowVersion"] + 1
    second = await client.send("PUT", f"/{resource.path}/edit", json={**change, key: "乙"})
    assert second.status_code == 409
    answer = second.json()
    assert answer["id"] == "row.stale"
    assert answer["result"][key] == "甲"


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_missing_and_impossible_input_is_told_at_the_field_and_nothing_is_written(
    resource: Resource, sampler: Sampler
) -> None:
    client = sampler.client
    before = (await client.result("GET", f"/{resource.path}/list", params={"pageNo": 1}))["total"]
    wanted = [item for item in resource.complete_fields if item.required and not item.read_only]
    answer = await client.call("POST", f"/{resource.path}/add", json={})
    assert not wanted or set(answer["fields"]) == {item.key for item in wanted}
    for item in resource.complete_fields:
        if item.read_only or item.link is not None or item.kind == "json":
            continue
        bad = {**await sampler.input(resource), item.key: {"not": ["a", "value"]}}
        response = await client.send("POST", f"/{resource.path}/add", json=bad)
        assert response.status_code == 422, (item.key, response.text)
        assert item.key in response.json()["fields"]
    after = (await client.result("GET", f"/{resource.path}/list", params={"pageNo": 1}))["total"]
    assert before == after


@pytest.mark.parametrize("resource", ALL, ids=named)
async def test_nobody_does_anything_without_the_right(resource: Resource, powerless: Client) -> None:
    calls = {
        "list": [("GET", "list"), ("GET", "queryById?id=1")],
        "add": [("POST", "add")],
        "edit": [("PUT", "edit")],
        "delete": [("DELETE", "delete?id=1"), ("DELETE", "deleteBatch?ids=1,")],
        "export": [("GET", "exportXls")],
        "import": [("POST", "importExcel")],
    }
    for verb in resource.verbs:
        for method, name in calls[verb]:
            response = await powerless.send(method, f"/{resource.path}/{name}")
            assert response.status_code == 403, (method, name, response.text[:200])
            assert response.json()["result"] == {"needs": resource.code(verb)}, response.text[:200]


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_another_tenant_sees_nothing_and_changes_nothing(
    resource: Resource, sampler: Sampler, stranger: Client
) -> None:
    row_id = (await sampler.row_of(resource.path))["id"]
    before = await sampler.client.result("GET", f"/{resource.path}/queryById", params={"id": row_id})
    listed = await stranger.result("GET", f"/{resource.path}/list", params={"id": row_id, "pageNo": 1})
    assert listed["records"] == []
    for method, path, options in (
        ("GET", "queryById", {"params": {"id": row_id}}),
        ("PUT", "edit", {"json": {"id": row_id}}),
        ("DELETE", "delete", {"params": {"id": row_id}}),
        ("DELETE", "deleteBatch", {"params": {"ids": f"{row_id},"}}),
    ):
        response = await stranger.send(method, f"/{resource.path}/{path}", **options)
        assert response.status_code == 404, (path, response.text)
    assert await sampler.client.result("GET", f"/{resource.path}/queryById", params={"id": row_id}) == before


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_each_change_reaches_the_list_topic_with_id_and_version(
    resource: Resource, sampler: Sampler, app: Starlette
) -> None:
    live = app.state.live
    key = f"t{sampler.tenant_id}/{resource.topic}"
    before = await live.publisher.read(key)
    made = await sampler.client.result("POST", f"/{resource.path}/add", json=await sampler.input(resource))
    await sampler.client.result("DELETE", f"/{resource.path}/delete", params={"id": made["id"]})
    await live.outbox.drain()
    after = await live.publisher.read(key, before.epoch, before.last)
    heard = [event.content() for event in after.missed]
    own = [(event["op"], event["data"]["ids"]) for event in heard if made["id"] in event["data"]["ids"]]
    assert own[0] == ("add", [made["id"]]) and own[-1] == ("delete", [made["id"]])


HOSTILE = ["'; DROP TABLE sys_user; --", "*%_*", "9" * 400, "[]", "a,b,c", ">=", "!", "%%", "true", "1e9999"]
NUL = "\x00"


def shared_by_kind() -> dict[tuple[str, str], list[str]]:
    """What each filter of each resource meets alone. How one is read hangs on the kind of its field: the fields of a kind share
    the hostile texts, so that each kind meets every one of them, and few fields of a kind several each."""
    of_kind: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for resource in READABLE:
        for item in resource.complete_fields:
            of_kind[item.kind].append((resource.path, item.key))
    found: dict[tuple[str, str], list[str]] = {}
    for fields in of_kind.values():
        each = -(-len(HOSTILE) // len(fields))
        for at, field in enumerate(fields):
            found[field] = [HOSTILE[(at * each + turn) % len(HOSTILE)] for turn in range(each)]
    return found


ALONE = shared_by_kind()


def test_each_kind_of_filter_meets_each_hostile_text_alone() -> None:
    met: dict[str, set[str]] = defaultdict(set)
    for resource in READABLE:
        for item in resource.complete_fields:
            met[item.kind].update(ALONE[resource.path, item.key])
    assert {kind: set(HOSTILE) - texts for kind, texts in met.items() if texts != set(HOSTILE)} == {}


@pytest.mark.parametrize("resource", READABLE, ids=named)
async def test_hostile_filters_and_sorts_are_answered_calmly(resource: Resource, sampler: Sampler) -> None:
    """Each text to all filters at once and as the order and the page; then each filter alone, where no other hides what it did; of a form
    that was built, which shares with nobody, each text."""
    keys = [item.key for item in resource.complete_fields]
    calls = [dict.fromkeys(keys, text) for text in HOSTILE]
    calls += [{"column": text, "order": text, "pageNo": text, "pageSize": text} for text in HOSTILE]
    calls += [{key: text} for key in keys for text in ALONE.get((resource.path, key), HOSTILE)]
    for params in calls:
        response = await sampler.client.send("GET", f"/{resource.path}/list", params=params)
        assert response.status_code == 200, (params, response.text[:200])
    for params in ({keys[0]: NUL}, {"column": NUL, "order": NUL}):
        assert (await sampler.client.send("GET", f"/{resource.path}/list", params=params)).status_code == 422


@pytest.mark.parametrize("resource", WRITABLE, ids=named)
async def test_the_trail_tells_who_added_what(resource: Resource, sampler: Sampler) -> None:
    made = await sampler.row_of(resource.path)
    trail = await sampler.client.result("GET", "/sys/audit/list", params={"table": resource.path, "rowId": made["id"]})
    assert trail[-1]["action"] == "add"
    secrets = {item.key for item in resource.complete_fields if item.secret}
    assert all(entry["new"] == "***" for entry in trail[-1]["diff"] if entry["field"] in secrets)


NAMED = [item for item in READABLE if item.naming]


@pytest.mark.parametrize("resource", NAMED, ids=named)
async def test_a_row_is_read_by_each_value_that_names_it_and_by_no_other(
    resource: Resource, sampler: Sampler, stranger: Client
) -> None:
    path = f"/{resource.path}/queryById"
    made = await sampler.row_of(resource.path)
    if made["id"] is None:
        pytest.skip("only processes write it, and none has")
    made = await sampler.client.result("GET", path, params={"id": made["id"]})
    plain = next(item for item in resource.complete_fields if item not in resource.naming and not item.secret)
    unnamed = await sampler.client.send("GET", path, params={plain.key: "1"})
    assert (unnamed.status_code, [*unnamed.json()["fields"]]) == (422, ["id"])
    for item in resource.naming:
        if made.get(item.key) is None:
            continue
        assert await sampler.client.result("GET", path, params={item.key: made[item.key]}) == made
        elsewhere = await stranger.send("GET", path, params={item.key: made[item.key]})
        assert elsewhere.status_code == 404 or elsewhere.json()["result"]["id"] != made["id"]
        assert (await sampler.client.send("GET", path, params={item.key: "' OR 1=1 --"})).status_code == 404
