"""Hooks of the screens of meters, readings and tariffs: what must fit together, and what follows."""

from collections.abc import Sequence
from typing import Any

from schema.kit.errors import Invalid
from schema.rental.meter import Meter, MeterReading
from schema.rental.unit import Unit
from server.engine.hooks import After, Bulk, Change, Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work
from server.rental.meters.readings import Typed, copies_of, derive, place_names, spread

FROM_A_SHEET = {"source": "file"}
# What a phone told of a value, which goes with it.
UNTAKEN: dict[str, Any] = {"taken_at": None, "received_at": None, "client_id": None, "skipped": None}


async def check_meter(actor: Actor, values: dict[str, Any], row: Meter | None) -> None:
    """A meter stands where its unit is; one that several share says where."""
    unit_id = value_after(values, row, "unit_id")
    if unit_id:
        unit = await fetch(Unit, actor, unit_id)
        values["community_id"], values["building_id"] = unit.community_id, unit.building_id
    elif not value_after(values, row, "community_id"):
        raise Invalid(fields={"communityId": "请选择房源或小区 | Choose a unit or a community"})
    if value_after(values, row, "factor") == 0:
        raise Invalid(fields={"factor": "倍率必须大于0 | The factor must be above 0"})


async def check_reading(actor: Actor, values: dict[str, Any], row: MeterReading | None) -> None:
    meter = await fetch(Meter, actor, value_after(values, row, "meter_id"))
    await derive(actor, meter, _typed(values, row))


async def lock_meters(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    """Readings of one meter are written one after the other."""
    ids = {int(value_after(values, row, "meter_id") or 0) for values, row in changes}
    await scoped(Meter, actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)


async def write_reading(work: Work, values: dict[str, Any], row: MeterReading | None, actor: Actor) -> None:
    meter = await fetch(Meter, actor, value_after(values, row, "meter_id"))
    values |= _forgotten(values, row)
    values |= await derive(actor, meter, _typed(values, row))
    values |= copies_of(meter, (await place_names(actor, [meter]))[meter.id])


def _forgotten(values: dict[str, Any], row: MeterReading | None) -> dict[str, Any]:
    """Whoever types another value, or brings another picture, makes what a phone had told of the old one untrue."""
    if row is None or "client_id" in values:
        return {}
    gone = UNTAKEN if "value" in values and values["value"] != row.value else {}
    return {**gone, "photo_hash": None} if "photo" in values and values["photo"] != row.photo else gone


def _typed(values: dict[str, Any], row: MeterReading | None) -> Typed:
    return Typed(
        value_after(values, row, "read_date"),
        value_after(values, row, "kind") or MeterReading().kind,
        value_after(values, row, "value"),
        bool(value_after(values, row, "rolled")),
        row.id if row is not None else 0,
        open=row is not None,
        photo=bool(value_after(values, row, "photo")),
    )


async def spread_reading(work: Work, row: MeterReading, actor: Actor) -> None:
    await spread(work, await fetch(Meter, actor, row.meter_id), row)


HOOKS: dict[str, Hooks] = {
    "rental/meter": Hooks(validate=check_meter),
    "rental/meterReading": Hooks(
        lock=lock_meters,
        validate=check_reading,
        prepare=write_reading,
        after=After(add=spread_reading, edit=spread_reading, delete=spread_reading, restore=spread_reading),
        bulk=Bulk(says=FROM_A_SHEET),
    ),
}
