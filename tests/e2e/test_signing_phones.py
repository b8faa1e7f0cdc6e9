"""A lease is signed by three windows: the clerk's with the code, the lessee's phone and the guarantor's; one byte changed is found."""

import re
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.conftest import CALM, DESKTOP, PHONE
from tests.e2e.desktop import store_session
from tests.e2e.site import Caller, Site
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body

pytestmark = pytest.mark.e2e
PATIENCE = 30_000
# The job that seals comes by every few seconds, and embeds fonts.
SEALING = 60_000
LESSEE = {"name": "林晓梅", "phone": "13822330011", "idNo": "310107198704163246"}
RIDER = {"name": "沈立群", "phone": "13822330033", "idNo": "330106199107224516"}
REFUSER = {"name": "许慎言", "phone": "13822330044", "idNo": "330102199205182313"}
GUARANTOR = {"role": "guarantor", "name": "周国栋", "phone": "13822330022", "idNo": "110105194912310021"}


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 3)


@pytest.fixture
def lease(caller: Caller, sample: SampleCommunity) -> dict[str, Any]:
    """An electronic lease that waits for signatures."""
    start = today() + timedelta(days=3)
    form = {
        "tenant": LESSEE,
        "parties": [GUARANTOR],
        "unitId": sample.units[0],
        "startDate": f"{start}",
        "endDate": f"{start + timedelta(days=364)}",
        "price": "3500.00",
        "form": "electronic",
    }
    return dict(caller.post("/rental/lease/add", **lease_body(**form)))


@pytest.fixture
def phones(browser: Browser) -> Any:
    """Windows of 390 points, each with a storage of its own."""
    contexts = [browser.new_context(**{**CALM, **PHONE}) for _ in range(2)]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


def write(page: Page, pad: Locator) -> None:
    pad.scroll_into_view_if_needed()
    box = pad.bounding_box()
    assert box is not None
    for start in (40, 110, 180):
        page.mouse.move(box["x"] + start, box["y"] + 40)
        page.mouse.down()
        page.mouse.move(box["x"] + start + 30, box["y"] + 110, steps=4)
        page.mouse.move(box["x"] + start + 50, box["y"] + 60, steps=4)
        page.mouse.up()


def messages_to(caller: Caller, who: dict[str, str], purpose: str) -> list[str]:
    """The newest first."""
    found = caller.get("/sys/sms/list", phone=who["phone"], purpose=purpose, pageSize=10)["records"]
    return [str(one["content"]) for one in found]


def message_to(caller: Caller, who: dict[str, str], purpose: str, known: int = 0) -> str:
    """The one that comes behind those that are known; it is sent beside the answer, not before it."""
    for _ in range(100):
        found = messages_to(caller, who, purpose)
        if len(found) > known:
            return found[0]
        time.sleep(0.1)
    raise AssertionError(f"no {purpose} message to {who['phone']}")


def identify(page: Page, caller: Caller, who: dict[str, str], go: str = "核验并阅读文件") -> None:
    known = len(messages_to(caller, who, "sign"))
    page.get_by_role("button", name="获取验证码").click()
    expect(page.get_by_text("验证码已发送")).to_be_visible(timeout=PATIENCE)
    page.get_by_label("的验证码").fill(message_to(caller, who, "sign", known).split("验证码 ")[1][:6])
    page.get_by_label("您的姓名").fill(who["name"])
    page.get_by_label("证件号码后四位").fill(who["idNo"][-4:])
    page.get_by_role("button", name=go).click()


def read_to_the_end(page: Page, fits: bool = False) -> None:
    """Of a document that `fits` the screen nothing is left to be read when it is there."""
    end = page.get_by_text("— 文件末尾 —")
    expect(end).to_be_attached(timeout=PATIENCE)
    if not fits:
        expect(page.get_by_role("button", name="确认签署")).to_have_count(0)
    end.scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="确认签署")).to_be_disabled(timeout=PATIENCE)


def links_of(caller: Caller, lease: dict[str, Any]) -> list[str]:
    flow = caller.get("/sign/flow/of", kind="lease", id=lease["id"])
    return [caller.get("/sign/flow/link", partyId=party["id"])["url"] for party in flow["parties"]]


def here(url: str, site: Site) -> str:
    """The link at the address by which the test reaches the site."""
    return f"{site.address}/sign#{url.partition('#')[2]}"


def panel_of(page: Page, twin: Site, lease: dict[str, Any]) -> Locator:
    """The signing on the contract's own page, served by the other process."""
    store_session(page, twin.address, "admin")
    page.goto(f"{twin.address}/rental/lease")
    page.get_by_text(lease["contractNo"]).first.click()
    return page.locator("[data-signing]")


def check_file(page: Page, path: Path) -> None:
    page.get_by_label("选择 PDF 文件").set_input_files(path)


def test_lessee_and_guarantor_sign_on_their_phones_and_a_changed_byte_is_found(
    site: Site,
    twin: Site,
    caller: Caller,
    window: Callable[..., Page],
    phones: list[Page],
    lease: dict[str, Any],
    tmp_path: Path,
) -> None:
    panel = panel_of(window(DESKTOP, accept_downloads=True), twin, lease)
    panel.get_by_role("button", name="发起电子签署").click()
    expect(panel.get_by_role("img", name="林晓梅的签署二维码")).to_be_visible(timeout=PATIENCE)
    expect(panel.get_by_role("timer")).to_contain_text("剩余 23:59")
    revoked = here(links_of(caller, lease)[0], site)
    panel.get_by_role("button", name="重新生成").click()
    panel.page.get_by_role("button", name="确定").click()
    expect(panel.page.get_by_text("已重新生成")).to_be_visible(timeout=PATIENCE)
    first, second = (here(url, site) for url in links_of(caller, lease))
    assert first != revoked
    lessee, guarantor = phones
    lessee.goto(revoked)
    expect(lessee.get_by_text("链接不可用")).to_be_visible(timeout=PATIENCE)
    lessee.goto("about:blank")
    lessee.goto(first)
    guarantor.goto(second)
    expect(lessee.get_by_role("heading", name="房屋租赁合同")).to_be_visible(timeout=PATIENCE)
    expect(guarantor.get_by_text("还没有轮到您")).to_be_visible(timeout=PATIENCE)

    lessee_row, guarantor_row = panel.locator("[data-party]").all()
    expect(lessee_row).to_have_attribute("data-party", "opened", timeout=PATIENCE)
    expect(guarantor_row).to_have_attribute("data-party", "waiting")

    identify(lessee, caller, LESSEE)
    expect(lessee_row).to_have_attribute("data-party", "identified", timeout=PATIENCE)
    read_to_the_end(lessee)
    write(lessee, lessee.get_by_role("img", name="您的签名：已写 0 笔"))
    lessee.get_by_role("button", name="完成签名").click()
    lessee.get_by_role("checkbox").check()
    lessee.get_by_role("button", name="确认签署").click()
    expect(lessee.get_by_text("签署完成，谢谢")).to_be_visible(timeout=PATIENCE)
    expect(lessee.get_by_text("还有 1 位未签")).to_be_visible(timeout=PATIENCE)

    expect(lessee_row).to_have_attribute("data-party", "signed", timeout=PATIENCE)
    expect(panel).to_have_attribute("data-signing", "partly_signed")
    expect(panel.get_by_role("timer")).to_contain_text("剩余 23:")
    expect(panel.get_by_role("img", name="周国栋的签署二维码")).to_be_visible(timeout=PATIENCE)
    expect(guarantor.get_by_role("button", name="获取验证码")).to_be_visible(timeout=PATIENCE)
    identify(guarantor, caller, GUARANTOR)
    read_to_the_end(guarantor)
    guarantor.get_by_text("键入姓名").click()
    guarantor.get_by_label("键入本人姓名").fill("周国栋")
    guarantor.get_by_role("checkbox").check()
    guarantor.get_by_role("button", name="确认签署").click()
    expect(guarantor.get_by_text("签署完成，谢谢")).to_be_visible(timeout=PATIENCE)

    with lessee.expect_download(timeout=SEALING) as own:
        lessee.get_by_role("button", name="下载正式文件").click(timeout=SEALING)
    copied = tmp_path / "copy.pdf"
    own.value.save_as(copied)
    lessee.reload()
    expect(lessee.get_by_text("链接不可用")).to_be_visible(timeout=PATIENCE)
    assert caller.get("/rental/lease/detail", id=lease["id"])["state"] == "signed"

    expect(panel).to_have_attribute("data-signing", "completed", timeout=PATIENCE)
    fetch = panel.get_by_role("link", name="下载已签文件")
    expect(fetch).to_be_visible(timeout=SEALING)
    with panel.page.expect_download() as fetched:
        fetch.click()
    genuine, forged = tmp_path / "signed.pdf", tmp_path / "forged.pdf"
    fetched.value.save_as(genuine)
    data = bytearray(genuine.read_bytes())
    assert data.startswith(b"%PDF-") and copied.read_bytes() == bytes(data)
    data[len(data) // 3] ^= 1
    forged.write_bytes(data)

    stranger = window(PHONE)
    stranger.goto(f"{site.address}/verify")
    check_file(stranger, genuine)
    expect(stranger.locator("[data-verdict=authentic]")).to_contain_text("真实", timeout=PATIENCE)
    check_file(stranger, forged)
    expect(stranger.locator("[data-verdict=unknown]")).to_contain_text("未知", timeout=PATIENCE)
    stranger.get_by_role("button", name="上传").click()
    altered = stranger.locator("[data-verdict=altered]")
    expect(altered).to_contain_text("已被改动", timeout=PATIENCE)
    expect(altered).to_contain_text(re.compile("不一致之处：(盖章所覆盖的内容被改动|印章本身被改动|盖章之后被修改)"))

    guarantor.goto("about:blank")
    guarantor.goto(here(message_to(caller, GUARANTOR, "signed"), site))
    expect(guarantor.get_by_role("button", name="核验并领取文件")).to_be_visible(timeout=PATIENCE)
    identify(guarantor, caller, GUARANTOR, "核验并领取文件")
    with guarantor.expect_download(timeout=PATIENCE) as sent:
        guarantor.get_by_role("button", name="下载正式文件").click()
    sent.value.save_as(copied)
    assert copied.read_bytes() == genuine.read_bytes()


def test_a_lost_connection_a_reload_and_a_lost_answer_cost_no_signature(
    site: Site, caller: Caller, phones: list[Page], sample: SampleCommunity
) -> None:
    start = today() + timedelta(days=3)
    form = {"tenant": RIDER, "unitId": sample.units[1], "form": "electronic"}
    dates = {"startDate": f"{start}", "endDate": f"{start + timedelta(days=364)}"}
    lease = caller.post("/rental/lease/add", **lease_body(**form, **dates))
    caller.post("/sign/flow/start", kind="lease", id=lease["id"])
    [url] = links_of(caller, lease)
    page = phones[0]
    page.goto(here(url, site))
    identify(page, caller, RIDER)
    read_to_the_end(page)
    write(page, page.get_by_role("img", name="您的签名：已写 0 笔"))
    page.get_by_role("button", name="完成签名").click()
    expect(page.locator("[data-signature=signed]")).to_be_visible(timeout=PATIENCE)
    page.reload()
    page.get_by_text("— 文件末尾 —").scroll_into_view_if_needed(timeout=PATIENCE)
    expect(page.locator("[data-signature=signed]")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("checkbox").check()

    page.context.set_offline(True)
    page.get_by_role("button", name="确认签署").click()
    expect(page.get_by_text("网络已断开，恢复后自动继续")).to_be_visible(timeout=PATIENCE)

    def lose_answer(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/sign/public/sign", lose_answer)
    with page.expect_event("requestfailed", lambda sent: sent.url.endswith("/sign/public/sign"), timeout=PATIENCE):
        page.context.set_offline(False)
    assert caller.get("/rental/lease/detail", id=lease["id"])["state"] == "signed"
    page.unroute("**/sign/public/sign")
    page.reload()
    expect(page.get_by_text("签署完成，谢谢")).to_be_visible(timeout=PATIENCE)
    flow = caller.get("/sign/flow/of", kind="lease", id=lease["id"])
    assert [one["kind"] for one in flow["events"]].count("signed") == 1


def test_who_refuses_on_the_phone_says_why_and_the_contract_shows_it_and_may_be_sent_again(
    site: Site, twin: Site, caller: Caller, window: Callable[..., Page], phones: list[Page], sample: SampleCommunity
) -> None:
    start = today() + timedelta(days=3)
    form = {"tenant": REFUSER, "parties": [GUARANTOR], "unitId": sample.units[2], "form": "electronic"}
    dates = {"startDate": f"{start}", "endDate": f"{start + timedelta(days=364)}"}
    lease = caller.post("/rental/lease/add", **lease_body(**form, **dates))
    panel = panel_of(window(DESKTOP), twin, lease)
    panel.get_by_role("button", name="发起电子签署").click()
    expect(panel).to_have_attribute("data-signing", "sent", timeout=PATIENCE)
    page, other = phones
    first, second = (here(url, site) for url in links_of(caller, lease))
    other.goto(second)
    page.goto(first)
    identify(page, caller, REFUSER)
    read_to_the_end(page)
    page.get_by_role("button", name="拒绝签署").click()
    refusal = page.get_by_role("dialog", name="拒绝签署")
    expect(refusal.get_by_role("button", name=re.compile("拒\\s?签"))).to_be_disabled()
    refusal.get_by_label("拒签原因").fill("租金与约定不符")
    refusal.get_by_role("button", name=re.compile("拒\\s?签")).click()
    expect(page.get_by_text("已拒签")).to_be_visible(timeout=PATIENCE)

    expect(panel).to_have_attribute("data-signing", "refused", timeout=PATIENCE)
    expect(panel.locator("[data-party=refused]")).to_contain_text("租金与约定不符", timeout=PATIENCE)
    expect(panel.get_by_role("alert")).to_contain_text("租金与约定不符")
    expect(panel.get_by_role("timer")).to_have_count(0)
    expect(panel.get_by_role("button", name="发起电子签署")).to_be_visible()
    other.reload()
    expect(other.get_by_text("链接不可用")).to_be_visible(timeout=PATIENCE)
    assert caller.get("/rental/lease/detail", id=lease["id"])["state"] == "to_sign"


def test_a_visitor_reads_the_language_of_the_browser_until_another_is_chosen(site: Site, browser: Browser) -> None:
    context = browser.new_context(**{**CALM, **PHONE, "locale": "en-GB"})
    page = context.new_page()
    page.goto(f"{site.address}/verify")
    expect(page.get_by_role("heading", name="Check a document")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="中文").click()
    page.reload()
    expect(page.get_by_role("heading", name="文件验真")).to_be_visible(timeout=PATIENCE)
    context.close()
