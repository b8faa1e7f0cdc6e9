"""The handover of a room or a lease: meters read on its day, paid for up to there by who leaves, and begun from there by who comes.

It follows the effect of a change, since what a meter shows on a day is known when the day has come.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from pydantic import Field

from schema.kit.errors import Invalid
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.lease_change import EFFECTIVE, ROOM_CHANGE, TRANSFER, LeaseChange
from schema.rental.meter import BASE, FINAL, Meter, MeterCharge, MeterReading
from server.engine.effects import Blocker, Step
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, lock, scoped
from server.kit.unit_of_work import Work
from server.rental.lease_changes.acts import ChangeAct
from server.rental.leases.bills import Planned
from server.rental.leases.contract import refresh_lease
from server.rental.leases.life import write_bills
from server.rental.meters.billing import KIND, PAY_WITHIN
from server.rental.meters.book import read_book
from server.rental.meters.handover import (
    MOST_METERS,
    HandoverReading,
    bases_of,
    lock_meters,
    meters_of,
    read_all,
    shape_meter,
    store,
)
from server.rental.meters.unread import refuse_unread
from server.rental.spans import DAY

NOT_MOVED = Blocker(
    "lease_change.readings.kind", "只有换房和转租需要交接抄表 | Only a room change or a transfer", moot=True
)
READ = Blocker("lease_change.readings.done", "已交接抄表 | The meters were read", moot=True)


class ReadMeters(Step):
    """What the meters show on the day of the handover: of the unit that is left, and of another one that is moved into."""

    readings: list[HandoverReading] = Field(default_factory=list, max_length=MOST_METERS)


def refuse_reading(actor: Actor, row: LeaseChange) -> Sequence[Blocker]:
    if row.kind not in (ROOM_CHANGE, TRANSFER) or row.state != EFFECTIVE:
        return [NOT_MOVED]
    return [READ] if row.readings_on else []


async def meters_at_handover(actor: Actor, row: LeaseChange) -> list[dict[str, Any]]:
    """The meters that are to be read, in walking order; none where nothing is handed over or it is done."""
    if refuse_reading(actor, row) or row.next_lease_id is None:
        return []
    old, new = await fetch(Lease, actor, row.lease_id), await fetch(Lease, actor, row.next_lease_id)
    left, taken = await _meters(actor, old, new)
    return [_shape(meter, leaves=True) for meter in left] + [_shape(meter, leaves=False) for meter in taken]


async def _meters(actor: Actor, old: Lease, new: Lease) -> tuple[list[Meter], list[Meter]]:
    """Of the unit that is left, and those that only the other one has."""
    left = await meters_of(actor, old)
    known = {meter.id for meter in left}
    return left, [meter for meter in await meters_of(actor, new) if meter.id not in known]


def _shape(meter: Meter, *, leaves: bool) -> dict[str, Any]:
    return {**shape_meter(meter), "leaves": leaves}


async def read_meters(act: ChangeAct) -> None:
    """Books the readings of the day: a utility bill of the old lease up to there, and the bases of the new one.

    Invalid at the reading that is at fault, or while the day is still to come.
    """
    row, work = act.change, act.work
    day = row.effective_day
    if day > await business_day(act.actor.tenant_id):
        said = f"交接日 {day} 尚未到 | The day of the handover, {day}, is still to come"
        raise Invalid(said, fields={"readings": said})
    old = await lock(Lease, act.actor, row.lease_id)
    new = await lock(Lease, act.actor, row.next_lease_id or 0)
    left, taken = await _meters(work.actor, old, new)
    meters = await lock_meters(work, [*left, *taken])
    kinds = {number: (meter, BASE) for number, meter in meters.items()}
    kinds |= {meter.id: (meters[meter.id], FINAL) for meter in left}
    rows = await read_all(work.actor, act.body.readings, kinds, day)
    await store(work, rows, meters)
    await _bill(work, old, day)
    await work.update(new, bases_of(rows, taken or left), action="read_meters")
    await refresh_lease(work, old, "read_meters")
    act.changes["readings_on"] = day


async def _bill(work: Work, lease: Lease, day: date) -> None:
    """What the old lease has used and has on no bill yet, up to the day; none where nothing costs anything."""
    book = await read_book(work.actor, lease.community_id, day + DAY)
    items = book.items().get(lease.id, [])
    await refuse_unread(work.actor, book.unread.get(lease.id, ()))
    lines = tuple(line for item in items for line in item.lines)
    if not lines:
        return
    today = await business_day(work.actor.tenant_id)
    due = today + timedelta(days=PAY_WITHIN.days)
    first = max(lease.start_date, min(line.first for line in lines))
    planned = Planned(KIND, first, day - DAY, due, sum(line.amount for line in lines), lines)
    [bill] = await write_bills(work, lease, [planned], today)
    await _note_charged(work, lease, bill, sorted({row for item in items for row in item.readings}))


async def _note_charged(work: Work, lease: Lease, bill: Bill, ids: Sequence[int]) -> None:
    """Nobody pays for these readings again."""
    noted = {"tenant_id": work.actor.tenant_id, "lease_id": lease.id, "bill_id": bill.id}
    await MeterCharge.bulk_create([MeterCharge(**noted, reading_id=one) for one in ids])
    rows = scoped(MeterReading, work.actor).filter(id__in=ids, billed=False)
    for row in await rows.order_by("id").select_for_update(no_key=True):
        await work.update(row, {"billed": True}, action="bill")
