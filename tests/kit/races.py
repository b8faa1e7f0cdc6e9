"""A call that names a row while somebody else deletes it, set one after the other by a barrier."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from schema.domains import registry
from schema.kit.base import Base
from server.engine.change import delete_in
from server.kit.actor import Actor
from server.kit.unit_of_work import Work, unit_of_work

_HEAD_START = 0.3

Do = Callable[[Work], Awaitable[None]]


async def while_deleted(actor: Actor, path: str, row: Base, call: Callable[[], Awaitable[Any]]) -> Any:
    """What the call gives that begins once the row is deleted, and before that is committed."""
    resource = registry().require(path)

    async def delete(work: Work) -> None:
        await delete_in(work, resource, await cast(Any, resource.model).get(id=row.id))

    return await beside(actor, delete, call)


async def beside(actor: Actor, first: Do, call: Callable[[], Awaitable[Any]]) -> Any:
    """What a call gives, or raises, beside a unit of work that has done its part and is not committed yet."""
    begun, go = asyncio.Event(), asyncio.Event()

    async def leading() -> None:
        try:
            async with unit_of_work(actor) as work:
                await first(work)
                begun.set()
                await go.wait()
        finally:
            begun.set()

    one = asyncio.create_task(leading())
    await begun.wait()
    other = asyncio.create_task(_caught(call))
    await asyncio.sleep(_HEAD_START)
    go.set()
    await one
    return await other


async def _caught(call: Callable[[], Awaitable[Any]]) -> Any:
    try:
        return await call()
    except Exception as error:
        return error
