"""Effects of the transitions of a reading: confirmed in the order of days, made void from the last one back."""

from schema.kit.clock import today
from schema.kit.errors import Conflict, Invalid
from schema.rental.meter import CONFIRMED, DRAFT, Meter, MeterReading, reading
from server.engine.effects import Act, Blocker, Effects
from server.kit.actor import Actor
from server.kit.scope import fetch, parse_id, scoped
from server.kit.unit_of_work import Work
from server.rental.day_window import booked_day, refuse_closed
from server.rental.meters.conflicts import EFFECTS as CONFLICT_EFFECTS
from server.rental.meters.readings import NEEDED, derive, place_of, read_line, spread, typed_of

EMPTY = Blocker("reading.value", NEEDED, {"value": NEEDED}, error=Invalid)
FUTURE = Blocker("reading.day", "抄表日期在今天之后 | The reading is dated later than today")
BILLED = Blocker("reading.billed", "该读数已出账，不能作废 | This reading is on a bill and cannot be made void")


async def lock_meter(work: Work, body: object) -> None:
    """Ahead of its reading; the engine says if there is none."""
    row = await scoped(MeterReading, work.actor).get_or_none(id=parse_id(getattr(body, "id", 0)))
    if row is not None:
        await scoped(Meter, work.actor).filter(id=row.meter_id).select_for_update(no_key=True)


async def confirm(act: Act) -> None:
    """Its usage is counted from the last reading, so the earlier ones come first."""
    meter = await fetch(Meter, act.actor, act.row.meter_id)
    line = await read_line(act.actor, meter.id, act.row.id)
    earlier = [
        row for row in line if row.state == DRAFT and row.value is not None and place_of(row) < place_of(act.row)
    ]
    if earlier:
        day = earlier[-1].read_date
        raise Conflict(
            f"请先确认{day}的读数 | Confirm the reading of {day} first", id="reading.order", result={"day": str(day)}
        )
    act.changes |= await derive(act.actor, meter, typed_of(act.row))


async def void(act: Act) -> None:
    """The last one first, and none of a day that is closed."""
    line = await read_line(act.actor, act.row.meter_id, act.row.id)
    later = next((row for row in line if row.state == CONFIRMED and place_of(row) > place_of(act.row)), None)
    if later is not None:
        raise Conflict(
            f"请先作废{later.read_date}的读数 | Make the reading of {later.read_date} void first", id="reading.order"
        )
    day = await booked_day(act.row, act.row.read_date)
    await refuse_closed(act.actor.tenant_id, day, "请用今天的读数更正 | put it right by a reading of today")
    act.changes["void_reason"] = act.reason


async def spread_step(act: Act) -> None:
    await spread(act.work, await fetch(Meter, act.actor, act.row.meter_id), act.row)


def in_the_way_of_confirming(actor: Actor, row: MeterReading) -> list[Blocker]:
    return [EMPTY] if row.value is None else [FUTURE] if row.read_date > today() else []


def in_the_way_of_voiding(actor: Actor, row: MeterReading) -> list[Blocker]:
    return [BILLED] if row.billed else []


EFFECTS: dict[str, Effects] = {
    **CONFLICT_EFFECTS,
    reading.path: Effects(
        on={"confirm": confirm, "void": void},
        guards={"confirm": in_the_way_of_confirming, "void": in_the_way_of_voiding},
        lock=lock_meter,
        after=spread_step,
    ),
}
