"""The life of a contract before it runs: submitted, signed with all its bills, handed over, or given up with its nights."""

from collections.abc import Sequence
from datetime import date

from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from schema.rental.bill import Bill, BillLine
from schema.rental.lease import TO_CONFIRM, TO_SIGN, Lease
from schema.rental.lease import lease as resource
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.named_files import check_files, split_paths
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.inventory.units import lock_units_left
from server.rental.leases.act import LeaseAct
from server.rental.leases.bills import Planned, first_bill_state, plan_bills
from server.rental.leases.deadlines import sign_deadline
from server.rental.leases.due_days import read_shift
from server.rental.leases.terms import terms_of
from server.rental.numbers import next_numbers
from server.rental.occupancy.claims import release_stays
from server.rental.viewings.contracts import unlink_lease


async def submit(act: LeaseAct) -> None:
    """An electronic one waits for its signatures, one on paper for the scan and somebody who checks it; not for ever."""
    form = act.changes.get("form", act.lease.form)
    act.target = TO_SIGN if form == "electronic" else TO_CONFIRM
    act.changes["hold_until"] = await sign_deadline(act.actor.tenant_id)


async def seal(act: LeaseAct, signed_on: date | None) -> None:
    """All have signed: the terms stand, and every bill is written; the deposit and the first rent are due that day."""
    today = await business_day(act.actor.tenant_id)
    day = signed_on or today
    if day > today:
        raise Invalid(fields={"signedOn": "签署日期不能晚于今天 | It cannot be signed later than today"})
    row = act.lease
    shift = await read_shift(act.actor.tenant_id)
    await write_bills(act.work, row, plan_bills(terms_of(row), row.deposit, row.pay_advance_days, day, shift), today)
    act.changes |= {"signed_on": day, "hold_until": None}


async def record(act: LeaseAct, signed_on: date | None, scan: str | None) -> None:
    """It was signed on paper already; who records it has looked at the paper."""
    await check_named(act.actor, "scan", scan)
    await seal(act, signed_on)
    act.changes |= {"scan": scan or None, "checked_by": act.actor.signature}


async def check_named(actor: Actor, key: str, value: str | None, row: Lease | None = None) -> None:
    """Stored files of the right kind that the actor may read, no more than the field takes; those of the row may stay."""
    item = resource.by_key[key]
    if len(split_paths(value)) > item.files.most:
        raise Invalid(fields={key: f"最多{item.files.most}个文件 | At most {item.files.most} files"})
    await check_files([item], {item.column: value}, actor, row)


async def let_go(act: LeaseAct, why: str) -> None:
    """Gives the nights back, and the viewing that it was made of; its bills are void."""
    for bill in await scoped(Bill, act.actor).filter(lease_id=act.lease.id):
        await act.work.update(bill, {"state": "void"})
    await lock_units_left(act.work, [act.lease.unit_id])
    await release_stays(act.work, [act.lease.id])
    await unlink_lease(act.work, act.lease.id)
    act.changes |= {"balance": 0, "hold_until": None, "notes": _append(act.lease.notes, why)}


def _append(notes: str | None, why: str) -> str:
    return f"{notes}；作废：{why}"[:500] if notes else f"作废：{why}"[:500]


async def write_bills(work: Work, lease: Lease, planned: list[Planned], day: date) -> list[Bill]:
    """With their lines; `day` is the business day that decides which are issued."""
    bills = await _number_bills(work, [(lease, plan) for plan in planned], day)
    for bill, plan in zip(bills, planned, strict=True):
        await work.insert(bill, audit=False)
        await BillLine.bulk_create(_lines_of(bill, plan))
    return bills


async def write_bills_of_many(work: Work, planned: Sequence[tuple[Lease, Planned]], day: date) -> list[Bill]:
    """The same of many locked leases, in a few statements; their list hears only how many they are."""
    bills = await _number_bills(work, planned, day)
    await work.insert_many(bills)
    pairs = zip(bills, planned, strict=True)
    await BillLine.bulk_create([line for bill, (_, plan) in pairs for line in _lines_of(bill, plan)])
    return bills


async def _number_bills(work: Work, planned: Sequence[tuple[Lease, Planned]], day: date) -> list[Bill]:
    if not planned:
        return []
    numbers = await next_numbers(work, "bill", len(planned))
    return [_bill_of(lease, plan, number, day) for number, (lease, plan) in zip(numbers, planned, strict=True)]


def _bill_of(lease: Lease, plan: Planned, number: str, day: date) -> Bill:
    state = first_bill_state(plan.due, plan.amount, day)
    return Bill(
        id=next_id(),
        tenant_id=lease.tenant_id,
        bill_no=number,
        lease_id=lease.id,
        kind=plan.kind,
        period_from=plan.first,
        period_to=plan.last,
        due=plan.due,
        amount=plan.amount,
        open_amount=max(plan.amount, 0),
        state=state,
        issued_on=None if state == "planned" else day,
        revision=plan.revision,
        payer_name=lease.payer_name if lease.payer_from and plan.first >= lease.payer_from else None,
    )


def _lines_of(bill: Bill, plan: Planned) -> list[BillLine]:
    return [
        BillLine(
            tenant_id=bill.tenant_id,
            bill_id=bill.id,
            seq=seq,
            period_from=line.first,
            period_to=line.last,
            amount=line.amount,
            explain=line.explain,
            origin=line.origin,
            source_id=line.source_id,
        )
        for seq, line in enumerate(plan.lines)
    ]
