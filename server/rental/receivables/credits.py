"""What is given up of a bill: written off by two people, or a late fee waived by one; a line of the ledger either way.

So it has its day, its reason and its author, and is reversed like any other line.
"""

from typing import Any

from pydantic import Field

from schema.approval.request import Request
from schema.kit.errors import Conflict, Stale
from schema.kit.money import to_yuan
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from server.approval.api import Draft, Kind, WriteOffPayload, read_payload, submit_request
from server.engine.visible import fetch_visible
from server.kit.actor import Actor
from server.kit.scope import fetch, lock
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.cashier.ledger import Posting, post
from server.rental.cashier.outgoing import Agreed
from server.rental.leases.contract import refresh_lease
from server.rental.leases.view import UNPAID
from server.rental.orders.acting import OrderRef
from server.rental.receivables.allocation import account_of, allocate, lock_bills

WRITE_OFF, LATE_FEE = "write_off", "late_fee"


class GiveUp(OrderRef):
    """`id` and `version` are those of the bill."""

    reason: str = Field(min_length=1, max_length=200)


async def lock_open_bill(work: Work, ref: OrderRef) -> tuple[Lease, Bill]:
    """The bill under its lease; NotFound where data rules hide it, Stale when the sender saw another version, Conflict when nothing is open on it."""
    found = await fetch_visible(Bill, work.actor, ref.id)
    lease = await lock(Lease, work.actor, found.lease_id)
    [bill] = await lock_bills(work, lease, [found.id])
    if ref.version is not None and ref.version != bill.row_version:
        raise Stale(result={"id": str(bill.id), "version": bill.row_version, "state": bill.state})
    if bill.state not in UNPAID:
        raise Conflict("该账单没有未付金额 | Nothing is open on this bill", id="bill.state")
    return lease, bill


def _shape(bill: Bill) -> dict[str, Any]:
    return {"id": str(bill.id), "state": bill.state, "version": bill.row_version}


async def ask_write_off(actor: Actor, body: GiveUp) -> dict[str, Any]:
    """Asks somebody else to agree that what is open will not be paid; nothing is booked before."""
    async with unit_of_work(actor) as work:
        lease, bill = await lock_open_bill(work, body)
        title = f"核销 {bill.bill_no} {lease.renter_name}"
        payload = WriteOffPayload(bill_no=bill.bill_no, contract_no=lease.contract_no, asked_by=actor.signature)
        await submit_request(work, Draft(payload, title, body.reason, bill.open_amount, bill.id))
        work.emit_rows("rental/bill", "edit", [(bill.id, bill.row_version)])
    return _shape(bill)


async def write_off(work: Work, request: Request) -> None:
    """In the transaction of the approval; Conflict when another amount is open by now than was agreed to."""
    lease, bill = await lock_open_bill(work, OrderRef(id=str(request.subject_id)))
    if bill.open_amount != request.amount:
        yuan = to_yuan(bill.open_amount)
        text = f"未付金额已变为{yuan}元，请退回重提 | {yuan} are open by now: send it back to be asked again"
        raise Conflict(text, id="write_off.changed")
    asked = read_payload(request)
    assert isinstance(asked, WriteOffPayload), request.kind
    agreed = Agreed(request.id, asked.asked_by)
    await _give_up(work, lease, bill, Posting(WRITE_OFF, "credit", bill.open_amount, note=request.reason), agreed)


async def waive(actor: Actor, body: GiveUp) -> dict[str, Any]:
    """Gives up what is open of a late fee."""
    async with unit_of_work(actor) as work:
        lease, bill = await lock_open_bill(work, body)
        if bill.kind != LATE_FEE:
            raise Conflict("只能减免滞纳金 | Only a late fee can be waived", id="bill.kind")
        await _give_up(work, lease, bill, Posting(LATE_FEE, "credit", bill.open_amount, note=body.reason))
    return _shape(await fetch(Bill, actor, bill.id))


async def _give_up(work: Work, lease: Lease, bill: Bill, posting: Posting, agreed: Agreed | None = None) -> None:
    [line] = await post(work, account_of(lease), [posting], agreed)
    await allocate(work, lease, line, [(bill, posting.amount)], posting.project)
    await refresh_lease(work, lease, posting.project)


APPROVALS: dict[str, Kind] = {WRITE_OFF: Kind(write_off)}
