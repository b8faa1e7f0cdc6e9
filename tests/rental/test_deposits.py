"""Deposits: their own entries beside the ledger, and what is owed back on any day is the sum of those that are open."""

import random
from datetime import date
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import AppError, Conflict, Invalid
from schema.rental.bill import Bill
from schema.rental.deposit import Deposit, DepositEntry
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.files import save_file
from server.kit.scope import lock
from server.kit.switches import REFUND_APPROVAL
from server.kit.unit_of_work import unit_of_work
from server.rental.cashier.deposit_entries import after_working_days
from server.rental.cashier.ledger import Account, Posting, post, reverse
from server.rental.cashier.sums import sum_lines
from server.rental.deposits.acts import DeductDeposit, RefundDeposit, deduct_deposit, refund_deposit
from server.rental.deposits.book import Deduction, Payout, deduct, held, move_deposit, release
from server.rental.deposits.figures import DepositQuery, read_figures
from server.rental.orders.check_in import CheckIn
from server.rental.orders.check_out import CheckOut
from server.rental.orders.payments import Cashier
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.people import make_user
from tests.kit.seeds import seeds
from tests.kit.switch import set_switch
from tests.rental.test_leases import pay, sign
from tests.rental.village import Village, act_on, build, day, move_back


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def leased(village: Village, **rest: Any) -> Lease:
    """A lease whose deposit of 3500 is paid."""
    lease = await sign(village, **rest)
    await pay(village, lease["bills"][0]["id"], "3500")
    return await Lease.get(id=int(lease["id"]))


async def photo(village: Village) -> str:
    return (await save_file(village.actor, picture(), "污损.jpg", "temp")).file_path


async def deposit_of(lease: Lease) -> Deposit:
    return await Deposit.get(account_id=lease.id)


async def check_same(tenant_id: int) -> None:
    """Row, entries and ledger say the same of every account."""
    for row in await Deposit.filter(tenant_id=tenant_id):
        entries = await DepositEntry.filter(deposit_id=row.id)
        lines = await Ledger.filter(account_id=row.account_id).order_by("seq")
        assert row.held == sum(entry.amount for entry in entries) == sum_lines(lines).deposit_held
        assert (row.held > 0) == (row.state in ("held", "partly_deducted"))


async def test_taking_keeping_back_and_returning_are_entries_with_their_reason(village: Village) -> None:
    lease = await leased(village)
    assert ((await deposit_of(lease)).state, (await deposit_of(lease)).payer) == ("held", "赵强")
    async with unit_of_work(village.actor) as work:
        row = await lock(Lease, village.actor, lease.id)
        await deduct(work, row, Deduction(50000, "墙面污损", photos=await photo(village)))
    assert (await deposit_of(lease)).state == "partly_deducted"
    async with unit_of_work(village.actor) as work:
        row = await lock(Lease, village.actor, lease.id)
        await release(work, row, Payout(200000, "transfer", "退租"))
        rent = await Bill.filter(lease_id=lease.id, kind="rent").order_by("due").first()
        assert rent is not None
        await deduct(work, row, Deduction(100000, "欠租", bill_id=rent.id))
    after = await deposit_of(lease)
    assert (after.state, after.held, after.deducted, after.refunded) == ("refunded", 0, 150000, 200000)
    entries = await DepositEntry.filter(deposit_id=after.id).order_by("id")
    assert [(entry.kind, entry.amount) for entry in entries] == [
        ("taken", 350000), ("deducted", -50000), ("returned", -200000), ("deducted", -100000),
    ]  # fmt: skip
    assert entries[1].reason == "墙面污损" and entries[1].photos and entries[3].bill_id == rent.id
    assert (await Bill.get(id=rent.id)).paid == 100000
    await check_same(village.org.id)


async def test_nothing_is_kept_back_without_a_reason_and_something_that_shows_it(village: Village) -> None:
    lease = await leased(village)
    for deduction, field in [
        (Deduction(100, " ", photos="a.png"), "reason"),
        (Deduction(100, "污损"), "photos"),
        (Deduction(350001, "污损", photos="a.png"), "amount"),
        (Deduction(0, "污损", photos="a.png"), "amount"),
    ]:
        with pytest.raises(Invalid) as refusal:
            async with unit_of_work(village.actor) as work:
                await deduct(work, await lock(Lease, village.actor, lease.id), deduction)
        assert set(refusal.value.fields or {}) == {field}
    assert await held(village.actor, lease.id) == 350000


async def test_a_deposit_moves_by_two_entries_with_one_reference_and_no_money(village: Village) -> None:
    old = await leased(village)
    new = await sign(village, unitId=str(village.rooms[0].id))
    async with unit_of_work(village.actor) as work:
        before = await lock(Lease, village.actor, old.id)
        after = await lock(Lease, village.actor, new["id"])
        assert await move_deposit(work, before, after) == 350000
        assert await move_deposit(work, before, after) == 0
    assert (await deposit_of(old)).state == "moved"
    assert await held(village.actor, int(new["id"])) == 350000
    out, came = await DepositEntry.filter(kind__in=("moved_out", "moved_in"), tenant_id=village.org.id).order_by("id")
    assert out.reference == came.reference and out.amount == -came.amount
    moved = await Ledger.filter(id__in=[out.ledger_id, came.ledger_id])
    assert {line.direction for line in moved} == {"charge", "credit"}
    states = await pool().fetch("SELECT state FROM rent_bill WHERE lease_id = $1 AND kind = 'deposit'", int(new["id"]))
    assert [row["state"] for row in states] == ["paid"]
    with pytest.raises(Conflict) as refusal:
        async with unit_of_work(village.actor) as work:
            await reverse(work, Account("lease", old.id, old.contract_no), out.ledger_id, "误转")
    assert refusal.value.id == "ledger.moved"
    await check_same(village.org.id)


async def test_a_reversal_takes_its_entry_back(village: Village) -> None:
    lease = await leased(village)
    await set_switch(village.org.id, REFUND_APPROVAL, "9999")
    line = await Ledger.get(account_id=lease.id)
    async with unit_of_work(village.actor) as work:
        await lock(Lease, village.actor, lease.id)
        await reverse(work, Account("lease", lease.id, lease.contract_no), line.id, "收错了")
    assert [entry.kind for entry in await DepositEntry.filter(tenant_id=village.org.id).order_by("id")] == [
        "taken",
        "reversed",
    ]
    await check_same(village.org.id)


async def test_entries_stay_as_they_were_written(village: Village) -> None:
    await leased(village)
    for statement in ("UPDATE rent_deposit_entry SET amount = 1", "DELETE FROM rent_deposit_entry"):
        with pytest.raises(Exception, match="append only"):
            await pool().execute(f"{statement} WHERE tenant_id = $1", village.org.id)


async def test_a_guest_who_left_is_owed_the_deposit_in_three_working_days(village: Village) -> None:
    order = await village.book(village.whole, 0, 2)
    for project, amount in (("room_fee", order["money"]["total"]), ("deposit_in", "200")):
        body = {"id": order["id"], "project": project, "amount": amount}
        await act_on("cashier", village.actor, Cashier.model_validate(body))
    await act_on(
        "checkIn", village.actor, CheckIn.model_validate({"id": order["id"], "forceDirty": True, "reason": "到"})
    )
    row = await Deposit.get(account_id=int(order["id"]))
    assert (row.account, row.held, row.due_back) == ("order", 20000, None)
    await move_back(order["id"], 2)
    await act_on("checkOut", village.actor, CheckOut.model_validate({"id": order["id"]}))
    row = await Deposit.get(account_id=int(order["id"]))
    assert row.due_back == after_working_days(await business_day(village.org.id), 3)


@pytest.mark.parametrize(
    ("left", "due"), [("2026-11-23", "2026-11-26"), ("2026-11-26", "2026-12-01"), ("2026-11-28", "2026-12-02")]
)
def test_working_days_pass_over_the_weekend(left: str, due: str) -> None:
    assert after_working_days(date.fromisoformat(left), 3) == date.fromisoformat(due)


async def test_a_part_is_kept_back_from_the_list_with_pictures(village: Village) -> None:
    lease = await leased(village)
    row = await deposit_of(lease)
    body = {"id": str(row.id), "version": row.row_version, "amount": "120.50", "reason": "门锁损坏"}
    with pytest.raises(AppError) as refusal:
        await deduct_deposit(village.actor, DeductDeposit.model_validate({**body, "photos": "../etc/passwd"}))
    assert set(refusal.value.fields or {}) == {"photos"}
    form = DeductDeposit.model_validate({**body, "photos": await photo(village)})
    assert (await deduct_deposit(village.actor, form))["held"] == "3379.50"
    with pytest.raises(AppError) as stale:
        await deduct_deposit(village.actor, form)
    assert stale.value.id == "row.stale"


async def test_it_is_returned_once_the_lease_is_over_and_above_the_limit_by_two(village: Village, sign_in: Any) -> None:
    lease = await leased(village)
    row = await deposit_of(lease)
    body = {"id": str(row.id), "version": row.row_version, "amount": "3500", "method": "transfer", "note": "退租"}
    with pytest.raises(Conflict) as early:
        await refund_deposit(village.actor, RefundDeposit.model_validate(body))
    assert early.value.id == "deposit.lease"
    await Lease.filter(id=lease.id).update(state="ended")
    answer = await refund_deposit(village.actor, RefundDeposit.model_validate(body))
    assert (answer["waiting"], answer["held"]) == (True, "3500.00")
    chief: Client = await sign_in(
        await make_user(village.org.id, "主管", codes=("workflow:request:list", "workflow:request:approve"))
    )
    request = await pool().fetchrow("SELECT id, row_version FROM wf_request WHERE subject_id = $1", lease.id)
    assert request is not None
    form = {"id": str(request["id"]), "version": request["row_version"]}
    told = await chief.call("POST", "/workflow/request/approve", json=form)
    assert told["success"], told
    assert (await deposit_of(lease)).state == "refunded"


async def test_nobody_elses_deposit_is_seen_or_touched(village: Village) -> None:
    lease = await leased(village)
    row = await deposit_of(lease)
    other = await build()
    body = {"id": str(row.id), "version": row.row_version, "amount": "1", "reason": "污损", "photos": "a.png"}
    with pytest.raises(AppError) as refusal:
        await deduct_deposit(other.actor, DeductDeposit.model_validate(body))
    assert refusal.value.status == 404
    assert (await read_figures(other.actor, DepositQuery()))["liability"] == "0.00"


async def test_what_should_be_back_is_told_by_how_late_it_is(village: Village) -> None:
    rows = [await leased(village, unitId=str(room.id)) for room in village.rooms]
    for lease, late in zip(rows, (3, 10, -2), strict=True):
        await Deposit.filter(account_id=lease.id).update(due_back=day(-late))
    figures = await read_figures(village.actor, DepositQuery())
    assert (figures["liability"], figures["open"]) == ("10500.00", 3)
    assert figures["late"] == {"count": 2, "amount": "7000.00"}
    assert [age["count"] for age in figures["ages"]] == [1, 1, 0, 0]


@pytest.mark.parametrize("seed", seeds(6))
async def test_on_every_day_of_random_lives_the_liability_is_the_sum_of_open_deposits(
    village: Village, seed: int
) -> None:
    """Against a model of its own: money of each account by the day on which it counts."""
    chance = random.Random(seed)
    await set_switch(village.org.id, REFUND_APPROVAL, "9999999")
    leases = [await Lease.get(id=int((await sign(village, unitId=str(room.id)))["id"])) for room in village.rooms]
    model: dict[int, list[tuple[int, int]]] = {lease.id: [] for lease in leases}
    for _ in range(24):
        lease, when = chance.choice(leases), chance.randint(-7, 0)
        own = model[lease.id]
        has = sum(amount for _, amount in own)
        way = chance.choice(["in", "in", "deduct", "out", "move", "reverse"])
        amount = chance.randint(1, 90000) if way == "in" else chance.randint(1, has) if has else 0
        latest = max([offset for offset, _ in own], default=-7)
        if not amount:
            continue
        async with unit_of_work(village.actor) as work:
            locked = {
                one.id: await lock(Lease, village.actor, one.id) for one in sorted(leases, key=lambda one: one.id)
            }
            account = Account("lease", lease.id, lease.contract_no)
            if way == "in":
                await post(work, account, [Posting("deposit_in", "in", amount, "cash", day(when))])
                own.append((when, amount))
            elif way == "deduct":
                await deduct(work, locked[lease.id], Deduction(amount, "污损", photos="a.png"))
                own.append((0, -amount))
            elif way == "out":
                await release(work, locked[lease.id], Payout(amount, "cash", "退", paid_on=day(when)))
                own.append((max(when, latest), -amount))
            elif way == "move":
                other = chance.choice([one for one in leases if one.id != lease.id])
                await move_deposit(work, locked[lease.id], locked[other.id])
                own.append((0, -has))
                model[other.id].append((0, has))
            else:
                lines = await Ledger.filter(account_id=lease.id, project="deposit_in", direction="in", reversed_by=None)
                small = [line for line in lines if line.reverses is None and line.amount <= has]
                if small:
                    await reverse(work, account, small[0].id, "收错了")
                    own.append((0, -small[0].amount))
    await check_same(village.org.id)
    for offset in range(-9, 2):
        sums = [sum(amount for at, amount in own if at <= offset) for own in model.values()]
        figures = await read_figures(village.actor, DepositQuery(day=day(offset)))
        assert figures["liability"] == f"{sum(sums) / 100:.2f}"
        assert figures["open"] == sum(1 for one in sums if one > 0) and min(sums) >= 0
