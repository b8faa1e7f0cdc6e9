"""Overbooking limits: checked when they are saved, and written into the nights, under whose lock everybody sells."""

from datetime import date, timedelta
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from schema.rental.overbook_limit import EVERY_TYPE, OverbookLimit
from schema.rental.unit import Unit
from schema.rental.unit_type import type_text
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.board_events import connection_of
from server.rental.spans import DAY
from server.rental.unit_types import DAILY, find_type, read_type, type_of

LONGEST = timedelta(days=366)
_LOCK = """
SELECT 1 FROM rent_type_night WHERE tenant_id = $1 AND community_id = $2 AND (spare <> 0 OR (unit_type, night) IN (
  SELECT * FROM unnest($3::text[], $4::date[]))) ORDER BY community_id, unit_type, night FOR UPDATE
"""
_CLEAR = """
UPDATE rent_type_night SET spare = 0 WHERE tenant_id = $1 AND community_id = $2 AND spare <> 0
  AND (unit_type, night) NOT IN (SELECT * FROM unnest($3::text[], $4::date[]))
"""
_WRITE = """
INSERT INTO rent_type_night (id, tenant_id, community_id, unit_type, night, sold, spare)
SELECT x.id, $1, $2, x.type, x.night, 0, x.spare
FROM unnest($6::bigint[], $3::text[], $4::date[], $5::int[]) AS x (id, type, night, spare) ORDER BY x.type, x.night
ON CONFLICT (tenant_id, community_id, unit_type, night) DO UPDATE SET spare = EXCLUDED.spare
"""


async def _check(actor: Actor, values: dict[str, Any], row: Any) -> None:
    first: date = value_after(values, row, "from_day")
    last: date = value_after(values, row, "to_day")
    if last < first or last - first > LONGEST:
        raise Invalid(
            fields={"toDay": "不早于开始日期，最长366天 | Not before the first night, at most 366 days later"}
        )
    text = str(values.get("unit_type") or "").strip()
    if text and text != EVERY_TYPE:
        key = await find_type(actor, value_after(values, row, "community_id"), text)
        values["unit_type"] = type_text(key).split(" | ")[0]


async def _apply(work: Work, row: OverbookLimit, actor: Actor) -> None:
    """All nights of the community anew, in the order in which everybody locks them."""
    wanted = await _wanted(actor, row.community_id)
    nights = sorted(wanted)
    types, days = [key for key, _ in nights], [night for _, night in nights]
    connection, place = connection_of(work), (actor.tenant_id, row.community_id)
    await connection.fetch(_LOCK, *place, types, days)
    await connection.execute(_CLEAR, *place, types, days)
    spares = [wanted[key] for key in nights]
    await connection.execute(_WRITE, *place, types, days, spares, [next_id() for _ in nights])


async def _wanted(actor: Actor, community_id: int) -> dict[tuple[str, date], int]:
    """(type, night) -> how many may be sold beyond the places."""
    units = scoped(Unit, actor).filter(community_id=community_id, sellable=True, riyue__in=DAILY)
    keys = {key for unit in await units if (key := type_of(unit)) is not None}
    wanted: dict[tuple[str, date], int] = {}
    for limit in await scoped(OverbookLimit, actor).filter(community_id=community_id, spare__gt=0):
        named = keys if limit.unit_type == EVERY_TYPE else {read_type(keys, limit.unit_type)} - {None}
        for key in named:
            for number in range((limit.to_day - limit.from_day) // DAY + 1):
                place = (str(key), limit.from_day + number * DAY)
                wanted[place] = max(wanted.get(place, 0), limit.spare)
    return wanted


HOOKS = {
    "rental/overbookLimit": Hooks(
        validate=_check, after_add=_apply, after_edit=_apply, after_delete=_apply, after_restore=_apply
    )
}
