"""Queries of organisations: all of them by the administrators of the platform, and one's own."""

from typing import Any

from starlette.requests import Request

from schema.system.tenant import Tenant, UserTenant, tenant
from server.engine.hooks import Before, Hooks
from server.engine.queries import IdQuery
from server.engine.read import get_record, list_rows
from server.kit.actor import Actor
from server.kit.scope import everywhere, known_ids, parse_id
from server.system.access.platform import SHARED, is_platform, require_platform, within
from server.system.tenants.shapes import TenantIds


async def list_tenants(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/tenant/list: all of them for the platform, nothing for others."""
    page = await list_rows(tenant, await _reader(actor), request.query_params)
    return {**page, "records": [_numbered(record) for record in page["records"]]}


async def one_tenant(request: Request, actor: Actor, query: IdQuery) -> dict[str, Any]:
    """GET /sys/tenant/queryById?id: any for the platform, else one's own."""
    row_id = parse_id(query.id)
    if row_id != actor.tenant_id:
        await require_platform(actor)
    return await record_of(actor, row_id)


async def enabled_tenants(request: Request, actor: Actor, query: TenantIds) -> list[dict[str, Any]]:
    """GET /sys/tenant/queryList?ids: enabled ones; others than the platform see those they belong to."""
    found = everywhere(Tenant).filter(status="1", del_flag=0)
    if query.ids:
        found = found.filter(id__in=known_ids(query.ids))
    if not await is_platform(actor):
        joined = (
            await everywhere(UserTenant).filter(user_id=actor.user_id, enabled=True).values_list("tenant_id", flat=True)
        )
        found = found.filter(id__in=[actor.tenant_id, *(int(str(key)) for key in joined)])
    return [_describe(row) for row in await found.order_by("id").limit(500)]


def _describe(row: Tenant) -> dict[str, Any]:
    return {
        "id": wire_number(row.id),
        "name": row.name,
        "code": row.code,
        "beginDate": row.begin_date.isoformat() if row.begin_date else None,
        "endDate": row.end_date.isoformat() if row.end_date else None,
        "status": int(row.status),
    }


def wire_number(number: int) -> int | str:
    """An organisation's id is a number on the wire; one that was drawn is too long for JavaScript's numbers."""
    return number if number < 1 << 53 else str(number)


def _numbered(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "id": wire_number(int(record["id"]))}


async def record_of(actor: Actor, row_id: int) -> dict[str, Any]:
    return _numbered(await get_record(tenant, within(actor, SHARED), row_id))


async def _reader(actor: Actor) -> Actor:
    """The platform's administrators read what happened to an organisation; nobody else does."""
    return within(actor, SHARED) if await is_platform(actor) else actor


HOOKS = {"sys/tenant": Hooks(before=Before(read=_reader))}
