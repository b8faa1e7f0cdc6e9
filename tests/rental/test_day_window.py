"""The day window: what was booked on an older day is neither reversed nor made void; a line of today corrects it."""

from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.clock import now
from schema.kit.errors import Conflict, Invalid
from schema.rental.bill import Bill
from schema.rental.ledger import Ledger
from schema.rental.meter import MeterReading
from schema.rental.order import DailyOrder
from server.kit.database import pool
from server.kit.switches import EDITABLE_DAYS
from server.rental.day.figures import FINANCE
from server.rental.orders.detail import read_detail
from server.rental.orders.payments import Cashier, Reverse
from tests.kit.client import Client
from tests.kit.lease_forms import lease_body
from tests.kit.switch import set_switch
from tests.rental.village import Village, act_on, age_line, build, day, on

AGO = 8
"""Days: one more than the window has."""


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def paid(village: Village, days: int, amount: str = "300.00") -> tuple[dict[str, Any], Ledger]:
    """An order with a payment of so many days ago."""
    order = await village.book(village.whole, 1, 3)
    form = {"id": order["id"], "project": "room_fee", "method": "cash", "amount": amount}
    await act_on("cashier", village.actor, Cashier.model_validate(form))
    line = await Ledger.get(account_id=int(order["id"]), direction="in")
    await age_line(line.id, days)
    return order, line


async def reverse(village: Village, order: dict[str, Any], line: Ledger) -> None:
    body = {"id": order["id"], "ledgerId": str(line.id), "reason": "收错"}
    await act_on("reverse", village.actor, Reverse.model_validate(body))


async def correct(desk: Client, line: Ledger, amount: str) -> dict[str, Any]:
    body = {"id": str(line.id), "amount": amount, "reason": "多收"}
    return await desk.call("POST", "/rental/ledger/correct", json=body)


async def total_of(village: Village, days: int) -> int:
    row = await pool().fetchrow(FINANCE, village.actor.tenant_id, day(-days), day(-days))
    assert row is not None
    return int(row["amount"])


async def test_the_last_day_of_the_window_is_still_reversed(village: Village) -> None:
    order, line = await paid(village, AGO - 1)
    await reverse(village, order, line)
    assert (await Ledger.get(id=line.id)).reversed_by


async def test_an_older_line_is_corrected_today_and_its_day_stays_as_it_was(village: Village, desk: Client) -> None:
    order, line = await paid(village, AGO)
    with pytest.raises(Conflict) as refused:
        await reverse(village, order, line)
    assert refused.value.id == "day.closed" and on(-AGO) in refused.value.message
    before = await total_of(village, AGO)
    assert (await correct(desk, line, "120.00"))["success"]
    assert await total_of(village, AGO) == before == 30000
    row = await Ledger.get(corrects=line.id)
    assert (row.project, row.direction, row.amount, row.paid_on) == ("room_fee", "out", 12000, day(0))
    assert (row.note, (await Ledger.get(id=line.id)).reversed_by) == ("多收", None)
    money = (await read_detail(village.actor, order["id"]))["money"]
    assert money["paid"] == "180.00"


async def test_no_more_is_corrected_than_there_was(village: Village, desk: Client) -> None:
    _, line = await paid(village, AGO)
    assert (await correct(desk, line, "200.00"))["success"]
    for amount in ("100.01", "0"):
        answer = await correct(desk, line, amount)
        assert answer["fields"].keys() == {"amount"}, amount
    assert (await correct(desk, line, "100.00"))["success"]
    [first, _] = await Ledger.filter(corrects=line.id).order_by("seq")
    assert (await correct(desk, first, "1.00"))["id"] == "ledger.corrected"


async def test_what_can_be_reversed_is_not_corrected(village: Village, desk: Client) -> None:
    _, line = await paid(village, AGO - 1)
    assert (await correct(desk, line, "1.00"))["id"] == "ledger.open"


async def test_an_order_that_was_settled_opens_when_it_owes_again(village: Village, desk: Client) -> None:
    order, line = await paid(village, AGO)
    own = DailyOrder.filter(id=int(order["id"]))
    await own.update(state="closed")
    before = (await own.get()).balance
    assert (await correct(desk, line, "76.00"))["success"]
    row = await own.get()
    assert (row.state, row.balance - before) == ("checked_out", 7600)


async def test_the_window_is_a_parameter(village: Village, desk: Client) -> None:
    order, line = await paid(village, 3)
    await set_switch(village.actor.tenant_id, EDITABLE_DAYS, "2")
    with pytest.raises(Conflict):
        await reverse(village, order, line)
    await set_switch(village.actor.tenant_id, EDITABLE_DAYS, "3")
    await reverse(village, order, line)


async def test_how_far_back_payments_are_entered_follows_it(village: Village, sign_in: Any) -> None:
    clerk = await village.org.hire("rental:order:list", "rental:order:cashier")
    order = await village.book(village.whole, 1, 3)
    await set_switch(village.actor.tenant_id, EDITABLE_DAYS, "2")
    form = {"id": order["id"], "project": "room_fee", "method": "cash", "amount": "1.00"}
    with pytest.raises(Invalid) as refused:
        await act_on("cashier", clerk, Cashier.model_validate({**form, "paidOn": on(-3)}))
    assert "2" in (refused.value.fields or {})["paidOn"]
    await act_on("cashier", clerk, Cashier.model_validate({**form, "paidOn": on(-2)}))


async def test_an_old_payment_of_a_lease_is_corrected_whole_and_its_bill_owes_again(
    village: Village, desk: Client
) -> None:
    lease = await desk.result("POST", "/rental/lease/add", json=lease_body(unitId=str(village.whole.id)))
    bill = next(one for one in lease["bills"] if one["kind"] == "rent")
    await desk.result(
        "POST", "/rental/lease/pay", json={"billId": bill["id"], "amount": bill["open"], "method": "transfer"}
    )
    line = await Ledger.get(account_id=int(lease["id"]), project="rent", direction="in")
    await age_line(line.id, AGO)
    assert (await correct(desk, line, "1.00"))["fields"].keys() == {"amount"}
    whole = f"{line.amount / 100:.2f}"
    answer = await correct(desk, line, whole)
    assert answer["success"] or answer["id"] == "ledger.approval", answer
    await set_switch(village.actor.tenant_id, "refundApprovalAbove", "99999")
    assert answer["success"] or (await correct(desk, line, whole))["success"]
    assert (await Bill.get(id=int(bill["id"]))).paid == 0


async def test_a_reading_of_a_closed_day_is_not_made_void(village: Village, desk: Client) -> None:
    meter = await desk.result(
        "POST", "/rental/meter/add", json={"serial": "E-1", "kind": "electricity", "unitId": str(village.whole.id)}
    )
    for value, days in (("10", AGO), ("20", AGO - 1)):
        row = {"meterId": meter["id"], "readDate": on(-days), "value": value}
        made = await desk.result("POST", "/rental/meterReading/add", json=row)
        await desk.result(
            "POST", "/rental/meterReading/confirm", json={"id": made["id"], "version": made.get("rowVersion", 1)}
        )
    await MeterReading.filter(meter_id=int(meter["id"])).update(create_time=now() - timedelta(days=AGO))
    for state, ago in (("void", AGO - 1), ("confirmed", AGO)):
        reading = await MeterReading.get(meter_id=int(meter["id"]), read_date=day(-ago))
        body = {"id": str(reading.id), "version": reading.row_version, "reason": "抄错"}
        answer = await desk.call("POST", "/rental/meterReading/void", json=body)
        assert answer["success"] == (state == "void") and answer.get("id") in (None, "", "day.closed"), answer
        assert (await MeterReading.get(id=reading.id)).state == state
