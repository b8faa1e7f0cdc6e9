"""Trees of the family's client are deleted by the branch (wire contract 2.1, 6.4, 7.2): all that hangs below goes along, or nothing."""

from typing import Any

from tests.family.conftest import refused
from tests.kit.client import Client
from tests.kit.people import Organisation

CATEGORY, DEPART = "/sys/category", "/sys/sysDepart"


async def plant(client: Client, *names: str) -> list[dict[str, Any]]:
    """Categories, each below the one before."""
    rows: list[dict[str, Any]] = []
    for name in names:
        form = {"name": name, "pid": rows[-1]["id"] if rows else "0"}
        rows.append(dict(await client.result("POST", f"{CATEGORY}/add", json=form)))
    return rows


async def names_of(client: Client, path: str, key: str) -> set[str]:
    page = await client.result("GET", f"{path}/list", params={"pageSize": "200"})
    return {row[key] for row in page["records"]}


async def test_a_category_takes_all_below_along_and_brings_it_back(client: Client) -> None:
    top, below, leaf = await plant(client, "枝", "杈", "叶")
    answer = await client.call("DELETE", f"{CATEGORY}/delete", params={"id": top["id"]})
    assert (answer["success"], answer["result"]) == (True, 3)
    assert not {"枝", "杈", "叶"} & await names_of(client, CATEGORY, "name")
    back = await client.result("POST", f"{CATEGORY}/restore", json={"ids": [top["id"]]})
    assert back["done"] == 1 and {"枝", "杈", "叶"} <= await names_of(client, CATEGORY, "name")
    both = {"ids": f"{leaf['id']},{below['id']},"}
    assert await client.result("DELETE", f"{CATEGORY}/deleteBatch", params=both) == 2
    assert {"枝", "杈", "叶"} & await names_of(client, CATEGORY, "name") == {"枝"}
    assert (await client.send("DELETE", f"{CATEGORY}/delete", params={"id": below["id"]})).status_code == 404


async def test_a_branch_stays_whole_while_a_card_is_of_a_class_in_it(client: Client) -> None:
    top, _, leaf = await plant(client, "设备", "电脑", "笔记本")
    card = {"name": "旧电脑", "category": "appliance", "classCode": leaf["code"]}
    made = await client.result("POST", "/asset/card/add", json=card)
    for call, ids in (("delete", {"id": top["id"]}), ("deleteBatch", {"ids": top["id"] + ","})):
        answer = await refused(client, "DELETE", f"{CATEGORY}/{call}", params=ids)
        assert answer["id"] == "row.referenced" and "资产卡片" in str(answer["message"])
    assert {"设备", "电脑", "笔记本"} <= await names_of(client, CATEGORY, "name")
    await client.result("DELETE", "/asset/card/delete", params={"id": made["id"]})
    assert await client.result("DELETE", f"{CATEGORY}/delete", params={"id": top["id"]}) == 3


async def test_our_own_pages_delete_a_row_by_itself(client: Client) -> None:
    top, below = await plant(client, "独枝", "独叶")
    alone = {"id": top["id"], "alone": "true"}
    answer = await client.send("DELETE", f"{CATEGORY}/delete", params=alone)
    assert (answer.status_code, answer.json()["id"]) == (409, "row.referenced")
    assert await client.result("DELETE", f"{CATEGORY}/delete", params={**alone, "id": below["id"]}) == 1


async def test_a_department_takes_those_below_along_unless_something_names_one(client: Client) -> None:
    ids: list[str] = []
    for name in ("总厂", "车间", "班组"):
        form = {"departName": name, "parentId": ids[-1] if ids else "", "orgCategory": "2"}
        ids.append((await client.result("POST", f"{DEPART}/add", json=form))["id"])
    role = {"departId": ids[2], "roleName": "班长", "roleCode": "lead_of_shift"}
    made = await client.result("POST", "/sys/sysDepartRole/add", json=role)
    answer = await refused(client, "DELETE", f"{DEPART}/delete", params={"id": ids[0]})
    assert answer["id"] == "row.referenced" and "部门角色" in str(answer["message"])
    await client.result("DELETE", "/sys/sysDepartRole/delete", params={"id": made["id"]})
    assert await client.result("DELETE", f"{DEPART}/delete", params={"id": ids[0]}) == 3
    assert not {"总厂", "车间", "班组"} & await names_of(client, DEPART, "departName")


async def test_another_organisation_s_branch_is_out_of_reach(
    client: Client, sign_in: Any, organisation: Organisation
) -> None:
    (top,) = await plant(client, "他人")
    stranger = await sign_in(organisation.admin)
    assert (await stranger.send("DELETE", f"{CATEGORY}/delete", params={"id": top["id"]})).status_code == 404
    clerk = await sign_in(await organisation.hire())
    assert (await clerk.send("DELETE", f"{CATEGORY}/delete", params={"id": top["id"]})).status_code == 403
