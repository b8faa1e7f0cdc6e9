"""The ambient transaction of a call: units of work and reads inside join it, so that all of it is committed with the answer.

Without it a call that writes twice could be half done, and the answer to it could not be kept in the transaction of the write.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Any

import asyncpg
from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.connection import get_connections
from tortoise.transactions import in_transaction

log = logging.getLogger("guanjia")
AfterCommit = Callable[[], Awaitable[None]]


class Ambient:
    """An open transaction of a call, and what is to happen once it is durable."""

    def __init__(self, db: BaseDBAsyncClient) -> None:
        self.db = db
        self.is_open = True
        self.in_unit = False
        self._had_unit = False
        self._after: list[AfterCommit] = []
        self._written: set[tuple[int, str]] = set()

    def after_commit(self, call: AfterCommit) -> None:
        self._after.append(call)

    def wrote(self, tenant_id: int, topic: str) -> None:
        """Rows behind this list topic differ from what others see, until the commit."""
        self._written.add((tenant_id, topic))

    def has_written(self, tenant_id: int, topic: str) -> bool:
        return (tenant_id, topic) in self._written

    @asynccontextmanager
    async def unit(self) -> AsyncIterator[None]:
        """A part that may fail alone, with what it wanted after the commit.

        One statement: its savepoint takes the place of the one before, and the last one ends with the commit.
        """
        connection: asyncpg.Connection = self.db._connection
        await connection.execute("RELEASE SAVEPOINT unit; SAVEPOINT unit" if self._had_unit else "SAVEPOINT unit")
        self._had_unit = self.in_unit = True
        mark = len(self._after)
        try:
            yield
        except BaseException:
            del self._after[mark:]
            await connection.execute("ROLLBACK TO SAVEPOINT unit")
            raise
        finally:
            self.in_unit = False

    async def settle(self) -> None:
        for call in self._after:
            await hint(call)


async def hint(call: AfterCommit) -> None:
    """The change is durable: what fails from here on is logged, and neither the caller nor the next hint hears of it."""
    try:
        await call()
    except Exception:
        log.exception("a hint after a commit failed")


_current: ContextVar[Ambient | None] = ContextVar("ambient", default=None)


def ambient() -> Ambient | None:
    """The open transaction of the call that is being answered, if there is one."""
    current = _current.get()
    return current if current is not None and current.is_open else None


@asynccontextmanager
async def ambient_transaction() -> AsyncIterator[Ambient]:
    """Opens it; commits when the block ends well, then does what was asked for after the commit.

    Inside an open one it is that one: nothing is durable before the outer block ends, so nobody may be told before.
    """
    outer = ambient()
    if outer is not None:
        yield outer
        return
    async with in_transaction() as db:
        current = Ambient(db)
        token = _current.set(current)
        try:
            yield current
        finally:
            current.is_open = False
            _current.reset(token)
    await current.settle()


async def when_committed(call: AfterCommit) -> None:
    """At once, or once the call's transaction is durable: others must not be told to look before there is something to see."""
    current = ambient()
    if current is None:
        await call()
    else:
        current.after_commit(call)


@contextmanager
def detached() -> Iterator[None]:
    """What is read and written inside stands by itself, whatever becomes of the call: tries that count, what a process holds.

    Also for starting a task, which may outlive the call. It must not touch rows that the call has written.
    """
    current = ambient()
    if current is None:
        yield
        return
    connections = get_connections()
    own: Any = current.db
    restored = connections.set(own.connection_name, own._parent)
    token = _current.set(None)
    try:
        yield
    finally:
        _current.reset(token)
        connections.reset(restored)


class Joined:
    """Answers the calls of a connection pool on the connection of the ambient transaction, one at a time."""

    def __init__(self, db: BaseDBAsyncClient) -> None:
        self._db = db

    async def fetch(self, *args: Any, **options: Any) -> Any:
        async with self._db.acquire_connection() as connection:
            return await connection.fetch(*args, **options)

    async def fetchrow(self, *args: Any, **options: Any) -> Any:
        async with self._db.acquire_connection() as connection:
            return await connection.fetchrow(*args, **options)

    async def fetchval(self, *args: Any, **options: Any) -> Any:
        async with self._db.acquire_connection() as connection:
            return await connection.fetchval(*args, **options)

    async def execute(self, *args: Any, **options: Any) -> Any:
        async with self._db.acquire_connection() as connection:
            return await connection.execute(*args, **options)

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[asyncpg.Connection]:
        yield self._db._connection
