"""Promises to pay: until the day that a lessee named, the ladder of reminders stands still; a broken one goes on."""

from datetime import date, timedelta
from typing import Any

from pydantic import Field

from schema.kit.errors import Invalid
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.unit_of_work import unit_of_work
from server.rental.orders.acting import OrderRef
from server.rental.receivables.credits import lock_open_bill
from server.rental.receivables.reminders import drop_reminders

FURTHEST = timedelta(days=180)


class Promise(OrderRef):
    """`id` and `version` are those of the bill; the day is a business day."""

    promise_date: date
    promise_note: str | None = Field(default=None, max_length=200)


async def promise(actor: Actor, body: Promise) -> dict[str, Any]:
    """Keeps what was promised with the bill; reminders that wait for approval are dropped."""
    day = await business_day(actor.tenant_id)
    if not day <= body.promise_date <= day + FURTHEST:
        text = "承诺日应在今天起180天内 | The day must be within 180 days from today"
        raise Invalid(fields={"promiseDate": text})
    async with unit_of_work(actor) as work:
        _, bill = await lock_open_bill(work, body)
        changes = {"promise_date": body.promise_date, "promise_note": body.promise_note}
        await work.update(bill, changes, action="promise")
        await drop_reminders(work, [bill.id])
    return {"id": str(bill.id), "state": bill.state, "version": bill.row_version}
