"""Pay sheets: what a housekeeper did in a month is drawn up from her orders, confirmed by herself alone, and paid."""

from datetime import date, datetime, time
from typing import Any

import pytest_asyncio

from schema.housekeeping.order import Order
from schema.housekeeping.pay_sheet import PaySheet, PaySheetLine
from schema.kit.clock import SHANGHAI, month_start, now
from schema.system.announcement import Announcement
from tests.housekeeping.conftest import Heard, SignIn
from tests.housekeeping.crew import Crew
from tests.housekeeping.test_life import act, given
from tests.kit.client import Client
from tests.kit.clock import today

SHEET = "/housekeeping/paySheet"
RIGHTS = [f"housekeeping:paySheet:{verb}" for verb in ("list", "draw", "issue", "pay")]


@pytest_asyncio.fixture(loop_scope="session")
async def office(crew: Crew, sign_in: SignIn) -> Client:
    """Who draws up and pays."""
    return await sign_in(await crew.organisation.hire(*RIGHTS, "housekeeping:staff:list", name="财务"))


def last_month(day: int = 15) -> date:
    return month_start(today(), -1).replace(day=day)


async def done(desk: Client, phone: Client, crew: Crew, day: date, unit: int = 0) -> str:
    """An order of 45 yuan that the first housekeeper finished on that day."""
    order = str((await given(desk, crew, unit=unit))["id"])
    for step in ("accept", "start", "finish"):
        await act(phone, order, step)
    await Order.filter(id=int(order)).update(finish_at=datetime.combine(day, time(14), SHANGHAI))
    return order


async def draw(office: Client, month: date, **rest: Any) -> dict[str, Any]:
    return dict(await office.result("POST", f"{SHEET}/draw", json={"day": month.isoformat(), **rest}))


async def sheet_of(crew: Crew, month: date) -> PaySheet:
    return await PaySheet.get(tenant_id=crew.tenant, staff_id=crew.staff[0].id, first_day=month.replace(day=1))


async def take(client: Client, code: str, sheet: PaySheet, **asked: Any) -> dict[str, Any]:
    await sheet.refresh_from_db()
    body = {"id": str(sheet.id), "version": sheet.row_version, **asked}
    return await client.call("POST", f"{SHEET}/{code}", json=body)


async def issued(office: Client, crew: Crew) -> PaySheet:
    await draw(office, last_month())
    sheet = await sheet_of(crew, last_month())
    assert (await take(office, "issue", sheet))["success"]
    return sheet


async def test_a_month_is_drawn_from_her_completed_orders_and_anew_while_it_is_a_draft(
    crew: Crew, desk: Client, phone: Client, office: Client
) -> None:
    first = await done(desk, phone, crew, last_month())
    await given(desk, crew, unit=1)
    assert await draw(office, last_month()) == {"drawn": 1, "kept": 0}
    sheet = await sheet_of(crew, last_month())
    assert (sheet.orders, sheet.minutes, sheet.amount, sheet.state) == (1, 40, 4500, "draft")
    assert sheet.no == f"GZ{last_month():%y%m}001"
    second = await done(desk, phone, crew, last_month(28))
    for _ in "12":
        assert await draw(office, last_month(3)) == {"drawn": 1, "kept": 0}
    await sheet.refresh_from_db()
    lines = await PaySheetLine.filter(sheet_id=sheet.id, del_flag=0)
    assert sheet.amount == 9000 and {line.order_id for line in lines} == {int(first), int(second)}
    answer = await office.call("POST", f"{SHEET}/draw", json={"day": month_start(today(), 1).isoformat()})
    assert "day" in answer["fields"]


async def test_she_alone_confirms_what_was_issued_and_then_it_is_paid(
    crew: Crew, desk: Client, phone: Client, office: Client, sign_in: SignIn
) -> None:
    await done(desk, phone, crew, last_month())
    await draw(office, last_month())
    assert await phone.result("GET", "/housekeeping/mine/pay") == []
    sheet = await issued(office, crew)
    [seen] = await phone.result("GET", "/housekeeping/mine/pay")
    assert (seen["amount"], seen["state"], len(seen["lines"])) == ("45.00", "issued", 1)
    other = await sign_in(crew.keepers[1])
    assert await other.result("GET", "/housekeeping/mine/pay") == []
    for stranger in (other, office):
        assert not (await take(stranger, "confirm", sheet))["success"]
    paid = {"paidOn": today().isoformat(), "method": "transfer", "note": ""}
    assert not (await take(office, "pay", sheet, **paid))["success"]
    assert (await take(phone, "confirm", sheet))["success"]
    assert (await take(office, "pay", sheet, **paid))["success"]
    await sheet.refresh_from_db()
    assert (sheet.state, sheet.method) == ("paid", "transfer") and sheet.confirmed_at is not None
    assert await draw(office, last_month()) == {"drawn": 0, "kept": 1}


async def test_her_phone_and_bell_hear_of_a_sheet_that_waits_for_her(
    crew: Crew, desk: Client, phone: Client, office: Client, heard: Heard
) -> None:
    await done(desk, phone, crew, last_month())
    sheet = await issued(office, crew)
    assert ("pay.changed", {"id": str(sheet.id)}) in heard.of(f"hk/{crew.staff[0].id}")
    [told] = await Announcement.filter(tenant_id=crew.tenant, bus_id=str(sheet.id))
    assert sheet.month in told.title and "45.00" in told.msg_content


async def test_an_order_in_a_sheet_that_was_issued_is_opened_again_only_once_that_is_taken_back(
    crew: Crew, desk: Client, phone: Client, office: Client
) -> None:
    order = await done(desk, phone, crew, last_month())
    sheet = await issued(office, crew)
    await Order.filter(id=int(order)).update(finish_at=now())
    refused = await reopen(desk, order)
    assert refused["id"] == "hk.reopen.settled" and sheet.no in refused["message"]
    assert (await take(office, "takeBack", sheet, reason="漏打扫"))["success"]
    assert (await reopen(desk, order))["success"]


async def reopen(desk: Client, order: str) -> dict[str, Any]:
    body = {"id": order, "version": (await Order.get(id=int(order))).row_version}
    return await desk.call("POST", "/housekeeping/order/reopen", json=body)


async def test_an_objection_brings_it_back_and_it_is_issued_again(
    crew: Crew, desk: Client, phone: Client, office: Client
) -> None:
    await done(desk, phone, crew, last_month())
    sheet = await issued(office, crew)
    assert not (await take(phone, "object", sheet, objection=""))["success"]
    assert (await take(phone, "object", sheet, objection="少算了302"))["success"]
    await sheet.refresh_from_db()
    assert (sheet.state, sheet.objection) == ("draft", "少算了302")
    missing = await done(desk, phone, crew, last_month(), unit=1)
    assert (await take(office, "issue", sheet))["id"] == "paySheet.changed"
    assert (await take(office, "reckon", sheet))["success"]
    assert (await take(office, "issue", sheet))["success"]
    await sheet.refresh_from_db()
    assert (sheet.amount, sheet.objection) == (9000, None)
    assert await PaySheetLine.filter(sheet_id=sheet.id, order_id=int(missing)).exists()


async def test_what_was_passed_too_late_stands_in_the_next_month_and_nothing_twice(
    crew: Crew, desk: Client, phone: Client, office: Client
) -> None:
    await done(desk, phone, crew, last_month())
    sheet = await issued(office, crew)
    late = await done(desk, phone, crew, last_month(20))
    older = await done(desk, phone, crew, month_start(today(), -3), unit=1)
    await draw(office, today())
    this = await sheet_of(crew, today())
    lines = await PaySheetLine.filter(sheet_id=this.id)
    assert [line.order_id for line in lines] == [int(late)] and int(older) not in {line.order_id for line in lines}
    assert await PaySheetLine.filter(sheet_id=sheet.id).count() == 1


async def test_a_month_that_goes_on_is_not_issued(crew: Crew, desk: Client, phone: Client, office: Client) -> None:
    await done(desk, phone, crew, month_start(today()))
    await draw(office, today(), staffId=str(crew.staff[0].id))
    sheet = await sheet_of(crew, today())
    assert (await take(office, "issue", sheet))["id"] == "paySheet.open"
    assert (await office.call("POST", f"{SHEET}/draw", json={"day": str(today()), "staffId": "12"}))["fields"]


async def test_without_the_right_nobody_draws_issues_or_reads_all(
    crew: Crew, desk: Client, phone: Client, office: Client
) -> None:
    await done(desk, phone, crew, last_month())
    sheet = await issued(office, crew)
    assert (await phone.send("GET", f"{SHEET}/list")).status_code == 403
    for code, body in (
        ("draw", {"day": last_month().isoformat()}),
        ("takeBack", {"id": str(sheet.id), "version": sheet.row_version, "reason": "x"}),
    ):
        assert (await phone.send("POST", f"{SHEET}/{code}", json=body)).status_code == 403
    assert (await take(office, "takeBack", sheet, reason="算错了"))["success"]
    assert await phone.result("GET", "/housekeeping/mine/pay") == []
