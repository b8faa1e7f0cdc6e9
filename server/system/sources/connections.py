"""Connections to other databases: a bounded, read-only test, and a stored password that never follows a changed address."""

import asyncio
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid, Refusal
from schema.system.data_source import DataSource
from server.account.api import Allowance, spend
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.system.access.platform import is_platform
from server.system.sources.address import MYSQL, POSTGRES, Address, parse_address, resolve
from server.system.sources.drivers import SECONDS, SourceAwayError, SourceRefusedError, try_mysql, try_postgres
from server.system.sources.shapes import TestConnection

TRIES = Allowance("source-tests", 20, 600)
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
    await spend(TRIES, f"{actor.tenant_id}:{actor.user_id}")
    address = parse_address(body.db_url)
    _check_kind(body.db_type, address)
    password = body.db_password or await _stored_password(actor, body)
    host = await resolve(address, internal=await is_platform(actor))
    attempt = try_mysql if address.kind == MYSQL else try_postgres
    try:
        await asyncio.wait_for(attempt(host, address.port, address.database, body.db_username, password), SECONDS)
    except SourceRefusedError as error:
        text = REFUSED if error.login else NO_DATABASE
        raise Refusal(text, id="source.login" if error.login else "source.database") from error
    except (OSError, TimeoutError, SourceAwayError, ValueError) as error:
        raise Refusal(AWAY, id="source.away") from error


def _check_kind(db_type: str, address: Address) -> None:
    kind = {"postgresql": POSTGRES, "postgres": POSTGRES, "mysql": MYSQL, "mariadb": MYSQL}.get(db_type.lower())
    if kind is None:
        raise Invalid(
            fields={"dbType": "支持 PostgreSQL 与 MySQL/MariaDB | PostgreSQL and MySQL/MariaDB are supported"}
        )
    if kind != address.kind:
        raise Invalid(fields={"dbUrl": "地址与数据库类型不符 | The address is of another kind of database"})


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
    if "db_url" in values or "db_type" in values:
        address = parse_address(str(value_after(values, row, "db_url") or ""))
        _check_kind(str(value_after(values, row, "db_type") or ""), address)
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
