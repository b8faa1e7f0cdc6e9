"""Allocation: what of a ledger's line stands for which bills of its lease, and what of prepaid money stands for none yet.

The one way by which a bill becomes paid: what a bill got is the sum of its live allocations, whoever booked them. All amounts
are fen; the caller holds the lock of the lease.
"""

from collections.abc import Iterable, Sequence

from tortoise.functions import Sum

from schema.kit.errors import Conflict, Invalid
from schema.rental.bill import Bill
from schema.rental.bill_allocation import CREDITED, PAID, BillAllocation
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work
from server.rental.cashier.ledger import Account, Posting, post
from server.rental.cashier.outgoing import Agreed
from server.rental.leases.bills import paid_state
from server.rental.leases.view import UNPAID
from server.rental.receivables.reminders import drop_reminders

PREPAY, DEPOSIT = "prepay", "deposit"
GIVEN_UP = ("write_off", "late_fee")
"""Credits that waive a claim; those of a settlement are money of the lessee that a bill is paid with."""
Part = tuple[Bill, int]


def account_of(lease: Lease) -> Account:
    return Account("lease", lease.id, lease.contract_no)


def oldest_first(bills: Iterable[Bill]) -> list[Bill]:
    return sorted(bills, key=lambda bill: (bill.due, bill.period_from, bill.id))


def distribute(amount: int, bills: Iterable[Bill]) -> list[Part]:
    """What the amount pays, the oldest due first; what is left over is on none of them."""
    parts, left = [], amount
    for bill in oldest_first(bills):
        part = min(left, bill.open_amount)
        if part > 0:
            parts.append((bill, part))
            left -= part
    return parts


async def allocate(work: Work, lease: Lease, line: Ledger, parts: Sequence[Part], action: str = "pay") -> None:
    """Books fen of a posted line onto bills of its lease, which are locked by id.

    Invalid where a bill has less open, Conflict where nothing is to be paid on it or the line has no more to give.
    """
    wanted: dict[int, int] = {}
    for bill, amount in parts:
        wanted[bill.id] = wanted.get(bill.id, 0) + amount
    bills = await lock_bills(work, lease, wanted)
    for bill in bills:
        _check_part(bill, wanted[bill.id])
    if sum(wanted.values()) > await _left_on(line):
        raise Conflict("该流水已全部分配 | Nothing is left on this line", id="ledger.allocated")
    given_up = line.direction == "credit" and line.project in GIVEN_UP
    kind, day = CREDITED if given_up else PAID, await business_day(work.actor.tenant_id)
    stamp = {"tenant_id": work.actor.tenant_id, "lease_id": lease.id, "ledger_id": line.id}
    await BillAllocation.bulk_create(
        [BillAllocation(**stamp, bill_id=bill.id, kind=kind, amount=wanted[bill.id], booked_on=day) for bill in bills]
    )
    await _settle(work, bills, action)


async def lock_bills(work: Work, lease: Lease, ids: Iterable[int]) -> list[Bill]:
    """Bills of a locked lease in the order of their ids; Invalid when one is not its."""
    wanted = set(ids)
    rows = scoped(Bill, work.actor).filter(id__in=wanted, lease_id=lease.id)
    bills = await rows.order_by("id").select_for_update(no_key=True)
    if len(bills) != len(wanted):
        raise Invalid(fields={"billId": "账单不属于该合同 | This bill is of another lease"})
    return bills


def _check_part(bill: Bill, amount: int) -> None:
    if bill.state not in UNPAID:
        raise Conflict("该账单无需付款 | This bill needs no payment", id="bill.state")
    if amount <= 0:
        raise Invalid(fields={"amount": "请输入大于0的金额 | Enter an amount above 0"})
    if amount > bill.open_amount:
        raise Invalid(fields={"amount": "超过未付金额 | More than is open"})


async def release(work: Work, line: Ledger) -> None:
    """Ends what a reversed line stood for: its bills owe again, and prepaid money that it gave back is there again."""
    refunded = of_tenant(BillAllocation, work.actor.tenant_id).filter(refund_id=line.id, ended_on=None)
    rows = await of_tenant(BillAllocation, work.actor.tenant_id).filter(ledger_id=line.id, ended_on=None)
    if any(row.refund_id for row in rows):
        raise Conflict("预存已退还，不能冲正 | This prepayment is already given back", id="ledger.refunded")
    day = await business_day(work.actor.tenant_id)
    ids = sorted({row.bill_id for row in rows if row.bill_id})
    bills = await scoped(Bill, work.actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)
    await refunded.update(ended_on=day)
    await of_tenant(BillAllocation, work.actor.tenant_id).filter(ledger_id=line.id, ended_on=None).update(ended_on=day)
    await _settle(work, bills, "reverse")


async def _settle(work: Work, bills: Sequence[Bill], action: str) -> None:
    """Bills follow their live allocations; a bill that was issued stays so."""
    rows = (
        await of_tenant(BillAllocation, work.actor.tenant_id)
        .filter(bill_id__in=[bill.id for bill in bills], ended_on=None)
        .annotate(total=Sum("amount"))
        .group_by("bill_id", "kind")
        .values("bill_id", "kind", "total")
    )
    sums = {(row["bill_id"], row["kind"]): int(row["total"]) for row in rows}
    for bill in bills:
        paid, credited = sums.get((bill.id, PAID), 0), sums.get((bill.id, CREDITED), 0)
        state = paid_state(bill.amount, paid, credited)
        changes = {"paid": paid, "credited": credited, "open_amount": bill.amount - paid - credited, "state": state}
        await work.update(bill, changes, action=action)
    if closed := [bill.id for bill in bills if bill.state not in UNPAID]:
        await drop_reminders(work, closed)


async def _left_on(line: Ledger) -> int:
    return line.amount - (await _taken_of(line.tenant_id, [line.id])).get(line.id, 0)


async def _taken_of(tenant_id: int, ids: Sequence[int]) -> dict[int, int]:
    rows = (
        await of_tenant(BillAllocation, tenant_id)
        .filter(ledger_id__in=ids, ended_on=None)
        .annotate(total=Sum("amount"))
        .group_by("ledger_id")
        .values("ledger_id", "total")
    )
    return {row["ledger_id"]: int(row["total"]) for row in rows}


async def prepaid_lines(actor: Actor, lease_id: int) -> list[tuple[Ledger, int]]:
    """Lines of prepaid money that is still on account, the oldest first, with what is left of each."""
    live = scoped(Ledger, actor).filter(account="lease", account_id=lease_id, project=PREPAY, direction="in")
    lines = await live.filter(reverses=None, reversed_by=None).order_by("seq")
    taken = await _taken_of(actor.tenant_id, [line.id for line in lines])
    return [(line, left) for line in lines if (left := line.amount - taken.get(line.id, 0)) > 0]


async def prepaid(actor: Actor, lease_id: int) -> int:
    """Fen on account of a lease that stand for no bill yet."""
    return sum(left for _, left in await prepaid_lines(actor, lease_id))


async def refresh_prepaid(work: Work, lease: Lease) -> None:
    await work.update(lease, {"prepaid": await prepaid(work.actor, lease.id)})


async def use_prepaid(work: Work, lease: Lease, parts: Sequence[Part] | None = None) -> int:
    """Prepaid money pays bills, the oldest first unless parts are named; gives the fen used. A deposit is never paid from it."""
    lines = await prepaid_lines(work.actor, lease.id)
    total = sum(left for _, left in lines)
    if parts is None:
        open_bills = await scoped(Bill, work.actor).filter(lease_id=lease.id, state__in=UNPAID).exclude(kind=DEPOSIT)
        parts = distribute(total, open_bills)
    if any(bill.kind == DEPOSIT for bill, _ in parts):
        raise Conflict("预存不能抵押金 | A deposit is not paid from prepaid money", id="bill.deposit")
    wanted = sum(amount for _, amount in parts)
    if wanted > total:
        raise Invalid(fields={"amount": "超过预存余额 | More than is prepaid"})
    rest = list(parts)
    for line, left in lines:
        taken, rest = _take(rest, left)
        if taken:
            await allocate(work, lease, line, taken, "allocate")
    await refresh_prepaid(work, lease)
    return wanted


def _take(parts: Sequence[Part], amount: int) -> tuple[list[Part], list[Part]]:
    """The first parts up to an amount, one of them cut where it ends, and those that remain."""
    taken: list[Part] = []
    remaining: list[Part] = []
    for bill, part in parts:
        now = min(part, amount)
        amount -= now
        if now:
            taken.append((bill, now))
        if part > now:
            remaining.append((bill, part - now))
    return taken, remaining


async def return_prepaid(
    work: Work, lease: Lease, amount: int, method: str, note: str | None = None, agreed: Agreed | None = None
) -> Ledger:
    """Pays prepaid money out of the account; Invalid when there is less. The posted line is given."""
    lines = await prepaid_lines(work.actor, lease.id)
    if amount > sum(left for _, left in lines):
        raise Invalid(fields={"amount": "超过预存余额 | More than is prepaid"})
    [out] = await post(work, account_of(lease), [Posting(PREPAY, "out", amount, method, None, note)], agreed)
    day, left = await business_day(work.actor.tenant_id), amount
    stamp = {"tenant_id": work.actor.tenant_id, "lease_id": lease.id, "refund_id": out.id, "booked_on": day}
    for line, rest in lines:
        part = min(rest, left)
        if part:
            await BillAllocation.create(**stamp, ledger_id=line.id, amount=part)
            left -= part
    await refresh_prepaid(work, lease)
    return out
