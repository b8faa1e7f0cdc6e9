"""Forms that are built at run time: published, filled in and changed, each in its organisation alone."""

from typing import Any

import orjson
import pytest

from schema.kit.built import built_path
from schema.online.definition import Definition
from server.kit.database import own_pool, pool
from tests.kit.people import create_organisation
from tests.online.conftest import FIELD, FORM, ONE_OF_EACH, SignIn, Workshop, field


async def test_a_published_form_is_a_list_like_any_other(workshop: Workshop) -> None:
    _, path = await workshop.build()
    values = {"place": "1号泵房", "result": "bad", "cost": "12.50", "sound": True, "clock": "08:30:00"}
    made = await workshop.client.result("POST", f"/{path}/add", json=values)
    assert (made["place"], made["result_dictText"], made["cost"], made["sound"]) == ("1号泵房", "异常", "12.50", True)
    page = await workshop.client.result("GET", f"/{path}/list", params={"place": "*泵房*"})
    assert [row["id"] for row in page["records"]] == [made["id"]]
    refused = await workshop.client.call("POST", f"/{path}/add", json={"result": "neither"})
    assert set(refused["fields"]) == {"place"}
    refused = await workshop.client.call("POST", f"/{path}/add", json={"place": "x", "result": "neither"})
    assert set(refused["fields"]) == {"result"}


async def test_it_is_described_and_stands_in_the_menu_with_its_rights(workshop: Workshop) -> None:
    _, path = await workshop.build()
    described = (await workshop.client.result("GET", "/sys/engine/describe"))["resources"]
    whole = next(one for one in described if one["path"] == path)
    assert whole["title"] == {"zh": "设备巡检", "en": "Inspection"}
    assert [one["key"] for one in whole["fields"]][: len(ONE_OF_EACH)] == [one["name"] for one in ONE_OF_EACH]
    assert {"list", "add", "edit", "delete", "export", "import"} <= set(whole["can"])
    grants = await workshop.client.result("GET", "/sys/permission/getUserPermissionByToken")
    group = next(item for item in grants["menu"] if item["path"] == "/online")
    page = next(item for item in group["children"] if item["path"] == "/online/cgformList/inspection")
    assert (page["meta"]["resource"], page["meta"]["titleEn"]) == (path, "Inspection")
    assert f"{path.replace('/', ':')}:add" in page["meta"]["permissionList"]


async def test_each_verb_needs_its_right_and_building_a_right_of_its_own(workshop: Workshop, sign_in: SignIn) -> None:
    row_id, path = await workshop.build()
    code = path.replace("/", ":")
    clerk = await sign_in(await workshop.organisation.hire(f"{code}:list", f"{code}:add"))
    made = await clerk.result("POST", f"/{path}/add", json={"place": "大堂"})
    refused = await clerk.send("DELETE", f"/{path}/delete", params={"id": made["id"]})
    assert (refused.status_code, refused.json()["result"]) == (403, {"needs": f"{code}:delete"})
    for method, call, options in (
        ("POST", "add", {"json": {}}),
        ("POST", "publish", {"json": {"id": row_id, "version": 1}}),
        ("GET", "changes", {"params": {"id": row_id}}),
    ):
        assert (await clerk.send(method, f"{FORM}/{call}", **options)).status_code == 403, call


async def test_a_form_does_not_exist_for_another_organisation(workshop: Workshop, sign_in: SignIn) -> None:
    row_id, path = await workshop.build()
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "机密机房"})
    abroad = await create_organisation("别家")
    stranger = await sign_in(abroad.admin)
    for method, call, options in (
        ("GET", "list", {}),
        ("GET", "queryById", {"params": {"id": made["id"]}}),
        ("POST", "add", {"json": {"place": "x"}}),
        ("PUT", "edit", {"json": {"id": made["id"], "place": "x"}}),
        ("DELETE", "delete", {"params": {"id": made["id"]}}),
        ("GET", "exportXls", {}),
        ("POST", "batchEdit", {"json": {"ids": [made["id"]], "values": {"place": "x"}}}),
    ):
        answer = await stranger.send(method, f"/{path}/{call}", **options)
        assert (answer.status_code, answer.json()["id"]) == (404, "path.missing"), call
    disguised = built_path(abroad.id, int(path.rpartition("/")[2]))
    assert (await stranger.send("GET", f"/{disguised}/list")).status_code == 404
    for shown in (
        await stranger.result("GET", "/sys/engine/describe"),
        await stranger.result("GET", "/sys/permission/getUserPermissionByToken"),
        await stranger.result("GET", "/sys/permission/list"),
        await stranger.result("GET", "/sys/permission/queryTreeList"),
        await stranger.result("GET", f"{FORM}/list"),
    ):
        assert "设备巡检" not in str(shown) and path not in str(shown)
    trail = await stranger.send("GET", "/sys/audit/list", params={"table": path, "rowId": made["id"]})
    assert trail.status_code in (403, 404)
    assert (await stranger.send("GET", f"{FORM}/queryById", params={"id": row_id})).status_code == 404
    grant = await pool().fetchval("SELECT id FROM sys_permission WHERE resource = $1", path)
    role = (await stranger.result("GET", "/sys/role/list"))["records"][0]["id"]
    given = {"roleId": role, "permissionIds": str(grant), "lastpermissionIds": ""}
    await stranger.send("POST", "/sys/permission/saveRolePermission", json=given)
    held = await stranger.result("GET", "/sys/permission/queryRolePermission", params={"roleId": role})
    assert str(grant) not in held


async def test_nobody_who_is_not_signed_in_learns_whether_there_is_a_form(workshop: Workshop, sign_in: SignIn) -> None:
    _, path = await workshop.build()
    nobody = await sign_in()
    for there in (path, "onl/1/999999"):
        assert (await nobody.send("GET", f"/{there}/list")).status_code == 401


async def test_a_new_field_and_a_new_title_are_a_new_version_and_move_no_data(workshop: Workshop) -> None:
    row_id, path = await workshop.build("inspection", [field("place"), field("note", "textarea")])
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房", "note": "旧的"})
    note = await workshop.field_of(row_id, "note")
    edited = await workshop.edit_fields(
        row_id,
        {"id": note["id"], "rowVersion": note["rowVersion"], "title": "说明", "titleEn": "Remarks"},
        {"sortOrder": 9, **field("result", "options", options="a=甲 | A")},
        titleEn="Daily inspection",
    )
    assert edited["success"], edited
    told = await workshop.client.result("GET", f"{FORM}/changes", params={"id": row_id})
    assert (told["version"], [one["code"] for one in told["changes"]]) == (2, ["rename", "rename", "add"])
    before = await workshop.client.result("GET", "/sys/engine/describe")
    assert "Remarks" not in str(before)
    assert await workshop.publish(row_id) == path
    described = (await workshop.client.result("GET", "/sys/engine/describe"))["resources"]
    whole = next(one for one in described if one["path"] == path)
    assert [one["label"]["en"] for one in whole["fields"]][:3] == ["Field place", "Remarks", "Field result"]
    assert whole["title"]["en"] == "Daily inspection"
    change = {"id": made["id"], "rowVersion": made["rowVersion"], "result": "a"}
    after = await workshop.client.result("PUT", f"/{path}/edit", json=change)
    assert (after["note"], after["result_dictText"]) == ("旧的", "甲")
    whole = {"place": "机房", "note": "新的", "result": "a"}
    fresh = await workshop.client.result("POST", f"/{path}/add", json=whole)
    assert {key: fresh[key] for key in whole} == whole
    versions = await workshop.client.result("GET", "/online/cgformVersion/list", params={"formId": row_id})
    assert [(one["version"], one["added"], one["changed"]) for one in versions["records"]] == [(2, 1, 2), (1, 2, 0)]


async def test_the_rules_of_a_field_hold_and_may_change_with_a_version(workshop: Workshop) -> None:
    fields = [field("phone", rule="mobile"), field("count", "int", least=1, most=5), field("code", length=4)]
    row_id, path = await workshop.build("inspection", fields)
    wrong = {"phone": "12", "count": 6, "code": "12345"}
    refused = await workshop.client.call("POST", f"/{path}/add", json=wrong)
    assert set(refused["fields"]) == set(wrong)
    right = {"phone": "13900139000", "count": 5, "code": "1234"}
    made = await workshop.client.result("POST", f"/{path}/add", json=right)
    count = await workshop.field_of(row_id, "count")
    changed = {"id": count["id"], "rowVersion": count["rowVersion"], "most": 9, "required": True}
    await workshop.edit_fields(row_id, changed)
    await workshop.publish(row_id)
    edited = await workshop.client.result("PUT", f"/{path}/edit", json={"id": made["id"], "count": 9})
    assert edited["count"] == 9
    missing = await workshop.client.call("POST", f"/{path}/add", json={})
    assert set(missing["fields"]) == {"count"}


async def test_a_removed_field_is_hidden_and_keeps_its_data(workshop: Workshop) -> None:
    row_id, path = await workshop.build("inspection", [field("place"), field("note")])
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房", "note": "留着"})
    note = await workshop.field_of(row_id, "note")
    await workshop.edit_fields(row_id, {"id": note["id"], "deleted": True})
    await workshop.publish(row_id)
    row = await workshop.client.result("GET", f"/{path}/queryById", params={"id": made["id"]})
    assert "note" not in row and row["place"] == "泵房"
    again = await workshop.client.result("POST", f"/{FIELD}/restore", json={"ids": [note["id"]]})
    assert again["done"] == 1
    await workshop.publish(row_id)
    row = await workshop.client.result("GET", f"/{path}/queryById", params={"id": made["id"]})
    assert row["note"] == "留着"


@pytest.mark.parametrize("change", [{"name": "other"}, {"single": True}, {"length": 20}])
async def test_what_rows_were_written_by_stays(workshop: Workshop, change: dict[str, Any]) -> None:
    row_id, _ = await workshop.build("inspection", [field("place")])
    place = await workshop.field_of(row_id, "place")
    refused = await workshop.edit_fields(row_id, {"id": place["id"], "rowVersion": place["rowVersion"], **change})
    key = next(iter(change))
    assert (refused["success"], list(refused["fields"])) == (False, [f"children.{FIELD}.0.{key}"])


@pytest.mark.parametrize(
    "name",
    ["user; drop", "__proto__", "constructor", "id", "rowVersion", "pageNo", "c1", "名称", "A", "a_b", "a" * 41, 'x"y'],
)
async def test_a_name_that_could_do_harm_is_refused_at_its_field(workshop: Workshop, name: str) -> None:
    body = {"code": "x", "title": "甲", "titleEn": "A", "children": {FIELD: [field(name)]}}
    answer = await workshop.client.call("POST", f"{FORM}/add", json=body)
    assert (answer["code"], list(answer["fields"])) == (422, [f"children.{FIELD}.0.name"])
    assert (await workshop.client.result("GET", f"{FORM}/list"))["total"] == 0


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (field("x", "formula"), "kind"),
        (field("x", "options"), "options"),
        (field("x", "options", options="a=甲\na=乙"), "options"),
        (field("x", "dict"), "dictCode"),
        (field("x", "image", single=True), "single"),
        (field("x", "int", defaultValue="many"), "defaultValue"),
        (field("x", "date", defaultValue="2026-01-01"), "defaultValue"),
        (field("x", title="甲 | 乙"), "title"),
        (field("x", "int", rule="mobile"), "rule"),
        (field("x", "text", least=1), "least"),
        (field("x", "int", least=3, most=2), "most"),
        (field("x", "int", most=2, defaultValue="3"), "defaultValue"),
        (field("x", rule="mobile", defaultValue="x"), "defaultValue"),
    ],
)
async def test_a_field_that_cannot_be_made_is_refused_at_its_cell(workshop: Workshop, wrong: Any, key: str) -> None:
    body = {"code": "x", "title": "甲", "titleEn": "A", "children": {FIELD: [wrong]}}
    answer = await workshop.client.call("POST", f"{FORM}/add", json=body)
    assert (answer["code"], list(answer["fields"])) == (422, [f"children.{FIELD}.0.{key}"])


async def test_a_hundred_fields_with_the_names_of_sql_are_a_form(workshop: Workshop) -> None:
    words = ["select", "from", "where", "table", "user", "order1", "drop", "null", "default", "group", "limit", "name"]
    fields = [field(word, title="'); DROP TABLE sys_user; --") for word in words]
    fields += [field(f"f{n}", "int" if n % 2 else "text", single=n == 7) for n in range(100 - len(words))]
    _, path = await workshop.build("hostile", fields)
    values = {word: f"'{word}\"; --" for word in words} | {"f7": 7}
    made = await workshop.client.result("POST", f"/{path}/add", json=values)
    assert {word: made[word] for word in words} == {word: f"'{word}\"; --" for word in words}
    page = await workshop.client.result("GET", f"/{path}/list", params={"select": "*select*", "column": "from,drop"})
    assert page["total"] == 1
    taken = await workshop.client.call("POST", f"/{path}/add", json={"f7": 7})
    assert (taken["code"], list(taken["fields"])) == (422, ["f7"])


async def test_nothing_new_is_not_published_and_an_empty_form_never(workshop: Workshop) -> None:
    row_id, _ = await workshop.build("inspection", [field("place")])
    row = await workshop.read(row_id)
    step = {"id": row_id, "version": row["rowVersion"]}
    assert (await workshop.client.call("POST", f"{FORM}/publish", json=step))["id"] == "form.unchanged"
    empty = await workshop.draft("empty", [])
    step = {"id": empty["id"], "version": empty["rowVersion"]}
    assert (await workshop.client.call("POST", f"{FORM}/publish", json=step))["id"] == "form.empty"
    refused = await workshop.client.call("DELETE", f"{FORM}/delete", params={"id": row_id})
    assert refused["id"] == "form.published"


async def test_a_stopped_form_is_gone_until_it_is_published_again(workshop: Workshop) -> None:
    row_id, path = await workshop.build("inspection", [field("place")])
    await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房"})
    row = await workshop.read(row_id)
    await workshop.client.result("POST", f"{FORM}/stop", json={"id": row_id, "version": row["rowVersion"]})
    assert (await workshop.client.send("GET", f"/{path}/list")).status_code == 404
    grants = await workshop.client.result("GET", "/sys/permission/getUserPermissionByToken")
    assert path not in str(grants["menu"])
    await workshop.publish(row_id)
    assert (await workshop.client.result("GET", f"/{path}/list"))["total"] == 1


async def test_rows_are_found_by_the_search_and_undone_like_any(workshop: Workshop) -> None:
    _, path = await workshop.build("inspection", [field("place", queryShow=True)])
    added = await workshop.client.send("POST", f"/{path}/add", json={"place": "凤凰山泵房"})
    found = await workshop.client.result("GET", "/sys/search", params={"q": "凤凰山"})
    assert path in str(found)
    back = await workshop.client.result("POST", "/sys/audit/undo", json={"act": added.headers["X-Act"]})
    assert back["done"] == 1
    assert (await workshop.client.result("GET", f"/{path}/list"))["total"] == 0


async def test_an_option_that_is_gone_still_names_what_chose_it(workshop: Workshop) -> None:
    row_id, path = await workshop.build("inspection", [field("result", "options", options="a=甲\nb=乙")])
    made = await workshop.client.result("POST", f"/{path}/add", json={"result": "b"})
    result = await workshop.field_of(row_id, "result")
    kept = {"id": result["id"], "rowVersion": result["rowVersion"], "options": "a=甲\nc=丙"}
    await workshop.edit_fields(row_id, kept)
    await workshop.publish(row_id)
    row = await workshop.client.result("GET", f"/{path}/queryById", params={"id": made["id"]})
    assert row["result_dictText"] == "乙"


async def test_a_definition_is_read_back_as_it_was_kept(workshop: Workshop) -> None:
    row_id, path = await workshop.build()
    kept = await pool().fetchval("SELECT definition FROM onl_form_version WHERE form_id = $1", int(row_id))
    definition = Definition.read(orjson.loads(kept))
    assert (definition.path, len(definition.shown)) == (path, len(ONE_OF_EACH))


async def test_a_form_in_use_is_not_waited_for_and_nothing_of_the_version_is_left(workshop: Workshop) -> None:
    row_id, path = await workshop.build("inspection", [field("place")])
    await workshop.edit_fields(row_id, {"sortOrder": 2, **field("note")})
    row = await workshop.read(row_id)
    step = {"id": row_id, "version": row["rowVersion"]}
    table = f"onl_d_{path.rpartition('/')[2]}"
    async with own_pool().acquire() as reader, reader.transaction():
        await reader.execute(f"SELECT count(*) FROM {table}")
        refused = await workshop.client.call("POST", f"{FORM}/publish", json=step)
    assert (refused["code"], refused["id"]) == (409, "form.busy")
    assert (await workshop.read(row_id))["version"] == 1
    assert await workshop.publish(row_id) == path


async def test_roles_are_given_a_form_as_any_page_and_data_rules_narrow_it(workshop: Workshop, sign_in: SignIn) -> None:
    _, path = await workshop.build("inspection", [field("place", queryShow=True)])
    for place in ("一号泵房", "二号泵房"):
        await workshop.client.result("POST", f"/{path}/add", json={"place": place})
    person = await workshop.organisation.hire()
    page = await pool().fetchval("SELECT id FROM sys_permission WHERE resource = $1", path)
    rule = {
        "permissionId": str(page),
        "ruleName": "一号",
        "ruleColumn": "place",
        "ruleConditions": "LIKE",
        "ruleValue": "一号",
    }
    made = await workshop.client.result("POST", "/sys/permission/addPermissionRule", json=rule)
    role = await pool().fetchval("SELECT role_id FROM sys_user_role WHERE user_id = $1", person.user_id)
    given = {"roleId": str(role), "permissionIds": str(page), "lastpermissionIds": ""}
    await workshop.client.result("POST", "/sys/permission/saveRolePermission", json=given)
    narrowed = {"permissionId": str(page), "roleId": str(role), "dataRuleIds": made["id"]}
    await workshop.client.result("POST", "/sys/role/datarule", json=narrowed)
    clerk = await sign_in(person)
    rows = await clerk.result("GET", f"/{path}/list")
    assert [row["place"] for row in rows["records"]] == ["一号泵房"]
