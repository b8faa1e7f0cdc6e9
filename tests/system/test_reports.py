"""Reports by code: what they show is what the asking person may list."""

from typing import Any

import orjson
import pytest

from schema.domains import registry
from schema.seeds.reports import REPORTS
from server.engine.figures import groups, sums_up
from server.engine.filters import decode_rules, searchable
from tests.kit.people import Organisation


async def make_report(client: Any, **changes: Any) -> dict[str, Any]:
    form = {
        "code": "posts",
        "name": "职务一览",
        "resource": "sys/position",
        "columns": "name,code,createTime",
        "queryFields": "name,createTime",
        "sortBy": "code desc",
        **changes,
    }
    made: dict[str, Any] = await client.result("POST", "/online/cgreport/head/add", json=form)
    return made


async def make_positions(client: Any) -> None:
    for code in ("p1", "p2", "p3"):
        form = {"name": f"职务{code}", "code": code}
        await client.result("POST", "/sys/position/add", json=form)


async def test_a_report_gives_columns_search_fields_and_rows(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    await make_positions(client)
    made = await make_report(client)
    columns = await client.result("GET", "/online/cgreport/api/getRpColumns/posts")
    assert [column["dataIndex"] for column in columns["columns"]] == ["name", "code", "createTime"]
    assert (columns["cgRpConfigId"], columns["cgRpConfigName"]) == (made["id"], "职务一览")
    info = await client.result("GET", f"/online/cgreport/api/getQueryInfo/{made['id']}")
    assert [(field["field"], field["mode"], field["hidden"]) for field in info] == [
        ("name", "single", "0"),
        ("createTime", "group", "0"),
    ]
    path = f"/online/cgreport/api/getData/{made['id']}"
    page = await client.result("GET", path, params={"pageNo": 1, "pageSize": 2})
    assert ([row["code"] for row in page["records"]], page["total"]) == (["p3", "p2"], 3)
    assert set(page["records"][0]) == {"id", "name", "code", "createTime"}
    assert [row["code"] for row in (await client.result("GET", path, params={"self_code": "p2"}))["records"]] == ["p2"]
    up = await client.result("GET", path, params={"column": "code", "order": "asc"})
    assert [row["code"] for row in up["records"]] == ["p1", "p2", "p3"]


async def test_the_fixed_condition_cannot_be_got_round(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    await make_positions(client)
    fixed = [{"field": "code", "rule": "ne", "val": "p3"}]
    made = await make_report(client, condition=orjson.dumps(fixed).decode())
    path = f"/online/cgreport/api/getData/{made['id']}"
    wide = orjson.dumps([{"field": "code", "rule": "eq", "val": "p3"}]).decode()
    for params in ({}, {"superQueryParams": wide}, {"self_superQueryParams": wide}):
        page = await client.result("GET", path, params=params)
        assert [row["code"] for row in page["records"]] == ["p2", "p1"]


async def test_who_may_not_list_the_source_sees_no_report_of_it(sign_in: Any, organisation: Organisation) -> None:
    made = await make_report(await sign_in(organisation.admin))
    stranger = await sign_in(await organisation.hire("sys:user:list"))
    for path in ("getRpColumns/posts", f"getQueryInfo/{made['id']}", f"getData/{made['id']}"):
        assert (await stranger.send("GET", f"/online/cgreport/api/{path}")).status_code == 403


async def test_a_report_names_only_what_exists(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    form = {"code": "x", "name": "x", "resource": "sys/position"}
    for field, value in {
        "resource": "sys_user; drop table sys_user",
        "columns": "name,password",
        "queryFields": "1=1",
        "sortBy": "code desc, (select 1)",
        "condition": '[{"field":"nothing","rule":"eq","val":"1"}]',
    }.items():
        answer = await client.call("POST", "/online/cgreport/head/add", json={**form, field: value})
        assert set(answer["fields"]) == {field}
    assert (await client.call("GET", "/online/cgreport/api/getRpColumns/nothing"))["id"] == "report.missing"


async def test_a_report_counts_and_sums_what_its_rows_are(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    await make_positions(client)
    fixed = orjson.dumps([{"field": "code", "rule": "ne", "val": "p3"}]).decode()
    made = await make_report(client, condition=fixed, groupBy="createTime")
    path = f"/online/cgreport/api/getFigure/{made['id']}"
    figure = await client.result("GET", path)
    assert (figure["count"], [one["count"] for one in figure["slices"]], figure["by"]) == (2, [2], "创建时间")
    assert (await client.result("GET", path, params={"code": "p2"}))["count"] == 1
    names = await client.result("GET", "/online/cgreport/api/getReports")
    assert [(one["code"], one["resource"]) for one in names] == [("posts", "sys/position")]


async def test_a_report_is_nobodys_who_may_not_list_what_it_reads(sign_in: Any, organisation: Organisation) -> None:
    made = await make_report(await sign_in(organisation.admin))
    stranger = await sign_in(await organisation.hire("sys:report:list"))
    assert await stranger.result("GET", "/online/cgreport/api/getReports") == []
    assert (await stranger.send("GET", f"/online/cgreport/api/getFigure/{made['id']}")).status_code == 403


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("groupBy", "nothing"), ("groupBy", "name"), ("sums", "name"), ("sums", "nothing")],
)
async def test_what_cannot_be_counted_or_summed_is_refused_at_the_field(
    sign_in: Any, organisation: Organisation, field: str, wrong: str
) -> None:
    client = await sign_in(organisation.admin)
    form = {"code": "x", "name": "报表", "resource": "sys/position", field: wrong}
    answer = await client.send("POST", "/online/cgreport/head/add", json=form)
    assert answer.status_code == 422 and field in answer.text


def test_every_report_that_ships_names_what_its_list_has() -> None:
    for plan in REPORTS:
        resource = registry().require(plan.resource)
        known = searchable(resource)
        named = f"{plan.columns},{plan.query_fields},{plan.sort_by.split()[0]}".split(",")
        named += [str(rule["field"]) for rule in decode_rules(plan.condition or "[]")]
        assert not {name for name in named if name and name not in known}, plan.code
        assert plan.group_by is None or groups(known[plan.group_by]), plan.code
        assert all(sums_up(known[key]) for key in (plan.sums or "").split(",") if key), plan.code
