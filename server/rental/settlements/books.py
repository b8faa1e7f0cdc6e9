"""The books of a settlement: its statement becomes a bill, credits and set-offs, and the rest is paid out or stays owed.

Everything is posted in the transaction of the last step, under the locks of the lease. All amounts are fen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from schema.rental.bill import Bill, BillLine
from schema.rental.lease import Lease
from schema.rental.settlement import SWAP, Settlement
from server.kit.business_day import business_day
from server.kit.scope import lock, of_tenant, scoped
from server.kit.unit_of_work import Work
from server.rental.cashier.ledger import Posting, post, read_sums
from server.rental.cashier.outgoing import Agreed
from server.rental.deposits.book import Deduction, Payout, deduct, held, move_deposit, release
from server.rental.leases.bills import Planned
from server.rental.leases.contract import write_bills
from server.rental.leases.periods import Line as BillText
from server.rental.receivables.allocation import (
    Part,
    account_of,
    allocate,
    lock_bills,
    prepaid,
    return_prepaid,
    use_prepaid,
)
from server.rental.settlements.reckoning import Line, Reckoning

KIND = CAUSE = "settlement"
PAY_WITHIN = timedelta(days=7)
LONGEST = 200
# What the ledger calls a credit of the statement; anything else is an adjustment.
PROJECTS = {"unused_rent": "rent", "penalty": "penalty"}


@dataclass(frozen=True, slots=True)
class Way:
    """How the rest is paid out, and who else agreed to it where the amount needs that."""

    method: str
    agreed: Agreed | None = None


@dataclass
class Pouring:
    """Open amounts, in order, that are filled by one source after the other."""

    open: list[Part]

    def pour(self, amount: int) -> tuple[list[Part], int]:
        """What an amount fills, and what of it is left over."""
        parts: list[Part] = []
        while amount and self.open:
            bill, wanted = self.open.pop(0)
            part = min(amount, wanted)
            amount -= part
            parts.append((bill, part))
            if part < wanted:
                self.open.insert(0, (bill, wanted - part))
        return parts, amount


async def book(work: Work, lease: Lease, row: Settlement, found: Reckoning, way: Way) -> Bill | None:
    """Books a statement; gives its bill, if there is anything on it."""
    await _void(work, found.voided)
    await _lower(work, lease, found.lowered)
    old = {bill.id: bill for bill in await lock_bills(work, lease, [bill for bill, _ in found.set_off])}
    owed = [(old[bill], amount) for bill, amount in found.set_off]
    sources = found.credits + await prepaid(work.actor, lease.id)
    sources += 0 if row.kind == SWAP else await held(work.actor, lease.id)
    carried = max(sum(amount for _, amount in owed) - sources, 0)
    bill = await _bill(work, lease, row, found, carried)
    charged = [(bill, bill.amount - carried)] if bill and bill.amount > carried else []
    pouring = Pouring([*owed, *charged])
    left = [await _credit(work, lease, line, pouring) for line in found.lines if line.credit]
    spent, rest = pouring.pour(await prepaid(work.actor, lease.id))
    if spent:
        await use_prepaid(work, lease, spent)
    if row.kind != SWAP:
        await _from_deposit(work, lease, row, pouring, way)
    if carried and bill:
        await _carry(work, lease, bill, pouring, carried)
    await _pay_out(work, lease, row, sum(left), way)
    if rest:
        await return_prepaid(work, lease, rest, way.method, f"退租结算 {row.no}", way.agreed)
    if row.kind == SWAP and row.new_lease_id:
        await move_deposit(work, lease, await lock(Lease, work.actor, row.new_lease_id))
    return bill


async def _void(work: Work, ids: Sequence[int]) -> None:
    for bill in await scoped(Bill, work.actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True):
        await work.update(bill, {"state": "void"}, action=CAUSE)


async def _lower(work: Work, lease: Lease, ids: Sequence[int]) -> None:
    """What is still open of a deposit is not asked for any more."""
    for bill in await lock_bills(work, lease, ids):
        text = "退租，余额不再收取 | The rest is not needed any more"
        stamp = {"tenant_id": work.actor.tenant_id, "bill_id": bill.id, "period_from": bill.period_from}
        rest = {
            "period_to": bill.period_to,
            "amount": -bill.open_amount,
            "explain": text,
            "seq": await _lines_of(work, bill),
        }
        await BillLine.create(**stamp, **rest)
        amount = bill.amount - bill.open_amount
        await work.update(bill, {"amount": amount, "open_amount": 0, "state": "paid"}, action=CAUSE)


async def _lines_of(work: Work, bill: Bill) -> int:
    return await of_tenant(BillLine, work.actor.tenant_id).filter(bill_id=bill.id).count()


async def _bill(work: Work, lease: Lease, row: Settlement, found: Reckoning, carried: int) -> Bill | None:
    """What the lessee owes by the statement; what older bills still lack is carried onto it, so that one sum is left to pay."""
    day = await business_day(work.actor.tenant_id)
    lines = [_text(row.leave_date, -line.amount, line.text) for line in found.lines if line.charge]
    if carried:
        lines.append(_text(row.leave_date, carried, "转入未付账单余额 | What older bills still lack"))
    amount = sum(line.amount for line in lines)
    if not amount:
        return None
    plan = Planned(KIND, row.leave_date, row.leave_date, day + PAY_WITHIN, amount, tuple(lines))
    [bill] = await write_bills(work, lease, [plan], day)
    return bill


def _text(day: date, amount: int, text: str) -> BillText:
    short = text if len(text) <= LONGEST else text.partition(" | ")[0][:LONGEST]
    return BillText(day, day, amount, short)


async def _credit(work: Work, lease: Lease, line: Line, pouring: Pouring) -> int:
    """A claim that is lowered, as a line of the ledger; what it does not fill is left to be paid out."""
    posting = Posting(PROJECTS.get(line.code, "adjust"), "credit", line.amount, note=line.text[:LONGEST], cause=CAUSE)
    [posted] = await post(work, account_of(lease), [posting])
    parts, left = pouring.pour(line.amount)
    if parts:
        await allocate(work, lease, posted, parts, CAUSE)
    return left


async def _from_deposit(work: Work, lease: Lease, row: Settlement, pouring: Pouring, way: Way) -> None:
    """Each bill that it pays is a deduction of its own, with the bill to show for it; the rest goes back."""
    parts, left = pouring.pour(await held(work.actor, lease.id))
    for bill, amount in parts:
        reason = f"退租结算 {row.no}：抵付账单 {bill.bill_no} | Settlement {row.no}: pays bill {bill.bill_no}"
        await deduct(work, lease, Deduction(amount, reason, bill_id=bill.id, cause=CAUSE))
    if left:
        note = f"退租结算 {row.no} | Settlement {row.no}"
        await release(work, lease, Payout(left, way.method, note, way.agreed, cause=CAUSE))


async def _carry(work: Work, lease: Lease, bill: Bill, pouring: Pouring, carried: int) -> None:
    note = f"转入结算账单 {bill.bill_no} | Carried onto {bill.bill_no}"
    [posted] = await post(work, account_of(lease), [Posting("adjust", "credit", carried, note=note, cause=CAUSE)])
    older = [(one, amount) for one, amount in pouring.open if one.id != bill.id]
    await allocate(work, lease, posted, older, CAUSE)


async def _pay_out(work: Work, lease: Lease, row: Settlement, amount: int, way: Way) -> None:
    """A refund of what was paid; what goes beyond that, such as a penalty of the lessor, is an adjustment."""
    back = min(amount, max((await read_sums(work.actor, lease.id)).paid, 0))
    note = f"退租结算 {row.no} | Settlement {row.no}"
    for project, part in (("refund", back), ("adjust", amount - back)):
        if part:
            await post(
                work, account_of(lease), [Posting(project, "out", part, way.method, None, note, CAUSE)], way.agreed
            )
