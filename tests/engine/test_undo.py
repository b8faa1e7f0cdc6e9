"""What was done can be taken back: from the answer's act, from the trail, for one row or many."""

from typing import Any

import pytest

from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

PATH = "/sys/position"


async def add(client: Client, code: str, **values: Any) -> dict[str, Any]:
    body = {"code": code, "name": f"职务{code}", "rank": "1", **values}
    return dict(await client.result("POST", f"{PATH}/add", json=body))


async def read(client: Client, row: dict[str, Any]) -> dict[str, Any] | None:
    answer = await client.call("GET", f"{PATH}/queryById", params={"id": row["id"]})
    return answer["result"] if answer["success"] else None


async def undo(client: Client, act: str) -> dict[str, Any]:
    return dict(await client.result("POST", "/sys/audit/undo", json={"act": act}))


async def test_an_edit_is_taken_back_and_the_undo_too(positions: Client) -> None:
    row = await add(positions, "U1")
    response = await positions.send("PUT", f"{PATH}/edit", json={"id": row["id"], "name": "改了", "rank": "2"})
    back = await positions.send("POST", "/sys/audit/undo", json={"act": response.headers["X-Act"]})
    assert back.json()["result"] == {"done": 1, "refused": []}
    restored = await read(positions, row)
    assert restored is not None and (restored["name"], restored["rank"]) == (row["name"], "1")
    assert await undo(positions, back.headers["X-Act"]) == {"done": 1, "refused": []}
    again = await read(positions, row)
    assert again is not None and (again["name"], again["rank"]) == ("改了", "2")


async def test_reading_has_no_act_and_an_unknown_act_is_not_found(positions: Client) -> None:
    assert "X-Act" not in (await positions.send("GET", f"{PATH}/list")).headers
    assert (await positions.call("POST", "/sys/audit/undo", json={"act": "none"}))["id"] == "undo.nothing"
    assert (await positions.send("POST", "/sys/audit/undo", json={})).status_code == 404


async def test_a_deleted_row_comes_back_and_an_added_one_goes(positions: Client) -> None:
    added = await positions.send("POST", f"{PATH}/add", json={"code": "U2", "name": "新", "rank": "1"})
    row = added.json()["result"]
    gone = await positions.send("DELETE", f"{PATH}/delete", params={"id": row["id"]})
    assert await undo(positions, gone.headers["X-Act"]) == {"done": 1, "refused": []}
    assert (await read(positions, row) or {})["name"] == "新"
    stale = await undo(positions, added.headers["X-Act"])
    assert stale["done"] == 0 and stale["refused"][0]["id"] == row["id"] and "修改" in stale["refused"][0]["reason"]


async def test_a_row_changed_since_is_refused_by_name_and_the_others_come_back(positions: Client) -> None:
    first, second = await add(positions, "U3"), await add(positions, "U4")
    body = {"ids": [first["id"], second["id"]], "values": {"rank": "4"}}
    batch = await positions.send("POST", f"{PATH}/batchEdit", json=body)
    await positions.result("PUT", f"{PATH}/edit", json={"id": second["id"], "name": "又改"})
    result = await undo(positions, batch.headers["X-Act"])
    assert result["done"] == 1
    assert [(entry["id"], entry["name"]) for entry in result["refused"]] == [(second["id"], "又改")]
    assert (await read(positions, first) or {})["rank"] == "1"
    assert (await read(positions, second) or {})["rank"] == "4"


async def test_the_trail_says_which_act_and_whether_it_can_be_taken_back(positions: Client) -> None:
    row = await add(positions, "U5")
    for name in ("甲", "乙"):
        await positions.result("PUT", f"{PATH}/edit", json={"id": row["id"], "name": name})
    params = {"table": "sys/position", "rowId": row["id"]}
    trail = await positions.result("GET", "/sys/audit/list", params=params)
    assert [entry["canUndo"] for entry in trail] == [True, False, False]
    assert len({entry["act"] for entry in trail}) == 3
    assert (await positions.result("POST", "/sys/audit/undo", json={"auditId": trail[0]["id"]}))["done"] == 1
    assert (await read(positions, row) or {})["name"] == "甲"


async def test_undo_needs_the_right_of_what_it_takes_back(positions: Client, sign_in: Any) -> None:
    row = await add(positions, "U6")
    response = await positions.send("PUT", f"{PATH}/edit", json={"id": row["id"], "name": "改"})
    reader = await sign_in(await positions.organisation.hire("sys:position:list"))  # type: ignore[attr-defined]
    result = await undo(reader, response.headers["X-Act"])
    assert result["done"] == 0 and len(result["refused"]) == 1
    assert (await read(positions, row) or {})["name"] == "改"


async def test_another_tenant_cannot_undo(positions: Client, organisation: Any, sign_in: Any) -> None:
    row = await add(positions, "U7")
    response = await positions.send("PUT", f"{PATH}/edit", json={"id": row["id"], "name": "改"})
    stranger = await sign_in(organisation.admin)
    answer = await stranger.call("POST", "/sys/audit/undo", json={"act": response.headers["X-Act"]})
    assert answer["id"] == "undo.nothing"


@pytest.mark.parametrize("verb", ["Edit", "Delete"])
async def test_a_dry_run_counts_and_writes_nothing(positions: Client, verb: str) -> None:
    row = await add(positions, f"D{verb}")
    body = {"ids": [row["id"], "12345"], "values": {"name": "试"}, "dryRun": True}
    response = await positions.send("POST", f"{PATH}/batch{verb}", json=body)
    result = response.json()["result"]
    assert (result["total"], result["done"], result["act"]) == (2, 1, None)
    assert result["refused"][0]["id"] == "12345"
    assert "X-Act" not in response.headers
    assert await read(positions, row) == row


async def test_a_bad_value_refuses_each_row_at_its_field(positions: Client) -> None:
    row = await add(positions, "B1")
    body = {"ids": row["id"], "values": {"rank": "none"}}
    result = await positions.result("POST", f"{PATH}/batchEdit", json=body)
    assert result["done"] == 0 and set(result["refused"][0]["fields"]) == {"rank"}


async def test_all_matching_rows_are_meant_when_nothing_is_selected(positions: Client) -> None:
    for n in range(3):
        await add(positions, f"ALL{n}")
    body = {"all": {"code": "ALL*"}, "values": {"rank": "3"}}
    result = await positions.result("POST", f"{PATH}/batchEdit", json=body)
    assert (result["total"], result["done"]) == (3, 3)
    deleted = await positions.send("POST", f"{PATH}/batchDelete", json={"all": {"code": "ALL*"}})
    assert deleted.json()["result"]["done"] == 3
    assert (await positions.result("GET", f"{PATH}/list", params={"code": "ALL*"}))["total"] == 0
    assert (await undo(positions, deleted.headers["X-Act"]))["done"] == 3
    assert (await positions.result("GET", f"{PATH}/list", params={"code": "ALL*"}))["total"] == 3


async def test_a_state_that_a_process_set_is_not_taken_back(sign_in: Any, organisation: Organisation) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    form = {"titile": "停水", "msgContent": "<p>明天</p>", "msgType": "ALL", "priority": "H"}
    row = await client.result("POST", "/sys/annountCement/add", json=form)
    released = await client.send("GET", "/sys/annountCement/doReleaseData", params={"id": row["id"]})
    act = {"act": released.headers["X-Act"]}
    assert (await client.call("POST", "/sys/audit/undo", json=act))["id"] == "undo.nothing"
    trail = await client.result("GET", "/sys/audit/list", params={"table": "sys/annountCement", "rowId": row["id"]})
    assert trail[0]["canUndo"] is False
    assert (await client.result("GET", "/sys/annountCement/queryById", params={"id": row["id"]}))["sendStatus"] == "1"
