"""What a decision about a refund sets off: an approved one is paid, with everything checked again; the order says each step."""

from schema.approval.request import Request
from schema.rental.lease import Lease
from schema.rental.order import DailyOrder
from server.approval.api import Kind
from server.kit.scope import fetch, lock
from server.kit.steps import labels_of
from server.kit.unit_of_work import Work
from server.rental.acting import note_in_log, stepping
from server.rental.cashier import CashEntry
from server.rental.lease_payments import take_back
from server.rental.outgoing import Agreed
from server.rental.payments import reverse_line, take_cash
from server.rental.refund_requests import REFUND, tell_account

_VERBS = labels_of("approval_verb")


async def pay_refund(work: Work, request: Request) -> None:
    """In the transaction of the approval: what is refused now leaves the request undecided."""
    payload, account_id = request.payload, request.subject_id or 0
    agreed = Agreed(request.id, payload["askedBy"])
    if payload["account"] == "lease":
        lease = await lock(Lease, work.actor, account_id)
        await take_back(work, lease, int(payload["ledgerId"]), request.reason, agreed)
        return
    order = await lock(DailyOrder, work.actor, account_id)
    async with stepping(work, order, "reverse" if "ledgerId" in payload else "cashier") as act:
        act.say(f"{request.no} {_VERBS['approve'].zh}")
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
        text = f"退款审批 {request.no} {_VERBS[verb].zh}"
        await note_in_log(work, order.id, "cashier", f"{text}（{note}）" if note else text)
    tell_account(work, order)


APPROVALS: dict[str, Kind] = {REFUND: Kind(pay_refund, tell_step)}
