"""Effects of calls about organisations, which only administrators of the platform make; their rows belong to no tenant."""

from datetime import date
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Conflict, Invalid, NotFound, Stale
from schema.kit.snowflake import next_id
from schema.system.tenant import Tenant, tenant
from schema.system.tenant_package import TenantPackage
from schema.system.user import User
from server.account.api import make_opening
from server.engine.queries import IdQuery, IdsQuery
from server.engine.row_locks import lock_for_delete, require_present
from server.engine.validate import check_choices, read_values
from server.http.body import Body, parse, read_object
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.database import pool
from server.kit.named_files import check_files
from server.kit.outbox import OutboxEvent
from server.kit.scope import everywhere, fetch, known_ids, lock, of_tenant, parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.system.access.platform import SHARED, require_platform, within
from server.system.tenants.founding import check_admin, found_tenant
from server.system.tenants.queries import record_of
from server.system.tenants.shapes import FirstAdmin

SMALL = 1 << 31


async def add_tenant(request: Request, actor: Actor) -> dict[str, Any]:
    """POST /sys/tenant/add: the fields, `id` if chosen, and the first administrator; founded with its base data.

    `opening` {code, url, expiresAt} comes once, for an administrator who has no password yet."""
    await require_platform(actor)
    data = await read_object(request)
    admin = parse(FirstAdmin, data)
    number = admin.id or await _next_number()
    if not data.get("code"):
        data["code"] = f"t{number}"
    values = await _read(actor, data, None)
    await check_admin(admin)
    await _check_free(admin.id, str(values["code"]))
    async with unit_of_work(within(actor, SHARED)) as shared:
        await _hold_package(shared, values)
        row = Tenant(id=number, **values)
        await shared.insert(row)
        _tell(shared, actor, row, "add")
        shared.actor = within(actor, row.id)
        first = await found_tenant(shared, row, admin)
    record = await record_of(actor, row.id)
    if first is not None and not admin.admin_password:
        record["opening"] = await make_opening(first.id)
    return record


async def edit_tenant(request: Request, actor: Actor) -> dict[str, Any]:
    """PUT or POST /sys/tenant/edit; a frozen organisation is out at once."""
    await require_platform(actor)
    data = await read_object(request)
    row_id = parse_id(data.get("id") or "")
    shared = within(actor, SHARED)
    try:
        async with unit_of_work(shared) as work:
            row = await lock(Tenant, shared, row_id)
            values = await _read(actor, data, row)
            _refuse_own(actor, row.id, values)
            await _hold_package(work, values)
            await work.update(row, values, parse(_Version, data).row_version)
            _tell(work, actor, row, "edit")
            announce_rights(work, tenant_id=row_id)
    except Stale as error:
        raise Stale(result=await record_of(actor, row_id)) from error
    return await record_of(actor, row_id)


async def delete_tenant(request: Request, actor: Actor, query: IdQuery) -> int:
    """DELETE /sys/tenant/delete?id."""
    return await _delete(actor, [parse_id(query.id)])


async def delete_tenants(request: Request, actor: Actor, query: IdsQuery) -> int:
    """DELETE /sys/tenant/deleteBatch?ids."""
    return await _delete(actor, known_ids(query.ids))


async def _delete(actor: Actor, ids: list[int]) -> int:
    """Refused while somebody works there."""
    await require_platform(actor)
    shared = within(actor, SHARED)
    async with unit_of_work(shared) as work:
        await lock_for_delete(work, Tenant, ids)
        for row_id in ids:
            row = await fetch(Tenant, shared, row_id)
            if await of_tenant(User, row.id).filter(del_flag=0).exists() or row.id == actor.tenant_id:
                raise Conflict("租户下还有用户，不能删除 | This organisation still has users", id="tenant.used")
            await work.delete(row)
            _tell(work, actor, row, "delete")
    if not ids:
        raise NotFound()
    return len(ids)


async def _read(actor: Actor, data: dict[str, Any], row: Tenant | None) -> dict[str, Any]:
    values = read_values(tenant, data, adding=row is None)
    await check_choices(tenant, values, actor, row)
    await check_files(tenant.complete_fields, values, actor, row)
    begin: date | None = values.get("begin_date", row.begin_date if row else None)
    end: date | None = values.get("end_date", row.end_date if row else None)
    if begin and end and end < begin:
        raise Invalid(fields={"endDate": "不能早于开始日期 | Not before the first day"})
    return values


async def _hold_package(work: Work, values: dict[str, Any]) -> None:
    """It is not deleted before this is written."""
    if values.get("package_id"):
        await require_present(work, TenantPackage, [values["package_id"]])


def _refuse_own(actor: Actor, row_id: int, values: dict[str, Any]) -> None:
    if row_id == actor.tenant_id and values.get("status", "1") != "1":
        raise Conflict("不能冻结平台自身 | The platform's own organisation cannot be frozen", id="tenant.self")
    if row_id == actor.tenant_id and values.get("package_id"):
        raise Invalid(fields={"packageId": "平台自身不受套餐限制 | The platform's own organisation has no package"})


async def _check_free(number: int | None, code: str) -> None:
    if number is not None and await everywhere(Tenant).filter(id=number).exists():
        raise Invalid(fields={"id": "该值已存在 | This value is already taken"})
    if await everywhere(Tenant).filter(code=code).exists():
        raise Invalid(fields={"code": "该值已存在 | This value is already taken"})


async def _next_number() -> int:
    """The next short number; organisations are told apart by people."""
    last = await pool().fetchval("SELECT max(id) FROM sys_tenant WHERE id < $1", SMALL)
    return int(last or 0) + 1 if (last or 0) + 1 < SMALL else next_id()


def _tell(work: Work, actor: Actor, row: Tenant, op: str) -> None:
    """The row belongs to no tenant, so the platform's own open lists are told besides."""
    data = {"ids": [str(row.id)], "versions": [row.row_version]}
    work.events.append(OutboxEvent(0, actor.tenant_id, tenant.topic, op, actor.client_id, data))


class _Version(Body):
    row_version: int | None = None
