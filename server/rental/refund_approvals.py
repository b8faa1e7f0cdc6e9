"""Approvals of refunds: an approved one is paid, with everything checked again, and each step reaches who has its account open."""

from schema.approval.request import Request
from schema.rental.lease import Lease
from schema.rental.order import DailyOrder
from server.approval.api import Kind, RefundPayload, read_payload
from server.engine.visible import lock_visible
from server.kit.scope import fetch
from server.kit.unit_of_work import Work
from server.rental.cashier.entries import CashEntry
from server.rental.cashier.outgoing import Agreed
from server.rental.cashier.refund_requests import REFUND, tell_account
from server.rental.deposits.acts import return_deposit
from server.rental.deposits.book import Payout
from server.rental.history import line_of
from server.rental.orders.acting import acting, note_in_log
from server.rental.orders.payments import reverse_line, take_cash
from server.rental.orders.price_requests import APPROVALS as PRICE_APPROVALS
from server.rental.receivables.credits import APPROVALS as CREDIT_APPROVALS
from server.rental.receivables.payments import take_back
from server.rental.settlements.act import finish_agreed


async def pay_refund(work: Work, request: Request) -> None:
    """In the transaction of the approval: what is refused now leaves the request undecided."""
    asked = _asked(request)
    agreed = Agreed(request.id, asked.asked_by)
    if asked.account == "lease":
        await _pay_of_lease(work, request, asked, agreed)
        return
    order = await lock_visible(DailyOrder, work, request.subject_id or 0)
    async with acting(work, order, "reverse" if asked.ledger_id else "cashier") as act:
        act.say("refund_decided", no=request.no, verb="approve")
        if asked.ledger_id:
            await reverse_line(act, int(asked.ledger_id), request.reason, agreed)
        else:
            # It is paid today, whenever it was asked for.
            today = {"paid_on": None}
            entries = [CashEntry(**entry.model_dump() | today) for entry in asked.entries or ()]
            await take_cash(act, entries, agreed)


async def _pay_of_lease(work: Work, request: Request, asked: RefundPayload, agreed: Agreed) -> None:
    lease = await lock_visible(Lease, work, request.subject_id or 0)
    if asked.settlement:
        await finish_agreed(work, lease, asked.settlement, agreed)
    elif asked.deposit_method:
        await return_deposit(work, lease, Payout(request.amount or 0, asked.deposit_method, request.reason, agreed))
    else:
        await take_back(work, lease, int(asked.ledger_id or 0), request.reason, agreed)


def _asked(request: Request) -> RefundPayload:
    asked = read_payload(request)
    assert isinstance(asked, RefundPayload), request.kind
    return asked


async def tell_step(work: Work, request: Request, verb: str, note: str | None) -> None:
    """Every step is a line in the order's log; payment writes its own."""
    account_id = request.subject_id or 0
    if _asked(request).account == "lease":
        tell_account(work, await fetch(Lease, work.actor, account_id))
        return
    order = await fetch(DailyOrder, work.actor, account_id)
    if verb != "approve":
        await note_in_log(work, order.id, "cashier", [line_of("refund_decided", no=request.no, verb=verb)], note)
    tell_account(work, order)


APPROVALS: dict[str, Kind] = {REFUND: Kind(pay_refund, tell_step), **CREDIT_APPROVALS, **PRICE_APPROVALS}
