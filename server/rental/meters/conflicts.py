"""Effects of deciding a reading in conflict: what was read in front of the meter is written after all, or it is not used."""

from typing import Any

from schema.kit.errors import Conflict
from schema.rental.meter import CONFIRMED, VOID, Meter, MeterReading, reading
from schema.rental.reading_conflict import ReadingConflict, conflict
from server.engine.change import insert_in, update_in
from server.engine.effects import Act, Effects
from server.kit.scope import parse_id, scoped
from server.kit.unit_of_work import Work


async def lock_meter(work: Work, body: object) -> None:
    """Ahead of the conflict and of its readings; the engine says if there is none."""
    row = await scoped(ReadingConflict, work.actor).get_or_none(id=parse_id(getattr(body, "id", 0)))
    if row is not None:
        await scoped(Meter, work.actor).filter(id=row.meter_id).select_for_update(no_key=True)


async def take(act: Act) -> None:
    """Into the reading of that day, or as a new one where there is none; what is confirmed is made void first."""
    row: ReadingConflict = act.row
    values = _values_of(row)
    found = scoped(MeterReading, act.actor).filter(meter_id=row.meter_id, read_date=row.read_date, kind=row.kind)
    known = await found.exclude(state=VOID).first()
    if known is None:
        await insert_in(act.work, reading, {**values, "meter_id": row.meter_id, "read_date": row.read_date}, {})
        return
    if known.state == CONFIRMED:
        raise Conflict(
            "该日读数已确认，请先作废它再采用 | The reading of that day is confirmed; make it void first",
            id="reading.order",
        )
    await update_in(act.work, reading, known, values, {})


def _values_of(row: ReadingConflict) -> dict[str, Any]:
    return {
        "kind": row.kind,
        "value": row.value,
        "rolled": row.rolled,
        "reader_id": row.reader_id,
        "photo": row.photo,
        "photo_hash": row.photo_hash,
        "taken_at": row.taken_at,
        "received_at": row.received_at,
        "client_id": row.client_id,
        "skipped": None,
        "source": "photo" if row.photo else "hand",
    }


async def drop(act: Act) -> None:
    act.changes["dropped_reason"] = act.reason


EFFECTS: dict[str, Effects] = {conflict.path: Effects(on={"take": take, "drop": drop}, lock=lock_meter)}
