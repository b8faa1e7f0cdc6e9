"""A field that a role may not see is nowhere; one it may not change is refused."""

from typing import Any

import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.system.role import UserRole
from schema.system.user import User
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.workers.sheets import read_sheet

PATH = "sys/position"
CODES = [f"sys:position:{verb}" for verb in ("list", "add", "edit", "delete", "export", "import")]


@pytest_asyncio.fixture(loop_scope="session")
async def office(organisation: Any, sign_in: Any) -> tuple[Client, Client, dict[str, Any]]:
    """(administrator, a person whose role hides the rank and locks the name, a row)."""
    await add_dictionaries(organisation.id)
    admin = await sign_in(organisation.admin)
    person = await organisation.hire(*CODES, "sys:dataLog:list")
    role_id = str((await UserRole.get(user_id=person.user_id)).role_id)
    body = {"roleId": role_id, "path": PATH, "rights": {"rank": "hidden", "name": "readOnly"}}
    assert await admin.result("POST", "/sys/role/saveFieldRights", json=body) == body["rights"]
    row = await admin.result("POST", "/sys/position/add", json={"code": "F1", "name": "经理", "rank": "2"})
    return admin, await sign_in(person), row


async def test_a_hidden_field_is_in_no_answer(office: tuple[Client, Client, dict[str, Any]]) -> None:
    admin, client, row = office
    listed = (await client.result("GET", "/sys/position/list"))["records"][0]
    read = await client.result("GET", "/sys/position/queryById", params={"id": row["id"]})
    assert listed["code"] == "F1" and not {"rank", "rank_dictText"} & (set(listed) | set(read))
    resources = (await client.result("GET", "/sys/engine/describe"))["resources"]
    fields = {field["key"]: field for field in next(item for item in resources if item["path"] == PATH)["fields"]}
    assert "rank" not in fields and fields["name"]["readOnly"] is True and fields["code"]["readOnly"] is False
    trail = await client.result("GET", "/sys/audit/list", params={"table": PATH, "rowId": row["id"]})
    assert {entry["field"] for entry in trail[0]["diff"]} == {"code", "name"}
    asked = {"dataTable": "sys_position", "dataId": row["id"]}
    for path in ("list", "queryDataVerList"):
        whole, less = [str(await who.result("GET", f"/sys/dataLog/{path}", params=asked)) for who in (admin, client)]
        assert '"rank"' in whole and '"rank"' not in less and '"code"' in less
    whole_sheet, less_sheet = [
        read_sheet((await who.send("GET", "/sys/position/exportXls")).content) for who in (admin, client)
    ]
    assert "职级" in whole_sheet[2] and [title for title in whole_sheet[2] if title != "职级"] == less_sheet[2]


async def test_a_hidden_field_neither_filters_nor_sorts(office: tuple[Client, Client, dict[str, Any]]) -> None:
    admin, client, _ = office
    await admin.result("POST", "/sys/position/add", json={"code": "F2", "name": "专员", "rank": "1"})
    for params in ({"rank": "2"}, {"superQueryParams": '[{"field":"rank","rule":"eq","val":"2"}]'}):
        assert (await admin.result("GET", "/sys/position/list", params=params))["total"] == 1
        assert (await client.result("GET", "/sys/position/list", params=params))["total"] == 2
    orders = [{"column": "rank", "order": order} for order in ("asc", "desc")]
    pages = [(await client.result("GET", "/sys/position/list", params=order))["records"] for order in orders]
    assert [row["id"] for row in pages[0]] == [row["id"] for row in pages[1]]


async def test_locked_fields_refuse_a_change_and_let_the_rest_through(
    office: tuple[Client, Client, dict[str, Any]],
) -> None:
    admin, client, row = office
    for key, value in (("name", "改"), ("rank", "3"), ("rank", "2")):
        answer = await client.call("PUT", "/sys/position/edit", json={"id": row["id"], key: value})
        assert set(answer["fields"]) == {key}, (key, value)
    unchanged = {"id": row["id"], "name": "经理", "code": "F1"}
    assert (await client.result("PUT", "/sys/position/edit", json=unchanged))["id"] == row["id"]
    result = await client.result("POST", "/sys/position/batchEdit", json={"ids": [row["id"]], "values": {"rank": "3"}})
    assert set(result["refused"][0]["fields"]) == {"rank"}
    kept = await admin.result("GET", "/sys/position/queryById", params={"id": row["id"]})
    assert (kept["name"], kept["rank"], kept["code"]) == ("经理", "2", "F1")


async def test_what_is_required_and_locked_cannot_be_added(office: tuple[Client, Client, dict[str, Any]]) -> None:
    _, client, _ = office
    answer = await client.call("POST", "/sys/position/add", json={"code": "F3"})
    assert "name" in answer["fields"]


async def test_the_most_generous_role_wins(office: tuple[Client, Client, dict[str, Any]], organisation: Any) -> None:
    admin, client, _ = office
    generous = await organisation.hire("sys:position:list")
    role_id = (await UserRole.get(user_id=generous.user_id)).role_id
    person = await User.filter(tenant_id=organisation.id, realname="员工").order_by("create_time").first()
    assert person is not None
    await UserRole.create(id=next_id(), tenant_id=organisation.id, user_id=person.id, role_id=role_id)
    body = {"roleId": str(role_id), "path": PATH, "rights": {"rank": "readOnly"}}
    await admin.result("POST", "/sys/role/saveFieldRights", json=body)
    row = (await client.result("GET", "/sys/position/list"))["records"][0]
    assert row["rank"] == "2"
    await admin.result("POST", "/sys/role/saveFieldRights", json={**body, "rights": {}})
    params = {"roleId": str(role_id), "path": PATH}
    assert await admin.result("GET", "/sys/role/queryFieldRights", params=params) == {}


async def test_unknown_fields_and_modes_are_refused(office: tuple[Client, Client, dict[str, Any]]) -> None:
    admin, _, _ = office
    role = (await admin.result("GET", "/sys/role/list"))["records"][0]
    body = {"roleId": role["id"], "path": PATH, "rights": {"nope": "hidden"}}
    assert set((await admin.call("POST", "/sys/role/saveFieldRights", json=body))["fields"]) == {"rights.nope"}
    body["rights"] = {"rank": "loud"}
    assert (await admin.send("POST", "/sys/role/saveFieldRights", json=body)).status_code == 422
