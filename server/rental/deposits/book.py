"""The deposit book: what is held for a lease is kept back with a reason, returned, or moved to another lease.

Every act is a line of the lease's ledger, from which the deposit's own entries follow. The caller holds the lease's row lock.
"""

from dataclasses import dataclass
from datetime import date

from schema.kit.errors import Invalid
from schema.rental.bill import Bill
from schema.rental.deposit import Deposit
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work
from server.rental.cashier.deposit_entries import Evidence
from server.rental.cashier.ledger import Posting, post
from server.rental.cashier.outgoing import Agreed
from server.rental.leases.view import UNPAID
from server.rental.receivables.allocation import account_of, allocate, distribute

TOO_MUCH = "超过在押押金 | More than the deposit held"
NO_EVIDENCE = "请上传照片，或选择所依据的账单 | Add a photo, or name the bill that it pays"


@dataclass(frozen=True, slots=True)
class Deduction:
    """What is kept back, in fen, why, and what shows it: comma-joined stored pictures, or the bill that it pays."""

    amount: int
    reason: str
    photos: str = ""
    bill_id: int | None = None
    cause: str | None = None


@dataclass(frozen=True, slots=True)
class Payout:
    """What goes back, in fen; `agreed`: who else said so, where the amount needs it."""

    amount: int
    method: str
    note: str
    agreed: Agreed | None = None
    paid_on: date | None = None
    cause: str | None = None


async def held(actor: Actor, lease_id: int) -> int:
    """Fen held for a lease now."""
    row = await scoped(Deposit, actor).get_or_none(account="lease", account_id=lease_id)
    return row.held if row else 0


async def deduct(work: Work, lease: Lease, deduction: Deduction) -> Ledger:
    """Keeps back a part and pays the bill that it names; Invalid without a reason or evidence, or beyond what is held."""
    faults = {}
    if not deduction.reason.strip():
        faults["reason"] = "请填写原因 | Say why"
    if not deduction.photos and deduction.bill_id is None:
        faults["photos"] = NO_EVIDENCE
    if not 0 < deduction.amount <= await held(work.actor, lease.id):
        faults["amount"] = TOO_MUCH
    if faults:
        raise Invalid(fields=faults)
    posting = Posting(
        "deposit_deduct",
        "credit",
        deduction.amount,
        note=deduction.reason,
        cause=deduction.cause,
        bill_id=deduction.bill_id,
        evidence=Evidence(photos=deduction.photos or None),
    )
    [line] = await post(work, account_of(lease), [posting])
    if deduction.bill_id is not None:
        bill = await fetch(Bill, work.actor, deduction.bill_id)
        await allocate(work, lease, line, [(bill, deduction.amount)])
    return line


async def release(work: Work, lease: Lease, payout: Payout) -> Ledger:
    """Pays a part or all of it back; Invalid beyond what is held, Conflict above what one person may pay out alone."""
    if not 0 < payout.amount <= await held(work.actor, lease.id):
        raise Invalid(fields={"amount": TOO_MUCH})
    posting = Posting("deposit_out", "out", payout.amount, payout.method, payout.paid_on, payout.note, payout.cause)
    [line] = await post(work, account_of(lease), [posting], payout.agreed)
    return line


async def move_deposit(work: Work, old: Lease, new: Lease, *, pays: bool = True, most: int | None = None) -> int:
    """Moves what is held for one lease to another, all or `most` fen of it, and pays its deposit bills with it; gives the fen.

    Not `pays`: these bill only what the new deposit is above the old one.

    The caller holds both leases, locked by id. No money changes hands: two lines that name each other.
    """
    amount = await held(work.actor, old.id)
    if most is not None:
        amount = min(amount, most)
    if not amount:
        return 0
    leaves = Posting("deposit_out", "credit", amount, note=f"转至合同 {new.contract_no} | To lease {new.contract_no}")
    [out] = await post(work, account_of(old), [leaves])
    comes = Posting(
        "deposit_in",
        "charge",
        amount,
        note=f"自合同 {old.contract_no} 转入 | From lease {old.contract_no}",
        evidence=Evidence(reference=out.no),
    )
    [line] = await post(work, account_of(new), [comes])
    bills = scoped(Bill, work.actor).filter(lease_id=new.id, kind="deposit", state__in=UNPAID)
    if pays and (parts := distribute(amount, await bills)):
        await allocate(work, new, line, parts)
    return amount
