"""Overbooking limits, checked when they are saved and written into the nights, under whose lock everybody sells."""

from datetime import date, timedelta
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from schema.rental.community import Community
from schema.rental.overbook_limit import EVERY_TYPE, OverbookLimit
from schema.rental.unit import Unit
from schema.rental.unit_type import type_text
from server.engine.hooks import After, Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work
from server.rental.inventory.types import DAILY, find_type, read_type, type_of
from server.rental.spans import DAY

LONGEST = timedelta(days=366)
_WRITE = """
INSERT INTO rent_type_night (id, tenant_id, community_id, unit_type, night, sold, spare)
SELECT coalesce(x.id, n.id), $1, $2, coalesce(x.type, n.unit_type), coalesce(x.night, n.night), 0, coalesce(x.spare, 0)
FROM unnest($6::bigint[], $3::text[], $4::date[], $5::int[]) AS x (id, type, night, spare)
FULL JOIN (SELECT id, unit_type, night FROM rent_type_night WHERE tenant_id = $1 AND community_id = $2 AND spare <> 0) n
  ON n.unit_type = x.type AND n.night = x.night
ORDER BY 4, 5
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
    """All nights of the community anew, written in the order in which everybody locks them; one limit after the other."""
    await lock(Community, actor, row.community_id)
    wanted = await _wanted(actor, row.community_id)
    nights = sorted(wanted)
    types, days = [key for key, _ in nights], [night for _, night in nights]
    spares, ids = [wanted[key] for key in nights], [next_id() for _ in nights]
    await work.connection.execute(_WRITE, actor.tenant_id, row.community_id, types, days, spares, ids)


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
    "rental/overbookLimit": Hooks(validate=_check, after=After(add=_apply, edit=_apply, delete=_apply, restore=_apply))
}
