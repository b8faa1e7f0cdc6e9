"""The database of the process: Tortoise for models and transactions, an asyncpg pool for hot reads.

Both are opened and closed in one place.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import urlsplit

import asyncpg
from tortoise import Tortoise
from tortoise.backends.base.config_generator import expand_db_url

from schema.domains import registry
from schema.kit.sealing import configure_sealing
from server.kit.ambient import Joined, ambient
from server.kit.cipher import Cipher
from server.kit.node_lease import NodeLease
from server.settings import get_settings

MODEL_MODULES = sorted({model.__module__ for model in registry().models})


def tortoise_config(url: str, pool_size: int | None = None) -> dict[str, Any]:
    """Tortoise configuration for a postgres:// URL; aerich's own model is part of it."""
    parts = urlsplit(url)
    if parts.scheme not in {"postgres", "postgresql", "asyncpg"}:
        raise ValueError("DATABASE_URL must start with postgres:// ")
    size = pool_size or get_settings().pool_size
    separator = "&" if parts.query else "?"
    tail = url.split("://", 1)[1]
    connection = expand_db_url(f"asyncpg://{tail}{separator}minsize=0&maxsize={size}")
    connection["credentials"]["reset"] = _end_transaction
    return {
        "connections": {"default": connection},
        "apps": {"models": {"models": [*MODEL_MODULES, "aerich.models"], "default_connection": "default"}},
        "use_tz": True,
        "timezone": "UTC",
    }


on_open: list[Callable[[], None]] = []
"""What a process forgets that it has loaded from another database."""
_pool: asyncpg.Pool | None = None
_lease: NodeLease | None = None


async def open_database(url: str | None = None, pool_size: int | None = None) -> None:
    """Opens; every later task of the process finds the connection. Without a key for sealed columns it refuses.

    Nothing connects before it is used: a process that is started while the database is away is there when it is back.
    """
    global _pool, _lease
    configure_sealing(Cipher.of(get_settings()))
    for forget in on_open:
        forget()
    config = tortoise_config(url or get_settings().database_url, pool_size)
    await Tortoise.init(config=config, _enable_global_fallback=True)
    _pool = await asyncpg.create_pool(
        url or get_settings().database_url,
        min_size=0,
        max_size=pool_size or get_settings().pool_size,
        reset=_end_transaction,
    )
    if _lease is not None:
        _lease.cancel()
    _lease = NodeLease(_pool)
    await _lease.start()


async def revive_ids() -> bool:
    """Whether this process may give ids again, after one was asked for in vain."""
    return _lease is not None and await _lease.revive()


async def _end_transaction(connection: asyncpg.Connection) -> None:
    """What a connection needs before the next user: no session state is ever set, so the library's reset query is spared."""
    if connection.is_in_transaction():
        await connection.execute("ROLLBACK")


async def close_database() -> None:
    global _pool, _lease
    leaving, _lease = _lease, None
    if leaving is not None:
        await leaving.stop()
    closing, _pool = _pool, None
    if closing is not None:
        await closing.close()
    await Tortoise.close_connections()


def pool() -> asyncpg.Pool:
    """The asyncpg pool, for statements that take driver rows as they come; while a call's transaction is open, that one.

    Inside a unit of work use `work.db`: where no call is answered a second connection would not see the transaction, and
    many waiting for one would starve each other.
    """
    current = ambient()
    return own_pool() if current is None else cast(asyncpg.Pool, Joined(current.db))


def own_pool() -> asyncpg.Pool:
    """The pool itself: for what stands whatever becomes of the call that is being answered, such as counts of tries."""
    if _pool is None:
        raise RuntimeError("the database is not open")
    return _pool


@dataclass(frozen=True, slots=True)
class PoolState:
    """Connections of a pool that are at work, that rest, and the most it may have."""

    used: int
    idle: int
    most: int


def pool_states() -> dict[str, PoolState]:
    """Of "reads", the pool of this module, and of "units", that of models and transactions; none of a pool that nobody has used yet."""
    pools = {"reads": _pool, "units": getattr(Tortoise.get_connection("default"), "_pool", None) if _pool else None}
    return {name: _state_of(found) for name, found in pools.items() if found is not None}


def _state_of(found: asyncpg.Pool) -> PoolState:
    return PoolState(found.get_size() - found.get_idle_size(), found.get_idle_size(), found.get_max_size())
