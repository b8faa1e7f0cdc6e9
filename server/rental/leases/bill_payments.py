"""Payments of a lease's bills: taken, and reversed by an opposite line; the bill follows the ledger."""

from typing import Any

from pydantic import Field

from schema.kit.errors import Conflict, Invalid, Stale
from schema.rental.lease import Bill, Lease
from schema.rental.ledger import Ledger
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, lock, parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.cashier.ledger import (
    METHODS,
    ON_ACCOUNT,
    Account,
    CashEntry,
    Posting,
    post,
    read_entry,
    read_lines,
    reverse,
)
from server.rental.cashier.outgoing import Agreed
from server.rental.cashier.refund_requests import ask_lease_reversal_if_due
from server.rental.leases.bills import first_bill_state, paid_state
from server.rental.leases.contract import lock_lease, refresh_lease
from server.rental.leases.view import UNPAID, lease_detail
from server.rental.orders.acting import OrderRef

# What the ledger calls the payment of a bill; any other kind is rent.
PROJECTS = {"deposit": "deposit_in", "utility": "utility"}


class PayBill(CashEntry):
    """Takes money for a bill; project is not asked, the bill says it. `version` is that of the bill."""

    bill_id: str
    version: int | None = None
    project: str = "rent"


class ReversePayment(OrderRef):
    """`id` is the lease, `ledger_id` the line of its ledger."""

    ledger_id: str = Field(max_length=40)
    reason: str = Field(min_length=1, max_length=200)


async def pay_bill(actor: Actor, body: PayBill) -> dict[str, Any]:
    """Takes money for one bill, never more than is open (else Invalid).

    Stale when the sender saw another version, Conflict when nothing is to be paid on it.
    """
    async with unit_of_work(actor) as work:
        bill = await fetch(Bill, actor, body.bill_id)
        lease = await lock(Lease, actor, bill.lease_id)
        bill = await lock(Bill, actor, body.bill_id)
        if body.version is not None and body.version != bill.row_version:
            raise Stale(result={"id": str(bill.id), "version": bill.row_version, "state": bill.state})
        if bill.state not in (*UNPAID, "planned"):
            raise Conflict("该账单无需付款 | This bill needs no payment", id="bill.state")
        if body.method == ON_ACCOUNT or body.method not in METHODS:
            raise Invalid(fields={"method": "请选择支付方式 | Choose how it is paid"})
        entry = body.model_copy(update={"project": "deposit_in" if bill.kind == "deposit" else "prepay"})
        day = await business_day(actor.tenant_id)
        [posting] = read_entry(actor, entry, day)
        if posting.amount > bill.open_amount:
            raise Invalid(fields={"amount": "超过未付金额 | More than is open"})
        await post(work, _account(lease), [_for_bill(posting, bill)])
        paid = bill.paid + posting.amount
        state = paid_state(bill.amount, paid)
        await work.update(bill, {"paid": paid, "open_amount": bill.amount - paid, "state": state}, action="pay")
        await refresh_lease(work, lease, "pay")
    return await lease_detail(actor, lease.id)


async def reverse_payment(actor: Actor, body: ReversePayment) -> dict[str, Any]:
    """The line stays and its opposite is posted; a large payment is not taken back by one person alone."""
    ledger_id = parse_id(body.ledger_id)
    async with unit_of_work(actor) as work:
        lease = await lock_lease(work, body)
        if not await ask_lease_reversal_if_due(work, lease, _account(lease), ledger_id, body.reason):
            await take_back(work, lease, ledger_id, body.reason)
    return await lease_detail(actor, lease.id)


async def take_back(work: Work, lease: Lease, ledger_id: int, reason: str, agreed: Agreed | None = None) -> None:
    """Reverses a line of a locked lease; the bill owes again what the ledger no longer holds for it."""
    row = await reverse(work, _account(lease), ledger_id, reason, agreed)
    if row.bill_id is not None:
        await _settle_bill(work, await lock(Bill, work.actor, row.bill_id), await read_lines(work.actor, lease.id))
    await refresh_lease(work, lease, "reverse")


def _account(lease: Lease) -> Account:
    return Account("lease", lease.id, lease.contract_no)


async def _settle_bill(work: Work, bill: Bill, lines: list[Ledger]) -> None:
    """What is paid is a sum over the ledger; a bill that nobody has begun to pay is as it was issued."""
    paid = sum(
        line.amount for line in lines if line.bill_id == bill.id and line.reverses is None and line.reversed_by is None
    )
    state = (
        paid_state(bill.amount, paid)
        if paid
        else first_bill_state(bill.due, bill.amount, await business_day(work.actor.tenant_id))
    )
    await work.update(bill, {"paid": paid, "open_amount": bill.amount - paid, "state": state}, action="reverse")


def _for_bill(posting: Posting, bill: Bill) -> Posting:
    project = PROJECTS.get(bill.kind, "rent")
    return Posting(project, "in", posting.amount, posting.method, posting.paid_on, posting.note, bill_id=bill.id)
