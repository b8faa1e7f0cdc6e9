"""The menu: read as trees, changed by the platform only, felt at once by whoever is signed in."""

import asyncio
from typing import Any

from tests.kit.client import Client
from tests.kit.people import Organisation

TREE_DATA, MENU_ITEM = "/sys/dict/loadTreeData", "/sys/dict/loadDictItem/sys_permission,name,id"


def walk(nodes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [node for head in nodes for node in (head, *walk(head["children"] or []))]


async def add(platform: Client, **values: Any) -> dict[str, Any]:
    entry = {"name": "试验菜单", "menuType": 1, "url": "trial/page", "component": "engine/ListPage", **values}
    return dict(await platform.result("POST", "/sys/permission/add", json=entry))


async def test_the_menu_is_a_tree_with_null_children_on_leaves(platform: Client) -> None:
    tree = await platform.result("GET", "/sys/permission/list")
    nodes = walk(tree)
    user = next(node for node in nodes if node["url"] == "/isystem/user")
    assert user["key"] == user["id"] and user["title"] == user["name"] and user["menuType"] == 1
    assert user["leaf"] is False and user["isLeaf"] is False
    leaf = next(node for node in nodes if node["perms"] == "sys:user:add")
    assert leaf["leaf"] is True and leaf["isLeaf"] is True and leaf["children"] is None
    assert leaf["parentId"] == user["id"] and leaf["delFlag"] == 0 and leaf["status"] == "1"


async def test_levels_are_read_one_by_one_or_several_at_once(platform: Client) -> None:
    top = await platform.result("GET", "/sys/permission/getSystemMenuList")
    assert {node["parentId"] for node in top} == {""}
    system = next(node for node in top if node["url"] == "/isystem")
    below = await platform.result("GET", "/sys/permission/getSystemSubmenu", params={"parentId": system["id"]})
    assert "/isystem/user" in {node["url"] for node in below}
    ids = f"{system['id']},{below[0]['id']},"
    batch = await platform.result("GET", "/sys/permission/getSystemSubmenuBatch", params={"parentIds": ids})
    assert set(batch) == {system["id"], below[0]["id"]}
    assert [node["id"] for node in batch[system["id"]]] == [node["id"] for node in below]


async def test_the_grant_tree_names_its_nodes_in_slot_titles(platform: Client) -> None:
    for path in ("/sys/permission/queryTreeList", "/sys/role/queryTreeList", "/sys/role/queryTreeList2"):
        result = await platform.result("GET", path)
        nodes = walk(result["treeList"])
        assert {node["key"] for node in nodes} == set(result["ids"])
        assert all(node["title"] is None and node["slotTitle"] for node in nodes)
        assert nodes[0]["scopedSlots"] == {"title": "hasDatarule"}


async def test_a_new_entry_gets_a_leading_slash_and_can_be_changed_and_deleted_with_all_below(platform: Client) -> None:
    parent = await add(platform)
    assert parent["url"] == "/trial/page"
    child = await add(
        platform, name="按钮", menuType=2, perms="trial:do", parentId=parent["id"], url=None, component=None
    )
    await platform.result("PUT", "/sys/permission/edit", json={**parent, "name": "改名"})
    nodes = {node["id"]: node for node in walk(await platform.result("GET", "/sys/permission/list"))}
    assert nodes[parent["id"]]["name"] == "改名"
    assert [node["id"] for node in nodes[parent["id"]]["children"]] == [child["id"]]
    stale = await platform.call("PUT", "/sys/permission/edit", json={**parent, "name": "再改"})
    assert stale["id"] == "row.stale"
    await platform.result("DELETE", "/sys/permission/delete", params={"id": parent["id"]})
    left = {node["id"] for node in walk(await platform.result("GET", "/sys/permission/list"))}
    assert not {parent["id"], child["id"]} & left


async def test_several_entries_are_deleted_by_joined_ids(platform: Client) -> None:
    first, second = await add(platform), await add(platform)
    await platform.result("DELETE", "/sys/permission/deleteBatch", params={"ids": f"{first['id']},{second['id']},"})
    left = {node["id"] for node in walk(await platform.result("GET", "/sys/permission/list"))}
    assert not {first["id"], second["id"]} & left


async def test_an_entry_cannot_stand_below_itself_or_below_an_action(platform: Client) -> None:
    parent = await add(platform)
    child = await add(platform, parentId=parent["id"])
    action = await add(platform, menuType=2, perms="trial:x", url=None, component=None)
    circle = await platform.call("PUT", "/sys/permission/edit", json={**parent, "parentId": child["id"]})
    assert "parentId" in circle["fields"]
    below = await platform.call("POST", "/sys/permission/add", json={"name": "x", "parentId": action["id"]})
    assert "parentId" in below["fields"]
    ids = ",".join(node["id"] for node in (parent, action))
    await platform.result("DELETE", "/sys/permission/deleteBatch", params={"ids": ids})


async def test_addresses_that_would_run_as_script_are_refused(platform: Client) -> None:
    for url in ("javascript:alert(1)//{{", "{{window.x}}", "https://x.cn/{{y}}", "http://a b"):
        answer = await platform.call("POST", "/sys/permission/add", json={"name": "坏", "url": url})
        assert "url" in answer["fields"], url


async def test_only_the_platform_changes_the_menu_that_all_organisations_share(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    tree = walk(await client.result("GET", "/sys/permission/list"))
    for method, path, options in (
        ("POST", "add", {"json": {"name": "别家"}}),
        ("PUT", "edit", {"json": {"id": tree[0]["id"], "name": "别家"}}),
        ("DELETE", "delete", {"params": {"id": tree[0]["id"]}}),
        ("DELETE", "deleteBatch", {"params": {"ids": tree[0]["id"]}}),
        ("POST", "move", {"json": {"id": tree[0]["id"]}}),
    ):
        assert (await client.call(method, f"/sys/permission/{path}", **options))["id"] == "platform.only"


async def test_switching_an_entry_off_takes_the_right_from_everybody_at_once(  # type: ignore[no-untyped-def]
    platform: Client, sign_in, organisation: Organisation
) -> None:
    entry = await add(platform, menuType=2, perms="sys:position:list", url=None, component=None)
    colleague = await organisation.hire()
    theirs, admin = await sign_in(colleague), await sign_in(organisation.admin)
    roles = await admin.result("GET", "/sys/user/queryUserRole", params={"userid": str(colleague.user_id)})
    grant = {"roleId": roles[0], "permissionIds": entry["id"]}
    await admin.result("POST", "/sys/permission/saveRolePermission", json=grant)
    assert (await theirs.send("GET", "/sys/position/list")).status_code == 200
    await platform.result("PUT", "/sys/permission/edit", json={**entry, "status": "0"})
    assert (await theirs.send("GET", "/sys/position/list")).status_code == 403
    await platform.result("DELETE", "/sys/permission/delete", params={"id": entry["id"]})


async def test_one_level_is_the_first_or_what_is_below_an_entry(platform) -> None:  # type: ignore[no-untyped-def]
    first = await platform.result("GET", "/sys/permission/queryListAsync")
    assert first == await platform.result("GET", "/sys/permission/getSystemMenuList") and first
    below = await platform.result("GET", "/sys/permission/queryListAsync", params={"pid": first[0]["id"]})
    assert below and {node["parentId"] for node in below} == {first[0]["id"]}


async def below(platform: Client, parent: str) -> list[str]:
    nodes = await platform.result("GET", "/sys/permission/getSystemSubmenu", params={"parentId": parent})
    return [node["name"] for node in nodes]


async def test_an_entry_moves_among_its_siblings_or_below_another_and_its_answer_takes_it_back(
    platform: Client,
) -> None:
    left, right = await add(platform, name="左"), await add(platform, name="右")
    entries = {
        name: await add(platform, name=name, parentId=parent["id"])
        for name, parent in (("a", left), ("b", left), ("c", left), ("x", right), ("y", right))
    }

    async def move(name: str, parent: str, before: str = "") -> dict[str, Any]:
        body = {"id": entries[name]["id"], "parentId": parent, "beforeId": before}
        return dict(await platform.result("POST", "/sys/permission/move", json=body))

    await move("c", left["id"], entries["a"]["id"])
    assert await below(platform, left["id"]) == ["c", "a", "b"]
    moved = await move("a", right["id"], entries["y"]["id"])
    assert await below(platform, left["id"]) == ["c", "b"]
    assert await below(platform, right["id"]) == ["x", "a", "y"]
    assert (moved["oldParentId"], moved["oldBeforeId"]) == (left["id"], entries["b"]["id"])
    await move("a", moved["oldParentId"], moved["oldBeforeId"])
    assert await below(platform, left["id"]) == ["c", "a", "b"]
    await move("b", "")
    assert "b" in {node["name"] for node in await platform.result("GET", "/sys/permission/getSystemMenuList")}
    ids = ",".join(node["id"] for node in (left, right, entries["b"]))
    await platform.result("DELETE", "/sys/permission/deleteBatch", params={"ids": ids})


async def test_an_entry_moves_to_no_place_where_it_cannot_stand(platform: Client, sign_in: Any) -> None:
    parent = await add(platform)
    child = await add(platform, parentId=parent["id"])
    action = await add(platform, menuType=2, perms="trial:x", url=None, component=None, parentId=parent["id"])

    async def refused(entry: dict[str, Any], **place: Any) -> dict[str, Any]:
        return await platform.call("POST", "/sys/permission/move", json={"id": entry["id"], **place})

    for entry, place in ((parent, child["id"]), (parent, parent["id"]), (child, action["id"]), (action, "")):
        assert "parentId" in (await refused(entry, parentId=place))["fields"], place
    assert (await refused(child, parentId="", beforeId=action["id"]))["code"] == 404
    assert (await refused(child, parentId=parent["id"], version=7))["code"] == 409
    assert await below(platform, parent["id"]) == [child["name"], action["name"]]
    await platform.result("DELETE", "/sys/permission/delete", params={"id": parent["id"]})


async def test_two_moves_at_once_make_no_circle(platform: Client) -> None:
    one, other = await add(platform, name="甲"), await add(platform, name="乙")
    moves = ({"id": one["id"], "parentId": other["id"]}, {"id": other["id"], "parentId": one["id"]})
    answers = await asyncio.gather(*(platform.call("POST", "/sys/permission/move", json=move) for move in moves))
    assert sorted(answer["success"] for answer in answers) == [False, True]
    ids = f"{one['id']},{other['id']}"
    await platform.result("DELETE", "/sys/permission/deleteBatch", params={"ids": ids})


async def test_the_menu_is_searched_by_name_address_and_code_with_the_way_to_each_match(platform: Client) -> None:
    async def search(word: str) -> list[dict[str, Any]]:
        return list(await platform.result("GET", "/sys/permission/searchTree", params={"keyword": word}))

    (system,) = await search("SYS:USER:ADD")
    (page,) = system["children"]
    assert system["url"] == "/isystem" and page["url"] == "/isystem/user"
    assert [node["perms"] for node in page["children"]] == ["sys:user:add"]
    page = next(node for node in walk(await search("/isystem/user")) if node["url"] == "/isystem/user")
    assert "sys:user:add" in {node["perms"] for node in page["children"]}
    assert await search("no such thing") == []
    assert "keyword" in (await platform.call("GET", "/sys/permission/searchTree"))["fields"]


async def menu_of(client: Client) -> list[dict[str, Any]]:
    grants = await client.result("GET", "/sys/permission/getUserPermissionByToken")
    return walk([_with_children(item) for item in grants["menu"]])


def _with_children(item: dict[str, Any]) -> dict[str, Any]:
    return {**item, "children": [_with_children(child) for child in item.get("children") or []]}


async def test_an_entry_says_which_rights_below_it_the_person_holds(
    platform: Client, sign_in: Any, organisation: Organisation
) -> None:
    boss = {item["path"]: item["meta"] for item in await menu_of(await sign_in(organisation.admin))}
    assert {"sys:position:add", "sys:position:list"} <= set(boss["/isystem/position"]["permissionList"])


async def test_an_online_report_is_in_the_menu_where_it_is_and_in_no_other(
    platform: Client, sign_in: Any, organisation: Organisation
) -> None:
    online = {"component": "modules/online/cgreport/auto/OnlCgreportAutoList", "menuType": 1}
    refused = await platform.call(
        "POST", "/sys/permission/add", json={**online, "name": "无", "url": "/online/cgreport/nowhere"}
    )
    assert refused["fields"]["component"].startswith("没有这个在线表单或报表")
    report = {"name": "职务表", "code": "positions_x", "resource": "sys/position"}
    await platform.result("POST", "/online/cgreport/head/add", json=report)
    made = await add(platform, **online, name="职务报表", url="/online/cgreport/positions_x")
    try:
        shown = {item["path"]: item["meta"] for item in await menu_of(platform)}
        assert shown["/online/cgreport/positions_x"]["resource"] == "sys/position"
        others = {item["path"] for item in await menu_of(await sign_in(organisation.admin))}
        assert "/online/cgreport/positions_x" not in others
    finally:
        await platform.result("DELETE", "/sys/permission/delete", params={"id": made["id"]})


MENU_TABLE = {"tableName": "sys_permission", "text": "name", "code": "id", "pidField": "parent_id", "hasChildField": ""}


async def test_the_menu_is_chosen_from_as_a_dictionary_table(
    platform: Client, sign_in: Any, organisation: Organisation
) -> None:
    clerk = await sign_in(await organisation.hire("sys:permission:list"))
    tops = {node["key"]: node for node in await clerk.result("GET", TREE_DATA, params={**MENU_TABLE, "pid": "0"})}
    shown = await platform.result("GET", "/sys/permission/getSystemMenuList")
    assert list(tops) == [node["id"] for node in shown]
    system = next(node for node in shown if node["url"] == "/isystem")
    node = tops[system["id"]]
    assert (node["title"], node["leaf"], node["hasChildren"], node["parentId"]) == (system["name"], False, True, None)
    asked = {**MENU_TABLE, "pid": system["id"], "pidField": "parentId", "_t": "1"}
    below = await clerk.result("GET", TREE_DATA, params=asked)
    user = next(node for node in below if node["title"] == "用户管理")
    assert (user["parentId"], user["leaf"]) == (system["id"], False)
    for kind, found in (("1", True), ("2", False)):
        narrow = {**asked, "condition": f'{{"menu_type": {kind}}}'}
        assert (user["key"] in {one["key"] for one in await clerk.result("GET", TREE_DATA, params=narrow)}) is found
    names = {"key": f"{user['key']},7"}
    assert await clerk.result("GET", MENU_ITEM, params=names) == ["用户管理", "7"]
    assert await clerk.result("GET", MENU_ITEM, params={**names, "delNotExist": "true"}) == ["用户管理"]


async def test_who_may_not_list_the_menu_chooses_nothing_from_it(sign_in: Any, organisation: Organisation) -> None:
    clerk = await sign_in(await organisation.hire("sys:user:list"))
    assert (await clerk.send("GET", TREE_DATA, params={**MENU_TABLE, "pid": ""})).status_code == 403
    assert (await clerk.send("GET", MENU_ITEM, params={"key": "1"})).status_code == 403


async def test_a_table_of_the_menu_has_the_columns_of_the_menu(platform: Client) -> None:
    for changed in (
        {"text": "create_by"},
        {"text": "name from sys_user"},
        {"code": "perms"},
        {"pidField": "tenant_id"},
        {"condition": "1=1"},
        {"condition": '{"tenant_id": 0}'},
        {"condition": '{"menu_type": "x"}'},
        {"condition": '{"name": {"a": 1}}'},
        {"condition": '{"name__contains": "a"}'},
    ):
        answer = await platform.call("GET", TREE_DATA, params={**MENU_TABLE, "pid": "", **changed})
        assert (answer["success"], answer["id"]) == (False, "dict.code"), changed
    for code in ("sys_permission,tenant_id,id", "sys_permission,name,perms", "sys_permission,name,id,1=1"):
        assert (await platform.call("GET", f"/sys/dict/loadDictItem/{code}", params={"key": "1"}))["id"] == "dict.code"
