"""Categories, checks of values and codes, and the count of visits."""

import orjson

from schema.system.check_rule import CheckRule
from tests.kit.clock import today
from tests.kit.people import Organisation
from tests.workers.sheets import sheet_bytes

BROKEN_RULES = (
    "[",
    '[{"digits":"1","pattern":"("}]',
    '[{"digits":"x","pattern":"."}]',
    '[{"digits":"0","pattern":"."}]',
    '[{"digits":"1"}]',
    '{"digits":"1","pattern":"."}',
    "7",
    orjson.dumps([{"digits": "1", "pattern": "."}] * 51).decode(),
)


async def test_categories_number_themselves_and_are_read_as_a_tree(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    root = await client.result("POST", "/sys/category/add", json={"name": "家具"})
    child = await client.result("POST", "/sys/category/add", json={"name": "床", "pid": root["id"]})
    other = await client.result("POST", "/sys/category/add", json={"name": "家电"})
    assert [root["code"], child["code"], other["code"]] == ["A01", "A01A01", "A02"]
    top = await client.result("GET", "/sys/category/loadTreeRoot", params={"async": "true", "pcode": "0"})
    assert [(node["title"], node["leaf"], node["children"]) for node in top] == [
        ("家具", False, None),
        ("家电", True, None),
    ]
    deep = await client.result("GET", "/sys/category/loadTreeRoot", params={"async": "false"})
    assert [node["key"] for node in deep[0]["children"]] == [child["id"]]
    for path, params in (
        ("loadTreeRoot", {"async": "true", "pcode": "A01"}),
        ("loadTreeChildren", {"pid": root["id"]}),
        ("loadTreeData", {"pid": root["id"]}),
        ("loadTreeData", {"pcode": "A01", "condition": '{"name":"床"}'}),
    ):
        nodes = await client.result("GET", f"/sys/category/{path}", params=params)
        assert [(node["key"], node["code"], node["parentId"]) for node in nodes] == [
            (child["id"], "A01A01", root["id"])
        ]
    assert (await client.call("GET", "/sys/category/loadTreeData"))["success"] is False
    bad = {"pcode": "A01", "condition": '{"1=1":1}'}
    assert (await client.call("GET", "/sys/category/loadTreeData", params=bad))["id"] == "dict.code"
    one = await client.result("GET", "/sys/category/loadOne", params={"field": "code", "val": "A01"})
    assert (one["id"], one["name"], one["pid"], one["hasChild"]) == (root["id"], "家具", "0", "1")
    names = {"ids": f"{other['id']},7,{root['id']}"}
    for path in ("loadDictItem", "loadDictItem/"):
        assert await client.result("GET", f"/sys/category/{path}", params=names) == ["家电", "7", "家具"]
    codes = {"ids": "A02,gone,A01", "field": "code", "delNotExist": "false"}
    assert await client.result("GET", "/sys/category/loadDictItem", params=codes) == ["家电", "gone", "家具"]


async def test_only_who_fills_a_field_with_a_category_reads_the_tree(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    admin = await sign_in(organisation.admin)
    row = await admin.result("POST", "/sys/category/add", json={"name": "家具"})
    filler = await sign_in(await organisation.hire("asset:card:add"))
    stranger = await sign_in(await organisation.hire("sys:position:list"))
    for path, params in (
        ("loadTreeRoot", {"async": "true"}),
        ("loadTreeChildren", {"pid": "0"}),
        ("loadTreeData", {"pcode": "0"}),
        ("loadOne", {"field": "code", "val": "A01"}),
        ("loadDictItem", {"ids": row["id"]}),
    ):
        assert (await filler.send("GET", f"/sys/category/{path}", params=params)).status_code == 200, path
        assert (await stranger.send("GET", f"/sys/category/{path}", params=params)).status_code == 403, path
    narrowed = {"pcode": "0", "condition": '{"name":"家具"}'}
    assert (await filler.send("GET", "/sys/category/loadTreeData", params=narrowed)).status_code == 403


async def test_a_value_is_free_or_taken(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    row = await client.result("POST", "/sys/sysParam/add", json={"paramKey": "a", "paramName": "甲"})
    asked = {"tableName": "sys_param", "fieldName": "param_key", "fieldVal": "a"}
    assert (await client.call("GET", "/sys/duplicate/check", params=asked))["id"] == "value.taken"
    for free in ({"fieldVal": "b"}, {"dataId": row["id"]}, {"fieldVal": ""}):
        answer = await client.call("GET", "/sys/duplicate/check", params={**asked, **free})
        assert (answer["success"], answer["message"]) == (True, "该值可用！")
    for bad in ({"tableName": "sys_session"}, {"fieldName": "1=1"}, {"tableName": "sys_user", "fieldName": "password"}):
        assert (await client.call("GET", "/sys/duplicate/check", params={**asked, **bad}))["id"] == "dict.code"
    powerless = await sign_in(await organisation.hire())
    assert (await powerless.send("GET", "/sys/duplicate/check", params=asked)).status_code == 403


async def test_a_code_is_checked_segment_by_segment(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    segments = [
        {"digits": "2", "pattern": "[A-Z]+", "message": "前两位须为大写字母"},
        {"digits": "3", "pattern": "\\d+", "message": "后三位须为数字"},
        {"digits": "*", "pattern": ".{5}", "message": "须为五位"},
    ]
    rule = {"ruleCode": "no", "ruleName": "编号", "ruleJson": orjson.dumps(segments).decode()}
    await client.result("POST", "/sys/checkRule/add", json=rule)
    path = "/sys/checkRule/checkByCode"
    for good in ("AB123", "%41B123"):
        assert (await client.call("GET", path, params={"ruleCode": "no", "value": good}))["success"]
    failed = await client.call("GET", path, params={"ruleCode": "no", "value": "ABx23"})
    assert failed["success"] is False and failed["message"] == "后三位须为数字"
    expected = {"digits": "3", "checkValue": "x23", "beginIndex": 2, "endIndex": 5, "passed": False}
    assert expected.items() <= failed["result"].items()
    long = await client.call("GET", path, params={"ruleCode": "no", "value": "AB1234"})
    assert long["message"] == "须为五位"
    for broken in BROKEN_RULES:
        await CheckRule.filter(tenant_id=organisation.id, rule_code="no").update(rule_json=broken)
        answer = await client.call("GET", path, params={"ruleCode": "no", "value": "1"})
        assert answer["id"] == "rule.malformed", broken


async def test_a_check_rule_that_cannot_be_applied_is_not_saved(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    """By adding, changing or loading a sheet; the field says which segment is wrong."""
    client = await sign_in(organisation.admin)
    rule = {"ruleCode": "no", "ruleName": "编号", "ruleJson": '[{"digits":"2","pattern":"[A-Z]+"}]'}
    kept = await client.result("POST", "/sys/checkRule/add", json=rule)
    for number, broken in enumerate(BROKEN_RULES):
        add = {**rule, "ruleCode": f"b{number}", "ruleJson": broken}
        change = {"id": kept["id"], "rowVersion": kept["rowVersion"], "ruleJson": broken}
        for method, call, body in (("POST", "add", add), ("PUT", "edit", change)):
            answer = await client.call(method, f"/sys/checkRule/{call}", json=body)
            assert answer["code"] == 422 and list(answer["fields"]) == ["ruleJson"], (broken, answer)
    second = '[{"digits":"1","pattern":"."},{"digits":"*","pattern":"("}]'
    answer = await client.call("POST", "/sys/checkRule/add", json={**rule, "ruleCode": "c", "ruleJson": second})
    assert answer["fields"]["ruleJson"].startswith("第2段")
    sheet = sheet_bytes(
        ["规则名称", "规则编码", "规则"], [["甲", "d1", BROKEN_RULES[1]], ["乙", "d2", rule["ruleJson"]]]
    )
    loaded = await client.call("POST", "/sys/checkRule/importExcel", files={"file": ("a.xlsx", sheet)})
    assert (loaded["result"]["successCount"], loaded["result"]["errorCount"]) == (1, 1)
    kept_codes = [row.rule_code for row in await CheckRule.filter(tenant_id=organisation.id).order_by("rule_code")]
    assert kept_codes == ["d2", "no"]


async def test_visits_are_counted_for_seven_days_without_gaps(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    await sign_in(organisation.admin)
    info = await client.result("GET", "/sys/loginfo")
    assert info == {"totalVisitCount": 2, "todayVisitCount": 2, "todayIp": 1}
    days = await client.result("GET", "/sys/visitInfo")
    assert len(days) == 7
    last = {"type": today().strftime("%m-%d"), "tian": today().isoformat(), "visit": 2, "ip": 1}
    assert days[-1] == last and days[0]["visit"] == 0
