"""Trees beside pages are read level by level: what nobody opened is not asked for, what is open follows others' changes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desktop import sign_in_desktop, step_to
from tests.e2e.positions import PATIENCE, new_mark, rows
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
WHOLE = ("sysDepart/queryTreeList", "permission/list")


def test_departments_and_the_menu_are_read_as_they_are_opened_and_open_branches_are_live(
    site: Site, window: Windows
) -> None:
    mark, caller = new_mark("科"), site.sign_in("admin")
    top = caller.get("/sys/sysDepart/rootList")["records"][0]
    above = caller.post("/sys/sysDepart/add", departName=f"{mark}上", parentId=top["id"], departOrder=9101)["id"]
    caller.post("/sys/sysDepart/add", departName=f"{mark}内", parentId=above)
    page = window()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sign_in_desktop(page, site.address, "admin", "/isystem/user")
    node = page.get_by_role("complementary", name="部门").locator(".ant-tree-treenode").filter(has_text=mark)
    expect(node).to_have_count(1, timeout=PATIENCE)
    node.locator(".ant-tree-switcher").click()
    expect(node).to_have_count(2, timeout=PATIENCE)
    caller.post("/sys/sysDepart/add", departName=f"{mark}新", parentId=above)
    expect(node.filter(has_text=f"{mark}新")).to_be_visible(timeout=PATIENCE)
    node.filter(has_text=f"{mark}上").locator(".ant-tree-node-content-wrapper").click()
    expect(page.get_by_text(f"{mark}上及下级")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("textbox", name="在部门管理中查找").fill(f"{mark}内")
    expect(node.filter(has_text=f"{mark}新")).to_have_count(0, timeout=PATIENCE)
    expect(node.filter(has_text=f"{mark}内")).to_be_visible()
    step_to(page, "/isystem/permission")
    users = rows(page).filter(has=page.get_by_role("cell", name="/isystem/user", exact=True))
    expect(rows(page).filter(has_text="组织与权限").first).to_be_visible(timeout=PATIENCE)
    expect(users).to_have_count(0)
    search = page.get_by_role("searchbox", name="按名称、路径或权限编码查找")
    search.fill("sys:user:add")
    expect(rows(page).filter(has_text="sys:user:add")).to_be_visible(timeout=PATIENCE)
    expect(users).to_have_count(1)
    search.fill("")
    expect(users).to_have_count(0, timeout=PATIENCE)
    rows(page).filter(has_text="组织与权限").first.locator(".ant-table-row-expand-icon").click()
    expect(users).to_have_count(1, timeout=PATIENCE)
    group = caller.get("/sys/permission/searchTree", keyword="/isystem/user")[0]["id"]
    made = caller.post("/sys/permission/add", name=mark, menuType=1, url=f"/x/{mark}", parentId=group)
    expect(rows(page).filter(has_text=mark)).to_be_visible(timeout=PATIENCE)
    caller.delete("/sys/permission/delete", id=made["id"])
    expect(rows(page).filter(has_text=mark)).to_have_count(0, timeout=PATIENCE)
    assert not [url for url in asked if any(f"/{path}?" in url for path in WHOLE)]
