"""A clerk's day from the late arrival to the counted drawer, by clicks and keys that are counted: none may become dearer unseen."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.acts_counted import Done, acts_of, count_acts
from tests.e2e.board import SampleCommunity, bar, build_community, open_board
from tests.e2e.colleague import Colleague, new_phone
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import press_told, store_session
from tests.e2e.site import Caller, Site
from tests.e2e.test_board_hours import paint_nights
from tests.e2e.test_shifts import NAMES
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
LATE, WALK_IN = "11010119900307002X", "330106199208150122"
NIGHT = 300
MOST = {
    "begin the shift": Done(clicks=2, fields=1),
    "late arrival": Done(clicks=2, keys=1),
    "walk-in": Done(clicks=5, fields=3),
    "price question": Done(clicks=1, keys=1),
    "party of three": Done(clicks=3, fields=2),
    "move": Done(clicks=1, keys=3),
    "lost key": Done(clicks=3, fields=1),
    "hand over the drawer": Done(clicks=4, fields=2),
}
"""What each act of the day may cost at most."""


class Day:
    """The window of the day's clerk, and what each act of it cost."""

    def __init__(self, page: Page, clerk: Caller, address: str) -> None:
        self.desk = Colleague(page, clerk, address)
        self.page, self.clerk, self.address = page, clerk, address
        self.cost: dict[str, Done] = {}
        self._before = Done()

    def begin(self) -> None:
        self._before = acts_of(self.page)

    def end(self, act: str) -> None:
        self.cost[act] = acts_of(self.page) - self._before

    def press(self, label: str | re.Pattern[str]) -> None:
        self.desk.press(label)

    def choose(self, stay: str) -> None:
        bar(self.page, stay).click(position={"x": 12, "y": 8})


@pytest.fixture
def sample(caller: Caller) -> SampleCommunity:
    return build_community(caller, 8)


@pytest.fixture
def pair(site: Site) -> tuple[str, str]:
    """Two clerks who are on no shift: of the day and of the evening."""
    free = [name for name in NAMES if site.sign_in(name).get("/rental/shift/mine")["shift"] is None]
    assert len(free) >= 2
    return free[0], free[1]


@pytest.fixture
def day(site: Site, pair: tuple[str, str], window: Callable[..., Page]) -> Day:
    page = window(DESKTOP)
    count_acts(page)
    store_session(page, site.address, pair[0])
    return Day(page, site.sign_in(pair[0]), site.address)


def test_a_day_at_the_desk_from_the_late_arrival_to_the_counted_drawer(
    site: Site,
    caller: Caller,
    sample: SampleCommunity,
    pair: tuple[str, str],
    day: Day,
    window: Callable[..., Page],
) -> None:
    late = arrived_late(caller, sample.units[0])
    key = caller.post("/rental/key/add", no=f"YS-{late[-8:]}", unitId=sample.units[0])["id"]
    begin_shift(day)
    open_board(day.page, day.address, sample.community)
    check_in_late(day, late)
    stay = walk_in(day, sample)
    answer_price(day, sample)
    book_party(day, sample)
    move(day, stay, sample)
    report_lost(day, key)
    hand_over(day, pair[1])
    take_over(site, pair[1], window)
    shift = caller.get(
        "/rental/shift/list", operatorId=caller.get("/sys/user/list", username=pair[0])["records"][0]["id"]
    )
    assert shift["records"][0]["state"] == "closed"
    print(*(f"{act:<22}{cost}" for act, cost in day.cost.items()), sep="\n")
    assert {act: cost for act, cost in day.cost.items() if not cost.within(MOST[act])} == {}
    assert set(day.cost) == set(MOST)


def arrived_late(caller: Caller, unit: str) -> str:
    """Somebody who was to come yesterday and stands at the desk only now; the id of the order."""
    guest = {"name": "高远", "gender": "1", "idType": "id_card", "idNo": LATE, "phone": "13900004331", "isMain": True}
    order = caller.post(
        "/rental/order/add",
        contactName="高远",
        contactPhone="13900004331",
        unitId=unit,
        checkIn=(today() - timedelta(days=1)).isoformat(),
        checkOut=(today() + timedelta(days=1)).isoformat(),
        guests=[guest],
        channel="phone",
        confirm=True,
    )
    return str(order["id"])


def begin_shift(day: Day) -> None:
    day.page.goto(f"{day.address}/rental/ledger")
    mine = day.page.get_by_role("region", name="我的班次")
    expect(mine.get_by_role("button", name="开班")).to_be_visible(timeout=PATIENCE)
    day.begin()
    mine.get_by_role("button", name="开班").click()
    day.desk.dialog.get_by_label("备用金").fill("500")
    day.press("开班")
    expect(day.page.locator("[data-sum=expected]")).to_contain_text("500.00", timeout=PATIENCE)
    day.end("begin the shift")


def check_in_late(day: Day, order: str) -> None:
    stay = day.clerk.get("/rental/order/detail", id=order)["segments"][0]["id"]
    day.begin()
    day.choose(stay)
    day.page.keyboard.press("c")
    expect(day.desk.dialog.get_by_role("button", name="入住", exact=True)).to_be_enabled(timeout=PATIENCE)
    day.press("入住")
    expect(bar(day.page, stay)).to_have_attribute("data-state", "in_house", timeout=PATIENCE)
    day.end("late arrival")


def walk_in(day: Day, sample: SampleCommunity) -> str:
    """Nobody has booked: a free night is painted, the guest is entered, pays and has the room; the id of the stay."""
    phone = new_phone()
    day.begin()
    paint_nights(day.page, sample.units[1], 0, 0)
    day.page.locator("[data-selection]").get_by_role("button", name="录入订单").click()
    dialog = day.desk.dialog
    expect(dialog.locator("[data-hold-countdown]")).to_be_visible(timeout=PATIENCE)
    dialog.get_by_label("手机号").fill(phone)
    dialog.get_by_label("联系人").fill("江晚")
    dialog.get_by_label("立即入住").check()
    fill_guest(dialog)
    expect(dialog.get_by_label("收取房费")).to_have_value(f"{NIGHT}.00")
    day.press(re.compile("录入并入住"))
    expect(dialog).to_have_count(0, timeout=PATIENCE)
    day.end("walk-in")
    order = day.clerk.get("/rental/order/list", contactPhone=phone)["records"][0]
    assert order["state"] == "in_house"
    return str(day.clerk.get("/rental/order/detail", id=order["id"])["segments"][0]["id"])


def fill_guest(dialog: Locator) -> None:
    """The contact is the guest; only the papers are missing."""
    if dialog.get_by_label("姓名").count() == 0:
        dialog.get_by_role("button", name=re.compile("添加入住人")).click()
    expect(dialog.get_by_label("姓名")).to_have_value("江晚")
    dialog.get_by_label("证件号码").fill(WALK_IN)


def answer_price(day: Day, sample: SampleCommunity) -> None:
    """What do two nights cost? Painted, told, let go."""
    day.begin()
    paint_nights(day.page, sample.units[2], 1, 2)
    selection = day.page.locator("[data-selection]")
    expect(selection).to_contain_text(f"¥{2 * NIGHT}.00", timeout=PATIENCE)
    day.page.keyboard.press("Escape")
    expect(selection).to_have_count(0)
    day.end("price question")


def book_party(day: Day, sample: SampleCommunity) -> None:
    phone = new_phone()
    day.begin()
    paint_rooms(day.page, sample.units[3], sample.units[5], 2)
    day.page.locator("[data-selection]").get_by_role("button", name="团队预订").click()
    dialog = day.desk.dialog
    expect(dialog.locator("[data-group-total]")).to_contain_text(f"{3 * NIGHT}.00", timeout=PATIENCE)
    dialog.get_by_label("手机号").fill(phone)
    dialog.get_by_label("联系人").fill("蒋慧敏")
    day.press("预订 3 间")
    expect(dialog).to_have_count(0, timeout=PATIENCE)
    day.end("party of three")
    booked = day.clerk.get("/rental/order/list", contactPhone=phone)["records"]
    assert len(booked) == 3
    stay = day.clerk.get("/rental/order/detail", id=booked[0]["id"])
    assert len(stay["group"]) == 2 and stay["groupNo"]
    expect(bar(day.page, stay["segments"][0]["id"])).to_be_visible(timeout=PATIENCE)


def paint_rooms(page: Page, first: str, last: str, ahead: int) -> None:
    """One night of all rooms between two, drawn with the mouse."""
    column = page.locator(f"[data-date='{(today() + timedelta(days=ahead)).isoformat()}']").first.bounding_box()
    rows = [page.locator(f"[role=row][data-unit-id='{unit}']").bounding_box() for unit in (first, last)]
    assert column and rows[0] and rows[1]
    across = column["x"] + column["width"] * 0.8
    begin, end = (row["y"] + row["height"] / 2 for row in rows if row)
    page.mouse.move(across, begin)
    page.mouse.down()
    page.mouse.move(across, end, steps=8)
    page.mouse.up()


def move(day: Day, stay: str, sample: SampleCommunity) -> None:
    """The guest wants the next room: the room that is left is dirty."""
    day.begin()
    day.choose(stay)
    for key in ("m", "ArrowDown", "Enter"):
        press_told(day.page, key)
    expect(bar(day.page, stay)).to_have_attribute("data-unit-id", sample.units[2], timeout=PATIENCE)
    day.end("move")
    left = day.page.locator(f"[role=row][data-unit-id='{sample.units[1]}'] [data-clean]")
    expect(left).to_have_attribute("data-clean", "dirty", timeout=PATIENCE)


def report_lost(day: Day, key: str) -> None:
    number = day.clerk.get("/rental/key/queryById", id=key)["no"]
    row = day.desk.row("/rental/key", no=number)
    day.begin()
    day.desk.act(row, "报失")
    day.desk.dialog.locator("textarea").fill("客人外出丢失")
    day.press(re.compile("确定|报失"))
    day.desk.state(row, "遗失")
    day.end("lost key")


def hand_over(day: Day, comes: str) -> None:
    """Float, the late guest's two nights and the walk-in's one are in the drawer; counted, and signed to who comes."""
    day.desk.visit("/rental/ledger")
    mine = day.page.get_by_role("region", name="我的班次")
    expect(mine.locator("[data-sum=expected]")).to_be_visible(timeout=PATIENCE)
    expected = day.clerk.get("/rental/shift/mine")["shift"]["expected"]
    assert float(expected) == 500 + 3 * NIGHT
    day.begin()
    mine.get_by_role("button", name="清点交班").click()
    dialog = day.desk.dialog
    dialog.get_by_label("¥100 张数").fill(str(int(float(expected)) // 100))
    dialog.get_by_label("接班人").click()
    day.page.keyboard.type(NAMES[comes])
    day.page.locator(".ant-select-dropdown:visible").get_by_text(NAMES[comes]).first.click(timeout=PATIENCE)
    dialog.get_by_role("button", name="签名交班").click()
    expect(mine.get_by_role("button", name="开班")).to_be_visible(timeout=PATIENCE)
    day.end("hand over the drawer")


def take_over(site: Site, comes: str, window: Callable[..., Page]) -> None:
    page = window(DESKTOP)
    store_session(page, site.address, comes)
    page.goto(f"{site.address}/rental/ledger")
    mine = page.get_by_role("region", name="我的班次")
    mine.get_by_role("alert").get_by_role("link").click(timeout=PATIENCE)
    panel = page.locator("[data-shift][data-state=counted]")
    panel.get_by_role("button", name="接班", exact=True).click(timeout=PATIENCE)
    page.get_by_role("dialog").last.get_by_role("button", name="确定").click()
    expect(page.locator("[data-shift][data-state=closed]")).to_be_visible(timeout=PATIENCE)
