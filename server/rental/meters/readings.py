"""A reading against the one before it: what it must not be, and what follows from both.

Asked when it is typed, again under the lock of its meter when it is written, and once more when it is confirmed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from schema.kit.errors import Invalid
from schema.rental.meter import BASE, CONFIRMED, DRAFT, ESTIMATED, SWAP_IN, SWAP_OUT, VOID, Meter, MeterReading
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work
from server.rental.meters.usage import Before, Dial, estimate, may_roll, round_usage, usage_of, warnings_of

# What comes after what on one day.
_RANK = {SWAP_OUT: 1, SWAP_IN: 2, BASE: 3}
_LOOK_BACK = 40
NEEDED = "请填写读数 | Enter the reading"
_LIVED_IN = """
SELECT EXISTS (SELECT 1 FROM occupancy_claim WHERE tenant_id = $1 AND leaf_id = ANY($2::bigint[]) AND kind IN ('order', 'lease')
  AND from_day < $4 AND to_day > $3)
"""


@dataclass(frozen=True, slots=True)
class Typed:
    """A reading as somebody wants it; `id` of one that is there. `open`: it may be without a value for now."""

    day: date
    kind: str
    value: Decimal | None
    rolled: bool = False
    id: int = 0
    open: bool = False

    @property
    def place(self) -> tuple[date, int]:
        return self.day, _RANK.get(self.kind, 0)


def typed_of(row: MeterReading) -> Typed:
    return Typed(row.read_date, row.kind, row.value, row.rolled, row.id)


def place_of(row: MeterReading) -> tuple[date, int]:
    return row.read_date, _RANK.get(row.kind, 0)


async def read_line(actor: Actor, meter_id: int, without: int = 0) -> list[MeterReading]:
    """The last readings of a meter that count, the newest first."""
    rows = scoped(MeterReading, actor).filter(meter_id=meter_id).exclude(state=VOID).exclude(id=without)
    return sorted(await rows.order_by("-read_date").limit(_LOOK_BACK), key=place_of, reverse=True)


async def derive(actor: Actor, meter: Meter, typed: Typed) -> dict[str, Any]:
    """The columns that follow; Invalid at the field that is at fault."""
    line = await read_line(actor, meter.id, typed.id)
    _refuse_place(meter, typed, line)
    valued = [row for row in line if row.value is not None and place_of(row) < typed.place]
    last = valued[0] if valued else None
    before = _before(meter, valued)
    copied = {"since": before.day, "last_value": before.value, "value": typed.value}
    if typed.value is None and typed.kind != ESTIMATED:
        if not typed.open:
            raise Invalid(fields={"value": NEEDED})
        return {**copied, "usage": None, "warnings": None}
    value = round_usage(typed.value) if typed.value is not None else _guess(before, typed.day)
    dial = Dial(meter.digits, Decimal(meter.factor))
    _refuse_value(dial, last, before, replace(typed, value=value))
    if typed.kind in (BASE, SWAP_IN):
        return {**copied, "value": value, "usage": Decimal(0), "warnings": None}
    usage = usage_of(dial, before.value, value, rolled=typed.rolled)
    lived = await _is_lived_in(actor, meter, before.day, typed.day)
    warnings = warnings_of(usage, before, typed.day, lived_in=lived)
    return {**copied, "value": value, "usage": usage, "warnings": ",".join(warnings) or None}


def copies_of(meter: Meter, place: str | None) -> dict[str, Any]:
    """What a reading has of its meter, so that its list is in walking order."""
    return {
        "meter_no": meter.serial,
        "meter_kind": meter.kind,
        "community_id": meter.community_id or 0,
        "building_id": meter.building_id,
        "place": place,
        "walk": meter.walk,
    }


async def place_name(actor: Actor, meter: Meter) -> str | None:
    unit = await of_tenant(Unit, actor.tenant_id).get_or_none(id=meter.unit_id) if meter.unit_id else None
    return " ".join(part for part in (unit.title if unit else "", meter.place or "") if part) or None


async def spread(work: Work, meter: Meter, row: MeterReading) -> None:
    """What a change of one reading means for the draft after it, and for what the meter says of itself."""
    line = await read_line(work.actor, meter.id)
    later = [one for one in line if place_of(one) > place_of(row) and one.value is not None]
    if later and later[-1].state == DRAFT:
        await work.update(later[-1], await _again(work.actor, meter, later[-1]))
    last = next((one for one in line if one.state == CONFIRMED), None)
    shown = {"last_value": last.value, "last_date": last.read_date} if last else {"last_value": None, "last_date": None}
    await work.update(meter, shown, action="read")


async def _again(actor: Actor, meter: Meter, row: MeterReading) -> dict[str, Any]:
    """A draft that does not fit any more has no usage until it is typed again."""
    try:
        return await derive(actor, meter, typed_of(row))
    except Invalid:
        return {"usage": None, "warnings": None}


def _before(meter: Meter, valued: Sequence[MeterReading]) -> Before:
    if not valued:
        return Before(Decimal(meter.base_value), meter.installed)
    usages = [row.usage for row in valued if row.usage is not None and row.kind not in (BASE, SWAP_IN)]
    assert valued[0].value is not None
    return Before(valued[0].value, valued[0].read_date, usages)


def _guess(before: Before, day: date) -> Decimal:
    return estimate(before, before.day or day, day)


def _refuse_place(meter: Meter, typed: Typed, line: Sequence[MeterReading]) -> None:
    if meter.archived:
        raise Invalid(fields={"meterId": "该表已停用 | This meter is out of use"})
    if any((row.read_date, row.kind) == (typed.day, typed.kind) for row in line):
        text = "该表当日已有同类读数 | This meter has such a reading on that day"
        raise Invalid(fields={"readDate": text})
    later = next((row for row in line if row.state == CONFIRMED and place_of(row) > typed.place), None)
    if later is not None:
        text = f"{later.read_date}已有确认的读数 | A reading of {later.read_date} is confirmed already"
        raise Invalid(fields={"readDate": text})


def _refuse_value(dial: Dial, last: MeterReading | None, before: Before, typed: Typed) -> None:
    value, shown = typed.value or Decimal(0), f"{before.value.normalize():f}"
    taken_out = last is not None and last.kind == SWAP_OUT
    if value >= dial.end:
        raise Invalid(fields={"value": "超出该表的位数 | More than this meter can show"})
    if typed.kind == SWAP_IN and not taken_out:
        raise Invalid(fields={"kind": "请先登记旧表数 | Enter the reading of the old meter first"})
    if taken_out and typed.kind not in (SWAP_IN, BASE):
        raise Invalid(
            fields={"kind": "已换表，请先登记新表数 | The meter was changed; enter the new one's reading first"}
        )
    if typed.kind in (BASE, SWAP_IN):
        return
    if typed.rolled and value >= before.value:
        raise Invalid(fields={"rolled": f"读数不小于上次的{shown}，没有归零 | Not below the last reading {shown}"})
    if value >= before.value:
        return
    if not typed.rolled:
        text = f"小于上次读数{shown}；如表已归零，请先勾选 | Below the last reading {shown}; if it went through nought, say so first"
        raise Invalid(fields={"value": text})
    if not may_roll(dial, before.value):
        text = f"上次读数{shown}离最大值尚远，不会归零 | {shown} is far from the most it can show; it cannot have gone through nought"
        raise Invalid(fields={"rolled": text})


async def _is_lived_in(actor: Actor, meter: Meter, since: date | None, day: date) -> bool:
    unit = await of_tenant(Unit, actor.tenant_id).get_or_none(id=meter.unit_id) if meter.unit_id else None
    if unit is None:
        return False
    first = since or day - timedelta(days=1)
    return bool(await pool().fetchval(_LIVED_IN, actor.tenant_id, list(unit.leaf_ids), first, day))
