"""The hand-over at the beginning of a lease: its meters are read, and what they measured before is nobody's on it.

A lease that follows another one finds its meters read by the change that made it (`lease_changes/handover.py`).
It stands here, above leases, since meters name them.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Annotated, Any

from pydantic import Field

from schema.kit.errors import Invalid
from schema.kit.numerals import read_row_id
from schema.kit.wire import camel
from schema.rental.lease import HANDED_STATE, Lease
from schema.rental.meter import BASE, Meter
from schema.rental.meter import reading as reading_resource
from server.engine.effects import Effects
from server.http.body import Body
from server.http.one_of import OneOf
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.named_files import check_paths, limits_of
from server.kit.scope import fetch
from server.rental.leases.act import LeaseAct
from server.rental.leases.effects import refuse_handed_over
from server.rental.leases.terms import MeterReading
from server.rental.meters.bases import before_unsettled, set_aside, take_bases
from server.rental.meters.handover import (
    MOST_METERS,
    HandoverReading,
    bases_of,
    first_of_kinds,
    lock_meters,
    meters_of,
    read_all,
    shape_meter,
    store,
)
from server.rental.orders.acting import OrderRef

MOST_ITEMS = 60


class HandedItem(Body):
    """Something that the lessee gets with the rooms, keys among them."""

    name: str = Field(min_length=1, max_length=60)
    count: int = Field(default=1, ge=1, le=999)
    state: Annotated[str, OneOf(HANDED_STATE.labels)] = "good"
    photo: str = Field(default="", max_length=255)


class HandOver(OrderRef):
    """What the meters show when the lessee gets the keys: a reading of each, and bases to note where there is no meter of the kind;
    and what is handed over with them."""

    handed_over_on: date | None = None
    water_base: MeterReading | None = None
    elec_base: MeterReading | None = None
    gas_base: MeterReading | None = None
    readings: list[HandoverReading] = Field(default_factory=list, max_length=MOST_METERS)
    items: list[HandedItem] = Field(default_factory=list, max_length=MOST_ITEMS)


async def hand_over(act: LeaseAct) -> None:
    """The lease runs from now on, also ahead of its first day, and its meters count from what they show."""
    today = await business_day(act.actor.tenant_id)
    day = act.body.handed_over_on or today
    if day > today:
        raise Invalid(fields={"handedOverOn": "交房日期不能晚于今天 | It cannot be handed over later than today"})
    await _check_items(act.actor, act.body.items)
    act.changes["handed"] = [item.model_dump(mode="json") for item in act.body.items] or None
    act.changes |= {"handed_over_on": day, **await _begin_meters(act, day)}


async def _check_items(actor: Actor, items: Sequence[HandedItem]) -> None:
    for number, item in enumerate(items):
        if item.photo:
            await check_paths(actor, f"items.{number}.photo", [item.photo], limits_of(reading_resource.by_key["photo"]))


async def _begin_meters(act: LeaseAct, day: date) -> dict[str, Any]:
    """Base readings of all of them; gives the columns of the lease that follow. What nobody has read is as the contract says."""
    work, lease = act.work, act.lease
    meters = await lock_meters(work, await _to_read(work.actor, lease))
    if meters:
        await _refuse_lived_in(work.actor, lease)
        await set_aside(work, lease, meters, day)
        meters = await lock_meters(work, meters.values())
    items, added = _with_bases(act, meters.values())
    try:
        rows = await read_all(work.actor, items, {number: (meter, BASE) for number, meter in meters.items()}, day)
    except Invalid as error:
        raise Invalid(fields={_field_of(key, added): text for key, text in (error.fields or {}).items()}) from error
    await store(work, rows, meters)
    return bases_of(rows, meters.values())


def _with_bases(act: LeaseAct, meters: Iterable[Meter]) -> tuple[list[HandoverReading], dict[int, str]]:
    """The readings with the bases in the place of those that are left out; and which of them are added, by their number."""
    items: list[HandoverReading] = [item.model_copy() for item in act.body.readings]
    added: dict[int, str] = {}
    for column, meter in first_of_kinds(meters).items():
        noted = getattr(act.body, column) or getattr(act.lease, column)
        sent = [item for item in items if read_row_id(item.meter_id) == meter.id]
        if noted is None or any(item.value for item in sent):
            continue
        if sent:
            sent[0].value = str(noted)
        else:
            added[len(items)] = column
            items.append(HandoverReading(meter_id=str(meter.id), value=str(noted)))
    return items, added


def _field_of(key: str, added: Mapping[int, str]) -> str:
    """Where a fault of a reading is shown: nobody sees the field of one that was not sent."""
    number = key.split(".")[1] if key.startswith("readings.") else ""
    return camel(added[int(number)]) if number and int(number) in added else key


async def _refuse_lived_in(actor: Actor, lease: Lease) -> None:
    before = await before_unsettled(actor, lease)
    if before is not None:
        text = f"上一份合同{before.contract_no}尚未结算，请先办理其退租 | Lease {before.contract_no} before it is not settled yet"
        raise Invalid(fields={"readings": text})


async def _to_read(actor: Actor, lease: Lease) -> list[Meter]:
    return [] if lease.prev_lease_id is not None else await meters_of(actor, lease)


async def meters_at_move_in(actor: Actor, lease_id: str) -> list[dict[str, Any]]:
    """What the dialog asks for, in walking order."""
    return [shape_meter(meter) for meter in await _to_read(actor, await fetch(Lease, actor, lease_id))]


MOVE_IN = Effects(
    on={"handOver": hand_over},
    bodies={"handOver": HandOver},
    guards={"handOver": refuse_handed_over},
    after=take_bases,
)
"""The part that it has in the process of a lease."""
