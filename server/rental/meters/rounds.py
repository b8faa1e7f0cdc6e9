"""A round of readings: an empty draft for each meter of a community, to be filled as one walks."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from tortoise.expressions import Q

from schema.kit.errors import Invalid, NotFound
from schema.rental.community import Community, community
from schema.rental.meter import BASE, DRAFT, SWAP_IN, SWAP_OUT, VOID, Meter, MeterReading, meter, reading
from server.engine.read import visible_ids
from server.engine.validate import check_choices
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.meters.readings import copies_of, place_names
from server.rental.meters.usage import MEAN_OF, mean_of

AT_ONCE = 200
"""So many meters are begun in one transaction."""
_LAST = f"""
SELECT DISTINCT ON (meter_id) meter_id, read_date, value FROM rent_meter_reading
WHERE tenant_id = $1 AND meter_id = ANY($2::bigint[]) AND read_date < $3 AND del_flag = 0 AND state <> 'void' AND value IS NOT NULL
ORDER BY meter_id, read_date DESC,
  CASE kind WHEN '{BASE}' THEN 3 WHEN '{SWAP_IN}' THEN 2 WHEN '{SWAP_OUT}' THEN 1 ELSE 0 END DESC"""

_USAGES = f"""
SELECT m.id, (SELECT array_agg(r.usage ORDER BY r.read_date DESC) FROM (SELECT usage, read_date FROM rent_meter_reading
    WHERE tenant_id = $1 AND meter_id = m.id AND read_date < $3 AND del_flag = 0 AND state <> 'void' AND value IS NOT NULL
      AND usage IS NOT NULL AND kind NOT IN ('{BASE}', '{SWAP_IN}') ORDER BY read_date DESC LIMIT {MEAN_OF}) r) AS usages
FROM unnest($2::bigint[]) AS m(id)"""
NO_METER = "这里没有要抄的表 | There is no meter to read here"


class BeginRound(Body):
    community_id: str
    read_date: date
    building_id: str = ""
    reader_id: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """What is begun: the meters of a round that its beginner may see, in walking order."""

    day: date
    reader: int | None
    meters: Sequence[int]


async def plan_round(actor: Actor, body: BeginRound) -> Round:
    """NotFound for a community out of sight; Invalid for a reader who is not there, and where there is nothing to read."""
    community_id = parse_id(body.community_id)
    if not await visible_ids(community, actor, [community_id]):
        raise NotFound()
    reader = parse_id(body.reader_id) if body.reader_id else None
    await check_choices(reading, {"reader_id": reader}, actor)
    wanted = scoped(Meter, actor).filter(community_id=community_id, archived=False)
    if body.building_id:
        wanted = wanted.filter(building_id=parse_id(body.building_id))
    ids = [one.id for one in await wanted.order_by("walk", "id").only("id")]
    seen = await visible_ids(meter, actor, ids)
    if not seen:
        raise Invalid(NO_METER, fields={"buildingId" if body.building_id else "communityId": NO_METER})
    return Round(body.read_date, reader, [one for one in ids if one in seen])


async def round_title(actor: Actor, body: BeginRound) -> str:
    """What its task is called."""
    name = (await fetch(Community, actor, body.community_id)).name
    return f"{name} {body.read_date} 抄表 | Round of readings {name} {body.read_date}"


async def begin_round(actor: Actor, planned: Round) -> dict[str, Any]:
    """Meters that have a draft, or a reading of that day or later, are left out; a second call makes none twice."""
    async with unit_of_work(actor) as work:
        return await begin_in(work, planned)


async def begin_in(work: Work, planned: Round) -> dict[str, Any]:
    """A few statements, however many meters."""
    actor = work.actor
    rows = scoped(Meter, actor).filter(id__in=list(planned.meters), archived=False)
    meters = await rows.order_by("id").select_for_update(no_key=True)
    known = await _read_or_begun(actor, [one.id for one in meters], planned.day)
    due = [one for one in meters if one.id not in known]
    last = await _last_values(actor, [one.id for one in due], planned.day)
    means = await _means(actor, [one.id for one in due], planned.day)
    places = await place_names(actor, due)
    await work.insert_many([_draft(one, planned, last.get(one.id), means[one.id], places[one.id]) for one in due])
    return {"made": len(due), "left": len(meters) - len(due)}


def _draft(
    meter: Meter,
    planned: Round,
    last: tuple[date | None, Decimal] | None,
    mean: Decimal | None,
    place: str | None,
) -> MeterReading:
    since, value = last or (meter.installed, Decimal(meter.base_value))
    copied = {**copies_of(meter, place), "mean": mean}
    told = {"read_date": planned.day, "reader_id": planned.reader, "since": since, "last_value": value}
    return MeterReading(meter_id=meter.id, **copied, **told)


async def _last_values(actor: Actor, ids: list[int], day: date) -> dict[int, tuple[date | None, Decimal]]:
    rows = await pool().fetch(_LAST, actor.tenant_id, ids, day)
    return {row["meter_id"]: (row["read_date"], row["value"]) for row in rows}


async def _means(actor: Actor, ids: list[int], day: date) -> dict[int, Decimal | None]:
    rows = await pool().fetch(_USAGES, actor.tenant_id, ids, day)
    return {row["id"]: mean_of(row["usages"] or []) for row in rows}


async def _read_or_begun(actor: Actor, ids: list[int], day: date) -> set[int]:
    rows = scoped(MeterReading, actor).filter(Q(state=DRAFT) | Q(read_date__gte=day), meter_id__in=ids)
    return {row.meter_id for row in await rows.exclude(state=VOID).only("id", "meter_id")}
