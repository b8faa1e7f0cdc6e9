"""One record: a sealed value shown for a reason, a timeline that grows by itself, and what belongs to it, counted."""

import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.positions import panel
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
PATIENCE = 15_000
NUMBER = "110101199003077571"
Windows = Callable[..., Page]


def new_renter(caller: Caller) -> dict[str, Any]:
    name = f"李{''.join(secrets.choice('安宁康乐文书') for _ in range(4))}"
    number = f"{NUMBER[:10]}{secrets.randbelow(10**8):08}"
    body = {"name": name, "phone": "13900139001", "idType": "id_card", "idNo": number}
    return {**caller.post("/rental/tenant/add", **body), "idNo": number}


@pytest.mark.parametrize("shape", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_sealed_number_is_shown_for_a_reason_that_the_timeline_tells(
    site: Site, window: Windows, shape: dict[str, Any]
) -> None:
    caller = site.sign_in("admin")
    renter = new_renter(caller)
    masked = f"{renter['idNo'][:4]}**********{renter['idNo'][-4:]}"
    page = window(shape)
    sign_in_desktop(page, site.address, "admin")
    page.goto(f"{site.address}/rental/tenant?open={renter['id']}")
    record = panel(page, renter["name"])
    expect(record.get_by_text(masked)).to_be_visible(timeout=PATIENCE)
    record.get_by_role("button", name="查看证件号码").click()
    dialog = panel(page, "查看原因")
    show = dialog.get_by_role("button", name=re.compile("^查 ?看$"))
    expect(show).to_be_disabled()
    dialog.get_by_label("查看原因").fill("入住核对证件")
    show.click()
    expect(record.get_by_text(renter["idNo"])).to_be_visible(timeout=PATIENCE)
    record.get_by_role("button", name="隐藏证件号码").click()
    expect(record.get_by_text(masked)).to_be_visible()
    record.get_by_role("tab", name="时间线").click()
    lines = record.get_by_role("listitem").filter(has=page.locator("time"))
    expect(lines).to_have_count(2, timeout=PATIENCE)
    expect(lines.first).to_contain_text("查看密文")
    expect(lines.first).to_contain_text("原因：入住核对证件")
    expect(lines.last).to_contain_text("新增")
    caller.post("/rental/tenant/edit", id=renter["id"], address="湖滨路1号")
    expect(lines).to_have_count(3, timeout=PATIENCE)
    expect(lines.first).to_contain_text("湖滨路1号")
    expect(record.get_by_text(renter["idNo"])).to_have_count(0)


@pytest.mark.parametrize("shape", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_what_belongs_to_a_record_stands_in_a_tab_that_counts_it(
    site: Site, window: Windows, shape: dict[str, Any]
) -> None:
    caller = site.sign_in("admin")
    community = caller.post("/rental/community/add", name=f"云栖{secrets.token_hex(3)}")
    page = window(shape)
    sign_in_desktop(page, site.address, "admin")
    page.goto(f"{site.address}/rental/community?open={community['id']}")
    record = panel(page, community["name"])
    tab = record.get_by_role("tab", name=re.compile("楼栋"))
    expect(tab).to_contain_text("（0）", timeout=PATIENCE)
    caller.post("/rental/building/add", communityId=community["id"], name="1幢", floors=6)
    expect(tab).to_contain_text("（1）", timeout=PATIENCE)
    tab.click()
    expect(record.get_by_text("1幢").first).to_be_visible(timeout=PATIENCE)
    record.get_by_role("button", name=re.compile("新 ?增")).first.click()
    form = panel(page, "新增楼栋")
    form.get_by_label("楼栋名称").fill("2幢")
    form.get_by_label("地上楼层").fill("8")
    form.get_by_role("button", name=re.compile("^保 ?存$")).click()
    expect(tab).to_contain_text("（2）", timeout=PATIENCE)
    expect(record.get_by_text("2幢").first).to_be_visible(timeout=PATIENCE)


def test_a_duplicate_goes_into_the_file_that_stays_after_what_moves_was_shown(site: Site, window: Windows) -> None:
    caller = site.sign_in("admin")
    other = new_renter(caller)
    name = f"赵{''.join(secrets.choice('安宁康乐文书') for _ in range(4))}"
    kept = caller.post("/rental/tenant/add", name=name, phone="13900139002")
    page = window()
    sign_in_desktop(page, site.address, "admin", "/rental/tenant")
    for one in (kept, other):
        page.locator(f'[data-row-key="{one["id"]}"]').get_by_role("checkbox").check()
    page.get_by_role("button", name=re.compile("^合 ?并$")).click()
    drawer = panel(page, "合并记录")
    drawer.get_by_role("radio", name=name).first.check()
    expect(drawer.get_by_text("没有关联记录")).to_be_visible(timeout=PATIENCE)
    expect(drawer).to_contain_text("证件号码")
    drawer.get_by_role("radio", name=name).last.check()
    drawer.get_by_role("button", name="确认合并").click()
    expect(page.get_by_text("合并成功")).to_be_visible(timeout=PATIENCE)
    assert [row["id"] for row in caller.get("/rental/tenant/list", name=other["name"])["records"]] == []
    stays = caller.get("/rental/tenant/queryById", id=kept["id"])
    assert (stays["name"], stays["idNo_masked"]) == (name, f"{other['idNo'][:4]}**********{other['idNo'][-4:]}")
