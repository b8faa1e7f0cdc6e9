"""The refusal to share a common meter while readings of its members are missing, with the units that they are of.

Counted as nothing used, they would be shared out to all now and be on a bill once more when they come.
"""

from collections.abc import Collection

from schema.kit.errors import Conflict
from schema.rental.unit import Unit, unit
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.scope import of_tenant

UNREAD = "meter.unread"
_ROOM = 80
"""So many letters of names leave a task's message room for both languages."""


async def refuse_unread(actor: Actor, units: Collection[int]) -> None:
    """Conflict where any unit lacks a reading; no field, since it is asked for elsewhere."""
    if units:
        raise Conflict(await describe_unread(actor, units), id=UNREAD)


async def describe_unread(actor: Actor, units: Collection[int]) -> str:
    """As a pair text; units out of sight are counted, not named."""
    seen = await visible_ids(unit, actor, list(units))
    rows = await of_tenant(Unit, actor.tenant_id).filter(id__in=seen).order_by("title").limit(_ROOM)
    names = [row.title for row in rows]
    while sum(len(name) + 2 for name in names) > _ROOM:
        names.pop()
    more = len(units) - len(names)
    zh = "、".join(names) + (f"{'等' if names else ''}{more}套房源" if more else "")
    en = ", ".join([*names, *([f"{more} more units" if names else f"{more} units"] if more else [])])
    return (
        f"公用表不能分摊，缺已确认的分表读数：{zh}；请抄表或估抄并确认"
        f" | A common meter cannot be shared, confirmed readings are missing of {en}; read or estimate, and confirm them"
    )
