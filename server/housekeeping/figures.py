"""Figures of housekeeping for the day's page."""

from dataclasses import dataclass
from datetime import datetime

from schema.housekeeping.order import Order
from server.housekeeping.machine import OPEN
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
