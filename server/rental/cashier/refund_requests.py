"""Refunds that a second person must agree to: asked for at the cashier, and nothing is posted before.

What such a request does when it is approved is in `refund_approvals`.
"""

from collections.abc import Sequence
from datetime import date
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.money import to_yuan
from schema.rental.lease import Lease
from schema.rental.order import DailyOrder
from server.approval.api import Draft, EntryPayload, RefundPayload, SettlementPayload, open_requests, submit_request
from server.kit.actor import Actor
from server.kit.unit_of_work import Work
from server.rental.cashier.entries import CashEntry, read_entry
from server.rental.cashier.ledger import Account, check_entries, check_reversal, read_lines
from server.rental.cashier.outgoing import paid_out_alone, refund_limit
from server.rental.day_window import first_editable
from server.rental.history import Line, line_of

REFUND = "refund"
NO_REASON = "退款须审批，请写明原因 | This refund needs approval; say why"


async def ask_if_due(
    work: Work, order: DailyOrder, account: Account, entries: Sequence[CashEntry], day: date
) -> Line | None:
    """What the order's log says when the entries wait for somebody's decision from now on, all of them together; None if not."""
    first = await first_editable(work.actor.tenant_id)
    postings = [posting for entry in entries for posting in read_entry(work.actor, entry, day, first)]
    going_out = sum(posting.amount for posting in postings if posting.direction == "out")
    if not await _must_ask(work, account, going_out):
        return None
    check_entries(await read_lines(work.actor, account.id), postings)
    reason = next((entry.note for entry in entries if entry.note), None)
    if not reason:
        raise Invalid(fields={"note": NO_REASON})
    payload = _payload(work, account, entries=[EntryPayload(**entry.model_dump(mode="json")) for entry in entries])
    return await _ask(work, order, account, ("退款", reason), going_out, payload)


async def ask_reversal_if_due(
    work: Work, order: DailyOrder, account: Account, ledger_id: int, reason: str
) -> Line | None:
    """The same for the reversal of a line of an order."""
    going_out = await check_reversal(work.actor, account.id, ledger_id)
    if not await _must_ask(work, account, going_out):
        return None
    return await _ask(
        work, order, account, ("冲正收款", reason), going_out, _payload(work, account, ledger_id=str(ledger_id))
    )


async def ask_lease_reversal_if_due(work: Work, lease: Lease, account: Account, ledger_id: int, reason: str) -> bool:
    """The same for a payment of a lease."""
    going_out = await check_reversal(work.actor, account.id, ledger_id)
    if not await _must_ask(work, account, going_out):
        return False
    title = f"冲正收款 {account.no} {lease.renter_name}"
    await _submit(work, account, title, reason, going_out, _payload(work, account, ledger_id=str(ledger_id)))
    tell_account(work, lease)
    return True


async def ask_deposit_if_due(work: Work, lease: Lease, account: Account, reason: str, amount: int, method: str) -> bool:
    """The same for the return of a lease's deposit: `amount` in fen, and how it is paid."""
    if not await _must_ask(work, account, amount):
        return False
    title = f"退押金 {account.no} {lease.renter_name}"
    await _submit(work, account, title, reason, amount, _payload(work, account, deposit_method=method))
    tell_account(work, lease)
    return True


async def ask_settlement_if_due(
    work: Work, lease: Lease, account: Account, amount: int, settlement: SettlementPayload
) -> bool:
    """The same for what a settlement pays out, in fen."""
    if not await _must_ask(work, account, amount):
        return False
    title = f"退租结算 {account.no} {lease.renter_name}"
    await _submit(work, account, title, title, amount, _payload(work, account, settlement=settlement))
    tell_account(work, lease)
    return True


async def _must_ask(work: Work, account: Account, going_out: int) -> bool:
    if not going_out:
        return False
    alone = paid_out_alone(await read_lines(work.actor, account.id))
    return alone + going_out > await refund_limit(work.actor.tenant_id)


async def _ask(
    work: Work, order: DailyOrder, account: Account, why: tuple[str, str], going_out: int, payload: RefundPayload
) -> Line:
    """why: what is asked for, and the clerk's reason."""
    what, reason = why
    no = await _submit(work, account, f"{what} {account.no} {order.contact_name}", reason, going_out, payload)
    tell_account(work, order)
    return line_of("refund_asked", no=no, amount=to_yuan(going_out))


def _payload(work: Work, account: Account, **reason: Any) -> RefundPayload:
    return RefundPayload(
        account="lease" if account.kind == "lease" else "order",
        account_no=account.no,
        asked_by=work.actor.signature,
        **reason,
    )


async def _submit(work: Work, account: Account, title: str, reason: str, going_out: int, payload: RefundPayload) -> str:
    """The number of the request."""
    row = await submit_request(work, Draft(payload, title, reason, going_out, account.id))
    return row.no


def tell_account(work: Work, row: DailyOrder | Lease) -> None:
    """What waits for the order or lease is part of its page, though the row itself stays as it is."""
    path = "rental/order" if isinstance(row, DailyOrder) else "rental/lease"
    work.emit_rows(path, "edit", [(row.id, row.row_version)])


async def waiting_refunds(actor: Actor, account_id: int) -> list[dict[str, Any]]:
    """The refunds of an account that are not decided, with what the reader may do to them."""
    shown = ("id", "no", "title", "amount", "reason", "applicant", "createTime", "state", "version", "can")
    return [{key: row[key] for key in shown} for row in await open_requests(actor, REFUND, account_id)]
