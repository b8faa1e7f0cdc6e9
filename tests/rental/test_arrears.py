"""Arrears: their age at any date, reminders that wait for a person, promises, late fees, and what is given up by two."""

from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio

from schema.approval.request import Request
from schema.domains import registry
from schema.kit.errors import Conflict, Denied, Invalid, Stale
from schema.kit.money import to_yuan
from schema.rental.bill import Bill, BillLine
from schema.rental.bill_allocation import BillAllocation
from schema.rental.dunning import Dunning
from schema.rental.lease import Lease
from schema.rental.lease import lease as lease_resource
from schema.rental.turn_failure import TurnFailure
from schema.system.message import MessageTemplate
from schema.system.text_message import TextMessage
from server.engine.effects import Step
from server.engine.process import body_of, run_transition
from server.kit.actor import Actor, system_actor
from server.kit.switches import DUNNING_AUTO, LATE_FEE, REFUND_APPROVAL
from server.kit.unit_of_work import unit_of_work
from server.rental.day import lease_turn
from server.rental.day.lease_turn import charge_late_fees, turn_leases
from server.rental.day.turn import turn_days
from server.rental.leases.view import BillFacts, derive, lease_detail
from server.rental.receivables import messages
from server.rental.receivables.aging import AgingItems, AgingQuery, read_aging, read_aging_items
from server.rental.receivables.credits import GiveUp, ask_write_off, waive
from server.rental.receivables.late_fees import Charged, Rule, fee_line
from server.rental.receivables.messages import send_approved
from server.rental.receivables.open_items import ItemsQuery, read_open_items
from server.rental.receivables.payments import PayBills, ReversePayment, pay_bills, reverse_payment
from server.rental.receivables.promises import Promise, promise
from server.rental.receivables.reminders import LADDER, make_reminders
from server.rental.rent_roll.read import PlaceOfRoll, read_trend
from tests.engine.test_data_rules import restrict_to
from tests.kit.clock import today
from tests.kit.people import make_user
from tests.kit.signing import sign_by_all
from tests.kit.switch import set_switch
from tests.rental.test_leases import sign
from tests.rental.test_receivables import owing, rents
from tests.rental.village import Village, build, day, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    village = await build()
    await set_switch(village.actor.tenant_id, REFUND_APPROVAL, "9999999")
    return village


async def late(village: Village, days: int, amount: str = "3500.00", **form: Any) -> tuple[dict[str, Any], Bill]:
    """A lease with one open rent that is late by so many days; nothing else of it is issued."""
    lease = await sign(village, **{"payCycle": 12, "price": "3500.00", "depositCharged": False, **form})
    bill = await Bill.get(id=int(rents(lease)[0]["id"]))
    fen = round(Decimal(amount) * 100)
    await Bill.filter(id=bill.id).update(amount=fen, open_amount=fen, due=day(-days), issued_on=day(-days - 15))
    return lease, await Bill.get(id=bill.id)


async def decide(actor: Actor, request: Request, verb: str = "approve") -> None:
    resource = registry().require("workflow/request")
    await run_transition(resource, verb, actor, Step(id=str(request.id), version=request.row_version))


async def test_what_is_given_up_needs_a_second_person_and_stays_visible(village: Village) -> None:
    lease, bill = await late(village, 100)
    clerk = await make_user(village.org.id, "会计", codes=("rental:bill:list", "rental:bill:writeOff"))
    await ask_write_off(clerk, GiveUp(id=str(bill.id), version=bill.row_version, reason="失联"))
    with pytest.raises(Conflict):
        await ask_write_off(clerk, GiveUp(id=str(bill.id), reason="再来一次"))
    assert (await Bill.get(id=bill.id)).state == "open"
    request = await Request.get(tenant_id=village.org.id, kind="write_off")
    with pytest.raises((Denied, Conflict)):
        await decide(clerk, request)
    await decide(village.actor, request)
    after = await Bill.get(id=bill.id)
    assert (after.state, after.credited, after.paid, after.open_amount) == ("written_off", 350000, 0, 0)
    detail = await lease_detail(village.actor, lease["id"])
    [line] = detail["ledger"]
    assert (line["project"], line["direction"], line["amount"]) == ("write_off", "credit", "3500.00")
    assert detail["balance"] == "0.00" and detail["billingState"] == "paid"
    body = {"id": lease["id"], "ledgerId": line["id"], "reason": "找到了"}
    await reverse_payment(village.actor, ReversePayment.model_validate(body))
    assert (await Bill.get(id=bill.id)).state == "open"


async def test_what_was_paid_meanwhile_is_not_written_off(village: Village) -> None:
    lease, bill = await late(village, 100)
    clerk = await make_user(village.org.id, "会计", codes=("rental:bill:writeOff",))
    await ask_write_off(clerk, GiveUp(id=str(bill.id), reason="失联"))
    await pay_bills(village.actor, PayBills.model_validate({"leaseId": lease["id"], "amount": "1.00"}))
    with pytest.raises(Conflict) as refused:
        await decide(village.actor, await Request.get(tenant_id=village.org.id, kind="write_off"))
    assert refused.value.id == "write_off.changed"
    with pytest.raises(Stale):
        await ask_write_off(clerk, GiveUp(id=str(bill.id), version=bill.row_version, reason="失联"))


def test_the_fee_of_twelve_days_is_twenty_one_yuan() -> None:
    bill = Bill(id=1, bill_no="ZD1", due=date(2026, 3, 1), amount=350000, open_amount=350000)
    line = fee_line(bill, Rule(), date(2026, 3, 16))
    assert line is not None and (line.amount, line.first, line.last) == (2100, date(2026, 3, 5), date(2026, 3, 16))
    assert fee_line(bill, Rule(), date(2026, 3, 4)) is None
    again = fee_line(bill, Rule(), date(2026, 3, 18), Charged(date(2026, 3, 16), 2100))
    assert again is not None and (again.first, again.amount) == (date(2026, 3, 17), 350)
    most = fee_line(bill, Rule(), date(2028, 3, 1))
    assert most is not None and most.amount == 70000
    assert fee_line(bill, Rule(), date(2028, 3, 1), Charged(date(2028, 2, 1), 70000)) is None


async def test_a_late_fee_is_charged_when_rent_is_paid_and_can_be_waived(village: Village) -> None:
    lease, bill = await late(village, 15)
    form = {"parts": [{"billId": str(bill.id), "amount": "500.00"}], "amount": "500.00"}
    await pay_bills(village.actor, PayBills.model_validate(form))
    assert not await Bill.filter(lease_id=int(lease["id"]), kind="late_fee").exists()
    await set_switch(village.org.id, LATE_FEE, "1")
    await pay_bills(village.actor, PayBills.model_validate(form))
    [fee] = await Bill.filter(lease_id=int(lease["id"]), kind="late_fee")
    assert (fee.amount, fee.state) == (1800, "open")
    line = await BillLine.get(bill_id=fee.id)
    assert (line.source_id, line.period_from, line.period_to) == (bill.id, day(-11), day(0))
    await charge_late_fees(system_actor(village.org.id), today())
    assert await Bill.filter(lease_id=int(lease["id"]), kind="late_fee").count() == 1
    await waive(village.actor, GiveUp(id=str(fee.id), reason="首次"))
    assert (await Bill.get(id=fee.id)).state == "written_off"
    with pytest.raises(Conflict):
        await waive(village.actor, GiveUp(id=str(bill.id), reason="不是滞纳金"))


async def test_at_the_months_end_what_is_late_costs_its_fee(village: Village) -> None:
    first, bill = await late(village, 10)
    second, _ = await late(village, 20, unitId=str(village.rooms[0].id))
    actor = system_actor(village.org.id)
    assert await charge_late_fees(actor, today()) == 0, "nobody is looked at where no fee is taken"
    await set_switch(village.org.id, LATE_FEE, "1")
    for _ in range(2):
        assert await charge_late_fees(actor, today()) == 2
    fees = {lease["id"]: await Bill.get(lease_id=int(lease["id"]), kind="late_fee") for lease in (first, second)}
    assert [fee.amount for fee in fees.values()] == [round(350000 * 0.0005 * days) for days in (7, 17)]
    assert len({fee.bill_no for fee in fees.values()}) == 2
    assert (await BillLine.get(bill_id=fees[first["id"]].id)).source_id == bill.id
    row = await Lease.get(id=int(first["id"]))
    assert (row.billing_state, row.balance) == ("overdue", 350000 + fees[first["id"]].amount)


@pytest.mark.parametrize(("step", "days"), [(step, days) for step, days, _ in LADDER])
async def test_each_step_of_the_ladder_makes_one_draft(village: Village, step: str, days: int) -> None:
    await late(village, days)
    actor = system_actor(village.org.id)
    assert await make_reminders(actor, today()) == 1
    assert await make_reminders(actor, today()) == 0
    row = await Dunning.get(tenant_id=village.org.id)
    assert (row.step, row.state) == (step, "listed" if step == "late30" else "draft")
    assert await TextMessage.filter(tenant_id=village.org.id).count() == 0


async def test_a_later_step_drops_the_draft_of_the_one_before_and_payment_drops_all(village: Village) -> None:
    lease, bill = await late(village, 3)
    actor = system_actor(village.org.id)
    await make_reminders(actor, today())
    await make_reminders(actor, today() + timedelta(days=4))
    rows = await Dunning.filter(tenant_id=village.org.id).order_by("id")
    assert [(row.step, row.state) for row in rows] == [("late3", "dropped"), ("late7", "draft")]
    await pay_bills(village.actor, PayBills.model_validate({"leaseId": lease["id"], "amount": "3500.00"}))
    assert await Dunning.filter(bill_id=bill.id, state="dropped").count() == 2


async def test_a_promise_stops_the_ladder_until_its_day_and_a_broken_one_goes_on(village: Village) -> None:
    _, bill = await late(village, 7)
    actor = system_actor(village.org.id)
    await make_reminders(actor, today())
    for wrong in (on(-1), on(181)):
        with pytest.raises(Invalid) as refused:
            await promise(village.actor, Promise.model_validate({"id": str(bill.id), "promiseDate": wrong}))
        assert list(refused.value.fields or {}) == ["promiseDate"]
    await promise(village.actor, Promise.model_validate({"id": str(bill.id), "promiseDate": on(3)}))
    assert [row.state for row in await Dunning.filter(bill_id=bill.id)] == ["dropped"]
    assert await make_reminders(actor, today() + timedelta(days=3)) == 0
    assert await make_reminders(actor, today() + timedelta(days=4)) == 1
    assert await make_reminders(actor, today() + timedelta(days=8)) == 1


async def test_an_approved_reminder_is_sent_once_in_the_words_of_the_organisation(
    village: Village, sign_in: Any
) -> None:
    await MessageTemplate.create(
        tenant_id=village.org.id, template_code="rentNotice", template_name="催缴", template_type="1",
        template_content="${name}，欠${amount}元，已${days}天", id=village.org.id + 1,
    )  # fmt: skip
    _, bill = await late(village, 7)
    await make_reminders(system_actor(village.org.id), today())
    row = await Dunning.get(bill_id=bill.id)
    client = await sign_in(village.actor)
    body = {"id": str(row.id), "version": row.row_version}
    told = await client.result("GET", "/rental/dunning/text", params={"id": str(row.id)})
    assert told["text"] == "赵强，欠3500.00元，已7天"
    await client.result("POST", "/rental/dunning/approve", json=body)
    await send_approved()
    row = await Dunning.get(id=row.id)
    assert row.state in ("sent", "failed")
    if row.state == "sent":
        [message] = await TextMessage.filter(tenant_id=village.org.id)
        assert (message.phone, message.purpose, row.content) == (row.renter_phone, "dunning", told["text"])
    await send_approved()
    assert await TextMessage.filter(tenant_id=village.org.id).count() <= 1


async def test_a_reminder_whose_bill_is_gone_is_dropped_and_the_others_are_sent(village: Village) -> None:
    _, bill = await late(village, 7, unitId=str(village.rooms[0].id))
    await late(village, 3, unitId=str(village.rooms[1].id))
    await make_reminders(system_actor(village.org.id), today())
    gone = await Dunning.get(bill_id=bill.id)
    other = await Dunning.get(tenant_id=village.org.id, bill_id__not=bill.id)
    await Dunning.filter(tenant_id=village.org.id).update(state="approved")
    await Bill.filter(id=bill.id).update(del_flag=1)
    await send_approved()
    assert (await Dunning.get(id=gone.id)).state == "dropped"
    assert (await Dunning.get(id=other.id)).state in ("sent", "failed")


async def test_a_reminder_that_breaks_is_told_and_holds_back_none_of_any_organisation(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await build()
    broken, good = [(await late(one, 7))[1] for one in (village, other)]
    for one in (village, other):
        await make_reminders(system_actor(one.org.id), today())
        await Dunning.filter(tenant_id=one.org.id).update(state="approved")

    async def send(tenant_id: int, phone: str, purpose: str, text: str) -> None:
        if tenant_id == village.org.id:
            raise RuntimeError("broken")

    monkeypatch.setattr(messages, "send_text", send)
    await send_approved()
    row = await Dunning.get(bill_id=broken.id)
    assert (row.state, row.result) == ("failed", "RuntimeError: broken")
    assert (await Dunning.get(bill_id=good.id)).state == "sent"


async def test_who_sees_one_community_reads_no_arrears_of_another(village: Village, sign_in: Any) -> None:
    near = await late(village, 10)
    far = await late(village, 45, unitId=str(village.rooms[0].id), tenant={"name": "钱进", "phone": "13700137009"})
    beyond = int(village.community) + 1
    await Lease.filter(id=int(far[0]["id"])).update(community_id=beyond)
    await Dunning.filter(tenant_id=village.org.id).delete()
    codes = "rental:arrears:list,rental:lease:list,rental:lease:pay,rental:bill:list"
    clerk = await restrict_to(village.org, "rental/lease", codes, "communityId", "=", str(village.community))
    client = await sign_in(clerk)
    figures = await client.result("GET", "/rental/arrears")
    assert (figures["total"], figures["lesseeCount"]) == ("3500.00", 1)
    assert [one["id"] for one in figures["communities"]] == [str(village.community)]
    rows = await client.result("GET", "/rental/arrears/items")
    assert [one["leaseId"] for one in rows["records"]] == [near[0]["id"]] and rows["amount"] == "3500.00"
    other = await client.result("GET", "/rental/arrears", params={"communityId": str(beyond)})
    assert other["total"] == "0.00"
    assert (await client.send("GET", "/rental/receivable/items", params={"leaseId": far[0]["id"]})).status_code == 404
    whole = await read_aging(village.actor, AgingQuery())
    assert (whole["total"], whole["lesseeCount"]) == ("7000.00", 2)


async def test_who_sees_some_kinds_of_bills_reads_arrears_of_those(village: Village, sign_in: Any) -> None:
    await late(village, 10)
    clerk = await restrict_to(village.org, "rental/bill", "rental:arrears:list", "kind", "=", "utility")
    client = await sign_in(clerk)
    assert (await client.result("GET", "/rental/arrears"))["total"] == "0.00"


async def test_a_letter_is_issued_for_printing_and_nothing_is_sent(village: Village, sign_in: Any) -> None:
    _, bill = await late(village, 15)
    await make_reminders(system_actor(village.org.id), today())
    row = await Dunning.get(bill_id=bill.id)
    client = await sign_in(village.actor)
    worded = {"id": str(row.id), "version": row.row_version, "content": "请付款"}
    await client.result("POST", "/rental/dunning/reword", json=worded)
    row = await Dunning.get(id=row.id)
    await client.result("POST", "/rental/dunning/approve", json={"id": str(row.id), "version": row.row_version})
    row = await Dunning.get(id=row.id)
    assert (row.state, row.content) == ("sent", "请付款")
    assert await TextMessage.filter(tenant_id=village.org.id).count() == 0


async def test_only_where_the_parameter_says_so_reminders_need_nobody(village: Village) -> None:
    await set_switch(village.org.id, DUNNING_AUTO, "1")
    await late(village, 3)
    await make_reminders(system_actor(village.org.id), today())
    assert (await Dunning.get(tenant_id=village.org.id)).state == "approved"


async def test_buckets_add_up_to_what_is_receivable_and_each_opens_its_rows(village: Village) -> None:
    lease = await owing(village)
    ids = [int(bill["id"]) for bill in rents(lease)[:3]]
    for bill_id, days in zip(ids, (1, 45, 200), strict=True):
        await Bill.filter(id=bill_id).update(due=day(-days))
    found = await read_aging(village.actor, AgingQuery())
    amounts = {one["code"]: one["amount"] for one in found["buckets"]}
    assert (amounts["d7"], amounts["d60"], amounts["over"]) == ("1000.00", "1000.00", "1000.00")
    assert (found["overdue"], found["lesseeCount"]) == ("3000.00", 1)
    assert found["lessees"][0]["daysLate"] == 200 and found["communities"][0]["name"] == "云栖花园"
    for code in amounts:
        rows = await read_aging_items(village.actor, AgingItems.model_validate({"bucket": code}))
        assert rows["amount"] == amounts[code]
    stranger = await build()
    assert (await read_aging(stranger.actor, AgingQuery()))["total"] == "0.00"


@pytest.mark.parametrize("kind", ["draft", "electronic", "paper"])
async def test_what_is_not_signed_owes_nothing_anywhere(village: Village, kind: str) -> None:
    """All its rents would be late; the month it is signed in, they are, in each of the places that were empty before."""
    form = {"startDate": on(-93), "endDate": on(271), "payCycle": 1, "form": kind if kind != "draft" else "paper"}
    lease = await sign(village, stage="draft" if kind == "draft" else "submitted", **form)
    assert lease["state"] == {"draft": "draft", "electronic": "to_sign", "paper": "to_confirm"}[kind]
    assert await figures(village, lease) == (0, "0.00", 0, "0.00", "0.00", "normal", 0)
    if kind == "draft":
        lease = await take_step(village, lease, "submit")
    if kind == "electronic":
        await sign_by_all(village.actor, "lease", lease["id"])
    else:
        await Lease.filter(id=int(lease["id"])).update(scan="somewhere.pdf")
        await take_step(village, lease, "confirm")
    bills, total, reminders, due, balance, billing, fees = await figures(village, lease)
    assert (bills, billing) == (12, "overdue") and reminders and fees
    assert float(total) >= float(balance) >= 4 * 3500 and float(due) >= 4 * 3500


async def take_step(village: Village, lease: dict[str, Any], code: str) -> Any:
    process = lease_resource.process
    assert process is not None
    body = body_of(lease_resource, process.by_code[code], Step)
    form = {"id": lease["id"], "version": (await Lease.get(id=int(lease["id"]))).row_version}
    return await run_transition(lease_resource, code, village.actor, body.model_validate(form))


async def figures(village: Village, lease: dict[str, Any]) -> tuple[int, str, int, str, str, str, int]:
    """After a turn of the day: bills, what is aged, reminders, what was due in twelve months, the lease's own, and late fees."""
    await set_switch(village.org.id, LATE_FEE, "1")
    system = system_actor(village.org.id)
    await turn_leases(system, today())
    fees = await charge_late_fees(system, today())
    reminders = await make_reminders(system, today())
    row = await Lease.get(id=int(lease["id"]))
    items = await read_open_items(village.actor, ItemsQuery(lease_id=lease["id"]))
    aged = (await read_aging(village.actor, AgingQuery()))["total"]
    assert items["open"] == aged == (await read_aging_items(village.actor, AgingItems()))["amount"]
    due = sum(float(month["due"]) for month in (await read_trend(village.actor, PlaceOfRoll()))["months"])
    bills = await Bill.filter(lease_id=row.id, kind="rent").count()
    return bills, aged, reminders, f"{due:.2f}", to_yuan(row.balance), row.billing_state, fees


async def test_a_past_figure_stays_what_it_was(village: Village) -> None:
    lease, bill = await late(village, 20)
    await pay_bills(village.actor, PayBills.model_validate({"leaseId": lease["id"], "amount": "3500.00"}))
    assert (await read_aging(village.actor, AgingQuery()))["total"] == "0.00"
    past = await read_aging(village.actor, AgingQuery.model_validate({"date": on(-10)}))
    assert past["total"] == "3500.00" and past["buckets"][2]["amount"] == "3500.00"
    await BillAllocation.filter(bill_id=bill.id).update(booked_on=day(-12))
    past = await read_aging(village.actor, AgingQuery.model_validate({"date": on(-10)}))
    assert past["total"] == "0.00"


async def test_arrears_stay_after_the_lease_has_ended(village: Village) -> None:
    lease, _ = await late(village, 40)
    await Lease.filter(id=int(lease["id"])).update(state="ended", end_date=day(-30), balance=0, billing_state="normal")
    await turn_leases(system_actor(village.org.id), today())
    row = await Lease.get(id=int(lease["id"]))
    assert (row.state, row.billing_state, row.balance) == ("ended", "overdue", 350000)
    items = await read_open_items(village.actor, ItemsQuery(lease_id=lease["id"]))
    assert [item["open"] for item in items["items"]] == ["3500.00"]


async def test_prepaid_money_is_an_item_with_a_negative_sign(village: Village) -> None:
    lease = await owing(village)
    parts = [{"billId": rents(lease)[0]["id"], "amount": "1000.00"}]
    body = {"parts": parts, "amount": "1200.00", "surplus": "prepay"}
    await pay_bills(village.actor, PayBills.model_validate(body))
    found = await read_open_items(village.actor, ItemsQuery(renter_id=lease["tenantId"]))
    assert [item["kind"] for item in found["items"]] == ["rent", "rent", "prepay"]
    assert (found["items"][-1]["open"], found["prepaid"]) == ("-200.00", "200.00")
    assert found["balance"] == f"{float(found['open']) - 200:.2f}"


async def test_a_lease_that_fails_is_left_over_and_the_others_go_on(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = await owing(village), await owing(village, unitId=str(village.rooms[0].id))
    whole = derive

    def derive_or_fail(lease: Lease, *rest: Any) -> Any:
        if lease.id == int(bad["id"]):
            raise RuntimeError("broken")
        return whole(lease, *rest)

    monkeypatch.setattr(lease_turn, "derive", derive_or_fail)
    actor = system_actor(village.org.id)
    await turn_leases(actor, today() + timedelta(days=40))
    [left] = await TurnFailure.filter(tenant_id=village.org.id)
    assert (left.lease_id, left.error) == (int(bad["id"]), "RuntimeError: broken")
    assert (await Lease.get(id=int(good["id"]))).billing_state == "overdue"
    monkeypatch.undo()
    await turn_days()
    assert not await TurnFailure.filter(tenant_id=village.org.id).exists()


@pytest.mark.parametrize("ahead", [0, 1, 13, 28, 31, 59, 90, 200, 301, 302, 303])
async def test_after_a_turn_every_lease_is_what_it_derives_to(village: Village, ahead: int) -> None:
    await owing(village)
    await owing(village, unitId=str(village.rooms[0].id), startDate=on(20), endDate=on(400), form="electronic")
    when = today() + timedelta(days=ahead)
    await turn_leases(system_actor(village.org.id), when)
    for lease in await Lease.filter(tenant_id=village.org.id):
        bills = await Bill.filter(lease_id=lease.id)
        facts = [BillFacts(bill.state, bill.due, bill.amount, bill.paid, bill.open_amount) for bill in bills]
        assert {key: getattr(lease, key) for key in derive(lease, [], when)} == derive(lease, facts, when)
        assert not any(bill.state == "planned" and bill.due <= when + timedelta(days=15) for bill in bills)
    version = {lease.id: lease.row_version for lease in await Lease.filter(tenant_id=village.org.id)}
    await turn_leases(system_actor(village.org.id), when)
    assert version == {lease.id: lease.row_version for lease in await Lease.filter(tenant_id=village.org.id)}


async def test_many_rows_change_in_one_statement_and_none_that_somebody_else_changed(village: Village) -> None:
    lease = await owing(village)
    bills = await Bill.filter(lease_id=int(lease["id"])).order_by("id")
    async with unit_of_work(village.actor) as work:
        await work.update_many([(bill, {"promise_date": day(1), "promise_note": "约定"}) for bill in bills])
    assert {bill.promise_note for bill in await Bill.filter(lease_id=int(lease["id"]))} == {"约定"}
    await Bill.filter(id=bills[0].id).update(row_version=99)
    with pytest.raises(Stale):
        async with unit_of_work(village.actor) as work:
            await work.update_many([(bill, {"promise_note": None}) for bill in bills])
    assert {bill.promise_note for bill in await Bill.filter(lease_id=int(lease["id"]))} == {"约定"}
