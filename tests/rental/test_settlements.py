"""Leaving: the statement as it is previewed, signed and booked, whole or not at all, and never a fen lost."""

import asyncio
import random
from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import AppError, Conflict, Invalid
from schema.rental.bill import Bill
from schema.rental.bill_allocation import BillAllocation
from schema.rental.deposit import Deposit
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from schema.rental.meter import MeterReading
from schema.rental.settlement import Settlement
from schema.rental.unit import Unit
from server.engine.process import body_of, run_transition
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.files import save_file
from server.kit.switches import REFUND_APPROVAL
from server.rental.cashier.sums import sum_lines
from server.rental.receivables.allocation import prepaid
from server.rental.receivables.payments import PayBills, UsePrepaid, pay_bills, pay_from_prepaid
from server.rental.settlements.effects import begin_settlement
from server.rental.settlements.forms import BeginSettlement, PreviewSettlement
from server.rental.settlements.view import preview, settlement_detail
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.people import make_user
from tests.kit.seeds import seeds
from tests.kit.switch import set_switch
from tests.rental.test_leases import pay, sign
from tests.rental.test_meters import confirmed, meter_of
from tests.rental.test_meters_bills import tariff
from tests.rental.village import Village, build, day, on

Detail = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    village = await build()
    await set_switch(village.org.id, REFUND_APPROVAL, "9999999")
    return village


async def let(village: Village, unit: Unit | None = None, **rest: Any) -> Detail:
    """Three quarters ago, of a year; deposit and whatever has begun are paid."""
    form = {"startDate": "2026-01-15", "endDate": "2027-01-14", "unitId": str((unit or village.whole).id), **rest}
    lease = await sign(village, **form)
    for bill in lease["bills"]:
        if bill["kind"] == "deposit" or bill["from"] <= "2026-04-15":
            await pay(village, bill["id"], bill["amount"])
    return lease


async def photo(village: Village) -> str:
    return (await save_file(village.actor, picture(), "污损.jpg", "temp")).file_path


async def begin(village: Village, lease: Detail, **rest: Any) -> Detail:
    return await begin_settlement(village.actor, BeginSettlement.model_validate({"leaseId": lease["id"], **rest}))


async def take(code: str, actor: Actor, row: Detail, **rest: Any) -> Detail:
    """One step, as its call takes it."""
    resource = registry().require("rental/settlement")
    stored = await Settlement.get(id=int(row["id"]))
    from server.engine.effects import Step, effects_of

    transition = resource.process.by_code[code]  # type: ignore[union-attr]
    kind = effects_of(resource.path).bodies.get(code) or body_of(resource, transition, Step)
    body = kind.model_validate({"id": row["id"], "version": row.get("version") or stored.row_version, **rest})
    return dict(await run_transition(resource, code, actor, body))


async def agreed(village: Village, row: Detail, **form: Any) -> Detail:
    """Saved, frozen, scanned and checked."""
    row = await take("save", village.actor, row, **{**row["form"], **form})
    row = await take("submit", village.actor, row)
    row = await take("attachScan", village.actor, row, scan=await photo(village))
    return await take("confirm", village.actor, row)


async def worked_example(village: Village) -> tuple[Detail, Detail]:
    """The lease with its meters, and the settlement with everything typed."""
    lease = await let(village)
    power = await meter_of(village, tariffId=await tariff(village, "electricity", (None, "0.62")), serial="D-9")
    water = await meter_of(village, kind="water", serial="W-9", tariffId=await tariff(village, "water", (None, "5")))
    row = await begin(village, lease, kind="breach_tenant", leaveDate="2026-06-20")
    readings = [{"meterId": str(power.id), "value": "365.5"}, {"meterId": str(water.id), "value": "112"}]
    return lease, await agreed(village, row, readings=readings)


async def check_money(village: Village, lease_id: str) -> None:
    """What came in less what went out is what the books hold: bills paid, less claims lowered, deposit, what of it was kept back for no
    bill, and prepaid money."""
    lines = await Ledger.filter(account_id=int(lease_id))
    cash = sum(line.amount * {"in": 1, "out": -1}.get(line.direction, 0) for line in lines)
    bills = await Bill.filter(lease_id=int(lease_id)).exclude(state="void")
    paid = sum(bill.paid for bill in bills if bill.kind != "deposit")
    lowered = sum(
        line.amount for line in lines if line.direction == "credit" and line.project in ("rent", "penalty", "adjust")
    )
    deposit = await Deposit.get_or_none(account_id=int(lease_id))
    held = deposit.held if deposit else 0
    assert held == sum_lines(lines).deposit_held
    deducted = [
        line for line in lines if line.project == "deposit_deduct" and not line.reverses and not line.reversed_by
    ]
    used = await BillAllocation.filter(ledger_id__in=[line.id for line in deducted], ended_on=None)
    kept = sum(line.amount for line in deducted) - sum(one.amount for one in used)
    assert cash == paid - lowered + held + kept + await prepaid(village.actor, int(lease_id))


async def test_the_worked_example_from_the_day_of_leaving_to_the_money(village: Village) -> None:
    lease, row = await worked_example(village)
    assert (row["state"], row["statement"]["net"]) == ("agreed", "2575.39")
    row = await take("finish", village.actor, row, method="transfer")
    assert row["state"] == "done" and row["billNo"]
    stored = await Lease.get(id=int(lease["id"]))
    assert (stored.state, stored.left_on, stored.balance) == ("ended", day(0).replace(year=2026, month=6, day=20), 0)
    out = await Ledger.filter(account_id=stored.id, direction="out")
    assert sum(line.amount for line in out) == 257539
    assert {bill.state for bill in await Bill.filter(lease_id=stored.id)} == {"paid", "void"}
    deposit = await Deposit.get(account_id=stored.id)
    assert deposit.held == 0 and deposit.state in ("refunded", "fully_deducted")
    readings = await MeterReading.filter(tenant_id=village.org.id, kind="final")
    assert len(readings) == 2 and all(one.billed and one.state == "confirmed" for one in readings)
    await check_money(village, lease["id"])


async def test_the_statement_and_its_penalty_go_by_the_rent_of_the_day_and_not_by_the_first(village: Village) -> None:
    lease = await let(village, priceSteps=[{"from": "2026-05-15", "price": "3900"}])
    row = await begin(village, lease, kind="breach_tenant", leaveDate="2026-06-20")
    [penalty] = [line for line in row["statement"]["lines"] if line["code"] == "penalty"]
    assert [row["price"], penalty["amount"]] == ["3900.00", "-3900.00"]


async def test_the_penalty_is_that_of_the_contract(village: Village) -> None:
    lease = await let(village, penaltyMonths="1.5")
    assert lease["penaltyMonths"] == "1.5"
    for kind, amount in (("breach_tenant", "-5250.00"), ("breach_lessor", "5250.00")):
        row = await begin(village, lease, kind=kind, leaveDate="2026-06-20")
        [penalty] = [line for line in row["statement"]["lines"] if line["code"] == "penalty"]
        assert penalty["amount"] == amount and "1.5" in penalty["text"]
        await take("void", village.actor, row, reason="不退了")


async def test_the_preview_says_that_the_contract_caps_the_penalty(village: Village) -> None:
    lease = await let(village, penaltyMonths="2", penaltyCap="5000")
    assert lease["penaltyCap"] == "5000.00"
    row = await begin(village, lease, kind="breach_tenant", leaveDate="2026-06-20")
    [penalty] = [line for line in row["statement"]["lines"] if line["code"] == "penalty"]
    assert penalty["amount"] == "-5000.00" and "2.00 × 3500.00，合同上限 5000.00" in penalty["text"]


async def test_the_unit_is_free_from_the_day_after_and_has_to_be_cleaned(village: Village) -> None:
    lease = await let(village)
    row = await agreed(village, await begin(village, lease, leaveDate=on(-1)))
    with pytest.raises(Conflict):
        await village.book(village.whole, 0, 2)
    await take("finish", village.actor, row, method="transfer")
    await village.book(village.whole, 0, 2)
    claim = await pool().fetchrow("SELECT to_day FROM occupancy_claim WHERE source_id = $1", int(lease["id"]))
    assert claim is not None and claim["to_day"] == day(0)
    assert (await Unit.get(id=village.whole.id)).clean_state == "dirty"


async def test_what_is_owed_beyond_everything_becomes_one_bill_due_in_seven_days(village: Village) -> None:
    lease = await sign(village, startDate="2026-01-15", endDate="2027-01-14")
    row = await agreed(village, await begin(village, lease, kind="breach_tenant", leaveDate="2026-06-20"))
    owed = 7700_00 + 10500_00 + 3500_00
    assert row["statement"]["net"] == f"-{owed / 100:.2f}"
    row = await take("finish", village.actor, row)
    open_bills = await Bill.filter(lease_id=int(lease["id"]), state__in=("open", "part"))
    [bill] = open_bills
    assert (bill.kind, bill.open_amount, bill.due) == ("settlement", owed, day(7))
    assert (await Lease.get(id=int(lease["id"]))).billing_state == "normal"
    await check_money(village, lease["id"])


async def test_a_large_payout_waits_for_somebody_else_and_everything_with_it(village: Village, sign_in: Any) -> None:
    lease, row = await worked_example(village)
    await set_switch(village.org.id, REFUND_APPROVAL, "2000")
    row = await take("finish", village.actor, row, method="transfer")
    assert row["state"] == "agreed" and row["waiting"][0]["amount"] == "2575.39"
    assert (await Lease.get(id=int(lease["id"]))).state == "settling"
    assert not await Ledger.filter(account_id=int(lease["id"]), direction="out").exists()
    codes = ("workflow:request:list", "workflow:request:approve")
    chief: Client = await sign_in(await make_user(village.org.id, "主管", codes=codes))
    request = row["waiting"][0]
    told = await chief.call(
        "POST", "/workflow/request/approve", json={"id": request["id"], "version": request["version"]}
    )
    assert told["success"], told
    assert (await settlement_detail(village.actor, row["id"]))["state"] == "done"
    assert (await Lease.get(id=int(lease["id"]))).state == "ended"
    await check_money(village, lease["id"])


async def test_money_that_came_after_it_was_agreed_opens_it_again_with_a_new_revision(village: Village) -> None:
    lease = await sign(village, startDate="2026-01-15", endDate="2027-01-14")
    row = await agreed(village, await begin(village, lease, leaveDate="2026-06-20"))
    await pay(village, lease["bills"][0]["id"], "3500")
    with pytest.raises(Conflict) as refusal:
        await take("finish", village.actor, row)
    assert refusal.value.id == "settlement.changed"
    assert "-7000.00；不再有未付账单" in str(refusal.value.message) and "gone Unpaid bill" in str(refusal.value.message)
    assert (await Lease.get(id=int(lease["id"]))).state == "settling"
    row = await take("revise", village.actor, row, reason="又收到押金")
    assert (row["state"], row["revision"], row["scan"], row["signedOn"]) == ("draft", 2, "", None)
    row = await take("finish", village.actor, await agreed(village, row))
    assert row["state"] == "done"
    await check_money(village, lease["id"])


async def test_other_lines_with_the_same_sum_are_refused_as_well(village: Village) -> None:
    """Money on account pays a bill after both have signed: the net stays, what was signed does not."""
    lease = await sign(village, startDate="2026-01-15", endDate="2027-01-14")
    rent = next(bill for bill in lease["bills"] if bill["kind"] == "rent")
    over = {"parts": [{"billId": rent["id"], "amount": rent["amount"]}], "amount": f"{float(rent['amount']) + 100:.2f}"}
    await pay_bills(village.actor, PayBills.model_validate({**over, "method": "cash", "surplus": "prepay"}))
    row = await agreed(village, await begin(village, lease, leaveDate="2026-06-20"))
    await pay_from_prepaid(village.actor, UsePrepaid(id=lease["id"]))
    now = await preview(village.actor, PreviewSettlement.model_validate({**row["form"], "leaseId": lease["id"]}))
    assert now["net"] == row["statement"]["net"] and now["lines"] != row["statement"]["lines"]
    with pytest.raises(Conflict) as refusal:
        await take("finish", village.actor, row)
    assert refusal.value.id == "settlement.changed" and "预存余额" in str(refusal.value.message)
    assert (await Lease.get(id=int(lease["id"]))).state == "settling"


async def test_voiding_it_lets_the_lease_run_on_and_a_new_one_may_begin(village: Village) -> None:
    lease = await let(village)
    row = await begin(village, lease)
    with pytest.raises(Conflict):
        await begin(village, lease)
    await take("void", village.actor, row, reason="租客不走了")
    assert (await Lease.get(id=int(lease["id"]))).state == "active"
    assert (await begin(village, lease))["state"] == "draft"


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"leaveDate": "2026-01-14"}, "leaveDate"),
        ({"leaveDate": "2027-01-15"}, "leaveDate"),
        ({"kind": "holdover"}, "leaveDate"),
        ({"kind": "swap"}, "newLeaseId"),
        ({"leaveDate": "2027-01-14"}, "kind"),
        ({"damages": [{"text": "墙面", "amount": "100"}]}, "damages.0.photos"),
        ({"damages": [{"text": "墙面", "amount": "0", "photos": "a.png"}]}, "damages.0.amount"),
        ({"damages": [{"text": "墙面", "amount": "1", "photos": "../a.png"}]}, "damages.0.photos"),
        ({"readings": [{"meterId": "1", "value": "9"}]}, "readings.0.meterId"),
    ],
)
async def test_what_does_not_fit_is_told_at_its_field(village: Village, form: dict[str, Any], field: str) -> None:
    lease = await let(village)
    body = {"leaseId": lease["id"], "kind": "early", "leaveDate": "2026-06-20", **form}
    with pytest.raises(Invalid) as refusal:
        await preview(village.actor, PreviewSettlement.model_validate(body))
    assert set(refusal.value.fields or {}) == {field}
    assert all(part for part in (refusal.value.fields or {})[field].split(" | "))


async def test_a_reading_below_the_last_and_one_that_is_missing_are_refused(village: Village) -> None:
    lease = await let(village)
    power = await meter_of(village, tariffId=await tariff(village, "electricity", (None, "0.62")), serial="D-9")
    await confirmed(village, power, -3, "300")
    row = await begin(village, lease, leaveDate=on(-1))
    low = {**row["form"], "readings": [{"meterId": str(power.id), "value": "299"}]}
    with pytest.raises(Invalid) as refusal:
        await take("save", village.actor, row, **low)
    assert set(refusal.value.fields or {}) == {"readings.0.value"}
    with pytest.raises(Invalid) as missing:
        await take("submit", village.actor, row)
    assert set(missing.value.fields or {}) == {"readings"}
    fine = {**row["form"], "readings": [{"meterId": str(power.id), "value": "310"}]}
    row = await take("save", village.actor, row, **fine)
    utilities = [line for line in row["statement"]["lines"] if line["code"] == "utility"]
    assert sum(float(line["amount"]) for line in utilities) == pytest.approx(-(310 - 100) * 0.62)


async def test_it_is_finished_once_not_stale_and_never_by_another_house(village: Village) -> None:
    lease = await let(village)
    row = await agreed(village, await begin(village, lease, leaveDate="2026-06-20"))
    with pytest.raises(AppError) as stale:
        await take("finish", village.actor, {**row, "version": 1}, method="transfer")
    assert stale.value.id == "row.stale"
    with pytest.raises(Invalid) as how:
        await take("finish", village.actor, row)
    assert set(how.value.fields or {}) == {"method"}
    other = await build()
    with pytest.raises(AppError) as foreign:
        await take("finish", other.actor, row, method="transfer")
    assert foreign.value.status == 404
    with pytest.raises(AppError):
        await begin_settlement(other.actor, BeginSettlement(lease_id=lease["id"]))
    results = await asyncio.gather(
        *(take("finish", village.actor, row, method="transfer") for _ in range(3)), return_exceptions=True
    )
    assert sum(isinstance(result, dict) for result in results) == 1
    await check_money(village, lease["id"])


async def test_a_day_to_come_may_be_prepared_but_not_finished(village: Village) -> None:
    lease = await let(village)
    row = await agreed(village, await begin(village, lease, leaveDate=on(3)))
    with pytest.raises(Conflict) as early:
        await take("finish", village.actor, row, method="transfer")
    assert early.value.id == "settlement.early"


async def test_a_room_change_takes_the_deposit_along(village: Village) -> None:
    lease = await let(village)
    new = await sign(village, unitId=str(village.rooms[0].id))
    row = await begin(village, lease, kind="swap", leaveDate=on(-1))
    row = await agreed(village, row, newLeaseId=new["id"])
    await take("finish", village.actor, row, method="transfer")
    assert (await Deposit.get(account_id=int(lease["id"]))).state == "moved"
    assert (await Deposit.get(account_id=int(new["id"]))).held == 350000


async def test_a_failure_in_the_middle_leaves_nothing_half(village: Village, monkeypatch: pytest.MonkeyPatch) -> None:
    from server.rental.settlements import act as last_step

    lease, row = await worked_example(village)
    before = await pool().fetch("SELECT id, state FROM rent_bill WHERE lease_id = $1 ORDER BY id", int(lease["id"]))

    async def fall(*_: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr(last_step, "_note_charged", fall)
    with pytest.raises(RuntimeError):
        await take("finish", village.actor, row, method="transfer")
    after = await pool().fetch("SELECT id, state FROM rent_bill WHERE lease_id = $1 ORDER BY id", int(lease["id"]))
    assert before == after and not await MeterReading.filter(tenant_id=village.org.id, kind="final").exists()
    assert (await Lease.get(id=int(lease["id"]))).state == "settling"


@pytest.mark.parametrize("seed", seeds(8))
async def test_random_lives_of_leases_end_without_a_fen_lost(village: Village, seed: int) -> None:
    """Against a model of its own: money in less money out is rent by days, damages and penalty, less what is still owed."""
    chance = random.Random(seed)
    lease = await sign(
        village,
        startDate="2026-01-15",
        endDate="2027-01-14",
        payCycle=chance.choice((1, 3, 6, 12)),
        price=f"{chance.randint(1000_00, 9000_00) / 100:.2f}",
    )
    for bill in lease["bills"]:
        if chance.random() < 0.6:
            part = chance.choice((1.0, 1.0, 0.4))
            await pay(village, bill["id"], f"{round(float(bill['amount']) * 100 * part) / 100:.2f}")
    kind = chance.choice(("early", "breach_tenant", "breach_lessor", "expiry"))
    left = day(-chance.randint(1, 250))
    damages = [
        {"text": "损坏", "amount": f"{chance.randint(1, 300000) / 100:.2f}", "photos": await photo(village)}
        for _ in range(chance.randint(0, 2))
    ]
    penalty = chance.choice(("", "1234.56"))
    row = await begin(village, lease, kind=kind, leaveDate=left.isoformat())
    row = await agreed(village, row, damages=damages, penalty=penalty)
    row = await take("finish", village.actor, row, method="transfer")
    lines = await Ledger.filter(account_id=int(lease["id"]))
    cash = sum(line.amount * {"in": 1, "out": -1}.get(line.direction, 0) for line in lines)
    open_now = sum(
        bill.open_amount for bill in await Bill.filter(lease_id=int(lease["id"]), state__in=("open", "part"))
    )
    found = {line["code"]: line["amount"] for line in row["statement"]["lines"]}
    last = left if kind != "expiry" else day(0).replace(year=2027, month=1, day=14)
    until = await sign(
        village,
        unitId=str(village.rooms[1].id),
        startDate="2026-01-15",
        endDate=max(last, day(0).replace(year=2026, month=2, day=14)).isoformat(),
        price=lease["price"],
    )
    used = sum(round(float(bill["amount"]) * 100) for bill in until["bills"] if bill["kind"] == "rent")
    damage = sum(round(float(item["amount"]) * 100) for item in damages)
    model = used + damage - round(float(found.get("penalty", "0")) * 100)
    assert cash == model - open_now, (kind, left)
    net = round(float(row["statement"]["net"]) * 100)
    assert open_now == max(-net, 0)
    await check_money(village, lease["id"])
