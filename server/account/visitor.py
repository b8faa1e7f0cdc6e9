"""The organisation that a visitor looks at before signing in: the one they were last in, else the oldest."""

from starlette.requests import Request

from schema.system.tenant import Tenant
from server.kit.scope import everywhere

MOST = 1 << 63


async def tenant_of_visitor(request: Request) -> int | None:
    """By the tenant-id header that clients keep; None on an installation without any organisation."""
    named = request.headers.get("tenant-id", "")
    if named.isdecimal() and named.isascii() and 0 < int(named) < MOST:
        return int(named)
    first = await everywhere(Tenant).filter(status="1", del_flag=0).order_by("id").first()
    return first.id if first else None
