"""Acts of those who go round: readings of meters, by phone and at the desk, viewings of the same
house in the same period, repairs that block their unit, and files of one renter that become one."""

from collections.abc import Awaitable, Callable
from decimal import Decimal
from typing import Any

from schema.domains import registry
from schema.kit.errors import Stale
from schema.kit.resource import Resource
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.meter import MeterReading
from schema.rental.order_parts import OrderGuest
from schema.rental.renter import Renter, renter
from schema.rental.ticket import RepairTicket
from schema.rental.viewing import Viewing
from server.engine import process
from server.engine.effects import Step
from server.engine.merge_shapes import MergeRows
from server.engine.merging import merge_rows
from server.engine.process import body_of
from server.engine.write import edit_row
from server.kit.actor import Actor
from server.kit.retry import TRIES
from server.rental.leases import contract
from server.rental.meters.rounds import BeginRound, begin_round, plan_round
from server.rental.meters.taking import TakeReading, take_reading
from server.rental.receivables.reminders import Remind, remind
from tests.rental.crowd import Act, Crowd
from tests.rental.village import add, on

READINGS, VIEWINGS, TICKETS = "rental/meterReading", "rental/viewing", "rental/ticket"
VISITOR = {"contactName": "赵强", "contactPhone": "13700137000", "guestsAgreed": True}


async def reading_of(crowd: Crowd, value: str = "110") -> MeterReading:
    """A draft of a meter of its own."""
    unit = crowd.unit()
    meter = {"serial": f"K-{unit.id}", "kind": "electricity", "unitId": str(unit.id), "baseValue": "100"}
    made = await add(crowd.actor, "rental/meter", **meter)
    form = {"meterId": str(made.id), "readDate": on(0), "value": value}
    row: MeterReading = await add(crowd.actor, READINGS, **form)
    return row


def take(reader: Actor, row: MeterReading, value: str, client_id: str) -> Act:
    body = {"id": str(row.id), "version": row.row_version, "act": "read", "value": Decimal(value)}
    return lambda: take_reading(reader, TakeReading.model_validate({**body, "client_id": client_id}))


def step(crowd: Crowd, path: str, code: str, row: Any, **asked: Any) -> Act:
    resource: Resource = registry().require(path)
    assert resource.process is not None
    form = {"id": str(row.id), "version": row.row_version, **asked}
    body = body_of(resource, resource.process.by_code[code], Step).model_validate(form)
    return lambda: process.run_transition(resource, code, crowd.actor, body)


async def read_meter(crowd: Crowd) -> Act:
    row = await reading_of(crowd)
    return take(crowd.actor, row, "120", f"crowd-{row.id}")


async def type_reading(crowd: Crowd) -> Act:
    row = await reading_of(crowd)
    return lambda: edit_row(registry().require(READINGS), crowd.actor, {"id": str(row.id), "value": "125"})


async def confirm_reading(crowd: Crowd) -> Act:
    return step(crowd, READINGS, "confirm", await reading_of(crowd))


async def void_reading(crowd: Crowd) -> Act:
    return step(crowd, READINGS, "void", await reading_of(crowd), reason="看错了")


async def begin_readings(crowd: Crowd) -> Act:
    """Of all meters of the community."""
    form = BeginRound(community_id=str(crowd.village.community), read_date=on(0))

    async def begin() -> None:
        await begin_round(crowd.actor, await plan_round(crowd.actor, form))

    return begin


async def viewing_of(crowd: Crowd, day: int, period: str = "noon") -> Viewing:
    body = {**VISITOR, "unitId": str(crowd.unit().id), "viewDate": on(day), "period": period}
    row: Viewing = await add(crowd.actor, VIEWINGS, **body)
    return row


async def book_viewing(crowd: Crowd) -> Act:
    body = {**VISITOR, "unitId": str(crowd.unit().id), "viewDate": on(200), "period": "noon"}
    return lambda: add(crowd.actor, VIEWINGS, **body)


async def rebook_viewing(crowd: Crowd) -> Act:
    row = await viewing_of(crowd, 201)
    where = {"viewDate": on(200), "period": "noon", "guestsAgreed": True}
    return step(crowd, VIEWINGS, "rebook", row, **where)


async def complete_viewing(crowd: Crowd) -> Act:
    return step(crowd, VIEWINGS, "complete", await viewing_of(crowd, 0))


async def lease_viewed(crowd: Crowd) -> Act:
    """The contract of what was seen."""
    row = await viewing_of(crowd, 0, "morning")
    await step(crowd, VIEWINGS, "complete", row)()
    form = crowd.lease_form(400).model_copy(update={"viewing_id": str(row.id)})
    return lambda: contract.add_lease(crowd.actor, form)


async def ticket_of(crowd: Crowd) -> RepairTicket:
    form = {"title": "漏水", "kind": "water", "urgency": "danger", "unitId": str(crowd.unit().id)}
    row: RepairTicket = await add(crowd.actor, TICKETS, **form)
    return row


async def block_for_repair(crowd: Crowd) -> Act:
    return step(crowd, TICKETS, "block", await ticket_of(crowd), from_day=on(0), to_day=on(4))


async def finish_repair(crowd: Crowd) -> Act:
    """Opens the unit that it blocked."""
    row = await ticket_of(crowd)
    await step(crowd, TICKETS, "block", row, from_day=on(0), to_day=on(4))()
    return step(crowd, TICKETS, "finish", await RepairTicket.get(id=row.id), outcome="修好")


async def merge_files(crowd: Crowd) -> Act:
    """A second file of the guest whom all stays of the crowd name, with a lease, its reminder and a stay to come of its own."""
    lease = await Lease.get(id=int((await crowd.signed_lease(crowd.lease_form(30)))["id"]))
    stay, past = await crowd.booked(200, 202), await crowd.left()
    other = await Renter.create(tenant_id=crowd.actor.tenant_id, name="王小芳", phone="13900139000")
    await OrderGuest.filter(order_id=int(stay["id"])).update(renter_id=other.id)
    await Lease.filter(id=lease.id).update(renter_id=other.id)
    bills = await Bill.filter(lease_id=lease.id, state="open").values_list("id", flat=True)
    assert (await remind(crowd.actor, Remind(ids=[str(bill) for bill in bills])))["made"]
    kept_id = (await OrderGuest.get(order_id=int(past["id"]))).renter_id
    assert kept_id

    async def merge() -> None:
        """Looked at once more where a stay that has ended meanwhile was counted."""
        for tries_left in reversed(range(TRIES)):
            try:
                versions = [(await Renter.get(id=row_id)).row_version for row_id in (kept_id, other.id)]
                names = str(kept_id), str(other.id)
                body = {"kept": names[0], "others": names[1], "versions": dict(zip(names, versions, strict=True))}
                await merge_rows(renter, crowd.actor, MergeRows.model_validate(body))
                return
            except Stale:
                if not tries_left:
                    raise

    return merge


ROUND_ACTS: list[Callable[[Crowd], Awaitable[Act]]] = [
    read_meter, type_reading, confirm_reading, void_reading, begin_readings, book_viewing, rebook_viewing,
    complete_viewing, lease_viewed, block_for_repair, finish_repair, merge_files,
]  # fmt: skip
