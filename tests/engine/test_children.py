"""A dictionary and its items are one form: saved together, refused together, deleted and brought back together."""

from typing import Any

import pytest_asyncio

from tests.kit.client import Client

ITEMS = "sys/dictItem"


@pytest_asyncio.fixture(loop_scope="session")
async def client(organisation: Any, sign_in: Any) -> Client:
    from tests.kit.dictionary import add_dictionaries

    await add_dictionaries(organisation.id)
    found: Client = await sign_in(organisation.admin)
    return found


def item(value: str, **more: Any) -> dict[str, Any]:
    return {"itemText": f"项{value}", "itemValue": value, "sortOrder": int(value), "status": "1", **more}


async def add(client: Client, *items: dict[str, Any]) -> dict[str, Any]:
    body = {"dictName": "颜色", "dictCode": "colour_test", "children": {ITEMS: list(items)}}
    made = await client.result("POST", "/sys/dict/add", json=body)
    return await read(client, made["id"])


async def read(client: Client, row_id: str) -> dict[str, Any]:
    return dict(await client.result("GET", "/sys/dict/queryById", params={"id": row_id, "children": 1}))


async def test_rows_of_the_form_are_added_changed_and_deleted_in_one_save(client: Client) -> None:
    row = await add(client, item("1"), item("2"))
    first, second = row["children"][ITEMS]
    assert (first["itemValue"], second["itemValue"], first["dictId"]) == ("1", "2", row["id"])
    body = {
        "id": row["id"],
        "rowVersion": row["rowVersion"],
        "description": "说明",
        "children": {
            ITEMS: [
                {"id": first["id"], "rowVersion": first["rowVersion"], "itemText": "改"},
                {"id": second["id"], "deleted": True},
                item("2", itemText="新二"),
            ]
        },
    }
    await client.result("PUT", "/sys/dict/edit", json=body)
    saved = await read(client, row["id"])
    assert saved["description"] == "说明"
    assert [(entry["itemValue"], entry["itemText"]) for entry in saved["children"][ITEMS]] == [
        ("1", "改"),
        ("2", "新二"),
    ]


async def test_a_fault_in_one_cell_is_told_there_and_nothing_is_saved(client: Client) -> None:
    row = await add(client, item("1"))
    rows = [item("2"), item("3", itemText=""), item("4", status="no")]
    body = {"id": row["id"], "description": "不会", "children": {ITEMS: rows}}
    answer = await client.call("PUT", "/sys/dict/edit", json=body)
    assert set(answer["fields"]) == {f"children.{ITEMS}.1.itemText", f"children.{ITEMS}.2.status"}
    twice = {"id": row["id"], "description": "不会", "children": {ITEMS: [item("5"), item("1")]}}
    answer = await client.call("PUT", "/sys/dict/edit", json=twice)
    assert set(answer["fields"]) == {f"children.{ITEMS}.1.itemValue"}
    assert await read(client, row["id"]) == row


async def test_a_row_that_somebody_changed_meanwhile_makes_the_save_stale(client: Client) -> None:
    row = await add(client, item("1"))
    entry = row["children"][ITEMS][0]
    await client.result("PUT", f"/{ITEMS}/edit", json={"id": entry["id"], "itemText": "别人改的"})
    body = {
        "id": row["id"],
        "children": {ITEMS: [{"id": entry["id"], "rowVersion": entry["rowVersion"], "itemText": "我"}]},
    }
    answer = await client.call("PUT", "/sys/dict/edit", json=body)
    assert answer["id"] == "row.stale"
    assert answer["result"]["children"][ITEMS][0]["itemText"] == "别人改的"


async def test_rows_of_another_form_are_out_of_reach(client: Client) -> None:
    row = await add(client, item("1"))
    other = await client.result("POST", "/sys/dict/add", json={"dictName": "别的", "dictCode": "other_test"})
    body = {"id": other["id"], "children": {ITEMS: [{"id": row["children"][ITEMS][0]["id"], "itemText": "抢"}]}}
    answer = await client.call("PUT", "/sys/dict/edit", json=body)
    assert set(answer["fields"]) == {f"children.{ITEMS}.0.id"}


async def test_the_rows_of_the_form_need_rights_of_their_own(client: Client, organisation: Any, sign_in: Any) -> None:
    row = await add(client, item("1"))
    clerk = await sign_in(await organisation.hire("sys:dict:list", "sys:dict:edit"))
    body = {"id": row["id"], "children": {ITEMS: [item("2")]}}
    assert (await clerk.send("PUT", "/sys/dict/edit", json=body)).status_code == 403
    assert "children" in await read(clerk, row["id"]) and (await read(clerk, row["id"]))["children"] == {}


async def test_the_form_goes_and_comes_back_as_a_whole_and_an_edit_is_undone_as_a_whole(client: Client) -> None:
    row = await add(client, item("1"), item("2"))
    items = row["children"][ITEMS]
    await client.result("DELETE", f"/{ITEMS}/delete", params={"id": items[0]["id"]})
    await client.result("DELETE", "/sys/dict/delete", params={"id": row["id"]})
    await client.result("POST", "/sys/dict/restore", json={"ids": [row["id"]]})
    assert [entry["id"] for entry in (await read(client, row["id"]))["children"][ITEMS]] == [items[1]["id"]]
    body = {
        "id": row["id"],
        "description": "x",
        "children": {ITEMS: [item("7"), {"id": items[1]["id"], "itemText": "y"}]},
    }
    edited = await client.send("PUT", "/sys/dict/edit", json=body)
    await client.result("POST", "/sys/audit/undo", json={"act": edited.headers["X-Act"]})
    back = await read(client, row["id"])
    assert back["description"] is None
    assert [(entry["itemValue"], entry["itemText"]) for entry in back["children"][ITEMS]] == [("2", "项2")]
