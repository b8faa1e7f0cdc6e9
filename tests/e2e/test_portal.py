"""Pages of people who are not staff: the public portal, the wall, the own-data link."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import ROOT, Site
from tests.e2e.test_phone import make_orders, staff_of

pytestmark = pytest.mark.e2e
WALL = {"viewport": {"width": 1600, "height": 760}, "locale": "zh-CN"}
NARROW = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


@pytest.mark.parametrize("shape", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_anybody_reads_the_public_portal_and_nothing_comes_from_elsewhere(
    shape: dict[str, object], site: Site, window: Callable[..., Page]
) -> None:
    page = window(shape, bypass_csp=True, color_scheme="dark" if shape is PHONE else "light")
    foreign: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((site.address, "data:", "blob:", site.address.replace("http", "ws"))):
            foreign.append(request.url)

    page.on("request", note)
    page.goto(f"{site.address}/guanwang")
    expect(page.get_by_role("heading", name=re.compile("今晚可住"))).to_be_visible()
    expect(page.locator("#rooms li").filter(has_text="起/晚").first).to_be_visible()
    expect(page.locator("#contact")).to_contain_text("0571-80001234")
    expect(page.locator("body")).not_to_contain_text("洁美布草")
    page.get_by_role("button", name=re.compile("冬季供暖")).click()
    expect(page.get_by_role("dialog")).to_contain_text("1500瓦")
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name=re.compile("Free tonight"))).to_be_visible()
    assert page.evaluate(NARROW) <= 0
    assert foreign == []


@pytest.mark.parametrize("shape", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_portal_shows_ads_columns_and_pages(
    shape: dict[str, object], site: Site, window: Callable[..., Page]
) -> None:
    page = window(shape, bypass_csp=True, color_scheme="dark" if shape is PHONE else "light")
    page.goto(f"{site.address}/guanwang")
    banner = page.get_by_role("region", name="推荐")
    expect(banner.get_by_role("link", name="入会申请正在受理")).to_be_visible()
    banner.get_by_role("button", name="下一条").click()
    expect(banner.get_by_role("link", name="年度会员大会")).to_be_visible()
    expect(page.get_by_role("region", name="推广")).to_contain_text("会员企业产品展")
    news = page.get_by_role("region", name="公告与动态")
    expect(news.get_by_role("complementary")).to_contain_text("法律服务日")
    news.get_by_role("tab").nth(1).click()
    expect(news.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible()
    assert findings(page) == []
    assert page.evaluate(NARROW) <= 0
    page.get_by_role("link", name="关于商会").click()
    expect(page.get_by_role("heading", level=1, name="关于商会")).to_be_visible()
    expect(page.get_by_role("heading", level=2, name="我们是谁")).to_be_visible()
    expect(page.get_by_text("商会由本地企业自愿组成")).to_be_visible()
    assert findings(page) == []
    assert page.evaluate(NARROW) <= 0


def test_a_display_enters_by_its_link_hears_the_house_and_ends_with_its_link(
    site: Site, window: Callable[..., Page]
) -> None:
    admin = site.sign_in("admin")
    made = admin.post("/portal/display/link", name="大堂东墙", income=False)
    page = window(WALL, bypass_csp=True)
    page.goto(f"{site.address}/bigscreen#{made['url'].partition('#')[2]}")
    wall = page.locator("[data-wall]")
    expect(wall.get_by_role("heading", name="云栖物业")).to_be_visible()
    expect(wall).to_contain_text("30 天入住率")
    expect(wall).not_to_contain_text("本月收入")
    assert page.evaluate(NARROW) <= 0
    assert page.evaluate("document.scrollingElement.scrollHeight - document.scrollingElement.clientHeight") <= 0
    box = wall.bounding_box()
    assert box is not None and box["width"] <= 1600 and box["height"] <= 760.5
    assert findings(page) == []
    expect(wall.get_by_role("img", name="实时")).to_be_visible()
    waiting = wall.locator("[data-place=work] li").filter(has_text="已派单").locator("b")
    before = int(waiting.inner_text()) if waiting.count() else 0
    dispatcher = site.sign_in("dispatcher")
    make_orders(dispatcher, staff_of(dispatcher, "hk2", site), 1)
    expect(waiting).to_have_text(str(before + 1))
    admin.post("/portal/display/revoke", id=made["id"])
    expect(wall).to_contain_text("大屏链接已失效")


def test_a_renter_completes_their_data_once_and_staff_take_it_over_field_by_field(
    site: Site, window: Callable[..., Page]
) -> None:
    clerk = site.sign_in("clerk1")
    renter = clerk.get("/rental/tenant/list", pageSize=1, pageNo=3)["records"][0]
    made = clerk.post("/portal/improve/link", ownerId=renter["id"], fields=["email", "emergencyName", "phone"])
    address = f"{site.address}/improve#{made['url'].partition('#')[2]}"
    guest = window(PHONE, bypass_csp=True)
    guest.goto(address)
    expect(guest.get_by_text(f"{renter['name'][0]}**")).to_be_visible()
    expect(guest.locator("body")).not_to_contain_text(renter["phone"])
    assert findings(guest) == []
    guest.get_by_label("邮箱").fill("not an address")
    guest.get_by_label("紧急联系人").fill("李明")
    guest.get_by_role("button", name=re.compile("^提 ?交$")).click()
    expect(guest.get_by_text("请输入正确的邮箱地址")).to_be_visible()
    guest.get_by_label("邮箱").fill("guest@example.com")
    expect(guest.get_by_text("请输入正确的邮箱地址")).to_have_count(0)
    guest.get_by_role("button", name=re.compile("^提 ?交$")).click()
    expect(guest.get_by_text("已提交，谢谢！")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("alert")).to_contain_text("链接已失效")

    desk = window(DESKTOP, bypass_csp=True)
    sign_in_desktop(desk, site.address, "clerk1", f"/portal/improve?id={made['id']}")
    row = desk.locator(".ant-table-row").filter(has_text=renter["name"]).first
    expect(row).to_contain_text("待审核")
    row.get_by_role("button", name=re.compile("^审 ?核$")).click()
    dialog = desk.get_by_role("dialog")
    expect(dialog).to_contain_text("guest@example.com")
    assert findings(desk) == []
    dialog.get_by_role("checkbox", name="采纳紧急联系人").uncheck()
    dialog.get_by_role("button", name="采纳 1 项").click()
    expect(dialog).to_have_count(0)
    expect(row).to_contain_text("部分采纳")
    kept = clerk.get("/rental/tenant/queryById", id=renter["id"])
    assert (kept["email"], kept["emergencyName"], kept["phone"]) == ("guest@example.com", None, renter["phone"])


def test_a_member_completes_their_data_on_the_phone_and_the_secretariat_takes_it_over(
    site: Site, window: Callable[..., Page]
) -> None:
    secretary = site.sign_in("admin")
    member = secretary.get("/vip/person/list", pageSize=1, pageNo=2)["records"][0]
    made = secretary.post("/vip/improve/link", ownerId=member["id"], fields=["education", "health", "birth"])
    guest = window(PHONE, bypass_csp=True)
    guest.goto(f"{site.address}/improve#{made['url'].partition('#')[2]}")
    expect(guest.get_by_text(f"{member['name'][0]}**")).to_be_visible()
    expect(guest.locator("body")).not_to_contain_text(member["mobile"])
    assert findings(guest) == []
    guest.get_by_label("学历").click()
    guest.locator(".ant-select-item-option:visible").filter(has_text="研究生").click()
    guest.get_by_label("出生日期").fill("1971-02-03")
    guest.get_by_label("健康状况").fill("良好")
    guest.get_by_role("button", name=re.compile("^提 ?交$")).click()
    expect(guest.get_by_text("已提交，谢谢！")).to_be_visible()

    desk = window(DESKTOP, bypass_csp=True)
    sign_in_desktop(desk, site.address, "admin", f"/vip/improve?id={made['id']}")
    row = desk.locator(".ant-table-row").filter(has_text=member["name"]).first
    row.get_by_role("button", name=re.compile("^审 ?核$")).click()
    dialog = desk.get_by_role("dialog")
    expect(dialog).to_contain_text("研究生")
    assert findings(desk) == []
    dialog.get_by_role("checkbox", name="采纳出生日期").uncheck()
    dialog.get_by_role("button", name="采纳 2 项").click()
    expect(dialog).to_have_count(0)
    expect(row).to_contain_text("部分采纳")
    kept = secretary.get("/vip/person/queryById", id=member["id"])
    assert (kept["education"], kept["health"], kept["birth"]) == ("graduate", "良好", member["birth"])


def test_a_build_has_neither_the_gallery_nor_its_address() -> None:
    dist = Path(os.environ.get("WEB_DIST") or ROOT / "web" / "dist")
    scripts = list(dist.glob("assets/*.js"))
    assert scripts
    for script in scripts:
        text = script.read_text(encoding="utf-8")
        assert "test/home" not in text and "data-gallery" not in text, script.name
    assert "gallery" not in (dist / ".vite" / "manifest.json").read_text(encoding="utf-8")
