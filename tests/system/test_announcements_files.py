"""Rich text and files of announcements: cleaned on every way in, seen by their readers only and only while it is out."""

from io import BytesIO
from typing import Any

from PIL import Image

from schema.kit.html import clean_html, plain_text
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation
from tests.workers.sheets import sheet_bytes

ADD, RELEASE, ONE = "/sys/annountCement/add", "/sys/annountCement/doReleaseData", "/sys/annountCement/queryById"
REVOKE, BELL = "/sys/annountCement/doReovkeData", "/sys/annountCement/listByUser"
HOSTILE = (
    '<p onclick="x()" style="color:red;position:fixed">甲<script>alert(1)</script><img src=x onerror=y>'
    '<a href="javascript:z()">乙</a><iframe src="//evil"></iframe><svg/onload=q></p>'
)


def picture(colour: int) -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (8, 8), (colour, 90, 90)).save(buffer, "PNG")
    return buffer.getvalue()


async def stored(client: Client, biz: str, colour: int = 1) -> str:
    files = {"file": ("停水 图.png", picture(colour))}
    return str((await client.call("POST", "/sys/common/upload1", data={"biz": biz}, files=files))["message"])


async def status_of(client: Client, path: str) -> int:
    return (await client.send("GET", f"/sys/common/static/{path}")).status_code


def test_only_harmless_markup_and_own_pictures_stay() -> None:
    clean = clean_html(HOSTILE)
    for bad in ("script", "onerror", "onclick", "javascript", "iframe", "position", "svg"):
        assert bad not in clean
    assert 'src="/boot/sys/common/static/a.png"' in clean_html('<p>a<img src="/boot/sys/common/static/a.png"></p>')
    for elsewhere in ("https://spy.example/a.png", "//spy.example/a.png", "/\\spy.example", "data:image/png;base64,AA"):
        assert "src" not in clean_html(f'<p>a<img src="{elsewhere}"></p>')
    assert clean_html("<p> </p><p><br></p>") == ""
    assert clean_html('<p style="text-align: center">中</p>') == '<p style="text-align:center">中</p>'
    assert plain_text("<h2>停水</h2><p>明日</p><ul><li>一期<li>二期</ul>&lt;b&gt;") == "停水 明日 一期 二期 <b>"


async def test_what_comes_by_sheet_or_batch_is_cleaned_as_what_comes_by_form(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    await add_dictionaries(organisation.id)
    desk = await sign_in(organisation.admin)
    sheet = sheet_bytes(("标题", "内容", "消息类型", "优先级"), [("导入的", HOSTILE, "通知公告", "紧急")])
    answer = await desk.call("POST", "/sys/annountCement/importExcel", files={"file": ("a.xlsx", sheet)})
    assert answer["result"]["successCount"] == 1, answer
    row = (await desk.result("GET", "/sys/annountCement/list", params={"titile": "导入的"}))["records"][0]
    assert (row["sendStatus"], row["priority"], row["sender"]) == ("0", "H", organisation.admin.username)
    whole = await desk.result("GET", ONE, params={"id": row["id"]})
    assert "甲" in whole["msgContent"] and "script" not in whole["msgContent"] and whole["msgAbstract"] == "甲乙"
    body = {"ids": [row["id"]], "values": {"msgContent": "<p>丙<script>x</script></p>"}}
    await desk.result("POST", "/sys/annountCement/batchEdit", json=body)
    assert (await desk.result("GET", ONE, params={"id": row["id"]}))["msgContent"] == "<p>丙</p>"
    empty = await desk.call("POST", ADD, json={"titile": "空", "msgContent": "<p></p>"})
    assert (empty["code"], list(empty["fields"])) == (422, ["msgContent"])


async def test_files_are_seen_by_readers_only_and_only_while_it_is_out(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    await add_dictionaries(organisation.id)
    desk, chosen = await sign_in(organisation.admin), await organisation.hire()
    reader, other = await sign_in(chosen), await sign_in(await organisation.hire())
    stranger = await sign_in((await create_organisation()).admin)
    attached, shown = await stored(desk, "anntFiles"), await stored(desk, "msgContent", 2)
    words = f'<p>见图<img src="/boot/sys/common/static/{shown}"></p>'
    body: dict[str, Any] = {"titile": "附图", "msgContent": words, "anntFiles": attached, "msgType": "USER"}
    row = await desk.result("POST", ADD, json={**body, "userIds": str(chosen.user_id)})
    for path in (attached, shown):
        assert [await status_of(one, path) for one in (desk, reader, other, stranger)] == [200, 403, 403, 404]
    await desk.result("GET", RELEASE, params={"id": row["id"]})
    for path in (attached, shown):
        assert [await status_of(one, path) for one in (desk, reader, other, stranger)] == [200, 200, 403, 404]
    assert (await reader.result("GET", BELL))["anntMsgList"][0]["anntFiles"] == attached
    await desk.result("GET", REVOKE, params={"id": row["id"]})
    assert [await status_of(reader, path) for path in (attached, shown)] == [403, 403]


async def test_what_a_click_opens_is_a_page_of_this_portal(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    await add_dictionaries(organisation.id)
    desk = await sign_in(organisation.admin)
    for kind, page in (
        ("url", "https://evil.example/"),
        ("url", "//evil.example"),
        ("url", "/\\evil.example"),
        ("url", "javascript:alert(1)"),
        ("url", ""),
        ("component", "no/Such"),
        ("component", "../../x"),
        ("component", "engine/ListPage"),
        ("component", None),
    ):
        body = {"titile": "t", "msgContent": "c", "openType": kind, "openPage": page}
        refused = await desk.call("POST", ADD, json=body)
        assert (refused["code"], list(refused["fields"])) == (422, ["openPage"]), (kind, page)
    for good in (
        {"openType": "url", "openPage": "/rental/order?open=1"},
        {"openType": "component", "openPage": "rental/Board"},
        {},
    ):
        assert (await desk.call("POST", ADD, json={"titile": "t", "msgContent": "c", **good}))["success"], good
