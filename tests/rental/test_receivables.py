"""What leases owe and pay: several bills in one act, oldest first, what is too much kept as prepaid, and all of it taken back."""

import asyncio
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict, Invalid
from schema.rental.bill import Bill
from schema.rental.bill_allocation import BillAllocation
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from server.kit.actor import system_actor
from server.kit.scope import lock
from server.kit.switches import REFUND_APPROVAL
from server.kit.unit_of_work import unit_of_work
from server.rental.day.lease_turn import turn_leases
from server.rental.leases.view import lease_detail
from server.rental.receivables.allocation import allocate, prepaid, return_prepaid
from server.rental.receivables.payments import (
    PayBill,
    PayBills,
    ReversePayment,
    UsePrepaid,
    pay_bill,
    pay_bills,
    pay_from_prepaid,
    reverse_payment,
)
from tests.kit.clock import today
from tests.kit.people import make_user
from tests.kit.switch import set_switch
from tests.rental.test_leases import sign
from tests.rental.village import Village, build, day, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    village = await build()
    await set_switch(village.actor.tenant_id, REFUND_APPROVAL, "9999999")
    return village


async def pay(village: Village, amount: str, **rest: Any) -> dict[str, Any]:
    body = {"amount": amount, "method": "transfer", **rest}
    return await pay_bills(village.actor, PayBills.model_validate(body))


async def read(village: Village, lease: dict[str, Any]) -> dict[str, Any]:
    return await lease_detail(village.actor, lease["id"])


async def back(village: Village, lease: dict[str, Any], line_id: str) -> dict[str, Any]:
    body = {"id": lease["id"], "ledgerId": line_id, "reason": "收错了"}
    return await reverse_payment(village.actor, ReversePayment.model_validate(body))


def rents(lease: dict[str, Any]) -> list[dict[str, Any]]:
    return [bill for bill in lease["bills"] if bill["kind"] == "rent"]


async def owing(village: Village, **rest: Any) -> dict[str, Any]:
    """A lease by the month with three rents that are issued: 1000.00 each and no deposit."""
    form = {"payCycle": 1, "price": "1000.00", "depositCharged": False, "startDate": on(-62), "endDate": on(302)}
    lease = await sign(village, **{**form, **rest})
    ids = [int(bill["id"]) for bill in rents(lease)[:3]]
    for number, bill_id in enumerate(ids):
        await Bill.filter(id=bill_id).update(state="open", issued_on=day(-70), due=day(-62 + 30 * number))
    return await read(village, lease)


async def test_a_bill_says_who_owes_it_for_which_room_and_how_to_reach_them(village: Village, sign_in: Any) -> None:
    lease = await sign(village)
    client = await sign_in(village.actor)
    rows = (await client.result("GET", "/rental/bill/list", params={"leaseId": lease["id"]}))["records"]
    told = {(row["renterName"], row["renterPhone"], row["unitTitle"]) for row in rows}
    assert told == {("赵强", "13700137000", village.whole.title)}


async def test_one_payment_pays_several_bills_the_oldest_first(village: Village) -> None:
    lease = await owing(village)
    done = await pay(village, "2400.00", leaseId=lease["id"])
    assert [(line["project"], line["amount"]) for line in done["lines"]] == [("rent", "2400.00")]
    lease = await read(village, lease)
    assert [(bill["state"], bill["paid"]) for bill in rents(lease)[:3]] == [
        ("paid", "1000.00"), ("paid", "1000.00"), ("part", "400.00"),
    ]  # fmt: skip
    assert await BillAllocation.filter(lease_id=int(lease["id"])).count() == 3


async def test_its_parts_are_the_clerks_and_a_deposit_gets_a_line_of_its_own(village: Village) -> None:
    lease = await sign(village)
    deposit, rent = lease["bills"][0], rents(lease)[0]
    parts = [{"billId": rent["id"], "amount": "500.00"}, {"billId": deposit["id"], "amount": "3500.00"}]
    done = await pay(village, "4000.00", parts=parts)
    assert sorted((line["project"], line["amount"]) for line in done["lines"]) == [
        ("deposit_in", "3500.00"),
        ("rent", "500.00"),
    ]
    lease = await read(village, lease)
    assert (lease["bills"][0]["state"], rents(lease)[0]["state"]) == ("paid", "part")


async def test_what_is_too_much_is_refused_or_kept_by_choice(village: Village) -> None:
    lease = await owing(village)
    parts = [{"billId": rents(lease)[0]["id"], "amount": "1000.00"}]
    with pytest.raises(Invalid) as refused:
        await pay(village, "1200.50", parts=parts)
    assert "200.50" in (refused.value.fields or {})["amount"]
    assert await Ledger.filter(account_id=int(lease["id"])).count() == 0
    done = await pay(village, "1200.50", parts=parts, surplus="prepay")
    assert done["surplus"] == "200.50"
    assert await prepaid(village.actor, int(lease["id"])) == 20050
    assert (await read(village, lease))["prepaid"] == "200.50"


async def test_bad_parts_are_answered_at_their_field_with_nothing_booked(village: Village) -> None:
    lease, other = await owing(village), await sign(village, unitId=str(village.rooms[0].id), tenant=OTHER)
    first = rents(lease)[0]
    cases: list[tuple[str, dict[str, Any]]] = [
        ("amount", {"parts": [{"billId": first["id"], "amount": "1000.01"}], "amount": "2000.00", "surplus": "prepay"}),
        ("amount", {"parts": [{"billId": first["id"], "amount": "900.00"}], "amount": "800.00"}),
        ("parts", {"parts": [{"billId": "1", "amount": "1.00"}]}),
        ("parts", {}),
        ("parts", {"parts": [{"billId": b["id"], "amount": "1.00"} for b in (first, rents(other)[0])]}),
        ("method", {"leaseId": lease["id"], "method": "company"}),
        ("paidOn", {"leaseId": lease["id"], "paidOn": on(1)}),
        ("amount", {"leaseId": lease["id"], "amount": "0"}),
    ]
    for field, body in cases:
        with pytest.raises(Invalid) as refused:
            await pay(village, **{"amount": "10.00", **body})
        assert field in (refused.value.fields or {}), (body, refused.value.fields)
    assert await Ledger.filter(tenant_id=village.org.id).count() == 0
    assert await BillAllocation.filter(tenant_id=village.org.id).count() == 0


OTHER = {"name": "钱进", "phone": "13700137009"}


async def test_a_lessee_pays_bills_of_two_leases_at_once(village: Village) -> None:
    one = await owing(village)
    two = await owing(village, unitId=str(village.rooms[0].id), tenant=None, tenantId=one["tenantId"])
    parts = [{"billId": rents(lease)[0]["id"], "amount": "1000.00"} for lease in (one, two)]
    done = await pay(village, "2100.00", parts=parts, surplus="prepay", leaseId=two["id"])
    assert sorted((line["leaseId"], line["project"], line["amount"]) for line in done["lines"]) == sorted(
        [(one["id"], "rent", "1000.00"), (two["id"], "rent", "1000.00"), (two["id"], "prepay", "100.00")]
    )
    assert [rents(await read(village, lease))[0]["state"] for lease in (one, two)] == ["paid", "paid"]


async def test_a_payment_before_the_bill_is_issued_is_prepaid_and_pays_it_when_it_is(village: Village) -> None:
    lease = await sign(village, depositCharged=False, price="100.00")
    await pay(village, "300.00", leaseId=lease["id"])
    planned = next(bill for bill in rents(lease) if bill["state"] == "planned")
    form = {"billId": planned["id"], "amount": planned["amount"], "method": "transfer"}
    lease = await pay_bill(village.actor, PayBill.model_validate(form))
    assert (lease["prepaid"], rents(lease)[1]["state"]) == ("300.00", "planned")
    await Bill.filter(id=int(planned["id"])).update(due=day(15))
    await turn_leases(system_actor(village.org.id), today())
    lease = await read(village, lease)
    assert (lease["prepaid"], rents(lease)[1]["state"], rents(lease)[1]["paid"]) == ("0.00", "paid", "300.00")


@pytest.mark.parametrize("alone", [True, False])
async def test_prepaid_money_stays_with_old_bills_open_when_no_bill_is_issued(village: Village, alone: bool) -> None:
    """However many leases a turn of the day changes at once."""
    leases = [await owing(village)]
    if not alone:
        leases.append(await owing(village, unitId=str(village.rooms[0].id)))
    first = rents(leases[0])[0]
    await pay(village, "1300.00", parts=[{"billId": first["id"], "amount": "1000.00"}], surplus="prepay")
    ids = [int(lease["id"]) for lease in leases]
    await Bill.filter(lease_id__in=ids, state="planned").update(due=day(400))
    await Lease.filter(id__in=ids).update(months_left=239)
    await turn_leases(system_actor(village.org.id), today())
    lease = await read(village, leases[0])
    assert (lease["prepaid"], rents(lease)[1]["paid"]) == ("300.00", "0.00")
    assert not await Lease.filter(id__in=ids, months_left=239).exists()


async def test_prepaid_money_pays_by_hand_but_never_a_deposit(village: Village) -> None:
    lease = await sign(village)
    deposit, rent = lease["bills"][0], rents(lease)[0]
    await pay(village, "800.00", parts=[{"billId": rent["id"], "amount": "100.00"}], surplus="prepay")
    for bill, error in ((deposit, Conflict), (rent, Invalid)):
        body = {"id": lease["id"], "parts": [{"billId": bill["id"], "amount": "701.00" if bill is rent else "1.00"}]}
        with pytest.raises(error):
            await pay_from_prepaid(village.actor, UsePrepaid.model_validate(body))
    lease = await pay_from_prepaid(village.actor, UsePrepaid.model_validate({"id": lease["id"]}))
    assert (lease["prepaid"], rents(lease)[0]["paid"], lease["bills"][0]["paid"]) == ("0.00", "800.00", "0.00")
    with pytest.raises(Invalid):
        await pay_from_prepaid(village.actor, UsePrepaid.model_validate({"id": lease["id"]}))


async def test_a_reversal_takes_back_all_that_the_line_paid(village: Village) -> None:
    lease = await owing(village)
    [line] = (await pay(village, "2400.00", leaseId=lease["id"]))["lines"]
    lease = await back(village, lease, line["id"])
    assert [(bill["state"], bill["open"]) for bill in rents(lease)[:3]] == [("open", "1000.00")] * 3
    assert lease["billingState"] == "overdue"
    ended = await BillAllocation.filter(lease_id=int(lease["id"]))
    assert len(ended) == 3 and all(row.ended_on == today() for row in ended)


async def test_prepaid_money_that_paid_bills_is_taken_back_with_them(village: Village) -> None:
    lease = await owing(village)
    first = rents(lease)[0]
    done = await pay(village, "1300.00", parts=[{"billId": first["id"], "amount": "1000.00"}], surplus="prepay")
    await pay_from_prepaid(village.actor, UsePrepaid.model_validate({"id": lease["id"]}))
    [kept] = [line for line in done["lines"] if line["project"] == "prepay"]
    lease = await back(village, lease, kept["id"])
    assert (lease["prepaid"], rents(lease)[0]["state"], rents(lease)[1]["paid"]) == ("0.00", "paid", "0.00")


async def test_prepaid_money_that_was_given_back_is_not_there_any_more(village: Village) -> None:
    lease = await owing(village)
    first = {"billId": rents(lease)[0]["id"], "amount": "1000.00"}
    done = await pay(village, "1300.00", parts=[first], surplus="prepay")
    [kept] = [line for line in done["lines"] if line["project"] == "prepay"]
    async with unit_of_work(village.actor) as work:
        out = await return_prepaid(work, await lock(Lease, village.actor, lease["id"]), 20000, "cash")
    assert await prepaid(village.actor, int(lease["id"])) == 10000
    with pytest.raises(Conflict):
        await back(village, lease, kept["id"])
    lease = await back(village, lease, str(out.id))
    assert lease["prepaid"] == "300.00"
    assert (await back(village, lease, kept["id"]))["prepaid"] == "0.00"


async def test_an_older_payment_needs_a_right_of_its_own(village: Village) -> None:
    lease = await owing(village)
    cashier = await make_user(village.org.id, "收银", codes=("rental:lease:list", "rental:lease:pay"))
    chief = await make_user(village.org.id, "财务", codes=("rental:lease:pay", "rental:ledger:backdate"))
    old = {"leaseId": lease["id"], "amount": "10.00", "paidOn": on(-8)}
    with pytest.raises(Invalid) as refused:
        await pay_bills(cashier, PayBills.model_validate(old))
    assert list(refused.value.fields or {}) == ["paidOn"]
    await pay_bills(cashier, PayBills.model_validate({**old, "paidOn": on(-7)}))
    await pay_bills(chief, PayBills.model_validate(old))
    assert sorted(line.paid_on for line in await Ledger.filter(account_id=int(lease["id"]))) == [day(-8), day(-7)]


async def test_a_line_gives_no_more_than_it_has(village: Village) -> None:
    lease = await owing(village)
    [line] = (await pay(village, "100.00", leaseId=lease["id"]))["lines"]
    async with unit_of_work(village.actor) as work:
        row = await lock(Lease, village.actor, lease["id"])
        bill = await Bill.get(id=int(rents(lease)[1]["id"]))
        with pytest.raises(Conflict):
            await allocate(work, row, await Ledger.get(id=int(line["id"])), [(bill, 1)])


async def test_two_who_pay_the_same_bills_at_once_pay_them_once(village: Village) -> None:
    lease = await owing(village)
    parts = [{"billId": bill["id"], "amount": "1000.00"} for bill in rents(lease)[:3]]
    both = await asyncio.gather(
        *(pay(village, "3000.00", parts=order) for order in (parts, parts[::-1])), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in both) == ["Conflict", "dict"]
    assert [line.amount for line in await Ledger.filter(account_id=int(lease["id"]))] == [300000]
