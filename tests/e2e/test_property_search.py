"""A property is looked for in the tree of properties; a code for its door is issued from the list of locks and told once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from schema.kit.clock import now, to_wire
from tests.e2e.crew import press
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.picking import branch, choices, scroll_to_branch
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
PATIENCE = 20_000


def test_tickets_are_found_by_a_property_of_the_tree(site: Site, window: Windows) -> None:
    ticket = site.sign_in("admin").get("/rental/ticket/list", pageSize=1)["records"][0]
    title = ticket["unitId_dictText"]
    community, building, *_ = title.split()
    page = window()
    sign_in_desktop(page, site.address, "clerk1", "/rental/ticket")
    bar = page.get_by_role("search", name="筛选")
    bar.get_by_role("button", name="更多筛选").click(timeout=PATIENCE)
    chooser = bar.get_by_label("房源", exact=True)
    chooser.click()
    expect(branch(page, "").filter(visible=True).first).to_be_visible(timeout=PATIENCE)
    group = scroll_to_branch(page, community)
    assert choices(page).evaluate("list => getComputedStyle(list).maxHeight") == "400px"
    group.get_by_text(community).click()
    expect(page).to_have_url(f"{site.address}/rental/ticket")
    group.locator(".ant-select-tree-switcher").click()
    scroll_to_branch(page, building)
    chooser.fill(title)
    choices(page).get_by_title(title, exact=True).first.click()
    expect(bar.get_by_title(title, exact=True)).to_be_visible()
    expect(page.get_by_role("row").filter(has_text=ticket["title"]).first).to_be_visible(timeout=PATIENCE)


def test_a_code_of_a_lock_is_told_once_to_who_issues_it(site: Site, window: Windows) -> None:
    admin = site.sign_in("admin")
    codes = admin.get("/rental/lockCode/list", state="issued", pageSize=50)["records"]
    orders = [admin.get("/rental/order/queryById", id=code["orderId"]) for code in codes if code["orderId"]]
    order = max(orders, key=lambda one: str(one["checkOut"]))
    lock = admin.get("/rental/lock/list", unitId=order["unitId"])["records"][0]
    page = window()
    sign_in_desktop(page, site.address, "clerk1", f"/rental/lock?serial={lock['serial']}")
    row = page.get_by_role("row").filter(has_text=lock["serial"])
    expect(row).to_contain_text("人工录入（未连接门锁）", timeout=PATIENCE)
    row.get_by_role("button", name="发放密码").click()
    dialog = page.get_by_role("dialog").filter(has_text="发放密码")
    expect(dialog.get_by_text("系统没有连接门锁")).to_be_visible()
    dialog.get_by_label("订单", exact=True).fill(order["orderNo"])
    choices(page).get_by_title(order["orderNo"]).first.click()
    type_moment(dialog, "生效时间", to_wire(now()))
    type_moment(dialog, "失效时间", f"{order['checkOut']} 23:30:00")
    dialog.get_by_label("密码", exact=True).fill("860413")
    dialog.get_by_label("用途", exact=True).fill("换新密码")
    press(dialog, "发放密码")
    told = page.get_by_role("dialog").filter(has_text="只显示这一次")
    expect(told.get_by_text("860413")).to_be_visible(timeout=PATIENCE)
    told.get_by_role("button", name="关闭").first.click()
    expect(told).to_have_count(0)
    [made] = admin.get("/rental/lockCode/list", lockId=lock["id"], column="createTime", order="desc")["records"][:1]
    assert made["orderId"] == order["id"] and "860413" not in str(made)


def type_moment(dialog: Locator, label: str, text: str) -> None:
    box = dialog.get_by_label(label, exact=True)
    box.fill(text)
    box.press("Enter")
