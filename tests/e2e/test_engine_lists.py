"""Any list by use case: advanced query, views that travel, acts on many rows, the way back, the recycle bin, the keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.dragging import carry_by
from tests.e2e.positions import PATIENCE, add_rows, new_mark, open_list, panel, row_of, rows
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
QUERY = "高级查询构造器"


def build_query(page: Page, mark: str) -> None:
    page.keyboard.press("f")
    builder = panel(page, QUERY)
    builder.get_by_role("combobox", name="字段", exact=True).click()
    page.get_by_title("职务名称", exact=True).last.click()
    builder.get_by_role("combobox", name="匹配规则").click()
    page.get_by_title("以…开始", exact=True).click()
    builder.get_by_label("职务名称的值").fill(mark)


def test_a_query_without_conditions_is_neither_run_nor_saved(site: Site, window: Windows) -> None:
    page = window()
    open_list(page, site)
    page.get_by_role("button", name="高级查询").click()
    builder = panel(page, QUERY)
    assert builder.evaluate("one => one.offsetWidth") == 1000
    builder.get_by_role("button", name=re.compile("^查 ?询$")).click()
    expect(page.get_by_text("不能查询空条件")).to_be_visible(timeout=PATIENCE)
    builder.get_by_role("button", name="保存查询").click()
    expect(page.get_by_text("空条件不能保存")).to_be_visible(timeout=PATIENCE)
    builder.get_by_label("职务编码的值").fill("x")
    builder.get_by_role("button", name="保存查询").click()
    builder.get_by_role("button", name=re.compile("保 ?存$")).click()
    expect(page.get_by_text("保存名称不能为空")).to_be_visible(timeout=PATIENCE)


def test_a_view_made_in_one_browser_is_found_in_another(site: Site, window: Windows) -> None:
    mark, title = new_mark("视"), new_mark("视图")
    add_rows(site, mark, 3)
    page = window()
    open_list(page, site)
    build_query(page, mark)
    panel(page, QUERY).get_by_role("button", name=re.compile("^查 ?询$")).click()
    expect(rows(page)).to_have_count(3, timeout=PATIENCE)
    page.get_by_role("button", name="列设置").click()
    columns = panel(page, "列设置")
    columns.get_by_role("checkbox", name="职级").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("columnheader", name="职级")).to_have_count(0)
    page.get_by_role("button", name="视图").click()
    page.get_by_role("button", name="另存为视图").click()
    naming = panel(page, "另存为视图")
    naming.get_by_label("名称", exact=True).fill(title)
    naming.get_by_role("button", name=re.compile("保 ?存$")).click()
    expect(page.get_by_role("button", name=title)).to_be_visible(timeout=PATIENCE)

    other = window()
    open_list(other, site)
    expect(other.get_by_role("columnheader", name="职级")).to_be_visible(timeout=PATIENCE)
    other.get_by_role("button", name="视图").click()
    other.get_by_role("button", name=title, exact=True).click()
    expect(rows(other)).to_have_count(3, timeout=PATIENCE)
    expect(other.get_by_role("columnheader", name="职级")).to_have_count(0)
    expect(other.get_by_role("columnheader", name="职务名称")).to_be_visible()


def test_a_deleted_row_is_back_after_undo(site: Site, window: Windows) -> None:
    mark = new_mark("撤")
    add_rows(site, mark, 1)
    page = window()
    open_list(page, site)
    row = row_of(page, mark)
    row.get_by_role("button", name="删除").click()
    expect(row).to_have_count(0, timeout=PATIENCE)
    page.locator("[data-offer]").get_by_role("button", name=re.compile("撤 ?销")).click()
    expect(row).to_be_visible(timeout=PATIENCE)


def test_many_rows_are_edited_together_and_a_refused_one_is_named(site: Site, window: Windows) -> None:
    mark = new_mark("批")
    known = add_rows(site, mark, 3, rank="1")
    page = window()
    open_list(page, site, f"?name={mark}")
    expect(rows(page)).to_have_count(3, timeout=PATIENCE)
    page.keyboard.press("Control+a")
    page.get_by_role("button", name="批量编辑").click()
    batch = panel(page, "批量编辑 3 条")
    batch.get_by_role("checkbox", name="职级").check()
    batch.get_by_role("combobox").click()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    batch.get_by_role("button", name="试运行").click()
    expect(batch.get_by_text("可执行 3 条")).to_be_visible(timeout=PATIENCE)
    site.sign_in("admin").post("/sys/position/batchDelete", ids=[known[0]["id"]])
    batch.get_by_role("button", name=re.compile("执 ?行$")).click()
    result = page.get_by_role("dialog").filter(has_text="成功 2 条，拒绝 1 条")
    expect(result).to_be_visible(timeout=PATIENCE)
    expect(result.get_by_role("button", name="只重试被拒绝的")).to_be_visible()
    ranks = [site.sign_in("admin").get("/sys/position/queryById", id=row["id"])["rank"] for row in known[1:]]
    assert ranks[0] == ranks[1]


def test_everything_that_matches_is_chosen_beyond_the_page(site: Site, window: Windows) -> None:
    mark = new_mark("全")
    add_rows(site, mark, 12)
    page = window()
    open_list(page, site, f"?name={mark}")
    expect(rows(page)).to_have_count(10, timeout=PATIENCE)
    page.keyboard.press("Control+a")
    page.get_by_role("button", name="选择全部 12 项").click()
    expect(page.get_by_text("已选择全部 12 项", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^删 ?除$")).first.click()
    batch = panel(page, "删除 12 条")
    batch.get_by_role("button", name=re.compile("^删 ?除$")).click()
    expect(page.get_by_text("没有符合这 1 个筛选条件的记录")).to_be_visible(timeout=PATIENCE)
    page.locator("[data-offer]").get_by_role("button", name=re.compile("撤 ?销")).click()
    expect(rows(page)).to_have_count(10, timeout=PATIENCE)


def test_the_bin_gives_back_and_destroys_only_by_name(site: Site, window: Windows) -> None:
    mark = new_mark("箱")
    known = add_rows(site, mark, 2)
    site.sign_in("admin").post("/sys/position/batchDelete", ids=[row["id"] for row in known])
    page = window()
    open_list(page, site)
    page.get_by_role("button", name="回收站").click()
    trash = panel(page, "回收站")
    trash.get_by_role("listitem").filter(has_text=f"{mark}00").get_by_role("button", name=re.compile("恢 ?复")).click()
    expect(row_of(page, f"{mark}00")).to_be_visible(timeout=PATIENCE)
    trash.get_by_role("checkbox", name=f"{mark}01").check()
    trash.get_by_role("button", name="彻底删除").click()
    sure = panel(page, "无法恢复")
    destroy = sure.get_by_role("button", name="彻底删除")
    expect(destroy).to_be_disabled()
    sure.get_by_label("名称").fill(f"{mark}01")
    destroy.click()
    expect(trash.get_by_text(f"{mark}01")).to_have_count(0, timeout=PATIENCE)


def test_keys_walk_and_act_but_never_while_one_types(site: Site, window: Windows) -> None:
    mark = new_mark("键")
    add_rows(site, mark, 2)
    page = window()
    open_list(page, site, f"?name={mark}")
    expect(rows(page)).to_have_count(2, timeout=PATIENCE)
    page.keyboard.press("/")
    page.keyboard.type("nexjv?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    open_list(page, site, f"?name={mark}")
    expect(rows(page)).to_have_count(2, timeout=PATIENCE)
    page.keyboard.press("j")
    page.keyboard.press("x")
    expect(page.get_by_text("已选择 1 项")).to_be_visible()
    page.keyboard.press("e")
    expect(panel(page, "编辑职务")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    page.keyboard.press("?")
    expect(panel(page, "快捷键")).to_be_visible(timeout=PATIENCE)


def test_a_column_is_dragged_to_another_place_and_stays_there(site: Site, window: Windows) -> None:
    page = window()
    open_list(page, site)
    headers = page.locator("thead th[data-col]")
    expect(headers.first).to_have_attribute("data-col", "code", timeout=PATIENCE)
    # The rows settle how wide the columns are.
    expect(rows(page).first).to_be_visible(timeout=PATIENCE)
    goal = headers.nth(0).bounding_box()
    assert goal
    carry_by(page, headers.nth(2), (goal["x"] + 20, goal["y"] + 15), grip=(40, 15))
    expect(headers.first).to_have_attribute("data-col", "rank", timeout=PATIENCE)
    page.reload()
    expect(headers.first).to_have_attribute("data-col", "rank", timeout=PATIENCE)


def test_orders_are_found_by_whom_they_are_for_and_by_their_state(site: Site, window: Windows) -> None:
    admin = site.sign_in("admin")
    [order] = admin.get("/rental/order/list", state="in_house", pageSize=1)["records"]
    page = window()
    sign_in_desktop(page, site.address, "clerk1", "/rental/order")
    bar = page.get_by_role("search", name="筛选")
    states = bar.get_by_role("radiogroup", name="状态")
    tab = states.get_by_text(re.compile(r"^在住 \d+"))
    said = int(tab.inner_text(timeout=PATIENCE).split()[1])
    tab.click()
    expect(page).to_have_url(re.compile("state=in_house"))
    expect(page.get_by_text(f"共 {said} 条")).to_be_visible(timeout=PATIENCE)
    bar.get_by_label("查找").fill(order["contactPhone"][-4:])
    found = rows(page).filter(has_text=order["orderNo"])
    expect(found).to_be_visible(timeout=PATIENCE)
    expect(states.get_by_text(re.compile(r"^在住 [1-9]$"))).to_be_visible(timeout=PATIENCE)
    found.get_by_role("button", name=order["contactName"]).click()
    expect(page.locator(f"[data-order='{order['id']}'][data-state=in_house]")).to_be_visible(timeout=PATIENCE)
