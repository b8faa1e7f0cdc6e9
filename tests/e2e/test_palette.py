"""Anything from any page by the keyboard alone: Ctrl K finds pages, records and acts, `?` shows the keys of the page."""

import re
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import PHONE
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import PASSWORD, Caller, Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
PATIENCE = 15_000


def open_palette(page: Page) -> Locator:
    expect(page.get_by_role("button", name="查找", exact=True)).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Control+k")
    box = page.get_by_role("combobox", name="查找页面、数据与操作")
    expect(box).to_be_focused(timeout=PATIENCE)
    return box


def line(page: Page, name: str) -> Locator:
    return page.get_by_role("option").filter(has_text=name)


def chosen(page: Page) -> Locator:
    return page.get_by_role("option", selected=True)


@pytest.fixture(scope="module")
def admin(site: Site) -> Caller:
    return site.sign_in("admin")


@pytest.fixture(scope="module")
def place(admin: Caller) -> dict[str, Any]:
    """A community that only its initials tell apart."""
    return dict(admin.post("/rental/community/add", name="钟山绿地"))


def test_a_record_is_found_by_its_initials_and_opened_without_a_mouse(
    site: Site, window: Windows, place: dict[str, Any]
) -> None:
    page = window(bypass_csp=True)
    sign_in_desktop(page, site.address, "admin", "/isystem/position")
    expect(page.get_by_role("heading", name="职务管理")).to_be_visible(timeout=PATIENCE)
    box = open_palette(page)
    expect(line(page, "系统设置")).to_be_visible(timeout=PATIENCE)
    page.keyboard.type("zsld")
    expect(line(page, "钟山绿地")).to_be_visible(timeout=PATIENCE)
    assert "钟山绿地" in " ".join(page.get_by_role("option").all_inner_texts()[:3])
    expect(page.locator("mark")).to_have_text(list("钟山绿地"))
    assert findings(page) == []
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/rental/community\?open={place['id']}"), timeout=PATIENCE)
    expect(page.get_by_role("dialog").filter(has_text="钟山绿地")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    open_palette(page)
    recent = page.get_by_role("group", name="最近")
    expect(recent.get_by_role("option").filter(has_text="钟山绿地")).to_be_visible(timeout=PATIENCE)
    page.keyboard.type("职务")
    expect(chosen(page)).to_contain_text("职务管理", timeout=PATIENCE)
    with page.context.expect_page() as opened:
        page.keyboard.press("Control+Enter")
    expect(opened.value).to_have_url(re.compile("/isystem/position"), timeout=PATIENCE)
    opened.value.close()
    box.fill("=3500*12")
    expect(chosen(page)).to_contain_text("42000", timeout=PATIENCE)
    box.fill("xqxqxqxq")
    expect(page.get_by_text("没有找到“xqxqxqxq”").last).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_pages_and_acts_are_found_by_pinyin_and_walked_by_arrows(site: Site, window: Windows) -> None:
    page = window(bypass_csp=True, color_scheme="dark")
    sign_in_desktop(page, site.address, "admin")
    page.get_by_role("button", name="查找", exact=True).click()
    box = page.get_by_role("combobox", name="查找页面、数据与操作")
    expect(box).to_be_focused(timeout=PATIENCE)
    page.keyboard.type("ftt")
    expect(chosen(page)).to_contain_text("房态图", timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rental/board"), timeout=PATIENCE)
    open_palette(page)
    page.keyboard.type("xinzengzhiwu")
    expect(line(page, "新增职务")).to_be_visible(timeout=PATIENCE)
    assert findings(page) == []
    while "新增职务" not in chosen(page).inner_text():
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/isystem/position\?edit=new"), timeout=PATIENCE)
    expect(page.get_by_role("dialog").get_by_text("新增", exact=False).first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    open_palette(page)
    page.keyboard.type("qswg")
    expect(chosen(page)).to_contain_text("浅色外观", timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-theme", "light", timeout=PATIENCE)


def test_the_keys_of_the_page_and_the_ways_after_g(site: Site, window: Windows) -> None:
    page = window(bypass_csp=True)
    sign_in_desktop(page, site.address, "clerk1", "/rental/order")
    expect(page.locator(".ant-table-row").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog").filter(has_text="快捷键")
    expect(keys.get_by_role("region", name="列表")).to_contain_text("下一行", timeout=PATIENCE)
    expect(keys.get_by_role("region", name="所有页面")).to_contain_text("Ctrl K")
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("g")
    page.keyboard.press("b")
    expect(page).to_have_url(re.compile("/rental/board"), timeout=PATIENCE)
    expect(page.locator("[data-stay-id]").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("?")
    expect(keys.get_by_role("region", name="房态图")).to_contain_text("移动模式", timeout=PATIENCE)
    expect(keys.get_by_role("region", name="列表")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    box = open_palette(page)
    page.keyboard.type("?g")
    expect(box).to_have_value("?g")
    expect(keys).to_have_count(0)


@pytest.fixture
def keeper(admin: Caller) -> Iterator[tuple[str, Callable[[str], None]]]:
    """(name of a person who may see pages only by `grant`, grant(titles of menu entries))."""
    mark = secrets.token_hex(3)
    role = admin.post("/sys/role/add", roleCode=f"keeper_{mark}", roleName=f"楼管{mark}")
    person = admin.post("/sys/user/add", username=f"keeper_{mark}", realname="楼管", password=PASSWORD)
    admin.post("/sys/user/addSysUserRole", roleId=role["id"], userIdList=[person["id"]])

    def walk(nodes: list[dict[str, Any]], above: tuple[str, ...] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
        for node in nodes:
            path = (*above, node["key"])
            yield node["slotTitle"], path
            yield from walk(node["children"] or [], path)

    entries = list(walk(admin.get("/sys/role/queryTreeList")["treeList"]))
    held: list[str] = []

    def grant(*titles: str) -> None:
        wanted = sorted({key for title, path in entries if title in titles for key in path})
        last = ",".join(held)
        admin.post(
            "/sys/permission/saveRolePermission",
            roleId=role["id"],
            permissionIds=",".join(wanted),
            lastpermissionIds=last,
        )
        held[:] = wanted

    yield f"keeper_{mark}", grant


def test_what_a_person_may_no_longer_list_is_found_no_more(
    site: Site, window: Windows, place: dict[str, Any], keeper: tuple[str, Callable[..., None]]
) -> None:
    name, grant = keeper
    grant("首页", "小区管理", "职务管理")
    page = window()
    sign_in_desktop(page, site.address, name)
    box = open_palette(page)
    page.keyboard.type("zsld")
    expect(line(page, "钟山绿地")).to_be_visible(timeout=PATIENCE)
    grant("首页", "职务管理")
    expect(line(page, "钟山绿地")).to_have_count(0, timeout=PATIENCE)
    box.fill("xqgl")
    expect(page.get_by_text("没有找到“xqgl”").last).to_be_visible(timeout=PATIENCE)
    box.fill("zwgl")
    expect(line(page, "职务管理").first).to_be_visible(timeout=PATIENCE)


def test_on_a_phone_it_fills_the_screen(site: Site, window: Windows, place: dict[str, Any]) -> None:
    page = window(PHONE, bypass_csp=True)
    sign_in_desktop(page, site.address, "admin")
    page.get_by_role("button", name="查找", exact=True).tap()
    box = page.get_by_role("combobox", name="查找页面、数据与操作")
    box.fill("zsld")
    found = line(page, "钟山绿地").first
    expect(found).to_be_visible(timeout=PATIENCE)
    frame = page.get_by_role("dialog").bounding_box()
    assert frame is not None and frame["width"] >= 390 and frame["height"] >= 840
    assert (found.bounding_box() or {"height": 0})["height"] >= 44
    assert findings(page) == []
    found.tap()
    expect(page).to_have_url(re.compile("/rental/community"), timeout=PATIENCE)
    expect(page.get_by_role("combobox", name="查找页面、数据与操作")).to_have_count(0)
