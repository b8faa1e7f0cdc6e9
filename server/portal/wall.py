"""What a wall display shows: figures of the business day, how full the nights around it are, the rooms by building, and activities."""

from datetime import timedelta
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.money import to_yuan
from schema.system.tenant import Tenant
from server.activity.api import announced
from server.housekeeping.api import state_counts
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import everywhere
from server.rental.api import clean_states, month_figures, nightly_occupancy, order_figures, room_plan

INCOME = "portal:wall:income"
BEFORE, NIGHTS = 9, 30
ACTIVITIES = 8


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
        "plan": _by_floor(await room_plan(actor.tenant_id)),
        "activities": await announced(actor, ACTIVITIES),
        "income": await _income(actor),
    }


def _by_floor(rooms: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Buildings with their floors from the top, in the order of the rooms."""
    buildings: dict[tuple[str, str], dict[int, list[dict[str, str]]]] = {}
    for room in rooms:
        floors = buildings.setdefault((room["community"], room["building"]), {})
        floors.setdefault(room["floor"], []).append(
            {"id": str(room["id"]), "name": room["name"], "state": room["state"]}
        )
    return [
        {
            "community": community,
            "building": building,
            "floors": [{"floor": floor, "rooms": found} for floor, found in floors.items()],
        }
        for (community, building), floors in buildings.items()
    ]


async def _income(actor: Actor) -> dict[str, str] | None:
    if not actor.can(INCOME):
        return None
    row = await month_figures(actor.tenant_id)
    return {name: to_yuan(row[name]) for name in ("amount", "received", "refunded")}
