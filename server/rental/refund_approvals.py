"""Approvals of refunds: an approved one is paid, with everything checked again, and each step reaches who has its account open."""

from schema.approval.request import Request
from schema.rental.lease import Lease
from schema.rental.order import DailyOrder
from server.approval.api import Kind
from server.kit.scope import fetch, lock
from server.kit.unit_of_work import Work
from server.rental.cashier.ledger import CashEntry
from server.rental.cashier.outgoing import Agreed
from server.rental.cashier.refund_requests import REFUND, tell_account
from server.rental.history import line_of
from server.rental.leases.bill_payments import take_back
from server.rental.orders.acting import acting, note_in_log
from server.rental.orders.payments import reverse_line, take_cash


async def pay_refund(work: Work, request: Request) -> None:
    """In the transaction of the approval: what is refused now leaves the request undecided."""
    payload, account_id = request.payload, request.subject_id or 0
    agreed = Agreed(request.id, payload["askedBy"])
    if payload["account"] == "lease":
        lease = await lock(Lease, work.actor, account_id)
        await take_back(work, lease, int(payload["ledgerId"]), request.reason, agreed)
        return
    order = await lock(DailyOrder, work.actor, account_id)
    async with acting(work, order, "reverse" if "ledgerId" in payload else "cashier") as act:
        act.say("refund_decided", no=request.no, verb="approve")
        if "ledgerId" in payload:
            await reverse_line(act, int(payload["ledgerId"]), request.reason, agreed)
        else:
            # It is paid today, whenever it was asked for.
            entries = [CashEntry.model_validate({**entry, "paidOn": None}) for entry in payload["entries"]]
            await take_cash(act, entries, agreed)


async def tell_step(work: Work, request: Request, verb: str, note: str | None) -> None:
    """Every step is a line in the order's log; payment writes its own."""
    account_id = request.subject_id or 0
    if request.payload["account"] == "lease":
        tell_account(work, await fetch(Lease, work.actor, account_id))
        return
    order = await fetch(DailyOrder, work.actor, account_id)
    if verb != "approve":
        await note_in_log(work, order.id, "cashier", [line_of("refund_decided", no=request.no, verb=verb)], note)
    tell_account(work, order)


APPROVALS: dict[str, Kind] = {REFUND: Kind(pay_refund, tell_step)}
