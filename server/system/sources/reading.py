"""Reading another database: one bounded transaction that cannot write, as the source's own user, never of a server of ours.

Only PostgreSQL is read: its transaction is read only whatever a view does, and one snapshot serves rows, count and sums.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from schema.kit.errors import Denied, Refusal
from schema.system.data_source import DataSource
from server.kit.outbound import is_own_server
from server.kit.switches import PLATFORM_TENANT
from server.system.sources.address import POSTGRES, parse_address, resolve
from server.system.sources.connections import AWAY, NO_DATABASE, REFUSED

READ = "sys:dataSource:read"
ONLY_POSTGRES = "报表只能读取 PostgreSQL 数据源 | Reports read sources of PostgreSQL only"
OWN = "报表不能读取本系统自己的服务器 | Reports do not read the portal's own servers"
SLOW = "数据源查询超时，请缩小范围 | The source took too long: narrow it down"
FORBIDDEN = "数据源的账号无权读取 | The source's user may not read this"
BROKEN = "数据源无法完成查询 | The source could not answer this"
_CONNECT_SECONDS, _COMMAND_SECONDS = 5.0, 8.0
_SETTINGS = {
    "default_transaction_read_only": "on",
    "statement_timeout": "5000",
    "lock_timeout": "1000",
    "idle_in_transaction_session_timeout": "10000",
    "search_path": "pg_catalog",
    "timezone": "Asia/Shanghai",
    "application_name": "guanjia-report",
}


@asynccontextmanager
async def open_source(source: DataSource) -> AsyncIterator[asyncpg.Connection]:
    """A connection in a transaction that only reads. What goes wrong there is a refusal with a stable id.

    The inner network is reached by the platform's own sources alone, as when they are tested.
    """
    address = parse_address(source.db_url)
    if address.kind != POSTGRES:
        raise Refusal(ONLY_POSTGRES, id="source.kind")
    host = await resolve(address, internal=source.tenant_id == PLATFORM_TENANT)
    if await is_own_server(host, address.port):
        raise Denied(OWN, id="source.own")
    connection = await _connect(source, host, address.port, address.database)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield connection
    except (asyncpg.QueryCanceledError, asyncpg.LockNotAvailableError, TimeoutError) as error:
        raise Refusal(SLOW, id="source.slow") from error
    except asyncpg.InsufficientPrivilegeError as error:
        raise Refusal(FORBIDDEN, id="source.forbidden") from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Refusal(BROKEN, id="source.broken") from error
    except OSError as error:
        raise Refusal(AWAY, id="source.away") from error
    finally:
        connection.terminate()


async def _connect(source: DataSource, host: str, port: int, database: str) -> asyncpg.Connection:
    try:
        return await asyncpg.connect(
            host=host,
            port=port,
            database=database,
            user=source.db_username or None,
            password=source.db_password or "",
            timeout=_CONNECT_SECONDS,
            command_timeout=_COMMAND_SECONDS,
            statement_cache_size=0,
            server_settings=_SETTINGS,
        )
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidPasswordError) as error:
        raise Refusal(REFUSED, id="source.login") from error
    except asyncpg.InvalidCatalogNameError as error:
        raise Refusal(NO_DATABASE, id="source.database") from error
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Refusal(AWAY, id="source.away") from error
