"""Transport, lists, files, sheets and the further addresses, as a client of the family uses them (wire contract 1, 3, 10)."""

from typing import Any
from urllib.parse import quote

import httpx
import orjson
import pytest

from server.app import create_app
from server.http.cors import read_origins
from server.settings import get_settings
from tests.kit.client import PREFIX, Client
from tests.workers.sheets import POSITION_TITLES, sheet_bytes

ORIGIN = "https://app.example.cn"
PICTURE = (
    b"BM" + (58).to_bytes(4, "little") + b"\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0" + b"\0" * 28
)


@pytest.fixture
def open_to_one(app: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("CORS_ORIGINS", f"{ORIGIN}/, http://localhost:3000")
    get_settings.cache_clear()
    yield httpx.AsyncClient(transport=httpx.ASGITransport(app=create_app()), base_url="http://guanjia.test")
    get_settings.cache_clear()


async def test_a_named_origin_is_answered_before_anybody_is_asked_who_they_are(open_to_one: httpx.AsyncClient) -> None:
    sent = "x-access-token,tenant-id,x-sign,x-timestamp,international,x-low-app-id,idempotency-key,content-type"
    ask = {"Origin": ORIGIN, "Access-Control-Request-Method": "PUT", "Access-Control-Request-Headers": sent}
    answer = await open_to_one.options(f"{PREFIX}/sys/user/edit", headers=ask)
    assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (200, ORIGIN)
    assert set(sent.split(",")) <= {
        name.strip().lower() for name in answer.headers["access-control-allow-headers"].split(",")
    }
    assert {"GET", "POST", "PUT", "DELETE"} <= {
        name.strip() for name in answer.headers["access-control-allow-methods"].split(",")
    }
    real = await open_to_one.get(f"{PREFIX}/sys/user/list", headers={"Origin": ORIGIN})
    assert (real.status_code, real.headers["access-control-allow-origin"]) == (401, ORIGIN)
    assert real.json()["message"] == "token为空!" and real.json()["code"] == 401
    for origin in ("https://evil.example", "null", f"{ORIGIN}.evil.example", "http://app.example.cn"):
        refusal = await open_to_one.options(f"{PREFIX}/sys/user/edit", headers={**ask, "Origin": origin})
        assert "access-control-allow-origin" not in refusal.headers, origin
        answer = await open_to_one.get("/healthz", headers={"Origin": origin})
        assert "access-control-allow-origin" not in answer.headers


async def test_no_other_origin_is_let_in_where_none_is_named(client: Client) -> None:
    answer = await client.send("GET", "/sys/user/list", headers={"Origin": ORIGIN})
    assert answer.status_code == 200 and not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("text", ["*", "https://*.example.cn", "app.example.cn", "https://a.cn/path", "null"])
def test_a_star_or_half_an_origin_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(SystemExit, match="CORS_ORIGINS"):
        read_origins(f"https://good.example.cn,{text}")


async def test_headers_of_the_family_are_taken_as_they_come(client: Client) -> None:
    for tenant in ("0", "", "undefined", "999999999999"):
        answer = await client.send("GET", "/sys/user/getCurrentUserDeparts", headers={"tenant-id": tenant})
        assert answer.status_code == 200 and answer.json()["result"]["orgCode"] == "A01", tenant
    spaced = await client.send(
        "GET", "/sys/user/list?realname=*a+b*&column=createTime&order=desc&field=id,,username,action"
    )
    assert spaced.json()["success"]


async def make_positions(client: Client, *codes: str) -> None:
    for code in codes:
        await client.result("POST", "/sys/position/add", json={"code": code, "name": f"岗位{code}", "postRank": "1"})


async def test_lists_page_sort_and_narrow_as_the_family_asks(client: Client) -> None:
    await make_positions(client, "L1", "L2", "L3", "L_")
    path, base = "/sys/position/list", {"code": "*L*", "pageSize": "2", "pageNo": "1"}

    async def codes(**params: str) -> list[str]:
        page = await client.result("GET", path, params={"column": "code", "order": "asc", **base, **params})
        assert {"records", "total", "size", "current", "pages"} <= set(page)
        return [row["code"] for row in page["records"]]

    assert await codes(order="desc", pageSize="10", code="L1,L2,") == ["L2", "L1"]
    assert await codes(pageNo="99") == []
    assert await codes(column="postRank_dictText,code") == ["L1", "L2"]
    assert await codes(pageSize="10", code="**", name="岗位L*", unknown="x", _t="1", ids="1", rows="2", page="3") == [
        *("L1", "L2", "L3", "L_")
    ]
    values = {
        "!L1": ["L2", "L3", "L_"],
        ">=L2": ["L2", "L3", "L_"],
        ">= L2": ["L2", "L3", "L_"],
        "ge L2": ["L2", "L3", "L_"],
        ",1,_,": ["L1", "L_"],
        "*_": ["L_"],
    }
    for value, found in values.items():
        assert await codes(pageSize="10", code=value, name="岗位L*") == found, value
    assert await codes(pageSize="10", code="", code_MultiString="L1,L3") == ["L1", "L3"]
    total = (await client.result("GET", path, params={"code": "L*", "pageSize": "1"}))["total"]
    assert total == 4
    rules = [
        {"field": "code", "rule": "in", "val": "L1,L_", "type": "list_multi", "dbType": "string", "dictTable": ""},
        {"field": "gone", "rule": "eq", "val": "1"},
        {"field": "name", "rule": "eq", "val": ""},
    ]
    once = quote(orjson.dumps(rules).decode(), safe="~()*!.'-_,;?:@&=+$#/")
    for text in (once, orjson.dumps(rules).decode()):
        assert await codes(pageSize="10", code="", superQueryParams=text, superQueryMatchType="and") == ["L1", "L_"]


async def test_deleting_takes_the_comma_at_the_end(client: Client) -> None:
    await make_positions(client, "D1", "D2")
    page = await client.result("GET", "/sys/position/list", params={"code": "D*"})
    ids = "".join(f"{row['id']}," for row in page["records"])
    answer = await client.call("DELETE", "/sys/position/deleteBatch", params={"ids": ids})
    assert answer["success"] and answer["message"]


async def test_several_files_of_one_import_add_up(client: Client) -> None:
    first, second = (
        sheet_bytes(POSITION_TITLES, [[f"{prefix}{n}", "岗位", "高层"] for n in range(2)]) for prefix in ("M", "N")
    )
    files = [("files[]", ("一.xlsx", first)), ("files[]", ("二.xlsx", second))]
    form = {"isSingleTableImport": "true", "validateStatus": "0"}
    answer = await client.call("POST", "/sys/position/importExcel", files=files, data=form)
    assert (answer["success"], answer["code"], answer["message"]) == (True, 200, "共4行数据全部导入成功！")
    again = await client.call("POST", "/sys/position/importExcel", files=files, data=form)
    assert (again["success"], again["code"], again["message"]) == (True, 201, "文件导入成功，但有错误。")
    result = again["result"]
    assert (result["totalCount"], result["errorCount"], result["successCount"]) == (4, 4, 0)
    assert result["msg"] == "总行数：4，成功：0，失败：4" and result["fileUrl"].startswith("/sys/")
    assert (await client.send("GET", result["fileUrl"])).status_code == 200


async def test_a_file_is_read_by_header_cookie_or_signed_link_and_by_nothing_else(client: Client, sign_in: Any) -> None:
    for path in ("/sys/common/upload", "/sys/common/upload1"):
        form = {"biz": "temp", "isup": "1", "jeditor": ""}
        answer = await client.call("POST", path, files={"file": ("图.bmp", PICTURE + path.encode())}, data=form)
        assert answer["success"] and answer["message"] == answer["result"]["path"], answer
    stored = answer["message"]
    address = f"/sys/common/static/{stored}"
    assert (await client.send("GET", address)).status_code == 200
    assert (await client.send("GET", f"{address},")).status_code == 200
    stranger = await sign_in()
    assert (await stranger.send("GET", address)).status_code == 401
    assert (await stranger.send("GET", address, params={"token": client.token})).status_code == 401, (
        "logs keep addresses"
    )
    cookie = {"Cookie": f"gj_session={client.token}"}
    assert (await stranger.send("GET", address, headers=cookie)).status_code == 200
    link = (await client.result("POST", "/sys/common/link", json={"path": stored, "hours": 1}))["url"]
    assert (await stranger.send("GET", link.removeprefix(PREFIX))).status_code == 200
    forged = link.removeprefix(PREFIX).replace("/out/", "/out/1")
    assert (await stranger.send("GET", forged)).status_code == 410


async def test_further_addresses_answer_by_the_calls_behind_them(client: Client, clerk: Client, sign_in: Any) -> None:
    me = await clerk.result("GET", "/user/info", params={"_t": "1"})
    assert me["realname"] == "前台" and "password" not in me
    stranger = await sign_in()
    assert (await stranger.send("GET", "/user/info")).status_code == 401
    sent = await stranger.call("POST", "/account/sms", json={"mobile": "13800000009"})
    assert sent["id"] in ("captcha.required", "sms.off"), "a person must be there, as for the call behind it"
    begun = await stranger.call("POST", "/auth/forge-password", json={"account": "13800000009"})
    assert begun["id"] in ("captcha.required", "sms.off")
    made = await stranger.call("POST", "/auth/register", json={"username": "x"})
    assert made["success"] is False and {"phone", "smscode", "password"} <= set(made["fields"])


async def test_pages_without_a_sign_in_read_a_dictionary_of_their_own(sign_in: Any, client: Client) -> None:
    stranger = await sign_in()
    items = await stranger.call("GET", "/portal/getDictItems/sex")
    assert items["success"] is True or items["id"] == "portal.closed"
    assert (await stranger.send("GET", "/sys/dict/getDictItems/sex")).status_code == 401
    document = await client.call("GET", "/bsfdoc/doc/sys/dict/getDictItems/sex")
    assert [item["value"] for item in document["result"]] == ["1", "2"]


async def test_an_unknown_address_and_a_wrong_method_have_words_to_show(client: Client) -> None:
    for method, path in (("GET", "/sys/none/none"), ("DELETE", "/sys/login")):
        body = (await client.send(method, path)).json()
        assert body["success"] is False and body["message"] and body["code"] in (404, 405)
