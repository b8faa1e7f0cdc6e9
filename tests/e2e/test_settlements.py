"""A lessee leaves: the wizard to its end, signed on a phone, with the room board of another process beside it, then the money."""

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.board import SampleCommunity, bar, build_community, column_width, open_board
from tests.e2e.conftest import CALM, DESKTOP, PHONE
from tests.e2e.desktop import store_session, wait_for
from tests.e2e.site import Caller, Site
from tests.e2e.test_signing_phones import PATIENCE, here, identify, read_to_the_end, write
from tests.files.conftest import picture
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body

pytestmark = pytest.mark.e2e
LESSEE = {"name": "何清源", "phone": "13822339911", "idNo": "440301199203157717"}
HAND_MS = 400
"""Between two presses of the same button; what is faster counts as a slip of the hand (`web/src/kit/quick-clicks.ts`)."""
PHOTO: Any = [{"name": "wall.png", "mimeType": "image/png", "buffer": picture(3)}]


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 2)


@pytest.fixture
def lease(caller: Caller, sample: SampleCommunity) -> Any:
    """Runs since today; the deposit is paid."""
    form = lease_body(
        tenant=LESSEE,
        unitId=sample.units[0],
        endDate=f"{today() + timedelta(days=89)}",
        price="3000.00",
        deposit="500.00",
    )
    lease = caller.post("/rental/lease/add", **form)
    [deposit] = [bill for bill in lease["bills"] if bill["kind"] == "deposit"]
    caller.post("/rental/lease/pay", billId=deposit["id"], amount=deposit["open"], method="transfer")
    return caller.get("/rental/lease/detail", id=lease["id"])


@pytest.fixture
def phone(browser: Browser) -> Any:
    context = browser.new_context(**{**CALM, **PHONE})
    yield context.new_page()
    context.close()


def sign_by_phone(phone: Page, site: Site, caller: Caller, settlement: str) -> None:
    flow = caller.get("/sign/flow/of", kind="settlement", id=settlement)
    phone.goto(here(caller.get("/sign/flow/link", partyId=flow["parties"][0]["id"])["url"], site))
    expect(phone.get_by_role("heading", name="退租结算单")).to_be_visible(timeout=PATIENCE)
    identify(phone, caller, LESSEE)
    read_to_the_end(phone, fits=True)
    write(phone, phone.get_by_role("img", name="您的签名：已写 0 笔"))
    phone.get_by_role("button", name="完成签名").click()
    phone.get_by_role("checkbox").check()
    phone.get_by_role("button", name="确认签署").click()
    expect(phone.get_by_text("签署完成，谢谢")).to_be_visible(timeout=PATIENCE)


def bar_width(board: Page, stay: str) -> float:
    box = bar(board, stay).first.bounding_box()
    return box["width"] if box else 0.0


def test_who_leaves_signs_on_a_phone_and_the_board_elsewhere_frees_the_unit(
    site: Site,
    twin: Site,
    caller: Caller,
    window: Callable[..., Page],
    phone: Page,
    sample: SampleCommunity,
    lease: Any,
) -> None:
    board = window(DESKTOP)
    store_session(board, twin.address, "admin")
    open_board(board, twin.address, sample.community)
    expect(bar(board, lease["id"])).to_be_visible()
    assert bar_width(board, lease["id"]) > column_width(board) * 2
    page = window(DESKTOP)
    store_session(page, site.address, "admin")
    page.goto(f"{site.address}/rental/lease?open={lease['id']}")
    page.get_by_role("button", name="办理退租").click()
    wizard = page.get_by_role("dialog", name=re.compile("退租结算"))
    expect(wizard.get_by_label("离开日期")).to_have_value(f"{today()}", timeout=PATIENCE)
    wizard.get_by_role("button", name="下一步").click(delay=HAND_MS)
    expect(wizard.get_by_text("该房源没有独立水电表")).to_be_visible(timeout=PATIENCE)
    wizard.get_by_role("button", name="下一步").click(delay=HAND_MS)
    wizard.get_by_role("checkbox", name="钥匙、门卡").check(timeout=PATIENCE)
    wizard.get_by_role("button", name="添加扣款").click()
    wizard.get_by_label("扣款说明").fill("墙面污损")
    wizard.get_by_label("金额（元）").fill("200")
    wizard.locator("input[type=file]").set_input_files(PHOTO)
    expect(wizard.locator("[data-line=damage] img")).to_be_visible(timeout=PATIENCE)
    wizard.get_by_role("button", name="下一步").click(delay=HAND_MS)
    wizard.get_by_label("收款账户").fill("何清源 工商银行 6222021202012345675")
    wizard.get_by_role("button", name="定稿，电子签署").click()
    page.get_by_role("button", name=re.compile("^确 ?[定认]$")).last.click()

    panel = page.locator("[data-settlement]")
    expect(panel).to_have_attribute("data-state", "to_sign", timeout=PATIENCE)
    panel.get_by_role("button", name="发起电子签署").click()
    expect(panel.get_by_role("img", name="何清源的签署二维码")).to_be_visible(timeout=PATIENCE)
    [row] = caller.get("/rental/settlement/list", leaseId=lease["id"])["records"]
    sign_by_phone(phone, site, caller, row["id"])
    expect(panel).to_have_attribute("data-state", "agreed", timeout=PATIENCE)
    assert caller.get("/rental/lease/detail", id=lease["id"])["state"] == "settling"

    panel.get_by_role("button", name="退租完成").click()
    last = page.get_by_role("dialog", name=re.compile("退租完成"))
    last.get_by_label("退款方式").click()
    page.locator(".ant-select-item-option").filter(has_text="转账").click()
    last.get_by_role("button", name=re.compile("退租完成|确")).last.click()
    expect(panel).to_have_attribute("data-state", "done", timeout=PATIENCE)

    unit = caller.get("/rental/unit/queryById", id=sample.units[0])
    assert unit["cleanState"] == "dirty"
    ended = caller.get("/rental/lease/detail", id=lease["id"])
    assert ended["state"] == "ended"
    [deposit] = caller.get("/rental/deposit/list", accountId=lease["id"])["records"]
    assert float(deposit["held"]) == 0 and float(deposit["deducted"]) > 0
    out = caller.get("/rental/ledger/list", accountId=lease["id"], direction="out")["records"]
    net = float(caller.get("/rental/settlement/detail", id=row["id"])["statement"]["net"])
    assert sum(float(line["amount"]) for line in out) == pytest.approx(net)
    wait_for(board, lambda: bar_width(board, lease["id"]) < column_width(board) * 2)
