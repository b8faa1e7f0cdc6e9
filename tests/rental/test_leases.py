"""Long leases: bills from the first day, nights taken to the last, and what is derived from both."""

from datetime import date
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import AppError, Conflict, Invalid
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from server.kit.actor import system_actor
from server.kit.database import pool
from server.rental.day.lease_turn import turn_leases
from server.rental.leases import contract
from server.rental.leases.preview import PreviewForm, preview_lease
from server.rental.leases.terms import LeaseForm
from server.rental.leases.view import contract_type, lease_detail, months_left
from server.rental.orders.acting import Reasoned
from server.rental.receivables.payments import PayBill, pay_bill
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body
from tests.kit.signing import sign_by_all
from tests.rental.village import Village, act_on_lease, build, day, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def sign(village: Village, **rest: Any) -> dict[str, Any]:
    form = {
        "tenant": {"name": "赵强", "phone": "13700137000", "idNo": "11010519491231002X"},
        "unitId": str(village.whole.id),
        "startDate": on(0),
        "endDate": on(364),
        "payCycle": 3,
        "price": "3500.00",
        **rest,
    }
    return await contract.add_lease(village.actor, LeaseForm.model_validate(lease_body(**form)))


async def test_a_lease_takes_its_nights_to_the_last_day_and_writes_every_bill(village: Village) -> None:
    year = today().year + 1
    lease = await sign(village, startDate=f"{year}-01-15", endDate=f"{year}-11-30")
    assert lease["contractNo"].startswith("HT") and lease["contractType"] == "paper_effective"
    rent = [bill["amount"] for bill in lease["bills"] if bill["kind"] == "rent"]
    assert rent == ["10500.00", "10500.00", "10500.00", "5366.67"]
    [deposit] = [bill for bill in lease["bills"] if bill["kind"] == "deposit"]
    assert deposit["amount"] == "3500.00" and deposit["state"] == "open"
    last = lease["bills"][-1]
    assert last["lines"][-1]["explain"] == f"{year}-11-15..{year}-11-30 16/30 × 3500.00" and last["state"] == "planned"
    row = await pool().fetchrow("SELECT from_day, to_day FROM occupancy_claim WHERE source_id = $1", int(lease["id"]))
    assert row is not None and (row["from_day"], row["to_day"]) == (date(year, 1, 15), date(year, 12, 1))


async def test_a_daily_stay_and_a_lease_exclude_each_other(village: Village) -> None:
    await sign(village)
    with pytest.raises(Conflict) as caught:
        await village.book(village.whole, 364, 366)
    assert caught.value.result["winner"]["kind"] == "lease"
    await village.book(village.whole, 365, 366)


async def test_payment_moves_the_bill_the_lease_and_the_ledger(village: Village) -> None:
    lease = await sign(village)
    deposit, rent = lease["bills"][0], next(bill for bill in lease["bills"] if bill["kind"] == "rent")
    assert lease["balance"] == "14000.00" and lease["billingState"] == "normal"
    lease = await pay(village, deposit["id"], "3500")
    lease = await pay(village, rent["id"], "500")
    assert {bill["id"]: bill["state"] for bill in lease["bills"]}[rent["id"]] == "part"
    with pytest.raises(Invalid) as caught:
        await pay(village, rent["id"], "10000.01")
    assert "amount" in (caught.value.fields or {})
    lease = await pay(village, rent["id"], "10000")
    assert lease["balance"] == "0.00" and lease["billingState"] == "paid"
    rows = await pool().fetch("SELECT project FROM rent_ledger WHERE account_id = $1 ORDER BY seq", int(lease["id"]))
    assert [row["project"] for row in rows] == ["deposit_in", "rent", "rent"]


async def pay(village: Village, bill_id: str, amount: str) -> dict[str, Any]:
    form = {"billId": bill_id, "amount": amount, "method": "transfer"}
    return await pay_bill(village.actor, PayBill.model_validate(form))


async def test_a_day_later_due_bills_are_issued_and_late_ones_make_the_lease_overdue(village: Village) -> None:
    lease = await sign(village)
    await Bill.filter(lease_id=int(lease["id"]), kind="deposit").update(due=day(-1))
    [second] = await Bill.filter(lease_id=int(lease["id"]), kind="rent", state="planned").order_by("due").limit(1)
    await Bill.filter(id=second.id).update(due=day(10))
    await turn_leases(system_actor(village.org.id), today())
    assert (await Lease.get(id=int(lease["id"]))).billing_state == "overdue"
    assert (await Bill.get(id=second.id)).state == "open"
    version = (await Lease.get(id=int(lease["id"]))).row_version
    await turn_leases(system_actor(village.org.id), today())
    assert (await Lease.get(id=int(lease["id"]))).row_version == version


async def test_an_electronic_lease_waits_for_signatures_and_can_be_voided(village: Village) -> None:
    lease = await sign(village, form="electronic", startDate=on(3), endDate=on(60))
    assert (lease["state"], lease["contractType"]) == ("to_sign", "electronic_unsigned")
    await sign_by_all(village.actor, "lease", lease["id"])
    signed = await lease_detail(village.actor, int(lease["id"]))
    assert (signed["state"], signed["contractType"]) == ("signed", "electronic_pending")
    body = {"id": lease["id"], "reason": "客户放弃"}
    void = await act_on_lease("cancel", village.actor, Reasoned.model_validate(body))
    assert void["state"] == "void" and {bill["state"] for bill in void["bills"]} == {"void"}
    await village.book(village.whole, 4, 6)


async def test_bad_terms_are_answered_at_their_field(village: Village) -> None:
    cases: dict[str, dict[str, Any]] = {
        "endDate": {"startDate": "2027-01-31", "endDate": "2027-02-26"},
        "departure": {"checkIn": "2027-01-02 12:00", "departure": "2027-01-01 12:00"},
        "tenant.phone": {"tenant": {"name": "赵强", "phone": "12"}},
        "tenantId": {"tenant": None},
        "price": {"price": "0"},
        "anchorDay": {"startDate": "2027-01-10", "endDate": "2027-06-10", "anchorDay": 15},
        "unitId": {"unitId": str(village.shared.id)},
    }
    await pool().execute("UPDATE rent_unit SET riyue = '1' WHERE id = $1", village.shared.id)
    for field, changes in cases.items():
        with pytest.raises(AppError) as caught:
            await sign(village, **changes)
        assert field in (caught.value.fields or {}), (field, caught.value.fields)


def test_the_contract_type_follows_form_signature_and_date() -> None:
    start, before, after = date(2027, 1, 10), date(2027, 1, 9), date(2027, 1, 10)
    assert contract_type("paper", True, start, before) == "paper_effective"
    assert contract_type("electronic", False, start, after) == "electronic_unsigned"
    assert contract_type("electronic", True, start, before) == "electronic_pending"
    assert contract_type("electronic", True, start, after) == "electronic_effective"


def test_months_left_counts_begun_months() -> None:
    assert months_left(date(2027, 1, 31), date(2027, 1, 31)) == 1
    assert months_left(date(2027, 2, 27), date(2027, 1, 31)) == 1
    assert months_left(date(2027, 2, 28), date(2027, 1, 31)) == 2
    assert months_left(date(2027, 1, 30), date(2027, 1, 31)) == 0


async def test_the_preview_promises_exactly_the_bills_that_are_written(village: Village) -> None:
    year = today().year + 1
    form = {"startDate": f"{year}-01-15", "endDate": f"{year}-11-30", "payCycle": 3, "price": "3500.00"}
    promised = await preview_lease(village.actor, PreviewForm.model_validate(form))
    lease = await sign(village, startDate=f"{year}-01-15", endDate=f"{year}-11-30")
    facts = ("kind", "from", "to", "days", "due", "amount", "lines")
    assert [[bill[key] for key in facts] for bill in lease["bills"]] == [
        [bill[key] for key in facts] for bill in promised["bills"]
    ]
    assert promised["total"] == lease["total"] and promised["deposit"] == "3500.00"


async def test_a_form_without_end_and_price_is_offered_a_year_and_a_term_too_short_is_explained(
    village: Village,
) -> None:
    offered = await preview_lease(village.actor, PreviewForm.model_validate({"startDate": "2027-01-31"}))
    assert (offered["endDate"], offered["earliestEnd"], offered["bills"]) == ("2028-01-30", "2027-02-27", [])
    with pytest.raises(Invalid) as caught:
        await preview_lease(
            village.actor, PreviewForm.model_validate({"startDate": "2027-01-31", "endDate": "2027-02-20"})
        )
    assert "2027-02-27" in (caught.value.fields or {})["endDate"]
