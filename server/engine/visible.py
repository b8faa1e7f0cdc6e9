"""Visible rows: one row of a model, fetched or locked only where the data rules of a person let it be seen.

Calls that act on a row by its id come here, so that no act reaches what no list shows; an actor without rules costs no query.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from starlette.requests import Request

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import NotFound
from server.engine.access import is_narrowed
from server.engine.read import visible_ids
from server.http.adapters import Id
from server.http.route import Handler
from server.kit.actor import Actor
from server.kit.scope import fetch, lock, parse_id
from server.kit.unit_of_work import Work

Row = TypeVar("Row", bound=Base)


async def fetch_visible(model: type[Row], actor: Actor, row_id: int | str) -> Row:
    """One row that the actor may see; NotFound for any other."""
    await check_visible(model, actor, [row_id])
    return await fetch(model, actor, row_id)


async def lock_visible(model: type[Row], work: Work, row_id: int | str) -> Row:
    """One row that the actor may see, locked until the transaction ends; NotFound for any other."""
    await check_visible(model, work.actor, [row_id])
    return await lock(model, work.actor, row_id)


async def check_visible(model: type[Base], actor: Actor, row_ids: Iterable[int | str]) -> None:
    """NotFound when data rules hide one of the rows from the actor, as if it did not exist."""
    ids = {parse_id(row_id) for row_id in row_ids}
    resource = registry().of_model(model)
    if resource is None or not is_narrowed(resource, actor):
        return
    if await visible_ids(resource, actor, list(ids)) != ids:
        raise NotFound()


def with_visible_id(model: type[Base], use_case: Callable[[Actor, str], Awaitable[Any]]) -> Handler:
    """A handler for a use case of the form use_case(actor, id), asked only about rows of the model that the actor may see."""

    async def handle(request: Request, actor: Actor, query: Id) -> Any:
        await check_visible(model, actor, [query.id])
        return await use_case(actor, query.id)

    return handle
