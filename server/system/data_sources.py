"""Other databases: a bounded, read-only connection test, and a stored password that never follows a changed address."""

import asyncio
from typing import Any

import asyncpg
from starlette.requests import Request

from schema.kit.errors import AppError, Invalid
from schema.system.data_source import DataSource
from server.engine.hooks import Hooks
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.system.shapes.data_sources import TestConnection
from server.system.source_address import RIGHT, parse_address, resolve

SECONDS = 5.0
TYPED_AGAIN = "地址或账号已变更，请重新填写密码 | The address or user changed: enter the password again"
REFUSED = "账号或密码错误 | Wrong user or password"
AWAY = "无法连接 | Cannot connect"
NO_DATABASE = "数据库不存在 | There is no such database"


async def options(request: Request, actor: Actor) -> list[dict[str, str]]:
    """GET /sys/dataSource/options: [{value, label, text}]."""
    rows = await scoped(DataSource, actor).order_by("code").limit(500)
    return [{"value": row.code, "label": row.name, "text": row.name} for row in rows]


async def test_connection(request: Request, actor: Actor, body: TestConnection) -> None:
    """POST /sys/dataSource/testConnection and /online/cgreport/api/testConnection: refused with a plain reason."""
    if body.db_type.lower() != "postgresql":
        raise Invalid(fields={"dbType": "只支持 PostgreSQL | Only PostgreSQL is supported"})
    password = body.db_password or await _stored_password(actor, body)
    address = parse_address(body.db_url)
    host = await resolve(address, internal=actor.can(RIGHT))
    try:
        await asyncio.wait_for(_try(host, address.port, address.database, body.db_username, password), SECONDS)
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidPasswordError) as error:
        raise AppError(REFUSED, id="source.login") from error
    except asyncpg.InvalidCatalogNameError as error:
        raise AppError(NO_DATABASE, id="source.database") from error
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise AppError(AWAY, id="source.away") from error


async def _try(host: str, port: int, database: str, user: str, password: str) -> None:
    connection = await asyncpg.connect(
        host=host,
        port=port,
        database=database,
        user=user or None,
        password=password or "",
        timeout=SECONDS,
        server_settings={"default_transaction_read_only": "on", "statement_timeout": "3000"},
    )
    try:
        await connection.fetchval("SELECT 1")
    finally:
        await connection.close(timeout=1)


async def _stored_password(actor: Actor, body: TestConnection) -> str:
    """The sealed password, only for the address and user that it was stored with."""
    if not body.id:
        return ""
    row = await fetch(DataSource, actor, body.id)
    if (row.db_url, row.db_username or "") != (body.db_url, body.db_username):
        raise Invalid(fields={"dbPassword": TYPED_AGAIN})
    return row.db_password or ""


async def check_source(actor: Actor, values: dict[str, Any], row: DataSource | None) -> None:
    """The address must be one; with another address or user the stored password would go to a stranger."""
    if "db_url" in values:
        parse_address(str(values["db_url"] or ""))
    if row is None:
        return
    if not values.get("db_password"):
        values.pop("db_password", None)
    moved = any(
        name in values and (values[name] or "") != (getattr(row, name) or "") for name in ("db_url", "db_username")
    )
    if moved and row.db_password and "db_password" not in values:
        raise Invalid(fields={"dbPassword": TYPED_AGAIN})


HOOKS = {"sys/dataSource": Hooks(validate=check_source)}
