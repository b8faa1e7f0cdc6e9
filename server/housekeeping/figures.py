"""Figures of housekeeping for the day's page."""

from dataclasses import dataclass
from datetime import datetime

from tortoise.functions import Count

from schema.housekeeping.order import OPEN, Order
from server.housekeeping.load import read_business_day
from server.kit.actor import Actor
from server.kit.scope import scoped

OPEN_QUERY = {"state": ",".join(OPEN)}


@dataclass(frozen=True, slots=True)
class Waiting:
    """How many orders are open and since when the oldest waits; `query` filters the list that shows exactly these."""

    count: int
    oldest: datetime | None
    path: str
    query: dict[str, str]


async def open_count(actor: Actor) -> Waiting:
    """Open housekeeping orders of the tenant."""
    query = scoped(Order, actor).filter(state__in=OPEN)
    oldest = await query.order_by("create_time").first()
    return Waiting(await query.count(), oldest.create_time if oldest else None, "housekeeping/order", OPEN_QUERY)


async def state_counts(actor: Actor) -> dict[str, int]:
    """Orders that are open, by state, and those completed today."""
    rows = (
        await scoped(Order, actor).filter(state__in=OPEN).annotate(n=Count("id")).group_by("state").values("state", "n")
    )
    done = (
        await scoped(Order, actor)
        .filter(state="completed", finish_at__gte=(await read_business_day(actor.tenant_id)).begin)
        .count()
    )
    return {**{row["state"]: row["n"] for row in rows}, "completed": done}
