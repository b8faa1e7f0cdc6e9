"""The figures of a wall display: arrivals, departures and cleaning of the business day, and how full the nights around it are."""

from datetime import timedelta
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.money import to_yuan
from schema.system.tenant import Tenant
from server.housekeeping.api import state_counts
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import everywhere
from server.rental.api import clean_states, month_figures, nightly_occupancy, order_figures

INCOME = "portal:wall:income"
BEFORE, NIGHTS = 9, 30


async def read_wall(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /portal/wall: counts only, no names."""
    tenant = await everywhere(Tenant).get_or_none(id=actor.tenant_id)
    orders = await order_figures(actor.tenant_id)
    day = await business_day(actor.tenant_id)
    places, nights = await nightly_occupancy(actor.tenant_id, day - timedelta(days=BEFORE), NIGHTS)
    return {
        "organisation": tenant.name if tenant else "",
        "date": day.isoformat(),
        "time": to_wire(now()),
        "today": {
            "arrivals": orders["arrivals"],
            "arrived": orders["arrived"],
            "departures": orders["departures"],
            "departed": orders["departed"],
            "inHouse": orders["in_house"],
        },
        "housekeeping": await state_counts(actor),
        "rooms": await clean_states(actor.tenant_id),
        "places": places,
        "nights": [
            {"night": row["night"].isoformat(), "occupied": row["occupied"], "blocked": row["blocked"]}
            for row in nights
        ],
        "income": await _income(actor),
    }


async def _income(actor: Actor) -> dict[str, str] | None:
    if not actor.can(INCOME):
        return None
    row = await month_figures(actor.tenant_id)
    return {name: to_yuan(row[name]) for name in ("amount", "received", "refunded")}
