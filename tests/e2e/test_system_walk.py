"""System administration by hand: trees, dragging, dictionaries, values that are taken, roles, and acts on very many rows."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.desktop import press_told, sign_in_desktop, step_to
from tests.e2e.dragging import carry_by, centre
from tests.e2e.positions import PATIENCE, new_mark, panel, rows
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
MANY = 210


def visit(page: Page, path: str, title: str) -> None:
    step_to(page, path)
    expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=PATIENCE)


def drag(page: Page, what: Locator, onto: Locator, right: int) -> None:
    """By the mouse; far enough to the right means below the target, else beside it."""
    what.scroll_into_view_if_needed()
    start, (_, height) = what.bounding_box(), centre(onto)
    assert start
    across = start["x"] + 40 + right
    carry_by(page, what, (start["x"] + 50, height), (across, height), (across + 2, height + 1), grip=(40, 12))


def test_a_region_is_found_with_the_way_to_it_and_never_all_at_once(site: Site, admin: Page) -> None:
    visit(admin, "/isystem/region", "行政区划")
    expect(rows(admin)).to_have_count(31, timeout=PATIENCE)
    rows(admin).filter(has_text="浙江省").locator(".ant-table-row-expand-icon").click()
    expect(rows(admin).filter(has_text="杭州市")).to_be_visible(timeout=PATIENCE)
    admin.get_by_role("textbox", name="名称").fill("西湖区")
    expect(rows(admin).filter(has_text="东西湖区")).to_be_visible(timeout=PATIENCE)
    # What was found stands there first, the way to it a moment later.
    expect(rows(admin).first).to_contain_text("浙江省", timeout=PATIENCE)
    ways = rows(admin).all_inner_texts()
    assert [way.split()[0] for way in ways][:3] == ["浙江省", "杭州市", "西湖区"]
    admin.get_by_role("combobox", name="上级").click()
    expect(admin.locator(".ant-select-tree-title").filter(has_text="河北省")).to_have_count(1, timeout=PATIENCE)


def test_a_department_dragged_below_another_is_asked_about_and_comes_back(site: Site, admin: Page) -> None:
    mark, caller = new_mark("组"), site.sign_in("admin")
    top = caller.get("/sys/sysDepart/rootList")["records"][0]["id"]
    moved, target = (
        caller.post("/sys/sysDepart/add", departName=f"{mark}{name}", parentId=top, departOrder=order)["id"]
        for name, order in (("甲", 9001), ("乙", 9002))
    )
    visit(admin, "/isystem/depart", "部门管理")
    node = admin.locator(".ant-tree-treenode").filter(has_text=mark)
    expect(node).to_have_count(2, timeout=PATIENCE)
    drag(admin, node.filter(has_text="甲"), node.filter(has_text="乙"), 110)
    dialog = panel(admin, f"把“{mark}甲”移到“{mark}乙”之下")
    dialog.get_by_role("button", name=re.compile("移 ?动$")).click()
    expect(admin.get_by_text(f"已移动“{mark}甲”")).to_be_visible(timeout=PATIENCE)
    assert caller.get("/sys/sysDepart/queryById", id=moved)["parentId"] == target
    admin.locator("[data-offer]").get_by_role("button", name=re.compile("撤 ?销")).click()
    expect(admin.get_by_text("已撤销")).to_be_visible(timeout=PATIENCE)
    assert caller.get("/sys/sysDepart/queryById", id=moved)["parentId"] == top


def test_the_items_of_a_dictionary_are_put_in_order_by_dragging(site: Site, admin: Page) -> None:
    mark, caller = new_mark("字"), site.sign_in("admin")
    one = caller.post("/sys/dict/add", dictName=mark, dictCode=f"d_{secrets.token_hex(3)}")["id"]
    for number, text in enumerate(("春", "夏", "秋"), 1):
        caller.post("/sys/dictItem/add", dictId=one, itemText=text, itemValue=str(number), sortOrder=number)
    visit(admin, f"/isystem/dict?open={one}", "数据字典")
    items = admin.locator("[data-item]")
    expect(items).to_have_count(3, timeout=PATIENCE)
    grip = items.nth(2).get_by_role("button", name="移动“秋”")
    grip.focus()
    for key in ("Space", "ArrowUp", "ArrowUp", "Space"):
        press_told(admin, key)
    expect(admin.get_by_text("顺序已保存")).to_be_visible(timeout=PATIENCE)
    kept = caller.get("/sys/dictItem/list", dictId=one, column="sortOrder", order="asc")["records"]
    assert [row["itemText"] for row in kept] == ["秋", "春", "夏"]
    admin.get_by_role("button", name="刷新缓存").click()
    expect(admin.get_by_text("刷新缓存完成！")).to_be_visible(timeout=PATIENCE)


def test_what_is_taken_and_what_a_plan_means_is_said_while_one_types(site: Site, admin: Page) -> None:
    visit(admin, "/isystem/user?edit=new", "用户管理")
    form = panel(admin, "新增用户")
    form.get_by_label("用户账号").fill("clerk1")
    expect(form.get_by_text("用户账号已存在")).to_be_visible(timeout=PATIENCE)
    form.get_by_label("用户账号").fill(f"clerk{secrets.token_hex(3)}")
    expect(form.get_by_text("用户账号已存在")).to_have_count(0, timeout=PATIENCE)
    visit(admin, "/isystem/quartzJob?edit=new", "定时任务")
    form = panel(admin, "新增定时任务")
    form.get_by_label("cron表达式").fill("0 30 8 ? * MON-FRI")
    expect(form.get_by_text("每周一到周五 08:30:00 执行")).to_be_visible(timeout=PATIENCE)
    expect(form.locator("ol time")).to_have_count(10, timeout=PATIENCE)


def test_a_role_is_copied_with_its_rights_and_found_in_another_window(
    site: Site, admin: Page, window: Callable[..., Page]
) -> None:
    clerk = window()
    sign_in_desktop(clerk, site.address, "admin")
    # Other tests make roles too, and the newest stand first.
    visit(admin, "/isystem/role?size=50", "角色管理")
    rows(admin).get_by_role("button", name="前台", exact=True).click()
    role = panel(admin, "前台")
    role.get_by_role("button", name=re.compile("更 ?多$")).click()
    admin.get_by_role("menuitem", name="复制角色").click()
    copy, code = panel(admin, "复制角色"), f"copy_{secrets.token_hex(3)}"
    copy.get_by_label("角色编码").fill(code)
    copy.get_by_role("button", name=re.compile("复 ?制$")).click()
    expect(rows(admin).filter(has_text=code)).to_be_visible(timeout=PATIENCE)
    visit(clerk, f"/isystem/role?roleCode={code}", "角色管理")
    expect(rows(clerk).filter(has_text=code)).to_be_visible(timeout=PATIENCE)
    caller = site.sign_in("admin")
    known = {row["roleCode"]: row["id"] for row in caller.get("/sys/role/list", pageSize=500)["records"]}
    held, copied = (
        set(caller.get("/sys/permission/queryRolePermission", roleId=known[name])) for name in ("front_desk", code)
    )
    assert held == copied != set()


def test_an_act_on_more_rows_than_are_done_at_once_reaches_all_of_them(site: Site, admin: Page) -> None:
    mark, caller = new_mark("众"), site.sign_in("admin")
    for number in range(MANY):
        caller.post("/sys/position/add", code=secrets.token_hex(5), name=f"{mark}{number:03}")
    visit(admin, f"/isystem/position?name={mark}", "职务管理")
    expect(rows(admin)).to_have_count(10, timeout=PATIENCE)
    admin.keyboard.press("Control+a")
    admin.get_by_role("button", name=f"选择全部 {MANY} 项").click()
    admin.get_by_role("button", name=re.compile("^删 ?除$")).first.click()
    batch = panel(admin, f"删除 {MANY} 条")
    batch.get_by_role("button", name=re.compile("^删 ?除$")).click()
    expect(admin.get_by_text("没有符合这 1 个筛选条件的记录")).to_be_visible(timeout=2 * PATIENCE)
    assert caller.get("/sys/position/list", name=f"*{mark}*")["total"] == 0
