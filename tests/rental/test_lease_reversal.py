"""A payment of a lease that was taken wrongly: the line stays, its opposite is posted, and the bill owes again."""

import random
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import AppError, Conflict
from schema.kit.money import from_yuan
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from server.kit.database import pool
from server.kit.switches import REFUND_APPROVAL
from server.rental.receivables.payments import PayBill, ReversePayment, pay_bill, reverse_payment
from tests.kit.seeds import seeds
from tests.kit.switch import set_switch
from tests.rental.test_leases import pay, sign
from tests.rental.village import Village, build, day

REASON = "收错了"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    """One person may take back any amount here; what a second one must agree to has tests of its own."""
    village = await build()
    await set_switch(village.actor.tenant_id, REFUND_APPROVAL, "9999999")
    return village


async def back(village: Village, lease: dict[str, Any], line: dict[str, Any], **rest: Any) -> dict[str, Any]:
    body = {"id": lease["id"], "ledgerId": line["id"], "reason": REASON, **rest}
    return await reverse_payment(village.actor, ReversePayment.model_validate(body))


def bill_of(lease: dict[str, Any], bill_id: str) -> dict[str, Any]:
    return next(bill for bill in lease["bills"] if bill["id"] == bill_id)


async def test_the_bill_owes_again_and_both_lines_stay_and_name_each_other(village: Village) -> None:
    lease = await sign(village)
    rent = next(bill for bill in lease["bills"] if bill["kind"] == "rent")
    before = lease["balance"]
    await pay(village, rent["id"], "500")
    lease = await pay(village, rent["id"], "10000")
    assert bill_of(lease, rent["id"])["state"] == "paid"
    first, second = lease["ledger"]
    lease = await back(village, lease, second)
    assert (bill_of(lease, rent["id"])["state"], bill_of(lease, rent["id"])["open"]) == ("part", "10000.00")
    lease = await back(village, lease, first)
    assert (bill_of(lease, rent["id"])["state"], lease["balance"], lease["paid"]) == ("open", before, "0.00")
    lines = lease["ledger"]
    assert [(line["direction"], line["amount"]) for line in lines] == [
        ("in", "500.00"), ("in", "10000.00"), ("out", "10000.00"), ("out", "500.00"),
    ]  # fmt: skip
    assert lines[2]["reverses"] == second["id"] and lines[1]["reversedBy"] == lines[2]["id"]
    assert lines[2]["note"] == REASON and lines[2]["billId"] == rent["id"]


async def test_a_bill_paid_ahead_of_its_time_is_planned_again(village: Village) -> None:
    lease = await sign(village)
    planned = next(bill for bill in lease["bills"] if bill["state"] == "planned")
    lease = await pay(village, planned["id"], planned["amount"])
    lease = await back(village, lease, lease["ledger"][0])
    assert bill_of(lease, planned["id"])["state"] == "planned"
    late = next(bill for bill in lease["bills"] if bill["kind"] == "rent" and bill["state"] == "open")
    lease = await pay(village, late["id"], late["amount"])
    await Bill.filter(id=int(late["id"])).update(due=day(-3))
    lease = await back(village, lease, lease["ledger"][-1])
    assert lease["billingState"] == "overdue"


async def test_once_only_with_a_reason_and_never_what_is_no_line_of_this_lease(village: Village) -> None:
    lease = await sign(village)
    lease = await pay(village, lease["bills"][0]["id"], "3500")
    line = lease["ledger"][0]
    with pytest.raises(ValueError, match="reason"):
        await back(village, lease, line, reason="")
    with pytest.raises(AppError):
        await back(village, lease, {"id": "1"})
    with pytest.raises(AppError) as stale:
        await back(village, lease, line, version=1)
    assert stale.value.id == "row.stale"
    lease = await back(village, lease, line)
    for again in lease["ledger"]:
        with pytest.raises(Conflict):
            await back(village, lease, again)
    assert await Ledger.filter(account_id=int(lease["id"])).count() == 2


async def test_it_needs_a_right_of_its_own(village: Village, sign_in: Any) -> None:
    from tests.kit.people import make_user

    lease = await sign(village)
    lease = await pay(village, lease["bills"][0]["id"], "3500")
    body = {"id": lease["id"], "ledgerId": lease["ledger"][0]["id"], "reason": REASON}
    actor = village.actor
    payer = await sign_in(await make_user(actor.tenant_id, "收银", codes=("rental:lease:list", "rental:lease:pay")))
    assert (await payer.send("POST", "/rental/lease/reverse", json=body)).status_code == 403
    chief = await sign_in(await make_user(actor.tenant_id, "主管", codes=("rental:lease:reverse",)))
    assert (await chief.result("POST", "/rental/lease/reverse", json=body))["paid"] == "0.00"


_TRUTH = """
SELECT b.id, b.amount, b.paid, b.open_amount, b.state, coalesce(sum(CASE l.direction WHEN 'in' THEN l.amount
    WHEN 'out' THEN -l.amount END), 0)::bigint AS held
FROM rent_bill b LEFT JOIN rent_ledger l ON l.bill_id = b.id WHERE b.lease_id = $1 GROUP BY b.id
"""


@pytest.mark.parametrize("seed", seeds(4))
async def test_whatever_is_paid_and_reversed_bills_and_lease_are_sums_of_the_ledger(
    village: Village, seed: int
) -> None:
    chance = random.Random(seed)
    lease = await sign(village)
    lines: list[tuple[Any, ...]] = []
    for _ in range(14):
        open_lines = [line for line in lease["ledger"] if not line["reverses"] and not line["reversedBy"]]
        payable = [bill for bill in lease["bills"] if bill["open"] != "0.00"]
        if open_lines and (not payable or chance.random() < 0.45):
            lease = await back(village, lease, chance.choice(open_lines))
        else:
            bill = chance.choice(payable)
            part = chance.choice((1, 2, 3)) * from_yuan(bill["open"]) // 3
            form = {"billId": bill["id"], "amount": f"{max(part, 1) / 100:.2f}", "method": "transfer"}
            lease = await pay_bill(village.actor, PayBill.model_validate(form))
        now_lines = [(line["id"], line["no"], line["amount"], line["direction"]) for line in lease["ledger"]]
        assert now_lines[: len(lines)] == lines and len(now_lines) == len(lines) + 1
        lines = now_lines
        rows = await pool().fetch(_TRUTH, int(lease["id"]))
        for row in rows:
            assert (row["paid"], row["open_amount"]) == (row["held"], row["amount"] - row["held"])
            assert (row["state"] == "paid") == (row["paid"] == row["amount"])
            assert (row["state"] == "part") == (0 < row["paid"] < row["amount"])
        assert (await Lease.get(id=int(lease["id"]))).paid == sum(row["held"] for row in rows)
