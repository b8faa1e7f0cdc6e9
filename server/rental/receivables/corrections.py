"""Corrections of old lines: what was booked on a closed day stays, and a line of today puts it right and names it."""

from typing import Any

from pydantic import Field

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import from_yuan, to_yuan
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from server.engine.visible import fetch_visible, lock_visible
from server.http.amount import Yuan
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.scope import fetch
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.cashier.ledger import correct
from server.rental.leases.contract import refresh_lease
from server.rental.orders.acting import acting, read_figures
from server.rental.receivables.allocation import PREPAY, account_of, release

WHOLE = "合同收款须全额更正 | Money of a lease is corrected as a whole"


class CorrectLine(Body):
    """`amount`: as much of the line as was wrong. A line never changes, so it has no version to be told by: a repeat is known by its key."""

    id: str
    amount: Yuan
    reason: str = Field(min_length=1, max_length=200)


async def correct_line(actor: Actor, body: CorrectLine) -> dict[str, Any]:
    """Posts today's opposite of a line of a closed day; gives the correction. The account is locked first, as by every posting."""
    line = await fetch_visible(Ledger, actor, body.id)
    amount = from_yuan(body.amount)
    async with unit_of_work(actor) as work:
        of = _of_lease if line.account == "lease" else _of_order
        row = await of(work, line, amount, body.reason)
    return {"id": str(row.id), "no": row.no, "amount": to_yuan(row.amount), "corrects": str(line.id)}


async def _of_order(work: Work, line: Ledger, amount: int, reason: str) -> Ledger:
    """An order that was settled is open again where it owes or is owed something now."""
    order = await lock_visible(DailyOrder, work, line.account_id)
    async with acting(work, order, "correct") as act:
        old, row = await correct(work, act.account, line.id, amount, reason)
        act.reason = reason
        act.say("corrected", no=old.no, amount=to_yuan(amount))
        if act.state == "closed" and (await read_figures(work.actor, order))["balance"]:
            act.target = "checked_out"
    return row


async def _of_lease(work: Work, line: Ledger, amount: int, reason: str) -> Ledger:
    """Its bills owe again what the line had paid."""
    lease = await lock_visible(Lease, work, line.account_id)
    if line.project == PREPAY:
        raise Conflict("预存请退还 | Give prepaid money back instead", id="ledger.prepaid")
    line = await fetch(Ledger, work.actor, line.id)
    if amount != line.amount:
        raise Invalid(fields={"amount": f"{WHOLE} ({to_yuan(line.amount)})"})
    old, row = await correct(work, account_of(lease), line.id, amount, reason)
    await release(work, old)
    await refresh_lease(work, lease, "reverse")
    return row
