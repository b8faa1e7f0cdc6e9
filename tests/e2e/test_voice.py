"""A housekeeper says what is wrong; what the microphone heard is stored as speech is, and the dispatcher hears it."""

import wave
from collections.abc import Callable
from io import BytesIO

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.desktop import store_session
from tests.e2e.site import Site
from tests.e2e.test_phone import PATIENCE, card, make_orders, order_now, sign_in, staff_of

pytestmark = pytest.mark.e2e
LOUDEST_SAMPLE = 1000


def record(page: Page) -> None:
    """A second and a bit, until the button counts it."""
    page.get_by_role("button", name="按一下说话").click()
    page.get_by_role("button", name="停止录音 1 秒").click()
    expect(page.locator("[data-voice=waiting], [data-voice=sent]")).to_be_visible()


def test_a_problem_is_spoken_on_the_phone_and_heard_at_the_desk(site: Site, window: Callable[..., Page]) -> None:
    dispatcher = site.sign_in("dispatcher")
    [order] = make_orders(dispatcher, staff_of(dispatcher, "hk6", site), 1)
    phone = window(PHONE)
    sign_in(phone, site.address, "hk6")
    card(phone, order).locator("a").click()
    phone.locator("[data-act=problem]").click()
    report = phone.locator("[data-act=problem-send]")
    expect(report).to_be_disabled()
    record(phone)
    report.click()
    expect(phone.locator(f"[data-order-id='{order['id']}']")).to_have_attribute(
        "data-state", "abnormal", timeout=PATIENCE
    )

    desk = window(DESKTOP)
    store_session(desk, site.address, "dispatcher")
    desk.goto(f"{site.address}/housekeeping/dispatch?order={order['id']}")
    heard = desk.get_by_label("语音说明")
    expect(heard).to_be_visible(timeout=PATIENCE)
    assert heard.evaluate("(sound) => sound.play().then(() => sound.error === null)")

    [event] = [one for one in order_now(site, order["id"])["events"] if one["kind"] == "problem"]
    stored = desk.context.request.get(f"{site.address}/boot/sys/common/static/{event['voice']}")
    with wave.open(BytesIO(stored.body())) as sound:
        assert (sound.getframerate(), sound.getsampwidth(), sound.getnchannels()) == (16_000, 2, 1)
        assert sound.getnframes() >= 16_000
        samples = memoryview(sound.readframes(sound.getnframes())).cast("h")
    assert max(samples) > LOUDEST_SAMPLE
