"""Meters at a handover, whoever comes or goes: which ones a lease has, what is typed of them, and the confirmed readings of it.

Moving in, leaving and every change of who lives there read them in the same way, so that no usage is paid for twice or by whoever
was not there.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any

from pydantic import Field

from schema.kit.errors import Invalid
from schema.kit.numerals import read_row_id
from schema.rental.lease import Lease
from schema.rental.meter import BASE, CONFIRMED, DRAFT, Meter, MeterReading
from schema.rental.meter import reading as reading_resource
from schema.rental.unit import Unit
from schema.rental.utility_share import UtilityShare
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.named_files import check_files
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work
from server.rental.leases.terms import MeterReading as Shown
from server.rental.meters.readings import Typed, copies_of, derive, place_names, read_line, spread

MOST_METERS = 40
BASES = {"water": "water_base", "electricity": "elec_base", "gas": "gas_base"}


class HandoverReading(Body):
    """What a meter shows on the day; `rolled`: it went through nought."""

    meter_id: str
    value: Shown | None = None
    rolled: bool = False
    photo: str = Field(default="", max_length=255)


async def meters_of(actor: Actor, lease: Lease) -> list[Meter]:
    """Meters that measure the leased unit, or a part of it, and nobody else's; in walking order."""
    unit = await of_tenant(Unit, actor.tenant_id).get_or_none(id=lease.unit_id)
    leaves = set(unit.leaf_ids) if unit else set()
    units = {row.id: row for row in await scoped(Unit, actor).filter(house_id=unit.house_id)} if unit else {}
    inside = [row.id for row in units.values() if row.leaf_ids and set(row.leaf_ids) <= leaves]
    rows = await scoped(Meter, actor).filter(unit_id__in=inside, archived=False).order_by("walk", "id")
    shared = set(
        await scoped(UtilityShare, actor)
        .filter(meter_id__in=[row.id for row in rows])
        .values_list("meter_id", flat=True)
    )
    return [row for row in rows if row.id not in shared]


def shape_meter(meter: Meter) -> dict[str, Any]:
    """What a form says of a meter that is to be read."""
    return {
        "id": str(meter.id),
        "serial": meter.serial,
        "kind": meter.kind,
        "place": meter.place or "",
        "lastValue": None if meter.last_value is None else f"{meter.last_value.normalize():f}",
        "lastDate": meter.last_date.isoformat() if meter.last_date else None,
    }


async def lock_meters(work: Work, meters: Iterable[Meter]) -> dict[int, Meter]:
    """By their ids, in the order of `meters`, as they are now."""
    ids = [meter.id for meter in meters]
    rows = await scoped(Meter, work.actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)
    locked = {row.id: row for row in rows}
    return {meter_id: locked[meter_id] for meter_id in ids if meter_id in locked}


async def readings_of(
    actor: Actor, items: Sequence[HandoverReading], meters: Mapping[int, tuple[Meter, str]], day: date
) -> list[MeterReading]:
    """Confirmed readings that are not stored yet, of meters with the kind that each is read as; Invalid at those that are at fault.

    What is left empty is left out.
    """
    found, faults = [], {}
    for number, item in enumerate(items):
        meter, kind = meters.get(read_row_id(item.meter_id) or 0, (None, ""))
        if meter is None:
            faults[f"readings.{number}.meterId"] = "不是该房源的表 | Not a meter of this unit"
        elif item.value:
            typed = Typed(day, kind, Decimal(item.value), item.rolled, photo=bool(item.photo))
            try:
                found.append(await _reading(actor, meter, typed, item.photo))
            except Invalid as error:
                faults |= {f"readings.{number}.value": text for text in (error.fields or {}).values()}
    if faults:
        raise Invalid(fields=faults)
    return found


async def base_reading(actor: Actor, meter: Meter, day: date, value: Decimal) -> MeterReading:
    """What a contract says that the meter shows, as a confirmed reading that is not stored yet; Invalid where it cannot be."""
    return await _reading(actor, meter, Typed(day, BASE, value), "")


async def read_all(
    actor: Actor, items: Sequence[HandoverReading], meters: Mapping[int, tuple[Meter, str]], day: date
) -> list[MeterReading]:
    """The same, all of them or none: a meter that was not read would be nobody's."""
    empty = {
        f"readings.{number}.value": "请填写读数 | Enter the reading"
        for number, item in enumerate(items)
        if not item.value and read_row_id(item.meter_id) in meters
    }
    if empty:
        raise Invalid(fields=empty)
    rows = await readings_of(actor, items, meters, day)
    if len(rows) != len(items) or {row.meter_id for row in rows} != meters.keys():
        raise Invalid(fields={"readings": "请抄录每一块表 | Read every one of the meters"})
    return rows


async def _reading(actor: Actor, meter: Meter, typed: Typed, photo: str) -> MeterReading:
    if photo:
        await check_files([reading_resource.by_key["photo"]], {"photo": photo}, actor)
    waiting = [row for row in await read_line(actor, meter.id) if row.state == DRAFT and row.value is not None]
    if waiting:
        text = f"请先确认{waiting[-1].read_date}的读数 | Confirm the reading of {waiting[-1].read_date} first"
        raise Invalid(fields={"value": text})
    columns = {**copies_of(meter, (await place_names(actor, [meter]))[meter.id]), **await derive(actor, meter, typed)}
    whole = {"read_date": typed.day, "kind": typed.kind, "rolled": typed.rolled, "photo": photo or None}
    return MeterReading(meter_id=meter.id, state=CONFIRMED, **{**columns, **whole})


async def store(work: Work, rows: Sequence[MeterReading], meters: Mapping[int, Meter]) -> None:
    """Their meters must be locked."""
    for row in rows:
        await work.insert(row)
        await spread(work, meters[row.meter_id], row)


def first_of_kinds(meters: Iterable[Meter]) -> dict[str, Meter]:
    """The meters that the bases of a contract are of, by its columns: of several of a kind, the first in walking order."""
    found: dict[str, Meter] = {}
    for meter in meters:
        if meter.kind in BASES:
            found.setdefault(BASES[meter.kind], meter)
    return found


def bases_of(rows: Sequence[MeterReading], meters: Iterable[Meter]) -> dict[str, Any]:
    """The columns of a lease that say what it began with."""
    read = {row.meter_id: row.value for row in rows}
    firsts = first_of_kinds(meter for meter in meters if meter.id in read)
    return {column: read[meter.id] for column, meter in firsts.items()}
