"""What other domains may ask of activities."""

from datetime import timedelta
from typing import Any

from schema.activity.activity import ON, RUNNING, Activity
from schema.kit.clock import now, to_wire
from server.kit.actor import Actor
from server.kit.scope import scoped

_LATEST = timedelta(days=60)


async def announced(actor: Actor, most: int) -> list[dict[str, Any]]:
    """What is on or comes next, as everybody may read it on a wall: no people, only how many."""
    moment = now()
    coming = scoped(Activity, actor).filter(state__in=ON, end_at__gte=moment, begin_at__lte=moment + _LATEST)
    return [
        {
            "id": str(row.id),
            "title": row.title,
            "place": row.place,
            "beginAt": to_wire(row.begin_at),
            "endAt": to_wire(row.end_at),
            "running": row.state == RUNNING or row.begin_at <= moment,
            "taken": row.taken,
            "capacity": row.capacity,
        }
        for row in await coming.order_by("begin_at", "id").limit(most)
    ]


__all__ = ["announced"]
