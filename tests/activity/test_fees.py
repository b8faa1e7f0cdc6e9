"""Fees: a seat that costs something is owed, paid by the payments of dues, and given back no further than it was paid."""

import asyncio
from datetime import timedelta
from typing import Any

import asyncpg
import pytest

from schema.activity.activity import Activity
from schema.finance.activity_fee import ActivityFee
from schema.finance.pay_method import PayMethod
from schema.finance.payment import DuePayment
from schema.finance.refund import DueRefund
from schema.kit.clock import now, today
from schema.kit.snowflake import next_id
from server.finance.fees import kept_of
from server.kit.database import pool
from tests.activity.conftest import Hall, SignIn
from tests.kit.client import Client
from tests.kit.people import create_organisation


async def cash_of(hall: Hall, review: bool = False) -> PayMethod:
    facts: Any = {"code": "cash", "name": "现金", "kind": "cash", "need_review": review}
    return await PayMethod.create(id=next_id(), tenant_id=hall.organisation.id, **facts)


async def pay(client: Client, fee: ActivityFee, method: PayMethod, yuan: str, **rest: Any) -> dict[str, Any]:
    said = {"payer": "李小明", "amount": yuan, "methodId": str(method.id), "paidAt": f"{today()} 00:00:00"}
    return await client.call("POST", "/fin/payment/add", json={"feeId": str(fee.id), **said, **rest})


async def fee_of(answer: dict[str, Any]) -> ActivityFee:
    return await ActivityFee.get(registration_id=int(answer["result"]["id"]))


async def told(hall: Hall, answer: dict[str, Any]) -> str | None:
    """What the list of registrations says of the payment."""
    row = await hall.desk.result("GET", "/act/registration/queryById", params={"id": answer["result"]["id"]})
    return row["feeState"]


async def cancel(hall: Hall, answer: dict[str, Any]) -> dict[str, Any]:
    return await hall.step("registration", "cancel", answer["result"]["id"], reason="出差")


async def test_a_seat_is_owed_and_paying_it_marks_the_registration(hall: Hall) -> None:
    activity_id, cash = await hall.publish(fee="120.50"), await cash_of(hall)
    made = await hall.register(activity_id, seats=2)
    fee = await fee_of(made)
    assert (fee.amount, fee.payable, fee.paid, fee.state) == (241_00, 241_00, 0, "unpaid")
    assert await told(hall, made) == "unpaid"
    assert (await pay(hall.desk, fee, cash, "41"))["success"]
    assert await told(hall, made) == "part"
    assert set((await pay(hall.desk, fee, cash, "200.01"))["fields"]) == {"amount"}
    assert (await pay(hall.desk, fee, cash, "200"))["success"]
    assert await told(hall, made) == "paid"
    receipts = await DuePayment.filter(fee_id=fee.id).order_by("receipt_no").values_list("receipt_no", flat=True)
    assert [str(receipt)[-5:] for receipt in receipts] == ["00001", "00002"]
    for states in ("paid", "unpaid,paid"):
        found = await hall.desk.result("GET", "/act/registration/list", params={"feeState": states})
        assert [row["id"] for row in found["records"]] == [made["result"]["id"]]
    found = await hall.desk.result("GET", "/act/registration/list", params={"feeState": "unpaid"})
    assert found["records"] == []


async def test_what_costs_nothing_and_who_waits_owe_nothing_until_they_move_up(hall: Hall) -> None:
    free = await hall.register(await hall.publish())
    assert await told(hall, free) is None
    activity_id = await hall.publish(fee="50", capacity=1, waiting=1)
    first = await hall.register(activity_id)
    second = await hall.register(activity_id)
    assert await told(hall, second) is None
    await cancel(hall, first)
    assert (await fee_of(second)).amount == 50_00
    assert [await told(hall, one) for one in (first, second)] == ["cancelled", "unpaid"]


async def test_who_signs_up_by_the_link_owes_it_too(hall: Hall) -> None:
    activity_id = await hall.publish(fee="30")
    assert (await hall.sign_up(await hall.token(activity_id), seats=3))["success"]
    [fee] = await ActivityFee.filter(activity_id=int(activity_id))
    assert (fee.name, fee.amount) == ("王小红", 90_00)


async def test_cancelling_before_payment_voids_the_fee(hall: Hall) -> None:
    cash = await cash_of(hall)
    made = await hall.register(await hall.publish(fee="100"))
    assert (await cancel(hall, made))["success"]
    fee = await fee_of(made)
    assert (fee.state, fee.payable) == ("cancelled", 0)
    assert set((await pay(hall.desk, fee, cash, "100"))["fields"]) == {"feeId"}
    assert await DueRefund.filter(tenant_id=hall.organisation.id).count() == 0


async def test_cancelling_after_payment_proposes_refunds_within_what_was_paid(hall: Hall, sign_in: SignIn) -> None:
    activity_id, cash = await hall.publish(fee="100"), await cash_of(hall)
    made = await hall.register(activity_id)
    fee = await fee_of(made)
    for yuan in ("30", "50"):
        assert (await pay(hall.desk, fee, cash, yuan))["success"]
    first = await DuePayment.filter(fee_id=fee.id).order_by("id").first()
    assert first is not None
    asked = {"id": str(first.id), "version": first.row_version, "amount": "10", "methodId": str(cash.id)}
    assert (await hall.desk.call("POST", "/fin/payment/askRefund", json={**asked, "reason": "重复缴费"}))["success"]
    assert (await cancel(hall, made))["success"]
    refunds = await DueRefund.filter(tenant_id=hall.organisation.id, state="asked").order_by("id")
    assert [(row.payment_id == first.id, row.amount) for row in refunds] == [
        (True, 10_00),
        (False, 50_00),
        (True, 20_00),
    ]
    assert (await fee_of(made)).state == "refunding"
    own = await hall.desk.call("POST", "/fin/refund/approve", json={"id": str(refunds[0].id), "version": 1})
    assert (own["code"], own["id"]) == (409, "fin.refund.own")
    second = await sign_in(await hall.organisation.hire("fin:refund:approve", "fin:refund:list"))
    for row in refunds:
        assert (await second.call("POST", "/fin/refund/approve", json={"id": str(row.id), "version": 1}))["success"]
    fee = await fee_of(made)
    assert (fee.state, fee.paid, await told(hall, made)) == ("cancelled", 0, "cancelled")


async def test_a_late_cancellation_keeps_half_and_one_after_the_beginning_all(hall: Hall) -> None:
    begin = now()
    kept = [kept_of(99_99, begin, begin - timedelta(hours=hours)) for hours in (24, 23, 0)]
    assert kept == [0, 50_00, 99_99]
    activity_id, cash = await hall.publish(fee="100"), await cash_of(hall)
    made = await hall.register(activity_id)
    fee = await fee_of(made)
    assert (await pay(hall.desk, fee, cash, "100"))["success"]
    await Activity.filter(id=int(activity_id)).update(begin_at=now() + timedelta(hours=2))
    assert (await cancel(hall, made))["success"]
    [refund] = await DueRefund.filter(tenant_id=hall.organisation.id)
    fee = await fee_of(made)
    assert (refund.amount, fee.payable, fee.state) == (50_00, 50_00, "refunding")


async def test_an_activity_that_is_called_off_keeps_nothing(hall: Hall) -> None:
    activity_id, cash = await hall.publish(fee="100"), await cash_of(hall)
    paid, unpaid = await hall.register(activity_id), await hall.register(activity_id)
    await pay(hall.desk, await fee_of(paid), cash, "100")
    await Activity.filter(id=int(activity_id)).update(begin_at=now() - timedelta(minutes=5))
    assert (await hall.step("activity", "cancel", activity_id, reason="台风"))["success"]
    assert [(await fee_of(one)).state for one in (paid, unpaid)] == ["refunding", "cancelled"]
    [refund] = await DueRefund.filter(tenant_id=hall.organisation.id)
    assert refund.amount == 100_00


async def test_money_that_counts_after_the_cancellation_is_to_be_paid_back(hall: Hall, sign_in: SignIn) -> None:
    slow = await cash_of(hall, review=True)
    made = await hall.register(await hall.publish(fee="100"))
    fee = await fee_of(made)
    said = await pay(hall.desk, fee, slow, "100")
    waived = {"id": str(fee.id), "version": fee.row_version, "reason": "理事免费"}
    assert (await hall.desk.call("POST", "/fin/activityFee/waive", json=waived))["id"] == "fin.fee.pending"
    assert (await cancel(hall, made))["success"]
    second = await sign_in(await hall.organisation.hire("fin:payment:confirm", "fin:payment:list"))
    row = await DuePayment.get(id=int(said["result"]["id"]))
    confirmed = await second.call("POST", "/fin/payment/confirm", json={"id": str(row.id), "version": row.row_version})
    assert confirmed["success"], confirmed
    fee = await fee_of(made)
    assert (fee.state, fee.paid, fee.payable) == ("refunding", 100_00, 0)


async def test_cancelling_and_paying_at_once_never_loses_money(hall: Hall) -> None:
    activity_id, cash = await hall.publish(fee="100"), await cash_of(hall)
    made = [await hall.register(activity_id) for _ in range(6)]
    fees = [await fee_of(one) for one in made]
    await asyncio.gather(*(pay(hall.desk, fee, cash, "100") for fee in fees), *(cancel(hall, one) for one in made))
    for fee in await ActivityFee.filter(activity_id=int(activity_id)):
        payments = await DuePayment.filter(fee_id=fee.id, state="confirmed")
        asked = sum([one.amount for one in await DueRefund.filter(payment_id__in=[one.id for one in payments])])
        assert fee.paid == sum(one.amount for one in payments) == asked
        assert fee.state == ("refunding" if fee.paid else "cancelled")


async def test_a_fee_is_nothing_in_another_organisation_and_without_the_right(hall: Hall, sign_in: SignIn) -> None:
    cash = await cash_of(hall)
    fee = await fee_of(await hall.register(await hall.publish(fee="100")))
    other = await create_organisation("别家")
    stranger = await sign_in(other.admin)
    assert (await stranger.result("GET", "/fin/activityFee/list"))["records"] == []
    theirs = await PayMethod.create(id=next_id(), tenant_id=other.id, code="cash", name="现金", kind="cash")
    assert set((await pay(stranger, fee, theirs, "100"))["fields"]) == {"feeId"}
    reader = await sign_in(await hall.organisation.hire("fin:activityFee:list"))
    waived = {"id": str(fee.id), "version": 1, "reason": "理事免费"}
    assert (await reader.call("POST", "/fin/activityFee/waive", json=waived))["code"] == 403
    assert (await pay(reader, fee, cash, "100"))["code"] == 403
    assert (await hall.desk.call("POST", "/fin/activityFee/waive", json=waived))["result"]["state"] == "waived"


async def test_a_payment_is_for_one_thing(hall: Hall) -> None:
    cash = await cash_of(hall)
    fee = await fee_of(await hall.register(await hall.publish(fee="100")))
    assert set((await pay(hall.desk, fee, cash, "1", dueId=str(fee.id)))["fields"]) == {"dueId"}
    assert set((await pay(hall.desk, fee, cash, "1", feeId=""))["fields"]) == {"dueId"}
    with pytest.raises(asyncpg.CheckViolationError):
        await pool().execute("UPDATE fin_activity_fee SET paid = amount + 1 WHERE id = $1", fee.id)
