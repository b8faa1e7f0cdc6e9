"""A round of readings: an empty draft for each meter of a community, to be filled as one walks."""

from datetime import date
from typing import Any

from tortoise.expressions import Q

from schema.rental.community import Community
from schema.rental.meter import DRAFT, NORMAL, VOID, Meter, MeterReading
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.scope import fetch, parse_id, scoped
from server.kit.unit_of_work import unit_of_work
from server.rental.meters.readings import Typed, copies_of, derive, place_name


class BeginRound(Body):
    community_id: str
    read_date: date
    building_id: str = ""


async def begin_round(actor: Actor, body: BeginRound) -> dict[str, Any]:
    """Meters that have a draft, or a reading of that day or later, are left out; a second call makes none twice."""
    community = await fetch(Community, actor, body.community_id)
    wanted = scoped(Meter, actor).filter(community_id=community.id, archived=False)
    if body.building_id:
        wanted = wanted.filter(building_id=parse_id(body.building_id))
    async with unit_of_work(actor) as work:
        meters = await wanted.order_by("id").select_for_update(no_key=True)
        known = await _read_or_begun(actor, [meter.id for meter in meters], body.read_date)
        due = [meter for meter in meters if meter.id not in known]
        for meter in due:
            typed = Typed(body.read_date, NORMAL, None, open=True)
            follows = await derive(actor, meter, typed)
            copied = copies_of(meter, await place_name(actor, meter))
            await work.insert(MeterReading(meter_id=meter.id, read_date=body.read_date, **{**copied, **follows}))
    return {"made": len(due), "left": len(meters) - len(due)}


async def _read_or_begun(actor: Actor, ids: list[int], day: date) -> set[int]:
    rows = scoped(MeterReading, actor).filter(Q(state=DRAFT) | Q(read_date__gte=day), meter_id__in=ids)
    return {row.meter_id for row in await rows.exclude(state=VOID)}
