"""A form that an administrator builds, a colleague fills in at once, and both see grow: nobody reloads anything."""

import re
import secrets
from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.colleague import PATIENCE, Colleague, come
from tests.e2e.conftest import PHONE
from tests.e2e.grid import PASTE
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
SAVE = re.compile("^(保 ?存|确 ?定)$")


def add_fields(desk: Colleague, lines: str) -> None:
    """Pasted as from a sheet: title, name, title in English, kind."""
    part = desk.dialog.get_by_role("region", name="表单字段")
    rows = part.locator("[data-row]")
    before = rows.count()
    part.get_by_role("button", name=re.compile("添加")).click()
    expect(rows).to_have_count(before + 1)
    rows.last.locator("[data-key=title]").click()
    desk.page.keyboard.press("Escape")
    desk.page.evaluate(PASTE, lines)
    expect(rows).to_have_count(before + lines.count("\n") + 1)


def publish(desk: Colleague, code: str, version: int) -> None:
    desk.act(desk.row("/online/cgform", code=code), "发布")
    desk.press(f"发布第 {version} 版")
    desk.said("表单已发布")


def give_to_front_desk(calls: Caller, code: str) -> None:
    """What an administrator does on the page of the role."""
    role = calls.get("/sys/role/list", roleCode="front_desk")["records"][0]["id"]
    held = calls.get("/sys/permission/queryRolePermission", roleId=role)
    entries = {row["url"]: row for row in walk(calls.get("/sys/permission/list"))}
    page = entries[f"/online/cgformList/{code}"]
    ids = [*held, page["id"], *(one["id"] for one in page["children"] or [])]
    calls.post("/sys/permission/saveRolePermission", roleId=role, permissionIds=",".join(ids), lastpermissionIds="")


def walk(nodes: list[dict]) -> list[dict]:
    return [one for node in nodes for one in (node, *walk(node["children"] or []))]


def add_row(colleague: Colleague, **values: str) -> None:
    colleague.page.get_by_role("button", name="新增").first.click()
    for label, value in values.items():
        colleague.dialog.get_by_label(label).fill(value)
    colleague.dialog.get_by_role("button", name=SAVE).click()
    expect(colleague.dialog).to_have_count(0, timeout=PATIENCE)


def test_an_administrator_builds_a_form_and_a_colleague_fills_it_in_while_it_grows(site: Site, window: Windows) -> None:
    desk = come(window(), site, "admin")
    code = f"e2e_{secrets.token_hex(3)}"
    desk.visit("/online/cgform")
    desk.page.get_by_role("button", name="新增").first.click()
    desk.dialog.get_by_label("编码", exact=True).fill(code)
    desk.dialog.get_by_label("名称", exact=True).fill("巡更")
    desk.dialog.get_by_role("textbox", name="英文名称").fill("Patrol")
    add_fields(desk, "地点\tplace\tPlace\t文本\r\n次数\tcount\tTimes\t整数")
    desk.dialog.get_by_role("button", name=SAVE).click()
    expect(desk.dialog).to_have_count(0, timeout=PATIENCE)
    publish(desk, code, 1)
    give_to_front_desk(desk.calls, code)

    clerk = come(window(), site, "clerk1")
    clerk.visit(f"/online/cgformList/{code}")
    expect(clerk.page.get_by_text("的记录会显示在这里")).to_be_visible(timeout=PATIENCE)
    desk.act(desk.row("/online/cgform", code=code), "打开")
    expect(desk.page.get_by_text("的记录会显示在这里")).to_be_visible(timeout=PATIENCE)
    add_row(clerk, 地点="东门岗亭", 次数="3")
    expect(desk.page.get_by_role("cell", name="东门岗亭")).to_be_visible(timeout=PATIENCE)

    form = desk.calls.get("/online/cgform/list", code=code)["records"][0]
    added = {"sortOrder": 3, "name": "finding", "title": "发现", "titleEn": "Finding", "kind": "text"}
    desk.calls.post("/online/cgformField/add", formId=form["id"], **added)
    publish(desk, code, 2)
    expect(clerk.page.get_by_role("columnheader", name="发现")).to_be_visible(timeout=PATIENCE)
    add_row(clerk, 地点="西门", 发现="灯不亮")
    expect(clerk.page.get_by_role("cell", name="灯不亮")).to_be_visible(timeout=PATIENCE)
    expect(clerk.page.get_by_role("cell", name="东门岗亭")).to_be_visible()


def test_a_form_is_laid_out_beside_what_people_will_see_of_it(site: Site, window: Windows) -> None:
    desk = come(window(), site, "admin")
    code = f"e2e_{secrets.token_hex(3)}"
    fields = [
        {"sortOrder": place, "name": name, "title": title, "titleEn": name, "kind": "text"}
        for place, (name, title) in enumerate([("place", "地点"), ("finding", "发现"), ("signed", "签收人")], start=1)
    ]
    desk.calls.post(
        "/online/cgform/add", code=code, title="夜巡", titleEn="Night round", children={"online/cgformField": fields}
    )
    desk.act(desk.row("/online/cgform", code=code), "布局与联动")
    shown = desk.page.get_by_role("region", name="预览")
    labels = shown.locator("label")
    expect(labels).to_have_text(["地点", "发现", "签收人"], timeout=PATIENCE)

    desk.page.get_by_role("button", name="上移签收人").focus()
    desk.page.keyboard.press("Enter")
    expect(labels).to_have_text(["地点", "签收人", "发现"], timeout=PATIENCE)
    desk.page.get_by_label("签收人前的分组标题", exact=True).fill("签收")
    desk.page.keyboard.press("Enter")
    expect(shown.get_by_text("签收", exact=True)).to_be_visible(timeout=PATIENCE)
    desk.page.get_by_role("switch", name="地点占整行").click()
    expect(shown.locator("[data-field=place]")).to_have_class(re.compile("wide"), timeout=PATIENCE)
    desk.page.get_by_label("发现依据的字段").click()
    desk.page.get_by_text("当地点", exact=True).click()
    expect(labels).to_have_text(["地点", "签收人"], timeout=PATIENCE)
    shown.get_by_label("地点").fill("东门")
    expect(labels).to_have_text(["地点", "签收人", "发现"], timeout=PATIENCE)
    desk.page.get_by_text("分步填写").click()
    expect(shown.get_by_text("夜巡", exact=True)).to_be_visible(timeout=PATIENCE)
    desk.page.keyboard.press("Escape")

    publish(desk, code, 1)
    desk.visit(f"/online/cgformList/{code}")
    expect(desk.page.get_by_text("的记录会显示在这里")).to_be_visible(timeout=PATIENCE)
    desk.page.get_by_role("button", name="新增").first.click()
    desk.dialog.get_by_label("地点").fill("东门")
    desk.dialog.get_by_role("button", name="下一步").click()
    desk.dialog.get_by_label("签收人").fill("周远山")
    desk.dialog.get_by_role("button", name=SAVE).click()
    expect(desk.page.get_by_role("cell", name="周远山")).to_be_visible(timeout=PATIENCE)


def photo(name: str, shade: int) -> FilePayload:
    kept = BytesIO()
    Image.new("RGB", (320, 240), (shade, 120, 150)).save(kept, "JPEG")
    return {"name": name, "mimeType": "image/jpeg", "buffer": kept.getvalue()}


def build_open_form(desk: Colleague, code: str) -> str:
    """The address of its public page."""
    fields: list[dict[str, str | bool]] = [
        {"name": "place", "title": "报修地点", "titleEn": "Place", "kind": "text", "required": True},
        {"name": "photos", "title": "现场照片", "titleEn": "Photos", "kind": "image"},
        {"name": "thing", "title": "物品", "titleEn": "Thing", "kind": "text", "required": True, "tableCode": "things"},
        {"name": "paper", "title": "说明书", "titleEn": "Manual", "kind": "file", "tableCode": "things"},
    ]
    children = {
        "online/cgformTable": [{"code": "things", "title": "损坏物品", "titleEn": "Broken things"}],
        "online/cgformField": [{**one, "sortOrder": place} for place, one in enumerate(fields, start=1)],
    }
    titles = {"title": "公开报修", "titleEn": "Repairs", "publicOpen": True}
    row = desk.calls.post("/online/cgform/add", code=code, **titles, children=children)
    publish(desk, code, 1)
    return str(desk.calls.get("/online/cgform/link", id=row["id"])["url"])


def test_an_outsider_sends_lines_and_files_from_a_phone_and_the_list_of_the_staff_shows_them(
    site: Site, window: Windows
) -> None:
    desk = come(window(), site, "admin")
    code = f"e2e_{secrets.token_hex(3)}"
    address = build_open_form(desk, code)
    desk.visit(f"/online/cgformList/{code}")
    expect(desk.page.get_by_text("的记录会显示在这里")).to_be_visible(timeout=PATIENCE)

    phone = window(PHONE)
    phone.goto(site.address + address[address.index("/online/fill/") :])
    phone.get_by_label("报修地点").fill("3号楼大堂")
    send = phone.get_by_role("button", name=re.compile("^提 ?交$"))
    phone.locator("input[type=file]").set_input_files([photo("门.jpg", 40), photo("灯.jpg", 90)])
    phone.get_by_role("button", name=re.compile("添加损坏物品")).click()
    line = phone.get_by_role("region", name="损坏物品")
    expect(phone.get_by_text("灯.jpg")).to_be_visible(timeout=PATIENCE)
    expect(send).to_be_enabled(timeout=PATIENCE)
    send.click()
    expect(line.get_by_text("必填")).to_be_visible(timeout=PATIENCE)
    line.get_by_label("物品").fill("大堂吊灯")
    line.locator("input[type=file]").set_input_files({"name": "吊灯.txt", "mimeType": "text/plain", "buffer": b"60W"})
    expect(line.get_by_text("吊灯.txt")).to_be_visible(timeout=PATIENCE)
    expect(send).to_be_enabled(timeout=PATIENCE)
    send.click()
    expect(phone.get_by_text("已提交，谢谢！")).to_be_visible(timeout=PATIENCE)

    expect(desk.page.get_by_role("cell", name="3号楼大堂")).to_be_visible(timeout=PATIENCE)
    expect(desk.page.locator(".ant-table-row img")).to_have_count(2, timeout=PATIENCE)
    desk.page.get_by_role("button", name="3号楼大堂").click()
    desk.page.get_by_role("tab", name=re.compile("损坏物品")).click()
    expect(desk.page.get_by_text("大堂吊灯").last).to_be_visible(timeout=PATIENCE)
