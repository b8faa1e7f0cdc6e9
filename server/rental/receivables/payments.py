"""Payments of leases: taken for one bill or several, of one lease or several of one lessee, and reversed by an opposite line."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from pydantic import Field

from schema.kit.errors import Conflict, Invalid, Stale
from schema.kit.money import from_yuan, to_yuan
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from server.engine.visible import check_visible, fetch_visible
from server.http.amount import Yuan
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, lock, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.cashier.entries import METHODS, ON_ACCOUNT, CashEntry, read_entry
from server.rental.cashier.ledger import Posting, post, reverse
from server.rental.cashier.outgoing import Agreed
from server.rental.cashier.refund_requests import ask_lease_reversal_if_due
from server.rental.day_window import first_editable
from server.rental.leases.contract import lock_lease, refresh_lease
from server.rental.leases.view import UNPAID, lease_detail
from server.rental.orders.acting import OrderRef
from server.rental.receivables.allocation import (
    PREPAY,
    Part,
    account_of,
    allocate,
    distribute,
    lock_bills,
    refresh_prepaid,
    release,
    use_prepaid,
)
from server.rental.receivables.late_fees import charge_late_fee

# What the ledger calls the payment of a bill; any other kind is rent.
PROJECTS = {
    "deposit": "deposit_in",
    "utility": "utility",
    "service": "service",
    "late_fee": "late_fee",
    "damage": "damage",
}
BACKDATE = "rental:ledger:backdate"
MOST_PARTS = 200
TOO_LITTLE = "分配合计超过收款金额 | The parts add up to more than was received"


class PayBill(CashEntry):
    """Takes money for a bill; project is not asked, the bill says it. `version` is that of the bill."""

    bill_id: str
    version: int | None = None
    project: str = "rent"


class PayPart(Body):
    bill_id: str
    amount: Yuan


class PayBills(CashEntry):
    """Takes money for several bills of one lessee. Without parts it pays what is open on `lease_id`, the oldest first.

    surplus: what becomes of money beyond the parts: it is refused, or kept as prepaid on `lease_id`, else on the first part's lease.
    """

    lease_id: str | None = None
    parts: list[PayPart] = Field(default_factory=list, max_length=MOST_PARTS)
    surplus: Literal["refuse", "prepay"] = "refuse"
    project: str = "rent"


class UsePrepaid(OrderRef):
    """`id` is the lease. Without parts its oldest bills are paid."""

    parts: list[PayPart] = Field(default_factory=list, max_length=MOST_PARTS)


class ReversePayment(OrderRef):
    """`id` is the lease, `ledger_id` the line of its ledger."""

    ledger_id: str = Field(max_length=40)
    reason: str = Field(min_length=1, max_length=200)


@dataclass(frozen=True, slots=True)
class Received:
    """Money as it came in: fen, how, and on which day."""

    amount: int
    method: str
    paid_on: date
    note: str | None


async def pay_bill(actor: Actor, body: PayBill) -> dict[str, Any]:
    """Takes money for one bill, never more than is open (else Invalid); of one that is not issued yet it is prepaid.

    Stale when the sender saw another version, Conflict when nothing is to be paid on it.
    """
    async with unit_of_work(actor) as work:
        bill = await fetch_visible(Bill, actor, body.bill_id)
        lease = await lock(Lease, actor, bill.lease_id)
        [bill] = await lock_bills(work, lease, [bill.id])
        if body.version is not None and body.version != bill.row_version:
            raise Stale(result={"id": str(bill.id), "version": bill.row_version, "state": bill.state})
        if bill.state not in (*UNPAID, "planned"):
            raise Conflict("该账单无需付款 | This bill needs no payment", id="bill.state")
        received = await _read_received(actor, body)
        if received.amount > bill.open_amount:
            raise Invalid(fields={"amount": "超过未付金额 | More than is open"})
        await take_payment(work, lease, received, [] if bill.state == "planned" else [(bill, received.amount)])
    return await lease_detail(actor, lease.id)


async def pay_bills(actor: Actor, body: PayBills) -> dict[str, Any]:
    """Takes one payment for several bills; Invalid at `parts` or `amount` with nothing booked. Gives the posted lines."""
    async with unit_of_work(actor) as work:
        received = await _read_received(actor, body)
        leases = await _lock_leases(work, body)
        parts = await _read_parts(work, body, leases, received.amount)
        surplus = received.amount - sum(amount for _, amount in parts)
        _check_surplus(body, surplus)
        keeper = parse_id(body.lease_id) if body.lease_id else parts[0][0].lease_id
        lines = []
        for lease in leases:
            mine = [part for part in parts if part[0].lease_id == lease.id]
            own = sum(amount for _, amount in mine) + (surplus if lease.id == keeper else 0)
            if own:
                share = Received(own, received.method, received.paid_on, received.note)
                lines += await take_payment(work, lease, share, mine)
    return {"lines": [_shape_line(line) for line in lines], "surplus": to_yuan(surplus)}


def _shape_line(line: Ledger) -> dict[str, Any]:
    return {
        "id": str(line.id),
        "no": line.no,
        "leaseId": str(line.account_id),
        "contractNo": line.account_no,
        "project": line.project,
        "amount": to_yuan(line.amount),
    }


async def _read_received(actor: Actor, body: CashEntry) -> Received:
    if body.method == ON_ACCOUNT or body.method not in METHODS:
        raise Invalid(fields={"method": "请选择支付方式 | Choose how it is paid"})
    entry = body.model_copy(update={"project": PREPAY})
    day = await business_day(actor.tenant_id)
    [posting] = read_entry(actor, entry, day, await first_editable(actor.tenant_id), BACKDATE)
    return Received(posting.amount, body.method, posting.paid_on or day, posting.note)


async def _lock_leases(work: Work, body: PayBills) -> list[Lease]:
    """Those of the bills and the one that keeps the surplus, by id; Invalid when they are not one lessee's."""
    ids = {parse_id(part.bill_id) for part in body.parts}
    await check_visible(Bill, work.actor, ids)
    await check_visible(Lease, work.actor, [body.lease_id] if body.lease_id else [])
    found = await scoped(Bill, work.actor).filter(id__in=ids).only("id", "lease_id")
    if len(found) != len(ids) or not (ids or body.lease_id):
        raise Invalid(fields={"parts": "请选择要付的账单 | Choose the bills that are paid"})
    wanted = {bill.lease_id for bill in found} | ({parse_id(body.lease_id)} if body.lease_id else set())
    leases = await scoped(Lease, work.actor).filter(id__in=wanted).order_by("id").select_for_update(no_key=True)
    if len(leases) != len(wanted):
        raise Invalid(fields={"leaseId": "合同不存在 | There is no such lease"})
    payers = {(lease.payer_name, lease.payer_phone) if lease.payer_name else lease.id for lease in leases}
    if len({lease.renter_id for lease in leases}) > 1 and len(payers) > 1:
        text = "只能一起支付同一承租人或付款人的账单 | Only bills of one lessee or payer are paid together"
        raise Invalid(fields={"parts": text})
    return leases


async def _read_parts(work: Work, body: PayBills, leases: Sequence[Lease], amount: int) -> list[Part]:
    """As typed, else the oldest first; Invalid when they are more than was received."""
    if not body.parts:
        bills = await scoped(Bill, work.actor).filter(lease_id=leases[0].id, state__in=UNPAID)
        return distribute(amount, bills)
    wanted = {parse_id(part.bill_id): from_yuan(part.amount) for part in body.parts}
    bills = await scoped(Bill, work.actor).filter(id__in=wanted)
    parts = [(bill, wanted[bill.id]) for bill in bills if wanted[bill.id] > 0]
    if sum(part for _, part in parts) > amount:
        raise Invalid(fields={"amount": TOO_LITTLE})
    return parts


def _check_surplus(body: PayBills, surplus: int) -> None:
    if surplus and body.surplus == "refuse":
        yuan = to_yuan(surplus)
        text = (
            f"超出应付{yuan}元，请转为预存或改小金额 | {yuan} more than these bills: keep it as prepaid, or enter less"
        )
        raise Invalid(fields={"amount": text})


async def take_payment(work: Work, lease: Lease, received: Received, parts: Sequence[Part]) -> list[Ledger]:
    """Posts what came in for a locked lease: a line for each kind of bill, and one of prepaid money for what is beyond the parts."""
    if any(bill.kind == "rent" and bill.due < received.paid_on for bill, _ in parts):
        await charge_late_fee(work, lease, received.paid_on)
    groups: dict[str, list[Part]] = {}
    for part in parts:
        groups.setdefault(PROJECTS.get(part[0].kind, "rent"), []).append(part)
    postings = [_posting(received, project, group) for project, group in groups.items()]
    surplus = received.amount - sum(posting.amount for posting in postings)
    if surplus:
        postings.append(Posting(PREPAY, "in", surplus, received.method, received.paid_on, received.note))
    lines = await post(work, account_of(lease), postings)
    for line, group in zip(lines, groups.values(), strict=False):
        await allocate(work, lease, line, group)
    if surplus:
        await refresh_prepaid(work, lease)
    await refresh_lease(work, lease, "pay")
    return lines


def _posting(received: Received, project: str, group: Sequence[Part]) -> Posting:
    amount = sum(part for _, part in group)
    only = group[0][0].id if len(group) == 1 else None
    return Posting(project, "in", amount, received.method, received.paid_on, received.note, bill_id=only)


async def pay_from_prepaid(actor: Actor, body: UsePrepaid) -> dict[str, Any]:
    """Prepaid money of a lease pays its bills; Invalid when there is nothing that it can pay."""
    async with unit_of_work(actor) as work:
        lease = await lock_lease(work, body)
        parts = None
        if body.parts:
            await check_visible(Bill, actor, [part.bill_id for part in body.parts])
            wanted = {parse_id(part.bill_id): from_yuan(part.amount) for part in body.parts}
            parts = [(bill, wanted[bill.id]) for bill in await lock_bills(work, lease, wanted)]
        if not await use_prepaid(work, lease, parts):
            raise Invalid(fields={"parts": "没有可抵的账单或预存 | No bill that it can pay, or nothing prepaid"})
        await refresh_lease(work, lease, "allocate")
    return await lease_detail(actor, lease.id)


async def reverse_payment(actor: Actor, body: ReversePayment) -> dict[str, Any]:
    """The line stays and its opposite is posted; a large payment is not taken back by one person alone."""
    ledger_id = parse_id(body.ledger_id)
    async with unit_of_work(actor) as work:
        lease = await lock_lease(work, body)
        if not await ask_lease_reversal_if_due(work, lease, account_of(lease), ledger_id, body.reason):
            await take_back(work, lease, ledger_id, body.reason)
    return await lease_detail(actor, lease.id)


async def take_back(work: Work, lease: Lease, ledger_id: int, reason: str, agreed: Agreed | None = None) -> None:
    """Reverses a line of a locked lease; its bills owe again what the ledger no longer holds for them."""
    row = await reverse(work, account_of(lease), ledger_id, reason, agreed)
    line = await fetch(Ledger, work.actor, row.reverses or 0)
    await release(work, line)
    await refresh_prepaid(work, lease)
    await refresh_lease(work, lease, "reverse")
