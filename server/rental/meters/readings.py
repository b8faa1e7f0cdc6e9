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
from server.rental.meters.usage import (
    Before,
    Dial,
    Seen,
    estimate,
    may_roll,
    mean_of,
    round_usage,
    usage_of,
    warnings_of,
)

# What comes after what on one day.
_RANK = {SWAP_OUT: 1, SWAP_IN: 2, BASE: 3}
_LOOK_BACK = 40
_USUAL_DAYS = 30
NEEDED = "请填写读数 | Enter the reading"
_LIVED_IN = """
SELECT EXISTS (SELECT 1 FROM rent_unit u JOIN occupancy_claim c ON c.tenant_id = u.tenant_id AND c.leaf_id = ANY(u.leaf_ids)
WHERE u.tenant_id = $1 AND u.id = $2 AND c.kind IN ('order', 'lease') AND c.from_day < $4 AND c.to_day > $3)
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
    photo: bool = False

    @property
    def place(self) -> tuple[date, int]:
        return self.day, _RANK.get(self.kind, 0)


def typed_of(row: MeterReading) -> Typed:
    return Typed(row.read_date, row.kind, row.value, row.rolled, row.id, photo=bool(row.photo))


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
    mean = mean_of(before.usages)
    copied = {"since": before.day, "last_value": before.value, "mean": mean, "value": typed.value}
    if typed.value is None and typed.kind != ESTIMATED:
        if not typed.open:
            raise Invalid(fields={"value": NEEDED})
        return {**copied, "usage": None, "warnings": None}
    dial = Dial(meter.digits, Decimal(meter.factor))
    value = round_usage(typed.value) if typed.value is not None else _guess(dial, before, typed.day)
    _refuse_value(dial, last, before, replace(typed, value=value))
    if _begins(typed, last):
        return {**copied, "value": value, "usage": Decimal(0), "warnings": None}
    usage = usage_of(dial, before.value, value, rolled=typed.rolled)
    if typed.kind == BASE:
        return {**copied, "value": value, "usage": usage, "warnings": None}
    lived = await _is_lived_in(actor, meter, before.day, typed.day)
    seen = Seen(lived, typed.rolled, typed.photo or typed.kind == ESTIMATED)
    warnings = warnings_of(usage, before, typed.day, seen)
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


async def place_names(actor: Actor, meters: Sequence[Meter]) -> dict[int, str | None]:
    """Where each hangs, by its id: the unit and what was noted of the spot."""
    units = of_tenant(Unit, actor.tenant_id).filter(id__in={meter.unit_id for meter in meters if meter.unit_id})
    titles = dict(await units.values_list("id", "title"))
    parts = {meter.id: (titles.get(meter.unit_id or 0, ""), meter.place or "") for meter in meters}
    return {meter_id: " ".join(part for part in both if part) or None for meter_id, both in parts.items()}


async def spread(work: Work, meter: Meter, row: MeterReading) -> None:
    """What a change of one reading means for the draft after it, and for what the meter says of itself."""
    line = await read_line(work.actor, meter.id)
    later = [one for one in line if place_of(one) > place_of(row)]
    if later and later[-1].state == DRAFT:
        await work.update(later[-1], await _again(work.actor, meter, later[-1]))
    last = next((one for one in line if one.state == CONFIRMED), None)
    shown = {"last_value": last.value, "last_date": last.read_date} if last else {"last_value": None, "last_date": None}
    await work.update(meter, shown, action="read")


async def _again(actor: Actor, meter: Meter, row: MeterReading) -> dict[str, Any]:
    """A draft that does not fit any more has no usage until it is typed again."""
    try:
        return await derive(actor, meter, replace(typed_of(row), open=True))
    except Invalid:
        return {"usage": None, "warnings": None}


def _before(meter: Meter, valued: Sequence[MeterReading]) -> Before:
    if not valued:
        return Before(Decimal(meter.base_value), meter.installed)
    used = [row for row in valued if row.usage is not None and row.kind not in (BASE, SWAP_IN)]
    days = [(row.read_date - row.since).days if row.since else _USUAL_DAYS for row in used]
    assert valued[0].value is not None
    return Before(valued[0].value, valued[0].read_date, [row.usage or Decimal(0) for row in used], days)


def _guess(dial: Dial, before: Before, day: date) -> Decimal:
    return estimate(dial, before, before.day or day, day)


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
    if _begins(typed, last):
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


def _begins(typed: Typed, last: MeterReading | None) -> bool:
    """Nothing was measured up to it: a new meter, or the first base of one."""
    return typed.kind == SWAP_IN or (typed.kind == BASE and (last is None or last.kind == SWAP_OUT))


async def _is_lived_in(actor: Actor, meter: Meter, since: date | None, day: date) -> bool:
    if not meter.unit_id:
        return False
    first = since or day - timedelta(days=1)
    return bool(await pool().fetchval(_LIVED_IN, actor.tenant_id, meter.unit_id, first, day))
