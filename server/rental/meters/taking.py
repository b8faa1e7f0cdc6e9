"""Readings taken in front of the meter: each counts once however often a phone sends it, and none is lost.

What does not fit what was written meanwhile becomes a conflict that a person decides (`conflicts.py`).
"""

from datetime import datetime, timedelta
from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import Field

from schema.kit.clock import from_wire, now
from schema.kit.errors import AppError, Conflict, Invalid, NotFound
from schema.rental.meter import (
    CONFIRMED,
    ESTIMATED,
    NORMAL,
    SWAP_IN,
    SWAP_OUT,
    VOID,
    Meter,
    MeterReading,
    reading,
)
from schema.rental.reading_conflict import ReadingConflict
from schema.system.file import File
from server.engine.change import insert_in, update_in
from server.engine.read import visible_ids
from server.http.body import Body
from server.http.moment import MomentIfAny
from server.kit.actor import Actor
from server.kit.files import PICTURES
from server.kit.idempotency import own_name
from server.kit.named_files import check_paths
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.meters.readings import NEEDED
from server.rental.meters.shapes import ReadingTakenShape
from server.rental.meters.walk import card_of

OLDEST = timedelta(days=31)
_Value = Annotated[Decimal, Field(ge=0, max_digits=12, decimal_places=3)]


class TakeReading(Body):
    """`version`: of the reading as the phone knew it. `value`: what the meter shows, of one that is changed the old one;
    `new_value`: the new one's. `at`: the phone's moment."""

    id: str
    act: Literal["read", "estimate", "swap", "skip"]
    version: int
    value: _Value | None = None
    new_value: _Value | None = None
    rolled: bool = False
    reason: str = Field(default="", max_length=200)
    photos: list[str] = Field(default_factory=list, max_length=1)
    client_id: str = Field(min_length=8, max_length=60)
    at: MomentIfAny = ""


async def take_reading(actor: Actor, body: TakeReading) -> dict[str, Any]:
    """The reading as it is now; `conflict` says in the card why what was read is to be decided by a person.

    NotFound out of sight; Invalid for what is wrong in itself, and for what does not fit a reading that is still as the phone knew it.
    """
    _check_words(body)
    await check_paths(actor, "photos", body.photos, PICTURES)
    row = await _find(actor, body.id)
    body = body.model_copy(update={"client_id": own_name(actor, body.client_id)})
    async with unit_of_work(actor) as work:
        meter = await _lock_meter(work, row)
        row = await of_tenant(MeterReading, actor.tenant_id).get(id=row.id)
        if not await _was_sent(work, body):
            await _take(work, meter, row, body)
        return ReadingTakenShape(reading=await card_of(actor, row.id)).model_dump(by_alias=True)


def _check_words(body: TakeReading) -> None:
    if body.act in ("read", "swap") and body.value is None:
        raise Invalid(fields={"value": NEEDED})
    if body.act == "swap" and body.new_value is None:
        raise Invalid(fields={"newValue": NEEDED})
    if body.act == "skip" and not body.reason:
        raise Invalid(fields={"reason": "请说明原因 | Please say why"})


async def _find(actor: Actor, reading_id: str) -> MeterReading:
    """Also one that was deleted meanwhile: somebody stood in front of its meter all the same."""
    number = parse_id(reading_id)
    seen = await visible_ids(reading, actor, [number]) or await visible_ids(reading, actor, [number], deleted=True)
    if not seen:
        raise NotFound()
    return await of_tenant(MeterReading, actor.tenant_id).get(id=number)


async def _lock_meter(work: Work, row: MeterReading) -> Meter:
    found = of_tenant(Meter, work.actor.tenant_id).filter(id=row.meter_id)
    return await found.select_for_update(no_key=True).get()


async def _was_sent(work: Work, body: TakeReading) -> bool:
    return (
        await scoped(MeterReading, work.actor).filter(client_id=body.client_id).exists()
        or await scoped(ReadingConflict, work.actor).filter(client_id=body.client_id).exists()
    )


async def _take(work: Work, meter: Meter, row: MeterReading, body: TakeReading) -> None:
    said = _said_so(row, body)
    clash = None if said else _clash(work.actor, row, body)
    if said or (clash and body.act in ("skip", "estimate")):
        return
    if clash is None:
        try:
            async with work.part():
                await _write(work, row, body)
            return
        except (Invalid, Conflict) as error:
            # The phone knew the reading as it is and could have told.
            if row.row_version == body.version:
                raise
            clash = _worded(error)
        row = await of_tenant(MeterReading, work.actor.tenant_id).get(id=row.id)
    await _keep(work, meter, row, body, clash)


def _worded(error: AppError) -> str:
    return next(iter((error.fields or {}).values()), error.message)


def _said_so(row: MeterReading, body: TakeReading) -> bool:
    """Somebody wrote the very same."""
    return row.del_flag == 0 and row.state != VOID and body.act == "read" and row.value == body.value


def _clash(actor: Actor, row: MeterReading, body: TakeReading) -> str | None:
    if row.del_flag:
        return "该抄表任务已被删除 | The reading was deleted meanwhile"
    if row.state == VOID:
        return "该读数已作废 | The reading was made void meanwhile"
    if row.state == CONFIRMED:
        return f"已确认的读数是{_plain(row.value)} | {_plain(row.value)} is confirmed already"
    if row.value is None or row.row_version == body.version or _is_own(actor, row):
        return None
    return f"已有另一个读数{_plain(row.value)} | Another value was entered: {_plain(row.value)}"


def _is_own(actor: Actor, row: MeterReading) -> bool:
    """What one's own phone sent before may be corrected."""
    return row.client_id is not None and row.reader_id == actor.user_id


def _plain(value: Decimal | None) -> str:
    return "" if value is None else f"{value.normalize():f}"


async def _write(work: Work, row: MeterReading, body: TakeReading) -> None:
    values = {**await _told(work.actor, body), **_VALUES[body.act](row, body)}
    await update_in(work, reading, row, values, {})
    if body.act == "swap":
        second = {"meter_id": row.meter_id, "read_date": row.read_date, "kind": SWAP_IN, "value": body.new_value}
        await insert_in(work, reading, {**second, "reader_id": work.actor.user_id, "source": values["source"]}, {})


def _read(row: MeterReading, body: TakeReading) -> dict[str, Any]:
    kind = NORMAL if row.kind == ESTIMATED else row.kind
    return {"kind": kind, "value": body.value, "rolled": body.rolled, "skipped": None}


def _estimate(row: MeterReading, body: TakeReading) -> dict[str, Any]:
    return {"kind": ESTIMATED, "value": None, "rolled": False, "skipped": body.reason or None}


def _swap(row: MeterReading, body: TakeReading) -> dict[str, Any]:
    return {"kind": SWAP_OUT, "value": body.value, "rolled": body.rolled, "skipped": None}


def _skip(row: MeterReading, body: TakeReading) -> dict[str, Any]:
    kind = NORMAL if row.kind == ESTIMATED else row.kind
    return {"kind": kind, "value": None, "rolled": False, "skipped": body.reason}


_VALUES = {"read": _read, "estimate": _estimate, "swap": _swap, "skip": _skip}


async def _told(actor: Actor, body: TakeReading) -> dict[str, Any]:
    """What the phone tells of a reading beside its value; a picture that it had stays where no other comes."""
    told = {
        "reader_id": actor.user_id,
        "client_id": body.client_id,
        "taken_at": settle_moment(body.at),
        "received_at": now(),
        "source": "photo" if body.photos else "hand",
    }
    if not body.photos:
        return told
    [path] = body.photos
    file = await scoped(File, actor).get(file_path=path)
    return {**told, "photo": path, "photo_hash": file.sha256}


def settle_moment(text: str) -> datetime | None:
    """The phone's moment where it can be true: not in the future, not long ago."""
    moment = from_wire(text) if text else None
    return moment if moment is not None and now() - OLDEST < moment <= now() + timedelta(minutes=5) else None


async def _keep(work: Work, meter: Meter, row: MeterReading, body: TakeReading, why: str) -> None:
    """As conflicts: of a meter that was changed, both its values."""
    told = await _told(work.actor, body)
    common = {
        "meter_id": meter.id,
        "reading_id": row.id,
        "meter_no": meter.serial,
        "community_id": row.community_id,
        "place": row.place,
        "read_date": row.read_date,
        "why": why[:400],
        **{name: value for name, value in told.items() if name not in ("source", "client_id")},
    }
    kind = SWAP_OUT if body.act == "swap" else NORMAL if row.kind == ESTIMATED else row.kind
    first = {"kind": kind, "value": body.value, "rolled": body.rolled, "client_id": body.client_id}
    await work.insert(ReadingConflict(**common, **first))
    if body.act == "swap":
        second = {"kind": SWAP_IN, "value": body.new_value, "client_id": f"{body.client_id}:in"}
        await work.insert(ReadingConflict(**common, **second))
