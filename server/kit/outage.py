"""Tells an outage from a mistake of the program.

A database or Redis that is away, or a full disk, is answered with "retry".
"""

import errno
from collections.abc import Iterator

import asyncpg
from asyncpg.exceptions import InternalClientError
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ResponseError
from redis.exceptions import TimeoutError as RedisTimeoutError
from tortoise.exceptions import DBConnectionError

AWAY = (
    ConnectionError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    DBConnectionError,
    RedisConnectionError,
    RedisTimeoutError,
)


def is_outage(error: BaseException) -> bool:
    """Whether a lost or refused connection is behind an error, also when giving up the transaction failed after it."""
    return any(isinstance(one, AWAY) or _says_closed(one) or _says_full(one) for one in _behind(error))


def _says_full(error: BaseException) -> bool:
    """A file that found no room, or a Redis that takes no writes because its log finds none."""
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    return isinstance(error, ResponseError) and str(error).startswith("MISCONF")


def _says_closed(error: BaseException) -> bool:
    """The driver's own class for a connection it knows to be gone is the one it uses for misuse too.

    A server that was killed says a last word on connections that rest; whoever takes one next finds it in no known state.
    """
    if isinstance(error, InternalClientError):
        return "cannot switch to state" in str(error)
    return isinstance(error, asyncpg.InterfaceError) and "closed" in str(error)


def _behind(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        yield found
        found = found.__cause__ or found.__context__
