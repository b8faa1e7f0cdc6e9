"""Tells a database or Redis that is away from a mistake of the program: the first is answered with "retry"."""

from collections.abc import Iterator

import asyncpg
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError
from tortoise.exceptions import DBConnectionError

AWAY = (
    ConnectionError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    DBConnectionError,
    RedisConnectionError,
    RedisTimeoutError,
)


def is_outage(error: BaseException) -> bool:
    """Whether a lost or refused connection is behind an error, also when giving up the transaction failed after it."""
    return any(isinstance(one, AWAY) or _says_closed(one) for one in _behind(error))


def _says_closed(error: BaseException) -> bool:
    """The driver's own class for a connection it knows to be gone is the one it uses for misuse too."""
    return isinstance(error, asyncpg.InterfaceError) and "closed" in str(error)


def _behind(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        yield found
        found = found.__cause__ or found.__context__
