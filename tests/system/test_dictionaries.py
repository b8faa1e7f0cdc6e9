"""Dictionaries: labels, tables as dictionaries with a condition that is never SQL, trees, and the recycle bin."""

from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import AppError, Invalid
from schema.system.field_right import HIDDEN
from server.engine.dictionaries import items_of
from server.engine.labels import add_labels
from server.engine.validate import check_choices, read_field
from server.system.dictionaries.tables import parse_code
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in, organisation: Organisation):  # type: ignore[no-untyped-def]
    """Three positions A, B, C of ranks 1, 1, 2."""
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    for code, rank in (("A", "1"), ("B", "1"), ("C", "2")):
        await client.result("POST", "/sys/position/add", json={"code": code, "name": f"职务{code}", "rank": rank})
    return client


def texts(options: list[dict[str, Any]]) -> list[str]:
    return [option["text"] for option in options]


async def test_one_value_has_its_label(client: Client) -> None:
    assert await client.result("GET", "/sys/dict/getDictText/sex/1") == "男"
    assert await client.result("GET", "/sys/dict/getDictText/sex/9") is None
    assert await client.result("GET", "/sys/dict/getDictText/sys_position,name,code/B") == "职务B"


async def test_labels_keep_the_order_of_the_keys(client: Client) -> None:
    path = "/sys/dict/loadDictItem/sys_position,name,code"
    assert await client.result("GET", path, params={"key": "C,A"}) == ["职务C", "职务A"]
    assert await client.result("GET", path, params={"key": "C,?", "delNotExist": "false"}) == ["职务C", "?"]
    assert await client.result("GET", path, params={"key": "C,?", "delNotExist": "true"}) == ["职务C"]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("sys_position,name,code,rank='1'", ["职务A", "职务B"]),
        ("sys_position,name,code,rank = 1 and code != 'A'", ["职务B"]),
        ("sys_position,name,code,rank%3D2", ["职务C"]),
        ("sys_position where rank=2,name,code", ["职务C"]),
        ("sys_position,name,code", ["职务A", "职务B", "职务C"]),
        ("sys_position,name,code,order by code desc", ["职务C", "职务B", "职务A"]),
        ("sys_position,name,code,rank=1 order by code desc", ["职务B", "职务A"]),
        ("sys_position,name,code,rank%3D1%20ORDER%20BY%20code%20DESC", ["职务B", "职务A"]),
        ("sys_position where rank=1 order by create_time desc,name,code", ["职务B", "职务A"]),
        ("sys_position order by createTime desc,name,code", ["职务C", "职务B", "职务A"]),
        ("sys_position order by rank,name,code", ["职务A", "职务B", "职务C"]),
        ("sys_position,name,code,name!='x order by code desc'", ["职务A", "职务B", "职务C"]),
    ],
)
async def test_a_condition_narrows_a_table_code(client: Client, code: str, found: list[str]) -> None:
    assert texts(await client.result("GET", f"/sys/dict/getDictItems/{code}")) == found


@pytest.mark.parametrize(
    "code",
    [
        "sys_position,name,code,1=1",
        "sys_position,name,code,rank=1 or rank=2",
        "sys_position,name,code,rank=1;drop table sys_position",
        "sys_position,name,code,rank=(select 1)",
        "sys_position,name,code,tenant_id=1",
        "sys_position,name,code,rank='1' union select 1",
        "sys_user,password,username",
        "sys_user,username,id,password=1",
        "sys_session,token_hash,id",
        "sys_position,name,code,order by nothing",
        "sys_position,name,code,order by (select 1)",
        "sys_position,name,code,order by tenant_id",
        "sys_position,name,code,order by code desc;drop table sys_position",
        "sys_position,name,code,order by code desc, name asc",
        "sys_position,name,code,order by code descending",
        "sys_position,name,code,order by code order by name",
        "sys_position,name,code,rank=1 or rank=2 order by code",
        "sys_position rank=1,name,code",
        "sys_position where rank=1,name,code,rank=2",
        "sys_user order by password,username,id",
        "pg_user,usename,usesysid",
    ],
)
async def test_what_is_not_in_the_grammar_is_refused(client: Client, code: str) -> None:
    answer = await client.call("GET", f"/sys/dict/getDictItems/{code}")
    assert answer["success"] is False and answer["id"] == "dict.code"


async def test_chosen_values_stand_first(client: Client) -> None:
    params = {"keyword": "C", "pageSize": "2"}
    options = await client.result("GET", "/sys/dict/loadDictOrderByValue/sys_position,name,code", params=params)
    assert texts(options) == ["职务C", "职务A"]


async def test_a_table_tree_is_read_level_by_level(client: Client) -> None:
    root = (await client.result("GET", "/sys/sysDepart/list"))["records"][0]
    body = {"departName": "工程部", "parentId": root["id"], "orgCategory": "2"}
    child = await client.result("POST", "/sys/sysDepart/add", json=body)
    table = {
        "tableName": "sys_depart",
        "text": "depart_name",
        "code": "id",
        "pidField": "parent_id",
        "hasChildField": "",
    }
    top = await client.result("GET", "/sys/dict/loadTreeData", params={**table, "pid": "0"})
    assert [(node["key"], node["title"], node["leaf"]) for node in top] == [(root["id"], "总部", False)]
    assert {"value", "code", "icon", "children"} <= set(top[0])
    below = await client.result("GET", "/sys/dict/loadTreeData", params={**table, "pid": root["id"]})
    assert [(node["key"], node["leaf"], node["parentId"]) for node in below] == [(child["id"], True, root["id"])]
    narrowed = {**table, "pid": root["id"], "condition": '{"departName":"别的"}'}
    assert await client.result("GET", "/sys/dict/loadTreeData", params=narrowed) == []
    for bad in ('{"1=1":1}', "[1]", "departName='x'", '{"departName":{"a":1}}', '{"tenantId":1}'):
        answer = await client.call("GET", "/sys/dict/loadTreeData", params={**narrowed, "condition": bad})
        assert answer["id"] == "dict.code", bad
    for bad_table in ({"tableName": "sys_session"}, {"text": "password"}, {"pidField": "id; --"}):
        answer = await client.call("GET", "/sys/dict/loadTreeData", params={**table, **bad_table})
        assert answer["id"] == "dict.code", bad_table


REGIONS = {"tableName": "sys_region", "text": "name", "code": "code", "pidField": "parentCode", "pid": "0"}


async def test_who_fills_a_field_that_declares_a_table_chooses_by_that_code_alone(
    sign_in: Any, client: Client, organisation: Organisation
) -> None:
    top = await client.result("POST", "/sys/region/add", json={"code": "330000", "name": "浙江省"})
    await client.result("POST", "/sys/region/add", json={"code": "330100", "name": "杭州市", "parentId": top["id"]})
    clerk = await sign_in(await organisation.hire("rental:tenant:add"))
    roots = await clerk.result("GET", "/sys/dict/loadTreeData", params=REGIONS)
    assert [(node["key"], node["title"], node["leaf"]) for node in roots] == [("330000", "浙江省", False)]
    below = await clerk.result("GET", "/sys/dict/loadTreeData", params={**REGIONS, "pid": "330000"})
    assert [(node["key"], node["leaf"]) for node in below] == [("330100", True)]
    code = "sys_region,name,code"
    assert texts(await clerk.result("GET", f"/sys/dict/loadDict/{code}", params={"keyword": "杭"})) == ["杭州市"]
    assert texts(await client.result("GET", f"/sys/dict/loadDict/{code}", params={"keyword": "hzs"})) == ["杭州市"]
    names = {"key": "330100,9", "delNotExist": "false"}
    assert await clerk.result("GET", f"/sys/dict/loadDictItem/{code}", params=names) == ["杭州市", "9"]
    for other in ({"text": "pinyin"}, {"code": "id"}, {"pidField": "level"}, {"tableName": "sys_user"}):
        params = {**REGIONS, **other}
        assert (await clerk.send("GET", "/sys/dict/loadTreeData", params=params)).status_code == 403, other
    narrowed = {**REGIONS, "condition": '{"level":1}'}
    assert (await clerk.send("GET", "/sys/dict/loadTreeData", params=narrowed)).status_code == 403
    for narrower in (f"{code},level=1", "sys_region where level=1,name,code"):
        assert (await clerk.send("GET", f"/sys/dict/loadDict/{narrower}")).status_code == 403, narrower


async def test_what_a_declared_table_names_is_checked_and_read_by_its_text(client: Client) -> None:
    await client.result("POST", "/sys/region/add", json={"code": "330000", "name": "浙江省"})
    person = {"name": "李桂英", "phone": "13911112222", "residence": "330000"}
    made = await client.result("POST", "/rental/tenant/add", json=person)
    row = await client.result("GET", "/rental/tenant/queryById", params={"id": made["id"]})
    assert (row["residence"], row["residence_dictText"]) == ("330000", "浙江省")
    wrong = await client.call("POST", "/rental/tenant/add", json={**person, "residence": "990000"})
    assert wrong["fields"] == {"residence": "选项不存在"}


async def test_several_choices_are_kept_with_the_separator_that_their_field_declares(
    client: Client, organisation: Organisation
) -> None:
    rooms = registry().require("rental/room")
    field = rooms.by_key["restrictions"]
    items = (await items_of(organisation.id, "restriction"))[:2]
    values = [item["value"] for item in items]
    assert read_field(field, values) == read_field(field, ";".join(values)) == ";".join(values)
    await check_choices(rooms, {"restrictions": ";".join(values)}, organisation.admin)
    with pytest.raises(Invalid):
        await check_choices(rooms, {"restrictions": ",".join(values)}, organisation.admin)
    record: dict[str, Any] = {"restrictions": ";".join(values)}
    await add_labels(rooms, [record], organisation.id)
    assert record["restrictions_dictText"] == ",".join(texts(items))


async def test_a_hidden_field_is_no_text_of_a_table_code(sign_in: Any, organisation: Organisation) -> None:
    blind = replace(await organisation.hire("sys:position:list"), field_rights={"sys/position": {"name": HIDDEN}})
    with pytest.raises(AppError, match="字典"):
        parse_code("sys_position,name,code", blind)


async def test_a_table_code_needs_the_right_to_list_it(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    powerless = await sign_in(await organisation.hire())
    code = "sys_user,realname,username"
    for path in (f"getDictItems/{code}", f"loadDictOrderByValue/{code}", f"getDictText/{code}/admin"):
        assert (await powerless.send("GET", f"/sys/dict/{path}")).status_code == 403


async def test_a_deleted_dictionary_is_brought_back_or_removed_for_good(client: Client) -> None:
    made = await client.result("POST", "/sys/dict/add", json={"dictName": "试验", "dictCode": "trial"})
    item = {"dictId": made["id"], "itemText": "一", "itemValue": "1"}
    head = {"dictId": made["id"], "itemValue": "1"}
    assert await client.result("GET", "/sys/dictItem/dictItemCheck", params=head) is True
    kept = await client.result("POST", "/sys/dictItem/add", json=item)
    assert (await client.call("GET", "/sys/dictItem/dictItemCheck", params=head))["success"] is False
    assert await client.result("GET", "/sys/dictItem/dictItemCheck", params={**head, "id": kept["id"]}) is True
    await client.result("DELETE", "/sys/dictItem/delete", params={"id": kept["id"]})
    await client.result("DELETE", "/sys/dict/delete", params={"id": made["id"]})
    assert [row["dictCode"] for row in await client.result("GET", "/sys/dict/deleteList")] == ["trial"]
    await client.result("PUT", f"/sys/dict/back/{made['id']}")
    assert await client.result("GET", "/sys/dict/deleteList") == []
    assert (await client.send("DELETE", f"/sys/dict/deletePhysic/{made['id']}")).status_code == 404
    await client.result("DELETE", "/sys/dict/delete", params={"id": made["id"]})
    await client.result("DELETE", f"/sys/dict/deletePhysic/{made['id']}")
    assert await client.result("GET", "/sys/dict/deleteList") == []
