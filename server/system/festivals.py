"""The festival of a day, for the login page's background; asked before anybody is signed in."""

from datetime import date
from typing import Any

from starlette.requests import Request

from schema.kit.clock import today
from schema.system.festival import Festival
from schema.system.tenant import Tenant
from server.system.shapes.registers import FestivalQuery


async def _tenant_of(request: Request) -> int | None:
    """The tenant that the client was last signed in to, else the oldest one of the installation."""
    named = request.headers.get("tenant-id", "")
    if named.isdigit() and 0 < int(named) < 1 << 63:
        return int(named)
    first = await Tenant.filter(status="1").order_by("id").first()
    return first.id if first else None


async def festival_of_day(request: Request, query: FestivalQuery) -> dict[str, Any] | None:
    """GET /modules/sysFestival/queryByDate: {name, kind, images} of a day that has a background, else null."""
    day: date = query.date or today()
    tenant = await _tenant_of(request)
    found = await Festival.filter(
        tenant_id=tenant, del_flag=0, login_bg=True, begin_day__lte=day, end_day__gte=day
    ).first()
    return {"name": found.name, "kind": found.kind, "images": found.images} if found else None
