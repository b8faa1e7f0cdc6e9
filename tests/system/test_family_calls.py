"""Calls that clients of this family make beyond their screens: served where they are safe, refused plainly where nothing is behind them."""

from io import BytesIO
from typing import Any

import pytest
import pytest_asyncio
from python_calamine import CalamineWorkbook

from schema.system.message import Message
from schema.system.text_message import TextMessage
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

REPORT = "/online/cgreport/api"
SEND = "/sys/message/sysMessageTemplate/sendMsg"
PICTURE = (
    b"BM" + (58).to_bytes(4, "little") + b"\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0" + b"\0" * 28
)


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def template(client: Client, kind: str, text: str = "您好 ${name}，验证 ${code}") -> None:
    body = {"templateName": "问候", "templateCode": f"hello{kind}", "templateType": kind, "templateContent": text}
    await client.result("POST", "/sys/message/sysMessageTemplate/add", json=body)


async def test_a_message_is_filled_sent_and_kept(client: Client, organisation: Organisation) -> None:
    await template(client, "4")
    body = {"templateCode": "hello4", "testData": '{"name":"王","code":7}', "receiver": organisation.admin.username}
    answer = await client.call("POST", SEND, json=body)
    assert answer["message"] == "发送消息成功！" and answer["result"]["esContent"] == "您好 王，验证 7"
    bell = await client.result("GET", "/sys/annountCement/listByUser")
    assert [row["titile"] for row in bell["sysMsgList"]] == ["问候"]
    page = await client.result("GET", "/sys/message/sysMessage/list")
    assert [(row["esTitle"], row["esSendStatus"], row["esType_dictText"]) for row in page["records"]] == [
        ("问候", "1", "系统消息")
    ]


async def test_a_text_message_goes_to_phones_and_nothing_else(client: Client, organisation: Organisation) -> None:
    await template(client, "1", "到店请联系 ${name}")
    body = {"templateCode": "hello1", "testData": '{"name":"前台"}', "receiver": "13800000001"}
    await client.result("POST", SEND, json=body)
    sent = await TextMessage.get(tenant_id=organisation.id)
    assert (sent.phone, sent.purpose) == ("13800000001", "template")
    for changes, field in (
        ({"receiver": "not a phone"}, "receiver"),
        ({"testData": "{}"}, "testData"),
        ({"testData": "[1]"}, "testData"),
    ):
        assert set((await client.call("POST", SEND, json={**body, **changes}))["fields"]) == {field}
    assert await Message.filter(tenant_id=organisation.id).count() == 1
    assert (await client.call("POST", SEND, json={**body, "templateCode": "none"}))["id"] == "template.missing"


async def test_sending_needs_its_own_right(sign_in: Any, organisation: Organisation) -> None:
    clerk = await sign_in(await organisation.hire("sys:message:sysMessageTemplate:list"))
    body = {"templateCode": "x", "receiver": "y"}
    assert (await clerk.send("POST", SEND, json=body)).status_code == 403


async def make_report(client: Client) -> dict[str, Any]:
    for code in ("p1", "p2"):
        await client.result("POST", "/sys/position/add", json={"name": f"职务{code}", "code": code, "rank": "1"})
    form = {
        "code": "posts",
        "name": "职务一览",
        "resource": "sys/position",
        "columns": "name,code",
        "queryFields": "code",
    }
    return dict(await client.result("POST", "/online/cgreport/head/add", json={**form, "sortBy": "code desc"}))


async def test_a_report_gives_columns_with_rows_parameters_options_and_a_sheet(client: Client, sign_in: Any) -> None:
    made = await make_report(client)
    both = await client.result("GET", f"{REPORT}/getColumnsAndData/posts")
    assert [column["dataIndex"] for column in both["columns"]] == ["name", "code"]
    assert (both["data"]["total"], both["cgRpConfigId"], both["cgreportHeadName"]) == (2, made["id"], "职务一览")
    assert [row["code"] for row in both["data"]["records"]] == ["p2", "p1"]
    params = await client.result("GET", f"{REPORT}/getParamsInfo/{made['id']}")
    assert params == [{"paramName": "code", "paramTxt": "职务编码", "paramValue": ""}]
    found = await client.result(
        "GET", f"{REPORT}/getReportDictList", params={"dictCode": "position_rank", "keyword": "高"}
    )
    assert [item["text"] for item in found] == ["高层"] and {"value", "text", "title"} <= set(found[0])
    sheet = await client.send("GET", f"{REPORT}/exportXls/posts", params={"self_code": "p2"})
    rows = CalamineWorkbook.from_object(BytesIO(sheet.content)).get_sheet_by_index(0).to_python()
    assert rows[0][0] == "职务一览" and rows[2:] == [["职务名称", "职务编码"], ["职务p2", "p2"]]


async def test_a_report_s_sheet_needs_the_right_to_export_the_list(
    client: Client, sign_in: Any, organisation: Organisation
) -> None:
    await make_report(client)
    reader = await sign_in(await organisation.hire("sys:position:list"))
    assert (await reader.send("GET", f"{REPORT}/getColumnsAndData/posts")).status_code == 200
    assert (await reader.send("GET", f"{REPORT}/exportXls/posts")).status_code == 403
    stranger = await sign_in(await organisation.hire("sys:user:list"))
    for call in ("getColumnsAndData", "getParamsInfo", "exportXls"):
        assert (await stranger.send("GET", f"{REPORT}/{call}/posts")).status_code == 403


async def test_stored_files_are_listed_added_and_deleted(client: Client) -> None:
    for path in ("/sys/oss/file/upload", "/sys/upload/uploadMinio"):
        answer = await client.call("POST", path, files={"file": ("图.bmp", PICTURE)}, data={"biz": path[-5:]})
        assert answer["success"] and answer["message"].startswith("t"), answer
    page = await client.result("GET", "/sys/oss/file/list", params={"fileName": "图*"})
    assert page["total"] == 2 and page["records"][0]["fileName"] == "图.bmp"
    row = await client.result("GET", "/sys/oss/file/queryById", params={"id": page["records"][0]["id"]})
    assert (await client.send("GET", f"/sys/common/static/{row['url']}")).status_code == 200
    await client.result("DELETE", "/sys/oss/file/delete", params={"id": row["id"]})
    assert (await client.send("GET", f"/sys/common/static/{row['url']}")).status_code == 404


OFF = [
    ("GET", "/sys/thirdApp/sync/dingtalk/user/toApp"),
    ("POST", "/sys/thirdApp/sendMessageTest"),
    ("POST", "/sys/thirdApp/recallMessageTest"),
    ("GET", "/act/process/extActProcess/doSyncUser"),
]


@pytest.mark.parametrize(("method", "path"), OFF, ids=[path for _, path in OFF])
async def test_what_is_not_connected_says_so(client: Client, method: str, path: str) -> None:
    answer = await client.call(method, path)
    assert answer["success"] is False and answer["id"].endswith(".off") and answer["message"].startswith("未")


REDIS = {
    "info": {"key", "description", "value"},
    "keysSize": {"create_time", "dbSize"},
    "memoryInfo": {"create_time", "used_memory"},
    "queryDiskInfo": {"name", "max", "rest", "restPPT"},
}


@pytest.mark.parametrize("call", REDIS)
async def test_the_cache_server_is_shown_to_the_platform_alone(client: Client, platform: Client, call: str) -> None:
    found = await platform.result("GET", f"/sys/actuator/redis/{call}")
    assert set(found[0] if isinstance(found, list) else found) == REDIS[call]
    assert (await client.send("GET", f"/sys/actuator/redis/{call}")).status_code == 403
